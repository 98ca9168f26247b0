"""What somebody adds who follows CONTRIBUTING.md: a feat, a realm, a bot, a language."""

from __future__ import annotations

import shutil
from string import ascii_uppercase

from grani.dice_forge.boxes import FEAT_COUNT
from grani.locales.entries import entries
from grani.rolling_realms.realms import LETTERS, NO_REALM, OWNERS, REALM_COUNT
from tests.guide.copies import Copy
from tests.guide.page import code

FEAT_WORDS = {
    "en": ("My Feat", "Gain 6 gold and 1 sun shard."),
    "ru": ("Мой подвиг", "Получите 6 золотых и 1 осколок солнца."),
    "uk": ("Мій подвиг", "Отримайте 6 золотих і 1 уламок сонця."),
}
REALM_WORDS = {"en": "My Realm", "ru": "Мой мир", "uk": "Мій світ"}
BIRDS = 3
"""Placements of the realm that is copied."""


def add_feat(copy: Copy) -> None:
    """Add a feat of known verbs."""
    box = "src/grani/dice_forge/boxes/promos.py"
    copy.replace(
        box,
        "from typing import Final\n",
        "from typing import Final\n\n"
        "from grani.dice_forge.boxes.feat import PROMOS\n"
        "from grani.dice_forge.verbs.base import Gain\n",
    )
    row = f'Feat({FEAT_COUNT}, "my_feat", "moon_4", 5, Gain(gold=6, sun=1), box=PROMOS)'
    start = "PROMO_FEATS: Final[list[Feat]] = ["
    copy.replace(box, start, f"{start}\n    {row},\n")
    for language, (name, rule) in FEAT_WORDS.items():
        copy.append(
            f"src/grani/locales/{language}/dice-forge.ftl",
            f"\nfeat-my-feat-name = {name}\nfeat-my-feat-rule = {rule}\n",
        )


def add_realm(copy: Copy) -> None:
    """Add a realm: Wingspan once more, with a number, a letter and placements of its own."""
    folder = "src/grani/rolling_realms/realms"
    letter = next(letter for letter in ascii_uppercase if letter not in LETTERS)
    first = next(n for n in range(len(OWNERS)) if {*OWNERS[n : n + BIRDS]} == {NO_REALM})
    module = copy.read(f"{folder}/wingspan.py").replace("class Wingspan", "class MyRealm")
    old, new = (
        '8, "wingspan", "W", first=12',
        f'{REALM_COUNT}, "my_realm", "{letter}", first={first}',
    )
    assert old in module
    copy.write(f"{folder}/my_realm.py", module.replace(old, new))
    copy.replace(
        f"{folder}/__init__.py",
        "from grani.rolling_realms.realms.pendulum",
        "from grani.rolling_realms.realms.my_realm import MyRealm\n"
        "from grani.rolling_realms.realms.pendulum",
    )
    copy.replace(f"{folder}/__init__.py", "    Pyramid(),\n", "    Pyramid(),\n    MyRealm(),\n")
    for language, name in REALM_WORDS.items():
        words = f"src/grani/locales/{language}/rolling-realms"
        found = {**entries(copy.read(f"{words}.ftl")), **entries(copy.read(f"{words}-web.ftl"))}
        texts = {key: text for key, text in found.items() if "wingspan" in key.split("-")}
        texts["realm-wingspan-name"] = f"realm-wingspan-name = {name}\n"
        copied = [text.partition("\n#")[0].strip() for text in texts.values()]
        copy.append(
            f"{words}.ftl", "\n" + "\n".join(copied).replace("-wingspan", "-my-realm") + "\n"
        )


def add_bot(copy: Copy) -> None:
    """Add the bot that the page shows."""
    copy.write("src/grani/bots/my_bot.py", code("Add a bot"))
    makers = "src/grani/bots/dice_forge.py"
    copy.replace(
        makers,
        "BOTS: Makers = {",
        "def my_bot(seed: int) -> Bot:\n"
        '    """Give the bot of a beginner."""\n'
        "    from grani.bots.my_bot import MyBot\n\n"
        "    return MyBot()\n\n\n"
        'BOTS: Makers = {"my_bot": my_bot, ',
    )


def add_language(copy: Copy) -> None:
    """Add a language: English by another name."""
    folder = copy.root / "src/grani/locales"
    shutil.copytree(folder / "en", folder / "xx")
    web = "src/grani/locales/xx/web.ftl"
    copy.replace(web, "web-language-name = English", "web-language-name = Martian")

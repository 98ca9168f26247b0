"""What somebody adds who follows CONTRIBUTING.md: feat, realm, bot, question, language."""

from __future__ import annotations

import shutil
from string import ascii_uppercase

from grani.dice_forge.boxes import FEAT_COUNT
from grani.dice_forge.kinds.index import ALL_KINDS
from grani.locales.entries import entries
from grani.rolling_realms.realms import LETTERS, NO_REALM, OWNERS, REALM_COUNT
from tests.guide.copies import Copy
from tests.guide.page import code

FEAT_WORDS = {
    "en": ("My Feat", "Gain 6 gold and 1 sun shard."),
    "ru": ("Мой подвиг", "Получите 6 золотых и 1 осколок солнца."),
    "uk": ("Мій подвиг", "Отримайте 6 золотих і 1 уламок сонця."),
}
QUESTION_WORDS = {
    "en": ("Forge “{ $face }”, or put it back and gain 3 glory.", "Forge", "Put it back"),
    "ru": (
        "Вставьте грань «{ $face }» или верните её и получите 3 очка славы.",
        "Вставить",
        "Вернуть",
    ),
    "uk": (
        "Вставте грань «{ $face }» або поверніть її та отримайте 3 очки слави.",
        "Вставити",
        "Повернути",
    ),
}
COACH_WORDS = {
    "en": "A good face is worth more than it seems.",
    "ru": "Хорошая грань стоит больше, чем кажется.",
    "uk": "Добра грань варта більше, ніж здається.",
}
QUESTION = f"""

@final
class Wager(Kind):
    \"\"\"Forge the face in hand, or put it back for glory.\"\"\"

    def __init__(self) -> None:
        super().__init__({len(ALL_KINDS)}, "wager", "wager")
        self.face: Final[Field] = self.field(FaceField())

    def push(self, game: Table, seat: i64, face: i64) -> None:
        game.push(self, seat, self.face.put(face))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        face = self.face.of(x)
        if action == YES:
            PLACE.push(game, me.seat, face)
        else:
            game.supply[face] += 1
            game.gain(me, GLORY, 3, face)

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return about_face(self.face.of(x))

    def in_hand(self, x: i64) -> i64:
        return self.face.of(x)


WAGER: Final = Wager()
"""
QUESTION_TEST = """

@pytest.mark.parametrize(("answer", "asked", "glory"), [("yes", "place", 0), ("no", "roll", 3)])
def test_a_wager_is_forged_or_put_back(answer: str, asked: str, glory: int) -> None:
    table = arrange({"moon": 1}, {}, setup="my_feat")
    decide(table, "feat moon_1a")
    assert due(table) == (0, "wager")
    assert options(table) == {"no", "yes"}
    decide(table, answer)
    assert due(table)[1] == asked
    assert reserves(table, 0)[3] == glory
"""
QUESTION_POSITION = """\
    "wager": lambda: _after(arrange({"moon": 1}, {}, setup="my_feat"), "feat moon_1a"),
"""
ASKER = """

@final
class Bet(Verb):
    \"\"\"Take a face in hand, and wager it.\"\"\"

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        face: i64
        for face in range(1, len(FACES)):
            if game.supply[face] > 0:
                game.supply[face] -= 1
                WAGER.push(game, me.seat, face)
                return

    def strip(self) -> list[str]:
        return ["face", "or", "glory:3"]
"""
REALM_WORDS = {"en": "My Realm", "ru": "Мой мир", "uk": "Мій світ"}
BIRDS = 3
"""Placements of the realm that is copied."""


def add_feat(
    copy: Copy,
    slot: str = "moon_4",
    verb: str = "Gain(gold=6, sun=1)",
    home: str = "verbs.base",
) -> None:
    """Add a feat that does something."""
    box = "src/grani/dice_forge/boxes/promos.py"
    copy.replace(
        box,
        "from typing import Final\n",
        "from typing import Final\n\n"
        "from grani.dice_forge.boxes.feat import PROMOS\n"
        f"from grani.dice_forge.{home} import {verb.partition('(')[0]}\n",
    )
    row = f'Feat({FEAT_COUNT}, "my_feat", "{slot}", 5, {verb}, box=PROMOS)'
    start = "PROMO_FEATS: Final[list[Feat]] = ["
    copy.replace(box, start, f"{start}\n    {row},\n")
    for language, (name, rule) in FEAT_WORDS.items():
        copy.append(
            f"src/grani/locales/{language}/dice-forge.ftl",
            f"\nfeat-my-feat-name = {name}\nfeat-my-feat-rule = {rule}\n",
        )


def add_question(copy: Copy) -> None:
    """Add a question about a face that somebody holds in hand."""
    cards = "src/grani/dice_forge/kinds/cards.py"
    copy.replace(cards, "    SPLIT,\n)", "    SPLIT,\n    YES,\n)")
    copy.append(cards, QUESTION)
    for language, (prompt, yes, no) in QUESTION_WORDS.items():
        copy.append(
            f"src/grani/locales/{language}/dice-forge.ftl",
            f"\nprompt-wager = {prompt}\noption-wager-yes = {yes}\noption-wager-no = {no}\n",
        )
        copy.append(
            f"src/grani/locales/{language}/dice-forge-learn.ftl",
            f"\ncoach-wager = {COACH_WORDS[language]}\n",
        )
    copy.append("tests/dice_forge/test_decisions.py", QUESTION_TEST)
    start = "ARRANGED: dict[str, Make] = {\n"
    copy.replace("tests/web/decisions.py", start, f"{start}{QUESTION_POSITION}")


def add_asker(copy: Copy) -> None:
    """Add whoever asks the question: a verb, and a feat that does it."""
    verbs = "src/grani/dice_forge/verbs/rebellion.py"
    copy.replace(verbs, "    RIGHT_HAND,\n    WIND,", "    RIGHT_HAND,\n    WAGER,\n    WIND,")
    copy.append(verbs, ASKER)
    add_feat(copy, "moon_1a", "Bet()", "verbs.rebellion")


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

"""Dice Forge can say everything it has to say, and calls its cards by their names."""

from __future__ import annotations

import re
from random import Random

import pytest

from grani.core.contract import CHANCE, OVER
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.dice_forge.boards.labyrinth import MAZE, square_name
from grani.dice_forge.boards.titans import TITAN_IDS
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.boxes.feat import PROMOS
from grani.dice_forge.faces import (
    FACES,
    POOLS,
)
from grani.dice_forge.game import GAME
from grani.dice_forge.hero import (
    DIE_NAMES,
)
from grani.dice_forge.islands import PORTALS, SLOTS
from grani.dice_forge.kinds.index import EVERY_QUESTION
from grani.dice_forge.ledger import glory_sources
from grani.dice_forge.names import (
    SPECIAL_SOURCES,
)
from grani.dice_forge.resources import RESOURCE_NAMES
from grani.dice_forge.setup import MODULES, NAMED
from grani.locales import LANGUAGES, language
from grani.locales.speech import Speech
from tests.fuzz.forge_rich import rich_position, table_mates
from tests.web.decisions import asked, positions

from .fluent_files import entries

PLAYERS = ["Олена", "Ivan", "Мавка", "Bot 1"]

PROMPTS = {f"prompt-{question}" for question in EVERY_QUESTION}
LOGS = {
    f"log-{name}"
    for name in [
        "round",
        "turn",
        "rolled",
        "gained",
        "gained-lost",
        "gained-nothing",
        "paid",
        "paid-ancient",
        "lost",
        "lost-nothing",
        "bought",
        "forged",
        "performed",
        "ousted",
        "copied",
        "copied-nothing",
        "hammered",
        "hammered-lap",
        "reinforced",
        "spent-token-triton",
        "spent-token-cerberus",
        "passed",
        "extra",
        "converted",
        "gave",
        "removed",
        "dealt",
        "picked",
        "ended",
        "spent-token-companion",
        "starred-gold",
        "starred-glory",
        "starred-choice",
        "starred-mirror",
        "starred-face",
        "starred-upgrade",
        "walked",
        "swayed-loyalty",
        "swayed-rebellion",
        "remembered-sun",
        "remembered-moon",
        "cashed-sun",
        "cashed-moon",
        "stored",
        "emptied-sun",
        "emptied-moon",
        "advanced",
        "rerolled-light",
        "rerolled-dark",
        "rerolled-celestial",
        "treasured-sun",
        "treasured-moon",
        "treasured-glory",
        "turned",
        "again",
        "judged",
        "granted",
    ]
}

NAMES = [
    ("blacksmiths_hammer", "The Blacksmith’s Hammer", "Молот кузнеца", "Молот коваля"),
    ("blacksmiths_chest", "The Blacksmith’s Chest", "Сундук кузнеца", "Скриня коваля"),
    ("silver_hind", "The Silver Hind", "Серебряная лань", "Срібна лань"),
    ("great_bear", "Great Bear", "Большая Медведица", "Велика Ведмедиця"),
    ("satyrs", "Satyrs", "Сатиры", "Сатири"),
    ("tenacious_boar", "Tenacious Boar", "Упрямый боров", "Упертий кабан"),
    ("ferryman", "Ferryman", "Паромщик", "Поромник"),
    ("cerberus", "Cerberus", "Цербер", "Цербер"),
    ("helmet_of_invisibility", "Helmet of Invisibility", "Шлем невидимости", "Шолом-невидимка"),
    ("cancer", "Cancer", "Рак", "Рак"),
    ("sentinel", "Sentinel", "Смотрящий", "Вартовий"),
    ("hydra", "Hydra", "Гидра", "Гідра"),
    ("typhon", "Typhon", "Тифон", "Тифон"),
    ("sphinx", "Sphinx", "Сфинкс", "Сфінкс"),
    ("cyclops", "Cyclops", "Циклоп", "Циклоп"),
    ("gorgon", "Gorgon", "Горгона", "Горгона"),
    ("triton", "Triton", "Тритон", "Тритон"),
    ("mirror_of_the_abyss", "Mirror of the Abyss", "Зеркало бездны", "Дзеркало безодні"),
    ("guardians_owl", "The Guardian’s Owl", "Сова стража", "Сова стража"),
    ("celestial_ship", "Celestial Ship", "Небесный корабль", "Небесний корабель"),
    ("minotaur", "Minotaur", "Минотавр", "Мінотавр"),
    ("guardians_shield", "The Guardian’s Shield", "Щит стража", "Щит стража"),
    ("elder", "The Elder", "Старейшина", "Старійшина"),
    ("wild_spirits", "Wild Spirits", "Дикие духи", "Дикі духи"),
    ("twins", "The Twins", "Близнецы", "Близнюки"),
    ("blacksmiths_scepter", "The Blacksmith’s Scepter", "Скипетр кузнеца", "Скіпетр коваля"),
    ("companion", "The Companion", "Компаньон", "Компаньйон"),
    ("wind", "The Wind", "Ветер", "Вітер"),
    ("celestial_die", "The Celestial Die", "Небесный кубик", "Небесний кубик"),
    ("mists", "The Mists", "Туманы", "Тумани"),
    ("ancestor", "The Ancestor", "Предок", "Предок"),
    ("right_hand", "The Right Hand", "Правая рука", "Права рука"),
    ("eternal_night", "The Eternal Night", "Вечная ночь", "Вічна ніч"),
    ("tree", "The Tree", "Дерево", "Дерево"),
    ("wood_nymph", "The Wood Nymph", "Лесная нимфа", "Лісова німфа"),
    ("merchant", "The Merchant", "Торговец", "Торговець"),
    ("light", "The Light", "Свет", "Світло"),
    ("goldsmith", "The Goldsmith", "Ювелир", "Ювелір"),
    ("omniscient", "The Omniscient", "Всеведающий", "Усезнавець"),
    ("eternal_fire", "The Eternal Fire", "Вечный огонь", "Вічний вогонь"),
    ("abyssal_trident", "The Abyssal Trident", "Трезубец глубин", "Тризуб глибин"),
    ("left_hand", "The Left Hand", "Левая рука", "Ліва рука"),
    ("first_titan", "The First Titan", "Первый титан", "Перший титан"),
    ("goddess", "The Goddess", "Богиня", "Богиня"),
    ("moon_golem", "The Moon Golem", "Лунный голем", "Місячний голем"),
    ("great_golem", "The Great Golem", "Большой голем", "Великий голем"),
    ("sun_golem", "The Sun Golem", "Солнечный голем", "Сонячний голем"),
    ("time_golem", "The Time Golem", "Временной голем", "Голем часу"),
    ("memory", "The Memory", "Воспоминание", "Спогад"),
    ("oracle", "The Oracle", "Оракул", "Оракул"),
    ("chaos", "The Chaos", "Хаос", "Хаос"),
    ("dogged", "The Dogged", "Упрямый", "Упертий"),
    ("guardian", "The Guardian", "Страж", "Страж"),
    (
        "mirror_of_misfortune",
        "The Mirror of Misfortune",
        "Зеркало невзгод",
        "Дзеркало негараздів",
    ),
]
"""The titles printed on the cards: English, Russian, Ukrainian."""

BASE_SETUPS = ["introductory", "alternates", "random"]
TOLD = [
    *((seats, setup) for setup in BASE_SETUPS for seats in (2, 3, 4)),
    *((2, setup) for setup in NAMED if setup not in BASE_SETUPS),
    *((4, setup) for setup in ("goddess-random", "titans-random")),
]
"""Games that are told: seats and set-up."""

FACE_NAMES = [FACES[i].name for i in range(len(FACES))]
FEAT_NAMES = [FEATS[i].name for i in range(len(FEATS))]


RICH_GAMES = 200
"""Late turns with many cards that are always played to hear options, however few are left."""
SHUFFLE = 3
"""Pairs of cards come up in an order in which most cards come soon."""


def messages(start: str) -> set[str]:
    """Give the messages of the game that begin so."""
    files = ("dice-forge.ftl", "dice-forge-rebellion.ftl")
    return {e.key for e in entries("en") if e.file in files and e.key.startswith(start)}


def options_heard() -> set[str]:
    """Name the options that come up when any two cards meet; enough when all have been heard."""
    pairs = table_mates()
    wanted = messages("option-")
    heard: set[str] = set()
    for number, pair in enumerate(Random(SHUFFLE).sample(pairs, len(pairs))):
        if number >= RICH_GAMES and wanted <= heard:
            break
        dice = Dice(number)
        state = GAME.from_position(rich_position(dice, 2 + number % 3, pair))
        while state.actor != OVER:
            prompt = state.prompt(int(state.actor))
            legal = state.legal()
            if prompt is not None:
                heard |= {option.key for option in prompt.options}
                # The first option mostly means no, and leads nowhere.
                legal = legal[1:] if len(legal) > 1 and dice.below(8) else legal
            state.apply(dice.pick(legal))
    return heard


def hyphens(id: str) -> str:
    return id.replace("_", "-")


@pytest.mark.parametrize(("feat", "en", "ru", "uk"), NAMES)
def test_cards_bear_their_printed_titles(feat: str, en: str, ru: str, uk: str) -> None:
    key = f"feat-{hyphens(feat)}-name"
    assert [language(code).say(key) for code in ("en", "ru", "uk")] == [en, ru, uk]


def test_no_card_is_missing_from_the_table_of_titles() -> None:
    printed = [feat.name for feat in FEATS if feat.box != PROMOS]
    assert sorted(row[0] for row in NAMES) == sorted(printed)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_a_rule(code: str) -> None:
    speech = language(code)
    for face in map(hyphens, FACE_NAMES):
        assert speech.say(f"face-{face}")
        assert speech.say(f"face-{face}-rule").endswith(".")
    for feat in map(hyphens, FEAT_NAMES):
        assert speech.say(f"feat-{feat}-rule").endswith(".")
    for setup in [*NAMED, "custom"]:
        assert speech.say(f"setup-{setup}")
        assert speech.say(f"setup-{setup}-rule").endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_faces_and_no_two_cards_share_a_name(code: str) -> None:
    speech = language(code)
    faces = [speech.say(f"face-{hyphens(face)}") for face in FACE_NAMES]
    feats = [speech.say(f"feat-{hyphens(feat)}-name") for feat in FEAT_NAMES]
    assert len(set(faces)) == len(faces)
    assert len(set(feats)) == len(feats)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_place_and_thing_has_a_name(code: str) -> None:
    keys = [
        *(f"resource-{name}" for name in RESOURCE_NAMES),
        *(f"die-{name}" for name in DIE_NAMES),
        *(f"slot-{hyphens(SLOTS[i].name)}" for i in range(len(SLOTS))),
        *(f"island-{portal}" for portal in range(PORTALS + 1)),
        *(f"pool-{hyphens(pool)}" for pool in POOLS),
        *(f"source-{hyphens(source)}" for source in SPECIAL_SOURCES),
        *(f"timing-{timing}" for timing in ("immediate", "reinforcement", "automatic", "none")),
        *(f"module-{module}" for module in MODULES),
        *(f"square-{square_name(square)}" for square in range(len(MAZE))),
        *(f"square-{hyphens(square)}" for square in TITAN_IDS),
        *(
            f"sim-source-{hyphens(source)}"
            for source in glory_sources()
            if source and ":" not in source
        ),
    ]
    assert [key for key in keys if not language(code).has(key)] == []


def test_printed_numbers_are_the_same_in_the_rules_of_all_languages() -> None:
    """A face or card may not promise more in one language than in another."""
    for entry in entries("en"):
        if entry.key.startswith(("face-", "feat-", "term-", "slot-", "pool-")):
            said = [language(code).say(entry.key) for code in LANGUAGES]
            digits = [sorted(re.findall(r"\d+", text)) for text in said]
            assert digits[0] == digits[1] == digits[2], entry.key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_of_the_glossary_is_explained(code: str) -> None:
    terms = [entry.key for entry in entries(code) if entry.key.startswith("term-")]
    names = [key for key in terms if not key.endswith("-rule")]
    assert len(names) >= 25
    assert sorted(terms) == sorted([*names, *(f"{name}-rule" for name in names)])
    for name in names:
        text = language(code).say(f"{name}-rule")
        assert text.endswith(".")
        assert text.count(". ") <= 1, name


def test_there_is_a_message_for_all_that_can_be_asked_and_told_and_no_other() -> None:
    assert messages("prompt-") == PROMPTS
    assert messages("option-") == options_heard()
    assert messages("log-") == LOGS


@pytest.mark.parametrize(("seats", "setup"), TOLD)
def test_whole_games_can_be_told_in_every_language(seats: int, setup: str) -> None:
    """Play at random; whatever comes up is known, and each language says it."""
    speeches = [Speech(language(code), PLAYERS[:seats]) for code in LANGUAGES]
    heard: set[str] = set()
    said: set[str] = set()

    def hear(key: str, args: dict[str, str | int]) -> bool:
        heard.add(key)
        # Numbers are tried elsewhere: here, each message once with each set of names.
        names = [value for value in args.values() if isinstance(value, str)]
        seen = f"{key} {names}" in said
        said.add(f"{key} {names}")
        return not seen

    for seed in range(3):
        dice = Dice(seed)
        state = GAME.new(seats, setup)
        chronicle = Chronicle()
        state.observer = chronicle
        while state.actor != OVER:
            actor = int(state.actor)
            prompt = state.prompt(actor)
            if actor == CHANCE:
                assert prompt is None
            else:
                assert prompt is not None
                if hear(f"prompt-{prompt.kind}", prompt.args):
                    assert all(speech.prompt(prompt) for speech in speeches)
                for option in prompt.options:
                    if hear(option.key, option.args):
                        assert all(speech.option(option) for speech in speeches)
            state.apply(dice.pick(state.legal()))
            for event in chronicle.take():
                message = GAME.message(event)
                if message is not None and hear(message.key, message.args):
                    assert all(speech.message(message) for speech in speeches)
    assert heard <= PROMPTS | messages("option-") | LOGS
    assert {"prompt-main", "prompt-place", "option-feat", "log-gained", "log-ended"} <= heard


LONGEST_PROMPT = 75
"""Letters of a question: what two lines of a phone hold beside its buttons."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_questions_are_short_enough_to_be_read_at_a_glance(code: str) -> None:
    said = {
        kind: Speech(language(code), PLAYERS[: state.seats]).prompt(asked(state))
        for kind, state in positions().items()
    }
    assert {kind: text for kind, text in said.items() if len(text) > LONGEST_PROMPT} == {}

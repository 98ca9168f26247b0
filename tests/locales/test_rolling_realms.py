"""Rolling Realms can say everything it has to say, and calls its realms by their names."""

from __future__ import annotations

import re

import pytest

from grani.core.contract import CHANCE, OVER
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.prompt import Message, Option
from grani.locales import LANGUAGES, language
from grani.locales.speech import Speech
from grani.rolling_realms.game import GAME
from grani.rolling_realms.realms import FIRST_BOX, REALM_NAMES
from grani.rolling_realms.resources import RESOURCE_NAMES
from tests.contract.games import CONFIGURATIONS, samples
from tests.rolling_realms.messages import LOG, OPTIONS, PROMPTS

from .fluent_files import entries, variables

FILE = "rolling-realms.ftl"
WAYS = ("adjust", "empower", "copy-pair", "copy-any", "copy-seven", "buy")
PLAYERS = ["Олена", "Ivan"]

NAMES = [
    ("scythe", "Scythe", "Серп", "Серп"),
    ("tapestry", "Tapestry", "Эпохи", "Гобелен"),
    ("charterstone", "Charterstone", "Чартерстоун", "Чартерстоун"),
    ("euphoria", "Euphoria", "Эйфория", "Ейфорія"),
    ("my_little_scythe", "My Little Scythe", "Мой маленький серп", "Мій маленький серп"),
    ("between_two_castles", "Between Two Castles", "Между двух замков", "Між двох замків"),
    ("between_two_cities", "Between Two Cities", "Между двух городов", "Між двох міст"),
    ("viticulture", "Viticulture", "Виноделие", "Виноробство"),
    ("wingspan", "Wingspan", "Крылья", "Крила"),
    ("pendulum", "Pendulum", "Маятник", "Маятник"),
    ("pyramid", "The Society", "Пирамида", "Піраміда"),
]
"""The names of the realms of the first box: English, Russian, Ukrainian."""
LATER = tuple(f"rr-option-{realm.replace('_', '-')}-" for realm in REALM_NAMES[FIRST_BOX:])
"""How options of later realms begin; ``test_later_realms_can_be_told`` hears them."""


def hyphens(id: str) -> str:
    return id.replace("_", "-")


def speech(code: str) -> Speech:
    return Speech(language(code), PLAYERS)


@pytest.mark.parametrize(("realm", "en", "ru", "uk"), NAMES)
def test_realms_bear_their_names(realm: str, en: str, ru: str, uk: str) -> None:
    key = f"realm-{hyphens(realm)}-name"
    assert [language(code).say(key) for code in ("en", "ru", "uk")] == [en, ru, uk]


def test_no_realm_is_missing_from_the_table_of_names() -> None:
    assert [row[0] for row in NAMES] == REALM_NAMES[:FIRST_BOX]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_realm_and_way_to_spend_is_taught(code: str) -> None:
    words = language(code)
    for realm in map(hyphens, REALM_NAMES):
        rule = words.say(f"realm-{realm}-rule")
        assert rule.endswith(".")
        assert 2 <= len(re.findall(r"[.] |[.]$", rule)) <= 4, rule
        assert "★" in words.say(f"realm-{realm}-stars", star="★")
        assert words.say(f"source-{realm}") == words.say(f"realm-{realm}-name")
    for way in WAYS:
        assert len(words.say(f"way-{way}")) <= 24, "two stand beside each other at 80 columns"
        assert words.say(f"way-{way}-rule").endswith(".")
    for resource in RESOURCE_NAMES:
        assert words.say(f"resource-{resource}")
    assert words.say("game-rolling-realms")
    assert words.say("setup-rolling-realms-random-rule").endswith(".")


def test_printed_numbers_are_the_same_in_the_rules_of_all_languages() -> None:
    for entry in entries("en"):
        if entry.file == FILE and entry.key.startswith(("realm-", "way-", "term-")):
            args = dict.fromkeys(variables(entry), "x")
            said = [language(code).say(entry.key, **args) for code in LANGUAGES]
            digits = [sorted(re.findall(r"\d+", text)) for text in said]
            assert digits[0] == digits[1] == digits[2], entry.key


def test_there_is_a_message_for_all_that_can_be_asked_and_told_and_no_other() -> None:
    keys = {
        entry.key
        for entry in entries("en")
        if entry.file == FILE
        and entry.key.startswith(("prompt-", "rr-option-", "rr-log-"))
        and not entry.key.startswith(LATER)
    }
    assert keys == {f"prompt-{kind}" for kind in PROMPTS} | set(OPTIONS) | set(LOG)


def test_messages_ask_for_nothing_that_the_engine_does_not_give() -> None:
    """Ids bring their name along; what a message refers to may need less than it could."""
    given = {**{f"prompt-{kind}": args for kind, args in PROMPTS.items()}, **OPTIONS, **LOG}
    for entry in entries("en"):
        if entry.key in given:
            known = {*given[entry.key], *(f"{name}-id" for name in given[entry.key]), "stars"}
            assert variables(entry) <= known, entry.key


def test_results_have_the_decimal_sign_of_the_language() -> None:
    message = Message(
        "rr-log-result", {"seat": 0, "round": 1, "stars": 10, "tenths": 1, "unspent": 11}
    )
    assert "10.1" in speech("en").message(message)
    assert "10,1" in speech("ru").message(message)
    assert "10,1" in speech("uk").message(message)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Олена: Scythe, +2 pumpkins, +1 heart, lost to the cap: 3"),
        ("ru", "Олена: Серп, +2 тыквы, +1 сердце, сверх предела потеряно: 3"),
        ("uk", "Олена: Серп, +2 гарбузи, +1 серце, понад межу втрачено: 3"),
    ],
)
def test_gains_name_only_what_there_is(code: str, text: str) -> None:
    args: dict[str, str | int] = {"seat": 0, "pumpkin": 2, "heart": 1, "coin": 0, "lost": 3}
    assert speech(code).message(Message("rr-log-gained-lost", {**args, "source": "scythe"})) == text


def test_an_option_says_what_it_brings() -> None:
    args: dict[str, str | int] = {"die": "empowered", "value": 2, "number": 2, "count": 5}
    brings = {"pumpkin": 0, "heart": 0, "coin": 0, "stars": 5}
    option = Option(1, "rr-option-charterstone-crates", {**args, **brings})
    assert speech("ru").option(option) == (
        "Чартерстоун, усиленный кубик (2): отметить 5 ящиков с числом 2, +5 звёзд"
    )
    assert speech("uk").option(option) == (
        "Чартерстоун, посилений кубик (2): позначити 5 ящиків з числом 2, +5 зірок"
    )


def test_a_round_names_its_realms_and_a_face_keeps_its_name() -> None:
    drawn: dict[str, str | int] = {
        "round": 2,
        "first": "pyramid",
        "second": "my_little_scythe",
        "third": "wingspan",
    }
    assert speech("uk").message(Message("rr-log-round", drawn)) == (
        "Раунд 2: Піраміда, Мій маленький серп, Крила"
    )
    assert speech("uk").name("first", "gold_3") == "3 золоті"


@pytest.mark.parametrize("setup", ["STCEMKUVW", "PYWVUKMEC"])
def test_whole_games_can_be_told_in_every_language(setup: str) -> None:
    """Play at random; whatever comes up is known, and each language says it."""
    speeches = [speech(code) for code in LANGUAGES]
    heard: set[str] = set()
    said: set[str] = set()

    def hear(key: str, args: dict[str, str | int]) -> bool:
        heard.add(key)
        names = [value for value in args.values() if isinstance(value, str)]
        seen = f"{key} {names}" in said
        said.add(f"{key} {names}")
        return not seen

    for seed in range(2):
        dice = Dice(seed)
        chronicle = Chronicle()
        state = GAME.new(2, setup, chronicle)
        while state.actor != OVER:
            actor = int(state.actor)
            prompt = state.prompt(actor)
            if actor != CHANCE:
                assert prompt is not None
                if hear(f"prompt-{prompt.kind}", prompt.args):
                    assert all(one.prompt(prompt) for one in speeches)
                for option in prompt.options:
                    assert option.args.keys() == set(OPTIONS[option.key])
                    if hear(option.key, option.args):
                        assert all(one.option(option) for one in speeches)
            state.apply(dice.pick(state.legal()))
            for event in chronicle.take():
                message = GAME.message(event)
                if message is not None and hear(message.key, message.args):
                    assert all(one.message(message) for one in speeches)
    assert heard <= {f"prompt-{kind}" for kind in PROMPTS} | set(OPTIONS) | set(LOG)
    assert {"prompt-rr-turn", "rr-option-end", "rr-option-buy", "rr-log-result"} <= heard


def test_later_realms_can_be_told_in_every_language() -> None:
    speeches = [speech(code) for code in LANGUAGES]
    for configuration in CONFIGURATIONS:
        if configuration.name != GAME.id or not configuration.of:
            continue
        for state, seat, _ in samples(configuration, seed=3, of_each=20):
            prompt = state.prompt(seat)
            for option in prompt.options if prompt else ():
                if not option.key.startswith(LATER):
                    continue
                brief = option.key.replace("option", "brief").removesuffix("-choice")
                wanted = {option.key} if "row" in option.args else {option.key, brief}
                assert all(one.language.has(key) for one in speeches for key in wanted), option.key
                assert all(one.option(option) for one in speeches)

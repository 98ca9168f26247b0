"""Ids become names, seats become players, and sentences are whole."""

from __future__ import annotations

import pytest

from grani.core.prompt import Message, Option, Prompt
from grani.locales import LANGUAGES, language
from grani.locales.speech import Speech

NAMES = ["Олена", "Ivan", "Мавка"]


def speech(code: str) -> Speech:
    return Speech(language(code), NAMES)


def test_faces_and_feats_are_named() -> None:
    option = Option(1, "option-buy", {"face": "choice_gold_3_glory_2", "price": 5})
    assert speech("en").option(option) == "Buy “3 gold or 2 glory” for 5 gold"
    assert speech("ru").option(option) == "Купить грань «3 золотых или 2 славы» за 5 золотых"
    assert speech("uk").option(option) == "Купити грань «3 золоті або 2 слави» за 5 золотих"


def test_seats_are_players() -> None:
    message = Message("log-ousted", {"seat": 2, "by": 0, "portal": 4})
    assert speech("en").message(message) == "Олена ousts Мавка (last island)"
    assert speech("ru").message(message) == "Мавка: героя изгоняет Олена (последний остров)"
    assert speech("uk").message(message) == "Мавка: героя виганяє Олена (останній острів)"


def test_a_seat_that_nobody_sits_on_is_an_error() -> None:
    with pytest.raises(IndexError):
        speech("en").message(Message("log-passed", {"seat": 3}))


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("face:gold_3", "грань «3 золоті»"),
        ("feat:great_bear", "«Велика Ведмедиця»"),
        ("hammer", "трек молота"),
        ("triton", "жетон Тритона"),
        ("cerberus", "жетон Цербера"),
        ("extra_action", "додаткова дія"),
    ],
)
def test_sources_are_named(source: str, name: str) -> None:
    assert speech("uk").source(source) == name


def test_resources_have_a_name_and_decline_by_their_id() -> None:
    args: dict[str, str | int] = {"seat": 0, "resource": "sun", "source": "face:sun_2"}
    gained = Message("log-gained-lost", {**args, "amount": 1, "lost": 2})
    assert speech("ru").message(gained) == (
        "Олена: +1 осколок солнца (грань «2 осколка солнца»); "
        "резерв полон, сгорает: 2 осколка солнца"
    )
    empty = Message("log-lost-nothing", {**args, "amount": 0})
    assert speech("ru").message(empty) == (
        "Олена: терять нечего, осколки солнца: 0 (грань «2 осколка солнца»)"
    )


def test_a_prompt_is_said_by_its_kind() -> None:
    single = Prompt("cerberus", 0, "face:ship", (), {"first": "ship", "second": "nothing"})
    assert speech("en").prompt(single) == (
        "Spend a Cerberus token to apply “ship” once more, or keep it."
    )
    pair = Prompt("cerberus", 0, "face:ship", (), {"first": "ship", "second": "triple"})
    assert speech("uk").prompt(pair) == (
        "Застосуйте обидві грані ще раз за жетон Цербера або збережіть його."
    )


@pytest.mark.parametrize(
    ("sun", "moon", "text"),
    [
        (5, 5, "Здійснити подвиг «Гідра» за 5 уламків сонця та 5 уламків місяця (слава: 26)"),
        (1, 0, "Здійснити подвиг «Гідра» за 1 уламок сонця (слава: 26)"),
        (0, 3, "Здійснити подвиг «Гідра» за 3 уламки місяця (слава: 26)"),
    ],
)
def test_a_price_names_only_the_shards_there_are(sun: int, moon: int, text: str) -> None:
    option = Option(1, "option-feat", {"feat": "hydra", "sun": sun, "moon": moon, "glory": 26})
    assert speech("uk").option(option) == text


def test_what_would_be_lost_is_told_only_if_something_is() -> None:
    whole = Option(1, "option-take-moon", {"amount": 2, "lost": 0})
    assert speech("ru").option(whole) == "2 осколка луны"
    cut = Option(1, "option-take-moon", {"amount": 2, "lost": 1})
    assert speech("ru").option(cut) == "2 осколка луны (резерв полон, сгорит: 1)"


def test_an_id_without_a_name_is_spelled() -> None:
    option = Option(1, "option-copy", {"face": "gold_7"})
    assert speech("en").option(option) == speech("en").language.say("option-copy", face="gold 7")


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_nobody_has_words_for_is_said_in_the_words_of_its_key(code: str) -> None:
    tongue = speech(code)
    assert tongue.option(Option(1, "option-hold")) == "hold"
    assert tongue.option(Option(1, "option-bank_all", {"points": 12})) == "bank all (points 12)"
    assert tongue.prompt(Prompt("roll-again", 0, "turn", ())) == "roll again"
    told = Message("log-pig-out", {"seat": 1, "side": 1, "lost": 9, "source": "odd:die"})
    assert tongue.message(told) == "Ivan: pig out (side 1, lost 9, source die)"
    assert tongue.message(Message("log-oink", {"source": "golden_sow"})) == (
        "oink (source golden sow)"
    )
    assert tongue.name("sty", "old_barn") == "old barn"

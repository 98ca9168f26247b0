"""Text in one call, at every decision of every game and in every language."""

from __future__ import annotations

import pytest

import grani
from grani.locales import LANGUAGES
from grani.locales.spoken import Thing
from tests.contract.games import Configuration, every_configuration, samples


@every_configuration
def test_every_prompt_option_and_chance_is_said(configuration: Configuration) -> None:
    for state, seat, _ in samples(configuration, seed=4, of_each=1):
        chance, prompt = state.chance(), state.prompt(seat)
        things: list[Thing] = []
        if chance:
            things += [chance, *chance.outcomes]
        if prompt:
            things += [prompt, *prompt.options[:5]]
        assert things
        for thing in things:
            for code in LANGUAGES:
                assert grani.say(thing, code, game=configuration.name).strip()


def test_people_are_called_by_their_names_or_numbers() -> None:
    names = ["Olena", "Taras", "Ivan"]
    match = grani.Match.new(grani.game("dice-forge"), names, seed=7)
    chance = match.state.chance()
    assert chance is not None
    assert grani.say(chance, "en", names) == "Olena: roll of the light die."
    assert grani.say(chance, "ru", []).startswith("Игрок 1")
    step = match.roll()
    assert grani.tell(step, "en", names).splitlines()[-1] == "Olena: light die rolls “1 gold”"
    assert [grani.tell(event, "en", names) for event in step] == [
        "Round 1",
        "Olena’s turn",
        "Olena: light die rolls “1 gold”",
    ]


def test_an_event_that_does_not_know_its_game_must_be_told_it() -> None:
    chronicle = grani.Chronicle()
    table = grani.game("dice-forge").new(seats=3, observer=chronicle)
    grani.play(table, {}, seed=1)
    event = chronicle.events[0]
    with pytest.raises(ValueError, match="an event of which game"):
        grani.tell(event, "en")
    assert grani.tell(event, "uk", game="dice-forge") == "Раунд 1"


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(KeyError, match="no language 'ua': there are en"):
        grani.say(grani.Message("log-ended"), "ua")

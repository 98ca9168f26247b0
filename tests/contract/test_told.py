"""Events and views as data: words that everybody understands, and the types of each game."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from grani.core.dice import Dice
from grani.core.happening import Happening, Sort
from grani.core.observer import Chronicle, Event
from grani.core.registry import game
from grani.dice_forge.events import EVENT_NAMES as FORGE_NAMES
from grani.dice_forge.happenings import ForgeEvent
from grani.dice_forge.seen import ForgeView
from grani.rolling_realms.cards import DrawnLayouts, DrawnMarks, Earned
from grani.rolling_realms.events import EVENT_NAMES as REALMS_NAMES
from grani.rolling_realms.happenings import RealmsEvent
from grani.rolling_realms.seen import RealmsView
from tests.contract.games import Configuration, configurations, every_configuration, walk
from tests.shapes import fields_of, misfit

pytestmark = pytest.mark.one_build

EVENTS: dict[str, Any] = {"dice-forge": ForgeEvent, "rolling-realms": RealmsEvent}
NAMES = {"dice-forge": FORGE_NAMES, "rolling-realms": REALMS_NAMES}
VIEWS: dict[str, Any] = {"dice-forge": ForgeView, "rolling-realms": RealmsView}
GAMES_EACH = 6
SELDOM: dict[str, set[str]] = {"dice-forge": {"granted"}, "rolling-realms": set()}
"""Kinds that random games need not reach: one card in all of them brings a feat for nothing."""


def kind_of(form: Any) -> str:
    """Give the kind of event that a TypedDict is for."""
    word: str = get_args(fields_of(form)["kind"][0])[0]
    return word


def chronicle_of(configuration: Configuration, seed: int) -> list[Event]:
    state = configuration.new()
    chronicle = Chronicle()
    state.observer = chronicle
    for _ in walk(state, Dice(seed)):
        pass
    return chronicle.take()


@every_configuration
def test_every_event_says_what_everybody_understands(configuration: Configuration) -> None:
    for event in chronicle_of(configuration, seed=45):
        told = dict(configuration.game.told(event))
        assert json.loads(json.dumps(told)) == told
        general = {name: told[name] for name in fields_of(Happening) if name in told}
        assert misfit(general, Happening) == ""
        assert told["seat"] is None or told["seat"] == event.seat


@pytest.mark.parametrize("game", EVENTS)
def test_every_kind_of_event_has_one_type_and_its_name(game: str) -> None:
    kinds = [kind_of(form) for form in get_args(EVENTS[game])]
    assert sorted(kinds) == sorted(NAMES[game])
    for form in get_args(EVENTS[game]):
        assert set(get_args(fields_of(form)["sort"][0])) <= set(get_args(Sort))
        assert form.__doc__


@pytest.mark.parametrize("game", EVENTS)
def test_events_of_random_games_are_of_their_types_and_reach_all_kinds(game: str) -> None:
    forms = {kind_of(form): form for form in get_args(EVENTS[game])}
    reached: set[str] = set()
    for configuration in configurations():
        if configuration.name != game:
            continue
        for seed in range(GAMES_EACH):
            for event in chronicle_of(configuration, seed):
                told = configuration.game.told(event)
                kind = str(told["kind"])
                assert misfit(told, forms[kind], kind) == ""
                reached.add(kind)
    assert set(forms) - reached <= SELDOM[game]


@every_configuration
def test_views_are_of_their_types(configuration: Configuration) -> None:
    if configuration.name in VIEWS:
        state = configuration.new()
        for _ in walk(state, Dice(46)):
            assert misfit(state.view(-1), VIEWS[configuration.name]) == ""
        assert misfit(state.view(0), VIEWS[configuration.name]) == ""


def test_what_does_not_fit_is_found() -> None:
    die = {"kind": "rolled", "sort": "roll", "seat": 0, "die": "light", "face": "gold_1", "side": 2}
    forms = {kind_of(form): form for form in get_args(ForgeEvent)}
    rolled = forms["rolled"]
    assert misfit(die, rolled) == ""
    assert "lacks side" in misfit(_without(die), rolled)
    assert "no ['up']" in misfit({**die, "up": 1}, rolled)
    assert "is no int" in misfit({**die, "side": True}, rolled)
    assert "is none of" in misfit({**die, "die": "grey"}, rolled)


def _without(die: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in die.items() if name != "side"}


@pytest.mark.parametrize("seed", range(3))
def test_cards_of_known_realms_are_of_their_own_types(seed: int) -> None:
    """In a view any parts would do, since a new realm brings parts of its own."""
    layouts, marks = fields_of(DrawnLayouts), fields_of(DrawnMarks)
    state = game("rolling-realms").new(2, "random")
    met = set()
    for _ in walk(state, Dice(seed)):
        view: Any = state.view(0)
        for card in view["cards"]:
            if card is not None:
                met.add(card["realm"])
                assert misfit(card["layout"], layouts[card["realm"]][0]) == ""
        for sheet in view["sheets"]:
            for card in sheet["cards"]:
                if card is not None:
                    assert misfit(card["marks"], marks[card["realm"]][0]) == ""
                    assert misfit(card["earned"], Earned) == ""
    assert len(met) == 9

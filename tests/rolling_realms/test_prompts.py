"""Prompts, log and view: what the ways in are given to show."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.prompt import Option
from grani.rolling_realms.game import GAME
from grani.rolling_realms.table import Table
from tests.rolling_realms.arrange import actions, arrange, decide, heard, roll, sheet, watch
from tests.rolling_realms.messages import LOG, OPTIONS, PROMPTS

CODES = ["STCEMKUVW", "KUVPYSTCE", "WPYEMKVTC"]


def option(table: Table, name: str) -> Option:
    """Give the option of a named action."""
    prompt = table.prompt(0)
    assert prompt is not None
    return next(option for option in prompt.options if option.action == actions()[name])


def test_every_key_with_its_arguments_is_in_the_table_and_comes_up() -> None:
    options: dict[str, list[str]] = {}
    log: dict[str, list[str]] = {}
    for seed in range(36):
        table, dice, chronicle = GAME.new(1, CODES[seed % 3]), Dice(seed), Chronicle()
        table.observer = chronicle
        while not table.is_over:
            prompt = table.prompt(0)
            if prompt is not None:
                assert sorted(prompt.args) == sorted(PROMPTS[prompt.kind])
                for item in prompt.options:
                    assert sorted(item.args) == sorted(OPTIONS[item.key]), item.key
                    options[item.key] = list(item.args)
            table.apply(dice.pick(table.legal()))
        for event in chronicle.take():
            message = GAME.message(event)
            if message is not None:
                assert sorted(message.args) == sorted(LOG[message.key]), message.key
                log[message.key] = list(message.args)
    assert set(options) == set(OPTIONS)
    assert set(LOG) - set(log) <= {"rr-log-gained-lost", "rr-log-drawn"}


@pytest.mark.parametrize(
    ("name", "targets"),
    [
        (
            "use d1 tapestry 1:3 1:4 2:3",
            ("die:d1", *(f"realm:0:cell:{c}" for c in ("1:3", "1:4", "2:3"))),
        ),
        ("use d1 scythe top", ("die:d1", "realm:1:top:3")),
        ("use d1 euphoria left", ("die:d1", "realm:2:left:3")),
        ("use gained 4 euphoria right", ("die:gained:4", "realm:2:right:4")),
        ("adjust d2 +1", ("die:d2", "resource:pumpkin")),
        ("buy 2", ("resource:coin",)),
        ("end turn", ()),
    ],
)
def test_options_name_their_places_on_the_board(name: str, targets: tuple[str, ...]) -> None:
    table = arrange("tapestry", "scythe", "euphoria", resources={"pumpkin": 2, "coin": 6})
    decide(table, "buy 4")
    assert option(table, name).targets == targets


def test_options_tell_what_they_bring() -> None:
    table = arrange(
        scythe={"top": [1]},
        charterstone={"crates": {"1": 3, "2": 3}},
        wingspan={"7": [1, 3]},
        resources={"coin": 1},
    )
    pay = option(table, "use d1 scythe top-and-bottom").args
    assert (pay["pumpkin"], pay["heart"], pay["coin"], pay["stars"]) == (1, 0, 0, 1)
    assert option(table, "use d1 charterstone crates").args["stars"] == 2
    assert option(table, "use d1 wingspan bird 7").args["stars"] == 2
    assert option(table, "use d2 wingspan bird 7").args["stars"] == 1


def test_the_end_of_a_turn_declines_and_says_whether_a_die_is_given_away() -> None:
    table = arrange("wingspan", rolled=(3, 5), resources={"coin": 3})
    end = option(table, "end turn")
    assert (end.declines, end.loses, end.default) == (True, True, False)
    use = option(table, "use d1 wingspan bird 7")
    assert (use.declines, use.loses, use.default) == (False, False, False)
    decide(table, "use d1 wingspan bird 7")
    assert option(table, "end turn").loses
    decide(table, "use d2 pendulum o1")
    end = option(table, "end turn")
    assert (end.declines, end.loses, end.default) == (True, False, True)


def test_a_turn_is_told_as_it_happens() -> None:
    table = arrange("charterstone", "wingspan", rolled=(5, 1), resources={"pumpkin": 2}, turn=9)
    chronicle = watch(table)
    decide(table, "use d1 charterstone building-note-d2", "buy 1", "adjust d2 +1")
    decide(table, "use d2 wingspan bird 7", "end turn")
    assert heard(chronicle) == [
        *("used", "gained", "gained-die", "adjusted", "used", "gained", "ended-turn"),
        *("scored", "scored", "scored", "result"),
    ]


def test_what_is_lost_to_the_cap_is_told() -> None:
    table = arrange("charterstone", rolled=(5, 1), resources={"coin": (12, 12)})
    chronicle = watch(table)
    decide(table, "use d1 charterstone building-note-d2")
    message = GAME.message(chronicle.events[1])
    assert message is not None
    assert message.key == "rr-log-gained-lost"
    assert sorted(message.args) == sorted(LOG[message.key])
    assert (message.args["coin"], message.args["lost"]) == (0, 1)


def test_the_round_and_its_realms_are_told_with_the_first_roll() -> None:
    table = GAME.new(1)
    chronicle = watch(table)
    for realm in ("pyramid", "scythe", "wingspan"):
        table.apply(actions()[f"draw {realm}"])
    roll(table, 3, 4)
    assert heard(chronicle) == ["drawn"] * 3 + ["round", "landed", "landed", "rolled"]
    message = GAME.message(chronicle.events[3])
    assert message is not None
    assert message.args == {"round": 1, "first": "pyramid", "second": "scythe", "third": "wingspan"}


def test_stars_of_my_little_scythe_are_told_wherever_they_come_from() -> None:
    table = arrange("my_little_scythe", "charterstone", rolled=(5, 1), resources={"coin": 5})
    chronicle = watch(table)
    decide(table, "use d1 charterstone building-note-d2")
    assert heard(chronicle) == ["used", "gained", "starred"]


def test_the_view_shows_sheets_cards_and_layouts() -> None:
    table = arrange("tapestry", "scythe", resources={"coin": (4, 1)}, seats=2)
    decide(table, "buy 2", "use d1 scythe top", seat=1)
    view: Any = table.view(1)
    assert view["you"] == 1
    assert [card["realm"] for card in view["cards"]] == ["tapestry", "scythe", "wingspan"]
    assert view["cards"][1]["layout"]["columns"][0] == {
        "top": 1,
        "gain": "coin",
        "bottom": 5,
        "cost": "heart",
    }
    own = sheet(table, 1)
    assert own["gained"] == [{"value": 2, "empowered": False}]
    assert [die["used"] for die in own["dice"]] == [True, False]
    assert [card["activated"] for card in own["cards"]] == [False, True, False]
    assert sheet(table, 0)["gained"] == []


def test_rr_031_an_option_tells_what_it_brings_beyond_the_cap() -> None:
    full = arrange("scythe", rolled=(3, 1), resources={"pumpkin": (12, 3), "coin": 0})
    wasted = option(full, "use d1 scythe top")
    assert wasted.loses
    assert (wasted.args["pumpkin"], wasted.args["lost"]) == (0, 1)
    welcome = option(full, "use d2 scythe top")
    assert not welcome.loses
    assert "lost" not in welcome.args

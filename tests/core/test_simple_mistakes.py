"""Mistakes of whoever writes a small game are told as such: the game, the place, the remedy."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.contract import OVER, State
from grani.core.dice import Dice
from grani.core.game import RulesError
from grani.core.playout import play_out
from grani.core.simple import SimpleGame, SimpleTable, Tell


class Nim(SimpleTable):
    """Take one or two stones; whoever takes the last has the point."""

    def __init__(self, seats: int, **setup: int) -> None:
        self.stones: Any = setup.get("stones", 5)
        self.turn = 0
        self.last = -1

    def actor(self) -> int:
        return self.turn if self.stones else int(OVER)

    def moves(self) -> list[int]:
        return [0, 1] if self.stones > 1 else [0]

    def play(self, action: int, tell: Tell) -> None:
        self.stones -= action + 1
        self.last = self.turn
        tell("took", self.turn, action + 1)
        self.turn = 1 - self.turn

    def scores(self) -> list[int]:
        return [int(seat == self.last and not self.stones) for seat in range(2)]


def described(table: type[SimpleTable] = Nim, **other: Any) -> SimpleGame:
    about: dict[str, Any] = {
        "id": "nim",
        "title": "Nim",
        "rules": "1",
        "seats": (2, 2),
        "table": table,
        "actions": ["one", "two"],
        "events": {"took": ["stones"]},
        "limits": {"stones": (1, 60)},
        "setups": {"standard": {"stones": 21}},
    }
    return SimpleGame(**{**about, **other})


def played(table: type[SimpleTable]) -> State:
    state = described(table).new(2)
    play_out(state, Dice(1))
    return state


def test_a_game_without_mistakes_is_played() -> None:
    assert sum(played(Nim).scores()) == 1


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"limits": None}, r"nim: set-up 'standard' gives \['stones'\], limits name \[\]"),
        ({"setups": {"long": {"stones": 99}}}, "set-up 'long': stones is 99, limits are 1 to 60"),
        ({"setups": {"short": {}}}, r"set-up 'short' gives \[\], limits name \['stones'\]"),
        ({"seats": (4, 2)}, "nim: seats are the fewest and the most"),
        ({"actions": ["one", "one"]}, "two actions have one name"),
        ({"events": {"took": ["a", "b", "c", "d"]}}, "'took' has more than 3 numbers"),
    ],
)
def test_a_description_that_cannot_be_played_by_is_refused(
    wrong: dict[str, Any], told: str
) -> None:
    with pytest.raises(RulesError, match=told):
        described(**wrong)


class TooMany(Nim):
    def moves(self) -> list[int]:
        return [0, 7]


class Twice(Nim):
    def moves(self) -> list[int]:
        return [0, 0]


class Nothing(Nim):
    def moves(self) -> list[int]:
        return []


class Nobody(Nim):
    def actor(self) -> int:
        return 7


class Unheard(Nim):
    def play(self, action: int, tell: Tell) -> None:
        tell("toook", self.turn)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (TooMany, r"nim: moves\(\) lists \[0, 7\]: actions are 0 to 1 \(turn of seat 0\)"),
        (Twice, r"lists something twice: \[0, 0\]"),
        (Nothing, "lists nothing, but somebody must act"),
        (Nobody, r"actor\(\) gives 7: it is a seat from 0 to 1, CHANCE or OVER"),
        (Unheard, "no event 'toook' is described; there are: took"),
    ],
)
def test_what_no_record_could_hold_is_refused_when_it_is_played(
    table: type[SimpleTable], told: str
) -> None:
    with pytest.raises(RulesError, match=told):
        played(table)


@pytest.mark.parametrize("value", [{1, 2}, (1, 2), 0.5])
def test_a_field_that_a_position_cannot_hold_is_named(value: object) -> None:
    class Odd(Nim):
        def __init__(self, seats: int, **setup: int) -> None:
            super().__init__(seats, **setup)
            self.seen = value

    state = described(Odd).new(2)
    with pytest.raises(RulesError, match="the field 'seen' of a table holds a"):
        state.clone()

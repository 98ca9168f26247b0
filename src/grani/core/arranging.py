"""Positions by hand: say what matters, and the rest is as at the start of a game.

A game says what its words mean (``Game.arrangement``). Everything goes through the strict reader
of positions; where that refuses a field, the field is noted and set back to what is usual, so that
all that is wrong is told at once.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from grani.core.reading import PositionError
from grani.core.registry import game as registered

if TYPE_CHECKING:
    from grani.core.contract import State
    from grani.core.game import Game
    from grani.core.shapes import Setup

MOST_COMPLAINTS = 20
Data = dict[str, Any]
Seats = Sequence[Mapping[str, object]]


class ArrangeError(PositionError):
    """Words that make no position; ``complaints`` has all that is wrong, each with its path."""

    def __init__(self, complaints: Sequence[str]) -> None:
        self.complaints = tuple(complaints)
        rows = "".join(f"\n  {complaint}" for complaint in self.complaints)
        count = len(self.complaints)
        head = f"{count} things are wrong:{rows}" if count > 1 else "".join(self.complaints)
        super().__init__(head)


class Arrangement(Protocol):
    """What was asked for, in the words of a game, and how it becomes a position."""

    given: Data
    """All fields of the position that the words are about, complete."""
    usual: Data
    """The same fields as they are if nobody says anything."""
    complaints: list[str]
    """What is wrong already with the words."""

    def position(self) -> object:
        """Write the position that is given now, with all that follows from it."""


class Fields:
    """An arrangement in the fields of positions, for games that have no words of their own."""

    def __init__(self, game: Game, seats: Seats, setup: Setup | None, table: Data) -> None:
        start: Data = {**game.new(len(seats), setup).position()}
        self.usual = {name: start[name] for name in table if name in start}
        self.given = {name: plain(value) for name, value in table.items()}
        self.complaints = [
            f"seats[{seat}]: {game.id} has no words for seats, say fields of the position"
            for seat, words in enumerate(seats)
            if words
        ]
        self._start = start

    def position(self) -> object:
        return {**self._start, **self.given}


def arrange(
    game: str | Game,
    *seats: Mapping[str, object],
    setup: Setup | None = None,
    **table: object,
) -> State:
    """Give a position in the words of a game: one mapping for each seat, and what the table has.

    What is not said is as at the start, and what follows is seen to. The words are the fields of
    positions, and shorter ones that each game explains in its ``arranging.py``; all of them are in
    ``docs/arrange.md``. ArrangeError tells everything that is wrong, with its path.
    """
    chosen = registered(game) if isinstance(game, str) else game
    chosen.check_start(len(seats), setup)
    return settled(chosen, chosen.arrangement(seats, setup, table))


def settled(game: Game, arranged: Arrangement) -> State:
    """Read the position of an arrangement; ArrangeError for all that cannot be."""
    complaints = arranged.complaints
    while len(complaints) < MOST_COMPLAINTS:
        try:
            state = game.from_position(arranged.position())
        except PositionError as wrong:
            if _set_back(arranged, str(wrong)):
                complaints.append(str(wrong))
                continue
            # It follows from what was told already, unless nothing was.
            if not complaints:
                complaints.append(str(wrong))
        else:
            if not complaints:
                return state
        break
    raise ArrangeError(complaints)


def plain(value: object) -> Any:
    """Give what somebody wrote as JSON data that shares nothing with it."""
    return json.loads(json.dumps(value, default=repr))


def _set_back(arranged: Arrangement, complaint: str) -> bool:
    """Make the field that a complaint is about what is usual; false if nobody gave it."""
    steps = re.findall(r"[^.\[\]]+", complaint.partition(": ")[0])
    while steps:
        given, usual = _inside(arranged.given, steps[:-1]), _inside(arranged.usual, steps[:-1])
        last = steps.pop()
        if isinstance(given, dict) and last in given:
            if not isinstance(usual, dict) or last not in usual:
                del given[last]
                return True
            if given[last] != usual[last]:
                given[last] = copy.deepcopy(usual[last])
                return True
        elif isinstance(given, list) and isinstance(usual, list) and len(given) == len(usual):
            place = int(last) if last.isdecimal() else len(given)
            if place < len(given) and given[place] != usual[place]:
                given[place] = copy.deepcopy(usual[place])
                return True
    return False


def _inside(data: object, steps: Sequence[str]) -> object:
    """Go down into data by names and numbers; nothing if it does not go on."""
    for step in steps:
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        else:
            return None
    return data

"""One puzzle, and the collections that come with Grani: a file a game, a line a puzzle.

What options are worth is counted as hints count it: a chance to win, in a game for one the score
to expect. Names say nothing about answers: an id is made from the position alone.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final

from grani.core.contract import State
from grani.core.dice import mix
from grani.core.position import state_of
from grani.core.registry import game as registered

FILE: Final = "{}.jsonl"
"""Where the collection of a game is, beside this module."""
ID_LETTERS: Final = 6
LEVELS: Final = ("novice", "easy", "medium", "hard", "master")
HARDEST: Final = len(LEVELS)


@dataclass(frozen=True)
class Judged:
    """What an option costs against the answer, and the standard error of that.

    ``games`` is how many pairs of play-outs say so.
    """

    action: int
    cost: float
    error: float
    games: int


@dataclass(frozen=True)
class Puzzle:
    """A position, whose decision it is, and what is known of the options."""

    id: str
    game: str
    seat: int
    position: Mapping[str, object]
    worth: float
    """What the answer is worth."""
    options: tuple[Judged, ...]
    """All of them, the answer first, then by what they cost."""
    missed: dict[str, float]
    """How often bots miss it, by their names, from 0 to 1."""
    themes: tuple[str, ...]
    """Kind of table, sort of decision, part of the game."""
    made: dict[str, object]
    """How it was found and proven, so that it can be done again."""

    @property
    def answer(self) -> int:
        """The action to find."""
        return self.options[0].action

    @property
    def open_themes(self) -> tuple[str, ...]:
        """What may be told before an answer: not the sort of decision, which is the answer's own.

        Where only one option ends the turn, *ending* would be the answer.
        """
        return self.themes[:1] + self.themes[2:]

    @property
    def margin(self) -> float:
        """What the best of the other options costs."""
        return self.options[1].cost

    @property
    def level(self) -> int:
        """How hard it is: how many levels of bots miss it more often than not, 0 to 5."""
        return sum(self.missed.get(level, 0.0) > 0.5 for level in LEVELS)

    @property
    def missed_in_all(self) -> float:
        """How often all bots together miss it."""
        return sum(self.missed.values())

    def state(self) -> State:
        """Set up the position."""
        return state_of(self.position)

    def judged(self, action: int) -> Judged | None:
        """Give what is known of an option; None if it is none."""
        return next((one for one in self.options if one.action == action), None)

    def data(self) -> dict[str, Any]:
        """Give it as JSON data, as it stands in a collection."""
        return {
            "id": self.id,
            "game": self.game,
            "seat": self.seat,
            "worth": round(self.worth, 4),
            "options": [
                [one.action, round(one.cost, 4), round(one.error, 4), one.games]
                for one in self.options
            ],
            "missed": self.missed,
            "themes": list(self.themes),
            "made": self.made,
            "position": self.position,
        }


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    """Read a puzzle from JSON data."""
    return Puzzle(
        data["id"],
        data["game"],
        data["seat"],
        data["position"],
        data["worth"],
        tuple(Judged(*one) for one in data["options"]),
        data["missed"],
        tuple(data["themes"]),
        data["made"],
    )


def id_of(position: Mapping[str, object]) -> str:
    """Name a position in a few letters that say nothing about it."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return base64.b32encode(sha256(text.encode()).digest()).decode()[:ID_LETTERS]


@cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """Give the puzzles of a game that come with Grani, the easy ones first; none if it has none.

    Puzzles of other rules than ours are left out: their answers may be wrong.
    """
    rules = registered(game).rules
    file = resources.files(__package__).joinpath(FILE.format(game))
    if not file.is_file():
        return ()
    found = [puzzle_of(json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    return tuple(one for one in found if one.made["rules"] == rules)


def find(id: str) -> Puzzle | None:
    """Give a puzzle by its id, in capitals or not."""
    wanted = id.upper()
    return next(
        (one for game in with_puzzles() for one in collection(game) if one.id == wanted), None
    )


@cache
def with_puzzles() -> tuple[str, ...]:
    """Name the games that have puzzles."""
    files = (file.name for file in resources.files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".jsonl") for name in files if name.endswith(".jsonl")))


def of_day(game: str, day: date) -> Puzzle | None:
    """Give the puzzle of a day: the same for everybody, none again before all had their day."""
    known = collection(game)
    if not known:
        return None
    number = day.toordinal()
    turn, place = divmod(number, len(known))
    # In every turn they come in another order, which follows from the turn alone.
    order = sorted(known, key=lambda one: mix((turn * 7919 + int(mix(_word(one.id)))) & 0xFFFFFFFF))
    return order[place]


def _word(id: str) -> int:
    return int.from_bytes(sha256(id.encode()).digest()[:4], "big")

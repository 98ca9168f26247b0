"""What an arena is asked: which bots, at what table, with which dice.

Bots meet at tables, the *lineups*. Each lineup plays *deals*; a deal is played once for every
rotation of the seats, always with the same dice, so that luck falls on all sides alike. Every game
of an arena has one number, from which lineup, deal and rotation follow: it is all that a worker
needs to know, and what results are kept by.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from grani.core.game import Game
from grani.core.registry import game as registered


class Place(NamedTuple):
    """Which game of an arena: the lineup, the deal, and by how many seats it is rotated."""

    lineup: int
    deal: int
    shift: int


@dataclass(frozen=True)
class Question:
    """Everything that the games of an arena depend on."""

    game: str
    rules: str
    seats: int
    setup: dict[str, object]
    bots: tuple[str, ...]
    against: tuple[str, ...] = ()
    """Opponents of every bot; empty where all meet all."""
    seed: int = 0

    @classmethod
    def of(
        cls,
        game: Game,
        bots: tuple[str, ...],
        against: tuple[str, ...] = (),
        seats: int = 0,
        setup: str | Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> Question:
        """Ask about bots in a game; as few seats as possible if none are said."""
        count = seats or max(2, game.min_seats)
        return cls(game.id, game.rules, count, game.setup_data(count, setup), bots, against, seed)

    @cached_property
    def players(self) -> tuple[str, ...]:
        """All bots that take part, each once."""
        return tuple(dict.fromkeys((*self.bots, *self.against)))

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Give who sits at each table, as numbers of players.

        All meet all: every choice of as many bots as there are seats. Where there are fewer bots,
        and against given opponents, one sits at a table of equal others.
        """
        numbers = range(len(self.players))
        if self.against:
            rivals = [self.players.index(bot) for bot in dict.fromkeys(self.against)]
            own = [self.players.index(bot) for bot in dict.fromkeys(self.bots)]
            pairs = [(one, rival) for one in own for rival in rivals if one != rival]
        elif len(numbers) >= self.seats:
            return list(combinations(numbers, self.seats))
        else:
            pairs = [(one, rival) for one in numbers for rival in numbers if one != rival]
        return [(one, *[rival] * (self.seats - 1)) for one, rival in pairs]

    def number(self, place: Place) -> int:
        """Give the number of a game; those of one deal of all lineups stand together."""
        row = place.deal * len(self.lineups) + place.lineup
        return row * self.seats + place.shift

    def place(self, number: int) -> Place:
        """Tell which game has a number."""
        row, shift = divmod(number, self.seats)
        deal, lineup = divmod(row, len(self.lineups))
        return Place(lineup, deal, shift)

    def to_json(self) -> dict[str, object]:
        """Write the question as JSON data."""
        return {**asdict(self), "bots": list(self.bots), "against": list(self.against)}

    @classmethod
    def from_json(cls, data: Any) -> Question:
        """Read what ``to_json`` wrote."""
        lists = {"bots": tuple(data["bots"]), "against": tuple(data["against"])}
        return cls(**{**data, **lists})

    def digest(self) -> str:
        """Give a short word that no other question shares."""
        text = json.dumps(self.to_json(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def check(self) -> None:
        """See that the game is there and that every bot can be made."""
        from grani.bots import make_bot

        registered(self.game)
        for bot in self.players:
            make_bot(bot, self.game)

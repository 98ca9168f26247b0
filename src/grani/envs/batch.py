"""Many games at once for people who train: arrays that compiled code fills in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

import numpy as np

from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.whole import whole
from grani.envs.many import ROTATE, Many
from grani.envs.play import SEEDS
from grani.envs.terms import Setup, Terms, seat_opponents

Array = Any
"""Of NumPy."""


NO_COPY = (
    "a batch cannot be copied or pickled: its games share arrays; copy the state of a row "
    "(batch.state(row)), or use one of the other environments"
)


class Batch:
    """``count`` games of the same kind, stepped together; one that ends is followed by the next.

    >>> from grani import games
    >>> batch = Batch(games()[0], count=3, seed=7)
    >>> batch.observation.shape == (3, batch.layout.size), len(batch.mask)
    (True, 3)
    >>> batch.step(batch.mask.argmax(axis=1))       # the lowest legal action of each

    The arrays show what is to be decided now and are written over by every step: copy what you
    keep. They can be read, not written.

    ``observation`` [count, layout.size] int16, ``mask`` [count, actions] bool, ``seat`` [count]
    whose decision it is. After a step, ``done`` [count] bool tells in which rows a game ended;
    there ``reward`` [count, seats] and ``score`` [count, seats] are those of the game that ended,
    and the other arrays show the first decision of the next one.

    Without opponents every seat is decided by the caller. With ``opponents``, bots by name, one
    seat of each game is: the ``learner`` [count], one seat on with every game or always ``seat``;
    ``reward`` is [count, 1] then.
    """

    def __init__(
        self,
        game: str,
        setup: Setup = None,
        seats: int | None = None,
        count: int = 256,
        seed: SupportsIndex = 0,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        rewards: str | None = None,
        decisions: str = "choices",
    ) -> None:
        number = whole(seed, "seed")
        count = whole(count, "count")
        if count < 1:
            raise ValueError(f"count {count}: a batch has at least one game")
        others: list[str] = []
        if opponents is not None:
            seats, others = seat_opponents(game, seats, opponents)
        elif seats is None:
            seats, others = seat_opponents(game, None, None)[0], []
        self.terms = Terms(game, setup, seats, others, rewards, decisions)
        self.layout = self.terms.layout
        self.actions = self.terms.actions
        self.seats = seats
        self.count = count
        sits = 0 if not others else int(ROTATE) if seat is None else seat_within(seat, seats)
        self.many = Many(
            self.terms.rules,
            self.terms.sight,
            self.layout.size,
            self.actions,
            count,
            number % SEEDS,
            sits,
        )
        many = self.many
        self.observation: Array = _rows(many.observation, np.int16, count)
        self.mask: Array = _rows(many.mask, np.bool_, count)
        self.reward: Array = _rows(many.reward, np.float64, count)
        self.score: Array = _rows(many.score, np.int64, count)
        self.done: Array = np.frombuffer(many.done, np.bool_)
        self.seat: Array = np.frombuffer(many.seat, np.int64)
        self.learner: Array = np.frombuffer(many.learner, np.int64)
        self._dice = Dice(number)

    def __repr__(self) -> str:
        return f"<batch of {self.count} × {self.terms.game.id} for {self.seats}>"

    def __copy__(self) -> Batch:
        raise TypeError(NO_COPY)

    def __deepcopy__(self, _: object) -> Batch:
        raise TypeError(NO_COPY)

    def __reduce__(self) -> str:
        raise TypeError(NO_COPY)

    def step(self, actions: Iterable[SupportsIndex]) -> None:
        """Carry out one action in every game; IllegalAction if one is not legal, and nothing is
        done then. ``actions`` are an array of whole numbers, a tensor, or a list."""
        if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu" and actions.ndim == 1:
            self.many.step(actions.tolist())
        else:
            self.many.step(self._listed(actions))

    def _listed(self, actions: Iterable[SupportsIndex]) -> list[int]:
        """Give actions that are no plain array as a list; say what is wrong if they are none."""
        shape = getattr(actions, "shape", None)
        if shape is not None and tuple(shape) != (self.count,):
            raise ValueError(f"actions: expected the shape ({self.count},), found {tuple(shape)}")
        given: Any = actions.tolist() if hasattr(actions, "tolist") else actions
        if not isinstance(given, Iterable):
            raise TypeError(
                f"actions: expected one for each of {self.count} games, found {given!r}"
            )
        return [
            one if type(one) is int else whole(one, f"actions[{row}]")
            for row, one in enumerate(given)
        ]

    def step_at_random(self, steps: int = 1) -> None:
        """Carry out legal actions by chance, in compiled code: to begin somewhere, or to compare
        with."""
        self.many.step_at_random(self._dice, steps)

    def state(self, row: SupportsIndex) -> State:
        """Give a copy of the position of one game, to print or to search in."""
        return self.many.state_of(self._row(row))

    def seed_of(self, row: SupportsIndex, game: SupportsIndex) -> int:
        """Give the seed of a game of a row, from 0 on: other environments play the same by it."""
        return self.many.seed_of(self._row(row), whole(game, "game"))

    def _row(self, row: SupportsIndex) -> int:
        """Give the number of a row; as with lists, -1 is the last."""
        number = whole(row, "row")
        if not -self.count <= number < self.count:
            raise IndexError(f"no row {number}: a batch of {self.count} has 0 to {self.count - 1}")
        return number % self.count


def seat_within(seat: int, seats: int) -> int:
    """Refuse a seat that is not there."""
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat}: seats are 0 to {seats - 1}")
    return seat


def _rows(numbers: Any, sort: Any, count: int) -> Array:
    return np.frombuffer(numbers, sort).reshape(count, -1)

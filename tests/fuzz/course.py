"""One random game, checked as it goes: what is played follows from two numbers, seed and number.

Every step is taken twice: through ``legal`` and ``apply``, and through ``find`` and ``play`` on a
second state. Now and then the first is replaced by its clone, or by what its position or its id
reads back to; so if anything that matters is lost on the way, the two ends differ.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import NamedTuple

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.position import from_id, to_id
from grani.core.record import Record
from grani.core.registry import game as registered
from tests.contract.games import mover, seat_counts
from tests.fuzz.invariants import invariants_of

MOST_STEPS = 20_000
BETWEEN_COPIES = 150
"""A state is swapped for a copy every so many steps, on average."""

EVEN, EAGER, LAST = range(3)
"""Tempers: any option alike; seldom the first, which mostly means no; often the last."""


class Plan(NamedTuple):
    """What to play: all of it follows from the seed of the campaign and the number of the game."""

    seed: int
    number: int
    game: str
    seats: int
    setup: str
    temper: int
    house: tuple[str, ...] = ()


class Failure(NamedTuple):
    """What went wrong, and all that is needed to see it again."""

    plan: Plan
    step: int
    reason: str
    position: str
    record: str
    trace: str


class UnsoundError(Exception):
    """Something that must never be."""


def plan(seed: int, number: int, games: Sequence[str], seats: Sequence[int]) -> Plan:
    """Choose game, seats, set-up, temper and house rules; no list of seats means any number."""
    dice = _dice(seed, number)
    name = games[dice.below(len(games))]
    game = registered(name)
    counts = [count for count in seat_counts(game) if not seats or count in seats]
    setups = game.setups()
    return Plan(
        seed,
        number,
        name,
        counts[dice.below(len(counts))],
        setups[dice.below(len(setups))],
        dice.below(3),
        tuple(rule for rule in game.house_rules() if dice.below(4) == 0),
    )


def _dice(seed: int, number: int) -> Dice:
    return Dice(seed << 32 | number)


class Course:
    """A game being played and checked."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.dice = _dice(~plan.seed, plan.number)
        self.game = registered(plan.game)
        self.check: Callable[[State], str] = invariants_of(plan.game)
        setup = self.game.setup_data(plan.seats, plan.setup, plan.house)
        names = [str(seat) for seat in range(plan.seats)]
        self.record = Record.of(self.game, setup, names)
        self.movers: list[int] = []
        self.together = False
        self.state = self.game.new(plan.seats, setup)
        self.twin = self.game.new(plan.seats, setup if plan.house else plan.setup)

    def play(self) -> None:
        """Play to the end; UnsoundError if something is wrong, or whatever the rules raise."""
        self.sound()
        while self.state.actor != OVER:
            self.step()
        self.sound()
        position = self.state.position()
        if self.twin.position() != position:
            raise UnsoundError("the checked and the trusted path lead to different ends")
        if self.written().replay().position() != position:
            raise UnsoundError("the record replays to a different end")
        if not self.state.winners():
            raise UnsoundError("nobody has won")

    def step(self) -> None:
        """Take one step on both paths."""
        state, twin = self.state, self.twin
        seat = mover(state, self.dice)
        legal = state.legal(seat)
        if not legal:
            raise UnsoundError(f"{state.decision()}: nothing is legal")
        action = self.choose(legal, seat)
        self.together = self.together or seat != state.actor
        self.record.actions.append(action)
        self.movers.append(seat)
        if twin.find(seat) != len(legal):
            raise UnsoundError(f"{state.decision()}: the paths offer different actions")
        state.apply(action, seat)
        twin.play(action, seat)
        number = len(self.movers)
        if number > MOST_STEPS:
            raise UnsoundError(f"the game goes on after {MOST_STEPS} steps")
        # What goes wrong in a row of rolls is still wrong at the decision after them.
        if self.state.actor != CHANCE or number % 16 == 0:
            self.sound()
        if self.dice.below(BETWEEN_COPIES) == 0:
            self.copy()

    def choose(self, legal: list[int], seat: int) -> int:
        """Choose by temper; chance is always fair."""
        count = len(legal)
        if seat != CHANCE and count > 1 and self.plan.temper != EVEN:
            if self.plan.temper == EAGER and self.dice.below(8):
                return legal[1 + self.dice.below(count - 1)]
            if self.plan.temper == LAST and self.dice.below(2):
                return legal[-1]
        return legal[self.dice.below(count)]

    def sound(self) -> None:
        """Look at the invariants of the game."""
        wrong = self.check(self.state)
        if wrong:
            raise UnsoundError(wrong)

    def copy(self) -> None:
        """Go on with a copy: a clone, or what the position or the id reads back to."""
        position = self.state.position()
        clone = self.state.clone()
        if clone.position() != position:
            raise UnsoundError("the clone differs")
        way = self.dice.below(4)
        if way == 0:
            self.state = clone
            return
        again = from_id(to_id(clone)) if way == 1 else self.game.from_position(position)
        if again.position() != position:
            raise UnsoundError("the position reads back to another")
        if (again.actor, again.legal()) != (clone.actor, clone.legal()):
            raise UnsoundError("the position reads back to another decision")
        self.state = again

    def written(self) -> Record:
        """Give the record so far; movers are kept only where several seats acted at once."""
        self.record.movers = list(self.movers) if self.together else []
        return self.record


def play(plan: Plan) -> tuple[int, Failure | None]:
    """Play one game and check it; give its steps and any failure."""
    course = Course(plan)
    try:
        course.play()
    except Exception as wrong:
        failure = Failure(
            plan,
            len(course.movers),
            f"{type(wrong).__name__}: {wrong}",
            _described(course.state),
            course.written().dump(),
            traceback.format_exc(),
        )
        return len(course.movers), failure
    return len(course.movers), None


def _described(state: State) -> str:
    """Give the id of a state, or say why it has none: it may be beyond repair."""
    try:
        return to_id(state)
    except Exception as wrong:
        return f"(cannot be written: {wrong})"

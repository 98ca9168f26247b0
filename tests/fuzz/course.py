"""One random game, checked as it goes: what is played follows from two numbers, seed and number.

Every step is taken twice: through ``legal`` and ``apply``, and through ``find`` and ``play`` on a
second state. Wherever play stops for the first times at a kind of question, and now and then
later, everything is tried there (see ``question``) and play goes on with a copy: a clone, or what
the position or its id reads back to; so if anything that matters is lost on the way, the two ends
differ. Every third game begins with a rich position, is played boldly and watched more closely.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Sequence
from typing import NamedTuple

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.position import to_id
from grani.core.record import Record
from grani.core.registry import game as registered
from tests.contract.games import mover, seat_counts
from tests.fuzz.coverage import Coverage, Stop
from tests.fuzz.invariants import invariants_of
from tests.fuzz.nets import Watch, net_of
from tests.fuzz.question import UnsoundError, look_around, play_foolishly, read_back

MOST_STEPS = 20_000
FIRST_VISITS = 6
"""So many visits of a kind of question above another are all looked at, in each process."""
BETWEEN_LOOKS = 401
"""Later visits are looked at once in so many steps."""
RICH = 3
"""One game in so many begins with a rich position."""

EVEN, EAGER, LAST = range(3)
"""Tempers: any option alike; seldom the first, which mostly means no; often the last."""

_VISITS: dict[str, dict[Stop, int]] = {}
"""How often this process has stopped where, by game."""


class Plan(NamedTuple):
    """What to play: all of it follows from the seed of the campaign and the number of the game."""

    seed: int
    number: int
    game: str
    seats: int
    setup: str
    temper: int
    house: tuple[str, ...] = ()
    rich: bool = False


class Failure(NamedTuple):
    """What went wrong, and all that is needed to see it again."""

    plan: Plan
    step: int
    reason: str
    position: str
    record: str
    trace: str


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
        number % RICH == RICH - 1,
    )


def _dice(seed: int, number: int) -> Dice:
    return Dice(seed << 32 | number)


class Course:
    """A game being played and checked."""

    def __init__(self, plan: Plan, coverage: Coverage | None = None) -> None:
        self.plan = plan
        self.dice = _dice(~plan.seed, plan.number)
        self.game = registered(plan.game)
        self.net = net_of(plan.game)
        self.check: Callable[[State], str] = invariants_of(plan.game)
        self.coverage = Coverage() if coverage is None else coverage
        self.visits = _VISITS.setdefault(plan.game, {})
        self.movers: list[int] = []
        self.actions: list[int] = []
        self.together = False
        self.start: dict[str, object] | None = None
        self.watch: Watch | None = None
        self.setup = self.game.setup_data(plan.seats, plan.setup, plan.house)
        if plan.rich:
            self.coverage.rich += 1
            self.start = self.net.rich(self.dice, plan.number // RICH, plan.seats)
        self.state = self.begin()
        self.twin = self.begin()
        if plan.rich:
            self.watch = self.net.watch(self.state, self.coverage)

    def begin(self) -> State:
        """Give the position before the first step."""
        if self.start is not None:
            return self.game.from_position(self.start)
        return self.game.new(self.plan.seats, self.setup)

    def play(self) -> None:
        """Play to the end; UnsoundError if something is wrong, or whatever the rules raise."""
        self.sound()
        self.stand()
        while self.state.actor != OVER:
            self.step()
        self.sound()
        position = self.state.position()
        if self.twin.position() != position:
            raise UnsoundError("the checked and the trusted path lead to different ends")
        if self.replay().position() != position:
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
        self.actions.append(action)
        self.movers.append(seat)
        if twin.find(seat) != len(legal):
            raise UnsoundError(f"{state.decision()}: the paths offer different actions")
        if self.watch is not None:
            self.watch.decided(state, action, seat)
        state.apply(action, seat)
        twin.play(action, seat)
        number = len(self.movers)
        if number > MOST_STEPS:
            raise UnsoundError(f"the game goes on after {MOST_STEPS} steps")
        # What goes wrong in a row of rolls is still wrong at the decision after them.
        if self.state.actor != CHANCE or number % 16 == 0:
            self.sound()
        if self.watch is not None:
            wrong = self.watch.reached(state)
            if wrong:
                raise UnsoundError(wrong)
        self.stand()

    def choose(self, legal: list[int], seat: int) -> int:
        """Choose by temper; chance is always fair."""
        count = len(legal)
        if seat != CHANCE and count > 1:
            if self.plan.rich and self.dice.below(8):
                number = self.plan.number // RICH
                special = self.net.special(self.state, legal, number, self.dice)
                if special is not None:
                    return special
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

    def stand(self) -> None:
        """Count where play has stopped; look closely at what is new, and now and then."""
        stop = self.net.stop(self.state)
        visits = self.visits.get(stop, 0) + 1
        self.visits[stop] = visits
        self.coverage.stops[stop] += 1
        step = len(self.movers)
        # Whoever plays this game alone sees no fewer first visits, and the same later ones.
        if visits <= FIRST_VISITS or (self.plan.number * 97 + step) % BETWEEN_LOOKS == 0:
            self.look(stop, Dice(self.plan.number << 16 ^ step), visits <= FIRST_VISITS)

    def look(self, stop: Stop, dice: Dice, new: bool) -> None:
        """Try everything here, and go on with a copy."""
        way = dice.below(4)
        again = read_back(self.game, self.state, new or way == 1)
        look_around(self.game, self.state)
        play_foolishly(self.game, self.state, dice)
        self.coverage.read[stop] += 1
        self.state = again if way else self.state.clone()

    def written(self) -> str:
        """Write the game so far: a record, or the rich position and what was played from it."""
        if self.start is None:
            return self.record().dump()
        course = {"actions": self.actions, "movers": self.movers}
        return json.dumps({"position": self.start, **course}) + "\n"

    def record(self) -> Record:
        """Give the record so far; movers are kept only where several seats acted at once."""
        names = [str(seat) for seat in range(self.plan.seats)]
        record = Record.of(self.game, self.setup, names)
        record.actions = list(self.actions)
        record.movers = list(self.movers) if self.together else []
        return record

    def replay(self) -> State:
        """Give what the actions so far lead to from the start."""
        if self.start is None:
            return self.record().replay()
        state = self.begin()
        for action, seat in zip(self.actions, self.movers, strict=True):
            state.apply(action, seat)
        return state


def play(plan: Plan, coverage: Coverage | None = None) -> tuple[int, Failure | None]:
    """Play one game and check it; give its steps and any failure."""
    course: Course | None = None
    try:
        course = Course(plan, coverage)
        course.play()
    except Exception as wrong:
        failure = Failure(
            plan,
            0 if course is None else len(course.movers),
            f"{type(wrong).__name__}: {wrong}",
            "(it could not begin)" if course is None else _described(course.state),
            "" if course is None else course.written(),
            traceback.format_exc(),
        )
        return failure.step, failure
    return len(course.movers), None


def _described(state: State) -> str:
    """Give the id of a state, or say why it has none: it may be beyond repair."""
    try:
        return to_id(state)
    except Exception as wrong:
        return f"(cannot be written: {wrong})"

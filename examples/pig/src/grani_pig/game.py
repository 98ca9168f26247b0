"""Pig: roll as often as you dare, and hold before the die shows a one.

The whole game is here. On their turn players roll one die as often as they like; what it shows goes
into the pot. Whoever holds keeps the pot, and the turn is over; a one loses it. Whoever reaches the
target, points and pot together, wins at once.
"""

from __future__ import annotations

from typing import Self

from grani.core.contract import CHANCE, OVER
from grani.core.reading import Reader
from grani.core.simple import SimpleGame, SimpleTable, Tell

ROLL, HOLD, FIRST_SIDE = range(3)
"""The actions: two of players, then the six sides of the die, which are chance's."""
SIDES = range(1, 7)
LOSING = 1
TARGETS = (10, 1000)
"""The lowest and the highest that can be agreed on."""


class Pig(SimpleTable):
    """A position: everybody's points, whose turn it is, the pot, and whether the die is rolling."""

    def __init__(self, seats: int, target: int) -> None:
        self.target = target
        self.points = [0] * seats
        self.turn = 0
        self.pot = 0
        self.rolling = False

    def actor(self) -> int:
        if max(self.points) >= self.target:
            return OVER
        return CHANCE if self.rolling else self.turn

    def moves(self) -> list[int]:
        if self.rolling:
            return [FIRST_SIDE + number for number in range(len(SIDES))]
        return [ROLL, HOLD] if self.pot else [ROLL]

    def play(self, action: int, tell: Tell) -> None:
        if action == ROLL:
            self.rolling = True
        elif action == HOLD:
            self._bank(tell)
        else:
            self._land(SIDES[action - FIRST_SIDE], tell)

    def _land(self, side: int, tell: Tell) -> None:
        """The die lands."""
        self.rolling = False
        if side == LOSING:
            tell("lost", self.turn, side, self.pot)
            self._pass_on()
            return
        self.pot += side
        tell("rolled", self.turn, side, self.pot)
        if self.points[self.turn] + self.pot >= self.target:
            self._bank(tell)

    def _bank(self, tell: Tell) -> None:
        """The pot belongs to the player."""
        self.points[self.turn] += self.pot
        tell("held", self.turn, self.pot, self.points[self.turn])
        self._pass_on()

    def _pass_on(self) -> None:
        self.pot = 0
        self.turn = (self.turn + 1) % len(self.points)

    def scores(self) -> list[int]:
        return list(self.points)

    def args(self, action: int) -> dict[str, str | int]:
        return {"pot": self.pot} if action == HOLD else {}

    @classmethod
    def read(cls, reader: Reader, seats: int) -> Self:
        table = cls(seats, reader.integer("target", *TARGETS))
        most = table.target + max(SIDES) - 1
        table.points = reader.integers("points", seats, 0, most)
        table.turn = reader.integer("turn", 0, seats - 1)
        table.pot = reader.integer("pot", 0, table.target - 1)
        table.rolling = reader.flag("rolling")
        if sum(points >= table.target for points in table.points) > 1:
            reader.fail("only one player can have reached the target", "points")
        if LOSING in (table.pot, *table.points):
            reader.fail("nobody can have a single point: a one loses the pot")
        if table.actor() == OVER and (table.pot or table.rolling):
            reader.fail("the game is over: the pot is empty, and no die is rolling")
        if table.actor() != OVER and table.points[table.turn] + table.pot >= table.target:
            reader.fail("with this pot the game would be over", "pot")
        return table


GAME = SimpleGame(
    id="pig",
    title="Pig",
    rules="1",
    seats=(2, 8),
    table=Pig,
    actions=["roll", "hold", *(f"side-{side}" for side in SIDES)],
    events={"rolled": ["side", "pot"], "lost": ["side", "pot"], "held": ["pot", "points"]},
    limits={"target": TARGETS},
    setups={"standard": {"target": 100}, "short": {"target": 50}},
)

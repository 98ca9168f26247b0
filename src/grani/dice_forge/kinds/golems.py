"""Golems on their way through the labyrinth of the Goddess (RB-201 to RB-233)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.prompt import Option
from grani.dice_forge.actions import DIE, NO, SQUARE
from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END, square_name
from grani.dice_forge.events import OF_MAZE, WALKED
from grani.dice_forge.faces import FACES
from grani.dice_forge.kinds.blessing import ORDER, PairKind, apply_pair, order_matters
from grani.dice_forge.kinds.celestial import CELESTIAL
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining
from grani.dice_forge.kinds.pairs import PAIR
from grani.dice_forge.stack import Field, Flag, Number

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

BOTH_GOLEMS: Final[i64] = 3
"""A sun golem (1) and a moon golem (2)."""


@final
class Walk(Kind):
    """Move the golem, square by square."""

    def __init__(self) -> None:
        super().__init__(50, "walk", "walk", SOMETIMES, module="goddess")
        self.steps: Final[Field] = self.field(Number("steps", 1, 3))
        self.backward: Final[Field] = self.field(Flag("backward"))

    def push(self, game: Table, seat: i64, steps: i64, backward: bool) -> None:
        game.push(self, seat, self.steps.put(steps) | self.backward.put(1 if backward else 0))

    def ways(self, me: Hero, x: i64) -> vec[i64]:
        """Give the squares one step on; none for a golem that has arrived or cannot go back."""
        square = MAZE[me.square]
        return square.prev if self.backward.on(x) else square.next

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.steps.on(x) and me.square != MAZE_END and len(self.ways(me, x)) > 1

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if self.steps.on(x) and me.square != MAZE_END:
            ways = self.ways(me, x)
            if len(ways) > 0:
                self.enter(game, me, x, ways[0])

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        for square in self.ways(me, x):
            game.allow(SQUARE + square)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        self.enter(game, me, x, action - SQUARE)

    def enter(self, game: Table, me: Hero, x: i64, square: i64) -> None:
        me.square = square
        game.tell(WALKED, me.seat, square, 0, 0)
        steps = self.steps.of(x)
        if steps > 1:
            game.push(self, me.seat, self.steps.change(x, steps - 1))
        verb = MAZE[square].verb
        if verb is not None:
            verb.perform(game, me, OF_MAZE, 0)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return "labyrinth", {"steps": int(self.steps.of(x))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        square = square_name(action - SQUARE)
        return Option(int(action), "option-walk", {"chamber": square}, (f"square:{square}",))


def is_golem_pair(x: i64) -> bool:
    """Tell whether a pair is a sun golem and a moon golem."""
    return FACES[PAIR.first.of(x)].golem + FACES[PAIR.second.of(x)].golem == BOTH_GOLEMS


@final
class GolemPair(PairKind):
    """Sun and moon golem together: roll the celestial die before (light), after (dark), or not."""

    def __init__(self) -> None:
        super().__init__(52, "golem_pair", "golem-pair", module="goddess")

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if not PAIR.done.on(x):
            game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if PAIR.done.on(x):
            if action != NO:
                game.push(CELESTIAL, me.seat, 0)
            return
        if action == DIE + 1:
            if me.twins > 0 and PAIR.rolled.on(x):
                x = PAIR.after.mark(x)
            else:
                game.push(CELESTIAL, me.seat, 0)
        if action == DIE and PAIR.rolled.on(x):
            apply_pair(game, me, PAIR.rolled.change(x, 0))  # RB-027
        elif order_matters(game, me, x):
            game.push(ORDER, me.seat, x)
        else:
            apply_pair(game, me, x)
        if action == DIE:
            game.push(CELESTIAL, me.seat, 0)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return "face:golem_sun", {}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-golem-pair-no")
        when = "before" if action == DIE else "after"
        return Option(int(action), f"option-golem-pair-{when}")


WALK: Final = Walk()
GOLEM_PAIR: Final = GolemPair()

"""Golems in the labyrinth of the Goddess (RB-201 to RB-233)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import DIE, NO, SQUARE, TREASURE, YES
from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END
from grani.dice_forge.effect import CELESTIAL, ORDER, WALK, Effect
from grani.dice_forge.effects.blessing import apply_pair, order_matters
from grani.dice_forge.effects.pairs import AFTER, DONE, ROLLED
from grani.dice_forge.events import OF_MAZE, TREASURED, WALKED
from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN

if TYPE_CHECKING:
    from librt.vecs import vec

    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Walk(Effect):
    """Move the golem, square by square; ``x``: steps, backward << 4."""

    def ways(self, me: Hero, x: i64) -> vec[i64]:
        """Give the squares one step on; none for a golem that has arrived or cannot go back."""
        square = MAZE[me.square]
        return square.prev if x >> 4 else square.next

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return x & 15 > 0 and me.square != MAZE_END and len(self.ways(me, x)) > 1

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if x & 15 > 0 and me.square != MAZE_END:
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
        if x & 15 > 1:
            game.push(WALK, me.seat, x - 1)
        verb = MAZE[square].verb
        if verb is not None:
            verb.perform(game, me, OF_MAZE, 0)


@final
class Hall(Effect):
    """The first golem in hall ``x`` takes a treasure and leaves it there, turned over (RD-19)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        taken: i64 = 0
        hall: i64
        for hall in range(3):
            taken |= bit(game.board >> 2 * hall & 3)
        treasure: i64
        for treasure in range(3):
            if not taken >> treasure + 1 & 1:
                game.allow(TREASURE + treasure)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        treasure = action - TREASURE
        game.board |= (treasure + 1) << 2 * x
        game.tell(TREASURED, me.seat, x, treasure, 0)
        if treasure == 2:
            game.gain(me, GLORY, 10, OF_MAZE)
        else:
            game.gain(me, SUN if treasure == 0 else MOON, 4, OF_MAZE)


@final
class GolemPair(Effect):
    """Sun and moon golem together: roll the celestial die before (light), after (dark), or not."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if not x >> DONE & 1:
            game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if x >> DONE & 1:
            if action != NO:
                game.push(CELESTIAL, me.seat, 0)
            return
        if action == DIE + 1:
            if me.twins > 0 and x >> ROLLED & 1:
                x |= bit(AFTER)
            else:
                game.push(CELESTIAL, me.seat, 0)
        if action == DIE and x >> ROLLED & 1:
            apply_pair(game, me, x - bit(ROLLED))  # RB-027
        elif order_matters(game, me, x):
            game.push(ORDER, me.seat, x)
        else:
            apply_pair(game, me, x)
        if action == DIE:
            game.push(CELESTIAL, me.seat, 0)


@final
class BarterSquare(Effect):
    """Give a resource for glory, or pass (RB-204); ``x``: resource, amount << 3, glory << 8."""

    def affordable(self, me: Hero, x: i64) -> bool:
        held = me.purse() if x & 7 == GOLD else me.amount(x & 7)
        return held >= (x >> 3 & 31)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.affordable(me, x) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if self.affordable(me, x):
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            game.gain(me, GLORY, x >> 8, OF_MAZE)
            game.pay(me, x & 7, x >> 3 & 31, OF_MAZE)

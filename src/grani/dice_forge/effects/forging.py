"""Buying faces and forging them onto dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import FACE, NO, POSITION, SEAT
from grani.dice_forge.effect import FORGE, PLACE, Effect
from grani.dice_forge.events import GAVE
from grani.dice_forge.house import TURN_OF_FACES, TWO_FACES

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Forge(Effect):
    """Buy another face in this forge action, or finish (D-15); ``x``: faces bought, a bit each."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return game.can_buy(me.purse(), 0, x | game.noted) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow_faces(me.purse(), 0, x | game.noted)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action != NO:
            face = action - FACE
            if game.house & TURN_OF_FACES:
                game.noted |= bit(face)
            if not game.house & TWO_FACES:
                game.push(FORGE, me.seat, x | bit(face))
            game.buy(me, face, 0)


@final
class Ship(Effect):
    """Buy one face of the sanctuary with ``x`` gold off, or decline (D-06)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return game.can_buy(me.purse(), x, 0) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow_faces(me.purse(), x, 0)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action != NO:
            game.buy(me, action - FACE, x)


@final
class Place(Effect):
    """Forge face ``x`` over one that is not locked (D-10). Equal ones of a die are offered once."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow_positions(me)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.forge(me, x, action - POSITION)


@final
class Garden(Effect):
    """Take a face from a garden and forge it (D-17); ``x``: first, last << 6, feat << 12.

    A garden is never empty in play (DF-188); in a position set up by hand the card gives nothing.
    """

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return x & 63 != x >> 6 & 63 and game.has_any(x & 63, x >> 6 & 63)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if game.supply[x & 63] > 0:
            self.take(game, me, x & 63)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face: i64
        for face in range(x & 63, (x >> 6 & 63) + 1):
            if game.supply[face] > 0:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        self.take(game, me, action - FACE)

    def take(self, game: Table, me: Hero, face: i64) -> None:
        game.supply[face] -= 1
        game.push(PLACE, me.seat, face)


@final
class Give(Effect):
    """Hand face ``x`` to another player, who must forge it (D-18)."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seat: i64
        for seat in range(game.seats):
            if seat != me.seat:
                game.allow(SEAT + seat)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        receiver = action - SEAT
        game.tell(GAVE, me.seat, x, receiver, 0)
        game.supply[x] -= 1
        game.push(PLACE, receiver, x)

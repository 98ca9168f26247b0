"""The verbs of feats: what a card does, with its amounts. A new card of known verbs is one line
in a table; code is only for a new verb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.dice_forge.effect import (
    BLESS,
    BLESSINGS,
    GARDEN,
    GIVE,
    LOSS,
    MINOR,
    OFFER,
    PICK,
    ROLL,
)
from grani.dice_forge.events import OF_FEAT
from grani.dice_forge.faces import FACES
from grani.dice_forge.resources import GLORY, GOLD

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@mypyc_attr(acyclic=True)
class Verb:
    """What a card does when it is taken, or when it is used as a reinforcement."""

    def usable(self, game: Table, me: Hero) -> bool:
        """Tell whether a reinforcement can be used now."""
        return True

    def hands_out(self, face: i64) -> bool:
        """Tell whether the card can give this face of the temple."""
        return False

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        """Do it for ``me``; ``source`` says for what, ``copy`` which card of its stack it is."""
        raise NotImplementedError


@final
class AttachHammer(Verb):
    """Gold may go to one more hammer from now on (DF-140 ff.)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        me.hammers += 1
        me.care += 1


@final
class RaiseCaps(Verb):
    """The reserves hold more (DF-150)."""

    def __init__(self, gold: i64, shards: i64) -> None:
        self.gold: Final[i64] = gold
        self.shards: Final[i64] = shards

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        me.chests += 1
        me.gold_cap += self.gold
        me.shard_cap += self.shards


@final
class Gain(Verb):
    """Gain fixed amounts."""

    def __init__(self, gold: i64 = 0, sun: i64 = 0, moon: i64 = 0, glory: i64 = 0) -> None:
        self.gold: Final[i64] = gold
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.give(me, self.gold, self.sun, self.moon, self.glory, source)


@final
class GainOne(Verb):
    """Gain one resource of an offer."""

    def __init__(self, offer: i64) -> None:
        self.offer: Final[i64] = offer

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        once: i64 = 1
        game.push(OFFER, me.seat, self.offer | once << 4 | source << 7)


@final
class Trade(Verb):
    """Pay one resource to gain glory."""

    def __init__(self, pay: i64, amount: i64, glory: i64) -> None:
        self.pay: Final[i64] = pay
        self.amount: Final[i64] = amount
        self.glory: Final[i64] = glory

    def usable(self, game: Table, me: Hero) -> bool:
        return (me.purse() if self.pay == GOLD else me.amount(self.pay)) >= self.amount

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.gain(me, GLORY, self.glory, source)
        game.pay(me, self.pay, self.amount, source)


@final
class DivineBlessings(Verb):
    """Divine blessings in a row; what they bring may be converted in some manner."""

    def __init__(self, count: i64, manner: i64 = 0) -> None:
        self.count: Final[i64] = count
        self.manner: Final[i64] = manner

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        both: i64 = 3
        game.push(BLESSINGS, me.seat, both | self.manner << 2 | self.count << 4)


@final
class MinorBlessings(Verb):
    """Minor blessings in a row, all with one die of choice."""

    def __init__(self, count: i64, manner: i64 = 0) -> None:
        self.count: Final[i64] = count
        self.manner: Final[i64] = manner

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(MINOR, me.seat, self.manner << 2 | self.count << 4 | source - OF_FEAT << 8)


@final
class ForgeFromGarden(Verb):
    """Forge a face of a garden, one between ``first`` and ``last`` that is still there."""

    def __init__(self, first: i64, last: i64) -> None:
        self.first: Final[i64] = first
        self.last: Final[i64] = last

    def hands_out(self, face: i64) -> bool:
        return self.first <= face <= self.last

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(GARDEN, me.seat, self.first | self.last << 6 | source - OF_FEAT << 12)


@final
class GiveLinkedFace(Verb):
    """Make another player forge the face tied to this very card (DF-165)."""

    def __init__(self, first: i64) -> None:
        self.first: Final[i64] = first

    def hands_out(self, face: i64) -> bool:
        return self.first <= face < self.first + 4

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        face = self.first + copy
        game.owners |= (me.seat + 1) << 4 * FACES[face].link
        if game.supply[face] > 0:
            game.push(GIVE, me.seat, face)


@final
class TakeCerberus(Verb):
    """Take a token that repeats a blessing (DF-168)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        me.cerberus += 1


@final
class TakeTriton(Verb):
    """Take a token for resources at any moment of one's turn (DF-184)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        me.triton += 1


@final
class GloryPerForgedFace(Verb):
    """Gain glory for every face replaced so far (DF-185)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.gain(me, GLORY, self.glory * me.forged, source)


@final
class PickFromOpponents(Verb):
    """All opponents roll for nothing; apply two of their faces (DF-162)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.push(PICK, me.seat, source - OF_FEAT << 6)
        roll_opponents(game, me)


@final
class OpponentsLose(Verb):
    """All opponents roll and lose what they would have gained (DF-180, DF-183)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        both: i64 = 3
        k: i64
        for k in range(game.seats - 1, 0, -1):
            game.push(BLESS, (me.seat + k) % game.seats, both | LOSS << 2)
        roll_opponents(game, me)


def roll_opponents(game: Table, me: Hero) -> None:
    """Let the dice of everybody else land, clockwise from the left."""
    left = me.seat + 1 if me.seat + 1 < game.seats else 0
    first = 2 * left
    own = bit(2 * me.seat) | bit(2 * me.seat + 1)
    waiting = bit(2 * game.seats) - 1 ^ own ^ bit(first)
    game.push(ROLL, left, first | waiting << 3)

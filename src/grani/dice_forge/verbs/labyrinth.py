"""The verbs of the squares of the labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.dice_forge.kinds.cards import MARKET
from grani.dice_forge.kinds.celestial import TURN_UP
from grani.dice_forge.kinds.labyrinth import BARTER, GLORY_TREASURE, HALL, HALLS
from grani.dice_forge.resources import GLORY, MOON, RESOURCE_NAMES, SUN
from grani.dice_forge.stack import has, having
from grani.dice_forge.verbs.verb import Verb

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

REACHED: Final[i64] = 6
"""Member of ``Table.board``, above the halls: somebody has reached the Goddess."""


@final
class StealGlory(Verb):
    """Every other player gives up glory to the acting one (RB-205)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        total: i64 = 0
        for hero in game.heroes:
            if hero.seat != me.seat:
                total += game.lose(hero, GLORY, self.glory, source)
        game.gain(me, GLORY, total, source)

    def strip(self) -> list[str]:
        return ["foes", "to", f"glory:{self.glory}"]


@final
class BuyOne(Verb):
    """Perhaps buy one face, cheaper or not (RB-204)."""

    def __init__(self, discount: i64) -> None:
        self.discount: Final[i64] = discount

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        MARKET.push(game, me.seat, self.discount)

    def strip(self) -> list[str]:
        return ["forge", "minus", f"gold:{self.discount}"] if self.discount else ["forge"]


@final
class Barter(Verb):
    """Perhaps give so much of a resource for glory (RB-204, RB-206)."""

    def __init__(self, resource: i64, amount: i64, glory: i64) -> None:
        self.resource: Final[i64] = resource
        self.amount: Final[i64] = amount
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        BARTER.push(game, me.seat, self.resource, self.amount, self.glory)

    def strip(self) -> list[str]:
        return [f"{RESOURCE_NAMES[self.resource]}:{self.amount}", "to", f"glory:{self.glory}"]


@final
class EnterHall(Verb):
    """A treasure hall: the first golem leaves a treasure, later ones gain its back (RB-212)."""

    def __init__(self, hall: i64) -> None:
        self.hall: Final[i64] = hall

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        treasure = HALLS.at(game.board, self.hall) - 1
        if treasure < 0:
            HALL.push(game, me.seat, self.hall)
        elif treasure == GLORY_TREASURE:
            game.gain(me, GLORY, 2, source)
        else:
            game.gain(me, SUN if treasure == 0 else MOON, 1, source)


@final
class ReachGoddess(Verb):
    """The end of the labyrinth; the first to arrive also choose their faces (RB-209)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.gain(me, GLORY, self.glory, source)
        if not has(game.board, REACHED):
            game.board = having(game.board, REACHED)
            TURN_UP.push(game, me.seat, True, source)

    def strip(self) -> list[str]:
        return [f"glory:{self.glory}"]

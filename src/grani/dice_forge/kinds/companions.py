"""Companions: where each stands, how it advances, and what it brings when it is cashed in.

A companion is spent at any moment of its owner's turn, as a Triton token is, on top of whatever is
being decided (RB-041). A hero stores them all in one number (``Hero.companions``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.contract import IllegalAction
from grani.core.prompt import Option
from grani.dice_forge.actions import CASH, COMPANION as SPACE
from grani.dice_forge.events import ADVANCED as ADVANCED_EVENT, OF_COMPANION, SPENT_TOKEN
from grani.dice_forge.kinds.kind import SOMETIMES, Kind
from grani.dice_forge.kinds.payment import lack
from grani.dice_forge.names import overflow
from grani.dice_forge.resources import EXTRA_ACTION_SUN, SUN
from grani.dice_forge.stack import Row, has, having

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

COMPANIONS: Final = Row(4)
"""In ``Hero.companions``: space + 1 of each, + ADVANCED; SPENT, or 0 if there is none."""
MOST_COMPANIONS: Final[i64] = 4
SPENT: Final[i64] = 7
ADVANCED: Final[i64] = 8
"""Added to the space + 1 of a companion that has advanced this turn."""
LAST_SPACE: Final[i64] = 5
FURTHEST: Final[i64] = LAST_SPACE + 1
"""A companion that stands here, + 1, goes no further (RB-040)."""


# ---------------------------------------------------------------------- where they stand


def companion(me: Hero, k: i64) -> i64:
    """Give a companion as it stands: space + 1, + ADVANCED; SPENT, or 0 if there is none."""
    return COMPANIONS.at(me.companions, k)


def place_companion(me: Hero, k: i64, place: i64) -> None:
    """Let a companion stand elsewhere."""
    me.companions = COMPANIONS.change(me.companions, k, place)


def space_of(me: Hero, k: i64) -> i64:
    """Give the space on which a companion stands; -1 if it is spent or not there."""
    place = COMPANIONS.at(me.companions, k) % ADVANCED
    if place == SPENT:
        return -1
    return place - 1


def open_spaces(me: Hero) -> i64:
    """Give the set of spaces of companions not yet spent."""
    spaces: i64 = 0
    k: i64
    for k in range(MOST_COMPANIONS):
        space = space_of(me, k)
        if space >= 0:
            spaces = having(spaces, space)
    return spaces


def companion_sun(me: Hero) -> i64:
    """Give the sun that all companions would bring."""
    sun: i64 = 0
    k: i64
    for k in range(MOST_COMPANIONS):
        sun += max(space_of(me, k), 0)
    return sun


# ---------------------------------------------------------------------- advancing


def can_advance(me: Hero) -> bool:
    """Tell whether a companion could still advance this turn: none may, once cashed in."""
    k: i64
    for k in range(MOST_COMPANIONS):
        if 0 < companion(me, k) < FURTHEST:
            return True
    return False


@final
class Companion(Kind):
    """Advance one of the companions that have not moved this turn (RB-040)."""

    def __init__(self) -> None:
        super().__init__(41, "companion", "companion", SOMETIMES)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return can_advance(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen: i64 = 0
        k: i64
        for k in range(MOST_COMPANIONS):
            place = companion(me, k)
            if 0 < place < FURTHEST and not has(seen, place):
                seen = having(seen, place)
                game.allow(SPACE + place - 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        place = action - SPACE + 1
        k: i64 = 0
        while companion(me, k) != place:
            k += 1
            if k == MOST_COMPANIONS:
                raise IllegalAction(f"no companion on space {action - SPACE} can advance")
        place_companion(me, k, place + 1 + ADVANCED)
        game.tell(ADVANCED_EVENT, me.seat, place, 0, 0)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return Option(int(action), "option-advance", {"space": int(action - SPACE)})


def rest_companions(me: Hero) -> None:
    """A turn has passed: all companions may advance again."""
    k: i64
    for k in range(MOST_COMPANIONS):
        place_companion(me, k, companion(me, k) % ADVANCED)


# ---------------------------------------------------------------------- cashing in


def offer_companions(game: Table, me: Hero) -> None:
    """Allow every companion that brings something to be cashed in (RB-041)."""
    spaces = open_spaces(me)
    space: i64
    for space in range(1, LAST_SPACE + 1):
        if has(spaces, space):
            game.allow(CASH + space)


def cash_in(game: Table, me: Hero, space: i64) -> None:
    """Spend a companion on top of the decision that is open (RB-041).

    Of two on one space, the one that has advanced this turn: the other still may.
    """
    chosen: i64 = -1
    k: i64
    for k in range(MOST_COMPANIONS):
        if space_of(me, k) == space:
            advanced = companion(me, k) >= ADVANCED
            if chosen < 0 or (advanced and companion(me, chosen) < ADVANCED):
                chosen = k
    if chosen < 0:
        raise IllegalAction(f"no companion stands on space {space} ({game.decision()})")
    place_companion(me, chosen, SPENT)
    game.tell(SPENT_TOKEN, me.seat, OF_COMPANION, 0, 0)
    game.give(me, 0, space, 0, space, OF_COMPANION)


def cashing_in(me: Hero, action: i64) -> Option:
    """Describe the option of cashing in a companion."""
    amount = action - CASH
    lost = overflow(me, SUN, amount)
    amounts = {"sun": int(amount), "glory": int(amount)} if amount else {}
    target = f"token:{me.seat}:companion"
    args: dict[str, str | int] = {"amount": int(amount), "lost": lost}
    return Option(int(action), "option-cash", args, (target,), loses=lost > 0, amounts=amounts)


def companions_could_pay(game: Table, me: Hero) -> bool:
    """Tell whether cashing in companions would make the extra action payable (RD-07)."""
    helped = companion_sun(me)
    total = me.sun + helped
    if lack(me, EXTRA_ACTION_SUN - total, 0, me.triton) > 0:
        return False
    return game.can_act(me, max(total - EXTRA_ACTION_SUN, 0) - helped, me.triton)


COMPANION: Final = Companion()

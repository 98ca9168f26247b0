"""The kinds of pending effect, and how one is packed into an entry of the stack.

An entry is ``kind | seat << 8 | x << 12``; what the number ``x`` holds is up to the kind.
Chance kinds come first: an entry below ``DECISIONS`` waits for chance, not for its seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

ROLL: Final[i64] = 0
REMOVE: Final[i64] = 1
DRAW: Final[i64] = 2
DECISIONS: Final[i64] = 3
TURN: Final[i64] = 3
BLESS_ALL: Final[i64] = 4
REINFORCE: Final[i64] = 5
MAIN: Final[i64] = 6
EXTRA: Final[i64] = 7
END_TURN: Final[i64] = 8
BLESSINGS: Final[i64] = 9
BLESS: Final[i64] = 10
MINOR: Final[i64] = 11
CERBERUS: Final[i64] = 12
RESOLVE: Final[i64] = 13
REFLECT: Final[i64] = 14
CHOOSE: Final[i64] = 15
ORDER: Final[i64] = 16
APPLY: Final[i64] = 17
CONVERT: Final[i64] = 18
HAMMER: Final[i64] = 19
OFFER: Final[i64] = 20
SHIP: Final[i64] = 21
FORGE: Final[i64] = 22
PLACE: Final[i64] = 23
GARDEN: Final[i64] = 24
TAKE: Final[i64] = 25
GIVE: Final[i64] = 26
PICK: Final[i64] = 27

# Manners in which faces are applied
PLAIN: Final[i64] = 0
SHARDS_TO_GLORY: Final[i64] = 1
GOLD_TO_GLORY: Final[i64] = 2
LOSS: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Effect:
    """A kind of pending effect: it runs by itself, or asks its seat first."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        """Tell whether the seat has to decide; if not, the effect runs."""
        return False

    def run(self, game: Table, me: Hero, x: i64) -> None:
        """Take effect without a decision."""

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        """List the legal actions with ``game.allow``."""

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        """Take effect with the action decided on."""

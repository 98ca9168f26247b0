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
CELESTIAL: Final[i64] = 3
DECISIONS: Final[i64] = 4
TURN: Final[i64] = 4
BLESS_ALL: Final[i64] = 5
REINFORCE: Final[i64] = 6
MAIN: Final[i64] = 7
EXTRA: Final[i64] = 8
END_TURN: Final[i64] = 9
BLESSINGS: Final[i64] = 10
BLESS: Final[i64] = 11
MINOR: Final[i64] = 12
CERBERUS: Final[i64] = 13
RESOLVE: Final[i64] = 14
REFLECT: Final[i64] = 15
CHOOSE: Final[i64] = 16
ORDER: Final[i64] = 17
APPLY: Final[i64] = 18
CONVERT: Final[i64] = 19
HAMMER: Final[i64] = 20
OFFER: Final[i64] = 21
SHIP: Final[i64] = 22
FORGE: Final[i64] = 23
PLACE: Final[i64] = 24
GARDEN: Final[i64] = 25
TAKE: Final[i64] = 26
GIVE: Final[i64] = 27
PICK: Final[i64] = 28
# those of Rebellion
PERFORM: Final[i64] = 29
PAY: Final[i64] = 30
SPEND: Final[i64] = 31
TWINS: Final[i64] = 32
SECOND: Final[i64] = 33
STAR_TWINS: Final[i64] = 34
STAR: Final[i64] = 35
LOOK: Final[i64] = 36
TURN_UP: Final[i64] = 37
UPGRADE: Final[i64] = 38
REPLACE: Final[i64] = 39
MERCHANT: Final[i64] = 40
COMPANION: Final[i64] = 41
WIND: Final[i64] = 42
RIGHT_HAND: Final[i64] = 43
ANCESTOR: Final[i64] = 44
FORGE_AND_ROLL: Final[i64] = 45
FREE_FACE: Final[i64] = 46
FREE_FEAT: Final[i64] = 47
MARKET: Final[i64] = 48
BARTER: Final[i64] = 49
WALK: Final[i64] = 50
HALL: Final[i64] = 51
GOLEM_PAIR: Final[i64] = 52
MISFORTUNE: Final[i64] = 53
MISFORTUNES: Final[i64] = 54
FOREIGN: Final[i64] = 55
FIRE: Final[i64] = 56
MEMORY: Final[i64] = 57
MEMORIES: Final[i64] = 58
SLIP: Final[i64] = 59

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

"""The verbs of the sets that come with the Goddess and with the Titans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.dice_forge.events import OF_FEAT
from grani.dice_forge.kinds.blessing import MINOR
from grani.dice_forge.kinds.golems import WALK
from grani.dice_forge.kinds.pairs import BLESSING
from grani.dice_forge.kinds.titans import MEMORY, TOKEN_OWNERS
from grani.dice_forge.verbs.verb import Verb, often

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class MoveGolem(Verb):
    """Move the golem forward or backward, square by square (RB-231, RB-232)."""

    def __init__(self, steps: i64, backward: bool = False) -> None:
        self.steps: Final[i64] = steps
        self.backward: Final[bool] = backward

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        WALK.push(game, me.seat, self.steps, self.backward)

    def strip(self) -> list[str]:
        if self.backward:
            return ["back", *often(self.steps), "golem"]
        return ["golem", "forward", *often(self.steps)]


@final
class PlaceMemories(Verb):
    """Put the two tokens of this card's colour on two islands (RB-330)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.memory_owners = TOKEN_OWNERS.change(game.memory_owners, copy, me.seat + 1)
        MEMORY.push(game, me.seat, copy)

    def strip(self) -> list[str]:
        return ["memory", *often(2)]


@final
class OracleBlessing(Verb):
    """A minor blessing; if it brings ancient shards or loyalty, the others slip (RB-336)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        once = BLESSING.times.put(1) | BLESSING.feat.put(source - OF_FEAT)
        game.push(MINOR, me.seat, BLESSING.slips.mark(once))

    def strip(self) -> list[str]:
        return ["die", "to", "foes", "rebellion"]

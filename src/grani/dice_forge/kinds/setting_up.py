"""What chance decides before the first turn: sets of open slots, faces removed for two players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.reading import Reader
from grani.dice_forge.actions import FACE, SET
from grani.dice_forge.events import DEALT, REMOVED
from grani.dice_forge.faces import MIXED_POOLS, POOL_FACES, POOL_IDS, POOL_SIZE
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.forging import pending
from grani.dice_forge.kinds.kind import KINDS, Kind
from grani.dice_forge.names import SlotField
from grani.dice_forge.stack import Field, Flag, Json, Number, Word, kind_of

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

OPEN: Final[i64] = -1
"""Stands for the set of a slot that chance draws from the base box."""
OPEN_ALL: Final[i64] = -2
"""Stands for the set of a slot that chance draws from all boxes."""
TWO_PLAYER_REMOVAL: Final[i64] = 2
"""Faces taken out of each pool of the sanctuary with two players (DF-003)."""


class SetUp(Kind):
    """A kind that comes before the first turn."""

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        below = KINDS[kind_of(game.stack[game.depth - 1])]
        if game.round > 1 or not (isinstance(below, SetUp) or below.name == "turn"):
            return "set-up comes before the first turn"
        return ""


@final
class Draw(SetUp):
    """Chance puts a set of the boxes in play into a slot (DF-013)."""

    def __init__(self) -> None:
        super().__init__(2, "draw")
        self.slot: Final[Field] = self.layout.add(SlotField())
        self.all_boxes: Final[Field] = self.layout.add(Flag("boxes"))

    def push(self, game: Table, slot: i64, all_boxes: bool) -> None:
        game.push(self, 0, self.slot.put(slot) | self.all_boxes.put(1 if all_boxes else 0))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        for feat in game.sets_for(self.slot.of(x), self.all_boxes.on(x)):
            game.allow(SET + feat)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        slot = self.slot.of(x)
        feats = game.feats[:]
        feats[slot] = action - SET
        game.feats = feats
        game.tell(DEALT, -1, action - SET, slot, 0)

    # ------------------------------------------------------------------ for files

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        data: Json = {}
        self.slot.write(data, x)
        if self.all_boxes.on(x):
            data["boxes"] = "all"
        return data

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        all_boxes = 0
        if reader.has("boxes"):
            all_boxes = reader.word("boxes", {"base": 0, "all": 1}, "choice of boxes")
        return self.slot.put(self.slot.read(reader)) | self.all_boxes.put(all_boxes)

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        slot = self.slot.of(x)
        name = SLOTS[slot].name
        wrong = super().misplaced(game, me, x, above)
        if not wrong and pending(game, self, x):
            return f"the slot {name} is drawn twice"
        if not wrong and game.feats[slot] != (OPEN_ALL if self.all_boxes.on(x) else OPEN):
            return f"the slot {name} has its set already, or draws from other boxes"
        return wrong


@final
class Remove(SetUp):
    """Chance takes faces out of a mixed pool, one by one (DF-003)."""

    def __init__(self) -> None:
        super().__init__(1, "remove")
        self.pool: Final[Field] = self.field(Word("pool", POOL_IDS, "pool"))
        self.times: Final[Field] = self.field(Number("times", 1, int(TWO_PLAYER_REMOVAL)))

    def push(self, game: Table, pool: i64) -> None:
        game.push(self, 0, self.pool.put(pool) | self.times.put(TWO_PLAYER_REMOVAL))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        for face in POOL_FACES[self.pool.of(x)]:
            if game.supply[face] > 0:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.supply[action - FACE] -= 1
        game.tell(REMOVED, -1, action - FACE, 0, 0)
        left = self.times.of(x) - 1
        if left > 0:
            game.push(self, 0, self.times.change(x, left))

    # ------------------------------------------------------------------ for files

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        mixed = {pool: POOL_IDS[pool] for pool in MIXED_POOLS}
        pool = reader.check_word(reader.string("pool"), "pool", mixed, "mixed pool")
        return self.pool.put(pool) | self.times.put(self.times.read(reader))

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        left = game.count_of(POOL_FACES[self.pool.of(x)])
        full = left == POOL_SIZE - TWO_PLAYER_REMOVAL + self.times.of(x)
        wrong = super().misplaced(game, me, x, above)
        if not wrong and not (game.seats == 2 and full):
            return "there is nothing to remove from this pool"
        return wrong


DRAW: Final = Draw()
REMOVE: Final = Remove()

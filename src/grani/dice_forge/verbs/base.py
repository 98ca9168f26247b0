"""The verbs of the base box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.dice_forge.events import OF_FEAT
from grani.dice_forge.faces import FACES, POOL_FACES, POOL_IDS, POOLS
from grani.dice_forge.faces.offers import TRITON_OFFER
from grani.dice_forge.kinds.blessing import BLESS, BLESSINGS, MINOR
from grani.dice_forge.kinds.forging import GARDEN, GIVE
from grani.dice_forge.kinds.gains import OFFER
from grani.dice_forge.kinds.opponents import PICK
from grani.dice_forge.kinds.pairs import BOTH_DICE, LOSS, PLAIN, SHARDS_TO_GLORY, Blessing
from grani.dice_forge.kinds.rolling import roll_opponents
from grani.dice_forge.resources import GLORY, GOLD, RESOURCE_NAMES
from grani.dice_forge.stack import put
from grani.dice_forge.verbs.verb import Verb, joined, offered, often

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class AttachHammer(Verb):
    """Gold may go to one more hammer from now on (DF-140 ff.)."""

    def own(self, me: Hero, count: i64) -> None:
        me.hammers += count
        me.care += count

    def strip(self) -> list[str]:
        return ["gold", "to", "hammer", "to", "glory"]


@final
class RaiseCaps(Verb):
    """The reserves hold more (DF-150)."""

    def __init__(self, gold: i64, shards: i64) -> None:
        self.gold: Final[i64] = gold
        self.shards: Final[i64] = shards

    def own(self, me: Hero, count: i64) -> None:
        me.chests += count
        me.gold_cap += count * self.gold
        me.shard_cap += count * self.shards

    def strip(self) -> list[str]:
        return ["cap", f"gold:{self.gold}", f"sun:{self.shards}", f"moon:{self.shards}"]


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

    def strip(self) -> list[str]:
        amounts = [self.gold, self.sun, self.moon, self.glory]
        parts = [[f"{RESOURCE_NAMES[i]}:{amount}"] for i, amount in enumerate(amounts) if amount]
        return joined(parts, "plus")


@final
class GainOne(Verb):
    """Gain one resource of an offer."""

    def __init__(self, offer: i64) -> None:
        self.offer: Final[i64] = offer

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        OFFER.push(game, me.seat, self.offer, 1, source)

    def strip(self) -> list[str]:
        return offered(self.offer)


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

    def strip(self) -> list[str]:
        return [f"{RESOURCE_NAMES[self.pay]}:{self.amount}", "to", f"glory:{self.glory}"]


@final
class DivineBlessings(Verb):
    """Divine blessings in a row; what they bring may be converted in some manner."""

    def __init__(self, count: i64, manner: i64 = PLAIN) -> None:
        self.count: Final[i64] = count
        self.manner: Final[i64] = manner

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        BLESSINGS.push(game, me.seat, BOTH_DICE, self.count, self.manner)

    def strip(self) -> list[str]:
        return ["dice", *often(self.count), *conversion(self.manner)]


@final
class MinorBlessings(Verb):
    """Minor blessings in a row, all with one die of choice."""

    def __init__(self, count: i64, manner: i64 = PLAIN) -> None:
        self.count: Final[i64] = count
        self.manner: Final[i64] = manner

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        MINOR.push(game, me.seat, self.count, self.manner, source - OF_FEAT)

    def strip(self) -> list[str]:
        return ["die", *often(self.count), *conversion(self.manner)]


def conversion(manner: i64) -> list[str]:
    """Write in signs what a manner turns into glory."""
    if manner == PLAIN:
        return []
    if manner == SHARDS_TO_GLORY:
        return ["moon:1", "to", "glory:2"]
    return ["gold:1", "to", "glory:1"]


@final
class ForgeFromGarden(Verb):
    """Forge a face of a garden, one that is still there."""

    def __init__(self, pool: str) -> None:
        self.pool: Final[i64] = POOL_IDS[pool]

    def hands_out(self, face: i64) -> bool:
        return is_in(face, self.pool)

    def lets_forge(self, face: i64) -> bool:
        return is_in(face, self.pool)

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        GARDEN.push(game, me.seat, self.pool, source - OF_FEAT)

    def strip(self) -> list[str]:
        faces = POOL_FACES[self.pool]
        shown = faces if len(faces) <= 2 else faces[:1]
        return ["forge", *joined([[f"face:{FACES[face].name}"] for face in shown], "or")]


def is_in(face: i64, pool: i64) -> bool:
    """Tell whether a face lies in a pool at the start."""
    return FACES[face].pool == POOLS[pool]


@final
class GiveLinkedFace(Verb):
    """Make another player forge the face tied to this very card (DF-165)."""

    def __init__(self, pool: str) -> None:
        self.pool: Final[i64] = POOL_IDS[pool]

    def hands_out(self, face: i64) -> bool:
        return is_in(face, self.pool)

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        face = POOL_FACES[self.pool][copy]
        game.let_own(me, face)
        if game.supply[face] > 0:
            GIVE.push(game, me.seat, face)

    def strip(self) -> list[str]:
        face = FACES[POOL_FACES[self.pool][0]]
        row = ["foe", f"face:{face.name}"]
        return [*row, "to", *offered(face.offer)] if face.offer else row


@final
class TakeCerberus(Verb):
    """Take a token that repeats a blessing (DF-168)."""

    def own(self, me: Hero, count: i64) -> None:
        me.cerberus += count

    def strip(self) -> list[str]:
        return ["cerberus", "to", "dice", "again"]


@final
class TakeTriton(Verb):
    """Take a token for resources at any moment of one's turn (DF-184)."""

    def own(self, me: Hero, count: i64) -> None:
        me.triton += count

    def strip(self) -> list[str]:
        return ["triton", "to", *offered(TRITON_OFFER)]


@final
class GloryPerForgedFace(Verb):
    """Gain glory for every face replaced so far (DF-185)."""

    def __init__(self, glory: i64) -> None:
        self.glory: Final[i64] = glory

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        game.gain(me, GLORY, self.glory * me.forged, source)

    def strip(self) -> list[str]:
        return ["face", "to", f"glory:{self.glory}"]


@final
class PickFromOpponents(Verb):
    """All opponents roll for nothing; apply two of their faces (DF-162)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        PICK.push(game, me.seat, source - OF_FEAT)
        roll_opponents(game, me)

    def strip(self) -> list[str]:
        return ["foes", "dice", "to", "face", "face"]


@final
class OpponentsLose(Verb):
    """All opponents roll and lose what they would have gained (DF-180, DF-183)."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        loss = put(BOTH_DICE, Blessing.dice) | put(LOSS, Blessing.manner)
        k: i64
        for k in range(game.seats - 1, 0, -1):
            game.push(BLESS, (me.seat + k) % game.seats, loss)
        roll_opponents(game, me)

    def strip(self) -> list[str]:
        return ["foes", "dice", "minus"]

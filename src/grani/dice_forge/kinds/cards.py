"""Decisions of single cards of Rebellion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Barred, Option
from grani.core.reading import Reader
from grani.dice_forge.actions import (
    FACE,
    FEAT,
    NO,
    POSITION,
    RESOURCE,
    SPLIT,
)
from grani.dice_forge.events import AGAIN, GRANTED
from grani.dice_forge.faces import FACE_COUNT, FACES, FIRST_SOLD, FOREST, LAST_SOLD
from grani.dice_forge.islands import SLOT_COUNT, SLOTS
from grani.dice_forge.kinds.blessing import BLESSINGS, MINOR, RESOLVE
from grani.dice_forge.kinds.forging import (
    PLACE,
    about_face,
    allow_positions,
    best_average,
    buying,
    from_pool,
    locked_sides,
    placing,
    unsold,
)
from grani.dice_forge.kinds.kind import ALWAYS, SOMETIMES, Args, Kind, declining
from grani.dice_forge.kinds.pairs import BOTH_DICE, DARK_DIE, LIGHT_DIE, PLAIN, pair_of
from grani.dice_forge.kinds.showing import read_rolled, write_rolled
from grani.dice_forge.kinds.turn import MAIN, REINFORCE, TAKE
from grani.dice_forge.names import FaceField, FeatField, SourceField, feat_name, source_name, taking
from grani.dice_forge.resources import GLORY, GOLD, RESOURCES
from grani.dice_forge.stack import Field, Inner, Json, Number, count_at

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


class OfASet(Kind):
    """A decision that a card of some set brings about."""

    def __init__(self, number: i64, name: str, question: str, asking: i64) -> None:
        super().__init__(number, name, question, asking)
        self.feat: Final[Field] = self.field(FeatField())

    def push(self, game: Table, seat: i64, feat: i64) -> None:
        game.push(self, seat, self.feat.put(feat))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        feat = feat_name(self.feat.of(x))
        return f"feat:{feat}", {"feat": feat}

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        return game.no_such_set(self.feat.of(x))


# ---------------------------------------------------------------------- faces for sale or for free


@final
class Market(Kind):
    """Buy one face with some gold off, or pass (RD-14)."""

    def __init__(self) -> None:
        super().__init__(48, "market", "market", SOMETIMES)
        self.discount: Final[Field] = self.field(Number("discount", 0, 2))

    def push(self, game: Table, seat: i64, discount: i64) -> None:
        game.push(self, seat, self.discount.put(discount))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return game.can_buy(me.purse(), self.discount.of(x), 0) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow_faces(me.purse(), self.discount.of(x), 0)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action != NO:
            game.buy(me, action - FACE, self.discount.of(x))

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return "step:market", {"discount": int(self.discount.of(x))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return buying(game, me, action, "market", self.discount.of(x))

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        return unsold(game, me, self.discount.of(x), 0)

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x = super().read(reader, game, me)
        if self.discount.of(x) == 1:
            reader.fail("a face is sold at its price or 2 gold off", "discount")
        return x


@final
class Ancestor(OfASet):
    """Forge the cheapest face that shows glory, or not; then a minor blessing (RB-065)."""

    def __init__(self) -> None:
        super().__init__(44, "ancestor", "ancestor", SOMETIMES)

    def price(self, game: Table) -> i64:
        """Give the lowest price of a face that shows glory; 0 if none is left."""
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            if game.supply[face] > 0 and FACES[face].shows_glory():
                return FACES[face].cost
        return 0

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.price(game) > 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        MINOR.push(game, me.seat, 1, PLAIN, self.feat.of(x))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        price = self.price(game)
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            shown = FACES[face]
            if game.supply[face] > 0 and shown.shows_glory() and shown.cost == price:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
        else:
            game.supply[action - FACE] -= 1
            game.push(FORGE_AND_ROLL, me.seat, FORGE_AND_ROLL.face.put(action - FACE))

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-ancestor-no")
        return from_pool(action, "option-garden", best_average(game, me, action - FACE))


@final
class ForgeAndRoll(Kind):
    """Forge a face, then a minor blessing with that die (RB-066)."""

    def __init__(self) -> None:
        super().__init__(45, "forge_and_roll", "place")
        self.face: Final[Field] = self.field(FaceField())

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        allow_positions(game, me)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        position = action - POSITION
        game.forge(me, self.face.of(x), position)
        BLESSINGS.push(game, me.seat, LIGHT_DIE if position < 6 else DARK_DIE, 1, PLAIN)

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return about_face(self.face.of(x))

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return placing(game, me, action, self.face.of(x))

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        return locked_sides(game, me)

    def in_hand(self, x: i64) -> i64:
        return self.face.of(x)


@final
class FreeFace(OfASet):
    """Forge any face of the temple that no feat of this game gives (RB-098, RB-099)."""

    def __init__(self) -> None:
        super().__init__(46, "free_face", "free-face", SOMETIMES)

    def allowed(self, game: Table, face: i64) -> bool:
        if game.supply[face] == 0 or FACES[face].place == FOREST:
            return False
        if face <= LAST_SOLD:
            return True
        slot: i64
        for slot in range(SLOT_COUNT):
            verb = game.card(slot).immediate
            if verb is not None and verb.hands_out(face):
                return False
        return True

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        face: i64
        for face in range(FIRST_SOLD, FACE_COUNT):
            if self.allowed(game, face):
                return True
        return False

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face: i64
        for face in range(FIRST_SOLD, FACE_COUNT):
            if self.allowed(game, face):
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.supply[action - FACE] -= 1
        PLACE.push(game, me.seat, action - FACE)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return from_pool(action, "option-garden", best_average(game, me, action - FACE))


# ---------------------------------------------------------------------- feats and turns


@final
class FreeFeat(OfASet):
    """Perform a feat of cost 1 for nothing (RD-16)."""

    def __init__(self) -> None:
        super().__init__(47, "free_feat", "free-feat", ALWAYS)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        slot: i64
        for slot in range(SLOT_COUNT):
            if costs_one_shard(slot) and count_at(game.stacks, slot):
                game.allow(FEAT + slot)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        slot = action - FEAT
        game.tell(GRANTED, me.seat, game.feats[slot], 0, 0)
        TAKE.push(game, me.seat, slot)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        slot = action - FEAT
        card = game.card(slot)
        args: Args = {"feat": card.name, "glory": int(card.glory)}
        return Option(int(action), "option-free-feat", args, (f"stack:{SLOTS[slot].name}",))


def costs_one_shard(slot: i64) -> bool:
    """Tell whether the feat in a slot costs a single shard."""
    return SLOTS[slot].sun + SLOTS[slot].moon == 1


@final
class Fire(Kind):
    """The turn is over, and a new one of the same player begins at once (RB-094, RB-095)."""

    def __init__(self) -> None:
        super().__init__(56, "fire")

    def run(self, game: Table, me: Hero, x: i64) -> None:
        game.break_off_turn()
        game.box.turn_passes(me)
        game.tell(AGAIN, me.seat, 0, 0, 0)
        game.push(MAIN, me.seat, 0)
        game.push(REINFORCE, me.seat, 0)
        BLESSINGS.push(game, me.seat, BOTH_DICE, 2 if game.seats == 2 else 1, PLAIN)


@final
class Foreign(Kind):
    """Apply what another has just rolled (RB-104)."""

    def __init__(self) -> None:
        super().__init__(55, "foreign")
        self.bearer: Final[Field] = self.layout.add(Inner("bearer", 4))

    def push(self, game: Table, seat: i64, bearer: i64) -> None:
        game.push(self, seat, self.bearer.put(bearer))

    def run(self, game: Table, me: Hero, x: i64) -> None:
        other = game.heroes[self.bearer.of(x)]
        game.push(RESOLVE, me.seat, pair_of(other.rolled(0), other.rolled(1), PLAIN))

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        bearer = self.bearer.of(x)
        return {"bearer": int(bearer), **write_rolled(game.heroes[bearer], BOTH_DICE)}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        bearer = reader.integer("bearer", 0, len(game.heroes) - 1)
        read_rolled(reader, game.heroes[bearer], BOTH_DICE)
        return self.bearer.put(bearer)


# ---------------------------------------------------------------------- resources


@final
class Wind(Kind):
    """Name a resource and gain all of it shown on all dice (RD-09)."""

    def __init__(self) -> None:
        super().__init__(42, "wind", "wind", SOMETIMES)
        self.source: Final[Field] = self.field(SourceField())

    def push(self, game: Table, seat: i64, source: i64) -> None:
        game.push(self, seat, self.source.put(source))

    def shown(self, game: Table, resource: i64) -> i64:
        """Give the sum of a resource printed on all faces that lie up (RB-046)."""
        total: i64 = 0
        die: i64
        for hero in game.heroes:
            for die in range(2):
                total += FACES[hero.up(die)].amount(resource)
        return total

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        resource: i64
        for resource in range(RESOURCES):
            if self.shown(game, resource) > 0:
                return True
        return False

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        resource: i64
        for resource in range(RESOURCES):
            if self.shown(game, resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        resource = action - RESOURCE
        game.gain(me, resource, self.shown(game, resource), self.source.of(x))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return source_name(self.source.of(x)), {}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        resource = action - RESOURCE
        return taking(me, action, resource, self.shown(game, resource))


@final
class RightHand(Kind):
    """Turn so much gold into glory (RD-13)."""

    def __init__(self) -> None:
        super().__init__(43, "right_hand", "right-hand", SOMETIMES)
        self.source: Final[Field] = self.field(SourceField())

    def push(self, game: Table, seat: i64, source: i64) -> None:
        game.push(self, seat, self.source.put(source))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return me.purse() > 0 or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        amount: i64
        for amount in range(me.purse() + 1):
            game.allow(SPLIT + amount)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.gain(me, GLORY, action - SPLIT, self.source.of(x))
        game.pay(me, GOLD, action - SPLIT, self.source.of(x))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return source_name(self.source.of(x)), {}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        gold = int(action - SPLIT)
        amounts = {"gold": -gold, "glory": gold} if gold else {}
        return Option(int(action), "option-right-hand", {"gold": gold}, amounts=amounts)


MARKET: Final = Market()
ANCESTOR: Final = Ancestor()
FORGE_AND_ROLL: Final = ForgeAndRoll()
FREE_FACE: Final = FreeFace()
FREE_FEAT: Final = FreeFeat()
FIRE: Final = Fire()
FOREIGN: Final = Foreign()
WIND: Final = Wind()
RIGHT_HAND: Final = RightHand()

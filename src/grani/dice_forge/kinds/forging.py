"""Buying faces and forging them onto dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Barred, Option
from grani.core.reading import Reader
from grani.dice_forge.actions import FACE, NO, POSITION, SEAT
from grani.dice_forge.events import GAVE
from grani.dice_forge.faces import (
    FACE_IDS,
    FACES,
    FIRST_SOLD,
    GARDEN_POOLS,
    LAST_SOLD,
    NO_LINK,
    POOL_FACES,
    POOL_IDS,
    SHIP_DISCOUNT,
)
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.house import TURN_OF_FACES, TWO_FACES
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining, deed
from grani.dice_forge.names import FaceField, FeatField, face_name, feat_name, side_target
from grani.dice_forge.reckoning import brought, faces_of, least_missed, replaced
from grani.dice_forge.stack import (
    Field,
    Inner,
    Json,
    Number,
    Word,
    fields_of,
    has,
    having,
    kind_of,
    members_of,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

BUYS: Final[str] = deed("buy")
NAMES_A_SEAT: Final[str] = deed("seat")


@final
class Forge(Kind):
    """Buy another face in this forge action, or finish (D-15)."""

    def __init__(self) -> None:
        super().__init__(23, "forge", "forge", SOMETIMES, active=True)
        self.bought: Final[Field] = self.layout.add(Inner("bought", 48))
        """The set of faces bought in this action."""

    def push(self, game: Table, seat: i64, bought: i64) -> None:
        game.push(self, seat, bought)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return game.can_buy(me.purse(), 0, x | game.noted) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow_faces(me.purse(), 0, x | game.noted)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action != NO:
            face = action - FACE
            if game.house & TURN_OF_FACES:
                game.noted = having(game.noted, face)
            if not game.house & TWO_FACES:
                game.push(self, me.seat, having(x, face))
            game.buy(me, face, 0)

    # ------------------------------------------------------------------ for people and files

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return buying(game, me, action, "forge", 0)

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        return unsold(game, me, 0, x | game.noted)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {"bought": [face_name(face) for face in members_of(x, 48)]}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        bought: i64 = 0
        for i, value in enumerate(reader.items("bought", 1, 16)):
            face = reader.check_word(value, f"bought[{i}]", FACE_IDS, "face")
            if FACES[face].cost == 0:
                reader.fail(f"the face {value} is not for sale", f"bought[{i}]")
            if has(bought, face):
                reader.fail("the faces of one action differ", "bought")
            bought = having(bought, face)
        return bought

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        faces = members_of(x, 48)
        if game.house & TWO_FACES and len(faces) > 1:
            return "by a house rule an action that buys a second face is over"
        if game.house & TURN_OF_FACES and not all(has(game.noted, face) for face in faces):
            return "what this action bought was bought this turn: name it in 'bought' too"
        return ""


@final
class Ship(Kind):
    """Buy one face of the sanctuary with some gold off, or decline (D-06)."""

    def __init__(self) -> None:
        super().__init__(22, "ship", "ship", SOMETIMES)
        self.discount: Final[Field] = self.field(Number("discount", 2, 6))

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
        return "face:ship", {"discount": int(self.discount.of(x))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return buying(game, me, action, "ship", self.discount.of(x))

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        return unsold(game, me, self.discount.of(x), 0)

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x = super().read(reader, game, me)
        if self.discount.of(x) not in (SHIP_DISCOUNT, 3 * SHIP_DISCOUNT):
            reader.fail("a ship takes 2 or 6 gold off", "discount")
        return x


@final
class Place(Kind):
    """Forge a face over one that is not locked (D-10). Equal ones of a die are offered once."""

    def __init__(self) -> None:
        super().__init__(24, "place", "place")
        self.face: Final[Field] = self.field(FaceField())

    def push(self, game: Table, seat: i64, face: i64) -> None:
        game.push(self, seat, self.face.put(face))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        allow_positions(game, me)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.forge(me, self.face.of(x), action - POSITION)

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return about_face(self.face.of(x))

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return placing(game, me, action, self.face.of(x))

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        return locked_sides(game, me)

    def in_hand(self, x: i64) -> i64:
        return self.face.of(x)


def allow_positions(game: Table, me: Hero) -> None:
    """Allow every place to forge on; equal faces of one die are offered once (D-10)."""
    die: i64
    side: i64
    for die in range(2):
        seen: i64 = 0
        for side in range(6):
            face = me.face(die, side)
            if not has(seen, face):
                seen = having(seen, face)
                if not game.locked(face):
                    game.allow(POSITION + 6 * die + side)


@final
class Garden(Kind):
    """Take a face from a garden and forge it (D-17).

    A garden is never empty in play (DF-188); in a position set up by hand the card gives nothing.
    """

    def __init__(self) -> None:
        super().__init__(25, "garden", "garden", SOMETIMES)
        self.pool: Final[Field] = self.field(Word("pool", POOL_IDS, "pool"))
        self.feat: Final[Field] = self.field(FeatField())

    def push(self, game: Table, seat: i64, pool: i64, feat: i64) -> None:
        game.push(self, seat, self.pool.put(pool) | self.feat.put(feat))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        faces = POOL_FACES[self.pool.of(x)]
        return len(faces) > 1 and game.count_of(faces) > 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        face = POOL_FACES[self.pool.of(x)][0]
        if game.supply[face] > 0:
            self.take(game, me, face)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        for face in POOL_FACES[self.pool.of(x)]:
            if game.supply[face] > 0:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        self.take(game, me, action - FACE)

    def take(self, game: Table, me: Hero, face: i64) -> None:
        game.supply[face] -= 1
        PLACE.push(game, me.seat, face)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        feat = feat_name(self.feat.of(x))
        return f"feat:{feat}", {"feat": feat}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return from_pool(action, "option-garden", best_average(game, me, action - FACE))

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        gardens = {pool: POOL_IDS[pool] for pool in GARDEN_POOLS}
        pool = reader.check_word(reader.string("pool"), "pool", gardens, "garden")
        return self.pool.put(pool) | self.feat.put(self.feat.read(reader))

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        left = game.count_of(POOL_FACES[self.pool.of(x)])
        return "the garden is empty" if pending(game, self, x) >= left else ""


@final
class Give(Kind):
    """Hand a face to another player, who must forge it (D-18)."""

    def __init__(self) -> None:
        super().__init__(27, "give", "give")
        self.face: Final[Field] = self.field(FaceField())

    def push(self, game: Table, seat: i64, face: i64) -> None:
        game.push(self, seat, self.face.put(face))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seat: i64
        for seat in range(game.seats):
            if seat != me.seat:
                game.allow(SEAT + seat)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        face = self.face.of(x)
        receiver = action - SEAT
        game.tell(GAVE, me.seat, face, receiver, 0)
        game.supply[face] -= 1
        PLACE.push(game, receiver, face)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return about_face(self.face.of(x))

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return to_seat(action)

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x = super().read(reader, game, me)
        face = FACES[self.face.of(x)]
        if face.link == NO_LINK:
            reader.fail(f"the face {face.name} is not given away", "face")
        return x

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        face = self.face.of(x)
        gone = pending(game, self, x) >= game.supply[face]
        return f"the face {face_name(face)} is gone" if gone else ""


# ---------------------------------------------------------------------- for people and files


def about_face(face: i64) -> tuple[str, Args]:
    """Give the cause of a question about a face."""
    return f"face:{face_name(face)}", {"face": face_name(face)}


def buying(game: Table, me: Hero, action: i64, question: str, discount: i64) -> Option:
    """Describe buying a face, or leaving it."""
    if action == NO:
        return declining(action, f"option-{question}-no")
    face = FACES[action - FACE]
    price = int(max(face.cost - discount, 0))
    args: Args = {"face": face.name, "price": price}
    amounts = {"gold": -price} if price else {}
    return Option(
        int(action),
        "option-buy",
        args,
        (f"pool:{face.name}",),
        does=BUYS,
        amounts=amounts,
        average=best_average(game, me, action - FACE),
    )


def unsold(game: Table, me: Hero, discount: i64, bought: i64) -> list[Barred]:
    """Say of the faces of the sanctuary that cannot be bought what is in the way."""
    found: list[Barred] = []
    gold = me.purse()
    face: i64
    for face in range(FIRST_SOLD, LAST_SOLD + 1):
        target = f"pool:{face_name(face)}"
        lacking = FACES[face].cost - discount - gold
        if game.supply[face] == 0:
            found.append(Barred(target, "barred-none"))
        elif has(bought, face):
            found.append(Barred(target, "barred-bought"))
        elif lacking > 0:
            found.append(Barred(target, "barred-gold", {"amount": int(lacking)}))
    return found


def locked_sides(game: Table, me: Hero) -> list[Barred]:
    """Say of the sides on which nothing is forged that they are locked."""
    found: list[Barred] = []
    die: i64
    side: i64
    for die in range(2):
        for side in range(6):
            if game.locked(me.face(die, side)):
                found.append(Barred(side_target(me.seat, die, side), "barred-locked"))
    return found


def from_pool(action: i64, key: str, after: dict[str, float]) -> Option:
    """Describe taking a face out of the temple, with what a roll brings on average after that."""
    face = face_name(action - FACE)
    return Option(int(action), key, {"face": face}, (f"pool:{face}",), average=after)


def best_average(game: Table, me: Hero, face: i64) -> dict[str, float]:
    """Give what a roll brings on average with a face in place of the one that is missed least."""
    dice = faces_of(me)
    places = open_places(game, dice)
    return average_with(me, least_missed(dice, places, int(face)), face) if places else {}


def average_with(me: Hero, place: i64, face: i64) -> dict[str, float]:
    """Give what a roll brings on average with a face at one of the twelve places."""
    return dict(brought(replaced(faces_of(me), int(place), int(face))).items())


def open_places(game: Table, dice: list[int]) -> list[int]:
    """Give where a face may be forged, of the twelve sides."""
    return [place for place in range(12) if not game.locked(dice[place])]


def at_position(me: Hero, action: i64, key: str) -> Option:
    """Describe what is done to one side of a die."""
    die = (action - POSITION) // 6
    side = (action - POSITION) % 6
    args: Args = {"face": face_name(me.face(die, side))}
    target = side_target(me.seat, die, side)
    return Option(int(action), f"{key}-{DIE_NAMES[die]}", args, (target,))


def placing(game: Table, me: Hero, action: i64, face: i64) -> Option:
    """Describe forging a face onto one side, with what a roll brings on average after that."""
    dice = faces_of(me)
    place = int(action - POSITION)
    places = open_places(game, dice)
    option = at_position(me, action, "option-place")
    return Option(
        option.action,
        option.key,
        option.args,
        option.targets,
        average=average_with(me, place, face),
        spares=place == least_missed(dice, places, int(face)),
    )


def to_seat(action: i64) -> Option:
    """Describe the choice of a player."""
    seat = int(action - SEAT)
    return Option(int(action), "option-seat", {"seat": seat}, (f"seat:{seat}",), does=NAMES_A_SEAT)


def pending(game: Table, kind: Kind, x: i64) -> int:
    """Count the entries of a kind that are about the same thing."""
    count = 0
    i: i64
    for i in range(game.depth):
        entry = game.stack[i]
        if kind_of(entry) == kind.number and fields_of(entry) == x:
            count += 1
    return count


FORGE: Final = Forge()
SHIP: Final = Ship()
PLACE: Final = Place()
GARDEN: Final = Garden()
GIVE: Final = Give()

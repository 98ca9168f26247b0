"""The celestial die, and effects that look at, turn or upgrade faces (RB-050 to RB-055)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from mypy_extensions import i64

from grani.core.prompt import Barred, Option
from grani.core.reading import Reader
from grani.dice_forge.actions import FACE, NO, POSITION, SIDE, SPLIT, YES
from grani.dice_forge.events import OF_CELESTIAL, OF_FEAT, OF_TWINS, REROLLED, STARRED, TURNED
from grani.dice_forge.faces import FACES, FIRST_SOLD, LAST_SOLD, NOTHING
from grani.dice_forge.faces.offers import TRIFLE_OFFER
from grani.dice_forge.hero import DARK, LIGHT
from grani.dice_forge.kinds.blessing import RESOLVE, bless
from grani.dice_forge.kinds.forging import (
    at_position,
    average_with,
    from_pool,
    locked_sides,
    open_places,
)
from grani.dice_forge.kinds.gains import OFFER
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining
from grani.dice_forge.kinds.pairs import PLAIN, pair_of
from grani.dice_forge.kinds.payment import AtOnce
from grani.dice_forge.kinds.showing import showing
from grani.dice_forge.kinds.twins import (
    REROLL_GOLD,
    can_roll_again,
    push_twins_reward,
    rerolling,
)
from grani.dice_forge.names import (
    FeatField,
    SourceField,
    face_name,
    feat_name,
    side_target,
    source_name,
)
from grani.dice_forge.reckoning import faces_of, least_missed
from grani.dice_forge.resources import GLORY, GOLD
from grani.dice_forge.stack import (
    Field,
    Flag,
    Json,
    Number,
    count_at,
    has,
    having,
    one_at,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

GOLD_12: Final[i64] = 0
GLORY_5: Final[i64] = 1
GLORY_3_CHOICE: Final[i64] = 2
MIRROR_STAR: Final[i64] = 3
CHOOSE_FACE: Final[i64] = 4
UPGRADE_2: Final[i64] = 5
CelestialSide = Literal["gold", "glory", "choice", "mirror", "face", "upgrade"]
STARS: Final[list[CelestialSide]] = ["gold", "glory", "choice", "mirror", "face", "upgrade"]
"""The sides of the celestial die."""
CELESTIAL_DIE: Final[i64] = 2
"""Stands beside light and dark where dice are told of."""
TOP_LEVEL: Final[i64] = 7
MERCHANT_GLORY: Final = 2
"""RB-080"""
UPGRADED: Final[i64] = 60
"""Member of ``Table.used``: merchants have upgraded this turn (RB-081)."""


@final
class Celestial(Kind):
    """The celestial die is in the air."""

    def __init__(self) -> None:
        super().__init__(3, "celestial")
        self.rerolls: Final[Field] = self.field(Number("rerolls", 0, 4))
        """How often Twins rolled it again."""

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        side: i64
        for side in range(SIDE, SIDE + 6):
            game.allow(side)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        side = action - SIDE
        game.tell(STARRED, me.seat, side, 0, 0)
        STAR_TWINS.push(game, me.seat, side, self.rerolls.of(x))


@final
class StarTwins(Kind):
    """Roll the celestial die again for 3 gold, or apply it."""

    def __init__(self) -> None:
        super().__init__(34, "star_twins", "twins-star", SOMETIMES)
        self.side: Final[Field] = self.field(Number("side", 0, 5))
        self.rerolls: Final[Field] = self.field(Number("rerolls", 0, 4))

    def push(self, game: Table, seat: i64, side: i64, rerolls: i64) -> None:
        game.push(self, seat, self.side.put(side) | self.rerolls.put(rerolls))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.rerolls.of(x) < me.twins and can_roll_again(game, me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        push_twins_reward(game, me, self.rerolls.of(x))
        game.push(STAR, me.seat, STAR.side.put(self.side.of(x)))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
        else:
            game.tell(REROLLED, me.seat, CELESTIAL_DIE, 0, 0)
            game.push(CELESTIAL, me.seat, CELESTIAL.rerolls.put(self.rerolls.of(x) + 1))
            game.pay(me, GOLD, REROLL_GOLD, OF_TWINS)

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        side = STARS[self.side.of(x)]
        return f"celestial_die:{side}", {"side": side}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return rerolling(self.question, action)


@final
class Star(Kind):
    """A side of the celestial die takes effect."""

    def __init__(self) -> None:
        super().__init__(35, "star")
        self.side: Final[Field] = self.field(Number("side", 0, 5))

    def run(self, game: Table, me: Hero, x: i64) -> None:
        side = self.side.of(x)
        if side == GOLD_12:
            game.gain(me, GOLD, 12, OF_CELESTIAL)
        elif side == GLORY_5:
            game.gain(me, GLORY, 5, OF_CELESTIAL)
        elif side == GLORY_3_CHOICE:
            game.gain(me, GLORY, 3, OF_CELESTIAL)
            OFFER.push(game, me.seat, TRIFLE_OFFER, 1, OF_CELESTIAL)
        elif side == MIRROR_STAR:
            LOOK.push(game, me.seat, OF_CELESTIAL)
        elif side == CHOOSE_FACE:
            TURN_UP.push(game, me.seat, False, OF_CELESTIAL)
        else:
            UPGRADE.push(game, me.seat, 2, True)


@final
class Look(Kind):
    """Apply a face that lies up on any die (RD-11)."""

    def __init__(self) -> None:
        super().__init__(36, "look", "look", SOMETIMES)
        self.source: Final[Field] = self.field(SourceField())

    def push(self, game: Table, seat: i64, source: i64) -> None:
        game.push(self, seat, self.source.put(source))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        for hero in game.heroes:
            if hero.up(LIGHT) != NOTHING or hero.up(DARK) != NOTHING:
                return True
        return False

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen: i64 = 0
        die: i64
        for hero in game.heroes:
            for die in range(2):
                face = hero.up(die)
                if face != NOTHING and not has(seen, face):
                    seen = having(seen, face)
                    game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.push(RESOLVE, me.seat, pair_of(action - FACE, NOTHING, PLAIN))

    # ------------------------------------------------------------------ for people

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        source = source_name(self.source.of(x))
        return source, {"source": source}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        face = action - FACE
        targets: tuple[str, ...] = ()
        for hero in game.heroes:
            targets += showing(hero, face)
        return Option(int(action), "option-look", {"face": face_name(face)}, targets)


@final
class TurnUp(Kind):
    """Turn a die, or both one after the other, to faces of choice and apply them (RD-17)."""

    def __init__(self) -> None:
        super().__init__(37, "turn_up", "turn-up")
        self.both: Final[Field] = self.field(Flag("both"))
        self.source: Final[Field] = self.field(SourceField())
        self.light: Final[Field] = self.layout.add(Number("light", 0, 6))
        """The side that the light die was turned to, + 1."""

    def push(self, game: Table, seat: i64, both: bool, source: i64) -> None:
        game.push(self, seat, self.both.put(1 if both else 0) | self.source.put(source))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        die: i64
        side: i64
        for die in range(2):
            if self.both.on(x) and die != (DARK if self.light.on(x) else LIGHT):
                continue
            seen: i64 = 0
            for side in range(6):
                face = me.face(die, side)
                if not has(seen, face):
                    seen = having(seen, face)
                    game.allow(POSITION + 6 * die + side)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        die = (action - POSITION) // 6
        side = (action - POSITION) % 6
        me.turn(die, side)
        if game.observer is not None:
            game.tell(TURNED, me.seat, die, me.up(die), side)
        if not self.both.on(x):
            game.push(RESOLVE, me.seat, pair_of(me.up(die), NOTHING, PLAIN))
        elif die == LIGHT:
            game.push(self, me.seat, self.light.change(x, side + 1))
        else:
            bless(game, me, pair_of(me.up(LIGHT), me.up(DARK), PLAIN))

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        source = source_name(self.source.of(x))
        return source, {"source": source}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return at_position(me, action, "option-turn")

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        data = super().write(game, me, x)
        if self.light.on(x):
            data["light"] = int(self.light.of(x)) - 1
        return data

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x: i64 = super().read(reader, game, me)
        light = reader.integer("light", 0, 5) + 1 if reader.has("light") else 0
        if light and not self.both.on(x):
            reader.fail("the light die comes first only where both are turned", "light")
        return x | self.light.put(light)


# ---------------------------------------------------------------------- upgrades


def level_of(face: i64) -> i64:
    """Give the level of a face by its price in the sanctuary; 0 for the others (RB-016)."""
    cost = FACES[face].cost
    if cost == 8:
        return 6
    if cost == 12:
        return 7
    return max(cost - 1, 0)


def target_level(game: Table, face: i64, levels: i64, capped: bool) -> i64:
    """Give the level that an upgrade reaches; 0 if it is impossible (RB-082, RB-083).

    ``capped``: it stops at the top level instead of being impossible (RB-055).
    """
    level = level_of(face)
    target = level + levels
    if level >= TOP_LEVEL:
        return 0
    if target > TOP_LEVEL:
        if not capped:
            return 0
        target = TOP_LEVEL
    while target <= TOP_LEVEL:
        other: i64
        for other in range(FIRST_SOLD, LAST_SOLD + 1):
            if game.supply[other] > 0 and level_of(other) == target:
                return target
        target += 1
    return 0


def faces_at(game: Table, level: i64) -> list[int]:
    """Give the faces of a level that are left in the sanctuary."""
    sold = range(int(FIRST_SOLD), int(LAST_SOLD) + 1)
    return [face for face in sold if game.supply[face] > 0 and level_of(face) == level]


def upgrades(game: Table, me: Hero, levels: i64) -> dict[str, dict[str, float]]:
    """Give the faces that some side can become by so many levels, each with what a roll brings on
    average with it on the side that one would miss least."""
    dice = faces_of(me)
    places: dict[int, list[int]] = {}
    for place in open_places(game, dice):
        level = target_level(game, dice[place], levels, False)
        if level > 0:
            for face in faces_at(game, level):
                places.setdefault(face, []).append(place)
    return {
        face_name(face): average_with(me, least_missed(dice, places[face], face), face)
        for face in sorted(places)
    }


def can_upgrade(game: Table, me: Hero, levels: i64, capped: bool) -> bool:
    """Tell whether some unlocked face can be upgraded by so many levels."""
    die: i64
    side: i64
    for die in range(2):
        for side in range(6):
            face = me.face(die, side)
            if not game.locked(face) and target_level(game, face, levels, capped) > 0:
                return True
    return False


@final
class Upgrade(Kind):
    """Pick the face to upgrade; that of the celestial die may be declined, and is capped."""

    def __init__(self) -> None:
        super().__init__(38, "upgrade", "upgrade", SOMETIMES)
        self.levels: Final[Field] = self.field(Number("levels", 1, 4))
        self.optional: Final[Field] = self.field(Flag("optional"))

    def push(self, game: Table, seat: i64, levels: i64, optional: bool) -> None:
        game.push(self, seat, self.levels.put(levels) | self.optional.put(1 if optional else 0))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return can_upgrade(game, me, self.levels.of(x), self.optional.on(x))

    def target(self, game: Table, x: i64, face: i64) -> i64:
        """Give the level that this upgrade makes of a face; 0 if it cannot."""
        return target_level(game, face, self.levels.of(x), self.optional.on(x))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        if self.optional.on(x):
            game.allow(NO)
        die: i64
        side: i64
        for die in range(2):
            seen: i64 = 0
            for side in range(6):
                face = me.face(die, side)
                if not has(seen, face):
                    seen = having(seen, face)
                    if not game.locked(face) and self.target(game, x, face) > 0:
                        game.allow(POSITION + 6 * die + side)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            return
        position = action - POSITION
        level = self.target(game, x, me.face(position // 6, position % 6))
        REPLACE.push(game, me.seat, position, level)

    # ------------------------------------------------------------------ for people

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return "step:upgrade", {"levels": int(self.levels.of(x))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-upgrade-no")
        option = at_position(me, action, "option-upgrade")
        position = action - POSITION
        level = self.target(game, x, me.face(position // 6, position % 6))
        leads = {
            face_name(face): average_with(me, position, face) for face in faces_at(game, level)
        }
        return Option(option.action, option.key, option.args, option.targets, leads=leads)

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        found = locked_sides(game, me)
        die: i64
        side: i64
        for die in range(2):
            for side in range(6):
                face = me.face(die, side)
                if not game.locked(face) and self.target(game, x, face) == 0:
                    found.append(Barred(side_target(me.seat, die, side), "barred-upgrade"))
        return found


@final
class Replace(AtOnce):
    """Pick the new face of an upgrade."""

    def __init__(self) -> None:
        super().__init__(39, "replace", "replace")
        self.position: Final[Field] = self.field(Number("position", 0, 11))
        self.level: Final[Field] = self.field(Number("level", 1, int(TOP_LEVEL)))

    def push(self, game: Table, seat: i64, position: i64, level: i64) -> None:
        game.push(self, seat, self.position.put(position) | self.level.put(level))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        level = self.level.of(x)
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            if game.supply[face] > 0 and level_of(face) == level:
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        game.supply[action - FACE] -= 1
        game.forge(me, action - FACE, self.position.of(x))

    # ------------------------------------------------------------------ for people

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return "step:upgrade", {"level": int(self.level.of(x))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        after = average_with(me, self.position.of(x), action - FACE)
        return from_pool(action, "option-garden", after)


@final
class Merchant(Kind):
    """2 glory, or an upgrade with so many merchants at once (RB-080, RB-081)."""

    def __init__(self) -> None:
        super().__init__(40, "merchant", "merchant")
        self.feat: Final[Field] = self.field(FeatField())

    def push(self, game: Table, seat: i64, feat: i64) -> None:
        game.push(self, seat, self.feat.put(feat))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(SPLIT)
        if has(game.used, UPGRADED):
            return
        slot = game.slot_of(self.feat.of(x))
        count: i64
        for count in range(1, me.count(slot) - count_at(game.used, slot) + 2):
            if can_upgrade(game, me, count, False):
                game.allow(SPLIT + count)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        feat = self.feat.of(x)
        count = action - SPLIT
        if count == 0:
            game.gain(me, GLORY, MERCHANT_GLORY, OF_FEAT + feat)
            return
        game.used = having(game.used, UPGRADED) + (count - 1) * one_at(game.slot_of(feat))
        UPGRADE.push(game, me.seat, count, False)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        feat = feat_name(self.feat.of(x))
        return f"feat:{feat}", {"feat": feat}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        count = int(action - SPLIT)
        if count == 0:
            return Option(int(action), "option-merchant-glory", amounts={"glory": MERCHANT_GLORY})
        leads = upgrades(game, me, count)
        return Option(int(action), "option-merchant-upgrade", {"levels": count}, leads=leads)

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        return game.no_such_set(self.feat.of(x))


CELESTIAL: Final = Celestial()
STAR_TWINS: Final = StarTwins()
STAR: Final = Star()
LOOK: Final = Look()
TURN_UP: Final = TurnUp()
UPGRADE: Final = Upgrade()
REPLACE: Final = Replace()
MERCHANT: Final = Merchant()

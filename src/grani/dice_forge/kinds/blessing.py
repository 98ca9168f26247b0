"""From rolled faces to what they bring (DF-041): mirrors, choices, order, then face by face.

A blessing goes through the kinds below from top to bottom. The steps of DF-041 are:

1. mirrors become faces: ``Reflect``;
2. the face beside ×3 counts three times: ``pairs.share_of``, when that face is set off;
3. resources are chosen: ``Choose``;
4. a shield looks at the face beside it: ``pairs.share_of`` too, for neither asks anybody;
5. the faces take effect in the order that the roller likes: ``Order``, ``Apply``;
6. Cerberus repeats all that: ``Cerberus``, which waits below the pair from the start (``bless``).

Boxes may join in at some of its moments (``game.box``, see ``boxes/box.py``), which makes the order
of RB-026; without them, this is all. What is pushed last happens first: pushes read backwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import DIE, FACE, NO, RESOURCE, YES
from grani.dice_forge.events import CONVERTED, COPIED, OF_CERBERUS, SPENT_TOKEN
from grani.dice_forge.faces import (
    EMPTY,
    FACES,
    GAIN,
    LAST_SIMPLE,
    MIRROR,
    NOTHING,
    SHIP as SHIP_KIND,
    SHIP_DISCOUNT,
    TRIPLE,
)
from grani.dice_forge.hero import DARK, DIE_NAMES, LIGHT
from grani.dice_forge.house import (
    BOAR_OF_OTHERS,
    CERBERUS_SPENT,
    MIRROR_OUTWARD,
    ONE_CERBERUS,
)
from grani.dice_forge.kinds.forging import SHIP
from grani.dice_forge.kinds.gains import OFFER
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining
from grani.dice_forge.kinds.pairs import (
    BOTH_DICE,
    CONVERTED as TO_GLORY,
    GOLD_TO_GLORY,
    IN_MANNER,
    LIGHT_DIE,
    LOSS,
    OF_SET,
    PLAIN,
    SHARDS_TO_GLORY,
    SO_OFTEN,
    WHICH_DICE,
    WITH_SLIP,
    Blessing,
    Pair,
    Share,
    amount_of,
    as_rolled,
    both_faces,
    face_of,
    new_share,
    pair_of,
    read_pair,
    read_share,
    share_of,
    the_face_asked_about,
    times_beside,
    turned_round,
    write_pair,
    write_share,
)
from grani.dice_forge.kinds.rolling import roll_both, roll_one
from grani.dice_forge.kinds.showing import read_rolled, showing, showing_others, write_rolled
from grani.dice_forge.names import (
    die_target,
    face_name,
    feat_name,
    taking,
)
from grani.dice_forge.resources import GLORY, GOLD, MOON, RESOURCE_NAMES, RESOURCES, SUN
from grani.dice_forge.stack import Json, change, get, has, having, mark, on, put

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

# ---------------------------------------------------------------------- dice are blessed


@final
class Minor(Kind):
    """Pick a die for minor blessings in a row (D-12)."""

    def __init__(self) -> None:
        super().__init__(12, "minor", "minor")
        self.fields = [IN_MANNER, SO_OFTEN, OF_SET, WITH_SLIP]

    def push(self, game: Table, seat: i64, times: i64, manner: i64, feat: i64) -> None:
        how = put(manner, Blessing.manner) | put(times, Blessing.times)
        game.push(self, seat, how | put(feat, Blessing.feat))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        dice = action - DIE + LIGHT_DIE
        game.push(BLESSINGS, me.seat, put(dice, Blessing.dice) | change(x, Blessing.feat, 0))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        feat = feat_name(get(x, Blessing.feat))
        return f"feat:{feat}", {"feat": feat, "times": int(get(x, Blessing.times))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        die = action - DIE
        return Option(int(action), f"option-die-{DIE_NAMES[die]}", {}, (die_target(me.seat, die),))


@final
class Blessings(Kind):
    """Blessings in a row, each resolved before the next is rolled."""

    def __init__(self) -> None:
        super().__init__(10, "blessings")
        self.fields = [WHICH_DICE, IN_MANNER, SO_OFTEN, WITH_SLIP]

    def push(self, game: Table, seat: i64, dice: i64, times: i64, manner: i64) -> None:
        how = put(manner, Blessing.manner) | put(times, Blessing.times)
        game.push(self, seat, put(dice, Blessing.dice) | how)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        times = get(x, Blessing.times)
        if times > 1:
            game.push(self, me.seat, change(x, Blessing.times, times - 1))
        game.push(BLESS, me.seat, change(x, Blessing.times, 0))
        dice = get(x, Blessing.dice)
        if dice == BOTH_DICE:
            roll_both(game, me)
        else:
            roll_one(game, me, dice - LIGHT_DIE)


@final
class Bless(Kind):
    """The faces just rolled take effect. What the dice rolled counts, though they may have changed
    since (RB-056)."""

    def __init__(self) -> None:
        super().__init__(11, "bless")
        self.fields = [WHICH_DICE, IN_MANNER, WITH_SLIP]

    def run(self, game: Table, me: Hero, x: i64) -> None:
        dice = get(x, Blessing.dice)
        if dice == BOTH_DICE:
            first = me.rolled(LIGHT)
            second = me.rolled(DARK)
        else:
            first = me.rolled(dice - LIGHT_DIE)
            second = NOTHING
        manner = get(x, Blessing.manner)
        if manner == PLAIN and me.cerberus == 0:
            one = FACES[first]
            two = FACES[second]
            if one.kind == GAIN and two.kind <= LAST_SIMPLE:
                if me.care == 0:
                    game.give(me, one.gold, one.sun, one.moon, one.glory, first)
                    game.give(me, two.gold, two.sun, two.moon, two.glory, second)
                    return
                if me.care == me.hammers:
                    give_to_tracks(game, me, first, second)
                    return
                if game.box.gives_plainly(game, me, first, second):
                    return
        if manner == LOSS:  # DF-045
            game.push(RESOLVE, me.seat, pair_of(first, second, manner))
            return
        me.recall = 0
        if not game.box.rolled(game, me, x):
            pair = pair_of(first, second, manner)
            bless(game, me, mark(pair, Pair.slips) if on(x, Blessing.slips) else pair)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {**super().write(game, me, x), **write_rolled(me, get(x, Blessing.dice))}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x = super().read(reader, game, me)
        read_rolled(reader, me, get(x, Blessing.dice))
        return x


def give_to_tracks(game: Table, me: Hero, first: i64, second: i64) -> None:
    """Give what two plain faces bring; gold of the first is divided before the second counts."""
    one = FACES[first]
    if one.gold > 0:
        game.push(APPLY, me.seat, new_share(second, 1, 0, PLAIN))
        game.give(me, one.gold, one.sun, one.moon, one.glory, first)
    else:
        two = FACES[second]
        game.give(me, 0, one.sun, one.moon, one.glory, first)
        game.give(me, two.gold, two.sun, two.moon, two.glory, second)


def bless(game: Table, me: Hero, pair: i64) -> None:
    """Let a pair of own dice take effect, and offer Cerberus after it.

    Nobody else pushes ``Cerberus``, and it pushes ``Resolve`` alone: there is one a roll (DF-169).
    What comes to ``Resolve`` another way is no blessing and has none: faces picked from opponents
    (DF-164), a loss (DF-045).
    """
    own = game.box.own(pair)
    if me.cerberus > 0:
        game.push(CERBERUS, me.seat, own)
    game.push(RESOLVE, me.seat, own)


@final
class Cerberus(Kind):
    """Spend a Cerberus token to apply a pair once more, as rolled (D-08, DF-168 ff.)."""

    def __init__(self) -> None:
        super().__init__(13, "cerberus", "cerberus", SOMETIMES)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return me.cerberus > 0 and not has(game.noted, CERBERUS_SPENT + me.seat)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            me.cerberus -= 1
            if game.house & ONE_CERBERUS:
                game.noted = having(game.noted, CERBERUS_SPENT + me.seat)
            game.tell(SPENT_TOKEN, me.seat, OF_CERBERUS, 0, 0)
            again = as_rolled(game.box.repeated(me, x))
            game.push(RESOLVE, me.seat, mark(again, Pair.repeat))

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return both_faces(game.box.repeated(me, x))

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return write_pair(game.box.repeated(me, x))

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        return read_pair(reader)


# ---------------------------------------------------------------------- faces take effect


class PairKind(Kind):
    """A kind that holds a pair."""

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return write_pair(game.box.recalled(me, x))

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        return read_pair(reader)


@final
class Resolve(PairKind):
    """Fixes what a pair means, question by question, then sets its faces off."""

    def __init__(self) -> None:
        super().__init__(14, "resolve")

    def run(self, game: Table, me: Hero, x: i64) -> None:
        one = FACES[get(x, Pair.first)]
        two = FACES[get(x, Pair.second)]
        if one.kind == MIRROR:
            game.push(REFLECT, me.seat, x)
        elif two.kind == MIRROR:
            game.push(REFLECT, me.seat, mark(x, Pair.which))
        elif one.chooses and not on(x, Pair.chosen_first):
            game.push(CHOOSE, me.seat, x)
        elif two.chooses and not on(x, Pair.chosen_second):
            game.push(CHOOSE, me.seat, mark(x, Pair.which))
        elif get(x, Pair.manner) == LOSS:
            lose_pair(game, me, x)
        elif game.box.resolves(game, me, x):
            pass
        elif order_matters(game, me, x):
            game.push(ORDER, me.seat, x)
        else:
            apply_pair(game, me, x)


@final
class Reflect(PairKind):
    """A mirror of the pair becomes a face that lies up (D-02)."""

    def __init__(self) -> None:
        super().__init__(15, "reflect", "mirror", SOMETIMES)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return reflections(game, me) != 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        self.become(game, me, x, NOTHING)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen = reflections(game, me)
        face: i64
        for face in range(len(FACES)):
            if has(seen, face):
                game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        self.become(game, me, x, action - FACE)

    def become(self, game: Table, me: Hero, x: i64, face: i64) -> None:
        game.tell(COPIED, me.seat, face, 0, 0)
        mirror: i64 = Pair.second if on(x, Pair.which) else Pair.first
        game.push(RESOLVE, me.seat, change(change(x, mirror, face), Pair.which, 0))

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return the_face_asked_about(x)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        face = action - FACE
        targets = showing_others(game, me, face)
        if sees_own_dice(game, me):
            targets += showing(me, face)
        return Option(int(action), "option-copy", {"face": face_name(face)}, targets)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {**super().write(game, me, x), "which": int(get(x, Pair.which))}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        pair = super().read(reader, game, me)
        which = reader.integer("which", 0, 1)
        face = FACES[face_of(pair, which)]
        if face.kind != MIRROR:
            reader.fail(f"the face {face.name} does not ask for that", "which")
        return change(pair, Pair.which, which)


def sees_own_dice(game: Table, me: Hero) -> bool:
    """Tell whether an opponent shows a mirror, in which a mirror sees the hero's own dice."""
    if game.house & MIRROR_OUTWARD:
        return False
    for hero in game.heroes:
        if hero.seat != me.seat and shows_mirror(hero):
            return True
    return False


def shows_mirror(hero: Hero) -> bool:
    """Tell whether a mirror lies up on one of the dice."""
    return FACES[hero.up(0)].kind == MIRROR or FACES[hero.up(1)].kind == MIRROR


def reflections(game: Table, me: Hero) -> i64:
    """Give the set of faces that a mirror of this hero may copy (DF-066)."""
    seen: i64 = 0
    own = sees_own_dice(game, me)
    die: i64
    for hero in game.heroes:
        if own or hero.seat != me.seat:
            for die in range(2):
                face = hero.up(die)
                if face != NOTHING and FACES[face].kind != MIRROR:
                    seen = having(seen, face)
    return seen


@final
class Choose(PairKind):
    """One resource of a face of the pair that offers several (D-03)."""

    def __init__(self) -> None:
        super().__init__(16, "choose", "choose", instead="lose")

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        face = FACES[face_of(x, get(x, Pair.which))]
        resource: i64
        for resource in range(RESOURCES):
            if face.amount(resource) > 0:
                game.allow(RESOURCE + resource)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        chosen: i64 = Pair.chosen_second if on(x, Pair.which) else Pair.chosen_first
        decided = change(x, chosen, action - RESOURCE + 1)
        game.push(RESOLVE, me.seat, change(decided, Pair.which, 0))

    # ------------------------------------------------------------------ for people and files

    def asked(self, x: i64) -> str:
        return self.instead if get(x, Pair.manner) == LOSS else self.question

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return the_face_asked_about(x)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        resource = action - RESOURCE
        which = get(x, Pair.which)
        amount = FACES[face_of(x, which)].amount(resource) * times_beside(x, which)
        if get(x, Pair.manner) != LOSS:
            return taking(me, action, resource, amount)
        lost = min(amount, me.amount(resource))
        key = f"option-lose-{RESOURCE_NAMES[resource]}"
        args: Args = {"amount": int(amount), "lost": int(lost)}
        return Option(int(action), key, args, amounts={RESOURCE_NAMES[resource]: int(amount)})

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {**super().write(game, me, x), "which": int(get(x, Pair.which))}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        pair = super().read(reader, game, me)
        which = reader.integer("which", 0, 1)
        face = FACES[face_of(pair, which)]
        if not face.chooses:
            reader.fail(f"the face {face.name} does not ask for that", "which")
        return change(pair, Pair.which, which)


@final
class Order(PairKind):
    """Which face of the pair is applied first (D-04)."""

    def __init__(self) -> None:
        super().__init__(17, "order", "order")

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(DIE)
        game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        apply_pair(game, me, x if action == DIE else turned_round(x))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return both_faces(x)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        which = action - DIE
        face = face_name(face_of(x, which))
        if get(x, Pair.first) == get(x, Pair.second):
            args: Args = {"face": face, "die": DIE_NAMES[which]}
            return Option(int(action), "option-first-die", args)
        return Option(int(action), "option-first", {"face": face})


def order_matters(game: Table, me: Hero, x: i64) -> bool:
    """Tell whether the order of the two faces could change anything (D-04, RD-03)."""
    one = FACES[get(x, Pair.first)].kind
    two = FACES[get(x, Pair.second)].kind
    if two == EMPTY or one == EMPTY or one == TRIPLE or two == TRIPLE:
        return False
    if game.box.wants_order(game, me, x):
        return True
    return one != two and (one == SHIP_KIND or two == SHIP_KIND)


def apply_pair(game: Table, me: Hero, x: i64) -> None:
    """Set off both faces, the first one first (RB-026; read it from the end)."""
    if game.box.applies(game, me, x):
        return
    game.box.after_pair(game, x)
    game.push(APPLY, me.seat, share_of(x, 1))
    game.box.after_first(game, me, x)
    game.push(APPLY, me.seat, share_of(x, 0))


def lose_pair(game: Table, me: Hero, x: i64) -> None:
    """Minotaur: lose what both faces would give, then boar owners are rewarded (DF-187)."""
    game.box.after_pair(game, x)
    which: i64
    for which in range(1, -1, -1):
        reward_owner(game, me, share_of(x, which))
    for which in range(2):
        share = share_of(x, which)
        resource: i64
        for resource in range(RESOURCES):
            game.lose(me, resource, amount_of(share, resource), get(share, Share.face))


class ShareKind(Kind):
    """A kind that holds a share of a pair: one face."""

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return write_share(x)

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        return read_share(reader)


@final
class Apply(ShareKind):
    """One face takes effect."""

    def __init__(self) -> None:
        super().__init__(18, "apply")

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if get(x, Share.manner) != PLAIN and not on(x, Share.decided) and convertible(x):
            game.push(CONVERT, me.seat, x)
        else:
            apply_face(game, me, x, get(x, Share.decided) == TO_GLORY)


@final
class Convert(ShareKind):
    """Turn what a face gives into glory, or keep it (D-09)."""

    def __init__(self) -> None:
        super().__init__(19, "convert", "convert")

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            game.box.converts(me)
        apply_face(game, me, x, action == YES)

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        face = face_name(get(x, Share.face))
        return f"face:{face}", {"face": face, "glory": int(converted(x))}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-convert-no")
        return Option(int(action), "option-convert-yes", amounts={"glory": int(converted(x))})

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        x = super().read(reader, game, me)
        if not convertible(x):
            face = face_name(get(x, Share.face))
            reader.fail(f"nothing of the face {face} can be converted", "manner")
        return x


def converted(x: i64) -> i64:
    """Give the glory that the manner of a share turns its face into: 2 for a shard, 1 for gold."""
    manner = get(x, Share.manner)
    if manner == SHARDS_TO_GLORY:
        return 2 * (amount_of(x, SUN) + amount_of(x, MOON))
    return amount_of(x, GOLD) if manner == GOLD_TO_GLORY else 0


def convertible(x: i64) -> bool:
    """Tell whether the manner of a share could turn something of its face into glory."""
    return converted(x) > 0


def apply_face(game: Table, me: Hero, x: i64, convert: bool) -> None:
    """Give what the face brings; a boar's owner comes after, a ship offers its purchase."""
    source = get(x, Share.face)
    face = FACES[source]
    times = get(x, Share.times)
    if face.kind == GAIN and not convert:
        game.give(
            me, face.gold * times, face.sun * times, face.moon * times, face.glory * times, source
        )
        game.box.applied(game, me, x)
        return
    if face.kind == SHIP_KIND:
        SHIP.push(game, me.seat, SHIP_DISCOUNT * times)
        return
    if game.box.acts(game, me, face.kind, times):
        return
    reward_owner(game, me, x)
    gold = amount_of(x, GOLD)
    sun = amount_of(x, SUN)
    moon = amount_of(x, MOON)
    glory = amount_of(x, GLORY)
    if convert:
        extra = converted(x)
        if get(x, Share.manner) == SHARDS_TO_GLORY:
            sun = 0
            moon = 0
        else:
            gold = 0
        glory += extra
        game.tell(CONVERTED, me.seat, source, extra, 0)
    game.give(me, gold, sun, moon, glory, source)
    game.box.applied(game, me, x)


def reward_owner(game: Table, me: Hero, x: i64) -> None:
    """Let the owner of the card tied to a face take their reward (DF-078 to DF-080)."""
    face = get(x, Share.face)
    shown = FACES[face]
    if shown.offer == 0:
        return
    owner = game.owner_of(face)
    if owner >= 0 and not (game.house & BOAR_OF_OTHERS and owner == me.seat):
        OFFER.push(game, owner, shown.offer, get(x, Share.times), face)


MINOR: Final = Minor()
BLESSINGS: Final = Blessings()
BLESS: Final = Bless()
CERBERUS: Final = Cerberus()
RESOLVE: Final = Resolve()
REFLECT: Final = Reflect()
CHOOSE: Final = Choose()
ORDER: Final = Order()
APPLY: Final = Apply()
CONVERT: Final = Convert()

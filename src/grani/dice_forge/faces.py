"""The faces of the box and the temple that holds them: a table to check against the box.

Faces for sale come first, cheapest first: scans for affordable faces rely on that order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN

# Kinds of face
EMPTY: Final[i64] = 0
GAIN: Final[i64] = 1
CHOICE: Final[i64] = 2
SHIELD: Final[i64] = 3
BOAR: Final[i64] = 4
TRIPLE: Final[i64] = 5
MIRROR: Final[i64] = 6
SHIP: Final[i64] = 7

# Where a face lies before the game
NOWHERE: Final[i64] = 0
SANCTUARY: Final[i64] = 1
GARDEN: Final[i64] = 2

NO_LINK: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Face:
    """What one face shows.

    The four amounts are what a gain face gives, the options of a choice or boar face, and reward B
    of a shield, whose reward A is glory. ``link`` numbers the faces tied to the owner of a card,
    who then gets one of the ``offer``; such a face is locked: nothing is forged over it.
    """

    def __init__(
        self,
        name: str,
        kind: i64,
        gold: i64 = 0,
        sun: i64 = 0,
        moon: i64 = 0,
        glory: i64 = 0,
        *,
        cost: i64 = 0,
        copies: i64 = 0,
        pool: str = "",
        place: i64 = NOWHERE,
        matches: i64 = -1,
        reward_a: i64 = 0,
        link: i64 = NO_LINK,
        offer: i64 = 0,
    ) -> None:
        self.name: Final[str] = name
        self.kind: Final[i64] = kind
        self.gold: Final[i64] = gold
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory
        self.cost: Final[i64] = cost
        self.copies: Final[i64] = copies
        self.pool: Final[str] = pool
        self.place: Final[i64] = place
        self.matches: Final[i64] = matches
        self.reward_a: Final[i64] = reward_a
        self.link: Final[i64] = link
        self.offer: Final[i64] = offer

    def amount(self, resource: i64) -> i64:
        """Give the printed amount of one resource."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        if resource == MOON:
            return self.moon
        return self.glory


@final
@mypyc_attr(acyclic=True)
class Offer:
    """Exactly one of these, by the receiver's choice."""

    def __init__(self, gold: i64, sun: i64, moon: i64, glory: i64) -> None:
        self.gold: Final[i64] = gold
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory

    def amount(self, resource: i64) -> i64:
        """Give the offered amount of one resource; 0 if it is not on offer."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        if resource == MOON:
            return self.moon
        return self.glory


OWL_OFFER: Final[i64] = 1
BOAR_OFFER: Final[i64] = 2
TRITON_OFFER: Final[i64] = 3
OFFERS: Final[vec[Offer]] = vec[Offer](
    [
        Offer(0, 0, 0, 0),
        Offer(gold=1, sun=1, moon=1, glory=0),
        Offer(gold=0, sun=1, moon=1, glory=3),
        Offer(gold=6, sun=2, moon=2, glory=0),
    ]
)


def sold(
    name: str,
    pool: str,
    cost: i64,
    copies: i64,
    gold: i64 = 0,
    sun: i64 = 0,
    moon: i64 = 0,
    glory: i64 = 0,
    kind: i64 = GAIN,
) -> Face:
    """A face of the sanctuary."""
    return Face(
        name, kind, gold, sun, moon, glory, cost=cost, copies=copies, pool=pool, place=SANCTUARY
    )


def shield(name: str, matches: i64, gold: i64, sun: i64, moon: i64, glory: i64) -> Face:
    return Face(
        name,
        SHIELD,
        gold,
        sun,
        moon,
        glory,
        copies=1,
        pool="g_shield",
        place=GARDEN,
        matches=matches,
        reward_a=5,
    )


def boar(name: str, link: i64) -> Face:
    return Face(
        name,
        BOAR,
        sun=1,
        moon=1,
        copies=1,
        pool="g_boar",
        place=GARDEN,
        link=link,
        offer=BOAR_OFFER,
    )


FACES: Final[vec[Face]] = vec[Face](
    [
        Face("nothing", EMPTY),
        # the sanctuary, by price
        sold("gold_3", "s02_gold", 2, 4, gold=3),
        sold("moon_1", "s02_moon", 2, 4, moon=1),
        sold("gold_4", "s03_gold", 3, 4, gold=4),
        sold("sun_1", "s03_sun", 3, 4, sun=1),
        sold("gold_6", "s04_mixed", 4, 1, gold=6),
        sold("choice_gsm_1", "s04_mixed", 4, 1, gold=1, sun=1, moon=1, kind=CHOICE),
        sold("glory_1_sun_1", "s04_mixed", 4, 1, glory=1, sun=1),
        sold("gold_2_moon_1", "s04_mixed", 4, 1, gold=2, moon=1),
        sold("choice_gold_3_glory_2", "s05_choice", 5, 4, gold=3, glory=2, kind=CHOICE),
        sold("moon_2", "s06_moon", 6, 4, moon=2),
        sold("sun_2", "s08_sun", 8, 4, sun=2),
        sold("glory_3", "s08_glory", 8, 4, glory=3),
        sold("glory_4", "s12_mixed", 12, 1, glory=4),
        sold("glory_2_moon_2", "s12_mixed", 12, 1, glory=2, moon=2),
        sold("choice_gsm_2", "s12_mixed", 12, 1, gold=2, sun=2, moon=2, kind=CHOICE),
        sold("gold_1_sun_1_moon_1_glory_1", "s12_mixed", 12, 1, gold=1, sun=1, moon=1, glory=1),
        # only on the starting dice
        Face("gold_1", GAIN, gold=1),
        Face("glory_2", GAIN, glory=2),
        # the gardens
        Face("mirror", MIRROR, copies=4, pool="g_mirror", place=GARDEN),
        shield("shield_red", SUN, 0, 2, 0, 0),
        shield("shield_blue", MOON, 0, 0, 2, 0),
        shield("shield_yellow", GOLD, 3, 0, 0, 0),
        shield("shield_green", GLORY, 0, 0, 0, 3),
        Face("ship", SHIP, copies=4, pool="g_ship", place=GARDEN),
        boar("boar_red", 0),
        boar("boar_yellow", 1),
        boar("boar_green", 2),
        boar("boar_blue", 3),
        Face("triple", TRIPLE, copies=4, pool="g_triple", place=GARDEN),
    ]
)
FACE_COUNT: Final[int] = len(FACES)
COSTS: Final[vec[i64]] = vec[i64]([face.cost for face in FACES])
"""The cost of each face, packed for the scans that run at every main action."""
FACE_IDS: Final[dict[str, int]] = {FACES[i].name: i for i in range(1, FACE_COUNT)}

NOTHING: Final[i64] = 0
FIRST_SOLD: Final[i64] = 1
LAST_SOLD: Final[i64] = 16
MIRROR_FACE: Final[i64] = 19
FIRST_SHIELD: Final[i64] = 20
LAST_SHIELD: Final[i64] = 23
SHIP_FACE: Final[i64] = 24
FIRST_BOAR: Final[i64] = 25
TRIPLE_FACE: Final[i64] = 29

SHIP_DISCOUNT: Final[i64] = 2

LIGHT_START: Final[list[str]] = ["gold_1", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"]
DARK_START: Final[list[str]] = ["gold_1", "gold_1", "gold_1", "gold_1", "moon_1", "glory_2"]

POOLS: Final[list[str]] = [
    "s02_gold",
    "s02_moon",
    "s03_gold",
    "s03_sun",
    "s04_mixed",
    "s05_choice",
    "s06_moon",
    "s08_sun",
    "s08_glory",
    "s12_mixed",
    "g_mirror",
    "g_shield",
    "g_ship",
    "g_boar",
    "g_triple",
]


def faces_of(pool: str) -> list[int]:
    """Name the faces that lie in a pool at the start, each once."""
    return [i for i in range(FACE_COUNT) if FACES[i].pool == pool]


def _check() -> None:
    """The counts on the box: 40 faces in ten pools of the sanctuary, 20 in five gardens."""
    for pool in POOLS:
        assert sum(FACES[i].copies for i in faces_of(pool)) == 4, pool
    cost: i64 = 0
    i: i64
    for i in range(FACE_COUNT):
        assert (FACES[i].place == SANCTUARY) == (FIRST_SOLD <= i <= LAST_SOLD)
        if FACES[i].place == SANCTUARY:
            assert cost <= FACES[i].cost
            cost = FACES[i].cost


_check()

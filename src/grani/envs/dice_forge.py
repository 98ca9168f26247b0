"""What a seat sees of Dice Forge, as numbers; everybody sees everything (DF-012).

One layout for a number of seats, whatever box or module is played: what is not in play stays 0.
The table comes first, then one's own hero, then the others clockwise. Blocks have room for the
faces, feats and kinds of further boxes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.contract import State
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.boxes.feat import GODDESS as GODDESS_BOX
from grani.dice_forge.faces import FACE_COUNT, FACES
from grani.dice_forge.hero import KEPT, UNROLLED, Hero
from grani.dice_forge.house import CERBERUS_SPENT
from grani.dice_forge.islands import PORTALS, SLOT_COUNT
from grani.dice_forge.kinds.blessing import (
    APPLY,
    BLESS,
    CERBERUS,
    CHOOSE,
    CONVERT,
    ORDER,
    REFLECT,
    RESOLVE,
)
from grani.dice_forge.kinds.cards import FOREIGN
from grani.dice_forge.kinds.celestial import UPGRADED
from grani.dice_forge.kinds.companions import ADVANCED, MOST_COMPANIONS, companion
from grani.dice_forge.kinds.golems import GOLEM_PAIR
from grani.dice_forge.kinds.index import ALL_KINDS
from grani.dice_forge.kinds.kind import KINDS
from grani.dice_forge.kinds.labyrinth import HALL_COUNT, HALLS
from grani.dice_forge.kinds.pairs import BOTH_DICE
from grani.dice_forge.kinds.titans import (
    MISFORTUNE,
    MISFORTUNES,
    TOKEN_COUNT,
    TOKEN_OWNERS,
    TOKENS,
)
from grani.dice_forge.kinds.twins import SECOND, TWINS as TWINS_WINDOW
from grani.dice_forge.stack import (
    Blessing,
    Pair,
    Share,
    count_at,
    face_at,
    fields_of,
    get,
    has,
    kind_of,
    seat_of,
)
from grani.dice_forge.table import OWNERS, Table
from grani.dice_forge.verbs.labyrinth import REACHED
from grani.envs.sight import Page, Sight
from grani.envs.slices import MOST, Layout, Plan, seats_after

MOST_SEATS: Final[int] = 4
MOST_FACES: Final[int] = 48
MOST_FEATS: Final[int] = 64
MOST_KINDS: Final[int] = 80
MOST_SQUARES: Final[int] = 48
LINKS: Final[int] = 8
NEXT: Final[int] = 4
"""Pending effects that are written whole; of those below them, how many of each kind."""
FIELD_BITS: Final[int] = 51
ORDER_OF: Final[list[str]] = ["first", "second", "third", "fourth"]

# ---------------------------------------------------------------------- the table

_TABLE: Final = Plan()
SEAT: Final[i64] = _TABLE.add("seat", MOST_SEATS, "one's own place in the order of turns")
TURN: Final[i64] = _TABLE.add(
    "turn", MOST_SEATS, "whose turn it is: oneself, then the others clockwise"
)
ACTOR: Final[i64] = _TABLE.add("actor", MOST_SEATS, "who decides now, counted in the same way")
ROUND: Final[i64] = _TABLE.add("round", 1, "the round", 10, 1)
ROUNDS_LEFT: Final[i64] = _TABLE.add("rounds_left", 1, "rounds after this one", 9)
MODULE: Final[i64] = _TABLE.add("module", 3, "none, Goddess, Titans")
HOUSE: Final[i64] = _TABLE.add("house", 8, "house rules that are on")
BOUGHT: Final[i64] = _TABLE.add(
    "bought", 20, "by face: bought this turn, where a house rule asks for it"
)
SPENT: Final[i64] = _TABLE.add(
    "cerberus_spent", MOST_SEATS, "who spent a Cerberus this turn, where a house rule asks for it"
)
SIDES: Final[i64] = _TABLE.add(
    "sides",
    12 * MOST_FACES,
    "48 × (6 × die + side) + face: the sides of one's own dice, in the order of the actions",
)
UP: Final[i64] = _TABLE.add("up", 12, "6 × die + side: which of them lie up")
_NEXT: Final[list[int]] = []
for _n in range(NEXT):
    _NEXT.append(
        _TABLE.add(
            f"next{_n}.kind",
            MOST_KINDS,
            f"the kind of the {ORDER_OF[_n]} thing to happen",
        )
    )
    _TABLE.add(f"next{_n}.whose", MOST_SEATS, "whose it is: oneself, then clockwise")
    _TABLE.add(
        f"next{_n}.fields",
        FIELD_BITS,
        "what it remembers: the bits of its fields (`dice_forge/kinds`), seats from oneself on",
    )
NEXT_AT: Final[vec[i64]] = vec[i64](_NEXT)
WHOSE: Final[i64] = MOST_KINDS
FIELDS: Final[i64] = MOST_KINDS + MOST_SEATS
OWN: Final[i64] = _TABLE.add(
    "pending_own", MOST_KINDS, "by kind: what is still to happen to oneself", 48
)
OTHERS: Final[i64] = _TABLE.add(
    "pending_others", MOST_KINDS, "by kind: what is still to happen to the others", 48
)
PLACING: Final[i64] = _TABLE.add("placing", MOST_FACES, "by face: about to be forged", 48)
SHOWING: Final[i64] = _TABLE.add(
    "showing", MOST_FACES, "by face: what happens next is about this one", 2
)
TEMPLE: Final[i64] = _TABLE.add("temple", MOST_FACES, "by face: left in temple and forest", 16)
SETS: Final[i64] = _TABLE.add("sets", MOST_FEATS, "by feat: its set is in play")
LEFT: Final[i64] = _TABLE.add("left", MOST_FEATS, "by feat: cards left in its stack", MOST_SEATS)
USED: Final[i64] = _TABLE.add("used", MOST_FEATS, "by feat: reinforcements used this turn", 7)
UPGRADE: Final[i64] = _TABLE.add("upgraded", 1, "the Merchants have upgraded this turn")
OWNED: Final[i64] = _TABLE.add(
    "linked",
    LINKS * MOST_SEATS,
    "4 × (boar or misfortune face, in order) + whose card it is, counted from oneself",
)
HALL: Final[i64] = _TABLE.add(
    "treasures", 3 * int(HALL_COUNT), "3 × hall + sun, moon or glory found there"
)
GODDESS: Final[i64] = _TABLE.add("goddess_reached", 1, "somebody has been before the Goddess")
MEMORIES: Final[i64] = _TABLE.add(
    "memories", 16 * int(TOKEN_COUNT), "16 × token + portal, + 8 with its sun side up"
)
MEMORY_OWNERS: Final[i64] = _TABLE.add(
    "memory_owners", 4 * MOST_SEATS, "4 × colour + whose tokens they are, counted from oneself"
)
TABLE_SIZE: Final[i64] = _TABLE.size

# ---------------------------------------------------------------------- a hero

_HERO: Final = Plan()
GOLD: Final[i64] = _HERO.add("gold", 1, "gold in the reserve", 99)
GOLD_CAP: Final[i64] = _HERO.add("gold_cap", 1, "how much it can hold", 99)
SUN: Final[i64] = _HERO.add("sun", 1, "sun shards", 99)
MOON: Final[i64] = _HERO.add("moon", 1, "moon shards", 99)
SHARD_CAP: Final[i64] = _HERO.add("shard_cap", 1, "how many of each there can be", 99)
GLORY: Final[i64] = _HERO.add("glory", 1, "glory in the reserve", MOST)
PRINTED: Final[i64] = _HERO.add("printed", 1, "glory on the cards", 999)
SCORE: Final[i64] = _HERO.add("score", 1, "the score as it stands", MOST, -999)
FORGED: Final[i64] = _HERO.add("forged", 1, "faces forged so far", 999)
HAMMERS: Final[i64] = _HERO.add("hammers", 1, "hammers", 4)
HAMMERED: Final[i64] = _HERO.add("hammered", 1, "gold on their tracks", 120)
CERBERUS_TOKENS: Final[i64] = _HERO.add("cerberus", 1, "Cerberus tokens", 4)
TRITON: Final[i64] = _HERO.add("triton", 1, "Triton tokens", 4)
ANCIENT: Final[i64] = _HERO.add("ancient", 1, "ancient shards", 6)
TWINS: Final[i64] = _HERO.add("twins", 1, "cards of the Twins", 4)
SCEPTERS: Final[i64] = _HERO.add("scepters", 1, "scepters", 4)
STORED: Final[i64] = _HERO.add("stored", 4, "gold on each scepter", 7)
COMPANION: Final[i64] = _HERO.add(
    "companions", 8 * int(MOST_COMPANIONS), "8 × companion + its space + 1, or 7 if it is spent"
)
MOVED: Final[i64] = _HERO.add(
    "companions_moved", int(MOST_COMPANIONS), "companions that have moved this turn"
)
PORTAL: Final[i64] = _HERO.add("portal", PORTALS + 1, "where the pawn stands; the first is home")
SQUARE: Final[i64] = _HERO.add(
    "square", MOST_SQUARES, "where the golem or the loyalty token stands on the board of a module"
)
CARDS: Final[i64] = _HERO.add("cards", MOST_FEATS, "by feat: cards", MOST_SEATS)
LIGHT: Final[i64] = _HERO.add("light", MOST_FACES, "by face: sides of the light die", 6)
DARK: Final[i64] = _HERO.add("dark", MOST_FACES, "by face: sides of the dark die", 6)
LIGHT_UP: Final[i64] = _HERO.add("light_up", MOST_FACES, "the face that lies up on the light die")
DARK_UP: Final[i64] = _HERO.add("dark_up", MOST_FACES, "the face that lies up on the dark die")
ROLLED: Final[i64] = _HERO.add(
    "rolled",
    2 * MOST_FACES,
    "48 × die + the face that it rolled, where that still counts and the die has changed",
)
HERO_SIZE: Final[i64] = _HERO.size

IN_PAIRS: Final[i64] = 1
IN_SHARES: Final[i64] = 2


def _about() -> list[i64]:
    """Say for each kind how it holds the faces it is about."""
    how: list[i64] = [0 for _ in range(256)]
    for kind in (CERBERUS, RESOLVE, REFLECT, CHOOSE, ORDER, SECOND, GOLEM_PAIR):
        how[kind.number] = IN_PAIRS
    for share in (APPLY, CONVERT):
        how[share.number] = IN_SHARES
    return how


ABOUT: Final[vec[i64]] = vec[i64](_about())

assert FACE_COUNT <= MOST_FACES
assert len(FEATS) <= MOST_FEATS
assert len(ALL_KINDS) <= MOST_KINDS
assert max(int(face.link) for face in FACES) < LINKS


@final
class ForgeSight(Sight):
    """Writes what a seat sees of a table."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats

    def layout(self) -> Layout:
        return seats_after(_TABLE, _HERO, int(self.seats))

    def write(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        self.write_table(state, seat, page)
        self.write_stack(state, seat, page)
        self.write_stores(state, page)
        if state.house:
            self.write_house(state, seat, page)
        if state.owners:
            self.write_links(state, seat, page)
        if state.module:
            self.write_module(state, seat, page)
        self.write_sides(state.heroes[seat], page)
        at = TABLE_SIZE
        k: i64
        for k in range(self.seats):
            self.write_hero(state, state.heroes[(seat + k) % self.seats], at, page)
            at += HERO_SIZE

    def from_me(self, me: i64, other: i64) -> i64:
        """Count clockwise from a seat to another."""
        return (other - me + self.seats) % self.seats

    # ------------------------------------------------------------------ the table

    def write_table(self, game: Table, seat: i64, page: Page) -> None:
        page.one(SEAT + seat)
        page.one(TURN + self.from_me(seat, game.turn))
        if game.actor >= 0:
            page.one(ACTOR + self.from_me(seat, game.actor))
        page.put(ROUND, game.round)
        page.put(ROUNDS_LEFT, game.last_round() - game.round)
        module = game.module
        page.one(MODULE + (0 if module == 0 else 1 if module == GODDESS_BOX else 2))

    def write_house(self, game: Table, seat: i64, page: Page) -> None:
        """Write house rules, and what they remember of this turn."""
        page.bits(HOUSE, game.house)
        number: i64
        for number in range(CERBERUS_SPENT):
            if has(game.noted, number):
                page.one(BOUGHT + number)
        for hero in game.heroes:
            if has(game.noted, CERBERUS_SPENT + hero.seat):
                page.one(SPENT + self.from_me(seat, hero.seat))

    def write_stack(self, game: Table, seat: i64, page: Page) -> None:
        """Write what is still to happen, the next things whole."""
        stack = game.stack
        depth = game.depth
        i: i64
        for i in range(depth):
            entry = stack[i]
            kind = kind_of(entry)
            whose = seat_of(entry)
            page.add((OWN if whose == seat else OTHERS) + kind, 1)
            x = fields_of(entry)
            face = KINDS[kind].in_hand(x)
            if face:
                page.add(PLACING + face, 1)
            n = depth - 1 - i
            if n < NEXT:
                at = NEXT_AT[n]
                page.one(at + kind)
                page.one(at + WHOSE + self.from_me(seat, whose))
                page.bits(at + FIELDS, self.seen_fields(game, kind, x, whose, seat))
                if n == 0:
                    self.write_showing(kind, x, page)
            if kind == BLESS.number or kind == TWINS_WINDOW.number:
                self.write_rolled(game.heroes[whose], get(x, Blessing.dice), seat, page)
            elif kind == FOREIGN.number:
                self.write_rolled(game.heroes[FOREIGN.bearer.of(x)], BOTH_DICE, seat, page)

    def write_rolled(self, hero: Hero, dice: i64, seat: i64, page: Page) -> None:
        """Write what dice rolled that have changed since, for somebody who is to read it."""
        if hero.kept:
            at = TABLE_SIZE + HERO_SIZE * self.from_me(seat, hero.seat) + ROLLED
            die: i64
            for die in range(2):
                if has(dice, die) and hero.has_kept(die):
                    page.one(at + MOST_FACES * die + KEPT.at(hero.kept, die) - 1)

    def seen_fields(self, game: Table, kind: i64, x: i64, whose: i64, seat: i64) -> i64:
        """Give the fields of an entry, with what its hero remembers about it, and with the seats
        in it counted from one's own."""
        me = game.heroes[whose]
        if me.recall and ABOUT[kind] == IN_PAIRS:
            if kind == CERBERUS.number:
                return game.box.repeated(me, x)
            return game.box.recalled(me, x)
        if kind == FOREIGN.number:
            return FOREIGN.bearer.put(self.from_me(seat, FOREIGN.bearer.of(x)))
        if kind == MISFORTUNE.number:
            return MISFORTUNE.bearer.put(self.from_me(seat, MISFORTUNE.bearer.of(x)))
        if kind == MISFORTUNES.number:
            one = MISFORTUNES.one.put(self.from_me(seat, MISFORTUNES.one.of(x)))
            return one | MISFORTUNES.other.put(self.from_me(seat, MISFORTUNES.other.of(x)))
        return x

    def write_showing(self, kind: i64, x: i64, page: Page) -> None:
        """Write the faces that the next thing is about."""
        how = ABOUT[kind]
        if how == IN_PAIRS:
            page.add(SHOWING + get(x, Pair.first), 1)
            page.add(SHOWING + get(x, Pair.second), 1)
        elif how == IN_SHARES:
            page.add(SHOWING + get(x, Share.face), 1)

    def write_stores(self, game: Table, page: Page) -> None:
        """Write what is left in the temple and on the islands."""
        supply = game.supply
        face: i64
        for face in range(len(supply)):
            page.put(TEMPLE + face, supply[face])
        feats = game.feats
        stacks = game.stacks
        used = game.used
        slot: i64
        for slot in range(SLOT_COUNT):
            feat = feats[slot]
            if feat >= 0:
                page.one(SETS + feat)
                page.put(LEFT + feat, count_at(stacks, slot))
                if used:
                    page.put(USED + feat, count_at(used, slot))
        if has(used, UPGRADED):
            page.one(UPGRADE)

    def write_links(self, game: Table, seat: i64, page: Page) -> None:
        """Write whose cards the linked faces belong to."""
        link: i64
        for link in range(LINKS):
            owner = OWNERS.at(game.owners, link)
            if owner:
                page.one(OWNED + MOST_SEATS * link + self.from_me(seat, owner - 1))

    def write_module(self, game: Table, seat: i64, page: Page) -> None:
        """Write what a module keeps on the table."""
        i: i64
        for i in range(HALL_COUNT):
            treasure = HALLS.at(game.board, i)
            if treasure:
                page.one(HALL + 3 * i + treasure - 1)
        if has(game.board, REACHED):
            page.one(GODDESS)
        for i in range(TOKEN_COUNT):
            token = TOKENS.at(game.memories, i)
            if token:
                page.one(MEMORIES + 16 * i + token)
        for i in range(4):
            owner = TOKEN_OWNERS.at(game.memory_owners, i)
            if owner:
                page.one(MEMORY_OWNERS + MOST_SEATS * i + self.from_me(seat, owner - 1))

    # ------------------------------------------------------------------ heroes

    def write_sides(self, me: Hero, page: Page) -> None:
        """Write one's own dice side by side: actions name sides."""
        side: i64
        for side in range(6):
            page.one(SIDES + MOST_FACES * side + face_at(me.light, side))
            page.one(SIDES + MOST_FACES * (6 + side) + face_at(me.dark, side))
        if me.light_up != UNROLLED:
            page.one(UP + me.light_up)
        if me.dark_up != UNROLLED:
            page.one(UP + 6 + me.dark_up)

    def write_hero(self, game: Table, me: Hero, at: i64, page: Page) -> None:
        page.put(at + GOLD, me.gold)
        page.put(at + GOLD_CAP, me.gold_cap)
        page.put(at + SUN, me.sun)
        page.put(at + MOON, me.moon)
        page.put(at + SHARD_CAP, me.shard_cap)
        page.put(at + GLORY, min(me.glory, MOST))
        page.put(at + PRINTED, me.printed)
        page.put(at + SCORE, min(me.score() + game.box.last_glory(me), MOST))
        page.put(at + FORGED, me.forged)
        if me.hammers:
            page.put(at + HAMMERS, me.hammers)
            page.put(at + HAMMERED, me.hammered)
        page.put(at + CERBERUS_TOKENS, me.cerberus)
        page.put(at + TRITON, me.triton)
        page.one(at + PORTAL + me.portal)
        slot: i64
        if me.cards:
            feats = game.feats
            for slot in range(SLOT_COUNT):
                count = count_at(me.cards, slot)
                if count:
                    page.put(at + CARDS + feats[slot], count)
        self.write_dice(me, at, page)
        if game.module:
            page.put(at + ANCIENT, me.ancient)
            page.one(at + SQUARE + me.square)
        if me.care or me.companions or me.twins:
            self.write_extras(me, at, page)

    def write_dice(self, me: Hero, at: i64, page: Page) -> None:
        light = me.light
        dark = me.dark
        side: i64
        for side in range(6):
            page.add(at + LIGHT + face_at(light, side), 1)
            page.add(at + DARK + face_at(dark, side), 1)
        if me.light_up != UNROLLED:
            page.one(at + LIGHT_UP + face_at(light, me.light_up))
        if me.dark_up != UNROLLED:
            page.one(at + DARK_UP + face_at(dark, me.dark_up))

    def write_extras(self, me: Hero, at: i64, page: Page) -> None:
        """Write what Rebellion keeps with a hero."""
        page.put(at + TWINS, me.twins)
        k: i64
        if me.scepters:
            page.put(at + SCEPTERS, me.scepters)
            for k in range(4):
                page.put(at + STORED + k, me.scepter(k))
        if me.companions:
            for k in range(MOST_COMPANIONS):
                place = companion(me, k)
                if place:
                    page.one(at + COMPANION + 8 * k + place % ADVANCED)
                    if place >= ADVANCED:
                        page.one(at + MOVED + k)


def sight(seats: int) -> Sight:
    """Give what writes positions of games with so many seats."""
    return ForgeSight(seats)

"""What the Titans bring about: misfortune, the oracle, memories, zones of loyalty and rebellion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import ISLAND, SEAT
from grani.dice_forge.boards.titans import (
    LOYALTY_GOLD,
    TITAN_SQUARES,
    bonus_glory,
    bonus_gold,
    first_feat_glory,
)
from grani.dice_forge.events import CASHED, OF_MEMORY, OF_ZONE, REMEMBERED, SWAYED
from grani.dice_forge.faces import FACES, MISFORTUNE as MISFORTUNE_FACE
from grani.dice_forge.islands import PORTALS, SLOTS
from grani.dice_forge.kinds.blessing import RESOLVE
from grani.dice_forge.kinds.forging import to_seat
from grani.dice_forge.kinds.kind import Args, Kind
from grani.dice_forge.kinds.pairs import PLAIN, Pair, Share, amount_of, pair_of, share_of
from grani.dice_forge.kinds.twins import RECALL
from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, LOYALTY, MOON, SUN
from grani.dice_forge.stack import (
    Field,
    Flag,
    Inner,
    Json,
    Row,
    get,
    has,
    having,
    mark,
    members_of,
    on,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

TOKENS: Final = Row(4)
"""In ``Table.memories``: portal + 8 with its sun side up, of two tokens for each colour."""
TOKEN_OWNERS: Final = Row(4)
"""In ``Table.memory_owners``: seat + 1 of the owner of each colour."""
TOKEN_COUNT: Final[i64] = 8
SUN_SIDE: Final[i64] = 8


# ---------------------------------------------------------------------- zones


def add_zone_bonus(game: Table, me: Hero, gold: bool, glory: bool) -> None:
    """Add what a loyalty zone gives beside a face of an own blessing (RB-310 to RB-318)."""
    zone = TITAN_SQUARES[me.square].zone
    if zone >= LOYALTY_GOLD:
        game.gain(me, GLORY, bonus_glory(zone, gold, glory), OF_ZONE)
        game.gain(me, GOLD, bonus_gold(zone, gold), OF_ZONE)


def is_loyal(me: Hero) -> bool:
    """Tell whether the token stands in a zone that adds to faces."""
    return TITAN_SQUARES[me.square].zone >= LOYALTY_GOLD


def take_sides(game: Table, me: Hero, x: i64) -> None:
    """A face also earns the bonus of the zone, and moves the loyalty token."""
    if on(x, Share.own) and is_loyal(me):
        add_zone_bonus(game, me, amount_of(x, GOLD) > 0, amount_of(x, GLORY) > 0)
    face = get(x, Share.face)
    if FACES[face].sways:
        game.gain(me, ANCIENT, amount_of(x, ANCIENT), face)
        game.gain(me, LOYALTY, amount_of(x, LOYALTY), face)


def sway(game: Table, me: Hero, steps: i64, loyal: bool) -> None:
    """Move a loyalty token, one way for ancient shards, the other for loyalty (RB-304), step by
    step; it stops at the ends (RB-306 to RB-308)."""
    for _ in range(steps):
        square = TITAN_SQUARES[me.square]
        me.square = square.loyalty if loyal else square.rebellion
    game.tell(SWAYED, me.seat, me.square, 1 if loyal else 0, 0)


def moves_token(x: i64) -> bool:
    """Tell whether a share moves the loyalty token."""
    if not FACES[get(x, Share.face)].sways:
        return False
    return amount_of(x, ANCIENT) + amount_of(x, LOYALTY) > 0


def order_sways(x: i64) -> bool:
    """Tell whether a moving token makes the order of two faces matter (RD-03)."""
    if not FACES[get(x, Pair.first)].sways and not FACES[get(x, Pair.second)].sways:
        return False
    first = share_of(x, 0)
    second = share_of(x, 1)
    if moves_token(first):
        return moves_token(second) or (on(x, Pair.own) and earns_bonus(second))
    return moves_token(second) and on(x, Pair.own) and earns_bonus(first)


def earns_bonus(x: i64) -> bool:
    """Tell whether a zone could add something to a share."""
    return amount_of(x, GOLD) + amount_of(x, GLORY) > 0


def revolt(game: Table, me: Hero, slot: i64, copy: i64) -> None:
    """Glory for a feat that is new, in a zone of rebellion; memories pay after it."""
    if me.count(slot) == 1:
        zone = TITAN_SQUARES[me.square].zone
        game.gain(me, GLORY, first_feat_glory(zone, copy == 0), OF_ZONE)
    tokens = memories_on(game, me.seat, SLOTS[slot].portal)
    if tokens:
        game.push(MEMORIES, me.seat, tokens)


# ---------------------------------------------------------------------- misfortune


def push_misfortunes(game: Table, x: i64) -> None:
    """After a pair, the owners of misfortune cards apply the bearers' dice (RB-346 to RB-355)."""
    if on(x, Pair.quiet):
        return
    first = bearer_of(game, get(x, Pair.first))
    second = bearer_of(game, get(x, Pair.second))
    if first is None:
        if second is not None:
            MISFORTUNE.push(game, game.owner_of(get(x, Pair.second)), second.seat)
        return
    one = game.owner_of(get(x, Pair.first))
    if second is None:
        MISFORTUNE.push(game, one, first.seat)
        return
    two = game.owner_of(get(x, Pair.second))
    if one == two and first.seat != second.seat:
        MISFORTUNES.push(game, one, first.seat, second.seat)
    elif turns_until(game, two) < turns_until(game, one):
        MISFORTUNE.push(game, one, first.seat)
        MISFORTUNE.push(game, two, second.seat)
    else:
        MISFORTUNE.push(game, two, second.seat)
        MISFORTUNE.push(game, one, first.seat)


def turns_until(game: Table, seat: i64) -> i64:
    """Give how many turns it is until a seat's."""
    return (seat - game.turn + game.seats) % game.seats


def bearer_of(game: Table, face: i64) -> Hero | None:
    """Give who has a misfortune face on a die, if its card has an owner."""
    if FACES[face].kind != MISFORTUNE_FACE or game.owner_of(face) < 0:
        return None
    die: i64
    side: i64
    for hero in game.heroes:
        for die in range(2):
            for side in range(6):
                if hero.face(die, side) == face:
                    return hero
    return None


@final
class MisfortunePair(Kind):
    """The owner of a card applies what lies up on the bearer's dice (RB-346)."""

    def __init__(self) -> None:
        super().__init__(53, "misfortune", module="titans")
        self.bearer: Final[Field] = self.layout.add(Inner("bearer", 4))

    def push(self, game: Table, seat: i64, bearer: i64) -> None:
        game.push(self, seat, self.bearer.put(bearer))

    def run(self, game: Table, me: Hero, x: i64) -> None:
        bearer = game.heroes[self.bearer.of(x)]
        pair = pair_of(bearer.up(0), bearer.up(1), PLAIN)
        game.push(RESOLVE, me.seat, mark(pair, Pair.quiet))

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {"bearer": int(self.bearer.of(x))}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        return self.bearer.put(reader.integer("bearer", 0, len(game.heroes) - 1))


@final
class MisfortuneOrder(Kind):
    """Whose dice the owner of two cards applies first (RD-29)."""

    def __init__(self) -> None:
        super().__init__(54, "misfortunes", "misfortunes", module="titans")
        self.one: Final[Field] = self.layout.add(Inner("", 2))
        self.other: Final[Field] = self.layout.add(Inner("", 2))

    def push(self, game: Table, seat: i64, one: i64, other: i64) -> None:
        game.push(self, seat, self.one.put(one) | self.other.put(other))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(SEAT + self.one.of(x))
        game.allow(SEAT + self.other.of(x))

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        first = action - SEAT
        MISFORTUNE.push(game, me.seat, self.one.of(x) + self.other.of(x) - first)
        MISFORTUNE.push(game, me.seat, first)

    # ------------------------------------------------------------------ for people and files

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return to_seat(action)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {"bearers": [int(self.one.of(x)), int(self.other.of(x))]}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        one, other = reader.integers("bearers", 2, 0, len(game.heroes) - 1)
        if one == other:
            reader.fail("there is an order only between two players", "bearers")
        return self.one.put(one) | self.other.put(other)


# ---------------------------------------------------------------------- the oracle


def push_slip(game: Table, me: Hero, x: i64) -> None:
    """The others slip after a first face that gives ancient shards or loyalty (RB-337)."""
    if on(x, Pair.slips) and moves_token(share_of(x, 0)):
        game.push(SLIP, me.seat, 0)


@final
class Slip(Kind):
    """Every other token moves one square toward rebellion, once for each use of the card."""

    def __init__(self) -> None:
        super().__init__(59, "slip", module="titans")

    def run(self, game: Table, me: Hero, x: i64) -> None:
        for hero in game.heroes:
            if hero.seat != me.seat:
                sway(game, hero, 1, False)
        me.recall = RECALL.slipped.mark(me.recall)


# ---------------------------------------------------------------------- memories


@final
class Memory(Kind):
    """Put a memory token on an island, either side up (RD-22)."""

    def __init__(self) -> None:
        super().__init__(57, "memory", "memory", module="titans")
        self.colour: Final[Field] = self.layout.add(Inner("colour", 2))
        self.second: Final[Field] = self.layout.add(Flag("second"))

    def push(self, game: Table, seat: i64, colour: i64) -> None:
        game.push(self, seat, self.colour.put(colour))

    def token(self, x: i64) -> i64:
        """Give the number of the token that is placed."""
        return 2 * self.colour.of(x) + self.second.of(x)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        twin: i64 = 0
        if self.second.on(x):
            twin = TOKENS.at(game.memories, self.token(x) - 1) % SUN_SIDE
        portal: i64
        for portal in range(1, PORTALS + 1):
            if portal != twin:
                game.allow(ISLAND + 2 * (portal - 1))
                game.allow(ISLAND + 2 * (portal - 1) + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        portal = (action - ISLAND) // 2 + 1
        side = (action - ISLAND) % 2
        token = portal + (SUN_SIDE if side else 0)
        game.memories = TOKENS.change(game.memories, self.token(x), token)
        game.tell(REMEMBERED, me.seat, portal, side, 0)
        if not self.second.on(x):
            game.push(self, me.seat, self.second.mark(x))

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return "feat:memory", {"number": 2 if self.second.on(x) else 1}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        portal, side = divmod(int(action - ISLAND), 2)
        key = "option-memory-sun" if side else "option-memory-moon"
        target = f"portal:{portal + 1}"
        amounts = {"sun": 1, "loyalty": 2} if side else {"moon": 1, "ancient": 2}
        return Option(int(action), key, {"portal": portal + 1}, (target,), amounts=amounts)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {"colour": int(self.colour.of(x)), "second": self.second.on(x)}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        colour = reader.integer("colour", 0, len(game.heroes) - 1)
        return self.colour.put(colour) | self.second.put(self.second.read(reader))

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        if TOKEN_OWNERS.at(game.memory_owners, self.colour.of(x)) != me.seat + 1:
            return f"seat {me.seat} has no memory card of this colour"
        if TOKENS.at(game.memories, self.token(x)):
            return "this memory token is placed already"
        return ""


@final
class Memories(Kind):
    """Own memory tokens on the island of a feat pay and are gone (RB-332)."""

    def __init__(self) -> None:
        super().__init__(58, "memories", module="titans")
        self.tokens: Final[Field] = self.layout.add(Inner("tokens", TOKEN_COUNT))
        """The set of tokens."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        token: i64
        for token in range(TOKEN_COUNT):
            if has(self.tokens.of(x), token):
                placed = TOKENS.at(game.memories, token)
                game.memories = TOKENS.change(game.memories, token, 0)
                game.tell(CASHED, me.seat, placed % SUN_SIDE, placed // SUN_SIDE, 0)
                if placed >= SUN_SIDE:
                    game.gain(me, SUN, 1, OF_MEMORY)
                    game.gain(me, LOYALTY, 2, OF_MEMORY)
                else:
                    game.gain(me, MOON, 1, OF_MEMORY)
                    game.gain(me, ANCIENT, 2, OF_MEMORY)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {"tokens": members_of(self.tokens.of(x), int(TOKEN_COUNT))}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        tokens: i64 = 0
        for i, value in enumerate(reader.items("tokens", 1, 8)):
            tokens = having(tokens, reader.check_integer(value, f"tokens[{i}]", 0, 7))
        return self.tokens.put(tokens)


def memories_on(game: Table, seat: i64, portal: i64) -> i64:
    """Give the set of memory tokens of a seat on an island."""
    found: i64 = 0
    token: i64
    for token in range(TOKEN_COUNT):
        owner = TOKEN_OWNERS.at(game.memory_owners, token // 2)
        if owner == seat + 1 and TOKENS.at(game.memories, token) % SUN_SIDE == portal:
            found = having(found, token)
    return found


MISFORTUNE: Final = MisfortunePair()
MISFORTUNES: Final = MisfortuneOrder()
SLIP: Final = Slip()
MEMORY: Final = Memory()
MEMORIES: Final = Memories()

"""Positions as JSON data that people can read and edit, checked strictly on reading.

What follows from other fields is not written: caps, hammers and stacks follow from the cards.
"""

from __future__ import annotations

from grani.core.reading import PositionError, Reader
from grani.dice_forge import effect as kinds
from grani.dice_forge.effects.celestial import UPGRADED
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACE_IDS,
    FACES,
    NO_LINK,
)
from grani.dice_forge.feats import FEAT_IDS, FEATS
from grani.dice_forge.feats.rebel_verbs import AttachScepter, KeepTwins, PlaceCompanion
from grani.dice_forge.feats.verbs import (
    AttachHammer,
    GiveLinkedFace,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
)
from grani.dice_forge.hero import UNROLLED, Hero, pack_die
from grani.dice_forge.islands import PORTALS, SLOT_COUNT, SLOT_IDS, SLOTS
from grani.dice_forge.pending import read_entry, write_entry
from grani.dice_forge.position_rebellion import (
    misplaced_rebel,
    read_boards,
    read_module,
    read_rebel,
    strange_face,
    temple_faces,
    write_boards,
    write_rebel,
)
from grani.dice_forge.resources import GOLD_CAP, SHARD_CAP
from grani.dice_forge.setup import (
    MODULE_NAMES,
    OPEN,
    OPEN_ALL,
    RANDOM,
    RANDOM_ALL,
    STARTING_DICE,
    TWO_PLAYER_REMOVAL,
    open_slot,
    seat_heroes,
    set_name,
    starting_supply,
)
from grani.dice_forge.table import Table

RULES = "1"
MAX_PENDING = 30
MOST_GLORY = 1_000_000
POOLS_THINNED = 10
SETTING_UP = (int(kinds.REMOVE), int(kinds.DRAW))
OF_THE_ACTIVE = frozenset(
    int(kind)
    for kind in (
        kinds.REINFORCE,
        kinds.MAIN,
        kinds.EXTRA,
        kinds.FORGE,
        kinds.END_TURN,
        kinds.BLESS_ALL,
        kinds.TAKE,
        kinds.PERFORM,
    )
)


# ---------------------------------------------------------------------- writing


def position_of(table: Table) -> dict[str, object]:
    """Write a table as JSON data."""
    position: dict[str, object] = {
        "game": "dice-forge",
        "rules": RULES,
        "round": table.round,
        "turn": table.turn,
        "feats": {SLOTS[slot].name: set_name(feat) for slot, feat in enumerate(table.feats)},
        **write_boards(table),
        "temple": {FACES[face].name: table.supply[face] for face in temple_faces(table.module)},
        "heroes": [_write_hero(table, hero) for hero in table.heroes],
    }
    used = {
        SLOTS[slot].name: table.used >> 3 * slot & 7
        for slot in range(SLOT_COUNT)
        if table.used >> 3 * slot & 7
    }
    if used:
        position["used"] = used
    if table.used >> UPGRADED & 1:
        position["upgraded"] = True
    owners = {
        FACES[face].name: (table.owners >> 4 * FACES[face].link & 15) - 1
        for face in range(FACE_COUNT)
        if FACES[face].link != NO_LINK and table.owners >> 4 * FACES[face].link & 15
    }
    if owners:
        position["owners"] = owners
    position["pending"] = [write_entry(table.stack[i]) for i in range(table.depth)]
    return position


def _write_hero(table: Table, hero: Hero) -> dict[str, object]:
    data: dict[str, object] = {
        "gold": hero.gold,
        "sun": hero.sun,
        "moon": hero.moon,
        "glory": hero.glory,
        "light": [FACES[hero.face(0, side)].name for side in range(6)],
        "dark": [FACES[hero.face(1, side)].name for side in range(6)],
        "up": [None if side == UNROLLED else side for side in (hero.light_up, hero.dark_up)],
        "portal": hero.portal,
        "forged": hero.forged,
        "cards": {
            FEATS[table.feats[slot]].name: hero.count(slot)
            for slot in range(SLOT_COUNT)
            if hero.count(slot)
        },
    }
    for name, value in (
        ("hammered", hero.hammered),
        ("cerberus", hero.cerberus),
        ("triton", hero.triton),
    ):
        if value:
            data[name] = value
    return {**data, **write_rebel(table, hero)}


# ---------------------------------------------------------------------- reading


def read_position(data: object) -> Table:
    """Read a table; PositionError names the field that cannot be."""
    reader = Reader(data, "", PositionError)
    if reader.string("game") != "dice-forge":
        reader.fail("this is not a position of Dice Forge", "game")
    rules = reader.string("rules")
    if rules != RULES:
        reader.fail(f"written under version {rules!r} of the rules, this is {RULES!r}", "rules")
    heroes_data = reader.items("heroes", 2, 4)
    seats = len(heroes_data)
    module = read_module(reader)
    feats = _read_feats(reader, module)
    heroes = [
        _read_hero(Reader(value, f"heroes[{seat}]", PositionError), seat, feats, module)
        for seat, value in enumerate(heroes_data)
    ]
    stacks = _stacks(reader, seats, heroes, feats)
    table = seat_heroes(heroes, _read_temple(reader, module), feats, stacks)
    table.round = reader.integer("round", 1, 10 if seats == 3 else 9)
    table.turn = reader.integer("turn", 0, seats - 1)
    table.owners = _read_owners(reader, seats)
    table.module = module
    read_boards(reader, table)
    table.used = _read_used(reader, table)
    _read_pending(reader, table)
    reader.close()
    _check_portals(reader, table)
    _check_owners(reader, table)
    _check_faces(reader, table)
    table.advance()
    return table


def _read_feats(reader: Reader, module: int) -> list[int]:
    inner = reader.inner("feats")
    feats: list[int] = []
    for slot in range(SLOT_COUNT):
        name = SLOTS[slot].name
        if inner.get(name) in (RANDOM, RANDOM_ALL):
            wanted = OPEN if inner.get(name) == RANDOM else OPEN_ALL
            if open_slot(slot, wanted, module) != wanted:
                inner.fail("this slot has one set only", name)
            feats.append(wanted)
            continue
        feat = inner.word(name, FEAT_IDS, "feat")
        box = int(FEATS[feat].box)
        if box in MODULE_NAMES and box != module:
            inner.fail(f"{FEATS[feat].name} needs the module {MODULE_NAMES[box]!r}", name)
        if FEATS[feat].slot != slot:
            inner.fail(f"{FEATS[feat].name} belongs to {SLOTS[FEATS[feat].slot].name}", name)
        feats.append(feat)
    inner.close()
    return feats


def _read_die(reader: Reader, field: str) -> int:
    faces = [
        reader.check_word(value, f"{field}[{side}]", FACE_IDS, "face")
        for side, value in enumerate(reader.items(field, 6, 6))
    ]
    return int(pack_die(faces))


def _read_up(reader: Reader) -> list[int]:
    return [
        int(UNROLLED) if value is None else reader.check_integer(value, f"up[{die}]", 0, 5)
        for die, value in enumerate(reader.items("up", 2, 2))
    ]


def _read_hero(reader: Reader, seat: int, feats: list[int], module: int) -> Hero:
    cards, printed, chests, hammers, cerberus, triton = 0, 0, 0, 0, 0, 0
    twins, scepters, companions = 0, 0, 0
    gold_cap, shard_cap = int(GOLD_CAP), int(SHARD_CAP)
    inner = reader.inner("cards")
    for name in inner.data:
        feat = inner.check_word(name, name, FEAT_IDS, "feat")
        if feat not in feats:
            inner.fail("no stack of this game holds it", name)
        count = inner.integer(name, 1, 4)
        cards |= count << 3 * int(FEATS[feat].slot)
        printed += count * FEATS[feat].glory
        verb = FEATS[feat].immediate
        if isinstance(verb, RaiseCaps):
            chests += count
            gold_cap += count * verb.gold
            shard_cap += count * verb.shards
        elif isinstance(verb, AttachHammer):
            hammers += count
        elif isinstance(verb, TakeCerberus):
            cerberus += count
        elif isinstance(verb, TakeTriton):
            triton += count
        elif isinstance(verb, KeepTwins):
            twins += count
        elif isinstance(verb, AttachScepter):
            scepters += count
        elif isinstance(verb, PlaceCompanion):
            companions += count
    up = _read_up(reader)
    hero = Hero(
        seat,
        reader.integer("gold", 0, gold_cap),
        reader.integer("sun", 0, shard_cap),
        reader.integer("moon", 0, shard_cap),
        reader.integer("glory", 0, MOST_GLORY),
        chests,
        _read_die(reader, "light"),
        _read_die(reader, "dark"),
        up[0],
        up[1],
        reader.integer("portal", 0, PORTALS),
        cards,
        printed,
        reader.integer("forged", 0, 200),
        hammers,
        reader.integer("hammered", 0, 30 * hammers) if reader.has("hammered") else 0,
        reader.integer("cerberus", 0, cerberus) if reader.has("cerberus") else 0,
        reader.integer("triton", 0, triton) if reader.has("triton") else 0,
        gold_cap,
        shard_cap,
    )
    read_rebel(reader, hero, module, twins, scepters, companions)
    reader.close()
    return hero


def _stacks(reader: Reader, seats: int, heroes: list[Hero], feats: list[int]) -> int:
    """Give the cards left in each slot: those that no hero owns."""
    stacks = 0
    for slot in range(SLOT_COUNT):
        owned = sum(hero.count(slot) for hero in heroes)
        if owned > seats:
            reader.fail(
                f"{owned} cards of {FEATS[feats[slot]].name} are owned, "
                f"but with {seats} players there are {seats}",
                "heroes",
            )
        stacks |= (seats - owned) << 3 * slot
    return stacks


def _read_temple(reader: Reader, module: int) -> list[int]:
    inner = reader.inner("temple")
    supply = [0] * FACE_COUNT
    for face in temple_faces(module):
        supply[face] = inner.integer(FACES[face].name, 0, int(FACES[face].copies))
    inner.close()
    return supply


def _read_owners(reader: Reader, seats: int) -> int:
    if not reader.has("owners"):
        return 0
    inner = reader.inner("owners")
    linked = {FACES[face].name: face for face in range(FACE_COUNT) if FACES[face].link != NO_LINK}
    owners = 0
    for name in inner.data:
        face = inner.check_word(name, name, linked, "linked face")
        owners |= (inner.integer(name, 0, seats - 1) + 1) << 4 * int(FACES[face].link)
    return owners


def _read_used(reader: Reader, table: Table) -> int:
    used = 0
    inner = reader.inner("used") if reader.has("used") else Reader({}, "used", PositionError)
    for name in inner.data:
        slot = inner.check_word(name, name, SLOT_IDS, "slot")
        owned = int(table.heroes[table.turn].count(slot))
        used |= inner.integer(name, 0, owned) << 3 * slot
    if reader.has("upgraded") and reader.flag("upgraded"):
        used |= 1 << UPGRADED
    return used


def _read_pending(reader: Reader, table: Table) -> None:
    seats = int(table.seats)
    data = reader.items("pending", 0, MAX_PENDING)
    entries = [
        read_entry(value, f"pending[{number}]", seats, PositionError)
        for number, value in enumerate(data)
    ]
    for number, entry in enumerate(entries):
        kind, seat, x = entry & 255, entry >> 8 & 15, entry >> 12
        reason = strange_face(data[number], int(table.module))
        reason = reason or _misplaced(table, number, kind, seat, x)
        reason = reason or misplaced_rebel(table, entries[number + 1 :], kind, seat, x)
        if reason:
            reader.fail(reason, f"pending[{number}]")
        table.push(kind, seat, x)
    over = table.round == table.last_round() and table.turn == table.seats - 1
    if table.depth == 0 and not over:
        reader.fail("nothing is pending, but the game is not over", "pending")
    drawing = {
        int(table.stack[i] >> 12 & 15)
        for i in range(table.depth)
        if table.stack[i] & 255 == kinds.DRAW
    }
    for slot in range(SLOT_COUNT):
        if table.feats[slot] < 0 and slot not in drawing:
            reader.fail("the set is open, but no draw is pending", f"feats.{SLOTS[slot].name}")


def _misplaced(table: Table, number: int, kind: int, seat: int, x: int) -> str:
    """Say why an effect cannot be pending here; nothing if it can."""
    if (number == 0) != (kind in (kinds.TURN, kinds.END_TURN)):
        return "the first entry, and no other, is the turn or its end"
    if kind in OF_THE_ACTIVE and seat != table.turn:
        return f"it is the turn of seat {table.turn}"
    below = int(table.stack[number - 1] & 255) if number else -1
    if kind in SETTING_UP:
        if table.round > 1 or below not in (*SETTING_UP, int(kinds.TURN)):
            return "set-up comes before the first turn"
        if kind == kinds.DRAW and _pending(table, kind, x):
            return f"the slot {SLOTS[x & 15].name} is drawn twice"
        if kind == kinds.DRAW and table.feats[x & 15] != (OPEN_ALL if x >> 5 else OPEN):
            return f"the slot {SLOTS[x & 15].name} has its set already, or draws from other boxes"
        full = _left(table, x) == 4 - TWO_PLAYER_REMOVAL + (x >> 12)
        if kind == kinds.REMOVE and not (table.seats == 2 and full):
            return "there is nothing to remove from this pool"
    elif below in SETTING_UP or below == kinds.TURN:
        return "nothing happens before set-up is done"
    if kind in (kinds.TAKE, kinds.PERFORM):
        wanted = _pending(table, int(kinds.TAKE), x) + _pending(table, int(kinds.PERFORM), x)
        if wanted >= table.stacks >> 3 * x & 7:
            return f"the stack in {SLOTS[x].name} is empty"
    if kind == kinds.GARDEN and _pending(table, kind, x) >= _left(table, x):
        return "the garden is empty"
    if kind == kinds.GIVE and _pending(table, kind, x) >= table.supply[x]:
        return f"the face {FACES[x].name} is gone"
    if kind == kinds.PICK and any(
        hero.up(die) == 0 for hero in table.heroes if hero.seat != seat for die in (0, 1)
    ):
        return "opponents' dice have not been rolled"
    if (
        kind == kinds.PICK
        and x & 63
        and not any(
            hero.up(die) == x & 63 for hero in table.heroes if hero.seat != seat for die in (0, 1)
        )
    ):
        return f"no opponent shows the face {FACES[x & 63].name}"
    return ""


def _pending(table: Table, kind: int, x: int) -> int:
    """Count the entries of a kind that are about the same thing."""
    return sum(
        table.stack[i] & 255 == kind and table.stack[i] >> 12 == x for i in range(table.depth)
    )


def _left(table: Table, x: int) -> int:
    """Count the faces of a range that are left in the temple."""
    return sum(table.supply[face] for face in range(x & 63, (x >> 6 & 63) + 1))


def _check_portals(reader: Reader, table: Table) -> None:
    standing: dict[int, int] = {}
    for hero in table.heroes:
        portal = int(hero.portal)
        if portal and portal in standing:
            other = standing[portal]
            reader.fail(
                f"heroes {other} and {hero.seat} cannot both stand on portal {portal}", "heroes"
            )
        standing[portal] = int(hero.seat)


def _check_owners(reader: Reader, table: Table) -> None:
    """The owners of linked faces are those who took the cards, top card first (DF-010)."""
    in_play = False
    for feat in table.feats:
        verb = None if feat < 0 else FEATS[feat].immediate
        if not isinstance(verb, GiveLinkedFace):
            continue
        in_play = True
        slot = FEATS[feat].slot
        taken = int(table.seats - (table.stacks >> 3 * slot & 7))
        first = int(FACES[verb.first].link)
        owning = [int(table.owners >> 4 * (first + link) & 15) - 1 for link in range(4)]
        if [owner >= 0 for owner in owning] != [link < taken for link in range(4)]:
            reader.fail(
                f"{taken} cards were taken, so the first {taken} colours have owners", "owners"
            )
        for hero in table.heroes:
            if owning.count(int(hero.seat)) != hero.count(slot):
                reader.fail(f"hero {hero.seat} owns {hero.count(slot)} of the cards", "owners")
    if in_play:
        return
    for face in range(FACE_COUNT):
        link = FACES[face].link
        if link != NO_LINK and table.owners >> 4 * link & 15 and table.supply[face]:
            reader.fail(f"{FACES[face].name} lies in the temple: nobody owns its card", "owners")


def _check_faces(reader: Reader, table: Table) -> None:
    """Every face of the box is in one place: temple, a die, in hand, or out of the game."""
    seats = int(table.seats)
    box = starting_supply(int(table.module))
    for name in (name for die in STARTING_DICE[int(table.module)] for name in die):
        box[FACE_IDS[name]] += seats
    found = [int(table.supply[face]) for face in range(FACE_COUNT)]
    for hero in table.heroes:
        for die in (0, 1):
            for side in range(6):
                found[hero.face(die, side)] += 1
    removed = POOLS_THINNED * int(TWO_PLAYER_REMOVAL) if seats == 2 else 0
    for i in range(table.depth):
        kind, x = int(table.stack[i] & 255), int(table.stack[i] >> 12)
        if kind in (kinds.PLACE, kinds.FORGE_AND_ROLL):
            found[x] += 1
        elif kind == kinds.REMOVE:
            removed -= x >> 12
    for face in range(1, FACE_COUNT):
        if found[face] > box[face]:
            reader.fail(
                f"the face {FACES[face].name} is in {found[face]} places, "
                f"but the box has {box[face]}",
                "temple",
            )
    missing = sum(box) - sum(found)
    replaced = sum(int(hero.forged) for hero in table.heroes)
    if missing != replaced + removed:
        reader.fail(
            f"{missing} faces are neither in the temple nor on dice, but {replaced} were replaced "
            f"and {removed} removed in set-up",
            "temple",
        )

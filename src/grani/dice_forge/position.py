"""Positions as JSON data that people can read and edit, checked strictly on reading.

What follows from other fields is not written: caps, hammers and stacks follow from the cards.
"""

from __future__ import annotations

from typing import cast

from grani.core.reading import PositionError, Reader
from grani.dice_forge.boxes import BOX_OF, FEAT_IDS, FEATS
from grani.dice_forge.boxes.box import Box
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACE_IDS,
    FACES,
    FIRST_SOLD,
    FOREST,
    LAST_SOLD,
    NO_LINK,
    NOTHING,
    POOL_FACES,
)
from grani.dice_forge.hero import UNROLLED, Hero, pack_die
from grani.dice_forge.house import (
    CERBERUS_SPENT,
    ONE_CERBERUS,
    TURN_OF_FACES,
    read_house,
    write_house,
)
from grani.dice_forge.islands import PORTALS, SLOT_COUNT, SLOT_IDS, SLOTS
from grani.dice_forge.kinds.celestial import UPGRADED
from grani.dice_forge.kinds.index import KIND_IDS
from grani.dice_forge.kinds.kind import KINDS
from grani.dice_forge.kinds.setting_up import DRAW, REMOVE, SetUp
from grani.dice_forge.kinds.turn import END_TURN, TURN
from grani.dice_forge.resources import GOLD_CAP, SHARD_CAP
from grani.dice_forge.seen import BoardsView
from grani.dice_forge.setup import (
    MODULE_NAMES,
    MODULES,
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
from grani.dice_forge.stack import (
    count_at,
    entry_of,
    fields_of,
    has,
    having,
    kind_of,
    one_at,
    seat_of,
)
from grani.dice_forge.table import Table
from grani.dice_forge.verbs.base import GiveLinkedFace
from grani.dice_forge.written import ForgePosition, HeroPosition, Notes, Pending

RULES = "1"
MAX_PENDING = 30
MOST_GLORY = 9_999
"""Many times what any game comes to, and more than an editor lets anybody begin with (999)."""
POOLS_THINNED = 10
SOLD_IDS = {FACES[face].name: face for face in range(int(FIRST_SOLD), int(LAST_SOLD) + 1)}


# ---------------------------------------------------------------------- writing


def position_of(table: Table) -> ForgePosition:
    """Write a table as JSON data."""
    return {
        "game": "dice-forge",
        "rules": RULES,
        "round": table.round,
        "turn": table.turn,
        "feats": {SLOTS[slot].name: set_name(feat) for slot, feat in enumerate(table.feats)},
        **write_boards(table),
        "temple": {FACES[face].name: table.supply[face] for face in temple_faces(table.box)},
        "heroes": [_write_hero(table, hero) for hero in table.heroes],
        **_write_notes(table),
        "pending": [write_entry(table, table.stack[i]) for i in range(table.depth)],
    }


def _write_notes(table: Table) -> Notes:
    """Write what was used this turn, and whose card each linked face belongs to."""
    notes: Notes = {}
    used = {
        SLOTS[slot].name: int(count_at(table.used, slot))
        for slot in range(SLOT_COUNT)
        if count_at(table.used, slot)
    }
    if used:
        notes["used"] = used
    if has(table.used, UPGRADED):
        notes["upgraded"] = True
    owners = {
        FACES[face].name: int(table.owner_of(face))
        for face in range(FACE_COUNT)
        if table.owner_of(face) >= 0
    }
    if owners:
        notes["owners"] = owners
    return notes


def write_entry(table: Table, entry: int) -> Pending:
    """Write one entry of the stack."""
    kind = KINDS[kind_of(entry)]
    seat = int(seat_of(entry))
    fields = kind.write(table, table.heroes[seat], fields_of(entry))
    return cast("Pending", {"effect": kind.name, "seat": seat, **fields})


def write_boards(table: Table) -> BoardsView:
    """Write house rules, the module, and what it keeps on the table."""
    data: BoardsView = {}
    if table.house:
        data["house_rules"] = write_house(int(table.house))
        bought = [name for name, face in SOLD_IDS.items() if has(table.noted, face)]
        if bought:
            data["bought"] = bought
        spent = [int(CERBERUS_SPENT) + seat for seat in range(table.seats)]
        if any(has(table.noted, one) for one in spent):
            data["cerberus_spent"] = [
                seat for seat, one in enumerate(spent) if has(table.noted, one)
            ]
    if table.box.name:
        data["module"] = table.box.name
    return {**data, **table.box.write_table(table)}


def temple_faces(box: Box) -> list[int]:
    """Name the faces that lie in the temple, or in the forest as far as the module uses it."""
    return [
        face
        for face in range(1, FACE_COUNT)
        if FACES[face].copies and (FACES[face].place != FOREST or FACES[face].pool in box.pools)
    ]


def _write_hero(table: Table, hero: Hero) -> HeroPosition:
    data: HeroPosition = {
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
            table.card(slot).name: int(hero.count(slot))
            for slot in range(SLOT_COUNT)
            if hero.count(slot)
        },
    }
    if hero.hammered:
        data["hammered"] = hero.hammered
    if hero.cerberus:
        data["cerberus"] = hero.cerberus
    if hero.triton:
        data["triton"] = hero.triton
    return {**data, **table.box.write_hero(hero)}


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
    module = reader.word("module", MODULES, "module") if reader.has("module") else 0
    box = BOX_OF[module]
    feats = _read_feats(reader, module)
    heroes = [
        _read_hero(Reader(value, f"heroes[{seat}]", PositionError), seat, feats, box)
        for seat, value in enumerate(heroes_data)
    ]
    stacks = _stacks(reader, seats, heroes, feats)
    table = seat_heroes(heroes, _read_temple(reader, box), feats, stacks)
    table.box = box
    table.round = reader.integer("round", 1, 10 if seats == 3 else 9)
    table.turn = reader.integer("turn", 0, seats - 1)
    _read_owners(reader, table)
    _read_house_rules(reader, table)
    box.read_table(reader, table)
    table.used = _read_used(reader, table)
    _read_pending(reader, table)
    reader.close()
    _check_portals(reader, table)
    _check_owners(reader, table)
    _check_faces(reader, table)
    table.advance()
    return table


def _read_house_rules(reader: Reader, table: Table) -> None:
    """Read house rules, and what they remember of this turn."""
    if reader.has("house_rules"):
        rules = reader.inner("house_rules").data
        try:
            table.house = read_house(rules)
        except ValueError as wrong:
            reader.fail(str(wrong), "house_rules")
    for field, rule, name in (
        ("bought", TURN_OF_FACES, "faces"),
        ("cerberus_spent", ONE_CERBERUS, "cerberus"),
    ):
        if not reader.has(field):
            continue
        if not table.house & rule:
            reader.fail(f"only the house rule {name!r} asks for it", field)
        for i, value in enumerate(reader.items(field, 1, int(LAST_SOLD))):
            where = f"{field}[{i}]"
            if rule == TURN_OF_FACES:
                number = reader.check_word(value, where, SOLD_IDS, "face of the sanctuary")
            else:
                number = reader.check_integer(value, where, 0, len(table.heroes) - 1)
                number += int(CERBERUS_SPENT)
            if has(table.noted, number):
                reader.fail("it is there twice", where)
            table.noted = having(table.noted, number)


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


def _read_hero(reader: Reader, seat: int, feats: list[int], box: Box) -> Hero:
    up = _read_up(reader)
    hero = Hero(
        seat,
        0,
        0,
        0,
        0,
        0,
        _read_die(reader, "light"),
        _read_die(reader, "dark"),
        up[0],
        up[1],
        reader.integer("portal", 0, PORTALS),
        0,
        0,
        reader.integer("forged", 0, 200),
        0,
        0,
        0,
        0,
        GOLD_CAP,
        SHARD_CAP,
    )
    box.equip(hero)
    inner = reader.inner("cards")
    for name in inner.data:
        feat = inner.check_word(name, name, FEAT_IDS, "feat")
        if feat not in feats:
            inner.fail("no stack of this game holds it", name)
        count = inner.integer(name, 1, 4)
        card = FEATS[feat]
        hero.cards += count * one_at(card.slot)
        hero.printed += count * card.glory
        if card.immediate is not None:
            card.immediate.own(hero, count)
    hero.gold = reader.integer("gold", 0, hero.gold_cap)
    hero.sun = reader.integer("sun", 0, hero.shard_cap)
    hero.moon = reader.integer("moon", 0, hero.shard_cap)
    hero.glory = reader.integer("glory", 0, MOST_GLORY)
    hero.hammered = _read_tokens(reader, "hammered", 30 * hero.hammers)
    hero.cerberus = _read_tokens(reader, "cerberus", hero.cerberus)
    hero.triton = _read_tokens(reader, "triton", hero.triton)
    box.read_hero(reader, hero)
    reader.close()
    return hero


def _read_tokens(reader: Reader, field: str, most: int) -> int:
    """Read how much of something is there: at most what the cards allow, or none."""
    return reader.integer(field, 0, most) if reader.has(field) else 0


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
        stacks += (seats - owned) * one_at(slot)
    return stacks


def _read_temple(reader: Reader, box: Box) -> list[int]:
    inner = reader.inner("temple")
    supply = [0] * FACE_COUNT
    for face in temple_faces(box):
        supply[face] = inner.integer(FACES[face].name, 0, int(FACES[face].copies))
    inner.close()
    return supply


def _read_owners(reader: Reader, table: Table) -> None:
    if not reader.has("owners"):
        return
    inner = reader.inner("owners")
    linked = {FACES[face].name: face for face in range(FACE_COUNT) if FACES[face].link != NO_LINK}
    for name in inner.data:
        face = inner.check_word(name, name, linked, "linked face")
        table.let_own(table.heroes[inner.integer(name, 0, len(table.heroes) - 1)], face)


def _read_used(reader: Reader, table: Table) -> int:
    used = 0
    inner = reader.inner("used") if reader.has("used") else Reader({}, "used", PositionError)
    for name in inner.data:
        slot = inner.check_word(name, name, SLOT_IDS, "slot")
        owned = int(table.heroes[table.turn].count(slot))
        used += inner.integer(name, 0, owned) * one_at(slot)
    if reader.has("upgraded") and reader.flag("upgraded"):
        used = having(used, UPGRADED)
    return used


# ---------------------------------------------------------------------- what is pending


def read_entry(data: object, where: str, table: Table) -> int:
    """Read one entry of the stack."""
    reader = Reader(data, where, PositionError)
    number = reader.word("effect", KIND_IDS, "effect")
    seat = reader.integer("seat", 0, len(table.heroes) - 1)
    x = KINDS[number].read(reader, table, table.heroes[seat])
    reader.close()
    return entry_of(number, seat, x)


def _read_pending(reader: Reader, table: Table) -> None:
    data = reader.items("pending", 0, MAX_PENDING)
    entries = [read_entry(value, f"pending[{number}]", table) for number, value in enumerate(data)]
    for number, entry in enumerate(entries):
        reason = _strange_face(data[number], table.box)
        reason = reason or _misplaced(table, entry, entries[number + 1 :])
        if reason:
            reader.fail(reason, f"pending[{number}]")
        table.push(KINDS[kind_of(entry)], seat_of(entry), fields_of(entry))
    over = table.round == table.last_round() and table.turn == table.seats - 1
    if table.depth == 0 and not over:
        reader.fail("nothing is pending, but the game is not over", "pending")
    drawing = [
        int(DRAW.slot.of(fields_of(entry))) for entry in entries if kind_of(entry) == DRAW.number
    ]
    for slot in range(SLOT_COUNT):
        if table.feats[slot] < 0 and slot not in drawing:
            reader.fail("the set is open, but no draw is pending", f"feats.{SLOTS[slot].name}")


def _misplaced(table: Table, entry: int, above: list[int]) -> str:
    """Say why an effect cannot be pending here; nothing if it can."""
    kind = KINDS[kind_of(entry)]
    me = table.heroes[seat_of(entry)]
    if (table.depth == 0) != (kind is TURN or kind is END_TURN):
        return "the first entry, and no other, is the turn or its end"
    if kind.active and me.seat != table.turn:
        return f"it is the turn of seat {table.turn}"
    below = KINDS[kind_of(table.stack[table.depth - 1])] if table.depth else None
    if not isinstance(kind, SetUp) and (below is TURN or isinstance(below, SetUp)):
        return "nothing happens before set-up is done"
    if kind.module and kind.module != table.box.name:
        return f"it needs the module {kind.module!r}"
    return kind.misplaced(table, me, fields_of(entry), above)


def _strange_face(entry: object, box: Box) -> str:
    """Complain about a face of another module in a pending effect."""
    named: list[object] = []
    for value in entry.values() if isinstance(entry, dict) else ():
        named += value if isinstance(value, list) else [value]
    for name in named:
        face = FACES[FACE_IDS[name]] if isinstance(name, str) and name in FACE_IDS else None
        if face is not None and face.place == FOREST and face.pool not in box.pools:
            return f"the face {face.name} is not in this game"
    return ""


# ---------------------------------------------------------------------- what must fit together


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
        taken = int(table.seats - count_at(table.stacks, slot))
        owning = [int(table.owner_of(face)) for face in POOL_FACES[verb.pool]]
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
        if table.owner_of(face) >= 0 and table.supply[face]:
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
        kind, x = KINDS[kind_of(table.stack[i])], fields_of(table.stack[i])
        held = kind.in_hand(x)
        if held != NOTHING:
            found[held] += 1
        elif kind is REMOVE:
            removed -= int(REMOVE.times.of(x))
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

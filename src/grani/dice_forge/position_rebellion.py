"""What Rebellion adds to positions: module, boards, and what heroes have there."""

from __future__ import annotations

from grani.core.reading import Reader
from grani.dice_forge import effect as kinds
from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END, square_name
from grani.dice_forge.boards.titans import TITAN_IDS, TITAN_SQUARES
from grani.dice_forge.effect import Effect
from grani.dice_forge.effects.celestial import Replace
from grani.dice_forge.effects.payment import Pay, Spend
from grani.dice_forge.events import OF_TRITON
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACE_IDS,
    FACES,
    FIRST_SOLD,
    FOREST,
    LAST_SOLD,
    OFFERS,
    TRITON_OFFER,
)
from grani.dice_forge.feats import FEATS
from grani.dice_forge.feats.card import GODDESS, TITANS
from grani.dice_forge.feats.rebel_verbs import GODDESS_FLAG, PlaceMemories
from grani.dice_forge.feats.verbs import TakeTriton
from grani.dice_forge.hero import Hero
from grani.dice_forge.house import (
    CERBERUS_SPENT,
    ONE_CERBERUS,
    TURN_OF_FACES,
    TWO_FACES,
    read_house,
    write_house,
)
from grani.dice_forge.islands import PORTALS
from grani.dice_forge.resources import ANCIENT_CAP, SCEPTER_TRACK
from grani.dice_forge.setup import MODULE_NAMES, MODULE_POOLS, MODULES
from grani.dice_forge.table import Table

TREASURES = {"sun": 1, "moon": 2, "glory": 3}
TREASURE_NAMES = {number: name for name, number in TREASURES.items()}
SIDES = {"moon": 0, "sun": 1}
SIDE_NAMES = ["moon", "sun"]
COLOURS = ["red", "yellow", "green", "blue"]
MAZE_IDS = {square_name(square): square for square in range(len(MAZE))}
SPENT = 7
SOLD_IDS = {FACES[face].name: face for face in range(int(FIRST_SOLD), int(LAST_SOLD) + 1)}


def temple_faces(module: int) -> list[int]:
    """Name the faces that lie in the temple, or in the forest as far as the module uses it."""
    return [
        face
        for face in range(1, FACE_COUNT)
        if FACES[face].copies
        and (FACES[face].place != FOREST or FACES[face].pool in MODULE_POOLS[module])
    ]


# ---------------------------------------------------------------------- writing


def write_boards(table: Table) -> dict[str, object]:
    """Write module, house rules and event board."""
    data: dict[str, object] = {}
    if table.house:
        data["house_rules"] = write_house(int(table.house))
        data |= _write_noted(int(table.noted), len(table.heroes))
    if table.module:
        data["module"] = MODULE_NAMES[int(table.module)]
    if table.module == GODDESS:
        data["treasures"] = [
            TREASURE_NAMES.get(int(table.board >> 2 * hall & 3)) for hall in range(3)
        ]
        data["goddess_reached"] = bool(table.board >> GODDESS_FLAG & 1)
    memories: dict[str, object] = {}
    for colour, name in enumerate(COLOURS):
        owner = int(table.memory_owners >> 4 * colour & 15)
        if owner:
            tokens = [int(table.memories >> 8 * colour + 4 * i & 15) for i in (0, 1)]
            memories[name] = {
                "owner": owner - 1,
                "tokens": [
                    {"portal": token & 7, "side": SIDE_NAMES[token >> 3]} if token else None
                    for token in tokens
                ],
            }
    if memories:
        data["memories"] = memories
    return data


def _write_noted(noted: int, seats: int) -> dict[str, object]:
    """Write what house rules remember of this turn."""
    data: dict[str, object] = {}
    bought = [FACES[face].name for face in range(FIRST_SOLD, LAST_SOLD + 1) if noted >> face & 1]
    if bought:
        data["bought"] = bought
    spent = [seat for seat in range(seats) if noted >> CERBERUS_SPENT + seat & 1]
    if spent:
        data["cerberus_spent"] = spent
    return data


def write_rebel(table: Table, hero: Hero) -> dict[str, object]:
    """Write what a hero has of Rebellion."""
    data: dict[str, object] = {}
    if table.module == TITANS:
        data["ancient"] = hero.ancient
        data["loyalty"] = TITAN_SQUARES[hero.square].name
    elif table.module == GODDESS:
        data["golem"] = square_name(int(hero.square))
    if hero.scepters:
        data["scepters"] = [hero.stored >> 3 * k & 7 for k in range(hero.scepters)]
    if hero.companions:
        data["companions"] = [
            _write_companion(int(hero.companions >> 4 * k & 15))
            for k in range(4)
            if hero.companions >> 4 * k & 7
        ]
    return data


def _write_companion(nibble: int) -> object:
    if nibble & 7 == SPENT:
        return "spent"
    return {"space": (nibble & 7) - 1, "advanced": True} if nibble >> 3 else (nibble & 7) - 1


# ---------------------------------------------------------------------- reading


def read_module(reader: Reader) -> int:
    """Read the module of a position; 0 for none."""
    return reader.word("module", MODULES, "module") if reader.has("module") else 0


def read_boards(reader: Reader, table: Table) -> None:
    """Read house rules and event board."""
    if reader.has("house_rules"):
        rules = reader.inner("house_rules").data
        try:
            table.house = read_house(rules)
        except ValueError as wrong:
            reader.fail(str(wrong), "house_rules")
    _read_noted(reader, table)
    if table.module == GODDESS:
        _read_labyrinth(reader, table)
    _read_memories(reader, table)


def _read_noted(reader: Reader, table: Table) -> None:
    """Read what house rules remember of this turn."""
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
            if table.noted >> number & 1:
                reader.fail("it is there twice", where)
            table.noted |= 1 << number


def _read_labyrinth(reader: Reader, table: Table) -> None:
    board = 0
    for hall, value in enumerate(reader.items("treasures", 3, 3)):
        if value is None:
            continue
        treasure = reader.check_word(value, f"treasures[{hall}]", TREASURES, "treasure")
        if any(board >> 2 * other & 3 == treasure for other in range(hall)):
            reader.fail(f"the treasure {value} lies in two halls", "treasures")
        board |= treasure << 2 * hall
    reached = reader.flag("goddess_reached")
    if not reached and any(hero.square == MAZE_END for hero in table.heroes):
        reader.fail("a golem stands before the Goddess already", "goddess_reached")
    table.board = board | (1 << int(GODDESS_FLAG) if reached else 0)


def _read_memories(reader: Reader, table: Table) -> None:
    taken = [0] * len(table.heroes)
    colours = 0
    if reader.has("memories"):
        outer = reader.inner("memories")
        for colour, name in enumerate(COLOURS):
            if not outer.has(name):
                continue
            if colour != colours:
                outer.fail(f"{COLOURS[colours]} comes before {name}", name)
            colours += 1
            inner = outer.inner(name)
            owner = inner.integer("owner", 0, len(table.heroes) - 1)
            taken[owner] += 1
            table.memory_owners |= owner + 1 << 4 * colour
            _read_tokens(inner, table, colour)
            inner.close()
        outer.close()
    for feat in table.feats:
        if feat >= 0 and isinstance(FEATS[feat].immediate, PlaceMemories):
            owned = [int(hero.count(FEATS[feat].slot)) for hero in table.heroes]
            if owned != taken:
                reader.fail("every memory card has its owner here, and no other", "memories")
            return
    if any(taken):
        reader.fail("no stack of this game holds memories", "memories")


def _read_tokens(reader: Reader, table: Table, colour: int) -> None:
    for i, value in enumerate(reader.items("tokens", 2, 2)):
        if value is None:
            continue
        token = Reader(value, reader.path(f"tokens[{i}]"), reader.error)
        portal = token.integer("portal", 1, int(PORTALS))
        side = token.word("side", SIDES, "side")
        token.close()
        table.memories |= (portal | side << 3) << 8 * colour + 4 * i
    first, second = (int(table.memories >> 8 * colour + 4 * i & 7) for i in (0, 1))
    if first and first == second:
        reader.fail("the two tokens of a colour lie on different islands", "tokens")


def read_rebel(
    reader: Reader, hero: Hero, module: int, twins: int, scepters: int, companions: int
) -> None:
    """Read what a hero has of Rebellion; the cards say how much of it there can be."""
    hero.twins = twins
    hero.scepters = scepters
    hero.care = hero.hammers + twins + scepters + (1 if module == TITANS else 0)
    if module == TITANS:
        hero.ancient = reader.integer("ancient", 0, int(ANCIENT_CAP))
        hero.square = reader.word("loyalty", TITAN_IDS, "square of the Titans")
    elif module == GODDESS:
        hero.square = reader.word("golem", MAZE_IDS, "square of the labyrinth")
    if scepters:
        for k, gold in enumerate(reader.integers("scepters", scepters, 0, int(SCEPTER_TRACK))):
            hero.stored |= gold << 3 * k
    if companions:
        for k, value in enumerate(reader.items("companions", companions, companions)):
            hero.companions |= _read_companion(reader, k, value) << 4 * k


def _read_companion(reader: Reader, k: int, value: object) -> int:
    field = f"companions[{k}]"
    if value == "spent":
        return SPENT
    if isinstance(value, dict):
        inner = Reader(value, reader.path(field), reader.error)
        advanced = inner.flag("advanced")
        space = inner.integer("space", 0, 5)
        inner.close()
        return space + 1 | (8 if advanced else 0)
    return reader.check_integer(value, field, 0, 5) + 1


# ---------------------------------------------------------------------- pending effects

OF_MODULE: dict[int, int] = {
    int(kinds.WALK): int(GODDESS),
    int(kinds.HALL): int(GODDESS),
    int(kinds.GOLEM_PAIR): int(GODDESS),
    int(kinds.MISFORTUNE): int(TITANS),
    int(kinds.MISFORTUNES): int(TITANS),
    int(kinds.MEMORY): int(TITANS),
    int(kinds.MEMORIES): int(TITANS),
    int(kinds.SLIP): int(TITANS),
}
"""Effects that only happen on the board of a module."""
OF_A_FEAT = (int(kinds.MERCHANT), int(kinds.ANCESTOR), int(kinds.FREE_FACE), int(kinds.FREE_FEAT))
"""Effects whose number is the feat that caused them."""
AT_ONCE: dict[int, Effect] = {
    int(kinds.PAY): Pay(),
    int(kinds.SPEND): Spend(),
    int(kinds.REPLACE): Replace(),
}
"""Decisions that are made before anything else happens, except that Triton tokens are spent."""


def strange_face(entry: object, module: int) -> str:
    """Complain about a face of another module in a pending effect."""
    named: list[object] = []
    for value in entry.values() if isinstance(entry, dict) else ():
        named += value if isinstance(value, list) else [value]
    for name in named:
        face = FACES[FACE_IDS[name]] if isinstance(name, str) and name in FACE_IDS else None
        if face is not None and face.place == FOREST and face.pool not in MODULE_POOLS[module]:
            return f"the face {face.name} is not in this game"
    return ""


def misplaced_rebel(table: Table, above: list[int], kind: int, seat: int, x: int) -> str:
    """Say why an effect of Rebellion cannot be pending here; nothing if it can.

    ``above`` holds the entries that lie on it.
    """
    module = OF_MODULE.get(kind, int(table.module))
    if module != table.module:
        return f"it needs the module {MODULE_NAMES[module]!r}"
    if kind == kinds.FORGE:
        if table.house & TWO_FACES and x & x - 1:
            return "by a house rule an action that buys a second face is over"
        if table.house & TURN_OF_FACES and x & ~int(table.noted):
            return "what this action bought was bought this turn: name it in 'bought' too"
    if kind == kinds.HAMMER and x >> 16 > table.heroes[seat].scepters:
        return f"seat {seat} has no such scepter"
    if kind == kinds.MEMORY and table.memory_owners >> 4 * (x & 3) & 15 != seat + 1:
        return f"seat {seat} has no memory card of this colour"
    if kind == kinds.MEMORY and table.memories >> 8 * (x & 3) + (4 if x & 4 else 0) & 7:
        return "this memory token is placed already"
    if kind in OF_A_FEAT and x not in table.feats:
        return f"no stack of this game holds {FEATS[x].name}"
    if kind in AT_ONCE:
        if above and not _is_triton_gold(table, above, seat):
            return "it is decided before anything else happens"
        count = table.option_count
        AT_ONCE[kind].offer(table, table.heroes[seat], x)
        possible = table.option_count > count
        table.option_count = count
        if not possible:
            return f"seat {seat} cannot do this now"
    return ""


def _is_triton_gold(table: Table, entries: list[int], seat: int) -> bool:
    """Tell whether all this is gold of tokens that the active seat spent on its decision.

    A token is spent at any moment (DF-184): its gold is divided, then the decision is asked anew.
    """
    hero = table.heroes[seat]
    cards = sum(
        int(hero.count(FEATS[feat].slot))
        for feat in table.feats
        if feat >= 0 and isinstance(FEATS[feat].immediate, TakeTriton)
    )
    return (
        seat == table.turn
        and len(entries) <= cards - hero.triton
        and all(
            entry & 255 == kinds.HAMMER
            and entry >> 8 & 15 == seat
            and entry >> 20 & 255 == OF_TRITON
            and entry >> 12 & 255 <= OFFERS[TRITON_OFFER].gold
            for entry in entries
        )
    )

"""What is true of every position of Dice Forge, whatever happened before.

Reads the table's own fields, which are packed ints, and remembers what it worked out for them:
dice, cards and supplies change seldom, so most steps cost a few look-ups.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grani.core.contract import CHANCE, OVER, State
from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END
from grani.dice_forge.boards.titans import TITAN_SQUARES
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.boxes.feat import (
    BASE,
    GODDESS,
    PROMOS,
    REBELLION,
    TITANS,
)
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACE_IDS,
    FACES,
    NO_LINK,
    NOTHING,
    POOL_FACES,
)
from grani.dice_forge.hero import UNROLLED, Hero
from grani.dice_forge.islands import PORTALS, SLOT_COUNT
from grani.dice_forge.kinds.celestial import (
    UPGRADED,
)
from grani.dice_forge.kinds.index import ALL_KINDS
from grani.dice_forge.kinds.kind import DECISIONS, KINDS
from grani.dice_forge.kinds.setting_up import DRAW, REMOVE
from grani.dice_forge.kinds.turn import END_TURN, TURN
from grani.dice_forge.position import MAX_PENDING
from grani.dice_forge.resources import ANCIENT_CAP, GOLD_CAP, SCEPTER_TRACK, SHARD_CAP
from grani.dice_forge.setup import (
    MODULES,
    OPEN,
    OPEN_ALL,
    STARTING_DICE,
    sets_of,
    starting_supply,
)
from grani.dice_forge.stack import fields_of, kind_of, seat_of
from grani.dice_forge.table import Table
from grani.dice_forge.verbs.base import (
    AttachHammer,
    GiveLinkedFace,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
)
from grani.dice_forge.verbs.labyrinth import (
    REACHED as GODDESS_FLAG,
)
from grani.dice_forge.verbs.modules import (
    PlaceMemories,
)
from grani.dice_forge.verbs.rebellion import (
    AttachScepter,
    KeepTwins,
    PlaceCompanion,
    Trader,
)

SLOTS = int(SLOT_COUNT)
ONE_IN_EACH_SLOT = sum(1 << 3 * slot for slot in range(SLOTS))
FACE_BITS = 8
"""Numbers of faces are counted in one big int, this many bits a face: adding is cheap."""
REMOVED_FOR_TWO = 20
MEMORY = 50_000
"""Answers that each question remembers."""
KIND_COUNT = len(ALL_KINDS)


def _count(faces: list[int]) -> int:
    return sum(1 << FACE_BITS * face for face in faces)


def _box(seats: int, module: int) -> int:
    """Count all faces there are: temple, forest as far as the module uses it, starting dice."""
    dice = [FACE_IDS[name] for die in STARTING_DICE[module] for name in die]
    copies = enumerate(starting_supply(module))
    return sum(count << FACE_BITS * face for face, count in copies) + seats * _count(dice)


BOX = {(seats, module): _box(seats, module) for seats in (2, 3, 4) for module in STARTING_DICE}
"""All faces there are, by number of seats and module."""
HALLS = 3


def check(state: State) -> str:
    """Say what is wrong with a table; nothing if all is well."""
    assert isinstance(state, Table)
    seats = int(state.seats)
    feats = tuple(state.feats)
    heroes = list(state.heroes)
    if not 0 <= state.depth <= MAX_PENDING:
        return f"{state.depth} effects are pending: more than a position may hold"
    held = _pending(tuple(state.stack)[: state.depth], seats, feats)
    if held.wrong:
        return held.wrong
    wrong = _course(state, held.due)
    wrong = wrong or _faces(state, heroes, held)
    wrong = wrong or _cards(state, heroes, feats)
    wrong = wrong or _module_sets(int(state.module), feats)
    wrong = wrong or _board(int(state.module), int(state.board))
    wrong = wrong or _memories(state, heroes, feats)
    if wrong:
        return wrong
    for seat, hero in enumerate(heroes):
        derived = _derived(hero.cards, feats)
        wrong = _hero(hero, derived) if hero.seat == seat else "sits elsewhere"
        wrong = wrong or _rebel(state, hero, derived)
        if wrong:
            return f"hero {seat}: {wrong}"
    return _scores(state, heroes)


class Held(NamedTuple):
    """What the pending effects hold: faces in hand, faces yet to be removed, who is to act."""

    faces: int
    to_remove: int
    due: int
    wrong: str


@lru_cache(maxsize=MEMORY)
def _pending(entries: tuple[int, ...], seats: int, feats: tuple[int, ...]) -> Held:
    """Look through the stack: effects there are, of seats there are, the turn at the bottom."""
    faces, to_remove, wrong = 0, 0, ""
    draws: list[tuple[int, int]] = []
    for i, entry in enumerate(entries):
        kind, x = kind_of(entry), fields_of(entry)
        if entry < 0 or kind >= KIND_COUNT or seat_of(entry) >= seats:
            wrong = f"pending[{i}] is {entry}"
        elif (kind in (TURN.number, END_TURN.number)) != (i == 0):
            wrong = f"pending[{i}] is of kind {kind}"
        elif (held := int(KINDS[kind].in_hand(x))) != NOTHING:
            faces += 1 << FACE_BITS * held
        elif kind == REMOVE.number:
            to_remove += int(REMOVE.times.of(x))
        elif kind == DRAW.number:
            draws.append((int(DRAW.slot.of(x)), int(OPEN_ALL if DRAW.all_boxes.on(x) else OPEN)))
    if sorted(draws) != [(slot, feat) for slot, feat in enumerate(feats) if feat < 0]:
        wrong = f"open slots wait for draws, but {draws} are pending"
    due = int(OVER)
    if entries:
        top = entries[-1]
        due = int(CHANCE if kind_of(top) < DECISIONS else seat_of(top))
    return Held(faces, to_remove, due, wrong)


def _course(table: Table, due: int) -> str:
    """Round, turn and actor fit each other."""
    if not 0 <= table.turn < table.seats == len(table.heroes):
        return f"turn {table.turn} of {table.seats} seats"
    if not 1 <= table.round <= table.last_round():
        return f"round {table.round}"
    if table.actor != due:
        return f"the actor is {table.actor}, but {due} is due"
    if due == OVER and (table.round, table.turn) != (table.last_round(), table.seats - 1):
        return f"over in round {table.round} at seat {table.turn}"
    return ""


@lru_cache(maxsize=MEMORY)
def _on_die(die: int) -> int:
    """Count the faces of a die."""
    if die < 0 or die >> 36:
        return -1
    return _count([die >> 6 * side & 63 for side in range(6)])


@lru_cache(maxsize=MEMORY)
def _in_temple(supply: tuple[int, ...]) -> int:
    """Count the faces of the temple."""
    if min(supply) < 0:
        return -1
    return sum(number << FACE_BITS * face for face, number in enumerate(supply))


@lru_cache(maxsize=MEMORY)
def _missing(seats: int, module: int, found: int) -> int:
    """Count the faces of the box that were not found; -1 if one is in two places."""
    total = 0
    box = BOX[seats, module]
    for face in range(FACE_COUNT):
        left = (box >> FACE_BITS * face & 255) - (found >> FACE_BITS * face & 255)
        if left < 0:
            return -1
        total += left
    return total if not found >> FACE_BITS * FACE_COUNT else -1


def _faces(table: Table, heroes: list[Hero], held: Held) -> str:
    """Every face of the box is in one place: temple, a die, in hand, replaced, or removed."""
    found = _in_temple(tuple(table.supply))
    if found < 0:
        return f"a negative number of faces is in the temple: {list(table.supply)}"
    found += held.faces
    gone = REMOVED_FOR_TWO - held.to_remove if table.seats == 2 else 0
    for hero in heroes:
        light, dark = _on_die(hero.light), _on_die(hero.dark)
        if light < 0 or dark < 0:
            return f"hero {hero.seat} has a die that is none: {hero.light}, {hero.dark}"
        found += light + dark
        gone += hero.forged
    missing = _missing(int(table.seats), int(table.module), found)
    if missing < 0:
        return "a face is in two places at once"
    return "" if missing == gone else f"{missing} faces are out of the game, but {gone} should be"


@lru_cache(maxsize=MEMORY)
def _fits_slots(cards: int, seats: int) -> bool:
    """Tell whether each slot of a packed count holds at most one card a seat."""
    if cards < 0 or cards >> 3 * SLOTS:
        return False
    return all(cards >> 3 * slot & 7 <= seats for slot in range(SLOTS))


@lru_cache(maxsize=MEMORY)
def _covers(cards: int, used: int) -> bool:
    """Tell whether a hero owns the cards that were used."""
    return all(used >> 3 * slot & 7 <= cards >> 3 * slot & 7 for slot in range(SLOTS))


def _cards(table: Table, heroes: list[Hero], feats: tuple[int, ...]) -> str:
    """Every card lies in its stack or belongs to a hero; linked cards have their owners."""
    seats = int(table.seats)
    total = table.stacks
    if not _fits_slots(table.stacks, seats):
        return f"stacks {table.stacks:o} (octal, a digit a slot)"
    for hero in heroes:
        total += hero.cards
        if not _fits_slots(hero.cards, seats):
            return f"hero {hero.seat} owns cards {hero.cards:o} (octal, a digit a slot)"
    if total != seats * ONE_IN_EACH_SLOT:
        return f"cards are not conserved: {total:o} (octal, a digit a slot)"
    used = table.used & ~(1 << int(UPGRADED))
    if not _fits_slots(used, seats) or (used != table.used and not _has(feats, Trader)):
        return f"used {table.used:o} (octal, a digit a slot)"
    if used and not _covers(heroes[table.turn].cards, used):
        return "more reinforcements are used than the active hero owns"
    portals = tuple([hero.portal for hero in heroes])
    if not _stand_apart(portals):
        return f"heroes stand on portals {portals}"
    return _owners(table, heroes, _linked_slots(feats))


@lru_cache(maxsize=MEMORY)
def _stand_apart(portals: tuple[int, ...]) -> bool:
    """Tell whether no two heroes share a portal other than the start."""
    out = [portal for portal in portals if portal]
    return len(set(out)) == len(out) and all(0 < portal <= PORTALS for portal in out)


@lru_cache(maxsize=MEMORY)
def _linked_slots(feats: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Give the slots whose cards are tied to faces, each with the link of its first card."""
    found = []
    for slot, feat in enumerate(feats):
        verb = FEATS[feat].immediate if feat >= 0 else None
        if isinstance(verb, GiveLinkedFace):
            found.append((slot, int(FACES[POOL_FACES[verb.pool][0]].link)))
    return tuple(found)


def _owners(table: Table, heroes: list[Hero], linked: tuple[tuple[int, int], ...]) -> str:
    """The linked cards taken so far have the owners who took them (DF-010)."""
    known = 0
    for slot, first in linked:
        taken = int(table.seats - (table.stacks >> 3 * slot & 7))
        known |= (1 << 4 * taken) - 1 << 4 * first
        owning = [int(table.owners >> 4 * (first + card) & 15) - 1 for card in range(taken)]
        for hero in heroes:
            if owning.count(int(hero.seat)) != hero.count(slot):
                return f"linked cards belong to {owning}"
    return f"owners {table.owners:x} of no linked cards" if table.owners & ~known else ""


@lru_cache(maxsize=MEMORY)
def _has(feats: tuple[int, ...], verb: type[object]) -> bool:
    """Tell whether a set with such a verb is in play."""
    return any(
        isinstance(FEATS[feat].immediate, verb) or isinstance(FEATS[feat].reinforcement, verb)
        for feat in feats
        if feat >= 0
    )


@lru_cache(maxsize=MEMORY)
def _module_sets(module: int, feats: tuple[int, ...]) -> str:
    """A module brings all of its sets, and none comes without it (RB-007)."""
    if module not in (0, *MODULES.values()):
        return f"module {module}"
    for slot, feat in enumerate(feats):
        wanted = sets_of(slot, module)
        if wanted and feat not in wanted:
            return f"set {feat} in slot {slot}, where the module puts another"
        if feat >= 0 and not int(FEATS[feat].box) & (int(BASE | REBELLION | PROMOS) | module):
            return f"set {feat} of another module in slot {slot}"
    return ""


@lru_cache(maxsize=MEMORY)
def _board(module: int, board: int) -> str:
    """Treasures lie in different halls; there are none outside the labyrinth (RB-212)."""
    if module != GODDESS:
        return f"board {board:b} without a labyrinth" if board else ""
    treasures = [board >> 2 * hall & 3 for hall in range(HALLS) if board >> 2 * hall & 3]
    if len(set(treasures)) != len(treasures) or board < 0 or board >> int(GODDESS_FLAG) + 1:
        return f"board {board:b}"
    return ""


def _memories(table: Table, heroes: list[Hero], feats: tuple[int, ...]) -> str:
    """Memory cards have owners in order of colours, and tokens lie on two islands (RB-330)."""
    owners, tokens = int(table.memory_owners), int(table.memories)
    if not owners and not tokens and not _has(feats, PlaceMemories):
        return ""
    slots = [
        slot
        for slot, feat in enumerate(feats)
        if feat >= 0 and isinstance(FEATS[feat].immediate, PlaceMemories)
    ]
    if len(slots) != 1:
        return f"memories {tokens:x} of {owners:x}, but slots {slots} hold them"
    taken = int(table.seats - (table.stacks >> 3 * slots[0] & 7))
    owning = [(owners >> 4 * colour & 15) - 1 for colour in range(taken)]
    if owners >> 4 * taken or any(owning.count(h.seat) != h.count(slots[0]) for h in heroes):
        return f"memory cards belong to {owning}"
    if tokens < 0 or tokens >> 8 * taken:
        return f"memory tokens {tokens:x} of {taken} cards"
    for colour in range(taken):
        first, second = (tokens >> 8 * colour + 4 * i & 15 for i in (0, 1))
        if 8 in (first, second) or (first & 7 and first & 7 == second & 7):
            return f"memory tokens {tokens:x}"
    return ""


class Derived(NamedTuple):
    """What follows from the cards of a hero; tokens at most."""

    printed: int
    chests: int
    gold_cap: int
    shard_cap: int
    hammers: int
    cerberus: int
    triton: int
    scepters: int
    twins: int
    companions: int


@lru_cache(maxsize=MEMORY)
def _derived(cards: int, feats: tuple[int, ...]) -> Derived:
    """Work out what follows from cards."""
    printed, chests, hammers, cerberus, triton = 0, 0, 0, 0, 0
    scepters, twins, companions = 0, 0, 0
    gold_cap, shard_cap = int(GOLD_CAP), int(SHARD_CAP)
    for slot, feat in enumerate(feats):
        count = cards >> 3 * slot & 7
        if count:
            printed += count * int(FEATS[feat].glory)
            verb = FEATS[feat].immediate
            if isinstance(verb, RaiseCaps):
                chests += count
                gold_cap += count * int(verb.gold)
                shard_cap += count * int(verb.shards)
            hammers += count * isinstance(verb, AttachHammer)
            cerberus += count * isinstance(verb, TakeCerberus)
            triton += count * isinstance(verb, TakeTriton)
            scepters += count * isinstance(verb, AttachScepter)
            twins += count * isinstance(verb, KeepTwins)
            companions += count * isinstance(verb, PlaceCompanion)
    return Derived(
        printed,
        chests,
        gold_cap,
        shard_cap,
        hammers,
        cerberus,
        triton,
        scepters,
        twins,
        companions,
    )


def _hero(hero: Hero, derived: Derived) -> str:
    """Reserves within their caps, and all that follows from the cards."""
    if (
        hero.printed == derived.printed
        and hero.chests == derived.chests
        and hero.hammers == derived.hammers
        and hero.gold_cap == derived.gold_cap
        and hero.shard_cap == derived.shard_cap
        and 0 <= hero.gold <= derived.gold_cap
        and 0 <= hero.sun <= derived.shard_cap
        and 0 <= hero.moon <= derived.shard_cap
        and 0 <= hero.hammered <= 30 * derived.hammers
        and 0 <= hero.cerberus <= derived.cerberus
        and 0 <= hero.triton <= derived.triton
        and 0 <= hero.light_up <= UNROLLED
        and 0 <= hero.dark_up <= UNROLLED
        and hero.glory >= 0
        and hero.forged >= 0
        and hero.score() == hero.glory + derived.printed
    ):
        return ""
    return (
        f"gold {hero.gold}, sun {hero.sun}, moon {hero.moon}, glory {hero.glory}, "
        f"caps {hero.gold_cap} and {hero.shard_cap}, printed {hero.printed}, "
        f"chests {hero.chests}, hammers {hero.hammers} with {hero.hammered}, "
        f"cerberus {hero.cerberus}, triton {hero.triton}, forged {hero.forged}, "
        f"up {hero.light_up} and {hero.dark_up}, score {hero.score()}; expected {derived}"
    )


def _rebel(table: Table, hero: Hero, derived: Derived) -> str:
    """What Rebellion adds to a hero: shards, a square, tracks."""
    module = int(table.module)
    if module == TITANS:
        if not 0 <= hero.square < len(TITAN_SQUARES):
            return f"the loyalty token stands on {hero.square}"
    elif module == GODDESS:
        if not 0 <= hero.square < len(MAZE):
            return f"the golem stands on {hero.square}"
        if hero.square == MAZE_END and not table.board >> GODDESS_FLAG & 1:
            return "the golem stands before a Goddess whom nobody has reached"
    elif hero.square:
        return f"square {hero.square} of no board"
    if not 0 <= hero.ancient <= (ANCIENT_CAP if module == TITANS else 0):
        return f"{hero.ancient} ancient shards"
    if hero.scepters != derived.scepters or not _on_scepters(hero.stored, derived.scepters):
        return f"{hero.scepters} scepters with {hero.stored:o} (octal, a digit each)"
    if hero.twins != derived.twins:
        return f"{hero.twins} twins"
    if not _on_way(hero.companions, derived.companions):
        return f"companions {hero.companions:x} (hexadecimal, a digit each)"
    reasons = derived.hammers + derived.twins + derived.scepters + (1 if module == TITANS else 0)
    if hero.care != reasons:
        return f"care {hero.care}, but there are {reasons} reasons"
    return ""


def _scores(table: Table, heroes: list[Hero]) -> str:
    """Scores are glory, what is printed on cards, and the square of a loyalty token (RB-325)."""
    titans = table.module == TITANS
    expected = [
        hero.glory + hero.printed + (TITAN_SQUARES[hero.square].glory if titans else 0)
        for hero in heroes
    ]
    scores = table.scores()
    return "" if scores == expected else f"scores {scores}, but {expected} would be right"


@lru_cache(maxsize=MEMORY)
def _on_scepters(stored: int, scepters: int) -> bool:
    """Tell whether gold lies on scepters that there are, 6 at most on each."""
    if stored < 0 or stored >> 3 * scepters:
        return False
    return all(stored >> 3 * k & 7 <= SCEPTER_TRACK for k in range(scepters))


@lru_cache(maxsize=MEMORY)
def _on_way(companions: int, count: int) -> bool:
    """Tell whether each companion has a space or is spent; what has advanced has left space 0."""
    if companions < 0 or companions >> 4 * count:
        return False
    nibbles = [companions >> 4 * k & 15 for k in range(count)]
    return all(nibble & 7 and (nibble < 8 or nibble & 7 > 1) for nibble in nibbles)


def _check_layout() -> None:
    """Counting works on the faces that there are."""
    assert max(int(FACES[face].copies) for face in range(FACE_COUNT)) < 1 << FACE_BITS - 1
    links = [int(FACES[f].link) for f in range(FACE_COUNT) if FACES[f].link != NO_LINK]
    assert links == list(range(8))


_check_layout()

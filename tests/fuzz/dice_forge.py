"""What is true of every position of Dice Forge, whatever happened before.

Reads the table's own fields, which are packed ints, and remembers what it worked out for them:
dice, cards and supplies change seldom, so most steps cost a few look-ups.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grani.core.contract import CHANCE, OVER, State
from grani.dice_forge import effect as kinds
from grani.dice_forge.effects import EFFECTS
from grani.dice_forge.faces import DARK_START, FACE_COUNT, FACE_IDS, FACES, LIGHT_START, NO_LINK
from grani.dice_forge.feats import FEATS
from grani.dice_forge.feats.verbs import (
    AttachHammer,
    GiveLinkedFace,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
)
from grani.dice_forge.hero import UNROLLED, Hero
from grani.dice_forge.islands import PORTALS, SLOT_COUNT
from grani.dice_forge.position import MAX_PENDING
from grani.dice_forge.resources import GOLD_CAP, SHARD_CAP
from grani.dice_forge.setup import OPEN
from grani.dice_forge.table import Table

SLOTS = int(SLOT_COUNT)
ONE_IN_EACH_SLOT = sum(1 << 3 * slot for slot in range(SLOTS))
FACE_BITS = 8
"""Numbers of faces are counted in one big int, this many bits a face: adding is cheap."""
REMOVED_FOR_TWO = 20
MEMORY = 50_000
"""Answers that each question remembers."""
KIND_COUNT = len(EFFECTS)
REMOVE, DRAW, PLACE, TURN, END_TURN, DECISIONS = (
    int(kind)
    for kind in (
        kinds.REMOVE,
        kinds.DRAW,
        kinds.PLACE,
        kinds.TURN,
        kinds.END_TURN,
        kinds.DECISIONS,
    )
)


def _count(faces: list[int]) -> int:
    return sum(1 << FACE_BITS * face for face in faces)


COPIES = sum(int(FACES[face].copies) << FACE_BITS * face for face in range(FACE_COUNT))
START = _count([FACE_IDS[name] for name in (*LIGHT_START, *DARK_START)])
BOX = [COPIES + seats * START for seats in range(5)]
"""All faces there are, by number of seats."""


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
    if wrong:
        return wrong
    for seat, hero in enumerate(heroes):
        wrong = _hero(hero, _derived(hero.cards, feats)) if hero.seat == seat else "sits elsewhere"
        if wrong:
            return f"hero {seat}: {wrong}"
    return ""


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
    draws: list[int] = []
    for i, entry in enumerate(entries):
        kind = entry & 255
        if entry < 0 or kind >= KIND_COUNT or entry >> 8 & 15 >= seats:
            wrong = f"pending[{i}] is {entry}"
        elif (kind in (TURN, END_TURN)) != (i == 0):
            wrong = f"pending[{i}] is of kind {kind}"
        elif kind == PLACE:
            faces += 1 << FACE_BITS * (entry >> 12)
        elif kind == REMOVE:
            to_remove += entry >> 24
        elif kind == DRAW:
            draws.append(entry >> 12)
    if sorted(draws) != [slot for slot in range(SLOTS) if feats[slot] == OPEN]:
        wrong = f"open slots wait for draws, but {draws} are pending"
    due = int(OVER)
    if entries:
        due = int(CHANCE) if entries[-1] & 255 < DECISIONS else entries[-1] >> 8 & 15
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
def _missing(seats: int, found: int) -> int:
    """Count the faces of the box that were not found; -1 if one is in two places."""
    total = 0
    for face in range(FACE_COUNT):
        left = (BOX[seats] >> FACE_BITS * face & 255) - (found >> FACE_BITS * face & 255)
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
    missing = _missing(int(table.seats), found)
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
    if not _fits_slots(table.used, seats):
        return f"used {table.used:o} (octal, a digit a slot)"
    if table.used and not _covers(heroes[table.turn].cards, table.used):
        return "more reinforcements are used than the active hero owns"
    portals = tuple([hero.portal for hero in heroes])
    if not _stand_apart(portals):
        return f"heroes stand on portals {portals}"
    slot = _linked_slot(feats)
    if slot < 0:
        return f"owners {table.owners:x} of no linked cards" if table.owners else ""
    return _owners(table, heroes, slot)


@lru_cache(maxsize=MEMORY)
def _stand_apart(portals: tuple[int, ...]) -> bool:
    """Tell whether no two heroes share a portal other than the start."""
    out = [portal for portal in portals if portal]
    return len(set(out)) == len(out) and all(0 < portal <= PORTALS for portal in out)


@lru_cache(maxsize=MEMORY)
def _linked_slot(feats: tuple[int, ...]) -> int:
    """Give the slot whose cards are tied to faces; -1 if none is in play."""
    for slot, feat in enumerate(feats):
        if feat != OPEN and isinstance(FEATS[feat].immediate, GiveLinkedFace):
            return slot
    return -1


def _owners(table: Table, heroes: list[Hero], slot: int) -> str:
    """The linked cards taken so far have the owners who took them (DF-010)."""
    taken = int(table.seats - (table.stacks >> 3 * slot & 7))
    owning = [int(table.owners >> 4 * link & 15) - 1 for link in range(taken)]
    if table.owners >> 4 * taken:
        return f"owners {table.owners:x} of {taken} linked cards"
    for hero in heroes:
        if owning.count(int(hero.seat)) != hero.count(slot):
            return f"linked cards belong to {owning}"
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


@lru_cache(maxsize=MEMORY)
def _derived(cards: int, feats: tuple[int, ...]) -> Derived:
    """Work out what follows from cards."""
    printed, chests, hammers, cerberus, triton = 0, 0, 0, 0, 0
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
    return Derived(printed, chests, gold_cap, shard_cap, hammers, cerberus, triton)


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


def _check_layout() -> None:
    """Counting works on the faces that there are."""
    assert max(int(FACES[face].copies) for face in range(FACE_COUNT)) < 1 << FACE_BITS - 1
    assert [int(FACES[f].link) for f in range(FACE_COUNT) if FACES[f].link != NO_LINK] == [
        0,
        1,
        2,
        3,
    ]


_check_layout()

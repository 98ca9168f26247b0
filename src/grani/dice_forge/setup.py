"""Set-ups: which set lies in which slot, and the table before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.game import SetupError
from grani.core.observer import Observer
from grani.core.reading import did_you_mean, quoted
from grani.dice_forge.effect import DRAW, REMOVE, TURN
from grani.dice_forge.faces import (
    DARK_START,
    FACE_COUNT,
    FACE_IDS,
    FACES,
    LIGHT_START,
    POOLS,
    faces_of,
)
from grani.dice_forge.feats import FEAT_IDS, FEATS, SETS
from grani.dice_forge.hero import HOME, UNROLLED, Hero, pack_die
from grani.dice_forge.islands import SLOT_COUNT, SLOT_IDS, SLOTS
from grani.dice_forge.resources import GOLD_CAP, SHARD_CAP
from grani.dice_forge.table import MAX_DEPTH, Table

OPEN: Final[int] = -1
"""Stands for the set of a slot that chance has yet to draw."""
STARTING_GOLD: Final[int] = 3
"""Of the first seat; every next seat has one less (DF-004)."""
SANCTUARY_POOL: Final[i64] = 4
TWO_PLAYER_REMOVAL: Final[i64] = 2
"""Faces taken out of each pool of the sanctuary with two players (DF-003)."""

INTRODUCTORY = "introductory"
ALTERNATES = "alternates"
RANDOM = "random"
NAMED: Final[list[str]] = [INTRODUCTORY, ALTERNATES, RANDOM]


def sets_of(slot: int) -> list[int]:
    """Name the sets that may lie in a slot, the introductory one first."""
    return SETS[slot]


def read_setup(setup: str | Mapping[str, object] | None) -> list[int]:
    """Give the set of every slot, or OPEN.

    ``setup`` is a name; or the names of sets to use instead of the introductory ones, with commas
    between; or what ``setup_data`` wrote.
    """
    if setup is None or setup == INTRODUCTORY:
        return [sets_of(slot)[0] for slot in range(SLOT_COUNT)]
    if setup == ALTERNATES:
        return [sets_of(slot)[-1] for slot in range(SLOT_COUNT)]
    if setup == RANDOM:
        return [OPEN if len(sets_of(slot)) > 1 else sets_of(slot)[0] for slot in range(SLOT_COUNT)]
    feats = read_setup(INTRODUCTORY)
    if isinstance(setup, str):
        taken: dict[int, str] = {}
        for word in setup.split(","):
            name = word.strip().replace("-", "_")
            if name not in FEAT_IDS:
                raise SetupError(
                    f"no set-up or feat {quoted(name)}{did_you_mean(name, [*NAMED, *FEAT_IDS])}"
                )
            slot = int(FEATS[FEAT_IDS[name]].slot)
            if slot in taken:
                raise SetupError(
                    f"{taken[slot]!r} and {name!r} share the slot {SLOTS[slot].name}: "
                    "only one of them can be in play"
                )
            taken[slot] = name
            feats[slot] = FEAT_IDS[name]
        return feats
    return _read_feats(setup)


def _read_feats(setup: Mapping[str, object]) -> list[int]:
    """Read ``{"feats": {slot: set or "random", …}}``; slots left out are introductory."""
    feats = read_setup(INTRODUCTORY)
    for key in setup:
        if key != "feats":
            raise SetupError(f"unknown field {quoted(key)}{did_you_mean(key, ['feats'])}")
    chosen = setup.get("feats", {})
    if not isinstance(chosen, Mapping):
        raise SetupError("feats: expected an object that names a set for each slot")
    for slot_name, name in chosen.items():
        if slot_name not in SLOT_IDS:
            raise SetupError(
                f"feats: no slot {quoted(slot_name)}{did_you_mean(slot_name, SLOT_IDS)}"
            )
        slot = SLOT_IDS[slot_name]
        if name == RANDOM:
            feats[slot] = OPEN if len(sets_of(slot)) > 1 else sets_of(slot)[0]
            continue
        if not isinstance(name, str) or name not in FEAT_IDS:
            raise SetupError(
                f"feats.{slot_name}: no feat {quoted(name)}"
                f"{did_you_mean(name, FEAT_IDS) if isinstance(name, str) else ''}"
            )
        feat = FEAT_IDS[name]
        if FEATS[feat].slot != slot:
            raise SetupError(
                f"feats.{slot_name}: {name!r} belongs to the slot {SLOTS[FEATS[feat].slot].name}"
            )
        feats[slot] = feat
    return feats


def write_setup(feats: list[int]) -> dict[str, object]:
    """Write the set of every slot as JSON data."""
    return {
        "feats": {
            SLOTS[slot].name: RANDOM if feat == OPEN else FEATS[feat].name
            for slot, feat in enumerate(feats)
        }
    }


def new_hero(seat: i64) -> Hero:
    """A hero before the first turn."""
    return Hero(
        seat,
        STARTING_GOLD - seat,
        0,
        0,
        0,
        0,
        pack_die([FACE_IDS[name] for name in LIGHT_START]),
        pack_die([FACE_IDS[name] for name in DARK_START]),
        UNROLLED,
        UNROLLED,
        HOME,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        GOLD_CAP,
        SHARD_CAP,
    )


_LAID_OUT: Final[dict[str, Table]] = {}
"""The tables of named set-ups, laid out when first asked for: a clone is many times as fast."""


def new_table(
    seats: i64, setup: str | Mapping[str, object] | None, observer: Observer | None
) -> Table:
    """Start a game of a set-up as ``read_setup`` takes it; the observer hears it from the start."""
    if setup is None:
        setup = INTRODUCTORY
    if isinstance(setup, str) and setup in NAMED:
        key = f"{setup} {seats}"
        if key not in _LAID_OUT:
            _LAID_OUT[key] = lay_out(seats, read_setup(setup))
        table = _LAID_OUT[key].clone()
    else:
        table = lay_out(seats, read_setup(setup))
    table.observer = observer
    table.advance()
    return table


def lay_out(seats: i64, chosen: list[int]) -> Table:
    """Lay out a game: chance is to fill open slots and thin the pools, then a turn begins."""
    stacks: i64 = 0
    slot: i64
    for slot in range(SLOT_COUNT):
        stacks |= seats << 3 * slot
    heroes = [new_hero(seat) for seat in range(seats)]
    supply = [int(FACES[i].copies) for i in range(FACE_COUNT)]
    table = seat_heroes(heroes, supply, chosen, stacks)
    table.push(TURN, 0, 0)
    for slot in range(SLOT_COUNT - 1, -1, -1):
        if table.feats[slot] == OPEN:
            table.push(DRAW, 0, slot)
    if seats == 2:
        thin_pools(table)
    return table


def seat_heroes(heroes: list[Hero], supply: list[int], feats: list[int], stacks: i64) -> Table:
    """Give a table of these heroes with nothing pending, in the first round.

    Vectors are made here, in the compiled part: made by the interpreter, each leaves some memory
    behind (librt 0.16.0).
    """
    return Table(
        len(heroes),
        vec[Hero](heroes),
        vec[i64](supply),
        vec[i64](feats),
        stacks,
        vec[i64]([0 for _ in range(MAX_DEPTH)]),
        0,
        1,
        0,
        0,
        0,
    )


def thin_pools(table: Table) -> None:
    """Take two faces out of each pool of the sanctuary (DF-003); chance picks where they differ."""
    for name in reversed(POOLS):
        faces = faces_of(name)
        if FACES[faces[0]].cost == 0:
            continue
        if len(faces) == 1:
            table.supply[faces[0]] -= TWO_PLAYER_REMOVAL
        else:
            first: i64 = faces[0]
            last: i64 = faces[-1]
            table.push(REMOVE, 0, first | last << 6 | TWO_PLAYER_REMOVAL << 12)

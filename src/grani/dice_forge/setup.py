"""Set-ups: which set lies in which slot, the module, and the table before the first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.game import SetupError
from grani.core.observer import Observer
from grani.core.reading import did_you_mean, nearest, one_line, quoted
from grani.dice_forge.boxes import BOX_OF, FEAT_IDS, FEATS, MODULES as MODULE_BOXES, SETS
from grani.dice_forge.boxes.decks import DECKS
from grani.dice_forge.boxes.feat import BASE, REBELLION
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACE_IDS,
    FACES,
    FOREST,
    MIXED_POOLS,
    POOL_IDS,
    POOLS,
    faces_of,
)
from grani.dice_forge.hero import HOME, UNROLLED, Hero, pack_die
from grani.dice_forge.house import read_house, write_house
from grani.dice_forge.islands import SLOT_COUNT, SLOT_IDS, SLOTS
from grani.dice_forge.kinds.setting_up import (
    DRAW,
    OPEN as OPEN,
    OPEN_ALL as OPEN_ALL,
    REMOVE,
    TWO_PLAYER_REMOVAL as TWO_PLAYER_REMOVAL,
)
from grani.dice_forge.kinds.turn import TURN
from grani.dice_forge.resources import GOLD_CAP, SHARD_CAP
from grani.dice_forge.stack import one_at
from grani.dice_forge.table import MAX_DEPTH, Table

if TYPE_CHECKING:
    from grani.dice_forge.written import ForgeSetup

STARTING_GOLD: Final[int] = 3
"""Of the first seat; every next seat has one less (DF-004)."""

INTRODUCTORY = "introductory"
ALTERNATES = "alternates"
RANDOM = "random"
RANDOM_ALL = "random-all"
MODULES: Final[dict[str, int]] = {name: int(box.module) for name, box in MODULE_BOXES.items()}
MODULE_NAMES: Final[dict[int, str]] = {number: name for name, number in MODULES.items()}
STARTING_DICE: Final[dict[int, tuple[list[str], list[str]]]] = {
    module: (box.light, box.dark) for module, box in BOX_OF.items()
}
"""RB-008"""
NAMED: Final[list[str]] = [
    INTRODUCTORY,
    ALTERNATES,
    RANDOM,
    RANDOM_ALL,
    *DECKS,
    *(f"{module}-random" for module in MODULES),
]
NEVER_TOGETHER: Final = "the Goddess and the Titans never meet in one game (RB-001)"


class Setup:
    """What is agreed before a game: sets, module, house rules."""

    def __init__(self, feats: list[int], module: int = 0, house: int = 0) -> None:
        self.feats = feats
        self.module = module
        self.house = house


def sets_of(slot: int, boxes: int = int(BASE)) -> list[int]:
    """Name the sets of some boxes that may lie in a slot, the introductory one first."""
    return [feat for feat in SETS[slot] if int(FEATS[feat].box) & boxes]


def open_slot(slot: int, wanted: int, module: int) -> int:
    """Give what an open slot starts as: its one set, or a mark for chance."""
    for feat in sets_of(slot, module):
        return feat
    boxes = int(BASE) if wanted == OPEN else int(BASE | REBELLION)
    sets = sets_of(slot, boxes)
    return sets[0] if len(sets) == 1 else wanted


def agree(setup: str | Mapping[str, object] | None, house: Sequence[str]) -> Setup:
    """Check a set-up and house rules beside those that it names."""
    agreed = read_setup(setup)
    agreed.house |= _read_house_rules(list(house))
    return agreed


def read_setup(setup: str | Mapping[str, object] | None) -> Setup:
    """Check a set-up.

    ``setup`` is a name; or the names of sets to use instead of the introductory ones, with commas
    between; or what ``write_setup`` wrote.
    """
    slots = range(SLOT_COUNT)
    if setup is None or setup == INTRODUCTORY:
        return Setup([sets_of(slot)[0] for slot in slots])
    if setup == ALTERNATES:
        return Setup([sets_of(slot)[-1] for slot in slots])
    if setup == RANDOM:
        return Setup([open_slot(slot, OPEN, 0) for slot in slots])
    if setup == RANDOM_ALL:
        return Setup([open_slot(slot, OPEN_ALL, 0) for slot in slots])
    if isinstance(setup, str):
        for name, module in MODULES.items():
            if setup == f"{name}-random":
                return Setup([open_slot(slot, OPEN_ALL, module) for slot in slots], module)
        if setup in DECKS:
            return Setup(_lay_out(list(DECKS[setup].sets)), MODULES.get(DECKS[setup].module, 0))
        return _with_module(_lay_out([word.strip() for word in setup.split(",")]))
    return _read_data(setup)


def _lay_out(names: list[str]) -> list[int]:
    """Put named sets into their slots, over the introductory ones."""
    feats = read_setup(INTRODUCTORY).feats
    taken: dict[int, str] = {}
    for word in names:
        name = word.replace("-", "_")
        if name not in FEAT_IDS:
            if set(MODULES) <= set(names):
                raise SetupError(NEVER_TOGETHER, "setup-modules")
            if word in NAMED:
                told = f"{word!r} is a whole set-up: a list is of single sets"
                raise SetupError(told, "setup-whole", word=word)
            known = [*NAMED, *FEAT_IDS]
            remedy = did_you_mean(word, known) or f": try {INTRODUCTORY!r} or {RANDOM!r}"
            told = f"no set-up or feat {quoted(word)}{remedy}"
            shown = one_line(word, 60)
            raise SetupError(told, "setup-unknown", word=shown, near=nearest(word, known))
        slot = int(FEATS[FEAT_IDS[name]].slot)
        if slot in taken:
            raise SetupError(
                f"{taken[slot]!r} and {name!r} share the slot {SLOTS[slot].name}: "
                "only one of them can be in play",
                "setup-slot",
                first=taken[slot],
                second=name,
                slot=SLOTS[slot].name,
            )
        taken[slot] = name
        feats[slot] = FEAT_IDS[name]
    return feats


def _with_module(feats: list[int]) -> Setup:
    """Find the module that sets belong to, and put in its other sets."""
    modules = {int(FEATS[feat].box) for feat in feats} & set(MODULES.values())
    if len(modules) > 1:
        raise SetupError(NEVER_TOGETHER, "setup-modules")
    if not modules:
        return Setup(feats)
    module = modules.pop()
    return Setup([open_slot(slot, feats[slot], module) for slot in range(SLOT_COUNT)], module)


def _read_data(setup: Mapping[str, object]) -> Setup:
    """Read ``{"feats": {slot: set, …}, "module": …}``; slots left out are introductory."""
    known = ["feats", "module", "house_rules"]
    for key in setup:
        if key not in known:
            raise SetupError(f"unknown field {quoted(key)}{did_you_mean(key, known)}")
    module = 0
    if "module" in setup:
        name = setup["module"]
        if not isinstance(name, str) or name not in MODULES:
            raise SetupError(f"module: no module {quoted(name)}")
        module = MODULES[name]
    feats = [(sets_of(slot, module) or sets_of(slot))[0] for slot in range(SLOT_COUNT)]
    chosen = setup.get("feats", {})
    if not isinstance(chosen, Mapping):
        raise SetupError("feats: expected an object that names a set for each slot")
    for slot_name, name in chosen.items():
        if slot_name not in SLOT_IDS:
            raise SetupError(
                f"feats: no slot {quoted(slot_name)}{did_you_mean(slot_name, SLOT_IDS)}"
            )
        slot = SLOT_IDS[slot_name]
        feats[slot] = _read_set(slot_name, slot, name, module)
    return Setup(feats, module, _read_house_rules(setup.get("house_rules", {})))


def _read_set(slot_name: str, slot: int, name: object, module: int) -> int:
    if name == RANDOM:
        return open_slot(slot, OPEN, module)
    if name == RANDOM_ALL:
        return open_slot(slot, OPEN_ALL, module)
    if not isinstance(name, str) or name not in FEAT_IDS:
        near = did_you_mean(name, FEAT_IDS) if isinstance(name, str) else ""
        raise SetupError(f"feats.{slot_name}: no feat {quoted(name)}{near}")
    feat = FEAT_IDS[name]
    if FEATS[feat].slot != slot:
        raise SetupError(
            f"feats.{slot_name}: {name!r} belongs to the slot {SLOTS[FEATS[feat].slot].name}"
        )
    box = int(FEATS[feat].box)
    if box in MODULE_NAMES and box != module:
        other = f"the module {MODULE_NAMES[box]!r}"
        if module:
            raise SetupError(
                f"feats.{slot_name}: {name!r} belongs to {other}, "
                "and the two modules never meet in one game (RB-001)"
            )
        raise SetupError(f"feats.{slot_name}: {name!r} belongs to {other}: name that module too")
    if module and box != module and sets_of(slot, module):
        must = FEATS[sets_of(slot, module)[0]].name
        raise SetupError(
            f"feats.{slot_name}: with the module {MODULE_NAMES[module]!r} "
            f"this slot holds {must!r} (RB-007)"
        )
    return feat


def _read_house_rules(rules: object) -> int:
    try:
        return read_house(rules)
    except SetupError as wrong:
        raise SetupError(f"house_rules: {wrong}", wrong.key, **wrong.said) from None
    except ValueError as wrong:
        raise SetupError(f"house_rules: {wrong}") from None


def write_setup(setup: Setup) -> ForgeSetup:
    """Write a set-up as JSON data."""
    data: ForgeSetup = {
        "feats": {SLOTS[slot].name: set_name(feat) for slot, feat in enumerate(setup.feats)}
    }
    if setup.module:
        data["module"] = MODULE_NAMES[setup.module]
    if setup.house:
        data["house_rules"] = write_house(setup.house)
    return data


def set_name(feat: int) -> str:
    """Name a set, or how an open slot will be filled."""
    if feat == OPEN:
        return RANDOM
    return RANDOM_ALL if feat == OPEN_ALL else FEATS[feat].name


def new_hero(seat: i64, module: int) -> Hero:
    """A hero before the first turn."""
    box = BOX_OF[module]
    hero = Hero(
        seat,
        STARTING_GOLD - seat,
        0,
        0,
        0,
        0,
        pack_die([FACE_IDS[name] for name in box.light]),
        pack_die([FACE_IDS[name] for name in box.dark]),
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
    box.equip(hero)
    return hero


def starting_supply(module: int) -> list[int]:
    """Count the faces of the temple, and of the forest as far as the module uses it."""
    pools = BOX_OF[module].pools
    return [
        int(FACES[i].copies) if FACES[i].place != FOREST or FACES[i].pool in pools else 0
        for i in range(FACE_COUNT)
    ]


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


def lay_out(seats: i64, setup: Setup) -> Table:
    """Lay out a game: chance is to fill open slots and thin the pools, then a turn begins."""
    stacks: i64 = 0
    slot: i64
    for slot in range(SLOT_COUNT):
        stacks += seats * one_at(slot)
    heroes = [new_hero(seat, setup.module) for seat in range(seats)]
    table = seat_heroes(heroes, starting_supply(setup.module), setup.feats, stacks)
    table.box = BOX_OF[setup.module]
    table.house = setup.house
    table.push(TURN, 0, 0)
    for slot in range(SLOT_COUNT - 1, -1, -1):
        if table.feats[slot] < 0:
            DRAW.push(table, slot, table.feats[slot] == OPEN_ALL)
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
        face = faces_of(name)[0]
        if name in MIXED_POOLS:
            REMOVE.push(table, POOL_IDS[name])
        elif FACES[face].cost > 0:
            table.supply[face] -= TWO_PLAYER_REMOVAL

"""Pending effects as JSON: every entry of the stack by name, with what it holds, checked strictly.

One row of ``FORMS`` for each kind: its name and the fields that make up its number ``x``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from grani.core.reading import Reader, quoted
from grani.dice_forge import effect as kinds
from grani.dice_forge.effects.blessing import (
    MANNER,
    OPTION_ONE,
    OPTION_TWO,
    REWARD_A,
    WHICH,
    convertible,
)
from grani.dice_forge.events import (
    OF_CERBERUS,
    OF_EXTRA_ACTION,
    OF_FEAT,
    OF_HAMMER,
    OF_TRITON,
)
from grani.dice_forge.faces import BOAR, CHOICE, FACE_IDS, FACES, SHIELD, faces_of
from grani.dice_forge.feats import FEAT_IDS, FEATS
from grani.dice_forge.islands import SLOT_IDS, SLOTS
from grani.dice_forge.resources import RESOURCE_IDS, RESOURCE_NAMES

DICE = {"light": 1, "dark": 2, "both": 3}
DICE_NAMES = {bits: name for name, bits in DICE.items()}
DIE_NAMES = ["light", "dark"]
MANNERS = {
    "plain": int(kinds.PLAIN),
    "shards_to_glory": int(kinds.SHARDS_TO_GLORY),
    "gold_to_glory": int(kinds.GOLD_TO_GLORY),
    "loss": int(kinds.LOSS),
}
MANNER_NAMES = {number: name for name, number in MANNERS.items()}
OFFER_IDS = {"owl": 1, "boar": 2, "triton": 3}
OFFER_NAMES = {number: name for name, number in OFFER_IDS.items()}
SPECIAL_SOURCES = {
    "extra_action": int(OF_EXTRA_ACTION),
    "hammer": int(OF_HAMMER),
    "triton": int(OF_TRITON),
    "cerberus": int(OF_CERBERUS),
}
MIXED_POOLS = {"s04_mixed": 0, "s12_mixed": 1}
GARDEN_POOLS = {"g_mirror": 0, "g_shield": 1, "g_ship": 2, "g_triple": 3}
NOTHING_NAME = "nothing"

Json = dict[str, object]


@dataclass(frozen=True)
class Form:
    """How one kind of effect is written: name, number to fields, fields to number."""

    name: str
    write: Callable[[int], Json]
    read: Callable[[Reader, int], int]


def source_name(source: int) -> str:
    """Name where a gain comes from: ``face:…``, ``feat:…`` or one of a few words."""
    if source >= OF_FEAT:
        return f"feat:{FEATS[source - OF_FEAT].name}"
    for name, number in SPECIAL_SOURCES.items():
        if number == source:
            return name
    return f"face:{FACES[source].name}"


def _read_source(reader: Reader) -> int:
    name = reader.string("source")
    if name in SPECIAL_SOURCES:
        return SPECIAL_SOURCES[name]
    sort, _, rest = name.partition(":")
    if sort == "feat" and rest in FEAT_IDS:
        return int(OF_FEAT) + FEAT_IDS[rest]
    if sort == "face" and rest in FACE_IDS:
        return FACE_IDS[rest]
    reader.fail(f"no source {quoted(name)}", "source")


def _face_name(face: int) -> str:
    return FACES[face].name


def _read_face(reader: Reader, field: str, value: object, nothing: bool) -> int:
    if nothing and value == NOTHING_NAME:
        return 0
    return reader.check_word(value, field, FACE_IDS, "face")


def _check_option(reader: Reader, field: str, face: int, value: object) -> int:
    """Read the resource chosen for a face, as resource + 1; 0 for none."""
    if value is None:
        return 0
    if value == "reward_a" and FACES[face].kind == SHIELD:
        return int(REWARD_A)
    resource = reader.check_word(value, field, RESOURCE_IDS, "resource")
    if FACES[face].kind not in (CHOICE, BOAR) or FACES[face].amount(resource) == 0:
        reader.fail(f"the face {_face_name(face)} does not offer {value}", field)
    return resource + 1


def _option_name(option: int) -> str | None:
    if option == 0:
        return None
    return "reward_a" if option == REWARD_A else RESOURCE_NAMES[option - 1]


# ---------------------------------------------------------------------- fields of each kind


def _write_nothing(x: int) -> Json:
    return {}


def _read_nothing(reader: Reader, seats: int) -> int:
    return 0


def _write_roll(x: int) -> Json:
    current, waiting = x & 7, x >> 3
    order = [
        current,
        *(die for die in (*range(current + 1, 8), *range(current)) if waiting >> die & 1),
    ]
    return {"dice": [f"{die // 2}.{DIE_NAMES[die % 2]}" for die in order]}


def _read_roll(reader: Reader, seats: int) -> int:
    known = {f"{die // 2}.{DIE_NAMES[die % 2]}": die for die in range(2 * seats)}
    dice = [
        reader.check_word(value, f"dice[{i}]", known, "die")
        for i, value in enumerate(reader.items("dice", 1, 2 * seats))
    ]
    if len(set(dice)) < len(dice):
        reader.fail("a die is named twice", "dice")
    if dice[1:] != sorted(dice[1:], key=lambda die: (die < dice[0], die)):
        reader.fail("dice land clockwise, light before dark", "dice")
    return dice[0] | sum(1 << die for die in dice[1:]) << 3


def _pool_range(pool: str) -> int:
    faces = faces_of(pool)
    return faces[0] | faces[-1] << 6


def _write_remove(x: int) -> Json:
    return {"pool": FACES[x & 63].pool, "times": x >> 12}


def _read_remove(reader: Reader, seats: int) -> int:
    pool = reader.string("pool")
    reader.check_word(pool, "pool", MIXED_POOLS, "mixed pool")
    return _pool_range(pool) | reader.integer("times", 1, 2) << 12


def _write_slot(x: int) -> Json:
    return {"slot": SLOTS[x].name}


def _read_slot(reader: Reader, seats: int) -> int:
    return reader.word("slot", SLOT_IDS, "slot")


def _write_times(x: int) -> Json:
    return {"times": x}


def _read_times(reader: Reader, seats: int) -> int:
    return reader.integer("times", 1, 2)


def _write_main(x: int) -> Json:
    return {"extra": bool(x)}


def _read_main(reader: Reader, seats: int) -> int:
    value = reader.get("extra")
    if not isinstance(value, bool):
        reader.fail("expected true or false", "extra")
    return int(value)


def _write_dice(x: int) -> Json:
    return {"dice": DICE_NAMES[x & 3], "manner": MANNER_NAMES[x >> 2 & 3]}


def _read_dice(reader: Reader, seats: int) -> int:
    return reader.word("dice", DICE, "choice of dice") | _read_manner(reader) << 2


def _read_manner(reader: Reader) -> int:
    return reader.word("manner", MANNERS, "manner")


def _write_blessings(x: int) -> Json:
    return {**_write_dice(x), "times": x >> 4}


def _read_blessings(reader: Reader, seats: int) -> int:
    return _read_dice(reader, seats) | reader.integer("times", 1, 4) << 4


def _write_minor(x: int) -> Json:
    return {
        "manner": MANNER_NAMES[x >> 2 & 3],
        "times": x >> 4 & 15,
        "feat": FEATS[x >> 8].name,
    }


def _read_minor(reader: Reader, seats: int) -> int:
    times = reader.integer("times", 1, 4)
    return _read_manner(reader) << 2 | times << 4 | _read_feat(reader) << 8


def _read_feat(reader: Reader) -> int:
    return reader.word("feat", FEAT_IDS, "feat")


def _write_pair(x: int) -> Json:
    return {
        "faces": [_face_name(x & 63), _face_name(x >> 6 & 63)],
        "chosen": [_option_name(x >> OPTION_ONE & 7), _option_name(x >> OPTION_TWO & 7)],
        "manner": MANNER_NAMES[x >> MANNER & 3],
    }


def _read_pair(reader: Reader, seats: int) -> int:
    faces = [
        _read_face(reader, f"faces[{i}]", value, nothing=True)
        for i, value in enumerate(reader.items("faces", 2, 2))
    ]
    options = [
        _check_option(reader, f"chosen[{i}]", faces[i], value)
        for i, value in enumerate(reader.items("chosen", 2, 2))
    ]
    if REWARD_A in options:
        reader.fail("a shield's reward is not chosen", "chosen")
    return (
        faces[0]
        | faces[1] << 6
        | options[0] << OPTION_ONE
        | options[1] << OPTION_TWO
        | _read_manner(reader) << MANNER
    )


def _write_question(x: int) -> Json:
    return {**_write_pair(x), "which": x >> WHICH}


def _read_reflect(reader: Reader, seats: int) -> int:
    return _read_question(reader, seats, "mirror")


def _read_choose(reader: Reader, seats: int) -> int:
    return _read_question(reader, seats, "choice")


def _read_question(reader: Reader, seats: int, about: str) -> int:
    pair = _read_pair(reader, seats)
    which = reader.integer("which", 0, 1)
    face = FACES[pair >> 6 * which & 63]
    fits = face.name == "mirror" if about == "mirror" else face.kind in (CHOICE, BOAR)
    if not fits:
        reader.fail(f"the face {face.name} does not ask for that", "which")
    return pair | which << WHICH


def _write_apply(x: int) -> Json:
    return {
        "face": _face_name(x & 63),
        "times": x >> 6 & 3,
        "chosen": _option_name(x >> 8 & 7),
        "manner": MANNER_NAMES[x >> 11 & 3],
    }


def _read_apply(reader: Reader, seats: int) -> int:
    face = _read_face(reader, "face", reader.get("face"), nothing=True)
    times = reader.integer("times", 1, 3)
    if times == 2:
        reader.fail("a face is applied once or tripled", "times")
    option = _check_option(reader, "chosen", face, reader.get("chosen"))
    if option == 0 and FACES[face].kind in (CHOICE, BOAR):
        reader.fail("the face asks for a resource: name the chosen one", "chosen")
    manner = _read_manner(reader)
    if manner == kinds.LOSS:
        reader.fail("a loss is not applied face by face", "manner")
    return face | times << 6 | option << 8 | manner << 11


def _read_convert(reader: Reader, seats: int) -> int:
    x = _read_apply(reader, seats)
    if not convertible(x):
        reader.fail(f"nothing of the face {_face_name(x & 63)} can be converted", "manner")
    return x


def _write_hammer(x: int) -> Json:
    return {"gold": x & 255, "source": source_name(x >> 8)}


def _read_hammer(reader: Reader, seats: int) -> int:
    return reader.integer("gold", 1, 48) | _read_source(reader) << 8


def _write_offer(x: int) -> Json:
    return {"offer": OFFER_NAMES[x & 15], "times": x >> 4 & 7, "source": source_name(x >> 7)}


def _read_offer(reader: Reader, seats: int) -> int:
    offer = reader.word("offer", OFFER_IDS, "offer")
    return offer | reader.integer("times", 1, 3) << 4 | _read_source(reader) << 7


def _write_ship(x: int) -> Json:
    return {"discount": x}


def _read_ship(reader: Reader, seats: int) -> int:
    discount = reader.integer("discount", 2, 6)
    if discount not in (2, 6):
        reader.fail("a ship takes 2 or 6 gold off", "discount")
    return discount


def _write_forge(x: int) -> Json:
    return {"bought": [FACES[face].name for face in range(1, len(FACES)) if x >> face & 1]}


def _read_forge(reader: Reader, seats: int) -> int:
    bought = 0
    for i, value in enumerate(reader.items("bought", 1, 16)):
        face = reader.check_word(value, f"bought[{i}]", FACE_IDS, "face")
        if FACES[face].cost == 0:
            reader.fail(f"the face {value} is not for sale", f"bought[{i}]")
        if bought >> face & 1:
            reader.fail("the faces of one action differ", "bought")
        bought |= 1 << face
    return bought


def _write_face(x: int) -> Json:
    return {"face": _face_name(x)}


def _read_place(reader: Reader, seats: int) -> int:
    return _read_face(reader, "face", reader.get("face"), nothing=False)


def _read_give(reader: Reader, seats: int) -> int:
    face = _read_place(reader, seats)
    if FACES[face].link < 0:
        reader.fail(f"the face {_face_name(face)} is not given away", "face")
    return face


def _write_garden(x: int) -> Json:
    return {"pool": FACES[x & 63].pool, "feat": FEATS[x >> 12].name}


def _read_garden(reader: Reader, seats: int) -> int:
    pool = reader.string("pool")
    reader.check_word(pool, "pool", GARDEN_POOLS, "garden")
    return _pool_range(pool) | _read_feat(reader) << 12


def _write_pick(x: int) -> Json:
    return {"first": _face_name(x & 63), "feat": FEATS[x >> 6].name}


def _read_pick(reader: Reader, seats: int) -> int:
    return _read_face(reader, "first", reader.get("first"), nothing=True) | _read_feat(reader) << 6


FORMS: list[Form] = [
    Form("roll", _write_roll, _read_roll),
    Form("remove", _write_remove, _read_remove),
    Form("draw", _write_slot, _read_slot),
    Form("turn", _write_nothing, _read_nothing),
    Form("bless_all", _write_times, _read_times),
    Form("reinforce", _write_nothing, _read_nothing),
    Form("main", _write_main, _read_main),
    Form("extra", _write_nothing, _read_nothing),
    Form("end_turn", _write_nothing, _read_nothing),
    Form("blessings", _write_blessings, _read_blessings),
    Form("bless", _write_dice, _read_dice),
    Form("minor", _write_minor, _read_minor),
    Form("cerberus", _write_pair, _read_pair),
    Form("resolve", _write_pair, _read_pair),
    Form("reflect", _write_question, _read_reflect),
    Form("choose", _write_question, _read_choose),
    Form("order", _write_pair, _read_pair),
    Form("apply", _write_apply, _read_apply),
    Form("convert", _write_apply, _read_convert),
    Form("hammer", _write_hammer, _read_hammer),
    Form("offer", _write_offer, _read_offer),
    Form("ship", _write_ship, _read_ship),
    Form("forge", _write_forge, _read_forge),
    Form("place", _write_face, _read_place),
    Form("garden", _write_garden, _read_garden),
    Form("take", _write_slot, _read_slot),
    Form("give", _write_face, _read_give),
    Form("pick", _write_pick, _read_pick),
]
EFFECT_NAMES = [form.name for form in FORMS]
EFFECT_IDS = {name: kind for kind, name in enumerate(EFFECT_NAMES)}


def write_entry(entry: int) -> Json:
    """Write one entry of the stack."""
    form = FORMS[entry & 255]
    return {"effect": form.name, "seat": entry >> 8 & 15, **form.write(entry >> 12)}


def read_entry(data: Any, where: str, seats: int, error: type[ValueError]) -> int:
    """Read one entry of the stack."""
    reader = Reader(data, where, error)
    kind = reader.word("effect", EFFECT_IDS, "effect")
    seat = reader.integer("seat", 0, seats - 1)
    x = FORMS[kind].read(reader, seats)
    reader.close()
    return kind | seat << 8 | x << 12

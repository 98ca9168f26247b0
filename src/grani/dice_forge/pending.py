"""Pending effects as JSON: every entry of the stack by name, with what it holds, checked strictly.

One row of ``FORMS`` for each kind: its name and the fields that make up its number ``x``.
"""

from __future__ import annotations

from typing import Any

from grani.core.numbers import arranged
from grani.core.reading import Reader
from grani.dice_forge import effect as kinds
from grani.dice_forge.effects import MOST_KINDS
from grani.dice_forge.effects.blessing import convertible
from grani.dice_forge.effects.pairs import DECIDED, WHICH, asks_for_resource
from grani.dice_forge.faces import FACE_IDS, FACES, OFFERS, faces_of
from grani.dice_forge.faces.offers import OFFER_IDS
from grani.dice_forge.feats import FEATS
from grani.dice_forge.forms import (
    DECISIONS_OF,
    DIE_NAMES,
    GARDEN_POOLS,
    MANNER_NAMES,
    MIXED_POOLS,
    Form,
    Json,
    check_option,
    face_name,
    option_name,
    oracle,
    read_bless,
    read_dice,
    read_face,
    read_feat,
    read_manner,
    read_nothing,
    read_oracle,
    read_pair,
    read_place,
    read_slot,
    read_source,
    source_name,
    write_bless,
    write_dice,
    write_face,
    write_nothing,
    write_pair,
    write_ship,
    write_slot,
)
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.pending_rebellion import REBELLION_FORMS


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


def _write_draw(x: int) -> Json:
    return {"slot": SLOTS[x & 15].name, **({"boxes": "all"} if x >> 4 & 2 else {})}


def _read_draw(reader: Reader, seats: int) -> int:
    boxes = 1
    if reader.has("boxes"):
        boxes = reader.word("boxes", {"base": 1, "all": 3}, "choice of boxes")
    return read_slot(reader, seats) | boxes << 4


def _write_times(x: int) -> Json:
    return {"times": x}


def _read_times(reader: Reader, seats: int) -> int:
    return reader.integer("times", 1, 2)


def _write_main(x: int) -> Json:
    return {"extra": bool(x)}


def _read_main(reader: Reader, seats: int) -> int:
    return int(reader.flag("extra"))


def _write_blessings(x: int) -> Json:
    return {**write_dice(x & 15), "times": x >> 4 & 7, **oracle(x >> 7)}


def _read_blessings(reader: Reader, seats: int) -> int:
    dice = read_dice(reader, seats)
    return dice & 15 | reader.integer("times", 1, 4) << 4 | dice >> 4 << 7


def _write_minor(x: int) -> Json:
    return {
        "manner": MANNER_NAMES[x >> 2 & 3],
        "times": x >> 4 & 15,
        "feat": FEATS[x >> 8 & 255].name,
        **oracle(x >> 16),
    }


def _read_minor(reader: Reader, seats: int) -> int:
    times = reader.integer("times", 1, 4)
    oracle = read_oracle(reader)
    return read_manner(reader) << 2 | times << 4 | read_feat(reader) << 8 | oracle << 16


def _write_question(x: int) -> Json:
    return {**write_pair(x), "which": x >> WHICH & 1}


def _read_reflect(reader: Reader, seats: int) -> int:
    return _read_question(reader, seats, "mirror")


def _read_choose(reader: Reader, seats: int) -> int:
    return _read_question(reader, seats, "choice")


def _read_question(reader: Reader, seats: int, about: str) -> int:
    pair = read_pair(reader, seats)
    which = reader.integer("which", 0, 1)
    face = FACES[pair >> 6 * which & 63]
    fits = face.name == "mirror" if about == "mirror" else asks_for_resource(face)
    if not fits:
        reader.fail(f"the face {face.name} does not ask for that", "which")
    return pair | which << WHICH


def _write_apply(x: int) -> Json:
    return {
        "face": face_name(x & 63),
        "times": x >> 6 & 3,
        "chosen": option_name(x >> 8 & 7),
        "manner": MANNER_NAMES[x >> 11 & 3],
        **({"own": True} if x >> 13 & 1 else {}),
        **({"decided": DECISIONS_OF[x >> DECIDED]} if x >> DECIDED else {}),
    }


def _read_apply(reader: Reader, seats: int) -> int:
    face = read_face(reader, "face", reader.get("face"), nothing=True)
    times = reader.integer("times", 1, 3)
    decided = 0
    if reader.has("decided"):
        decided = reader.word("decided", {"keep": 1, "convert": 2}, "decision")
    if (times == 2) != (decided > 0):
        reader.fail("a face is applied once or tripled, or topped up by two", "times")
    option = check_option(reader, "chosen", face, reader.get("chosen"))
    if option == 0 and asks_for_resource(FACES[face]):
        reader.fail("the face asks for a resource: name the chosen one", "chosen")
    manner = read_manner(reader)
    if manner == kinds.LOSS:
        reader.fail("a loss is not applied face by face", "manner")
    own = 1 if reader.has("own") and reader.flag("own") else 0
    return face | times << 6 | option << 8 | manner << 11 | own << 13 | decided << DECIDED


def _read_convert(reader: Reader, seats: int) -> int:
    x = _read_apply(reader, seats)
    if not convertible(x):
        reader.fail(f"nothing of the face {face_name(x & 63)} can be converted", "manner")
    return x


def _write_hammer(x: int) -> Json:
    data: Json = {"gold": x & 255, "source": source_name(x >> 8 & 255)}
    if x >> 16:
        data["scepter"] = x >> 16
    return data


def _read_hammer(reader: Reader, seats: int) -> int:
    scepter = reader.integer("scepter", 1, 4) if reader.has("scepter") else 0
    return reader.integer("gold", 1, 48) | read_source(reader) << 8 | scepter << 16


def _write_offer(x: int) -> Json:
    return {"offer": OFFERS[x & 15].name, "times": x >> 4 & 7, "source": source_name(x >> 7)}


def _read_offer(reader: Reader, seats: int) -> int:
    offer = reader.word("offer", OFFER_IDS, "offer")
    return offer | reader.integer("times", 1, 4) << 4 | read_source(reader) << 7


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


def _read_give(reader: Reader, seats: int) -> int:
    face = read_place(reader, seats)
    if FACES[face].link < 0:
        reader.fail(f"the face {face_name(face)} is not given away", "face")
    return face


def _write_garden(x: int) -> Json:
    return {"pool": FACES[x & 63].pool, "feat": FEATS[x >> 12].name}


def _read_garden(reader: Reader, seats: int) -> int:
    pool = reader.string("pool")
    reader.check_word(pool, "pool", GARDEN_POOLS, "garden")
    return _pool_range(pool) | read_feat(reader) << 12


def _write_pick(x: int) -> Json:
    return {"first": face_name(x & 63), "feat": FEATS[x >> 6].name}


def _read_pick(reader: Reader, seats: int) -> int:
    return read_face(reader, "first", reader.get("first"), nothing=True) | read_feat(reader) << 6


_ROWS: list[Form] = [
    Form(int(kinds.ROLL), "roll", _write_roll, _read_roll),
    Form(int(kinds.REMOVE), "remove", _write_remove, _read_remove),
    Form(int(kinds.DRAW), "draw", _write_draw, _read_draw),
    Form(int(kinds.TURN), "turn", write_nothing, read_nothing),
    Form(int(kinds.BLESS_ALL), "bless_all", _write_times, _read_times),
    Form(int(kinds.REINFORCE), "reinforce", write_nothing, read_nothing),
    Form(int(kinds.MAIN), "main", _write_main, _read_main),
    Form(int(kinds.EXTRA), "extra", write_nothing, read_nothing),
    Form(int(kinds.END_TURN), "end_turn", write_nothing, read_nothing),
    Form(int(kinds.BLESSINGS), "blessings", _write_blessings, _read_blessings),
    Form(int(kinds.BLESS), "bless", write_bless, read_bless),
    Form(int(kinds.MINOR), "minor", _write_minor, _read_minor),
    Form(int(kinds.CERBERUS), "cerberus", write_pair, read_pair),
    Form(int(kinds.RESOLVE), "resolve", write_pair, read_pair),
    Form(int(kinds.REFLECT), "reflect", _write_question, _read_reflect),
    Form(int(kinds.CHOOSE), "choose", _write_question, _read_choose),
    Form(int(kinds.ORDER), "order", write_pair, read_pair),
    Form(int(kinds.APPLY), "apply", _write_apply, _read_apply),
    Form(int(kinds.CONVERT), "convert", _write_apply, _read_convert),
    Form(int(kinds.HAMMER), "hammer", _write_hammer, _read_hammer),
    Form(int(kinds.OFFER), "offer", _write_offer, _read_offer),
    Form(int(kinds.SHIP), "ship", write_ship, _read_ship),
    Form(int(kinds.FORGE), "forge", _write_forge, _read_forge),
    Form(int(kinds.PLACE), "place", write_face, read_place),
    Form(int(kinds.GARDEN), "garden", _write_garden, _read_garden),
    Form(int(kinds.TAKE), "take", write_slot, read_slot),
    Form(int(kinds.GIVE), "give", write_face, _read_give),
    Form(int(kinds.PICK), "pick", _write_pick, _read_pick),
    *REBELLION_FORMS,
]
FORMS = arranged("effect", _ROWS, [form.kind for form in _ROWS], MOST_KINDS)
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

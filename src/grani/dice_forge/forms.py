"""How the numbers of pending effects are written as fields, and read back strictly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grani.core.reading import Reader, quoted
from grani.dice_forge import effect as kinds
from grani.dice_forge.effects.pairs import (
    AFTER,
    AGAIN,
    DONE,
    KEPT,
    KEPT_FACES,
    LATE,
    MANNER,
    OPTION_ONE,
    OPTION_TWO,
    ORACLE,
    OWN,
    QUIET,
    REPEAT,
    REWARD_A,
    ROLLED,
    SWAPPED,
    TURNED_TO_GLORY,
    TWINS_ONE,
    TWINS_TWO,
    asks_for_resource,
)
from grani.dice_forge.events import (
    OF_CELESTIAL,
    OF_CERBERUS,
    OF_COMPANION,
    OF_EXTRA_ACTION,
    OF_FEAT,
    OF_HAMMER,
    OF_MAZE,
    OF_MEMORY,
    OF_TRITON,
    OF_TWINS,
    OF_ZONE,
)
from grani.dice_forge.faces import FACE_IDS, FACES, SHIELD
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
SPECIAL_SOURCES = {
    "extra_action": int(OF_EXTRA_ACTION),
    "hammer": int(OF_HAMMER),
    "triton": int(OF_TRITON),
    "cerberus": int(OF_CERBERUS),
    "celestial_die": int(OF_CELESTIAL),
    "labyrinth": int(OF_MAZE),
    "zone": int(OF_ZONE),
    "memory": int(OF_MEMORY),
    "twins": int(OF_TWINS),
    "companion": int(OF_COMPANION),
}
MARKS = {
    "own": int(OWN),
    "rolled": int(ROLLED),
    "repeat": int(REPEAT),
    "quiet": int(QUIET),
    "oracle": int(ORACLE),
    "done": int(DONE),
    "swapped": int(SWAPPED),
    "late": int(LATE),
    "converted": int(TURNED_TO_GLORY),
    "again": int(AGAIN),
    "after": int(AFTER),
}
MIXED_POOLS = {"s04_mixed": 0, "s12_mixed": 1}
GARDEN_POOLS = {
    name: number
    for number, name in enumerate(
        [
            "g_mirror",
            "g_shield",
            "g_ship",
            "g_triple",
            "f_golem_sun",
            "f_golem_moon",
            "f_dogged",
            "f_chaos",
        ]
    )
}
NOTHING_NAME = "nothing"
DECISIONS_OF = {1: "keep", 2: "convert"}

Json = dict[str, object]


@dataclass(frozen=True)
class Form:
    """How one kind of effect is written: kind, name, number to fields, fields to number."""

    kind: int
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


def read_source(reader: Reader) -> int:
    name = reader.string("source")
    if name in SPECIAL_SOURCES:
        return SPECIAL_SOURCES[name]
    sort, _, rest = name.partition(":")
    if sort == "feat" and rest in FEAT_IDS:
        return int(OF_FEAT) + FEAT_IDS[rest]
    if sort == "face" and rest in FACE_IDS:
        return FACE_IDS[rest]
    reader.fail(f"no source {quoted(name)}", "source")


def face_name(face: int) -> str:
    return FACES[face].name


def read_face(reader: Reader, field: str, value: object, nothing: bool) -> int:
    if nothing and value == NOTHING_NAME:
        return 0
    return reader.check_word(value, field, FACE_IDS, "face")


def check_option(reader: Reader, field: str, face: int, value: object) -> int:
    """Read the resource chosen for a face, as resource + 1; 0 for none."""
    if value is None:
        return 0
    if value == "reward_a" and FACES[face].kind == SHIELD:
        return int(REWARD_A)
    resource = reader.check_word(value, field, RESOURCE_IDS, "resource")
    if not asks_for_resource(FACES[face]) or FACES[face].amount(resource) == 0:
        reader.fail(f"the face {face_name(face)} does not offer {value}", field)
    return resource + 1


def option_name(option: int) -> str | None:
    if option == 0:
        return None
    return "reward_a" if option == REWARD_A else RESOURCE_NAMES[option - 1]


def write_nothing(x: int) -> Json:
    return {}


def read_nothing(reader: Reader, seats: int) -> int:
    return 0


def write_slot(x: int) -> Json:
    return {"slot": SLOTS[x].name}


def read_slot(reader: Reader, seats: int) -> int:
    return reader.word("slot", SLOT_IDS, "slot")


def write_dice(x: int) -> Json:
    return {"dice": DICE_NAMES[x & 3], "manner": MANNER_NAMES[x >> 2 & 3], **oracle(x >> 4)}


def oracle(flag: int) -> Json:
    return {"oracle": True} if flag & 1 else {}


def read_oracle(reader: Reader) -> int:
    return 1 if reader.has("oracle") and reader.flag("oracle") else 0


def read_dice(reader: Reader, seats: int) -> int:
    dice = reader.word("dice", DICE, "choice of dice")
    return dice | read_manner(reader) << 2 | read_oracle(reader) << 4


def write_rolled(x: int) -> Json:
    """Name what dice rolled that have changed since (RB-056)."""
    if not x >> KEPT:
        return {}
    return {
        "rolled": [
            face_name(x >> KEPT_FACES + 6 * die & 63) if x >> KEPT + die & 1 else None
            for die in (0, 1)
        ]
    }


def read_rolled(reader: Reader, dice: int) -> int:
    """Read it; where it is not named, the dice show it."""
    x = 0
    if reader.has("rolled"):
        for die, value in enumerate(reader.items("rolled", 2, 2)):
            if value is None:
                continue
            field = f"rolled[{die}]"
            face = read_face(reader, field, value, nothing=True)
            if not dice >> die & 1:
                reader.fail("the die was not rolled", field)
            x |= 1 << KEPT + die | face << KEPT_FACES + 6 * die
    return x


def write_bless(x: int) -> Json:
    return {**write_dice(x & 31), **write_rolled(x)}


def read_bless(reader: Reader, seats: int) -> int:
    x = read_dice(reader, seats)
    return x | read_rolled(reader, x & 3)


def read_manner(reader: Reader) -> int:
    return reader.word("manner", MANNERS, "manner")


def read_feat(reader: Reader) -> int:
    return reader.word("feat", FEAT_IDS, "feat")


def write_pair(x: int) -> Json:
    return {
        "faces": [face_name(x & 63), face_name(x >> 6 & 63)],
        "chosen": [option_name(x >> OPTION_ONE & 7), option_name(x >> OPTION_TWO & 7)],
        "manner": MANNER_NAMES[x >> MANNER & 3],
        **write_marks(x),
    }


def write_marks(x: int) -> Json:
    data: Json = {}
    marks = [name for name, mark in MARKS.items() if x >> mark & 1]
    if marks:
        data["marks"] = marks
    twins = [x >> TWINS_ONE & 7, x >> TWINS_TWO & 7]
    if any(twins):
        data["twins"] = twins
    return data


def read_marks(reader: Reader) -> int:
    x = 0
    if reader.has("marks"):
        for i, value in enumerate(reader.items("marks", 1, len(MARKS))):
            x |= 1 << reader.check_word(value, f"marks[{i}]", MARKS, "mark")
    if reader.has("twins"):
        light, dark = reader.integers("twins", 2, 0, 4)
        x |= light << TWINS_ONE | dark << TWINS_TWO
    return x


def read_pair(reader: Reader, seats: int) -> int:
    faces = [
        read_face(reader, f"faces[{i}]", value, nothing=True)
        for i, value in enumerate(reader.items("faces", 2, 2))
    ]
    options = [
        check_option(reader, f"chosen[{i}]", faces[i], value)
        for i, value in enumerate(reader.items("chosen", 2, 2))
    ]
    if REWARD_A in options:
        reader.fail("a shield's reward is not chosen", "chosen")
    return (
        faces[0]
        | faces[1] << 6
        | options[0] << OPTION_ONE
        | options[1] << OPTION_TWO
        | read_manner(reader) << MANNER
        | read_marks(reader)
    )


def write_face(x: int) -> Json:
    return {"face": face_name(x)}


def read_place(reader: Reader, seats: int) -> int:
    return read_face(reader, "face", reader.get("face"), nothing=False)


def write_ship(x: int) -> Json:
    return {"discount": x}

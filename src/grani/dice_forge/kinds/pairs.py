"""How dice travel through the effects of a blessing: dice to be rolled, a pair of faces, one face.

Three numbers with named fields. ``Blessing`` says which dice are blessed and in what manner,
``Pair`` is what they showed and what was decided about it, ``Share`` is one face of a pair, ready
to take effect. A single face is a pair with nothing beside it, which is just what a minor blessing
means (DF-052). The first face is the light die's, unless the pair is marked as swapped. Where
their fields lie stands in ``stack.py``; here they are built, read and written.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.core.reading import Reader
from grani.dice_forge.faces import FACES, SHIELD, TRIPLE, Face
from grani.dice_forge.names import FeatField, face_name, read_face
from grani.dice_forge.resources import GLORY, RESOURCE_IDS, RESOURCE_NAMES
from grani.dice_forge.stack import (
    Blessing as Blessing,
    Field,
    Flag,
    Json,
    Number,
    Pair as Pair,
    Share as Share,
    Word,
    change,
    get,
    mark,
    on,
    put,
)

# Which dice
LIGHT_DIE: Final[i64] = 1
DARK_DIE: Final[i64] = 2
BOTH_DICE: Final[i64] = 3
DICE: Final[dict[str, int]] = {"light": 1, "dark": 2, "both": 3}

# Manners in which faces take effect
PLAIN: Final[i64] = 0
SHARDS_TO_GLORY: Final[i64] = 1
GOLD_TO_GLORY: Final[i64] = 2
LOSS: Final[i64] = 3
MANNERS: Final[dict[str, int]] = {
    "plain": int(PLAIN),
    "shards_to_glory": int(SHARDS_TO_GLORY),
    "gold_to_glory": int(GOLD_TO_GLORY),
    "loss": int(LOSS),
}

Args = dict[str, str | int]

REWARD_A: Final[i64] = 7
"""Stands where a chosen resource would: the shield gives reward A."""
REWARD_A_NAME: Final[str] = "reward_a"
KEPT: Final[i64] = 1
CONVERTED: Final[i64] = 2
"""In a share: its conversion is settled already."""


WHICH_DICE: Final[Field] = Word("dice", DICE, "choice of dice").at(Blessing.dice)
IN_MANNER: Final[Field] = Word("manner", MANNERS, "manner").at(Blessing.manner)
SO_OFTEN: Final[Field] = Number("times", 1, 4).at(Blessing.times)
OF_SET: Final[Field] = FeatField().at(Blessing.feat)
WITH_SLIP: Final[Field] = Flag("oracle", seldom=True).at(Blessing.slips)
"""How these are written in a position."""


MARKS: Final[dict[str, int]] = {
    "own": Pair.own,
    "rolled": Pair.rolled,
    "repeat": Pair.repeat,
    "quiet": Pair.quiet,
    "oracle": Pair.slips,
    "done": Pair.done,
    "swapped": Pair.swapped,
    "late": Pair.late,
    "converted": Pair.converted,
    "again": Pair.again,
    "after": Pair.after,
}
"""The marks of a pair, as positions write them."""


# ---------------------------------------------------------------------- pairs


def pair_of(first: i64, second: i64, manner: i64) -> i64:
    """Make a pair of two faces."""
    return put(first, Pair.first) | put(second, Pair.second) | put(manner, Pair.manner)


def as_rolled(x: i64) -> i64:
    """Give a pair without what was decided about it, for a repeat."""
    plain = pair_of(get(x, Pair.first), get(x, Pair.second), get(x, Pair.manner))
    return plain | put(get(x, Pair.own), Pair.own) | put(get(x, Pair.slips), Pair.slips)


def face_of(x: i64, which: i64) -> i64:
    """Give one of the faces of a pair."""
    return get(x, Pair.second) if which else get(x, Pair.first)


def turned_round(x: i64) -> i64:
    """Give a pair with its faces the other way round."""
    turned = change(x, Pair.first, get(x, Pair.second))
    turned = change(turned, Pair.second, get(x, Pair.first))
    turned = change(turned, Pair.chosen_first, get(x, Pair.chosen_second))
    turned = change(turned, Pair.chosen_second, get(x, Pair.chosen_first))
    turned = change(turned, Pair.again_first, get(x, Pair.again_second))
    turned = change(turned, Pair.again_second, get(x, Pair.again_first))
    return mark(turned, Pair.swapped)


def share_of(x: i64, which: i64) -> i64:
    """Give one face of a pair as it takes effect beside the other: tripled, or with reward A
    (steps 2 and 4 of DF-041)."""
    if which:
        face = get(x, Pair.second)
        chosen = get(x, Pair.chosen_second)
        other = FACES[get(x, Pair.first)]
        beside = get(x, Pair.chosen_first)
    else:
        face = get(x, Pair.first)
        chosen = get(x, Pair.chosen_first)
        other = FACES[get(x, Pair.second)]
        beside = get(x, Pair.chosen_second)
    shown = FACES[face]
    if shown.kind == SHIELD and gives(other, beside, shown.matches):
        chosen = REWARD_A
    times: i64 = 3 if other.kind == TRIPLE else 1
    share = new_share(face, times, chosen, get(x, Pair.manner))
    return share | put(get(x, Pair.own), Share.own)


def gives(face: Face, chosen: i64, resource: i64) -> bool:
    """Tell whether a face gives a resource, for the shield beside it (DF-084 to DF-089)."""
    if face.plain:
        return face.amount(resource) > 0
    return face.chooses and chosen == resource + 1


# ---------------------------------------------------------------------- shares


def new_share(face: i64, times: i64, chosen: i64, manner: i64) -> i64:
    """Make a share of a face."""
    often = put(face, Share.face) | put(times, Share.times)
    return often | put(chosen, Share.chosen) | put(manner, Share.manner)


def amount_of(x: i64, resource: i64) -> i64:
    """Give how much of a resource a share brings, choice and tripling included."""
    face = FACES[get(x, Share.face)]
    if face.plain:
        return face.amount(resource) * get(x, Share.times)
    chosen = get(x, Share.chosen)
    if face.kind == SHIELD:
        if chosen == REWARD_A:
            kept = face.amount(resource) if face.keeps_b else 0
            return kept + (face.reward_a if resource == GLORY else 0)
        return face.amount(resource) * get(x, Share.times)
    if face.chooses and chosen == resource + 1:
        return face.amount(resource) * get(x, Share.times)
    return 0


# ---------------------------------------------------------------------- for people and files


def the_face_asked_about(x: i64) -> tuple[str, Args]:
    """Give the cause of a question about one of two faces."""
    which = get(x, Pair.which)
    face = face_name(face_of(x, which))
    return f"face:{face}", {"face": face, "times": int(times_beside(x, which))}


def times_beside(x: i64, which: i64) -> i64:
    """Give how often a face counts with the other one beside it."""
    return 3 if FACES[face_of(x, 1 - which)].kind == TRIPLE else 1


def both_faces(x: i64) -> tuple[str, Args]:
    """Give the cause of a question about a pair."""
    first = face_name(get(x, Pair.first))
    return f"face:{first}", {"first": first, "second": face_name(get(x, Pair.second))}


def chosen_name(chosen: i64) -> str | None:
    """Name what was chosen for a face."""
    if chosen == 0:
        return None
    return REWARD_A_NAME if chosen == REWARD_A else RESOURCE_NAMES[chosen - 1]


def check_chosen(reader: Reader, field: str, face: int, value: object) -> int:
    """Read the resource chosen for a face, as resource + 1; 0 for none."""
    if value is None:
        return 0
    shown = FACES[face]
    if value == REWARD_A_NAME and shown.kind == SHIELD:
        return int(REWARD_A)
    resource = reader.check_word(value, field, RESOURCE_IDS, "resource")
    if not shown.chooses or shown.amount(resource) == 0:
        reader.fail(f"the face {shown.name} does not offer {value}", field)
    return resource + 1


def write_pair(x: i64) -> Json:
    """Write a pair."""
    chosen = [get(x, Pair.chosen_first), get(x, Pair.chosen_second)]
    data: Json = {
        "faces": [face_name(get(x, Pair.first)), face_name(get(x, Pair.second))],
        "chosen": [chosen_name(option) for option in chosen],
        "manner": manner_name(get(x, Pair.manner)),
    }
    marks = [name for name, place in MARKS.items() if on(x, place)]
    if marks:
        data["marks"] = marks
    again = [int(get(x, Pair.again_first)), int(get(x, Pair.again_second))]
    if any(again):
        data["twins"] = again
    return data


def read_pair(reader: Reader) -> int:
    """Read a pair."""
    faces = [
        read_face(reader, f"faces[{i}]", value, nothing=True)
        for i, value in enumerate(reader.items("faces", 2, 2))
    ]
    chosen = [
        check_chosen(reader, f"chosen[{i}]", faces[i], value)
        for i, value in enumerate(reader.items("chosen", 2, 2))
    ]
    if REWARD_A in chosen:
        reader.fail("a shield's reward is not chosen", "chosen")
    x: i64 = pair_of(faces[0], faces[1], read_manner(reader))
    x = change(x, Pair.chosen_first, chosen[0])
    x = change(x, Pair.chosen_second, chosen[1])
    if reader.has("marks"):
        for i, value in enumerate(reader.items("marks", 1, len(MARKS))):
            x = mark(x, reader.check_word(value, f"marks[{i}]", MARKS, "mark"))
    if reader.has("twins"):
        first, second = reader.integers("twins", 2, 0, 4)
        x = change(x, Pair.again_first, first)
        x = change(x, Pair.again_second, second)
    return x


def write_share(x: i64) -> Json:
    """Write a share."""
    data: Json = {
        "face": face_name(get(x, Share.face)),
        "times": int(get(x, Share.times)),
        "chosen": chosen_name(get(x, Share.chosen)),
        "manner": manner_name(get(x, Share.manner)),
    }
    if on(x, Share.own):
        data["own"] = True
    decided = get(x, Share.decided)
    if decided:
        data["decided"] = "convert" if decided == CONVERTED else "keep"
    return data


def read_share(reader: Reader) -> int:
    """Read a share."""
    face = read_face(reader, "face", reader.get("face"), nothing=True)
    times = reader.integer("times", 1, 3)
    decided = 0
    if reader.has("decided"):
        words = {"keep": int(KEPT), "convert": int(CONVERTED)}
        decided = reader.word("decided", words, "decision")
    if (times == 2) != (decided > 0):
        reader.fail("a face is applied once or tripled, or topped up by two", "times")
    chosen = check_chosen(reader, "chosen", face, reader.get("chosen"))
    if chosen == 0 and FACES[face].chooses:
        reader.fail("the face asks for a resource: name the chosen one", "chosen")
    manner = read_manner(reader)
    if manner == LOSS:
        reader.fail("a loss is not applied face by face", "manner")
    own = 1 if reader.has("own") and reader.flag("own") else 0
    share = new_share(face, times, chosen, manner)
    return share | put(own, Share.own) | put(decided, Share.decided)


def manner_name(manner: i64) -> str:
    """Name a manner in which faces take effect."""
    return list(MANNERS)[manner]


def read_manner(reader: Reader) -> int:
    return reader.word("manner", MANNERS, "manner")

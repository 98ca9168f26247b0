"""How dice travel through the effects of a blessing: dice to be rolled, a pair of faces, one face.

Three numbers with named fields. ``BLESSING`` says which dice are blessed and in what manner,
``PAIR`` is what they showed and what was decided about it, ``SHARE`` is one face of a pair, ready
to take effect. A single face is a pair with nothing beside it, which is just what a minor blessing
means (DF-052). The first face is the light die's, unless the pair is marked as swapped.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grani.core.reading import Reader
from grani.dice_forge.faces import FACES, NOTHING, SHIELD, TRIPLE, Face
from grani.dice_forge.names import FaceField, FeatField, face_name, read_face
from grani.dice_forge.resources import GLORY, RESOURCE_IDS, RESOURCE_NAMES
from grani.dice_forge.stack import Field, Flag, Inner, Json, Layout, Number, Word

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


@final
class BlessingLayout(Layout):
    """Dice that are to be blessed, or have just landed."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: Final[Field] = self.add(Word("dice", DICE, "choice of dice"))
        self.manner: Final[Field] = self.add(Word("manner", MANNERS, "manner"))
        self.times: Final[Field] = self.add(Number("times", 1, 4))
        self.feat: Final[Field] = self.add(FeatField())
        self.slips: Final[Field] = self.add(Flag("oracle", seldom=True))
        """The others slip after it, if it brings ancient shards or loyalty (RB-336)."""
        self.again_light: Final[Field] = self.add(Inner("", 3))
        self.again_dark: Final[Field] = self.add(Inner("", 3))
        """How often each die was rolled again."""


@final
class PairLayout(Layout):
    """Two faces on their way, and what has been decided about them."""

    def __init__(self) -> None:
        super().__init__()
        self.first: Final[Field] = self.add(Inner("", 6))
        self.second: Final[Field] = self.add(Inner("", 6))
        self.chosen_first: Final[Field] = self.add(Inner("", 3))
        self.chosen_second: Final[Field] = self.add(Inner("", 3))
        """The resource chosen for a face + 1; 0 if none is."""
        self.manner: Final[Field] = self.add(Word("manner", MANNERS, "manner"))
        self.own: Final[Field] = self.add(Inner("own", 1))
        """Own dice: loyalty zones work (RB-011)."""
        self.rolled: Final[Field] = self.add(Inner("rolled", 1))
        """Own dice just rolled: Twins may roll them again."""
        self.repeat: Final[Field] = self.add(Inner("repeat", 1))
        """Applied again by Cerberus."""
        self.quiet: Final[Field] = self.add(Inner("quiet", 1))
        """Misfortune faces trigger nobody (RB-346)."""
        self.slips: Final[Field] = self.add(Inner("oracle", 1))
        """If the face gives ancient shards or loyalty, the others slip (RB-336)."""
        self.done: Final[Field] = self.add(Inner("done", 1))
        """The first face has been applied."""
        self.swapped: Final[Field] = self.add(Inner("swapped", 1))
        """The first face is the dark die's."""
        self.late: Final[Field] = self.add(Inner("late", 1))
        """The second die was rolled again after the first face was applied."""
        self.converted: Final[Field] = self.add(Inner("converted", 1))
        """What the first face gave was turned into glory."""
        self.again: Final[Field] = self.add(Inner("again", 1))
        """The second die has just landed anew and has to be read."""
        self.after: Final[Field] = self.add(Inner("after", 1))
        """If both golems stay, the celestial die is rolled after them."""
        self.again_first: Final[Field] = self.add(Inner("", 3))
        self.again_second: Final[Field] = self.add(Inner("", 3))
        """How often each die was rolled again."""
        self.which: Final[Field] = self.add(Inner("which", 1))
        """For a question about one of the faces: which."""
        self.marks: Final[list[Field]] = [
            self.own,
            self.rolled,
            self.repeat,
            self.quiet,
            self.slips,
            self.done,
            self.swapped,
            self.late,
            self.converted,
            self.again,
            self.after,
        ]
        lasting = [self.first, self.second, self.manner, self.own, self.slips]
        self.lasting: Final[i64] = sum([int(field.bits()) for field in lasting])
        """What a repeat takes over."""

    def of(self, first: i64, second: i64, manner: i64) -> i64:
        """Make a pair of two faces."""
        return self.first.put(first) | self.second.put(second) | self.manner.put(manner)

    def as_rolled(self, x: i64) -> i64:
        """Give the pair without what was decided about it."""
        return x & self.lasting

    def face(self, x: i64, which: i64) -> i64:
        """Give one of the faces."""
        return self.second.of(x) if which else self.first.of(x)

    def turned_round(self, x: i64) -> i64:
        """Give the pair with its faces the other way round."""
        first = self.first.change(x, self.second.of(x))
        both = self.second.change(first, self.first.of(x))
        chosen = self.chosen_first.change(both, self.chosen_second.of(x))
        decided = self.chosen_second.change(chosen, self.chosen_first.of(x))
        again = self.again_first.change(decided, self.again_second.of(x))
        return self.swapped.mark(self.again_second.change(again, self.again_first.of(x)))

    def share(self, x: i64, which: i64) -> i64:
        """Give one face as it takes effect beside the other: tripled, or with reward A."""
        if which:
            face = self.second.of(x)
            chosen = self.chosen_second.of(x)
            other = FACES[self.first.of(x)]
            beside = self.chosen_first.of(x)
        else:
            face = self.first.of(x)
            chosen = self.chosen_first.of(x)
            other = FACES[self.second.of(x)]
            beside = self.chosen_second.of(x)
        shown = FACES[face]
        if shown.kind == SHIELD and gives(other, beside, shown.matches):
            chosen = REWARD_A
        times: i64 = 3 if other.kind == TRIPLE else 1
        return SHARE.of(face, times, chosen, self.manner.of(x)) | SHARE.own.put(self.own.of(x))

    # ------------------------------------------------------------------ for files

    def write(self, x: i64) -> Json:
        """Write a pair."""
        chosen = [self.chosen_first.of(x), self.chosen_second.of(x)]
        data: Json = {
            "faces": [face_name(self.first.of(x)), face_name(self.second.of(x))],
            "chosen": [chosen_name(option) for option in chosen],
        }
        self.manner.write(data, x)
        marks = [mark.name for mark in self.marks if mark.on(x)]
        if marks:
            data["marks"] = marks
        again = [int(self.again_first.of(x)), int(self.again_second.of(x))]
        if any(again):
            data["twins"] = again
        return data

    def read(self, reader: Reader) -> int:
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
        x = self.of(faces[0], faces[1], self.manner.read(reader))
        x = self.chosen_first.change(x, chosen[0])
        x = self.chosen_second.change(x, chosen[1])
        if reader.has("marks"):
            known = {mark.name: number for number, mark in enumerate(self.marks)}
            for i, value in enumerate(reader.items("marks", 1, len(known))):
                x = self.marks[reader.check_word(value, f"marks[{i}]", known, "mark")].mark(x)
        if reader.has("twins"):
            first, second = reader.integers("twins", 2, 0, 4)
            x = self.again_first.change(x, first)
            x = self.again_second.change(x, second)
        return x


@final
class ShareLayout(Layout):
    """One face that takes effect."""

    def __init__(self) -> None:
        super().__init__()
        self.face: Final[Field] = self.add(FaceField(nothing=True))
        self.times: Final[Field] = self.add(Number("times", 1, 3))
        self.chosen: Final[Field] = self.add(Inner("", 3))
        self.manner: Final[Field] = self.add(Word("manner", MANNERS, "manner"))
        self.own: Final[Field] = self.add(Flag("own", seldom=True))
        self.decided: Final[Field] = self.add(Inner("decided", 2))
        """Whether its conversion is settled already: a gain that is topped up asks no more."""

    def of(self, face: i64, times: i64, chosen: i64, manner: i64) -> i64:
        """Make a share of a face."""
        both = self.face.put(face) | self.times.put(times)
        return both | self.chosen.put(chosen) | self.manner.put(manner)

    def amount(self, x: i64, resource: i64) -> i64:
        """Give how much of a resource the face brings, choice and tripling included."""
        face = FACES[self.face.of(x)]
        if face.plain:
            return face.amount(resource) * self.times.of(x)
        chosen = self.chosen.of(x)
        if face.kind == SHIELD:
            if chosen == REWARD_A:
                kept = face.amount(resource) if face.keeps_b else 0
                return kept + (face.reward_a if resource == GLORY else 0)
            return face.amount(resource) * self.times.of(x)
        if face.chooses and chosen == resource + 1:
            return face.amount(resource) * self.times.of(x)
        return 0


BLESSING: Final = BlessingLayout()
PAIR: Final = PairLayout()
SHARE: Final = ShareLayout()


def gives(face: Face, chosen: i64, resource: i64) -> bool:
    """Tell whether a face gives a resource, for the shield beside it (DF-084 to DF-089)."""
    if face.plain:
        return face.amount(resource) > 0
    return face.chooses and chosen == resource + 1


def is_single(x: i64) -> bool:
    """Tell whether a pair is one face with nothing beside it."""
    return PAIR.second.of(x) == NOTHING


# ---------------------------------------------------------------------- for people and files


def the_face_asked_about(x: i64) -> tuple[str, Args]:
    """Give the cause of a question about one of two faces."""
    which = PAIR.which.of(x)
    face = face_name(PAIR.face(x, which))
    return f"face:{face}", {"face": face, "times": int(times_beside(x, which))}


def times_beside(x: i64, which: i64) -> i64:
    """Give how often a face counts with the other one beside it."""
    return 3 if FACES[PAIR.face(x, 1 - which)].kind == TRIPLE else 1


def both_faces(x: i64) -> tuple[str, Args]:
    """Give the cause of a question about a pair."""
    first = face_name(PAIR.first.of(x))
    return f"face:{first}", {"first": first, "second": face_name(PAIR.second.of(x))}


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

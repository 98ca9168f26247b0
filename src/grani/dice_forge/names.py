"""Names of things for people and files, and fields of effects that hold such things.

Cards are looked up when they are first named: boxes are built of verbs, verbs of kinds of effect,
and those have fields from here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader, quoted
from grani.dice_forge import events
from grani.dice_forge.faces import FACE_IDS, FACES, NOTHING
from grani.dice_forge.hero import DIE_NAMES, Hero
from grani.dice_forge.islands import SLOT_IDS, SLOTS
from grani.dice_forge.resources import (
    ANCIENT_CAP,
    GLORY,
    GOLD,
    LOYALTY,
    MOON,
    RESOURCE_NAMES,
    SUN,
)
from grani.dice_forge.stack import Field, Json

NOTHING_NAME: Final[str] = "nothing"
SPECIAL_SOURCES: Final[dict[str, int]] = {
    "extra_action": int(events.OF_EXTRA_ACTION),
    "hammer": int(events.OF_HAMMER),
    "triton": int(events.OF_TRITON),
    "cerberus": int(events.OF_CERBERUS),
    "celestial_die": int(events.OF_CELESTIAL),
    "labyrinth": int(events.OF_MAZE),
    "zone": int(events.OF_ZONE),
    "memory": int(events.OF_MEMORY),
    "twins": int(events.OF_TWINS),
    "companion": int(events.OF_COMPANION),
}
"""Sources that are neither a face nor a feat, by name."""


def face_name(face: i64) -> str:
    return FACES[face].name


def feat_name(feat: i64) -> str:
    """Name a set of feats."""
    from grani.dice_forge.boxes import FEATS

    return FEATS[feat].name


def feat_ids() -> dict[str, int]:
    """Give all sets of feats by name."""
    from grani.dice_forge.boxes import FEAT_IDS

    return FEAT_IDS


def source_name(source: i64) -> str:
    """Name where a gain comes from: ``face:…``, ``feat:…`` or one of a few words."""
    if source >= events.OF_FEAT:
        return f"feat:{feat_name(source - events.OF_FEAT)}"
    for name, number in SPECIAL_SOURCES.items():
        if number == source:
            return name
    return f"face:{face_name(source)}"


def die_target(seat: i64, die: i64) -> str:
    """Name a die on the table."""
    return f"die:{seat}:{DIE_NAMES[die]}"


def side_target(seat: i64, die: i64, side: i64) -> str:
    """Name one side of a die on the table."""
    return f"die:{seat}:{DIE_NAMES[die]}:{side}"


def taking(me: Hero, action: i64, resource: i64, amount: i64) -> Option:
    """Describe taking an amount, and how much of it a full reserve would lose."""
    lost = overflow(me, resource, amount)
    args: dict[str, str | int] = {"amount": int(amount), "lost": lost}
    key = f"option-take-{RESOURCE_NAMES[resource]}"
    amounts = {str(RESOURCE_NAMES[resource]): int(amount)}
    return Option(int(action), key, args, loses=lost > 0, amounts=amounts)


def divided(track: str, part: int, rest: int) -> dict[str, int]:
    """Give amounts of gold that go to, or come from, a track and the reserve; only if some do."""
    amounts = {track: part, "gold": rest}
    return {name: amount for name, amount in amounts.items() if amount}


def overflow(me: Hero, resource: i64, amount: i64) -> int:
    """Give how much of a gain a full reserve would lose."""
    if resource == GLORY or resource == LOYALTY:
        return 0
    if resource == GOLD:
        # Gold may go to tracks first (RB-018, DF-143).
        cap = me.gold_cap + me.hammer_room() + me.store_room()
    else:
        cap = me.shard_cap if resource == SUN or resource == MOON else ANCIENT_CAP
    return int(max(0, amount - (cap - me.amount(resource))))


# ---------------------------------------------------------------------- fields


def read_face(reader: Reader, field: str, value: object, nothing: bool) -> int:
    """Read the name of a face, or of none where that can be."""
    if nothing and value == NOTHING_NAME:
        return int(NOTHING)
    return reader.check_word(value, field, FACE_IDS, "face")


class FaceField(Field):
    """A face; ``nothing``: perhaps none."""

    def __init__(self, name: str = "face", nothing: bool = False) -> None:
        super().__init__(name, 6)
        self.nothing: Final[bool] = nothing

    def write(self, data: Json, x: i64) -> None:
        data[self.name] = face_name(self.of(x))

    def read(self, reader: Reader) -> int:
        return read_face(reader, self.name, reader.get(self.name), self.nothing)


class FeatField(Field):
    """A set of feats."""

    def __init__(self) -> None:
        super().__init__("feat", 8)

    def write(self, data: Json, x: i64) -> None:
        data[self.name] = feat_name(self.of(x))

    def read(self, reader: Reader) -> int:
        return reader.word(self.name, feat_ids(), "feat")


class SlotField(Field):
    """A slot of the islands."""

    def __init__(self) -> None:
        super().__init__("slot", 4)

    def write(self, data: Json, x: i64) -> None:
        data[self.name] = SLOTS[self.of(x)].name

    def read(self, reader: Reader) -> int:
        return reader.word(self.name, SLOT_IDS, "slot")


class SourceField(Field):
    """What something is gained or paid for."""

    def __init__(self) -> None:
        super().__init__("source", 8)

    def write(self, data: Json, x: i64) -> None:
        data[self.name] = source_name(self.of(x))

    def read(self, reader: Reader) -> int:
        name = reader.string(self.name)
        if name in SPECIAL_SOURCES:
            return SPECIAL_SOURCES[name]
        sort, _, rest = name.partition(":")
        if sort == "feat" and rest in feat_ids():
            return int(events.OF_FEAT) + feat_ids()[rest]
        if sort == "face" and rest in FACE_IDS:
            return FACE_IDS[rest]
        reader.fail(f"no source {quoted(name)}", self.name)

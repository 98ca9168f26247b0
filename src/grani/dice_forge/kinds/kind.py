"""What a kind of pending effect is: everything about it lives in one class.

Play runs on ``asks``, ``run``, ``offer`` and ``choose``. What serves people and files comes below
them: what caused a question, what each option means, how its fields are written and read.
Whoever lists questions or deeds, such as the types of the browser, gathers them from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.numbers import arranged
from grani.core.prompt import Barred, Option
from grani.core.reading import Reader
from grani.dice_forge.actions import NO
from grani.dice_forge.faces import NOTHING
from grani.dice_forge.stack import MOST_KINDS, Field, Json, Layout

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

Args = dict[str, str | int]

DECISIONS: Final[i64] = 4
"""Kinds with lower numbers wait for chance, not for their seat."""
# When the seat of an effect is asked
NEVER: Final[i64] = 0
ALWAYS: Final[i64] = 1
SOMETIMES: Final[i64] = 2
"""If its ``asks`` says so; else it runs."""


@mypyc_attr(acyclic=True)
class Kind:
    """A kind of pending effect: it runs by itself, or asks its seat first.

    ``number`` and ``name`` stand in positions and are never given to another. ``question`` is the
    kind of prompt; without one, the effect runs by itself. ``asking`` says when it asks.
    ``active``: only the seat whose turn it is can have it. ``module``: only such games have it.
    ``instead``: what it asks at times in place of its question, as its ``asked`` says.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        question: str = "",
        asking: i64 = ALWAYS,
        active: bool = False,
        module: str = "",
        instead: str = "",
    ) -> None:
        self.number: Final[i64] = number
        self.name: Final[str] = name
        self.question: Final[str] = question
        self.asking: Final[i64] = asking if question else NEVER
        self.active: Final[bool] = active
        self.module: Final[str] = module
        self.instead: Final[str] = instead
        self.layout: Final[Layout] = Layout()
        self.fields: list[Field] = []
        if name:
            register(self)

    def field(self, field: Field) -> Field:
        """Add a field of this kind's own."""
        self.fields.append(self.layout.add(field))
        return field

    # ------------------------------------------------------------------ play

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        """Tell whether the seat has to decide; if not, the effect runs."""
        return True

    def run(self, game: Table, me: Hero, x: i64) -> None:
        """Take effect without a decision."""

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        """List the legal actions with ``game.allow``."""

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        """Take effect with the action decided on."""

    # ------------------------------------------------------------------ for people

    def asked(self, x: i64) -> str:
        """Name the kind of prompt."""
        return self.question

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        """Give what brought the decision about, and the arguments of its message."""
        return f"step:{self.question}", {}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        """Say what an action means here; by default it is yes or no."""
        if action == NO:
            return declining(action, f"option-{self.question}-no")
        return Option(int(action), f"option-{self.question}-yes")

    def barred(self, game: Table, me: Hero, x: i64) -> list[Barred]:
        """Say of places that the question is about why nothing can be chosen there."""
        return []

    # ------------------------------------------------------------------ for files

    def in_hand(self, x: i64) -> i64:
        """Give the face that an entry holds, on no die and in no pool; mostly nothing."""
        return NOTHING

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        """Write the fields of an entry."""
        data: Json = {}
        for field in self.fields:
            field.write(data, x)
        return data

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        """Read the fields of an entry; the reader complains about what cannot be."""
        x: i64 = 0
        for field in self.fields:
            x |= field.put(field.read(reader))
        return x

    def takes_from(self, x: i64) -> i64:
        """Give the slot of a card that is paid for and will be taken; -1 if there is none."""
        return -1

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        """Say why an entry cannot be pending here; nothing if it can.

        What lies below it is on the stack of ``game``, ``above`` are the entries that lie on it.
        """
        return ""


def declining(action: i64, key: str) -> Option:
    """Give the option that leaves it, or goes on."""
    return Option(int(action), key, declines=True)


DEEDS: Final[list[str]] = [""]
"""What options do, where somebody must know it; most do nothing that has a word."""


def deed(word: str) -> str:
    """Give a word for what an option ``does``, and note it for those who look for it."""
    DEEDS.append(word)
    return word


KINDS: Final[vec[Kind]] = vec[Kind]([Kind(-1, "") for _ in range(MOST_KINDS)])
"""By number; each kind puts itself there."""
_KNOWN: Final[list[Kind]] = []


def register(kind: Kind) -> None:
    """Put a kind into its place."""
    _KNOWN.append(kind)
    KINDS[kind.number] = kind


def known_kinds() -> list[Kind]:
    """List all kinds by number; complains about numbers given twice or left out."""
    return arranged("effect", _KNOWN, [int(kind.number) for kind in _KNOWN], MOST_KINDS)

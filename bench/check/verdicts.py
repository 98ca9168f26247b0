"""What counts mean: a line for each piece of work, and whether it may land."""

from __future__ import annotations

from dataclasses import dataclass

from bench.check.counting import Counted
from bench.check.pieces import Piece

LIMIT = 0.10
"""Share of instructions that may be added to a piece without a word."""
NOTABLE = 0.01
"""Share below which two counts are alike: so far the same build differs from itself."""
DEARER = "DEARER"
BROKEN = "BROKEN"


@dataclass(frozen=True)
class Line:
    """A row of the table."""

    piece: Piece
    before: Counted
    after: Counted
    why: str = ""
    """What a commit says about the costs of it."""

    @property
    def ratio(self) -> float:
        return self.after.instructions / self.before.instructions

    @property
    def verdict(self) -> str:
        """Say in a few words what became of a piece."""
        if self.after.trouble:
            return BROKEN
        if self.before.trouble:
            return "new"
        if self.ratio > 1 + LIMIT:
            return f"meant: {self.why}" if self.why else DEARER
        if self.ratio > 1 + NOTABLE:
            return "dearer"
        return "cheaper" if self.ratio < 1 - NOTABLE else "same"

    @property
    def fails(self) -> bool:
        return self.verdict in (DEARER, BROKEN)

    def cells(self) -> list[str]:
        both = not (self.before.trouble or self.after.trouble)
        return [
            self.piece.name,
            self.piece.title,
            _millions(self.before),
            _millions(self.after),
            f"{self.ratio:.3f} ×" if both else "",
            self.verdict,
        ]


def _millions(counted: Counted) -> str:
    return "–" if counted.trouble else f"{counted.instructions / 1e6:,.1f}"


def sentences(lines: list[Line]) -> list[str]:
    """Say what is to be done about lines that fail, and what could not be compared."""
    said = []
    for line in lines:
        name = line.piece.name
        if line.after.trouble:
            said.append(f"{name} cannot be done: {line.after.trouble}")
        elif line.before.trouble:
            said.append(f"{name} could not be done before: {line.before.trouble}")
        elif line.fails:
            said.append(
                f"{name}: {line.ratio - 1:.0%} more instructions, {LIMIT:.0%} are allowed. If "
                f"that is meant, say so at the end of a commit message: Costs: {name}: why"
            )
    return said

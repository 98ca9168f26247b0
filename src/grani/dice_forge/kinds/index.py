"""Every kind of effect there is, by number and by name."""

from __future__ import annotations

from typing import Final

from grani.dice_forge.kinds import (
    blessing,
    cards,
    celestial,
    companions,
    forging,
    gains,
    golems,
    labyrinth,
    opponents,
    payment,
    rolling,
    setting_up,
    titans,
    tracks,
    turn,
    twins,
)
from grani.dice_forge.kinds.kind import Kind, known_kinds

HOMES: Final = [
    rolling,
    setting_up,
    turn,
    blessing,
    opponents,
    forging,
    gains,
    tracks,
    payment,
    twins,
    celestial,
    cards,
    companions,
    labyrinth,
    golems,
    titans,
]
"""Where kinds live; each puts itself into the list of kinds when it is made."""
ALL_KINDS: Final[list[Kind]] = known_kinds()
KIND_IDS: Final[dict[str, int]] = {kind.name: int(kind.number) for kind in ALL_KINDS}
QUESTIONS: Final[dict[int, str]] = {
    int(kind.number): kind.question for kind in ALL_KINDS if kind.question
}
"""Kinds of prompt by the number of their effect."""
EVERY_QUESTION: Final[list[str]] = sorted(
    {word for kind in ALL_KINDS for word in (kind.question, kind.instead) if word}
)
"""Every kind of prompt, with those that are asked only at times."""

"""What Dice Forge sends, as TypeScript: the text of ``web/src/generated/forge-types.ts``."""

from __future__ import annotations

from typing import Literal

from grani.dice_forge.happenings import ForgeEvent
from grani.dice_forge.hero import Die
from grani.dice_forge.kinds.celestial import CelestialSide
from grani.dice_forge.kinds.index import EVERY_QUESTION
from grani.dice_forge.kinds.kind import DEEDS
from grani.dice_forge.resources import Resource
from grani.dice_forge.seen import CompanionView, ForgeView
from tools.typed import written

HEAD = (
    "// Written by `python -m tools.generate` from the types of grani.dice_forge: change those.\n"
)


def source() -> str:
    """Give the TypeScript text of the types."""
    return f"{HEAD}\n" + written(
        {
            "Resource": Resource,
            "Die": Die,
            "CelestialSide": CelestialSide,
            "Question": Literal[tuple(EVERY_QUESTION)],
            "Deed": Literal[tuple(sorted(DEEDS))],
            "CompanionView": CompanionView,
            "ForgeView": ForgeView,
            "ForgeEvent": ForgeEvent,
        }
    )

"""What Rolling Realms sends, as TypeScript: the text of ``web/src/generated/realms-types.ts``."""

from __future__ import annotations

from typing import Literal

from grani.rolling_realms.cards import AnyMarks, Castle, DrawnLayouts, DrawnMarks, Layout, Parts
from grani.rolling_realms.happenings import RealmsEvent
from grani.rolling_realms.prompts import WayId
from grani.rolling_realms.realms import REALM_NAMES
from grani.rolling_realms.resources import Gain, Resource
from grani.rolling_realms.seen import RealmsView
from tools.typed import written

HEAD = "// Written by `python -m tools.generate` from the types of grani.rolling_realms.\n"


def source() -> str:
    """Give the TypeScript text of the types."""
    return f"{HEAD}\n" + written(
        {
            "Resource": Resource,
            "RealmId": Literal[tuple(REALM_NAMES)],
            "Parts": Parts,
            "Gain": Gain,
            "Castle": Castle,
            "Layout": Layout,
            "AnyMarks": AnyMarks,
            "DrawnLayouts": DrawnLayouts,
            "DrawnMarks": DrawnMarks,
            "WayId": WayId,
            "RealmsView": RealmsView,
            "RealmsEvent": RealmsEvent,
        }
    )

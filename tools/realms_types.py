"""What Rolling Realms sends, as TypeScript: the text of ``web/src/generated/realms-types.ts``."""

from __future__ import annotations

from grani.rolling_realms.cards import AnyMarks, Castle, Layout, Layouts, Marks
from grani.rolling_realms.happenings import RealmsEvent
from grani.rolling_realms.prompts import WayId
from grani.rolling_realms.realm import RealmId
from grani.rolling_realms.resources import Gain, Resource
from grani.rolling_realms.seen import RealmsView
from tools.typed import written

HEAD = "// Written by `python -m tools.generate` from the types of grani.rolling_realms.\n"


def source() -> str:
    """Give the TypeScript text of the types."""
    return f"{HEAD}\n" + written(
        {
            "Resource": Resource,
            "RealmId": RealmId,
            "Gain": Gain,
            "Castle": Castle,
            "Layout": Layout,
            "AnyMarks": AnyMarks,
            "Layouts": Layouts,
            "Marks": Marks,
            "WayId": WayId,
            "RealmsView": RealmsView,
            "RealmsEvent": RealmsEvent,
        }
    )

"""Where stars come from: the eleven realms, and resources that nobody spent."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grani.core.observer import Ledger
from grani.rolling_realms.events import RESULT, SCORED
from grani.rolling_realms.realms import REALM_COUNT, REALM_NAMES
from grani.rolling_realms.resources import STAR, TENTHS

OF_RESOURCES: Final[i64] = REALM_COUNT
WIDTH: Final[i64] = REALM_COUNT + 1


@final
class StarLedger(Ledger):
    """A seat's points add up to its score, in tenths of a star."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, WIDTH)

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if kind == SCORED:
            self.points[seat * WIDTH + a] += STAR * b
        elif kind == RESULT:
            self.points[seat * WIDTH + OF_RESOURCES] += TENTHS * c


def star_sources() -> list[str]:
    """Name the sources by number."""
    return [*(f"realm:{name}" for name in REALM_NAMES), "resources"]

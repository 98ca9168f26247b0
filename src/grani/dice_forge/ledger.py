"""Where glory comes from: faces, feats, the hammer, and what is printed on cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grani.core.observer import Ledger
from grani.dice_forge.boxes import FEAT_COUNT, FEATS
from grani.dice_forge.events import GAINED, JUDGED, LOST, OF_BOARD, OF_FEAT, TOOK
from grani.dice_forge.faces import FACE_COUNT, FACES
from grani.dice_forge.names import SPECIAL_SOURCES
from grani.dice_forge.resources import GLORY

OF_LOSS: Final[i64] = 0
"""Glory lost to others, as a negative number."""
OF_CARD: Final[i64] = 128
"""+ feat: glory printed on cards."""
WIDTH: Final[i64] = 192


@final
class GloryLedger(Ledger):
    """A seat's points add up to its score."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, WIDTH)

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        if kind == GAINED:
            if a == GLORY:
                self.points[seat * WIDTH + c] += b
        elif kind == TOOK:
            self.points[seat * WIDTH + OF_CARD + a] += FEATS[a].glory
        elif kind == LOST and a == GLORY:
            self.points[seat * WIDTH + OF_LOSS] -= b
        elif kind == JUDGED:
            self.points[seat * WIDTH + OF_BOARD] += a


def glory_sources() -> list[str]:
    """Name the sources by number."""
    names = [""] * int(WIDTH)
    for face in range(1, FACE_COUNT):
        names[face] = f"face:{FACES[face].name}"
    for feat in range(FEAT_COUNT):
        names[int(OF_FEAT) + feat] = f"feat:{FEATS[feat].name}"
        names[int(OF_CARD) + feat] = f"card:{FEATS[feat].name}"
    names[int(OF_LOSS)] = "lost"
    names[int(OF_BOARD)] = "titan_board"
    for name, source in SPECIAL_SOURCES.items():
        names[source] = name
    return names

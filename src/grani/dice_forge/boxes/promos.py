"""Sets that come one at a time, after the boxes: none yet.

A box that is out stays as it is, since chance draws from it in fair records. So a new set stands
here, with ``box=PROMOS``: it is played where a set-up names it, and chance never draws it.
"""

from __future__ import annotations

from typing import Final

from grani.dice_forge.boxes.feat import Feat

PROMO_FEATS: Final[list[Feat]] = []

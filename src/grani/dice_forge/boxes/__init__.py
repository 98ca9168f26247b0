"""All boxes: their sets of feats joined by number, and the box that each module is played with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.numbers import arranged
from grani.dice_forge.actions import PAYMENT, SET
from grani.dice_forge.boxes.base import BASE_FEATS
from grani.dice_forge.boxes.box import Box
from grani.dice_forge.boxes.feat import BASE, REBELLION, Feat
from grani.dice_forge.boxes.goddess import GODDESS_FEATS, Goddess
from grani.dice_forge.boxes.promos import PROMO_FEATS
from grani.dice_forge.boxes.rebellion import REBELLION_FEATS, Rebellion
from grani.dice_forge.boxes.titans import TITANS_FEATS, Titans
from grani.dice_forge.faces import DARK_START, LIGHT_START
from grani.dice_forge.islands import SLOT_COUNT

_ROWS: Final[list[Feat]] = BASE_FEATS + REBELLION_FEATS + GODDESS_FEATS + TITANS_FEATS + PROMO_FEATS
FEATS: Final[vec[Feat]] = vec[Feat](
    arranged("feat", _ROWS, [int(feat.number) for feat in _ROWS], int(PAYMENT - SET))
)
"""By number."""
FEAT_COUNT: Final[int] = len(FEATS)
SETS: Final[list[list[int]]] = [
    [feat for feat in range(FEAT_COUNT) if FEATS[feat].slot == slot] for slot in range(SLOT_COUNT)
]
"""The sets of each slot, the introductory one first."""
SETS_OF_BASE: Final[list[vec[i64]]] = [
    vec[i64]([feat for feat in sets if FEATS[feat].box & BASE]) for sets in SETS
]
SETS_OF_ALL: Final[list[vec[i64]]] = [
    vec[i64]([feat for feat in sets if FEATS[feat].box & (BASE | REBELLION)]) for sets in SETS
]
"""What chance draws from for each slot: sets of modules come with their module."""
FEAT_IDS: Final[dict[str, int]] = {FEATS[i].name: i for i in range(FEAT_COUNT)}

NO_MODULE: Final[Box] = Rebellion(0, "", [], LIGHT_START, DARK_START)
"""Games of both boxes without an event board."""
MODULES: Final[dict[str, Box]] = {"goddess": Goddess(), "titans": Titans()}
BOX_OF: Final[dict[int, Box]] = {int(box.module): box for box in [NO_MODULE, *MODULES.values()]}
"""By the number of the module."""

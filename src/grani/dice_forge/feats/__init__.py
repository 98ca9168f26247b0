"""All feat sets, box by box. A further box is a further table joined here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from grani.core.numbers import arranged
from grani.dice_forge.actions import PAYMENT, SET
from grani.dice_forge.feats.base import BASE_FEATS
from grani.dice_forge.feats.card import Feat
from grani.dice_forge.feats.rebellion import GODDESS_FEATS, REBELLION_FEATS, TITANS_FEATS
from grani.dice_forge.islands import SLOT_COUNT

_ROWS: Final[list[Feat]] = BASE_FEATS + REBELLION_FEATS + GODDESS_FEATS + TITANS_FEATS
FEATS: Final[vec[Feat]] = vec[Feat](
    arranged("feat", _ROWS, [feat.number for feat in _ROWS], int(PAYMENT - SET))
)
"""By number."""
FEAT_COUNT: Final[int] = len(FEATS)
SETS: Final[list[list[int]]] = [
    [feat for feat in range(FEAT_COUNT) if FEATS[feat].slot == slot] for slot in range(SLOT_COUNT)
]
"""The sets of each slot, the introductory one first."""
FEAT_IDS: Final[dict[str, int]] = {FEATS[i].name: i for i in range(FEAT_COUNT)}

"""All feat sets, box by box. A further box is a further table joined here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from grani.dice_forge.feats.base import BASE_FEATS
from grani.dice_forge.feats.card import Feat
from grani.dice_forge.feats.rebellion import GODDESS_FEATS, REBELLION_FEATS, TITANS_FEATS

FEATS: Final[vec[Feat]] = vec[Feat]([*BASE_FEATS, *REBELLION_FEATS, *GODDESS_FEATS, *TITANS_FEATS])
FEAT_COUNT: Final[int] = len(FEATS)
FEAT_IDS: Final[dict[str, int]] = {FEATS[i].name: i for i in range(FEAT_COUNT)}

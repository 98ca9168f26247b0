"""The 24 sets of the base box: a table to check against the cards in hand."""

from __future__ import annotations

from typing import Final

from grani.dice_forge.boxes.feat import Feat
from grani.dice_forge.faces.offers import OWL_OFFER
from grani.dice_forge.kinds.pairs import GOLD_TO_GLORY, SHARDS_TO_GLORY
from grani.dice_forge.resources import GOLD
from grani.dice_forge.verbs.base import (
    AttachHammer,
    DivineBlessings,
    ForgeFromGarden,
    Gain,
    GainOne,
    GiveLinkedFace,
    GloryPerForgedFace,
    MinorBlessings,
    OpponentsLose,
    PickFromOpponents,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
    Trade,
)

BASE_FEATS: Final[list[Feat]] = [
    # the fifteen sets of the first game
    Feat(0, "blacksmiths_hammer", "moon_1a", 0, AttachHammer(), introductory=True),
    Feat(1, "blacksmiths_chest", "moon_1b", 2, RaiseCaps(gold=4, shards=3), introductory=True),
    Feat(2, "silver_hind", "moon_2", 2, reinforcement=MinorBlessings(1), introductory=True),
    Feat(3, "satyrs", "moon_3", 6, PickFromOpponents(), introductory=True),
    Feat(4, "ferryman", "moon_4", 12, introductory=True),
    Feat(
        5,
        "helmet_of_invisibility",
        "moon_5",
        4,
        ForgeFromGarden("g_triple"),
        introductory=True,
    ),
    Feat(6, "cancer", "moon_6", 8, DivineBlessings(2), introductory=True),
    Feat(7, "hydra", "sun_5_moon_5", 26, introductory=True),
    Feat(8, "sphinx", "sun_6", 10, MinorBlessings(4), introductory=True),
    Feat(
        9,
        "mirror_of_the_abyss",
        "sun_5",
        10,
        ForgeFromGarden("g_mirror"),
        introductory=True,
    ),
    Feat(10, "gorgon", "sun_4", 14, introductory=True),
    Feat(11, "minotaur", "sun_3", 8, OpponentsLose(), introductory=True),
    Feat(12, "guardians_owl", "sun_2", 4, reinforcement=GainOne(OWL_OFFER), introductory=True),
    Feat(13, "elder", "sun_1a", 0, reinforcement=Trade(GOLD, 3, glory=4), introductory=True),
    Feat(14, "wild_spirits", "sun_1b", 2, Gain(gold=3, moon=3), introductory=True),
    # the nine alternates
    Feat(15, "great_bear", "moon_2", 2, oust_glory=3, automatic=True),
    Feat(16, "tenacious_boar", "moon_3", 4, GiveLinkedFace("g_boar"), automatic=True),
    Feat(17, "cerberus", "moon_4", 6, TakeCerberus()),
    Feat(18, "sentinel", "moon_6", 6, DivineBlessings(2, SHARDS_TO_GLORY)),
    Feat(19, "typhon", "sun_5_moon_5", 16, GloryPerForgedFace(1)),
    Feat(20, "cyclops", "sun_6", 8, MinorBlessings(4, GOLD_TO_GLORY)),
    Feat(21, "triton", "sun_4", 8, TakeTriton()),
    Feat(22, "guardians_shield", "sun_3", 6, ForgeFromGarden("g_shield")),
    Feat(23, "celestial_ship", "sun_2", 4, ForgeFromGarden("g_ship")),
]

"""The 20 alternate sets of Rebellion, and the sets of its two modules: tables to check."""

from __future__ import annotations

from typing import Final

from grani.dice_forge.faces import (
    FIRST_CHAOS,
    FIRST_DOGGED,
    FIRST_MISFORTUNE,
    GOLEM_MOON_FACE,
    GOLEM_SUN_FACE,
    LAST_CHAOS,
    LAST_DOGGED,
)
from grani.dice_forge.faces.offers import GUARDIAN_OFFER
from grani.dice_forge.feats.card import GODDESS, REBELLION, TITANS, Feat
from grani.dice_forge.feats.rebel_verbs import (
    AdvanceCompanion,
    ApplyAnyFace,
    AttachScepter,
    ChooseBothFaces,
    ForgeAnyFace,
    ForgeCheapestGlory,
    GainAndBuy,
    GloryPerGloryFace,
    GloryPerSet,
    GoldForGlory,
    GrowTree,
    KeepTwins,
    MoveGolem,
    OracleBlessing,
    OustAll,
    PerformFreeFeat,
    PlaceCompanion,
    PlaceMemories,
    RollCelestial,
    RollForAll,
    StealShards,
    TaxThePoorest,
    Trader,
    TurnAgain,
)
from grani.dice_forge.feats.verbs import ForgeFromGarden, GainOne, GiveLinkedFace

REBELLION_FEATS: Final[list[Feat]] = [
    Feat(24, "twins", "moon_1a", 2, KeepTwins(), automatic=True, box=REBELLION),
    Feat(25, "blacksmiths_scepter", "moon_1a", 2, AttachScepter(), box=REBELLION),
    Feat(
        26,
        "companion",
        "moon_1b",
        2,
        PlaceCompanion(),
        reinforcement=AdvanceCompanion(),
        box=REBELLION,
    ),
    Feat(27, "wind", "moon_3", 6, RollForAll(), box=REBELLION),
    Feat(28, "celestial_die", "moon_3", 6, RollCelestial(1), box=REBELLION),
    Feat(29, "mists", "moon_4", 6, TaxThePoorest(5), box=REBELLION),
    Feat(30, "ancestor", "moon_4", 6, ForgeCheapestGlory(), box=REBELLION),
    Feat(31, "right_hand", "moon_6", 10, GoldForGlory(), box=REBELLION),
    Feat(32, "eternal_night", "moon_6", 8, StealShards(), box=REBELLION),
    Feat(33, "tree", "sun_1a", 2, reinforcement=GrowTree(gold=3, rich=8), box=REBELLION),
    Feat(34, "wood_nymph", "sun_1b", 2, GainAndBuy(gold=4), box=REBELLION),
    Feat(35, "merchant", "sun_1a", 2, reinforcement=Trader(), box=REBELLION),
    Feat(36, "light", "sun_3", 8, reinforcement=ApplyAnyFace(gold=3), box=REBELLION),
    Feat(37, "goldsmith", "sun_4", 4, GloryPerSet(2), box=REBELLION),
    Feat(38, "omniscient", "sun_4", 8, GloryPerGloryFace(2), box=REBELLION),
    Feat(39, "eternal_fire", "sun_6", 10, TurnAgain(), box=REBELLION),
    Feat(40, "abyssal_trident", "sun_5", 12, ForgeAnyFace(), box=REBELLION),
    Feat(41, "left_hand", "sun_6", 8, OustAll(), box=REBELLION),
    Feat(42, "first_titan", "sun_5_moon_5", 20, PerformFreeFeat(), box=REBELLION),
    Feat(43, "goddess", "sun_5_moon_5", 18, ChooseBothFaces(), box=REBELLION),
]

GODDESS_FEATS: Final[list[Feat]] = [
    Feat(
        44,
        "moon_golem",
        "moon_2",
        2,
        ForgeFromGarden(GOLEM_MOON_FACE, GOLEM_MOON_FACE),
        box=GODDESS,
    ),
    Feat(45, "great_golem", "moon_5", 8, MoveGolem(2), box=GODDESS),
    Feat(46, "sun_golem", "sun_2", 4, ForgeFromGarden(GOLEM_SUN_FACE, GOLEM_SUN_FACE), box=GODDESS),
    Feat(47, "time_golem", "sun_3", 4, MoveGolem(2, backward=True), box=GODDESS),
]

TITANS_FEATS: Final[list[Feat]] = [
    Feat(48, "memory", "moon_1b", 2, PlaceMemories(), automatic=True, box=TITANS),
    Feat(49, "oracle", "moon_2", 0, reinforcement=OracleBlessing(), box=TITANS),
    Feat(50, "chaos", "moon_5", 8, ForgeFromGarden(FIRST_CHAOS, LAST_CHAOS), box=TITANS),
    Feat(51, "dogged", "sun_1b", 2, ForgeFromGarden(FIRST_DOGGED, LAST_DOGGED), box=TITANS),
    Feat(52, "guardian", "sun_2", 4, reinforcement=GainOne(GUARDIAN_OFFER), box=TITANS),
    Feat(
        53,
        "mirror_of_misfortune",
        "sun_5",
        10,
        GiveLinkedFace(FIRST_MISFORTUNE),
        automatic=True,
        box=TITANS,
    ),
]

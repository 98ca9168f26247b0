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
    Feat("twins", "moon_1a", 2, KeepTwins(), automatic=True, box=REBELLION),
    Feat("blacksmiths_scepter", "moon_1a", 2, AttachScepter(), box=REBELLION),
    Feat(
        "companion",
        "moon_1b",
        2,
        PlaceCompanion(),
        reinforcement=AdvanceCompanion(),
        box=REBELLION,
    ),
    Feat("wind", "moon_3", 6, RollForAll(), box=REBELLION),
    Feat("celestial_die", "moon_3", 6, RollCelestial(1), box=REBELLION),
    Feat("mists", "moon_4", 6, TaxThePoorest(5), box=REBELLION),
    Feat("ancestor", "moon_4", 6, ForgeCheapestGlory(), box=REBELLION),
    Feat("right_hand", "moon_6", 10, GoldForGlory(), box=REBELLION),
    Feat("eternal_night", "moon_6", 8, StealShards(), box=REBELLION),
    Feat("tree", "sun_1a", 2, reinforcement=GrowTree(gold=3, rich=8), box=REBELLION),
    Feat("wood_nymph", "sun_1b", 2, GainAndBuy(gold=4), box=REBELLION),
    Feat("merchant", "sun_1a", 2, reinforcement=Trader(), box=REBELLION),
    Feat("light", "sun_3", 8, reinforcement=ApplyAnyFace(gold=3), box=REBELLION),
    Feat("goldsmith", "sun_4", 4, GloryPerSet(2), box=REBELLION),
    Feat("omniscient", "sun_4", 8, GloryPerGloryFace(2), box=REBELLION),
    Feat("eternal_fire", "sun_6", 10, TurnAgain(), box=REBELLION),
    Feat("abyssal_trident", "sun_5", 12, ForgeAnyFace(), box=REBELLION),
    Feat("left_hand", "sun_6", 8, OustAll(), box=REBELLION),
    Feat("first_titan", "sun_5_moon_5", 20, PerformFreeFeat(), box=REBELLION),
    Feat("goddess", "sun_5_moon_5", 18, ChooseBothFaces(), box=REBELLION),
]

GODDESS_FEATS: Final[list[Feat]] = [
    Feat("moon_golem", "moon_2", 2, ForgeFromGarden(GOLEM_MOON_FACE, GOLEM_MOON_FACE), box=GODDESS),
    Feat("great_golem", "moon_5", 8, MoveGolem(2), box=GODDESS),
    Feat("sun_golem", "sun_2", 4, ForgeFromGarden(GOLEM_SUN_FACE, GOLEM_SUN_FACE), box=GODDESS),
    Feat("time_golem", "sun_3", 4, MoveGolem(2, backward=True), box=GODDESS),
]

TITANS_FEATS: Final[list[Feat]] = [
    Feat("memory", "moon_1b", 2, PlaceMemories(), automatic=True, box=TITANS),
    Feat("oracle", "moon_2", 0, reinforcement=OracleBlessing(), box=TITANS),
    Feat("chaos", "moon_5", 8, ForgeFromGarden(FIRST_CHAOS, LAST_CHAOS), box=TITANS),
    Feat("dogged", "sun_1b", 2, ForgeFromGarden(FIRST_DOGGED, LAST_DOGGED), box=TITANS),
    Feat("guardian", "sun_2", 4, reinforcement=GainOne(GUARDIAN_OFFER), box=TITANS),
    Feat(
        "mirror_of_misfortune",
        "sun_5",
        10,
        GiveLinkedFace(FIRST_MISFORTUNE),
        automatic=True,
        box=TITANS,
    ),
]

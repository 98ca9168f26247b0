"""The pending effects, one shared instance of each kind, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from grani.dice_forge.effect import Effect
from grani.dice_forge.effects.blessing import (
    Apply,
    Bless,
    Blessings,
    Cerberus,
    Choose,
    Convert,
    Order,
    Pick,
    Reflect,
    Resolve,
)
from grani.dice_forge.effects.celestial import (
    Celestial,
    Look,
    Merchant,
    Replace,
    Star,
    StarTwins,
    TurnUp,
    Upgrade,
)
from grani.dice_forge.effects.deeds import Minor, Take
from grani.dice_forge.effects.fate import (
    Foreign,
    MisfortuneOrder,
    MisfortunePair,
    Second,
    Slip,
    TwinsWindow,
)
from grani.dice_forge.effects.forging import Forge, Garden, Give, Place, Ship
from grani.dice_forge.effects.gains import Hammer, TakeOffer
from grani.dice_forge.effects.labyrinth import BarterSquare, GolemPair, Hall, Walk
from grani.dice_forge.effects.payment import Pay, Perform, Spend
from grani.dice_forge.effects.rebellion import (
    Ancestor,
    Companion,
    Fire,
    ForgeAndRoll,
    FreeFace,
    FreeFeat,
    Market,
    Memories,
    Memory,
    RightHand,
    Wind,
)
from grani.dice_forge.effects.setting_up import Draw, Remove
from grani.dice_forge.effects.turn import (
    BlessAll,
    EndTurn,
    ExtraAction,
    MainAction,
    Reinforce,
    Roll,
    Turn,
)

EFFECTS: Final[vec[Effect]] = vec[Effect](
    [
        Roll(),
        Remove(),
        Draw(),
        Celestial(),
        Turn(),
        BlessAll(),
        Reinforce(),
        MainAction(),
        ExtraAction(),
        EndTurn(),
        Blessings(),
        Bless(),
        Minor(),
        Cerberus(),
        Resolve(),
        Reflect(),
        Choose(),
        Order(),
        Apply(),
        Convert(),
        Hammer(),
        TakeOffer(),
        Ship(),
        Forge(),
        Place(),
        Garden(),
        Take(),
        Give(),
        Pick(),
        Perform(),
        Pay(),
        Spend(),
        TwinsWindow(),
        Second(),
        StarTwins(),
        Star(),
        Look(),
        TurnUp(),
        Upgrade(),
        Replace(),
        Merchant(),
        Companion(),
        Wind(),
        RightHand(),
        Ancestor(),
        ForgeAndRoll(),
        FreeFace(),
        FreeFeat(),
        Market(),
        BarterSquare(),
        Walk(),
        Hall(),
        GolemPair(),
        MisfortunePair(),
        MisfortuneOrder(),
        Foreign(),
        Fire(),
        Memory(),
        Memories(),
        Slip(),
    ]
)

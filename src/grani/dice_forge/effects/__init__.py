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
from grani.dice_forge.effects.deeds import Minor, Take
from grani.dice_forge.effects.forging import Forge, Garden, Give, Place, Ship
from grani.dice_forge.effects.gains import Hammer, TakeOffer
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
    ]
)

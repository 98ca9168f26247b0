"""What resources, faces and dice are worth in Dice Forge, in glory, with so many actions to come.

Whoever tries one option after another looks at nearly the same dice at the same prices each time,
so what was found once is kept until the prices change.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    FACE_COUNT,
    FACES,
    FATE,
    GAIN,
    GOLEM,
    SHIELD,
    SHIP,
)
from grani.dice_forge.stack import face_at

NEVER: Final[i64] = -1
KEPT_DICE: Final[i64] = 127
"""Dice whose means are kept, each at the place that its faces lead to."""


@final
@mypyc_attr(acyclic=True)
class Taste:
    """Weights of a judgement; the defaults were found by playing against each other."""

    def __init__(
        self,
        gold: float = 0.56,
        sun: float = 2.42,
        moon: float = 1.52,
        patience: float = 1.09,
        forging: float = 5.0,
        hammer: float = 0.36,
        triple: float = 0.72,
        mirror: float = 1.45,
        ship: float = 0.95,
        crowding: float = 0.31,
        rival: float = 0.11,
        room: float = 1.2,
        fate: float = 1.2,
        golem: float = 2.5,
    ) -> None:
        self.gold: Final[float] = gold
        self.sun: Final[float] = sun
        self.moon: Final[float] = moon
        self.patience: Final[float] = patience
        self.forging: Final[float] = forging
        self.hammer: Final[float] = hammer
        self.triple: Final[float] = triple
        self.mirror: Final[float] = mirror
        self.ship: Final[float] = ship
        self.crowding: Final[float] = crowding
        self.rival: Final[float] = rival
        self.room: Final[float] = room
        self.fate: Final[float] = fate
        self.golem: Final[float] = golem


@final
@mypyc_attr(acyclic=True)
class Prices:
    """What a unit of each resource is worth, and what faces and dice are worth by that.

    ``era`` counts the changes of prices; what is kept carries the era that it was found in.
    """

    def __init__(self, taste: Taste) -> None:
        self.taste: Final[Taste] = taste
        self.gold = taste.gold
        self.sun = taste.sun
        self.moon = taste.moon
        self.actions = -1.0
        self.room: i64 = NEVER
        self.era: i64 = 0
        self.faces: Final[vec[float]] = vec[float]([0.0] * FACE_COUNT)
        self.face_eras: Final[vec[i64]] = vec[i64]([int(NEVER)] * FACE_COUNT)
        self.dice: Final[vec[i64]] = vec[i64]([int(NEVER)] * int(KEPT_DICE))
        self.die_eras: Final[vec[i64]] = vec[i64]([int(NEVER)] * int(KEPT_DICE))
        self.means: Final[vec[float]] = vec[float]([0.0] * int(KEPT_DICE))

    def change(self, actions: float, room: i64) -> None:
        """Have the prices with so many actions to come, and so much room on hammers."""
        if actions == self.actions and room == self.room:
            return
        self.actions = actions
        self.room = room
        self.era += 1
        taste = self.taste
        use = actions / (actions + taste.patience)
        self.sun = taste.sun * (1.0 + taste.patience) * use / (1.0 + taste.patience * use)
        self.moon = taste.moon * (1.0 + taste.patience) * use / (1.0 + taste.patience * use)
        self.gold = taste.gold * min(1.0, actions / taste.forging)
        if room > 0 and self.gold < taste.hammer:
            share = min(1.0, float(room) / 10.0)
            self.gold += (taste.hammer - self.gold) * share * min(1.0, actions)

    def mean(self, die: i64) -> float:
        """Value the average side of a die, specials left out."""
        place = die % KEPT_DICE
        if self.dice[place] == die and self.die_eras[place] == self.era:
            return self.means[place]
        total = 0.0
        side: i64
        for side in range(6):
            total += self.face(face_at(die, side))
        mean = total / 6.0
        self.dice[place] = die
        self.die_eras[place] = self.era
        self.means[place] = mean
        return mean

    def face(self, face: i64) -> float:
        """Value one application of a face by itself."""
        if self.face_eras[face] != self.era:
            self.face_eras[face] = self.era
            self.faces[face] = self.weigh(face)
        return self.faces[face]

    def weigh(self, face: i64) -> float:
        """Find what one application of a face is worth."""
        shown = FACES[face]
        gold = self.gold * float(shown.gold)
        sun = self.sun * float(shown.sun)
        moon = self.moon * float(shown.moon)
        glory = float(shown.glory)
        kind = shown.kind
        if kind == GAIN:
            return gold + sun + moon + glory
        if kind == FATE:
            fate = self.taste.fate * float(shown.ancient) + float(shown.loyalty)
            return gold + glory + fate
        if kind == GOLEM:
            return self.taste.golem
        if kind == CHOICE or kind == BOAR:
            best = max(max(gold, sun), max(moon, glory))
            return best * 1.1
        if kind == SHIELD:
            return (gold + sun + moon + glory) * 0.7 + 1.5
        if kind == SHIP:
            return self.taste.ship * (0.5 + 2.0 * self.gold)
        return 0.0

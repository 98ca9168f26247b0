"""What a face is: its kind, what it gives, where it lies before the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, MOON, SUN

# Kinds of face
EMPTY: Final[i64] = 0
GAIN: Final[i64] = 1
LAST_SIMPLE: Final[i64] = 1
"""Kinds up to this one, nothing and gains, give what they show and ask nobody, whatever lies beside
them."""
CHOICE: Final[i64] = 2
SHIELD: Final[i64] = 3
BOAR: Final[i64] = 4
TRIPLE: Final[i64] = 5
MIRROR: Final[i64] = 6
SHIP: Final[i64] = 7
FATE: Final[i64] = 8
"""Gives like a gain face, and ancient shards or loyalty too."""
GOLEM: Final[i64] = 9
MISFORTUNE: Final[i64] = 10

# Where a face lies before the game
NOWHERE: Final[i64] = 0
SANCTUARY: Final[i64] = 1
GARDEN: Final[i64] = 2
FOREST: Final[i64] = 3

NO_LINK: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Face:
    """What one face shows.

    The amounts are what a gain face gives, the options of a choice, boar or misfortune face, and
    reward B of a shield, whose reward A is glory (chaos faces keep B beside it). ``link`` numbers
    the faces tied to the owner of a card, who then gets one of the ``offer``; while there is an
    owner, such a face is locked: nothing is forged over it.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        kind: i64,
        gold: i64 = 0,
        sun: i64 = 0,
        moon: i64 = 0,
        glory: i64 = 0,
        *,
        cost: i64 = 0,
        copies: i64 = 0,
        pool: str = "",
        place: i64 = NOWHERE,
        matches: i64 = -1,
        reward_a: i64 = 0,
        link: i64 = NO_LINK,
        offer: i64 = 0,
        ancient: i64 = 0,
        loyalty: i64 = 0,
        keeps_b: bool = False,
        golem: i64 = 0,
    ) -> None:
        self.number: Final[i64] = number
        self.name: Final[str] = name
        self.kind: Final[i64] = kind
        self.gold: Final[i64] = gold
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory
        self.cost: Final[i64] = cost
        self.copies: Final[i64] = copies
        self.pool: Final[str] = pool
        self.place: Final[i64] = place
        self.matches: Final[i64] = matches
        self.reward_a: Final[i64] = reward_a
        self.link: Final[i64] = link
        self.offer: Final[i64] = offer
        self.ancient: Final[i64] = ancient
        self.loyalty: Final[i64] = loyalty
        self.keeps_b: Final[bool] = keeps_b
        self.golem: Final[i64] = golem
        self.plain: Final[bool] = kind == GAIN or kind == FATE
        """Gives what it shows, without a question."""
        self.chooses: Final[bool] = kind == CHOICE or kind == BOAR or kind == MISFORTUNE
        """Gives one of the resources that it shows."""
        self.sways: Final[bool] = ancient + loyalty > 0
        """Moves the loyalty token."""

    def amount(self, resource: i64) -> i64:
        """Give the printed amount of one resource."""
        if resource == GOLD:
            return self.gold
        if resource == SUN:
            return self.sun
        if resource == MOON:
            return self.moon
        if resource == GLORY:
            return self.glory
        return self.ancient if resource == ANCIENT else self.loyalty

    def shows_glory(self) -> bool:
        """Tell whether the laurel is printed on it (RB-015)."""
        return self.glory > 0 or self.reward_a > 0

"""A pair: how two faces travel through the effects of a blessing in one number.

The faces (6 bits each), the resources chosen for them (3 bits each, 0 not chosen, else resource +
1), the manner (2 bits), some marks, and, for a question about one of them, which. A single face is
a pair with nothing beside it, which is just what a minor blessing means (DF-052).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    FACES,
    FATE,
    GAIN,
    MISFORTUNE,
    SHIELD,
    TRIPLE,
    Face,
)
from grani.dice_forge.resources import GLORY

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero

OPTION_ONE: Final[i64] = 12
OPTION_TWO: Final[i64] = 15
MANNER: Final[i64] = 18
# Marks of a pair, each a bit
OWN: Final[i64] = 20
"""Own dice: loyalty zones work (RB-011)."""
ROLLED: Final[i64] = 21
"""Own dice just rolled: Twins may roll them again."""
REPEAT: Final[i64] = 22
"""Applied again by Cerberus."""
QUIET: Final[i64] = 23
"""Misfortune faces trigger nobody (RB-346)."""
ORACLE: Final[i64] = 24
"""If the face gives ancient shards or loyalty, the others slip (RB-336)."""
TWINS_ONE: Final[i64] = 25
"""How often Twins rolled the first die again, 3 bits; the second follows."""
TWINS_TWO: Final[i64] = 28
WITH_TWINS: Final[i64] = 0x7E200000
"""A window is open, or cards were used and pay after their die, though it is closed (RB-024)."""
DONE: Final[i64] = 31
"""The first face has been applied."""
SWAPPED: Final[i64] = 32
"""The first face is the dark die's."""
LATE: Final[i64] = 33
"""The second die was rolled again after the first face was applied."""
TURNED_TO_GLORY: Final[i64] = 34
"""What the first face gave was converted."""
WHICH: Final[i64] = 35
MARKS: Final[i64] = 0x1FC0000
"""Manner and marks that stay when the faces are swapped."""
AS_ROLLED: Final[i64] = 0x11C0FFF
"""What a repeat takes over: the faces, the manner, whose dice, the oracle."""
AGAIN: Final[i64] = 36
"""The second die has just landed anew and has to be read."""
AFTER: Final[i64] = 37
"""If both golems stay, the celestial die is rolled after them."""
PAIR: Final[i64] = 0x27FFFFFFFF
"""The bits of a pair without the question."""
DECIDED: Final[i64] = 14
"""In a share: whether its conversion is settled already, 1 keep, 2 convert."""
BOTH_GOLEMS: Final[i64] = 3
"""A sun golem (1) and a moon golem (2)."""
KEPT: Final[i64] = 11
"""In effects that wait for dice: the light die's rolled face is kept here; the dark follows."""
KEPT_FACES: Final[i64] = 13
"""The face that the light die rolled, 6 bits; the dark die's follows."""
REWARD_A: Final[i64] = 7
"""Stands where a chosen resource would: the shield gives reward A."""


def rolled_face(hero: Hero, die: i64, x: i64) -> i64:
    """Give what a die rolled for the waiting effect ``x``, though it may have changed since."""
    if x >> KEPT + die & 1:
        return x >> KEPT_FACES + 6 * die & 63
    return hero.up(die)


def keep_rolled(hero: Hero, dice: i64, x: i64) -> i64:
    """Write what these dice have rolled into a waiting effect, before one of them changes."""
    die: i64
    for die in range(2):
        if dice >> die & 1 and not x >> KEPT + die & 1:
            x |= bit(KEPT + die) | hero.up(die) << KEPT_FACES + 6 * die
    return x


def forget_rolled(x: i64, die: i64) -> i64:
    """Let a waiting effect read a die that is rolled again."""
    if x >> KEPT + die & 1:
        x -= bit(KEPT + die) | (x >> KEPT_FACES + 6 * die & 63) << KEPT_FACES + 6 * die
    return x


def asks_for_resource(face: Face) -> bool:
    return face.kind == CHOICE or face.kind == BOAR or face.kind == MISFORTUNE


def swapped(x: i64) -> i64:
    """Give the pair with its faces the other way round."""
    faces = x >> 6 & 63 | (x & 63) << 6
    options = (x >> OPTION_TWO & 7) << OPTION_ONE | (x >> OPTION_ONE & 7) << OPTION_TWO
    twins = (x >> TWINS_TWO & 7) << TWINS_ONE | (x >> TWINS_ONE & 7) << TWINS_TWO
    return faces | options | twins | x & (MARKS | bit(AFTER)) | bit(SWAPPED)


def share(x: i64, which: i64) -> i64:
    """Give one face of a pair as ``Apply`` takes it: face, times << 6, option << 8, manner << 11,
    own << 13.
    """
    if which == 0:
        face = x & 63
        option = x >> OPTION_ONE & 7
        other = FACES[x >> 6 & 63]
        chosen = x >> OPTION_TWO & 7
    else:
        face = x >> 6 & 63
        option = x >> OPTION_TWO & 7
        other = FACES[x & 63]
        chosen = x >> OPTION_ONE & 7
    times: i64 = 3 if other.kind == TRIPLE else 1
    shown = FACES[face]
    if shown.kind == SHIELD and gives(other, chosen, shown.matches):
        option = REWARD_A
    return face | times << 6 | option << 8 | (x >> MANNER & 7) << 11


def gives(face: Face, chosen: i64, resource: i64) -> bool:
    """Tell whether a face gives a resource, for the shield beside it (DF-084 to DF-089)."""
    if face.kind == GAIN or face.kind == FATE:
        return face.amount(resource) > 0
    return asks_for_resource(face) and chosen == resource + 1


def amount_of(x: i64, resource: i64) -> i64:
    """Give how much of a resource the face in ``x`` brings, choice and tripling included."""
    face = FACES[x & 63]
    times = x >> 6 & 3
    option = x >> 8 & 7
    kind = face.kind
    if kind == GAIN or kind == FATE:
        return face.amount(resource) * times
    if kind == SHIELD:
        if option == REWARD_A:
            kept = face.amount(resource) if face.keeps_b else 0
            return kept + (face.reward_a if resource == GLORY else 0)
        return face.amount(resource) * times
    if asks_for_resource(face):
        return face.amount(resource) * times if option == resource + 1 else 0
    return 0

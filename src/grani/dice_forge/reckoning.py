"""What dice bring on average, what a face is worth on them, and where points come from.

One reckoning for the table, the end of a game and its review, so that the same dice show the same
number everywhere. The average of a pair is over all thirty-six results of one roll of both dice:

- a face brings what it shows; of a choice, of a boar and of a misfortune the roller takes every
  option equally often, and what the owner of their card gets is not the roller's;
- a shield looks at the other die: beside a face that gives its resource it brings reward A, else B,
  and beside a choice it is matched as often as that option is taken; beside a shield it is not
  (DF-089); a chaos face keeps B beside A;
- ×3 brings the other face three times, and nothing by itself;
- mirrors, ships and golems bring nothing of these: it depends on others, on gold and on the
  labyrinth. How often a roll shows a mirror or a ship, and how many squares it moves a golem, is
  told beside it.

Caps, hammers and cards that change a roll are left out. Every decision asks for it, so it is
compiled; dice seldom change, so what was reckoned is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from grani.dice_forge.faces import (
    FACES,
    GOLEM,
    MIRROR,
    SHIELD,
    SHIP,
    TRIPLE,
)
from grani.dice_forge.hero import Hero
from grani.dice_forge.resources import GLORY, RESOURCE_NAMES, RESOURCES

if TYPE_CHECKING:
    from grani.dice_forge.seen import Amounts, Average, Count
    from grani.dice_forge.table import Table

SIDES: Final[i64] = 6
MOST_REMEMBERED: Final[int] = 20_000
_REMEMBERED: Final[dict[str, list[float]]] = {}

WORTH: Final[list[float]] = [1.0, 2.6, 2.2, 2.2, 2.0, 2.0]
"""What one of each resource is worth beside one gold, to compare sides of dice with."""
MIRROR_WORTH: Final[float] = 6.0
SHIP_WORTH: Final[float] = 5.0
GOLEM_WORTH: Final[float] = 6.0
"""In gold, of faces that bring nothing by themselves, each time they come up."""


def faces_of(hero: Hero) -> list[int]:
    """Give the faces of both dice, side by side: six of the light one, six of the dark one."""
    return [int(hero.face(place // SIDES, place % SIDES)) for place in range(2 * SIDES)]


def replaced(faces: list[int], place: int, face: int) -> list[int]:
    """Give the faces of a pair after one was forged over another."""
    return [*faces[:place], face, *faces[place + 1 :]]


def average(faces: list[int]) -> list[float]:
    """Give how much of each resource one roll of a pair brings on average."""
    key = ",".join([str(face) for face in faces])
    found = _REMEMBERED.get(key)
    if found is None:
        found = _average(faces)
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[key] = found
    return found


def _average(faces: list[int]) -> list[float]:
    sums: list[float] = [0.0] * 6
    one: i64
    other: i64
    resource: i64
    for one in range(2 * SIDES):
        face = FACES[faces[one]]
        kind = face.kind
        if kind == TRIPLE or kind == MIRROR or kind == SHIP or kind == GOLEM:
            continue
        first: i64 = SIDES if one < SIDES else 0
        plain: float = 0.0
        matched: float = 0.0
        for other in range(first, first + SIDES):
            beside = faces[other]
            chance = matching(face.matches, beside) if kind == SHIELD else 0.0
            times = 3.0 if FACES[beside].kind == TRIPLE else 1.0
            plain += times * (1.0 if face.keeps_b else 1.0 - chance)
            matched += chance
        if face.chooses:
            plain /= float(options_of(faces[one]))
        for resource in range(RESOURCES):
            sums[resource] += plain * float(face.amount(resource))
        sums[GLORY] += matched * float(face.reward_a)
    return [total / 36.0 for total in sums]


def matching(resource: i64, beside: i64) -> float:
    """Give how often a face gives the resource that a shield beside it looks for."""
    face = FACES[beside]
    if face.kind == SHIELD or resource < 0 or face.amount(resource) == 0:
        return 0.0
    return 1.0 / float(options_of(beside)) if face.chooses else 1.0


def options_of(number: i64) -> i64:
    """Give how many resources a face lets one choose from."""
    face = FACES[number]
    count: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        if face.amount(resource) > 0:
            count += 1
    return count


def worth(faces: list[int]) -> float:
    """Give what a roll of a pair is worth, in gold: to compare pairs that differ in one side."""
    total = 0.0
    amounts = average(faces)
    for resource, value in enumerate(WORTH):
        total += value * amounts[resource]
    special = 0.0
    for number in faces:
        kind = FACES[number].kind
        if kind == MIRROR:
            special += MIRROR_WORTH
        elif kind == SHIP:
            special += SHIP_WORTH
        elif kind == GOLEM:
            special += GOLEM_WORTH
    return total + special / float(SIDES)


def least_missed(faces: list[int], places: list[int], face: int) -> int:
    """Give the place of these whose face one would miss least if ``face`` came there instead."""
    best = places[0]
    highest = worth(replaced(faces, best, face))
    for place in places[1:]:
        value = worth(replaced(faces, place, face))
        if value > highest:
            best, highest = place, value
    return best


def figures(amounts: list[float]) -> Amounts:
    """Write averages by resource: the four of every game, others where there are some."""
    return {
        name: round(amounts[number], 3)
        for number, name in enumerate(RESOURCE_NAMES)
        if number <= GLORY or amounts[number] > 0
    }


def brought(faces: list[int]) -> Average:
    """Write all that a roll of a pair brings on average, with what is no resource."""
    found: Average = {}
    for name, amount in figures(average(faces)).items():
        found[name] = amount
    shown = besides(faces)
    if shown[0] > 0.0:
        found["golem"] = round(shown[0], 3)
    if shown[1] > 0.0:
        found["mirror"] = round(shown[1], 3)
    if shown[2] > 0.0:
        found["ship"] = round(shown[2], 3)
    return found


def besides(faces: list[int]) -> list[float]:
    """Give how many squares a roll of a pair moves a golem, and how often it shows a mirror and a
    ship."""
    sums: list[float] = [0.0, 0.0, 0.0]
    one: i64
    other: i64
    for one in range(2 * SIDES):
        kind = FACES[faces[one]].kind
        if kind == MIRROR:
            sums[1] += 6.0
        elif kind == SHIP:
            sums[2] += 6.0
        elif kind == GOLEM:
            first: i64 = SIDES if one < SIDES else 0
            for other in range(first, first + SIDES):
                sums[0] += 3.0 if FACES[faces[other]].kind == TRIPLE else 1.0
    return [total / 36.0 for total in sums]


def counts(game: Table) -> list[Count]:
    """Give the points of every seat by where they come from: reserve, cards, and the module."""
    counts: list[Count] = [
        {"source": "glory", "points": [int(hero.glory) for hero in game.heroes]},
        {"source": "feats", "points": [int(hero.printed) for hero in game.heroes]},
    ]
    if game.box.counts_squares():
        squares = [int(game.box.last_glory(hero)) for hero in game.heroes]
        counts.append({"source": "titans", "points": squares})
    return counts

"""Positions of Dice Forge in the words of players, for ``grani.arrange``.

A hero has the fields of positions, and these say less than positions must:

- ``light``, ``dark``: the six faces; or fewer, which lie over the first sides of the starting die;
  or one face; or faces by their sides, ``{5: "mirror"}``;
- ``up``: for both dice the side that lies up, or the face that it shows;
- ``cards``: how many of each, or simply their names;
- ``forged``: how many faces this hero has forged, if more than there are on the dice.

Reserves are empty unless they are named. The table has ``round``, ``turn`` (the seat whose turn it
is), ``pending`` (``main``, ``reinforce``, ``turn``, or effects as positions write them), ``temple``
(how many of a face are left, where others have forged them), ``removed`` (faces that set-up takes
out for two), and further fields of positions: ``owners``, ``used``, ``house_rules``, ``treasures``.
Without a set-up the sets of all cards are in the game, the others as in the introductory one.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from grani.core.arranging import Data, Seats, plain
from grani.core.contract import CHANCE
from grani.core.game import SetupError
from grani.core.reading import did_you_mean, quoted
from grani.core.shapes import Setup
from grani.dice_forge.actions import FACE
from grani.dice_forge.boxes import FEAT_IDS, FEATS
from grani.dice_forge.boxes.titans import COLOURS
from grani.dice_forge.faces import FACE_IDS, FACES, POOL_FACES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.setting_up import REMOVE
from grani.dice_forge.setup import MODULE_NAMES, agree, new_table, write_setup
from grani.dice_forge.table import Table
from grani.dice_forge.verbs.base import GiveLinkedFace
from grani.dice_forge.written import ForgePosition, HeroPosition

ROUND: Final = 2
SIDES: Final = 6
MOST_CARDS: Final = 4
"""Of one feat."""
DICE: Final = ("light", "dark")
EMPTY: Final = {"gold": 0, "sun": 0, "moon": 0, "glory": 0, "up": [0, 0]}
DUE: Final[dict[str, tuple[str, ...]]] = {
    "main": ("end_turn", "main"),
    "reinforce": ("end_turn", "main", "reinforce"),
    "turn": ("turn",),
}
"""What ``pending`` may be called: the effects that this means, the next last."""
HERO_WORDS: Final = frozenset(HeroPosition.__annotations__)
FOLLOWS: Final = {"game", "rules", "heroes", "feats", "module"}
"""Fields of positions that follow from the seats and the set-up."""
TABLE_WORDS: Final = frozenset(ForgePosition.__annotations__) - FOLLOWS | {"removed"}


class Arranged:
    """What was asked for, complete; ``position`` sees to what follows from it."""

    def __init__(self, seats: Seats, setup: Setup | None, table: Mapping[str, object]) -> None:
        self.complaints: list[str] = []
        cards = [_cards(words.get("cards", {})) for words in seats]
        fresh = self._fresh(len(seats), setup, cards, table.get("house_rules"))
        self.complaints += _thin(fresh, _list(table.get("removed", [])), _wanted(seats))
        self._start: Data = {**fresh.position()}
        heroes = [{**hero, **copy.deepcopy(EMPTY)} for hero in self._start["heroes"]]
        for hero in heroes:
            del hero["forged"]
        self.usual: Data = {"heroes": heroes, "round": ROUND, "turn": 0, "pending": "main"}
        self.usual |= {"temple": {}}
        self.given = copy.deepcopy(self.usual)
        for seat, (words, held) in enumerate(zip(seats, cards, strict=True)):
            self._seat(seat, words, held)
        self._count_faces()
        self._check(table, TABLE_WORDS, "")
        rest = {name: value for name, value in table.items() if name != "removed"}
        self.given |= {name: plain(rest[name]) for name in rest if name in TABLE_WORDS}

    def position(self) -> object:
        """Write the position: temple, forged faces and owners follow from dice and cards."""
        position = {**self._start, **copy.deepcopy(self.given)}
        supply = dict(self._start["temple"])
        for hero in position["heroes"]:
            self._take_faces(hero, supply)
        named = position["temple"]
        if isinstance(named, dict):
            for face, count in named.items():
                last = position["heroes"][-1]
                if face in supply and isinstance(count, int) and isinstance(last["forged"], int):
                    last["forged"] += supply[face] - count
            position["temple"] = {**supply, **named}
        position = {**_owners(position), **_memories(position), **position}
        due = position["pending"]
        if isinstance(due, str):
            position["pending"] = [_effect(name, position["turn"]) for name in DUE.get(due, (due,))]
        return position

    def _fresh(
        self, seats: int, setup: Setup | None, cards: list[Counter[str]], house: object
    ) -> Table:
        """Lay out a new game in which all cards can be had."""
        names = {name for held in cards for name in held if name in FEAT_IDS}
        agreed: Any = setup
        if setup is None:
            modules = {int(FEATS[FEAT_IDS[name]].box) for name in names} & set(MODULE_NAMES)
            base = write_setup(agree(MODULE_NAMES[min(modules)] if modules else None, ()))
            sets = {SLOTS[FEATS[FEAT_IDS[name]].slot].name: name for name in sorted(names)}
            agreed = {**base, "feats": {**base["feats"], **sets}}
        if house:
            agreed = {**write_setup(agree(agreed, ())), "house_rules": house}
        table = new_table(seats, agreed, None)
        if any(feat < 0 for feat in table.feats):
            raise SetupError("set-up: sets that chance draws cannot be arranged: name them")
        return table

    def _seat(self, seat: int, words: Mapping[str, object], held: Counter[str]) -> None:
        """Take the words about one hero."""
        self._check(words, HERO_WORDS, f"heroes[{seat}].")
        hero = self.given["heroes"][seat]
        hero |= {name: plain(value) for name, value in words.items() if name in HERO_WORDS}
        usual = self.usual["heroes"][seat]
        for die in DICE:
            hero[die] = plain(_faces(words.get(die, []), usual[die]))
            for side in _strange_sides(words.get(die, [])):
                told = f"sides are 0 to {SIDES - 1}, found {quoted(side)}"
                self.complaints.append(f"heroes[{seat}].{die}: {told}")
        hero["cards"] = plain(held)
        hero["up"] = plain(_sides_up(words.get("up", [0, 0]), hero))

    def _count_faces(self) -> None:
        """Complain of faces that are on more dice than the box has."""
        supply = dict(self._start["temple"])
        for hero in copy.deepcopy(self.given["heroes"]):
            self._take_faces({**hero, "forged": 0}, supply)
        for face, left in supply.items():
            if left < 0:
                had = self._start["temple"][face]
                found = f"{had - left} of {face} are forged, but the temple has {had}"
                self.complaints.append(f"heroes: {found}")

    def _check(self, words: Mapping[str, object], known: frozenset[str], where: str) -> None:
        for name in words:
            if name not in known:
                near = did_you_mean(name, known)
                self.complaints.append(f"{where}{name}: unknown field{near}")

    def _take_faces(self, hero: Data, supply: dict[str, int]) -> None:
        """Take the faces of a hero's dice out of the temple, and what else was forged."""
        start = self.usual["heroes"][0]
        spare = Counter([*start["light"], *start["dark"]])
        faces = [face for die in DICE for face in hero[die] if isinstance(face, str)]
        shown = Counter(face for face in faces if face in FACE_IDS)
        forged = shown - spare
        for face, count in forged.items():
            if face in supply:
                supply[face] -= count
        said = hero.setdefault("forged", forged.total())
        more = said - forged.total() if isinstance(said, int) else 0
        left = [face for face in supply if FACES[FACE_IDS[face]].cost > 0]
        for _ in range(min(more, sum(supply[face] for face in left))):
            supply[max(left, key=lambda face: (supply[face], FACE_IDS[face]))] -= 1


def _cards(words: object) -> Counter[str]:
    """Read cards: how many of each, or their names."""
    if isinstance(words, Mapping):
        return Counter({str(name): count for name, count in words.items()})
    return Counter([words] if isinstance(words, str) else map(str, _list(words)))


def _faces(words: object, start: list[str]) -> list[object]:
    """Read the faces of a die that differ from the starting one."""
    faces: list[object] = list(start)
    if isinstance(words, Mapping):
        for side, face in words.items():
            if type(side) is int and side in range(SIDES):
                faces[side] = face
        return faces
    named = [words] if isinstance(words, str) else _list(words)
    return [*named, *faces[len(named) :]]


def _strange_sides(words: object) -> list[object]:
    """Name the sides that no die has."""
    named = list(words) if isinstance(words, Mapping) else []
    return [side for side in named if type(side) is not int or side not in range(SIDES)]


def _sides_up(words: object, hero: Data) -> list[object]:
    """Read which sides lie up: numbers, or the faces that they show."""
    shown = _list(words)
    if len(shown) != len(DICE):
        return shown
    return [
        hero[die].index(face) if face in hero[die] else face
        for die, face in zip(DICE, shown, strict=True)
    ]


def _list(words: object) -> list[object]:
    return list(words) if isinstance(words, list | tuple) else [words]


def _wanted(seats: Seats) -> Counter[str]:
    """Count the faces that are named, so that set-up does not take them out."""
    named: Counter[str] = Counter()
    for words in seats:
        for die in DICE:
            faces = words.get(die, [])
            named.update(map(str, faces.values() if isinstance(faces, Mapping) else _list(faces)))
    return named


def _thin(table: Table, removed: list[object], wanted: Counter[str]) -> list[str]:
    """Let set-up take faces out for two: those that are named, else such as nobody wants.

    Gives what is wrong with those that are named.
    """
    still = list(removed)
    while table.actor == CHANCE and table.decision() == REMOVE.name:
        faces = {FACES[action - FACE].name: action for action in table.legal()}
        named = [face for face in still if isinstance(face, str) and face in faces]
        chosen = named[0] if named else min(faces, key=lambda face: (wanted[face], faces[face]))
        table.apply(faces[str(chosen)])
        if named:
            still.remove(chosen)
    return [f"removed: set-up does not take out {quoted(face)}" for face in still]


def _effect(name: str, seat: object) -> Data:
    return {"effect": name, "seat": seat, **({"extra": False} if name == "main" else {})}


def _owners(position: Data) -> Data:
    """Give the linked faces to whoever has their cards, in the order of seats."""
    owners: dict[str, int] = {}
    for name in position["feats"].values():
        verb = FEATS[FEAT_IDS[name]].immediate
        if isinstance(verb, GiveLinkedFace):
            held = [hero["cards"].get(name, 0) for hero in position["heroes"]]
            seats = [seat for seat, count in enumerate(held) for _ in range(_count(count))]
            faces = [FACES[face].name for face in POOL_FACES[verb.pool]]
            owners |= dict(zip(faces, seats, strict=False))
    return {"owners": owners} if owners else {}


def _memories(position: Data) -> Data:
    """Give the memory cards their colours, in the order of seats, with no token placed."""
    held = [_count(hero["cards"].get("memory", 0)) for hero in position["heroes"]]
    seats = [seat for seat, count in enumerate(held) for _ in range(count)]
    cards = {
        colour: {"owner": seat, "tokens": [None, None]}
        for colour, seat in zip(COLOURS, seats, strict=False)
    }
    return {"memories": cards} if cards else {}


def _count(value: object) -> int:
    return min(value, MOST_CARDS) if isinstance(value, int) else 0

"""Small wrongs done to JSON data: what careless or hostile hands do to a position.

A mutation changes data in place: it deletes, doubles, renames, swaps, moves or retypes one thing.
Words and pending effects that it puts in come from real positions, so that many mutants are nearly
right, which is where checks are weak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from grani.core.dice import Dice
from tests.contract.games import CONFIGURATIONS, Configuration, course

Json = Any
Path = tuple[str | int, ...]

SEEDS = range(6)
OF_EACH_KIND = 4
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 30, 31, 63, 64, 255, 2**31, 2**63)
OTHER_TYPES: tuple[Json, ...] = (None, True, False, 0.5, "", "x", [], {}, [0], {"x": 0}, 2**64)


@cache
def positions(configuration: Configuration) -> list[Json]:
    """Collect positions of every kind of decision, chance and end that comes up."""
    found: dict[str, list[Json]] = {}
    for seed in SEEDS:
        step = None
        for step in course(configuration, 1_000 + seed):
            kept = found.setdefault(step.state.decision(), [])
            if len(kept) < OF_EACH_KIND:
                kept.append(step.state.position())
        assert step is not None
        found.setdefault(step.state.decision(), []).append(step.state.position())
    return [position for kind in sorted(found) for position in found[kind]]


@cache
def vocabulary(game: str) -> tuple[list[str], list[Json]]:
    """Collect the words and the objects in lists of all positions of a game."""
    words: set[str] = set()
    entries: dict[str, Json] = {}
    for configuration in CONFIGURATIONS:
        if configuration.name == game:
            for position in positions(configuration):
                for path in paths(position):
                    value = at(position, path)
                    if isinstance(value, str):
                        words.add(value)
                    elif isinstance(value, dict) and path and isinstance(path[-1], int):
                        entries[repr(value)] = value
    return sorted(words), [entries[text] for text in sorted(entries)]


def paths(data: Json, start: Path = ()) -> Iterator[Path]:
    """Name every place in the data, the whole first."""
    yield start
    if isinstance(data, dict):
        for key in data:
            yield from paths(data[key], (*start, key))
    elif isinstance(data, list):
        for i, item in enumerate(data):
            yield from paths(item, (*start, i))


def at(data: Json, path: Path) -> Json:
    """Give what is at a place."""
    for step in path:
        data = data[step]
    return data


def role(path: Path) -> tuple[str, ...]:
    """Name what stands at a place: its fields, whichever items of lists they belong to."""
    return tuple("light" if step == "dark" else step for step in path if isinstance(step, str))


class Mutator:
    """Does wrongs chosen by dice, so that one number repeats them."""

    def __init__(self, seed: int, game: str) -> None:
        self.dice = Dice(seed)
        self.words, self.entries = vocabulary(game)
        self.ways: list[Callable[[Json], None]] = [
            self.delete,
            self.double,
            self.double,
            self.rename,
            self.renumber,
            self.renumber,
            self.renumber,
            self.reword,
            self.reword,
            self.swap,
            self.swap,
            self.swap,
            self.move,
            self.retype,
            self.splice,
            self.splice,
            self.splice,
        ]

    def mutate(self, data: Json) -> None:
        """Do one wrong, if it can be done here."""
        self.one_of(self.ways)(data)

    def one_of(self, things: list[Any]) -> Any:
        return things[self.dice.below(len(things))]

    def place(self, data: Json, wanted: Callable[[Json], bool]) -> Path | None:
        """Choose a place below the top where the wanted stands; effects pending come often."""
        fitting = [path for path in paths(data) if path and wanted(at(data, path))]
        urgent = [path for path in fitting if path[0] == "pending"]
        if urgent and self.dice.below(2):
            fitting = urgent
        return self.one_of(fitting) if fitting else None

    def inside(self, data: Json, kind: type) -> tuple[Json, str | int] | None:
        """Choose a field of an object, or an item of a list."""
        path = self.place(data, lambda value: isinstance(value, kind) and bool(value))
        if path is None:
            return None
        holder = at(data, path)
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        return holder, self.one_of(keys)

    def delete(self, data: Json) -> None:
        chosen = self.inside(data, dict if self.dice.below(2) else list)
        if chosen:
            holder, key = chosen
            del holder[key]

    def double(self, data: Json) -> None:
        chosen = self.inside(data, list)
        if chosen:
            holder, i = chosen
            assert isinstance(i, int)
            holder.insert(i + self.dice.below(2), deepcopy(holder[i]))

    def rename(self, data: Json) -> None:
        chosen = self.inside(data, dict)
        if chosen:
            holder, key = chosen
            value = holder.pop(key)
            holder[self.one_of([*self.words, f"{key}s", "", "two\nlines"])] = value

    def renumber(self, data: Json) -> None:
        path = self.place(data, lambda value: type(value) is int)
        if path:
            old = at(data, path)
            near = self.dice.below(2) == 0
            new = self.one_of([old + 1, old - 1] if near else list(NUMBERS))
            at(data, path[:-1])[path[-1]] = new

    def reword(self, data: Json) -> None:
        path = self.place(data, lambda value: isinstance(value, str))
        if path:
            at(data, path[:-1])[path[-1]] = self.one_of(self.words)

    def swap(self, data: Json) -> None:
        """Swap two things of one role, such as faces of two dice or the gold of two heroes."""
        one = self.place(data, lambda value: type(value) in (int, str, dict, list))
        if one:
            alike = [path for path in paths(data) if path and role(path) == role(one)]
            other = self.one_of(alike)
            if one != other[: len(one)] and other != one[: len(other)]:
                first, second = at(data, one), at(data, other)
                at(data, one[:-1])[one[-1]] = second
                at(data, other[:-1])[other[-1]] = first

    def move(self, data: Json) -> None:
        chosen = self.inside(data, list)
        target = self.place(data, lambda value: isinstance(value, list))
        if chosen and target:
            holder, i = chosen
            there = at(data, target)
            item = holder.pop(i)
            there.insert(self.dice.below(len(there) + 1), deepcopy(item))

    def retype(self, data: Json) -> None:
        path = self.place(data, lambda value: True)
        if path:
            at(data, path[:-1])[path[-1]] = deepcopy(self.one_of(list(OTHER_TYPES)))

    def splice(self, data: Json) -> None:
        """Put an entry of another position into a list of such, or in place of one."""
        path = self.place(
            data, lambda value: isinstance(value, list) and bool(value) and type(value[0]) is dict
        )
        if path:
            target = at(data, path)
            fields = set(target[0])
            alike = [entry for entry in self.entries if len(fields & set(entry)) > 1]
            i = self.dice.below(len(target) + 1)
            target[i : i + self.dice.below(2)] = [deepcopy(self.one_of(alike or self.entries))]

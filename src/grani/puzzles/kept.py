"""Making a collection: games are looked through until every kind of table has enough puzzles.

What is found is kept in a file that is only appended to, a line a game: whoever is stopped goes on
later. A collection takes of each kind of table its share, of as many sorts and levels as there are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from grani.arena.journal import Journal, claim
from grani.arena.runners import Runner
from grani.core.registry import game as registered, role
from grani.puzzles.making import TASK, Wish, demands_of
from grani.puzzles.puzzle import Puzzle, puzzle_of

Tick = Callable[[int, int, int], None]
"""Told of the games looked through, the puzzles found, and the puzzles wanted."""
SURPLUS: Final = 1.15
"""So many puzzles are found for each that is taken: there must be something to choose from."""
BATCH: Final = 24
"""Games that are handed out at once."""


@dataclass(frozen=True)
class Order:
    """What is asked for: a game, how many puzzles, by whom and by which seed games are played."""

    game: str
    count: int
    player: str = "hard"
    seed: int = 1

    def wishes(self) -> list[Wish]:
        """Give the kinds of tables to look at."""
        tables: tuple[tuple[int, str, str], ...] = role_tables(self.game)
        return [
            Wish(self.game, seats, setup, theme, self.player, self.seed)
            for seats, setup, theme in tables
        ]

    def head(self) -> dict[str, Any]:
        """Say what the games of a file depend on, so that no others are mixed in."""
        return {
            "puzzles": self.game,
            "rules": registered(self.game).rules,
            "player": self.player,
            "seed": self.seed,
            "tables": [list(table) for table in role_tables(self.game)],
            "demands": asdict(demands_of(self.game)),
        }


def role_tables(game: str) -> tuple[tuple[int, str, str], ...]:
    """Give seats, set-up and theme of the tables that a game's puzzles come from."""
    few = registered(game).min_seats
    own: tuple[tuple[int, str, str], ...] = getattr(role(game, "review"), "PUZZLE_TABLES", ())
    return own or ((few, "", "any"),)


def make(order: Order, path: Path, runner: Runner, tick: Tick) -> list[Puzzle]:
    """Look through games until there are enough puzzles, and choose from them."""
    wishes = order.wishes()
    share = -(-order.count // len(wishes))
    wanted = round(share * SURPLUS)
    with Journal(path) as journal:
        claim(journal.file, path)
        games = _read(journal, order.head())
        while True:
            counts = [_count(games, table) for table in range(len(wishes))]
            tick(len(games), sum(counts), wanted * len(wishes))
            table = counts.index(min(counts))
            if counts[table] >= wanted:
                return chosen(games, len(wishes), order.count)
            known = {number for which, number in games if which == table}
            numbers = [n for n in range(len(known) + BATCH) if n not in known]
            for part in runner.run(TASK, asdict(wishes[table]), numbers, largest=1):
                journal.write([{"table": table, **found} for found in part.result])
                for found in part.result:
                    games[table, found["number"]] = list(map(puzzle_of, found["puzzles"]))
                tick(len(games), _count(games), wanted * len(wishes))


Games = dict[tuple[int, int], list[Puzzle]]


def chosen(games: Games, tables: int, count: int) -> list[Puzzle]:
    """Choose from what was found, the easy ones first: of every table alike, and as various as can
    be. The order in which games came does not matter."""
    share = -(-count // tables)
    taken: dict[str, Puzzle] = {}
    for table in range(tables):
        found = [
            one for (which, _), ones in sorted(games.items()) if which == table for one in ones
        ]
        for one in list(_various(found))[:share]:
            taken[one.id] = one
    return sorted(taken.values(), key=lambda one: (one.level, one.missed_in_all, one.id))


def _various(found: list[Puzzle]) -> Iterator[Puzzle]:
    """Give puzzles in turn of every sort and level there is."""
    heaps: dict[tuple[object, ...], list[Puzzle]] = {}
    for one in found:
        heaps.setdefault((one.themes[1:], one.level), []).append(one)
    while heaps:
        for key in sorted(heaps, key=str):
            yield heaps[key].pop(0)
        heaps = {key: heap for key, heap in heaps.items() if heap}


def written(puzzles: list[Puzzle]) -> str:
    """Write a collection."""
    lines = (json.dumps(one.data(), separators=(",", ":"), ensure_ascii=False) for one in puzzles)
    return "".join(f"{line}\n" for line in lines)


def _count(games: Games, table: int = -1) -> int:
    """Count the puzzles of a table, or of all."""
    return sum(len(ones) for (which, _), ones in games.items() if table in (which, -1))


def _read(journal: Journal, head: dict[str, Any]) -> Games:
    """Read what is known already, or begin; ValueError if it is something else."""
    journal.file.seek(0)
    lines = journal.file.read().split(b"\n")
    if lines == [b""]:
        journal.write([head])
        return {}
    if json.loads(lines[0]) != head:
        raise ValueError(f"{journal.path}: holds puzzles that were asked for otherwise")
    if lines[-1]:
        # Killed in mid-line: what was not written whole is looked for again.
        journal.file.truncate(journal.file.seek(0, 2) - len(lines[-1]))
    known = [json.loads(line) for line in lines[1:-1]]
    return {
        (one["table"], one["number"]): [puzzle_of(each) for each in one["puzzles"]] for one in known
    }

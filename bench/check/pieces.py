"""The pieces of work whose instructions are counted, and how one of them is done.

``python -m bench.check.pieces NAME COUNTER`` does a piece twice in a process that callgrind
watches: once to warm up, then with the counter on. Seeds are fixed, and a piece does the same work
each time. Rubbish is not collected while it is counted: when that happens depends on how much was
made before, and would tell of that alone.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

FORGE = "dice-forge"
REALMS = "rolling-realms"
OURS = "ours"
SERIOUS = "serious"


@dataclass(frozen=True)
class Part:
    """Some work of one of ``bench.workloads``: how much of it, at which table."""

    workload: str
    count: int
    game: str = FORGE
    setup: str = "random"
    seats: int = 2
    module: str = OURS

    def made(self) -> Callable[[], object]:
        """Prepare the work; give what does it."""
        module = import_module(f"bench.workloads.{self.module}")
        work: Callable[[int], int] = getattr(module, self.workload)(
            self.seats, self.setup, self.game
        )
        return lambda: work(self.count)


@dataclass(frozen=True)
class Piece:
    """What is counted as one, under a name that commits can use."""

    name: str
    title: str
    parts: tuple[Part, ...]


PIECES = [
    Piece(
        "games-base",
        "random games of the base box, 2 to 4 players",
        tuple(Part("games", 150, seats=seats) for seats in (2, 3, 4)),
    ),
    Piece(
        "games-goddess",
        "… with the Goddess",
        (Part("games", 200, setup="goddess"), Part("games", 80, setup="goddess-random", seats=4)),
    ),
    Piece(
        "games-titans",
        "… with the Titans",
        (Part("games", 200, setup="titans"), Part("games", 80, setup="titans-random", seats=4)),
    ),
    Piece(
        "games-realms",
        "random games of Rolling Realms, 1 and 3 players",
        (Part("games", 300, REALMS, seats=1), Part("games", 80, REALMS, seats=3)),
    ),
    Piece(
        "legal",
        "lists of legal actions, from Python, both games",
        (Part("steps", 25), Part("steps", 25, REALMS)),
    ),
    Piece(
        "clone",
        "clones in the middle of games",
        (Part("clone", 10_000, seats=4), Part("clone", 10_000, REALMS)),
    ),
    Piece(
        "look",
        "prompts, views and positions of a table",
        (Part("look", 60, seats=3, module=SERIOUS), Part("look", 60, REALMS, module=SERIOUS)),
    ),
    Piece(
        "master",
        "a decision of the master, both games",
        (
            Part("master", 1, module=SERIOUS),
            Part("master", 1, REALMS, seats=1, module=SERIOUS),
        ),
    ),
    Piece("review", "steps of a quick review", (Part("review", 12, module=SERIOUS),)),
    Piece("room", "a room of the server with 40 commands", (Part("room", 40, module=SERIOUS),)),
    Piece(
        "batch",
        "steps of a batch of 256 games, with what agents see",
        (Part("batch", 12, setup="introductory"), Part("batch", 12, REALMS, seats=1)),
    ),
]
"""In the order of the table."""


def named(name: str) -> Piece:
    """Give a piece by its name."""
    return next(piece for piece in PIECES if piece.name == name)


def main(name: str, counter: str) -> None:
    works = [part.made() for part in named(name).parts]
    library = ctypes.CDLL(counter)
    for work in works:
        work()
    gc.collect()
    gc.disable()
    library.begin()
    for work in works:
        work()
    library.end()


if __name__ == "__main__":
    main(*sys.argv[1:])

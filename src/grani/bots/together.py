"""Search on several cores: every process grows a tree of its own with dice of its own, and what
they tried is added up. Budgets are shared out beforehand, so equal seeds choose equally however
fast each process is.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from grani.bots.bot import Bot
from grani.bots.search import Search
from grani.core.contract import State
from grani.core.registry import game as registered

APART = 500_009
"""Keeps the dice of processes apart."""

Maker = Callable[[], Search]
"""Makes the search of one process; it must be something that another process can import."""
Tried = dict[int, tuple[int, float]]
"""By action: how often it was tried, and the sum of what that came to for the seat."""


class Together(Bot):
    """Thinks in ``cores`` processes at once, this one among them.

    Processes are started with the first decision and end with this one. One that dies is missed
    no further than its share of the work.
    """

    def __init__(self, make: Maker, cores: int, seed: int = 0) -> None:
        self.make = make
        self.cores = cores
        self.search = make()
        self.helpers: list[Helper] = []
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.search.begin(seed)
        for number, helper in enumerate(self.helpers, start=1):
            helper.send("begin", seed + number * APART)

    def choose(self, state: State, seat: int) -> int:
        if state.find(seat) == 1:
            return int(state.options[0])
        if not self.helpers:
            self.helpers = [Helper(self.make) for _ in range(self.cores - 1)]
            self.begin(self.seed)
        position = state.position()
        for helper in self.helpers:
            helper.send("think", position, seat)
        self.search.think(state, seat)
        tried = [tried_at_root(self.search, seat), *(helper.answer() for helper in self.helpers)]
        action = best_of(tried)
        self.search.follow(state, seat, action)
        for helper in self.helpers:
            helper.send("follow", action)
        return action

    def close(self) -> None:
        """Send the other processes home."""
        for helper in self.helpers:
            helper.close()
        self.helpers = []


class Helper:
    """Another process that searches, seen from here."""

    def __init__(self, make: Maker) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs, make), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, *words: object) -> None:
        """Ask for something, unless nobody is there any more."""
        try:
            self.line.send(words)
        except OSError:
            self.process.join(0)

    def answer(self) -> Tried:
        """Give what the process tried; nothing if it is gone."""
        try:
            tried: Tried = self.line.recv()
        except (EOFError, OSError):
            return {}
        return tried

    def close(self) -> None:
        self.line.close()
        self.process.join()


def serve(line: Connection, make: Maker) -> None:
    """Search for another process until it hangs up."""
    search = make()
    state: State | None = None
    seat = 0
    while True:
        try:
            word, *rest = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if word == "begin":
            search.begin(rest[0])
        elif word == "think":
            position, seat = rest
            state = registered(str(position["game"])).from_position(position)
            search.think(state, seat)
            line.send(tried_at_root(search, seat))
        elif state is not None:
            search.follow(state, seat, rest[0])


def tried_at_root(search: Search, seat: int) -> Tried:
    """Tell what a search has tried at its root."""
    tree = search.tree
    return {
        int(tree.action[edge]): (int(tree.visits[edge]), tree.total[edge * tree.seats + seat])
        for edge in search.at_root()
    }


def best_of(tried: list[Tried]) -> int:
    """Give the action that all together tried most; of equals, the one that promises more."""
    sums: dict[int, list[float]] = {}
    for each in tried:
        for action, (visits, total) in each.items():
            entry = sums.setdefault(action, [0.0, 0.0])
            entry[0] += visits
            entry[1] += total
    return max(
        sums,
        key=lambda action: (sums[action][0], sums[action][1] / max(1.0, sums[action][0]), -action),
    )

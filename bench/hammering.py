"""What playing tables notice of others: the time from a decision to its event, alone and while
clients hammer one thing, measured in turns on one server. ``python -m bench.load --hammer``.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from bench import machine
from bench.builds import ROOT
from bench.load_clients import SETTLING
from bench.load_hammer import HAMMERS
from grani.core.build import build
from grani.core.registry import game as registered
from grani.server.database import Where
from grani.server.lobby import Lobby
from grani.server.settings import Settings
from grani.server.store import Store
from grani.server.stored_room import Seat

REPORT = ROOT / "bench" / "HAMMER.md"
CLIENTS = 20
ROUNDS = 2
MOST_RISE = 1.5
"""How many times the usual p95 may be when somebody hammers."""
Play = Callable[[str, float], list[float]]


@dataclass
class Blows:
    """What one hammer did to the tables."""

    kind: str
    alone: list[float] = field(default_factory=list)
    hammered: list[float] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)

    @property
    def rise(self) -> float:
        """How many times as long the 95th of a hundred decisions takes."""
        return p95(self.hammered) / p95(self.alone)


def p95(latencies: list[float]) -> float:
    """Give the milliseconds that 95 of 100 decisions did not exceed."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]


def wanted(kind: str) -> tuple[str, ...]:
    """Give the hammers that a word means."""
    return HAMMERS if kind == "all" else (kind,)


def hammer(address: str, code: str, kind: str, seconds: float, play: Play) -> Blows:
    """Let tables play alone and hammered, in turns."""
    blows = Blows(kind)
    for _ in range(ROUNDS):
        blows.alone += play(address, seconds)
        lasting = str(seconds + 2 * SETTLING)
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "bench.load_hammer"),
                *(address, code, kind, str(CLIENTS), lasting),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        try:
            if process.stdin is None or process.stdout is None:
                raise RuntimeError("the hammer has no handle")
            if process.stdout.readline().strip() != "ready":
                raise RuntimeError("the hammer did not arrive")
            process.stdin.write("go\n")
            process.stdin.flush()
            blows.hammered += play(address, seconds)
            blows.answers.update(json.loads(process.stdout.readline()))
        finally:
            process.kill()
            process.wait()
    return blows


def finished_game(db: Where) -> str:
    """Let bots play a game to its end on a database; give the code of its room."""
    return asyncio.run(_finish(db))


async def _finish(db: Where) -> str:
    store = Store(db)
    lobby = Lobby(store, Settings(db=db, static=ROOT, pace=0.0))
    await lobby.start()
    game = registered("dice-forge")
    seats = [Seat("bot", name=name, bot="random", ready=True) for name in "ABCD"]
    setup = game.setup_data(len(seats), game.default_setup)
    room = await lobby.open(game, setup, game.default_setup, seats, "bench", None)
    async with room.lock:
        await room.begin()
    room.driver.wake()
    while room.game is None or not room.game.is_over:
        await asyncio.sleep(0.05)
    await lobby.stop()
    store.close()
    return room.stored.code


def written(all: list[Blows], tables: int, seconds: float, command: str, jobs: float) -> str:
    """Write the report."""
    rows = "\n".join(
        f"| {one.kind} | {p95(one.alone):.1f} ms | {p95(one.hammered):.1f} ms "
        f"| **{one.rise:.2f}** | {_told(one.answers)} |"
        for one in all
    )
    noisy = f", {jobs:.1f} other jobs when it began" if jobs > machine.BUSY else ""
    about = "\n".join(f"| {name} | {value} |" for name, value in machine.describe().items())
    return f"""# Hammered

{tables} tables play as in `LOAD.md` while {CLIENTS} clients, each a guest of its own, ask for one
thing as fast as it is answered. The time is from a decision to its event on both sockets of its
table, p95 over {ROUNDS} times {seconds:.0f} s; alone and hammered take turns on one server.
The rise may be at most {MOST_RISE}. The clients step back for the server (`nice`): in life they
are elsewhere.

| hammered | alone | hammered | rise | answers |
| --- | --- | --- | --- | --- |
{rows}

Measured on {date.today().isoformat()} with the {build()} build{noisy}: `{command}`.

| machine | |
| --- | --- |
{about}
"""


def _told(answers: Counter[str]) -> str:
    return ", ".join(f"{count} × {name}" for name, count in sorted(answers.items()))

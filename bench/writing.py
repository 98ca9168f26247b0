"""``python -m bench.writing``: what writing an event costs the server, before and after.

Events of several games are written through the real store, by turns with SQLAlchemy's statements
(``before``) and by the driver itself (``after``), in one run: on a machine that is busy only ratios
count. What is measured is the processor time of the thread that writes, which no other work of the
machine adds to, and that of the whole process.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from grani.core import fair
from grani.server.store import Store
from grani.server.stored_room import Entry, Seat, Standing, StoredRoom
from grani.server.writer import Writer
from tests import postgres

BODY = b"x" * 120
"""As long as a usual event."""
WARM_UP = 60
KINDS = {"before": False, "after": True}


@dataclass
class Spent:
    """Milliseconds an event, one number a round."""

    writer: list[float] = field(default_factory=list)
    process: list[float] = field(default_factory=list)


class Table:
    """A game whose events are written one after the other."""

    def __init__(self, store: Store, stored: StoredRoom) -> None:
        self._store = store
        self._stored = stored
        self._numbers = itertools.count(1)

    async def write(self, count: int) -> None:
        for _ in range(count):
            seq = next(self._numbers)
            entry = Entry(seq, 0, f"c{seq}", BODY)
            await self._store.append(self._stored, entry, Standing("playing", (0,), None), None)


async def measure(store: Store, at_once: int, rounds: int, events: int) -> dict[str, Spent]:
    """Write by turns in both ways, ``at_once`` games at a time."""
    tables = []
    for number in range(at_once):
        code = f"BENCH{number:06}"
        seed = fair.new_seed()
        fresh = StoredRoom(
            *(0, code, "dice-forge", "1", {}, "", "host", None, seed, fair.old_commitment(seed)),
            seats=[Seat("open")],
        )
        stored = await store.open_room(fresh)
        if stored is None:
            raise RuntimeError("the database is not empty")
        tables.append(Table(store, stored))
    spent = {kind: Spent() for kind in KINDS}
    share = max(1, events // at_once)
    for number in range(rounds + 1):
        for kind, is_quick in KINDS.items():
            Writer.is_quick = is_quick
            writer, process = await _thread_time(store), time.process_time()
            count = share if number else max(1, WARM_UP // at_once)
            await asyncio.gather(*(table.write(count) for table in tables))
            if number:
                each = 1000 / (count * at_once)
                spent[kind].process.append((time.process_time() - process) * each)
                spent[kind].writer.append((await _thread_time(store) - writer) * each)
    return spent


async def _thread_time(store: Store) -> float:
    """Ask the thread that writes how long it has worked."""
    return await store.write(lambda _: time.thread_time())


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m bench.writing", description=__doc__)
    reader.add_argument("--rounds", type=int, default=5, help="of each way (5)")
    reader.add_argument("--events", type=int, default=600, help="of each round (600)")
    options = reader.parse_args(arguments)
    print(told(options.rounds, options.events))
    return 0


def told(rounds: int, events: int) -> str:
    """Measure on both databases, and give the table."""
    lines = [
        "| database | events in a commit | writer before | after | | process before | after | |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    kinds = ["SQLite"] + (["PostgreSQL"] if postgres.programs() else [])
    for kind, at_once in itertools.product(kinds, (1, 8)):
        with tempfile.TemporaryDirectory(prefix="grani-writing-") as folder:
            is_file = kind == "SQLite"
            store = Store(Path(folder) / "t.db" if is_file else postgres.shared().database())
            try:
                spent = asyncio.run(measure(store, at_once, rounds, events))
            finally:
                store.close()
                Writer.is_quick = True
        cells = [kind, f"up to {at_once}" if at_once > 1 else "1"]
        for part in ("writer", "process"):
            before, after = (median(getattr(spent[one], part)) for one in KINDS)
            cells += [f"{before:.2f} ms", f"**{after:.2f} ms**", f"÷ {before / after:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

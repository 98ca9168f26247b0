"""``python -m tests.kill.chaos``: three servers on one PostgreSQL, and all that can go wrong.

Servers are killed, stopped for longer than their lease, told to go; connections to the database are
cut, and the database is restarted. Everybody plays on through whichever server answers, and says
some things through two. Then every promise is checked, in a copy of the database.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy.engine.url import make_url

from grani.server.moving import move
from tests import postgres
from tests.kill.audit import Audit
from tests.kill.campaign import PLENTY, TABLES, Campaign, Progress, Table
from tests.kill.going_on import GoingOn
from tests.kill.screens import guest_of
from tests.server.serving import Server

SERVERS = 3
LEASE = 2.0
MEASURED = 0.4
"""How often it is measured how soon rooms go on after a harm."""
ENOUGH = 20
ALONE: tuple[Table, ...] = (
    ("dice-forge", ("random", "random"), None),
    ("rolling-realms", ("absent", "random"), 6.0),
)
"""Tables that only bots and timers move on."""
APART: tuple[Table, ...] = (("dice-forge", ("you", "guest"), None),)
"""One more table whose players come through different servers."""
KEPT = Path(".build") / "chaos"
"""Where the database of a failed run is kept."""


class Chaos(Campaign):
    """Several servers at a time on one database, and those who play there.

    ``timed`` tells whether rooms must go on in time, which a machine that is busy with other things
    cannot promise.
    """

    _tables = (*TABLES, *APART, *ALONE)

    def __init__(
        self, folder: Path, dice: random.Random, progress: Progress, timed: bool = False
    ) -> None:
        self.cluster = postgres.Postgres({"fsync": "on", "synchronous_commit": "on"})
        self.url = self.cluster.database()
        self.faults: Counter[str] = Counter()
        self.going_on = GoingOn(self.cluster, str(make_url(self.url).database), LEASE)
        self._is_timed = timed
        self._measured = ""
        super().__init__(folder, dice, progress)

    def _start(self, folder: Path) -> list[Server]:
        servers = []
        for number in range(SERVERS):
            place = folder / f"server-{number}"
            place.mkdir()
            given = {"limits": PLENTY, "keep_loaded": 0.5, "pace": 0.05}
            servers.append(Server(place, db=self.url, lease_seconds=LEASE, **given))
        return servers

    async def _harm(self) -> None:
        faults = (self._kill, self._kill, self._sleep, self._renew, self._cut, self._restart)
        fault = self._dice.choice(faults)
        self.faults[fault.__name__.strip("_")] += 1
        self._measured = ""
        if fault != self._cut and self._dice.random() < MEASURED:
            self._measured = fault.__name__.strip("_")
        await fault()

    async def _note(self) -> None:
        """Note what must go on from now, if that is measured."""
        if self._measured:
            alone = [guest_of(one.cookie) for one in self.players if one.is_alone]
            await asyncio.to_thread(self.going_on.note, alone)

    async def _check(self) -> None:
        """See that it went on; no other harm meanwhile: what dies twice takes twice as long."""
        if self._measured:
            await asyncio.sleep(max(0.0, await asyncio.to_thread(self.going_on.latest)))
            await asyncio.to_thread(self.going_on.check, self._measured)

    async def _kill(self) -> None:
        """End a server as a power cut would, and start it again."""
        server = self._dice.choice(self._servers)
        await self._note()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await self._check()

    async def _sleep(self) -> None:
        """Stop a server for longer than its lease, in the middle of whatever it does."""
        server = self._dice.choice(self._servers)
        await self._note()
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(LEASE * self._dice.uniform(1.2, 2.0))
        os.kill(server.pid, signal.SIGCONT)
        await self._check()

    async def _renew(self) -> None:
        """Replace all servers, one after the other."""
        for server in self._servers:
            code = await asyncio.to_thread(server.stop)
            if code:
                raise RuntimeError(f"a server that was told to go ended with code {code}")
            # Not before: until it has gone it moves its rooms on by itself.
            await self._note()
            await asyncio.to_thread(server.start)
            await self._check()

    async def _cut(self) -> None:
        """Cut all connections to the database."""
        query = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname LIKE 'tables%' AND pid <> pg_backend_pid()"
        )
        await asyncio.to_thread(self.cluster.run, "postgres", query)

    async def _restart(self) -> None:
        """Let the database crash, and recover."""
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.to_thread(self.cluster.start)
        await self._note()
        await self._check()

    def _ask(self, query: str) -> list[tuple[Any, ...]]:
        return self.cluster.run(str(make_url(self.url).database), query)

    async def run(self, kills: int) -> Audit:
        """Do harm so many times, and check; rooms that were late are findings, too."""
        audit = await super().run(kills)
        if self._is_timed:
            audit.findings += self.going_on.findings
            if self.going_on.seen > ENOUGH and not self.going_on.moved:
                audit.findings.append("no room was ever taken over: nothing is measured")
        return audit

    async def _stop(self) -> int:
        code = await super()._stop()
        # The signs of life of servers that were killed may not have run out yet.
        await asyncio.to_thread(move, self.url, self._path, lambda *_: None, may_be_played=True)
        await asyncio.to_thread(self.cluster.close)
        return code


def main(argv: list[str] | None = None) -> int:
    """Play, do harm, check; 0 if nothing was lost, doubled or half applied."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill.chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=200, metavar="N", help="how many")
    parser.add_argument("--seed", type=int, default=1, help="another seed does other harm")
    options = parser.parse_args(argv)
    if options.faults < 1:
        parser.error("--faults: expected a number above 0")
    if postgres.programs() is None:
        print(postgres.SKIPPED, file=sys.stderr)
        return 1
    folder = Path(tempfile.mkdtemp(prefix="grani-chaos-"))
    begun = time.monotonic()
    try:
        campaign = Chaos(folder, random.Random(options.seed), _progress, timed=True)
        audit = asyncio.run(campaign.run(options.faults))
    except BaseException:
        _keep(folder)
        raise
    told = ", ".join(f"{count} {name}" for name, count in sorted(campaign.faults.items()))
    counts = (
        f"{options.faults} faults ({told}) in {time.monotonic() - begun:.0f} s, "
        f"seed {options.seed}: {campaign.rooms} games, {audit.events} events, "
        f"{audit.phrases} phrases, {audit.chats} texts, {audit.screens} screens"
    )
    moved = sorted(campaign.going_on.moved)
    if moved:
        counts += (
            f"; {len(moved)} rooms taken over after {moved[len(moved) // 2]:.1f} s "
            f"(longest {moved[-1]:.1f} s, allowed {campaign.going_on.within:.1f} s), "
            f"{os.getloadavg()[0]:.0f} jobs on this machine"
        )
    if campaign.going_on.longest:
        each = sorted(campaign.going_on.longest.items())
        counts += "; longest until rooms went on: "
        counts += ", ".join(f"{seconds:.1f} s after {harm}" for harm, seconds in each)
    if audit.findings:
        _keep(folder)
        print(*audit.findings, sep="\n")
        print(f"{counts}; {len(audit.findings)} promises BROKEN; what there was is in {KEPT}")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    print(f"{counts}; nothing lost, nothing doubled, nothing half applied")
    return 0


def _keep(folder: Path) -> None:
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(folder, KEPT)


def _progress(faults: int, total: int, rooms: int) -> None:
    is_live = sys.stderr.isatty()
    if is_live or faults % 10 == 0:
        line = f"{faults} of {total} faults, {rooms} games"
        print(line, end="\r" if is_live else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

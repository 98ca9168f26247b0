"""``python -m bench.load``: how many tables a machine holds, with bots, onlookers and study.

Tables are added until a decision takes too long to reach all sockets of its table: with one process
on SQLite, with one and with two on PostgreSQL. What is measured is kept in ``.bench/load``, part by
part, so that a run that was stopped goes on; the figures go into LOAD.md.
"""

from __future__ import annotations

import argparse
import hashlib
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families as families

from bench import hammering, load_report, machine, writing
from bench.builds import ROOT
from bench.load_clients import Measured
from bench.load_hammer import HAMMERS
from bench.load_machine import resident, used
from bench.load_report import TARGET_MS, Level, Part
from tests import postgres

KEPT = ROOT / ".bench" / "load"
CLIENT_PROCESSES = 2
PLENTY = "1000000"
HAMMERED_TABLES = 20
MOST_TABLES = 1000
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
"""What PostgreSQL has switched on by itself: nothing is acknowledged that is not on the disk."""


@dataclass(frozen=True)
class Arrangement:
    """What serves: one process or several, on a file or on PostgreSQL."""

    title: str
    processes: int
    is_shared: bool


ARRANGEMENTS = {
    "sqlite": Arrangement("1 process, SQLite", 1, False),
    "postgres": Arrangement("1 process, PostgreSQL", 1, True),
    "postgres-2": Arrangement("2 processes, PostgreSQL", 2, True),
}
WRITING = "writing"
PARTS = (WRITING, *ARRANGEMENTS)
"""The one that takes as long as it takes comes first; the others share the time that is left."""


@dataclass
class Ramp:
    """How tables are added: so many at first, then step by step, each measured for some seconds."""

    first: int = 100
    step: int = 50
    most: int = MOST_TABLES
    seconds: float = 8.0
    until: float = field(default=float("inf"))
    """The moment after which no further step begins, by ``time.monotonic``."""


def main(arguments: list[str]) -> int:
    options = _options(arguments)
    words = shlex.join(["python", "-m", "bench.load", *arguments])
    jobs = machine.other_jobs()
    if options.hammer:
        return _hammered(options, words, jobs)
    wanted = [options.part] if options.part else list(PARTS)
    end = time.monotonic() + 60 * options.minutes
    for number, name in enumerate(wanted):
        if vars(options)["try"] or options.anew or kept(name) is None:
            # What is left of the time is shared by the parts that are left.
            until = time.monotonic() + (end - time.monotonic()) / (len(wanted) - number)
            ramp = Ramp(options.tables, options.step, options.most, options.seconds, until)
            part = measured(name, ramp, jobs)
            if vars(options)["try"]:
                print(load_report.row(part))
            else:
                keep(part)
        print(f"{name}: done", file=sys.stderr, flush=True)
    if vars(options)["try"]:
        return 0
    parts = [part for part in map(kept, PARTS) if part is not None]
    report = load_report.written(parts, words)
    print(report)
    load_report.REPORT.write_text(report, "utf-8")
    return 0 if all(part.is_held for part in parts if part.name in ARRANGEMENTS) else 1


def _options(arguments: list[str]) -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    reader.add_argument("--part", choices=PARTS, help="measure this alone")
    reader.add_argument("--anew", action="store_true", help="also what is measured already")
    reader.add_argument("--minutes", type=float, default=7.5, help="begin nothing after them (7.5)")
    reader.add_argument("--tables", type=int, default=100, help="tables at first (100)")
    reader.add_argument("--step", type=int, default=50, help="tables that are added (50)")
    reader.add_argument("--most", type=int, default=MOST_TABLES, help="tables at most (1000)")
    reader.add_argument("--seconds", type=float, default=8.0, help="how long each step is measured")
    reader.add_argument(
        "--hammer",
        choices=["all", *HAMMERS],
        help="let 20 clients hammer this, and see how much 20 tables are slowed (bench/HAMMER.md)",
    )
    reader.add_argument("--try", action="store_true", help="leave reports and kept parts alone")
    return reader.parse_args(arguments)


# ---------------------------------------------------------------------- parts that are kept


def fingerprint() -> str:
    """Name the code that is measured: after a change of it, parts are measured anew."""
    found = hashlib.sha256()
    for folder, pattern in (("src/grani/server", "*.py"), ("bench", "load*.py")):
        for path in sorted((ROOT / folder).glob(pattern)):
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def keep(part: Part) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    told = {**asdict(part), "fingerprint": fingerprint()}
    (KEPT / f"{part.name}.json").write_bytes(msgspec.json.encode(told))


def kept(name: str) -> Part | None:
    """Give what was measured of a part with this code; None if it was not."""
    path = KEPT / f"{name}.json"
    if not path.is_file():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    return msgspec.convert(found, Part) if found.pop("fingerprint") == fingerprint() else None


# ---------------------------------------------------------------------- measuring


def measured(name: str, ramp: Ramp, jobs: float) -> Part:
    """Measure one part."""
    if name == WRITING:
        return Part(name, "what writing an event costs", jobs=jobs, text=writing.told(3, 400))
    arrangement = ARRANGEMENTS[name]
    part = Part(name, arrangement.title, processes=arrangement.processes, jobs=jobs)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="grani-load-")))
        where: Path | str = folder / "tables.db"
        database = None
        if arrangement.is_shared:
            cluster = stack.enter_context(postgres.cluster(on_disk=True, **DURABLE))
            where, database = cluster.database(), cluster.pid
        finished = hammering.finished_game(where)
        server = _server(folder, where, arrangement.processes)
        stack.callback(_stop, server)
        address = _line(server).split()[-1].rstrip("/")
        _warm_up(address)
        before = resident(server.pid)
        clients = _clients(address, CLIENT_PROCESSES, finished)
        stack.callback(_end, clients)
        tables = 0
        # However late it is by now: a part without a step would be kept, and say nothing.
        while not part.levels or (tables < ramp.most and time.monotonic() < ramp.until):
            more = min(ramp.step if tables else ramp.first, ramp.most - tables)
            _add(clients, more)
            tables += more
            if not part.levels:
                part.kb_before = before
                part.kb_per_table = (resident(server.pid) - before) / tables
            part.levels.append(_level(clients, tables, ramp.seconds, address, server.pid, database))
            if part.levels[-1].p95 >= TARGET_MS:
                break
    return part


def _level(
    clients: list[subprocess.Popen[str]],
    tables: int,
    seconds: float,
    address: str,
    server: int,
    database: int | None,
) -> Level:
    """Let all tables play for a while, and measure it."""
    spent, bots, begun = used(server, database), _decisions(address, "bot"), time.perf_counter()
    results = _play(clients, seconds)
    took = time.perf_counter() - begun
    spent = used(server, database).since(spent)
    bots = _decisions(address, "bot") - bots
    latencies = sorted(one for result in results for one in result.latencies)
    people = sum(result.decisions for result in results)
    if not latencies:
        raise RuntimeError("nobody has decided anything")

    def percentile(share: float) -> float:
        return 1000 * latencies[min(len(latencies) - 1, int(share * len(latencies)))]

    return Level(
        tables=tables,
        seconds=took,
        p50=percentile(0.5),
        p95=percentile(0.95),
        p99=percentile(0.99),
        people=people,
        bots=int(bots),
        refused=sum(result.refused for result in results),
        pages=sum(result.pages for result in results),
        pages_refused=sum(result.pages_refused for result in results),
        servers=spent.servers,
        busiest=spent.busiest,
        workers=spent.workers,
        database=spent.database,
    )


def _decisions(address: str, by: str) -> float:
    told = httpx.get(f"{address}/metrics", timeout=60).text
    return sum(
        sample.value
        for family in families(told)
        for sample in family.samples
        if sample.name == "grani_decisions_total" and sample.labels["by"] == by
    )


def _hammered(options: argparse.Namespace, words: str, jobs: float) -> int:
    """Start a server with a finished game in it, and hammer it in every way that is wanted."""
    tables, seconds = HAMMERED_TABLES, options.seconds

    def play(address: str, seconds: float) -> list[float]:
        clients = _clients(address, 1)
        try:
            _add(clients, tables)
            return [one for result in _play(clients, seconds) for one in result.latencies]
        finally:
            _end(clients)

    with tempfile.TemporaryDirectory(prefix="grani-hammer-") as folder:
        where = Path(folder) / "tables.db"
        code = hammering.finished_game(where)
        server = _server(Path(folder), where, 1)
        try:
            address = _line(server).split()[-1].rstrip("/")
            _warm_up(address)
            kinds = hammering.wanted(options.hammer)
            blows = [hammering.hammer(address, code, one, seconds, play) for one in kinds]
        finally:
            _stop(server)
    report = hammering.written(blows, tables, seconds, words, jobs)
    print(report)
    if not vars(options)["try"]:
        hammering.REPORT.write_text(report, "utf-8")
    return 0 if all(one.rise <= hammering.MOST_RISE for one in blows) else 1


# ---------------------------------------------------------------------- processes


def _server(folder: Path, where: Path | str, processes: int) -> subprocess.Popen[str]:
    with (folder / "server.log").open("w") as log:
        return subprocess.Popen(
            [
                *(sys.executable, "-m", "grani", "serve", "--port", "0", "--lang", "en"),
                *("--db", str(where), "--processes", str(processes)),
                *("--rooms-per-hour", PLENTY, "--lookups-per-minute", PLENTY),
                *("--crowd", PLENTY),
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )


def _stop(server: subprocess.Popen[str]) -> None:
    server.send_signal(signal.SIGINT)
    server.wait()


def _warm_up(address: str) -> None:
    """Have everything loaded that is loaded once."""
    clients = _clients(address, 1)
    try:
        _add(clients, 2)
        _play(clients, 1.0)
    finally:
        _end(clients)


def _clients(address: str, processes: int, finished: str = "") -> list[subprocess.Popen[str]]:
    """Start processes of scripted players; with a finished game to study it is a mixed crowd."""
    clients = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.load_clients", address, str(number), finished],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for number in range(processes)
    ]
    _await_all(clients)
    return clients


def _add(clients: list[subprocess.Popen[str]], tables: int) -> None:
    """Open more tables, shared by all processes."""
    count = len(clients)
    for number, client in enumerate(clients):
        _tell(client, f"add {tables // count + (number < tables % count)}")
    _await_all(clients)


def _play(clients: list[subprocess.Popen[str]], seconds: float) -> list[Measured]:
    """Let all tables play; give what each process measured."""
    for client in clients:
        _tell(client, f"go {seconds}")
    return [msgspec.json.decode(_line(client), type=Measured) for client in clients]


def _end(clients: list[subprocess.Popen[str]]) -> None:
    for client in clients:
        client.kill()
        client.wait()


def _await_all(clients: list[subprocess.Popen[str]]) -> None:
    for client in clients:
        if _line(client).strip() != "ready":
            raise RuntimeError("the tables did not open")


def _tell(process: subprocess.Popen[str], words: str) -> None:
    if process.stdin is None:
        raise RuntimeError("the process has no input")
    process.stdin.write(f"{words}\n")
    process.stdin.flush()


def _line(process: subprocess.Popen[str]) -> str:
    if process.stdout is None:
        raise RuntimeError("the process has no output")
    line = process.stdout.readline()
    if not line:
        raise RuntimeError("a process ended before it had anything to say")
    return line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

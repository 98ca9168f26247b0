"""``python -m bench.load``: many tables at once on one server, on loopback.

Measures the time from a decision to its event on both sockets of the table, and what an idle
table costs in memory. The figures go into LOAD.md; fails if a target is missed.
"""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec

from bench import hammering, machine
from bench.builds import ROOT
from bench.load_clients import SETTLING, THINKING, Measured
from bench.load_hammer import HAMMERS
from grani.core.build import build

REPORT = ROOT / "bench" / "LOAD.md"
TARGET_MS = 100.0
TARGET_KB = 200.0
CLIENT_PROCESSES = 2
IDLE_SECONDS = 3.0
PLENTY = "1000000"
MOST_TABLES = 200
HAMMERED_TABLES = 20


@dataclass(frozen=True)
class Figures:
    """What one run measured."""

    tables: int
    seconds: float
    decisions: int
    refused: int
    latencies: list[float]
    kb_per_table: float
    kb_before: int
    cpu: float
    """Share of one core that the server took while it was measured."""

    def percentile(self, share: float) -> float:
        """Give the latency, in milliseconds, that this share of decisions did not exceed."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def meets_targets(self) -> bool:
        return self.percentile(0.95) < TARGET_MS and self.kb_per_table < TARGET_KB


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    reader.add_argument("--tables", type=int, help="tables of two (200, or 20 hammered)")
    reader.add_argument("--seconds", type=float, default=30.0, help="how long to measure (30)")
    reader.add_argument(
        "--hammer",
        choices=["all", *HAMMERS],
        help="let 20 clients hammer this, and see how much 20 tables are slowed (bench/HAMMER.md)",
    )
    reader.add_argument("--try", action="store_true", help="leave the report as it is")
    options = reader.parse_args(arguments)
    jobs = machine.other_jobs()
    words = shlex.join(["python", "-m", "bench.load", *arguments])
    if options.hammer:
        tables = options.tables or HAMMERED_TABLES
        blows = hammered(options.hammer, tables, options.seconds)
        report = hammering.written(blows, tables, options.seconds, words, jobs)
        print(report)
        if not vars(options)["try"]:
            hammering.REPORT.write_text(report, "utf-8")
        return 0 if all(one.rise <= hammering.MOST_RISE for one in blows) else 1
    with tempfile.TemporaryDirectory(prefix="grani-load-") as folder:
        figures = measure(options.tables or MOST_TABLES, options.seconds, Path(folder))
    report = written(figures, words, jobs)
    print(report)
    if not vars(options)["try"]:
        REPORT.write_text(report, "utf-8")
    return 0 if figures.meets_targets else 1


def hammered(kind: str, tables: int, seconds: float) -> list[hammering.Blows]:
    """Start a server with a finished game in it, and hammer it in every way that is wanted."""

    def play(address: str, seconds: float) -> list[float]:
        results = _play(_clients(address, tables, 1, seconds))
        return [one for result in results for one in result.latencies]

    with tempfile.TemporaryDirectory(prefix="grani-hammer-") as folder:
        code = hammering.finished_game(Path(folder) / "tables.db")
        server = _server(Path(folder))
        try:
            address = _line(server).split()[-1].rstrip("/")
            _play(_clients(address, 2, 1, 1.0))
            return [
                hammering.hammer(address, code, one, seconds, play)
                for one in hammering.wanted(kind)
            ]
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


def _server(folder: Path) -> subprocess.Popen[str]:
    with (folder / "server.log").open("w") as log:
        return subprocess.Popen(
            [
                *(sys.executable, "-m", "grani", "serve", "--port", "0", "--lang", "en"),
                *("--db", str(folder / "tables.db")),
                *("--rooms-per-hour", PLENTY, "--lookups-per-minute", PLENTY),
                *("--crowd", PLENTY),
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )


def measure(tables: int, seconds: float, folder: Path) -> Figures:
    """Start a server and its clients, let them play, and stop them."""
    server = _server(folder)
    clients: list[subprocess.Popen[str]] = []
    try:
        address = _line(server).split()[-1].rstrip("/")
        _play(_clients(address, 2, 1, 1.0))  # Everything that is loaded once is loaded now.
        before = resident(server.pid)
        clients = _clients(address, tables, CLIENT_PROCESSES, seconds)
        time.sleep(min(IDLE_SECONDS, seconds))
        idle = resident(server.pid)
        worked, begun = used(server.pid), time.perf_counter()
        results = _play(clients)
        cpu = (used(server.pid) - worked) / (time.perf_counter() - begun)
    finally:
        for client in clients:
            client.kill()
        server.send_signal(signal.SIGINT)
        server.wait()
    return Figures(
        tables=tables,
        seconds=seconds,
        decisions=sum(result.decisions for result in results),
        refused=sum(result.refused for result in results),
        latencies=[one for result in results for one in result.latencies],
        kb_per_table=(idle - before) / tables,
        kb_before=before,
        cpu=cpu,
    )


def _clients(
    address: str, tables: int, processes: int, seconds: float
) -> list[subprocess.Popen[str]]:
    """Start processes of scripted players; all their tables are open when this returns."""
    shares = [tables // processes + (number < tables % processes) for number in range(processes)]
    clients = [
        subprocess.Popen(
            [
                *(sys.executable, "-m", "bench.load_clients"),
                *(address, str(share), str(seconds), str(number)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for number, share in enumerate(shares)
    ]
    for client in clients:
        if _line(client).strip() != "ready":
            raise RuntimeError("the tables did not open")
    return clients


def _play(clients: list[subprocess.Popen[str]]) -> list[Measured]:
    """Let all tables play; give what each process measured."""
    for client in clients:
        if client.stdin is not None:
            client.stdin.write("go\n")
            client.stdin.flush()
    results = [msgspec.json.decode(_line(client), type=Measured) for client in clients]
    for client in clients:
        client.wait()
    return results


def _line(process: subprocess.Popen[str]) -> str:
    if process.stdout is None:
        raise RuntimeError("the process has no output")
    line = process.stdout.readline()
    if not line:
        raise RuntimeError("a process ended before it had anything to say")
    return line


def resident(pid: int) -> int:
    """Give the memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError(f"process {pid} does not say how much memory it has")


def used(pid: int) -> float:
    """Give the seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def written(figures: Figures, command: str, jobs: float) -> str:
    """Write the report."""
    rate = len(figures.latencies) / figures.seconds
    low, high = THINKING
    about = "\n".join(f"| {name} | {value} |" for name, value in machine.describe().items())
    noisy = f", {jobs:.1f} other jobs when it began" if jobs > machine.BUSY else ""
    if os.sched_getscheduler(0) != os.SCHED_OTHER:
        noisy += ", with priority over them (`chrt`)"
    return f"""# Load

{figures.tables} tables of two scripted clients at once on one server, on loopback; half of the
tables play Dice Forge, half Rolling Realms. At every table somebody decides {low} to {high} s after
the last decision, as in a busy club: {rate:.0f} decisions a second in all. Every decision is
committed to SQLite (WAL, synchronous FULL) before anybody hears of it. The time is from sending
the decision to its event on **both** sockets of the table; clients run in {CLIENT_PROCESSES}
processes of their own on the same machine, and the first {SETTLING:.0f} s are not counted.

| | measured | target |
| --- | --- | --- |
| decision to event on all sockets, p95 | **{figures.percentile(0.95):.1f} ms** \
| < {TARGET_MS:.0f} ms |
| … median | {figures.percentile(0.5):.1f} ms | |
| … p99 | {figures.percentile(0.99):.1f} ms | |
| … slowest | {figures.percentile(1.0):.1f} ms | |
| decisions measured | {len(figures.latencies)} in {figures.seconds:.0f} s | |
| … refused | {figures.refused} | |
| memory of an idle table, engine and both sockets included | **{figures.kb_per_table:.0f} kB** \
| < {TARGET_KB:.0f} kB |
| server before the first table | {figures.kb_before / 1024:.0f} MB | |
| server's share of one core | {100 * figures.cpu:.0f} % | |

Measured on {date.today().isoformat()} with the {build()} build{noisy}.
`make load` runs `{command}`.

| machine | |
| --- | --- |
{about}
"""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""LOAD.md: how many tables each arrangement holds, what a decision costs, and what comes next."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from datetime import date

from bench import machine
from bench.builds import ROOT
from bench.load_clients import BOTS_EVERY, SETTLING, TABLES_A_READER, THINKING, WATCHED_EVERY
from bench.load_readers import READING
from grani.core.build import build

REPORT = ROOT / "bench" / "LOAD.md"
TARGET_MS = 100.0
TARGET_KB = 200.0
MANY = 10_000
CALM = 10.0
"""Seconds between two decisions at a table of people who think."""
FULL = 0.7
"""How much of a core is planned with: what is full waits."""


@dataclass
class Level:
    """What was measured with so many tables; what was used is in seconds of processor."""

    tables: int
    seconds: float
    p50: float
    p95: float
    p99: float
    people: int
    bots: int
    refused: int
    pages: int
    pages_refused: int
    servers: float
    busiest: float
    workers: float
    database: float

    @property
    def decisions(self) -> int:
        return self.people + self.bots

    def cost(self, used: float) -> float:
        """Give milliseconds of processor a decision."""
        return 1000 * used / max(1, self.decisions)


@dataclass
class Part:
    """What was measured of one arrangement; ``text`` is of a part that measures something else."""

    name: str
    title: str
    processes: int = 1
    jobs: float = 0.0
    kb_before: int = 0
    kb_per_table: float = 0.0
    levels: list[Level] = field(default_factory=list)
    text: str = ""

    @property
    def held(self) -> Level | None:
        """The most tables at which decisions were quick enough, at every step up to it."""
        good = None
        for level in self.levels:
            if level.p95 >= TARGET_MS:
                break
            good = level
        return good

    @property
    def is_held(self) -> bool:
        return self.held is not None and self.kb_per_table < TARGET_KB * self.processes

    @property
    def broke(self) -> Level | None:
        """The first step that was too much; None if time or tables ended before."""
        return next((level for level in self.levels if level.p95 >= TARGET_MS), None)


HEAD = (
    "| | tables held | p95 | median | p99 | decisions a second | server, ms a decision "
    "| database | memory a table | too much |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)

STEPS_HEAD = (
    "| | tables | p95 | decisions a second | busiest process | all servers | workers | database "
    "| pages, refused |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def row(part: Part) -> str:
    """Give the line of a part in the table."""
    if part.text:
        return part.text
    best = part.held or part.levels[0]
    held = f"**{best.tables}**" if part.held else f"fewer than {best.tables}"
    broke = part.broke
    too_much = f"{broke.tables}: {broke.p95:.0f} ms" if broke else "not reached"
    database = f"{best.cost(best.database):.2f} ms" if best.database else "in the server"
    return (
        f"| {part.title} | {held} | {best.p95:.1f} ms | {best.p50:.1f} ms | {best.p99:.1f} ms "
        f"| {best.people / best.seconds:.0f} + {best.bots / best.seconds:.0f} of bots "
        f"| {best.cost(best.servers):.2f} ms | {database} "
        f"| {part.kb_per_table:.0f} kB | {too_much} |"
    )


def written(parts: list[Part], command: str) -> str:
    """Write the report."""
    ramps = [part for part in parts if part.levels]
    low, high = THINKING
    noisy = max((part.jobs for part in parts), default=0.0)
    told = f", {noisy:.1f} other jobs when it began" if noisy > machine.BUSY else ""
    if os.sched_getscheduler(0) != os.SCHED_OTHER:
        told += ", with priority over them (`chrt`)"
    about = "\n".join(f"| {name} | {value} |" for name, value in machine.describe().items())
    rows = "\n".join(row(part) for part in ramps)
    steps = "\n".join(_steps(part) for part in ramps)
    costs = "\n".join(part.text for part in parts if part.text) or "Not measured yet."
    return f"""# Load

How many tables one machine holds while 95 of 100 decisions reach **all** sockets of their table
within {TARGET_MS:.0f} ms. Tables are added step by step until that is missed; servers, database and
clients share the machine, on loopback. Half of the tables play Dice Forge, half Rolling Realms; at
every table somebody decides {low} to {high} s after the last decision, as in a busy club. Of
{BOTS_EVERY} tables one is of a person and a bot (`easy`), of {WATCHED_EVERY} one has somebody who
looks on, and for every {TABLES_A_READER} tables somebody studies a finished game: a page of its
replay, statistics, record, text or review every {READING[0]:.0f} to {READING[1]:.0f} s. Every
decision is committed (SQLite: WAL, synchronous FULL; PostgreSQL: fsync) before anybody hears of it.
The first {SETTLING:.0f} s of each step are not counted.

{HEAD}
{rows}

Decisions of people are timed, those of bots are counted. *Server* is the processor time of the
server processes a decision (sockets, rules, views, writing), workers left out; *database* that of
PostgreSQL. An idle table may have at most {TARGET_KB:.0f} kB in each process that has it in memory.

{STEPS_HEAD}
{steps}

## What writing an event costs

Processor time of the thread that writes, and of the whole process, an event: by SQLAlchemy's
statements (before) and by the driver itself (after), by turns in one run
(`python -m bench.writing`).

{costs}

## What is next

{_next(ramps)}

## {MANY} tables, on paper

{_paper(ramps)}

Measured on {date.today().isoformat()} with the {build()} build{told}.
`make load` runs `{command}`; it goes on where it was stopped, and `--anew` begins again.

| machine | |
| --- | --- |
{about}
"""


def _steps(part: Part) -> str:
    return "\n".join(
        f"| {part.title} | {level.tables} | {level.p95:.1f} ms "
        f"| {level.decisions / level.seconds:.0f} | {100 * level.busiest / level.seconds:.0f} % "
        f"| {100 * level.servers / level.seconds:.0f} % "
        f"| {100 * level.workers / level.seconds:.0f} % "
        f"| {100 * level.database / level.seconds:.0f} % "
        f"| {level.pages}, {level.pages_refused} |"
        for level in part.levels
    )


def _next(parts: list[Part]) -> str:
    """Say what was full when it was too much."""
    lines = []
    cores = os.cpu_count() or 1
    for part in parts:
        level = part.broke or part.levels[-1]
        busiest = level.busiest / level.seconds
        ours = (level.servers + level.workers + level.database) / level.seconds
        what = (
            "one process is full: its loop, not its disk; more processes help"
            if busiest > FULL
            else "no process of the server is full: the machine is, with the clients on it"
            if ours > FULL * cores / 2
            else "neither is full: what else the machine did counts"
        )
        lines.append(
            f"- {part.title}, {level.tables} tables: the busiest process has {100 * busiest:.0f} % "
            f"of a core, servers, workers and database {100 * ours:.0f} % of {100 * cores} %: "
            f"{what}."
        )
    return "\n".join(lines)


def _paper(parts: list[Part]) -> str:
    shared = next((part for part in reversed(parts) if part.held and part.processes > 1), None)
    shared = shared or next((part for part in reversed(parts) if part.held), None)
    if shared is None or shared.held is None:
        return "Nothing was held: there is nothing to reckon with."
    level = shared.held
    each = level.cost(level.servers)
    base = level.cost(level.database)
    per_table = level.decisions / level.seconds / level.tables
    busy, calm = MANY * per_table, MANY / CALM
    sockets = MANY * (1 + (1 - 1 / BOTS_EVERY) + 1 / WATCHED_EVERY)

    def cores(rate: float, cost: float) -> float:
        return rate * cost / 1000 / FULL

    return f"""By what *{shared.title}* costs a decision, with cores {100 * FULL:.0f} % full:

| | as busy as here | people who think ({CALM:.0f} s a decision) |
| --- | --- | --- |
| decisions a second | {busy:.0f} | {calm:.0f} |
| cores of servers ({each:.2f} ms a decision) | {cores(busy, each):.0f} | {cores(calm, each):.0f} |
| cores of the database ({base:.2f} ms) | {cores(busy, base):.1f} | {cores(calm, base):.1f} |
| sockets | {sockets:.0f} | {sockets:.0f} |
| memory of tables | {MANY * shared.kb_per_table / 1024 / 1024:.1f} GB | the same |

One process is one core, so that is the number of processes, on as many machines as have them. What
grows faster than tables is hearing of each other: every process hears of every commit, and those
that have a room of it read the event. With people spread over all processes by chance, each event
is read once for every other process at its table. A balancer that sends the people of a room to one
process (`hash $uri consistent` in nginx; a wish, not a need) makes that nothing again. Games that
are over take 36 kB each in PostgreSQL; archives take less."""

"""What is counted and timed for a host's dashboard, in the format of Prometheus.

Numbers change where things happen, not when somebody asks: one process of several answers for all.
"""

from __future__ import annotations

import os

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from grani.server.metric_files import FOLDER

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Seconds by which waiting is told apart."""

tables = Gauge("grani_tables", "Rooms in memory", multiprocess_mode="livesum")
sockets = Gauge("grani_sockets", "Open sockets of people", multiprocess_mode="livesum")
decisions = Counter("grani_decisions", "Decisions on the disk", ["by"])
refused = Counter("grani_refused", "Commands and requests that were refused", ["reason"])
latency = Histogram("grani_command_seconds", "From a command to its answer", buckets=QUICK)
database = Histogram("grani_database_seconds", "Waiting for the database", ["kind"], buckets=QUICK)
queue = Gauge("grani_writer_queue", "Jobs that wait to be written", multiprocess_mode="livesum")
commits = Histogram(
    "grani_commit_seconds", "From the first job of a commit to its end", buckets=QUICK
)
workers = Gauge(
    "grani_worker_queue", "Questions to bots and judges, open now", multiprocess_mode="livesum"
)


def written() -> bytes:
    """Write down the numbers of this process, or of all on this machine."""
    if not os.environ.get(FOLDER):
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)

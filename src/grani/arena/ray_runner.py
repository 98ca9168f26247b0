"""Work on a Ray cluster: the same parts as on one machine, the same results.

Ray sends a part again when a worker or a node dies. A node that merely stops would hold everything
up, so parts that are overdue are sent once more, to whoever is free; of two answers the first is
taken, told by the first number of its part. Before anything is sent, every node says which Grani it
has: version, build, rules of the game and the code of all bots must be those of this machine.
"""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from grani.arena.runners import AHEAD, Part, RunnerError, Slices, perform
from grani.core.build import build, version
from grani.core.reading import one_line
from grani.core.registry import game as registered

LOCAL = "local"
AUTO = "auto"
"""What Ray itself calls the cluster of this machine."""
STORE = 80 * 1024 * 1024
OVERDUE_SECONDS = 5.0
OVERDUE_TIMES = 6.0
"""A part is overdue after this many times the longest that one has taken so far."""
UNKNOWN_SECONDS = 120.0
"""The same, while none has been done yet."""
MOST_COPIES = 3
POLL_SECONDS = 0.5
CHECK_SECONDS = 120.0
REACH_SECONDS = 10.0
RETRIES = 5


def told(game: str, bots: Sequence[str] = ()) -> dict[str, str]:
    """Say what Grani this process has, for one game and some bots."""
    from grani.bots.code import code_of

    return {
        "version": version(),
        "build": build(),
        "rules": registered(game).rules,
        "Python": ".".join(str(part) for part in sys.version_info[:2]),
        **{f"code of {bot}": code_of(bot, game) for bot in bots},
    }


class RayRunner:
    """Does the work on all nodes of a cluster.

    The address ``local`` starts one on this machine, for ``jobs`` workers, or for all processors.
    """

    def __init__(self, address: str, jobs: int, game: str, bots: Sequence[str] = ()) -> None:
        self.resent = 0
        """Parts that were sent once more because they were overdue."""
        _join(address, jobs)
        import ray

        try:
            _check(game, bots)
            self._workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        except BaseException:
            ray.shutdown()
            raise

    def run(
        self, task: str, what: object, numbers: Sequence[int], largest: int = 0
    ) -> Iterator[Part]:
        """Work through all numbers; parts come as they are ready."""
        import ray

        send = ray.remote(num_cpus=1, max_retries=RETRIES)(perform)
        given = ray.put(what)
        slices = Slices(numbers, largest)
        waiting = _Waiting()
        while waiting.parts or slices.are_left:
            while slices.are_left and len(waiting.parts) < AHEAD * self._workers:
                taken = slices.take()
                waiting.add(taken, send.remote(task, given, taken))
            for taken, done in waiting.ready():
                part = Part(taken, *done)
                slices.learn(part)
                yield part
            for taken in waiting.overdue():
                waiting.add(taken, send.remote(task, given, taken))
                self.resent += 1

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        import ray

        ray.shutdown()


class _Waiting:
    """Parts that are sent and not yet done, by their first number; each may be sent twice."""

    def __init__(self) -> None:
        self.parts: dict[int, Sequence[int]] = {}
        self._sent: dict[Any, tuple[int, float]] = {}
        """Which part is meant, and since when, by what Ray gives for it."""
        self._longest = 0.0

    def add(self, taken: Sequence[int], reference: Any) -> None:
        """Wait for one more."""
        self.parts[taken[0]] = taken
        self._sent[reference] = (taken[0], monotonic())

    def ready(self) -> list[tuple[Sequence[int], tuple[float, Any]]]:
        """Give the parts that are done, each once; wait a moment for the first."""
        import ray
        from ray.exceptions import RayError, RayTaskError

        done, _ = ray.wait(list(self._sent), num_returns=1, timeout=POLL_SECONDS)
        found = []
        for reference in done:
            first, _ = self._sent.pop(reference)
            if first not in self.parts:
                continue  # Its double was quicker.
            try:
                answer = ray.get(reference)
            except RayTaskError as wrong:
                cause = wrong.cause
                raise (cause if isinstance(cause, Exception) else wrong) from None
            except RayError as wrong:
                if any(other == first for other, _ in self._sent.values()):
                    continue
                raise RunnerError(one_line(f"{type(wrong).__name__}: {wrong}")) from wrong
            self._longest = max(self._longest, answer[0])
            found.append((self.parts.pop(first), answer))
            self._drop(first)
        return found

    def overdue(self) -> list[Sequence[int]]:
        """Give the parts that should have been done by now and may be sent once more."""
        limit = UNKNOWN_SECONDS
        if self._longest:
            limit = max(OVERDUE_SECONDS, OVERDUE_TIMES * self._longest)
        now = monotonic()
        copies: dict[int, list[float]] = {}
        for first, since in self._sent.values():
            copies.setdefault(first, []).append(since)
        return [
            self.parts[first]
            for first, since in copies.items()
            if len(since) < MOST_COPIES and now - max(since) > limit
        ]

    def _drop(self, first: int) -> None:
        """Give up the doubles of a part that is done."""
        import ray

        for reference in [one for one, (other, _) in self._sent.items() if other == first]:
            ray.cancel(reference, force=True)
            del self._sent[reference]


def _join(address: str, jobs: int) -> None:
    """Join a cluster, or start one that lasts as long as this process."""
    _reach(address)
    _prepare(address)
    import ray
    from ray.exceptions import RayError

    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(
                address="local",
                num_cpus=jobs if jobs > 1 else None,
                include_dashboard=False,
                object_store_memory=STORE,
                **quiet,
            )
        else:
            ray.init(address=address, **quiet)
    except (RayError, ConnectionError, RuntimeError, ValueError, OSError) as wrong:
        raise RunnerError(one_line(f"no Ray at {address}: {wrong}")) from wrong


def _reach(address: str) -> None:
    """Complain about an address where nobody listens: Ray itself would wait for ever."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not (host and port.isdecimal()):
        if address in (LOCAL, AUTO):
            return
        raise RunnerError(f"{address} is no address of a cluster: write host:port, or {LOCAL}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except (OSError, OverflowError) as wrong:
        raise RunnerError(one_line(f"no Ray at {address}: {wrong}")) from wrong


def _prepare(address: str) -> None:
    """Say what Ray reads once, when it is imported: this is why nothing imports it earlier.

    A cluster of our own has a token, for it would run whatever anybody on this machine sent.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address != LOCAL or "RAY_AUTH_MODE" in os.environ or "ray" in sys.modules:
        return
    folder = tempfile.mkdtemp(prefix="grani-ray-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    token = Path(folder, "token")
    token.touch(0o600)
    token.write_text(secrets.token_hex(32))
    os.environ["RAY_AUTH_MODE"] = "token"
    os.environ["RAY_AUTH_TOKEN_PATH"] = str(token)


def _check(game: str, bots: Sequence[str]) -> None:
    """Refuse a cluster with another Grani on any node."""
    import ray
    from ray.exceptions import RayError
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    ours = told(game, bots)
    ask = ray.remote(num_cpus=0, max_retries=1)(told)
    asked = []
    for node in ray.nodes():
        if node["Alive"]:
            there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
            answer = ask.options(scheduling_strategy=there).remote(game, bots)
            # Several nodes may have one name: each is asked.
            asked.append((node["NodeManagerHostname"], answer))
    for name, reference in asked:
        try:
            theirs = ray.get(reference, timeout=CHECK_SECONDS)
        except RayError as wrong:
            reason = one_line(str(wrong).strip().splitlines()[-1])
            raise RunnerError(f"the node {name} has no Grani that works: {reason}") from None
        if complaint := difference(name, theirs, ours):
            raise RunnerError(complaint)


def difference(node: str, theirs: dict[str, str], ours: dict[str, str]) -> str:
    """Say what a node has that is not what this machine has; empty if nothing.

    >>> difference("far", {"version": "0.2", "rules": "1"}, {"version": "0.3", "rules": "1"})
    'the node far has the version 0.2, this machine 0.3'
    """
    for what, mine in ours.items():
        if theirs.get(what) != mine:
            return f"the node {node} has the {what} {theirs.get(what)}, this machine {mine}"
    return ""

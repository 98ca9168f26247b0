"""``grani serve --processes``: one port, several processes, and none is missed when it goes."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from grani.server.metric_files import FOLDER, KINDS, forget, reserve
from grani.server.processes import Child
from grani.server.settings import Settings
from tests import postgres
from tests.patience import wait_until
from tests.server.browser import Browser, Tab, play_on
from tests.server.test_several import comes_back

COMMAND = [sys.executable, "-m", "grani", "serve", "--port", "0", "--lang", "en"]


class Family:
    """The command, as a host runs it; it has what a browser wants of a server."""

    def __init__(
        self, url: str, processes: int, before: Sequence[str] = (), log: Path | None = None
    ) -> None:
        with (log or Path(os.devnull)).open("w") as errors:
            self._command = subprocess.Popen(
                [*before, *COMMAND, "--processes", str(processes)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "GRANI_DB": url},
            )
        assert self._command.stdout is not None
        said = self._command.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        self.address, self.port = found[0], int(found[1])
        self.told = self._command.stdout.readline()

    @property
    def pid(self) -> int:
        return self._command.pid

    @property
    def children(self) -> set[int]:
        """The pids of the processes that serve."""
        found = subprocess.run(
            ["pgrep", "-P", str(self._command.pid), "-f", "multiprocessing.spawn"],
            capture_output=True,
            text=True,
        )
        return set(map(int, found.stdout.split()))

    def signal(self, number: int) -> None:
        self._command.send_signal(number)

    def end(self) -> int:
        return self._command.wait(60)

    def kill(self) -> None:
        for pid in self.children:
            os.kill(pid, signal.SIGKILL)
        self._command.kill()
        self._command.wait()


@pytest.fixture
def family(tmp_path: Path) -> Iterator[Family]:
    if postgres.programs() is None:
        pytest.skip(postgres.SKIPPED)
    url = postgres.shared().database().replace("grani@", "grani:secret@")
    running = Family(url, 2, log=tmp_path / "family.log")
    yield running
    running.kill()


def has_mounts() -> bool:
    """Whether the machine lets tests have disks of their own."""
    told = subprocess.run(["unshare", "--mount", "true"], capture_output=True)
    return told.returncode == 0


def fill(folder: Path) -> None:
    """Leave no room in a folder."""
    with contextlib.suppress(OSError), (folder / "fill").open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass


def is_refused_by_all(address: str) -> None:
    """Have things refused, often enough that every process has refused one."""
    for _ in range(40):
        assert httpx.get(f"{address}/api/rooms/NONE").status_code == 404


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
@pytest.mark.skipif(not has_mounts(), reason="no disk of its own for a test")
def test_a_full_disk_for_numbers_kills_nobody(tmp_path: Path) -> None:
    small = "mount -t tmpfs -o size=4m none $0 && TMPDIR=$0 exec $@"
    before = ["unshare", "--mount", "sh", "-c", small, str(tmp_path)]
    family = Family(postgres.shared().database(), 2, before)
    try:
        first = family.children
        assert len(first) == 2
        fill(Path(f"/proc/{family.pid}/root{tmp_path}"))
        is_refused_by_all(family.address)
        assert family.children == first
        told = httpx.get(f"{family.address}/metrics").text
        assert 'grani_refused_total{reason="no-room"} 40.0' in told, "numbers are still of all"
    finally:
        family.kill()


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_processes_serve_where_there_is_no_room_for_numbers(tmp_path: Path) -> None:
    log = tmp_path / "log"
    # The files of numbers are larger than any that it may write.
    small = ["sh", "-c", "ulimit -f 64 && exec $0 $@"]
    family = Family(postgres.shared().database(), 2, small, log)
    try:
        is_refused_by_all(family.address)
        assert httpx.get(f"{family.address}/metrics").status_code == 200
        assert log.read_text().count("/metrics are of one process each") == 2
        assert "Traceback" not in log.read_text()
    finally:
        family.kill()


def prepare_nothing() -> None:
    """Get a process ready that needs nothing."""


def test_a_process_that_never_served_leaves_no_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, no_database = tmp_path / "numbers", tmp_path / "text"
    folder.mkdir()
    no_database.write_text("This is no database, and never was one. " * 100)
    monkeypatch.setenv(FOLDER, str(folder))
    settings = Settings(db=no_database, static=tmp_path)
    with socket.socket() as taken:
        child = Child(settings, taken, prepare_nothing)
        wait_until(lambda: not child.is_alive, "it goes on")
        assert len(list(folder.iterdir())) == len(KINDS), "it took the room that it needs"
        assert child.is_gone()
        assert list(folder.iterdir()) == []
        reserve()
        forget(os.getpid())
        assert len(list(folder.iterdir())) == len(KINDS) - 1, "what was counted stays counted"


def play_a_while(tab: Tab, dice: random.Random) -> None:
    """Play on, and come back as a page does if the process that served it is gone."""
    left = 5
    while left:
        try:
            left -= play_on([tab], dice, 1)
        except Exception:
            wait_until(lambda: comes_back(tab), "nobody serves")


def test_processes_die_are_renewed_and_stop_and_a_game_goes_on(family: Family) -> None:
    assert "secret" not in family.told
    guest = Browser(family)  # type: ignore[arg-type]
    code = guest.create("dice-forge", "you", "here")
    tab, dice = guest.tab(code), random.Random(1)
    first = family.children
    assert len(first) == 2
    play_a_while(tab, dice)
    victim = min(first)
    os.kill(victim, signal.SIGKILL)
    wait_until(lambda: len(family.children - first) == 1, "it is not started again")
    play_a_while(tab, dice)
    second = family.children
    family.signal(signal.SIGHUP)
    wait_until(
        lambda: len(family.children) == 2 and not family.children & second, "they are not renewed"
    )
    play_a_while(tab, dice)
    tab.close()
    family.signal(signal.SIGTERM)
    assert family.end() == 0
    assert family.children == set()


def test_processes_stop_when_nobody_looks_after_them(family: Family) -> None:
    left = family.children
    assert len(left) == 2
    os.kill(family.pid, signal.SIGKILL)
    family.end()
    wait_until(lambda: not any(map(is_there, left)), "they go on alone")
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{family.address}/health")


def is_there(pid: int) -> bool:
    """Whether a process has not ended."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


def test_a_process_that_hangs_as_it_starts_does_not_hold_up_others(
    family: Family, tmp_path: Path
) -> None:
    first = family.children
    one, other = first
    os.kill(one, signal.SIGKILL)
    wait_until(lambda: family.children - first, "it is not started again")
    (hanging,) = family.children - first
    os.kill(hanging, signal.SIGSTOP)
    os.kill(other, signal.SIGKILL)
    wait_until(lambda: len(family.children - first - {hanging}) == 1, "nobody looks after it")
    assert "did not start" not in (tmp_path / "family.log").read_text(), "it was waited for"
    wait_until(lambda: is_served(family.address), "nobody serves")


def is_served(address: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{address}/health").status_code == 200
    return False


def test_several_processes_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    command = [*COMMAND, "--processes", "2", "--db", str(path)]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 2
    assert "--db" in said.stderr
    assert not path.exists()


@pytest.mark.parametrize("url", ["mysql://grani@/grani", "postgresql://nobody@127.0.0.1:1/grani"])
def test_a_database_that_cannot_be_is_refused_in_a_sentence(url: str) -> None:
    said = subprocess.run([*COMMAND, "--db", url], capture_output=True, text=True, timeout=60)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1, said.stderr

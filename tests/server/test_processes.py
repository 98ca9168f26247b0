"""``grani serve --processes``: one port, several processes, and none is missed when it goes."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from tests.patience import wait_until
from tests.server.browser import Browser, Tab, play_on
from tests.server.test_several import comes_back

COMMAND = [sys.executable, "-m", "grani", "serve", "--port", "0", "--lang", "en"]


class Family:
    """The command, as a host runs it; it has what a browser wants of a server."""

    def __init__(self, url: str, processes: int) -> None:
        self._command = subprocess.Popen(
            [*COMMAND, "--processes", str(processes)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
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
def family() -> Iterator[Family]:
    if postgres.programs() is None:
        pytest.skip(postgres.SKIPPED)
    running = Family(postgres.shared().database().replace("grani@", "grani:secret@"), 2)
    yield running
    running.kill()


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

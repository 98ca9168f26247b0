"""The unit of systemd: systemd takes it, and what it starts serves, reloads and ends cleanly."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.proxy import free_port
from tests.server.serving import ROOT

UNIT = ROOT / "contrib" / "grani.service"
HOME = "/opt/grani"
COMMAND = f"{HOME}/.venv/bin/grani"
ANALYSE = shutil.which("systemd-analyze")


class Unit:
    """The unit as systemd reads it, installed in this folder instead of ``/opt``."""

    def __init__(self) -> None:
        read = configparser.ConfigParser(
            strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",)
        )
        read.optionxform = str  # type: ignore[assignment,method-assign]
        read.read_string(UNIT.read_text("utf-8"))
        self.service = dict(read["Service"])
        # A key that stands several times is given by its last line: these are gathered here.
        lines = re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
        self.environment = dict(lines)

    def command(self, key: str, **environment: str) -> list[str]:
        """Give the words of a command, with variables as systemd would put them in."""
        known = {**self.environment, **environment}
        words = shlex.split(self.service[key])
        return [re.sub(r"\$\{?(\w+)\}?", lambda found: known[found[1]], word) for word in words]


@pytest.mark.skipif(ANALYSE is None, reason="SYSTEMD UNIT NOT VERIFIED: no systemd-analyze here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8")
    unit.write_text(text.replace(COMMAND, sys.executable), "utf-8")
    assert ANALYSE is not None
    said = subprocess.run([ANALYSE, "verify", unit], capture_output=True, text=True)
    about = [line for line in said.stderr.splitlines() if UNIT.name in line]
    assert (said.returncode, about) == (0, [])
    broken = tmp_path / "broken" / UNIT.name
    broken.parent.mkdir()
    broken.write_text(unit.read_text("utf-8").replace("Restart=always", "Restart=perhaps"), "utf-8")
    said = subprocess.run([ANALYSE, "verify", broken], capture_output=True, text=True)
    assert "perhaps" in said.stderr, "it would notice"


@pytest.mark.parametrize("key", ["ExecReload", "KillSignal"])
def test_what_the_unit_starts_serves_and_ends_cleanly(tmp_path: Path, key: str) -> None:
    unit = Unit()
    db, port = tmp_path / "club.sqlite", str(free_port())
    words = unit.command("ExecStart")
    assert words[0] == COMMAND
    words = [sys.executable, "-m", "grani", *words[1:]]
    words[words.index("--port") + 1] = port
    environment = {**os.environ, **unit.environment, "GRANI_DB": str(db), "PYTHONPATH": ""}
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stdout is not None
            assert port in running.stdout.readline()
            answer = httpx.get(f"http://127.0.0.1:{port}/health")
            assert answer.json() == {"database": True, "lease": True}
            if key == "ExecReload":
                subprocess.run(unit.command(key, MAINPID=str(running.pid)), check=True)
            else:
                running.send_signal(signal.Signals[unit.service[key]])
            assert running.wait(60) == 0
        finally:
            running.kill()
    assert not Path(f"{db}-wal").exists(), "all is in the one file"

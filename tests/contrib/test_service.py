"""The unit of systemd: systemd takes it, and what it starts serves, reloads and ends cleanly."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import grani
from grani.server.sqlite_database import SqliteDatabase
from tests.server.proxy import free_port
from tests.server.serving import ROOT

UNIT = ROOT / "contrib" / "grani.service"
BACKUP = ROOT / "contrib" / "grani-backup.service"
TIMER = ROOT / "contrib" / "grani-backup.timer"
COMMAND_OF_CLUB = ROOT / "contrib" / "grani"
HOME = "/opt/grani"
COMMAND = f"{HOME}/.venv/bin/grani"
SOURCE = Path(grani.__file__).parents[1]
ANALYSE = shutil.which("systemd-analyze")


class Unit:
    """The unit as systemd reads it, installed in this folder instead of ``/opt``."""

    def __init__(self, file: Path = UNIT) -> None:
        text = file.read_text("utf-8")
        read = configparser.ConfigParser(
            strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",)
        )
        read.optionxform = str  # type: ignore[assignment,method-assign]
        read.read_string(text)
        self.service = dict(read["Service"])
        # A key that stands several times is given by its last line: these are gathered here.
        lines = re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE)
        self.environment = dict(lines)

    def command(self, key: str, **environment: str) -> list[str]:
        """Give the words of a command, with variables as systemd would put them in."""
        known = {**self.environment, **environment}
        words: list[str] = []
        for word in shlex.split(self.service[key]):
            alone = re.fullmatch(r"\$(\w+)", word)
            # A variable without braces that stands alone becomes as many words as it has.
            words += known[alone[1]].split() if alone else [self._filled(word, known)]
        return words

    @staticmethod
    def _filled(word: str, known: dict[str, str]) -> str:
        filled = re.sub(r"(?<!\$)\$\{?(\w+)\}?", lambda found: known[found[1]], word)
        return filled.replace("$$", "$").replace("%%", "%")


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


@pytest.mark.skipif(ANALYSE is None, reason="SYSTEMD UNIT NOT VERIFIED: no systemd-analyze here")
def test_systemd_takes_the_timer_of_copies(tmp_path: Path) -> None:
    for file in (BACKUP, TIMER):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    assert ANALYSE is not None
    timer = tmp_path / TIMER.name
    said = subprocess.run([ANALYSE, "verify", timer], capture_output=True, text=True)
    about = [line for line in said.stderr.splitlines() if TIMER.stem in line]
    assert (said.returncode, about) == (0, [])


def test_options_of_the_club_reach_the_server() -> None:
    words = Unit().command("ExecStart", GRANI_OPTIONS="--lobby --keep-finished 90d")
    assert words[-3:] == ["--lobby", "--keep-finished", "90d"]
    assert Unit().command("ExecStart")[-2:] == ["--log-format", "json"]


def test_a_copy_is_made_and_only_old_ones_go(tmp_path: Path) -> None:
    db, copies = tmp_path / "club.sqlite", tmp_path / "copies"
    SqliteDatabase(db, "").close()
    copies.mkdir()
    ages = {"club-old.sqlite": 20, "club-new.sqlite": 3, "mine.sqlite": 400}
    now = time.time()
    for name, days in ages.items():
        (copies / name).touch()
        os.utime(copies / name, (now - days * 86_400,) * 2)
    unit = Unit(BACKUP)
    assert unit.environment["GRANI_DB"] == Unit().environment["GRANI_DB"]
    assert unit.environment["PYTHONPATH"] == Unit().environment["PYTHONPATH"]
    given = {"GRANI_DB": str(db), "GRANI_COPIES": str(copies)}
    for key in ("ExecStart", "ExecStartPost"):
        words = unit.command(key, **given)
        words = [word.replace(COMMAND, f"{sys.executable} -m grani") for word in words]
        subprocess.run(words, env={**os.environ, **given}, check=True, capture_output=True)
    left = {file.name for file in copies.iterdir()}
    assert left > {"club-new.sqlite", "mine.sqlite"}
    assert "club-old.sqlite" not in left
    assert len(left) == 3


@pytest.mark.parametrize("value", ["{}", '"{}"', "'{}'"])
def test_the_command_of_a_club_knows_its_database(tmp_path: Path, value: str) -> None:
    db, file = tmp_path / "club in town.sqlite", tmp_path / "grani.env"
    SqliteDatabase(db, "").close()
    said = f"# ours\n\nGRANI_OPTIONS=--lobby --crowd 9\nGRANI_DB={value.format(db)}"
    file.write_text(said, "utf-8")
    text = COMMAND_OF_CLUB.read_text("utf-8")
    for name in ("PYTHONPATH", "GRANI_DB"):
        assert f"{name}={Unit().environment[name]}\n" in text
    for before, after in {
        Unit().service["EnvironmentFile"].removeprefix("-"): str(file),
        f"runuser -u {Unit().service['User']} -- ": "",
        COMMAND: f"{sys.executable} -m grani",
        f"PYTHONPATH={Unit().environment['PYTHONPATH']}": f"PYTHONPATH={SOURCE}",
        f'[ "$(id -un)" != {Unit().service["User"]} ]': "false",
    }.items():
        assert before in text, before
        text = text.replace(before, after)
    command = tmp_path / "grani"
    command.write_text(text, "utf-8")
    words = ["sh", str(command), "admin", "notice", "At eight, not at seven", "--lang", "en"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    with closing(sqlite3.connect(db)) as kept:
        assert kept.execute("SELECT text FROM announcements").fetchall() == [
            ("At eight, not at seven",)
        ]


def test_the_command_of_a_club_takes_no_other_database_where_it_may_not_know() -> None:
    own = f'[ "$(id -un)" != {Unit().service["User"]} ]'
    file = Unit().service["EnvironmentFile"].removeprefix("-")
    text = COMMAND_OF_CLUB.read_text("utf-8").replace(own, "false").replace(COMMAND, "echo")
    # Not below the folders of the tests, which are for one user alone.
    with tempfile.TemporaryDirectory() as folder:
        kept, command = Path(folder, "grani.env"), Path(folder, "grani")
        kept.write_text("GRANI_DB=postgresql:///grani\n", "utf-8")
        command.write_text(text.replace(file, str(kept)), "utf-8")
        os.chmod(folder, 0o755)
        kept.chmod(0)
        words = ["sh", str(command), "admin", "status"]
        if os.geteuid() == 0:
            words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *words]
        done = subprocess.run(words, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"may not read {kept}" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("key", ["ExecReload", "KillSignal"])
def test_what_the_unit_starts_serves_and_ends_cleanly(tmp_path: Path, key: str) -> None:
    unit = Unit()
    db, port = tmp_path / "club.sqlite", str(free_port())
    words = unit.command("ExecStart")
    assert words[0] == COMMAND
    # As systemd starts it: no signal is ignored, though those who run tests may do that (`nohup`).
    words = ["env", "--default-signal", sys.executable, "-m", "grani", *words[1:]]
    words[words.index("--port") + 1] = port
    environment = {**os.environ, **unit.environment, "GRANI_DB": str(db), "PYTHONPATH": ""}
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stderr is not None
            assert port in json.loads(running.stderr.readline())["message"]
            answer = httpx.get(f"http://127.0.0.1:{port}/health")
            assert answer.json().items() >= {"database": True, "lease": True}.items()
            if key == "ExecReload":
                subprocess.run(unit.command(key, MAINPID=str(running.pid)), check=True)
            else:
                running.send_signal(signal.Signals[unit.service[key]])
            out, errors = running.communicate(timeout=60)
            assert (running.returncode, out) == (0, "")
            told = [json.loads(line)["message"] for line in errors.splitlines()]
            assert told[-1].startswith("stopped"), "all that is written is JSON"
            assert not any("/health" in one for one in told)
        finally:
            running.kill()
    assert not Path(f"{db}-wal").exists(), "all is in the one file"

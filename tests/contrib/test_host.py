"""*Host a club*, followed step by step on loopback, with the commands that stand on the page.

What would change the machine is done beside it: files of ``/etc`` lie in a folder of the test, a
certificate is made instead of fetched, and what systemd would start is started by the test.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.contrib.test_service import BACKUP, COMMAND, TIMER, UNIT, Unit
from tests.patience import wait_until
from tests.server.proxy import Nginx, certify, free_port, missing, trusting
from tests.server.serving import ROOT

PAGES = ("host.md", "host.ru.md", "host.uk.md")
NAME = "club.example"
PORT = "8765"
Step = tuple[str, list[str]]


def steps(page: str) -> list[Step]:
    """The numbered steps of a page: words, and commands."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    found = re.findall(r"^(\d+)\. (.+)\n\n    ```sh\n((?:    .+\n)+?)    ```$", text, re.MULTILINE)
    assert [number for number, _, _ in found] == [str(number) for number in range(1, 11)]
    return [
        (words, [line.removeprefix("    ") for line in lines.splitlines()])
        for _, words, lines in found
    ]


def test_all_languages_have_the_same_ten_commands() -> None:
    commands = [[lines for _, lines in steps(page)] for page in PAGES]
    assert commands[0] == commands[1] == commands[2]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="NO CLONE MADE: this is none itself")
def test_what_was_built_in_the_folder_is_not_taken_along(tmp_path: Path) -> None:
    """The second step: an environment that was copied would go on with the old folder's source."""
    line = steps("host.md")[1][1][0].removeprefix("sudo ").replace("/opt/grani", f"{tmp_path}/new")
    subprocess.run(["bash", "-ec", line], cwd=ROOT, check=True, capture_output=True)
    made = {file.name for file in (tmp_path / "new").iterdir()}
    assert {"Makefile", "src", "contrib"} < made
    assert not made & {".venv", ".build"}


def test_an_update_builds_what_the_steps_build() -> None:
    for page in PAGES:
        text = (ROOT / "docs" / page).read_text("utf-8")
        (update,) = re.findall(r"```sh\n(cd /opt/grani\n[^`]+)```", text)
        backup, pull, build, reload = update.splitlines()[1:]
        assert backup == steps(page)[9][1][-1], "a copy first"
        assert pull == "sudo git pull"
        assert build == steps(page)[2][1][0]
        assert reload == "sudo systemctl reload grani"


class Machine:
    """Where the steps are followed: a folder that stands for the machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = str(free_port())
        self.server: subprocess.Popen[str] | None = None
        self.proxy: Nginx | None = None
        for place in ("etc/systemd/system", "etc/nginx/conf.d", "var/lib/grani", "usr/local/bin"):
            (folder / place).mkdir(parents=True)

    def close(self) -> None:
        if self.proxy is not None:
            self.proxy.stop()
        if self.server is not None:
            self.server.kill()
            self.server.communicate()

    def shell(self, line: str) -> str:
        """Run a line of the page here, in the folder of Grani."""
        line = re.sub(r"(?<=[ \"'])/(etc|var|usr)/", f"{self.folder}/\\1/", line)
        line = line.replace("sudo -u grani ", "").replace("sudo ", "").replace(PORT, self.port)
        line = line.replace(".venv/bin/grani", f"{sys.executable} -m grani")
        done = subprocess.run(
            ["bash", "-ec", f"NAME={NAME}; {line}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        return done.stdout

    def start_service(self) -> None:
        """Do what systemd would with the unit that was copied, and with the file it names."""
        copied = self.folder / "etc" / "systemd" / "system" / UNIT.name
        assert copied.read_text("utf-8") == UNIT.read_text("utf-8")
        unit = Unit()
        told = unit.service["EnvironmentFile"].removeprefix("-")
        given = dict(
            line.split("=", 1) for line in (self.folder / told[1:]).read_text("utf-8").splitlines()
        )
        words = unit.command("ExecStart", **given)
        words = [sys.executable, "-m", "grani", *words[1:]]
        words[words.index("--port") + 1] = self.port
        db = f"{self.folder}{unit.environment['GRANI_DB']}"
        self.server = subprocess.Popen(
            words,
            env={**os.environ, "GRANI_DB": db},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.server.stderr is not None
        assert self.port in self.server.stderr.readline()

    def start_backup(self) -> None:
        """Do what systemd would with the unit of copies."""
        unit = Unit(BACKUP)
        given = {
            name: f"{self.folder}{unit.environment[name]}" for name in ("GRANI_DB", "GRANI_COPIES")
        }
        assert unit.service["StateDirectory"].split()[-1] == "grani/copies"
        Path(given["GRANI_COPIES"]).mkdir()
        words = unit.command("ExecStart", **given)
        words = [word.replace(COMMAND, f"{sys.executable} -m grani") for word in words]
        subprocess.run(words, env={**os.environ, **given}, check=True, capture_output=True)

    def certify(self) -> None:
        """Make a certificate where certbot would have put it."""
        place = self.folder / "etc" / "letsencrypt" / "live" / NAME
        place.mkdir(parents=True)
        certify(place)
        (place / "cert.pem").rename(place / "fullchain.pem")
        (place / "key.pem").rename(place / "privkey.pem")

    def start_proxy(self) -> None:
        """Let nginx take the file that was put there; only ports and places are others."""
        written = (self.folder / "etc/nginx/conf.d/grani.conf").read_text("utf-8")
        self.https = free_port()
        for before, after in {
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.https} ssl;",
            "listen [::]:80;": "",
            "listen [::]:443 ssl;": "",
            "/etc/letsencrypt/": f"{self.folder}/etc/letsencrypt/",
            f"127.0.0.1:{PORT};": f"127.0.0.1:{self.port};",
        }.items():
            assert before in written
            written = written.replace(before, after)
        place = self.folder / "nginx"
        place.mkdir()
        (place / "grani.conf").write_text(written)
        self.proxy = Nginx(place, self.https)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    running = Machine(tmp_path)
    yield running
    running.close()


@pytest.mark.skipif(bool(missing()), reason=f"THE STEPS ARE NOT FOLLOWED: {missing()}")
def test_the_ten_steps_lead_to_a_club(machine: Machine) -> None:
    install, fetch, build, user, where, start, well, certificate, proxy, copy = (
        lines for _, lines in steps("host.md")
    )
    assert install[0].startswith("sudo apt install make gcc ")
    assert fetch == ["sudo git clone . /opt/grani", f"cd {Unit().service['WorkingDirectory']}"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in shlex.split(build[0])[2:]:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    assert shlex.split(user[0])[-1] == Unit().service["User"]
    assert where[0] == f"NAME={NAME}"
    machine.shell(where[1])
    machine.shell(start[0])
    machine.shell(start[1])
    assert os.access(machine.folder / "usr/local/bin/grani", os.X_OK)
    assert start[2] == "sudo systemctl enable --now grani"
    machine.start_service()
    assert machine.shell(well[0]).startswith('{"database":true,"lease":true,"version":"')
    assert certificate == ["sudo certbot certonly --nginx -d $NAME"]
    machine.certify()
    machine.shell(proxy[0])
    assert proxy[1] == "sudo nginx -t && sudo systemctl reload nginx"
    machine.start_proxy()

    # A club: https by its name, a table, a copy of it.
    address = f"https://127.0.0.1:{machine.https}"
    headers = {"Host": NAME, "Origin": f"https://{NAME}"}
    with httpx.Client(base_url=address, headers=headers, verify=trusting(), timeout=60) as guest:
        assert "; Secure" in guest.get("/api/me").headers["set-cookie"]
        body = {"game": "dice-forge", "seats": [{"kind": "you"}, {"kind": "here"}], "start": True}
        assert guest.post("/api/rooms", json=body).status_code == 201
        assert guest.get("/metrics").status_code == 404
    machine.shell(copy[0])
    assert (machine.folder / "etc/systemd/system" / TIMER.name).is_file()
    assert copy[1] == f"sudo systemctl enable --now {TIMER.name}"
    assert copy[2] == f"sudo systemctl start {BACKUP.stem}"
    machine.start_backup()
    assert len(list((machine.folder / "var/lib/grani/copies").glob("club-*.sqlite"))) == 1
    assert machine.server is not None
    machine.server.send_signal(signal.SIGTERM)
    wait_until(lambda: machine.server and machine.server.poll() == 0, "it does not end cleanly")

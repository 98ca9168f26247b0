"""A real terminal: the menu, colours and their absence, letters instead of signs."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

from tests.cli.running import PATIENCE, command, environment, grani, record, saved

SETTLING = 0.3
"""Seconds: what arrives while the terminal changes its mode may wait there unseen."""


class Keyboard:
    """A terminal with somebody in front of it."""

    def __init__(self, home: Path, *words: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 120, 0, 0))
        env = environment(home, TERM="xterm-256color", **more)
        del env["COLUMNS"]
        self.game = subprocess.Popen(
            command(*words),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def read(self) -> bool:
        """Take in what the screen shows next; false once the game is gone."""
        if not select.select([self.master], [], [], PATIENCE)[0]:
            self.game.kill()
            raise AssertionError(f"nothing more is shown: {self.seen}")
        try:
            chunk = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += self.decoder.decode(chunk)
        return bool(chunk)

    def wait_for(self, text: str) -> None:
        """Read until the screen has shown something since the last time."""
        while text not in self.seen:
            assert self.read(), self.seen
        self.seen = self.seen.split(text, 1)[1]

    def type(self, text: str) -> None:
        """Type like a person: not before the terminal has settled for the next line."""
        time.sleep(SETTLING)
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Read to the end; give the exit code."""
        while self.read():
            pass
        os.close(self.master)
        return self.game.wait(PATIENCE)


def take_terminal() -> None:
    """Make standard input the terminal that Ctrl-C comes from."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_the_menu_leads_into_a_game_and_back_again(home: Path) -> None:
    person = Keyboard(home, "play")
    person.wait_for("1  New game against a bot")
    person.type("uk\r")
    person.wait_for("1  Нова партія проти бота")
    person.type("1\r")
    person.wait_for("? — допомога >")
    person.type("1\r")
    person.wait_for("? — допомога >")
    person.type("\x03")
    assert person.end() == 130
    assert f"grani play --resume {saved(home)}" in person.seen
    assert record(saved(home))["tags"]["lang"] == "uk"
    person = Keyboard(home, "play")
    person.wait_for("2  Resume the last game")
    person.type("2\r")
    person.wait_for("? — допомога >")
    person.type("\x04")
    assert person.end() == 0
    assert "Партію збережено" in person.seen


@pytest.mark.parametrize(("words", "more"), [(("--no-color",), {}), ((), {"NO_COLOR": "1"})])
def test_no_colours_where_none_are_wanted(
    home: Path, words: tuple[str, ...], more: dict[str, str]
) -> None:
    person = Keyboard(home, "play", "--seed", "4", *words, **more)
    person.wait_for("Round 1")
    person.type("q\r")
    person.end()
    assert "38;" not in person.seen


def test_colours_on_a_terminal_and_none_in_a_pipe(home: Path) -> None:
    person = Keyboard(home, "play", "--seed", "4")
    person.wait_for("Round 1")
    person.type("q\r")
    person.end()
    assert "38;" in person.seen
    assert "\x1b" not in grani(home / "x", "play", "--seed", "4", typed="q\n").stdout


def test_an_encoding_without_the_signs_gets_letters(home: Path) -> None:
    done = grani(home, "play", "--seed", "4", typed="1\n?\nq\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "+- Temple -" in done.stdout
    assert "g gold  s sun shards  m moon shards  * glory" in done.stdout
    assert 'Buy "4 gold" for 3 gold' in done.stdout


def test_plain_is_without_frames(home: Path) -> None:
    done = grani(home, "play", "--seed", "4", "--plain", typed="1\nq\n")
    assert not set("╭│█●☾") & set(done.stdout)
    assert "\nTemple:\n" in done.stdout


def test_entries_of_a_list_hang_in_where_they_break(home: Path) -> None:
    done = grani(home, "games", COLUMNS="60")
    lines = done.stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if "alternates:" in line)
    assert lines[first].startswith("    alternates: ")
    assert lines[first + 1].startswith("      ")
    assert not any(line.endswith(" ") for line in lines)

"""Leaving in the middle of a game: Ctrl-C, closed pipes, and going on afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.running import PATIENCE, answers, command, environment, grani, record, saved
from tests.patience import wait_until

INTERRUPTED = 130


def started(home: Path, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command(*words),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
    )


def test_ctrl_c_at_the_prompt_loses_nothing(tmp_path: Path) -> None:
    lines = answers(31, highest=2)
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    words = ("play", "--seed", "31", "--seats", "you,random")
    grani(tmp_path, *words, "--save", str(whole), typed="".join(lines))
    game = started(tmp_path, *words, "--save", str(part))
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("".join(lines[:9]).encode())
    game.stdin.flush()
    pages = 0
    while pages < 10:
        pages += game.stdout.readline().startswith(b"Round ")
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE)
    assert (game.returncode, err) == (INTERRUPTED, b"")
    assert f"grani play --resume {part}".encode() in out
    resumed = grani(tmp_path, "play", "--resume", str(part), typed="".join(lines[9:]))
    assert resumed.returncode == 0
    assert record(part)["actions"] == record(whole)["actions"]


def test_ctrl_c_in_the_middle_of_bots_and_dice_loses_nothing(tmp_path: Path) -> None:
    words = ("play", "--seed", "8", "--seats", "random,random,random,random")
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    grani(tmp_path, *words, "--save", str(whole))
    game = started(tmp_path, *words, "--save", str(part))
    codes = []
    for delay in (0.0, 0.01, 0.02):
        assert game.stdout is not None
        game.stdout.read(1)
        time.sleep(delay)
        game.send_signal(signal.SIGINT)
        _, err = game.communicate(timeout=PATIENCE)
        assert err == b""
        codes.append(game.returncode)
        if game.returncode == 0:
            break
        game = started(tmp_path, "play", "--resume", str(part))
    game.communicate(timeout=PATIENCE)
    assert codes[0] == INTERRUPTED
    assert record(part)["actions"] == record(whole)["actions"]


def test_killed_outright_the_last_decision_is_on_disk(tmp_path: Path) -> None:
    part = tmp_path / "part.json"
    game = started(tmp_path, "play", "--seed", "8", "--seats", "random,random", "--save", str(part))
    wait_until(part.exists, "the game was never saved")
    game.kill()
    game.communicate(timeout=PATIENCE)
    assert grani(tmp_path, "play", "--resume", str(part)).returncode == 0
    assert record(part)["tags"]["status"] == "over"


def test_the_end_of_input_saves_and_says_where(home: Path) -> None:
    done = grani(home, "play", "--seed", "4", typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert str(saved(home)) in done.stdout
    assert done.stdout.rstrip().endswith(f"grani play --resume {saved(home)}")


def test_input_that_is_not_text_is_only_unknown_input(home: Path) -> None:
    done = grani(home, "play", "--seed", "4", typed=b"\xff\xfe\x00\x1b[2J\n1\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Type a number from 1 to" in done.stdout


@pytest.mark.parametrize("words", ["play --seed 4", "replay {} --json", "replay {}", "--help"])
def test_a_reader_that_goes_away_is_no_error(home: Path, finished: Path, words: str) -> None:
    read, write = os.pipe()
    os.close(read)
    game = subprocess.Popen(
        command(*words.format(finished).split()),
        stdin=subprocess.PIPE,
        stdout=write,
        stderr=subprocess.PIPE,
        env=environment(home),
    )
    os.close(write)
    _, err = game.communicate("".join(answers(4)).encode(), timeout=PATIENCE)
    assert (game.returncode, err) == (0, b"")


def test_head_takes_one_line_of_a_game_which_stays_saved(home: Path) -> None:
    game = started(home, "play", "--seed", "4")
    assert game.stdout is not None
    assert game.stdin is not None
    assert game.stdout.readline().startswith(b"Round 1 of 9")
    game.stdout.close()
    try:
        game.stdin.write("".join(answers(4)).encode())
        game.stdin.close()
    except BrokenPipeError:
        pass
    assert game.stderr is not None
    err = game.stderr.read()
    assert (game.wait(PATIENCE), err) == (0, b"")
    assert grani(home, "play", "--resume", str(saved(home)), typed="q\n").returncode == 0

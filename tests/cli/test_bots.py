"""Bots as commands take them: levels, classes, programs; and what a file may not name."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from grani.cli.seats import read_names
from grani.locales import language
from tests.cli.running import grani, is_one_line, record, saved

ROOT = Path(__file__).parents[2]
PATIENT = "examples.bots.patient:Patient"
RAISED = r"cannot play: .*Hopeless raised LookupError: no idea at tests\S+:\d+ \(seat 2, seat=1 in"
LINES = f"command:{sys.executable} {ROOT / 'examples/bots/lines.py'}"


@pytest.mark.parametrize("bot", [PATIENT, LINES])
def test_bots_of_others_are_simulated(home: Path, tmp_path: Path, bot: str) -> None:
    told = tmp_path / "result.json"
    done = grani(home, "simulate", "--seats", f"{bot},random", "--games", "2", "--json", str(told))
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(told.read_text())
    assert result["entries"][0]["bot"] == bot
    assert set(result["made_by"]["code"]) == {bot, "random"}


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("gredy", "there is no player “gredy”"),
        ("gredy:x=1", "there is no player “gredy”"),
        ("greedy:x=1", "this bot cannot play: greedy has no option 'x'"),
        ("no.such:Bot", "this bot cannot play: no.such:Bot: no.such cannot be imported"),
        ("command:./nothing", "this bot cannot play: there is no program './nothing'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused(home: Path, command: str, bot: str, told: str) -> None:
    done = grani(home, command, "--seats", f"random,{bot}", "--lang", "en")
    assert done.returncode == 2
    assert is_one_line(done.stderr)
    assert told in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--seats", "random,{}", "--games", "4", "--jobs", "2"),
        ("arena", "dice-forge", "random", "{}", "--games", "4"),
        ("play", "--seats", "random,{}"),
    ],
    ids=lambda words: words[0],
)
def test_a_bot_that_raises_is_named_with_its_line(home: Path, words: tuple[str, ...]) -> None:
    bot = "tests.bots.test_naming:Hopeless"
    done = grani(home, *(word.format(bot) for word in words), "--lang", "en")
    assert done.returncode == 2
    assert is_one_line(done.stderr)
    assert re.search(RAISED, done.stderr)
    assert ("game " in done.stderr) == (words[0] != "play")
    assert not list(home.rglob("*.jsonl")), "nothing was played: no file is left"


def test_a_bot_of_your_own_is_called_by_its_class_or_program() -> None:
    words = language("en", "dice-forge")
    kinds = ["you", "my_bots:Patient", "greedy", "my_bots:Patient:calm=yes"]
    assert read_names(None, kinds, words) == ["Player", "Patient", "Ariadne", "Patient 2"]
    assert read_names("Olha,Taras", kinds[:2], words) == ["Olha", "Taras"]
    program = ["you", "command:seconds=2:/opt/bots/a-very-long-name-indeed --fast"]
    assert read_names(None, program, words) == ["Player", "a-very-long-nam…"]


def test_a_program_plays_at_the_keyboard_but_a_save_alone_does_not_start_it(home: Path) -> None:
    done = grani(home, "play", "--seats", f"you,{LINES}", "--seed", "4", typed="1\n1\n1\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    path = saved(home)
    assert record(path)["tags"]["kinds"] == f"you,{LINES}"
    refused = grani(home, "play", "--resume", str(path), "--lang", "en", typed="q\n")
    assert refused.returncode == 2
    assert is_one_line(refused.stderr)
    assert "if you trust it, say so with --seats" in refused.stderr
    seats = ("--seats", f"you,{LINES}")
    allowed = grani(home, "play", "--resume", str(path), *seats, typed="q\n")
    assert (allowed.returncode, allowed.stderr) == (0, "")

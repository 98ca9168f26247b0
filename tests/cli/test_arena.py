"""``grani arena`` as people run it: reports, files, and going on after anything."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import pty
import signal
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grani.core.build import build
from tests.arena.asking import untimed
from tests.arena.test_report import read
from tests.cli.running import command, environment, grani, is_one_line
from tests.patience import wait_until

PATIENCE = 300
FEW = ("random", "examples.bots.patient:Patient", "--games", "8", "--error", "0")
HEADINGS = {
    "en": (
        "8 games with 2 seats, 4 deals",
        f" {build()} build\n",
        "Share of victories",
        "What winners buy",
        "Rating",
    ),
    "ru": ("8 партий", "Доля побед", "Что покупают победители", "Рейтинг"),
    "uk": ("8 партій", "Частка перемог", "Що купують переможці", "Рейтинг"),
}


def games_of(path: Path) -> dict[int, dict[str, Any]]:
    """The whole games of a file of results."""
    lines = path.read_bytes().splitlines(keepends=True)[1:]
    found = [json.loads(line) for line in lines if line.endswith(b"\n")]
    return {one["n"]: untimed(one) for one in found}


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found.append(int(stat.parent.name))
    return [*found, *(one for child in found for one in children(child))]


def has_ended(pid: int) -> bool:
    """Whether a process runs no more."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


@pytest.mark.parametrize("lang", HEADINGS)
def test_the_report_is_told_in_every_language(home: Path, lang: str) -> None:
    done = grani(home, "arena", "dice-forge", *FEW, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    for words in HEADINGS[lang]:
        assert words in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    assert "…" not in done.stdout, "a column was cut"
    assert "1 Patient" in done.stdout


def test_files_hold_all_figures(home: Path, tmp_path: Path) -> None:
    files = [tmp_path / f"report.{kind}" for kind in ("json", "csv", "html")]
    words = [word for file in files for word in (f"--{file.suffix[1:]}", str(file))]
    done = grani(home, "arena", "dice-forge", *FEW, *words, "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(files[0].read_text("utf-8"))
    assert told["games"] == 8
    made = told["made_by"]
    assert set(made) == {"grani", "build", "code"}
    assert made["build"] == build()
    assert list(made["code"]) == list(FEW[:2])
    assert [player["bot"] for player in told["players"]] == list(FEW[:2])
    low, high = told["players"][0]["win_rate"][1:]
    assert 0 <= low < high <= 1
    rows = list(csv.DictReader(files[1].open(encoding="utf-8")))
    assert len(rows) == 16
    assert all(float(row["game_ms"]) > 0 for row in rows)
    assert sum(float(row["win"]) for row in rows) == pytest.approx(8)
    page = files[2].read_text("utf-8")
    assert "<title>Arena: Dice Forge</title>" in page
    assert made["code"]["random"] in page
    assert "<script src" not in page
    assert "<link" not in page
    assert len(page) < 1_500_000


def test_the_same_command_again_plays_nothing_anew(home: Path) -> None:
    first = grani(home, "arena", "dice-forge", *FEW)
    kept = next((home / "grani" / "arena").iterdir())
    before = kept.read_bytes()
    again = grani(home, "arena", "dice-forge", *FEW)
    assert again.stdout == first.stdout
    assert again.stderr.startswith("Already played: 8 of 8 games, in ")
    assert "--fresh" in again.stderr
    assert kept.read_bytes() == before
    grani(home, "arena", "dice-forge", *FEW, "--fresh")
    assert kept.with_name(kept.name + ".old").read_bytes() == before


def test_a_bot_that_was_edited_is_another_bot(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    module, file = tmp_path / "folk_edited.py", tmp_path / "mine.jsonl"
    words = ("arena", "dice-forge", "random", "folk_edited:Bot", "--games", "3", "--lang", "en")
    head = "class Bot:\n    def choose(self, state, seat):\n        return state.legal(seat)"
    module.write_text(f"{head}[0]\n")
    first = grani(home, *words)
    assert (first.returncode, first.stderr) == (0, "")
    assert "4 games with 2 seats, 2 deals" in first.stdout, "whole deals, no fewer than asked for"
    assert grani(home, *words, "--results", str(file)).returncode == 0
    module.write_text(f"{head}[-1]  # the last one\n")
    second = grani(home, *words)
    assert second.returncode == 0
    assert second.stderr.startswith("The bots have changed since they last played this")
    assert second.stdout != first.stdout
    refused = grani(home, *words, "--results", str(file))
    assert refused.returncode == 2
    assert is_one_line(refused.stderr)
    assert "the bots have changed since the games in" in refused.stderr
    assert "(folk_edited:Bot): begin anew with --fresh" in refused.stderr
    anew = grani(home, *words, "--results", str(file), "--fresh")
    assert (anew.returncode, anew.stderr) == (0, "")
    module.write_text(f"{head}[0]\n")
    back = grani(home, *words)
    assert back.stdout == first.stdout
    assert back.stderr.startswith("Already played: 4 of 4 games")
    lines = file.read_text().splitlines(keepends=True)
    marked = json.loads(lines[0])
    del marked["code"]
    file.write_text("".join([json.dumps(marked) + "\n", *lines[1:]]))
    old = grani(home, *words, "--results", str(file))
    assert "does not say which code its bots had: begin anew with --fresh" in old.stderr
    assert old.returncode == 2


def test_results_do_not_depend_on_the_number_of_processes(home: Path, tmp_path: Path) -> None:
    kept = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        done = grani(home, "arena", "dice-forge", *FEW, "--jobs", jobs, "--results", str(file))
        assert done.returncode == 0, done.stderr
        kept.append(games_of(file))
    assert kept[0] == kept[1]
    assert len(kept[0]) == 8


@pytest.mark.by_turns(3)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_outright_no_finished_game_is_lost(tmp_path: Path, jobs: str) -> None:
    words = ("arena", "dice-forge", "random", "greedy", "--games", "60", "--error", "0")
    file = tmp_path / "killed.jsonl"
    known: dict[int, dict[str, Any]] = {}
    for least in (3, 12, 30):
        running = subprocess.Popen(
            command(*words, "--jobs", jobs, "--results", str(file)),
            stdout=subprocess.DEVNULL,
            env=environment(tmp_path),
        )
        enough = least

        def is_enough(wanted: int = enough) -> bool:
            return file.exists() and len(games_of(file)) >= wanted

        wait_until(is_enough, "no games are played")
        workers = children(running.pid)
        running.kill()
        running.wait(PATIENCE)
        for worker in workers:
            wait_until(partial(has_ended, worker), "a worker outlives its parent")
        now = games_of(file)
        assert len(now) >= len(known) >= 0
        assert all(now[number] == line for number, line in known.items())
        known = now
        # Even a line that was being written when the power went.
        with file.open("ab") as torn:
            torn.write(b'{"n":59,"scores":[1')
    done = grani(tmp_path, *words, "--results", str(file))
    assert done.returncode == 0, done.stderr
    whole = tmp_path / "whole.jsonl"
    assert grani(tmp_path, *words, "--results", str(whole)).returncode == 0
    assert games_of(file) == games_of(whole)
    assert {number: games_of(file)[number] for number in known} == known


def test_ctrl_c_reports_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = ("arena", "dice-forge", "random", "greedy", "--games", "4000", "--error", "0")
    file = tmp_path / "stopped.jsonl"
    running = subprocess.Popen(
        command(*words, "--jobs", "2", "--results", str(file), "--lang", "en"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    wait_until(lambda: file.exists() and len(games_of(file)) >= 4, "no games are played")
    running.send_signal(signal.SIGINT)
    said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Standings in glory" in said
    assert f"are kept in {file}. To go on, say the same again: grani arena dice-forge" in complained
    assert "Traceback" not in complained


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("greedy", "greedy"), "the bot “greedy” is named twice: name another one instead"),
        (("random", "random"), "the bot “random” is named twice: name another one instead"),
        (("hard", "hard"), "the bot “hard” is named twice: give one of them an option (iterations"),
        (
            ("random", "hard:iterations"),
            "an option of hard is written name=value, not 'iterations'",
        ),
        (("random", "mine"), "); a bot of your own is written mine:CLASS"),
        (("random", "Mine.py"), "); a bot of your own is written Mine:CLASS"),
        (("greedy", "random", "--error", "1000000"), "--error 1000000: it must be between"),
        (("greedy",), "an arena needs two bots"),
        (("greedy", "gredy"), "there is no player “gredy” (there are: random, novice"),
        (("greedy", "random", "--seats", "9"), "--seats 9: it must be between 2 and 4"),
        (("greedy", "random", "--games", "0"), "--games 0: it must be"),
        (("greedy", "random", "--error", "0.7"), "--error 0.7: it must be between 0 and 0.5"),
        (("greedy", "random", "--html", "/nowhere/x.html"), "there is no folder /nowhere"),
        (("greedy", "random", "--results", "/nowhere/x"), "there is no folder /nowhere"),
        (("greedy", "random", "--against", "no.such:Bot"), "no.such cannot be imported"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(home: Path, words: tuple[str, ...], told: str) -> None:
    done = grani(home, "arena", "dice-forge", *words, "--lang", "en")
    assert done.returncode == 2
    assert is_one_line(done.stderr)
    assert told in done.stderr


def test_a_file_of_another_question_is_refused_in_a_line(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert grani(home, "arena", "dice-forge", *FEW, "--results", str(file)).returncode == 0
    other = grani(
        home, "arena", "dice-forge", *FEW, "--seed", "1", "--results", str(file), "--lang", "en"
    )
    assert other.returncode == 2
    assert is_one_line(other.stderr)
    assert "answers another question (seed was 0 and is 1)" in other.stderr
    file.write_text("my diary\n")
    diary = grani(home, "arena", "dice-forge", *FEW, "--results", str(file), "--lang", "en")
    assert "holds no results of an arena" in diary.stderr
    assert file.read_text() == "my diary\n"


def test_a_gauntlet_at_a_table_of_three(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    done = grani(
        home,
        *("arena", "dice-forge", "greedy", "--against", "random", "--seats", "3"),
        *("--games", "6", "--json", str(file)),
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(file.read_text())
    assert [player["games"] for player in told["players"]] == [6, 12]
    assert told["pairs"][0]["share"][0] == 1.0


def test_progress_is_shown_on_a_terminal(tmp_path: Path) -> None:
    words = ("arena", "dice-forge", *FEW[:2], "--games", "64", "--error", "0", "--lang", "en")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command(*words), stdout=subprocess.DEVNULL, stderr=theirs, env=environment(tmp_path)
    ) as process:
        os.close(theirs)
        drawn = "".join(iter(lambda: read(ours), ""))
    os.close(ours)
    assert process.returncode == 0
    assert "/64" in drawn
    assert "tables settled: 0 of 1" in drawn

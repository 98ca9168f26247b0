"""What ``grani simulate`` prints: the unit of the game, in every language, for one seat or many."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

TITLES = {
    "en": (
        "Standings in stars",
        "Wins",
        "Where stars come from",
        "The Society",
        "Unspent resources",
    ),
    "ru": ("Итоги в звёздах", "Победы", "Откуда звёзды", "Пирамида", "Непотраченные ресурсы"),
    "uk": ("Підсумки в зірках", "Перемоги", "Звідки зірки", "Піраміда", "Невитрачені ресурси"),
}
GLORY = {"en": "Standings in glory", "ru": "Итоги в очках славы", "uk": "Підсумки в очках слави"}
WIDTH = 80


def simulate(*words: str) -> str:
    """Run the command as people do; give what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "grani", "simulate", *words],
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, "COLUMNS": str(WIDTH), "PYTHONUTF8": "1"},
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert all(len(line) <= WIDTH for line in done.stdout.splitlines())
    assert "…" not in done.stdout, "a column was cut"
    return done.stdout


def realms(*words: str) -> str:
    return simulate("rolling-realms", "--games", "30", "--seed", "3", *words)


@pytest.mark.parametrize("lang", TITLES)
def test_a_solo_series_reports_stars_and_no_victories(lang: str) -> None:
    report = realms("--seats", "random", "--lang", lang)
    standings, wins, sources, *names = TITLES[lang]
    assert standings in report
    assert sources in report
    assert all(name in report for name in names)
    assert wins not in report
    row = next(line for line in report.splitlines() if "1 random" in line)
    mean, margin, spread, low, median, high = re.findall(r"\d+\.\d(?!\d)", row)
    assert 0 < float(margin) < float(spread)
    assert float(low) <= float(median) <= float(high) < 36
    assert 8 < float(mean) < 18


@pytest.mark.parametrize("lang", TITLES)
def test_several_seats_report_victories_by_bot_and_by_seat(lang: str) -> None:
    report = realms("--seats", "random,random,random", "--lang", lang)
    standings, wins, *_ = TITLES[lang]
    assert standings in report
    assert report.count(wins) == 2
    assert all(f"{entry} random" in report for entry in (1, 2, 3))


@pytest.mark.parametrize("lang", GLORY)
def test_dice_forge_reports_glory_in_whole_points(lang: str) -> None:
    report = simulate("dice-forge", "--seats", "random,random", "--games", "20", "--lang", lang)
    assert GLORY[lang] in report
    row = next(line for line in report.splitlines() if "1 random" in line)
    assert all(quantile.isdigit() for quantile in row.split()[-3:])


def test_points_by_source_are_of_one_seat_and_add_up_to_the_mean(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    report = realms("--seats", "random,random", "--lang", "en", "--json", str(file))
    data = json.loads(file.read_text("utf-8"))
    assert (data["score_unit"], data["score_parts"]) == ("stars", 10)
    table = report[report.index("Where stars come from") :].splitlines()[4:]
    shown = [float(line.split()[-1]) for line in table if line.strip()]
    means = [entry["mean_score"] / data["score_parts"] for entry in data["entries"]]
    assert sum(shown) == pytest.approx(sum(means) / 2, abs=0.05 * len(shown))
    for entry in data["entries"]:
        total = sum(entry["points_by_source"].values())
        assert total == pytest.approx(entry["mean_score"] * data["games"], abs=1)


def test_the_greedy_bot_reports_beside_random_ones() -> None:
    report = simulate("rolling-realms", "--seats", "greedy,random", "--games", "2", "--lang", "en")
    assert re.search(r"1 greedy +100\.0 %", report)
    assert "Stars of greedy" in report
    assert "Stars of random" in report


def test_progress_is_shown_on_a_terminal() -> None:
    words = ["rolling-realms", "--seats", "random", "--games", "200", "--lang", "en"]
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "grani", "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "COLUMNS": str(WIDTH), "TERM": "xterm"},
    ) as process:
        os.close(theirs)
        drawn = "".join(iter(lambda: read(ours), ""))
        assert process.stdout is not None
        assert b"Standings in stars" in process.stdout.read()
    os.close(ours)
    assert process.returncode == 0
    assert "Playing" in drawn
    assert "/200" in drawn


def read(terminal: int) -> str:
    """Read what was drawn on a terminal; nothing once its other side is closed."""
    try:
        return os.read(terminal, 4096).decode("utf-8", "replace")
    except OSError:
        return ""

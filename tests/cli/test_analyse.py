"""``grani analyse``: the worth of a position, its best options, and moves made first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import grani
from grani.cli import main
from grani.core.position import dump_position


def decision(game: str, seats: int, steps: int) -> grani.State:
    """Give a position in which somebody has a choice."""
    dice = grani.Dice(seed=7)
    table = grani.game(game).new(seats=seats)
    while steps > 0 or table.actor < 0 or len(table.legal()) < 3:
        table.apply(dice.pick(table.legal()))
        steps -= 1
    return table


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


def test_a_position_is_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = decision("dice-forge", 2, 150)
    path = tmp_path / "here.json"
    path.write_text(dump_position(table))
    quick = ("--seconds", "0.05")
    found = json.loads(said(capsys, "analyse", str(path), "--json", *quick))
    assert abs(sum(found["win"]) - 1) < 1e-6
    # What one of two wins the other loses: both are equally unsure.
    assert found["error"][0] == found["error"][1]
    assert sorted(one["action"] for one in found["options"]) == table.legal()
    assert found["position"] == grani.to_id(table)
    best = found["options"][0]["name"]
    shown = said(capsys, "analyse", grani.to_id(table), "--lang", "en", *quick)
    assert "Chance to win" in shown
    assert grani.to_id(table) in shown
    after = json.loads(said(capsys, "analyse", str(path), "--moves", best, "--json", *quick))
    table.apply(found["options"][0]["action"])
    assert after["position"] == grani.to_id(table)


def test_dice_are_moves_too(capsys: pytest.CaptureFixture[str]) -> None:
    table = grani.game("rolling-realms").new(1)
    dice = grani.Dice(seed=1)
    while table.decision() != "roll d1":
        table.apply(dice.pick(table.legal()))
    moves = ("--moves", "land 3;  Lands 4", "--seconds", "0.05", "--lang", "uk")
    assert "Гравець 1" in said(capsys, "analyse", grani.to_id(table), *moves)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--moves", "fly"), "fly is not possible here"),
        (("--seconds", "0"), "--seconds 0"),
        (("--seconds", "nan"), "--seconds nan"),
        (("--seed", "-1"), "--seed -1"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    id = grani.to_id(decision("rolling-realms", 1, 10))
    assert main(["analyse", id, "--lang", "en", *words]) != 0
    told = capsys.readouterr().err
    assert reason in told
    assert "Traceback" not in told


def test_a_crowd_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    id = grani.to_id(decision("rolling-realms", 13, 0))
    assert main(["analyse", id, "--lang", "en"]) != 0
    assert "12 players" in capsys.readouterr().err

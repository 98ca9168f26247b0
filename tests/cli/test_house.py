"""House rules on the command line: named with ``--house``, kept in the save, refused if unknown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from grani.core.record import load_record
from grani.dice_forge.house import HOUSE_NAMES
from tests.cli.running import grani


def test_a_game_by_house_rules_is_kept_as_one(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    rules = ("--house", "cerberus, mirror", "--setup", "alternates")
    done = grani(tmp_path, "play", *rules, "--seed", "3", "--save", str(save), typed="q\n")
    assert done.returncode == 0, done.stderr
    record = load_record(save.read_text(encoding="utf-8"))
    assert record.setup["house_rules"] == {"cerberus": "turn", "mirror": "opponents"}
    position: Mapping[str, object] = record.replay().position()
    assert position["house_rules"] == record.setup["house_rules"]
    again = grani(tmp_path, "play", "--resume", str(save), "--house", "tree", typed="q\n")
    assert again.returncode != 0
    assert "--house does not go with --resume" in again.stderr


def test_simulations_go_by_house_rules(tmp_path: Path) -> None:
    played = tmp_path / "result.json"
    words = ("simulate", "--games", "3", "--seats", "random,random", "--json", str(played))
    done = grani(tmp_path, *words, "--setup", "tree", "--house", "tree")
    assert done.returncode == 0, done.stderr
    setup = json.loads(played.read_text(encoding="utf-8"))["setup"]
    assert setup["house_rules"] == {"tree": "card"}
    assert setup["feats"]["sun_1a"] == "tree"


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--house", "cerberos"), "no house rule “cerberos”; did you mean cerberus?"),
        (("--house", "tree,,"), "no house rule “” (there are: forge, faces,"),
    ],
)
def test_house_rules_that_there_are_not(
    command: str, words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = grani(tmp_path, command, *words, typed="q\n")
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_without_house_rules(tmp_path: Path) -> None:
    done = grani(tmp_path, "play", "rolling-realms", "--house", "tree", typed="q\n")
    assert done.returncode != 0
    assert "rolling-realms has none" in done.stderr


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_games_lists_them_with_a_sentence_each(lang: str, tmp_path: Path) -> None:
    done = grani(tmp_path, "games", "--lang", lang)
    for name in HOUSE_NAMES:
        assert f"\n    {name}: " in done.stdout

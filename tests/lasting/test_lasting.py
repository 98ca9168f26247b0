"""What was saved by an earlier version is read by this one, or refused in a sentence of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grani.core.position import from_id, state_of
from grani.core.reading import PositionError, RecordError
from grani.core.record import is_finished, load_record
from grani.dice_forge.house import HOUSE_NAMES
from grani.dice_forge.setup import MODULES
from tests.lasting.kept import GAMES, MOMENTS, RECORDS, REFUSED

REFUSALS: dict[str, str] = json.loads(REFUSED.read_text(encoding="utf-8"))
"""Sentences by the name of what this version no longer reads: a record, or ``record/decision``."""


def moments() -> list[tuple[str, dict[str, Any]]]:
    """Give every kept moment with its name."""
    found = []
    for path in sorted(MOMENTS.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            moment = json.loads(line)
            found.append((f"{path.stem}/{moment['decision']}", moment))
    return found


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_a_kept_record_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.stem in REFUSALS:
        with pytest.raises(RecordError) as refused:
            load_record(text)
        assert str(refused.value) == REFUSALS[path.stem]
        return
    end = load_record(text).replay()
    kept = json.loads(path.with_suffix(".end").read_text(encoding="utf-8"))
    assert is_finished(end)
    assert end.scores() == kept["scores"]
    assert end.winners() == kept["winners"]
    assert end.position() == state_of(kept["position"]).position()
    assert end.position() == from_id(kept["id"]).position()


@pytest.mark.parametrize(
    ("name", "moment"), [pytest.param(*moment, id=moment[0]) for moment in moments()]
)
def test_a_kept_moment_is_read_as_it_was(name: str, moment: dict[str, Any]) -> None:
    if name in REFUSALS:
        for read, written in ((state_of, moment["position"]), (from_id, moment["id"])):
            with pytest.raises(PositionError) as refused:
                read(written)
            assert str(refused.value) == REFUSALS[name]
        return
    for state in (state_of(moment["position"]), from_id(moment["id"])):
        assert state.decision() == moment["decision"]
        assert state.actor == moment["actor"]
        assert state.legal() == moment["legal"]
    assert from_id(moment["id"]).position() == state_of(moment["position"]).position()


def test_every_game_to_keep_is_kept_and_nothing_was_thrown_away() -> None:
    names = {kept.name for kept in GAMES}
    assert {path.stem for path in RECORDS.glob("*.json")} == names, "python -m tests.lasting"
    assert {path.stem for path in RECORDS.glob("*.end")} == names
    assert {path.stem for path in MOMENTS.glob("*.jsonl")} == names


def test_every_module_and_both_games_are_among_them() -> None:
    setups = {str(kept.setup) for kept in GAMES}
    assert {"introductory", "alternates", "random", "random-all", *MODULES} <= setups
    assert {kept.seats for kept in GAMES if kept.game == "dice-forge"} == {2, 3, 4}
    assert {1, 3} <= {kept.seats for kept in GAMES if kept.game == "rolling-realms"}


def test_every_house_rule_is_among_them() -> None:
    played = set()
    for kept in GAMES:
        if isinstance(kept.setup, dict):
            played |= set(kept.setup["house_rules"])
    assert played == set(HOUSE_NAMES)


def test_refusals_name_things_that_were_kept() -> None:
    known = {kept.name for kept in GAMES} | {name for name, _ in moments()}
    assert set(REFUSALS) <= known
    assert all("\n" not in sentence and len(sentence) > 20 for sentence in REFUSALS.values())

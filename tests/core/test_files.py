"""Records and positions go into files and come back; a word from a stranger is never a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import grani


def test_records_and_positions_are_kept_in_files(tmp_path: Path) -> None:
    match = grani.Match.new("dice-forge", ("Olena", "Taras"), seed=7)
    grani.play(match, "random", seed=7)
    match.record.save(tmp_path / "game.json", names=True)
    match.record.save(str(tmp_path / "numbers.json"))
    for name in ("game.json", "numbers.json"):
        assert grani.load_record(tmp_path / name) == match.record
    (tmp_path / "end.json").write_text(grani.dump_position(match.state), "utf-8")
    assert grani.load_position(tmp_path / "end.json") == match.state


def test_a_name_of_a_file_is_told_from_what_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}", "utf-8")
    with pytest.raises(grani.RecordError, match=r"is no JSON but the name of a file: give a Path"):
        grani.load_record(str(path))
    with pytest.raises(grani.PositionError, match=r"give a Path of it"):
        grani.load_position("table.json")


def test_what_a_match_is_for_is_said_where_it_is_not_understood() -> None:
    with pytest.raises(TypeError, match=r"^seats: expected a name for each, .*, found 2$"):
        grani.Match.new("dice-forge", 2)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="found 'Olena'"):
        grani.Match.new("dice-forge", "Olena")
    match = grani.Match.new("dice-forge", ["Olena", "Taras"], seed=7)
    with pytest.raises(grani.IllegalAction, match=r"^chance is rolled, not chosen \(remove\)$"):
        match.act("pass")
    list(match.run_on())
    assert match.act("pass").seat == 0

"""The file of results: appended to, gone on with, torn, damaged, or of another question."""

from __future__ import annotations

from pathlib import Path

import pytest

from grani.arena.journal import Busy
from grani.arena.results import ArenaError, OtherBots, OtherQuestion, Results, read_question
from tests.arena.asking import ask, line

QUESTION = ask("a", "b", seed=3)


def filled(path: Path, count: int) -> bytes:
    """A file with some games."""
    with Results(path, QUESTION) as results:
        results.add(line(QUESTION, number, 1, 0) for number in range(count))
    return path.read_bytes()


def test_games_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 5)
    assert read_question(path) == QUESTION
    with Results(path, QUESTION) as results:
        assert sorted(results.games) == [0, 1, 2, 3, 4]
        assert results.games[2] == line(QUESTION, 2, 1, 0)
        results.add([line(QUESTION, 9, 0, 1)])
    with Results(path, QUESTION) as results:
        assert results.games[9]["wins"] == [0, 1]


def test_games_are_on_disk_before_the_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path, QUESTION)
    results.add([line(QUESTION, 0, 1, 0)])
    assert len(path.read_bytes().splitlines()) == 2
    results.close()


def test_wherever_the_file_is_torn_off_whole_games_stay(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = filled(path, 3)
    ends = [end for end, sign in enumerate(whole, 1) if sign == ord("\n")]
    for cut in range(0, len(whole) + 1, 7):
        path.write_bytes(whole[:cut])
        with Results(path, QUESTION) as results:
            kept = sum(end <= cut for end in ends[1:])
            assert sorted(results.games) == list(range(kept))
            results.add(line(QUESTION, number, 1, 0) for number in range(3))
        assert path.read_bytes() == whole


def test_a_double_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, 2)
    before = path.read_bytes()
    with Results(path, QUESTION) as results:
        results.add([line(QUESTION, 1, 0, 1)])
        assert results.games[1]["wins"] == [1, 0]
    assert path.read_bytes() == before


@pytest.mark.parametrize("other", [ask("a", "c", seed=3), ask("a", "b", seed=4)])
def test_another_question_is_refused_with_what_differs(tmp_path: Path, other: object) -> None:
    path = tmp_path / "results.jsonl"
    before = filled(path, 2)
    assert isinstance(other, type(QUESTION))
    with pytest.raises(OtherQuestion, match=r"(bots|seed) was .* and is "):
        Results(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"hello\n", b"{}\n", b'{"format": "grani-arena"}\n', b"[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(text)
    with pytest.raises(ArenaError, match="holds no results of an arena"):
        Results(path, QUESTION)
    assert path.read_bytes() == text


def test_games_of_other_code_are_never_added_to(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    code = {"a": "one", "b": "two"}
    with Results(path, QUESTION, code) as results:
        results.add([line(QUESTION, 0, 1, 0)])
    before = path.read_bytes()
    with Results(path, QUESTION, dict(code)) as results:
        assert list(results.games) == [0]
    with pytest.raises(OtherBots) as wrong:
        Results(path, QUESTION, {**code, "b": "edited"})
    assert wrong.value.bots == ["b"]
    assert path.read_bytes() == before
    path.unlink()
    filled(path, 1)
    with pytest.raises(OtherBots) as wrong:
        Results(path, QUESTION, code)
    assert wrong.value.bots == [], "an old file does not say what its bots were"


def test_a_file_without_a_game_is_not_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with pytest.raises(ZeroDivisionError), Results(path, QUESTION):
        raise ZeroDivisionError
    assert not path.exists()


def test_damage_in_the_middle_is_told_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    lines = filled(path, 3).splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{oops}\n", *lines[3:]]))
    with pytest.raises(ArenaError, match="is damaged in line 3"):
        Results(path, QUESTION)


def test_two_do_not_play_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(path, QUESTION), pytest.raises(Busy, match="another process plays into"):
        Results(path, QUESTION)
    with Results(path, QUESTION) as results:
        results.add([line(QUESTION, 0, 1, 0)])

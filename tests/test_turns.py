"""Dear tests go through their cases in turn, and leave none out for good."""

from __future__ import annotations

import pytest

from tests.turns import MARK, taken


class Case:
    """As much of a test's case as turns look at."""

    def __init__(self, nodeid: str, parts: int | None = None) -> None:
        self.nodeid = nodeid
        self.mark = None if parts is None else pytest.Mark(MARK, (parts,), {}, _ispytest=True)

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.mark if name == MARK else None


def cases() -> list[pytest.Item]:
    dear = [Case(f"tests/web/test_sizes.py::test_fits[{number}]", 3) for number in range(7)]
    other = [Case(f"tests/guide/test_lists.py::test_list_{number}", 2) for number in range(2)]
    return [*dear, *other, Case("tests/test_readme.py::test_it_runs")]  # type: ignore[list-item]


def names(turn: int | None) -> set[str]:
    return {item.nodeid for item in taken(cases(), turn)[0]}


def test_all_cases_have_had_their_turn_after_as_many_commits() -> None:
    every = {item.nodeid for item in cases()}
    assert names(None) == every
    assert set.union(*(names(100 + number) for number in range(6))) == every


def test_a_turn_has_its_part_and_every_test_that_is_not_dear() -> None:
    chosen, waiting = taken(cases(), 100)
    assert len(waiting) == len(cases()) - len(chosen) == 5 + 1
    assert {item.nodeid for item in chosen} == {
        "tests/web/test_sizes.py::test_fits[1]",
        "tests/web/test_sizes.py::test_fits[4]",
        "tests/guide/test_lists.py::test_list_0",
        "tests/test_readme.py::test_it_runs",
    }

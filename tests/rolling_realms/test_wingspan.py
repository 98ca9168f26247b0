"""Wingspan (RR-180 to RR-182)."""

from __future__ import annotations

import pytest

from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars


@pytest.mark.parametrize(
    ("bird", "first", "second"),
    [("7", (1, 0, 0), (0, 0, 1)), ("12", (0, 0, 1), (0, 1, 0)), ("16", (0, 1, 0), (1, 0, 0))],
)
def test_rr_180_birds_and_what_lies_under_their_squares(
    bird: str, first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    for before, gain, star in (([], first, 0), ([6], second, 0), ([6, 6], (0, 0, 0), 1)):
        table = arrange(wingspan={bird: before}, rolled=(3, 5))
        decide(table, f"use d1 wingspan bird {bird}")
        assert (gained(table), stars(table, "wingspan")) == (gain, star)


def test_rr_181_any_number_in_the_leftmost_empty_square() -> None:
    table = arrange(wingspan={"7": [6, 6]}, rolled=(6, 1))
    assert len(options(table, "use d1 wingspan")) == 3
    decide(table, "use d1 wingspan bird 7")
    assert marks(table, "wingspan")["7"] == [6, 6, 6]
    full = arrange(wingspan={"7": [6, 6, 6]}, rolled=(6, 1))
    assert "the bird of wingspan 7 is full (RR-181)" in refused(full, "use d1 wingspan bird 7")


def test_rr_182_a_star_for_the_last_square_and_one_for_the_exact_sum() -> None:
    assert stars(arrange(wingspan={"7": [1, 2]}), "wingspan") == 0
    assert stars(arrange(wingspan={"7": [1, 2, 3]}), "wingspan") == 1
    assert stars(arrange(wingspan={"7": [1, 2, 4]}), "wingspan") == 2
    full = {"7": [2, 2, 3], "12": [4, 4, 4], "16": [6, 6, 4]}
    assert stars(arrange(wingspan=full), "wingspan") == 6

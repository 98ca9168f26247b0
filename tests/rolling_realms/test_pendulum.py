"""Pendulum (RR-190 to RR-195)."""

from __future__ import annotations

import pytest

from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars


@pytest.mark.parametrize(
    ("octagon", "gain", "star"),
    [
        ("o1", (1, 1, 0), 0),
        ("o2", (0, 1, 1), 0),
        ("o3", (1, 0, 1), 0),
        ("o4", (0, 0, 0), 1),
        ("o5", (0, 0, 0), 1),
    ],
)
@pytest.mark.parametrize(("marked", "last"), [([], 6), ([5], 4), ([3, 1], 2)])
def test_rr_190_octagons_and_hourglasses(
    octagon: str, gain: tuple[int, int, int], star: int, marked: list[int], last: int
) -> None:
    table = arrange(pendulum={"octagons": [octagon], "marked": marked}, rolled=(last, last))
    decide(table, "use d1 pendulum hourglass")
    assert (gained(table), stars(table, "pendulum")) == (gain, star)


def test_rr_191_any_die_outlines_any_octagon_and_gains_nothing_now() -> None:
    table = arrange("pendulum", rolled=(2, 5))
    assert len(options(table, "use d1 pendulum o")) == 5
    decide(table, "use d1 pendulum o1")
    assert gained(table) == (0, 0, 0)
    again = arrange(pendulum={"octagons": ["o1"]})
    assert "octagon o1 is outlined already (RR-191)" in refused(again, "use d1 pendulum o1")


def test_rr_192_numbers_in_any_order() -> None:
    table = arrange("pendulum", rolled=(1, 4))
    decide(table, "use d1 pendulum hourglass")
    assert marks(table, "pendulum")["marked"] == [1]
    again = arrange(pendulum={"marked": [3]}, rolled=(3, 5))
    assert "3 is marked in its hourglass already (RR-192)" in refused(
        again, "use d1 pendulum hourglass"
    )


def test_rr_193_every_hourglass_pays_all_outlined_octagons_again() -> None:
    table = arrange(
        pendulum={"octagons": ["o1", "o3", "o4", "o5"], "marked": [5, 6], "stars": 2}, rolled=(4, 1)
    )
    decide(table, "use d1 pendulum hourglass")
    assert gained(table) == (2, 1, 1)
    assert stars(table, "pendulum") == 4
    assert marks(table, "pendulum")["octagons"] == ["o1", "o3", "o4", "o5"]


def test_rr_194_octagons_outlined_later_do_not_pay() -> None:
    table = arrange("pendulum", rolled=(6, 4), resources={"pumpkin": 3})
    decide(table, "use d1 pendulum hourglass")
    assert (gained(table), stars(table, "pendulum")) == ((3, 0, 0), 0)
    decide(table, "empower d2 0", "use d2 pendulum o4")
    assert stars(table, "pendulum") == 0


def test_rr_195_stars_are_earned_at_completion() -> None:
    card = {"octagons": ["o4", "o5"], "marked": [6, 5, 4, 3, 2], "stars": 4}
    table = arrange(pendulum=card, rolled=(1, 2))
    decide(table, "use d1 pendulum hourglass")
    assert stars(table, "pendulum") == 6

"""How an agent learnt is shown as it was: picture and table are those of the points."""

from __future__ import annotations

from tools.training_curve import BOTS, PAGE, PICTURE, Point, page, picture, points, table


def test_picture_and_table_are_those_of_the_points() -> None:
    found = points()
    assert len(found) > 5
    assert PICTURE.read_text("utf-8") == picture(found), "run python -m tools.training_curve"
    text = PAGE.read_text("utf-8")
    assert page(text, found) == text, "run python -m tools.training_curve"
    assert table(found) in text


def test_points_go_on_and_shares_are_shares() -> None:
    found = points()
    assert [point.minutes for point in found] == sorted(point.minutes for point in found)
    assert [point.decisions for point in found] == sorted(point.decisions for point in found)
    for point in found:
        assert all(0 <= point.shares[bot] <= 1 for bot in BOTS)


def test_a_row_is_written_for_people() -> None:
    row = table([Point(4.5, 1_234_567, {"random": 1.0, "greedy": 0.625})]).splitlines()[-1]
    assert row == "| 4.5 | 1 234 567 | 100.0 % | 62.5 % |"

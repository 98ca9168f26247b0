"""Euphoria (RR-130 to RR-136)."""

from __future__ import annotations

from grani.rolling_realms.realms.euphoria import ONE_OF_EACH, Euphoria
from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars


def test_rr_130_two_areas_of_six_numbers() -> None:
    for value in range(1, 7):
        table = arrange("euphoria", rolled=(value, value % 6 + 1))
        assert options(table, "use d1 euphoria") == {
            "use d1 euphoria left",
            "use d1 euphoria right",
        }


def test_rr_131_the_sum_of_the_area_decides() -> None:
    low = arrange(euphoria={"left": [1]}, rolled=(2, 5))
    decide(low, "use d1 euphoria left")
    assert (gained(low), stars(low, "euphoria")) == ((0, 0, 1), 0)
    for before, value in (([1], 3), ([4], 6)):
        star = arrange(euphoria={"left": before}, rolled=(value, 5))
        decide(star, "use d1 euphoria left")
        assert (gained(star), stars(star, "euphoria")) == ((0, 0, 0), 1)
    high = arrange(euphoria={"left": [5, 4]}, rolled=(2, 5))
    decide(high, "use d1 euphoria left heart")
    assert (gained(high), stars(high, "euphoria")) == ((0, 1, 0), 0)
    assert "2 is marked in the left area already (RR-131)" in refused(
        arrange(euphoria={"left": [2]}, rolled=(2, 5)), "use d1 euphoria left"
    )


def test_rr_132_a_rolled_pair_may_mark_both_areas_with_one_die() -> None:
    table = arrange("euphoria", "wingspan", rolled=(4, 4))
    decide(table, "use d1 euphoria both")
    assert marks(table, "euphoria") == {"left": [4], "right": [4], "stars": 2}
    decide(table, "use d2 wingspan bird 7")
    half = arrange(euphoria={"right": [4]}, rolled=(4, 4))
    assert options(half, "use d1 euphoria") == {"use d1 euphoria left"}
    assert "marked in the right area already" in refused(half, "use d1 euphoria both")


def test_rr_133_the_pair_must_be_rolled_and_shown() -> None:
    made = arrange("euphoria", rolled=(4, 3), resources={"pumpkin": 2, "coin": 4})
    decide(made, "adjust d2 +1")
    assert "only when a pair was rolled (RR-132)" in refused(made, "use d2 euphoria both")
    decide(made, "buy 4")
    assert "use gained 4 euphoria both" not in options(made)
    turned = arrange("euphoria", rolled=(4, 4), resources={"pumpkin": 2, "coin": 4})
    decide(turned, "adjust d1 +1")
    assert "showing the pair's 4 can mark both areas (RR-133)" in refused(
        turned, "use d1 euphoria both"
    )
    decide(turned, "buy 4", "use gained 4 euphoria both")
    assert stars(turned, "euphoria") == 2


def test_rr_134_eleven_or_more_gives_a_pumpkin_or_a_heart() -> None:
    table = arrange(euphoria={"left": [5, 6]}, rolled=(1, 2))
    assert options(table, "use d1 euphoria left") == {
        "use d1 euphoria left pumpkin",
        "use d1 euphoria left heart",
    }
    assert "needs a choice of type (RR-134)" in refused(table, "use d1 euphoria left")
    assert "gives pumpkin or heart (RR-134)" in refused(table, "use d1 euphoria left coin")
    assert "gives no choice of type" in refused(table, "use d1 euphoria right pumpkin")
    decide(table, "use d1 euphoria left pumpkin")
    assert gained(table) == (1, 0, 0)


def test_rr_134_the_other_reading_is_one_line_of_data() -> None:
    realm = Euphoria(ONE_OF_EACH)
    table = arrange(euphoria={"left": [5, 6]}, rolled=(1, 2))
    sheet = table.sheets[0]
    table.option_count = 0
    realm.find(table, sheet, sheet.marks(0), 1, 0, 0)
    assert [table.options[n] for n in range(table.option_count)] == [0, 4]
    realm.mark(table, sheet, sheet.marks(0), 1, 0)
    assert gained(table) == (1, 1, 0)


def test_rr_135_stars_stay_and_end_at_six() -> None:
    table = arrange(euphoria={"left": [4, 1], "right": [5, 3, 1], "stars": 5}, rolled=(2, 6))
    decide(table, "use d1 euphoria left")
    assert stars(table, "euphoria") == 6
    full = arrange(euphoria={"left": [1, 2, 3], "right": [1, 2, 3], "stars": 2}, rolled=(4, 6))
    decide(full, "use d2 euphoria left pumpkin")
    assert stars(full, "euphoria") == 2
    capped = arrange(euphoria={"left": [4, 1, 2], "right": [4, 1], "stars": 5}, rolled=(3, 2))
    decide(capped, "use d1 euphoria left")
    assert stars(capped, "euphoria") == 6


def test_rr_136_each_area_for_itself_and_six_at_most() -> None:
    table = arrange(euphoria={"left": [1, 2, 3], "right": [4, 1, 2], "stars": 5}, rolled=(5, 5))
    decide(table, "use d1 euphoria both pumpkin heart")
    assert (gained(table), stars(table, "euphoria")) == ((1, 1, 0), 5)
    full = arrange(euphoria={"left": [4, 1], "right": [4, 1, 2], "stars": 5}, rolled=(3, 3))
    decide(full, "use d1 euphoria both")
    assert (gained(full), stars(full, "euphoria")) == ((0, 0, 0), 6)
    mixed = arrange(euphoria={"left": [6, 4], "right": []}, rolled=(3, 3))
    assert options(mixed, "use d1 euphoria both") == {
        "use d1 euphoria both pumpkin -",
        "use d1 euphoria both heart -",
    }

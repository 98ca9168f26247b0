"""Resources and what they buy (RR-030 to RR-049)."""

from __future__ import annotations

from grani.rolling_realms.table import Table
from tests.rolling_realms.arrange import (
    arrange,
    decide,
    dice,
    gained,
    hand,
    marks,
    options,
    refused,
    sheet,
)

FULL_WINGSPAN = {"7": [1, 1, 1], "12": [1, 1, 1], "16": [1, 1, 1]}
FULL_PYRAMID = {"rows": [[6, 6], [5, 5, 5], [4, 4, 4, 4]]}


def stuck(
    rolled: tuple[int, int] = (3, 5), resources: dict[str, tuple[int, int] | int] | None = None
) -> Table:
    """A turn in which Scythe alone has room, and only for a 5."""
    return arrange(
        rolled=rolled,
        resources=resources,
        scythe={"top": [1, 2, 3, 4, 6], "bottom": [1, 2, 3, 4, 5, 6]},
        wingspan=FULL_WINGSPAN,
        pyramid=FULL_PYRAMID,
    )


def test_rr_030_gaining_circles_and_spending_crosses_out() -> None:
    table = arrange("charterstone", rolled=(5, 1))
    decide(table, "use d1 charterstone building-note-d2")
    assert (gained(table), hand(table)) == ((0, 0, 1), (0, 0, 1))
    decide(table, "buy 1")
    assert (gained(table), hand(table)) == ((0, 0, 1), (0, 0, 0))


def test_rr_031_twelve_of_a_type_a_round_spent_or_not() -> None:
    table = arrange("charterstone", rolled=(5, 1), resources={"coin": (12, 10)})
    decide(table, "use d1 charterstone building-note-d2")
    assert (gained(table), hand(table)) == ((0, 0, 12), (0, 0, 2))
    assert marks(table, "charterstone")["crates"] == {"5": 1}


def test_rr_032_any_amount_and_repeatedly() -> None:
    table = arrange(resources={"coin": 12})
    decide(table, "buy 3", "buy 3", "buy 6")
    assert dice(table) == [3, 5, 3, 3, 6]
    assert hand(table) == (0, 0, 0)


def test_rr_033_nothing_is_paid_that_is_not_in_hand() -> None:
    table = arrange(resources={"pumpkin": (5, 4), "heart": (4, 2), "coin": (9, 7)}, rolled=(3, 5))
    assert options(table) - options(table, "use") == {"end turn", "buy 1", "buy 2"}
    assert "it costs 2 pumpkin, and 1 in hand (RR-034)" in refused(table, "adjust d1 +1")
    assert "it costs 3 heart, and 2 in hand (RR-039)" in refused(table, "copy any d1")
    assert "it costs 3 coin, and 2 in hand (RR-041)" in refused(table, "buy 3")


def test_rr_034_two_pumpkins_change_a_die_by_one() -> None:
    table = arrange(resources={"pumpkin": 2})
    assert options(table, "adjust d1") == {"adjust d1 -1", "adjust d1 +1"}
    decide(table, "adjust d1 +1")
    assert dice(table) == [4, 5]
    assert hand(table) == (0, 0, 0)


def test_rr_034_two_pumpkins_do_not_open_an_activated_realm() -> None:
    table = arrange("wingspan", resources={"pumpkin": 2})
    decide(table, "use d1 wingspan bird 7", "adjust d2 +1")
    assert options(table, "use d2 wingspan") == set()


def test_rr_035_three_pumpkins_open_an_activated_realm() -> None:
    table = arrange("wingspan", resources={"pumpkin": 3})
    assert options(table, "empower d2") == {"empower d2 -1", "empower d2 0", "empower d2 +1"}
    decide(table, "use d1 wingspan bird 7", "empower d2 0")
    assert options(table, "use d2 pendulum")
    decide(table, "use d2 wingspan bird 7")
    assert marks(table, "wingspan")["7"] == [3, 5]


def test_rr_036_adjustments_add_up_and_mix() -> None:
    table = arrange("wingspan", resources={"pumpkin": 9}, rolled=(1, 5))
    decide(table, "adjust d1 +1", "adjust d1 +1")
    assert dice(table) == [3, 5]
    decide(table, "use d2 wingspan bird 7", "empower d1 +1", "adjust d1 +1")
    assert dice(table) == [5]
    assert hand(table)[0] == 1
    decide(table, "use d1 wingspan bird 7")


def test_rr_037_dice_stay_within_1_and_6() -> None:
    table = arrange(resources={"pumpkin": 12}, rolled=(1, 6))
    assert options(table, "adjust") == {"adjust d1 +1", "adjust d2 -1"}
    assert "cannot become 0 (RR-037)" in refused(table, "adjust d1 -1")
    assert "cannot become 7 (RR-037)" in refused(table, "empower d2 +1")


def test_rr_038_two_hearts_copy_a_pair() -> None:
    table = arrange(resources={"heart": 2}, rolled=(4, 4))
    decide(table, "copy pair")
    assert dice(table) == [4, 4, 4]
    assert hand(table) == (0, 0, 0)
    other = arrange(resources={"heart": 2}, rolled=(4, 5))
    assert "4 and 5 were rolled: that is no pair (RR-038)" in refused(other, "copy pair")


def test_rr_039_three_hearts_copy_any_rolled_die() -> None:
    table = arrange(resources={"heart": 6}, rolled=(1, 6))
    decide(table, "copy any d1", "copy any d2")
    assert dice(table) == [1, 6, 1, 6]


def test_rr_040_two_coins_copy_when_seven_was_rolled() -> None:
    table = arrange(resources={"coin": 4}, rolled=(2, 5))
    decide(table, "copy seven d2", "copy seven d1")
    assert dice(table) == [2, 5, 2, 5]
    other = arrange(resources={"coin": 2}, rolled=(2, 4))
    assert "make 6, not 7 (RR-040)" in refused(other, "copy seven d1")


def test_rr_041_x_coins_buy_an_x() -> None:
    table = arrange(resources={"coin": 6})
    assert options(table, "buy") == {f"buy {n}" for n in range(1, 7)}
    decide(table, "buy 2", "buy 4")
    assert dice(table) == [3, 5, 2, 4]
    assert hand(table) == (0, 0, 0)


def test_rr_042_a_gained_die_stays_out_of_activated_realms_unless_empowered() -> None:
    table = arrange("wingspan", resources={"coin": 4, "pumpkin": 3})
    decide(table, "use d1 wingspan bird 7", "buy 4")
    assert options(table, "use gained 4 wingspan") == set()
    decide(table, "empower gained 4 0")
    assert options(table, "use empowered 4 wingspan")


def test_rr_042_copies_show_what_was_rolled() -> None:
    table = arrange("wingspan", resources={"heart": 3, "pumpkin": 2}, rolled=(3, 6))
    decide(table, "adjust d1 +1", "use d1 wingspan bird 7", "copy any d1")
    assert dice(table) == [6, 3]


def test_rr_043_a_die_that_fits_nowhere_brings_a_resource() -> None:
    table = stuck()
    assert options(table, "use d1") == set()
    assert options(table, "claim") == {f"claim d1 {r}" for r in ("pumpkin", "heart", "coin")}
    assert "d2 can be used, for example: use d2 scythe top" in refused(table, "claim d2 coin")
    decide(table, "claim d1 heart")
    assert hand(table) == (0, 1, 0)
    assert dice(table) == [5]


def test_rr_043_resources_in_hand_can_rule_it_out() -> None:
    scythe = {"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 4, 5, 6]}
    without = arrange(scythe=scythe, wingspan=FULL_WINGSPAN, pyramid=FULL_PYRAMID)
    assert options(without, "claim d1")
    holding = arrange(
        scythe=scythe, wingspan=FULL_WINGSPAN, pyramid=FULL_PYRAMID, resources={"heart": 1}
    )
    assert options(holding, "claim d1") == set()
    assert options(holding, "use d1") == {"use d1 scythe bottom"}


def test_rr_043_an_adjustment_one_could_buy_does_not_count() -> None:
    table = stuck(rolled=(4, 4), resources={"pumpkin": 2})
    assert options(table, "claim d1")


def test_rr_043_a_placement_that_brings_nothing_counts() -> None:
    wingspan = {"7": [6, 6], "12": [1, 1, 1], "16": [1, 1, 1]}
    table = arrange(
        scythe={"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 3, 4, 5, 6]},
        wingspan=wingspan,
        pyramid=FULL_PYRAMID,
    )
    assert options(table, "use d1") == {"use d1 wingspan bird 7"}
    assert options(table, "claim") == set()


def test_rr_043_realms_activated_this_turn_count_as_closed() -> None:
    table = stuck(rolled=(5, 5))
    assert options(table, "claim") == set()
    decide(table, "use d1 scythe top")
    assert options(table, "claim") == {f"claim d2 {r}" for r in ("pumpkin", "heart", "coin")}


def test_rr_044_pumpkins_on_the_die_rule_it_out() -> None:
    table = stuck(resources={"pumpkin": 7})
    decide(table, "adjust d1 +1", "adjust d1 -1")
    assert options(table, "claim d1") == set()
    assert "pumpkins were spent on d1 this turn (RR-044)" in refused(table, "claim d1 coin")
    other = stuck(resources={"pumpkin": 7})
    decide(other, "empower d1 0")
    assert options(other, "claim d1") == set()


def test_rr_044_gained_dice_never_qualify() -> None:
    table = stuck(resources={"coin": 1})
    decide(table, "buy 1")
    assert {name.split()[1] for name in options(table, "claim")} == {"d1"}


def test_rr_045_unspent_resources_are_tenths_of_their_round() -> None:
    table = arrange(resources={"pumpkin": (5, 2), "coin": 4}, turn=9)
    decide(table, "end turn")
    assert sheet(table)["results"] == [7]
    assert hand(table) == (0, 0, 0)


def test_rr_046_adjusted_and_gained_numbers_are_as_good_as_rolled() -> None:
    table = arrange("scythe", "viticulture", resources={"pumpkin": 2, "coin": 1}, rolled=(4, 3))
    decide(table, "adjust d1 -1", "use d1 scythe top", "buy 1", "use gained 1 viticulture grape")
    assert marks(table, "scythe")["top"] == [3]
    assert marks(table, "viticulture")["gained"] == [1]


def test_rr_047_a_capped_type_may_be_picked_except_in_the_fallback() -> None:
    table = arrange(euphoria={"left": [5, 6]}, rolled=(3, 1), resources={"heart": (12, 12)})
    decide(table, "use d1 euphoria left heart")
    assert gained(table) == (0, 12, 0)
    other = stuck(resources={"heart": (12, 12)})
    assert options(other, "claim") == {"claim d1 pumpkin", "claim d1 coin"}
    assert "there are no more (RR-031)" in refused(other, "claim d1 heart")


def test_rr_047_with_all_types_at_the_cap_there_is_no_fallback() -> None:
    full: dict[str, tuple[int, int] | int] = {
        "pumpkin": (12, 12),
        "heart": (12, 12),
        "coin": (12, 12),
    }
    assert options(stuck(resources=full), "claim") == set()


def test_rr_047_several_resources_are_cut_each_for_itself() -> None:
    table = arrange(
        pyramid={"rows": [[6, None], [None] * 3, [None] * 4]},
        resources={"heart": (12, 12), "coin": 11},
    )
    decide(table, "use d1 pyramid 1:2")
    assert gained(table) == (0, 12, 12)


def test_rr_048_claims_are_judged_in_order() -> None:
    table = stuck(rolled=(5, 5))
    decide(table, "use d1 scythe top", "claim d2 coin")
    assert hand(table) == (0, 1, 1)
    scythe = {"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 4, 5, 6]}
    other = arrange(scythe=scythe, wingspan=FULL_WINGSPAN, pyramid=FULL_PYRAMID, rolled=(6, 3))
    assert options(other, "claim d2")
    decide(other, "claim d1 heart")
    assert options(other, "claim d2") == set()
    assert options(other, "use d2") == {"use d2 scythe bottom"}


def test_rr_049_the_fallback_activates_no_realm() -> None:
    table = stuck()
    decide(table, "claim d1 coin")
    assert options(table, "use d2 scythe") == {"use d2 scythe top"}
    assert not any(card["activated"] for card in sheet(table)["cards"])

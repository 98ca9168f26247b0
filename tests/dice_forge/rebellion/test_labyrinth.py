"""Golems in the labyrinth of the Goddess: steps, the Goddess, golem faces and golem cards."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    decide,
    due,
    gained,
    land,
    options,
    pool_left,
    reserves,
    seen,
    settled,
    start_turn,
    told,
    up,
    watch,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    board,
    faced,
    golem,
    in_the_air,
    rolled_rebel,
    star,
    walk,
    walking,
)

# ---------------------------------------------------------------------- moving


def test_rb_201_all_golems_start_on_g01_and_share_squares() -> None:
    table = arrange_rebel({}, {}, {}, {}, module="goddess", pending=start_turn(0))
    assert [golem(table, seat) for seat in range(4)] == ["g01"] * 4
    table = arrange_rebel({"golem": "g02"}, {"golem": "g03"}, module="goddess", pending=walk(0, 0))
    decide(table, "walk g03")
    assert [golem(table, seat) for seat in range(2)] == ["g03", "g03"]
    assert reserves(table, 0) == (0, 0, 0, 3)


def test_rb_202_moving_is_compulsory() -> None:
    table = walking(golem="g02")
    assert asked(table) == (0, "walk")
    assert options(table) == {"walk g03", "walk g09"}


def test_rd_18_a_fork_offers_each_next_square_and_a_junction_each_previous_one() -> None:
    table = walking(golem="g19")
    assert options(table) == {"walk g12", "walk g20"}
    table = walking(golem="g13", backward=True)
    assert options(table) == {"walk g08", "walk g12", "walk g23"}


def test_rb_203_each_square_is_applied_before_the_next_step() -> None:
    table = walking(2, golem="g03")
    assert golem(table, 0) == "g04"
    assert options(table) == {"take gold", "take glory"}
    decide(table, "take gold")
    assert reserves(table, 0) == (6, 0, 0, 0)
    assert options(table) == {"walk g05", "walk g10"}
    decide(table, "walk g10")
    assert asked(table) == (0, "market")
    decide(table, "face moon_2")
    assert reserves(table, 0) == (2, 0, 0, 0)


def test_rb_203_the_celestial_die_of_a_square_is_applied_before_the_next_step() -> None:
    """The worked example: great golem, 12 gold of the celestial die, then the treasure hall."""
    table = arrange_rebel({"golem": "g18", "moon": 5}, {}, module="goddess")
    decide(table, "feat moon_5")
    assert golem(table, 0) == "g19"
    star(table, "gold")
    assert reserves(table, 0) == (12, 0, 0, 0)
    decide(table, "walk g12", "treasure sun")
    assert reserves(table, 0) == (12, 4, 0, 0)
    assert board(table)["treasures"] == [None, "sun", None]


# ---------------------------------------------------------------------- the Goddess


def test_rb_209_the_first_at_the_goddess_gains_15_and_applies_two_chosen_faces() -> None:
    table = walking(golem="g35", light=["glory_3", *["gold_1"] * 4, "sun_1"], up=[1, 0])
    assert reserves(table, 0) == (0, 0, 0, 15)
    assert asked(table) == (0, "turn-up")
    assert options(table) == {"forge on light 0", "forge on light 1", "forge on light 5"}
    decide(table, "forge on light 0")
    assert options(table) == {"forge on dark 0", "forge on dark 4", "forge on dark 5"}
    decide(table, "forge on dark 5")
    assert up(table, 0) == ("glory_3", "glory_2")
    assert reserves(table, 0) == (0, 0, 0, 20)
    assert settled(table, 1)
    assert board(table)["goddess_reached"] is True


def test_rb_209_later_arrivals_gain_15_only() -> None:
    table = arrange_rebel(
        {"golem": "g35"},
        {"golem": "g36"},
        module="goddess",
        goddess_reached=True,
        pending=walk(0, 0),
    )
    assert reserves(table, 0) == (0, 0, 0, 15)
    assert settled(table, 1)


@pytest.mark.parametrize("card", ["moon_5", "sun_3"])
def test_rb_209_a_golem_before_the_goddess_stays_for_good(card: str) -> None:
    table = arrange_rebel(
        {"golem": "g36", "moon": 5, "sun": 3}, {}, module="goddess", goddess_reached=True
    )
    decide(table, f"feat {card}")
    assert golem(table, 0) == "g36"
    assert reserves(table, 0)[3] == 0
    assert due(table)[1] != "walk"


def test_rb_209_remaining_steps_are_lost_at_the_goddess() -> None:
    table = arrange_rebel(
        {"golem": "g35", "moon": 5},
        {"golem": "g36"},
        module="goddess",
        goddess_reached=True,
    )
    decide(table, "feat moon_5")
    assert golem(table, 0) == "g36"
    assert reserves(table, 0) == (0, 0, 0, 15)


def test_rb_209_a_golem_face_does_not_move_a_golem_that_has_arrived() -> None:
    table = rolled_rebel(
        "sun_1", "golem_moon", module="goddess", hero={"golem": "g36"}, goddess_reached=True
    )
    decide(table, "die light")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert golem(table, 0) == "g36"


def test_rb_210_the_first_in_resolution_order_has_the_bonus() -> None:
    table = arrange_rebel(
        {"golem": "g35"}, {"golem": "g35"}, {}, module="goddess", turn=1, pending=start_turn(1)
    )
    land(table, "gold_1", "golem_moon", "gold_1", "gold_1", "gold_1", "golem_moon")
    decide(table, "die dark")
    assert asked(table) == (1, "turn-up")
    decide(table, "forge on light 5", "forge on dark 0")
    assert reserves(table, 1) == (2, 1, 0, 15)
    assert asked(table) == (0, "order")
    decide(table, "die dark")
    assert reserves(table, 0) == (1, 0, 0, 15)
    assert asked(table) == (1, "main")


def test_rb_210_golem_faces_of_the_bonus_move_nothing_but_still_make_a_pair() -> None:
    table = walking(golem="g35", light=["golem_sun", *["gold_1"] * 4, "sun_1"])
    decide(table, "forge on light 0", "forge on dark 4")
    assert asked(table) == (0, "golem-pair")
    decide(table, "die light")
    star(table, "glory")
    assert reserves(table, 0) == (0, 0, 0, 20)
    assert golem(table, 0) == "g36"
    assert settled(table, 1)


def test_rb_213_a_first_arrival_inside_a_blessing_is_resolved_at_once() -> None:
    table = rolled_rebel(
        "golem_sun",
        "glory_2",
        module="goddess",
        hero={"golem": "g35", "cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "die light")
    assert reserves(table, 0) == (0, 0, 0, 15)
    decide(table, "forge on light 5", "forge on dark 0")
    assert reserves(table, 0) == (1, 1, 0, 15)
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (2, 2, 0, 17)
    assert up(table, 0) == ("sun_1", "gold_1")
    assert settled(table, 0)


def test_rb_213_the_outer_cerberus_is_offered_after_the_waiting_face() -> None:
    table = rolled_rebel(
        "golem_sun",
        "glory_2",
        module="goddess",
        hero={"golem": "g35", "cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "die light", "forge on light 5", "forge on dark 0", "no")
    assert reserves(table, 0) == (1, 1, 0, 17)
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    decide(table, "die light")
    assert reserves(table, 0) == (1, 1, 0, 19)
    assert golem(table, 0) == "g36"


def test_rd_26_cerberus_is_offered_after_the_pair_of_the_first_arrival() -> None:
    table = arrange_rebel(
        {"golem": "g35", "cerberus": 1, "cards": {"cerberus": 1}},
        {},
        module="goddess",
        setup={"moon_4": "cerberus"},
        pending=walk(0, 0),
    )
    decide(table, "forge on light 5", "forge on dark 5")
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 2, 0, 19)
    assert settled(table, 1)


# ---------------------------------------------------------------------- golems moved on the way


def test_rb_211_an_inner_step_is_completed_before_the_steps_still_owed() -> None:
    table = arrange_rebel(
        {"golem": "g15", "moon": 5, **faced("goddess", "golem_sun", "gold_1")}, {}, module="goddess"
    )
    decide(table, "feat moon_5")
    assert golem(table, 0) == "g16"
    star(table, "mirror")
    decide(table, "face golem_sun", "walk g17", "take sun")
    assert golem(table, 0) == "g18"
    assert reserves(table, 0) == (0, 1, 0, 0)


def test_rb_c24_time_golem_goes_on_backward_from_where_an_inner_step_led() -> None:
    table = arrange_rebel(
        {"golem": "g26", "sun": 3, **faced("goddess", "golem_sun", "gold_1")}, {}, module="goddess"
    )
    decide(table, "feat sun_3")
    assert golem(table, 0) == "g25"
    star(table, "mirror")
    decide(table, "face golem_sun")
    assert golem(table, 0) == "g26"
    decide(table, "take moon")
    assert golem(table, 0) == "g25"
    assert reserves(table, 0) == (0, 0, 1, 0)
    star(table, "glory")
    assert reserves(table, 0) == (0, 0, 1, 5)
    assert not in_the_air(table)


def test_rb_211_reaching_the_goddess_on_the_way_ends_the_move() -> None:
    """Three steps, one of them followed by an inner one, then four more: the last one is lost."""
    table = arrange_rebel(
        {"golem": "g29", **faced("goddess", "golem_sun", "gold_1")},
        {"golem": "g36"},
        module="goddess",
        goddess_reached=True,
        pending=[*walk(0, 0, 1), walk(0, 0, 3)[1], walk(0, 0, 3)[1]],
    )
    star(table, "mirror")
    decide(table, "face golem_sun")
    assert golem(table, 0) == "g36"
    assert reserves(table, 0) == (0, 0, 0, 15 + 1)
    assert settled(table, 1)


# ---------------------------------------------------------------------- golem faces


def test_rb_220_a_golem_face_is_one_step_and_its_square() -> None:
    table = rolled_rebel("golem_sun", "gold_1", module="goddess", hero={"golem": "g02"})
    decide(table, "die light", "walk g03")
    assert golem(table, 0) == "g03"
    assert reserves(table, 0) == (1, 0, 0, 3)
    assert settled(table, 0)


def pair(**hero: Any) -> Table:
    """Seat 0 has rolled a sun and a moon golem."""
    return rolled_rebel("golem_sun", "golem_moon", module="goddess", hero=hero)


def test_rd_21_a_golem_pair_asks_before_after_or_not_at_all() -> None:
    table = pair(golem="g02")
    assert asked(table) == (0, "golem-pair")
    assert options(table) == {"no", "die light", "die dark"}


def test_rb_221_the_pair_may_roll_before_the_moves() -> None:
    table = pair(golem="g10")
    decide(table, "die light")
    assert golem(table, 0) == "g10"
    star(table, "glory")
    assert golem(table, 0) == "g12"
    assert reserves(table, 0) == (6, 0, 0, 5)


def test_rb_221_the_pair_may_roll_after_the_moves() -> None:
    table = pair(golem="g13")
    decide(table, "die dark")
    assert golem(table, 0) == "g25"
    star(table, "glory", "choice")
    assert reserves(table, 0) == (0, 0, 0, 8)
    decide(table, "take sun")
    assert settled(table, 0)


def test_rb_221_the_pair_may_be_declined() -> None:
    table = pair(golem="g31")
    decide(table, "no")
    assert golem(table, 0) == "g33"
    assert settled(table, 0)


def test_rb_c16_the_pair_does_not_roll_between_the_moves() -> None:
    table = pair(golem="g30")
    assert options(table) == {"no", "die light", "die dark"}
    decide(table, "die dark")
    assert golem(table, 0) == "g32"
    assert in_the_air(table)


@pytest.mark.parametrize("face", ["golem_moon", "golem_sun"])
def test_rb_221_two_equal_golem_faces_give_no_bonus(face: str) -> None:
    table = rolled_rebel(face, face, module="goddess", hero={"golem": "g30"})
    assert golem(table, 0) == "g32"
    assert settled(table, 0)


def test_rb_222_the_pair_works_for_a_golem_before_the_goddess() -> None:
    table = rolled_rebel(
        "golem_sun", "golem_moon", module="goddess", hero={"golem": "g36"}, goddess_reached=True
    )
    decide(table, "die light")
    star(table, "glory")
    assert reserves(table, 0) == (0, 0, 0, 5)
    assert settled(table, 0)


def test_rb_223_a_mirror_may_complete_the_pair() -> None:
    table = rolled_rebel(
        "mirror",
        "golem_moon",
        faced("goddess", "golem_sun", "gold_1"),
        module="goddess",
        hero={"golem": "g30"},
    )
    decide(table, "face golem_sun", "die light")
    star(table, "glory")
    assert golem(table, 0) == "g32"
    assert reserves(table, 0) == (0, 0, 0, 5)


def test_rb_223_satyrs_may_pick_the_pair() -> None:
    table = arrange_rebel(
        {"golem": "g30", "moon": 3}, faced("goddess", "golem_sun", "gold_1"), module="goddess"
    )
    decide(table, "feat moon_3")
    land(table, "golem_sun", "golem_moon")
    decide(table, "face golem_sun", "face golem_moon", "die dark")
    assert golem(table, 0) == "g32"
    star(table, "glory")
    assert reserves(table, 0) == (0, 0, 0, 5)
    assert golem(table, 1) == "g01"


def test_rb_223_the_goddess_card_may_choose_the_pair() -> None:
    table = arrange_rebel(
        {"golem": "g30", "moon": 5, "sun": 5, **faced("goddess", "golem_sun", "gold_1")},
        {},
        module="goddess",
        setup={"sun_5_moon_5": "goddess"},
    )
    decide(table, "feat sun_5_moon_5", "forge on light 0", "forge on dark 4", "die light")
    star(table, "glory")
    assert golem(table, 0) == "g32"


def test_rb_223_left_hand_may_bring_the_pair() -> None:
    table = arrange_rebel(
        {"golem": "g30", "sun": 6},
        {"portal": 1, **faced("goddess", "golem_sun", "gold_1")},
        module="goddess",
        setup={"sun_6": "left_hand"},
    )
    decide(table, "feat sun_6")
    land(table, "gold_1", "gold_1", "golem_sun", "golem_moon")
    assert asked(table) == (0, "golem-pair")
    decide(table, "die light")
    star(table, "glory")
    assert golem(table, 0) == "g32"
    assert reserves(table, 0) == (2, 0, 0, 5)


def test_rb_224_x3_and_a_golem_are_three_steps() -> None:
    table = rolled_rebel("triple", "golem_moon", module="goddess", hero={"golem": "g02"})
    decide(table, "walk g03", "take glory", "walk g05")
    assert golem(table, 0) == "g05"
    assert reserves(table, 0) == (0, 0, 0, 11)
    assert settled(table, 0)


# ---------------------------------------------------------------------- the cards


@pytest.mark.parametrize(("slot", "face"), [("moon_2", "golem_moon"), ("sun_2", "golem_sun")])
def test_rb_230_golem_cards_give_a_face_of_the_forest(slot: str, face: str) -> None:
    table = arrange_rebel({"sun": 2, "moon": 2}, {}, module="goddess")
    decide(table, f"feat {slot}")
    decide(table, "forge on light 0")
    assert up(table, 0)[0] == face
    assert pool_left(table, face) == 3
    assert seen(table, 0)["forged"] == 1
    assert golem(table, 0) == "g01"


def test_rd_23_a_golem_card_asks_which_face_is_replaced() -> None:
    table = arrange_rebel({"moon": 2}, {}, module="goddess")
    decide(table, "feat moon_2")
    assert options(table) == {
        "forge on light 0",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_rb_231_great_golem_walks_two_squares_and_applies_each() -> None:
    table = arrange_rebel({"golem": "g01", "moon": 5}, {}, module="goddess")
    decide(table, "feat moon_5", "walk g02", "walk g03")
    assert golem(table, 0) == "g03"
    assert reserves(table, 0) == (0, 1, 0, 3)


def test_rb_232_time_golem_walks_two_squares_back_and_applies_each() -> None:
    table = arrange_rebel({"golem": "g07", "sun": 3}, {}, module="goddess")
    decide(table, "feat sun_3")
    assert golem(table, 0) == "g05"
    assert reserves(table, 0) == (0, 1, 1, 8)


def test_rb_232_a_junction_may_be_left_by_any_path() -> None:
    table = arrange_rebel({"golem": "g11", "sun": 3}, {}, module="goddess")
    decide(table, "feat sun_3")
    assert golem(table, 0) == "g10"
    assert options(table) == {"no", "face gold_3", "face moon_1"}
    decide(table, "no")
    assert options(table) == {"walk g04", "walk g09", "walk g16"}
    decide(table, "walk g04", "take glory")
    assert reserves(table, 0) == (0, 0, 0, 3)


@pytest.mark.parametrize("square", ["g02", "g14"])
def test_rb_233_going_back_stops_on_g01(square: str) -> None:
    table = arrange_rebel({"golem": square, "sun": 3}, {}, module="goddess")
    decide(table, "feat sun_3")
    assert golem(table, 0) == "g01"
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_233_a_golem_on_g01_does_not_go_back() -> None:
    table = arrange_rebel({"sun": 3}, {}, module="goddess")
    chronicle = watch(table)
    decide(table, "feat sun_3")
    assert golem(table, 0) == "g01"
    assert not told(chronicle, "walked")
    assert not gained(chronicle, 0)


def test_rb_233_a_golem_on_g09_may_go_back_over_g02() -> None:
    table = arrange_rebel({"golem": "g09", "sun": 3}, {}, module="goddess")
    decide(table, "feat sun_3")
    assert options(table) == {"walk g01", "walk g02"}
    decide(table, "walk g02")
    assert golem(table, 0) == "g01"
    assert reserves(table, 0) == (0, 1, 0, 0)


def test_rb_213_a_golem_pair_may_bring_the_first_arrival_and_still_roll_after_it() -> None:
    table = pair(golem="g35")
    decide(table, "die dark")
    assert asked(table) == (0, "turn-up")
    decide(table, "forge on light 5", "forge on dark 5")
    assert reserves(table, 0) == (0, 1, 0, 17)
    star(table, "glory")
    assert reserves(table, 0) == (0, 1, 0, 22)
    assert settled(table, 0)


def test_rb_224_x3_may_lead_to_the_goddess_and_lose_a_step() -> None:
    table = rolled_rebel("triple", "golem_moon", module="goddess", hero={"golem": "g34"})
    assert (asked(table), golem(table, 0)) == ((0, "turn-up"), "g36")
    decide(table, "forge on light 5", "forge on dark 5")
    assert reserves(table, 0) == (0, 1, 0, 17)
    assert settled(table, 0)

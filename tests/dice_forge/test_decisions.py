"""Decisions D-02 to D-20: who is asked, exactly which options, and when nobody is asked.

D-21, which comes on top of all of them, has a file of its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice_forge.arrange import (
    arrange,
    blessing,
    dark,
    decide,
    due,
    land,
    light,
    options,
    reinforcements,
    reserves,
    rolled,
    rolling,
    settled,
    showing,
)

POSITIONS = {
    "forge on light 0",
    "forge on light 5",
    "forge on dark 0",
    "forge on dark 4",
    "forge on dark 5",
}

# ---------------------------------------------------------------------- faces of a roll


def test_d_02_the_roller_is_asked_for_each_mirror() -> None:
    table = rolled("mirror", "mirror", showing("sun_2", "glory_2"))
    assert due(table) == (0, "mirror")
    assert options(table) == {"face sun_2", "face glory_2"}
    decide(table, "face sun_2")
    assert due(table) == (0, "mirror")
    assert options(table) == {"face sun_2", "face glory_2"}
    decide(table, "face glory_2")
    assert reserves(table, 0) == (0, 2, 0, 2)


def test_d_02_equal_targets_are_offered_once() -> None:
    table = rolled("mirror", "gold_1", showing("gold_1", "gold_1"), showing("gold_1", "sun_2"))
    assert options(table) == {"face gold_1", "face sun_2"}


def test_d_02_own_faces_are_targets_only_if_an_opponent_shows_a_mirror() -> None:
    table = rolled("mirror", "moon_2", showing("mirror", "gold_1"))
    assert options(table) == {"face gold_1", "face moon_2"}


def test_d_02_without_a_target_nobody_is_asked() -> None:
    table = rolled("mirror", "mirror", showing("mirror", "mirror"))
    assert settled(table, 0)
    assert reserves(table, 0) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("face", "resources"),
    [
        ("choice_gsm_1", {"gold", "sun", "moon"}),
        ("choice_gold_3_glory_2", {"gold", "glory"}),
        ("boar_red", {"sun", "moon"}),
    ],
)
def test_d_03_the_roller_picks_among_what_the_face_shows(face: str, resources: set[str]) -> None:
    boars = (1,) if face == "boar_red" else ()
    table = rolled(face, "gold_1", boars=boars)
    assert due(table) == (0, "choose")
    assert options(table) == {f"take {resource}" for resource in resources}


def test_d_03_under_minotaur_the_victim_picks_what_to_lose() -> None:
    table = arrange({"sun": 3}, {"light": light("choice_gold_3_glory_2")})
    decide(table, "feat sun_3")
    land(table, "choice_gold_3_glory_2", "gold_1")
    assert due(table) == (1, "lose")
    assert options(table) == {"take gold", "take glory"}


def test_d_03_gain_faces_ask_nothing() -> None:
    table = rolled("gold_1_sun_1_moon_1_glory_1", "gold_1")
    assert settled(table, 0)
    assert reserves(table, 0) == (2, 1, 1, 1)


def test_d_04_order_is_asked_beside_a_ship_after_mirrors_and_choices() -> None:
    table = rolled("ship", "mirror", showing("choice_gsm_1", "gold_1"))
    assert due(table) == (0, "mirror")
    decide(table, "face choice_gsm_1")
    assert due(table) == (0, "choose")
    decide(table, "take gold")
    assert due(table) == (0, "order")
    assert options(table) == {"die light", "die dark"}


def test_d_04_light_first_and_dark_first_mean_that() -> None:
    first = rolled("ship", "gold_4", hero={"gold": 12})
    decide(first, "die light")
    assert due(first) == (0, "ship")
    assert reserves(first, 0) == (12, 0, 0, 0)
    second = rolled("ship", "gold_4", hero={"gold": 5})
    decide(second, "die dark")
    assert due(second) == (0, "ship")
    assert reserves(second, 0) == (9, 0, 0, 0)


def test_d_04_a_copied_ship_asks_for_the_order_too() -> None:
    table = rolled("gold_4", "mirror", showing("ship", "gold_1"))
    decide(table, "face ship")
    assert due(table) == (0, "order")


@pytest.mark.parametrize(
    ("first", "second"),
    [("gold_4", "sun_2"), ("triple", "gold_4"), ("shield_red", "sun_2"), ("glory_3", "moon_2")],
)
def test_d_04_without_a_ship_no_order_is_asked(first: str, second: str) -> None:
    assert settled(rolled(first, second), 0)


def test_d_04_a_ship_beside_x3_asks_for_no_order() -> None:
    table = rolled("ship", "triple")
    assert due(table) == (0, "ship")


def test_d_04_never_under_minotaur() -> None:
    table = arrange({"sun": 3}, {"light": light("ship"), "gold": 6})
    decide(table, "feat sun_3")
    land(table, "ship", "gold_1")
    assert settled(table, 1)
    assert reserves(table, 1) == (5, 0, 0, 0)


def test_d_04_for_satyrs_it_is_the_order_of_the_picked_dice() -> None:
    table = arrange({"moon": 3, "gold": 2}, {"light": light("gold_4"), "dark": dark("ship")})
    decide(table, "feat moon_3")
    land(table, "gold_4", "ship")
    decide(table, "face ship", "face gold_4")
    assert due(table) == (0, "order")
    decide(table, "die light")
    assert due(table) == (0, "ship"), "the die named first is the ship"
    assert reserves(table, 0) == (2, 0, 0, 0)


@pytest.mark.parametrize(("hammered", "most"), [(0, 4), (26, 4), (27, 3), (29, 1)])
def test_d_05_the_gainer_sends_any_part_that_fits(hammered: int, most: int) -> None:
    hero = {"cards": {"blacksmiths_hammer": 1}, "hammered": hammered}
    table = rolled("gold_4", "glory_2", hero=hero)
    assert due(table) == (0, "hammer")
    assert options(table) == {f"hammer {part}" for part in range(most + 1)}


def test_d_05_is_not_asked_without_a_hammer_without_room_or_without_gold() -> None:
    assert settled(rolled("gold_4", "gold_1"), 0)
    hammer = {"cards": {"blacksmiths_hammer": 1}}
    assert settled(rolled("gold_4", "gold_1", hero={**hammer, "hammered": 30}), 0)
    assert settled(rolled("sun_1", "glory_2", hero=hammer), 0)


SHIP_2_OFF = {
    0: {"gold_3", "moon_1"},
    1: {"gold_3", "moon_1", "gold_4", "sun_1"},
    2: {"gold_3", "moon_1", "gold_4", "sun_1", "choice_gsm_1", "glory_1_sun_1"},
}


@pytest.mark.parametrize(("gold", "faces"), SHIP_2_OFF.items())
def test_d_06_a_ship_may_be_declined_or_sells_with_2_off(gold: int, faces: set[str]) -> None:
    table = rolled("ship", "glory_2", hero={"gold": gold})
    decide(table, "die light")
    assert due(table) == (0, "ship")
    assert options(table) == {"no", *(f"face {face}" for face in faces)}


def test_d_06_beside_x3_it_sells_with_6_off_and_never_below_0() -> None:
    table = rolled("ship", "triple")
    assert options(table) == {
        "no",
        *(f"face {face}" for face in SHIP_2_OFF[2]),
        "face choice_gold_3_glory_2",
        "face moon_2",
    }
    decide(table, "face gold_3")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_d_06_a_bought_face_is_placed_by_the_roller() -> None:
    table = rolled("ship", "triple")
    decide(table, "face moon_2")
    assert due(table) == (0, "place")
    assert options(table) == {
        "forge on light 0",
        "forge on light 1",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 1",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_d_06_is_not_asked_when_nothing_can_be_bought() -> None:
    table = arrange(
        {"light": light("ship")},
        {},
        setup="celestial_ship",
        pending=blessing(0, 1, "light"),
        turn=1,
        temple={"gold_3": 0, "moon_1": 0},
    )
    land(table, "ship")
    assert settled(table, 0)


def test_d_07_the_owner_of_the_card_picks_the_reward() -> None:
    table = rolled("boar_red", "gold_1", {}, {}, boars=(2,))
    decide(table, "take sun")
    assert due(table) == (2, "offer")
    assert options(table) == {"take sun", "take moon", "take glory"}


def test_d_07_three_times_beside_x3_each_picked_by_itself() -> None:
    table = rolled("boar_red", "triple", boars=(1,))
    decide(table, "take sun")
    for resource in ("sun", "moon", "glory"):
        assert due(table) == (1, "offer")
        decide(table, f"take {resource}")
    assert reserves(table, 1) == (0, 1, 1, 3)
    assert settled(table, 0)


def test_d_07_an_owner_who_applies_the_boar_is_asked_too() -> None:
    bearer = showing("boar_red", "gold_1")
    table = rolled("mirror", "gold_1", bearer, boars=(0,))
    decide(table, "face boar_red", "take sun")
    assert due(table) == (0, "offer")


def test_d_08_only_a_holder_of_a_token_is_asked_once_per_roll() -> None:
    cerberus = {"cards": {"cerberus": 2}, "cerberus": 2}
    table = rolled("sun_1", "gold_1", hero=cerberus)
    assert due(table) == (0, "cerberus")
    assert options(table) == {"yes", "no"}
    decide(table, "yes")
    assert settled(table, 0)


def test_d_08_without_a_token_nobody_is_asked() -> None:
    spent = {"cards": {"cerberus": 1}}
    assert settled(rolled("sun_1", "gold_1", hero=spent), 0)
    other = {"cards": {"cerberus": 1}, "cerberus": 1}
    assert settled(rolled("sun_1", "gold_1", other), 0)


def test_d_09_the_buyer_converts_all_or_keeps_all() -> None:
    table = rolled("sun_2", "moon_2", manner="shards_to_glory")
    for _ in range(2):
        assert due(table) == (0, "convert")
        assert options(table) == {"yes", "no"}
        decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 8)


def test_d_09_is_not_asked_for_a_face_without_that_resource() -> None:
    assert settled(rolled("gold_4", "glory_2", manner="shards_to_glory"), 0)
    assert settled(rolled("sun_2", "glory_2", manner="gold_to_glory"), 0)
    assert settled(rolled("sun_2", "moon_2"), 0)


# ---------------------------------------------------------------------- forging and cards


def test_d_10_any_place_without_a_boar_equal_ones_once() -> None:
    table = arrange({"gold": 2}, {})
    decide(table, "face gold_3")
    assert due(table) == (0, "place")
    assert options(table) == POSITIONS


def test_d_10_the_receiver_of_a_boar_places_it() -> None:
    table = arrange({"moon": 3}, {}, {}, setup="tenacious_boar")
    decide(table, "feat moon_3", "seat 2")
    assert due(table) == (2, "place")
    assert options(table) == POSITIONS


def test_d_11_any_unused_reinforcement_that_can_be_used_or_finish() -> None:
    cards = {"silver_hind": 1, "guardians_owl": 2, "elder": 1, "ferryman": 1}
    table = arrange({"cards": cards, "gold": 3}, {}, pending=reinforcements(0))
    assert due(table) == (0, "reinforce")
    assert options(table) == {"no", "use moon_2", "use sun_2", "use sun_1a"}
    decide(table, "use sun_1a")
    assert options(table) == {"no", "use moon_2", "use sun_2"}
    decide(table, "use sun_2", "take gold")
    assert options(table) == {"no", "use moon_2", "use sun_2"}, "the second owl"
    decide(table, "use sun_2", "take gold")
    assert options(table) == {"no", "use moon_2"}


def test_d_11_cards_used_this_turn_are_not_offered() -> None:
    table = arrange(
        {"cards": {"silver_hind": 1, "guardians_owl": 2}},
        {},
        pending=reinforcements(0),
        used={"moon_2": 1, "sun_2": 1},
    )
    assert options(table) == {"no", "use sun_2"}


def test_d_11_is_not_asked_without_a_usable_card() -> None:
    for cards in ({}, {"ferryman": 1}, {"elder": 1}):
        table = arrange({"cards": cards, "gold": 2}, {}, pending=reinforcements(0))
        assert due(table) == (0, "main")


def test_d_12_the_die_is_picked_for_each_hind_and_once_for_the_sphinx() -> None:
    hind = arrange({"cards": {"silver_hind": 1}}, {}, pending=reinforcements(0))
    decide(hind, "use moon_2")
    assert due(hind) == (0, "minor")
    assert options(hind) == {"die light", "die dark"}
    sphinx = arrange({"sun": 6}, {})
    decide(sphinx, "feat sun_6", "die light")
    for _ in range(4):
        assert rolling(sphinx) == (0, "light")
        land(sphinx, "gold_1")
    assert settled(sphinx, 1)


def test_d_13_the_owl_offers_gold_sun_and_moon_even_if_full() -> None:
    hero = {"cards": {"guardians_owl": 1}, "gold": 12, "sun": 6}
    table = arrange(hero, {}, pending=reinforcements(0))
    decide(table, "use sun_2")
    assert due(table) == (0, "offer")
    assert options(table) == {"take gold", "take sun", "take moon"}


@pytest.mark.parametrize(
    ("hero", "possible"),
    [
        ({}, set()),
        ({"gold": 1}, set()),
        ({"gold": 2}, {"face gold_3", "face moon_1"}),
        ({"sun": 1}, {"feat sun_1a", "feat sun_1b"}),
        ({"moon": 1, "gold": 2}, {"face gold_3", "face moon_1", "feat moon_1a", "feat moon_1b"}),
    ],
)
def test_d_14_forge_feat_or_pass(hero: dict[str, int], possible: set[str]) -> None:
    table = arrange({**hero}, {})
    assert due(table) == (0, "main")
    assert options(table) == {"no", *possible}


def test_d_15_another_face_or_finish_after_the_first() -> None:
    table = arrange({"gold": 5}, {})
    assert "no" in options(table)
    decide(table, "face moon_1")
    assert "no" not in options(table)
    decide(table, "forge on light 0")
    assert due(table) == (0, "forge")
    assert options(table) == {"no", "face gold_3", "face gold_4", "face sun_1"}


def test_d_15_is_not_asked_when_nothing_more_can_be_bought() -> None:
    table = arrange({"gold": 3}, {})
    decide(table, "face moon_1", "forge on light 0")
    assert settled(table, 1)


def test_d_16_every_stack_with_a_card_whose_cost_is_covered() -> None:
    table = arrange(
        {"sun": 5, "moon": 5, "cards": {"gorgon": 1}}, {"cards": {"gorgon": 1, "ferryman": 1}}
    )
    assert options(table) == {
        "no",
        "feat moon_1a",
        "feat moon_1b",
        "feat moon_2",
        "feat moon_3",
        "feat moon_4",
        "feat moon_5",
        "feat sun_5_moon_5",
        "feat sun_5",
        "feat sun_3",
        "feat sun_2",
        "feat sun_1a",
        "feat sun_1b",
    }


def test_d_17_the_shields_left_in_the_garden() -> None:
    table = arrange({"sun": 3}, {}, setup="guardians_shield")
    decide(table, "feat sun_3")
    assert due(table) == (0, "garden")
    colours = ("red", "blue", "yellow", "green")
    assert options(table) == {f"face shield_{colour}" for colour in colours}


def test_d_17_other_garden_cards_ask_for_no_face() -> None:
    table = arrange({"moon": 5}, {})
    decide(table, "feat moon_5")
    assert due(table) == (0, "place")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d_18_any_other_player_may_get_the_boar(seats: int) -> None:
    heroes: list[dict[str, Any]] = [{} for _ in range(seats)]
    heroes[1] = {"moon": 3}
    table = arrange(*heroes, setup="tenacious_boar", turn=1)
    decide(table, "feat moon_3")
    assert due(table) == (1, "give")
    assert options(table) == {f"seat {seat}" for seat in range(seats) if seat != 1}


def test_d_19_any_two_dice_of_opponents_in_the_order_they_are_named() -> None:
    table = arrange({}, {"moon": 3, "light": light("sun_2")}, {"dark": dark("moon_2")}, turn=1)
    decide(table, "feat moon_3")
    land(table, "gold_1", "moon_2", "sun_1", "glory_2")
    assert due(table) == (1, "pick")
    assert options(table) == {"face gold_1", "face moon_2", "face sun_1", "face glory_2"}
    decide(table, "face glory_2")
    assert due(table) == (1, "pick")
    assert options(table) == {"face gold_1", "face moon_2", "face sun_1"}


# ---------------------------------------------------------------------- extra action


def test_d_20_after_a_main_action_pay_2_sun_or_end_the_turn() -> None:
    table = arrange({"gold": 4, "sun": 2}, {})
    decide(table, "face gold_3", "forge on light 0", "no")
    assert due(table) == (0, "extra")
    assert options(table) == {"yes", "no"}
    decide(table, "yes")
    assert due(table) == (0, "main-extra")
    assert options(table) == {"face gold_3", "face moon_1"}


def test_d_20_is_not_asked_after_a_pass() -> None:
    table = arrange({"gold": 12, "sun": 6, "moon": 6}, {})
    decide(table, "no")
    assert settled(table, 1)


def test_d_20_is_not_asked_with_less_than_2_sun() -> None:
    table = arrange({"gold": 12, "sun": 1, "moon": 6}, {})
    decide(table, "face gold_3", "forge on light 0", "no")
    assert settled(table, 1)


def test_d_20_is_not_asked_when_no_action_could_follow() -> None:
    table = arrange({"gold": 2, "sun": 2}, {})
    decide(table, "face gold_3", "forge on light 0")
    assert settled(table, 1)


def test_d_20_is_asked_once() -> None:
    table = arrange({"gold": 6, "sun": 6}, {})
    decide(table, "face gold_3", "forge on light 0", "no", "yes")
    decide(table, "face gold_3", "forge on light 0", "no")
    assert settled(table, 1)

"""The board of the Titans: ancient shards, loyalty, zones, and the score at the end."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    decide,
    end_turn,
    gained,
    land,
    main_action,
    options,
    reinforcements,
    reserves,
    settled,
    start_turn,
    up,
    watch,
)
from tests.dice_forge.arrange_rebellion import (
    ancient,
    arrange_rebel,
    faced,
    rolled_rebel,
    token,
)

ALL_FOUR = "gold_1_sun_1_moon_1_glory_1"


def guardian(answer: str, **hero: Any) -> Table:
    """Seat 0 has used a guardian for 1 ancient shard or 1 loyalty."""
    table = arrange_rebel(
        {"cards": {"guardian": 1}, **hero}, {}, module="titans", pending=reinforcements(0)
    )
    decide(table, "use sun_2", f"take {answer}")
    return table


# ---------------------------------------------------------------------- moving


def test_rb_301_every_loyalty_token_starts_on_t_0() -> None:
    table = arrange_rebel({}, {}, {}, {}, module="titans", pending=start_turn(0))
    assert [token(table, seat) for seat in range(4)] == ["t_0"] * 4


def test_rb_302_loyalty_moves_the_token_and_is_not_stored() -> None:
    table = guardian("loyalty")
    assert token(table, 0) == "t_1"
    assert ancient(table, 0) == 0
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_303_the_chest_does_not_enlarge_the_ancient_reserve() -> None:
    table = arrange_rebel(
        {"ancient": 6, "cards": {"guardian": 1, "blacksmiths_chest": 1}},
        {},
        module="titans",
        free={"moon_1b": "blacksmiths_chest"},
        pending=reinforcements(0),
    )
    decide(table, "use sun_2", "take ancient")
    assert ancient(table, 0) == 6


def test_rb_304_ancient_shards_are_stored_and_move_the_token_left() -> None:
    table = guardian("ancient")
    assert ancient(table, 0) == 1
    assert token(table, 0) == "t_m1"


def test_rb_304_shards_above_the_cap_are_lost_but_move_the_token() -> None:
    table = rolled_rebel("triple", "moon_1", hero={"ancient": 5})
    assert ancient(table, 0) == 5
    table = arrange_rebel(
        {"ancient": 5, **faced("titans", "ancient_1", "triple")},
        {},
        module="titans",
        turn=1,
        pending=blessing(0, 1),
    )
    land(table, "ancient_1", "triple")
    assert ancient(table, 0) == 6
    assert token(table, 0) == "t_m3"


def test_rb_305_ancient_shards_pay_for_sun_and_moon_in_any_mix() -> None:
    table = arrange_rebel(
        {"sun": 2, "moon": 5, "ancient": 6, "loyalty": "t_2"}, {}, module="titans"
    )
    decide(table, "feat sun_5_moon_5")
    assert asked(table) == (0, "pay")
    assert options(table) == {
        f"ancient {sun} for sun, {moon} for moon"
        for sun in range(3, 6)
        for moon in range(6 - sun + 1)
    }
    decide(table, "ancient 4 for sun, 2 for moon")
    assert ancient(table, 0) == 0
    assert reserves(table, 0)[1:3] == (1, 2)
    assert token(table, 0) == "t_2"


@pytest.mark.parametrize(
    ("sun", "shards", "told"),
    [
        (0, 2, {"ancient": -2}),
        (1, 1, {"sun": -1, "ancient": -1}),
        (1, 2, {}),
        (2, 2, {"sun": -2}),
    ],
)
def test_rb_305_the_offer_of_an_extra_action_tells_what_pays_for_it(
    sun: int, shards: int, told: dict[str, int]
) -> None:
    """Of several ways none is named: which one it is, is asked next."""
    me = {"gold": 5, "sun": sun, "ancient": shards, "loyalty": "t_m1"}
    table = arrange_rebel(me, {}, module="titans")
    decide(table, "face gold_3", "forge on light 0", "no")
    assert asked(table) == (0, "extra")
    prompt = table.prompt(0)
    assert prompt is not None
    (offer,) = (option for option in prompt.options if option.key != "option-extra-no")
    assert offer.amounts == told
    assert offer.key == ("option-extra-yes" if sun == 2 else "option-extra-instead")


def test_rb_305_ancient_shards_pay_for_the_extra_action_without_a_move() -> None:
    table = arrange_rebel({"gold": 5, "ancient": 2, "loyalty": "t_m1"}, {}, module="titans")
    decide(table, "face gold_3", "forge on light 0", "no")
    assert asked(table) == (0, "extra")
    decide(table, "yes", "ancient 2 for sun, 0 for moon")
    assert ancient(table, 0) == 0
    assert token(table, 0) == "t_m1"
    assert asked(table) == (0, "main-extra")


def test_rb_305_ancient_shards_do_not_pay_with_gold() -> None:
    table = arrange_rebel({"ancient": 6}, {}, module="titans")
    assert not any(name.startswith("face") for name in options(table))


def test_rb_305_losing_ancient_shards_moves_nothing() -> None:
    table = rolled_rebel(
        "ancient_1",
        "gold_1",
        hero={"ancient": 2, "loyalty": "t_2"},
        manner="loss",
        free={"sun_3": "minotaur"},
    )
    assert ancient(table, 0) == 1
    assert token(table, 0) == "t_2"


def test_rb_306_a_blue_arrow_in_the_direction_of_movement_must_be_taken() -> None:
    """Special paths add squares toward loyalty on the left and save squares from the right end."""
    loyal = {"loyalty": "t_m25", **faced("titans", "triple", "loyalty_1_glory_1")}
    table = arrange_rebel(loyal, {}, module="titans", turn=1, pending=blessing(0, 1))
    land(table, "triple", "loyalty_1_glory_1")
    assert token(table, 0) == "t_m17"
    rebel = {"loyalty": "t_25", **faced("titans", "ancient_1", "triple")}
    table = arrange_rebel(rebel, {}, module="titans", turn=1, pending=blessing(0, 1))
    land(table, "ancient_1", "triple")
    assert token(table, 0) == "t_14"


def test_rb_306_a_blue_arrow_against_the_movement_is_passed_by() -> None:
    """The worked example of the special path, and the same squares the other way."""
    table = rolled_rebel("gold_1", "loyalty_1_glory_1", hero={"loyalty": "t_m17"})
    decide(table, "die light")
    assert token(table, 0) == "t_m17s"
    assert reserves(table, 0) == (1, 0, 0, 1)
    assert token(guardian("ancient", loyalty="t_m14"), 0) == "t_m17"
    assert token(guardian("loyalty", loyalty="t_17a"), 0) == "t_17b"


def test_rb_307_moves_beyond_the_ends_are_ignored() -> None:
    table = guardian("ancient", loyalty="t_m25")
    assert token(table, 0) == "t_m25"
    assert ancient(table, 0) == 1
    assert token(guardian("loyalty", loyalty="t_25"), 0) == "t_25"


def test_rb_307_only_the_part_beyond_the_end_is_ignored() -> None:
    hero = {"loyalty": "t_20b", **faced("titans", "triple", "loyalty_1_glory_1")}
    table = arrange_rebel(hero, {}, module="titans", turn=1, pending=blessing(0, 1))
    land(table, "triple", "loyalty_1_glory_1")
    assert token(table, 0) == "t_25"


def test_rb_308_each_face_moves_before_the_next_one_is_applied() -> None:
    """At the right end loyalty is wasted if it comes first, so the order counts."""
    for first, end in (("die light", "t_20b"), ("die dark", "t_20a")):
        table = rolled_rebel("ancient_1", "loyalty_1_glory_1", hero={"loyalty": "t_25"})
        assert asked(table) == (0, "order")
        decide(table, first)
        assert token(table, 0) == end


def test_rb_c13_the_moves_of_two_faces_are_not_added_up() -> None:
    table = rolled_rebel("ancient_1", "loyalty_1_glory_1", hero={"loyalty": "t_20a"})
    decide(table, "die light")
    assert token(table, 0) == "t_17b"
    table = rolled_rebel("ancient_1", "loyalty_1_glory_1", hero={"loyalty": "t_20a"})
    decide(table, "die dark")
    assert token(table, 0) == "t_20a"


def test_rb_c01_t_m20_leads_to_the_pink_t_m17() -> None:
    assert token(guardian("loyalty", loyalty="t_m20"), 0) == "t_m17"


# ---------------------------------------------------------------------- loyalty zones


@pytest.mark.parametrize(
    ("square", "face", "bonus"),
    [
        ("t_3", "gold_3", (0, 0)),
        ("t_5", "gold_3", (1, 0)),
        ("t_7", "glory_3", (0, 0)),
        ("t_8", "gold_3", (1, 1)),
        ("t_12", "glory_3", (0, 0)),
        ("t_14", "gold_3", (1, 1)),
        ("t_14", "glory_3", (0, 1)),
        ("t_25", ALL_FOUR, (1, 2)),
        ("t_14", "sun_2", (0, 0)),
        ("t_m14", "gold_3", (0, 0)),
    ],
)
def test_rb_310_loyalty_zones_add_to_a_face(square: str, face: str, bonus: tuple[int, int]) -> None:
    plain = rolled_rebel(face, "moon_1")
    table = rolled_rebel(face, "moon_1", hero={"loyalty": square})
    before, after = reserves(plain, 0), reserves(table, 0)
    assert (after[0] - before[0], after[3] - before[3]) == bonus
    assert after[1:3] == before[1:3]
    assert settled(table, 0)


def test_rb_310_minor_blessings_count_too() -> None:
    table = rolled_rebel("gold_3", "gold_1", hero={"loyalty": "t_14"}, dice="light")
    assert reserves(table, 0) == (4, 0, 0, 1)


def test_rb_311_the_zone_is_that_of_the_moment_the_face_starts() -> None:
    """The worked example: the first face moves into the zone, only the second one profits."""
    table = rolled_rebel(ALL_FOUR, "loyalty_1_glory_1", hero={"loyalty": "t_12"})
    decide(table, "die dark")
    assert token(table, 0) == "t_14"
    assert reserves(table, 0) == (1 + 1, 1, 1, 1 + 1 + 2)


def test_rb_311_the_own_movement_of_a_face_comes_after_its_bonus() -> None:
    table = rolled_rebel("gold_3_ancient_1", "moon_1", hero={"loyalty": "t_5"})
    assert reserves(table, 0) == (4, 0, 1, 0)
    assert token(table, 0) == "t_3"
    table = rolled_rebel("gold_2_glory_1_loyalty_1", "moon_1", hero={"loyalty": "t_3"})
    assert reserves(table, 0) == (2, 0, 1, 1)
    assert token(table, 0) == "t_5"


def test_rb_312_two_faces_each_trigger_the_zone() -> None:
    table = rolled_rebel("gold_1", "gold_1", hero={"loyalty": "t_8"})
    assert reserves(table, 0) == (4, 0, 0, 2)


def test_rb_312_x3_does_not_multiply_the_bonus() -> None:
    table = rolled_rebel("triple", "gold_1", hero={"loyalty": "t_14"})
    assert reserves(table, 0) == (4, 0, 0, 1)
    assert settled(table, 0)


def test_rb_312_a_bonus_triggers_nothing_further() -> None:
    table = rolled_rebel("gold_1", "moon_1", hero={"loyalty": "t_25"})
    assert reserves(table, 0) == (2, 0, 1, 1)


def test_rb_313_reward_a_of_a_shield_is_glory_of_the_face() -> None:
    table = rolled_rebel("shield_blue", "moon_1", hero={"loyalty": "t_14"})
    assert reserves(table, 0) == (0, 0, 1, 5 + 1)


def test_rb_313_reward_a_of_a_chaos_face_is_glory_of_the_face() -> None:
    table = rolled_rebel("chaos_blue", "moon_1", hero={"loyalty": "t_14"})
    assert reserves(table, 0) == (0, 0, 1, 3 + 1)
    assert ancient(table, 0) == 2
    assert token(table, 0) == "t_10"


def test_rb_314_satyrs_earn_no_zone_bonus() -> None:
    table = arrange_rebel({"loyalty": "t_14", "moon": 3}, {}, module="titans")
    decide(table, "feat moon_3")
    land(table, "gold_1", "moon_1")
    decide(table, "face gold_1", "face moon_1")
    assert reserves(table, 0) == (1, 0, 1, 0)


def test_rb_314_light_earns_no_zone_bonus() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "gold": 3, "cards": {"light": 1}},
        faced("titans", "gold_3", "moon_1"),
        module="titans",
        setup={"sun_3": "light"},
        pending=reinforcements(0),
    )
    decide(table, "use sun_3", "face gold_3")
    assert reserves(table, 0) == (3, 0, 0, 0)


def test_rb_314_wind_earns_no_zone_bonus() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "moon": 3}, {}, module="titans", setup={"moon_3": "wind"}
    )
    decide(table, "feat moon_3")
    land(table, "gold_1", "gold_1", "gold_1", "gold_1")
    decide(table, "take gold")
    assert reserves(table, 0) == (4, 0, 0, 0)


def test_rb_314_a_celestial_roll_earns_no_zone_bonus() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "moon": 3}, {}, module="titans", setup={"moon_3": "celestial_die"}
    )
    decide(table, "feat moon_3")
    table.apply(64)
    assert reserves(table, 0) == (12, 0, 0, 0)


def test_rb_314_the_oracle_and_the_hind_earn_the_bonus() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "cards": {"oracle": 1}},
        {},
        module="titans",
        pending=reinforcements(0),
    )
    decide(table, "use moon_2", "die light")
    land(table, "gold_1")
    assert reserves(table, 0) == (2, 0, 0, 1)
    table = arrange_rebel(
        {"loyalty": "t_14", "cards": {"silver_hind": 1}},
        {},
        module="titans",
        free={"moon_2": "silver_hind"},
        pending=reinforcements(0),
    )
    decide(table, "use moon_2", "die light")
    land(table, "gold_1")
    assert reserves(table, 0) == (2, 0, 0, 1)


def test_rb_314_other_reinforcements_earn_none() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "cards": {"tree": 1}},
        {},
        module="titans",
        setup={"sun_1a": "tree"},
        pending=reinforcements(0),
    )
    decide(table, "use sun_1a")
    assert reserves(table, 0) == (3, 0, 0, 1)


def test_rb_314_the_card_goddess_earns_the_bonus() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "sun": 5, "moon": 5},
        {},
        module="titans",
        setup={"sun_5_moon_5": "goddess"},
    )
    decide(table, "feat sun_5_moon_5", "forge on light 0", "forge on dark 4")
    assert reserves(table, 0) == (2, 0, 1, 1)


def test_rb_315_shards_turned_to_glory_by_a_sentinel_do_not_trigger_the_zone() -> None:
    table = rolled_rebel("sun_2", "moon_1", hero={"loyalty": "t_14"}, manner="shards_to_glory")
    decide(table, "yes", "yes")
    assert reserves(table, 0) == (0, 0, 0, 6)


def test_rb_315_ancient_shards_are_not_converted() -> None:
    table = rolled_rebel("ancient_1", "gold_1", manner="shards_to_glory")
    decide(table, "die light")
    assert settled(table, 0)
    assert ancient(table, 0) == 1
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_rb_316_gold_turned_to_glory_by_a_cyclops_keeps_the_bonus() -> None:
    table = rolled_rebel(
        "gold_3", "gold_1", hero={"loyalty": "t_14"}, dice="light", manner="gold_to_glory"
    )
    decide(table, "yes")
    assert reserves(table, 0) == (1, 0, 0, 3 + 1)
    assert settled(table, 0)


def test_rb_c09_the_extra_gold_cannot_be_converted() -> None:
    table = rolled_rebel(
        "gold_3", "gold_1", hero={"loyalty": "t_5"}, dice="light", manner="gold_to_glory"
    )
    decide(table, "yes")
    assert settled(table, 0)
    assert reserves(table, 0) == (1, 0, 0, 3)


def test_rb_316_the_extra_gold_may_go_to_the_hammer() -> None:
    table = rolled_rebel(
        "gold_3",
        "gold_1",
        hero={"loyalty": "t_5", "cards": {"blacksmiths_hammer": 1}},
        dice="light",
        manner="gold_to_glory",
    )
    decide(table, "yes", "hammer 1")
    assert reserves(table, 0) == (0, 0, 0, 3)


def test_rb_317_a_mirror_on_an_own_die_earns_the_bonus() -> None:
    table = rolled_rebel(
        "mirror", "moon_1", faced("titans", "gold_3", "moon_1"), hero={"loyalty": "t_14"}
    )
    decide(table, "face gold_3")
    assert reserves(table, 0) == (4, 0, 1, 1)


def test_rb_317_glory_of_a_hammer_lap_is_not_glory_of_the_face() -> None:
    table = rolled_rebel(
        "gold_3",
        "moon_1",
        hero={"loyalty": "t_14", "cards": {"blacksmiths_hammer": 1}, "hammered": 12},
    )
    for _ in range(2):
        decide(table, "hammer 3" if "hammer 3" in options(table) else "hammer 0")
    assert reserves(table, 0) == (1, 0, 1, 10 + 1)


def test_rb_318_bonus_gold_and_glory_make_no_match() -> None:
    table = rolled_rebel("shield_green", "gold_1", hero={"loyalty": "t_8"})
    assert reserves(table, 0) == (2, 0, 0, 3 + 1)
    table = rolled_rebel("chaos_green", "gold_1", hero={"loyalty": "t_8"})
    decide(table, "die dark")
    assert reserves(table, 0) == (2, 0, 0, 1)
    assert token(table, 0) == "t_12"


# ---------------------------------------------------------------------- rebellion zones


@pytest.mark.parametrize(
    ("square", "first", "second"), [("t_m14", 5, 3), ("t_m8", 3, 2), ("t_m3", 0, 0), ("t_25", 0, 0)]
)
def test_rb_320_a_new_feat_pays_by_zone_and_by_who_has_it(
    square: str, first: int, second: int
) -> None:
    hero = {"sun": 2, "loyalty": square}
    table = arrange_rebel(hero, {}, module="titans")
    decide(table, "feat sun_2")
    assert reserves(table, 0)[3] == first
    table = arrange_rebel(hero, {"cards": {"guardian": 1}}, module="titans")
    decide(table, "feat sun_2")
    assert reserves(table, 0)[3] == second
    table = arrange_rebel({**hero, "cards": {"guardian": 1}}, {}, module="titans")
    decide(table, "feat sun_2")
    assert reserves(table, 0)[3] == 0


def test_rb_320_colours_of_one_set_are_one_feat() -> None:
    table = arrange_rebel(
        {"moon": 1, "loyalty": "t_m14", "cards": {"memory": 1}},
        {},
        module="titans",
        memories={"red": {"owner": 0, "tokens": [None, None]}},
    )
    chronicle = watch(table)
    decide(table, "feat moon_1b")
    assert not gained(chronicle, 0)


def test_rb_321_the_zone_is_checked_after_an_ousting_and_before_the_effect() -> None:
    table = arrange_rebel({"moon": 5, "loyalty": "t_m14"}, {"portal": 3}, module="titans", turn=0)
    chronicle = watch(table)
    decide(table, "feat moon_5")
    assert reserves(table, 0)[3] == 0
    land(table, "gold_1", "gold_1")
    assert gained(chronicle, 0) == [("glory", 5, 0)]
    assert asked(table)[1] in ("garden", "place")


def test_rb_320_the_worked_example_of_the_first_titan() -> None:
    table = arrange_rebel(
        {"sun": 5, "moon": 5, "loyalty": "t_m8", **faced("titans", "ancient_1", "glory_3")},
        {"cards": {"dogged": 1}},
        module="titans",
        setup={"sun_5_moon_5": "first_titan"},
        pending=[*main_action(0), *blessing(0, 0)[1:]],
    )
    land(table, "ancient_1", "glory_3")
    decide(table, "die light")
    assert token(table, 0) == "t_m10"
    decide(table, "feat sun_5_moon_5", "ancient 0 for sun, 0 for moon")
    assert reserves(table, 0)[3] == 3 + 5
    decide(table, "feat sun_1b")
    assert reserves(table, 0)[3] == 3 + 5 + 3
    decide(table, "face gold_3_ancient_1", "forge on light 0")
    assert reserves(table, 0)[3] == 3 + 5 + 3
    assert up(table, 0)[0] == "gold_3_ancient_1"


# ---------------------------------------------------------------------- the end


def test_rb_325_the_square_is_added_to_the_score() -> None:
    table = arrange_rebel(
        {"glory": 10, "loyalty": "t_12"},
        {"glory": 30, "loyalty": "t_m10"},
        module="titans",
        turn=1,
        round=9,
        pending=[end_turn(1)],
    )
    assert table.scores() == [22, 20]
    assert table.winners() == [0]


def test_rb_c17_a_score_may_be_negative() -> None:
    table = arrange_rebel(
        {"glory": 3, "loyalty": "t_m25"},
        {},
        module="titans",
        turn=1,
        round=9,
        pending=[end_turn(1)],
    )
    assert table.scores() == [-22, 0]


# ---------------------------------------------------------------------- paying


def test_rd_28_the_extra_action_is_offered_for_ancient_shards_that_leave_an_action() -> None:
    table = arrange_rebel({"gold": 4, "ancient": 2}, {}, module="titans")
    decide(table, "face moon_1", "forge on light 0", "no")
    assert asked(table) == (0, "extra")
    assert options(table) == {"no", "yes"}


def test_rd_28_the_extra_action_is_not_offered_without_a_main_action_left() -> None:
    table = arrange_rebel({"gold": 2, "ancient": 2}, {}, module="titans")
    decide(table, "face moon_1", "forge on light 0")
    assert settled(table, 1)


def test_rd_28_only_payments_that_leave_an_action_are_offered() -> None:
    """2 sun and 1 ancient shard: only by keeping a shard can 1 more feat be paid."""
    table = arrange_rebel({"gold": 2, "sun": 2, "ancient": 1}, {}, module="titans")
    decide(table, "face moon_1", "forge on light 0", "yes")
    assert options(table) == {"ancient 0 for sun, 0 for moon", "ancient 1 for sun, 0 for moon"}
    table = arrange_rebel({"gold": 2, "moon": 1, "sun": 1, "ancient": 2}, {}, module="titans")
    decide(table, "face moon_1", "forge on light 0", "yes")
    assert options(table) == {"ancient 1 for sun, 0 for moon", "ancient 2 for sun, 0 for moon"}


def test_rb_321_an_ousting_may_change_the_zone_of_the_feat() -> None:
    """The ousted hero bears the misfortune face of seat 0, whose token so moves on."""
    table = arrange_rebel(
        {"moon": 2, "loyalty": "t_m8"},
        {"portal": 2, **faced("titans", "misfortune_red", "moon_1")},
        module="titans",
        misfortunes=(0,),
    )
    decide(table, "feat moon_2")
    land(table, "misfortune_red", "moon_1")
    decide(table, "take ancient", "take ancient")
    assert token(table, 0) == "t_m10"
    assert reserves(table, 0) == (0, 0, 1, 5)


def test_rb_315_printed_glory_beside_converted_shards_still_triggers() -> None:
    table = rolled_rebel(
        "glory_1_sun_1",
        "moon_1",
        {},
        {},
        hero={"loyalty": "t_14"},
        turn=0,
        manner="shards_to_glory",
    )
    decide(table, "yes", "no")
    assert reserves(table, 0) == (0, 0, 1, 2 + 1 + 1)


def test_rb_316_both_bonuses_of_a_face_survive_a_cyclops() -> None:
    table = rolled_rebel(
        "gold_2_glory_1_loyalty_1",
        "gold_1",
        hero={"loyalty": "t_14"},
        dice="light",
        manner="gold_to_glory",
    )
    decide(table, "yes")
    assert reserves(table, 0) == (1, 0, 0, 2 + 1 + 1 + 1)

"""Moon cards: wind, mists, ancestor, right hand, night (RB-045 to RB-073)."""

from __future__ import annotations

from tests.dice_forge.arrange import (
    Hero,
    asked,
    dark,
    decide,
    due,
    land,
    light,
    options,
    pool_left,
    reserves,
    rolling,
    seen,
    told,
    up,
    watch,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    lay,
    perform,
    stored,
)

# ---------------------------------------------------------------------- wind


def test_rb_045_everybody_rolls_and_nobody_applies() -> None:
    table = perform("wind", {}, {"gold": 2}, {})
    land(table, "sun_1", "glory_2", "gold_1", "moon_1", "gold_1", "gold_1")
    assert asked(table) == (0, "wind")
    assert reserves(table, 1) == (2, 0, 0, 0)
    assert up(table, 1) == ("gold_1", "moon_1"), "the dice stay as rolled"
    decide(table, "take gold")
    assert reserves(table, 0) == (3, 0, 0, 0)


def test_rb_046_only_what_is_shown_can_be_named() -> None:
    table = perform("wind", {}, {})
    land(table, "gold_1", "glory_2", "gold_1", "gold_1")
    assert options(table) == {"take gold", "take glory"}
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 0, 0, 2)


def test_rb_046_choice_faces_count_for_the_resource_named() -> None:
    for resource, result in (
        ("gold", (7, 0, 0, 0)),
        ("sun", (0, 3, 0, 0)),
        ("moon", (0, 0, 4, 0)),
    ):
        table = perform(
            "wind",
            {"light": light("choice_gsm_1"), "dark": dark("choice_gsm_2")},
            {"dark": dark("gold_2_moon_1")},
            {},
        )
        land(table, "choice_gsm_1", "choice_gsm_2", "gold_1", "gold_2_moon_1")
        land(table, "gold_1", "glory_2")
        assert options(table) == {"take gold", "take sun", "take moon", "take glory"}
        decide(table, f"take {resource}")
        assert reserves(table, 0) == result, resource


def test_rb_046_shields_count_reward_b_only() -> None:
    table = perform(
        "wind",
        {"light": light("shield_red"), "dark": dark("shield_green")},
        {"light": light("shield_blue"), "dark": dark("shield_yellow")},
        sets=("guardians_shield",),
    )
    land(table, "shield_red", "shield_green", "shield_blue", "shield_yellow")
    assert options(table) == {"take gold", "take sun", "take moon", "take glory"}
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 0, 0, 3), "never the 5 of reward A"


def test_rb_046_mirror_x3_and_ship_show_nothing() -> None:
    table = perform(
        "wind",
        {"light": light("mirror"), "dark": dark("triple")},
        {"light": light("ship"), "dark": dark("glory_3")},
        sets=("celestial_ship",),
    )
    land(table, "mirror", "triple", "ship", "glory_3")
    assert options(table) == {"take glory"}
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 0, 0, 3), "not tripled"


def test_rb_046_titan_resources_can_be_named() -> None:
    table = perform("wind", {}, {}, module="titans")
    land(table, "ancient_1", "loyalty_1_glory_1", "ancient_1", "gold_1")
    assert options(table) == {"take gold", "take glory", "take ancient", "take loyalty"}
    decide(table, "take ancient")
    assert seen(table, 0)["ancient"] == 2
    assert seen(table, 0)["loyalty"] == "t_m2"
    assert seen(table, 1)["loyalty"] == "t_0"


def test_rb_046_a_boar_counts_one_sun_and_one_moon() -> None:
    """The trident puts ownerless boars on dice in a game with the wind."""
    table = perform("wind", {"light": light("boar_red")}, {})
    land(table, "boar_red", "glory_2", "gold_1", "moon_1")
    assert options(table) == {"take gold", "take sun", "take moon", "take glory"}
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 2, 0)


def test_rb_047_it_is_no_blessing() -> None:
    hero: Hero = {"cards": {"cerberus": 1}, "cerberus": 1, "gold": 6}
    table = perform("wind", hero, {}, sets=("cerberus",))
    land(table, *["gold_1"] * 4)
    decide(table, "take gold")
    assert reserves(table, 0)[0] == 10
    assert due(table)[1] != "cerberus"


def test_rb_047_no_twins() -> None:
    table = perform("wind", {"cards": {"twins": 1}, "gold": 6}, {}, sets=("twins",))
    land(table, *["gold_1"] * 4)
    assert asked(table) == (0, "wind")


def test_rb_047_the_gold_may_be_split() -> None:
    hero: Hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [3]}
    table = perform("wind", hero, {}, sets=("blacksmiths_scepter",))
    land(table, *["gold_1"] * 4)
    decide(table, "take gold", "hammer 3")
    assert (stored(table), reserves(table, 0)[0]) == ([6], 1)


def test_rb_047_the_hammer_takes_it_too() -> None:
    hero: Hero = {"cards": {"blacksmiths_hammer": 1}}
    table = perform("wind", hero, {})
    land(table, *["gold_1"] * 4)
    decide(table, "take gold", "hammer 4")
    assert seen(table, 0)["hammer_track"] == 4


def test_rb_048_nothing_shown_gives_nothing() -> None:
    blank: Hero = {"light": light("mirror"), "dark": dark("triple")}
    table = perform("wind", blank, blank)
    land(table, "mirror", "triple", "mirror", "triple")
    assert due(table)[1] != "wind"
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rd_09_one_resource_with_a_sum() -> None:
    table = perform("wind", {}, {})
    land(table, "sun_1", "moon_1", "sun_1", "moon_1")
    assert options(table) == {"take sun", "take moon"}


# ---------------------------------------------------------------------- mists


def misty(*gold_and_glory: tuple[int, int]) -> list[int]:
    """Perform the mists with these reserves; give everybody's glory afterwards."""
    heroes = [{"gold": gold, "glory": glory} for gold, glory in gold_and_glory]
    table = perform("mists", *heroes)
    return [reserves(table, seat)[3] for seat in range(len(heroes))]


def test_rb_060_the_poorest_loses_5_glory_to_the_acting_player() -> None:
    assert misty((5, 10), (2, 10), (3, 10)) == [15, 5, 10]


def test_rb_060_nobody_loses_more_than_they_have() -> None:
    assert misty((5, 10), (2, 3), (3, 10)) == [13, 0, 10]
    assert misty((5, 10), (0, 0)) == [10, 0]


def test_rb_060_all_who_are_tied_lose() -> None:
    assert misty((5, 0), (2, 10), (2, 4), (9, 7)) == [9, 5, 0, 7]


def test_rb_061_the_acting_player_alone_lowest_has_no_effect() -> None:
    assert misty((0, 8), (2, 10), (3, 10)) == [8, 10, 10]


def test_rb_061_tied_the_acting_player_keeps_the_own_share() -> None:
    assert misty((2, 8), (2, 10), (3, 10)) == [13, 5, 10]
    assert misty((2, 1), (2, 10), (3, 10)) == [6, 5, 10]


def test_rb_c03_gold_on_a_scepter_does_not_count() -> None:
    owner: Hero = {"gold": 1, "glory": 9, "cards": {"blacksmiths_scepter": 1}, "scepters": [6]}
    table = perform("mists", {"gold": 2}, owner, sets=("blacksmiths_scepter",))
    assert reserves(table, 0)[3] == 5
    assert reserves(table, 1)[3] == 4


def test_rb_013_glory_never_drops_below_0() -> None:
    assert misty((3, 0), (1, 1)) == [1, 0]


# ---------------------------------------------------------------------- ancestor


def test_rb_065_the_cheapest_face_that_shows_glory() -> None:
    table = perform("ancestor", {}, {}, {})
    assert options(table) == {"no", "face glory_1_sun_1"}
    order: dict[str, int] = {}
    for gone, left in (
        ("glory_1_sun_1", {"face choice_gold_3_glory_2"}),
        ("choice_gold_3_glory_2", {"face glory_3"}),
        (
            "glory_3",
            {"face glory_4", "face glory_2_moon_2", "face gold_1_sun_1_moon_1_glory_1"},
        ),
    ):
        order[gone] = 0
        table = perform("ancestor", {}, {}, {}, temple=dict(order))
        assert options(table) == {"no", *left}


def test_rb_066_then_a_minor_blessing_with_that_die() -> None:
    for position, die, face in (
        ("light 0", "light", "glory_1_sun_1"),
        ("dark 5", "dark", "gold_1"),
    ):
        table = perform("ancestor", {}, {}, {})
        decide(table, "face glory_1_sun_1", f"forge on {position}")
        assert rolling(table) == (0, die)
        land(table, face)
        assert rolling(table) != (0, "dark" if die == "light" else "light")
        assert reserves(table, 0) == ((0, 1, 0, 1) if die == "light" else (1, 0, 0, 0))
        assert seen(table, 0)["forged"] == 1
        assert pool_left(table, "glory_1_sun_1") == 0


def test_rb_066_no_such_face_left_still_blesses_either_die() -> None:
    gone = [
        "glory_1_sun_1",
        "choice_gold_3_glory_2",
        "glory_3",
        "glory_4",
        "glory_2_moon_2",
        "gold_1_sun_1_moon_1_glory_1",
    ]
    table = perform("ancestor", {}, {}, {}, temple=dict.fromkeys(gone, 0))
    assert options(table) == {"die light", "die dark"}
    decide(table, "die dark")
    land(table, "moon_1")
    assert reserves(table, 0) == (0, 0, 1, 0)


def test_rb_067_forging_may_be_declined() -> None:
    table = perform("ancestor", {}, {}, {})
    decide(table, "no")
    assert options(table) == {"die light", "die dark"}
    decide(table, "die light")
    land(table, "sun_1")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert seen(table, 0)["forged"] == 0


def test_rd_12_pass_or_a_place() -> None:
    table = perform("ancestor", {}, {}, {})
    decide(table, "face glory_1_sun_1")
    assert options(table) == {
        "forge on light 0",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_rb_c12_twins_work_in_its_minor_blessing() -> None:
    table = perform("ancestor", {"gold": 3, "cards": {"twins": 1}}, {}, {}, sets=("twins",))
    decide(table, "face glory_1_sun_1", "forge on light 0")
    land(table, "gold_1")
    assert options(table) == {"no", "die light"}
    decide(table, "die light")
    land(table, "glory_1_sun_1")
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 1, 1, 1)


def test_rb_011_its_blessing_is_the_own_one_so_zones_work() -> None:
    table = perform("ancestor", {"loyalty": "t_5"}, {}, {}, module="titans")
    decide(table, "no", "die light")
    land(table, "gold_1")
    assert reserves(table, 0)[0] == 2, "1 and 1 of the zone"


# ---------------------------------------------------------------------- right hand


def test_rb_070_any_amount_of_gold_for_glory() -> None:
    table = perform("right_hand", {"gold": 7})
    assert options(table) == {f"hammer {amount}" for amount in range(8)}
    decide(table, "hammer 5")
    assert reserves(table, 0) == (2, 0, 0, 5)
    table = perform("right_hand", {"gold": 7})
    decide(table, "hammer 0")
    assert reserves(table, 0) == (7, 0, 0, 0)


def test_rb_070_without_gold_it_gives_nothing() -> None:
    table = perform("right_hand")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert table.scores()[0] == 10


def test_rd_13_amount_and_its_sources() -> None:
    hero: Hero = {"gold": 5, "cards": {"blacksmiths_scepter": 1}, "scepters": [4]}
    table = perform("right_hand", hero, sets=("blacksmiths_scepter",))
    if asked(table)[1] == "pay":
        decide(table, "ancient 0 for sun, 0 for moon")
    assert options(table) == {f"hammer {amount}" for amount in range(10)}
    decide(table, "hammer 7")
    assert options(table) == {"hammer 2", "hammer 3", "hammer 4"}
    decide(table, "hammer 2")
    assert (stored(table), reserves(table, 0)) == ([2], (0, 0, 0, 7))


def test_rb_070_hammer_progress_is_no_gold() -> None:
    hero: Hero = {"gold": 1, "cards": {"blacksmiths_hammer": 1}, "hammered": 9}
    table = perform("right_hand", hero)
    assert options(table) == {"hammer 0", "hammer 1"}


def test_rb_070_triton_gold_may_come_first() -> None:
    hero: Hero = {"cards": {"triton": 1}, "triton": 1}
    table = perform("right_hand", hero, sets=("triton",))
    decide(table, "triton gold", "hammer 6")
    assert reserves(table, 0) == (0, 0, 0, 6)


# ---------------------------------------------------------------------- eternal night


def test_rb_073_a_sun_and_a_moon_of_everybody_else() -> None:
    heroes: list[Hero] = [{}, {"sun": 2, "moon": 1}, {"sun": 3}, {"moon": 2, "gold": 4}]
    table = perform("eternal_night", *heroes)
    assert reserves(table, 0) == (0, 2, 2, 0)
    assert reserves(table, 1) == (0, 1, 0, 0)
    assert reserves(table, 2) == (0, 2, 0, 0)
    assert reserves(table, 3) == (4, 0, 1, 0)


def test_rb_073_the_caps_hold() -> None:
    table = perform("eternal_night", {"sun": 5}, {"sun": 2, "moon": 1}, {"sun": 3})
    assert reserves(table, 0)[1] == 6
    assert reserves(table, 1)[1] == 1
    assert reserves(table, 2)[1] == 2


def test_rb_073_tokens_scepters_and_ancient_shards_are_untouched() -> None:
    victim: Hero = {
        "cards": {"blacksmiths_scepter": 1, "triton": 1},
        "scepters": [6],
        "triton": 1,
        "ancient": 3,
    }
    table = perform(
        "eternal_night",
        {},
        victim,
        sets=("blacksmiths_scepter", "triton"),
        module="titans",
    )
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert (stored(table, 1), seen(table, 1)["triton"]) == ([6], 1)
    assert seen(table, 1)["ancient"] == 3


def test_rb_014_the_chest_lifts_the_caps_of_what_is_taken() -> None:
    table = perform(
        "eternal_night", {"sun": 6, "cards": {"blacksmiths_chest": 1}}, {"sun": 1, "moon": 1}
    )
    assert reserves(table, 0) == (0, 7, 1, 0)


def test_rb_073_observers_hear_losses_and_gains() -> None:
    table = arrange_rebel({"moon": 6}, {"sun": 1, "moon": 1}, setup=lay("eternal_night"))
    events = watch(table)
    decide(table, "feat moon_6")
    assert {seat for seat, *_ in told(events, "lost")} == {1}

"""Eternal fire, left hand, first titan and the Goddess (RB-094 to RB-116 without the trident)."""

from __future__ import annotations

from typing import Any

from grani.dice_forge.boxes import FEAT_IDS
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    Hero,
    asked,
    dark,
    decide,
    due,
    land,
    light,
    options,
    reserves,
    rolling,
    seen,
    settled,
    stack_left,
    told,
    up,
    watch,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    lay,
    perform,
    showing_up,
)

# ---------------------------------------------------------------------- eternal fire


def test_rb_094_a_new_full_turn_in_which_only_this_player_rolls() -> None:
    table = perform("eternal_fire", {"sun": 0}, {}, {})
    assert rolling(table) == (0, "light")
    land(table, "sun_1", "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert due(table) == (0, "main")
    assert table.view(-1)["round"] == 2
    decide(table, "no")
    assert settled(table, 1)


def test_rb_094_with_two_players_two_blessings() -> None:
    table = perform("eternal_fire", {}, {})
    land(table, "sun_1", "glory_2")
    assert rolling(table) == (0, "light")
    land(table, "sun_1", "glory_2")
    assert reserves(table, 0) == (0, 2, 0, 4)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert due(table) == (0, "main")


def test_rb_094_reinforcements_and_an_own_extra_action_again() -> None:
    hero: Hero = {"cards": {"guardians_owl": 1}, "sun": 0, "moon": 2}
    table = perform("eternal_fire", hero, {}, {}, used={"sun_2": 1})
    land(table, "sun_1", "gold_1")
    decide(table, "use sun_2", "take sun", "feat moon_1b")
    assert due(table) == (0, "extra")
    decide(table, "yes", "feat moon_1b")
    assert settled(table, 1)


def test_rb_413_a_card_bought_in_the_first_turn_works_in_the_second() -> None:
    table = arrange_rebel(
        {"sun": 9, "cards": {"blacksmiths_chest": 1}}, {}, {}, setup=lay("tree", "eternal_fire")
    )
    decide(table, "feat sun_1a", "yes")
    decide(table, "feat sun_6")
    land(table, "gold_1", "gold_1")
    assert "use sun_1a" in options(table)


def test_rb_095_the_unused_extra_action_is_lost() -> None:
    table = perform("eternal_fire", {"sun": 3, "cards": {"blacksmiths_chest": 1}}, {}, {})
    land(table, "gold_1", "gold_1")
    decide(table, "no")
    assert settled(table, 1), "nobody asks for the extra action of the first turn"


def test_rb_095_in_the_last_turn_of_the_game_too() -> None:
    table = arrange_rebel({}, {}, {"sun": 6}, setup=lay("eternal_fire"), turn=2, round=10)
    decide(table, "feat sun_6")
    land(table, "gold_1", "glory_2")
    assert due(table) == (2, "main")
    decide(table, "no")
    assert due(table)[1] == "game over"


def test_rb_096_it_can_be_bought_again_in_the_new_turn() -> None:
    table = arrange_rebel(
        {
            "sun": 9,
            "cards": {"blacksmiths_chest": 1},
            "light": light("sun_2"),
            "dark": dark("sun_2"),
        },
        {},
        {},
        setup=lay("eternal_fire"),
    )
    decide(table, "feat sun_6")
    land(table, "sun_2", "sun_2")
    decide(table, "feat sun_6")
    assert rolling(table) == (0, "light")
    assert seen(table, 0)["cards"]["eternal_fire"] == 2


def test_rb_096_memories_pay_before_the_new_turn() -> None:
    memories = {"red": {"owner": 0, "tokens": [{"portal": 4, "side": "sun"}, None]}}
    hero: Hero = {"cards": {"memory": 1}}
    table = perform("eternal_fire", hero, {}, module="titans", memories=memories)
    assert rolling(table) == (0, "light")
    assert reserves(table, 0)[1] == 1
    assert seen(table, 0)["loyalty"] == "t_2"


def test_rb_094_ousting_comes_first() -> None:
    table = perform("eternal_fire", {}, {"portal": 4}, {})
    assert rolling(table) == (1, "light")
    land(table, "gold_1", "gold_1")
    assert reserves(table, 1)[0] == 2
    assert rolling(table) == (0, "light")


# ---------------------------------------------------------------------- left hand


def hand(*heroes: Hero, sets: tuple[str, ...] = (), **rest: Any) -> Table:
    """Seat 0 has performed the left hand."""
    return perform("left_hand", *heroes, sets=sets, **rest)


def test_rb_103_everybody_on_an_island_goes_home_without_a_blessing() -> None:
    table = hand({"portal": 7}, {"portal": 2}, {"portal": 5}, {})
    assert [seen(table, seat)["portal"] for seat in range(4)] == [0, 0, 0, 0]
    land(table, "gold_1", "gold_1", "sun_1", "glory_2", "gold_1", "moon_1")
    assert reserves(table, 0) == (3, 1, 1, 2)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert reserves(table, 2) == (0, 0, 0, 0)
    assert settled(table, 1), "seat 3 stood at home and did not roll"


def test_rb_103_whoever_stands_on_portal_4_is_ousted_normally_before() -> None:
    table = hand({}, {"portal": 4}, {"portal": 2})
    assert rolling(table) == (1, "light")
    land(table, "gold_1", "gold_1")
    assert reserves(table, 1)[0] == 2, "the compensation"
    land(table, "gold_1", "gold_1", "sun_1", "gold_1")
    assert reserves(table, 0) == (3, 1, 0, 0), "own pair and that of seat 2"
    assert settled(table, 1)


def test_rb_103_only_the_own_hero_on_the_islands() -> None:
    table = hand({}, {})
    land(table, "sun_1", "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert settled(table, 1)
    assert seen(table, 0)["portal"] == 0


def test_rb_104_own_pair_first_then_clockwise_each_by_itself() -> None:
    mirror: Hero = {"light": light("triple"), "portal": 2}
    table = hand({"light": light("choice_gsm_1")}, {}, mirror, {"portal": 5})
    events = watch(table)
    land(table, "choice_gsm_1", "gold_1", "triple", "moon_1", "gold_1", "gold_1")
    assert asked(table) == (0, "choose")
    decide(table, "take sun")
    assert reserves(table, 0) == (3, 1, 3, 0)
    assert {seat for seat, *_ in told(events, "gained")} == {0}


def test_rb_104_x3_works_inside_one_pair_only() -> None:
    table = hand({"light": light("triple")}, {"portal": 2})
    land(table, "triple", "gold_1", "gold_1", "glory_2")
    assert reserves(table, 0) == (4, 0, 0, 2)


def test_rb_105_great_bear_pays_once_for_the_effect() -> None:
    table = hand({"cards": {"great_bear": 1}}, {"portal": 5}, {"portal": 7}, sets=("great_bear",))
    assert reserves(table, 0)[3] == 3


def test_rb_c04_two_bears_pay_3_each() -> None:
    table = hand({"cards": {"great_bear": 2}}, {"portal": 5}, {"portal": 7}, sets=("great_bear",))
    assert reserves(table, 0)[3] == 6


def test_rb_105_nothing_if_only_the_own_hero_was_ousted() -> None:
    table = hand({"cards": {"great_bear": 1}}, {}, {}, sets=("great_bear",))
    assert reserves(table, 0)[3] == 0


def test_rb_105_an_ousting_on_arrival_counts_separately() -> None:
    table = hand({"cards": {"great_bear": 1}}, {"portal": 4}, {"portal": 7}, sets=("great_bear",))
    assert reserves(table, 0)[3] == 3
    land(table, "gold_1", "gold_1")
    assert reserves(table, 0)[3] == 6


def test_rb_106_the_bear_of_an_ousted_opponent_pays_too() -> None:
    table = hand({}, {"portal": 5, "cards": {"great_bear": 2}}, {}, sets=("great_bear",))
    assert reserves(table, 0)[3] == 0
    assert reserves(table, 1)[3] == 6


def test_rb_107_cerberus_works_on_the_own_pair_only() -> None:
    hero: Hero = {"cards": {"cerberus": 2}, "cerberus": 2}
    table = hand(hero, {"portal": 5}, {}, sets=("cerberus",))
    land(table, "gold_1", "glory_2", "gold_1", "gold_1")
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (4, 0, 0, 4)
    assert settled(table, 1), "no Cerberus on the other pair"


def test_rb_c12_twins_work_on_the_own_pair_only() -> None:
    hero: Hero = {"cards": {"twins": 1}, "gold": 6}
    table = hand(hero, {"portal": 5}, {}, sets=("twins",))
    land(table, "gold_1", "glory_2", "gold_1", "gold_1")
    assert asked(table) == (0, "twins")
    decide(table, "die light")
    land(table, "sun_1")
    decide(table, "take moon")
    assert reserves(table, 0) == (5, 1, 1, 2)
    assert settled(table, 1)


def test_rb_107_a_mirror_of_another_is_resolved_by_the_acting_player() -> None:
    table = hand({}, {"portal": 5, "light": light("mirror")}, {})
    land(table, "sun_1", "gold_1", "mirror", "moon_1")
    assert asked(table) == (0, "mirror")
    assert options(table) == {"face sun_1", "face gold_1", "face moon_1"}, "as in DF-163"
    decide(table, "face moon_1")
    assert reserves(table, 0) == (1, 1, 2, 0)


def test_rb_107_zones_count_for_the_own_pair_only() -> None:
    table = hand({"loyalty": "t_5"}, {"portal": 5}, module="titans")
    land(table, "gold_1", "gold_1", "gold_1", "gold_1")
    assert reserves(table, 0)[0] == 6, "each own gold face brings one more"


def test_rb_107_a_ship_of_another_is_the_acting_players_purchase() -> None:
    ship: Hero = {"portal": 5, "light": light("ship")}
    table = hand({}, ship, {}, sets=("celestial_ship",))
    land(table, "gold_1", "gold_1", "ship", "gold_1")
    assert asked(table) == (0, "order")
    decide(table, "die dark", "face choice_gold_3_glory_2", "forge on light 0")
    assert seen(table, 0)["forged"] == 1
    assert reserves(table, 0)[0] == 0


def test_rb_010_a_boar_owner_is_served_before_the_next_pair() -> None:
    table = hand(
        {},
        showing_up("boar_red", "gold_1", portal=5),
        {"portal": 2, "cards": {"tenacious_boar": 1}},
        sets=("tenacious_boar",),
        owners={"boar_red": 2},
    )
    land(table, "gold_1", "gold_1", "boar_red", "gold_1", "sun_1", "gold_1")
    decide(table, "take moon")
    assert asked(table) == (2, "offer")
    assert reserves(table, 0)[1] == 0, "the pair of seat 2 waits"
    decide(table, "take glory")
    assert reserves(table, 0) == (4, 1, 1, 0)


# ---------------------------------------------------------------------- first titan


def test_rb_110_a_feat_of_cost_1_for_nothing_without_moving() -> None:
    table = perform("first_titan", {}, {"portal": 1}, {})
    chronicle = watch(table)
    assert options(table) == {f"feat {slot}" for slot in ("moon_1a", "moon_1b", "sun_1a", "sun_1b")}
    decide(table, "feat moon_1b")
    assert seen(table, 0)["cards"] == {"first_titan": 1, "blacksmiths_chest": 1}
    assert seen(table, 0)["portal"] == 4
    assert seen(table, 1)["portal"] == 1, "nobody is ousted"
    assert seen(table, 0)["shard_cap"] == 9
    assert table.scores()[0] == 20 + 2
    assert stack_left(table, "moon_1b") == 2
    assert told(chronicle, "granted") == [(0, FEAT_IDS["blacksmiths_chest"], 0, 0)]


def test_rb_110_an_instant_effect_happens() -> None:
    table = perform("first_titan", {}, {}, {})
    decide(table, "feat sun_1b")
    assert reserves(table, 0) == (3, 0, 3, 0), "wild spirits"


def test_rb_110_it_is_mandatory_while_there_is_such_a_stack() -> None:
    other: Hero = {"cards": {"elder": 2, "wild_spirits": 2, "blacksmiths_chest": 2}}
    table = perform("first_titan", {}, other)
    assert options(table) == {"feat moon_1a"}


def test_rb_110_otherwise_it_has_no_effect() -> None:
    other: Hero = {
        "cards": {
            "elder": 2,
            "wild_spirits": 2,
            "blacksmiths_chest": 2,
            "blacksmiths_hammer": 2,
        }
    }
    table = perform("first_titan", {}, other)
    assert settled(table, 1)
    assert table.scores()[0] == 20


def test_rb_110_cards_of_rebellion_too() -> None:
    table = perform(
        "first_titan", {}, {}, {}, sets=("twins", "companion", "merchant", "wood_nymph")
    )
    decide(table, "feat moon_1b")
    assert seen(table, 0)["companions"] == [0]


def test_rb_409_no_bear_pays() -> None:
    table = perform(
        "first_titan", {"cards": {"great_bear": 1}}, {"portal": 1}, sets=("great_bear",)
    )
    decide(table, "feat moon_1b")
    assert reserves(table, 0)[3] == 0


def test_rb_111_the_free_feat_earns_in_the_zone_of_rebellion_again() -> None:
    table = perform("first_titan", {"loyalty": "t_m5"}, {}, module="titans")
    assert reserves(table, 0)[3] == 3, "first in the game"
    decide(table, "feat sun_1a")
    assert reserves(table, 0)[3] == 6


def test_rb_111_memories_on_the_island_of_the_free_feat_pay() -> None:
    memories = {
        "red": {
            "owner": 0,
            "tokens": [{"portal": 7, "side": "sun"}, {"portal": 4, "side": "moon"}],
        }
    }
    hero: Hero = {"cards": {"memory": 1}}
    table = perform("first_titan", hero, {}, module="titans", memories=memories)
    assert reserves(table, 0) == (0, 0, 0, 0), "portal 4 pays last"
    decide(table, "feat sun_1a")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert seen(table, 0)["ancient"] == 2
    assert seen(table, 0)["loyalty"] == "t_0", "two to the right, then two to the left"


def test_rb_112_memories_of_the_free_feat_come_before_those_on_portal_4() -> None:
    memories = {
        "red": {
            "owner": 0,
            "tokens": [{"portal": 7, "side": "sun"}, {"portal": 4, "side": "moon"}],
        }
    }
    table = arrange_rebel(
        {"cards": {"memory": 1}, "sun": 5, "moon": 5},
        {},
        module="titans",
        setup=lay("first_titan"),
        memories=memories,
    )
    events = watch(table)
    decide(table, "feat sun_5_moon_5", "feat sun_1a")
    assert [portal for _, portal, *_ in told(events, "cashed")] == [7, 4]


def test_rb_112_the_own_zone_reward_comes_first() -> None:
    table = arrange_rebel(
        {"loyalty": "t_m10", "sun": 5, "moon": 5}, {}, module="titans", setup=lay("first_titan")
    )
    decide(table, "feat sun_5_moon_5")
    assert asked(table) == (0, "free-feat")
    assert reserves(table, 0)[3] == 5


def test_rb_111_goldsmith_counts_the_free_feat() -> None:
    hero: Hero = {"cards": {"first_titan": 1, "elder": 1}}
    table = perform("goldsmith", hero, sets=("first_titan",))
    assert reserves(table, 0)[3] == 6


def test_rd_16_one_non_empty_stack() -> None:
    other: Hero = {"cards": {"blacksmiths_chest": 2}}
    table = perform("first_titan", {}, other)
    assert options(table) == {"feat moon_1a", "feat sun_1a", "feat sun_1b"}


# ---------------------------------------------------------------------- the Goddess


def chosen(hero: Hero, *positions: str, others: tuple[Hero, ...] = ({},), **rest: Any) -> Table:
    """Seat 0 has performed the Goddess and turned both dice."""
    table = perform("goddess", hero, *others, **rest)
    decide(table, *(f"forge on {position}" for position in positions))
    return table


def test_rb_115_one_face_of_each_die() -> None:
    table = perform("goddess")
    assert options(table) == {"forge on light 0", "forge on light 5"}
    decide(table, "forge on light 5")
    assert options(table) == {"forge on dark 0", "forge on dark 4", "forge on dark 5"}
    decide(table, "forge on dark 5")
    assert up(table, 0) == ("sun_1", "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert settled(table, 1)
    assert seen(table, 0)["forged"] == 0, "nothing is replaced"


def test_rb_115_in_any_order() -> None:
    hero: Hero = {"light": light("ship"), "dark": dark("gold_4")}
    table = chosen(hero, "light 0", "dark 0", sets=("celestial_ship",))
    assert asked(table) == (0, "order")


def test_rb_116_x3_triples() -> None:
    table = chosen({"dark": dark("triple"), "light": light("gold_4")}, "light 0", "dark 0")
    assert reserves(table, 0)[0] == 12


def test_rb_116_a_shield_is_matched() -> None:
    hero: Hero = {"dark": dark("shield_red")}
    table = chosen(hero, "light 5", "dark 0", sets=("guardians_shield",))
    assert reserves(table, 0) == (0, 1, 0, 5)


def test_rb_116_cerberus_works() -> None:
    hero: Hero = {"cards": {"cerberus": 1}, "cerberus": 1}
    table = chosen(hero, "light 5", "dark 5", sets=("cerberus",))
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 2, 0, 4)


def test_rb_c22_twins_do_not_work() -> None:
    hero: Hero = {"cards": {"twins": 1}, "gold": 9}
    table = chosen(hero, "light 5", "dark 5", sets=("twins",))
    assert settled(table, 1)
    assert reserves(table, 0) == (9, 1, 0, 2)


def test_rb_116_zones_work() -> None:
    table = chosen({"loyalty": "t_8"}, "light 0", "dark 0", module="titans")
    assert reserves(table, 0) == (4, 0, 0, 2)


def test_rb_116_the_golem_pair_rolls_the_celestial_die() -> None:
    hero: Hero = {"light": light("golem_sun")}
    table = chosen(hero, "light 0", "dark 4", module="goddess")
    assert asked(table) == (0, "golem-pair")


def test_rb_116_a_mirror_is_resolved() -> None:
    hero: Hero = {"light": light("mirror")}
    table = chosen(hero, "light 0", "dark 5", others=(showing_up("sun_1", "moon_1"),))
    assert options(table) == {"face sun_1", "face moon_1"}


def test_rd_17_one_face_per_die_then_order() -> None:
    hero: Hero = {"light": light("ship"), "gold": 3}
    table = chosen(hero, "light 0", "dark 5", sets=("celestial_ship",))
    assert options(table) == {"die light", "die dark"}

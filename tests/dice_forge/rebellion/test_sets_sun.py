"""Sun cards: tree, nymph, merchant, light, goldsmith, trident (RB-076 to RB-100)."""

from __future__ import annotations

from typing import Any

import pytest

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
    reinforcements,
    reserves,
    seen,
    settled,
    up,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    lay,
    perform,
    showing_up,
    star,
    stored,
)

PLACES = {
    "forge on light 0",
    "forge on light 5",
    "forge on dark 0",
    "forge on dark 4",
    "forge on dark 5",
}
SOLD = {
    "gold_3",
    "moon_1",
    "gold_4",
    "sun_1",
    "gold_6",
    "choice_gsm_1",
    "glory_1_sun_1",
    "gold_2_moon_1",
    "choice_gold_3_glory_2",
    "moon_2",
    "sun_2",
    "glory_3",
    "glory_4",
    "glory_2_moon_2",
    "choice_gsm_2",
    "gold_1_sun_1_moon_1_glory_1",
}
BOARS = {"boar_red", "boar_yellow", "boar_green", "boar_blue"}
SHIELDS = {"shield_red", "shield_blue", "shield_yellow", "shield_green"}


def step_two(hero: Hero, *others: Hero, sets: tuple[str, ...] = (), **rest: Any) -> Table:
    """Seat 0 is in step 2 with the cards of ``hero``."""
    setup = lay(*sets)
    return arrange_rebel(
        hero, *(others or ({}, {})), setup=setup, pending=reinforcements(0), **rest
    )


# ---------------------------------------------------------------------- tree


def tree(gold: int, **rest: Any) -> Table:
    cards: dict[str, int] = {"tree": 1, **rest.pop("cards", {})}
    hero = {"gold": gold, "cards": cards, **rest.pop("hero", {})}
    table = step_two(hero, sets=("tree", *rest.pop("sets", ())), **rest)
    decide(table, "use sun_1a")
    return table


@pytest.mark.parametrize(
    ("gold", "result"),
    [(0, (3, 1)), (7, (10, 1)), (8, (11, 2)), (12, (12, 2)), (5, (8, 1))],
)
def test_rb_076_3_gold_and_1_glory_or_2_for_the_rich(gold: int, result: tuple[int, int]) -> None:
    table = tree(gold)
    assert (reserves(table, 0)[0], reserves(table, 0)[3]) == result


@pytest.mark.parametrize(("gold", "result"), [(7, (10, 1)), (8, (8, 2))])
def test_rb_c02_by_a_house_rule_the_rich_get_no_gold(gold: int, result: tuple[int, int]) -> None:
    table = tree(gold, house_rules={"tree": "card"})
    assert (reserves(table, 0)[0], reserves(table, 0)[3]) == result


def test_rb_c15_gold_on_a_scepter_does_not_make_rich() -> None:
    table = tree(
        6,
        cards={"blacksmiths_scepter": 1},
        hero={"scepters": [6]},
        sets=("blacksmiths_scepter",),
    )
    assert reserves(table, 0) == (9, 0, 0, 1)


def test_rb_076_two_trees_are_tested_one_after_the_other() -> None:
    table = step_two({"gold": 6, "cards": {"tree": 2}}, sets=("tree",))
    decide(table, "use sun_1a", "use sun_1a")
    assert reserves(table, 0) == (12, 0, 0, 3), "1 glory, and with 9 gold 2 more"


def test_rb_076_the_hammer_takes_its_gold() -> None:
    table = tree(8, cards={"blacksmiths_hammer": 1})
    decide(table, "hammer 3")
    assert reserves(table, 0) == (8, 0, 0, 2)


def test_rb_012_each_card_once_in_step_2_and_only_if_wished() -> None:
    table = step_two({"cards": {"tree": 1, "guardians_owl": 1}}, sets=("tree",))
    assert options(table) == {"no", "use sun_1a", "use sun_2"}
    decide(table, "use sun_2", "take sun")
    assert options(table) == {"no", "use sun_1a"}
    decide(table, "no")
    assert due(table) == (0, "main")


def test_rb_012_a_card_bought_in_step_3_waits() -> None:
    table = perform("tree", {"sun": 2, "gold": 2})
    assert due(table) == (0, "extra")
    decide(table, "yes")
    assert due(table) == (0, "main-extra"), "no step 2 in between"


# ---------------------------------------------------------------------- wood nymph


def test_rb_078_4_gold_then_one_face_at_its_price() -> None:
    table = perform("wood_nymph", {}, {}, {})
    assert reserves(table, 0)[0] == 4
    assert options(table) == {
        "no",
        *(f"face {face}" for face in ("gold_3", "moon_1", "gold_4", "sun_1")),
        *(f"face {face}" for face in ("gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1")),
    }
    decide(table, "face gold_3", "forge on light 0")
    assert reserves(table, 0)[0] == 2
    assert settled(table, 1), "exactly one"
    assert seen(table, 0)["forged"] == 1


def test_rb_078_buying_is_optional() -> None:
    table = perform("wood_nymph", {"gold": 3}, {}, {})
    decide(table, "no")
    assert reserves(table, 0) == (7, 0, 0, 0)
    assert seen(table, 0)["forged"] == 0


def test_rb_078_the_gold_may_be_stored_and_is_then_spent() -> None:
    hero: Hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [0]}
    table = perform("wood_nymph", hero, sets=("blacksmiths_scepter",))
    decide(table, "hammer 4", "face gold_3")
    decide(table, "forge on light 0")
    assert (stored(table), reserves(table, 0)[0]) == ([2], 0)


def test_rb_078_gold_on_the_hammer_is_gone() -> None:
    table = perform("wood_nymph", {"cards": {"blacksmiths_hammer": 1}})
    decide(table, "hammer 3")
    assert due(table)[1] != "market", "1 gold buys nothing"


def test_rd_14_pass_or_one_face_and_its_place() -> None:
    table = perform("wood_nymph", {}, {}, {})
    decide(table, "face gold_3")
    assert options(table) == PLACES


# ---------------------------------------------------------------------- merchant


def merchants(count: int, *others: Hero, **hero: Any) -> Table:
    sets = ("merchant", *hero.pop("sets", ()))
    temple = hero.pop("temple", None)
    owners = hero.pop("owners", None)
    cards = {"merchant": count, **hero.pop("cards", {})}
    me = {"cards": cards, **hero}
    seats = others or ({}, {}, {})
    return step_two(me, *seats, sets=sets, temple=temple, owners=owners)


def test_rb_080_two_glory_or_an_upgrade() -> None:
    table = merchants(1)
    decide(table, "use sun_1a")
    assert options(table) == {"hammer 0", "hammer 1"}
    decide(table, "hammer 0")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert due(table) == (0, "main")


def test_rb_080_an_upgrade_by_one_level() -> None:
    table = merchants(1)
    decide(table, "use sun_1a", "hammer 1", "forge on light 0")
    assert options(table) == {"face gold_3", "face moon_1"}
    decide(table, "face moon_1")
    assert seen(table, 0)["dice"]["light"]["faces"][0] == "moon_1"
    assert up(table, 0)[0] == "moon_1"
    assert seen(table, 0)["forged"] == 1
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_081_x_merchants_lift_one_face_by_x_levels_at_once() -> None:
    table = merchants(3)
    decide(table, "use sun_1a")
    assert options(table) == {"hammer 0", "hammer 1", "hammer 2", "hammer 3"}
    decide(table, "hammer 2", "forge on dark 0")
    assert options(table) == {"face gold_4", "face sun_1"}
    decide(table, "face gold_4")
    assert seen(table, 0)["forged"] == 1
    assert options(table) == {"no", "use sun_1a"}, "one merchant is left"
    decide(table, "use sun_1a")
    assert options(table) == {"hammer 0"}, "but no second upgrade in this turn"
    decide(table, "hammer 0")
    assert reserves(table, 0)[3] == 2


def test_rb_081_glory_first_leaves_fewer_for_the_upgrade() -> None:
    table = merchants(3)
    decide(table, "use sun_1a", "hammer 0", "use sun_1a")
    assert options(table) == {"hammer 0", "hammer 1", "hammer 2"}
    decide(table, "hammer 2", "forge on light 0", "face sun_1")
    assert due(table) == (0, "main")


def test_rb_c10_exactly_x_levels_higher() -> None:
    table = merchants(4)
    decide(table, "use sun_1a", "hammer 4", "forge on light 0")
    assert options(table) == {"face choice_gold_3_glory_2"}


@pytest.mark.parametrize(
    ("face", "levels", "result"),
    [
        ("gold_1", 1, {"gold_3", "moon_1"}),
        ("glory_2", 1, {"gold_3", "moon_1"}),
        ("mirror", 1, {"gold_3", "moon_1"}),
        ("sun_1", 1, {"gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1"}),
        ("moon_1", 1, {"gold_4", "sun_1"}),
        ("gold_3", 1, {"gold_4", "sun_1"}),
        ("gold_4", 1, {"gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1"}),
        ("gold_6", 1, {"choice_gold_3_glory_2"}),
        ("choice_gold_3_glory_2", 1, {"moon_2"}),
        ("moon_2", 1, {"sun_2", "glory_3"}),
        (
            "sun_2",
            1,
            {"glory_4", "glory_2_moon_2", "choice_gsm_2", "gold_1_sun_1_moon_1_glory_1"},
        ),
        ("gold_6", 3, {"sun_2", "glory_3"}),
    ],
)
def test_rb_016_levels_by_price(face: str, levels: int, result: set[str]) -> None:
    sides = ["gold_1", "sun_1", "moon_1", "glory_2"]
    on_light = light() if face in sides else light(face)
    position = {"sun_1": "light 5", "moon_1": "dark 4", "glory_2": "dark 5"}.get(face, "light 0")
    table = merchants(levels, light=on_light)
    decide(table, "use sun_1a", f"hammer {levels}", f"forge on {position}")
    assert options(table) == {f"face {name}" for name in result if name != face}


def test_rb_081_a_turn_of_eternal_fire_allows_an_upgrade_again() -> None:
    table = merchants(1, sun=6, sets=("eternal_fire",))
    decide(table, "use sun_1a", "hammer 1", "forge on light 0", "face gold_3", "feat sun_6")
    land(table, "gold_3", "gold_1")
    decide(table, "use sun_1a")
    assert options(table) == {"hammer 0", "hammer 1"}


def test_rb_082_an_empty_level_is_skipped_and_none_is_impossible() -> None:
    table = merchants(1, temple={"gold_3": 0, "moon_1": 0})
    decide(table, "use sun_1a", "hammer 1", "forge on light 0")
    assert options(table) == {"face gold_4", "face sun_1"}
    top = ["glory_4", "glory_2_moon_2", "choice_gsm_2", "gold_1_sun_1_moon_1_glory_1"]
    table = merchants(1, light=light("sun_2"), temple=dict.fromkeys(top, 0))
    decide(table, "use sun_1a", "hammer 1")
    assert "forge on light 0" not in options(table)


def test_rb_083_no_overshooting() -> None:
    table = merchants(2, light=light("sun_2", "glory_4"))
    decide(table, "use sun_1a", "hammer 2")
    assert "forge on light 0" not in options(table)
    assert "forge on light 1" not in options(table)


def test_rb_c19_the_merchant_refuses_what_the_celestial_die_caps() -> None:
    table = merchants(2, light=light("glory_3"))
    decide(table, "use sun_1a", "hammer 2")
    assert "forge on light 0" not in options(table)
    star_table = perform("celestial_die", {"light": light("glory_3")}, {}, {})
    star(star_table, "upgrade")
    assert "forge on light 0" in options(star_table)


def test_rb_084_a_locked_face_is_not_upgraded() -> None:
    table = merchants(
        1,
        {"cards": {"tenacious_boar": 1}},
        {},
        light=light("boar_red"),
        sets=("tenacious_boar",),
        owners={"boar_red": 1},
    )
    decide(table, "use sun_1a", "hammer 1")
    assert options(table) == {
        "forge on light 1",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_rb_017_an_upgrade_counts_for_typhon() -> None:
    table = merchants(1, sun=5, moon=5, sets=("typhon",))
    decide(table, "use sun_1a", "hammer 1", "forge on light 0", "face gold_3", "feat sun_5_moon_5")
    assert reserves(table, 0)[3] == 1


# ---------------------------------------------------------------------- light


def lit(*heroes: Hero, sets: tuple[str, ...] = (), **rest: Any) -> Table:
    """Seat 0 has paid the light."""
    me = dict(heroes[0])
    me["cards"] = {"light": 1, **me.get("cards", {})}
    table = step_two(me, *heroes[1:], sets=("light", *sets), **rest)
    decide(table, "use sun_3")
    return table


def test_rb_086_3_gold_apply_a_face_that_lies_up() -> None:
    table = lit(showing_up("gold_1", "glory_2", gold=5), showing_up("sun_2", "moon_1"))
    assert reserves(table, 0)[0] == 2
    assert options(table) == {"face gold_1", "face glory_2", "face sun_2", "face moon_1"}
    decide(table, "face sun_2")
    assert reserves(table, 0) == (2, 2, 0, 0)
    assert due(table) == (0, "main")


def test_rb_086_without_3_gold_it_is_not_offered() -> None:
    table = step_two({"gold": 2, "cards": {"light": 1}}, sets=("light",))
    assert due(table) == (0, "main")


def test_rb_086_it_is_optional() -> None:
    table = step_two({"gold": 3, "cards": {"light": 1}}, sets=("light",))
    assert options(table) == {"no", "use sun_3"}


def test_rb_086_single_face_rules() -> None:
    """DF-052 and RB-053: x3 is nothing, a mirror copies."""
    heroes = (showing_up("triple", "glory_2", gold=3), showing_up("mirror", "moon_1"))
    table = lit(*heroes)
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    table = lit(*heroes)
    decide(table, "face mirror")
    assert options(table) == {"face moon_1", "face triple", "face glory_2"}
    decide(table, "face glory_2")
    assert reserves(table, 0) == (0, 0, 0, 2)


def test_rb_087_a_boar_rewards_its_owner() -> None:
    table = lit(
        {"gold": 3},
        showing_up("boar_red", "gold_1"),
        {"cards": {"tenacious_boar": 1}},
        sets=("tenacious_boar",),
        owners={"boar_red": 2},
    )
    decide(table, "face boar_red", "take sun")
    assert asked(table) == (2, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert reserves(table, 2) == (0, 0, 0, 3)
    assert due(table) == (0, "main")


def test_rb_087_it_is_no_blessing() -> None:
    table = lit(
        showing_up("gold_1", "glory_2", gold=3, cards={"cerberus": 1}, cerberus=1),
        {},
        sets=("cerberus",),
    )
    decide(table, "face glory_2")
    assert due(table) == (0, "main")


def test_rb_087_no_zone_bonus() -> None:
    hero: Hero = {"gold": 3, "loyalty": "t_8"}
    table = lit(hero, {}, module="titans")
    decide(table, "face gold_1")
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_rb_086_a_ship_is_paid_with_what_is_left() -> None:
    table = lit(showing_up("ship", "glory_2", gold=5), {}, {}, sets=("celestial_ship",))
    decide(table, "face ship", "face gold_6", "forge on light 1")
    assert reserves(table, 0)[0] == 0


# ---------------------------------------------------------------------- goldsmith, omniscient


def test_rb_090_2_glory_for_every_different_set_this_one_included() -> None:
    assert reserves(perform("goldsmith"), 0)[3] == 2
    hero: Hero = {"cards": {"elder": 2, "silver_hind": 1, "satyrs": 1}}
    assert reserves(perform("goldsmith", hero), 0)[3] == 8


def test_rb_090_a_second_goldsmith_counts_once() -> None:
    hero: Hero = {"cards": {"goldsmith": 1, "elder": 1}}
    assert reserves(perform("goldsmith", hero), 0)[3] == 4


def test_rb_c11_colours_of_one_set_count_once() -> None:
    table = perform(
        "goldsmith",
        {"cards": {"tenacious_boar": 2}},
        showing_up("boar_red", "boar_yellow"),
        sets=("tenacious_boar",),
        owners={"boar_red": 0, "boar_yellow": 0},
    )
    assert reserves(table, 0)[3] == 4


def test_rb_092_2_glory_for_every_own_face_that_shows_glory() -> None:
    assert reserves(perform("omniscient"), 0)[3] == 2, "the glory face of the dark die"
    hero: Hero = {
        "light": light("glory_3", "glory_3", "glory_1_sun_1", "choice_gold_3_glory_2"),
        "dark": dark("shield_red", "glory_4", "glory_2_moon_2", "gold_1_sun_1_moon_1_glory_1"),
    }
    table = perform("omniscient", hero, {}, {}, sets=("guardians_shield",))
    assert reserves(table, 0)[3] == 2 * 9


def test_rb_015_faces_without_a_laurel_do_not_count() -> None:
    hero: Hero = {
        "light": light("mirror", "triple", "ship", "sun_2", "choice_gsm_2"),
        "dark": ["gold_6", "moon_2", "boar_red", "gold_1", "gold_1", "gold_1"],
    }
    table = perform("omniscient", hero, {}, {}, sets=("celestial_ship",))
    assert reserves(table, 0)[3] == 0


@pytest.mark.parametrize("shield", sorted(SHIELDS))
def test_rb_015_every_shield_shows_glory(shield: str) -> None:
    table = perform("omniscient", {"light": light(shield)}, {}, sets=("guardians_shield",))
    assert reserves(table, 0)[3] == 4


def test_rb_015_titan_faces() -> None:
    table = perform("omniscient", {}, {}, module="titans")
    assert reserves(table, 0)[3] == 2, "loyalty_1_glory_1"
    faces = ["chaos_blue", "chaos_red", "gold_2_glory_1_loyalty_1", "gold_3_ancient_1"]
    hero: Hero = {"light": [*faces, "gold_1", "ancient_1"]}
    table = perform("omniscient", hero, {}, module="titans")
    assert reserves(table, 0)[3] == 2 * 4


# ---------------------------------------------------------------------- trident


def test_rb_098_all_gold_of_the_reserve_for_one_face() -> None:
    table = perform("abyssal_trident", {"gold": 9}, {}, {})
    assert reserves(table, 0)[0] == 0
    assert "no" not in options(table)
    decide(table, "face glory_4")
    assert options(table) == PLACES
    decide(table, "forge on light 0")
    assert up(table, 0)[0] == "glory_4"
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_098_with_no_gold_too() -> None:
    table = perform("abyssal_trident", {}, {}, {})
    decide(table, "face glory_4", "forge on dark 0")
    assert seen(table, 0)["forged"] == 1


def test_rb_098_scepters_and_hammers_are_untouched() -> None:
    hero: Hero = {"gold": 4, "cards": {"blacksmiths_scepter": 1}, "scepters": [6]}
    table = arrange_rebel(
        {**hero, "sun": 5}, {}, setup=lay("abyssal_trident", "blacksmiths_scepter")
    )
    decide(table, "feat sun_5", "ancient 0 for sun, 0 for moon")
    assert (stored(table), reserves(table, 0)[0]) == ([6], 0)


def test_rb_099_garden_faces_whose_set_is_not_in_the_game() -> None:
    table = perform("abyssal_trident", {}, {}, {})
    free = SOLD | BOARS | SHIELDS | {"mirror", "ship"}
    assert options(table) == {f"face {face}" for face in free}, "the helmet gives x3"


@pytest.mark.parametrize(
    ("given_by", "faces"),
    [
        ("celestial_ship", {"ship"}),
        ("guardians_shield", SHIELDS),
        ("tenacious_boar", BOARS),
    ],
)
def test_rb_099_a_set_in_the_game_bars_its_faces(given_by: str, faces: set[str]) -> None:
    table = perform("abyssal_trident", {}, {}, {}, sets=(given_by,))
    assert not {f"face {face}" for face in faces} & options(table)
    assert "face mirror" in options(table)


def test_rb_099_without_the_helmet_x3_is_free_and_forest_faces_never_are() -> None:
    table = perform("abyssal_trident", {}, {}, {}, module="goddess")
    assert {"face triple", "face mirror", "face ship", "face boar_red"} <= options(table)
    assert not any("golem" in name for name in options(table))


def test_rd_15_a_face_and_its_place() -> None:
    table = perform("abyssal_trident", {}, {}, {})
    assert len(options(table)) == len(SOLD) + 4 + 4 + 2
    decide(table, "face ship")
    assert options(table) == PLACES


def test_rb_100_a_boar_taken_so_has_no_owner_and_is_not_locked() -> None:
    pending = [
        {"effect": "end_turn", "seat": 1},
        {"effect": "blessings", "seat": 0, "dice": "light", "manner": "plain", "times": 1},
    ]
    hero: Hero = {"light": light("boar_red")}
    table = arrange_rebel(hero, {}, {}, setup=lay("abyssal_trident"), turn=1, pending=pending)
    land(table, "boar_red")
    assert options(table) == {"take sun", "take moon"}
    decide(table, "take sun")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert settled(table, 2), "nobody is rewarded"
    again = arrange_rebel({**hero, "gold": 2}, {}, {}, setup=lay("abyssal_trident"))
    decide(again, "face gold_3")
    assert "forge on light 0" in options(again)


def test_rd_08_reinforcements_in_any_order() -> None:
    hero: Hero = {
        "gold": 3,
        "cards": {"merchant": 1, "light": 1, "companion": 1},
        "companions": [2],
    }
    table = step_two(hero, {}, {}, sets=("merchant", "light", "companion"))
    assert options(table) == {"no", "use sun_1a", "use sun_3", "use moon_1b", "cash companion 2"}
    decide(table, "use sun_1a", "hammer 0", "use moon_1b", "advance companion 2")
    assert options(table) == {"no", "use sun_3", "cash companion 3"}

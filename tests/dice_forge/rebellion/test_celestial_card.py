"""The celestial die, by its card and by hand (RB-050 to RB-056, RD-10, RD-11)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    Hero,
    dark,
    decide,
    due,
    land,
    light,
    options,
    reserves,
    rolling,
    seen,
    up,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    celestial,
    in_the_air,
    lay,
    perform,
    showing_up,
    star,
)

# ---------------------------------------------------------------------- the celestial die


def starred(side: str, *heroes: Hero, **rest: Any) -> Table:
    """Seat 0 has rolled the celestial die by its card."""
    table = perform("celestial_die", *(heroes or ({}, {})), **rest)
    star(table, side)
    return table


def test_rb_050_the_card_rolls_it_once() -> None:
    table = perform("celestial_die")
    assert in_the_air(table)
    star(table, "glory")
    assert rolling(table) is not None, "the next turn begins"


def test_rb_051_12_gold() -> None:
    assert reserves(starred("gold"), 0) == (12, 0, 0, 0)
    assert reserves(starred("gold", {"gold": 5}, {}), 0) == (12, 0, 0, 0)


def test_rb_051_5_glory() -> None:
    assert reserves(starred("glory"), 0) == (0, 0, 0, 5)


@pytest.mark.parametrize(
    ("name", "result"),
    [("gold", (3, 0, 0, 3)), ("sun", (0, 1, 0, 3)), ("moon", (0, 0, 1, 3))],
)
def test_rd_10_3_glory_and_one_of_three(name: str, result: tuple[int, ...]) -> None:
    table = starred("choice")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, f"take {name}")
    assert reserves(table, 0) == result


def test_rb_051_all_six_sides_are_different() -> None:
    table = perform("celestial_die")
    assert len(table.legal()) == 6


def test_rb_052_it_is_no_blessing() -> None:
    hero: Hero = {"cards": {"cerberus": 1}, "cerberus": 1}
    table = starred("glory", hero, {}, sets=("cerberus",))
    assert due(table)[1] != "cerberus"


def test_rb_053_the_mirror_applies_any_face_that_lies_up() -> None:
    table = starred("mirror", showing_up("gold_1", "glory_2"), showing_up("sun_2", "moon_1"))
    assert options(table) == {"face gold_1", "face glory_2", "face sun_2", "face moon_1"}
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 2, 0, 0)
    assert reserves(table, 1) == (0, 0, 0, 0)


def test_rb_053_an_own_face_too() -> None:
    table = starred("mirror", showing_up("gold_1", "glory_2"), {})
    decide(table, "face glory_2")
    assert reserves(table, 0) == (0, 0, 0, 2)


def test_rb_053_x3_alone_gives_nothing_and_a_shield_b() -> None:
    heroes = (showing_up("gold_3", "triple"), showing_up("shield_yellow", "gold_1"))
    table = starred("mirror", *heroes, sets=("guardians_shield",))
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    table = starred("mirror", *heroes, sets=("guardians_shield",))
    decide(table, "face shield_yellow")
    assert reserves(table, 0) == (3, 0, 0, 0)


def test_rb_053_a_mirror_of_an_opponent_then_copies() -> None:
    table = starred("mirror", showing_up("gold_3", "glory_2"), showing_up("mirror", "moon_1"))
    decide(table, "face mirror")
    assert options(table) == {"face moon_1", "face gold_3", "face glory_2"}
    decide(table, "face gold_3")
    assert reserves(table, 0) == (3, 0, 0, 0)


def test_rb_053_an_own_mirror_copies_opponents_only() -> None:
    table = starred("mirror", showing_up("mirror", "glory_2"), showing_up("sun_1", "moon_1"))
    decide(table, "face mirror")
    assert options(table) == {"face sun_1", "face moon_1"}


def test_rb_053_a_ship_forges_at_2_less() -> None:
    table = starred("mirror", showing_up("ship", "glory_2", gold=2), {}, sets=("celestial_ship",))
    decide(table, "face ship", "face glory_1_sun_1", "forge on light 1")
    assert reserves(table, 0)[0] == 0


def test_rb_053_a_choice_face_asks() -> None:
    table = starred("mirror", {}, showing_up("choice_gsm_1", "gold_1"))
    decide(table, "face choice_gsm_1")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 1, 0)


def test_rb_053_a_misfortune_face_triggers_its_owner() -> None:
    bearer = {
        "light": ["misfortune_red", *["gold_1"] * 4, "ancient_1"],
        "up": [0, 0],
    }
    table = starred("mirror", {}, bearer, {}, module="titans", misfortunes=(2,))
    decide(table, "face misfortune_red", "take loyalty")
    assert seen(table, 0)["loyalty"] == "t_1"
    assert due(table)[0] == 2, "the owner chooses for the bearer's dice"


def test_rb_054_choose_any_of_the_own_faces() -> None:
    table = starred("face", showing_up("gold_1", "gold_1"), {})
    assert options(table) == {
        "forge on light 0",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }
    decide(table, "forge on dark 5")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert up(table, 0) == ("gold_1", "glory_2")


def test_rb_054_single_face_rules() -> None:
    hero = {"light": light("triple"), "dark": dark("shield_red"), "up": [1, 1]}
    table = starred("face", hero, {}, sets=("guardians_shield",))
    decide(table, "forge on dark 0")
    assert reserves(table, 0) == (0, 2, 0, 0)
    table = starred("face", hero, {}, sets=("guardians_shield",))
    decide(table, "forge on light 0")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_055_an_upgrade_by_exactly_2() -> None:
    table = starred("upgrade", {}, {}, {})
    decide(table, "forge on light 0")
    assert options(table) == {"face gold_4", "face sun_1"}, "gold_1 is level 0"
    decide(table, "face sun_1")
    assert seen(table, 0)["dice"]["light"]["faces"][0] == "sun_1"
    assert seen(table, 0)["forged"] == 1
    assert up(table, 0)[0] == "sun_1"
    assert reserves(table, 0) == (0, 0, 0, 0), "it is forged, not applied"


def test_rb_055_it_is_optional() -> None:
    table = starred("upgrade")
    decide(table, "no")
    assert seen(table, 0)["forged"] == 0


def test_rb_055_level_6_goes_to_7_and_7_goes_nowhere() -> None:
    hero = {"light": light("sun_2", "moon_2", "glory_4")}
    table = starred("upgrade", hero, {}, {})
    assert "forge on light 2" not in options(table)
    top = {"face glory_2_moon_2", "face choice_gsm_2", "face gold_1_sun_1_moon_1_glory_1"}
    for position in ("forge on light 0", "forge on light 1"):
        other = table.clone()
        decide(other, position)
        assert options(other) == top


def test_rb_c19_the_celestial_upgrade_stops_at_the_top() -> None:
    table = starred("upgrade", {"light": light("glory_3")}, {}, {})
    decide(table, "forge on light 0")
    assert "face glory_4" in options(table)


def test_rb_055_an_empty_level_is_skipped() -> None:
    table = starred("upgrade", {}, {}, {}, temple={"gold_4": 0, "sun_1": 0})
    decide(table, "forge on light 0")
    assert options(table) == {
        "face gold_6",
        "face choice_gsm_1",
        "face glory_1_sun_1",
        "face gold_2_moon_1",
    }


def test_rb_056_a_face_turned_meanwhile_does_not_change_what_was_rolled() -> None:
    """The golem's square rolls the celestial die while the light face still waits."""
    hero: Hero = {"golem": "g01", "up": [0, 4]}
    pending = [
        {"effect": "end_turn", "seat": 1},
        {"effect": "blessings", "seat": 0, "dice": "both", "manner": "plain", "times": 1},
    ]
    table = arrange_rebel(hero, {}, module="goddess", turn=1, pending=pending)
    land(table, "gold_1", "golem_moon")
    decide(table, "die dark", "walk g09")
    star(table, "face")
    decide(table, "forge on light 5")
    assert reserves(table, 0) == (1, 1, 0, 0), "1 sun turned up, and the 1 gold that was rolled"
    assert up(table, 0)[0] == "sun_1"


def test_rd_11_celestial_decisions() -> None:
    assert "no" not in options(starred("mirror"))
    assert "no" not in options(starred("face"))
    assert "no" in options(starred("upgrade"))


def test_rb_052_sentinel_does_not_convert_it() -> None:
    """The celestial die is rolled in the middle of one of Sentinel's blessings."""
    hero: Hero = {"golem": "g01", "up": [0, 4]}
    pending = [
        {"effect": "end_turn", "seat": 1},
        {
            "effect": "blessings",
            "seat": 0,
            "dice": "both",
            "manner": "shards_to_glory",
            "times": 1,
        },
    ]
    table = arrange_rebel(
        hero, {}, module="goddess", setup=lay("sentinel"), turn=1, pending=pending
    )
    land(table, "gold_1", "golem_moon")
    decide(table, "die dark", "walk g09")
    star(table, "choice")
    decide(table, "take sun")
    assert reserves(table, 0) == (1, 1, 0, 3)
    assert due(table) == (-1, "roll")


def test_rb_050_pending_celestial_rolls_can_be_written_by_hand() -> None:
    table = arrange_rebel({}, {}, pending=celestial(1, 0))
    star(table, "glory")
    assert reserves(table, 1)[3] == 5

"""The celestial die: its six sides, and what happens when it turns dice inside a blessing."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    decide,
    due,
    options,
    pool_left,
    reinforcements,
    reserves,
    seen,
    settled,
    up,
)
from tests.dice_forge.arrange_rebellion import (
    ancient,
    arrange_rebel,
    celestial,
    faced,
    golem,
    in_the_air,
    rolled_rebel,
    star,
    token,
)


def starred(side: str, *others: dict[str, Any], module: str | None = None, **hero: Any) -> Table:
    """Seat 0 has rolled the celestial die; seat 1 is to move on after it."""
    table = arrange_rebel(
        hero,
        *(others or ({},)),
        module=module,
        setup={"moon_3": "celestial_die"},
        pending=celestial(0, 0),
    )
    star(table, side)
    return table


# ---------------------------------------------------------------------- the card and six sides


def test_rb_050_the_card_rolls_the_die_once() -> None:
    table = arrange_rebel({"moon": 3}, {}, setup={"moon_3": "celestial_die"})
    decide(table, "feat moon_3")
    assert in_the_air(table)
    assert len(table.legal()) == 6
    star(table, "glory")
    assert reserves(table, 0) == (0, 0, 0, 5)
    assert settled(table, 1)


def test_rb_051_12_gold() -> None:
    table = starred("gold", gold=3)
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert settled(table, 1)


def test_rb_051_5_glory() -> None:
    assert reserves(starred("glory"), 0) == (0, 0, 0, 5)


@pytest.mark.parametrize(
    ("answer", "gain"), [("gold", (3, 0, 0, 3)), ("sun", (0, 1, 0, 3)), ("moon", (0, 0, 1, 3))]
)
def test_rb_051_3_glory_and_a_choice(answer: str, gain: tuple[int, int, int, int]) -> None:
    table = starred("choice")
    assert reserves(table, 0) == (0, 0, 0, 3)
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, f"take {answer}")
    assert reserves(table, 0) == gain
    assert settled(table, 1)


def test_rb_052_no_zone_bonus_and_no_cerberus() -> None:
    table = arrange_rebel(
        {"loyalty": "t_14", "cerberus": 1, "cards": {"cerberus": 1}},
        {},
        module="titans",
        setup={"moon_3": "celestial_die", "moon_4": "cerberus"},
        pending=celestial(0, 0),
    )
    star(table, "gold")
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert settled(table, 1)


def test_rb_052_no_conversion_during_a_cyclops() -> None:
    table = rolled_rebel(
        "golem_sun",
        "gold_1",
        module="goddess",
        hero={"golem": "g24"},
        dice="light",
        manner="gold_to_glory",
    )
    star(table, "gold")
    assert reserves(table, 0) == (12, 0, 0, 0)
    assert settled(table, 0)


def test_rb_052_twins_may_roll_it_again() -> None:
    table = arrange_rebel(
        {"gold": 3, "cards": {"twins": 1}},
        {},
        setup={"moon_1a": "twins", "moon_3": "celestial_die"},
        pending=celestial(0, 0),
    )
    star(table, "upgrade")
    assert options(table) == {"no", "yes"}
    decide(table, "yes")
    star(table, "glory")
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 1, 5)
    assert settled(table, 1)


# ---------------------------------------------------------------------- the mirror


def test_rb_053_the_mirror_applies_a_face_of_any_die() -> None:
    table = starred(
        "mirror", faced(None, "gold_6", "moon_1"), faced(None, "sun_1", "glory_2"), up=[5, 4]
    )
    assert options(table) == {"face gold_6", "face moon_1", "face sun_1", "face glory_2"}
    decide(table, "face gold_6")
    assert reserves(table, 0) == (6, 0, 0, 0)
    assert settled(table, 1)


def test_rb_053_an_own_face_may_be_taken() -> None:
    table = starred("mirror", up=[5, 0])
    assert options(table) == {"face sun_1", "face gold_1"}
    decide(table, "face sun_1")
    assert reserves(table, 0) == (0, 1, 0, 0)


def test_rb_053_a_mirror_face_copies_on() -> None:
    table = starred("mirror", faced(None, "mirror", "glory_2"))
    decide(table, "face mirror")
    assert asked(table) == (0, "mirror")
    decide(table, "face glory_2")
    assert reserves(table, 0) == (0, 0, 0, 2)


def test_rb_053_a_shield_gives_b() -> None:
    table = starred("mirror", faced(None, "shield_green", "glory_2"))
    decide(table, "face shield_green")
    assert reserves(table, 0) == (0, 0, 0, 3)


def test_rb_053_a_chaos_face_gives_b() -> None:
    table = starred("mirror", faced("titans", "chaos_blue", "moon_1"), module="titans")
    decide(table, "face chaos_blue")
    assert (ancient(table, 0), token(table, 0)) == (2, "t_m2")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_053_a_golem_moves_the_golem_of_the_roller() -> None:
    table = starred(
        "mirror", faced("goddess", "golem_sun", "gold_1"), module="goddess", golem="g30"
    )
    decide(table, "face golem_sun")
    assert [golem(table, seat) for seat in range(2)] == ["g31", "g01"]


def test_rb_053_a_ship_lets_the_roller_forge_at_2_less() -> None:
    table = starred("mirror", faced(None, "ship", "gold_1"), gold=1)
    decide(table, "face ship")
    assert asked(table) == (0, "ship")
    decide(table, "face sun_1", "forge on light 0")
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_053_a_boar_gives_the_choice_and_triggers_its_owner() -> None:
    table = arrange_rebel(
        {},
        faced("goddess", "boar_red", "gold_1"),
        {"cards": {"tenacious_boar": 1}},
        module="goddess",
        setup={"moon_3": "tenacious_boar"},
        owners={"boar_red": 2},
        pending=celestial(0, 0),
    )
    star(table, "mirror")
    decide(table, "face boar_red", "take sun")
    assert asked(table) == (2, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert reserves(table, 2) == (0, 0, 0, 3)


def test_rb_053_misfortune_gives_the_choice_and_triggers_its_owner() -> None:
    table = arrange_rebel(
        {},
        faced("titans", "misfortune_red", "moon_1"),
        {},
        module="titans",
        setup={"moon_3": "celestial_die"},
        misfortunes=(2,),
        pending=celestial(0, 0),
    )
    star(table, "mirror")
    decide(table, "face misfortune_red", "take loyalty")
    assert asked(table) == (2, "choose")
    decide(table, "take loyalty")
    assert [token(table, seat) for seat in range(3)] == ["t_1", "t_0", "t_1"]
    assert reserves(table, 2) == (0, 0, 1, 0)


def test_rb_053_without_a_face_up_the_mirror_gives_nothing() -> None:
    """No decision is left without an option, even in a position where nothing was rolled yet."""
    table = arrange_rebel(
        {"up": [None, None]},
        {"up": [None, None]},
        setup={"moon_3": "celestial_die"},
        pending=celestial(0, 0),
    )
    star(table, "mirror")
    assert settled(table, 1)


# ---------------------------------------------------------------------- choose a face


def test_rb_054_any_of_the_own_faces_may_be_turned_up() -> None:
    table = starred("face", up=[0, 0])
    assert options(table) == {
        "forge on light 0",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }
    decide(table, "forge on dark 5")
    assert up(table, 0) == ("gold_1", "glory_2")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert settled(table, 1)


def test_rb_054_single_face_rules_apply() -> None:
    table = starred("face", **faced(None, "shield_green", "glory_2"))
    decide(table, "forge on light 0")
    assert reserves(table, 0) == (0, 0, 0, 3)


# ---------------------------------------------------------------------- upgrade by 2


def test_rb_055_a_face_is_replaced_by_one_two_levels_higher() -> None:
    table = starred("upgrade", up=[0, 0])
    assert "no" in options(table)
    decide(table, "forge on light 5")
    assert options(table) == {"face choice_gold_3_glory_2"}
    decide(table, "face choice_gold_3_glory_2")
    assert up(table, 0)[0] == "choice_gold_3_glory_2"
    assert seen(table, 0)["forged"] == 1
    assert pool_left(table, "choice_gold_3_glory_2") == 1
    assert reserves(table, 0) == (0, 0, 0, 0)


TOP = {"glory_4", "glory_2_moon_2", "choice_gsm_2", "gold_1_sun_1_moon_1_glory_1"}


@pytest.mark.parametrize(
    ("face", "level"),
    [
        ("gold_1", {"gold_4", "sun_1"}),
        ("gold_3", {"gold_6", "choice_gsm_1", "glory_1_sun_1", "gold_2_moon_1"}),
        ("gold_4", {"choice_gold_3_glory_2"}),
        ("gold_6", {"moon_2"}),
        ("choice_gold_3_glory_2", {"sun_2", "glory_3"}),
        ("moon_2", TOP),
        ("sun_2", TOP),
        ("mirror", {"gold_4", "sun_1"}),
    ],
)
def test_rb_055_the_levels_follow_the_prices(face: str, level: set[str]) -> None:
    table = starred("upgrade", {}, {}, **faced(None, face, "gold_1"))
    decide(table, "forge on light 0")
    assert options(table) == {f"face {name}" for name in level}


def test_rb_055_a_face_of_the_top_level_cannot_be_upgraded() -> None:
    table = starred("upgrade", {}, {}, **faced(None, "glory_4", "gold_1"))
    assert "forge on light 0" not in options(table)


def test_rb_055_the_upgrade_may_be_declined() -> None:
    table = starred("upgrade")
    decide(table, "no")
    assert settled(table, 1)
    assert seen(table, 0)["forged"] == 0


def test_rb_055_an_empty_level_leads_to_the_next_higher() -> None:
    table = arrange_rebel(
        {},
        {},
        setup={"moon_3": "celestial_die"},
        temple={"choice_gold_3_glory_2": 0},
        pending=celestial(0, 0),
    )
    star(table, "upgrade")
    decide(table, "forge on light 5")
    assert options(table) == {"face moon_2"}


def test_rb_055_locked_faces_cannot_be_upgraded() -> None:
    table = arrange_rebel(
        faced("goddess", "boar_red", "gold_1"),
        {"cards": {"tenacious_boar": 1}},
        module="goddess",
        setup={"moon_3": "tenacious_boar"},
        owners={"boar_red": 1},
        pending=celestial(0, 0),
    )
    star(table, "upgrade")
    assert "forge on light 0" not in options(table)
    assert "forge on light 1" in options(table)


# ---------------------------------------------------------------------- inside a blessing


def test_rb_056_a_die_turned_inside_a_blessing_still_applies_its_rolled_face() -> None:
    table = rolled_rebel("golem_sun", "glory_2", module="goddess", hero={"golem": "g24"})
    decide(table, "die light")
    star(table, "face")
    decide(table, "forge on dark 0")
    assert reserves(table, 0) == (1, 0, 0, 2)
    assert up(table, 0) == ("golem_sun", "gold_1")
    assert settled(table, 0)


def test_rb_056_a_face_forged_inside_a_blessing_is_not_applied() -> None:
    table = rolled_rebel("golem_sun", "glory_2", module="goddess", hero={"golem": "g09"})
    decide(table, "die light", "face gold_3", "forge on dark 5")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert up(table, 0) == ("golem_sun", "gold_3")


def test_rb_056_cerberus_repeats_what_was_rolled_though_a_die_was_turned() -> None:
    table = rolled_rebel(
        "golem_sun",
        "glory_2",
        module="goddess",
        hero={"golem": "g24", "cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "die dark")
    star(table, "face")
    decide(table, "forge on dark 0")
    assert up(table, 0)[1] == "gold_1"
    decide(table, "yes", "die dark")
    assert asked(table) == (0, "offer")
    decide(table, "take gold")
    assert golem(table, 0) == "g26"
    assert reserves(table, 0) == (1 + 3, 0, 0, 4)
    assert settled(table, 0)


def test_rb_407_a_celestial_roll_between_sentinel_faces_is_not_converted() -> None:
    table = rolled_rebel(
        "golem_sun", "gold_1", module="goddess", hero={"golem": "g24"}, manner="shards_to_glory"
    )
    decide(table, "die light")
    star(table, "choice")
    decide(table, "take sun")
    assert reserves(table, 0) == (1, 1, 0, 3)
    assert due(table)[1] == "roll"


@pytest.mark.parametrize(
    ("side", "answer"), [("mirror", "face triple"), ("face", "forge on light 0")]
)
def test_rb_415_x3_alone_is_nothing(side: str, answer: str) -> None:
    table = starred(side, **faced(None, "triple", "glory_2"))
    decide(table, answer)
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, 1)


def test_rb_415_a_minor_blessing_showing_x3_is_nothing() -> None:
    table = rolled_rebel("triple", "gold_1", module=None, dice="light")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, 0)


def test_rb_415_light_on_x3_is_nothing() -> None:
    table = arrange_rebel(
        {"gold": 3, "cards": {"light": 1}},
        faced(None, "triple", "moon_1"),
        setup={"sun_3": "light"},
        pending=reinforcements(0),
    )
    decide(table, "use sun_3", "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert asked(table) == (0, "main")

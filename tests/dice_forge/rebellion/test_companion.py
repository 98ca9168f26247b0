"""The Companion: a token that walks and is cashed in once (RB-040 to RB-042)."""

from __future__ import annotations

from typing import Any

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    decide,
    due,
    land,
    main_action,
    options,
    reinforcements,
    reserves,
    seen,
    start_turn,
)
from tests.dice_forge.arrange_rebellion import arrange_rebel, lay, perform


def companions(*spaces: Any, pending: list[dict[str, Any]] | None = None, **hero: Any) -> Table:
    """Seat 0 is in step 2 and owns companions on these spaces."""
    sets = hero.pop("sets", ())
    cards = {"companion": len(spaces), **hero.pop("cards", {})}
    me = {"cards": cards, "companions": list(spaces), **hero}
    stage = reinforcements(0) if pending is None else pending
    return arrange_rebel(me, {}, {}, setup=lay("companion", *sets), pending=stage)


def spaces(table: Table) -> list[Any]:
    tokens: list[Any] = seen(table, 0)["companions"]
    return [token["space"] if isinstance(token, dict) else token for token in tokens]


def test_a_new_companion_starts_at_0() -> None:
    table = perform("companion")
    assert spaces(table) == [0]
    assert table.scores()[0] == 2


def test_rb_040_it_goes_one_space_in_each_own_turn() -> None:
    table = companions(2)
    assert "use moon_1b" in options(table)
    decide(table, "use moon_1b", "advance companion 2")
    assert spaces(table) == [3]
    assert due(table) == (0, "main"), "once a turn"


def test_rb_040_at_5_it_goes_no_further() -> None:
    table = companions(5)
    assert due(table) == (0, "main")


def test_rb_c06_advancing_is_optional() -> None:
    table = companions(2)
    decide(table, "no")
    assert spaces(table) == [2]
    assert due(table) == (0, "main")


def test_rb_040_each_of_two_companions_goes_once() -> None:
    table = companions(0, 3)
    decide(table, "use moon_1b")
    assert {"advance companion 0", "advance companion 3"} <= options(table)
    decide(table, "advance companion 3", "use moon_1b")
    assert {name for name in options(table) if name.startswith("advance")} == {
        "advance companion 0"
    }
    decide(table, "advance companion 0")
    assert spaces(table) == [1, 4]
    assert due(table) == (0, "main")


def test_rb_040_two_on_one_space_go_one_each() -> None:
    table = companions(2, 2)
    decide(table, "use moon_1b", "advance companion 2", "use moon_1b", "advance companion 2")
    assert spaces(table) == [3, 3]


def test_rb_040_it_goes_again_in_the_next_own_turn() -> None:
    me = {"cards": {"companion": 1}, "companions": [{"space": 2, "advanced": True}]}
    table = arrange_rebel(me, {}, {}, setup=lay("companion"), pending=start_turn(0))
    land(table, *["gold_1"] * 6)
    decide(table, "use moon_1b", "advance companion 2")
    assert spaces(table) == [3]


def test_rb_041_it_is_cashed_for_as_much_sun_and_glory() -> None:
    for space in range(1, 6):
        table = companions(space, pending=main_action(0))
        decide(table, f"cash companion {space}")
        assert reserves(table, 0) == (0, space, 0, space)
        assert spaces(table) == ["spent"]
        assert due(table) == (0, "main"), "and the decision is open still"
        assert not any(name.startswith("cash") for name in options(table))


def test_rb_041_the_sun_is_cut_at_the_cap_and_the_glory_is_not() -> None:
    table = companions(5, pending=main_action(0), sun=4)
    decide(table, "cash companion 5")
    assert reserves(table, 0) == (0, 6, 0, 5)


def test_rb_041_on_space_0_there_is_nothing_to_cash() -> None:
    table = companions(0, pending=main_action(0))
    assert options(table) == {"no"}


def test_rb_041_a_spent_companion_goes_no_further() -> None:
    table = companions(3)
    decide(table, "cash companion 3")
    assert due(table) == (0, "main")
    assert spaces(table) == ["spent"]


def test_rb_041_it_may_be_cashed_right_after_it_advanced() -> None:
    table = companions(1, 2)
    decide(table, "use moon_1b", "advance companion 2", "cash companion 3")
    assert reserves(table, 0) == (0, 3, 0, 3)
    decide(table, "use moon_1b", "advance companion 1", "cash companion 2")
    assert reserves(table, 0) == (0, 5, 0, 5)


def test_rb_041_cashing_the_one_that_waits_leaves_nothing_to_advance() -> None:
    table = companions(1, {"space": 3, "advanced": True})
    decide(table, "cash companion 1")
    assert due(table) == (0, "main")
    assert spaces(table) == ["spent", 3]


def test_rb_041_it_makes_a_feat_payable() -> None:
    table = companions(3, pending=main_action(0))
    assert "feat sun_3" not in options(table)
    decide(table, "cash companion 3", "feat sun_3")
    assert reserves(table, 0) == (0, 0, 0, 3)


def test_rb_041_before_the_extra_action() -> None:
    table = companions(3, pending=main_action(0), moon=1)
    decide(table, "feat moon_1a")
    assert due(table) == (0, "extra")
    assert options(table) == {"no", "cash companion 3"}
    decide(table, "cash companion 3", "yes")
    assert options(table) == {"feat sun_1a", "feat sun_1b"}


def test_rb_041_after_the_extra_action_is_paid() -> None:
    table = companions(2, pending=main_action(0), moon=1, sun=2)
    decide(table, "feat moon_1a", "yes", "cash companion 2", "feat sun_2")
    assert reserves(table, 0)[1] == 0


def test_rb_410_only_in_the_own_turn() -> None:
    me = {"gold": 3, "cards": {"companion": 1, "cerberus": 1}, "companions": [4], "cerberus": 1}
    table = arrange_rebel(
        me, {}, setup=lay("companion", "cerberus"), turn=1, pending=blessing(0, 1)
    )
    land(table, "gold_1", "gold_1")
    assert options(table) == {"no", "yes"}


def test_rd_07_it_is_offered_at_every_decision_of_the_active_player() -> None:
    table = companions(2, pending=main_action(0), gold=5)
    assert "cash companion 2" in options(table)
    decide(table, "face gold_3")
    assert "cash companion 2" in options(table), "while a face is placed"
    decide(table, "forge on light 0")
    assert "cash companion 2" in options(table), "between two purchases"


def test_rd_07_it_forces_no_question_that_has_one_answer() -> None:
    table = companions(1, pending=main_action(0), moon=1)
    decide(table, "feat moon_1a")
    assert due(table)[0] == -1, "1 sun does not reach the extra action"


def test_rb_042_a_spent_companion_keeps_its_glory_and_counts_as_a_feat() -> None:
    hero = {"cards": {"companion": 1}, "companions": ["spent"]}
    table = perform("goldsmith", hero, sets=("companion",))
    assert reserves(table, 0)[3] == 4
    assert table.scores()[0] == 4 + 2 + 4


def test_rb_041_two_companions_are_cashed_one_by_one() -> None:
    table = companions(2, 3, pending=main_action(0))
    decide(table, "cash companion 3")
    assert spaces(table) == [2, "spent"]
    decide(table, "cash companion 2")
    assert reserves(table, 0) == (0, 5, 0, 5)


def test_rb_040_in_a_turn_of_eternal_fire_it_goes_again() -> None:
    table = companions(1, sun=6, sets=("eternal_fire",))
    decide(table, "use moon_1b", "advance companion 1", "feat sun_6")
    land(table, "gold_1", "gold_1")
    decide(table, "use moon_1b", "advance companion 2")
    assert spaces(table) == [3]
    assert asked(table) == (0, "main")

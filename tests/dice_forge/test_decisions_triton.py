"""Decision D-21: Triton comes before every other decision of its holder's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    arrange,
    blessing,
    decide,
    due,
    land,
    light,
    options,
    reinforcements,
    reserves,
    rolled,
    seen,
    settled,
    showing,
    start_turn,
)

TOKEN = {"triton gold", "triton sun", "triton moon"}


def holding(**hero: Any) -> dict[str, Any]:
    """A hero with a Triton token besides what is named."""
    return {**hero, "cards": {**hero.get("cards", {}), "triton": 1}, "triton": 1}


def at_blessing(first: str, second: str, manner: str = "plain", **hero: Any) -> Table:
    table = arrange(
        showing(first, second, **holding(**hero)),
        showing("gold_4", "sun_2"),
        setup="triton, cerberus, celestial_ship",
        pending=blessing(0, 0, manner=manner),
    )
    land(table, first, second)
    return table


def at_turn(*decisions: str, setup: str = "triton", **hero: Any) -> Table:
    table = arrange(holding(**hero), {}, setup=setup)
    decide(table, *decisions)
    return table


def at_reinforcement(*decisions: str, **cards: int) -> Table:
    table = arrange(holding(cards=cards), {}, setup="triton", pending=reinforcements(0))
    decide(table, *decisions)
    return table


def at_pick() -> Table:
    table = at_turn("feat moon_3", moon=3)
    land(table, "gold_1", "gold_1")
    return table


def at_boar_reward() -> Table:
    table = arrange(
        holding(cards={"tenacious_boar": 1}),
        {"light": light("boar_red")},
        setup="triton, tenacious_boar",
        owners={"boar_red": 0},
        pending=start_turn(0),
    )
    land(table, "gold_1", "gold_1", "boar_red", "gold_1")
    decide(table, "take sun")
    return table


FORGE_ONE = ("face gold_3", "forge on light 0", "no")
EVERY_DECISION: dict[str, Callable[[], Table]] = {
    "mirror": lambda: at_blessing("mirror", "gold_1"),
    "choose": lambda: at_blessing("choice_gsm_1", "gold_1"),
    "order": lambda: at_blessing("ship", "gold_1"),
    "ship": lambda: at_blessing("ship", "triple"),
    "convert": lambda: at_blessing("sun_2", "gold_1", "shards_to_glory"),
    "hammer": lambda: at_blessing("gold_4", "glory_2", cards={"blacksmiths_hammer": 1}),
    "cerberus": lambda: at_blessing("sun_1", "gold_1", cards={"cerberus": 1}, cerberus=1),
    "offer": at_boar_reward,
    "reinforce": lambda: at_reinforcement(guardians_owl=1),
    "minor": lambda: at_reinforcement("use moon_2", silver_hind=1),
    "main": at_turn,
    "forge": lambda: at_turn("face gold_3", "forge on light 0", gold=4),
    "place": lambda: at_turn("face gold_3", gold=4),
    "garden": lambda: at_turn("feat sun_3", sun=3, setup="triton, guardians_shield"),
    "give": lambda: at_turn("feat moon_3", moon=3, setup="triton, tenacious_boar"),
    "pick": at_pick,
    "extra": lambda: at_turn(*FORGE_ONE, gold=4, sun=2),
    "main-extra": lambda: at_turn(*FORGE_ONE, "yes", gold=4, sun=2),
}


@pytest.mark.parametrize("kind", EVERY_DECISION)
def test_d_21_triton_is_offered_at_every_decision_of_its_holders_own_turn(kind: str) -> None:
    table = EVERY_DECISION[kind]()
    assert due(table) == (0, kind)
    assert options(table) > TOKEN


@pytest.mark.parametrize("kind", EVERY_DECISION)
def test_d_21_after_it_the_same_decision_is_asked_anew(kind: str) -> None:
    table = EVERY_DECISION[kind]()
    others, before = options(table) - TOKEN, reserves(table, 0)
    decide(table, "triton sun")
    assert due(table) == (0, kind)
    assert options(table) >= others
    assert not options(table) & TOKEN, "the only token is spent"
    gold, sun, moon, glory = before
    assert reserves(table, 0) == (gold, sun + 2, moon, glory)


@pytest.mark.parametrize(
    ("first", "second", "hero", "kind"),
    [
        ("mirror", "gold_1", {}, "mirror"),
        ("choice_gsm_1", "gold_1", {}, "choose"),
        ("ship", "gold_1", {}, "order"),
        ("ship", "triple", {}, "ship"),
        ("gold_4", "gold_1", {"cards": {"blacksmiths_hammer": 1}}, "hammer"),
        ("gold_4", "gold_1", {"cards": {"cerberus": 1}, "cerberus": 1}, "cerberus"),
    ],
)
def test_d_21_a_player_who_is_not_active_is_never_offered_it(
    first: str, second: str, hero: dict[str, Any], kind: str
) -> None:
    table = rolled(first, second, hero=holding(**hero), turn=1)
    assert due(table) == (0, kind)
    assert not options(table) & TOKEN


def test_d_21_an_active_opponents_token_is_not_offered_to_the_one_who_decides() -> None:
    table = rolled("choice_gsm_1", "gold_1", holding(), turn=1)
    assert options(table) == {"take gold", "take sun", "take moon"}


def test_d_21_its_gold_changes_the_options() -> None:
    table = at_turn()
    assert options(table) == {"no", *TOKEN}
    decide(table, "triton gold")
    assert "face moon_2" in options(table)
    assert "face sun_2" not in options(table)


def test_d_21_its_shards_change_the_options() -> None:
    table = at_turn(sun=4)
    assert "feat sun_6" not in options(table)
    decide(table, "triton sun")
    assert "feat sun_6" in options(table)


def test_d_21_a_ship_out_of_reach_and_an_elder_without_gold_are_asked_with_a_token() -> None:
    ship = arrange(
        showing("ship", "gold_1", **holding()),
        {},
        setup="triton, celestial_ship",
        pending=blessing(0, 0, "light"),
        temple={"gold_3": 0, "moon_1": 0},
    )
    land(ship, "ship")
    assert due(ship) == (0, "ship")
    assert options(ship) == {"no", *TOKEN}
    elder = at_reinforcement(elder=1)
    assert due(elder) == (0, "reinforce")
    assert options(elder) == {"no", *TOKEN}


def test_d_21_a_token_opens_no_step_2_without_a_reinforcement() -> None:
    table = arrange(holding(), {}, setup="triton", pending=reinforcements(0))
    assert due(table) == (0, "main")


def test_d_21_a_forge_action_with_no_gold_left_is_asked_with_a_token() -> None:
    table = at_turn("face gold_3", "forge on light 0", gold=2)
    assert due(table) == (0, "forge")
    assert options(table) == {"no", *TOKEN}


def test_d_21_the_end_of_the_turn_waits_for_a_token_that_could_still_buy_the_extra_action() -> None:
    table = at_turn("feat moon_4", moon=4)
    assert due(table) == (0, "extra")
    assert options(table) == {"no", *TOKEN}
    decide(table, "no")
    assert settled(table, 1)
    assert seen(table, 0)["triton"] == 1

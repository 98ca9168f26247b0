"""Feats: paying, moving, taking the card (DF-110 to DF-117)."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import (
    arrange,
    blessing,
    dark,
    decide,
    due,
    heard,
    land,
    light,
    options,
    reserves,
    seen,
    stack_left,
    told,
    watch,
)

SUN, MOON = 1, 2
COSTS = {
    "moon_1a": (0, 1),
    "moon_1b": (0, 1),
    "moon_2": (0, 2),
    "moon_3": (0, 3),
    "moon_4": (0, 4),
    "moon_5": (0, 5),
    "moon_6": (0, 6),
    "sun_5_moon_5": (5, 5),
    "sun_6": (6, 0),
    "sun_5": (5, 0),
    "sun_4": (4, 0),
    "sun_3": (3, 0),
    "sun_2": (2, 0),
    "sun_1a": (1, 0),
    "sun_1b": (1, 0),
}


def test_df_110_pay_move_oust_take_the_card_then_its_effect() -> None:
    table = arrange({"sun": 1}, {"portal": 7})
    chronicle = watch(table)
    decide(table, "feat sun_1b")
    assert heard(chronicle) == ["paid", "performed", "ousted"]
    assert seen(table, 0)["cards"] == {}
    assert seen(table, 0)["portal"] == 7
    land(table, "gold_1", "gold_1")
    assert heard(chronicle)[3:] == [
        "rolled",
        "rolled",
        "gained",
        "gained",
        "took",
        "gained",
        "gained",
        "turn",
    ]
    assert reserves(table, 0) == (3, 0, 3, 0)


def test_df_110_the_top_card_leaves_the_stack() -> None:
    table = arrange({"moon": 4}, {})
    assert stack_left(table, "moon_4") == 2
    decide(table, "feat moon_4")
    assert stack_left(table, "moon_4") == 1
    assert seen(table, 0)["cards"] == {"ferryman": 1}
    assert seen(table, 0)["portal"] == 3


@pytest.mark.parametrize(("slot", "cost"), COSTS.items())
def test_df_111_the_slot_fixes_the_cost(slot: str, cost: tuple[int, int]) -> None:
    sun, moon = cost
    table = arrange({"sun": sun, "moon": moon}, {})
    chronicle = watch(table)
    decide(table, f"feat {slot}")
    expected = [(0, shard, price) for shard, price in ((SUN, sun), (MOON, moon)) if price]
    assert [event[:3] for event in told(chronicle, "paid")] == expected
    assert reserves(table, 0)[1] == 0, "nothing is paid back before the card's effect"


@pytest.mark.parametrize(("slot", "cost"), COSTS.items())
def test_df_111_no_substitute_and_no_part_payment(slot: str, cost: tuple[int, int]) -> None:
    sun, moon = cost
    if sun:
        assert f"feat {slot}" not in options(arrange({"gold": 12, "sun": sun - 1, "moon": 6}, {}))
    if moon:
        assert f"feat {slot}" not in options(arrange({"gold": 12, "sun": 6, "moon": moon - 1}, {}))


def test_df_112_a_pawn_on_the_portal_stays_and_ousts_nobody() -> None:
    table = arrange({"moon": 4, "portal": 3}, {"portal": 2})
    chronicle = watch(table)
    decide(table, "feat moon_4")
    assert "ousted" not in heard(chronicle)
    assert seen(table, 0)["portal"] == 3
    assert seen(table, 0)["cards"] == {"ferryman": 1}
    assert seen(table, 1)["portal"] == 2


def test_df_113_an_empty_stack_cannot_be_chosen() -> None:
    table = arrange({"moon": 4, "cards": {"ferryman": 1}}, {"cards": {"ferryman": 1}})
    assert stack_left(table, "moon_4") == 0
    assert "feat moon_4" not in options(table)
    assert "feat moon_3" in options(table)


def test_df_113_the_last_card_of_a_stack_empties_it_for_all() -> None:
    table = arrange({"moon": 4}, {"moon": 4, "cards": {"ferryman": 1}})
    decide(table, "feat moon_4")
    land(table, *["gold_1"] * 8)
    assert due(table) == (1, "main")
    assert "feat moon_4" not in options(table)
    assert "feat moon_3" in options(table)


def test_df_114_a_spent_hammer_takes_no_gold_but_stays_its_owners_card() -> None:
    hero = {"cards": {"blacksmiths_hammer": 1}, "hammered": 29}
    table = arrange(hero, {}, pending=blessing(seat=0, turn=0))
    land(table, "gold_1", "gold_1")
    decide(table, "hammer 1")
    assert due(table) == (-1, "roll"), "the second gold has no hammer left to go to"
    assert reserves(table, 0) == (1, 0, 0, 15)
    assert seen(table, 0)["cards"] == {"blacksmiths_hammer": 1}
    assert seen(table, 0)["hammers_spent"] == 1


def test_df_115_the_glory_of_a_card_is_not_in_the_reserve() -> None:
    table = arrange({"moon": 4}, {})
    decide(table, "feat moon_4")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert table.scores() == [12, 0]


def test_df_115_minotaur_cannot_touch_the_glory_of_cards() -> None:
    table = arrange({"sun": 3}, {"cards": {"ferryman": 1}, "glory": 1})
    decide(table, "feat sun_3")
    land(table, "gold_1", "glory_2")
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert table.scores() == [8, 12]


@pytest.mark.parametrize(
    ("slot", "setup", "cost"),
    [
        ("moon_5", "introductory", {"moon": 5}),
        ("sun_5", "introductory", {"sun": 5}),
        ("sun_2", "celestial_ship", {"sun": 2}),
    ],
)
def test_df_116_a_face_given_by_a_card_must_be_forged(
    slot: str, setup: str, cost: dict[str, int]
) -> None:
    table = arrange({**cost}, {}, setup=setup)
    decide(table, f"feat {slot}")
    assert due(table) == (0, "place")
    assert "no" not in options(table)
    assert len(options(table)) == 5


def test_df_116_blessings_of_a_card_cannot_be_declined() -> None:
    table = arrange({"moon": 6}, {})
    decide(table, "feat moon_6")
    assert due(table) == (-1, "roll")


def test_df_117_a_feat_may_bring_nothing_because_reserves_are_full() -> None:
    table = arrange({"gold": 12, "sun": 1, "moon": 6}, {})
    decide(table, "feat sun_1b")
    assert reserves(table, 0) == (12, 0, 6, 0)
    assert seen(table, 0)["cards"] == {"wild_spirits": 1}


def test_df_117_typhon_may_be_performed_with_no_face_replaced() -> None:
    table = arrange({"sun": 5, "moon": 5}, {}, setup="typhon")
    decide(table, "feat sun_5_moon_5")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert table.scores() == [16, 0]


def test_df_117_minotaur_may_be_performed_on_empty_reserves() -> None:
    table = arrange({"sun": 3}, {"light": light(), "dark": dark()})
    decide(table, "feat sun_3")
    land(table, "sun_1", "glory_2")
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert seen(table, 0)["cards"] == {"minotaur": 1}

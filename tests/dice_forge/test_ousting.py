"""Ousting: who goes home, who is blessed, and in which order (DF-120 to DF-125)."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import (
    arrange,
    dark,
    decide,
    due,
    heard,
    land,
    light,
    options,
    pool_left,
    reserves,
    seen,
    told,
    up,
    watch,
)

PORTALS = {
    1: ["moon_1a", "moon_1b"],
    2: ["moon_2", "moon_3"],
    3: ["moon_4", "moon_5"],
    4: ["moon_6", "sun_5_moon_5", "sun_6"],
    5: ["sun_5", "sun_4"],
    6: ["sun_3", "sun_2"],
    7: ["sun_1a", "sun_1b"],
}
PLACES = [(slot, portal) for portal, slots in PORTALS.items() for slot in slots]


def test_df_120_the_ousted_hero_goes_home_and_is_blessed_once_at_once() -> None:
    table = arrange({"moon": 4}, {"portal": 3})
    decide(table, "feat moon_4")
    assert seen(table, 0)["portal"] == 3
    assert seen(table, 1)["portal"] == 0
    assert due(table) == (-1, "roll")
    assert table.view(-1)["rolling"] == [1, "light"]
    land(table, "sun_1", "glory_2")
    assert reserves(table, 1) == (0, 1, 0, 2)
    assert up(table, 1) == ("sun_1", "glory_2")
    assert seen(table, 0)["cards"] == {"ferryman": 1}, "one blessing, then the card"


def test_df_120_only_the_hero_on_that_portal_is_ousted() -> None:
    table = arrange({"moon": 4}, {"portal": 2}, {"portal": 3}, {"portal": 4})
    chronicle = watch(table)
    decide(table, "feat moon_4")
    assert told(chronicle, "ousted") == [(2, 3, 0, 0)]
    assert [seen(table, seat)["portal"] for seat in range(4)] == [3, 2, 0, 4]


@pytest.mark.parametrize(("slot", "portal"), PLACES)
def test_df_121_every_stack_of_a_portal_ousts_whoever_stands_there(slot: str, portal: int) -> None:
    table = arrange({"sun": 6, "moon": 6}, {"portal": portal})
    chronicle = watch(table)
    decide(table, f"feat {slot}")
    assert told(chronicle, "ousted") == [(1, portal, 0, 0)]
    assert seen(table, 0)["portal"] == portal


@pytest.mark.parametrize(("slot", "portal"), PLACES)
def test_df_121_a_hero_on_another_portal_is_left_alone(slot: str, portal: int) -> None:
    table = arrange({"sun": 6, "moon": 6}, {"portal": portal % 7 + 1})
    chronicle = watch(table)
    decide(table, f"feat {slot}")
    assert told(chronicle, "ousted") == []
    assert seen(table, 1)["portal"] == portal % 7 + 1


def test_df_121_the_helmet_and_the_ferryman_share_a_portal() -> None:
    table = arrange({"moon": 5}, {"moon": 4})
    decide(table, "feat moon_5", "forge on light 0")
    land(table, *["gold_1"] * 4, *["gold_1"] * 4)
    decide(table, "feat moon_4")
    assert seen(table, 0)["portal"] == 0
    assert seen(table, 1)["portal"] == 3


def test_df_122_cost_pawn_bears_blessing_card_in_that_order() -> None:
    bears = {"cards": {"great_bear": 1}}
    table = arrange({**bears, "moon": 4}, {**bears, "portal": 3}, setup="great_bear")
    chronicle = watch(table)
    decide(table, "feat moon_4")
    assert reserves(table, 0) == (0, 0, 0, 3)
    assert reserves(table, 1) == (0, 0, 0, 3)
    land(table, "gold_1", "gold_1")
    assert heard(chronicle)[:10] == [
        "paid",
        "performed",
        "ousted",
        "gained",
        "gained",
        "rolled",
        "rolled",
        "gained",
        "gained",
        "took",
    ]


def test_df_122_a_bear_being_bought_does_not_count_yet() -> None:
    table = arrange({"moon": 2}, {"portal": 2}, setup="great_bear")
    decide(table, "feat moon_2")
    land(table, "gold_1", "gold_1")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert seen(table, 0)["cards"] == {"great_bear": 1}


def test_df_122_a_second_bear_being_bought_does_not_count_yet() -> None:
    table = arrange({"moon": 2, "cards": {"great_bear": 1}}, {"portal": 2}, {}, setup="great_bear")
    decide(table, "feat moon_2")
    assert reserves(table, 0) == (0, 0, 0, 3)


def test_df_122_the_card_is_taken_after_the_whole_blessing_of_the_ousted_hero() -> None:
    table = arrange({"moon": 1}, {"portal": 1, "cards": {"blacksmiths_hammer": 1}})
    decide(table, "feat moon_1a")
    land(table, "gold_1", "gold_1")
    assert due(table) == (1, "hammer")
    assert seen(table, 0)["cards"] == {}
    decide(table, "hammer 1", "hammer 0")
    assert seen(table, 0)["hammers"] == 1


def test_df_122_a_face_sold_to_the_ousted_heros_ship_is_gone() -> None:
    table = arrange(
        {"moon": 4, "sun": 2, "gold": 2},
        {"portal": 3, "light": light("ship"), "gold": 0},
        setup="celestial_ship",
        temple={"gold_3": 1},
    )
    decide(table, "feat moon_4")
    land(table, "ship", "gold_1")
    assert due(table) == (1, "order")
    decide(table, "die light", "face gold_3", "forge on dark 0")
    assert pool_left(table, "gold_3") == 0
    decide(table, "yes")
    assert options(table) == {"face moon_1"}


def test_df_123_a_pawn_stays_where_it_is_while_its_player_forges() -> None:
    table = arrange({"gold": 2, "portal": 5}, {})
    decide(table, "face gold_3", "forge on light 0")
    assert seen(table, 0)["portal"] == 5


def test_df_123_a_pawn_stays_over_the_turns_of_others() -> None:
    table = arrange({"portal": 5}, {"moon": 4})
    decide(table, "no")
    land(table, *["gold_1"] * 8)
    decide(table, "feat moon_4")
    assert seen(table, 0)["portal"] == 5
    assert seen(table, 1)["portal"] == 3


def test_df_123_a_second_feat_moves_the_pawn_on_and_frees_the_portal() -> None:
    table = arrange({"moon": 5, "sun": 2}, {"portal": 1})
    chronicle = watch(table)
    decide(table, "feat moon_4", "yes", "feat moon_1a")
    assert told(chronicle, "ousted") == [(1, 1, 0, 0)]
    assert seen(table, 0)["portal"] == 1


def test_df_124_nobody_ousts_themselves() -> None:
    table = arrange({"moon": 2, "portal": 1, "cards": {"great_bear": 1}}, {}, setup="great_bear")
    chronicle = watch(table)
    decide(table, "feat moon_1a")
    assert told(chronicle, "ousted") == []
    assert reserves(table, 0) == (0, 0, 1, 0), "no bear pays either"


def test_df_124_start_portals_are_safe() -> None:
    table = arrange({"moon": 4}, {}, {}, {})
    chronicle = watch(table)
    decide(table, "feat moon_4")
    assert told(chronicle, "ousted") == []
    assert [seen(table, seat)["portal"] for seat in range(4)] == [3, 0, 0, 0]


def test_df_125_shards_from_the_ousted_heros_boar_count_for_what_follows() -> None:
    table = arrange(
        {"moon": 4, "sun": 1, "gold": 2, "cards": {"tenacious_boar": 1}},
        {"portal": 3, "light": light("boar_red")},
        setup="tenacious_boar",
        owners={"boar_red": 0},
    )
    decide(table, "feat moon_4")
    assert reserves(table, 0) == (2, 1, 0, 0), "the cost is paid before"
    land(table, "boar_red", "gold_1")
    decide(table, "take moon")
    assert due(table) == (0, "offer")
    decide(table, "take sun")
    assert seen(table, 0)["cards"] == {"tenacious_boar": 1, "ferryman": 1}
    assert due(table) == (0, "extra"), "1 sun and 1 from the boar"


def test_df_125_the_chosen_card_is_taken_whatever_the_blessing_brings() -> None:
    table = arrange(
        {"moon": 5, "cards": {"tenacious_boar": 1}},
        {"portal": 3, "light": light("boar_red")},
        setup="tenacious_boar",
        owners={"boar_red": 0},
    )
    decide(table, "feat moon_5")
    land(table, "boar_red", "gold_1")
    decide(table, "take moon", "take moon")
    assert due(table) == (0, "place"), "no new question about which feat"
    assert seen(table, 0)["cards"]["helmet_of_invisibility"] == 1


def test_df_125_up_faces_of_the_ousted_hero_count_for_a_mirror_afterwards() -> None:
    table = arrange(
        {"moon": 6, "light": light("mirror"), "up": [1, 0]},
        {"portal": 4, "dark": dark("sun_2")},
    )
    decide(table, "feat moon_6")
    land(table, "sun_1", "sun_2")
    land(table, "mirror", "gold_1")
    assert options(table) == {"face sun_1", "face sun_2"}

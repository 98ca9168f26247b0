"""The mirror of misfortune: a face forced on an opponent, and what its card's owner gains."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    decide,
    land,
    options,
    pool_left,
    reinforcements,
    reserves,
    seen,
    settled,
    start_turn,
    up,
)
from tests.dice_forge.arrange_rebellion import (
    ancient,
    arrange_rebel,
    faced,
    rolled_rebel,
    token,
)

RED, YELLOW = "misfortune_red", "misfortune_yellow"


def struck(
    light_face: str,
    dark_face: str,
    *others: dict[str, Any],
    owners: tuple[int, ...] = (1,),
    **rest: Any,
) -> Table:
    """Seat 0 has rolled these faces; the red, yellow … cards belong to ``owners``."""
    return rolled_rebel(light_face, dark_face, *others, misfortunes=owners, **rest)


# ---------------------------------------------------------------------- giving


def test_rb_345_the_opponent_picks_which_face_is_replaced() -> None:
    table = arrange_rebel({"sun": 5}, {}, {}, module="titans")
    decide(table, "feat sun_5")
    assert options(table) == {"seat 1", "seat 2"}
    decide(table, "seat 2")
    assert asked(table) == (2, "place")
    decide(table, "forge on dark 4")
    assert up(table, 2)[1] == RED
    assert pool_left(table, RED) == 0
    assert seen(table, 2)["forged"] == 1


def test_rd_24_only_unlocked_faces_may_be_replaced() -> None:
    table = arrange_rebel(
        {"sun": 5}, faced("titans", RED, "gold_1"), module="titans", misfortunes=(0,)
    )
    decide(table, "feat sun_5")
    decide(table, "seat 1")
    assert asked(table) == (1, "place")
    assert "forge on light 0" not in options(table)
    assert "forge on light 1" in options(table)
    decide(table, "forge on light 1")
    assert up(table, 1)[0] == YELLOW


def test_rb_345_the_face_stays_until_the_end() -> None:
    table = arrange_rebel(
        {"gold": 2, **faced("titans", RED, "gold_1")}, {}, module="titans", misfortunes=(1,)
    )
    decide(table, "face gold_3")
    assert "forge on light 0" not in options(table)
    assert {"forge on light 1", "forge on light 5"} <= options(table)


# ---------------------------------------------------------------------- applying


@pytest.mark.parametrize(("answer", "square"), [("ancient", "t_m1"), ("loyalty", "t_1")])
def test_rb_346_the_applier_gains_one_and_the_owner_applies_both_dice(
    answer: str, square: str
) -> None:
    table = struck(RED, "gold_1")
    assert asked(table) == (0, "choose")
    assert options(table) == {"take ancient", "take loyalty"}
    decide(table, f"take {answer}", "die light")
    assert token(table, 0) == square
    assert reserves(table, 0) == (1, 0, 0, 0)
    assert asked(table) == (1, "choose")
    decide(table, "take loyalty")
    assert token(table, 1) == "t_1"
    assert reserves(table, 1) == (1, 0, 0, 0)
    assert settled(table, 0)


def test_rb_346_part_2_does_not_trigger_cards_again() -> None:
    table = struck(RED, "moon_1")
    decide(table, "take ancient", "take ancient")
    assert ancient(table, 0) == ancient(table, 1) == 1
    assert reserves(table, 1) == (0, 0, 1, 0)
    assert settled(table, 0)


def test_rb_347_both_dice_count_when_only_one_was_rolled() -> None:
    table = struck(RED, "moon_1", dice="light")
    decide(table, "take loyalty")
    assert reserves(table, 0) == (0, 0, 0, 0)
    decide(table, "take loyalty")
    assert reserves(table, 1) == (0, 0, 1, 0)
    assert settled(table, 0)


def test_rb_347_a_lying_misfortune_face_that_is_not_rolled_triggers_nobody() -> None:
    table = struck(RED, "moon_1", dice="dark")
    assert settled(table, 0)
    assert reserves(table, 1) == (0, 0, 0, 0)


def test_rb_348_two_cards_of_one_owner_apply_the_pair_twice() -> None:
    table = struck(RED, YELLOW, owners=(1, 1))
    decide(table, "take ancient", "take ancient", "die light")
    assert ancient(table, 0) == 2
    for _ in range(2):
        assert asked(table) == (1, "choose")
        decide(table, "take ancient", "take ancient", "die light")
    assert ancient(table, 1) == 4
    assert token(table, 1) == "t_m5"
    assert settled(table, 0)


def test_rb_348_two_cards_of_two_owners_are_resolved_once_by_each() -> None:
    table = struck(RED, YELLOW, {}, {}, owners=(1, 2))
    decide(table, "take ancient", "take ancient", "die light")
    decide(table, "take loyalty", "take loyalty", "die light")
    decide(table, "take ancient", "take ancient", "die light")
    assert [ancient(table, seat) for seat in range(3)] == [2, 0, 2]
    assert [token(table, seat) for seat in range(3)] == ["t_m2", "t_2", "t_m2"]


@pytest.mark.parametrize(("mine", "theirs"), [("ancient", "loyalty"), ("loyalty", "ancient")])
def test_rb_349_x3_gives_three_to_both_and_triggers_once(mine: str, theirs: str) -> None:
    table = struck("triple", RED)
    decide(table, f"take {mine}")
    left, right = ("t_m3", "t_3")
    assert token(table, 0) == (left if mine == "ancient" else right)
    assert asked(table) == (1, "choose")
    decide(table, f"take {theirs}")
    assert token(table, 1) == (left if theirs == "ancient" else right)
    assert settled(table, 0)


def test_rb_c20_x3_beside_misfortune_is_resolved_though_no_set_up_has_both() -> None:
    table = struck(
        "triple",
        RED,
        hero={"cards": {"helmet_of_invisibility": 1}},
        free={"moon_5": "helmet_of_invisibility"},
    )
    decide(table, "take ancient", "take ancient")
    assert (ancient(table, 0), ancient(table, 1)) == (3, 3)


def test_rb_350_owners_act_after_both_faces_and_before_cerberus() -> None:
    table = struck(
        RED,
        "moon_1",
        hero={"cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "take ancient")
    assert reserves(table, 0) == (0, 0, 1, 0)
    assert asked(table) == (1, "choose")
    decide(table, "take ancient")
    assert asked(table) == (0, "cerberus")
    decide(table, "yes", "take ancient")
    assert asked(table) == (1, "choose")
    decide(table, "take ancient")
    assert (ancient(table, 0), ancient(table, 1)) == (2, 2)
    assert reserves(table, 1) == (0, 0, 2, 0)
    assert settled(table, 0)


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2]), (2, [2, 1])])
def test_rb_350_owners_act_clockwise_from_the_active_player(turn: int, order: list[int]) -> None:
    table = struck(YELLOW, RED, {}, {}, owners=(2, 1), turn=turn)
    decide(table, "take ancient", "take ancient", "die light")
    for seat in order:
        assert asked(table) == (seat, "choose")
        decide(table, "take ancient", "take ancient", "die light")


def test_rb_c08_the_owner_earns_no_zone_bonus() -> None:
    table = struck(RED, "glory_3", {"loyalty": "t_14"}, hero={"loyalty": "t_0"})
    decide(table, "take ancient", "die light")
    decide(table, "take loyalty")
    assert reserves(table, 1) == (0, 0, 0, 3)


def test_rb_351_the_owner_gets_neither_zone_nor_cerberus() -> None:
    table = struck(
        RED,
        "gold_3",
        {"loyalty": "t_14", "cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "take ancient", "die light", "take ancient")
    assert reserves(table, 1) == (3, 0, 0, 0)
    assert settled(table, 0)


def test_rb_351_a_choice_face_is_chosen_anew_by_the_owner() -> None:
    table = struck(RED, "choice_gsm_1")
    decide(table, "take ancient", "take sun")
    assert asked(table) == (1, "choose")
    decide(table, "take ancient", "take moon")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert reserves(table, 1) == (0, 0, 1, 0)


def test_rb_351_a_chaos_face_is_evaluated_for_the_owner() -> None:
    table = struck(RED, "chaos_blue")
    decide(table, "take loyalty", "die light")
    assert (ancient(table, 0), token(table, 0)) == (2, "t_m1")
    decide(table, "take loyalty", "die light")
    assert (ancient(table, 1), token(table, 1)) == (2, "t_m1")
    assert reserves(table, 1) == (0, 0, 0, 0)


def test_rb_351_a_boar_in_the_pair_rewards_the_owner_of_its_card_twice() -> None:
    table = rolled_rebel(
        RED,
        "boar_red",
        {},
        {"cards": {"tenacious_boar": 1}},
        setup={"moon_3": "tenacious_boar"},
        misfortunes=(1,),
        owners={"boar_red": 2},
    )
    decide(table, "take ancient", "take sun")
    assert asked(table) == (2, "offer")
    decide(table, "take glory")
    decide(table, "take ancient", "take moon")
    assert asked(table) == (2, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert reserves(table, 1) == (0, 0, 1, 0)
    assert reserves(table, 2) == (0, 0, 0, 6)


def test_rb_351_a_ship_lets_the_owner_forge() -> None:
    table = struck(RED, "ship", {"gold": 0})
    decide(table, "take ancient", "die light")
    assert asked(table) == (0, "ship")
    decide(table, "no", "take ancient", "die light")
    assert asked(table) == (1, "ship")
    decide(table, "face gold_3", "forge on light 0")
    assert up(table, 1)[0] == "gold_3"


def test_rb_352_two_mirrors_copying_one_face_trigger_its_card_twice() -> None:
    bearer = faced("titans", RED, "moon_1")
    table = struck("mirror", "mirror", bearer, {}, owners=(2,), turn=0)
    decide(table, f"face {RED}", f"face {RED}", "take ancient", "take ancient", "die light")
    assert ancient(table, 0) == 2
    for _ in range(2):
        assert asked(table) == (2, "choose")
        decide(table, "take ancient")
    assert ancient(table, 2) == 2
    assert reserves(table, 2) == (0, 0, 2, 0)


def test_rb_352_a_mirrored_face_triggers_with_the_dice_of_its_bearer() -> None:
    bearer = faced("titans", RED, "moon_1")
    table = struck("mirror", "gold_1", bearer, {}, owners=(2,))
    decide(table, f"face {RED}", "take loyalty", "die light", "take loyalty")
    assert reserves(table, 0) == (1, 0, 0, 0)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert reserves(table, 2) == (0, 0, 1, 0)


def test_rd_29_an_owner_orders_triggers_with_different_bearers() -> None:
    bearer = faced("titans", YELLOW, "moon_1")
    table = struck(RED, "mirror", bearer, {}, owners=(2, 2), turn=0)
    decide(table, f"face {YELLOW}", "take ancient", "take ancient", "die light")
    assert asked(table) == (2, "misfortunes")
    assert options(table) == {"seat 0", "seat 1"}
    decide(table, "seat 1", "take ancient")
    assert reserves(table, 2) == (0, 0, 1, 0)
    assert asked(table) == (2, "mirror")


def test_rb_353_the_owner_applies_what_lies_up_even_over_the_misfortune_face() -> None:
    """A ship forges over another side of the die: the misfortune face does not lie up any more."""
    table = struck(RED, "ship")
    decide(table, "take ancient", "die light", "face gold_3", "forge on light 1")
    assert up(table, 0) == ("gold_3", "ship")
    assert asked(table)[0] == 1
    decide(table, "die light")
    assert reserves(table, 1) == (3, 0, 0, 0)
    assert ancient(table, 1) == 0


def test_rb_354_the_owner_may_be_the_applier() -> None:
    bearer = faced("titans", RED, "moon_1")
    table = struck("mirror", "gold_1", bearer, owners=(0,))
    decide(table, f"face {RED}", "take ancient", "die light", "take ancient")
    assert ancient(table, 0) == 2
    assert reserves(table, 0) == (1, 0, 1, 0)
    assert settled(table, 0)


def test_rb_354_light_on_the_bearers_die_gives_the_owner_both_parts() -> None:
    table = arrange_rebel(
        {"gold": 3, "cards": {"light": 1}},
        faced("titans", RED, "moon_1"),
        module="titans",
        setup={"sun_3": "light"},
        misfortunes=(0,),
        pending=reinforcements(0),
    )
    decide(table, "use sun_3", f"face {RED}", "take loyalty", "take loyalty")
    assert token(table, 0) == "t_2"
    assert reserves(table, 0) == (0, 0, 1, 0)
    assert asked(table) == (0, "main")


def test_rb_355_owners_act_after_each_pair_before_the_next_one() -> None:
    table = arrange_rebel(
        {},
        faced("titans", RED, "moon_1"),
        {},
        module="titans",
        misfortunes=(0,),
        pending=start_turn(0),
    )
    land(table, "gold_1", "gold_1", RED, "moon_1", "gold_1", "gold_1")
    decide(table, "take ancient")
    assert asked(table) == (0, "choose")
    assert reserves(table, 2) == (0, 0, 0, 0)
    decide(table, "take ancient")
    assert reserves(table, 0) == (2, 0, 1, 0)
    assert reserves(table, 2) == (2, 0, 0, 0)


def test_rd_25_the_owner_chooses_order_and_resources() -> None:
    table = struck(RED, "loyalty_1_glory_1", {"loyalty": "t_25"})
    decide(table, "take ancient", "die light")
    decide(table, "take ancient")
    assert asked(table) == (1, "order")
    decide(table, "die dark")
    assert token(table, 1) == "t_20a"
    assert reserves(table, 1) == (0, 0, 0, 1)


# ---------------------------------------------------------------------- with the minotaur


def test_rb_402_the_victim_loses_and_the_owner_gains() -> None:
    table = struck(
        RED,
        "gold_1",
        hero={"ancient": 2, "gold": 3, "loyalty": "t_2"},
        manner="loss",
        free={"sun_3": "minotaur"},
    )
    assert asked(table) == (0, "lose")
    assert options(table) == {"take ancient", "take loyalty"}
    decide(table, "take ancient")
    assert ancient(table, 0) == 1
    assert reserves(table, 0) == (2, 0, 0, 0)
    assert token(table, 0) == "t_2"
    decide(table, "take ancient")
    assert ancient(table, 1) == 1
    assert reserves(table, 1) == (1, 0, 0, 0)
    assert settled(table, 0)


def test_rd_27_loyalty_is_a_legal_way_to_lose_nothing() -> None:
    table = struck(
        RED,
        "moon_1",
        hero={"ancient": 2, "loyalty": "t_2"},
        manner="loss",
        free={"sun_3": "minotaur"},
    )
    decide(table, "take loyalty")
    assert ancient(table, 0) == 2
    assert token(table, 0) == "t_2"


def test_rb_402_owners_act_before_the_next_victim() -> None:
    table = arrange_rebel(
        {"sun": 3},
        faced("titans", RED, "gold_1", ancient=1),
        {"gold": 5},
        module="titans",
        free={"sun_3": "minotaur"},
        misfortunes=(0,),
    )
    decide(table, "feat sun_3")
    land(table, RED, "gold_1", "gold_1", "gold_1")
    decide(table, "take ancient")
    assert asked(table) == (0, "choose")
    assert reserves(table, 2) == (5, 0, 0, 0)
    decide(table, "take loyalty")
    assert reserves(table, 0)[0] == 1
    assert reserves(table, 2) == (3, 0, 0, 0)


def test_rb_406_satyrs_trigger_the_owner_with_the_bearers_dice() -> None:
    table = arrange_rebel(
        {"moon": 3},
        faced("titans", RED, "moon_1"),
        {},
        module="titans",
        misfortunes=(2,),
    )
    decide(table, "feat moon_3")
    land(table, RED, "moon_1", "gold_1", "gold_1")
    decide(table, f"face {RED}", "face gold_1", "take ancient")
    assert reserves(table, 0) == (1, 0, 0, 0)
    assert ancient(table, 0) == 1
    assert asked(table) == (2, "choose")
    decide(table, "take ancient")
    assert reserves(table, 2) == (0, 0, 1, 0)


def test_rb_407_part_2_is_not_converted_by_a_cyclops() -> None:
    table = arrange_rebel(
        faced("titans", RED, "gold_3"),
        {},
        module="titans",
        turn=1,
        misfortunes=(1,),
        pending=blessing(0, 1, "light", "gold_to_glory"),
    )
    land(table, RED)
    decide(table, "take ancient", "take ancient")
    assert reserves(table, 1) == (3, 0, 0, 0)
    assert settled(table, 0)


def test_rb_355_the_owner_acts_between_the_pairs_of_left_hand() -> None:
    table = arrange_rebel(
        {"sun": 6},
        {"portal": 1, **faced("titans", RED, "moon_1")},
        {"portal": 2},
        module="titans",
        setup={"sun_6": "left_hand"},
        misfortunes=(2,),
    )
    decide(table, "feat sun_6")
    land(table, "gold_1", "gold_1", RED, "moon_1", "gold_1", "gold_1")
    decide(table, "take ancient")
    assert asked(table) == (2, "choose")
    assert reserves(table, 0) == (2, 0, 1, 0)
    decide(table, "take ancient")
    assert reserves(table, 0) == (4, 0, 1, 0)
    assert reserves(table, 2) == (0, 0, 1, 0)


def test_rb_350_a_mirror_may_bring_two_owners_the_applier_among_them() -> None:
    bearer = faced("titans", YELLOW, "moon_1")
    table = struck("mirror", RED, bearer, {}, owners=(2, 0), turn=0)
    decide(table, f"face {YELLOW}", "take ancient", "take ancient", "die light")
    assert asked(table) == (0, "choose")
    decide(table, "take loyalty")
    assert reserves(table, 0) == (0, 0, 1, 0)
    assert asked(table) == (2, "mirror")

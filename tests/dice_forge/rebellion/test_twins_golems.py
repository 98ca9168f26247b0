"""Twins with golems and misfortune faces, and edges of the second die (RB-025 to RB-029)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    dark,
    decide,
    due,
    land,
    light,
    options,
    reserves,
    rolling,
    seen,
    start_turn,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    golem,
    in_the_air,
    lay,
    rolled_rebel,
    star,
)


def twins(
    light_face: str,
    dark_face: str,
    *others: dict[str, Any],
    gold: int = 3,
    cards: int = 1,
    sets: tuple[str, ...] = (),
    **rest: Any,
) -> Table:
    """Seat 0 owns Twins and has just rolled these faces in another player's turn."""
    extra: dict[str, Any] = rest.pop("hero", {})
    owned = {"twins": cards, **extra.pop("cards", {})}
    hero = {"gold": gold, "cards": owned, **extra}
    setup = lay("twins", *sets)
    return rolled_rebel(light_face, dark_face, *others, module=None, hero=hero, setup=setup, **rest)


# ---------------------------------------------------------------------- golems and misfortune


def golems(light_face: str, dark_face: str, *, gold: int = 3, cards: int = 1) -> Table:
    """Seat 0 owns Twins in the labyrinth and has just rolled these faces; it stands on g01."""
    hero: dict[str, Any] = {
        "gold": gold,
        "cards": {"twins": cards},
        "light": ["golem_sun", "triple", "gold_1", "gold_1", "gold_1", "sun_1"],
        "dark": ["gold_1", "triple", "gold_1", "gold_1", "golem_moon", "glory_2"],
    }
    table = arrange_rebel(
        hero, {}, module="goddess", setup=lay("twins"), turn=1, pending=blessing(0, 1)
    )
    land(table, light_face, dark_face)
    return table


def test_rb_028_a_golem_goes_two_more_steps() -> None:
    table = golems("golem_sun", "gold_1")
    decide(table, "no", "die light", "walk g02", "yes")
    land(table, "triple")
    assert reserves(table, 0) == (0, 1, 0, 0)
    decide(table, "walk g03")
    assert golem(table, 0) == "g04"
    decide(table, "take glory", "take glory")
    assert reserves(table, 0) == (0, 1, 0, 3 + 3 + 1)


def test_rb_027_a_pair_roll_before_the_moves_closes_both_windows() -> None:
    table = golems("golem_sun", "golem_moon")
    decide(table, "no")
    assert asked(table) == (0, "golem-pair")
    decide(table, "die light")
    star(table, "glory")
    decide(table, "no")
    while table.actor == 0:
        assert due(table)[1] not in ("twins", "twins-second")
        decide(table, min(options(table)))
    assert reserves(table, 0)[3] >= 5


def test_rb_025_a_pair_of_golems_is_seen_on_the_final_faces() -> None:
    """The sun golem has moved when the other die is rolled again into the moon golem."""
    table = golems("golem_sun", "gold_1")
    decide(table, "no", "die light", "walk g02", "yes")
    land(table, "golem_moon")
    seen_kinds = []
    while table.actor == 0 and due(table)[1] != "golem-pair":
        seen_kinds.append(due(table)[1])
        decide(table, min(options(table)))
    assert due(table) == (0, "golem-pair") or in_the_air(table), seen_kinds


def test_rb_025_a_pair_of_golems_broken_by_a_reroll_rolls_no_celestial_die() -> None:
    table = golems("golem_sun", "golem_moon")
    decide(table, "no", "die dark", "die light")
    decide(table, "walk g02")
    assert asked(table) == (0, "twins-second")
    decide(table, "yes")
    land(table, "glory_2")
    decide(table, "take moon")
    assert due(table) == (-1, "roll")
    assert not in_the_air(table)


def test_rb_028_a_misfortune_face_is_topped_up_and_its_owner_acts_once() -> None:
    hero: dict[str, Any] = {
        "gold": 3,
        "cards": {"twins": 1},
        "light": ["misfortune_red", *["gold_1"] * 4, "ancient_1"],
        "dark": ["triple", *["gold_1"] * 3, "moon_1", "loyalty_1_glory_1"],
    }
    table = arrange_rebel(
        hero,
        {},
        module="titans",
        setup=lay("twins"),
        turn=1,
        pending=blessing(0, 1),
        misfortunes=(1,),
    )
    land(table, "misfortune_red", "gold_1")
    decide(table, "no", "take ancient", "die light", "yes")
    land(table, "triple")
    decide(table, "take glory")
    assert seen(table, 0)["ancient"] == 3
    assert asked(table)[0] == 1
    decide(table, "take ancient")
    assert seen(table, 1)["ancient"] == 3
    assert due(table) == (-1, "roll")


# ---------------------------------------------------------------------- edges


def test_rb_056_a_ship_may_cover_the_face_that_waits() -> None:
    hero = {"gold": 3, "up": [0, 0]}
    for answer, gold in (("no", 4), ("yes", 3)):
        table = twins("ship", "gold_1", gold=3, sets=("celestial_ship",), hero=hero)
        decide(table, "no", "die light", "face gold_3", "forge on dark 0", answer)
        if answer == "yes":
            land(table, "gold_3")
            decide(table, "take moon")
        assert reserves(table, 0)[0] == gold, answer


def test_rb_026_cerberus_repeats_a_late_x3() -> None:
    table = twins(
        "gold_3",
        "glory_2",
        gold=0,
        sets=("cerberus",),
        hero={
            "cards": {"cerberus": 1},
            "cerberus": 1,
            "dark": dark("triple"),
            "up": [0, 5],
        },
    )
    decide(table, "die light", "yes")
    land(table, "triple")
    decide(table, "take moon", "yes")
    assert reserves(table, 0) == (12, 0, 1, 0), "6, and 9 more up to the cap"


def test_rb_026_a_boar_owner_comes_before_the_reward() -> None:
    table = twins(
        "gold_1",
        "glory_2",
        {"cards": {"tenacious_boar": 1}},
        sets=("tenacious_boar",),
        owners={"boar_red": 1},
        hero={"light": light("boar_red"), "up": [1, 5]},
    )
    decide(table, "die light")
    land(table, "boar_red")
    decide(table, "take sun")
    assert asked(table) == (1, "offer")
    decide(table, "take glory")
    assert options(table) == {"take moon", "take glory"}
    assert asked(table) == (0, "offer")


def test_rb_025_a_late_shield_looks_at_the_option_chosen() -> None:
    for resource, glory in (("glory", 2 + 5), ("gold", 3)):
        table = twins(
            "choice_gold_3_glory_2",
            "gold_1",
            sets=("guardians_shield",),
            hero={"dark": dark("shield_green"), "up": [0, 1]},
        )
        decide(table, "no", f"take {resource}", "die light", "yes")
        land(table, "shield_green")
        decide(table, "take moon")
        assert reserves(table, 0)[3] == glory, resource


def test_rb_021_both_blessings_of_a_two_player_turn_are_windows() -> None:
    me = {"gold": 6, "cards": {"twins": 1}}
    table = arrange_rebel(me, {}, setup=lay("twins"), pending=start_turn(0))
    for _ in range(2):
        land(table, "sun_1", "glory_2", "gold_1", "gold_1")
        decide(table, "die dark")
        land(table, "moon_1")
        decide(table, "take glory")
    assert reserves(table, 0) == (0, 2, 2, 2)


def test_rb_024_a_full_reserve_loses_the_moon_of_the_reward() -> None:
    table = twins("gold_1", "glory_2", hero={"moon": 6})
    decide(table, "die light")
    land(table, "gold_1")
    decide(table, "take moon")
    assert reserves(table, 0) == (1, 0, 6, 2)


def test_rd_03_with_twins_the_order_of_two_golems_is_a_question() -> None:
    """The first golem is done; only the die of the second can still be rolled again."""
    table = golems("golem_sun", "golem_moon")
    decide(table, "no", "no")
    assert asked(table) == (0, "order")
    decide(table, "die dark", "walk g02")
    assert asked(table) == (0, "twins-second")
    decide(table, "yes")
    assert rolling(table) == (0, "light")


def test_rd_03_with_twins_the_order_of_two_ships_is_a_question() -> None:
    table = twins(
        "ship", "ship", sets=("celestial_ship",), hero={"dark": dark("ship"), "up": [0, 0]}
    )
    decide(table, "no")
    assert asked(table) == (0, "order")


# ---------------------------------------------------------------------- pair roll and reward


@pytest.mark.parametrize(
    ("rolled", "die", "landed"),
    [
        (("golem_sun", "gold_1"), "die dark", "golem_moon"),
        (("gold_1", "golem_moon"), "die light", "golem_sun"),
    ],
)
@pytest.mark.parametrize("when", ["before", "after", "never"])
def test_rb_024_the_reward_comes_whenever_the_golem_pair_rolls(
    rolled: tuple[str, str], die: str, landed: str, when: str
) -> None:
    hero: dict[str, Any] = {
        "gold": 3,
        "cards": {"twins": 1},
        "golem": "g31",
        "light": ["golem_sun", *["gold_1"] * 4, "sun_1"],
    }
    table = arrange_rebel(
        hero, {}, {}, module="goddess", setup=lay("twins"), turn=1, pending=blessing(0, 1)
    )
    land(table, *rolled)
    decide(table, die)
    land(table, landed)
    assert asked(table) == (0, "golem-pair")
    decide(table, {"before": "die light", "after": "die dark", "never": "no"}[when])
    rewards = 0
    while table.actor == 0 or in_the_air(table):
        if in_the_air(table):
            star(table, "glory")
        elif options(table) == {"take moon", "take glory"}:
            rewards += 1
            decide(table, "take glory")
        else:
            decide(table, min(options(table)))
    assert rewards == 1, "the card that was used pays once"
    assert golem(table, 0) == "g33"


def test_rb_024_each_die_of_a_golem_pair_pays_its_own_cards_after_the_roll_before() -> None:
    table = golems("gold_1", "gold_1", gold=6, cards=2)
    decide(table, "die light")
    land(table, "golem_sun")
    decide(table, "die dark")
    land(table, "golem_moon")
    decide(table, "die light")
    star(table, "glory")
    decide(table, "walk g02")
    assert asked(table) == (0, "offer"), "the light die's card, after the light die's golem"
    decide(table, "take glory", "walk g03")
    asked_for = 0
    while table.actor == 0:
        assert due(table)[1] not in ("twins", "twins-second"), "RB-027: both windows are closed"
        asked_for += options(table) == {"take moon", "take glory"}
        decide(table, min(options(table)))
    assert asked_for == 1


# ---------------------------------------------------------------------- a late x3


def late_triple(gold: int = 9, cards: int = 2) -> Table:
    """The light face was applied; the dark die was rolled again and has landed on x3."""
    hero = {"light": light("moon_2"), "dark": dark("triple"), "up": [0, 1]}
    table = twins("moon_2", "gold_1", {}, {}, gold=gold, cards=cards, hero=hero)
    decide(table, "no", "die light", "yes")
    land(table, "triple")
    return table


def test_rb_025_an_x3_that_no_face_has_used_may_be_rolled_again() -> None:
    table = late_triple()
    assert reserves(table, 0) == (6, 0, 2, 0)
    assert asked(table) == (0, "twins-second")
    assert options(table) == {"no", "yes"}


def test_rb_023_a_late_x3_that_is_rolled_again_tops_nothing_up() -> None:
    table = late_triple()
    decide(table, "yes")
    land(table, "glory_2")
    assert reserves(table, 0) == (3, 0, 2, 2)
    decide(table, "take glory", "take glory")
    assert reserves(table, 0) == (3, 0, 2, 4)
    assert due(table) == (-1, "roll")


def test_rb_025_a_late_x3_that_stays_tops_up_once() -> None:
    table = late_triple()
    decide(table, "no")
    assert reserves(table, 0) == (6, 0, 6, 0)
    decide(table, "take glory")
    assert reserves(table, 0) == (6, 0, 6, 1)
    assert due(table) == (-1, "roll")


def test_rb_021_a_late_x3_stays_when_cards_or_gold_have_run_out() -> None:
    for table in (late_triple(cards=1), late_triple(gold=5)):
        assert reserves(table, 0)[2] == 6
        assert options(table) == {"take moon", "take glory"}


def test_rb_025_a_late_mirror_that_shows_x3_may_be_rolled_again() -> None:
    hero = {"light": light("moon_2"), "dark": dark("mirror"), "up": [0, 1]}
    other = {"light": light("triple"), "up": [0, 0]}
    table = twins("moon_2", "gold_1", other, gold=9, cards=2, hero=hero)
    decide(table, "no", "die light", "yes")
    land(table, "mirror")
    decide(table, "face triple")
    assert asked(table) == (0, "twins-second")


@pytest.mark.parametrize("first", ["die light", "die dark"])
@pytest.mark.parametrize("face", ["choice_gsm_1", "choice_gold_3_glory_2", "mirror"])
def test_rb_026_a_late_face_asks_its_question_also_when_the_pair_was_to_roll_after(
    first: str, face: str
) -> None:
    hero: dict[str, Any] = {
        "gold": 6,
        "cards": {"twins": 1},
        "golem": "g31",
        "light": ["golem_sun", *["gold_1"] * 4, "sun_1"],
        "dark": ["golem_moon", *["gold_1"] * 4, "glory_2"],
    }
    side = "dark" if first == "die light" else "light"
    hero[side] = [*hero[side][:-1], face]
    table = arrange_rebel(
        hero, {}, module="goddess", setup=lay("twins"), turn=1, pending=blessing(0, 1)
    )
    land(table, "golem_sun", "golem_moon")
    decide(table, "no", "die dark", first)
    while asked(table) == (0, "walk"):
        decide(table, min(options(table)))
    assert asked(table) == (0, "twins-second")
    decide(table, "yes")
    land(table, face)
    assert asked(table) == (0, "mirror" if face == "mirror" else "choose")
    assert options(table)

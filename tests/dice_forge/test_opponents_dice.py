"""Satyrs and Minotaur: the cards that make opponents roll (DF-162 to DF-164, DF-180 to DF-187)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.match import Match
from grani.dice_forge.game import GAME
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    arrange,
    dark,
    decide,
    due,
    heard,
    land,
    light,
    options,
    reserves,
    rolling,
    seen,
    showing,
    told,
    up,
    watch,
)


def satyrs(*opponents: tuple[str, str], setup: str = "introductory", **hero: Any) -> Table:
    """Seat 0 has taken the Satyrs and each opponent has rolled the given faces."""
    owners = hero.pop("owners", None)
    heroes = [showing(one, two, up=[1, 1]) for one, two in opponents]
    table = arrange({"moon": 3, **hero}, *heroes, setup=setup, owners=owners)
    decide(table, "feat moon_3")
    for pair in opponents:
        land(table, *pair)
    return table


def minotaur(first: str, second: str, setup: str = "introductory", **victim: Any) -> Table:
    """Seat 0 has taken the Minotaur and seat 1 has rolled these faces."""
    owners = victim.pop("owners", None)
    buyer = victim.pop("buyer", {})
    table = arrange(
        {"sun": 3, **buyer},
        showing(first, second, **{"up": [1, 1], **victim}),
        setup=setup,
        owners=owners,
    )
    decide(table, "feat sun_3")
    land(table, first, second)
    return table


# ---------------------------------------------------------------------- Satyrs


def test_df_162_all_opponents_roll_and_gain_nothing() -> None:
    table = arrange({}, {"moon": 3}, {}, turn=1)
    decide(table, "feat moon_3")
    for die in ((2, "light"), (2, "dark"), (0, "light"), (0, "dark")):
        assert rolling(table) == die
        land(table, "sun_1" if die[1] == "light" else "glory_2")
    assert due(table) == (1, "pick")
    assert reserves(table, 0) == reserves(table, 2) == (0, 0, 0, 0)
    assert up(table, 0) == up(table, 2) == ("sun_1", "glory_2")


def test_df_162_the_owner_applies_two_of_the_faces() -> None:
    table = satyrs(("sun_2", "moon_2"), ("gold_4", "glory_3"))
    assert options(table) == {"face sun_2", "face moon_2", "face gold_4", "face glory_3"}
    decide(table, "face glory_3")
    assert options(table) == {"face sun_2", "face moon_2", "face gold_4"}
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 2, 0, 3)
    assert up(table, 1) == ("sun_2", "moon_2"), "the dice stay as rolled"


def test_df_162_the_two_dice_must_be_different() -> None:
    table = satyrs(("sun_1", "moon_2"), ("sun_1", "glory_3"))
    decide(table, "face moon_2")
    assert options(table) == {"face sun_1", "face glory_3"}
    equal = satyrs(("sun_1", "moon_2"), ("sun_1", "glory_3"))
    decide(equal, "face sun_1")
    assert options(equal) == {"face sun_1", "face moon_2", "face glory_3"}, "the other die shows it"
    decide(equal, "face sun_1")
    assert reserves(equal, 0) == (0, 2, 0, 0)


def test_df_162_with_two_players_both_dice_of_the_opponent_are_used() -> None:
    table = satyrs(("sun_2", "glory_2"))
    decide(table, "face sun_2")
    assert options(table) == {"face glory_2"}
    decide(table, "face glory_2")
    assert reserves(table, 0) == (0, 2, 0, 2)


def test_df_162_x3_triples_the_other_picked_face() -> None:
    table = satyrs(("triple", "gold_1"), ("gold_4", "gold_1"))
    decide(table, "face triple", "face gold_4")
    assert reserves(table, 0) == (12, 0, 0, 0)


def test_df_162_a_picked_shield_matches_the_other_picked_face() -> None:
    match = satyrs(("shield_red", "sun_1"), setup="guardians_shield")
    decide(match, "face shield_red", "face sun_1")
    assert reserves(match, 0) == (0, 1, 0, 5)
    other = satyrs(("shield_red", "gold_1"), setup="guardians_shield")
    decide(other, "face shield_red", "face gold_1")
    assert reserves(other, 0) == (1, 2, 0, 0)


def test_df_162_a_picked_ship_sells_to_the_owner_in_the_order_they_like() -> None:
    table = satyrs(("ship", "gold_4"), setup="celestial_ship")
    decide(table, "face ship", "face gold_4")
    assert due(table) == (0, "order")
    decide(table, "die dark", "face moon_2", "forge on dark 0")
    assert reserves(table, 0) == (0, 0, 0, 0), "4 gold first, then 6 less 2"
    assert seen(table, 0)["dice"]["dark"]["faces"][0] == "moon_2"


def test_df_162_a_picked_boar_rewards_its_cards_owner() -> None:
    table = satyrs(("boar_red", "gold_1"), ("gold_1", "gold_1"), owners={"boar_red": 2})
    decide(table, "face boar_red", "face gold_1", "take moon")
    assert due(table) == (2, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (1, 0, 1, 0)
    assert reserves(table, 2) == (0, 0, 0, 3)


def test_df_162_a_picked_choice_face_is_the_owners_choice_and_gold_may_be_hammered() -> None:
    table = satyrs(
        ("choice_gsm_1", "gold_1"), cards={"blacksmiths_hammer": 1}, setup="introductory"
    )
    decide(table, "face choice_gsm_1", "face gold_1", "take gold", "hammer 1", "hammer 0")
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_df_163_a_picked_mirror_reaches_opponents_and_the_owners_own_up_faces() -> None:
    table = satyrs(
        ("mirror", "moon_2"),
        ("gold_4", "glory_2"),
        light=light("sun_2"),
        dark=dark("gold_3"),
        up=[0, 0],
    )
    decide(table, "face mirror", "face moon_2")
    assert due(table) == (0, "mirror")
    assert options(table) == {
        "face moon_2",
        "face gold_4",
        "face glory_2",
        "face sun_2",
        "face gold_3",
    }
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 2, 2, 0)


def test_df_163_a_mirror_that_is_not_picked_is_not_resolved() -> None:
    table = satyrs(("mirror", "moon_2"), ("gold_4", "glory_2"))
    decide(table, "face gold_4", "face moon_2")
    assert reserves(table, 0) == (4, 0, 2, 0)


def test_df_164_cerberus_cannot_repeat_a_satyrs_result() -> None:
    cerberus = {"cards": {"cerberus": 1}, "cerberus": 1}
    table = satyrs(("sun_1", "glory_2"), setup="cerberus", **cerberus)
    decide(table, "face sun_1", "face glory_2")
    assert due(table) == (-1, "roll")
    assert seen(table, 0)["cerberus"] == 1
    assert reserves(table, 0) == (0, 1, 0, 2)


def test_df_164_nor_may_the_opponents_who_rolled() -> None:
    table = arrange({"moon": 3}, {"cards": {"cerberus": 1}, "cerberus": 1}, setup="cerberus")
    decide(table, "feat moon_3")
    land(table, "sun_1", "glory_2")
    assert due(table) == (0, "pick")


# ---------------------------------------------------------------------- Minotaur


def test_df_180_every_opponent_loses_what_the_roll_would_give() -> None:
    rich = {"gold": 9, "sun": 4, "moon": 4, "glory": 9}
    table = arrange({**rich}, rich, rich, rich)
    decide(table, "feat sun_3")
    land(table, "gold_1", "gold_1", "sun_1", "moon_1", "sun_1", "glory_2")
    assert [reserves(table, seat) for seat in range(4)] == [
        (9, 1, 4, 9),
        (7, 4, 4, 9),
        (9, 3, 3, 9),
        (9, 3, 4, 7),
    ]
    assert up(table, 2) == ("sun_1", "moon_1")


def test_df_180_x3_triples_the_loss() -> None:
    table = minotaur("triple", "moon_2", moon=6, gold=5)
    assert reserves(table, 1) == (5, 0, 0, 0)
    both = minotaur("triple", "triple", moon=6, gold=5)
    assert reserves(both, 1) == (5, 0, 6, 0)


def test_df_180_a_face_with_several_resources_loses_all_of_them() -> None:
    table = minotaur("gold_1_sun_1_moon_1_glory_1", "gold_1", gold=5, sun=5, moon=5, glory=5)
    assert reserves(table, 1) == (3, 4, 4, 4)


@pytest.mark.parametrize(
    ("shield", "other", "after"),
    [
        ("shield_red", "sun_2", (6, 4, 6, 5)),
        ("shield_red", "gold_1", (5, 4, 6, 10)),
        ("shield_blue", "gold_1", (5, 6, 4, 10)),
        ("shield_yellow", "gold_1", (5, 6, 6, 5)),
        ("shield_yellow", "moon_1", (3, 6, 5, 10)),
        ("shield_green", "glory_2", (6, 6, 6, 3)),
        ("shield_green", "gold_1", (5, 6, 6, 7)),
        ("triple", "shield_blue", (6, 6, 0, 10)),
    ],
)
def test_df_180_shields_lose_a_or_b_as_they_would_have_given_it(
    shield: str, other: str, after: tuple[int, int, int, int]
) -> None:
    table = minotaur(shield, other, gold=6, sun=6, moon=6, glory=10)
    assert reserves(table, 1) == after


def test_df_180_a_choice_face_loses_the_option_the_victim_picks() -> None:
    table = minotaur("choice_gsm_1", "gold_1", gold=5, moon=2)
    assert due(table) == (1, "lose")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, "take sun")
    assert reserves(table, 1) == (4, 0, 2, 0), "also one they have none of"


def test_df_180_a_picked_option_is_tripled_and_matched_like_a_gain() -> None:
    table = minotaur("triple", "choice_gold_3_glory_2", gold=12, glory=9)
    decide(table, "take glory")
    assert reserves(table, 1) == (12, 0, 0, 3)
    matched = minotaur("shield_yellow", "choice_gold_3_glory_2", gold=12, glory=9)
    decide(matched, "take gold")
    assert reserves(matched, 1) == (9, 0, 0, 4)


def test_df_180_ships_do_nothing() -> None:
    table = minotaur("ship", "gold_4", gold=5, setup="introductory")
    assert reserves(table, 1) == (1, 0, 0, 0)
    assert due(table) == (-1, "roll"), "no purchase and no order to decide"
    tripled = minotaur("ship", "triple", gold=5)
    assert reserves(tripled, 1) == (5, 0, 0, 0)


def test_df_180_mirrors_copy_and_the_copy_is_lost() -> None:
    table = minotaur(
        "mirror", "gold_1", gold=5, sun=5, buyer={"light": light("sun_2"), "up": [0, 0]}
    )
    assert due(table) == (1, "mirror")
    assert options(table) == {"face sun_2", "face gold_1"}
    decide(table, "face sun_2")
    assert reserves(table, 1) == (4, 3, 0, 0)


def test_df_180_a_copied_ship_does_nothing_and_a_copied_x3_triples() -> None:
    ship = minotaur("mirror", "gold_4", gold=9, buyer={"light": light("ship"), "up": [0, 0]})
    decide(ship, "face ship")
    assert reserves(ship, 1) == (5, 0, 0, 0)
    assert due(ship) == (-1, "roll")
    triple = minotaur("mirror", "gold_4", gold=12, buyer={"light": light("triple"), "up": [0, 0]})
    decide(triple, "face triple")
    assert reserves(triple, 1) == (0, 0, 0, 0)


def test_df_180_is_no_blessing_no_cerberus() -> None:
    table = minotaur("sun_1", "gold_1", sun=3, setup="cerberus", cards={"cerberus": 1}, cerberus=1)
    assert reserves(table, 1) == (0, 2, 0, 0)
    assert due(table) == (-1, "roll")


def test_df_181_losses_stop_at_0_for_each_resource_and_the_buyer_gains_nothing() -> None:
    table = minotaur("gold_1_sun_1_moon_1_glory_1", "glory_2", sun=4, glory=1)
    assert reserves(table, 1) == (0, 3, 0, 0)
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_df_181_hammers_tokens_cards_and_dice_are_not_touched() -> None:
    cards = {"blacksmiths_hammer": 1, "cerberus": 1, "triton": 1}
    victim = {"cards": cards, "hammered": 5, "cerberus": 1, "triton": 1, "gold": 3}
    table = minotaur("gold_4", "gold_1", setup="cerberus, triton", **victim)
    hero = seen(table, 1)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert hero["cards"] == cards
    assert (hero["hammer_track"], hero["cerberus"], hero["triton"]) == (5, 1, 1)
    assert hero["dice"]["light"]["faces"] == light("gold_4")


def test_df_182_a_boar_still_rewards_its_cards_owner() -> None:
    table = minotaur("boar_red", "gold_1", sun=2, moon=2, owners={"boar_red": 0})
    assert due(table) == (1, "lose")
    assert options(table) == {"take sun", "take moon"}
    decide(table, "take moon")
    assert due(table) == (0, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 0, 0, 3)
    assert reserves(table, 1) == (0, 2, 1, 0)
    assert due(table) == (-1, "roll")


def test_df_182_beside_x3_three_shards_are_lost_and_the_owner_rewarded_three_times() -> None:
    table = minotaur("triple", "boar_red", sun=5, owners={"boar_red": 0})
    decide(table, "take sun")
    assert reserves(table, 1) == (0, 2, 0, 0)
    decide(table, "take glory", "take sun", "take moon")
    assert reserves(table, 0) == (0, 1, 1, 3)
    assert due(table) == (-1, "roll")


def test_df_183_all_dice_first_then_seat_order_from_the_buyers_left() -> None:
    picky = {"light": light("choice_gsm_1"), "gold": 3}
    plain = {"light": light("choice_gold_3_glory_2"), "gold": 3}
    table = arrange(picky, {"sun": 3}, plain, turn=1)
    chronicle = watch(table)
    decide(table, "feat sun_3")
    land(table, "choice_gold_3_glory_2", "gold_1")
    assert rolling(table) == (0, "light"), "nobody resolves before all dice have landed"
    land(table, "choice_gsm_1", "gold_1")
    assert [event[0] for event in told(chronicle, "rolled")] == [2, 2, 0, 0]
    assert due(table) == (2, "lose")
    decide(table, "take gold")
    assert due(table) == (0, "lose")


def test_df_183_a_later_victims_mirror_sees_the_dice_just_rolled() -> None:
    table = arrange(
        {"sun": 3}, {"dark": dark("sun_2"), "up": [0, 1]}, {"light": light("mirror"), "up": [1, 0]}
    )
    decide(table, "feat sun_3")
    land(table, "gold_1", "sun_2", "mirror", "gold_1")
    assert due(table) == (2, "mirror")
    assert options(table) == {"face gold_1", "face sun_2"}


def test_df_183_a_reward_comes_before_the_next_victims_losses() -> None:
    table = arrange(
        {"sun": 3},
        {"light": light("boar_red")},
        {"light": light("sun_2")},
        owners={"boar_red": 2},
    )
    decide(table, "feat sun_3")
    land(table, "boar_red", "gold_1", "sun_2", "gold_1")
    decide(table, "take sun")
    assert due(table) == (2, "offer")
    decide(table, "take sun")
    assert reserves(table, 2) == (0, 0, 0, 0), "the sun just taken is lost to their own roll"


def test_df_187_a_victim_who_copies_an_own_boar_loses_the_shard_and_takes_the_reward() -> None:
    table = arrange(
        {"sun": 3, "light": light("boar_red"), "up": [0, 0]},
        {"light": light("mirror"), "up": [1, 0], "moon": 3},
        owners={"boar_red": 1},
    )
    decide(table, "feat sun_3")
    land(table, "mirror", "gold_1")
    decide(table, "face boar_red", "take moon")
    assert reserves(table, 1) == (0, 0, 2, 0)
    assert due(table) == (1, "offer")
    decide(table, "take glory")
    assert reserves(table, 1) == (0, 0, 2, 3)


@pytest.mark.parametrize("mirror_on", ["light", "dark"])
def test_df_187_losses_of_both_faces_come_before_the_rewards(mirror_on: str) -> None:
    faces = ("mirror", "moon_2") if mirror_on == "light" else ("moon_2", "mirror")
    table = arrange(
        {"sun": 3, "light": light("boar_red"), "up": [0, 0]},
        {"light": light(faces[0]), "dark": dark(faces[1]), "up": [1, 1], "moon": 1},
        owners={"boar_red": 1},
    )
    chronicle = watch(table)
    decide(table, "feat sun_3")
    land(table, *faces)
    decide(table, "face boar_red", "take moon", "take moon")
    assert reserves(table, 1) == (0, 0, 1, 0), "the reward is not lost to the other face"
    after = heard(chronicle)[heard(chronicle).index("copied") + 1 :]
    assert after[:3] == ["lost", "lost", "gained"]


def test_df_187_two_boars_reward_in_the_fixed_sequence_after_all_losses() -> None:
    table = arrange(
        {"sun": 3},
        {"light": light("boar_red"), "dark": dark("boar_yellow"), "sun": 1, "moon": 1},
        {},
        owners={"boar_red": 2, "boar_yellow": 0},
    )
    decide(table, "feat sun_3")
    land(table, "boar_red", "boar_yellow", "gold_1", "gold_1")
    decide(table, "take sun", "take moon")
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert due(table) == (2, "offer"), "the light die comes first (DF-046)"
    decide(table, "take glory")
    assert due(table) == (0, "offer")


@pytest.mark.parametrize(
    ("faces", "is_moot"), [(("gold_3", "sun_1"), True), (("ship", "gold_4"), False)]
)
def test_df_162_for_two_the_order_is_asked_but_comes_to_the_same(
    faces: tuple[str, str], is_moot: bool
) -> None:
    match = Match.new(GAME, ["Olena", "Taras"])
    match.state = satyrs(faces, setup="celestial_ship" if "ship" in faces else "introductory")
    assert match.is_moot(0) == is_moot

"""Every pair of special faces on one divine blessing (DF-090), in both orders of the dice."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import (
    Hero,
    asked,
    decide,
    options,
    reserves,
    rolled,
    settled,
    showing,
    up,
)

Pair = tuple[str, str]
Reserves = tuple[int, int, int, int]

CHOICE = "choice_gold_3_glory_2"
NOTHING_UP: Hero = {"up": [None, None]}
"""An opponent whose dice no mirror can copy."""
REWARD_B: dict[str, Reserves] = {
    "shield_red": (0, 2, 0, 0),
    "shield_blue": (0, 0, 2, 0),
    "shield_yellow": (3, 0, 0, 0),
    "shield_green": (0, 0, 0, 3),
}
FREE = {"no", "face gold_3", "face moon_1"}
"""What a ship with 2 off sells to an empty purse."""
FREE_TRIPLED = FREE | {
    *("face gold_4", "face sun_1", "face choice_gsm_1", "face glory_1_sun_1"),
    *(f"face {CHOICE}", "face moon_2"),
}
"""What a ship with 6 off sells to an empty purse."""


def both_ways(one: str, other: str) -> pytest.MarkDecorator:
    """Run a test with the first face on the light die, then on the dark one."""
    return pytest.mark.parametrize("pair", [(one, other), (other, one)], ids="-".join)


def die(pair: Pair, face: str) -> str:
    """Name the decision to apply this face of the pair first."""
    return "die light" if pair[0] == face else "die dark"


def shields(*faces: str) -> tuple[int, ...]:
    """Reward B of each of these shields, added up."""
    return tuple(sum(amounts) for amounts in zip(*map(REWARD_B.__getitem__, faces), strict=True))


# ---------------------------------------------------------------------- x3 beside something


def test_df_090_triple_and_triple_give_nothing() -> None:
    table = rolled("triple", "triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_triple_a_copied_gain(pair: Pair) -> None:
    table = rolled(*pair, showing("glory_1_sun_1", "gold_1"))
    decide(table, "face glory_1_sun_1")
    assert reserves(table, 0) == (0, 3, 0, 3)
    assert settled(table, turn=0)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_triple_a_copied_choice(pair: Pair) -> None:
    table = rolled(*pair, showing(CHOICE, "gold_1"))
    decide(table, f"face {CHOICE}", "take gold")
    assert reserves(table, 0) == (9, 0, 0, 0)
    assert settled(table, turn=0)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_of_a_ship_are_one_purchase_with_6_off(pair: Pair) -> None:
    table = rolled(*pair, showing("ship", "gold_1"))
    decide(table, "face ship")
    assert options(table) == FREE_TRIPLED
    decide(table, "face moon_2", "forge on light 1")
    assert settled(table, turn=0)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_of_a_boar_reward_three_times(pair: Pair) -> None:
    table = rolled(*pair, showing("boar_red", "gold_1"), {}, boars=(2,))
    decide(table, "face boar_red", "take moon")
    assert reserves(table, 0) == (0, 0, 3, 0)
    decide(table, "take glory", "take sun", "take glory")
    assert reserves(table, 2) == (0, 1, 0, 6)
    assert settled(table, turn=2)


@both_ways("triple", "mirror")
@pytest.mark.parametrize("shield", REWARD_B)
def test_df_090_triple_and_mirror_of_a_shield_give_b_tripled(shield: str, pair: Pair) -> None:
    table = rolled(*pair, showing(shield, "gold_1"))
    decide(table, f"face {shield}")
    assert reserves(table, 0) == shields(shield, shield, shield)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_of_a_triple_give_nothing(pair: Pair) -> None:
    table = rolled(*pair, showing("triple", "gold_1"))
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_of_that_very_triple_give_nothing(pair: Pair) -> None:
    table = rolled(*pair, showing("mirror", "mirror"))
    assert options(table) == {"face triple"}
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


@both_ways("triple", "mirror")
def test_df_090_triple_and_mirror_without_a_target_give_nothing(pair: Pair) -> None:
    table = rolled(*pair, NOTHING_UP)
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


@both_ways("triple", "ship")
def test_df_090_triple_and_ship_are_one_purchase_with_6_off(pair: Pair) -> None:
    table = rolled(*pair, hero={"gold": 3})
    assert options(table) == FREE_TRIPLED | {"face sun_2", "face glory_3"}
    decide(table, "face glory_3", "forge on light 1")
    assert reserves(table, 0) == (1, 0, 0, 0)
    assert settled(table, turn=0)


@both_ways("triple", "boar_red")
def test_df_090_triple_and_boar_give_3_of_one_shard_and_three_rewards(pair: Pair) -> None:
    table = rolled(*pair, boars=(1,))
    assert options(table) == {"take sun", "take moon"}
    decide(table, "take sun")
    assert reserves(table, 0) == (0, 3, 0, 0)
    for reward in ("take sun", "take moon", "take glory"):
        assert asked(table) == (1, "offer")
        assert options(table) == {"take sun", "take moon", "take glory"}
        decide(table, reward)
    assert reserves(table, 1) == (0, 1, 1, 3)
    assert settled(table, turn=0)


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_090_triple_and_shield_give_b_tripled(shield: str, swap: bool) -> None:
    table = rolled(*((shield, "triple") if swap else ("triple", shield)))
    assert reserves(table, 0) == shields(shield, shield, shield)
    assert settled(table, turn=0)


# ---------------------------------------------------------------------- mirror and mirror


def test_df_090_two_mirrors_are_two_copies() -> None:
    table = rolled("mirror", "mirror", showing("sun_2", "moon_2"))
    decide(table, "face sun_2", "face moon_2")
    assert reserves(table, 0) == (0, 2, 2, 0)
    assert settled(table, turn=0)


@pytest.mark.parametrize("copies", [("triple", "sun_2"), ("sun_2", "triple")], ids="-".join)
def test_df_090_one_mirror_may_be_the_triple_of_the_other(copies: Pair) -> None:
    table = rolled("mirror", "mirror", showing("triple", "sun_2"))
    decide(table, *(f"face {face}" for face in copies))
    assert reserves(table, 0) == (0, 6, 0, 0)


def test_df_090_two_mirrors_of_a_triple_give_nothing() -> None:
    table = rolled("mirror", "mirror", showing("triple", "sun_2"))
    decide(table, "face triple", "face triple")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


def test_df_090_two_mirrors_of_a_ship_are_two_purchases() -> None:
    table = rolled("mirror", "mirror", showing("ship", "sun_2"))
    decide(table, "face ship", "face ship")
    assert options(table) == FREE
    decide(table, "face moon_1", "forge on light 1")
    assert options(table) == FREE
    decide(table, "face moon_1", "forge on dark 1")
    assert settled(table, turn=0)


@pytest.mark.parametrize("copies", [("ship", "gold_4"), ("gold_4", "ship")], ids="-".join)
def test_df_090_copies_of_ship_and_gold_come_in_any_order(copies: Pair) -> None:
    for first, free in (("ship", True), ("gold_4", False)):
        table = rolled("mirror", "mirror", showing("ship", "gold_4"))
        decide(table, *(f"face {face}" for face in copies))
        assert options(table) == {"die light", "die dark"}
        decide(table, die(copies, first))
        assert (options(table) == FREE) == free
        assert ("face moon_2" in options(table)) != free


def test_df_090_two_mirrors_of_a_boar_reward_its_owner_twice() -> None:
    table = rolled("mirror", "mirror", showing("boar_red", "sun_2"), {}, boars=(2,))
    decide(table, "face boar_red", "face boar_red", "take sun", "take moon")
    decide(table, "take glory", "take moon")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, 2) == (0, 0, 1, 3)


@pytest.mark.parametrize("copies", [("shield_red", "sun_2"), ("sun_2", "shield_red")], ids="-".join)
def test_df_090_a_copied_shield_is_matched_by_the_other_copy(copies: Pair) -> None:
    table = rolled("mirror", "mirror", showing("shield_red", "sun_2"))
    decide(table, *(f"face {face}" for face in copies))
    assert reserves(table, 0) == (0, 2, 0, 5)


def test_df_090_two_mirrors_without_a_target_give_nothing() -> None:
    table = rolled("mirror", "mirror", showing("mirror", "mirror"))
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert settled(table, turn=0)


# ---------------------------------------------------------------------- mirror beside something


@both_ways("mirror", "ship")
def test_df_090_mirror_and_ship_come_in_any_order(pair: Pair) -> None:
    for first in pair:
        table = rolled(*pair, showing("gold_4", "moon_1"))
        decide(table, "face gold_4", die(pair, first))
        if first == "ship":
            assert options(table) == FREE
            decide(table, "face moon_1", "forge on light 1")
            assert reserves(table, 0) == (4, 0, 0, 0)
        else:
            assert reserves(table, 0) == (4, 0, 0, 0)
            decide(table, "face moon_2", "forge on light 1")
            assert reserves(table, 0) == (0, 0, 0, 0)
        assert settled(table, turn=0)


@both_ways("mirror", "ship")
@pytest.mark.parametrize("opponent", [("ship", "gold_1"), ("mirror", "gold_1")], ids="-".join)
def test_df_090_mirror_of_a_ship_and_ship_are_two_purchases(opponent: Pair, pair: Pair) -> None:
    table = rolled(*pair, showing(*opponent), hero={"gold": 4})
    decide(table, "face ship")
    assert asked(table) == (0, "ship")
    decide(table, "face moon_2", "forge on light 1")
    assert options(table) == FREE
    decide(table, "no")
    assert settled(table, turn=0)


@both_ways("mirror", "ship")
def test_df_090_mirror_of_a_triple_and_ship_are_one_purchase_with_6_off(pair: Pair) -> None:
    table = rolled(*pair, showing("triple", "gold_1"))
    decide(table, "face triple")
    assert options(table) == FREE_TRIPLED
    decide(table, "face moon_2", "forge on light 1")
    assert settled(table, turn=0)


@both_ways("mirror", "ship")
def test_df_090_mirror_without_a_target_and_ship_are_the_purchase_alone(pair: Pair) -> None:
    table = rolled(*pair, NOTHING_UP)
    assert options(table) == FREE
    decide(table, "no")
    assert settled(table, turn=0)


@both_ways("mirror", "boar_red")
def test_df_090_mirror_and_boar_give_the_boar_and_the_copy(pair: Pair) -> None:
    table = rolled(*pair, showing("sun_2", "gold_1"), boars=(1,))
    decide(table, "face sun_2", "take moon")
    assert asked(table) == (1, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 2, 1, 0)
    assert reserves(table, 1) == (0, 0, 0, 3)
    assert settled(table, turn=0)


@both_ways("mirror", "boar_red")
def test_df_090_mirror_of_a_triple_triples_the_boar(pair: Pair) -> None:
    table = rolled(*pair, showing("triple", "gold_1"), boars=(1,))
    decide(table, "face triple", "take moon", "take glory", "take sun", "take moon")
    assert reserves(table, 0) == (0, 0, 3, 0)
    assert reserves(table, 1) == (0, 1, 1, 3)
    assert settled(table, turn=0)


@both_ways("mirror", "boar_red")
def test_df_090_mirror_of_another_boar_rewards_the_owner_of_that_card(pair: Pair) -> None:
    owners = (1, 2)
    table = rolled(*pair, showing("boar_yellow", "gold_1"), {}, boars=owners)
    decide(table, "face boar_yellow", "take sun", "take moon")
    order = owners if pair[0] == "boar_red" else owners[::-1]
    for owner in order:
        assert asked(table) == (owner, "offer")
        decide(table, "take glory")
    assert [reserves(table, seat) for seat in range(3)] == [
        (0, 1, 1, 0),
        (0, 0, 0, 3),
        (0, 0, 0, 3),
    ]
    assert settled(table, turn=2)


@both_ways("mirror", "boar_red")
def test_df_090_mirror_without_a_target_and_boar_give_the_boar_alone(pair: Pair) -> None:
    table = rolled(*pair, NOTHING_UP, boars=(1,))
    decide(table, "take sun", "take glory")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert reserves(table, 1) == (0, 0, 0, 3)
    assert settled(table, turn=0)


@both_ways("mirror", "shield_blue")
@pytest.mark.parametrize(
    ("copied", "gain"), [("moon_2", (0, 0, 2, 5)), ("sun_2", (0, 2, 2, 0)), ("ship", (0, 0, 2, 0))]
)
def test_df_090_a_shield_compares_with_the_copy(copied: str, gain: Reserves, pair: Pair) -> None:
    table = rolled(*pair, showing(copied, "gold_1"))
    decide(table, f"face {copied}")
    if copied == "ship":
        decide(table, "die light", "no")
    assert reserves(table, 0) == gain
    assert settled(table, turn=0)


@both_ways("mirror", "shield_blue")
@pytest.mark.parametrize(
    ("shard", "gain"), [("moon", (0, 0, 1, 5)), ("sun", (0, 1, 2, 0))], ids=["moon", "sun"]
)
@pytest.mark.parametrize("copied", ["choice_gsm_1", "boar_red"])
def test_df_090_a_shield_compares_with_the_choice_of_the_copy(
    copied: str, shard: str, gain: Reserves, pair: Pair
) -> None:
    table = rolled(*pair, showing(copied, "gold_1"), boars=(1,))
    decide(table, f"face {copied}", f"take {shard}")
    if copied == "boar_red":
        decide(table, "take glory")
    assert reserves(table, 0) == gain
    assert settled(table, turn=0)


@both_ways("mirror", "shield_blue")
def test_df_090_mirror_of_a_triple_and_shield_give_b_tripled(pair: Pair) -> None:
    table = rolled(*pair, showing("triple", "moon_1"))
    decide(table, "face triple")
    assert reserves(table, 0) == (0, 0, 6, 0)


@both_ways("mirror", "shield_blue")
@pytest.mark.parametrize("copied", ["shield_red", "shield_yellow", "shield_green"])
def test_df_090_mirror_of_another_shield_and_shield_give_b_and_b(copied: str, pair: Pair) -> None:
    table = rolled(*pair, showing(copied, "moon_1"))
    decide(table, f"face {copied}")
    assert reserves(table, 0) == shields(copied, "shield_blue")


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_090_mirror_of_the_same_shield_and_shield_give_b_and_b(shield: str, swap: bool) -> None:
    pair = (shield, "mirror") if swap else ("mirror", shield)
    table = rolled(*pair, showing("mirror", "moon_1"))
    decide(table, f"face {shield}")
    assert reserves(table, 0) == shields(shield, shield)


# ---------------------------------------------------------------------- ship beside something


def test_df_090_ship_and_ship_are_two_purchases_with_2_off_each() -> None:
    table = rolled("ship", "ship", hero={"gold": 6})
    decide(table, "face sun_2", "forge on light 1")
    assert reserves(table, 0)[0] == 0
    assert options(table) == FREE
    decide(table, "face gold_3", "forge on dark 1")
    assert settled(table, turn=0)
    assert up(table, 0) == ("sun_2", "gold_3")


@both_ways("ship", "boar_red")
def test_df_090_ship_and_boar_come_in_any_order(pair: Pair) -> None:
    for first in pair:
        table = rolled(*pair, boars=(1,))
        decide(table, "take sun")
        assert options(table) == {"die light", "die dark"}
        decide(table, die(pair, first))
        if first == "ship":
            decide(table, "face moon_1", "forge on light 1", "take glory")
        else:
            decide(table, "take glory", "face moon_1", "forge on light 1")
        assert reserves(table, 0) == (0, 1, 0, 0)
        assert reserves(table, 1) == (0, 0, 0, 3)
        assert settled(table, turn=0)


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_090_ship_and_shield_give_b_and_the_purchase(shield: str, swap: bool) -> None:
    pair = (shield, "ship") if swap else ("ship", shield)
    for first in pair:
        table = rolled(*pair)
        decide(table, die(pair, first), "face moon_1", "forge on light 1")
        assert reserves(table, 0) == REWARD_B[shield]
        assert settled(table, turn=0)


@both_ways("ship", "shield_yellow")
def test_df_090_a_yellow_shield_may_pay_for_the_ship(pair: Pair) -> None:
    table = rolled(*pair)
    decide(table, die(pair, "shield_yellow"), f"face {CHOICE}", "forge on light 1")
    assert reserves(table, 0) == (0, 0, 0, 0)
    table = rolled(*pair)
    decide(table, die(pair, "ship"))
    assert options(table) == FREE


# ---------------------------------------------------------------------- boars and shields


@both_ways("boar_red", "boar_yellow")
def test_df_090_boar_and_boar_reward_each_its_own_owner(pair: Pair) -> None:
    owners = {"boar_red": 1, "boar_yellow": 2}
    table = rolled(*pair, {}, {}, boars=(1, 2))
    decide(table, "take sun", "take moon")
    for face, reward in zip(pair, ("take glory", "take sun"), strict=True):
        assert asked(table) == (owners[face], "offer")
        decide(table, reward)
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, owners[pair[0]]) == (0, 0, 0, 3)
    assert reserves(table, owners[pair[1]]) == (0, 1, 0, 0)
    assert settled(table, turn=2)


@pytest.mark.parametrize(
    ("shield", "shard", "gain"),
    [
        ("shield_red", "sun", (0, 1, 0, 5)),
        ("shield_red", "moon", (0, 2, 1, 0)),
        ("shield_blue", "sun", (0, 1, 2, 0)),
        ("shield_blue", "moon", (0, 0, 1, 5)),
        ("shield_yellow", "sun", (3, 1, 0, 0)),
        ("shield_green", "moon", (0, 0, 1, 3)),
    ],
)
@pytest.mark.parametrize("swap", [False, True])
def test_df_090_boar_and_shield_match_by_the_picked_shard(
    shield: str, shard: str, gain: Reserves, swap: bool
) -> None:
    table = rolled(*((shield, "boar_red") if swap else ("boar_red", shield)), boars=(1,))
    decide(table, f"take {shard}", "take glory")
    assert reserves(table, 0) == gain
    assert settled(table, turn=0)


@pytest.mark.parametrize("one", REWARD_B)
@pytest.mark.parametrize("other", REWARD_B)
def test_df_090_shield_and_shield_give_b_and_b(one: str, other: str) -> None:
    if one == other:
        table = rolled("mirror", "mirror", showing(one, "gold_1"))
        decide(table, f"face {one}", f"face {one}")
    else:
        table = rolled(one, other)
    assert reserves(table, 0) == shields(one, other)
    assert settled(table, turn=0)

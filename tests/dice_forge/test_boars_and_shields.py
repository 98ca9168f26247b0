"""Boars and shields (DF-078 to DF-089 and DF-091), through the public contract."""

from __future__ import annotations

import pytest

from tests.dice_forge.arrange import (
    BOARS,
    Hero,
    arrange,
    asked,
    dark,
    decide,
    land,
    light,
    options,
    reserves,
    rolled,
    settled,
    showing,
)

Reserves = tuple[int, int, int, int]

CHOICE = "choice_gold_3_glory_2"
REWARD_B: dict[str, Reserves] = {
    "shield_red": (0, 2, 0, 0),
    "shield_blue": (0, 0, 2, 0),
    "shield_yellow": (3, 0, 0, 0),
    "shield_green": (0, 0, 0, 3),
}


# ---------------------------------------------------------------------- boar


@pytest.mark.parametrize(("shard", "gain"), [("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))])
@pytest.mark.parametrize(
    ("reward", "owner_gain"),
    [("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0)), ("glory", (0, 0, 0, 3))],
)
def test_df_078_roller_and_owner_gain(
    shard: str, gain: Reserves, reward: str, owner_gain: Reserves
) -> None:
    table = rolled("boar_red", "gold_1", {}, {}, dice="light", boars=(2,))
    assert options(table) == {"take sun", "take moon"}
    decide(table, f"take {shard}")
    assert asked(table) == (2, "offer")
    assert options(table) == {"take sun", "take moon", "take glory"}
    decide(table, f"take {reward}")
    assert reserves(table, 0) == gain
    assert reserves(table, 2) == owner_gain
    assert settled(table, turn=2)


@pytest.mark.parametrize("colour", range(4))
def test_df_078_the_card_of_that_colour_is_rewarded(colour: int) -> None:
    owners = (1, 2, 3, 1)
    table = rolled(BOARS[colour], "gold_1", {}, {}, {}, dice="light", boars=owners)
    decide(table, "take sun")
    assert asked(table) == (owners[colour], "offer")


def test_df_079_a_player_who_copies_the_boar_rewards_the_owner() -> None:
    table = rolled("mirror", "gold_1", showing("boar_red", "gold_1"), {}, boars=(2,))
    decide(table, "face boar_red", "take moon")
    assert asked(table) == (2, "offer")
    decide(table, "take glory")
    assert [reserves(table, seat) for seat in range(3)] == [
        (1, 0, 1, 0),
        (0, 0, 0, 0),
        (0, 0, 0, 3),
    ]


def test_df_079_the_owner_of_the_card_may_copy_the_boar() -> None:
    table = rolled("mirror", "gold_1", showing("boar_red", "gold_1"), boars=(0,))
    decide(table, "face boar_red", "take moon")
    assert asked(table) == (0, "offer")
    decide(table, "take glory")
    assert reserves(table, 0) == (1, 0, 1, 3)


def test_df_079_satyrs_reward_the_owner_even_when_it_is_their_player() -> None:
    table = arrange({"moon": 3}, showing("boar_red", "gold_1"), owners={"boar_red": 0})
    decide(table, "feat moon_3")
    land(table, "boar_red", "gold_1")
    decide(table, "face boar_red", "face gold_1", "take sun", "take glory")
    assert reserves(table, 0) == (1, 1, 0, 3)


def test_df_079_each_application_counts_also_the_repeat_by_cerberus() -> None:
    hero = {"cards": {"cerberus": 1}, "cerberus": 1}
    table = rolled("boar_red", "gold_1", dice="light", hero=hero, boars=(1,))
    decide(table, "take sun", "take glory", "yes", "take moon", "take glory")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, 1) == (0, 0, 0, 6)


def test_df_079_a_boar_rolled_for_satyrs_and_not_picked_rewards_nobody() -> None:
    table = arrange({"moon": 3}, showing("boar_red", "gold_1"), {}, owners={"boar_red": 2})
    decide(table, "feat moon_3")
    land(table, "boar_red", "gold_1", "gold_1", "glory_2")
    decide(table, "face gold_1", "face glory_2")
    assert settled(table, turn=1)
    assert reserves(table, 2) == (0, 0, 0, 0)


@pytest.mark.parametrize("swap", [False, True])
def test_df_080_a_tripled_boar_gives_3_shards_and_three_rewards(swap: bool) -> None:
    pair = ("boar_red", "triple") if swap else ("triple", "boar_red")
    table = rolled(*pair, boars=(1,))
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 3, 0)
    decide(table, "take sun", "take glory", "take glory")
    assert reserves(table, 1) == (0, 1, 0, 6)
    assert settled(table, turn=0)


def test_df_079_the_bearer_of_the_own_boar_is_rewarded_too() -> None:
    table = rolled("boar_red", "gold_1", dice="light", boars=(0,))
    decide(table, "take sun", "take moon")
    assert reserves(table, 0) == (0, 1, 1, 0)


@pytest.mark.parametrize("swap", [False, True])
def test_df_079_a_mirror_that_reaches_the_own_boar_rewards_the_owner_twice(swap: bool) -> None:
    pair = ("boar_red", "mirror") if swap else ("mirror", "boar_red")
    table = rolled(*pair, showing("mirror", "gold_1"), boars=(1,))
    decide(table, "face boar_red", "take sun", "take moon")
    assert asked(table) == (1, "offer")
    decide(table, "take glory", "take sun")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert reserves(table, 1) == (0, 1, 0, 3)


def test_df_080_three_rewards_of_the_owner_who_rolled_the_copy() -> None:
    table = rolled("mirror", "triple", showing("boar_red", "gold_1"), boars=(0,))
    decide(table, "face boar_red", "take sun", "take sun", "take sun", "take moon")
    assert reserves(table, 0) == (0, 5, 1, 0)


def test_df_081_a_boar_is_never_replaced() -> None:
    hero = {"gold": 2, "light": light("boar_red"), "dark": dark("gold_1", "boar_yellow")}
    table = arrange(
        hero,
        {"cards": {"tenacious_boar": 2}},
        setup="tenacious_boar",
        owners={"boar_red": 1, "boar_yellow": 1},
    )
    decide(table, "face moon_1")
    assert options(table) == {
        "forge on light 1",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_df_081_a_boar_is_not_replaced_by_a_card_or_another_boar() -> None:
    hero: Hero = {"moon": 5, "light": light("boar_red")}
    table = arrange(
        hero,
        {"cards": {"tenacious_boar": 1}},
        setup="tenacious_boar",
        owners={"boar_red": 1},
    )
    decide(table, "feat moon_5")
    assert "forge on light 0" not in options(table)
    assert "forge on light 1" in options(table)
    table = arrange(
        {"moon": 3, "cards": {"tenacious_boar": 1}},
        hero,
        setup="tenacious_boar",
        owners={"boar_red": 0},
    )
    decide(table, "feat moon_3", "seat 1")
    assert "forge on light 0" not in options(table)
    assert "forge on light 1" in options(table)


def test_df_082_the_reward_is_not_converted_by_sentinel() -> None:
    table = rolled(
        "mirror",
        "gold_1",
        showing("boar_red", "gold_1"),
        boars=(0,),
        turn=0,
        manner="shards_to_glory",
    )
    decide(table, "face boar_red", "take sun")
    assert asked(table) == (0, "convert")
    decide(table, "yes")
    assert asked(table) == (0, "offer")
    decide(table, "take sun")
    assert reserves(table, 0) == (1, 1, 0, 2)
    assert settled(table, turn=1)


def test_df_082_the_reward_is_not_lost_to_minotaur() -> None:
    table = arrange(
        {"sun": 3},
        showing("mirror", "gold_1", sun=4),
        showing("boar_red", "gold_1", up=[0, 0]),
        owners={"boar_red": 1},
    )
    decide(table, "feat sun_3")
    land(table, "mirror", "gold_1", "boar_red", "gold_1")
    decide(table, "face boar_red", "take sun")
    assert asked(table) == (1, "offer")
    decide(table, "take sun")
    assert reserves(table, 1)[1] == 4


@pytest.mark.parametrize("swap", [False, True])
def test_df_082_the_reward_matches_no_shield_of_the_owner(swap: bool) -> None:
    pair = ("shield_green", "mirror") if swap else ("mirror", "shield_green")
    table = rolled(*pair, showing("boar_red", "gold_1"), boars=(0,))
    decide(table, "face boar_red", "take sun", "take glory")
    assert reserves(table, 0) == (0, 1, 0, 6)


def test_df_082_the_reward_matches_no_shard_shield_either() -> None:
    table = rolled("mirror", "shield_red", showing("boar_red", "gold_1"), boars=(0,))
    decide(table, "face boar_red", "take moon", "take sun")
    assert reserves(table, 0) == (0, 3, 1, 0)


# ---------------------------------------------------------------------- shield

MATCH = {
    "shield_red": ("sun_2", (0, 2, 0, 5)),
    "shield_blue": ("moon_2", (0, 0, 2, 5)),
    "shield_yellow": ("gold_3", (3, 0, 0, 5)),
    "shield_green": ("glory_3", (0, 0, 0, 8)),
}
MISS = {
    "shield_red": ("moon_2", (0, 2, 2, 0)),
    "shield_blue": ("sun_2", (0, 2, 2, 0)),
    "shield_yellow": ("sun_2", (3, 2, 0, 0)),
    "shield_green": ("gold_3", (3, 0, 0, 3)),
}


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_083_reward_a_is_5_glory_and_b_2_sun_2_moon_3_gold_3_glory(
    shield: str, swap: bool
) -> None:
    for other, gain in (MATCH[shield], MISS[shield]):
        table = rolled(*((other, shield) if swap else (shield, other)))
        assert reserves(table, 0) == gain
        assert settled(table, turn=0)


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize(
    ("shield", "resource", "gain"),
    [
        ("shield_yellow", "gold", (3, 0, 0, 5)),
        ("shield_yellow", "glory", (3, 0, 0, 2)),
        ("shield_green", "glory", (0, 0, 0, 7)),
        ("shield_green", "gold", (3, 0, 0, 3)),
        ("shield_red", "gold", (3, 2, 0, 0)),
    ],
)
def test_df_084_a_choice_face_matches_by_what_was_picked(
    shield: str, resource: str, gain: Reserves, swap: bool
) -> None:
    table = rolled(*((CHOICE, shield) if swap else (shield, CHOICE)))
    decide(table, f"take {resource}")
    assert reserves(table, 0) == gain


def test_df_084_the_match_is_with_the_effective_face() -> None:
    table = rolled("mirror", "shield_red", showing("sun_2", "moon_1"))
    decide(table, "face sun_2")
    assert reserves(table, 0) == (0, 2, 0, 5)
    table = rolled("mirror", "sun_2", showing("shield_red", "moon_1"))
    decide(table, "face shield_red")
    assert reserves(table, 0) == (0, 2, 0, 5)


@pytest.mark.parametrize(
    ("shield", "gain"),
    [
        ("shield_red", (1, 1, 1, 6)),
        ("shield_blue", (1, 1, 1, 6)),
        ("shield_yellow", (1, 1, 1, 6)),
        ("shield_green", (1, 1, 1, 6)),
    ],
)
def test_df_085_any_of_several_resources_matches(shield: str, gain: Reserves) -> None:
    table = rolled(shield, "gold_1_sun_1_moon_1_glory_1", {}, {})
    assert reserves(table, 0) == gain


@pytest.mark.parametrize(
    ("shield", "gain"), [("shield_red", (0, 1, 0, 6)), ("shield_blue", (0, 1, 2, 1))]
)
def test_df_085_none_of_several_does_not(shield: str, gain: Reserves) -> None:
    assert reserves(rolled(shield, "glory_1_sun_1"), 0) == gain


def test_df_086_overflow_does_not_undo_a_match() -> None:
    table = rolled("shield_red", "sun_2", hero={"sun": 6})
    assert reserves(table, 0) == (0, 6, 0, 5)


@pytest.mark.parametrize("swap", [False, True])
def test_df_086_the_hammer_does_not_undo_a_match(swap: bool) -> None:
    pair = ("gold_3", "shield_yellow") if swap else ("shield_yellow", "gold_3")
    table = rolled(*pair, hero={"cards": {"blacksmiths_hammer": 1}})
    decide(table, "hammer 3")
    assert reserves(table, 0) == (0, 0, 0, 5)
    assert settled(table, turn=0)


@pytest.mark.parametrize("swap", [False, True])
def test_df_086_conversion_neither_undoes_nor_creates_a_match(swap: bool) -> None:
    for shield, gain in (("shield_red", (0, 0, 0, 9)), ("shield_green", (0, 0, 0, 7))):
        pair = ("sun_2", shield) if swap else (shield, "sun_2")
        table = rolled(*pair, turn=0, manner="shards_to_glory")
        decide(table, "yes")
        assert reserves(table, 0) == gain
        assert settled(table, turn=1)


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_087_a_triple_triples_reward_b(shield: str, swap: bool) -> None:
    table = rolled(*((shield, "triple") if swap else ("triple", shield)))
    gold, sun, moon, glory = REWARD_B[shield]
    assert reserves(table, 0) == (3 * gold, 3 * sun, 3 * moon, 3 * glory)


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_088_reward_b_beside_a_ship(shield: str, swap: bool) -> None:
    table = rolled(*(("ship", shield) if swap else (shield, "ship")))
    decide(table, "die light" if swap else "die dark", "no")
    assert reserves(table, 0) == REWARD_B[shield]
    assert settled(table, turn=0)


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_088_reward_b_beside_a_mirror_without_a_target(shield: str, swap: bool) -> None:
    pair = ("mirror", shield) if swap else (shield, "mirror")
    table = rolled(*pair, {"up": [None, None]})
    assert reserves(table, 0) == REWARD_B[shield]
    assert settled(table, turn=0)


def test_df_089_two_shields_give_reward_b_each() -> None:
    for first in REWARD_B:
        for second in REWARD_B:
            if first != second:
                both = zip(REWARD_B[first], REWARD_B[second], strict=True)
                expected = tuple(one + other for one, other in both)
                assert reserves(rolled(first, second), 0) == expected


@pytest.mark.parametrize("shield", REWARD_B)
def test_df_091_two_mirrors_of_one_shield_give_reward_b_twice(shield: str) -> None:
    table = rolled("mirror", "mirror", showing(shield, "gold_1"))
    decide(table, f"face {shield}", f"face {shield}")
    assert reserves(table, 0) == tuple(2 * amount for amount in REWARD_B[shield])


@pytest.mark.parametrize("shield", REWARD_B)
@pytest.mark.parametrize("swap", [False, True])
def test_df_091_a_mirror_of_the_own_shield_gives_reward_b_twice(shield: str, swap: bool) -> None:
    pair = ("mirror", shield) if swap else (shield, "mirror")
    table = rolled(*pair, showing("mirror", "gold_1"))
    decide(table, f"face {shield}")
    assert reserves(table, 0) == tuple(2 * amount for amount in REWARD_B[shield])

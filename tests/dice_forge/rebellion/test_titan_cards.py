"""The cards of the Titans: memory, oracle, chaos, dogged and guardian."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    decide,
    due,
    gained,
    land,
    options,
    pool_left,
    reinforcements,
    reserves,
    seen,
    settled,
    up,
    watch,
)
from tests.dice_forge.arrange_rebellion import (
    ancient,
    arrange_rebel,
    board,
    faced,
    rolled_rebel,
    token,
)


def remembering(
    *tokens: tuple[int, str] | None, hero: dict[str, Any] | None = None, **rest: Any
) -> Table:
    """Seat 0 owns the red memory card with these tokens, and has its main action."""
    red = [None if each is None else {"portal": each[0], "side": each[1]} for each in tokens]
    return arrange_rebel(
        {"cards": {"memory": 1}, **(hero or {})},
        {},
        module="titans",
        memories={"red": {"owner": 0, "tokens": red}},
        **rest,
    )


# ---------------------------------------------------------------------- memory


def test_rb_330_two_tokens_go_on_two_different_islands() -> None:
    table = arrange_rebel({"moon": 1}, {}, module="titans")
    decide(table, "feat moon_1b")
    every = {f"memory {side} on {portal}" for portal in range(1, 8) for side in ("sun", "moon")}
    assert options(table) == every
    decide(table, "memory sun on 3")
    assert options(table) == every - {"memory sun on 3", "memory moon on 3"}
    decide(table, "memory moon on 7")
    assert board(table)["memories"]["red"] == {
        "owner": 0,
        "tokens": [{"portal": 3, "side": "sun"}, {"portal": 7, "side": "moon"}],
    }


def test_rb_330_tokens_of_other_colours_do_not_hinder() -> None:
    table = remembering((3, "sun"), (5, "moon"), hero={"moon": 1})
    decide(table, "feat moon_1b")
    assert {"memory sun on 3", "memory sun on 5"} <= options(table)
    decide(table, "memory sun on 3", "memory moon on 5")
    assert board(table)["memories"]["yellow"]["tokens"] == [
        {"portal": 3, "side": "sun"},
        {"portal": 5, "side": "moon"},
    ]


def test_rd_22_both_tokens_are_asked_for_with_side_and_island() -> None:
    table = arrange_rebel({"moon": 1}, {}, module="titans")
    decide(table, "feat moon_1b")
    assert (asked(table), len(options(table))) == ((0, "memory"), 14)
    decide(table, "memory moon on 1")
    assert (asked(table), len(options(table))) == ((0, "memory"), 12)


def test_rb_331_a_token_works_only_for_its_owner() -> None:
    table = arrange_rebel(
        {"sun": 2},
        {"cards": {"memory": 1}},
        module="titans",
        memories={"red": {"owner": 1, "tokens": [{"portal": 6, "side": "sun"}, None]}},
    )
    decide(table, "feat sun_2")
    assert token(table, 0) == token(table, 1) == "t_0"
    assert board(table)["memories"]["red"]["tokens"][0] == {"portal": 6, "side": "sun"}


@pytest.mark.parametrize(
    ("side", "gain", "shards", "square"),
    [("moon", (0, 0, 1, 0), 2, "t_m2"), ("sun", (0, 1, 0, 0), 0, "t_2")],
)
def test_rb_332_a_token_pays_and_is_gone(
    side: str, gain: tuple[int, int, int, int], shards: int, square: str
) -> None:
    table = remembering((6, side), (1, "sun"), hero={"sun": 2})
    decide(table, "feat sun_2")
    assert reserves(table, 0) == gain
    assert ancient(table, 0) == shards
    assert token(table, 0) == square
    assert board(table)["memories"]["red"]["tokens"] == [None, {"portal": 1, "side": "sun"}]


def test_rb_332_several_own_tokens_on_an_island_all_pay() -> None:
    table = arrange_rebel(
        {"sun": 2, "cards": {"memory": 2}},
        {},
        module="titans",
        memories={
            "red": {"owner": 0, "tokens": [{"portal": 6, "side": "sun"}, None]},
            "yellow": {"owner": 0, "tokens": [None, {"portal": 6, "side": "moon"}]},
        },
    )
    decide(table, "feat sun_2")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert token(table, 0) == "t_0"
    assert ancient(table, 0) == 2
    assert board(table)["memories"]["red"]["tokens"] == [None, None]
    assert board(table)["memories"]["yellow"]["tokens"] == [None, None]


def test_rb_332_tokens_pay_after_the_effect_of_the_feat() -> None:
    table = remembering((7, "sun"), None, hero={"sun": 1})
    decide(table, "feat sun_1b")
    assert token(table, 0) == "t_0"
    decide(table, "face gold_3_ancient_1")
    assert token(table, 0) == "t_0"
    decide(table, "forge on light 0")
    assert token(table, 0) == "t_2"
    assert reserves(table, 0) == (0, 1, 0, 0)


def test_rb_332_the_zone_pays_before_the_token() -> None:
    table = remembering((6, "moon"), None, hero={"sun": 2, "loyalty": "t_m8"})
    chronicle = watch(table)
    decide(table, "feat sun_2")
    assert gained(chronicle, 0)[0] == ("glory", 3, 0)
    assert token(table, 0) == "t_m12"


def test_rb_333_fresh_tokens_do_not_pay_for_their_own_card() -> None:
    table = arrange_rebel({"moon": 1}, {}, module="titans")
    decide(table, "feat moon_1b", "memory sun on 1", "memory moon on 2")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert token(table, 0) == "t_0"


def test_rb_333_an_older_token_on_portal_1_does_pay() -> None:
    table = remembering((1, "sun"), None, hero={"moon": 1})
    decide(table, "feat moon_1b", "memory moon on 1", "memory moon on 2")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert token(table, 0) == "t_2"
    assert board(table)["memories"]["yellow"]["tokens"][0] == {"portal": 1, "side": "moon"}


FIRST_TITAN = {"sun_5_moon_5": "first_titan"}


def test_rb_334_a_feat_of_the_first_titan_counts_on_its_own_island() -> None:
    table = remembering((7, "sun"), None, hero={"sun": 5, "moon": 5}, setup=FIRST_TITAN)
    decide(table, "feat sun_5_moon_5", "feat sun_1b", "face gold_3_ancient_1", "forge on light 0")
    assert reserves(table, 0) == (0, 1, 0, 0)
    assert seen(table, 0)["portal"] == 4


def test_rb_335_a_token_placed_through_the_first_titan_does_not_pay_for_it() -> None:
    table = arrange_rebel({"sun": 5, "moon": 5}, {}, module="titans", setup=FIRST_TITAN)
    decide(table, "feat sun_5_moon_5", "feat moon_1b", "memory sun on 4", "memory moon on 1")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert board(table)["memories"]["red"]["tokens"] == [
        {"portal": 4, "side": "sun"},
        {"portal": 1, "side": "moon"},
    ]


def test_rb_c23_a_token_on_portal_4_pays_after_the_free_feat() -> None:
    table = remembering(
        (4, "moon"), None, hero={"sun": 5, "moon": 5, "loyalty": "t_m3"}, setup=FIRST_TITAN
    )
    decide(table, "feat sun_5_moon_5", "feat sun_1b", "face gold_3_ancient_1")
    assert reserves(table, 0) == (0, 0, 0, 0)
    decide(table, "forge on light 0")
    assert reserves(table, 0) == (0, 0, 1, 0)
    assert token(table, 0) == "t_m6"


# ---------------------------------------------------------------------- oracle


def oracle(
    die: str, face: str, *others: dict[str, Any], hero: dict[str, Any] | None = None, **rest: Any
) -> Table:
    """Seat 0 has used an oracle and one die has landed."""
    base = {"cards": {"oracle": 1}, **(hero or {})}
    table = arrange_rebel(
        base, *(others or ({}, {})), module="titans", pending=reinforcements(0), **rest
    )
    decide(table, "use moon_2", f"die {die}")
    land(table, face)
    return table


def test_rb_336_the_others_slip_when_the_face_gives_ancient_shards() -> None:
    table = oracle("light", "ancient_1")
    assert [token(table, seat) for seat in range(3)] == ["t_m1"] * 3
    assert [ancient(table, seat) for seat in range(3)] == [1, 0, 0]


def test_rb_336_the_others_slip_when_the_face_gives_loyalty() -> None:
    table = oracle("dark", "loyalty_1_glory_1")
    assert [token(table, seat) for seat in range(3)] == ["t_1", "t_m1", "t_m1"]
    assert reserves(table, 0) == (0, 0, 0, 1)


def test_rb_336_nobody_slips_for_other_faces() -> None:
    table = oracle("dark", "moon_1")
    assert [token(table, seat) for seat in range(3)] == ["t_0"] * 3


def test_rb_336_shards_above_the_cap_count_too() -> None:
    table = oracle("light", "ancient_1", hero={"ancient": 6})
    assert [token(table, seat) for seat in range(3)] == ["t_m1"] * 3


def test_rb_336_the_slip_is_one_square_however_much_the_face_gives() -> None:
    table = oracle("light", "chaos_blue", hero=faced("titans", "chaos_blue", "gold_1"))
    assert [token(table, seat) for seat in range(3)] == ["t_m2", "t_m1", "t_m1"]


def test_rb_337_a_mirrored_face_counts_by_what_it_gives() -> None:
    table = oracle(
        "light",
        "mirror",
        {**faced("titans", "ancient_1", "moon_1")},
        {},
        hero=faced("titans", "mirror", "gold_1"),
    )
    decide(table, "face ancient_1")
    assert [token(table, seat) for seat in range(3)] == ["t_m1"] * 3


def test_rb_337_the_slip_comes_before_misfortune_owners() -> None:
    table = oracle(
        "light",
        "misfortune_red",
        hero=faced("titans", "misfortune_red", "gold_1"),
        misfortunes=(1,),
    )
    decide(table, "take ancient")
    assert [token(table, seat) for seat in range(3)] == ["t_m1"] * 3
    assert asked(table) == (1, "choose")


def test_rb_337_what_an_own_misfortune_card_adds_causes_no_further_slip() -> None:
    table = oracle(
        "light",
        "mirror",
        faced("titans", "misfortune_red", "moon_1"),
        {},
        hero=faced("titans", "mirror", "gold_1"),
        misfortunes=(0,),
    )
    decide(table, "face misfortune_red", "take ancient", "take ancient")
    assert [token(table, seat) for seat in range(3)] == ["t_m2", "t_m1", "t_m1"]


CERBERUS = {"cerberus": 1, "cards": {"oracle": 1, "cerberus": 1}}


def test_rb_c25_a_cerberus_repeat_causes_no_second_slip() -> None:
    table = oracle("light", "ancient_1", hero=CERBERUS, setup={"moon_4": "cerberus"})
    assert asked(table) == (0, "cerberus")
    assert token(table, 1) == "t_m1"
    decide(table, "yes")
    assert [token(table, seat) for seat in range(3)] == ["t_m2", "t_m1", "t_m1"]
    assert ancient(table, 0) == 2


def test_rb_337_a_repeat_that_alone_gives_causes_a_first_slip() -> None:
    table = oracle(
        "light",
        "mirror",
        faced("titans", "ancient_1", "moon_1"),
        {},
        hero={**CERBERUS, **faced("titans", "mirror", "gold_1")},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "face moon_1")
    assert token(table, 1) == "t_0"
    decide(table, "yes", "face ancient_1")
    assert [token(table, seat) for seat in range(3)] == ["t_m1"] * 3


def test_rb_336_two_oracles_slip_twice() -> None:
    table = oracle("light", "ancient_1", hero={"cards": {"oracle": 2}})
    decide(table, "use moon_2", "die light")
    land(table, "ancient_1")
    assert [token(table, seat) for seat in range(3)] == ["t_m2"] * 3


# ---------------------------------------------------------------------- chaos, dogged, guardian


def test_rb_340_the_chaos_card_offers_the_faces_still_in_the_forest() -> None:
    table = arrange_rebel({"moon": 5}, faced("titans", "chaos_red", "gold_1"), module="titans")
    decide(table, "feat moon_5")
    assert options(table) == {"face chaos_blue", "face chaos_yellow", "face chaos_green"}
    decide(table, "face chaos_green", "forge on dark 5")
    assert up(table, 0)[1] == "chaos_green"
    assert pool_left(table, "chaos_green") == 0


@pytest.mark.parametrize(
    ("chaos", "match", "shards", "square"),
    [
        ("chaos_blue", "moon_1", 2, "t_m2"),
        ("chaos_red", "sun_2", 2, "t_m2"),
        ("chaos_yellow", "gold_3", 0, "t_2"),
        ("chaos_green", "glory_3", 0, "t_2"),
    ],
)
def test_rb_340_a_match_gives_reward_a_and_anything_else_b(
    chaos: str, match: str, shards: int, square: str
) -> None:
    for other, glory in ((match, 3), ("choice_gsm_1", 0)):
        table = rolled_rebel(chaos, other)
        while due(table)[1] in ("order", "choose"):
            decide(table, "die light" if due(table)[1] == "order" else unlike(chaos))
        plain = {"glory_3": 3}.get(other, 0)
        assert reserves(table, 0)[3] == glory + plain
        assert ancient(table, 0) == shards
        assert token(table, 0) == square
        assert settled(table, 0)


def unlike(chaos: str) -> str:
    """Name a choice that does not match the chaos face."""
    return "take gold" if chaos != "chaos_yellow" else "take sun"


def test_rb_340_the_choice_on_the_other_die_is_made_first() -> None:
    table = rolled_rebel("chaos_red", "choice_gsm_1")
    assert asked(table) == (0, "choose")
    decide(table, "take sun")
    assert reserves(table, 0) == (0, 1, 0, 3)
    assert ancient(table, 0) == 2


def test_rb_340_alone_it_gives_b() -> None:
    table = rolled_rebel("chaos_blue", "moon_1", dice="light")
    assert (reserves(table, 0), ancient(table, 0)) == ((0, 0, 0, 0), 2)


def test_rb_340_with_x3_it_gives_b_three_times() -> None:
    table = rolled_rebel("chaos_yellow", "triple")
    assert token(table, 0) == "t_7"
    assert reserves(table, 0) == (0, 0, 0, 0)
    table = rolled_rebel("chaos_red", "triple")
    assert (ancient(table, 0), token(table, 0)) == (6, "t_m7")


def test_rb_340_two_chaos_faces_or_a_shield_give_b() -> None:
    table = rolled_rebel("chaos_blue", "chaos_green")
    decide(table, "die light")
    assert (reserves(table, 0), ancient(table, 0), token(table, 0)) == ((0, 0, 0, 0), 2, "t_0")
    table = rolled_rebel("chaos_blue", "shield_blue")
    while due(table)[1] == "order":
        decide(table, "die light")
    assert (reserves(table, 0), ancient(table, 0)) == ((0, 0, 2, 0), 2)


def test_rb_341_either_dogged_face_may_be_taken_while_it_is_there() -> None:
    table = arrange_rebel({"sun": 1}, {}, module="titans")
    decide(table, "feat sun_1b")
    assert options(table) == {"face gold_3_ancient_1", "face gold_2_glory_1_loyalty_1"}
    decide(table, "face gold_2_glory_1_loyalty_1", "forge on light 0")
    assert pool_left(table, "gold_2_glory_1_loyalty_1") == 1


def test_rb_341_when_one_kind_is_gone_the_other_must_be_taken() -> None:
    table = arrange_rebel(
        {"sun": 1},
        {"light": ["gold_3_ancient_1"] * 2 + ["gold_1"] * 3 + ["ancient_1"]},
        module="titans",
    )
    decide(table, "feat sun_1b")
    assert not any("gold_3_ancient_1" in name for name in options(table))
    while due(table)[1] == "garden":
        decide(table, "face gold_2_glory_1_loyalty_1")
    decide(table, "forge on light 0")
    assert up(table, 0)[0] == "gold_2_glory_1_loyalty_1"


def test_rd_23_chaos_and_dogged_ask_for_face_and_place() -> None:
    table = arrange_rebel({"moon": 5}, {}, module="titans")
    decide(table, "feat moon_5")
    assert asked(table) == (0, "garden")
    decide(table, "face chaos_red")
    assert asked(table) == (0, "place")


def test_rb_342_the_guardian_gives_an_ancient_shard_or_loyalty_without_a_bonus() -> None:
    for answer, square, shards in (("ancient", "t_12", 1), ("loyalty", "t_17a", 0)):
        table = arrange_rebel(
            {"loyalty": "t_14", "cards": {"guardian": 1}},
            {},
            module="titans",
            pending=reinforcements(0),
        )
        decide(table, "use sun_2", f"take {answer}")
        assert token(table, 0) == square
        assert ancient(table, 0) == shards
        assert reserves(table, 0) == (0, 0, 0, 0)
        assert asked(table) == (0, "main")


def test_rb_342_the_guardian_may_be_left_unused() -> None:
    table = arrange_rebel(
        {"cards": {"guardian": 1}}, {}, module="titans", pending=reinforcements(0)
    )
    decide(table, "no")
    assert token(table, 0) == "t_0"
    assert asked(table) == (0, "main")


# ---------------------------------------------------------------------- faces


@pytest.mark.parametrize(
    ("face", "gain", "shards", "square"),
    [
        ("ancient_1", (0, 0, 0, 0), 1, "t_m1"),
        ("loyalty_1_glory_1", (0, 0, 0, 1), 0, "t_1"),
        ("gold_3_ancient_1", (3, 0, 0, 0), 1, "t_m1"),
        ("gold_2_glory_1_loyalty_1", (2, 0, 0, 1), 0, "t_1"),
    ],
)
def test_rb_304_every_face_of_the_titans_gives_what_it_shows(
    face: str, gain: tuple[int, int, int, int], shards: int, square: str
) -> None:
    die = "dark" if face == "loyalty_1_glory_1" else "light"
    hero = faced("titans", *((face, "gold_1") if die == "light" else ("gold_1", face)))
    table = arrange_rebel(hero, {}, module="titans", turn=1, pending=blessing(0, 1, die))
    land(table, face)
    assert reserves(table, 0) == gain
    assert ancient(table, 0) == shards
    assert token(table, 0) == square

"""The Blacksmith's Scepter: a second reserve that can be emptied as shards (RB-030 to RB-035)."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    decide,
    due,
    land,
    options,
    reinforcements,
    reserves,
    seen,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    lay,
    perform,
    rolled_rebel,
    stored,
)

RESERVE = "ancient 0 for sun, 0 for moon"


def scepter(*tracks: int, sets: tuple[str, ...] = (), **hero: Any) -> Table:
    """Seat 0 is to act and owns scepters with this much gold on them."""
    cards = {"blacksmiths_scepter": len(tracks), **hero.pop("cards", {})}
    me = {"cards": cards, "scepters": list(tracks), **hero}
    return arrange_rebel(me, {}, {}, setup=lay("blacksmiths_scepter", *sets))


def rolled(light_face: str, dark_face: str, *tracks: int, **hero: Any) -> Table:
    """Seat 0 owns scepters and has just rolled these faces."""
    me = {"cards": {"blacksmiths_scepter": len(tracks)}, "scepters": list(tracks), **hero}
    return rolled_rebel(
        light_face, dark_face, module=None, hero=me, setup=lay("blacksmiths_scepter")
    )


# ---------------------------------------------------------------------- storing


def test_a_new_scepter_is_empty() -> None:
    table = perform("blacksmiths_scepter", {"gold": 5})
    assert stored(table) == [0]
    assert reserves(table, 0)[0] == 5, "what lay in the reserve stays there"
    assert table.scores()[0] == 2


def test_rb_030_the_track_holds_6() -> None:
    table = rolled("gold_4", "gold_1", 5)
    assert options(table) == {"hammer 0", "hammer 1"}
    decide(table, "hammer 1")
    assert stored(table) == [6]
    assert reserves(table, 0)[0] == 4, "a full track is not offered the last gold"


def test_rb_018_any_part_of_any_gain_may_be_stored() -> None:
    table = rolled("gold_3", "gold_1", 0)
    assert options(table) == {"hammer 0", "hammer 1", "hammer 2", "hammer 3"}
    decide(table, "hammer 2", "hammer 0")
    assert (stored(table), reserves(table, 0)[0]) == ([2], 2)


def test_rb_018_only_what_goes_to_a_full_reserve_is_lost() -> None:
    table = rolled("gold_3", "glory_2", 4, gold=12)
    decide(table, "hammer 2")
    assert (stored(table), reserves(table, 0)[0]) == ([6], 12)


@pytest.mark.parametrize(("stored", "lost"), [(0, 0), (3, 0), (4, 1), (6, 3)])
def test_rb_018_an_option_tells_as_lost_only_what_no_track_can_take(stored: int, lost: int) -> None:
    table = rolled("choice_gold_3_glory_2", "glory_2", stored, gold=12)
    prompt = table.prompt(0)
    assert prompt is not None
    (gold,) = (option for option in prompt.options if option.key == "option-take-gold")
    assert (gold.args["lost"], gold.loses) == (lost, lost > 0)


def test_rb_018_gold_of_cards_and_of_triton_too() -> None:
    table = scepter(0, sun=1, cards={"triton": 1}, triton=1, sets=("wild_spirits", "triton"))
    decide(table, "feat sun_1b")
    assert options(table) >= {"hammer 0", "hammer 3"}
    decide(table, "hammer 3", "triton gold")
    assert options(table) == {"hammer 0", "hammer 1", "hammer 2", "hammer 3"}


def test_rb_018_gold_of_the_celestial_die_too() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [0]}
    table = perform("celestial_die", hero, sets=("blacksmiths_scepter",))
    table.apply(64)
    decide(table, "hammer 6")
    assert (stored(table), reserves(table, 0)[0]) == ([6], 6)


def test_rd_02_every_division_among_reserve_and_scepters() -> None:
    found = set()
    for first in range(5):
        for second in range(4):
            table = rolled("gold_4", "glory_2", 0, 3, gold=6)
            decide(table, f"hammer {first}")
            if first + second <= 4:
                decide(table, *([f"hammer {second}"] if first < 4 else []))
                found.add((*stored(table), reserves(table, 0)[0]))
    assert found == {
        (first, 3 + second, 10 - first - second)
        for first in range(5)
        for second in range(4)
        if first + second <= 4
    }


# ---------------------------------------------------------------------- shards


@pytest.mark.parametrize("gold", [4, 5])
@pytest.mark.parametrize("kind", ["sun", "moon"])
def test_rb_030_at_4_or_5_it_is_one_shard_of_either_kind(gold: int, kind: str) -> None:
    table = scepter(gold)
    assert {"feat moon_1b", "feat sun_1a"} <= options(table)
    assert not {"feat moon_2", "feat sun_2"} & options(table)
    slot = "sun_1a" if kind == "sun" else "moon_1b"
    decide(table, f"feat {slot}")
    assert options(table) == {f"empty scepter {gold} as {kind}"}
    decide(table, f"empty scepter {gold} as {kind}")
    assert stored(table) == [0]
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert seen(table, 0)["portal"] in (1, 7)


def test_rb_030_below_4_it_is_no_shard() -> None:
    assert not any(name.startswith("feat") for name in options(scepter(3)))


@pytest.mark.parametrize(("kind", "slot"), [("sun", "sun_2"), ("moon", "moon_2")])
def test_rb_030_at_6_it_is_two_shards_of_one_kind(kind: str, slot: str) -> None:
    table = scepter(6)
    assert {"feat moon_2", "feat sun_2"} <= options(table)
    decide(table, f"feat {slot}", f"empty scepter 6 as {kind}")
    assert stored(table) == [0]
    assert seen(table, 0)["portal"] in (2, 6)


def test_rb_030_both_shards_are_of_one_kind() -> None:
    assert "feat sun_5_moon_5" not in options(scepter(6, sun=4, moon=4))
    assert "feat sun_5_moon_5" in options(scepter(6, sun=3, moon=5))
    assert "feat sun_5_moon_5" in options(scepter(6, 4, sun=4, moon=3))


def test_rb_030_not_in_the_turn_of_another() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [6]}
    table = arrange_rebel({}, hero, setup=lay("blacksmiths_scepter"), turn=0)
    assert options(table) == {"no"}


def test_rb_031_its_shards_mix_with_those_of_the_reserve_and_never_enter_it() -> None:
    table = scepter(6, moon=1)
    decide(table, "feat moon_3")
    assert options(table) == {"empty scepter 6 as moon"}
    decide(table, "empty scepter 6 as moon", RESERVE)
    assert seen(table, 0)["cards"]["satyrs"] == 1
    assert reserves(table, 0)[1:3] == (0, 0)
    assert stored(table) == [0]


def test_rb_031_they_mix_with_ancient_shards() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [4], "ancient": 1, "loyalty": "t_m1"}
    table = arrange_rebel(hero, {}, module="titans", setup=lay("blacksmiths_scepter"))
    decide(table, "feat moon_2", "empty scepter 4 as moon", "ancient 0 for sun, 1 for moon")
    assert stored(table) == [0]
    assert seen(table, 0)["ancient"] == 0
    assert seen(table, 0)["cards"]["oracle"] == 1


def test_rb_032_the_surplus_is_lost() -> None:
    table = scepter(6)
    decide(table, "feat moon_1b", "empty scepter 6 as moon")
    assert stored(table) == [0]
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_c14_unused_shards_are_not_given_back() -> None:
    table = scepter(6, sun=2)
    decide(table, "feat sun_3", "empty scepter 6 as sun", RESERVE)
    assert reserves(table, 0)[1] == 1, "3 sun: 2 from the scepter, 1 from the reserve"
    table = scepter(6)
    decide(table, "feat sun_1a", "empty scepter 6 as sun")
    assert (stored(table), reserves(table, 0)[1]) == ([0], 0)


def test_rb_032_a_scepter_that_pays_nothing_is_not_emptied() -> None:
    table = scepter(4, 6, moon=1)
    decide(table, "feat moon_1b")
    assert options(table) == {RESERVE, "empty scepter 4 as moon", "empty scepter 6 as moon"}
    decide(table, "empty scepter 4 as moon")
    assert stored(table) == [0, 6], "the price is paid, nothing more is asked"
    assert reserves(table, 0)[2] == 1


def test_rb_033_each_scepter_is_emptied_by_itself() -> None:
    table = scepter(4, 5)
    assert "feat moon_2" in options(table)
    assert "feat moon_3" not in options(table)
    decide(table, "feat moon_2", "empty scepter 4 as moon", "empty scepter 5 as moon")
    assert stored(table) == [0, 0]
    one = scepter(4, 4, moon=1)
    decide(one, "feat moon_2", "empty scepter 4 as moon", RESERVE)
    assert sorted(stored(one)) == [0, 4]


def test_rb_033_two_scepters_pay_different_kinds() -> None:
    table = scepter(6, 6, sun=3, moon=3)
    decide(table, "feat sun_5_moon_5", "empty scepter 6 as sun", "empty scepter 6 as moon", RESERVE)
    assert reserves(table, 0)[1:3] == (0, 0)
    assert seen(table, 0)["cards"]["hydra"] == 1


def test_rd_06_the_reserve_alone_may_pay() -> None:
    table = scepter(6, moon=2)
    decide(table, "feat moon_2", RESERVE)
    assert stored(table) == [6]
    assert reserves(table, 0)[2] == 0


def test_rb_030_the_extra_action_may_be_paid_with_it() -> None:
    table = scepter(6, moon=2)
    decide(table, "feat moon_1b", RESERVE)
    assert asked(table) == (0, "extra")
    decide(table, "yes")
    assert options(table) == {"empty scepter 6 as sun"}
    decide(table, "empty scepter 6 as sun")
    assert asked(table) == (0, "main-extra")
    assert options(table) == {"feat moon_1a", "feat moon_1b"}


def test_rb_030_one_shard_and_one_sun_pay_for_the_extra_action() -> None:
    table = scepter(4, sun=1, moon=2)
    decide(table, "feat moon_1b", RESERVE, "yes", "empty scepter 4 as sun", RESERVE)
    assert reserves(table, 0)[1] == 0
    assert asked(table) == (0, "main-extra")


def test_rd_06_the_extra_action_is_not_sold_if_nothing_is_left_to_act_with() -> None:
    table = scepter(6, moon=1)
    decide(table, "feat moon_1b", RESERVE)
    assert due(table)[0] == -1, "the scepter is all there is"


# ---------------------------------------------------------------------- gold


def test_rb_019_gold_is_paid_from_reserve_and_scepters_in_any_mix() -> None:
    table = scepter(5, gold=4)
    decide(table, "face choice_gold_3_glory_2")
    assert options(table) == {f"hammer {part}" for part in range(1, 6)}
    decide(table, "hammer 3", "forge on dark 0", "no")
    assert (stored(table), reserves(table, 0)[0]) == ([2], 2)


def test_rb_019_two_scepters_are_asked_one_after_the_other() -> None:
    table = scepter(2, 2, gold=1)
    decide(table, "face gold_6")
    assert options(table) == {"hammer 1", "hammer 2"}
    decide(table, "hammer 1")
    assert options(table) == {"forge on light 0", "forge on light 5"} | {
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }, "the rest is needed from both"
    assert (stored(table), reserves(table, 0)[0]) == ([1, 0], 0)


def test_rb_034_offerings_and_elder_take_stored_gold() -> None:
    table = scepter(3)
    assert options(table) == {"no", "face gold_3", "face moon_1", "face gold_4", "face sun_1"}
    hero = {"cards": {"blacksmiths_scepter": 1, "elder": 1}, "scepters": [3]}
    table = arrange_rebel(hero, {}, setup=lay("blacksmiths_scepter"), pending=reinforcements(0))
    decide(table, "use sun_1a")
    assert stored(table) == [0]
    assert reserves(table, 0) == (0, 0, 0, 4)


def test_rb_034_light_takes_stored_gold() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1, "light": 1}, "scepters": [2], "gold": 1}
    table = arrange_rebel(
        hero, {}, setup=lay("blacksmiths_scepter", "light"), pending=reinforcements(0)
    )
    decide(table, "use sun_3", "face gold_1")
    assert asked(table) == (0, "store"), "and the gold it brings may be stored again"
    decide(table, "hammer 0")
    assert (stored(table), reserves(table, 0)[0]) == ([0], 1)


def test_rb_034_a_ship_takes_stored_gold() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [6]}
    table = rolled_rebel(
        "ship",
        "glory_2",
        module=None,
        hero=hero,
        setup=lay("blacksmiths_scepter", "celestial_ship"),
    )
    decide(table, "die dark")
    assert "face sun_2" in options(table)
    decide(table, "face sun_2", "forge on light 1")
    assert stored(table) == [0]


def test_rb_035_minotaur_takes_from_the_reserve_only() -> None:
    victim = {"gold": 1, "cards": {"blacksmiths_scepter": 1}, "scepters": [5]}
    table = perform("minotaur", {}, victim, sets=("blacksmiths_scepter",))
    land(table, "gold_1", "gold_1")
    assert (stored(table, 1), reserves(table, 1)[0]) == ([5], 0)


def test_rb_c05_nothing_is_stored_without_being_asked() -> None:
    table = rolled("gold_3", "gold_4", 0)
    assert asked(table) == (0, "store")
    decide(table, "hammer 0", "hammer 0")
    assert (stored(table), reserves(table, 0)[0]) == ([0], 7)


def test_rb_c05_a_cyclops_that_converts_stores_nothing() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [0]}
    table = perform("cyclops", hero, sets=("blacksmiths_scepter",))
    decide(table, "die light")
    land(table, "gold_1")
    decide(table, "yes")
    assert (stored(table), reserves(table, 0)) == ([0], (0, 0, 0, 1))
    land(table, "gold_1")
    decide(table, "no", "hammer 1")
    assert stored(table) == [1]


# ---------------------------------------------------------------------- companion and Triton


def test_rd_28_a_companion_and_a_scepter_pay_for_the_extra_action_together() -> None:
    hero = {
        "moon": 2,
        "cards": {"blacksmiths_scepter": 1, "companion": 1},
        "scepters": [4],
        "companions": [1],
    }
    table = arrange_rebel(hero, {}, {}, setup=lay("blacksmiths_scepter", "companion"))
    decide(table, "feat moon_1b", RESERVE)
    assert due(table) == (0, "extra"), "1 sun of the companion and 1 of the scepter"
    assert options(table) == {"no", "cash companion 1"}
    decide(table, "cash companion 1", "yes", "empty scepter 4 as sun", RESERVE)
    assert due(table) == (0, "main-extra")


def test_rd_28_triton_gold_and_stored_gold_count_together() -> None:
    """Only faces of 8 gold are left: 6 by Triton and 2 on the scepter reach them."""
    cheap = [
        "gold_3",
        "moon_1",
        "gold_4",
        "sun_1",
        "gold_6",
        "choice_gsm_1",
        "glory_1_sun_1",
        "gold_2_moon_1",
        "choice_gold_3_glory_2",
        "moon_2",
    ]
    slots = ("moon_1a", "moon_1b", "sun_1a", "sun_1b", "moon_2", "sun_2")
    sets = ("blacksmiths_scepter", "triton")
    taken = {"blacksmiths_chest": 2, "elder": 2, "wild_spirits": 2}
    taken |= {"silver_hind": 2, "guardians_owl": 2}
    hero = {
        "sun": 2,
        "cards": {"blacksmiths_scepter": 1, "triton": 1},
        "scepters": [2],
        "triton": 1,
    }
    other = {"cards": {**taken, "blacksmiths_scepter": 1}, "scepters": [0]}
    table = arrange_rebel(
        hero,
        other,
        setup=lay(*sets),
        temple=dict.fromkeys(cheap, 0),
        pending=[{"effect": "end_turn", "seat": 0}, {"effect": "extra", "seat": 0}],
    )
    assert all(f"feat {slot}" not in options(table) for slot in slots)
    assert "yes" in options(table)


# ---------------------------------------------------------------------- edges


def test_rb_030_a_feat_paid_with_it_ousts_as_usual() -> None:
    hero = {"cards": {"blacksmiths_scepter": 1}, "scepters": [4]}
    table = arrange_rebel(hero, {"portal": 1}, setup=lay("blacksmiths_scepter"))
    decide(table, "feat moon_1b", "empty scepter 4 as moon")
    assert seen(table, 1)["portal"] == 0
    land(table, "gold_1", "gold_1")
    assert reserves(table, 1)[0] == 2
    assert seen(table, 0)["cards"]["blacksmiths_chest"] == 1


def test_rd_06_only_payments_that_leave_an_action() -> None:
    """2 sun and 1 shard on the scepter: each way to pay leaves one shard for a feat."""
    table = scepter(4, sun=2, moon=1)
    decide(table, "feat moon_1b", RESERVE, "yes")
    assert options(table) == {RESERVE, "empty scepter 4 as sun"}
    decide(table, RESERVE)
    assert {"feat moon_1a", "feat sun_1a"} <= options(table)
    tight = scepter(5, 5, moon=1, gold=0)
    decide(tight, "feat moon_1b", RESERVE)
    assert due(tight)[0] == -1, "both scepters would be gone"


def test_rb_041_a_companion_may_be_cashed_between_paying_steps() -> None:
    hero = {
        "sun": 1,
        "cards": {"blacksmiths_scepter": 1, "companion": 1},
        "scepters": [6],
        "companions": [2],
    }
    table = arrange_rebel(hero, {}, {}, setup=lay("blacksmiths_scepter", "companion"))
    decide(table, "feat sun_3")
    assert options(table) == {"empty scepter 6 as sun", "cash companion 2"}
    decide(table, "cash companion 2", RESERVE)
    assert stored(table) == [6]
    assert reserves(table, 0)[1] == 0


def test_rb_033_a_second_scepter_starts_empty() -> None:
    table = scepter(3, moon=1)
    decide(table, "feat moon_1a")
    assert stored(table) == [3, 0]


def test_rb_018_stored_gold_stays_when_the_reserve_pays() -> None:
    table = scepter(2, gold=6)
    decide(table, "face gold_3", "hammer 0", "forge on light 0", "no")
    assert (stored(table), reserves(table, 0)[0]) == ([2], 4)

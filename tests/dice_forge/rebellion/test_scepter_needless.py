"""No scepter is emptied that the price does not need (RB-032)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from grani.core.reading import PositionError
from grani.dice_forge.game import GAME
from grani.dice_forge.islands import SLOT_IDS, SLOTS
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import decide, due, options, reserves
from tests.dice_forge.arrange_rebellion import arrange_rebel, lay, stored
from tests.dice_forge.rebellion.test_scepter import RESERVE, scepter


def test_rb_032_a_scepter_is_needless_if_a_later_one_pays_alone() -> None:
    table = scepter(4, 6)
    decide(table, "feat moon_2")
    assert options(table) == {"empty scepter 6 as moon"}, "not the 4 first and then the 6"
    decide(table, "empty scepter 6 as moon")
    assert stored(table) == [4, 0]


def test_rb_032_two_are_needless_if_a_double_pays_what_they_paid() -> None:
    table = scepter(4, 5, 6, moon=1)
    decide(table, "feat moon_3")
    assert options(table) == {
        "empty scepter 4 as moon",
        "empty scepter 5 as moon",
        "empty scepter 6 as moon",
    }
    decide(table, "empty scepter 4 as moon")
    assert options(table) == {"empty scepter 5 as moon", "empty scepter 6 as moon"}
    decide(table, "empty scepter 5 as moon")
    assert options(table) == {RESERVE}, "the 6 would make the 4 or the 5 needless"


def test_rb_032_a_needless_scepter_of_the_extra_action() -> None:
    table = scepter(5, 6, moon=3)
    decide(table, "feat moon_2", RESERVE, "yes")
    assert options(table) == {"empty scepter 6 as sun"}


def test_rb_032_each_kind_is_looked_at_by_itself() -> None:
    """The 4 pays sun: that makes no 6 needless that pays moon."""
    table = scepter(4, 6, sun=4, moon=4)
    decide(table, "feat sun_5_moon_5", "empty scepter 4 as sun")
    assert options(table) == {"empty scepter 6 as moon"}
    decide(table, "empty scepter 6 as moon", RESERVE)
    assert (stored(table), reserves(table, 0)[1:3]) == ([0, 0], (0, 1))


def test_rb_032_ancient_shards_do_not_excuse_a_needless_scepter() -> None:
    hero = {
        "cards": {"blacksmiths_scepter": 2},
        "scepters": [4, 6],
        "ancient": 2,
        "loyalty": "t_m2",
    }
    table = arrange_rebel(hero, {}, module="titans", setup=lay("blacksmiths_scepter"))
    decide(table, "feat moon_2", "empty scepter 4 as moon")
    assert options(table) == {"ancient 0 for sun, 1 for moon"}


Emptied = tuple[tuple[int, str], ...]


def payments(table: Table, emptied: Emptied = ()) -> set[Emptied]:
    """Give the scepters emptied in every way to pay the price that is due."""
    found: set[Emptied] = set()
    for name in options(table):
        branch = table.clone()
        decide(branch, name)
        more = emptied
        if name.startswith("empty"):
            _, _, gold, _, kind = name.split()
            more = tuple(sorted((*emptied, (int(gold), kind))))
        found |= payments(branch, more) if due(branch)[1] == "pay" else {more}
    return found


@pytest.mark.parametrize("tracks", [(4, 6), (4, 5, 6), (6, 6, 4), (6, 6, 6), (3, 5, 6)])
@pytest.mark.parametrize("in_reserve", range(3))
@pytest.mark.parametrize("slot", ["moon_1b", "sun_2", "moon_3", "sun_4", "sun_5_moon_5"])
def test_rb_032_exactly_the_mixes_without_a_needless_scepter_pay(
    slot: str, in_reserve: int, tracks: tuple[int, ...]
) -> None:
    place = SLOTS[SLOT_IDS[slot]]
    price = {"sun": int(place.sun), "moon": int(place.moon)}
    held = {kind: min(price[kind], in_reserve + (price[kind] == 5)) for kind in price}
    wanted: set[Emptied] = set()
    for kinds in product((None, *price), repeat=len(tracks)):
        emptied = [(gold, kind) for gold, kind in zip(tracks, kinds, strict=True) if kind]
        shards = {
            kind: [2 if gold == 6 else 1 for gold, as_kind in emptied if as_kind == kind]
            for kind in price
        }
        if (
            all(gold >= 4 for gold, _ in emptied)
            and all(sum(shards[kind]) + held[kind] >= price[kind] for kind in price)
            and all(sum(shards[kind]) - one < price[kind] for kind in price for one in shards[kind])
        ):
            wanted.add(tuple(sorted(emptied)))
    table = scepter(*tracks, sun=held["sun"], moon=held["moon"])
    assert (f"feat {slot}" in options(table)) == bool(wanted)
    if wanted:
        decide(table, f"feat {slot}")
        assert payments(table) == wanted


def test_rb_032_a_payment_under_way_remembers_what_was_emptied() -> None:
    table = scepter(4, 5, 6, moon=1)
    decide(table, "feat moon_3", "empty scepter 4 as moon", "empty scepter 5 as moon")
    position: Any = table.position()
    assert position["pending"][-1]["singles"] == ["moon"]
    assert options(GAME.from_position(position)) == {RESERVE}
    del position["pending"][-1]["singles"]
    assert options(GAME.from_position(position)) == {RESERVE}, "as such positions were written"
    position["pending"][-1].update(scepters=0, singles=["moon"])
    with pytest.raises(PositionError, match=r"pending\[3\].singles\[0\]: no scepter was emptied"):
        GAME.from_position(position)


def test_rb_032_a_payment_can_always_be_finished() -> None:
    """Triton gold makes a 6 of the 4 that was to pay the rest: the scepter before is needless."""
    table = scepter(4, 4, cards={"triton": 1}, triton=1, sets=("triton",))
    decide(table, "feat moon_2", "empty scepter 4 as moon", "triton gold", "hammer 0", "hammer 2")
    assert sorted(stored(table)) == [0, 6]
    assert options(table) == {"empty scepter 6 as moon"}
    decide(table, "empty scepter 6 as moon")
    assert stored(table) == [0, 0]

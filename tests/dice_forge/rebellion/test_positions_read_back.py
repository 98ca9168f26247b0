"""Stacks that play reaches can be written down and read back, whatever lies on whatever."""

from __future__ import annotations

from typing import Any

import pytest

from grani.bots import make_bot
from grani.core.position import from_id, to_id
from grani.core.reading import PositionError
from grani.dice_forge.game import GAME
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import decide, due, options, reinforcements, reserves, seen
from tests.dice_forge.arrange_rebellion import arrange_rebel, lay, stored

RESERVE = "ancient 0 for sun, 0 for moon"


def pending(table: Table) -> list[str]:
    """Name what is still to happen, the next last."""
    data: Any = table.position()["pending"]
    return [entry["effect"] for entry in data]


def assert_reads_back(table: Table) -> None:
    """The position can be read, named by an id, and decided by a bot."""
    position = table.position()
    copy = GAME.from_position(position)
    assert copy.position() == position
    assert copy.legal() == table.legal()
    assert from_id(to_id(table)).position() == position
    assert make_bot("greedy", GAME.id).choose(table, int(table.actor)) in table.legal()


def armed(*heroes: dict[str, Any], sets: tuple[str, ...], **rest: Any) -> Table:
    """Seat 0 is to act and owns one or more Triton tokens."""
    me = dict(heroes[0])
    me["cards"] = {"triton": me.get("triton", 1), **me["cards"]}
    me.setdefault("triton", 1)
    return arrange_rebel(me, *heroes[1:], {}, {}, setup=lay("triton", *sets), **rest)


SCEPTER = ("blacksmiths_scepter",)
HAMMER = ("blacksmiths_hammer",)


def test_df_184_triton_gold_while_gold_is_being_spent() -> None:
    hero = {"gold": 3, "cards": {"blacksmiths_scepter": 1}, "scepters": [3]}
    table = armed(hero, sets=SCEPTER)
    decide(table, "face gold_3", "triton gold")
    assert pending(table)[-3:] == ["place", "spend", "hammer"]
    assert_reads_back(table)
    decide(table, "hammer 3")
    assert_reads_back(table)
    assert due(table) == (0, "spend")


def test_df_184_two_tokens_one_on_top_of_the_other() -> None:
    hero = {"gold": 3, "cards": {"blacksmiths_scepter": 1}, "scepters": [3], "triton": 2}
    table = armed(hero, sets=SCEPTER)
    decide(table, "face gold_3", "triton gold", "triton gold")
    assert pending(table)[-3:] == ["spend", "hammer", "hammer"]
    assert_reads_back(table)
    decide(table, "hammer 1", "hammer 2")
    assert_reads_back(table)


def test_df_184_triton_gold_while_a_feat_is_being_paid_with_a_scepter() -> None:
    hero = {"moon": 1, "cards": {"blacksmiths_scepter": 1}, "scepters": [4]}
    table = armed(hero, sets=SCEPTER)
    decide(table, "feat moon_1b", "triton gold")
    assert pending(table)[-3:] == ["perform", "pay", "hammer"]
    assert_reads_back(table)
    decide(table, "hammer 2", "empty scepter 6 as moon")
    assert stored(table) == [0]


def test_df_184_triton_gold_while_a_feat_is_being_paid_with_ancient_shards() -> None:
    hero = {"moon": 1, "ancient": 1, "cards": {"blacksmiths_hammer": 1}}
    table = armed(hero, sets=HAMMER, module="titans")
    decide(table, "feat moon_1b", "triton gold")
    assert pending(table)[-3:] == ["perform", "pay", "hammer"]
    assert_reads_back(table)


def test_df_184_triton_gold_while_a_merchant_replaces_a_face() -> None:
    hero = {"cards": {"merchant": 1, "blacksmiths_hammer": 1}}
    table = armed(hero, sets=("merchant", *HAMMER), pending=reinforcements(0))
    decide(table, "use sun_1a", "hammer 1", "forge on light 0", "triton gold")
    assert pending(table)[-2:] == ["replace", "hammer"]
    assert_reads_back(table)


def extra_action() -> Table:
    """Seat 0 is paying for an extra action that only its Triton token makes possible."""
    hero = {"moon": 1, "ancient": 2, "cards": {"blacksmiths_hammer": 1}}
    table = armed(hero, sets=HAMMER, module="titans", turn=0)
    decide(table, "feat moon_1b", RESERVE)
    while due(table)[1] != "extra":
        decide(table, min(options(table)))
    decide(table, "yes")
    assert due(table) == (0, "pay")
    return table


def test_df_184_triton_gold_while_the_extra_action_is_being_paid() -> None:
    table = extra_action()
    decide(table, "triton gold")
    assert pending(table)[-3:] == ["main", "pay", "hammer"]
    assert_reads_back(table)


def test_df_132_a_token_that_does_not_help_lets_the_extra_action_lapse() -> None:
    """All of its gold goes to the hammer: the price is still due, and nothing is affordable."""
    table = extra_action()
    decide(table, "triton gold", "hammer 6")
    assert options(table) == {"ancient 2 for sun, 0 for moon"}
    assert_reads_back(table)
    decide(table, "ancient 2 for sun, 0 for moon")
    assert seen(table, 0)["ancient"] == 0
    assert reserves(table, 0)[:3] == (0, 0, 0)
    assert due(table) == (-1, "roll"), "the turn is over"


# ---------------------------------------------------------------------- what cannot be


SPLIT = {"effect": "hammer", "seat": 0, "gold": 6, "source": "triton", "scepter": 1}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"source": "face:gold_6"}, "pending[4]"),
        ({"seat": 1, "scepter": 0}, "pending[4]"),
        ({"gold": 7}, "pending[4]"),
    ],
)
def test_only_triton_gold_of_the_payer_lies_on_a_payment(
    change: dict[str, Any], where: str
) -> None:
    hero = {"gold": 3, "cards": {"blacksmiths_scepter": 1}, "scepters": [3]}
    table = armed(hero, sets=SCEPTER)
    decide(table, "face gold_3", "triton gold")
    position: Any = table.position()
    assert position["pending"][-1] == SPLIT
    position["pending"][-1] = {**SPLIT, **change}
    if not position["pending"][-1]["scepter"]:
        del position["pending"][-1]["scepter"]
    with pytest.raises(PositionError) as caught:
        GAME.from_position(position)
    assert str(caught.value) == f"{where}: it is decided before anything else happens"


def test_no_more_triton_gold_lies_on_a_payment_than_tokens_were_spent() -> None:
    hero = {"gold": 3, "cards": {"blacksmiths_scepter": 1}, "scepters": [3]}
    table = armed(hero, sets=SCEPTER)
    decide(table, "face gold_3", "triton gold")
    position: Any = table.position()
    position["pending"].append(SPLIT)
    with pytest.raises(PositionError) as caught:
        GAME.from_position(position)
    assert str(caught.value) == "pending[4]: it is decided before anything else happens"

"""What was rolled is applied, even if its die changes while it waits (DF-040, RB-056).

A misfortune card lets its owner apply a pair with a ship and forge in the turn of another, while
what the owner has rolled still waits. The ship comes with the Titans in free set-ups only.
"""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.reading import PositionError
from grani.dice_forge.game import GAME
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    decide,
    land,
    main_action,
    options,
    reserves,
    start_turn,
    up,
)
from tests.dice_forge.arrange_rebellion import arrange_rebel, faced, lay

BEARER = faced("titans", "misfortune_red", "ship")


def waiting(
    light_face: str = "gold_1",
    dark_face: str = "moon_1",
    sets: tuple[str, ...] = (),
    cards: dict[str, int] | None = None,
    **owner: Any,
) -> Table:
    """All have rolled; seat 1 applies the pair of seat 0, and its own faces still wait."""
    hero = faced("titans", light_face, dark_face, cards=cards or {}, **owner)
    table = arrange_rebel(
        BEARER,
        hero,
        {},
        module="titans",
        setup=lay(*sets),
        pending=start_turn(0),
        misfortunes=(1,),
    )
    land(table, "misfortune_red", "ship", light_face, dark_face, "gold_1", "gold_1")
    while asked(table)[0] == 0:
        decide(table, "no" if "no" in options(table) else min(options(table)))
    decide(table, "take ancient", "die light")
    assert asked(table) == (1, "ship")
    return table


def test_rb_056_a_waiting_face_that_a_ship_replaces_is_applied_as_rolled() -> None:
    table = waiting()
    decide(table, "face gold_3", "forge on light 0")
    assert up(table, 1) == ("gold_3", "moon_1"), "the new face lies there"
    assert reserves(table, 1) == (1, 0, 1, 0), "1 gold as rolled, not 3"


def test_df_040_a_waiting_ship_that_is_replaced_is_applied_as_rolled() -> None:
    table = waiting("gold_1", "ship")
    decide(table, "face gold_3", "forge on dark 0")
    assert up(table, 1) == ("gold_1", "gold_3")
    assert asked(table) == (1, "order"), "the ship that was rolled is still to be applied"
    decide(table, "die light", "no")
    assert reserves(table, 1) == (1, 0, 0, 0)


def test_rb_056_a_die_left_alone_is_what_it_was() -> None:
    table = waiting()
    decide(table, "no")
    assert reserves(table, 1) == (1, 0, 1, 0)


def test_rb_056_cerberus_repeats_the_rolled_face_of_one_that_waited() -> None:
    table = waiting(sets=("cerberus",), cards={"cerberus": 1}, cerberus=1)
    decide(table, "face gold_3", "forge on light 0")
    assert asked(table) == (1, "cerberus")
    decide(table, "yes")
    assert reserves(table, 1) == (2, 0, 2, 0)


def test_rb_056_twins_show_the_rolled_face_and_roll_the_die_as_it_is() -> None:
    table = waiting("gold_3", sets=("twins",), cards={"twins": 1}, gold=3)
    decide(table, "face moon_1", "forge on light 0")
    assert asked(table) == (1, "twins")
    prompt = table.prompt(1)
    assert prompt is not None
    shown = {option.key: option.args.get("face") for option in prompt.options}
    assert shown["option-twins-light"] == "gold_3"
    again = GAME.from_position(table.position())
    decide(table, "no", "die light")
    assert reserves(table, 1)[0] == 6, "3 gold as rolled"
    decide(again, "die light")
    land(again, "moon_1")
    assert reserves(again, 1) == (0, 0, 1, 0), "the moon of the new face, and its reward to come"


def test_rb_056_twins_keep_the_rolled_face_of_the_other_die() -> None:
    table = waiting("gold_3", sets=("twins",), cards={"twins": 1}, gold=3)
    decide(table, "face moon_1", "forge on light 0", "die dark")
    land(table, "gold_1")
    decide(table, "take glory")
    assert reserves(table, 1) == (4, 0, 0, 1), "3 gold of the light die as rolled, 1 of the dark"


def test_rb_402_a_victim_loses_what_it_rolled() -> None:
    """Seat 0 loses first, seat 1 forges on its pair, then loses as rolled."""
    owner = faced("titans", "gold_1", "moon_1", gold=5, moon=3)
    table = arrange_rebel(
        BEARER,
        owner,
        {"sun": 3},
        module="titans",
        free={"sun_3": "minotaur"},
        turn=2,
        pending=main_action(2),
        misfortunes=(1,),
    )
    decide(table, "feat sun_3")
    land(table, "misfortune_red", "ship", "gold_1", "moon_1")
    while asked(table)[0] == 0:
        decide(table, min(options(table)))
    decide(table, "take ancient", "die light", "face gold_4", "forge on light 0")
    assert up(table, 1) == ("gold_4", "moon_1")
    assert reserves(table, 1)[:3] == (5 - 1 - 1, 0, 2), "1 paid, 1 lost as rolled"


def test_rb_104_left_hand_applies_what_the_others_rolled() -> None:
    owner = faced("titans", "gold_1", "moon_1", portal=3)
    table = arrange_rebel(
        {**BEARER, "sun": 6},
        owner,
        {},
        module="titans",
        setup=lay("left_hand"),
        pending=main_action(0),
        misfortunes=(1,),
    )
    decide(table, "feat sun_6")
    land(table, "misfortune_red", "ship", "gold_1", "moon_1")
    while asked(table)[0] == 0:
        decide(table, "no" if "no" in options(table) else min(options(table)))
    decide(table, "take ancient", "die light", "face gold_3")
    before = reserves(table, 0)
    position: Any = table.position()
    decide(table, "forge on light 0")
    assert up(table, 1) == ("gold_3", "moon_1")
    gained = [now - then for now, then in zip(reserves(table, 0), before, strict=True)]
    assert gained == [1, 0, 1, 0], "1 gold and 1 moon as seat 1 rolled them"
    decide(again := GAME.from_position(position), "forge on light 0")
    assert again.position() == table.position()


# ---------------------------------------------------------------------- positions


def in_between() -> dict[str, Any]:
    """Seat 1 has forged over a face that still waits: it may roll that die again."""
    table = waiting("gold_1", "moon_1", sets=("twins",), cards={"twins": 1}, gold=3)
    decide(table, "face gold_3", "forge on light 0")
    return dict(table.position())


def test_rb_056_a_position_holds_what_was_rolled() -> None:
    position = in_between()
    assert position["pending"][-1]["effect"] == "twins"
    assert position["pending"][-1]["rolled"] == ["gold_1", "moon_1"]
    assert GAME.from_position(position).position() == position


@pytest.mark.parametrize("effect", ["bless", "twins"])
def test_rb_056_a_position_without_it_is_read_from_the_dice(effect: str) -> None:
    position = in_between()
    entry = {"effect": effect, "seat": 1, "dice": "both", "manner": "plain"}
    position["pending"][-1] = {**entry, **({"twins": [0, 0]} if effect == "twins" else {})}
    table = GAME.from_position(position)
    decide(table, "no", "die light")
    assert reserves(table, 1)[0] == 6, "the 3 gold that lie there"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rolled": ["gold_1"]}, "pending[3].rolled: expected 2"),
        ({"rolled": ["gold_7", None]}, "pending[3].rolled[0]: no face 'gold_7'"),
        ({"rolled": ["golem_sun", None]}, "pending[3]: the face golem_sun is not in this game"),
        ({"rolled": [None, "moon_1"], "dice": "light"}, "pending[3].rolled[1]: the die was not"),
    ],
)
def test_rb_056_rolled_faces_that_cannot_be_are_refused(
    change: dict[str, Any], reason: str
) -> None:
    position = in_between()
    position["pending"][-1].update(change)
    with pytest.raises(PositionError) as caught:
        GAME.from_position(position)
    assert str(caught.value).startswith(reason)

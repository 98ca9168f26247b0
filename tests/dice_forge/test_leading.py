"""What an option leads to is told before it is chosen: faces, each with what a roll brings then."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.prompt import Option, Prompt
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import arrange, decide, main_action
from tests.dice_forge.arrange_rebellion import arrange_rebel


def asked(table: Table) -> Prompt:
    prompt = table.prompt(0)
    assert prompt is not None
    return prompt


def offered(table: Table) -> dict[str, Any]:
    """The faces that may be taken now, each with what a roll brings then."""
    return {str(one.args["face"]): one.average for one in asked(table).options if one.average}


def after(table: Table, option: Option) -> Table:
    other = table.clone()
    other.apply(option.action)
    return other


def merchants(count: int, **more: Any) -> Table:
    table = arrange_rebel(
        {"cards": {"merchant": count}, **more},
        {},
        {},
        setup={"sun_1a": "merchant"},
        pending=[*main_action(0), {"effect": "reinforce", "seat": 0}],
    )
    decide(table, "use sun_1a")
    return table


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_a_side_to_upgrade_leads_to_the_faces_it_can_become(levels: int) -> None:
    table = merchants(3)
    decide(table, f"hammer {levels}")
    sides = asked(table)
    assert sides.kind == "upgrade"
    for option in sides.options:
        assert option.leads == offered(after(table, option)) != {}


def test_an_upgrade_leads_to_the_faces_that_some_side_can_become() -> None:
    table = merchants(3)
    glory, *upgrades = asked(table).options
    assert glory.leads == {}
    for option in upgrades:
        chosen = after(table, option)
        sides = [after(chosen, side) for side in asked(chosen).options]
        assert set(option.leads) == {face for side in sides for face in offered(side)}
        for face, average in option.leads.items():
            assert average in [offered(side).get(face) for side in sides]


def test_a_feat_leads_to_the_faces_of_its_garden_that_are_left() -> None:
    table = arrange({"sun": 6, "moon": 6}, {}, setup="alternates", temple={"shield_red": 0})
    leading = {one.args["feat"]: one for one in asked(table).options if one.leads}
    assert set(leading["guardians_shield"].leads) == {
        "shield_yellow",
        "shield_green",
        "shield_blue",
    }
    for option in leading.values():
        if len(option.leads) > 1:
            assert option.leads == offered(after(table, option))
    assert "wild_boar" not in leading, "that face is for somebody else"

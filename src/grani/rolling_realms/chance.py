"""What chance is about to decide, as data: how a die lands, or which realm is drawn."""

from __future__ import annotations

from grani.core.contract import CHANCE
from grani.core.prompt import Chance, Option
from grani.rolling_realms.actions import DRAW, SIDE
from grani.rolling_realms.realms import REALM_NAMES
from grani.rolling_realms.table import Table

NOBODY = -1


def chance_of(table: Table) -> Chance | None:
    """Give what chance decides next; None if it is up to somebody, or all is over."""
    if table.actor != CHANCE:
        return None
    actions = table.legal(int(CHANCE))
    if actions[0] >= DRAW:
        realms = [REALM_NAMES[action - int(DRAW)] for action in actions]
        drawn = [
            Option(action, "chance-realm", {"realm": realm}, about=f"realm:{realm}")
            for action, realm in zip(actions, realms, strict=True)
        ]
        return Chance("chance-rr-draw", {"round": int(table.round)}, NOBODY, tuple(drawn))
    die = "d2" if table.rolled1 else "d1"
    sides = []
    for action in actions:
        value = action - int(SIDE) + 1
        sides.append(Option(action, "chance-pips", {"value": value}, about=f"pips:{value}"))
    return Chance("chance-rr-roll", {"die": die}, NOBODY, tuple(sides), die)

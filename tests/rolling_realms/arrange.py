"""Setting up positions by hand for tests, and playing on from them in the words of the rules.

``arrange`` is ``grani.arrange`` with what these tests begin with, so every arranged position is
checked as strictly as one that a user wrote.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

import grani
from grani.core.contract import CHANCE, IllegalAction
from grani.core.observer import Chronicle
from grani.rolling_realms.events import EVENT_NAMES
from grani.rolling_realms.game import GAME
from grani.rolling_realms.table import Table
from tests.rolling_realms.oracle import reason

Marks = dict[str, Any]

BLANK: dict[str, Marks] = {
    "scythe": {"top": [], "bottom": []},
    "tapestry": {"filled": []},
    "charterstone": {"crates": {}, "marked": []},
    "euphoria": {"left": [], "right": [], "stars": 0},
    "my_little_scythe": {"pumpkin": [], "heart": []},
    "between_two_castles": {
        "left": {"1": [], "2": [], "3": []},
        "right": {"1": [], "2": []},
    },
    "between_two_cities": {"grid": [[None] * 3 for _ in range(3)]},
    "viticulture": {"gained": [], "crossed": [], "orders": []},
    "wingspan": {"7": [], "12": [], "16": []},
    "pendulum": {"octagons": [], "marked": [], "stars": 0},
    "pyramid": {"rows": [[None] * 2, [None] * 3, [None] * 4]},
}
QUIET = ["wingspan", "pendulum", "pyramid"]
"""Realms to fill up a round with, where a test is about one or two of them."""


def arrange(
    *realms: str,
    rolled: tuple[int, int] = (3, 5),
    resources: dict[str, tuple[int, int] | int] | None = None,
    turn: int = 4,
    round: int = 1,
    seats: int = 1,
    dice: dict[str, Marks] | None = None,
    gained: list[Marks] | None = None,
    activated: list[str] | None = None,
    results: list[int] | None = None,
    **marks: Marks,
) -> Table:
    """Give a table in mid-turn, all sheets alike.

    The round's realms are those named or given marks (what is not given is blank), filled up to
    three. ``resources`` are numbers in hand, or pairs: gained and spent.
    """
    names = [*marks, *(realm for realm in realms if realm not in marks)]
    names += [realm for realm in QUIET if realm not in names][: 3 - len(names)]
    words: Marks = {**marks, **(resources or {})}
    for name, value in (
        ("dice", dice),
        ("gained", gained),
        ("activated", activated),
        ("results", results),
    ):
        if value:
            words[name] = value
    seated = [copy.deepcopy(words) for _ in range(seats)]
    table = grani.arrange(GAME, *seated, realms=names, rolled=rolled, turn=turn, round=round)
    assert isinstance(table, Table)
    return table


@cache
def actions() -> dict[str, int]:
    """Give every action of the layout by name."""
    return {GAME.name(action): action for action in range(GAME.action_count)}


def options(table: Table, *start: str, seat: int | None = None) -> set[str]:
    """Name the legal actions of a seat, or of the actor: those that start with these words."""
    return {name for name in table.names(seat) if name.startswith(" ".join(start))}


def decide(table: Table, *names: str, seat: int | None = None) -> None:
    """Apply decisions by name, one after another, such as ``use d1 scythe top`` or ``buy 3``."""
    for name in names:
        assert table.actor >= 0, f"{name}: nobody is to decide ({table.decision()})"
        table.apply(name, seat)


def refused(table: Table, name: str, seat: int | None = None) -> str:
    """Try an action that is not legal; give the rule against it. Nothing has changed by it."""
    before = table.position()
    with pytest.raises(IllegalAction, match=rf"action {actions()[name]} .*\({table.decision()}\)"):
        table.apply(actions()[name], seat)
    assert table.position() == before
    return reason(table, int(table.actor) if seat is None else seat, actions()[name])


def roll(table: Table, d1: int, d2: int) -> None:
    """Let both dice land."""
    for value in (d1, d2):
        assert table.actor == CHANCE, table.decision()
        table.apply(f"lands {value}")


def pass_turn(table: Table, d1: int = 1, d2: int = 2) -> None:
    """Roll, and let everybody end the turn without doing anything."""
    roll(table, d1, d2)
    while table.actor >= 0:
        decide(table, "end turn")


def play_round(table: Table, *turns: tuple[int, int, list[str]]) -> None:
    """Play a round alone: rolls and decisions of the turns given, then turns without any."""
    for number in range(9):
        d1, d2, names = turns[number] if number < len(turns) else (1, 2, [])
        roll(table, d1, d2)
        decide(table, *names, "end turn")


def hand(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Give the pumpkins, hearts and coins in hand."""
    held = sheet(table, seat)["resources"]
    return (held["pumpkin"]["hand"], held["heart"]["hand"], held["coin"]["hand"])


def gained(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Give the pumpkins, hearts and coins gained this round, spent or not."""
    held = sheet(table, seat)["resources"]
    return (held["pumpkin"]["gained"], held["heart"]["gained"], held["coin"]["gained"])


def sheet(table: Table, seat: int = 0) -> Any:
    """Give a seat's sheet as the view shows it."""
    sheets: Any = table.view(seat)["sheets"]
    return sheets[seat]


def _card(table: Table, realm: str, seat: int) -> Any:
    cards = {card["realm"]: card for card in sheet(table, seat)["cards"] if card}
    return cards[realm]


def marks(table: Table, realm: str, seat: int = 0) -> Any:
    """Give a seat's marks in a realm."""
    return _card(table, realm, seat)["marks"]


def stars(table: Table, realm: str, seat: int = 0) -> int:
    """Give a seat's stars in a realm."""
    return int(_card(table, realm, seat)["stars"])


def dice(table: Table, seat: int = 0) -> list[int]:
    """Give what the unused dice of a seat show: rolled ones first."""
    own = sheet(table, seat)
    rolled = [die["value"] for die in own["dice"] if not die["used"]]
    return rolled + [die["value"] for die in own["gained"]]


def watch(table: Table) -> Chronicle:
    """Set an observer that keeps all events."""
    chronicle = Chronicle()
    table.observer = chronicle
    return chronicle


def heard(chronicle: Chronicle) -> list[str]:
    """Name the kinds of the events so far, in order."""
    return [EVENT_NAMES[event.kind] for event in chronicle.events]


def refreshed(table: Table, d1: int, d2: int) -> Table:
    """Give the same sheets after another roll, as often as wanted within one round."""
    position: Any = table.position()
    position["rolled"] = [d1, d2]
    for own in position["sheets"]:
        own["dice"] = {"d1": {"value": d1}, "d2": {"value": d2}}
        own["gained"], own["activated"] = [], []
        own.pop("ended", None)
    return GAME.from_position(position)

"""Setting up positions by hand for tests, and playing on from them in the words of the rules.

``arrange`` is ``grani.arrange`` with what these tests begin with: every position is checked
as strictly as one that a user wrote, and faces put on dice leave the temple by themselves.
"""

from __future__ import annotations

from typing import Any

import grani
from grani.core.contract import CHANCE
from grani.core.observer import Chronicle
from grani.dice_forge.events import EVENT_NAMES
from grani.dice_forge.faces import (
    DARK_START,
    FACES,
    LIGHT_START,
)
from grani.dice_forge.game import GAME
from grani.dice_forge.resources import RESOURCE_NAMES
from grani.dice_forge.table import Table

Hero = dict[str, Any]


def light(*faces: str) -> list[str]:
    """The starting light die with the given faces over its first sides."""
    return [*faces, *LIGHT_START[len(faces) :]]


def dark(*faces: str) -> list[str]:
    """The starting dark die with the given faces over its first sides."""
    return [*faces, *DARK_START[len(faces) :]]


def main_action(turn: int) -> list[dict[str, Any]]:
    """Pending: the active seat's main action."""
    return [end_turn(turn), {"effect": "main", "seat": turn, "extra": False}]


def end_turn(turn: int) -> dict[str, Any]:
    return {"effect": "end_turn", "seat": turn}


def arrange(
    *heroes: Hero,
    setup: str = "introductory",
    turn: int = 0,
    round: int = 2,
    pending: list[dict[str, Any]] | None = None,
    temple: dict[str, int] | None = None,
    owners: dict[str, int] | None = None,
    used: dict[str, int] | None = None,
    house_rules: dict[str, str] | None = None,
) -> Table:
    """Give a table with these heroes (what is not named is as at the start, with empty reserves).

    ``pending`` is what is still to happen, the next last; by default the main action of ``turn``.
    Faces on dice that did not start there are taken out of the temple and counted as forged; so
    are faces that ``temple`` makes disappear (by the last hero), and an explicit ``forged`` takes
    that many faces out of the temple.
    """
    words: dict[str, Any] = {"turn": turn, "round": round}
    for name, value in (
        ("removed", REMOVED if len(heroes) == 2 else None),
        ("pending", pending),
        ("temple", temple),
        ("owners", owners),
        ("used", used),
        ("house_rules", house_rules),
    ):
        if value is not None:
            words[name] = value
    table = grani.arrange(GAME, *heroes, setup=setup, **words)
    assert isinstance(table, Table)
    return table


REMOVED = ("gold_6", "gold_2_moon_1", "glory_4", "choice_gsm_2")
"""Faces that leave the temple in a game for two."""


def options(table: Table) -> set[str]:
    """Name the legal actions of whoever is to act."""
    return set(table.names())


def decide(table: Table, *names: str) -> None:
    """Apply decisions by name, one after another, such as ``feat moon_4`` or ``take sun``."""
    for name in names:
        assert table.actor >= 0, f"{name}: nobody is to decide ({table.decision()})"
        table.apply(name)


def land(table: Table, *faces: str) -> None:
    """Let dice land, each on a side that shows the named face."""
    for face in faces:
        assert table.actor == CHANCE, f"no die is in the air ({table.decision()})"
        table.apply(f"land {face}")


def reserves(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Give gold, sun, moon and glory of a seat."""
    hero = table.heroes[seat]
    return (hero.gold, hero.sun, hero.moon, hero.glory)


def up(table: Table, seat: int) -> tuple[str, str]:
    """Name the faces that lie up on a seat's light and dark die."""
    hero = table.heroes[seat]
    return (FACES[hero.up(0)].name, FACES[hero.up(1)].name)


def blessing(
    seat: int, turn: int, dice: str = "both", manner: str = "plain"
) -> list[dict[str, Any]]:
    """Pending: one blessing of ``seat`` in the turn of ``turn``, about to be rolled."""
    return [
        end_turn(turn),
        {"effect": "blessings", "seat": seat, "dice": dice, "manner": manner, "times": 1},
    ]


def watch(table: Table) -> Chronicle:
    """Set an observer that keeps all events."""
    chronicle = Chronicle()
    table.observer = chronicle
    return chronicle


def heard(chronicle: Chronicle) -> list[str]:
    """Name the kinds of the events so far, in order."""
    return [EVENT_NAMES[event.kind] for event in chronicle.events]


def start_turn(turn: int) -> list[dict[str, Any]]:
    """Pending: a whole turn of ``turn``, about to begin."""
    return [{"effect": "turn", "seat": turn}]


def showing(light_face: str, dark_face: str, **rest: Any) -> Hero:
    """A hero whose dice lie with these faces up; ``rest`` is as in ``arrange``.

    A face that the starting die lacks is put over its first side.
    """
    hero: Hero = {"up": []}
    for die, start, face in (("light", LIGHT_START, light_face), ("dark", DARK_START, dark_face)):
        sides = list(start) if face in start else [face, *start[1:]]
        hero[die] = sides
        hero["up"].append(sides.index(face))
    return {**hero, **rest}


def rolled(
    light_face: str,
    dark_face: str,
    *others: Hero,
    hero: Hero | None = None,
    boars: tuple[int, ...] = (),
    setup: str = "alternates",
    turn: int = 1,
    dice: str = "both",
    manner: str = "plain",
    house_rules: dict[str, str] | None = None,
) -> Table:
    """Give a table where seat 0 has just rolled these faces for one blessing.

    With one die only it is a minor blessing, and the other die lies with its face up.

    ``hero`` adds to seat 0, ``others`` are the further seats (one plain hero by default), and
    ``boars`` names the owners of the red, yellow, green and blue boar card, as far as taken.
    """
    heroes = [{**showing(light_face, dark_face), **(hero or {})}, *(others or ({},))]
    for owner in boars:
        cards = dict(heroes[owner].get("cards", {}))
        cards["tenacious_boar"] = cards.get("tenacious_boar", 0) + 1
        heroes[owner] = {**heroes[owner], "cards": cards}
    table = arrange(
        *heroes,
        setup=setup,
        turn=turn,
        pending=blessing(0, turn, dice, manner),
        owners=dict(zip(BOARS, boars, strict=False)),
        house_rules=house_rules,
    )
    faces = {"light": [light_face], "dark": [dark_face], "both": [light_face, dark_face]}
    land(table, *faces[dice])
    return table


BOARS = ("boar_red", "boar_yellow", "boar_green", "boar_blue")


def asked(table: Table) -> tuple[int, str]:
    """Give the seat that is to decide and the kind of its prompt."""
    prompt = table.prompt(table.actor)
    assert prompt is not None, f"nobody is to decide ({table.decision()})"
    return (prompt.seat, prompt.kind)


def rolling(table: Table) -> tuple[int, str] | None:
    """Give seat and name of the die that is in the air, if one is."""
    die: Any = table.view(-1)["rolling"]
    if not isinstance(die, list):
        return None
    seat, name = die
    return (seat, name)


def settled(table: Table, turn: int) -> bool:
    """Tell whether nobody has anything left to decide before the turn of ``turn`` is rolled."""
    return rolling(table) == (turn, "light") and table.view(-1)["turn"] == turn


def gained(chronicle: Chronicle, seat: int) -> list[tuple[str, int, int]]:
    """Name what a seat has gained, in order: resource, what arrived, what the cap cut off."""
    return [
        (RESOURCE_NAMES[event.a], event.b % 1000, event.b // 1000)
        for event in chronicle.events
        if EVENT_NAMES[event.kind] == "gained" and event.seat == seat
    ]


def due(table: Table) -> tuple[int, str]:
    """Give who is to act and on what: the kind of the prompt, or ``roll``, or ``game over``."""
    seat = int(table.actor)
    prompt = table.prompt(seat)
    return (seat, table.decision() if prompt is None else prompt.kind)


def seen(table: Table, seat: int) -> dict[str, Any]:
    """Give what everybody sees of one hero."""
    heroes: Any = table.view(-1)["heroes"]
    hero: dict[str, Any] = heroes[seat]
    return hero


def pool_left(table: Table, face: str) -> int:
    """Count the copies of a face that lie in the temple."""
    temple: Any = table.view(-1)["temple"]
    return sum(int(pool["faces"].get(face, 0)) for pool in temple)


def stack_left(table: Table, slot: str) -> int:
    """Count the cards that lie in a slot."""
    islands: Any = table.view(-1)["islands"]
    return next(int(stack["left"]) for stack in islands if stack["slot"] == slot)


def told(chronicle: Chronicle, kind: str) -> list[tuple[int, int, int, int]]:
    """Give seat and numbers of all events of one kind, in order."""
    return [
        (event.seat, event.a, event.b, event.c)
        for event in chronicle.events
        if EVENT_NAMES[event.kind] == kind
    ]


def reinforcements(turn: int) -> list[dict[str, Any]]:
    """Pending: step 2 of the active seat, then its main action."""
    return [*main_action(turn), {"effect": "reinforce", "seat": turn}]

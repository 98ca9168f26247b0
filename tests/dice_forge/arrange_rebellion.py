"""Setting up positions of Rebellion for tests: modules, boards, and what heroes have there.

Like ``arrange``, everything goes through the public position format and its strict reader. Faces
put on dice leave the temple or the forest by themselves.
"""

from __future__ import annotations

from typing import Any

from grani.core.contract import CHANCE
from grani.dice_forge.boxes import (
    FEAT_IDS,
    FEATS,
)
from grani.dice_forge.faces import (
    FACE_IDS,
    FACES,
)
from grani.dice_forge.game import GAME
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.setup import MODULES, STARTING_DICE
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    Hero,
    blessing,
    decide,
    end_turn,
    land,
    main_action,
    rolling,
    seen,
)

REBEL_FIELDS = {
    "forged",
    "hammered",
    "cerberus",
    "triton",
    "ancient",
    "loyalty",
    "golem",
    "scepters",
    "companions",
}
CELESTIAL_SIDES = ("gold", "glory", "choice", "mirror", "face", "upgrade")
MISFORTUNES = ("misfortune_red", "misfortune_yellow", "misfortune_green", "misfortune_blue")


def start_of(module: str | None, die: str) -> list[str]:
    """Name the faces of a starting die, ``light`` or ``dark``."""
    light, dark = STARTING_DICE[MODULES[module] if module else 0]
    return list(light if die == "light" else dark)


def faced(module: str | None, light_face: str, dark_face: str, **rest: Any) -> Hero:
    """A hero whose dice lie with these faces up; ``rest`` is as in ``arrange_rebel``.

    A face that the starting die of the module lacks is put over its first side.
    """
    hero: Hero = {"up": []}
    for die, face in (("light", light_face), ("dark", dark_face)):
        start = start_of(module, die)
        sides = start if face in start else [face, *start[1:]]
        hero[die] = sides
        hero["up"].append(sides.index(face))
    return {**hero, **rest}


def arrange_rebel(
    *heroes: Hero,
    module: str | None = None,
    setup: dict[str, str] | None = None,
    free: dict[str, str] | None = None,
    turn: int = 0,
    round: int = 2,
    pending: list[dict[str, Any]] | None = None,
    temple: dict[str, int] | None = None,
    owners: dict[str, int] | None = None,
    misfortunes: tuple[int, ...] = (),
    used: dict[str, int] | None = None,
    treasures: tuple[str | None, str | None, str | None] = (None, None, None),
    goddess_reached: bool = False,
    memories: dict[str, Any] | None = None,
    house_rules: dict[str, str] | None = None,
) -> Table:
    """Give a table of Rebellion with these heroes; what is not named is as at the start, empty.

    ``setup`` names sets by slot over the introductory ones, ``free`` does so past the rule that a
    module needs all its sets (RB-004). ``misfortunes`` names the owners of the red, yellow, green
    and blue misfortune card, as far as taken; their cards are added. The rest is as in ``arrange``.
    """
    agreed: dict[str, Any] = {"feats": setup or {}}
    if module:
        agreed["module"] = module
    if house_rules:
        agreed["house_rules"] = house_rules
    seats = len(heroes)
    position: Any = GAME.new(seats, agreed).position()
    position["round"], position["turn"] = round, turn
    position["feats"].update(free or {})
    supply: dict[str, int] = dict(position["temple"])
    if seats == 2:
        for face in ("gold_6", "gold_2_moon_1", "glory_4", "choice_gsm_2"):
            supply[face] -= 1
    filled = [
        _fill(hero, position["heroes"][seat], module, supply) for seat, hero in enumerate(heroes)
    ]
    for face, count in (temple or {}).items():
        filled[-1]["forged"] += supply[face] - count
        supply[face] = count
    named = dict(owners or {})
    for face, owner in zip(MISFORTUNES, misfortunes, strict=False):
        cards = dict(filled[owner]["cards"])
        cards["mirror_of_misfortune"] = cards.get("mirror_of_misfortune", 0) + 1
        filled[owner]["cards"] = cards
        named[face] = owner
    position["temple"] = supply
    position["heroes"] = filled
    position["pending"] = main_action(turn) if pending is None else pending
    if module == "goddess":
        position["treasures"] = list(treasures)
        position["goddess_reached"] = goddess_reached
    for field, value in (("owners", named), ("used", used), ("memories", memories)):
        if value:
            position[field] = value
    return GAME.from_position(position)


def _fill(hero: Hero, fresh: Hero, module: str | None, supply: dict[str, int]) -> Hero:
    """Complete a hero and take the faces of its dice out of the supply."""
    full: Hero = {**fresh, "gold": 0, "up": [0, 0], "portal": 0, "cards": {}}
    del full["forged"]
    assert set(hero) <= {*full, *REBEL_FIELDS}, hero
    full.update(hero)
    spare = [*start_of(module, "light"), *start_of(module, "dark")]
    replaced = 0
    for face in (*full["light"], *full["dark"]):
        if face in spare:
            spare.remove(face)
        else:
            supply[face] -= 1
            replaced += 1
    full.setdefault("forged", replaced)
    for _ in range(full["forged"] - replaced):
        supply[max(filter(_is_sold, supply), key=lambda face: (supply[face], FACE_IDS[face]))] -= 1
    return full


def _is_sold(face: str) -> bool:
    return FACES[FACE_IDS[face]].cost > 0


def rolled_rebel(
    light_face: str,
    dark_face: str,
    *others: Hero,
    module: str | None = "titans",
    hero: Hero | None = None,
    turn: int = 1,
    dice: str = "both",
    manner: str = "plain",
    **rest: Any,
) -> Table:
    """Give a table where seat 0 has just rolled these faces for one blessing.

    With one die only it is a minor blessing, and the other die lies with its face up. ``hero``
    adds to seat 0, ``others`` are the further seats (one plain hero by default).
    """
    heroes = [{**faced(module, light_face, dark_face), **(hero or {})}, *(others or ({},))]
    pending = blessing(0, turn, dice, manner)
    table = arrange_rebel(*heroes, module=module, turn=turn, pending=pending, **rest)
    faces = {"light": [light_face], "dark": [dark_face], "both": [light_face, dark_face]}
    land(table, *faces[dice])
    return table


def in_the_air(table: Table) -> bool:
    """Tell whether the celestial die is in the air."""
    return table.actor == CHANCE and rolling(table) is None and table.decision() == "celestial"


def star(table: Table, *sides: str) -> None:
    """Let the celestial die land: gold, glory, choice, mirror, face or upgrade."""
    for side in sides:
        assert in_the_air(table), f"the celestial die is not in the air ({table.decision()})"
        table.apply(64 + CELESTIAL_SIDES.index(side))


def celestial(seat: int, turn: int) -> list[dict[str, Any]]:
    """Pending: one roll of the celestial die."""
    return [end_turn(turn), {"effect": "celestial", "seat": seat, "rerolls": 0}]


def walk(seat: int, turn: int, steps: int = 1, backward: bool = False) -> list[dict[str, Any]]:
    """Pending: a golem walks."""
    return [
        end_turn(turn),
        {"effect": "walk", "seat": seat, "steps": steps, "backward": backward},
    ]


def walking(steps: int = 1, *, backward: bool = False, turn: int = 0, **hero: Any) -> Table:
    """Seat 0's golem is about to walk."""
    return arrange_rebel(
        hero, {}, module="goddess", turn=turn, pending=walk(0, turn, steps, backward)
    )


def golem(table: Table, seat: int) -> str:
    """Name the square of a seat's golem."""
    return str(seen(table, seat)["golem"])


def token(table: Table, seat: int) -> str:
    """Name the square of a seat's loyalty token."""
    return str(seen(table, seat)["loyalty"])


def ancient(table: Table, seat: int) -> int:
    """Count a seat's ancient shards."""
    return int(seen(table, seat)["ancient"])


def board(table: Table) -> dict[str, Any]:
    """Give what everybody sees of the event board."""
    boards: Any = table.view(-1)["boards"]
    data: dict[str, Any] = boards
    return data


def lay(*sets: str) -> dict[str, str]:
    """Name these sets by their slots, as ``setup`` of ``arrange_rebel`` takes them."""
    return {SLOTS[FEATS[FEAT_IDS[name]].slot].name: name for name in sets}


def perform(feat: str, *heroes: Hero, sets: tuple[str, ...] = (), **rest: Any) -> Table:
    """Give a table where seat 0 has just paid for ``feat``, moved and taken the card.

    The price comes on top of what the first hero has, ``sets`` lie there beside the feat (the
    rest of the slots is introductory), and without other heroes there are two plain ones.
    """
    place = SLOTS[FEATS[FEAT_IDS[feat]].slot]
    me = dict(heroes[0]) if heroes else {}
    me["sun"] = me.get("sun", 0) + int(place.sun)
    me["moon"] = me.get("moon", 0) + int(place.moon)
    table = arrange_rebel(me, *(heroes[1:] or ({}, {})), setup=lay(feat, *sets), **rest)
    decide(table, f"feat {place.name}")
    return table


def showing_up(light_face: str, dark_face: str, **rest: Any) -> Hero:
    """A hero without a module whose dice lie with these faces up; see ``faced``."""
    return faced(None, light_face, dark_face, **rest)


def stored(table: Table, seat: int = 0) -> list[int]:
    """Give the gold on each scepter of a seat."""
    return [int(gold) for gold in seen(table, seat)["scepters"]]

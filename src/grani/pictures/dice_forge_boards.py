"""The boards of Rebellion as pictures: the labyrinth of the Goddess, the loyalty of the Titans."""

from __future__ import annotations

from math import atan2, degrees
from typing import Any

from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END, square_name
from grani.dice_forge.boards.titans import (
    LOYALTY_BOTH,
    LOYALTY_GOLD,
    LOYALTY_GOLD_GLORY,
    NO_ZONE,
    REBELLION_STRONG,
    REBELLION_WEAK,
    TITAN_SQUARES,
    first_feat_glory,
)
from grani.dice_forge.seen import BoardsView, ForgeView
from grani.pictures.art import art
from grani.pictures.dice_forge_signs import GAME, clay, figure, sign
from grani.pictures.easel import Easel, Part, at, n
from grani.pictures.seats import seat_badge

Spot = tuple[float, float]
PLANS = {"goddess": "maze", "titans": "titans"}
ZONES: dict[int, tuple[str, str]] = {
    int(NO_ZONE): ("none", "marble-edge"),
    int(REBELLION_STRONG): ("rebellion_strong", "rose-37"),
    int(REBELLION_WEAK): ("rebellion_weak", "rose-53"),
    int(LOYALTY_GOLD): ("loyalty_gold", "sea-60"),
    int(LOYALTY_GOLD_GLORY): ("loyalty_gold_glory", "steel-50"),
    int(LOYALTY_BOTH): ("loyalty_both", "steel-41"),
}
"""The zones of the Titans: their names on the plan, and their paints."""
TREASURES = (("sun", 4), ("moon", 4), ("glory", 10))
"""What the first golem in a hall finds (RB-212)."""
HALL = {"sun": 1, "moon": 1, "glory": 2}
MINUS = "−"


def board_height(boards: BoardsView, wide: float) -> int:
    """Give how high the board of the module is; 0 where there is none."""
    module = boards.get("module", "")
    if module not in PLANS:
        return 0
    plan = art(GAME)[PLANS[module]]
    return int(plan["height"] * wide / plan["width"])


def draw_board(table: ForgeView, easel: Easel, top: float, wide: float) -> list[Part]:
    """Draw the board of the module that is played."""
    module = table["boards"]["module"]
    plan = art(GAME)[PLANS[module]]
    drawn = _maze(table, easel, plan) if module == "goddess" else _titans(table, easel, plan)
    place = at(0, top, wide / plan["width"])
    return [Part(part.key, part.markup, place) for part in drawn]


def _spot(plan: dict[str, Any], square: str) -> Spot:
    x, y = plan["at"][square]
    return x, y


# ---------------------------------------------------------------------- the labyrinth


def _maze(table: ForgeView, easel: Easel, plan: dict[str, Any]) -> list[Part]:
    width, height, side = plan["width"], plan["height"], plan["side"]
    ground = easel.box(1, 1, width - 2, height - 2, "wood-42b", "straw-74", 9, 2)
    for square in MAZE:
        name = square_name(int(square.number) - 1)
        for further in square.next:
            ground += _way(easel, plan, name, square_name(int(further)))
    treasures = table["boards"].get("treasures", [])
    parts = [Part("maze", ground)]
    for number in range(len(MAZE)):
        name = square_name(number)
        if number != MAZE_END:
            parts.append(Part(f"maze{name}", _chamber(easel, plan, name, side)))
    x, y = _spot(plan, square_name(int(MAZE_END)))
    large = side * 2.3
    goddess = _cell(easel, x, y, large, "ivory")
    goddess += figure(
        easel, "goddess", clay("end"), x - large * 0.36, y - large * 0.42, large * 0.72
    )
    goddess += sign(easel, "glory", x - 16, y + large / 2 - 38, 32, 15)
    parts.append(Part("mazegoddess", goddess))
    parts.append(Part("mazetreasures", _treasures(easel, plan, treasures)))
    for hero in table["heroes"]:
        here = [other["seat"] for other in table["heroes"] if other["golem"] == hero["golem"]]
        corner = here.index(hero["seat"])
        x, y = _spot(plan, hero["golem"])
        far = (large if hero["golem"] == square_name(int(MAZE_END)) else side) * 0.5
        left = x + (far if corner % 2 else -far)
        down = y + (-far if corner < 2 else far)
        parts.append(Part(f"golem{hero['seat']}", _golem(easel, hero["seat"], left, down)))
    return parts


def _way(easel: Easel, plan: dict[str, Any], start: str, end: str) -> str:
    """Draw a way with an arrow in its last straight piece; those from the start are bent."""
    (x1, y1), (x2, y2) = _spot(plan, start), _spot(plan, end)
    path, near = f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}", (x1, y1)
    if start == "g01" and end != "g09":
        path, near = f"M{n(x1)} {n(y1)}V{n(y2)}H{n(x2)}", (x1, y2)
    elif end == square_name(int(MAZE_END)):
        y2 += 30
        path = f"M{n(x1)} {n(y1)}V{n(y2)}"
        x2 = x1
    turn = degrees(atan2(y2 - near[1], x2 - near[0]))
    middle = f"translate({n((near[0] + x2) / 2)} {n((near[1] + y2) / 2)}) rotate({turn:.0f})"
    return (
        f'<path d="{path}" fill="none" stroke="{easel.paint("straw-79")}" stroke-width="13" '
        f'stroke-linejoin="round"/><path d="M-3-4 3 0-3 4" transform="{middle}" fill="none" '
        f'stroke="{easel.paint("wood-44b")}" stroke-width="2.4"/>'
    )


def _cell(easel: Easel, x: float, y: float, side: float, fill: str) -> str:
    return easel.box(x - side / 2, y - side / 2, side, side, fill, "wood-44b", side * 0.16, 1.6)


def _chamber(easel: Easel, plan: dict[str, Any], name: str, side: float) -> str:
    x, y = _spot(plan, name)
    drawn = _cell(easel, x, y, side, "ivory")
    markup = art(GAME)["chambers"][name]
    inner = side * 0.94
    shown = easel.stamp(f"chamber-{name}", markup, x - inner / 2, y - inner / 2, inner)
    return f'{drawn}<g color="{easel.paint("ink-18b")}">{shown}</g>'


def _treasures(easel: Easel, plan: dict[str, Any], found: list[Any]) -> str:
    """Draw what lies in the halls, and in the tray what nobody has found."""
    halls = [name for name in plan["at"] if name in ("g08", "g12", "g21")]
    drawn = ""
    for hall, treasure in zip(halls, found, strict=False):
        if treasure is not None:
            x, y = _spot(plan, hall)
            drawn += sign(easel, treasure, x - 1, y - 1, 25, HALL[treasure])
    left = [(name, amount) for name, amount in TREASURES if name not in found]
    (x, y), (step, _) = plan["tray"]["at"], plan["tray"]["step"]
    for number, (name, amount) in enumerate(left):
        here = x + (number - 1) * step
        drawn += _cell(easel, here, y, 46, "straw-79")
        drawn += sign(easel, name, here - 17, y - 17, 34, amount)
    return drawn


def _golem(easel: Easel, seat: int, x: float, y: float) -> str:
    look = seat % 4
    mark = art("common")["seats"][look]
    ink, light = easel.paint("ink-15"), easel.paint("paper-98")
    markup = (
        f'<path d="{art(GAME)["golem"]}" fill="{easel.paint(f"seat-{look}")}" stroke="{ink}" '
        f'stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>'
        f'<path d="M16.5 4H19V6.5H16.5ZM21 4H23.5V6.5H21Z" fill="{ink}"/>'
        f'<path d="{mark}" transform="translate(12 15) scale(.8)" fill="{light}"/>'
    )
    return easel.stamp(f"golem{look}", markup, x - 14, y - 18, 28, 36, "-2 -2 44 56")


# ---------------------------------------------------------------------- the Titans


def _titans(table: ForgeView, easel: Easel, plan: dict[str, Any]) -> list[Part]:
    width, height, side = plan["width"], plan["height"], plan["side"]
    ground = easel.box(1, 1, width - 2, height - 2, "wood-42b", "straw-74", 9, 2)
    steps = list(_steps())
    for start, end, zone, _ in steps:
        if zone:
            line = _line(plan, start, end)
            paint = easel.paint(ZONES[zone][1])
            ground += (
                f'<path d="{line}" stroke="{paint}" stroke-width="{side + 14}" '
                f'stroke-linecap="round" opacity=".7"/>'
            )
    for start, end, _, one_way in steps:
        paint = easel.paint("sea-82" if one_way else "straw-79")
        ground += f'<path d="{_line(plan, start, end)}" stroke="{paint}" stroke-width="8"/>'
    x, y, large = plan["scene"]
    scene = figure(easel, "first_titan", clay("end"), x - large / 2, y - large / 2, large)
    parts = [Part("titans", ground + f'<g opacity=".8">{scene}</g>')]
    parts.append(Part("plaques", _plaques(easel, plan)))
    squares = ""
    for square in TITAN_SQUARES:
        x, y = _spot(plan, square.name)
        paint = easel.paint(ZONES[int(square.zone)][1])
        squares += (
            f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(side / 2)}" fill="{paint}" '
            f'stroke="{easel.paint("ink-15")}" stroke-width="2"/>'
        )
        squares += easel.text(
            x,
            y,
            str(square.glory).replace("-", MINUS),
            17,
            paint="paper-98",
            weight=800,
            anchor="middle",
        )
    parts.append(Part("squares", squares))
    for hero in table["heroes"]:
        here = [other["seat"] for other in table["heroes"] if other["loyalty"] == hero["loyalty"]]
        i = here.index(hero["seat"])
        x, y = _spot(plan, hero["loyalty"])
        across, down = (0, -20) if len(here) == 1 else (14 if i % 2 else -14, -18 if i < 2 else 18)
        token = seat_badge(easel, hero["seat"], x + across - 12, y + down - 12, 24)
        parts.append(Part(f"loyalty{hero['seat']}", token))
    return parts


def _steps() -> list[tuple[str, str, int, bool]]:
    """Give every step of the board: from, to, the zone that it lies in, whether it is one-way."""
    found = []
    for number, square in enumerate(TITAN_SQUARES):
        loyal, rebel = TITAN_SQUARES[square.loyalty], TITAN_SQUARES[square.rebellion]
        both = [
            (loyal, int(square.loyalty) != number, int(loyal.rebellion) != number),
            (rebel, int(square.rebellion) != number and int(rebel.loyalty) != number, True),
        ]
        for other, is_step, one_way in both:
            if is_step:
                zone = int(square.zone) if square.zone == other.zone else 0
                found.append((square.name, other.name, zone, one_way))
    return found


def _line(plan: dict[str, Any], start: str, end: str) -> str:
    (x1, y1), (x2, y2) = _spot(plan, start), _spot(plan, end)
    return f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}"


def _plaques(easel: Easel, plan: dict[str, Any]) -> str:
    """Tell what the zones bring, in signs."""
    drawn = ""
    for zone, (name, paint) in ZONES.items():
        if zone == NO_ZONE:
            continue
        x, y, wide = plan["plaques"][name]
        drawn += easel.box(x, y, wide, 34, paint, "ink-15", 8, 1.2)
        signs = _brings(zone)
        here = x + (wide - sum(room for _, _, room in signs)) / 2
        for sort, amount, room in signs:
            if sort:
                light = easel.paint("paper-96")
                shown = sign(easel, sort, here, y + 17 - (room - 3) / 2, room - 3, amount)
                drawn += f'<g color="{light}">{shown}</g>'
            if sort == "foes":
                # A feat that no opponent has: they are struck out.
                drawn += (
                    f'<path d="M{n(here)} {n(y + 28)}l22-22" stroke="{easel.paint("wood-86")}" '
                    f'stroke-width="3.5" stroke-linecap="round"/>'
                )
            here += room
    return drawn


def _brings(zone: int) -> list[tuple[str, int | None, int]]:
    """Give the signs of a zone: name, numeral, room."""
    if zone in (REBELLION_STRONG, REBELLION_WEAK):
        own, first = (int(first_feat_glory(zone, new)) for new in (False, True))
        return [
            *(("feat", None, 25), ("to", None, 19), ("glory", own, 27), ("", None, 12)),
            *(("foes", None, 25), ("feat", None, 25), ("to", None, 19), ("glory", first, 27)),
        ]
    more: list[tuple[str, int | None, int]] = [("gold", None, 25), ("plus", None, 19)]
    more.append(("gold", 1, 27))
    if zone >= LOYALTY_GOLD_GLORY:
        more.append(("glory", 1, 27))
    if zone == LOYALTY_BOTH:
        more += [("", None, 10), ("glory", None, 25), ("plus", None, 19), ("glory", 1, 27)]
    return more


def memories_on(table: ForgeView, portal: int, easel: Easel, x: float, y: float) -> str:
    """Draw the memory tokens beside the gate of an island: colour, side, and whose they are."""
    drawn, here = "", x
    for colour, memory in table["boards"].get("memories", {}).items():
        look = art(GAME)["colours"][colour]
        owner = easel.paint(f"seat-{memory['owner'] % 4}")
        for token in memory["tokens"]:
            if token is None or token["portal"] != portal:
                continue
            markup = (
                f'<circle cx="50" cy="50" r="44" fill="{look["fill"]}" stroke="{owner}" '
                f'stroke-width="12"/><path d="{look["mark"]}" transform="translate(22 22) '
                f'scale(.56)" fill="{easel.paint("paper-96")}" fill-rule="evenodd"/>'
            )
            drawn += easel.stamp(f"memory-{colour}", markup, here, y - 10, 20)
            drawn += sign(easel, token["side"], here + 11, y, 13)
            here += 26
    return drawn

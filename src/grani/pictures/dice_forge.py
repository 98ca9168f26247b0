"""The table of Dice Forge as a picture: temple, islands, the board of a module, the heroes."""

from __future__ import annotations

from typing import cast

from grani.dice_forge.hero import DIE_NAMES, Die
from grani.dice_forge.seen import ForgeView, HeroView, PoolView, StackView
from grani.pictures import View
from grani.pictures.dice_forge_boards import board_height, draw_board, memories_on
from grani.pictures.dice_forge_signs import (
    clay_of,
    face,
    feat_name,
    figure,
    isles,
    price,
    sign,
)
from grani.pictures.easel import Easel, Part, at, in_two, n
from grani.pictures.seats import seat_badge
from grani.terminal.dice_forge import given_by_feats

WIDTH = 1180
GAP = 10
HEAD = 46
TEMPLE = 266
SEA = 430
FACE = 36
ISLE_WIDE, ISLE_HIGH = 224, 190
TILE_HIGH = 150
END = 4
"""The portal of the last island, which lies across the others."""
CARD = 40
CARDS_A_ROW = 13
HERO = 138
"""Height of a hero without cards."""
STEP = 92
"""From one amount of a reserve to the next."""
WOODS, GARDENS = -1, 0


def draw(view: View, easel: Easel, widest: View) -> tuple[int, int, list[Part]]:
    """Draw the table; the room for cards is what ``widest`` needs, which may come later."""
    table, most = cast(ForgeView, view), cast(ForgeView, widest)
    parts = [
        *_temple(table, easel, 0, HEAD),
        *_sea(table, easel, TEMPLE + GAP, HEAD, WIDTH - TEMPLE - GAP),
    ]
    top = HEAD + SEA + GAP
    if height := board_height(table["boards"], WIDTH):
        parts += draw_board(table, easel, top, WIDTH)
        top += height + GAP
    columns = 2
    wide = (WIDTH - GAP) / columns
    heroes = table["heroes"]
    for first in range(0, len(heroes), columns):
        pair = heroes[first : first + columns]
        high = HERO + CARD * max(_card_rows(most["heroes"][hero["seat"]]) for hero in pair)
        for column, hero in enumerate(pair):
            place = at(column * (wide + GAP), top)
            parts += [
                Part(part.key, part.markup, place)
                for part in _hero(table, hero, easel, 0, 0, wide, high)
            ]
        top += high + GAP
    return WIDTH, top - GAP, parts


def told(view: View, easel: Easel) -> str:
    """Tell who has what, in a line."""
    table = cast(ForgeView, view)
    return "; ".join(
        f"{easel.names[hero['seat']]}: "
        + ", ".join(
            easel.say(f"amount-{name}", amount=hero[name])
            for name in ("gold", "sun", "moon", "glory")
        )
        for hero in table["heroes"]
    )


# ---------------------------------------------------------------------- temple


def _temple(table: ForgeView, easel: Easel, x: float, y: float) -> list[Part]:
    """Draw the pools by price, dearest first, gardens and forest below; each row is a part."""
    rows: dict[int, list[tuple[str, int]]] = {}
    given = given_by_feats(table)
    for pool in table["temple"]:
        if pool["garden"] and given.isdisjoint(pool["faces"]):
            continue
        rows.setdefault(_row(pool), []).extend(pool["faces"].items())
    heading = easel.text(x + 14, y + 20, easel.say("table-temple"), 20, paint="slip", display=True)
    parts = [Part("temple", easel.box(x, y, TEMPLE, SEA) + heading)]
    ordered = sorted(rows, key=lambda row: (row <= 0, -row))
    lines = [
        (row, rows[row][first : first + 5])
        for row in ordered
        for first in range(0, len(rows[row]), 5)
    ]
    step = min(FACE + 11, (SEA - 42) / max(1, len(lines)))
    seen: set[int] = set()
    for number, (row, faces) in enumerate(lines):
        top = y + 36 + number * step
        drawn = "" if row in seen else _row_head(row, easel, x, top, step)
        seen.add(row)
        for column, (name, left) in enumerate(faces):
            drawn += _on_sale(name, left, easel, x + 50 + column * 42, top, min(FACE, step - 4))
        parts.append(Part(f"pool{number}", drawn))
    return parts


def _row(pool: PoolView) -> int:
    if not pool["garden"]:
        return pool["cost"]
    return WOODS if pool["pool"].startswith("f_") else GARDENS


def _row_head(row: int, easel: Easel, x: float, y: float, step: float) -> str:
    """Write what a row costs; those that are not for sale have a name."""
    side = min(30.0, step - 8)
    if row > 0:
        return sign(easel, "gold", x + 12, y + (step - side) / 2 - 3, side, row)
    words = easel.say("table-garden" if row == GARDENS else "board-forest")
    return easel.text(x + 6, y + step / 2 - 4, words, 12, paint="dim", room=41)


def _on_sale(name: str, left: int, easel: Easel, x: float, y: float, side: float) -> str:
    if not left:
        return (
            f'<rect x="{n(x + 2)}" y="{n(y + 2)}" width="{n(side - 4)}" height="{n(side - 4)}" '
            f'rx="5" fill="none" stroke="{easel.paint("line")}" stroke-dasharray="3 4"/>'
        )
    drawn = face(easel, name, x, y, side)
    if left > 1:
        drawn += _count(easel, x + side - 3, y + side - 3, left)
    return drawn


def _count(easel: Easel, x: float, y: float, count: int) -> str:
    """Write a number of copies on a small disc."""
    return (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="8" fill="{easel.paint("ink-18b")}" '
        f'stroke="{easel.paint("ivory")}"/>'
        + easel.text(x, y, str(count), 11, paint="paper-98", weight=700, anchor="middle")
    )


# ---------------------------------------------------------------------- islands


def _sea(table: ForgeView, easel: Easel, x: float, y: float, wide: float) -> list[Part]:
    """Draw the islands in the sea: moon above, sun below, the last one to the right of both."""
    heading = easel.text(
        x + 14, y + 20, easel.say("table-islands"), 20, paint="on-dark", display=True
    )
    parts = [Part("sea", easel.box(x, y, wide, SEA, "sea-3", "sea-36") + heading)]
    standing: dict[int, list[int]] = {}
    for hero in table["heroes"]:
        standing.setdefault(hero["portal"], []).append(hero["seat"])
    places: dict[str, int] = {}
    for isle in isles():
        portal = isle["portal"]
        stacks = [stack for stack in table["islands"] if stack["portal"] == portal]
        stacks.sort(key=lambda stack: (stack["sun"] + stack["moon"]) * (portal != END))
        column = places[isle["side"]] = places.get(isle["side"], -1) + 1
        left, top = x + 10 + column * (ISLE_WIDE + 4), y + 36
        high, columns = ISLE_HIGH, 2
        if portal == END:
            left, high, columns = x + 10 + 3 * (ISLE_WIDE + 4), 2 * ISLE_HIGH, 1
        elif isle["side"] == "sun":
            top += ISLE_HIGH
        across = ISLE_WIDE if portal != END else x + wide - 6 - left
        parts.append(Part(f"isle{portal}", _land(easel, isle["coast"], left, top, across, high)))
        for number, stack in enumerate(stacks):
            room = (across - 20) / columns
            tall = (high - 22) / (1 if columns == 2 else len(stacks))
            tile_x = left + 10 + (number % columns) * room
            tile_y = top + 8 + (0 if columns == 2 else number * tall)
            width, height = room - 6, min(TILE_HIGH, tall - 6)
            if isle["side"] == "sun":
                tile_y = top + high - height - 8
            parts.append(
                Part(stack["slot"], _tile(stack, easel, tile_x + 3, tile_y, width, height))
            )
        gate = (left + across / 2, top + high - 17 if isle["side"] == "moon" else top + 17)
        if portal == END:
            gate = (left, top + high / 2)
        parts.append(Part(f"pawns{portal}", _pawns(easel, standing.get(portal, []), *gate)))
        beside = (gate[0] + 24, gate[1]) if portal != END else (gate[0] - 11, gate[1] + 24)
        if memories := memories_on(table, portal, easel, *beside):
            parts.append(Part(f"memories{portal}", memories))
    return parts


def _land(easel: Easel, coast: str, x: float, y: float, wide: float, high: float) -> str:
    """Draw an island, stretched to its place."""
    return (
        f'<path d="{coast}" transform="translate({n(x)} {n(y)}) scale({wide / 204:.3f} '
        f'{high / 204:.3f})" fill="{easel.paint("straw-79")}" stroke="{easel.paint("sea-74b")}" '
        f'stroke-width="5"/>'
    )


def _tile(stack: StackView, easel: Easel, x: float, y: float, wide: float, high: float) -> str:
    """Draw a stack of cards: cost, glory, figure, name, copies left; faint once it is empty."""
    clay = clay_of(stack["slot"])
    drawn = (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(high)}" rx="9" '
        f'fill="{clay.tile}" stroke="{clay.edge}" stroke-width="2"/>'
    )
    cost = price(easel, stack["sun"], stack["moon"], x + 5, y + 5, 25)
    if stack["feat"] is None:
        unknown = easel.text(
            x + wide / 2, y + high / 2, "?", 40, paint="ink-18b", anchor="middle", display=True
        )
        return drawn + cost + unknown
    lines = in_two(feat_name(easel, stack["feat"]))
    named = 14 * len(lines) + 6
    side = min(wide - 12, high - named - 12)
    down = max(8, (high - named - side) * 0.62)
    drawn += figure(easel, stack["feat"], clay, x + (wide - side) / 2, y + down, side) + cost
    if stack["glory"]:
        drawn += sign(easel, "glory", x + wide - 31, y + 4, 27, stack["glory"])
    for number, line in enumerate(lines):
        line_y = y + high - named + 8 + 14 * number
        drawn += easel.text(
            x + wide / 2,
            line_y,
            line,
            13,
            paint="ink-18b",
            weight=650,
            anchor="middle",
            room=wide - 8,
        )
    for copy in range(stack["left"]):
        drawn += (
            f'<rect x="{n(x + wide - 12)}" y="{n(y + 36 + copy * 8)}" width="8" height="5" '
            f'rx="1.5" fill="{clay.glaze}"/>'
        )
    return drawn if stack["left"] else f'<g opacity=".42">{drawn}</g>'


def _pawns(easel: Easel, seats: list[int], x: float, y: float) -> str:
    """Draw who stands at a portal, and an empty gate where nobody does."""
    if not seats:
        return (
            f'<circle cx="{n(x)}" cy="{n(y)}" r="8" fill="{easel.paint("sea-36")}" '
            f'stroke="{easel.paint("straw-79")}" stroke-width="2"/>'
        )
    return "".join(
        seat_badge(easel, seat, x - 15 + 26 * number - 13 * (len(seats) - 1), y - 15, 30)
        for number, seat in enumerate(seats)
    )


# ---------------------------------------------------------------------- heroes


def _card_rows(hero: HeroView) -> int:
    return max(1, -(-len(hero["cards"]) // CARDS_A_ROW))


def _hero(
    table: ForgeView, hero: HeroView, easel: Easel, x: float, y: float, wide: float, high: float
) -> list[Part]:
    """Draw a hero: name and reserve, both dice unfolded, cards."""
    seat = hero["seat"]
    acts = table["turn"] == seat and table["decision"] != "game over"
    wins = seat in table["winners"]
    frame = easel.box(x, y, wide, high, edge=f"seat-{seat % 4}", thick=3 if acts or wins else 1.2)
    frame += seat_badge(easel, seat, x + 10, y + 8, 30)
    name = easel.names[seat]
    room = wide - 68 - _reserve_width(hero)
    paint = f"seat-ink-{seat % 4}"
    frame += easel.text(x + 48, y + 23, name, 20, display=True, paint=paint, room=room)
    if wins:
        frame += easel.text(
            x + 48, y + 41, easel.say("table-winner").lstrip("— "), 12, paint="go-ink", weight=700
        )
    key = f"hero{seat}"
    parts = [Part(key, frame), *_reserve(hero, easel, x, y, wide)]
    for number, die in enumerate(DIE_NAMES):
        left = x + 12 + number * ((wide - 24) / 2)
        parts.append(Part(f"{key}{die}", _die(hero, die, easel, left, y + 54)))
    parts.append(Part(f"{key}average", _average(hero, easel, x + 12, y + 110)))
    parts.append(Part(f"{key}tokens", _tokens(hero, easel, x + wide - 6, y + 110)))
    parts.append(Part(f"{key}cards", _cards(table, hero, easel, x + 12, y + HERO - 4)))
    return parts


def _reserve(hero: HeroView, easel: Easel, x: float, y: float, wide: float) -> list[Part]:
    """Write gold, shards and glory at the right, with what there is room for."""
    amounts: list[tuple[str, int, int]] = [
        ("gold", hero["gold"], hero["gold_cap"]),
        ("sun", hero["sun"], hero["shard_cap"]),
        ("moon", hero["moon"], hero["shard_cap"]),
    ]
    if "ancient" in hero:
        amounts.append(("ancient", hero["ancient"], 0))
    amounts.append(("glory", hero["score"], 0))
    taken = _reserve_width(hero)
    step = taken / len(amounts)
    here = x + wide - 12 - taken
    parts = []
    for name, amount, cap in amounts:
        written = str(amount)
        drawn = sign(easel, name, here, y + 9, 28)
        drawn += easel.text(here + 33, y + 24, written, 21, weight=700)
        if cap:
            past = here + 34 + 14 * len(written)
            drawn += easel.text(
                past, y + 27, f"/{cap}", 12, paint="dim", room=step - past + here - 2
            )
        parts.append(Part(f"hero{hero['seat']}{name}", drawn))
        here += step
    return parts


def _reserve_width(hero: HeroView) -> float:
    return 5 * STEP * 0.88 if "ancient" in hero else 4 * STEP


def _die(hero: HeroView, die: Die, easel: Easel, x: float, y: float) -> str:
    """Draw the six faces of a die in a row; the one that lies up is ringed."""
    found = hero["dice"][die]
    body = "ivory" if die == "light" else "ink-18b"
    drawn = (
        f'<rect x="{n(x)}" y="{n(y)}" width="268" height="50" rx="10" fill="{easel.paint(body)}" '
        f'stroke="{easel.paint("wood-55")}"/>'
    )
    for side, name in enumerate(found["faces"]):
        left = x + 5 + side * 43.6
        if side == found["up"]:
            drawn += (
                f'<rect x="{n(left - 1)}" y="{n(y + 2)}" width="44" height="46" rx="9" '
                f'fill="{easel.paint("gilt-low")}"/>'
            )
        drawn += face(easel, name, left + 2, y + 6, 38)
    return drawn


def _average(hero: HeroView, easel: Easel, x: float, y: float) -> str:
    """Write what one roll of both dice brings on average."""
    drawn = easel.text(x, y + 10, easel.say("forge-average"), 13, paint="dim", room=130)
    here = x + 136
    for name, amount in hero["average"].items():
        tenths = round(10 * amount)
        if tenths:
            written = easel.say("table-tenths", whole=tenths // 10, tenths=tenths % 10)
            drawn += sign(easel, name, here, y + 1, 17)
            drawn += easel.text(here + 20, y + 10, written, 13, paint="dim")
            here += 52
    return drawn


def _tokens(hero: HeroView, easel: Easel, right: float, y: float) -> str:
    """Draw what lies beside the cards: tokens, hammers with their tracks, scepters, companions."""
    found: list[tuple[str, str]] = []
    for name, count in (("cerberus", hero["cerberus"]), ("triton", hero["triton"])):
        if count:
            found.append((name, f"×{count}"))
    if hero["hammers"]:
        found.append(("hammer", f"{hero['hammer_track']} · {hero['hammer_lap']}/2"))
    found += [("scepter", str(gold)) for gold in hero.get("scepters", ())]
    for companion in hero.get("companions", ()):
        space = companion["space"] if isinstance(companion, dict) else companion
        found.append(("companion", "–" if space == "spent" else str(space)))
    drawn = ""
    for name, amount in reversed(found):
        right -= 34 + 8 * len(amount)
        drawn += f'<g color="{easel.paint("dim")}">{sign(easel, name, right, y, 18)}</g>'
        drawn += easel.text(right + 22, y + 10, amount, 13, paint="dim")
    return drawn


def _cards(table: ForgeView, hero: HeroView, easel: Easel, x: float, y: float) -> str:
    """Draw the cards as small tiles with how many there are of each."""
    stacks = {stack["feat"]: stack["slot"] for stack in table["islands"]}
    drawn = ""
    for number, (feat, count) in enumerate(hero["cards"].items()):
        clay = clay_of(stacks[feat])
        left = x + number % CARDS_A_ROW * (CARD + 3)
        top = y + number // CARDS_A_ROW * CARD
        drawn += (
            f'<rect x="{n(left)}" y="{n(top)}" width="38" height="36" rx="6" '
            f'fill="{clay.tile}" stroke="{clay.edge}" stroke-width="1.5"/>'
            + figure(easel, feat, clay, left + 3, top + 2, 32)
        )
        if count > 1:
            drawn += _count(easel, left + 34, top + 31, count)
    if not hero["cards"]:
        drawn += easel.text(x, y + 18, easel.say("table-no-cards"), 14, paint="dim")
    return drawn

"""The table of Dice Forge: temple, islands, heroes, and the scores at the end."""

from __future__ import annotations

from typing import cast

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from grani.core.prompt import Option
from grani.dice_forge.boxes import (
    FEAT_IDS,
    FEATS,
)
from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    FACE_IDS,
    FACES,
    FATE,
    GAIN,
    GOLEM,
    MISFORTUNE,
    POOL_FACES,
    SHIELD,
    TRIPLE,
)
from grani.dice_forge.faces.rebellion import MOON_GOLEM
from grani.dice_forge.hero import DIE_NAMES, Die
from grani.dice_forge.resources import HAMMER_LAP, RESOURCE_NAMES
from grani.dice_forge.seen import ForgeView, HeroView, PoolView, StackView
from grani.dice_forge.verbs.base import (
    ForgeFromGarden,
    GiveLinkedFace,
)
from grani.dice_forge.verbs.rebellion import (
    ForgeAnyFace,
)
from grani.locales import in_figures
from grani.terminal import Thing, View
from grani.terminal.blocks import Block, bar, beside, even, fitted, flow
from grani.terminal.canvas import Canvas
from grani.terminal.dice_forge_boards import (
    MODULE_TERMS,
    amount_text,
    amounts_text,
    board_lines,
    board_title,
    rebel_belongings,
    rebel_reserve,
    sign,
    style,
    titan_points,
)
from grani.terminal.symbols import AFFORDABLE, DIM, SEAT_STYLES, STYLES, UP

TEMPLE_WIDTH = 38
FRAME = "#7a5a3a"
PAWN_ROOM = 8
WIDE_PAWN_ROOM = 11
GOLD_CELLS = 12
GARDENS, WOODS = 0, -1
"""Rows of faces that have no price."""
SHARD_CELLS = 6
STEPS: dict[str, str] = {
    "reinforce": "table-step-reinforce",
    "main": "table-step-main",
    "forge": "table-step-main",
    "extra": "table-step-extra",
    "place": "table-step-forge",
    "garden": "table-step-forge",
    "give": "table-step-forge",
    "ship": "table-step-forge",
    "market": "table-step-forge",
    "free_face": "table-step-forge",
    "replace": "table-step-forge",
    "merchant": "table-step-reinforce",
    "companion": "table-step-reinforce",
    "free_feat": "table-step-main",
    "game over": "table-step-over",
}
"""What the header says by decision; everything else is about dice."""
TERMS = (
    *("hero", "round", "turn", "blessing", "minor-blessing", "main-action", "forge", "feat"),
    *("oust", "portal", "extra-action", "reinforcement", "immediate", "automatic", "reserve"),
    *("cap", "glory", "gold", "shards", "sanctuary", "gardens", "up-face", "hammer-track"),
    *("triton-token", "cerberus-token", "choice", "triple", "mirror", "ship", "boar", "shield"),
)
"""Words of the game that have an entry in the glossary."""

# ---------------------------------------------------------------------- the whole table


def draw(view: View, canvas: Canvas) -> list[Block]:
    """Draw temple and islands above, the heroes below; beside each other where there is room."""
    table = cast(ForgeView, view)
    if canvas.is_wide:
        return [
            _temple_beside_islands(table, canvas),
            *_event_board(table, canvas),
            *_heroes_in_pairs(table, canvas),
        ]
    width = canvas.inner(canvas.width)
    blocks = [
        canvas.box(title, lines, canvas.width, FRAME)
        for title, lines in (
            (canvas.say("table-temple"), _temple_flow(table, canvas, width)),
            (canvas.say("table-islands"), _islands_lines(table, canvas, width)),
        )
    ]
    blocks += _event_board(table, canvas)
    for hero in table["heroes"]:
        lines = _hero_lines(hero, canvas, width)
        blocks.append(_hero_box(table, hero, canvas, lines, canvas.width))
    return blocks


def _temple_beside_islands(table: ForgeView, canvas: Canvas) -> Block:
    right_width = canvas.width - TEMPLE_WIDTH
    left, right = even(
        _temple_lines(table, canvas, canvas.inner(TEMPLE_WIDTH)),
        _islands_lines(table, canvas, canvas.inner(right_width)),
    )
    return beside(
        canvas.box(canvas.say("table-temple"), left, TEMPLE_WIDTH, FRAME),
        canvas.box(canvas.say("table-islands"), right, right_width, FRAME),
    )


def _event_board(table: ForgeView, canvas: Canvas) -> list[Block]:
    """The board of a module of Rebellion, if one is in play."""
    boards = table["boards"]
    lines = board_lines(boards, table["heroes"], canvas, canvas.inner(canvas.width))
    return [canvas.box(board_title(boards, canvas), lines, canvas.width, FRAME)] if lines else []


def brief(option: Option, canvas: Canvas) -> Text | None:
    """Write a purchase or a feat as price and thing: ``2● → 3●``."""
    args = option.args
    if option.key == "option-buy":
        paid = amount_text(int(args["price"]), "gold", canvas)
        return Text.assemble(
            paid, f" {canvas.symbols.arrow} ", face_text(str(args["face"]), canvas)
        )
    if option.key not in ("option-feat", "option-feat-ousting"):
        return None
    text = _cost(int(args["sun"]), int(args["moon"]), canvas)
    text.append(f" {canvas.symbols.arrow} {_feat_name(str(args['feat']), canvas)} ")
    text.append_text(amount_text(int(args["glory"]), "glory", canvas))
    if "ousted" in args:
        ousted = int(args["ousted"])
        text.append_text(Text.assemble(f" {canvas.symbols.pawn}", canvas.seat(ousted)))
    return text


def headline(view: View, canvas: Canvas) -> str:
    """Say the round, whose turn it is and which step."""
    table = cast(ForgeView, view)
    parts = [canvas.say("table-round", round=table["round"], rounds=table["rounds"])]
    if table["decision"] == "game over":
        parts.append(canvas.say("table-step-over"))
    else:
        parts.append(canvas.say("table-turn", name=canvas.names[table["turn"]]))
        parts.append(canvas.say(STEPS.get(table["decision"], "table-step-dice")))
    return f" {canvas.symbols.dot} ".join(parts)


def draw_scores(view: View, canvas: Canvas) -> Block:
    """Draw the final count: glory of the reserve, every card, the sum."""
    table = cast(ForgeView, view)
    worth = {stack["feat"]: stack["glory"] for stack in table["islands"]}
    lines: Block = []
    inner = canvas.inner(canvas.width)
    for hero in sorted(table["heroes"], key=lambda hero: -hero["score"]):
        head = canvas.seat(hero["seat"])
        if hero["seat"] in table["winners"]:
            head.append(f" {canvas.say('table-winner')}")
        total = Text(
            f"{in_figures(hero['score'])}{canvas.symbols.resources['glory']}", STYLES["glory"]
        )
        room = inner - total.cell_len
        lines.append(Text.assemble(fitted(head, room, canvas.symbols.more), total))
        parts = [_labelled(canvas.say("table-score-reserve"), hero["glory"], canvas)]
        for feat, count in hero["cards"].items():
            name = _feat_name(feat, canvas)
            if count > 1:
                name += f" {canvas.symbols.times}{count}"
            parts.append(_labelled(name, count * worth[feat], canvas))
        square = titan_points(hero)
        if square is not None:
            parts.append(_labelled(canvas.say("board-score-titans"), square, canvas))
        lines += flow([Text("  "), *_separated(parts, canvas)], inner, gap="", indent=2)
    return canvas.box(canvas.say("table-scores"), lines, canvas.width, STYLES["glory"])


def legend(canvas: Canvas) -> str:
    """Explain the signs of resources, and how what lies up or can be had is marked."""
    signs = "  ".join(
        f"{sign} {canvas.say(f'resource-{name}')}"
        for name, sign in canvas.symbols.resources.items()
    )
    return f"{signs}\n{canvas.say('cli-legend', mark=canvas.symbols.mark)}"


def things(view: View) -> list[Thing]:
    """List the feats and faces of this game."""
    table = cast(ForgeView, view)
    faces = [face for pool in table["temple"] for face in pool["faces"]]
    for hero in table["heroes"]:
        for die in DIE_NAMES:
            faces += hero["dice"][die]["faces"]
    feats = [stack["feat"] for stack in table["islands"] if stack["feat"]]
    return [
        *(thing("feat", feat) for feat in feats),
        *(thing("face", face) for face in dict.fromkeys(faces)),
        *(thing("term", term) for term in TERMS),
        *(thing("term", term) for term in MODULE_TERMS.get(table["boards"].get("module", ""), ())),
    ]


def thing(sort: str, name: str) -> Thing:
    """Give the feat or face of an id."""
    key = f"{sort}-{name.replace('_', '-')}"
    return Thing(f"{key}-name" if sort == "feat" else key, f"{key}-rule")


# ---------------------------------------------------------------------- faces


def face_text(name: str, canvas: Canvas) -> Text:
    """Draw a face in a few cells: ``3●``, ``1●/1✹/1☾``, ``2❖+2☾`` or a short word."""
    face = FACES[FACE_IDS[name]]
    kind = int(face.kind)
    if kind in (GAIN, CHOICE, FATE):
        amounts = [int(face.amount(resource)) for resource in range(len(RESOURCE_NAMES))]
        return amounts_text(amounts, "/" if kind == CHOICE else "+", canvas)
    if kind == TRIPLE:
        return Text(f"{canvas.symbols.times}3", "bold")
    if kind == SHIELD:
        word = RESOURCE_NAMES[int(face.matches)]
        shield = canvas.say("board-face-chaos" if face.keeps_b else "table-face-shield")
        return Text(shield + sign(word, canvas), style(word))
    if kind == GOLEM:
        word = "moon" if face.golem == MOON_GOLEM else "sun"
        return Text(canvas.say("board-face-golem") + sign(word, canvas), style(word))
    key = name.replace("_", "-")
    if kind == MISFORTUNE:
        return Text(canvas.say(f"board-face-{key}"), "italic")
    return Text(canvas.say(f"table-face-{key}"), "italic" if kind == BOAR else "bold")


def _labelled(label: str, amount: int, canvas: Canvas) -> Text:
    return Text.assemble(f"{label} ", amount_text(amount, "glory", canvas))


def _separated(parts: list[Text], canvas: Canvas) -> list[Text]:
    """Put a dot after every part but the last, so that a line may break behind it."""
    dot = f" {canvas.symbols.dot} "
    return [
        Text.assemble(part, (dot, DIM)) if i < len(parts) - 1 else part
        for i, part in enumerate(parts)
    ]


# ---------------------------------------------------------------------- temple


def _face_on_sale(face: str, left: int, canvas: Canvas) -> Text:
    """A face of the temple: a mark if it can be had now, what it shows, how many are left."""
    marked = f"pool:{face}" in canvas.marked
    text = Text.assemble((canvas.symbols.mark if marked else " ", "bold"))
    shown = face_text(face, canvas)
    if marked:
        shown.stylize(AFFORDABLE)
    if not left:
        shown.stylize("dim")
    text.append_text(shown)
    if left != 1:
        text.append(f"{canvas.symbols.times}{left}", DIM)
    return text


def _by_price(table: ForgeView, canvas: Canvas) -> list[tuple[Text, list[Text]]]:
    """Give the faces of the temple by price, dearest first; gardens last, then the forest.

    Sold out is left out.
    """
    prices: dict[int, list[Text]] = {}
    given = given_by_feats(table)
    for pool in table["temple"]:
        if pool["garden"] and given.isdisjoint(pool["faces"]):
            continue
        shown = prices.setdefault(_row(pool), [])
        shown += [_face_on_sale(face, left, canvas) for face, left in pool["faces"].items() if left]
    rows = [
        (amount_text(price, "gold", canvas), prices[price])
        for price in sorted(prices, reverse=True)
    ]
    for row, key in ((GARDENS, "table-garden"), (WOODS, "board-forest")):
        if row in prices:
            place = sorted(prices, reverse=True).index(row)
            rows[place] = (Text(canvas.say(key), DIM), prices[row])
    return rows


def _row(pool: PoolView) -> int:
    """The row that a pool stands in: its price, or the gardens, or the forest."""
    if not pool["garden"]:
        return pool["cost"]
    return WOODS if pool["pool"].startswith("f_") else GARDENS


def given_by_feats(table: ForgeView) -> set[str]:
    """Name the free faces that a feat of this game gives; other gardens need no room."""
    faces: set[str] = set()
    for stack in table["islands"]:
        verb = FEATS[FEAT_IDS[stack["feat"]]].immediate if stack["feat"] else None
        if isinstance(verb, ForgeFromGarden):
            faces |= {FACES[face].name for face in POOL_FACES[verb.pool]}
        elif isinstance(verb, GiveLinkedFace):
            faces.add(FACES[POOL_FACES[verb.pool][0]].name)
        elif isinstance(verb, ForgeAnyFace):
            for pool in table["temple"]:
                if _row(pool) == GARDENS:
                    faces |= pool["faces"].keys()
    return faces


def _temple_lines(table: ForgeView, canvas: Canvas, width: int) -> Block:
    """One line a price."""
    lines: Block = []
    for price, shown in _by_price(table, canvas):
        head = fitted(price, 4) if price.cell_len < 4 else price
        lines += flow([head, *(shown or [Text("  -", DIM)])], width, indent=4)
    return lines


def _temple_flow(table: ForgeView, canvas: Canvas, width: int) -> Block:
    """Prices one after another, as many as fit on a line."""
    parts = []
    for price, shown in _by_price(table, canvas):
        part = Text.assemble(price, (":", DIM))
        for face in shown or [Text(" -", DIM)]:
            part.append_text(face)
        parts.append(part)
    pieces: list[Text] = []
    for part in parts:
        pieces += [part] if part.cell_len <= width else flow(part.split(" "), width, indent=4)
    return flow(pieces, width, gap="   ")


# ---------------------------------------------------------------------- islands


def _islands_lines(table: ForgeView, canvas: Canvas, width: int) -> Block:
    """One line a portal, two stacks on each; whoever stands there is named in front."""
    standing = {hero["portal"]: hero["seat"] for hero in table["heroes"] if hero["portal"]}
    pawn_room = WIDE_PAWN_ROOM if canvas.is_wide else PAWN_ROOM
    room = (width - pawn_room - 1) // 2
    lines: Block = []
    for portal in dict.fromkeys(stack["portal"] for stack in table["islands"]):
        stacks = [stack for stack in table["islands"] if stack["portal"] == portal]
        for first in range(0, len(stacks), 2):
            head = Text(" " * pawn_room)
            if first == 0:
                head = _pawn(standing.get(portal), canvas, pawn_room)
            line = Text.assemble(head, _stack(stacks[first], canvas, room, 2))
            if first + 1 < len(stacks):
                line.append_text(Text.assemble(" ", _stack(stacks[first + 1], canvas, room, 4)))
            lines.append(line)
    return lines


def _pawn(seat: int | None, canvas: Canvas, room: int) -> Text:
    """Who stands on a portal, as far as there is room."""
    if seat is None:
        return fitted(Text(canvas.symbols.dot, DIM), room)
    name = canvas.names[seat]
    if cell_len(name) > room - 2:
        number = name[-1] if name[-1].isdecimal() else ""
        name = set_cell_size(name, room - 2 - len(number)) + number
    style = f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"
    return fitted(Text(canvas.symbols.pawn + name, style), room)


def _stack(stack: StackView, canvas: Canvas, width: int, cost_room: int) -> Text:
    """A stack: cost, a mark if it can be had now, name, glory, cards left."""
    marked = f"stack:{stack['slot']}" in canvas.marked
    cost = _cost(stack["sun"], stack["moon"], canvas)
    tail = Text.assemble(
        (f" {stack['glory']:>2}{canvas.symbols.resources['glory']}", STYLES["glory"]),
        (f"{canvas.symbols.times}{stack['left']}", DIM),
    )
    name = _feat_name(stack["feat"], canvas) if stack["feat"] else "?"
    style = AFFORDABLE if marked else "" if stack["left"] else "dim strike"
    room = width - cost_room - tail.cell_len - 1
    label = fitted(Text(name, style), room, canvas.symbols.more)
    mark = canvas.symbols.mark if marked else " "
    return Text.assemble(" " * (cost_room - cost.cell_len), cost, (mark, "bold"), label, tail)


def _cost(sun: int, moon: int, canvas: Canvas) -> Text:
    """The price of a feat."""
    return Text.assemble(
        *(
            amount_text(amount, kind, canvas)
            for kind, amount in (("sun", sun), ("moon", moon))
            if amount
        )
    )


def _feat_name(feat: str, canvas: Canvas) -> str:
    return canvas.say(thing("feat", feat).name)


# ---------------------------------------------------------------------- heroes


def _heroes_in_pairs(table: ForgeView, canvas: Canvas) -> list[Block]:
    blocks: list[Block] = []
    half = canvas.width // 2
    heroes = table["heroes"]
    for first in range(0, len(heroes), 2):
        pair = heroes[first : first + 2]
        widths = [half, canvas.width - half] if len(pair) == 2 else [canvas.width]
        lines = even(
            *(
                _hero_lines(hero, canvas, canvas.inner(width))
                for hero, width in zip(pair, widths, strict=True)
            )
        )
        boxes = [
            _hero_box(table, hero, canvas, content, width)
            for hero, content, width in zip(pair, lines, widths, strict=True)
        ]
        blocks.append(beside(boxes[0], boxes[1]) if len(boxes) == 2 else boxes[0])
    return blocks


def _hero_box(table: ForgeView, hero: HeroView, canvas: Canvas, lines: Block, width: int) -> Block:
    seat = hero["seat"]
    title = canvas.seat(seat)
    if seat == canvas.you:
        title.append(f" ({canvas.say('table-you')})")
    if seat == table["turn"] and table["decision"] != "game over":
        title.append(f" {canvas.symbols.dot} {canvas.say('table-active')}")
    style = SEAT_STYLES[seat % len(SEAT_STYLES)]
    return canvas.box(title, lines, width, f"bold {style}" if seat == canvas.you else style)


def _hero_lines(hero: HeroView, canvas: Canvas, width: int) -> Block:
    dice = [_die(hero, name, canvas) for name in DIE_NAMES]
    lines: Block = []
    joined = sum(part.cell_len + 1 for die in dice for part in die)
    if not canvas.is_wide and joined + 2 <= width:
        lines += flow([*dice[0], Text(" "), *dice[1]], width)
    else:
        for die in dice:
            lines += flow(die, width, indent=2)
    lines += flow(_reserves(hero, canvas), width, gap="  ")
    lines += flow(_separated(_belongings(hero, canvas), canvas), width, gap="")
    return lines


def _die(hero: HeroView, name: Die, canvas: Canvas) -> list[Text]:
    """The six faces of a die, the one that lies up in brackets."""
    parts = [Text(canvas.symbols.dice[name], "bold")]
    for side, face in enumerate(hero["dice"][name]["faces"]):
        text = face_text(face, canvas)
        if f"die:{hero['seat']}:{name}:{side}" in canvas.marked:
            text.stylize("underline")
        if side == hero["dice"][name]["up"]:
            text = Text.assemble("[", text, "]")
            text.stylize(UP)
        else:
            text = Text.assemble(" ", text, " ")
        parts.append(text)
    return parts


def _reserves(hero: HeroView, canvas: Canvas) -> list[Text]:
    parts = []
    for kind, amount, cap, cells in (
        ("gold", hero["gold"], hero["gold_cap"], GOLD_CELLS),
        ("sun", hero["sun"], hero["shard_cap"], SHARD_CELLS),
        ("moon", hero["moon"], hero["shard_cap"], SHARD_CELLS),
    ):
        part = Text(f"{canvas.symbols.resources[kind]} ", STYLES[kind])
        if not canvas.plain:
            part.append_text(bar(amount, cap, cells, canvas.symbols, STYLES[kind]))
            part.append(" ")
        part.append(f"{amount}/{cap}", STYLES[kind])
        parts.append(part)
    parts += rebel_reserve(hero, canvas)
    parts.append(Text(f"{canvas.symbols.resources['glory']} {hero['glory']}", STYLES["glory"]))
    return parts


def _belongings(hero: HeroView, canvas: Canvas) -> list[Text]:
    """Cards with their number, tokens, the hammer; what can still be used this turn stands out."""
    parts: list[Text] = []
    for feat, count in hero["cards"].items():
        text = Text(_feat_name(feat, canvas))
        if count > 1:
            text.append(f" {canvas.symbols.times}{count}", DIM)
        if hero["unused_reinforcements"].get(feat):
            text.stylize("bold")
        if f"card:{hero['seat']}:{feat}" in canvas.marked:
            text = Text.assemble(canvas.symbols.mark, text)
            text.stylize(AFFORDABLE)
        parts.append(text)
    if not parts:
        parts.append(Text(canvas.say("table-no-cards"), DIM))
    if hero["hammers"] > hero["hammers_spent"]:
        track = canvas.say(
            "table-hammer",
            track=hero["hammer_track"],
            length=int(HAMMER_LAP),
            lap=hero["hammer_lap"],
        )
        parts.append(Text(track, STYLES["gold"]))
    for token, count in (("cerberus", hero["cerberus"]), ("triton", hero["triton"])):
        if count:
            parts.append(Text(canvas.say(f"table-token-{token}", count=count), "bold"))
    return parts + rebel_belongings(hero, canvas)

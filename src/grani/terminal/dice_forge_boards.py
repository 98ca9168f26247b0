"""What Rebellion adds to the table of Dice Forge: its two boards, its tokens and its signs."""

from __future__ import annotations

from rich.text import Text

from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END, MAZE_START, square_name
from grani.dice_forge.boards.titans import (
    LOYALTY_BOTH,
    LOYALTY_GOLD,
    LOYALTY_GOLD_GLORY,
    TITAN_IDS,
    TITAN_SQUARES,
    first_feat_glory,
)
from grani.dice_forge.faces.offers import (
    OFFERS,
)
from grani.dice_forge.resources import ANCIENT_CAP, RESOURCE_NAMES
from grani.dice_forge.seen import BoardsView, HeroView
from grani.dice_forge.verbs.base import (
    Gain,
    GainOne,
    GloryPerForgedFace,
)
from grani.dice_forge.verbs.labyrinth import (
    Barter,
    BuyOne,
    EnterHall,
    ReachGoddess,
    StealGlory,
)
from grani.dice_forge.verbs.rebellion import (
    RollCelestial,
)
from grani.locales import in_figures
from grani.terminal.blocks import Block, bar, fitted, flow
from grani.terminal.canvas import Canvas
from grani.terminal.symbols import AFFORDABLE, DIM, LETTERS, SEAT_STYLES, STYLES

SIGNS = {"ancient": "◈", "loyalty": "♔", "celestial": "★"}
LETTER_SIGNS = {"ancient": "a", "loyalty": "l", "celestial": "C"}
REBEL_STYLES = {"ancient": "bold #c25b8f", "loyalty": "bold #6fa8dc", "celestial": "bold"}
AHEAD = 4
"""Squares that are shown on each way ahead of a golem."""
NAME_ROOM = 10
CENTRE = "t_0"
"""A board that is too long for a line is broken behind this square."""
ZONE_KEYS = {
    int(LOYALTY_GOLD): "board-zone-loyalty-gold",
    int(LOYALTY_GOLD_GLORY): "board-zone-loyalty-gold-glory",
    int(LOYALTY_BOTH): "board-zone-loyalty-both",
}
MODULE_TERMS = {
    "goddess": ("forest", "celestial-die", "level", "labyrinth", "treasure-hall", "labyrinth-end"),
    "titans": ("forest", "ancient-shard", "loyalty", "zone", "memory-token"),
}
"""Words of the modules that have an entry in the glossary."""


def sign(resource: str, canvas: Canvas) -> str:
    """Give the sign of a resource, or of the celestial die."""
    if resource in SIGNS:
        return (LETTER_SIGNS if canvas.symbols == LETTERS else SIGNS)[resource]
    return canvas.symbols.resources[resource]


def style(resource: str) -> str:
    """Give the style of a resource."""
    return REBEL_STYLES.get(resource) or STYLES[resource]


def amount_text(amount: int, resource: str, canvas: Canvas) -> Text:
    """Write an amount with its sign: ``3●``."""
    return Text(f"{in_figures(amount)}{sign(resource, canvas)}", style(resource))


def amounts_text(amounts: list[int], join: str, canvas: Canvas) -> Text:
    """Write amounts of all resources in their order, as far as they are not 0."""
    text = Text()
    for word, amount in zip(RESOURCE_NAMES, amounts, strict=False):
        if amount:
            if text:
                text.append(join, DIM)
            text.append_text(amount_text(amount, word, canvas))
    return text


# ---------------------------------------------------------------------- boards


def board_title(boards: BoardsView, canvas: Canvas) -> str:
    """Name the board of the module."""
    return canvas.say(f"board-{boards['module']}")


def board_lines(boards: BoardsView, heroes: list[HeroView], canvas: Canvas, width: int) -> Block:
    """Draw the board of the module; nothing if none is in play."""
    module = boards.get("module")
    if module == "goddess":
        return _labyrinth(boards, heroes, canvas, width)
    if module == "titans":
        return [*_titans(heroes, canvas, width), *_memories(boards, canvas, width)]
    return []


def _labyrinth(boards: BoardsView, heroes: list[HeroView], canvas: Canvas, width: int) -> Block:
    """A line a golem: where it stands, how far it is, what lies ahead; then the halls."""
    lines: Block = []
    for hero in heroes:
        square = int(hero["golem"][1:]) - 1
        head = fitted(canvas.seat(hero["seat"]), NAME_ROOM, canvas.symbols.more)
        if square == MAZE_END:
            lines.append(Text.assemble(head, " ", canvas.say("board-at-goddess")))
            continue
        ways = [way(branch, boards, canvas) for branch in MAZE[square].next]
        parts = [
            head,
            _standing(square, boards, canvas),
            Text(canvas.say("board-to-go", steps=steps_left(square))),
            Text(f"{canvas.symbols.dot} {canvas.say('board-ahead')}", DIM),
        ]
        for number, branch in enumerate(ways):
            parts.append(Text.assemble("| ", branch) if number else branch)
        lines += flow(parts, width, indent=2)
    halls = [
        Text.assemble(f"{canvas.say('board-hall')} {hall + 1}: ", _treasure(treasure, canvas))
        for hall, treasure in enumerate(boards["treasures"])
    ]
    if not boards["goddess_reached"]:
        halls.append(Text(canvas.say("board-goddess-waits")))
    return lines + flow(halls, width, gap=f" {canvas.symbols.dot} ")


def _standing(square: int, boards: BoardsView, canvas: Canvas) -> Text:
    """The square under a golem, in brackets."""
    start = Text(canvas.say("square-g01"))
    shown = square_text(square, boards, canvas) if square != MAZE_START else start
    return Text.assemble("[", shown, "]")


def steps_left(square: int) -> int:
    """Count the steps of the shortest way to the Goddess."""
    reached, steps = {square}, 0
    while MAZE_END not in reached:
        reached = {int(further) for one in reached for further in MAZE[one].next}
        steps += 1
    return steps


def way(square: int, boards: BoardsView, canvas: Canvas) -> Text:
    """Write the squares ahead on one way, up to the next fork; what can be entered is marked."""
    text = Text()
    for number in range(AHEAD):
        shown = square_text(int(square), boards, canvas)
        if number:
            text.append(f" {canvas.symbols.arrow} ", DIM)
        elif f"square:{square_name(int(square))}" in canvas.marked:
            shown.stylize(AFFORDABLE)
            text.append(canvas.symbols.mark, "bold")
        text.append_text(shown)
        if len(MAZE[square].next) != 1:
            break
        square = int(MAZE[square].next[0])
    return text


def square_text(square: int, boards: BoardsView, canvas: Canvas) -> Text:
    """Write what a square of the labyrinth brings, in a few cells."""
    verb = MAZE[square].verb
    if isinstance(verb, Gain):
        amounts = [int(verb.gold), int(verb.sun), int(verb.moon), int(verb.glory)]
        return amounts_text(amounts, "+", canvas)
    if isinstance(verb, GainOne):
        offer = OFFERS[verb.offer]
        amounts = [int(offer.amount(resource)) for resource in range(len(RESOURCE_NAMES))]
        return amounts_text(amounts, "/", canvas)
    if isinstance(verb, RollCelestial):
        return Text(sign("celestial", canvas) * int(verb.times), style("celestial"))
    if isinstance(verb, BuyOne):
        text = Text(canvas.say("board-buy"))
        if verb.discount:
            text.append_text(amount_text(-int(verb.discount), "gold", canvas))
        return text
    if isinstance(verb, Barter):
        return Text.assemble(
            amount_text(-int(verb.amount), RESOURCE_NAMES[int(verb.resource)], canvas),
            ("+", DIM),
            amount_text(int(verb.glory), "glory", canvas),
        )
    if isinstance(verb, EnterHall):
        treasure = boards["treasures"][int(verb.hall)]
        text = Text(f"{canvas.say('board-hall')} {int(verb.hall) + 1}")
        return Text.assemble(text, " ", _treasure(treasure, canvas)) if treasure else text
    glory = _glory(verb, canvas)
    if isinstance(verb, StealGlory):
        return Text(canvas.say("board-steal", amount=glory), STYLES["glory"])
    if isinstance(verb, GloryPerForgedFace):
        return Text(canvas.say("board-each-face", amount=glory), STYLES["glory"])
    if isinstance(verb, ReachGoddess):
        return Text(glory, STYLES["glory"])
    return Text(canvas.symbols.dot, DIM)


def _glory(verb: object, canvas: Canvas) -> str:
    if isinstance(verb, StealGlory | GloryPerForgedFace | ReachGoddess):
        return f"{int(verb.glory)}{sign('glory', canvas)}"
    return ""


def _treasure(treasure: str | None, canvas: Canvas) -> Text:
    """What later golems gain in a hall."""
    if treasure is None:
        return Text(canvas.say("board-hall-open"), DIM)
    return amount_text(2 if treasure == "glory" else 1, treasure, canvas)


def _titans(heroes: list[HeroView], canvas: Canvas, width: int) -> Block:
    """All squares in a row, zones apart, tokens as numbers of seats; then a line a token."""
    left, right = _squares(heroes)
    lines = [left + Text(" ") + right] if left.cell_len + 1 + right.cell_len <= width else []
    lines = lines or [left, right]
    for hero in heroes:
        square = TITAN_SQUARES[TITAN_IDS[hero["loyalty"]]]
        head = Text.assemble(_seat_number(hero["seat"]), " ", canvas.seat(hero["seat"]))
        parts = [
            fitted(head, NAME_ROOM + 2, canvas.symbols.more),
            Text(f"{int(square.glory):>3}{sign('glory', canvas)}", STYLES["glory"]),
            Text(canvas.symbols.dot, DIM),
            *(Text(word) for word in _zone(int(square.zone), canvas).split()),
        ]
        lines += flow(parts, width, indent=NAME_ROOM + 9)
    return lines


def _squares(heroes: list[HeroView]) -> tuple[Text, Text]:
    """Write the squares of both halves of the board."""
    sides = [Text(), Text()]
    zone, half = int(TITAN_SQUARES[0].zone), 0
    for number in range(len(TITAN_SQUARES)):
        square = TITAN_SQUARES[number]
        text = sides[half]
        if int(square.zone) != zone:
            text.append(" |" if text else "", DIM)
            zone = int(square.zone)
        if text:
            text.append(" ")
        tokens = [hero["seat"] for hero in heroes if hero["loyalty"] == square.name]
        text.append(str(int(square.glory)), "bold" if tokens else DIM)
        if tokens:
            text.append("(")
            for seat in tokens:
                text.append_text(_seat_number(seat))
            text.append(")")
        if square.name == CENTRE:
            half = 1
    return sides[0], sides[1]


def _seat_number(seat: int) -> Text:
    return Text(str(seat + 1), f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}")


def _zone(zone: int, canvas: Canvas) -> str:
    """Say what a zone of the Titans brings."""
    glory = sign("glory", canvas)
    new = [int(first_feat_glory(zone, new_to_all)) for new_to_all in (True, False)]
    if new[0]:
        return canvas.say("board-zone-rebellion", all=f"{new[0]}{glory}", own=f"{new[1]}{glory}")
    return canvas.say(ZONE_KEYS.get(zone, "board-zone-none"))


def _memories(boards: BoardsView, canvas: Canvas, width: int) -> Block:
    """The memory tokens that lie on islands, by owner."""
    parts = []
    for memory in boards.get("memories", {}).values():
        for token in memory["tokens"]:
            if token:
                shown = Text.assemble(
                    amount_text(1, token["side"], canvas),
                    ("+", DIM),
                    amount_text(2, "loyalty" if token["side"] == "sun" else "ancient", canvas),
                )
                island = canvas.say(f"island-{token['portal']}")
                parts.append(Text.assemble(canvas.seat(memory["owner"]), " ", shown, f" {island}"))
    if not parts:
        return []
    head = Text(f"{canvas.say('board-memories')}:", DIM)
    first = Text.assemble(head, " ", parts[0])
    return flow([first, *parts[1:]], width, gap=f" {canvas.symbols.dot} ", indent=2)


# ---------------------------------------------------------------------- heroes


def rebel_reserve(hero: HeroView, canvas: Canvas) -> list[Text]:
    """The ancient shards of a hero."""
    if "ancient" not in hero:
        return []
    cap = int(ANCIENT_CAP)
    text = Text(f"{sign('ancient', canvas)} ", style("ancient"))
    if not canvas.plain:
        text.append_text(bar(hero["ancient"], cap, cap, canvas.symbols, style("ancient")))
        text.append(" ")
    text.append(f"{hero['ancient']}/{cap}", style("ancient"))
    return [text]


def rebel_belongings(hero: HeroView, canvas: Canvas) -> list[Text]:
    """The scepters and companions of a hero."""
    parts = [
        Text(canvas.say("board-scepter", stored=stored), STYLES["gold"])
        for stored in hero.get("scepters", [])
    ]
    for companion in hero.get("companions", []):
        if companion == "spent":
            parts.append(Text(canvas.say("board-companion-spent"), DIM))
        else:
            space = companion["space"] if isinstance(companion, dict) else companion
            parts.append(Text(canvas.say("board-companion", space=space), STYLES["sun"]))
    return parts


def titan_points(hero: HeroView) -> int | None:
    """Give what the square of a loyalty token counts; None without the Titans."""
    if "loyalty" not in hero:
        return None
    return int(TITAN_SQUARES[TITAN_IDS[hero["loyalty"]]].glory)

"""A whole game as readable text: who acts, what they may do, what they do, how things stand.

Made from the public contract alone; ``SUMMARIES`` may add, for each game, the moments at which the
position is worth a few lines, and these lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.game import Game
from tests.contract.games import CONFIGURATIONS, Configuration, Step, walk

FOLDER = Path(__file__).parent
SEED = 2_025
LARGEST = 120_000
"""Bytes of a file: a game that does not fit is not readable either."""
MANY_OPTIONS = 24
"""More are counted, not listed."""
WIDTH = 110
INDENT = " " * 13

FORGE_TOKENS = (
    *("hammered", "cerberus", "triton"),
    *("ancient", "loyalty", "golem", "scepters", "companions"),
)
"""What a hero of Dice Forge may have beside reserves, dice and cards."""

Summary = Callable[[State], tuple[object, list[str]]]


def path_of(configuration: Configuration) -> Path:
    """Give the file of a configuration."""
    return FOLDER / f"{configuration}.txt"


def files() -> dict[Path, Configuration]:
    """Give every file that there should be."""
    return {path_of(configuration): configuration for configuration in CONFIGURATIONS}


def playthrough(configuration: Configuration) -> str:
    """Play a seeded game and write it down."""
    game = configuration.game
    state = configuration.new()
    summary = SUMMARIES.get(configuration.name, standings)
    house = f", house rules {' '.join(configuration.house)}" if configuration.house else ""
    lines = [
        f"{game.id}, rules {game.rules}, {configuration.seats} seats, "
        f"set-up {configuration.of or configuration.setup}{house}"
    ]
    moment, table = summary(state)
    lines += ["", *table]
    rolls: list[str] = []
    steps = 0
    for number, step in enumerate(walk(state, Dice(SEED))):
        now, table = summary(state)
        asked, taken = described(game, step), game.name(step.action)
        if rolls and (step.seat != CHANCE or asked != rolls[0] or now != moment):
            lines += wrapped(rolled(number - len(rolls) + 1, rolls))
            rolls.clear()
        if now != moment:
            moment = now
            lines += ["", *table]
        if step.seat == CHANCE:
            rolls = [*(rolls or [asked]), taken]
        else:
            lines += wrapped(f"{number:>4} {asked} {taken}")
        steps = number + 1
    if rolls:
        lines += wrapped(rolled(steps - len(rolls) + 1, rolls))
    lines += ["", *summary(state)[1], "", f"{state.decision()}: scores {state.scores()}"]
    lines.append(f"winners {state.winners()}")
    return "\n".join(lines) + "\n"


def described(game: Game, step: Step) -> str:
    """Write who is asked what, and what they may answer."""
    who = "chance" if step.seat == CHANCE else f"seat {step.seat}"
    options = [game.name(option) for option in sorted(step.state.legal(step.seat))]
    listed = folded(options) if len(options) <= MANY_OPTIONS else f"{len(options)} options"
    return f"{who} {step.state.decision()} [{listed}]"


def rolled(number: int, rolls: list[str]) -> str:
    """Write results of chance in a row, the question first; ``number`` is that of the first."""
    return f"{number:>4} {rolls[0]} {folded(rolls[1:])}"


def folded(names: list[str]) -> str:
    """Write names in a row; those that begin alike share their beginning."""
    parts: list[str] = []
    last = None
    for name in names:
        head, _, tail = name.rpartition(" ")
        if head and head == last:
            parts[-1] += f" {tail}"
        else:
            parts.append(name)
        last = head
    return "; ".join(parts)


def wrapped(line: str) -> list[str]:
    """Break a long line between words."""
    lines = []
    while len(line) > WIDTH:
        cut = line.rfind(" ", len(INDENT) + 1, WIDTH)
        lines.append(line[:cut])
        line = INDENT + line[cut + 1 :]
    return [*lines, line]


def standings(state: State) -> tuple[object, list[str]]:
    """Sum up any game: its scores, whenever they change."""
    return state.scores(), [f"== scores {state.scores()}"]


def forge_summary(state: State) -> tuple[object, list[str]]:
    """Sum up Dice Forge, turn by turn: reserves, dice and cards."""
    position: Any = state.position()
    moment = (position["round"], position["turn"])
    lines = [f"== round {moment[0]}, turn of seat {moment[1]}"]
    for seat, hero in enumerate(position["heroes"]):
        reserves = " ".join(f"{name} {hero[name]}" for name in ("gold", "sun", "moon", "glory"))
        lines.append(
            f"   seat {seat}: {reserves}, portal {hero['portal']}, score {state.scores()[seat]}"
        )
        for die, side in zip(("light", "dark"), hero["up"], strict=True):
            faces = [
                f"<{face}>" if number == side else face for number, face in enumerate(hero[die])
            ]
            lines.append(f"           {die}: {' '.join(faces)}")
        held = [
            *(f"{count} {name}" for name, count in hero["cards"].items()),
            *(f"{name} at {hero[name]}" for name in FORGE_TOKENS if name in hero),
        ]
        if held:
            lines += wrapped(f"           holds {', '.join(held)}")
    return moment, lines


def realms_summary(state: State) -> tuple[object, list[str]]:
    """Sum up Rolling Realms, every third turn: resources, marks and stars."""
    view: Any = state.view(-1)
    moment = (view["round"], (view["turn"] - 1) // 3)
    lines = [f"== round {view['round']}, turn {view['turn']}"]
    for sheet in view["sheets"]:
        held = " ".join(
            f"{name} {amount['hand']}/{amount['gained']}"
            for name, amount in sheet["resources"].items()
        )
        score = state.scores()[sheet["seat"]]
        lines.append(f"   seat {sheet['seat']}: {held}, results {sheet['results']}, score {score}")
        for card in sheet["cards"]:
            if card:
                marks = json.dumps(card["marks"])
                lines += wrapped(f"           {card['realm']}: {card['stars']} stars, {marks}")
    return moment, lines


SUMMARIES: dict[str, Summary] = {
    "dice-forge": forge_summary,
    "rolling-realms": realms_summary,
}

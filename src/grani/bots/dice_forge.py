"""Who plays Dice Forge, the weakest first. A bot is imported when it is made."""

from __future__ import annotations

from functools import partial

from grani.bots import GREEDY, Makers
from grani.bots.bot import Bot
from grani.bots.evaluator import Evaluator
from grani.bots.levels import EASY, HARD, MASTER, MEDIUM, NOVICE, Preset
from grani.bots.naming import BotError
from grani.core.contract import State

PRESETS = {
    NOVICE: Preset(temperature=1.6),
    EASY: Preset(temperature=1.22),
    MEDIUM: Preset(temperature=0.92),
    HARD: Preset(temperature=0.45),
    MASTER: Preset(iterations=1000),
}

MOST_ITERATIONS, MOST_SECONDS, MOST_TEMPERATURE, MOST_CORES = 1_000_000, 3600, 100, 64


def greedy(seed: int) -> Bot:
    """Give the bot that weighs what each option is worth at once; it needs no luck."""
    from grani.bots.forge_greedy import GreedyForge
    from grani.bots.forge_prices import Taste

    return GreedyForge(Taste())


def leveled(
    level: str,
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    temperature: float | None = None,
    cores: int = 1,
) -> Bot:
    """Give the bot of a level; options change its preset."""
    from grani.bots.forge_leveled import LeveledForge

    check("iterations", iterations, 0, MOST_ITERATIONS)
    check("seconds", seconds, 0, MOST_SECONDS)
    check("temperature", temperature, 0, MOST_TEMPERATURE)
    check("cores", cores, 1, MOST_CORES)
    preset = PRESETS[level]
    return LeveledForge(
        preset.temperature if temperature is None else temperature,
        preset.iterations if iterations is None else iterations,
        0.0 if seconds is None else seconds,
        preset.boldness,
        seed,
        cores,
    )


def check(name: str, value: float | None, least: float, most: float) -> None:
    """Refuse an option that makes no sense; BotError says what would."""
    if value is not None and not least <= value <= most:
        raise BotError(f"{name}={value}: it must be between {least:,} and {most:,}")


def evaluator(state: State) -> Evaluator:
    """Give what judges a game."""
    from grani.bots.forge_weights import name_for, shipped
    from grani.dice_forge.table import Table

    assert isinstance(state, Table)
    return shipped(name_for(state))


def _levels(*levels: str) -> Makers:
    """Give some levels, if the weights that they judge by are there."""
    from grani.bots.weights import path_of

    there = path_of("forge-2").is_file()
    return {level: partial(leveled, level) for level in levels} if there else {}


BOTS: Makers = {**_levels(NOVICE, EASY), GREEDY: greedy, **_levels(MEDIUM, HARD, MASTER)}

"""The rows of the ladder: who plays whom, how often, and what is asked of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bench.ladder.alone import ALONE, TIMED
from bench.ladder.beam import BEAM
from bench.ladder.inside import INSIDE
from bench.ladder.sources import FORGE, MATCH, REALMS, Source
from grani.arena.question import Question
from grani.bots import GREEDY, RANDOM
from grani.bots.dice_forge import PRESETS
from grani.bots.levels import EASY, HARD, LEVELS, MASTER, MEDIUM, NOVICE
from grani.bots.naming import read_spec
from grani.core.registry import game

SEED = 20261117
GAMES = 1000
"""Games of a match; other rows are given in proportion."""
SETUPS = {
    "base": ("random", "random-all"),
    "goddess": ("goddess", "goddess-random"),
    "titans": ("titans", "titans-random"),
}
"""Set-ups of a configuration; deals go to them in turn."""
LOWER = ((NOVICE, RANDOM), (EASY, NOVICE), (MEDIUM, EASY), (HARD, MEDIUM), (MASTER, HARD))
TIMES = 10
"""What the budget of a master is multiplied by, to see whether more search gains anything."""
REALMS_WORK = {RANDOM: 0.1, NOVICE: 3, EASY: 3, GREEDY: 3, MEDIUM: 3, HARD: 20, MASTER: 1000}
GAME_WORK, ITERATION_WORK, BEAM_WORK = 4.0, 0.5, 7000.0
"""About how long a seat takes for a game, an iteration of all its searches, a look with known dice:
what the order of rows goes by."""


@dataclass(frozen=True)
class Target:
    """What the issue asks for: a value, and for shares a bound that the interval lies above."""

    value: float
    above: float = 0.0
    is_most: bool = False
    """Less is better."""


@dataclass(frozen=True)
class Row:
    """A line of the page."""

    name: str
    section: str
    games: int
    """How many are wanted where matches have ``GAMES``."""
    bot: str
    other: str
    sources: tuple[Source, ...]
    target: Target | None = None

    @property
    def seats(self) -> int:
        return self.sources[0].question.seats

    @property
    def is_timed(self) -> bool:
        """Whether nothing else of ours may run beside it."""
        return self.section in ("time", "inside")

    @property
    def work(self) -> float:
        """About how long it takes, in no unit: cheap rows come first."""
        if self.section == "beam":
            return self.games * BEAM_WORK
        each = [work(self.sources[0].question.game, bot) for bot in (self.bot, self.other)]
        return self.games * (each[0] + each[1] * (self.seats - 1))

    def wanted(self, games: int, share: float = 1.0) -> list[int]:
        """Give how many deals each source has to play if matches have ``games``."""
        a_deal = self.sources[0].games_a_deal
        scaled = self.games * games / GAMES * share
        deals = max(1, round(scaled / a_deal))
        parts = len(self.sources)
        return [(deals + parts - 1 - n) // parts for n in range(parts)]


def work(name: str, bot: str) -> float:
    """Estimate what a seat of a game costs."""
    spec = read_spec(bot)
    if name == REALMS:
        return REALMS_WORK[spec.name]
    preset = PRESETS.get(spec.name)
    usual = preset.iterations if preset else 0
    return GAME_WORK + ITERATION_WORK * int(spec.options.get("iterations", usual))


def all_rows() -> list[Row]:
    """Give every row, in the order of the page."""
    return [*matches(), *many_seats(), *longer(), *glories(), *times(), *insides(), *realms()]


def source(
    row: str, task: str, name: str, seats: int, setup: str | None, *bots: str, against: str = ""
) -> Source:
    rivals = (against,) if against else ()
    return Source(row, Question.of(game(name), bots, rivals, seats, setup, SEED), task)


def match(
    section: str,
    configuration: str,
    one: str,
    other: str,
    games: int,
    seats: int = 2,
    target: Target | None = None,
    title: str = "",
) -> Row:
    """Give a match: one against others who are all the same."""
    name = f"{section}/{configuration}/{title or f'{one}-{other}'}"
    if seats > 2:
        name += f"-{seats}"
    sources = tuple(
        source(name, MATCH, FORGE, seats, setup, one, against=other)
        for setup in SETUPS[configuration]
    )
    return Row(name, section, games, one, other, sources, target)


def matches() -> Iterator[Row]:
    """Two seats: the levels, and greedy."""
    for configuration in SETUPS:
        for one, other in LOWER:
            target = Target(0.95) if other == RANDOM else Target(0.65, above=0.60)
            yield match("levels", configuration, one, other, GAMES, target=target)
        yield match("levels", configuration, HARD, GREEDY, GAMES)
        yield match("levels", configuration, MASTER, GREEDY, GAMES, target=Target(0.95))


def many_seats() -> Iterator[Row]:
    """One master among greedy ones, and one of each level among those of the next lower one."""
    for configuration in SETUPS:
        yield match("seats", configuration, MASTER, GREEDY, 200, 4, Target(0.60))
        yield match("seats", configuration, MASTER, GREEDY, 150, 3)
        for one, other in LOWER[1:]:
            yield match("seats", configuration, one, other, 200 if one == MASTER else 400, 4)


def longer() -> Iterator[Row]:
    """Whether more search gains anything."""
    more = f"{MASTER}:iterations={TIMES * PRESETS[MASTER].iterations}"
    for configuration in SETUPS:
        title = f"{MASTER}-x{TIMES}"
        yield match("longer", configuration, more, MASTER, 60, title=title)


def glories() -> Iterator[Row]:
    """What bots score among themselves."""
    for configuration, setups in SETUPS.items():
        for seats in (2, 3, 4):
            for bot, games in ((GREEDY, 1000), (HARD, 400), (MASTER, 40)):
                name = f"glory/{configuration}/{bot}-{seats}"
                sources = tuple(source(name, ALONE, FORGE, seats, setup, bot) for setup in setups)
                yield Row(name, "glory", games, bot, bot, sources)


def times() -> Iterator[Row]:
    """What a decision costs."""
    most = {MEDIUM: 1.0, HARD: 20.0, MASTER: 1000.0}
    for bot, games in ((MEDIUM, 60), (HARD, 30), (MASTER, 6)):
        for seats in (2, 4):
            name = f"time/{bot}-{seats}"
            setups = [setup for group in SETUPS.values() for setup in group]
            sources = tuple(source(name, TIMED, FORGE, seats, setup, bot) for setup in setups)
            yield Row(name, "time", games, bot, bot, sources, Target(most[bot], is_most=True))


def insides() -> Iterator[Row]:
    """Where the time of a search goes."""
    for configuration, setups in SETUPS.items():
        for seats in (2, 4):
            name = f"inside/{configuration}-{seats}"
            sources = (source(name, INSIDE, FORGE, seats, setups[0], RANDOM),)
            yield Row(name, "inside", 9, HARD, HARD, sources)


def realms() -> Iterator[Row]:
    """Rolling Realms: alone, against the next lower level, and with known dice."""
    least = {MEDIUM: 46.0, HARD: 49.0, MASTER: 50.0}
    for bot in (RANDOM, GREEDY, *LEVELS):
        name = f"solo/{bot}"
        target = Target(least[bot]) if bot in least else None
        sources = (source(name, ALONE, REALMS, 1, None, bot),)
        yield Row(name, "solo", 200, bot, bot, sources, target)
    for one, other in LOWER:
        name = f"realms/{one}-{other}"
        sources = (source(name, MATCH, REALMS, 2, None, one, against=other),)
        target = Target(0.95) if other == RANDOM else Target(0.65, above=0.60)
        games = 200 if one == MASTER else GAMES
        yield Row(name, "realms", games, one, other, sources, target)
    sources = (source("beam", BEAM, REALMS, 1, None, RANDOM),)
    yield Row("beam", "beam", 100, MASTER, MASTER, sources)

"""Simulations: a series of games between bots, over several processes, with one result.

Game ``n`` of a series depends on its seed and ``n`` alone, so the result is the same for any
number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from time import perf_counter
from typing import Any

from grani.arena.batch import MIN_SCORE, SCORES, Tally, play_batch
from grani.arena.runners import Runner, local_runner
from grani.arena.statistics import Z95, mean_and_spread, quantile, wilson
from grani.bots import make_bot
from grani.bots.naming import BotError, in_game
from grani.core.registry import game as registered

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""
TASK = "grani.arena.simulate:play_numbers"
SHARES = 2520
"""Every share of a victory, up to a tenth, is a whole number of these parts of it."""


@dataclass(frozen=True)
class Series:
    """What to play: bots by name, one for each seat; ``rotate`` moves them on every game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    setup: str | Mapping[str, object] | None = None
    rotate: bool = True

    def to_json(self) -> dict[str, object]:
        """Write the series as JSON data, for workers."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> Series:
        """Read what ``to_json`` wrote."""
        return cls(**{**data, "bots": tuple(data["bots"])})


@dataclass
class EntryResult:
    """What one entry of a series came to."""

    bot: str
    wins: float = 0.0
    scores: dict[int, int] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)


@dataclass(repr=False)
class Result:
    """What a series came to. Results of parts can be added."""

    series: Series
    games: int = 0
    decisions: int = 0
    shared: int = 0
    seconds: float = 0.0
    entries: list[EntryResult] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    seat_scores: list[int] = field(default_factory=list)
    interrupted: bool = False

    def add(self, other: Result) -> None:
        """Add the games of another part of the series."""
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        for mine, more in zip(self.entries, other.entries, strict=True):
            mine.wins = _whole(mine.wins + more.wins)
            for score, count in more.scores.items():
                mine.scores[score] = mine.scores.get(score, 0) + count
            for source, points in more.sources.items():
                mine.sources[source] = mine.sources.get(source, 0) + points
        for seat in range(len(self.seat_wins)):
            self.seat_wins[seat] = _whole(self.seat_wins[seat] + other.seat_wins[seat])
            self.seat_scores[seat] += other.seat_scores[seat]

    def part_to_json(self) -> dict[str, object]:
        """Write what was counted as JSON data, to be added elsewhere."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "shared": self.shared,
            "seat_wins": self.seat_wins,
            "seat_scores": self.seat_scores,
            "entries": [
                {
                    "wins": entry.wins,
                    "scores": list(entry.scores.items()),
                    "sources": entry.sources,
                }
                for entry in self.entries
            ],
        }

    def to_json(self) -> dict[str, object]:
        """Write the result as JSON data, with intervals and quantiles worked out.

        Scores and points are whole: of ``score_unit`` itself, or of its parts.
        """
        game = registered(self.series.game)
        return {
            "game": self.series.game,
            "score_unit": game.score_unit,
            "score_parts": game.score_parts,
            "setup": self.series.setup,
            "seed": self.series.seed,
            "rotate": self.series.rotate,
            "games": self.games,
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "shared_victories": self.shared,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
            "entries": [self._entry(entry) for entry in self.entries],
            "seats": [
                {
                    "win_rate": _rate(self.seat_wins[seat], self.games),
                    "mean_score": _rate(self.seat_scores[seat], self.games),
                }
                for seat in range(len(self.seat_wins))
            ],
        }

    def __repr__(self) -> str:
        rates = (f"{one.bot} {100 * _rate(one.wins, self.games):.1f} %" for one in self.entries)
        return f"<{self.games} games of {self.series.game}: {', '.join(rates)}>"

    def _repr_html_(self) -> str:
        """Show tables and a chart, for notebooks; by their name, as nothing here needs them."""
        return str(import_module("grani.notebooks").picture(self).html)

    def _entry(self, entry: EntryResult) -> dict[str, object]:
        mean, spread = mean_and_spread(entry.scores)
        half = Z95 * spread / self.games**0.5 if self.games else 0.0
        return {
            "bot": entry.bot,
            "wins": round(entry.wins, 3),
            "win_rate": _rate(entry.wins, self.games),
            "win_rate_95": [round(bound, 5) for bound in wilson(entry.wins, self.games)],
            "mean_score": round(mean, 3),
            "mean_score_95": [round(mean - half, 3), round(mean + half, 3)],
            "spread": round(spread, 3),
            "quantiles": {
                str(percent): quantile(entry.scores, percent / 100)
                for percent in (0, 5, 25, 50, 75, 95, 100)
            },
            "scores": {str(score): entry.scores[score] for score in sorted(entry.scores)},
            "points_by_source": dict(sorted(entry.sources.items(), key=lambda item: -item[1])),
        }


def _rate(amount: float, games: int) -> float:
    return round(amount / games, 5) if games else 0.0


def _whole(wins: float) -> float:
    """Give the nearest sum of shares: so the order in which parts are added does not matter."""
    return round(wins * SHARES) / SHARES


def read_part(series: Series, data: Any) -> Result:
    """Read what ``part_to_json`` wrote."""
    part = empty_result(series)
    part.games, part.decisions, part.shared = data["games"], data["decisions"], data["shared"]
    part.seat_wins, part.seat_scores = data["seat_wins"], data["seat_scores"]
    for entry, told in zip(part.entries, data["entries"], strict=True):
        entry.wins = told["wins"]
        entry.scores = dict(told["scores"])
        entry.sources = dict(told["sources"])
    return part


def empty_result(series: Series) -> Result:
    """Give the result of no games, to add to."""
    seats = len(series.bots)
    return Result(
        series,
        entries=[EntryResult(bot) for bot in series.bots],
        seat_wins=[0.0] * seats,
        seat_scores=[0] * seats,
    )


def play_part(series: Series, first: int, count: int) -> Result:
    """Play games ``first`` to ``first + count - 1`` of a series in this process."""
    game = registered(series.game)
    seats = len(series.bots)
    names = game.source_names()
    tally = Tally(seats, len(names))
    bots = [make_bot(name, series.game, seat) for seat, name in enumerate(series.bots)]
    start = game.new(seats, series.setup)
    began = perf_counter()
    ledger = game.ledger(seats)
    try:
        play_batch(start, bots, ledger, tally, first, count, series.seed, series.rotate)
    except BotError as wrong:
        raise in_game(first + int(tally.games), wrong) from wrong
    part = empty_result(series)
    part.seconds = perf_counter() - began
    part.games, part.decisions, part.shared = tally.games, tally.decisions, tally.shared
    for number, entry in enumerate(part.entries):
        entry.wins = tally.wins[number]
        offset = number * int(SCORES)
        entry.scores = {
            bucket + int(MIN_SCORE): tally.scores[offset + bucket]
            for bucket in range(int(SCORES))
            if tally.scores[offset + bucket]
        }
        offset = number * len(names)
        entry.sources = {
            name: tally.points[offset + source]
            for source, name in enumerate(names)
            if tally.points[offset + source]
        }
    part.seat_wins = list(tally.seat_wins)
    part.seat_scores = list(tally.seat_scores)
    return part


def play_numbers(what: object, numbers: Sequence[int]) -> dict[str, object]:
    """Play games of a series for a runner: neighbours, as they come out of a range."""
    series = Series.from_json(what)
    return play_part(series, numbers[0], len(numbers)).part_to_json()


def simulate(
    series: Series, jobs: int = 1, progress: Progress | None = None, runner: Runner | None = None
) -> Result:
    """Play a whole series; a KeyboardInterrupt ends it early with what has been played.

    ``runner`` does the work, else ``jobs`` processes of this machine.
    """
    registered(series.game).setup_data(len(series.bots), series.setup)
    for name in series.bots:
        make_bot(name, series.game)
    result = empty_result(series)
    began = perf_counter()
    worker = runner or local_runner(min(jobs, series.games))
    try:
        for part in worker.run(TASK, series.to_json(), range(series.games)):
            result.add(read_part(series, part.result))
            if progress:
                progress(result.games, series.games)
    except KeyboardInterrupt:
        result.interrupted = True
    finally:
        worker.close()
    result.seconds = perf_counter() - began
    return result

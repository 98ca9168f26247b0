"""Simulations: a series of games between bots, over several processes, with one result.

Game ``n`` of a series depends on its seed and ``n`` alone, so the result is the same for any
number of processes.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING

from grani.arena.batch import MIN_SCORE, SCORES, Tally, play_batch
from grani.arena.statistics import Z95, mean_and_spread, quantile, wilson
from grani.bots import make_bot
from grani.core.registry import game as registered

if TYPE_CHECKING:
    from concurrent.futures import Future

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""
CHUNK_SECONDS = 0.25


@dataclass(frozen=True)
class Series:
    """What to play: bots by name, one for each seat; ``rotate`` moves them on every game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    setup: str | Mapping[str, object] | None = None
    rotate: bool = True


@dataclass
class EntryResult:
    """What one entry of a series came to."""

    bot: str
    wins: float = 0.0
    scores: dict[int, int] = field(default_factory=dict)
    sources: dict[str, int] = field(default_factory=dict)


@dataclass
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
            mine.wins += more.wins
            for score, count in more.scores.items():
                mine.scores[score] = mine.scores.get(score, 0) + count
            for source, points in more.sources.items():
                mine.sources[source] = mine.sources.get(source, 0) + points
        for seat in range(len(self.seat_wins)):
            self.seat_wins[seat] += other.seat_wins[seat]
            self.seat_scores[seat] += other.seat_scores[seat]

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
    play_batch(start, bots, game.ledger(seats), tally, first, count, series.seed, series.rotate)
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


def simulate(series: Series, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Play a whole series; a KeyboardInterrupt ends it early with what has been played."""
    registered(series.game).setup_data(len(series.bots), series.setup)
    for name in series.bots:
        make_bot(name, series.game)
    result = empty_result(series)
    began = perf_counter()
    try:
        if jobs <= 1:
            _play_here(series, result, progress)
        else:
            _play_in_processes(series, result, jobs, progress)
    except KeyboardInterrupt:
        result.interrupted = True
    result.seconds = perf_counter() - began
    return result


def _next_count(count: int, seconds: float, left: int) -> int:
    """Give the size of the next part, so that parts take about ``CHUNK_SECONDS``."""
    wanted = int(count * min(4.0, CHUNK_SECONDS / max(seconds, 1e-6)))
    return max(1, min(wanted, left))


def _play_here(series: Series, result: Result, progress: Progress | None) -> None:
    count = min(4, series.games)
    while result.games < series.games:
        part = play_part(series, result.games, count)
        result.add(part)
        if progress:
            progress(result.games, series.games)
        count = _next_count(count, part.seconds, series.games - result.games)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_processes(
    series: Series, result: Result, jobs: int, progress: Progress | None
) -> None:
    # Imported here, because whoever needs one process alone would pay a tenth of a start for it.
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_parent)
    running: set[Future[Result]] = set()
    handed_out = 0
    count = 4
    try:
        while result.games < series.games:
            while handed_out < series.games and len(running) < 2 * jobs:
                size = min(count, series.games - handed_out)
                running.add(pool.submit(play_part, series, handed_out, size))
                handed_out += size
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                part = future.result()
                result.add(part)
                count = _next_count(part.games, part.seconds, series.games)
            if progress:
                progress(result.games, series.games)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)

"""Simulations: one result for any number of processes, and numbers that add up."""

from __future__ import annotations

import json
import signal

import pytest

from grani.arena.batch import MIN_SCORE, SCORES, Tally, play_batch
from grani.arena.simulate import Series, empty_result, play_part, simulate
from grani.arena.statistics import mean_and_spread, quantile, wilson
from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.registry import game
from grani.rolling_realms.position import MOST_TENTHS
from grani.rolling_realms.table import ROUNDS

SERIES = Series("dice-forge", ("random", "greedy", "random"), games=12, seed=4, setup="random")


def test_the_result_does_not_depend_on_processes_or_parts() -> None:
    alone = simulate(SERIES)
    together = simulate(SERIES, jobs=2)
    in_parts = empty_result(SERIES)
    for first, count in ((0, 5), (5, 1), (6, 6)):
        in_parts.add(play_part(SERIES, first, count))
    assert alone.entries == together.entries == in_parts.entries
    assert alone.seat_wins == together.seat_wins == in_parts.seat_wins
    assert alone.decisions == together.decisions == in_parts.decisions


def test_points_by_source_add_up_to_the_scores() -> None:
    result = simulate(SERIES)
    for entry in result.entries:
        scored = sum(score * count for score, count in entry.scores.items())
        assert sum(entry.sources.values()) == scored


def test_points_by_source_add_up_in_every_single_game() -> None:
    table = game("dice-forge")
    for setup in ("introductory", "alternates", "random"):
        start = table.new(4, setup)
        bots = [make_bot("random", "dice-forge") for _ in range(4)]
        for number in range(20):
            ledger = table.ledger(4)
            tally = Tally(4, len(table.source_names()))
            play_batch(start, bots, ledger, tally, number, 1, 6, False)
            total = sum(ledger.points)
            assert total == sum(tally.seat_scores)


class Peeper(Bot):
    """Looks whether its own seed gives the rolls that the game has had so far."""

    def __init__(self) -> None:
        self.seed = 0
        self.is_new = False
        self.games = 0
        self.known = 0

    def begin(self, seed: int) -> None:
        self.seed, self.is_new = seed, True

    def choose(self, state: State, seat: int) -> int:
        if self.is_new:
            self.is_new = False
            self.games += 1
            guess = game("rolling-realms").new(len(state.scores()))
            dice = Dice(self.seed)
            while guess.actor == CHANCE:
                guess.fall(dice)
            self.known += guess.position() == state.position()
        count = state.find(seat)
        return int(state.options[count - 1])


@pytest.mark.parametrize("seats", [1, 2])
def test_no_bot_is_handed_the_seed_of_the_dice(seats: int) -> None:
    table = game("rolling-realms")
    bots = [Peeper() for _ in range(seats)]
    tally = Tally(seats, len(table.source_names()))
    play_batch(table.new(seats), list[Bot](bots), table.ledger(seats), tally, 1, 12, 6, False)
    assert [bot.games for bot in bots] == [12] * seats
    assert [bot.known for bot in bots] == [0] * seats


def test_wins_add_up_to_the_games_and_shared_victories_are_divided() -> None:
    result = simulate(Series("dice-forge", ("random", "random"), games=60, seed=1))
    assert sum(entry.wins for entry in result.entries) == pytest.approx(60)
    assert sum(result.seat_wins) == pytest.approx(60)
    assert all(sum(entry.scores.values()) == 60 for entry in result.entries)


def test_rotation_gives_every_entry_every_seat() -> None:
    fixed = simulate(Series("dice-forge", ("greedy", "random"), 4, seed=3, rotate=False))
    rotated = simulate(Series("dice-forge", ("greedy", "random"), 4, seed=3, rotate=True))
    assert fixed.seat_wins == [4.0, 0.0]
    assert rotated.seat_wins == [2.0, 2.0]
    assert rotated.entries[0].wins == 4.0


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_rolling_realms_is_played_by_any_number_of_seats(seats: int) -> None:
    series = Series("rolling-realms", ("random",) * seats, games=2 * seats, seed=8)
    result = simulate(series)
    in_parts = empty_result(series)
    for first in range(2 * seats):
        in_parts.add(play_part(series, first, 1))
    assert result.entries == in_parts.entries
    assert sum(result.seat_wins) == pytest.approx(result.games)
    for entry in result.entries:
        scored = sum(score * count for score, count in entry.scores.items())
        assert sum(entry.sources.values()) == scored
        assert sum(entry.scores.values()) == result.games
    assert sum(result.seat_scores) == sum(
        points for entry in result.entries for points in entry.sources.values()
    )


def test_who_plays_alone_wins_every_game() -> None:
    result = simulate(Series("rolling-realms", ("random",), games=5, seed=8))
    assert (result.entries[0].wins, result.shared) == (5, 0)


def test_the_greedy_bot_plays_at_a_table_of_six() -> None:
    bots = ("greedy", "random", "random", "random", "random", "random")
    result = simulate(Series("rolling-realms", bots, games=1, seed=1))
    assert result.entries[0].wins == 1


def test_every_score_of_rolling_realms_is_counted_by_itself() -> None:
    assert MIN_SCORE <= 0
    assert ROUNDS * MOST_TENTHS < MIN_SCORE + SCORES - 1


def test_the_result_tells_what_its_scores_count() -> None:
    for name, unit, parts in (("dice-forge", "glory", 1), ("rolling-realms", "stars", 10)):
        data = simulate(Series(name, ("random", "random"), games=1)).to_json()
        assert (data["score_unit"], data["score_parts"]) == (unit, parts)


def test_the_result_is_json() -> None:
    data = simulate(SERIES).to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["games"] == 12


def test_progress_is_told_and_an_interrupt_keeps_what_was_played() -> None:
    seen: list[int] = []

    def progress(done: int, total: int) -> None:
        seen.append(done)
        if len(seen) == 2:
            signal.raise_signal(signal.SIGINT)

    result = simulate(Series("dice-forge", ("random", "random"), 20_000, seed=1), 1, progress)
    assert result.interrupted
    assert result.games == seen[-1] > 0
    assert sum(result.entries[0].scores.values()) == result.games


def test_wilson_stays_within_bounds() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(300, 1000)
    assert low < 0.3 < high
    assert high - low < 0.06


def test_mean_spread_and_quantiles_of_counts() -> None:
    counts = {1: 1, 3: 2, 5: 1}
    mean, spread = mean_and_spread(counts)
    assert mean == 3.0
    assert spread == pytest.approx(1.632993, abs=1e-6)
    assert [quantile(counts, share) for share in (0, 0.25, 0.5, 0.75, 1)] == [1, 1, 3, 3, 5]
    assert mean_and_spread({}) == (0.0, 0.0)

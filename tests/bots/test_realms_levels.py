"""Levels of Rolling Realms: legal, reproducible, within their budget, and each better."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grani.arena.simulate import Series, simulate
from grani.bots import bot_names, rolling_realms as realms
from grani.bots.bot import Bot
from grani.bots.realms_search import SearchRealms
from grani.core.build import build
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.playout import roll_on
from grani.rolling_realms.game import GAME
from grani.rolling_realms.table import Table
from tests.bots.realms_told import quick_levels, realms_of, told
from tests.packaging.sources import ROOT, SOURCE
from tests.rolling_realms.arrange import arrange

FAST = build() == "compiled"
Resources = dict[str, tuple[int, int] | int]
NAMES = ["novice", "easy", "medium", "hard", "master"]


def play(bot: Bot, seed: int, decisions: int, seats: int = 2) -> list[int]:
    """Let one bot play all seats for a while; give what it did."""
    table = GAME.new(seats, None)
    dice = Dice(seed)
    done: list[int] = []
    while len(done) < decisions and not table.is_over:
        roll_on(table, dice)
        done.append(int(bot.choose(table, table.actor)))
        table.apply(done[-1])
    return done


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    names = bot_names(GAME.id)
    assert [name for name in names if name in NAMES] == NAMES
    assert names[0] == "random"
    assert names.index("easy") < names.index("greedy") < names.index("medium")


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_make_equal_choices(name: str) -> None:
    decisions = 80 if FAST else 12
    first = play(quick_levels(4)[name], 1, decisions)
    assert first == play(quick_levels(4)[name], 1, decisions)


@pytest.mark.parametrize("name", NAMES)
def test_begin_forgets_what_was_before(name: str) -> None:
    decisions = 30 if FAST else 8
    bot = quick_levels(1)[name]
    play(bot, 9, decisions)
    bot.begin(4)
    assert play(bot, 1, decisions) == play(quick_levels(4)[name], 1, decisions)


@pytest.mark.parametrize("name", NAMES)
def test_a_level_takes_legal_actions_and_changes_nothing(name: str) -> None:
    bot = quick_levels(2)[name]
    table = GAME.new(3, None)
    dice = Dice(8)
    for _ in range(150 if FAST else 12):
        roll_on(table, dice)
        if table.is_over:
            break
        table.observer = heard = Chronicle()
        before = table.position()
        action = bot.choose(table, table.actor)
        assert table.position() == before
        assert heard.events == []
        assert action in table.legal(table.actor)
        table.apply(action)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("realms_in_play", [realms_of(s) for s in GAME.typical()])
def test_a_round_is_played_out_in_every_realm(name: str, realms_in_play: list[str]) -> None:
    if not FAST and name in ("hard", "master"):
        pytest.skip("slow where it is interpreted")
    table = GAME.new(1, {"realms": realms_in_play})
    bot = quick_levels(7)[name]
    dice = Dice(4)
    while table.round == 1:
        roll_on(table, dice)
        action = bot.choose(table, 0)
        assert action in table.legal()
        table.apply(action)
    assert table.actor == CHANCE
    assert table.scores()[0] > 40


def test_a_plan_is_dropped_when_the_position_is_another() -> None:
    """Somebody takes a turn back, or asks in the middle of a turn: the answer is legal there."""
    bot = realms.medium(1)
    rich: Resources = {"coin": 6, "heart": 6, "pumpkin": 6}
    table = arrange("tapestry", "viticulture", "scythe", resources=rich, rolled=(3, 4))
    start = table.clone()
    for _ in range(3):
        action = bot.choose(table, 0)
        assert action in table.legal(0)
        table.apply(action)
    assert bot.choose(start, 0) in start.legal(0)
    for action in start.legal(0):
        if action:
            other = start.clone()
            other.apply(action)
            assert bot.choose(other, 0) in other.legal(0)


def test_a_full_hand_in_the_middle_of_a_turn_is_no_trouble() -> None:
    full: Resources = {"coin": 12, "heart": 12, "pumpkin": 12}
    for turn in (1, 5, 9):
        table = arrange("my_little_scythe", "tapestry", "euphoria", resources=full, turn=turn)
        for name, bot in quick_levels(3).items():
            assert bot.choose(table, 0) in table.legal(0), name


def test_other_sheets_do_not_matter() -> None:
    rich: Resources = {"coin": 3, "heart": 3}
    alone = arrange("tapestry", "euphoria", "scythe", resources=rich)
    many = arrange("tapestry", "euphoria", "scythe", resources=rich, seats=6)
    for name in NAMES:
        chosen = {int(quick_levels(5)[name].choose(many, seat)) for seat in (0, 1, 5)}
        assert chosen == {int(quick_levels(5)[name].choose(alone, 0))}


# ---------------------------------------------------------------------- budget


def tries(bot: Bot, table: Table) -> int:
    """Count what is tried for one decision."""
    assert isinstance(bot, SearchRealms)
    before = bot.tried
    bot.choose(table, 0)
    return int(bot.tried - before)


def test_the_budget_of_tries_is_kept() -> None:
    for iterations in (0, 1, 7, 40, 200 if FAST else 50):
        table = arrange("tapestry", "viticulture", "euphoria", rolled=(2, 4), turn=3)
        spent = tries(realms.master(1, iterations=iterations), table)
        assert spent <= iterations
        assert spent >= iterations // 2 or iterations < 16


def test_levels_below_hard_try_nothing_and_the_last_turn_needs_no_tries() -> None:
    table = arrange("tapestry", "viticulture", "euphoria", rolled=(2, 4), turn=3)
    assert tries(realms.medium(1), table) == 0
    last = arrange("tapestry", "viticulture", "euphoria", rolled=(2, 4), turn=9)
    assert tries(realms.master(1), last) == 0


def test_a_plan_is_made_once_a_turn() -> None:
    bot = realms.hard(1, iterations=8)
    assert isinstance(bot, SearchRealms)
    table = arrange("tapestry", "viticulture", "euphoria", rolled=(2, 4), turn=3)
    table.apply(bot.choose(table, 0))
    before = bot.tried
    bot.choose(table, 0)
    assert bot.tried == before


def test_trying_ends_early_where_every_try_is_long() -> None:
    """A hand that nobody has in play makes turns a hundred times as long."""
    if not FAST:
        pytest.skip("slow where it is interpreted")
    full: Resources = {"coin": 12, "heart": 12, "pumpkin": 12}
    table = arrange("my_little_scythe", "tapestry", "euphoria", resources=full, turn=5)
    bot = realms.master(1, iterations=64)
    assert isinstance(bot, SearchRealms)
    spent = tries(bot, table)
    assert 0 < spent < 64
    assert bot.search.seen < 64 * 2000 + 1_000_000


def test_seconds_stop_trying_sooner() -> None:
    table = arrange("tapestry", "viticulture", "euphoria", rolled=(2, 4), turn=3)
    bot = realms.master(1, iterations=100_000_000, seconds=0.001)
    assert bot.choose(table, 0) in table.legal(0)


# ---------------------------------------------------------------------- both builds


def test_both_builds_decide_and_judge_alike() -> None:
    if not FAST:
        pytest.skip("there is nothing to compare the pure build with")
    code = (
        "from grani.core.build import build; from tests.bots.realms_told import told;"
        "assert build() == 'pure'; print(told())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    assert done.stdout.strip() == told()


# ---------------------------------------------------------------------- strength


LEAST = {"novice": 240, "easy": 360, "medium": 430, "hard": 460}
"""Tenths of a star that thirty games alone never fall below; the bench has the true figures."""


@pytest.mark.parametrize("name", list(LEAST))
def test_a_level_is_about_as_strong_as_it_should_be(name: str) -> None:
    if not FAST:
        pytest.skip("slow where it is interpreted")
    result = simulate(Series(GAME.id, (name,), 30, seed=31))
    assert result.seat_scores[0] / result.games > LEAST[name]


@pytest.mark.parametrize(("lower", "higher"), [("random", "novice"), ("novice", "medium")])
def test_two_levels_up_wins_most_games(lower: str, higher: str) -> None:
    if not FAST:
        pytest.skip("slow where it is interpreted")
    result = simulate(Series(GAME.id, (lower, higher), 60, seed=33))
    assert result.entries[1].wins > 45

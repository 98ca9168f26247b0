"""Search on several cores: the same choice every time, and one process that is lost is no loss."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial

import pytest

from grani.bots import make_bot
from grani.bots.forge_leveled import searching
from grani.bots.naming import BotError
from grani.bots.together import Together, best_of, tried_at_root
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import roll_on
from tests.dice_forge.arrange import arrange as forge

make = partial(searching, "forge-2", 12, 0.0, 0.8)


def opening() -> State:
    return forge({"gold": 6}, {"gold": 3})


@pytest.fixture
def pair() -> Iterator[Together]:
    together = Together(make, 2, seed=5)
    yield together
    together.close()


def decisions(bot: Together, seed: int, count: int = 6) -> list[int]:
    """Give what a bot decides for both seats in the first decisions of a game."""
    table, dice = opening(), Dice(3)
    chosen: list[int] = []
    bot.begin(seed)
    while len(chosen) < count:
        roll_on(table, dice)
        chosen.append(int(bot.choose(table, table.actor)))
        table.apply(chosen[-1])
    return chosen


def test_equal_seeds_choose_equally_and_both_processes_count(pair: Together) -> None:
    first = decisions(pair, 5)
    assert decisions(pair, 5) == first
    table = opening()
    pair.begin(5)
    pair.choose(table, 0)
    alone = sum(visits for visits, _ in tried_at_root(pair.search, 0).values())
    pair.helpers[0].send("think", table.position(), 0)
    theirs = pair.helpers[0].answer()
    assert sorted(theirs) == table.legal(0)
    assert 0 < alone <= 12
    assert 0 < sum(visits for visits, _ in theirs.values()) <= 12


def test_a_process_that_dies_is_missed_no_further_than_its_share(pair: Together) -> None:
    table = opening()
    pair.choose(table, 0)
    process = pair.helpers[0].process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert pair.choose(table, 0) in table.legal(0)


def test_what_was_tried_is_added_up() -> None:
    assert best_of([{1: (5, 1.0), 2: (4, 3.0)}, {2: (4, 0.0), 3: (1, 9.0)}]) == 2
    assert best_of([{1: (5, 1.0), 2: (5, 3.0)}, {}]) == 2


def test_it_is_asked_for_by_naming_it_and_nonsense_is_refused() -> None:
    table = opening()
    assert int(make_bot("hard:cores=2:iterations=8", "dice-forge").choose(table, 0)) in table.legal(
        0
    )
    for wrong in ("cores=0", "iterations=-1", "temperature=nan", "seconds=-1"):
        with pytest.raises(BotError, match="it must be between"):
            make_bot(f"hard:{wrong}", "dice-forge")
    with pytest.raises(BotError, match="between 0 and 1,000,000"):
        make_bot("hard:iterations=1000001", "dice-forge")

"""Nothing that is done over and over leaves memory behind."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from grani.core.dice import Dice
from grani.core.position import from_id, to_id
from grani.core.registry import game, games

STATM = Path("/proc/self/statm")
PAGES_ALLOWED = 500
"""Two megabytes: far less than a hundred bytes for each repetition would need."""
TIMES = 20_000


def resident_pages() -> int:
    return int(STATM.read_text().split()[1])


@pytest.mark.by_turns(2)
@pytest.mark.slow
@pytest.mark.one_build
@pytest.mark.skipif(not STATM.exists(), reason="needs /proc to measure memory")
@pytest.mark.parametrize("name", games())
def test_reading_positions_leaves_no_memory_behind(name: str) -> None:
    assert not tracemalloc.is_tracing()
    setups = game(name).setups()
    state = game(name).new(2, "random" if "random" in setups else None)
    dice = Dice(1)
    for _ in range(60):
        ahead = state.clone()
        ahead.apply(dice.pick(ahead.legal()))
        state = state if ahead.is_over else ahead
    position, word = state.position(), to_id(state)
    for _ in range(200):
        game(name).from_position(position)
    before = resident_pages()
    for _ in range(TIMES):
        game(name).from_position(position).clone()
    for _ in range(TIMES // 10):
        from_id(word)
    assert resident_pages() - before < PAGES_ALLOWED

"""Whoever does the work: everything is done once, and a lost worker costs its part alone."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from grani.arena.runners import Here, Part, Processes, RunnerError, Slices

SQUARES = f"{__name__}:squares"
FALLING = f"{__name__}:fall_once"
DYING = f"{__name__}:die"
FAILING = f"{__name__}:fail"


def squares(what: object, numbers: Sequence[int]) -> list[int]:
    """A task."""
    assert what == {"power": 2}
    return [number**2 for number in numbers]


def fall_once(what: object, numbers: Sequence[int]) -> list[int]:
    """A task during which one worker dies, at a number that is said, the first time."""
    assert isinstance(what, str)
    for number in numbers:
        mark = Path(what, str(number))
        if number % 40 == 17 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def die(what: object, numbers: Sequence[int]) -> None:
    """A task that no worker survives."""
    os.kill(os.getpid(), signal.SIGKILL)


def fail(what: object, numbers: Sequence[int]) -> None:
    """A task that is wrong."""
    raise ValueError(f"no {numbers[0]}")


@pytest.mark.parametrize("runner", [Here(), Processes(2)])
@pytest.mark.parametrize("largest", [0, 1, 7])
def test_every_number_is_worked_through_once(runner: Here | Processes, largest: int) -> None:
    parts = list(runner.run(SQUARES, {"power": 2}, range(50, 150), largest))
    runner.close()
    assert sorted(number for part in parts for number in part.numbers) == list(range(50, 150))
    assert all(part.result == [number**2 for number in part.numbers] for part in parts)
    assert not largest or max(len(part.numbers) for part in parts) <= largest


def test_a_lost_process_costs_its_part_and_no_more(tmp_path: Path) -> None:
    runner = Processes(2)
    parts = list(runner.run(FALLING, str(tmp_path), range(100), 5))
    runner.close()
    assert sorted(number for part in parts for number in part.result) == list(range(100))
    assert len(list(tmp_path.iterdir())) == 3


def test_processes_that_always_die_are_given_up() -> None:
    runner = Processes(2)
    with pytest.raises(RunnerError, match="die again and again"):
        list(runner.run(DYING, None, range(10)))
    runner.close()


@pytest.mark.parametrize("runner", [Here(), Processes(2)])
def test_an_error_of_the_task_is_raised_as_it_is(runner: Here | Processes) -> None:
    with pytest.raises(ValueError, match=r"^no \d+$"):
        list(runner.run(FAILING, None, range(10)))
    runner.close()


def test_parts_grow_until_they_take_long_enough() -> None:
    slices = Slices(range(1000))
    sizes = []
    while slices.are_left:
        taken = slices.take()
        sizes.append(len(taken))
        slices.learn(Part(taken, 0.001 * len(taken), None))
    assert sizes[:4] == [4, 16, 64, 250]
    slow = Slices(range(10))
    slow.learn(Part(slow.take(), 100.0, None))
    assert len(slow.take()) == 1

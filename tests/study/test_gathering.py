"""Games are played once, whatever happens in between, and never mixed with others."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from grani.arena.journal import Busy
from grani.arena.runners import Here, Part, Processes
from study.gathering import Progress, gather
from study.lines import Line
from study.plans import PLANS, Plan
from study.shards import Shard, folder_of, numbers_in, read, unbroken
from tests.patience import wait_until

REALMS = replace(PLANS[-1], level="easy")
FORGE = replace(PLANS[0], level="easy", share=0.5)
GAMES = 12
PLAYER = """
import sys
from dataclasses import replace
from pathlib import Path
from grani.arena.runners import Here
from study.gathering import gather
from study.plans import PLANS
plan = replace(PLANS[-1], level="easy")
gather([plan], 100000, Here(), root=Path(sys.argv[1]))
"""


def games_of(plan: Plan, root: Path) -> list[Line]:
    return sorted(read(folder_of(plan, root)), key=lambda line: int(line["n"]))


def quiet(line: str) -> None:
    """Say nothing."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games that were played in one go."""
    root = tmp_path_factory.mktemp("whole")
    assert gather([FORGE, REALMS], GAMES, Here(), root=root, say=quiet)
    return root


def test_as_many_games_are_played_as_each_configuration_gets(whole: Path) -> None:
    assert [line["n"] for line in games_of(REALMS, whole)] == list(range(GAMES))
    assert [line["n"] for line in games_of(FORGE, whole)] == list(range(GAMES // 2))


def test_what_is_there_is_not_played_again(whole: Path) -> None:
    class Nobody:
        def run(
            self, task: str, what: object, numbers: Sequence[int], largest: int = 0
        ) -> Iterator[Part]:
            assert not numbers
            yield from ()

        def close(self) -> None:
            """There is nobody to let go of."""

    before = sorted(whole.rglob("*.jsonl"))
    assert gather([FORGE, REALMS], GAMES, Nobody(), root=whole, say=quiet)
    assert sorted(whole.rglob("*.jsonl")) == before


def test_two_processes_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    assert gather([REALMS], GAMES, Processes(2), root=tmp_path, say=quiet)
    assert games_of(REALMS, tmp_path) == games_of(REALMS, whole)


def test_a_run_that_was_killed_goes_on_to_the_same_games(whole: Path, tmp_path: Path) -> None:
    folder = folder_of(REALMS, tmp_path)
    player = subprocess.Popen([sys.executable, "-c", PLAYER, str(tmp_path)], stderr=subprocess.PIPE)
    try:
        wait_until(lambda: len(numbers_in(folder)) >= 3, "three games were not played")
    finally:
        player.send_signal(signal.SIGKILL)
        player.communicate()
    shard = next(folder.glob("*.jsonl"))
    there = shard.read_bytes().splitlines(keepends=True)[:3]
    # As if it had been killed in the middle of the fourth.
    shard.write_bytes(b"".join(there) + b'{"n":3,"scores":[4')
    assert gather([REALMS], GAMES, Here(), root=tmp_path, say=quiet)
    assert games_of(REALMS, tmp_path) == games_of(REALMS, whole)
    assert shard.read_bytes().endswith(b'"scores":[4')
    assert len(list(folder.glob("*.jsonl"))) == 2


def test_time_that_is_up_keeps_what_was_played(tmp_path: Path) -> None:
    assert not gather([REALMS], GAMES, Here(), minutes=0.0, root=tmp_path, say=quiet)
    assert 0 < len(games_of(REALMS, tmp_path)) < GAMES


def test_ctrl_c_keeps_what_was_played_and_lets_others_go_on(tmp_path: Path) -> None:
    def interrupt(line: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gather([REALMS], GAMES, Here(), root=tmp_path, say=interrupt)
    played = len(games_of(REALMS, tmp_path))
    assert 0 < played < GAMES
    assert gather([REALMS], GAMES, Here(), root=tmp_path, say=quiet)
    assert len(games_of(REALMS, tmp_path)) == GAMES


def test_one_run_at_a_time_plays_into_a_folder(tmp_path: Path) -> None:
    with (
        Shard(tmp_path),
        pytest.raises(Busy, match="another process plays into"),
    ):
        Shard(tmp_path)
    assert list(tmp_path.glob("*.jsonl")) == []


def test_a_game_that_stands_in_two_shards_counts_once(tmp_path: Path) -> None:
    for first in (0, 2):
        with Shard(tmp_path) as shard:
            shard.write({"n": number} for number in range(first, first + 4))
    assert [line["n"] for line in read(tmp_path)] == [0, 1, 2, 3, 4, 5]
    assert [line["n"] for line in read(tmp_path, 2)] == [0, 1]
    assert unbroken(numbers_in(tmp_path)) == 6
    assert all(json.loads(text) for text in (tmp_path / "0002.jsonl").read_text().splitlines())


def test_progress_tells_rate_and_what_is_left() -> None:
    progress = Progress({"base": 90, "realms": 10})
    progress.add("base", 40, 20.0)
    assert progress.remaining() is None
    assert progress.tell(PLANS[0], 100) == "base: 50 of 100 games, 2.00 a second"
    progress.add("realms", 5, 1.0)
    assert progress.remaining() == 26.0
    assert progress.tell(PLANS[0], 100).endswith(", 26 s left in all")

"""A short campaign in every test run, and a look at whether a broken game would be noticed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.record import load_record
from grani.core.registry import game as registered, games, ours
from grani.dice_forge.game import GAME
from grani.dice_forge.kinds.kind import KINDS
from grani.dice_forge.table import Table
from tests.contract.games import walk
from tests.fuzz import any_game, dice_forge
from tests.fuzz.__main__ import main
from tests.fuzz.campaign import Campaign, play_chunk
from tests.fuzz.course import Course, plan, play
from tests.fuzz.invariants import invariants_of
from tests.fuzz.question import UnsoundError

PARTS, GAMES = 4, 200


@pytest.mark.by_turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_stay_sound(part: int) -> None:
    campaign = Campaign(part * GAMES, GAMES, seed=2, games=tuple(games()))
    report = play_chunk(campaign, range(part * GAMES, (part + 1) * GAMES))
    assert report.failure is None, report.failure
    assert report.games == GAMES
    assert report.steps > 50 * GAMES


def test_every_game_has_invariants() -> None:
    for name in games():
        assert callable(invariants_of(name))
    for name in ours():
        assert invariants_of(name) is not any_game.check


@pytest.mark.slow
@pytest.mark.parametrize("name", ours())
def test_what_holds_of_any_game_holds_of_ours(name: str) -> None:
    """What other people's games are held against."""
    for number in range(20):
        state = registered(name).from_position(
            any_game.AnyNet(registered(name)).rich(Dice(number), number, 2)
        )
        for step in walk(state, Dice(number)):
            assert any_game.check(step.state) == ""
        assert any_game.check(state) == ""


def test_a_plan_follows_from_seed_and_number() -> None:
    plans = [plan(3, number, games(), []) for number in range(200)]
    assert plans == [plan(3, number, games(), []) for number in range(200)]
    assert plans != [plan(4, number, games(), [])._replace(seed=3) for number in range(200)]
    forge = [chosen for chosen in plans if chosen.game == "dice-forge"]
    assert {chosen.seats for chosen in forge} == {2, 3, 4}
    assert {chosen.setup for chosen in forge} == set(GAME.setups())
    assert {plan(3, number, games(), [2]).seats for number in range(50)} == {2}


# ---------------------------------------------------------------------- would it notice?


def steal_gold(table: Table) -> None:
    table.heroes[0].gold = -1


def overfill(table: Table) -> None:
    table.heroes[1].moon = table.heroes[1].shard_cap + 1


def forge_for_free(table: Table) -> None:
    table.heroes[0].put(0, 0, 12)


def take_from_the_temple(table: Table) -> None:
    table.supply[12] -= 1


def owe_to_the_temple(table: Table) -> None:
    table.supply[12] = -1


def draw_a_card(table: Table) -> None:
    table.heroes[0].cards += 1


def borrow_a_card(table: Table) -> None:
    """Take a card from an empty stack: the packed count borrows from the next slot."""
    table.heroes[0].cards += table.stacks & 7
    table.stacks -= table.stacks & 7
    table.heroes[0].cards += 1
    table.stacks -= 1


def grow_a_cap(table: Table) -> None:
    table.heroes[0].gold_cap += 4


def invent_glory(table: Table) -> None:
    table.heroes[0].printed += 1


def turn_a_die_away(table: Table) -> None:
    table.heroes[0].light_up = 7


def share_a_portal(table: Table) -> None:
    table.heroes[0].portal = table.heroes[1].portal = 3


def own_a_boar(table: Table) -> None:
    table.owners = 1


def use_a_card_too_often(table: Table) -> None:
    table.used = 7 << 6


def swap_the_actor(table: Table) -> None:
    table.actor = 1 - table.actor


def pile_up(table: Table) -> None:
    for _ in range(31 - table.depth):
        table.push(KINDS[23], 0, 12)


def skip_a_round(table: Table) -> None:
    table.round = 11


def deal_again(table: Table) -> None:
    table.push(KINDS[2], 0, 3)


BREAKS: list[Callable[[Table], None]] = [
    steal_gold,
    overfill,
    forge_for_free,
    take_from_the_temple,
    owe_to_the_temple,
    draw_a_card,
    borrow_a_card,
    grow_a_cap,
    invent_glory,
    turn_a_die_away,
    share_a_portal,
    own_a_boar,
    use_a_card_too_often,
    swap_the_actor,
    pile_up,
    skip_a_round,
    deal_again,
]


def middle_of_a_game() -> Table:
    state: State = GAME.new(3)
    for number, step in enumerate(walk(state, Dice(5))):
        if number > 150 and step.seat >= 0:
            break
    assert isinstance(state, Table)
    assert dice_forge.check(state) == ""
    return state


@pytest.mark.parametrize("break_it", BREAKS)
def test_a_broken_table_is_noticed(break_it: Callable[[Table], None]) -> None:
    table = middle_of_a_game()
    break_it(table)
    wrong = dice_forge.check(table)
    assert wrong
    assert "\n" not in wrong


def test_a_course_that_loses_its_way_is_noticed() -> None:
    course = Course(plan(1, 0, ["dice-forge"], [2]))
    for _ in range(60):
        course.step()
    assert isinstance(course.twin, Table)
    course.twin.heroes[0].glory += 1
    with pytest.raises(UnsoundError, match="different ends"):
        course.play()


def test_a_failure_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Declare wealth unsound and follow what is printed."""

    def frown(state: State) -> str:
        assert isinstance(state, Table)
        return "rich" if max(hero.gold for hero in state.heroes) > 6 else ""

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dice_forge, "check", frown)
    words = ["--seed", "5", "--games", "40", "--jobs", "1", "--game", "dice-forge", "--seats", "3"]
    assert main(words) == 1
    said = capsys.readouterr().out
    assert "FAILED: UnsoundError: rich" in said
    again = next(line for line in said.splitlines() if line.startswith("again")).split()[1:]
    number = int(again[again.index("--first") + 1])
    _, failure = play(plan(5, number, ["dice-forge"], [3]))
    assert failure is not None
    assert f"game {number} (dice-forge, 3 seats" in said
    assert f"step {failure.step}" in said
    assert failure.position in said
    assert main(again[3:]) == 1
    (kept,) = (tmp_path / ".build" / "fuzz").iterdir()
    record = load_record(kept.read_text(encoding="utf-8"))
    assert len(record.actions) == failure.step
    assert frown(record.replay()) == "rich"


# ---------------------------------------------------------------------- as a command


def test_the_command_plays_with_several_processes() -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--games", "8", "--jobs", "2", "--seed", "9"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert "8 games" in done.stdout.splitlines()[-1]
    assert "no failure" in done.stdout
    assert "kinds of question" in done.stdout
    assert "pairs of cards met" in done.stdout


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--jobs", "-1"], ["--game", "chess"], ["--seed", "-1"]]
)
def test_the_command_refuses_nonsense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_an_interrupt_stops_it_cleanly() -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert "1000000 games" in process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=600)
    assert process.returncode == 130
    assert "stopped" in err
    assert "Traceback" not in err

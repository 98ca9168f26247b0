"""Undo where seats act at once: one's own decisions since the roll, until the turn is ended."""

from __future__ import annotations

import pytest

from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.match import Match
from grani.core.record import load_record
from grani.core.registry import game
from tests.rolling_realms.arrange import actions

CODE = "WPYSTEVCU"


def started(seats: int, seed: int = 5) -> Match:
    """A match of Wingspan, Pendulum and Pyramid, after the first roll."""
    match = Match.new(game("rolling-realms"), ["?"] * seats, CODE, seed)
    match.roll()
    match.roll()
    return match


def act(match: Match, seat: int, *names: str) -> None:
    for name in names:
        match.act(actions()[name], seat)


def test_dp_06_all_since_the_roll_can_be_taken_back() -> None:
    match = started(1)
    rolled = match.state.position()
    act(match, 0, "use d1 wingspan bird 7", "use d2 pendulum o1")
    assert match.undo_depth(0) == 2
    match.undo(0, 2)
    assert match.state.position() == rolled
    assert match.undo_depth(0) == 0
    with pytest.raises(ValueError, match="nothing to undo"):
        match.undo(0)


def test_others_who_act_in_between_do_not_matter() -> None:
    match = started(3)
    act(match, 1, "use d1 wingspan bird 7")
    act(match, 0, "use d1 wingspan bird 16")
    act(match, 1, "use d2 pendulum o1")
    act(match, 2, "end turn")
    act(match, 0, "use d2 pendulum o4")
    before = match.state.position()
    assert [match.undo_depth(seat) for seat in range(3)] == [2, 2, 0]
    match.undo(1)
    act(match, 1, "use d2 pendulum o1")
    assert match.state.position() == before
    match.undo(0, 2)
    assert [match.undo_depth(seat) for seat in range(3)] == [0, 2, 0]
    assert load_record(match.record.dump()).replay().position() == match.state.position()


def test_ending_the_turn_settles_it() -> None:
    match = started(2)
    act(match, 0, "use d1 wingspan bird 7", "end turn")
    act(match, 1, "use d1 wingspan bird 7")
    assert match.undo_depth(0) == 0
    with pytest.raises(ValueError, match="settled"):
        match.undo(0)
    assert match.undo_depth(1) == 1


def test_a_record_without_movers_gets_them_when_it_needs_them() -> None:
    match = started(2)
    act(match, 0, "use d1 wingspan bird 7")
    assert match.record.movers == []
    act(match, 1, "use d1 wingspan bird 12")
    assert match.record.movers == [-1, -1, 0, 1]
    match.undo(0)
    assert match.record.movers == [-1, -1, 1]
    assert match.state.awaits(0)


def test_a_roll_settles_what_was_before() -> None:
    match = started(1)
    act(match, 0, "use d1 wingspan bird 7", "end turn")
    match.roll()
    assert match.undo_depth(0) == 0


@pytest.mark.parametrize("name", ["dice-forge", "rolling-realms"])
@pytest.mark.parametrize("seed", range(4))
def test_undo_in_any_game_gives_back_the_state_without_those_decisions(
    name: str, seed: int
) -> None:
    match = Match.new(game(name), ["a", "b", "c"], None, seed)
    deciding = Dice(seed)
    for _ in range(200):
        if match.state.actor == CHANCE:
            match.roll()
            continue
        seats = [seat for seat in range(3) if match.state.awaits(seat)]
        seat = deciding.pick(seats)
        before, depth = match.state.position(), match.undo_depth(seat)
        legal = match.state.legal(seat)
        action = deciding.pick(legal)
        settled = match.state.settles(seat, action, seat)
        match.act(action, seat)
        if settled or match.state.actor == CHANCE:
            continue
        if len(legal) == 1:
            assert match.undo_depth(seat) == depth
            continue
        assert match.undo_depth(seat) == depth + 1
        match.undo(seat)
        assert match.state.position() == before
        match.act(action, seat)

"""A match tells everything that happens, from the very first event on, and takes back what is fair.

What it knows follows from its record: a match that is made of one anew is in all the same.
"""

from __future__ import annotations

import pytest

from grani.core import fair
from grani.core.contract import CHANCE, IllegalAction
from grani.core.dice import Dice
from grani.core.match import NOBODY, Given, Match, Source, Step, retell
from grani.core.reading import RecordError
from grani.core.record import Record, load_record
from grani.core.registry import game, games
from grani.dice_forge.events import EVENT_NAMES
from tests.contract.games import Configuration, every_configuration


@pytest.mark.parametrize("setup", ["introductory", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_and_turn_are_told(seats: int, setup: str) -> None:
    names = ["Olena", "Taras", "Maksym", "Sasha"][:seats]
    match = Match.new(game("dice-forge"), names, setup, seed=1)
    told: list[str] = []
    while "rolled" not in told:
        told += [EVENT_NAMES[event.kind] for event in match.roll()]
    assert [name for name in told if name not in ("dealt", "removed")] == [
        "round",
        "turn",
        "rolled",
    ]


def test_nobody_chooses_what_chance_gives() -> None:
    match = Match.new(game("dice-forge"), ["Olena", "Taras"], seed=1)
    before = match.record.dump()
    with pytest.raises(IllegalAction, match="chance is rolled, not chosen"):
        match.act(match.state.legal()[0], -1)
    assert match.record.dump() == before


@pytest.mark.parametrize("name", games())
def test_a_seat_that_does_not_exist_is_refused(name: str) -> None:
    state = game(name).new(3)
    for seat in (3, -2, 2**70, -(2**70)):
        assert state.legal(seat) == []
        assert not state.awaits(seat)
        assert state.prompt(seat) is None
        with pytest.raises(IllegalAction, match="no such seat, seats are 0 to 2"):
            state.apply(0, seat)


def test_a_field_given_twice_is_refused() -> None:
    with pytest.raises(RecordError, match="not JSON: the field 'game' is given twice"):
        load_record('{"game": "dice-forge", "game": "dice-forge"}')


def match_of(configuration: Configuration, dice: Source) -> Match:
    setup = configuration.game.setup_data(configuration.seats, configuration.agreed())
    record = Record.of(configuration.game, setup, configuration.names())
    return Match(configuration.game, record, dice)


def hurried(match: Match, deciding: Dice) -> list[Step]:
    """Let somebody decide, and everything follow that asks nobody."""
    seat = deciding.pick(match.waiting())
    step = match.act(deciding.pick(match.state.legal(seat)), seat)
    return [step, *match.run_on()]


def told(step: Step) -> tuple[object, ...]:
    return step.number, step.seat, step.action, [repr(event) for event in step]


@every_configuration
def test_running_on_asks_only_where_there_is_something_to_decide(
    configuration: Configuration,
) -> None:
    match = match_of(configuration, Dice(1))
    deciding = Dice(2)
    steps = list(match.run_on())
    while not match.is_over:
        assert match.state.actor != CHANCE
        for seat in match.waiting():
            legal = match.state.legal(seat)
            if len(legal) == 1:
                # The end of a turn that could be regretted, no other single option.
                assert match.state.settles(seat, legal[0], seat)
                assert match.undo_depth(seat)
        steps += hurried(match, deciding)
    assert [step.action for step in steps] == match.record.actions
    assert [step.seat for step in steps] == match.movers
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    asked = {step.number - 1 for step in steps if step.seat != CHANCE}
    assert match.asked <= asked


@every_configuration
def test_a_match_made_of_its_record_is_in_all_the_same(configuration: Configuration) -> None:
    match = match_of(configuration, Dice(3))
    deciding = Dice(4)
    list(match.run_on())
    for _ in range(60):
        if match.is_over:
            break
        takers = [seat for seat in range(configuration.seats) if match.undo_depth(seat)]
        if takers and deciding.below(5) == 0:
            seat = deciding.pick(takers)
            match.undo(seat, 1 + deciding.below(match.undo_depth(seat)))
        else:
            hurried(match, deciding)
        again = Match(match.game, load_record(match.record.dump()), Dice(0))
        assert again.state.position() == match.state.position()
        assert (again.movers, again.asked) == (match.movers, match.asked)
        for seat in range(configuration.seats):
            assert again.undoable(seat) == match.undoable(seat)
        assert again.record == match.record


@every_configuration
def test_undo_goes_back_to_where_there_was_a_choice_and_tells_the_game_anew(
    configuration: Configuration,
) -> None:
    match = match_of(configuration, Dice(5))
    deciding = Dice(6)
    list(match.run_on())
    undone = 0
    while undone < 20 and not match.is_over:
        mover = deciding.pick(match.waiting())
        match.act(deciding.pick(match.state.legal(mover)), mover)
        if deciding.below(2):
            list(match.run_on())
        for seat in range(configuration.seats):
            if match.undo_depth(seat) and deciding.below(3) == 0:
                (first, *_), depth = match.last(seat), match.undo_depth(seat)
                told_anew = match.undo(seat)
                assert match.undo_depth(seat) == depth - 1
                assert list(map(told, told_anew)) == list(map(told, retell(match.record)))
                if first == len(match.record.actions):
                    assert len(match.state.legal(seat)) > 1 or match.undo_depth(seat)
                undone += 1
        list(match.run_on())
    assert undone > 0


@every_configuration
def test_a_retold_game_is_the_one_that_was_played(configuration: Configuration) -> None:
    match = match_of(configuration, fair.Promised(bytes(32)))
    deciding = Dice(7)
    opening = told(match.opening())
    played = [opening, *map(told, match.run_on())]
    for _ in range(25):
        if not match.is_over:
            played += map(told, hurried(match, deciding))
    assert list(map(told, retell(match.record))) == played
    assert opening[:3] == (0, NOBODY, NOBODY)
    half = len(match.record.actions) // 2
    assert list(map(told, retell(match.record, half))) == played[: half + 1]
    *_, end = retell(match.record)
    assert end.state.position() == match.state.position()


def test_given_dice_must_fit_and_last() -> None:
    match = match_of(Configuration("rolling-realms", 1, "random"), dice := Given())
    with pytest.raises(IllegalAction, match="no outcome of chance is given"):
        match.roll()
    dice.give(match.game.action_count)
    with pytest.raises(IllegalAction, match=r"\(draw\)"):
        match.roll()
    first = match.state.legal()[-1]
    dice.give(first)
    step = match.roll()
    assert (step.action, match.record.actions) == (first, [first])
    assert first in step.outcomes


def test_a_record_that_cannot_be_names_the_first_wrong_step() -> None:
    match = Match.new(game("dice-forge"), ["Olena", "Taras"], seed=1)
    list(match.run_on())
    count = len(match.record.actions)
    match.record.add(match.game.action_count - 1)
    with pytest.raises(RecordError, match=rf"actions\[{count}\]"):
        list(retell(match.record))
    with pytest.raises(RecordError, match=rf"actions\[{count}\]"):
        Match(match.game, match.record, Dice(0))
    with pytest.raises(RecordError, match="there is no step"):
        list(retell(match.record, count + 2))


@pytest.mark.parametrize("name", games())
def test_what_is_final_cannot_be_taken_back_and_all_else_can(name: str) -> None:
    match, dice = Match.new(game(name), ["Olena", "Taras"], seed=5), Dice(9)
    finals = set()
    list(match.run_on())
    while not match.is_over:
        seat = match.waiting()[0]
        legal = match.state.legal(seat)
        action = dice.pick(legal)
        is_final = match.is_final(action, seat)
        assert not match.is_moot(seat) or len({match.is_final(one, seat) for one in legal}) == 1
        match.act(action, seat)
        list(match.run_on())
        stands = match.is_over or match.undo_depth(seat) == 0
        assert is_final == stands, match.game.name(action)
        finals.add(is_final)
    assert True in finals

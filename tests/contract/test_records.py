"""Records replay, every prefix of them; a match writes one and takes back what is fair."""

from __future__ import annotations

import json

import pytest

from grani.core.build import build
from grani.core.contract import CHANCE, IllegalAction
from grani.core.dice import Dice
from grani.core.match import Match
from grani.core.record import Record, is_finished, load_record, record_of
from grani.core.shapes import Position
from tests.contract.games import Configuration, course, every_configuration, finished, mover

STEPS = 400 if build() == "compiled" else 120
"""Of a game in which things are taken back; every look at that replays the game so far."""
REFUSED = 12
"""Steps between two tries to take back too much."""


def recorded(configuration: Configuration, seed: int) -> tuple[Record, list[Position]]:
    """Give the record of a random game, and the position before every step and at the end."""
    game = configuration.game
    setup = game.setup_data(configuration.seats, configuration.agreed())
    record = Record.of(game, setup, configuration.names())
    positions = []
    together = False
    for state, seat, action in course(configuration, seed):
        positions.append(state.position())
        together = together or seat != state.actor
        record.add(action)
        record.movers.append(seat)
    if not together:
        record.movers.clear()
    positions.append(finished(configuration, seed).position())
    return record, positions


def seeded(match: Match) -> Dice:
    """Give the dice of a match that was made with a seed."""
    assert isinstance(match.dice, Dice)
    return match.dice


def match_of(configuration: Configuration, seed: int) -> Match:
    return Match.new(configuration.game, configuration.names(), configuration.agreed(), seed)


def play_some(match: Match, dice: Dice, steps: int) -> None:
    """Let the match go on for some steps, or to its end."""
    for _ in range(steps):
        if match.is_over:
            return
        seat = mover(match.state, dice)
        if seat == CHANCE:
            match.roll()
        else:
            match.act(dice.pick(sorted(match.state.legal(seat))), seat)


@every_configuration
def test_every_prefix_replays_to_its_position(configuration: Configuration) -> None:
    record, positions = recorded(configuration, seed=51)
    state = record.start()
    for number in record.steps(state):
        assert state.position() == positions[number]
    assert state.position() == positions[-1]
    assert is_finished(state)
    for number in range(0, len(record.actions) + 1, 29):
        assert record.replay(number).position() == positions[number]
    assert not is_finished(record.replay(0))


@every_configuration
def test_records_round_trip_as_text_and_data(configuration: Configuration) -> None:
    record, positions = recorded(configuration, seed=52)
    record.tags.update(date="2025-01-01", note='quotes " and\nlines, ё')
    again = load_record(record.dump())
    assert again == record
    assert again.replay().position() == positions[-1]
    assert load_record(record.dump().encode()) == record
    assert record_of(json.loads(json.dumps(record.to_json()))) == record


@every_configuration
def test_a_record_of_any_length_is_a_record(configuration: Configuration) -> None:
    record, positions = recorded(configuration, seed=53)
    for number in range(len(record.actions), -1, -37):
        record.cut(number)
        assert load_record(record.dump()).replay().position() == positions[number]


@every_configuration
def test_a_match_writes_what_happens(configuration: Configuration) -> None:
    match = match_of(configuration, seed=54)
    play_some(match, Dice(54), steps=100_000)
    assert match.is_over
    again = load_record(match.record.dump())
    assert again == match.record
    assert again.replay().position() == match.state.position()


@every_configuration
def test_a_resumed_match_goes_on_where_it_was(configuration: Configuration) -> None:
    whole = match_of(configuration, seed=55)
    deciding = Dice(56)
    play_some(whole, deciding, steps=150)
    resumed = Match(whole.game, load_record(whole.record.dump()), seeded(whole).clone())
    assert resumed.state.position() == whole.state.position()
    again = deciding.clone()
    play_some(whole, deciding, steps=100_000)
    play_some(resumed, again, steps=100_000)
    assert resumed.record == whole.record
    assert resumed.state.position() == whole.state.position()


@every_configuration
def test_undo_restores_the_position_and_stops_at_what_settles(
    configuration: Configuration,
) -> None:
    match = match_of(configuration, seed=57)
    deciding = Dice(58)
    depths = [0] * configuration.seats
    """Real decisions of each seat that stand open: those with more than one option."""
    undone = 0
    for number in range(STEPS):
        if match.is_over:
            break
        before, seat = match.state.clone(), mover(match.state, deciding.clone())
        play_some(match, deciding, steps=1)
        action = match.record.actions[-1]
        is_real = len(before.legal(seat)) > 1
        for other in range(configuration.seats):
            if before.settles(other, action, seat):
                depths[other] = 0
            elif other == seat and is_real:
                depths[other] += 1
        if number % 3:
            continue
        now = match.state.position()
        for other, fair in enumerate(depths):
            assert match.undo_depth(other) == fair
            if number % REFUSED == 0:
                for count in (0, -1, fair + 1):
                    with pytest.raises(ValueError, match="undo"):
                        match.undo(other, count)
        assert match.state.position() == now
        if seat != CHANCE and depths[seat] and is_real:
            match.undo(seat)
            assert match.state.position() == before.position()
            if number % 2:
                match.act(action, seat)
                assert match.state.position() == now
            else:
                depths[seat] -= 1
                undone += 1
    assert undone > STEPS // 60
    assert load_record(match.record.dump()).replay().position() == match.state.position()


@every_configuration
def test_events_go_on_after_undo(configuration: Configuration) -> None:
    match = match_of(configuration, seed=59)
    list(match.run_on())
    seat = int(match.state.actor)
    action = match.state.legal(seat)[-1]
    first = [repr(event) for event in match.act(action, seat)]
    match.undo(seat)
    assert [repr(event) for event in match.act(action, seat)] == first


@every_configuration
def test_a_refused_command_leaves_the_match_alone(configuration: Configuration) -> None:
    match = match_of(configuration, seed=60)
    play_some(match, Dice(61), steps=40)
    while match.state.actor == CHANCE:
        match.roll()
    seat = int(match.state.actor)
    record, position, dice = match.record.dump(), match.state.position(), seeded(match).state()
    wrong = next(a for a in range(match.game.action_count) if a not in match.state.legal(seat))
    with pytest.raises(IllegalAction):
        match.act(wrong, seat)
    with pytest.raises(IllegalAction):
        match.act(match.state.legal(seat)[0], configuration.seats)
    assert match.record.dump() == record
    assert match.state.position() == position
    assert seeded(match).state() == dice
    assert match.chronicle.take() == []


@every_configuration
def test_nothing_is_rolled_where_no_die_is_due(configuration: Configuration) -> None:
    match = match_of(configuration, seed=62)
    while match.state.actor == CHANCE:
        match.roll()
    record, dice = match.record.dump(), seeded(match).state()
    with pytest.raises(IllegalAction):
        match.roll()
    assert (match.record.dump(), seeded(match).state()) == (record, dice)

"""Decisions and views as data: what every way in shows, and no more than it may."""

from __future__ import annotations

import json
from dataclasses import asdict

from tests.contract.games import Configuration, course, every_configuration, finished, samples


@every_configuration
def test_a_prompt_offers_exactly_the_legal_actions(configuration: Configuration) -> None:
    for state, _, _ in course(configuration, seed=21):
        for seat in range(-2, state.seats + 1):
            prompt = state.prompt(seat)
            if not state.awaits(seat):
                assert prompt is None
                continue
            assert prompt is not None
            assert prompt.seat == seat
            assert sorted(option.action for option in prompt.options) == state.legal(seat)


@every_configuration
def test_prompts_are_plain_data(configuration: Configuration) -> None:
    for state, seat, _ in course(configuration, seed=22):
        prompt = state.prompt(seat)
        if prompt is None:
            continue
        assert prompt.kind
        assert prompt.cause
        said = []
        for option in prompt.options:
            assert option.key
            assert all(isinstance(target, str) and target for target in option.targets)
            for name, value in option.args.items():
                assert name
                assert type(value) in (str, int), (option.key, name)
            said.append((option.key, tuple(sorted(option.args.items())), option.targets))
        assert len(set(said)) == len(said), "two options that nobody can tell apart"
        for name, value in prompt.args.items():
            assert name
            assert type(value) in (str, int), (prompt.kind, name)
        assert json.dumps(asdict(prompt))


@every_configuration
def test_chance_is_described_outcome_by_outcome(configuration: Configuration) -> None:
    game = configuration.game
    for state, seat, _ in course(configuration, seed=26):
        due = game.chance(state)
        if seat >= 0:
            assert due is None
            continue
        assert due is not None
        assert due.key
        assert -1 <= due.seat < state.seats
        assert sorted(outcome.action for outcome in due.outcomes) == state.legal(-1)
        assert all(outcome.key for outcome in due.outcomes)


@every_configuration
def test_options_say_what_they_mean(configuration: Configuration) -> None:
    for state, seat, _ in course(configuration, seed=25):
        prompt = state.prompt(seat)
        if prompt is None:
            continue
        defaults = [option for option in prompt.options if option.default]
        assert len(defaults) <= 1, "somebody in a hurry means one thing"
        assert not any(option.loses for option in defaults), "nobody loses by pressing Enter"
        assert sum(option.declines for option in prompt.options) <= 1


@every_configuration
def test_names_of_legal_actions_differ(configuration: Configuration) -> None:
    for state, seat, _ in course(configuration, seed=23):
        names = [configuration.game.name(action) for action in state.legal(seat)]
        assert len(set(names)) == len(names)


@every_configuration
def test_views_are_plain_data_and_looking_changes_nothing(configuration: Configuration) -> None:
    for state, seat, _ in samples(configuration, seed=24):
        before, legal = state.position(), state.legal(seat)
        for viewer in range(-1, state.seats):
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert state.view(viewer) == view
            assert view["game"] == configuration.name
            state.prompt(viewer)
        assert state.position() == before
        assert state.legal(seat) == legal
    for viewer in range(-1, configuration.seats):
        assert json.dumps(finished(configuration, seed=24).view(viewer))


@every_configuration
def test_a_view_is_a_copy(configuration: Configuration) -> None:
    state = configuration.new()
    before = state.position()
    wreck(state.view(0))
    wreck(state.position())
    assert state.position() == before


def wreck(data: object) -> None:
    """Empty every container inside."""
    if isinstance(data, dict):
        for value in data.values():
            wreck(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            wreck(value)
        data.clear()

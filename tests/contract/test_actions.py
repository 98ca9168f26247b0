"""Who acts, what they may do, and what is refused: the same for every game."""

from __future__ import annotations

from contextlib import suppress

import pytest

from grani.core.build import build
from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.game import Game
from tests.contract.games import (
    Configuration,
    course,
    every_configuration,
    every_game,
    finished,
    samples,
)

EVERY = 1 if build() == "compiled" else 7
"""Which of the actions that are not legal are tried: all of them, or every so many."""


def found(state: State, seat: int) -> list[int]:
    """List the legal actions of the unchecked path."""
    count = state.find(seat)
    return [state.options[i] for i in range(count)]


@every_configuration
def test_somebody_acts_until_the_game_is_over(configuration: Configuration) -> None:
    for state, seat, _ in course(configuration, seed=1):
        assert not state.is_over
        assert state.actor == CHANCE or 0 <= state.actor < state.seats == configuration.seats
        awaited = [seat for seat in range(state.seats) if state.awaits(seat)]
        assert awaited[:1] == ([] if state.actor == CHANCE else [state.actor])
        assert state.legal() == state.legal(int(state.actor)) != []
        assert seat in (*awaited, state.actor)


@every_configuration
def test_legal_actions_are_sorted_unique_and_of_the_layout(configuration: Configuration) -> None:
    layout = range(configuration.game.action_count)
    for state, seat, _ in course(configuration, seed=2):
        legal = state.legal(seat)
        assert legal == sorted(set(legal)), state.decision()
        assert legal[0] in layout
        assert legal[-1] in layout
        assert state.legal(seat) == legal, "asking changes nothing"


@every_configuration
def test_both_paths_agree(configuration: Configuration) -> None:
    """``find`` and ``play`` do what ``legal`` and ``apply`` do."""
    trusted = configuration.new()
    for state, seat, action in course(configuration, seed=3):
        assert sorted(found(trusted, seat)) == sorted(state.legal(seat)), state.decision()
        trusted.play(action, seat)
        state = state.clone()
        state.apply(action, seat)
        assert trusted.actor == state.actor
    assert trusted.actor == OVER
    assert trusted.position() == finished(configuration, seed=3).position()


@every_configuration
def test_every_legal_action_can_be_applied(configuration: Configuration) -> None:
    for state, seat, _ in samples(configuration, seed=4):
        for action in state.legal(seat):
            branch = state.clone()
            branch.apply(action, seat)
            assert branch.position() != state.position(), configuration.game.name(action)


@every_configuration
def test_every_other_action_is_refused_and_changes_nothing(configuration: Configuration) -> None:
    for state, seat, _ in samples(configuration, seed=5, of_each=2):
        before, decision = state.position(), state.decision()
        legal = state.legal(seat)
        layout = range(configuration.game.action_count + 1)
        for action in {-1, *layout[::-EVERY], 2**31, 2**63, -(2**70)}.difference(legal):
            said = refusal(state, action, seat)
            assert decision in said
            assert str(action) in said
            assert "\n" not in said
        assert state.position() == before
        assert state.decision() == decision
        assert state.legal(seat) == legal


def refusal(state: State, action: int, seat: int) -> str:
    """Say how an action is refused; ``pytest.raises`` takes longer than all of the rules."""
    try:
        state.apply(action, seat)
    except IllegalAction as refused:
        return str(refused)
    raise AssertionError(f"{state.decision()}: {action} is not refused")


@every_configuration
def test_an_unlisted_action_of_the_unchecked_path_comes_to_an_end(
    configuration: Configuration,
) -> None:
    """Unchecked may mean wrong, never endless: a loop that misses its mark would hang here."""
    layout = range(configuration.game.action_count)
    some = layout if len(layout) < 1000 else layout[::17]
    for state, seat, _ in samples(configuration, seed=14, of_each=1):
        legal = state.legal(seat)
        for action in (*some, -1, -(2**31), -(2**62)):
            if action not in legal:
                branch = state.clone()
                with suppress(IllegalAction, IndexError, ValueError, OverflowError):
                    branch.play(action, seat)
                    branch.find(branch.actor)


@every_configuration
def test_an_action_beyond_the_layout_is_refused_on_the_unchecked_path_too(
    configuration: Configuration,
) -> None:
    beyond = configuration.game.action_count
    for state, seat, _ in samples(configuration, seed=15, of_each=1):
        if seat != CHANCE:
            before = state.position()
            for action in (beyond, beyond + 1, 9999, 2**31, 2**62):
                with pytest.raises(IllegalAction, match=str(action)):
                    state.play(action, seat)
            assert state.position() == before


@every_game
def test_the_first_roll_of_three_seats_ends_whatever_is_played(game: Game) -> None:
    with pytest.raises(IllegalAction, match="9999"):
        game.new(3).play(9999, 0)


@every_configuration
def test_a_seat_that_is_not_awaited_may_do_nothing(configuration: Configuration) -> None:
    for state, seat, action in samples(configuration, seed=6):
        before = state.position()
        for other in (-3, OVER, CHANCE, *range(state.seats + 2)):
            if other != seat and not state.awaits(int(other)):
                assert state.legal(int(other)) == []
                with pytest.raises(IllegalAction) as refused:
                    state.apply(action, int(other))
                assert state.decision() in str(refused.value)
                assert "\n" not in str(refused.value)
        assert state.position() == before


@every_configuration
def test_chance_lists_outcomes_for_the_driver_to_draw_from(configuration: Configuration) -> None:
    chances = 0
    for state, seat, action in course(configuration, seed=7):
        if seat == CHANCE:
            chances += 1
            assert action in state.legal() == state.legal(int(CHANCE))
            assert len(set(state.legal())) == len(state.legal()) > 1, state.decision()
            assert not any(state.awaits(seat) for seat in range(-2, state.seats + 1))
    assert chances, "a game of dice rolls dice"


@every_configuration
def test_a_finished_game_refuses_everything(configuration: Configuration) -> None:
    state = finished(configuration, seed=8)
    before = state.position()
    assert state.is_over
    assert state.actor == OVER
    for seat in (None, OVER, CHANCE, *range(state.seats)):
        who = None if seat is None else int(seat)
        assert state.legal(who) == []
        for action in range(0, configuration.game.action_count, EVERY):
            with pytest.raises(IllegalAction, match="over"):
                state.apply(action, who)
    for seat in range(state.seats):
        assert not state.awaits(seat)
        assert state.prompt(seat) is None
    assert state.position() == before


@every_game
def test_every_action_of_the_layout_has_a_name_of_its_own(game: Game) -> None:
    names = [game.name(action) for action in range(game.action_count)]
    assert all(name == name.strip() != "" for name in names)
    assert len(set(names)) == len(names)
    assert "".join(names).isascii()
    assert [game.action(name) for name in names] == list(range(game.action_count))
    for action in (-1, game.action_count):
        with pytest.raises(ValueError, match=str(action)):
            game.name(action)
    for wrong in ("", "nonsense", names[-1] + " x"):
        with pytest.raises(ValueError, match="no action"):
            game.action(wrong)


@every_game
def test_synonyms_are_read_as_the_names_that_they_stand_for(game: Game) -> None:
    names = [game.name(action) for action in range(game.action_count)]
    for synonym, word in game.synonyms().items():
        same = [name for name in names if name == word or name.startswith(f"{word} ")]
        assert same
        for name in same:
            assert game.action(f" {synonym.upper()}  {name[len(word) :]}") == game.action(name)


@every_configuration
def test_actions_can_be_called_by_name(configuration: Configuration) -> None:
    """A game that is played by names is the game that is played by numbers."""
    for state, seat, action in samples(configuration, seed=11):
        names = state.names(seat)
        assert [state.action(name, seat) for name in names] == state.legal(seat)
        by_name, by_number = state.clone(), state.clone()
        by_name.apply(configuration.game.name(action), seat)
        by_number.apply(action, seat)
        assert by_name == by_number
        before = state.position()
        with pytest.raises(IllegalAction, match=r"'nonsense' .*legal: ") as refused:
            state.apply("nonsense", seat)
        assert names[0] in str(refused.value)
        assert len(str(refused.value)) < 1000
        assert state.position() == before


@every_configuration
def test_scores_and_winners_fit(configuration: Configuration) -> None:
    def check(state: State) -> None:
        assert len(state.scores()) == state.seats
        assert all(isinstance(score, int) for score in state.scores())
        winners = state.winners()
        assert winners == sorted(set(winners))
        assert winners
        assert set(winners) <= set(range(state.seats))

    for state, _, _ in samples(configuration, seed=9):
        check(state)
    end = finished(configuration, seed=9)
    check(end)
    assert len(set(end.scores())) > 1 or len(end.winners()) == end.seats

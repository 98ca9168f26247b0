"""Any order of verbs is fine: Hypothesis drives a match of any game and looks for one that is not.

The machine keeps a match and, beside it, the position before every step, so that undo, replay and
reading back have something to be compared with.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from grani.core.contract import CHANCE, OVER, IllegalAction
from grani.core.dice import Dice
from grani.core.match import Match
from grani.core.playout import play_out
from grani.core.position import dump_position, from_id, load_position, to_id
from grani.core.record import load_record
from grani.core.shapes import Position
from tests.contract.games import CONFIGURATIONS, Configuration, mover
from tests.fuzz.invariants import invariants_of

Numbers = st.integers(min_value=0, max_value=10_000)


class AnyGame(RuleBasedStateMachine):
    """A match of some game, started at some point of its course."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match
        self.check = invariants_of(CONFIGURATIONS[0].name)
        self.positions: list[Position] = []
        self.movers: list[int] = []

    @initialize(
        configuration=st.sampled_from(CONFIGURATIONS),
        seed=st.integers(min_value=0, max_value=2**64 - 1),
        steps=st.integers(min_value=0, max_value=300),
    )
    def start(self, configuration: Configuration, seed: int, steps: int) -> None:
        self.check = invariants_of(configuration.name)
        self.match = Match.new(
            configuration.game, configuration.names(), configuration.agreed(), seed
        )
        deciding = Dice(seed ^ 1)
        for _ in range(steps):
            if self.match.is_over:
                break
            seat = mover(self.match.state, deciding)
            self.take(seat, deciding.below(1 << 16))

    def take(self, seat: int, number: int) -> None:
        """Let chance or a seat do one of the things it may do."""
        match = self.match
        self.positions.append(match.state.position())
        self.movers.append(seat)
        if seat == CHANCE:
            match.roll()
        else:
            legal = match.state.legal(seat)
            match.act(legal[number % len(legal)], seat)

    def deciding(self) -> bool:
        return bool(self.match.state.actor >= 0)

    def going_on(self) -> bool:
        return not self.match.is_over

    @precondition(deciding)
    @rule(number=Numbers, who=Numbers)
    def decide(self, number: int, who: int) -> None:
        state = self.match.state
        awaited = [seat for seat in range(state.seats) if state.awaits(seat)]
        self.take(awaited[who % len(awaited)], number)

    @precondition(lambda self: self.match.state.actor == CHANCE)
    @rule()
    def roll(self) -> None:
        self.take(int(CHANCE), 0)

    @precondition(going_on)
    @rule(number=Numbers, seat=st.integers(min_value=-3, max_value=9))
    def refuse(self, number: int, seat: int) -> None:
        state = self.match.state
        action = number % (self.match.game.action_count + 2) - 1
        if seat != CHANCE and action not in state.legal(seat):
            before, actions = state.position(), list(self.match.record.actions)
            with pytest.raises(IllegalAction):
                self.match.act(action, seat)
            assert (state.position(), self.match.record.actions) == (before, actions)

    @rule(seed=Numbers)
    def diverge(self, seed: int) -> None:
        before = self.match.state.position()
        branch = self.match.state.clone()
        play_out(branch, Dice(seed))
        assert branch.actor == OVER
        assert self.match.state.position() == before

    @precondition(lambda self: self.movers and self.movers[-1] != CHANCE)
    @rule(number=Numbers)
    def undo(self, number: int) -> None:
        seat = self.movers[-1]
        row = [number for number in self.match.undoable(seat) if number >= self.row_of(seat)]
        if not row:
            return
        count = 1 + number % len(row)
        self.match.undo(seat, count)
        assert self.match.state.position() == self.positions[row[-count]]
        del self.positions[row[-count] :], self.movers[row[-count] :]

    def row_of(self, seat: int) -> int:
        """Give the number of the step since which nobody but this seat has done anything."""
        start = len(self.movers)
        while start and self.movers[start - 1] == seat:
            start -= 1
        return start

    @precondition(lambda self: self.movers and self.movers[-1] == CHANCE)
    @rule(seat=st.integers(min_value=0, max_value=3))
    def keep_what_chance_did(self, seat: int) -> None:
        with pytest.raises(ValueError, match="undo"):
            self.match.undo(seat)

    @rule(number=Numbers)
    def replay(self, number: int) -> None:
        record = load_record(self.match.record.dump())
        assert record == self.match.record
        upto = number % (len(self.positions) + 1)
        known = [*self.positions, self.match.state.position()]
        assert record.replay(upto).position() == known[upto]

    @rule()
    def resume_from_record(self) -> None:
        old = self.match
        self.match = Match(old.game, load_record(old.record.dump()), old.dice)
        assert self.match.state.position() == old.state.position()

    @rule()
    def read_back(self) -> None:
        state = self.match.state
        position = state.position()
        assert load_position(dump_position(state)).position() == position
        assert from_id(to_id(state)).position() == position

    @invariant()
    def is_sound(self) -> None:
        state = self.match.state
        assert self.check(state) == ""
        position = state.position()
        copy = self.match.game.from_position(json.loads(json.dumps(position)))
        assert copy.position() == position
        assert (copy.actor, copy.legal()) == (state.actor, state.legal())
        assert (state.legal() == []) == self.match.is_over
        for seat in range(state.seats):
            prompt = state.prompt(seat)
            assert (prompt is not None) == state.awaits(seat)
            if prompt is not None:
                assert sorted(option.action for option in prompt.options) == state.legal(seat)


TestAnyGame = AnyGame.TestCase

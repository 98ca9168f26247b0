"""Many games at once, in the compiled part: rows of arrays that NumPy reads without a copy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from grani.core.contract import OVER, IllegalAction, State
from grani.core.dice import Dice
from grani.envs.play import SEEDS, Play, Rules, new_play, settle
from grani.envs.sight import Mask, Page, Sight

ROTATE: Final[i64] = -1
"""The learner sits one seat on with every game."""


@final
@mypyc_attr(acyclic=True)
class Many:
    """``count`` games side by side; a game that ends is followed by the next at once.

    ``observation`` and ``mask`` show the decision that each row waits at, ``seat`` whose it is.
    ``done`` tells whether a game ended in the last step; then ``reward`` and ``score`` are its
    own. Rewards are those of all seats, or of the learner alone where there are opponents.
    """

    def __init__(
        self, rules: Rules, sight: Sight, size: i64, actions: i64, count: i64, seed: int, sits: i64
    ) -> None:
        self.rules: Final[Rules] = rules
        self.sight: Final[Sight] = sight
        self.size: Final[i64] = size
        self.actions: Final[i64] = actions
        self.count: Final[i64] = count
        self.seed: Final[int] = seed
        self.sits: Final[i64] = sits
        self.seats: Final[i64] = rules.seats
        self.against_bots: Final[bool] = any(bot is not None for bot in rules.players)
        self.width: Final[i64] = 1 if self.against_bots else rules.seats
        self.observation: vec[i16] = vec[i16]([0 for _ in range(count * size)])
        self.mask: vec[u8] = vec[u8]([0 for _ in range(count * actions)])
        self.reward: vec[float] = vec[float]([0.0 for _ in range(count * self.width)])
        self.score: vec[i64] = vec[i64]([0 for _ in range(count * rules.seats)])
        self.done: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.seat: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.learner: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.settled: vec[float] = vec[float]([0.0 for _ in range(rules.seats)])
        self.games: vec[i64] = vec[i64]([0 for _ in range(count)])
        """How many games each row has begun."""
        self.plays: list[Play] = [new_play(rules) for _ in range(count)]
        self.pages: list[Page] = [Page(self.observation, row * size) for row in range(count)]
        self.masks: list[Mask] = [Mask(self.mask, row * actions) for row in range(count)]
        row: i64
        for row in range(count):
            self.begin(row)
            self.show(row)

    def seed_of(self, row: int, game: int) -> int:
        """Give the seed of a game of a row: each depends on the batch's seed and its place."""
        count: int = self.count
        return (self.seed * 1000003 + row + game * count) % SEEDS

    def begin(self, row: i64) -> None:
        """Begin the next game of a row; those that end without a decision are passed over."""
        play = self.plays[row]
        while True:
            game = self.games[row]
            learner = self.sits
            if learner == ROTATE:
                learner = (row + game) % self.seats
            self.games[row] = game + 1
            play.begin(self.seed_of(row, game), learner)
            if play.state.actor != OVER:
                self.learner[row] = learner
                return

    def show(self, row: i64) -> None:
        """Write what is to be decided in a row."""
        state = self.plays[row].state
        seat = state.actor
        self.seat[row] = seat
        page = self.pages[row]
        page.wipe()
        self.sight.write(state, seat, page)
        self.masks[row].show(state, seat)

    def step(self, actions: list[int]) -> None:
        """Carry out an action in every row. If one is illegal, nothing is done at all."""
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} games: one for each")
        row: i64
        most = self.actions
        mask = self.mask
        for row in range(self.count):
            action = actions[row]
            if not 0 <= action < most or mask[row * most + action] == 0:
                raise IllegalAction(self.refusal(row, action))
        for row in range(self.count):
            self.step_row(row, actions[row])

    def step_at_random(self, dice: Dice, steps: i64) -> None:
        """Carry out so many steps, in every row one of its legal actions by chance: what a random
        agent does, without asking for arrays."""
        row: i64
        for _ in range(steps):
            for row in range(self.count):
                mask = self.masks[row]
                self.step_row(row, mask.any(dice.below(mask.count)))

    def step_row(self, row: i64, action: i64) -> None:
        play = self.plays[row]
        play.act(action)
        if play.state.actor == OVER:
            self.note_end(row, play)
            self.begin(row)
        elif self.done[row] != 0:
            self.forget_end(row)
        self.show(row)

    def note_end(self, row: i64, play: Play) -> None:
        """Write down what a finished game came to."""
        self.done[row] = 1
        state = play.state
        seat: i64
        if self.against_bots:
            settle(self.rules, state, self.settled, 0)
            self.reward[row] = self.settled[play.learner]
        else:
            settle(self.rules, state, self.reward, row * self.seats)
        scores = state.scores()
        for seat in range(self.seats):
            self.score[row * self.seats + seat] = scores[seat]

    def forget_end(self, row: i64) -> None:
        """Take back what the end of the last game left."""
        self.done[row] = 0
        seat: i64
        for seat in range(self.width):
            self.reward[row * self.width + seat] = 0.0
        for seat in range(self.seats):
            self.score[row * self.seats + seat] = 0

    def refusal(self, row: i64, action: int) -> str:
        """Say which row refuses an action, and why."""
        state = self.plays[row].state
        return f"game {row}: {state.refusal(action, state.actor)}"

    def state_of(self, row: i64) -> State:
        """Give a copy of the position of a row."""
        return self.plays[row].state.clone()

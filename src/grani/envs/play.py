"""One game as an environment plays it: chance, opponents and forced decisions happen inside.

A ``Play`` stops where the caller has to decide, or at the end. What it needs to go on is the
position and two generators, one for chance and one for opponents: these are begun anew at every
decision with a seed of that generator, so a copy plays on exactly as the original would.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.bot import Bot
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice, restore
from grani.core.shapes import Position

WIN: Final[i64] = 1
MARGIN: Final[i64] = 2
BOTH: Final[i64] = 3
REWARDS: Final[dict[str, int]] = {"win": 1, "margin": 2, "both": 3}
MARGIN_SHARE: Final[float] = 0.01
"""What a unit of the score counts beside the victory where both are rewarded."""
APART: Final[int] = 0x5DEECE66D
"""Between the seed of chance and that of opponents."""
SEEDS: Final[int] = 2**62
"""Seeds are below this."""


@final
@mypyc_attr(acyclic=True)
class Rules:
    """What all plays of an environment share.

    ``players`` has an entry for each seat from the learner on: a bot, or None for the caller.
    ``every``: decisions that leave no choice are asked too. ``parts``: of a unit of the score.
    """

    def __init__(
        self, start: State, players: list[Bot | None], every: bool, reward: i64, parts: i64
    ) -> None:
        self.start: Final[State] = start
        self.players: Final[list[Bot | None]] = players
        self.every: Final[bool] = every
        self.reward: Final[i64] = reward
        self.parts: Final[i64] = parts
        self.seats: Final[i64] = start.seats


@final
@mypyc_attr(acyclic=True)
class Play:
    """A game under way. ``learner`` is the seat of the first of the players."""

    def __init__(self, rules: Rules, state: State, dice: Dice, minds: Dice, learner: i64) -> None:
        self.rules = rules
        self.state = state
        self.dice = dice
        self.minds = minds
        self.learner = learner

    def begin(self, seed: int, learner: i64) -> None:
        """Start the game of a seed, and run on to its first decision."""
        self.state = self.rules.start.clone_onto(self.state)
        self.dice = Dice(seed)
        self.minds = Dice(seed ^ APART)
        self.learner = learner
        self.run_on()

    def act(self, action: i64) -> None:
        """Carry out a legal action of the seat that has to decide, and run on."""
        state = self.state
        state.play(action, state.actor)
        self.run_on()

    def run_on(self) -> None:
        """Let chance, opponents and whatever leaves no choice take their course."""
        state = self.state
        rules = self.rules
        players = rules.players
        seats = rules.seats
        learner = self.learner
        while True:
            actor = state.actor
            if actor == CHANCE:
                state.fall(self.dice)
            elif actor == OVER:
                return
            else:
                bot = players[(actor - learner + seats) % seats]
                if bot is not None:
                    bot.begin(self.minds.word())
                    state.play(bot.choose(state, actor), actor)
                elif not rules.every and state.find(actor) == 1:
                    state.play(state.options[0], actor)
                else:
                    return

    def clone(self) -> Play:
        """Give an independent copy."""
        return Play(
            self.rules, self.state.clone(), self.dice.clone(), self.minds.clone(), self.learner
        )

    def rewards(self) -> list[float]:
        """Give what each seat is rewarded with, now that the game is over."""
        return settle_list(self.rules, self.state)

    def words(self) -> tuple[Position, list[int], list[int], int]:
        """Write what a copy needs: position, both generators, the learner."""
        return self.state.position(), self.dice.state(), self.minds.state(), int(self.learner)


def new_play(rules: Rules) -> Play:
    """Give a play whose game has not begun."""
    return Play(rules, rules.start.clone(), Dice(0), Dice(0), 0)


def read_play(rules: Rules, words: Any) -> Play:
    """Give the play that ``words`` were written of."""
    position, dice, minds, learner = words
    state = rules.start.game.from_position(position)
    return Play(rules, state, restore(dice), restore(minds), learner)


def settle_list(rules: Rules, state: State) -> list[float]:
    """Give the rewards of a game that is over, by seat."""
    into = vec[float]([0.0 for _ in range(rules.seats)])
    settle(rules, state, into, 0)
    return [into[seat] for seat in range(rules.seats)]


def settle(rules: Rules, state: State, into: vec[float], at: i64) -> None:
    """Write the rewards of a game that is over, from ``at`` on; they add up to 0.

    A seat alone is rewarded with its score.
    """
    seats = rules.seats
    scores = state.scores()
    seat: i64
    if seats == 1:
        into[at] = float(scores[0]) / float(rules.parts)
        return
    winners = state.winners()
    others = float(seats - 1)
    total: i64 = 0
    for seat in range(seats):
        into[at + seat] = 0.0
        total += scores[seat]
    if rules.reward != MARGIN:
        share = float(seats) / float(len(winners))
        for seat in range(seats):
            into[at + seat] = -1.0 / others
        for winner in winners:
            into[at + winner] = (share - 1.0) / others
    if rules.reward != WIN:
        scale = (MARGIN_SHARE if rules.reward == BOTH else 1.0) / float(rules.parts)
        for seat in range(seats):
            own: i64 = scores[seat]
            into[at + seat] += scale * (float(own) - float(total - own) / others)

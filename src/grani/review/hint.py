"""Hints: what each option of a decision is worth, by thinking ahead from it.

Where a game has an evaluator, its tree search thinks for the time there is: a good answer in a
third of a second. Options that look bad are tried, too, so that something can be said of each.
Where it has none, games are played out from every option: the better it looks, the more games it
gets (upper confidence bounds), and the same dice fall for the same game of every option, so that
luck hits all alike. Dice are fresh, made from the seed alone: a hint knows no more of the future
than the players.

Who plays such games out was settled by measuring: random play is quick and prefers the wrong
options, the greedy bot is slow and prefers better ones. So it is the greedy bot where the rules are
compiled, and random play where they are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Final

from grani.bots import GREEDY, bot_names, evaluator_for, make_bot
from grani.bots.evaluator import Evaluator
from grani.bots.search import NONE, Search
from grani.core.build import build
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.playout import play_out, roll_on
from grani.core.registry import game as registered

BOLDNESS: Final = 0.5
"""How much an option that was tried little is favoured."""
LEAST_SPREAD: Final = 0.05
LEAD_WEIGHT: Final = 0.001
"""How much a point of lead counts beside a victory."""
BATCH: Final = 8
"""An option that was tried ``n`` times gets ``n / BATCH`` more games when its turn comes."""
LEAST: Final = 21
"""Play-outs behind an option that is told: its stated error is then at most ten in a hundred."""
PATIENCE: Final = 8.0
"""Seconds that a hint may take beyond the wished time to have them."""
SPREAD: Final = 0.25
"""Share of the first guess that goes to all options alike, where search is asked about all."""
MOST: Final = 1_000_000
"""Iterations that no hint needs."""
GAMES: Final = 1000003
"""Keeps the dice of different seeds apart, as in simulations."""

PlayOut = Callable[[State, Dice], object]


@dataclass(frozen=True)
class Verdict:
    """What play-outs say of one option.

    ``win`` is the probability to win, a shared victory counted as a share; for a game of one seat
    it is the expected score, in units. ``error`` is its standard error.
    """

    action: int
    win: float
    error: float
    playouts: int


class TooSlow(RuntimeError):
    """A machine that is too busy to say more than noise; the remedy is to ask again later."""


def hint(
    game: str,
    position: dict[str, object],
    seat: int,
    seconds: float,
    seed: int,
    best: int = 3,
    clock: Callable[[], float] = perf_counter,
    patience: float = PATIENCE,
) -> list[Verdict]:
    """Give a verdict on every option of the seat's decision, the best first, in about this time.

    It takes longer until each was tried once, for half of the patience at most, and where the
    ``best`` that are to be told would not have ``LEAST`` play-outs each; TooSlow if they have not
    got them when patience ends.
    """
    state = registered(game).from_position(position)
    evaluator = evaluator_for(state)
    if evaluator is not None:
        return searched(state, seat, evaluator, MOST, seconds, seed)
    weighing = Weighing(state, seat, seed, way_of_playing(game))
    end = clock() + seconds
    while clock() < end:
        weighing.go_on()
    while (untried := weighing.untried()) is not None and clock() < end + patience / 2:
        weighing.play_from(untried)
    while (lacking := weighing.lacking(best)) is not None:
        if clock() >= end + patience:
            raise TooSlow(f"{weighing.games} play-outs were all there was time for")
        weighing.play_from(lacking)
    return weighing.verdicts()


def weigh(
    game: str, position: dict[str, object], seat: int, playouts: int, seed: int
) -> list[Verdict]:
    """Give the verdicts of exactly so many play-outs: equal numbers and seeds, equal verdicts."""
    state = registered(game).from_position(position)
    evaluator = evaluator_for(state)
    if evaluator is not None:
        return searched(state, seat, evaluator, playouts, 0.0, seed)
    weighing = Weighing(state, seat, seed, way_of_playing(game))
    for _ in range(playouts):
        weighing.go_on()
    return weighing.verdicts()


def searched(
    state: State, seat: int, evaluator: Evaluator, iterations: int, seconds: float, seed: int
) -> list[Verdict]:
    """Give the verdicts of a search, the option it would take first."""
    if not state.legal(seat):
        raise ValueError(f"seat {seat} has nothing to decide ({state.decision()})")
    search = Search(evaluator, iterations, seconds, seed)
    search.noise = SPREAD
    search.impatient = False
    search.think(state, seat)
    tree = search.tree
    ranked: list[Verdict] = []
    edge = tree.head[search.root]
    while edge != NONE:
        visits = int(tree.visits[edge])
        win = tree.wins[edge] / visits if visits else 0.0
        spread = tree.win_squares[edge] / visits - win * win if visits else 0.25
        error = sqrt(max(0.0, spread) / max(1, visits) + evaluator.doubt() ** 2)
        verdict = Verdict(int(tree.action[edge]), win, error, visits)
        ranked.append(verdict)
        edge = tree.next[edge]
    best = int(tree.action[search.best(seat)])
    ranked.sort(key=lambda told: (told.action == best, told.win - told.error), reverse=True)
    return ranked


class Scale:
    """One option in the balance: what its play-outs came to so far."""

    def __init__(self, action: int, after: State) -> None:
        self.action = action
        self.after = after
        self.games = 0
        self.total = 0.0
        self.squares = 0.0
        self.lead = 0.0
        """Sum of the leads over the best opponent: it decides between options that win alike."""

    def add(self, value: float, lead: float) -> None:
        self.games += 1
        self.total += value
        self.squares += value * value
        self.lead += lead

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def liking(self) -> float:
        """Give the mean with a grain of the lead, which decides where all win or all lose."""
        return (self.total + LEAD_WEIGHT * self.lead) / self.games if self.games else 0.0


class Weighing:
    """Weighs the options of one decision against each other, one play-out at a time."""

    def __init__(self, state: State, seat: int, seed: int, play: PlayOut) -> None:
        self.seat = seat
        self.seed = seed
        self.play = play
        self.solo = state.seats == 1
        self.parts = registered(str(state.position()["game"])).score_parts
        self.scales = [Scale(action, _after(state, action, seat)) for action in state.legal(seat)]
        if not self.scales:
            raise ValueError(f"seat {seat} has nothing to decide ({state.decision()})")
        self.games = 0
        self.current = self.scales[0]
        self.due = 0

    def go_on(self) -> None:
        """Play one more game, from the option that deserves it most."""
        if self.due == 0:
            self.current = self._next()
            self.due = max(1, self.current.games // BATCH)
        self.due -= 1
        self.play_from(self.current)

    def untried(self) -> Scale | None:
        """Give an option from which no game was played."""
        return next((scale for scale in self.scales if scale.games == 0), None)

    def lacking(self, best: int) -> Scale | None:
        """Give one of the ``best`` options with fewer than ``LEAST`` games."""
        return next((scale for scale in self._ranked()[:best] if scale.games < LEAST), None)

    def play_from(self, scale: Scale) -> None:
        """Play one more game, from this option."""
        self.games += 1
        state = scale.after.clone()
        self.play(state, Dice(self.seed * GAMES + scale.games))
        scale.add(*self._outcome(state))

    def _next(self) -> Scale:
        """Choose the option with the highest upper bound; first of all, each is tried."""
        for scale in self.scales:
            if scale.games == 0:
                return scale
        reach = BOLDNESS * self._spread() * sqrt(2 * log(self.games))
        return max(self.scales, key=lambda scale: scale.liking + reach / sqrt(scale.games))

    def _outcome(self, state: State) -> tuple[float, float]:
        scores = state.scores()
        mine = scores[self.seat] / self.parts
        if self.solo:
            return mine, 0.0
        winners = state.winners()
        share = 1.0 / len(winners) if self.seat in winners else 0.0
        rivals = max(score for seat, score in enumerate(scores) if seat != self.seat)
        return share, mine - rivals / self.parts

    def _spread(self) -> float:
        """Give the standard deviation of single games, all options together."""
        if self.games < 2:
            return 1.0
        mean = sum(scale.total for scale in self.scales) / self.games
        squares = sum(scale.squares for scale in self.scales) / self.games
        return max(LEAST_SPREAD, sqrt(max(0.0, squares - mean * mean)))

    def verdicts(self) -> list[Verdict]:
        """Give what is known of each option, the best first; those never tried come last."""
        return [
            Verdict(scale.action, scale.mean, self._error(scale), scale.games)
            for scale in self._ranked()
        ]

    def _ranked(self) -> list[Scale]:
        """Rank options by what is sure of them, a standard error below the mean.

        One that won both its games is not yet better than one that won ninety of a hundred.
        """
        return sorted(
            self.scales,
            key=lambda scale: (scale.games > 0, scale.liking - self._error(scale)),
            reverse=True,
        )

    def _error(self, scale: Scale) -> float:
        """Give the standard error of an option's mean, never as if few games were certain.

        A rate gets two wins and two losses beforehand; a score the spread of all games if it has
        none of its own.
        """
        games = scale.games
        if not self.solo:
            rate = (scale.total + 2) / (games + 4)
            return sqrt(rate * (1 - rate) / (games + 4))
        if games < 2:
            return self._spread()
        variance = (scale.squares - games * scale.mean**2) / (games - 1)
        return sqrt(max(0.0, variance) / games)


def _after(state: State, action: int, seat: int) -> State:
    after = state.clone()
    after.apply(action, seat)
    return after


def way_of_playing(game: str) -> PlayOut:
    """Choose how games are played out, by the measurements above."""
    if build() == "compiled" and GREEDY in bot_names(game):
        return greedily(game)
    return play_out


def greedily(game: str) -> PlayOut:
    """Give play-outs in which every seat is the greedy bot's."""
    bot = make_bot(GREEDY, game)

    def play(state: State, dice: Dice) -> None:
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                roll_on(state, dice)
            else:
                state.play(bot.choose(state, actor), actor)

    return play

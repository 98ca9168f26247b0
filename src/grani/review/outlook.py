"""What a position is worth to each seat, looking through dice to a later decision.

Evaluators know decisions; asked in the middle of a roll they know little. So a position in which
chance is due is worth the mean over what may land, up to the next real decision or the end: over
all of it where that is little, else over so many completions, spread evenly over the first dice and
drawn for the others. A decision with one option is none and is looked through.

Judgements get better the later they are asked for. So a decision can be looked through as well, as
a player would decide it: ``ahead`` rolls later the evaluator is asked, or the game is over. What a
decision is worth is then a mean too, and a mean of means is drawn no worse. Where a game ends soon
anyway it is played to its end: that is asked of the position that would be judged, and not of the
one that was asked about, so that a roll and what lands in it are judged by one rule.

Some games have parts after which all begin afresh (``part_of``): there looking ahead ends with the
part, and the evaluator is asked at the first decision of the next one. No chance leads from one
part to another, so that a roll and what lands in it are judged by one rule here, too.

Completions are drawn from dice of their own: the mean is fair whatever the evaluator thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.evaluator import MOST_SEATS, Evaluator
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice

WORDS: Final[i64] = 4294967296
"""How many words of a seed there are."""
DEEPEST: Final[i64] = 64
"""Chance nodes below each other that are looked at side by side; further ones are drawn."""
LONGEST: Final[i64] = 100000
"""Steps of one completion: no game goes on for longer."""
TO_THE_END: Final = 1000000
"""So far ahead games are over."""


@final
class Outlook:
    """Judges positions; ``win`` and ``lead`` are by seat, as the last question left them.

    ``completions`` is how many ways to go on are looked at, at most; ``player`` decides in them.
    With ``both_sides``, a game of two is judged from either seat: evaluators that look from one are
    off less that way. ``part_of`` numbers the parts of a game, where looking ahead ends with them.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        completions: i64,
        player: Bot,
        ahead: i64,
        both_sides: bool,
        part_of: Callable[[State], int] | None = None,
    ) -> None:
        self.evaluator: Final[Evaluator] = evaluator
        self.completions: Final[i64] = completions
        self.player: Final[Bot] = player
        self.ahead: Final[i64] = ahead
        self.both_sides: Final[bool] = both_sides
        self.part_of: Final[Callable[[State], int] | None] = part_of
        self.part = 0
        self.win: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.lead: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.square: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """The mean square of ``win`` over the completions."""
        self.leaves: i64 = 0
        """How many completions the last question looked at."""
        self.exact = True
        """Whether these were all there are."""
        self.dice: Final[Dice] = Dice(0)
        self.scratch: Final[list[State | None]] = [None] * 64
        self.first: State | None = None

    def look(self, state: State, seed: i64, since: State | None = None) -> None:
        """Judge any position, which stays as it is; ``seed`` (0 or more) draws the completions.

        Looking ahead ends with the part of the game in which ``since`` is, else the position.
        """
        if self.part_of is not None:
            self.part = self.part_of(state if since is None else since)
        self.dice.begin(seed % WORDS, seed // WORDS)
        seat: i64
        for seat in range(state.seats):
            self.win[seat] = 0.0
            self.lead[seat] = 0.0
            self.square[seat] = 0.0
        self.leaves = 0
        self.exact = True
        game = state.clone_onto(self.first)
        self.first = game
        self.descend(game, self.completions, 1.0, 0, self.ahead)

    def descend(self, game: State, budget: i64, weight: float, depth: i64, ahead: i64) -> None:
        """Add what a position is worth, times its weight; it is played on."""
        steps: i64 = 0
        decided = False
        while steps < LONGEST:
            steps += 1
            actor = game.actor
            if actor == OVER:
                break
            count = game.find(actor)
            if count == 1:
                game.play(game.options[0], actor)
                continue
            if actor != CHANCE:
                if ahead <= 0 and not self.evaluator.ends_soon(game):
                    break
                if self.part_of is not None and self.part_of(game) != self.part:
                    break
                decided = True
                game.play(self.player.choose(game, actor), actor)
                continue
            if decided:
                decided = False
                ahead -= 1
            if budget > 1 and depth < DEEPEST:
                self.fork(game, count, budget, weight, depth, ahead)
                return
            self.exact = False
            game.play(game.options[self.dice.below(count)], CHANCE)
        self.add(game, weight)

    def fork(
        self, game: State, count: i64, budget: i64, weight: float, depth: i64, ahead: i64
    ) -> None:
        """Look at what may land next: at everything, or at as much as there is room for."""
        outcomes = [game.options[i] for i in range(count)]
        taken = count
        i: i64
        if budget < count:
            self.exact = False
            taken = budget
            for i in range(taken):
                other = i + self.dice.below(count - i)
                outcome = outcomes[other]
                outcomes[other] = outcomes[i]
                outcomes[i] = outcome
        share = budget // taken
        part = weight / float(taken)
        for i in range(taken):
            child = game.clone_onto(self.scratch[depth])
            self.scratch[depth] = child
            child.play(outcomes[i], CHANCE)
            self.descend(child, share, part, depth + 1, ahead)

    def add(self, game: State, weight: float) -> None:
        """Add what a decision or an end is worth."""
        evaluator = self.evaluator
        seat: i64
        self.leaves += 1
        if self.both_sides and game.actor != OVER:
            evaluator.worth(game, 0)
            mine = evaluator.win[0]
            lead = evaluator.lead[0]
            evaluator.worth(game, 1)
            evaluator.win[0] = 0.5 * (mine + evaluator.win[0])
            evaluator.win[1] = 1.0 - evaluator.win[0]
            evaluator.lead[0] = 0.5 * (lead + evaluator.lead[0])
            evaluator.lead[1] = -evaluator.lead[0]
        else:
            evaluator.judge(game, game.actor if game.actor >= 0 else -1)
        for seat in range(game.seats):
            win = evaluator.win[seat]
            self.win[seat] += weight * win
            self.lead[seat] += weight * evaluator.lead[seat]
            self.square[seat] += weight * win * win

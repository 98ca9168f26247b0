"""Games to learn from: played by a bot that is there, by foresight, by first guesses, by search."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.bot import Bot
from grani.bots.evaluator import MOST_OPTIONS, Evaluator
from grani.bots.intuition import sample
from grani.bots.search import Search
from grani.core.contract import CHANCE, OVER
from grani.core.dice import Dice
from grani.dice_forge.kinds.forging import FORGE, PLACE
from grani.dice_forge.kinds.turn import EXTRA, MAIN, REINFORCE
from grani.dice_forge.stack import kind_of
from grani.dice_forge.table import Table
from grani.train.samples import ASIDE, FOLLOWED, SLIPPED, Samples

WORDS: Final = 4294967296.0
FURTHEST_FOLLOWED: Final[i64] = 2


@final
@mypyc_attr(acyclic=True)
class Foresight:
    """Looks one decision ahead by what an evaluator thinks of where each option leads."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final[Evaluator] = evaluator
        self.actions: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.worths: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.leads: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.wins: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.lead = 0.0
        self.win = 0.0

    def weigh(self, game: Table, seat: i64, count: i64) -> i64:
        """Value the options that ``game`` has just listed; give the index of the best."""
        i: i64
        for i in range(count):
            self.actions[i] = game.options[i]
        best: i64 = 0
        for i in range(count):
            worth = self.value(game, self.actions[i], seat, 0)
            self.worths[i] = worth
            self.leads[i] = self.lead
            self.wins[i] = self.win
            if worth > self.worths[best]:
                best = i
        return best

    def value(self, game: Table, action: i64, seat: i64, depth: i64) -> float:
        """Give what an option leads to; what belongs to it is decided at its best."""
        after = game.clone()
        after.play(action, seat)
        evaluator = self.evaluator
        if after.actor != seat or depth == FURTHEST_FOLLOWED or self.is_fresh(after, game):
            evaluator.judge(after, seat)
            self.lead = evaluator.lead[seat]
            self.win = evaluator.win[seat]
            return self.lead + self.win
        count = after.find(seat)
        options = after.options
        best = -1e30
        lead = 0.0
        win = 0.0
        i: i64
        for i in range(count):
            worth = self.value(after, options[i], seat, depth + 1)
            if worth > best:
                best = worth
                lead = self.lead
                win = self.win
        self.lead = lead
        self.win = win
        return best

    def is_fresh(self, after: Table, before: Table) -> bool:
        """Tell whether the next decision is one of its own, not a part of this one."""
        kind = kind_of(after.stack[after.depth - 1])
        if kind == MAIN.number:
            return kind_of(before.stack[before.depth - 1]) != EXTRA.number
        return (
            kind == REINFORCE.number
            or kind == EXTRA.number
            or kind == FORGE.number
            or kind == PLACE.number
        )


def happens(dice: Dice, chance: float) -> bool:
    """Tell whether something of this chance happens."""
    return chance > 0.0 and float(dice.word()) / WORDS < chance


def next_choice(game: Table, dice: Dice) -> i64:
    """Play on until somebody has a choice; give the number of options, 0 when the game is over."""
    while game.actor != OVER:
        seat = game.actor
        if seat == CHANCE:
            game.fall(dice)
            continue
        count = game.find(seat)
        if count > 1:
            return count
        game.play(game.options[0], seat)
    return 0


def note_rivals(samples: Samples, game: Table, seat: i64, time: i64) -> None:
    """When a turn has passed, let the others look at the position too."""
    if game.round * 8 + game.turn != time and game.actor != OVER:
        other: i64
        for other in range(game.seats):
            if other != seat:
                samples.note(game, other, 0.0, 0.0, ASIDE)


def watch(
    start: Table,
    bot: Bot,
    evaluator: Evaluator,
    dice: Dice,
    samples: Samples,
    slips: float,
) -> None:
    """Play a game of a bot with itself; its choices are what deserves to be preferred."""
    game = start.clone()
    while True:
        count = next_choice(game, dice)
        if count == 0:
            break
        seat = game.actor
        options = [game.options[i] for i in range(count)]
        action = bot.choose(game, seat)
        samples.note(game, seat, 0.0, 0.0, ASIDE)
        for option in options:
            samples.prefer(game, seat, option, 1.0 if option == action else 0.0)
        if happens(dice, slips):
            action = options[dice.below(count)]
        game.play(action, seat)
        if game.actor != OVER:
            samples.note(game, seat, 0.0, 0.0, ASIDE)
    samples.finish(evaluator, game, 1.0)


def by_foresight(
    start: Table,
    foresight: Foresight,
    dice: Dice,
    samples: Samples,
    trust: float,
    softness: float,
    wander: float,
    slips: float,
) -> None:
    """Play a game one decision ahead; options deserve what they lead to, softened.

    With chance ``slips`` a decision is random. ``wander`` is the softness of the choice itself.
    """
    game = start.clone()
    while True:
        count = next_choice(game, dice)
        if count == 0:
            break
        seat = game.actor
        best = foresight.weigh(game, seat, count)
        samples.note(game, seat, 0.0, 0.0, ASIDE)
        soften(samples, game, seat, foresight, count, best, softness)
        chosen = best
        if wander > 0.0:
            chosen = drawn(foresight, count, best, wander, dice)
        slipped = happens(dice, slips)
        if slipped:
            chosen = dice.below(count)
        time = game.round * 8 + game.turn
        # What was thought of the option taken, not of the best: a player who always believes that
        # it will do better than it does comes to expect the moon.
        thought = best if slipped else chosen
        lead = foresight.leads[thought]
        win = foresight.wins[thought]
        game.play(foresight.actions[chosen], seat)
        if game.actor == OVER:
            continue
        samples.note(game, seat, lead, win, SLIPPED if slipped else FOLLOWED)
        note_rivals(samples, game, seat, time)
    samples.finish(foresight.evaluator, game, trust)


def soften(
    samples: Samples,
    game: Table,
    seat: i64,
    foresight: Foresight,
    count: i64,
    best: i64,
    softness: float,
) -> None:
    """Note what the options deserve: a softmax of what they are worth."""
    top = foresight.worths[best]
    total = 0.0
    i: i64
    for i in range(count):
        total += exp((foresight.worths[i] - top) / softness)
    for i in range(count):
        desert = exp((foresight.worths[i] - top) / softness) / total
        samples.prefer(game, seat, foresight.actions[i], desert)


def drawn(foresight: Foresight, count: i64, best: i64, softness: float, dice: Dice) -> i64:
    """Draw an option, the likelier the more it is worth."""
    top = foresight.worths[best]
    total = 0.0
    i: i64
    for i in range(count):
        total += exp((foresight.worths[i] - top) / softness)
    left = total * (float(dice.word()) / WORDS)
    for i in range(count):
        left -= exp((foresight.worths[i] - top) / softness)
        if left <= 0.0:
            return i
    return best


def by_first_guess(
    start: Table,
    evaluator: Evaluator,
    dice: Dice,
    samples: Samples,
    trust: float,
    temperature: float,
    slips: float,
) -> None:
    """Play a game by first guesses: cheap, for values only."""
    game = start.clone()
    while True:
        count = next_choice(game, dice)
        if count == 0:
            break
        seat = game.actor
        action = sample(evaluator, game, seat, dice, temperature)
        slipped = happens(dice, slips)
        if slipped:
            action = evaluator.actions[dice.below(count)]
        if happens(dice, 0.3):
            samples.note(game, seat, 0.0, 0.0, ASIDE)
        time = game.round * 8 + game.turn
        game.play(action, seat)
        if game.actor == OVER:
            continue
        evaluator.judge(game, seat)
        lead = evaluator.lead[seat]
        win = evaluator.win[seat]
        samples.note(game, seat, lead, win, SLIPPED if slipped else FOLLOWED)
        if happens(dice, 0.5):
            note_rivals(samples, game, seat, time)
    samples.finish(evaluator, game, trust)


def by_search(
    start: Table,
    search: Search,
    dice: Dice,
    samples: Samples,
    trust: float,
    explore: float,
    slips: float,
) -> None:
    """Play a game by search; options deserve the share of iterations that they got.

    With chance ``explore`` an option is drawn by that share instead of taking the best.
    """
    game = start.clone()
    tree = search.tree
    while True:
        count = next_choice(game, dice)
        if count == 0:
            break
        seat = game.actor
        options = [game.options[i] for i in range(count)]
        search.think(game, seat)
        best = search.best(seat)
        edges = search.at_root()
        total = 0.0
        for edge in edges:
            total += float(tree.visits[edge])
        samples.note(game, seat, 0.0, 0.0, ASIDE)
        for edge in edges:
            samples.prefer(game, seat, tree.action[edge], float(tree.visits[edge]) / total)
        chosen = best
        if happens(dice, explore):
            left = total * (float(dice.word()) / WORDS)
            for edge in edges:
                left -= float(tree.visits[edge])
                if left <= 0.0:
                    chosen = edge
                    break
        action: i64 = tree.action[chosen]
        slipped = happens(dice, slips)
        if slipped:
            action = options[dice.below(count)]
        game.play(action, seat)
        if game.actor == OVER:
            continue
        search.evaluator.judge(game, seat)
        lead = search.evaluator.lead[seat]
        win = search.evaluator.win[seat]
        samples.note(game, seat, lead, win, SLIPPED if slipped else FOLLOWED)
    samples.finish(search.evaluator, game, trust)

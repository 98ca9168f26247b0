"""The games of a round, cut into parts that any process or machine can play: same part, same games.

``play_parts`` and ``play_trials`` are the tasks that runners are given. The network travels with
them, as the bytes of its file: other machines see no folder of this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from grani.bots.bot import Bot
from grani.bots.forge_evaluator import ForgeEvaluator
from grani.bots.forge_weights import evaluator_of
from grani.bots.intuition import Intuition
from grani.bots.search import Search
from grani.core.contract import OVER, State
from grani.core.dice import Dice
from grani.core.registry import game
from grani.dice_forge.table import Table
from grani.train.chunks import Chunk
from grani.train.plans import FORESIGHT, GAME, GUESS, SEARCH, WATCH, Stage
from grani.train.samples import Samples
from grani.train.teachers import Foresight, by_first_guess, by_foresight, by_search, watch


@dataclass(frozen=True)
class Part:
    """Games ``first`` to ``first + count - 1`` of a teacher."""

    teacher: str
    first: int
    count: int
    setups: tuple[str, ...]
    seats: tuple[int, ...]
    stage: Stage


@dataclass(frozen=True)
class Round:
    """The network that plays, and all parts."""

    weights: bytes
    parts: list[Part]


PARTS = "grani.train.playing:play_parts"
TRIALS = "grani.train.playing:play_trials"


def play_parts(what: object, numbers: Sequence[int]) -> list[tuple[Chunk, float]]:
    """Play parts of a round by their numbers; give what is learnt from, and seconds of CPU."""
    assert isinstance(what, Round)
    evaluator = network_of(what.weights)
    played = []
    for number in numbers:
        began = process_time()
        chunk = play_part(what.parts[number], evaluator)
        played.append((chunk, process_time() - began))
    return played


@lru_cache(maxsize=2)
def network_of(weights: bytes) -> ForgeEvaluator:
    """Give the evaluator of a file's bytes; it is read once for many parts."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "sent.weights")
        path.write_bytes(weights)
        return evaluator_of(path)


@lru_cache(maxsize=2)
def loaded(path: str, stamp: int) -> ForgeEvaluator:
    """Read a network once for many parts."""
    return evaluator_of(Path(path))


def network_at(path: str) -> ForgeEvaluator:
    """Give the evaluator at a path as it is now."""
    return loaded(path, Path(path).stat().st_mtime_ns)


@lru_cache(maxsize=32)
def opening(setup: str, seats: int) -> Table:
    """Give the beginning of a game."""
    start = game(GAME).new(seats, setup)
    assert isinstance(start, Table)
    return start


def play_part(part: Part, evaluator: ForgeEvaluator) -> Chunk:
    """Play the games of a part; give what there is to learn from them."""
    stage = part.stage
    samples = Samples()
    kinds = [(setup, seats) for setup in part.setups for seats in part.seats]
    foresight = Foresight(evaluator)
    search = Search(evaluator, stage.iterations)
    search.noise = 0.1
    greedy = _greedy()
    for number in range(part.first, part.first + part.count):
        start = opening(*kinds[number % len(kinds)])
        dice = Dice(number)
        if part.teacher == WATCH:
            watch(start, greedy, evaluator, dice, samples, stage.slips)
        elif part.teacher == FORESIGHT:
            by_foresight(
                start,
                foresight,
                dice,
                samples,
                stage.trust,
                stage.softness,
                stage.wander,
                stage.slips,
            )
        elif part.teacher == GUESS:
            by_first_guess(
                start, evaluator, dice, samples, stage.trust, stage.temperature, stage.slips
            )
        elif part.teacher == SEARCH:
            search.begin(number)
            by_search(start, search, dice, samples, stage.trust, stage.explore, stage.slips)
        else:
            raise ValueError(f"no teacher {part.teacher!r}")
    chunk = Chunk.of(samples)
    if part.teacher == FORESIGHT and not stage.imitates_foresight:
        return chunk.without_deserts()
    return chunk


def _greedy() -> Bot:
    from grani.bots import make_bot

    return make_bot("greedy", GAME)


# ---------------------------------------------------------------------- how good it is


@dataclass(frozen=True)
class Trial:
    """Deals ``first`` to ``first + count - 1``, each played from every seat with the same dice."""

    one: str
    others: str
    setup: str
    seats: int
    first: int
    count: int


@dataclass(frozen=True)
class Trials:
    """The network that is tried, and all trials; it plays instead of the one that they name."""

    weights: bytes
    trials: list[Trial]


Rows = list[tuple[float, float, float]]
"""Of each deal the share won, and the glory of the one and of the others."""


def play_trials(what: object, numbers: Sequence[int]) -> list[tuple[Rows, float]]:
    """Play trials of a network by their numbers, by first guesses; give seconds of CPU too."""
    assert isinstance(what, Trials)
    one = Intuition(network_of(what.weights), 0.0)
    played = []
    for number in numbers:
        began = process_time()
        rows = play_trial(what.trials[number], one)
        played.append((rows, process_time() - began))
    return played


def contender(word: str) -> Bot:
    """Give a bot: a path of weights for first guesses, path@iterations for search, or a name."""
    from grani.bots import make_bot

    path, _, iterations = word.partition("@")
    if not path.endswith(".weights"):
        return make_bot(word, GAME)
    evaluator = network_at(path)
    if not iterations:
        return Intuition(evaluator, 0.0)
    return Search(evaluator, int(iterations))


def play_trial(trial: Trial, one: Bot | None = None) -> Rows:
    """Play deals with a bot, or with the one that the trial names."""
    one = one or contender(trial.one)
    rivals = [contender(trial.others) for _ in range(trial.seats - 1)]
    results = []
    for number in range(trial.first, trial.first + trial.count):
        won = own = theirs = 0.0
        for seat in range(trial.seats):
            state = opening(trial.setup, trial.seats).clone()
            bots = [*rivals[:seat], one, *rivals[seat:]]
            for i, bot in enumerate(bots):
                bot.begin(number * 64 + i)
            play_on(state, bots, Dice(number))
            winners = state.winners()
            scores = state.scores()
            won += 1 / len(winners) if seat in winners else 0.0
            own += scores[seat]
            theirs += (sum(scores) - scores[seat]) / (trial.seats - 1)
        results.append((won / trial.seats, own / trial.seats, theirs / trial.seats))
    return results


def play_on(state: State, bots: list[Bot], dice: Dice) -> None:
    """Play a game to its end."""
    while state.actor != OVER:
        actor = int(state.actor)
        if actor < 0:
            state.fall(dice)
        else:
            state.play(bots[actor].choose(state, actor), actor)

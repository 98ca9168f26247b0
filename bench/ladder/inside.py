"""A search taken apart: how much of its time is neither the engine's nor the evaluator's.

The same iterations are run three times over, in turns: as they are, in the compiled search; their
calls of the engine alone; their calls of the evaluator alone, on copies of the positions that it
was asked about. Which calls these are was written down before, in a run that nobody timed. The last
two are made from the interpreter, so the cost of as many calls that do nothing, in the same loop,
is taken off them. What is left of the first is the search's own: choosing edges, growing the tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

from mypy_extensions import i64

from grani.arena.deals import STRIDE, Line
from grani.arena.question import Question
from grani.bots.evaluator import Evaluator
from grani.bots.forge_weights import name_for, shipped
from grani.bots.intuition import Intuition
from grani.bots.search import NONE, STRIDE as BETWEEN_SEARCHES, Search
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.registry import game
from grani.dice_forge.table import Table

INSIDE = "bench.ladder.inside:measure_numbers"
ITERATIONS = 1000
REPEATS = 5
EARLIEST, APART, PLACES = 4, 7, 9
"""Which decision of a game is searched: the positions go through all of it."""
FALL, FIND, PLAY = range(3)
WEIGH, JUDGE = range(2)
Step = tuple[int, int, int]
"""What the engine did: a die fell, the options of a seat were found, one was played."""
Asked = tuple[int, State, int]
"""What the evaluator was asked."""


def measure_numbers(what: object, numbers: Sequence[int]) -> list[Line]:
    """Take searches apart, each in a position that follows from its number."""
    question = Question.from_json(what)
    return [measure(question, number) for number in numbers]


def measure(question: Question, number: int) -> Line:
    """Take one search apart; give the seconds of its parts."""
    state = position(question, number)
    evaluator = shipped(name_for(state))
    trace = Trace(state, evaluator, number)
    parts: dict[str, Callable[[], None]] = {
        "whole": trace.search,
        "engine": trace.engine,
        "no engine": trace.no_engine,
        "evaluator": trace.evaluate,
        "no evaluator": trace.no_evaluator,
    }
    best = dict.fromkeys(parts, float("inf"))
    for _ in range(REPEATS):
        for name, part in parts.items():
            began = process_time()
            part()
            best[name] = min(best[name], process_time() - began)
    return {
        "n": number,
        "scores": [],
        "wins": [],
        "iterations": ITERATIONS,
        "whole": best["whole"],
        "engine": best["engine"] - best["no engine"],
        "evaluator": best["evaluator"] - best["no evaluator"],
    }


def position(question: Question, number: int) -> Table:
    """Give a position in which somebody must decide."""
    dice = Dice(question.seed * STRIDE + number)
    state = game(question.game).new(question.seats, question.setup)
    assert isinstance(state, Table)
    bot = Intuition(shipped(name_for(state)), 0.5)
    bot.begin(number)
    left = EARLIEST + APART * (number % PLACES)
    before = state
    while not state.is_over:
        actor = int(state.actor)
        if actor == CHANCE:
            state.fall(dice)
            continue
        if state.find(actor) > 1:
            if left == 0:
                return state
            left -= 1
            before = state.clone()
        state.play(bot.choose(state, actor), actor)
    return before  # A short game: its last decision.


class Notes(Evaluator):
    """Asks another evaluator, and writes down what it was asked."""

    def __init__(self, asked: Evaluator) -> None:
        super().__init__()
        self.asked = asked
        self.calls: list[Asked] = []

    def weigh(self, state: State, seat: i64) -> i64:
        self.calls.append((WEIGH, state.clone(), int(seat)))
        count = self.asked.weigh(state, seat)
        self.actions, self.logits = self.asked.actions, self.asked.logits
        return count

    def judge(self, state: State, mover: i64) -> None:
        self.calls.append((JUDGE, state.clone(), int(mover)))
        self.asked.judge(state, mover)
        self.lead, self.win = self.asked.lead, self.asked.win


class Trace:
    """The iterations of one search: all calls, ready to be made again."""

    def __init__(self, state: Table, evaluator: Evaluator, number: int) -> None:
        self.state = state
        self.seat = int(state.actor)
        self.number = number
        self.evaluator = evaluator
        self.again = Search(evaluator, ITERATIONS)
        self.again.impatient = False
        self.seeds = [number * 1000003 + int(BETWEEN_SEARCHES) + n for n in range(ITERATIONS)]
        """As ``Search.think`` draws them in its first search."""
        self.steps: list[list[Step]] = []
        notes = Notes(evaluator)
        search = Search(notes, ITERATIONS)
        search.begin(number)
        search.plant(state, self.seat)
        for seed in self.seeds:
            first = len(notes.calls)
            path = iterate(search, state, len(self.steps))
            self.steps.append(steps_of(state, seed, path, notes.calls[first:]))
        self.calls = notes.calls

    def search(self) -> None:
        """Search as bots do, to the last iteration."""
        self.again.begin(self.number)
        self.again.think(self.state, self.seat)

    def engine(self) -> None:
        """Have the engine do what it did."""
        played: State = self.state.clone()
        for seed, steps in zip(self.seeds, self.steps, strict=True):
            played = self.state.clone_onto(played)
            dice = Dice(seed)
            for step, actor, action in steps:
                if step == FALL:
                    played.fall(dice)
                elif step == FIND:
                    played.find(actor)
                else:
                    played.play(action, actor)

    def no_engine(self) -> None:
        """Do the same without the engine: the same loop, and nothing in it."""
        clone = roll = fall = find = play = self.evaluator.unit
        for _, steps in zip(self.seeds, self.steps, strict=True):
            clone()
            roll()
            for step, _, _ in steps:
                if step == FALL:
                    fall()
                elif step == FIND:
                    find()
                else:
                    play()

    def evaluate(self) -> None:
        """Ask the evaluator what it was asked."""
        evaluator = self.evaluator
        for what, state, seat in self.calls:
            if what == WEIGH:
                evaluator.weigh(state, seat)
            else:
                evaluator.judge(state, seat)

    def no_evaluator(self) -> None:
        """Do the same without the evaluator."""
        weigh = judge = self.evaluator.unit
        for what, _, _ in self.calls:
            if what == WEIGH:
                weigh()
            else:
                judge()


def iterate(search: Search, state: State, number: int) -> list[int]:
    """Run the iteration of a number; give the options that it took where there was a choice."""
    nodes = search.path_nodes
    for depth in range(len(nodes)):
        if nodes[depth] == NONE:
            break
        nodes[depth] = NONE
    search.iterate(state, number)
    actions = []
    for depth in range(len(nodes)):
        if nodes[depth] == NONE:
            break
        actions.append(int(search.tree.action[search.path[depth]]))
    return actions


def steps_of(state: State, seed: int, path: list[int], calls: list[Asked]) -> list[Step]:
    """Find out what the engine did in an iteration, from its options to where it was judged."""
    leaf = calls[-1][1].position()
    is_weighed = len(calls) > 1 and calls[-2][1].position() == leaf
    played = state.clone()
    dice = Dice(seed)
    steps: list[Step] = []
    taken = 0
    while taken < len(path) or played.position() != leaf:
        actor = int(played.actor)
        if actor == CHANCE:
            played.fall(dice)
            steps.append((FALL, 0, 0))
            continue
        count = played.find(actor)
        steps.append((FIND, actor, 0))
        action = int(played.options[0])
        if count > 1:
            action = path[taken]
            taken += 1
        played.play(action, actor)
        steps.append((PLAY, actor, action))
    if is_weighed:
        steps.append((FIND, int(played.actor), 0))
    return steps

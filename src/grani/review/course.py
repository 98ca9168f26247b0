"""The review of one game, step by step: what every die and every decision changed.

``W`` of a position is what it is worth (``worth.Lens``). A step of chance is luck: W after it minus
W before it, so a roll's luck is the sum of its dice. A decision changes W by what it lost, which
the others gain in proportion to their chances, and by noise: what the judge saw only later. So

    W at the end = W at the start + luck + losses + noise

holds for every seat to the last digit. Luck is fair: what may land is judged by the same rule as
what did, on completions that know nothing of it. Every step is judged by itself, from the seed and
its number alone, so that a review can stop anywhere and go on later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import sqrt

from grani.bots.evaluator import Evaluator
from grani.core.contract import CHANCE, OVER, State
from grani.core.match import retell
from grani.core.observer import Event
from grani.core.prompt import Option, Prompt
from grani.core.record import FROM_POSITION, Record
from grani.core.registry import role
from grani.review.accounts import Turn, account, noted
from grani.review.decisions import Change, Judged, Row, judged, loss_of, on_curve, rows_of
from grani.review.followed import explained
from grani.review.reasons import reasons
from grani.review.scales import BEST, FINE, SEEN_LATE, Speed, grade
from grani.review.worth import Lens, Worth

NOBODY = -1
OTHER = "other"
Keep = Callable[[int, object], None]
"""Told of everything that took time: its number, and what was found, as JSON data.

Worth before step n has the number 2n, a decision there 2n + 1, its position played out -1 - n.
"""


def steps_done(number: int, steps: int) -> int:
    """Give how many of a game's steps are reviewed when something of this number is found.

    >>> steps_done(7, 100), steps_done(-12, 100)
    (3, 100)
    """
    return number // 2 if number >= 0 else steps


@dataclass(frozen=True)
class Choice:
    """A decision with several options, and how good it was; losses are in ``PARTS``."""

    action: int
    best: int
    sort: str
    kind: str
    loss: int
    noise: int
    grade: str
    options: tuple[Row, ...]
    """Of the best ones and the one taken: action, what it is worth to the seat, standard error.
    After a loss they are told on the curve (``on_curve``)."""
    said: dict[str, dict[str, object]]
    """These options in words: by action, the key and the arguments of a message."""
    why: dict[str, object]
    """What the better option would have changed, by the game's own terms."""


@dataclass(frozen=True)
class Step:
    """One step of a game, and what it changed for every seat."""

    number: int
    seat: int
    action: int
    round: int
    whose: int
    """Of a die, whose it is; else -1."""
    luck: tuple[int, ...]
    margin_luck: tuple[int, ...]
    lost: tuple[int, ...]
    """What the seat's loss brought to each; its own part is below zero."""
    noise: tuple[int, ...]
    asked: bool
    """Whether there was a choice."""
    choice: Choice | None
    """How good it was, where that was looked at and something was at stake."""


@dataclass(frozen=True)
class Course:
    """A reviewed game: worth at every position, and the steps between them."""

    worth: list[Worth]
    steps: list[Step]
    turns: list[tuple[int, Turn]]
    state: State
    """Where it ends."""


def course(
    record: Record,
    speed: Speed,
    seed: int = 0,
    *,
    evaluator: Evaluator | None = None,
    decisions: bool = True,
    known: dict[int, object] | None = None,
    keep: Keep | None = None,
) -> Course:
    """Review a game; without ``decisions`` for its luck alone.

    ``known`` is what ``keep`` was told when the same review was under way before.
    """
    return _Walk(record, speed, seed, evaluator, decisions, known or {}, keep).whole()


def _lead_in(steps: list[Step], round: int) -> None:
    """Let dice and draws that lead to a turn of all belong to its round, from the last decision on:
    such a turn begins when they have landed, where a seat's begins before its dice."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].seat != CHANCE:
            break
        steps[place] = replace(steps[place], round=round)


def _round_of(state: State) -> int:
    told = state.view(NOBODY).get("round")
    return told if isinstance(told, int) else 0


class _Walk:
    """Goes through a record once."""

    def __init__(
        self,
        record: Record,
        speed: Speed,
        seed: int,
        evaluator: Evaluator | None,
        decisions: bool,
        known: dict[int, object],
        keep: Keep | None,
    ) -> None:
        self.record = record
        start = record.start()
        self.lens = Lens(start, speed, seed, evaluator)
        self.decisions = decisions
        self.known = known
        self.keep = keep
        self.module = role(record.game, "review")
        self.book = account(record.game, start)
        self.opening = _round_of(start) if FROM_POSITION in record.setup else 0
        """The round in which the record begins, if that is not the start of a game."""
        self.chances = 0
        """Dice that have landed: completions are drawn anew after each."""
        self.next: Worth | None = None
        """What the position after a decision is worth, where judging that has asked for it."""

    def whole(self) -> Course:
        worths: list[Worth] = []
        steps: list[Step] = []
        turns: list[tuple[int, Turn]] = []
        choice: Choice | None = None
        obvious = is_real = False
        """Whether the last decision was the one that outlooks go through; whether it was one."""
        seat = action = NOBODY
        for told in retell(self.record):
            state = told.state
            number = told.number
            # A decision belongs to the turn in which it was made, also if it ended that one.
            turn = turns[-1][1].round if turns else self.opening
            begun, others = noted(self.book, told.events, state)
            turns += [(number, one) for one in begun]
            if number and seat == CHANCE:
                self.chances += 1
            same = obvious and state.actor != CHANCE and state.actor != OVER
            worths.append(worths[-1] if same else self._worth(state, number))
            if number:
                steps.append(
                    self._step(number, seat, action, turn, others, worths, is_real, choice)
                )
            if seat == CHANCE and begun and begun[-1].seat == NOBODY:
                _lead_in(steps, begun[-1].round)
            if number == len(self.record.actions):
                break
            action = self.record.actions[number]
            seat = self.record.movers[number] if self.record.movers else int(state.actor)
            choice, obvious, is_real = None, False, False
            if seat != CHANCE:
                is_real = len(state.legal(seat)) > 1
                obvious = self.lens.ahead > 0 and (
                    not is_real or self._is_obvious(state, seat, action)
                )
                if is_real and self.decisions:
                    choice = self._choice(state, seat, action, number, worths[-1], obvious)
        return Course(worths, steps, turns, state)

    def _is_obvious(self, state: State, seat: int, action: int) -> bool:
        return self.lens.usual(state, seat) == action

    def _worth(self, state: State, number: int) -> Worth:
        found = self.known.get(2 * number)
        if isinstance(found, list):
            return Worth(*(tuple(row) for row in found))
        worth = self.next or self.lens.worth(state, self.chances)
        self.next = None
        if self.keep:
            self.keep(2 * number, [list(worth.win), list(worth.margin), list(worth.error)])
        return worth

    def _change(
        self, state: State, seat: int, action: int, number: int, before: Worth, obvious: bool
    ) -> Change | None:
        """Give what a decision changed for the seat, where outlooks look through decisions."""
        if self.lens.ahead == 0:
            return None
        after = state.clone()
        after.play(action, seat)
        worth = before
        if not obvious or after.actor in (CHANCE, OVER):
            found = self.known.get(2 * number + 2)
            if isinstance(found, list):
                worth = Worth(*(tuple(row) for row in found))
            else:
                worth = self.next = self.lens.worth(after, self.chances)
        whole = self.lens.whole
        return Change(before.win[seat] / whole, worth.win[seat] / whole)

    def _choice(
        self, state: State, seat: int, action: int, number: int, before: Worth, obvious: bool
    ) -> Choice | None:
        found = self.known.get(2 * number + 1)
        if isinstance(found, dict):
            return choice_of(found) if found else None
        change = self._change(state, seat, action, number, before, obvious)
        told = judged(self.lens, state, seat, action, number, change)
        if told is None:
            if self.keep:
                self.keep(2 * number + 1, {})
            return None
        prompt = state.prompt(seat)
        assert prompt is not None
        choice = Choice(
            action,
            told.best,
            self._sort(prompt, action),
            prompt.kind,
            loss_of(self.lens, told),
            round(self.lens.whole * told.noise),
            told.grade,
            rows_of(self.lens, told),
            _said(prompt, {action, *(one.action for one in told.weighed)}),
            self._why(state, seat, told, action),
        )
        if self.keep:
            self.keep(2 * number + 1, choice_data(choice))
        return choice

    def _sort(self, prompt: Prompt, action: int) -> str:
        option = next(option for option in prompt.options if option.action == action)
        sort_of: Callable[[Prompt, Option], str] | None = getattr(self.module, "sort_of", None)
        return sort_of(prompt, option) if sort_of else OTHER

    def _why(self, state: State, seat: int, told: Judged, action: int) -> dict[str, object]:
        if told.grade in (BEST, FINE):
            return {}
        # Who has no time to play positions out tells only of the great moments what pays later.
        tell = explained if self.lens.speed.playouts else reasons
        return tell(self.lens, state, seat, told.best, action)

    def _step(
        self,
        number: int,
        seat: int,
        action: int,
        round: int,
        events: list[Event],
        worths: list[Worth],
        asked: bool,
        choice: Choice | None,
    ) -> Step:
        before, after = worths[-2], worths[-1]
        change = tuple(new - old for new, old in zip(after.win, before.win, strict=True))
        nothing = (0,) * len(change)
        if seat == CHANCE:
            margin = tuple(new - old for new, old in zip(after.margin, before.margin, strict=True))
            whose = next((event.seat for event in events if event.seat >= 0), NOBODY)
            return Step(
                number, seat, action, round, whose, change, margin, nothing, nothing, False, None
            )
        if choice:
            choice = _on_curve(choice, after.win[seat], self.lens)
        lost = shares(choice.loss, seat, before.win) if choice else nothing
        noise = tuple(new - old for new, old in zip(change, lost, strict=True))
        return Step(
            number, seat, action, round, NOBODY, nothing, nothing, lost, noise, asked, choice
        )


def _on_curve(choice: Choice, after: int, lens: Lens) -> Choice:
    """Tell a choice on the curve, and grade what is left of its loss."""
    loss, options = on_curve(lens, choice.options, choice.action, choice.best, choice.loss, after)
    if loss == choice.loss == 0:
        return choice
    told = replace(choice, loss=loss, grade=grade(loss / lens.whole), options=options)
    return told if loss else replace(told, best=choice.action, why={})


def shares(loss: int, seat: int, wins: tuple[int, ...]) -> tuple[int, ...]:
    """Give what a loss brings to each seat: the others get it in proportion to their chances.

    >>> shares(10, 0, (50, 30, 10))
    (-10, 8, 2)
    """
    if len(wins) == 1 or loss == 0:
        return tuple(-loss if other == seat else 0 for other in range(len(wins)))
    whole = sum(wins) - wins[seat]
    parts = [
        -loss if other == seat else loss * win // whole if whole > 0 else 0
        for other, win in enumerate(wins)
    ]
    heir = max((other for other in range(len(wins)) if other != seat), key=lambda one: wins[one])
    parts[heir] -= sum(parts)
    return tuple(parts)


def rolls(steps: list[Step]) -> Iterator[list[Step]]:
    """Give the rolls of a game: what landed between two decisions that had a choice."""
    roll: list[Step] = []
    for step in steps:
        if step.seat == CHANCE:
            roll.append(step)
        elif step.asked and roll:
            yield roll
            roll = []
    if roll:
        yield roll


def stretches(steps: list[Step], seat: int) -> Iterator[int]:
    """Give what the judge saw too late of a seat's chances, summed up from one roll to the next."""
    noise = 0
    for step in steps:
        if step.seat == CHANCE and noise:
            yield noise
            noise = 0
        noise += step.noise[seat]
    yield noise


def luck_error(told: Course, seat: int) -> float:
    """Give the standard error of a seat's luck, and so of the result without luck.

    Start, luck, losses and noise come to the end, which is certain where the game is over. Noise is
    what the judge saw too late: a perfect one leaves none, and what it comes to is missing
    elsewhere. So luck is as unsure as both ends, and as that noise which strayed one way or the
    other between rolls.
    """
    noises = sum(noise**2 for noise in stretches(told.steps, seat))
    ends = told.worth[0].error[seat] ** 2 + told.worth[-1].error[seat] ** 2
    return sqrt(ends + SEEN_LATE * noises)


def _said(prompt: Prompt, actions: set[int]) -> dict[str, dict[str, object]]:
    """Give options as messages, by their actions."""
    return {
        str(option.action): {"key": option.key, "args": option.args}
        for option in prompt.options
        if option.action in actions
    }


def choice_data(choice: Choice) -> dict[str, object]:
    """Write a choice as JSON data."""
    return {
        "action": choice.action,
        "best": choice.best,
        "sort": choice.sort,
        "kind": choice.kind,
        "loss": choice.loss,
        "noise": choice.noise,
        "grade": choice.grade,
        "options": [list(option) for option in choice.options],
        "said": choice.said,
        "why": choice.why,
    }


def choice_of(data: dict[str, object]) -> Choice:
    """Read what ``choice_data`` has written."""
    fields: dict[str, object] = dict(data)
    options = fields["options"]
    assert isinstance(options, list)
    fields["options"] = tuple(tuple(option) for option in options)
    return Choice(**fields)  # type: ignore[arg-type]

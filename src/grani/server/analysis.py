"""The analysis board as a worker does it: positions read, played on and judged. It trusts nothing.

Nothing is kept but what is being thought about: whoever asks brings the position along.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec
from msgspec import Raw

from grani.core.complaints import Complaint as Understood, understood
from grani.core.contract import CHANCE, IllegalAction, State
from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.observer import Chronicle, Event
from grani.core.position import from_id, state_of, to_id
from grani.core.prompt import Chance, Option
from grani.core.reading import PositionError, RecordError, parse
from grani.core.record import record_of
from grani.core.registry import BrokenGame, game as registered
from grani.review.judging import Judgement
from grani.server import worker_messages as messages
from grani.server.analysis_wire import (
    MOST_MOVES,
    Analysed,
    AnalysisStep,
    ChanceDue,
    Complaint,
    Judged,
)
from grani.server.names import check_names
from grani.server.views import option_to_send, prompt_to_send
from grani.server.wire import MOST_SEATS, HintOption, Line, Play

MOST_BY_ITSELF = 200
"""Steps that follow by themselves, at most; then somebody has to ask again."""
JUDGEMENTS = 4
"""Positions that are remembered while others are thought about."""
_judgements: OrderedDict[tuple[str, int], Judgement] = OrderedDict()


class Impossible(Exception):
    """A position or a move that cannot be."""

    def __init__(self, error: str, told: Understood) -> None:
        super().__init__(told.reason)
        self.reason = told.reason
        self.complaint = Complaint(error, told.reason, told.path, told.key, told.args)


def analysed(question: messages.AnalysePosition) -> Analysed:
    """Play a position on; Impossible says what cannot be."""
    if question.is_record:
        return _of_record(question)
    state = _read(question.source)
    start = to_id(state)
    steps = _played(state, question)
    return _told(state, question, start, steps, len(steps), [])


def _played(state: State, question: messages.AnalysePosition) -> list[AnalysisStep]:
    """Make the moves, and whatever follows by itself."""
    game = state.game
    chronicle = Chronicle()
    state.observer = chronicle
    steps: list[AnalysisStep] = []
    try:
        for seat, action in question.moves:
            steps.append(_named(game, state, seat, action))
            state.apply(action, seat)
            steps[-1].lines = lines_of(game, chronicle.take())
        if question.moves:
            dice = Dice(question.seed) if question.then == "roll" else None
            if question.then != "stop":
                _run_on(game, state, chronicle, steps, dice)
    except IllegalAction as wrong:
        told = Understood(f"moves[{len(steps) - 1}]", str(wrong), "wrong-move")
        raise Impossible("illegal", told) from None
    state.observer = None
    return steps


def _of_record(question: messages.AnalysePosition) -> Analysed:
    """Give the position of a record at a step, and its steps if they are wanted."""
    try:
        record = record_of(parse(str(question.source).encode(), RecordError))
        last = len(record.actions)
        check_names(record.seats)
        if last > MOST_MOVES:
            raise RecordError(f"at most {MOST_MOVES} actions")
        at = last if question.step is None else min(question.step, last)
        state = record.start()
        start, found = to_id(state), state.clone()
        steps: list[AnalysisStep] = []
        game = state.game
        chronicle = Chronicle()
        state.observer = chronicle
        for number in record.steps(state, last if question.whole else at):
            seat = record.movers[number] if record.movers else int(state.actor)
            if number == at:
                found = state.clone()
            if question.whole:
                if steps:
                    steps[-1].lines = lines_of(game, chronicle.take())
                steps.append(_named(game, state, seat, record.actions[number]))
        if steps:
            steps[-1].lines = lines_of(game, chronicle.take())
        state.observer = None
        if at == len(steps) or not question.whole:
            found = state
    except RecursionError:
        raise Impossible("record", Understood("", "nested too deeply", "wrong-json")) from None
    except RecordError as wrong:
        raise Impossible("record", Understood("", str(wrong))) from None
    _fit(found)
    if not question.whole:
        start, at = to_id(found), 0
    names = record.seats if any(record.seats) else []
    return _told(found, question, start, steps, at, names)


def _told(
    state: State,
    question: messages.AnalysePosition,
    start: str,
    steps: list[AnalysisStep],
    at: int,
    names: list[str],
) -> Analysed:
    return Analysed(
        id=to_id(state),
        start=start,
        at=at,
        game=state.game_id(),
        seats=int(state.seats),
        names=names,
        steps=steps,
        play=_play(state, question.seat),
        chance=_due(state.chance()),
        over=bool(state.is_over),
        position={**state.position()} if question.data else None,
    )


def judged(question: messages.JudgePosition) -> Judged:
    """Judge a position, further than before if it was thought about lately."""
    key = (question.position, question.seat)
    judgement = _judgements.pop(key, None)
    if judgement is None:
        state = _read(question.position)
        judgement = Judgement(state, question.seat, question.seed)
    # One that was forgotten meanwhile is not made good for at once: others wait.
    seconds = min(question.seconds, judgement.spent + question.stroke)
    found = judgement.go_on(seconds, question.patience)
    if not found.is_done:
        _judgements[key] = judgement
        if len(_judgements) > JUDGEMENTS:
            _judgements.popitem(last=False)
    options = [HintOption(one.action, one.win, one.error, one.tries) for one in found.options]
    return Judged(
        list(found.win), list(found.error), list(found.margin), options, not found.is_done
    )


# ---------------------------------------------------------------------- where it begins


def _read(source: str | dict[str, object]) -> State:
    """Read a position from its id, from JSON text or from JSON data."""
    game = ""
    try:
        data: object = source
        if isinstance(source, str):
            text = source.strip()
            if not text.startswith(("{", "[")):
                game = text[:100].partition(":")[0].partition(".")[0]
                return _fit(from_id(text))
            data = parse(text, PositionError)
        if not isinstance(data, dict) or "game" not in data:
            told = Understood(
                "", "no position and no record: it has no 'game'", "wrong-no-position"
            )
            raise Impossible("position", told)
        game = str(data["game"])[:60]
        return _fit(state_of(data))
    except PositionError as wrong:
        raise Impossible("position", understood(str(wrong), _patterns(game))) from None
    except RecursionError:
        raise Impossible("position", Understood("", "nested too deeply", "wrong-json")) from None


def _patterns(game: str) -> Sequence[tuple[str, str]]:
    """Give the patterns of a game, if there is such a game."""
    try:
        return registered(game).complaints()
    except (BrokenGame, KeyError):
        return ()


def _fit(state: State) -> State:
    if int(state.seats) > MOST_SEATS:
        told = Understood("", f"at most {MOST_SEATS} seats", "wrong-seats", {"most": MOST_SEATS})
        raise Impossible("position", told)
    return state


# ---------------------------------------------------------------------- playing on


def _run_on(
    game: Game, state: State, chronicle: Chronicle, steps: list[AnalysisStep], dice: Dice | None
) -> None:
    """Let happen what leaves no choice, and dice land where they are rolled."""
    for _ in range(min(MOST_BY_ITSELF, MOST_MOVES - len(steps))):
        seat, action = _by_itself(state, dice)
        if action is None:
            return
        step = _named(game, state, seat, action)
        state.apply(action, seat)
        step.lines = lines_of(game, chronicle.take())
        steps.append(step)


def _by_itself(state: State, dice: Dice | None) -> tuple[int, int | None]:
    """Give what happens without anybody's decision: the seat and the action, or no action."""
    if state.actor == CHANCE:
        outcomes = state.legal(int(CHANCE))
        if dice is not None:
            return int(CHANCE), dice.pick(outcomes)
        return int(CHANCE), outcomes[0] if len(outcomes) == 1 else None
    for seat in range(int(state.seats)):
        legal = state.legal(seat) if state.awaits(seat) else []
        if len(legal) == 1:
            return seat, legal[0]
    return int(CHANCE), None


def _named(game: Game, state: State, seat: int, action: int) -> AnalysisStep:
    """Give a step with what it is called; IllegalAction follows when it is made."""
    options: tuple[Option, ...] = ()
    if seat == CHANCE:
        due = game.chance(state)
        options = due.outcomes if due else ()
    elif state.awaits(seat):
        prompt = state.prompt(seat)
        options = prompt.options if prompt else ()
    for option in options:
        if option.action == action:
            return AnalysisStep(seat, action, option.key, option.args)
    return AnalysisStep(seat, action, "", {})


def lines_of(game: Game, events: list[Event]) -> list[Line]:
    """Give what happened as tables animate it and people read it."""
    lines = []
    for event in events:
        message = game.message(event)
        key, args = (message.key, message.args) if message else ("", {})
        lines.append(Line(dict(game.told(event)), key, args))
    return lines


def _play(state: State, wished: int | None) -> Play:
    """Show the table to whoever must decide, or to the seat that is wished."""
    waiting = [seat for seat in range(int(state.seats)) if state.awaits(seat)]
    focus = waiting[0] if waiting else 0
    if wished is not None and wished < int(state.seats) and (not waiting or wished in waiting):
        focus = wished
    prompts = [(seat, state.prompt(seat)) for seat in waiting]
    return Play(
        view=Raw(msgspec.json.encode(state.view(focus))),
        focus=focus,
        prompts=[prompt_to_send(prompt, str(seat)) for seat, prompt in prompts if prompt],
        waiting=waiting,
        undo={},
        deadline=None,
    )


def _due(chance: Chance | None) -> ChanceDue | None:
    if chance is None:
        return None
    outcomes = [option_to_send(option) for option in chance.outcomes]
    return ChanceDue(chance.key, chance.args, chance.seat, outcomes)

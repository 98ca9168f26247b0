"""What a game came to: scores by source, round by round, and what each game counts besides."""

from __future__ import annotations

from grani.core.contract import State
from grani.core.game import Game
from grani.core.match import NOBODY, retell
from grani.core.observer import Ledger
from grani.core.record import FROM_POSITION, Record
from grani.core.registry import game as registered
from grani.review.accounts import Turn, account, turns_of

START = "start"
"""The source of what was there before a game went on from a position."""


def statistics(record: Record) -> dict[str, object]:
    """Give the statistics of a game as JSON data.

    ``begun`` are the scores with which it began: a game may go on from any position. ``scores``
    after each turn and round are those at which the next one begins. Points and scores
    are whole numbers of ``score_parts``; points by source add up to the score of a finished game:
    of one from a position, ``start`` is what was there before, unless it is counted at the end.
    What a seat has beyond ``seat`` … ``sources`` depends on the game: see the modules beside this.
    """
    game = registered(record.game)
    ledger = game.ledger(len(record.seats))
    start = record.start()
    begun = start.scores()
    before = begun if FROM_POSITION in record.setup else None
    book = account(record.game, start)
    course = Course()
    decisions = [0] * len(record.seats)
    for step in retell(record):
        if step.seat != NOBODY:
            decisions[step.seat] += 1
        for event in step.events:
            ledger.tell(event.kind, event.seat, event.a, event.b, event.c)
        for turn in turns_of(book, step.events, step.state):
            course.begin(step.number, turn, step.state)
    state = step.state
    course.close(state)
    winners = state.winners() if state.is_over else []
    return {
        "game": record.game,
        "score_unit": game.score_unit,
        "score_parts": game.score_parts,
        "finished": state.is_over,
        "winners": winners,
        "steps": len(record.actions),
        "begun": begun,
        "turns": course.turns,
        "rounds": course.rounds(),
        "seats": [
            {
                "name": name,
                "decisions": decisions[seat],
                **_result(seat, state, winners),
                "sources": _sources(game, ledger, seat, state, before),
                "counts": {},
                "resources": {},
                **book.seat(seat, state),
            }
            for seat, name in enumerate(record.seats)
        ],
    }


class Course:
    """The scores from turn to turn."""

    def __init__(self) -> None:
        self.turns: list[dict[str, object]] = []

    def begin(self, step: int, turn: Turn, state: State) -> None:
        """Note the beginning of a turn, which ends the one before."""
        self.close(state)
        self.turns.append({"step": step, "round": turn.round, "seat": turn.seat, "scores": []})

    def close(self, state: State) -> None:
        """Note the scores at which the last turn ended."""
        if self.turns:
            self.turns[-1]["scores"] = state.scores()

    def rounds(self) -> list[dict[str, object]]:
        """Give the scores after each round."""
        last = {turn["round"]: turn["scores"] for turn in self.turns}
        return [{"round": number, "scores": scores} for number, scores in last.items()]


def _result(seat: int, state: State, winners: list[int]) -> dict[str, object]:
    """Give score and place; equal scores share a place unless a rule told them apart."""
    scores = state.scores()
    ahead = [s for s, score in enumerate(scores) if score > scores[seat]]
    if seat not in winners:
        ahead += [s for s in winners if scores[s] == scores[seat]]
    return {
        "seat": seat,
        "score": scores[seat],
        "place": len(ahead) + 1,
        "winner": seat in winners,
    }


def _sources(
    game: Game, ledger: Ledger, seat: int, state: State, before: list[int] | None
) -> dict[str, int]:
    """Give the points of a seat by where they came from, the most first.

    ``before`` are the scores of the position that the game went on from.
    """
    names = game.source_names()
    if not names:
        return {game.score_unit: state.scores()[seat]}
    offset = seat * len(names)
    points = {
        name: int(ledger.points[offset + number])
        for number, name in enumerate(names)
        if name and ledger.points[offset + number]
    }
    if before is not None:
        # At the end all else is told by events; earlier, cards of this round or a square are not.
        rest = state.scores()[seat] - sum(points.values())
        there = rest if state.is_over else min(rest, before[seat])
        points |= {START: there} if there else {}
    return dict(sorted(points.items(), key=lambda item: -item[1]))

"""An arena being played: which games come next, until every comparison is clear.

What is to be played follows from what has been, by looks at fixed numbers of deals; so it does not
matter who plays, in what order games are ready, and how often an arena was interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from grani.arena.deals import Line
from grani.arena.question import Place, Question
from grani.arena.results import Results
from grani.arena.runners import Runner
from grani.arena.verdicts import Limits, is_settled, looks

TASK = "grani.arena.deals:play_numbers"
LARGEST = 64
"""Games of one part at most: those that are finished and not yet reported are lost in a crash."""


@dataclass(frozen=True)
class Standing:
    """How far an arena is."""

    played: int
    most: int
    """Games that are played if nothing is clear before."""
    settled: int
    lineups: int


Progress = Callable[[Standing], None]


def plan(question: Question, games: Mapping[int, Line], limits: Limits) -> tuple[list[int], int]:
    """Give the numbers of the games to play up to the next look, and how many lineups are done.

    Games are in the order of their numbers: one deal of every lineup, then the next.
    """
    wanted: list[int] = []
    done = 0
    for lineup in range(len(question.lineups)):
        missing = _missing(question, lineup, games, limits)
        done += not missing
        wanted += missing
    return sorted(wanted), done


def _missing(
    question: Question, lineup: int, games: Mapping[int, Line], limits: Limits
) -> list[int]:
    """Give what a lineup lacks up to its next look; nothing if it need not play on."""
    for look, count in enumerate(looks(limits.deals)):
        numbers = [
            question.number(Place(lineup, deal, shift))
            for deal in range(count)
            for shift in range(question.seats)
        ]
        missing = [number for number in numbers if number not in games]
        if missing:
            return missing
        if is_settled(question, lineup, games, look, limits):
            return []
    return []


def play(
    results: Results, limits: Limits, runner: Runner, progress: Progress | None = None
) -> None:
    """Play an arena to its end, from where its results are; an interrupt loses nothing kept."""
    question = results.question
    lineups = len(question.lineups)
    most = lineups * limits.deals * question.seats

    def tell(done: int) -> None:
        if progress:
            progress(Standing(len(results.games), most, done, lineups))

    try:
        while True:
            wanted, done = plan(question, results.games, limits)
            tell(done)
            if not wanted:
                return
            for part in runner.run(TASK, question.to_json(), wanted, LARGEST):
                results.add(part.result)
                tell(done)
    finally:
        runner.close()

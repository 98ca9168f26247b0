"""What helps to understand a puzzle: the option that tempts, and why the answer is better."""

from __future__ import annotations

from typing import Any, Final

from grani.bots import make_bot
from grani.core.build import build
from grani.puzzles.puzzle import Puzzle
from grani.review.followed import explained
from grani.review.reasons import reasons
from grani.review.scales import STANDARD, speed_of
from grani.review.worth import Lens

GREEDY: Final = "greedy"
PURE: Final = "pure"
SEED: Final = 1
"""With which the greedy bot missed it when it was found."""


def tempting(puzzle: Puzzle) -> int:
    """Give the option that a greedy player takes: it is never the answer."""
    bot = make_bot(GREEDY, puzzle.game, SEED)
    bot.begin(SEED)
    return int(bot.choose(puzzle.state(), puzzle.seat))


def why(puzzle: Puzzle, action: int) -> dict[str, Any]:
    """Give what the answer changes against an option, in the terms of reviews, or what it brings
    later; of the answer, what it changes against the next best option."""
    other = puzzle.options[1].action if action == puzzle.answer else action
    state = puzzle.state()
    lens = Lens(state, speed_of(puzzle.game, STANDARD))
    # Interpreted, games to the end take minutes, and somebody waits for the answer.
    tell = reasons if build() == PURE else explained
    return tell(lens, state, puzzle.seat, puzzle.answer, other)

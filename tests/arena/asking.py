"""Arenas of tests: questions, and games made up to the point, without playing them."""

from __future__ import annotations

from typing import Any

from grani.arena.question import Question
from grani.core.registry import game


def ask(*bots: str, **more: Any) -> Question:
    """Ask about bots of Dice Forge, who may not even exist."""
    return Question.of(game("dice-forge"), bots, **more)


def line(question: Question, number: int, *wins: float, **more: Any) -> dict[str, Any]:
    """A game that ended so, by entries."""
    seats = range(question.seats)
    return {
        "n": number,
        "scores": [round(60 + 30 * share) for share in wins],
        "wins": list(wins),
        "decisions": [40 for _ in seats],
        "steps": 100,
        "rounds": [],
        "sources": [{} for _ in seats],
        "items": [[] for _ in seats],
        "faults": [0 for _ in seats],
        "ms": [4.0 for _ in seats],
        "slowest": [1.0 for _ in seats],
        **more,
    }


def untimed(line: dict[str, Any]) -> dict[str, Any]:
    """A game without what differs from run to run."""
    return {key: value for key, value in line.items() if key not in ("ms", "slowest")}

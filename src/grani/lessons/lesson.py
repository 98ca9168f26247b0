"""What a lesson is made of, as data: chapters, their steps, and what each step asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from grani.core.contract import State
from grani.core.happening import Told
from grani.core.reading import did_you_mean
from grani.core.registry import role

LEARNER: Final = 0
"""The seat of whoever learns."""

Numbers = dict[str, str | int]


@dataclass(frozen=True)
class Step:
    """One thing that the learner reads and does.

    ``says`` is the word in its message keys. The learner makes the decision ``act``, by the name
    of the action, or only reads and goes on. ``then`` is what happens next, in order and by name:
    how dice land and what others decide; what leaves no choice happens by itself. ``light`` names
    the place to look at, or several for tables that lack the first; places joined by ``+`` are
    looked at together. Where something is to be decided, it is the place of that option.
    ``do`` is the word for what to do, if it is not the usual one.
    """

    says: str
    act: str = ""
    then: tuple[str, ...] = ()
    light: str = ""
    do: str = ""


@dataclass(frozen=True)
class Chapter:
    """A position, and the steps from there; ``position`` is written as games write theirs.

    ``light`` names the place to look at when it is over, as steps do.
    """

    id: str
    position: Mapping[str, object]
    steps: tuple[Step, ...]
    light: str = ""


Reckon = Callable[[Sequence[Told], State], Numbers]
"""Gives the numbers that sentences may name, from what has just happened and the table now."""


@dataclass(frozen=True)
class Lessons:
    """All that a game teaches: its chapters in order, and how it counts."""

    chapters: tuple[Chapter, ...]
    reckon: Reckon

    def chapter(self, id: str) -> Chapter:
        """Give a chapter by its id; KeyError if there is none."""
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        near = did_you_mean(id, [chapter.id for chapter in self.chapters])
        raise KeyError(f"no chapter {id!r}{near}")


def lessons_of(game: str) -> Lessons | None:
    """Give the lessons of a game; None if it brings none."""
    found = role(game, "lessons")
    lessons = getattr(found, "LESSONS", None)
    return lessons if isinstance(lessons, Lessons) else None

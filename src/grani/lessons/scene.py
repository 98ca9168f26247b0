"""A scene: the table at one step of a chapter, what has just happened, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass

from grani.core.contract import CHANCE, OVER, State
from grani.core.game import Game
from grani.core.happening import Told
from grani.core.observer import Chronicle, Event
from grani.core.prompt import Option
from grani.core.registry import game as registered
from grani.lessons.lesson import LEARNER, Chapter, Lessons, Numbers, Step, lessons_of


class LessonError(ValueError):
    """A lesson that cannot go as its data says; the text names chapter and step."""


@dataclass(frozen=True)
class Scene:
    """Where a chapter stands before its step ``number``, or at its end.

    ``step`` is what the learner is to do; None at the end. ``asked`` is the option to take, if
    there is something to decide. ``events`` are those since the scene before, ``past`` all that
    came earlier. ``numbers`` are what its sentence may name.
    """

    chapter: Chapter
    number: int
    step: Step | None
    state: State
    past: list[Event]
    events: list[Event]
    asked: Option | None
    numbers: Numbers


def scene(game: str, chapter: str, number: int) -> Scene:
    """Play a chapter up to one of its steps; KeyError if there is no such lesson or step."""
    lessons = lessons_of(game)
    if lessons is None:
        raise KeyError(f"no lessons for {game!r}")
    found = lessons.chapter(chapter)
    if not 0 <= number <= len(found.steps):
        raise KeyError(f"no step {number} in chapter {chapter!r}: it has {len(found.steps)}")
    return play_to(registered(game), lessons, found, number)


def play_to(game: Game, lessons: Lessons, chapter: Chapter, number: int) -> Scene:
    """Play a chapter up to a step; LessonError if it cannot go as its data says."""
    return _Teacher(game, lessons, chapter).at(number)


class _Teacher:
    """Plays one chapter on its table."""

    def __init__(self, game: Game, lessons: Lessons, chapter: Chapter) -> None:
        self._game = game
        self._lessons = lessons
        self._chapter = chapter
        self._chronicle = Chronicle()
        self._state = game.from_position(dict(chapter.position))
        self._state.observer = self._chronicle

    def at(self, number: int) -> Scene:
        """Give the scene before a step."""
        past: list[Event] = []
        events: list[Event] = []
        for step in self._chapter.steps[:number]:
            past += events
            self._do(step)
            events = self._chronicle.take()
        steps = self._chapter.steps
        now = steps[number] if number < len(steps) else None
        asked = self._asked(now) if now is not None and now.act else None
        told: list[Told] = [self._game.told(event) for event in events]
        numbers = self._lessons.reckon(told, self._state)
        if asked is not None:
            numbers |= {name: value for name, value in asked.args.items() if isinstance(value, int)}
        return Scene(self._chapter, number, now, self._state, past, events, asked, numbers)

    def _do(self, step: Step) -> None:
        """Let the learner decide, and everything happen that follows."""
        if step.act:
            self._play(step, step.act, LEARNER)
        coming = list(step.then)
        while (actor := int(self._state.actor)) != OVER:
            forced = self._forced(actor)
            if forced is not None:
                self._state.apply(forced, actor)
            elif coming and actor != LEARNER:
                self._play(step, coming.pop(0), actor)
            else:
                break
        if coming:
            raise LessonError(f"{self._where(step)}: {coming[0]!r} never comes")

    def _forced(self, actor: int) -> int | None:
        """Give what a seat does without a choice; the end of a turn is pressed by hand."""
        if actor == CHANCE:
            return None
        legal = self._state.legal(actor)
        is_free = len(legal) != 1 or self._state.settles(actor, legal[0], actor)
        return None if is_free else legal[0]

    def _play(self, step: Step, name: str, seat: int) -> None:
        self._state.apply(self._action(step, name, seat), seat)

    def _action(self, step: Step, name: str, seat: int) -> int:
        """Find a legal action by its name."""
        legal = {self._game.name(one): one for one in self._state.legal(seat)}
        if name not in legal:
            told = f"{name!r} is not legal for seat {seat} ({self._state.decision()})"
            raise LessonError(f"{self._where(step)}: {told}: {', '.join(legal)}")
        return legal[name]

    def _asked(self, step: Step) -> Option:
        """Find the option that the learner is to take."""
        action = self._action(step, step.act, LEARNER)
        prompt = self._state.prompt(LEARNER)
        for option in prompt.options if prompt else ():
            if option.action == action:
                return option
        raise LessonError(f"{self._where(step)}: {step.act!r} is not offered")

    def _where(self, step: Step) -> str:
        return f"{self._game.id}, chapter {self._chapter.id}, step {step.says}"

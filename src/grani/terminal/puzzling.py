"""Puzzles at the keyboard: a position is drawn, one option is chosen, and what it costs is said.

The first answer counts. ``Solved`` keeps in the state folder what was answered, and on how many
days in a row the puzzle of the day was found.
"""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from grani.core.prompt import Option
from grani.locales import Language
from grani.locales.numbers import written
from grani.locales.reasons import why_told
from grani.locales.speech import Speech
from grani.puzzles.explaining import tempting, why
from grani.puzzles.puzzle import Judged, Puzzle
from grani.review.scales import REACH
from grani.terminal import MenuDrawing, drawing, files
from grani.terminal.choices import Choices
from grani.terminal.complaint import CommandError
from grani.terminal.keys import read_order
from grani.terminal.page import in_order, page, touched
from grani.terminal.screen import Screen

FILE = "puzzles.json"
SHOWN = 4
"""Options whose cost is told, beside the one taken."""


class Solved:
    """What was answered so far; a damaged file is begun anew, since no game hangs on it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.answers: dict[str, bool] = {}
        self.days: dict[str, dict[str, Any]] = {}
        try:
            data = json.loads(self.path.read_text("utf-8"))
            self.answers = {str(id): bool(found) for id, found in data["answers"].items()}
            self.days = {
                str(game): {"last": str(one["last"]), "streak": int(one["streak"])}
                for game, one in data["days"].items()
            }
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return

    def note(self, puzzle: Puzzle, found: bool, day: date | None = None) -> None:
        """Keep an answer, if it is the first to its puzzle; of a puzzle of the day always."""
        first = puzzle.id not in self.answers
        if first:
            self.answers[puzzle.id] = found
        if day is not None:
            self._note_day(puzzle.game, found, day)
        if first or day is not None:
            data = {"answers": self.answers, "days": self.days}
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as wrong:
                raise CommandError("cannot-write", path=str(self.path), reason=wrong) from wrong
            files.write(self.path, json.dumps(data, ensure_ascii=False))

    def streak(self, game: str, day: date) -> int:
        """Give on how many days in a row the puzzle of the day was found, up to this one."""
        known = self.days.get(game)
        recent = (day.isoformat(), (day - timedelta(days=1)).isoformat())
        return int(known["streak"]) if known and known["last"] in recent else 0

    def _note_day(self, game: str, found: bool, day: date) -> None:
        known = self.days.get(game)
        if known and known["last"] == day.isoformat():
            return
        streak = self.streak(game, day) + 1 if found else 0
        self.days[game] = {"last": day.isoformat(), "streak": streak}


class Puzzling:
    """Somebody in front of puzzles."""

    def __init__(self, screen: Screen, words: Language, solved: Solved) -> None:
        self.screen = screen
        self.words = words
        self.solved = solved

    def pose(self, puzzle: Puzzle, day: date | None = None) -> bool:
        """Show a puzzle, ask for an answer and judge it; false if the player wants to leave."""
        state = puzzle.state()
        names = [self.words.say("cli-name-player", number=n + 1) for n in range(int(state.seats))]
        speech = Speech(self.words, names)
        artist = drawing(puzzle.game)
        prompt = state.prompt(puzzle.seat)
        assert prompt is not None, "a puzzle is a decision"
        choices = Choices(in_order(prompt), artist, state.view(puzzle.seat))
        self._show(puzzle, choices, names, speech)
        while True:
            _, count = choices.question()
            line = self.screen.ask(f"{self.words.say('puzzle-ask', count=count)} ")
            order = read_order(line, self.words) if line is not None else None
            if order is None or order.verb == "quit":
                return False
            if order.verb == "hint":
                self._hint(puzzle, choices, speech)
                continue
            entry = choices.entry(order.argument) if order.verb == "number" else ()
            if order.verb == "finish" and choices.finish:
                entry = (choices.finish,)
            if len(entry) == 1:
                self._judge(puzzle, entry[0], choices, speech, day)
                return True
            if entry:
                choices.opened.append(entry)
            elif not (order.verb in ("undo", "nothing", "table") and choices.back()):
                self.screen.say(self.words.say("puzzle-how", count=count))
                continue
            self._show(puzzle, choices, names, speech)

    def _show(self, puzzle: Puzzle, choices: Choices, names: list[str], speech: Speech) -> None:
        canvas = self.screen.canvas(self.words, names, puzzle.seat, touched(choices.options))
        title = self.words.say("puzzle-title", id=puzzle.id, level=puzzle.level + 1)
        artist = drawing(puzzle.game)
        menu = choices.lay_out(canvas) if isinstance(artist, MenuDrawing) else None
        self.screen.turn_page()
        self.screen.say(title, "bold")
        height = self.screen.height
        shown = page(artist, choices.view, canvas, height, [], choices.prompt, speech, menu)
        self.screen.show(*shown)

    def _hint(self, puzzle: Puzzle, choices: Choices, speech: Speech) -> None:
        """Say what a greedy player would wrongly take."""
        taken = tempting(puzzle)
        option = next(one for one in choices.prompt.options if one.action == taken)
        self.screen.say(self.words.say("puzzle-hint", option=speech.option(option)))

    def _judge(
        self, puzzle: Puzzle, option: Option, choices: Choices, speech: Speech, day: date | None
    ) -> None:
        judged = puzzle.judged(option.action)
        if judged is None:
            raise CommandError("puzzle-broken", id=puzzle.id)
        found = option.action == puzzle.answer
        trouble = ""
        try:
            self.solved.note(puzzle, found, day)
        except CommandError as wrong:
            trouble = wrong.said(self.words)
        said = {one.action: speech.option(one) for one in choices.prompt.options}
        if found:
            cost = self._cost(puzzle, puzzle.options[1])
            self.screen.say(self.words.say("puzzle-right", cost=cost), "bold")
        else:
            self.screen.say(self.words.say("puzzle-wrong", cost=self._cost(puzzle, judged)), "bold")
            self.screen.say(self.words.say("puzzle-answer", option=said[puzzle.answer]))
        against = "puzzle-why-next" if found else "puzzle-why-yours"
        reasons = why_told(why(puzzle, option.action), self.words, against)
        self.screen.say(self.words.say("review-why", reasons=reasons))
        told = [one for one in puzzle.options[1 : SHOWN + 1] if one is not judged]
        for one in (*([] if found else [judged]), *told):
            cost = self._cost(puzzle, one)
            self.screen.say(
                "  " + self.words.say("puzzle-cost", option=said[one.action], cost=cost)
            )
        self.screen.say(self.words.say("puzzle-plus-minus"))
        if day is not None:
            days = self.solved.streak(puzzle.game, day)
            self.screen.say(self.words.say("puzzle-streak", days=days))
        if trouble:
            self.screen.say(trouble)

    def _cost(self, puzzle: Puzzle, judged: Judged) -> str:
        """Say what an option costs: hundredths of a victory, or points of a game for one."""
        if len(puzzle.state().scores()) == 1:
            return self.words.say(
                "puzzle-stars",
                cost=written(judged.cost, self.words),
                error=written(REACH * judged.error, self.words),
            )
        error = max(1, round(100 * REACH * judged.error))
        return self.words.say("puzzle-percent", cost=round(100 * judged.cost), error=error)

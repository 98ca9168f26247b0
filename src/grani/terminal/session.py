"""A game at the keyboard: draws the table, asks people, lets bots and dice go on, saves.

The match is the truth. The record is on disk after every decision of a person and before every
question, so that leaving at any moment, by will or by accident, loses nothing: what bots and dice
do in between follows from it and happens again in the same way.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.core.dice import WORD, mix
from grani.core.match import Match, Step, retell
from grani.core.prompt import Option, Prompt
from grani.locales import Language
from grani.locales.speech import Speech
from grani.terminal import YOU, MenuDrawing, drawing, saves
from grani.terminal.advice import Advice
from grani.terminal.choices import Choices
from grani.terminal.complaint import CommandError
from grani.terminal.interrupts import Interrupts
from grani.terminal.keys import Order, read_order
from grani.terminal.log import Log
from grani.terminal.page import in_order, log_block, numbered, page, paragraphs, sentences, touched
from grani.terminal.rulebook import look_up, rule, things_of
from grani.terminal.screen import Screen
from grani.terminal.verdict import verdict

LONG_LOG = 60
MOST_RULES = 6
MOST_SEATS = 4
INTERRUPTED = 130
HELP_LINES = ("number", "undo", "hint", "save", "quit", "rule", "info", "log", "table", "help")
MENU_HELP_LINES = ("number", "finish", "seat", *HELP_LINES[1:])


class Session:
    """One sitting: from a match as it stands to its end, or until the player leaves."""

    def __init__(
        self, match: Match, kinds: list[str], save: saves.Save, screen: Screen, words: Language
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.save = save
        self.screen = screen
        self.words = words
        self.names = match.record.seats
        self.speech = Speech(words, self.names)
        self.drawing = drawing(match.game.id)
        self.log = Log.of(match.game, retell(match.record))
        self.seen = self._last_decisions()
        self.kept = -1
        """How many actions the save holds."""
        self.trouble = ""
        """Why the game could not be saved last, if so."""
        self.interrupts = Interrupts()
        self._advice: Advice | None = None
        """What is thought about the decision at hand, once a hint was asked for."""
        self._bots: dict[int, Bot] = {}
        """Those who have been asked, by seat: a program is not started anew for every decision."""

    def _last_decisions(self) -> list[int]:
        """Give for each seat the number of its latest decision, 0 if it has made none."""
        seen = [0] * len(self.names)
        for step, seat in enumerate(self.match.movers):
            if seat >= 0:
                seen[seat] = step
        return seen

    # ------------------------------------------------------------------ the course of the game

    def run(self) -> int:
        """Play until the game is over or the player leaves; give the exit code."""
        try:
            self.keep()
            while not self.match.is_over:
                if not self._go_on():
                    self._farewell()
                    return 0
            self._finish()
            return 0
        except KeyboardInterrupt:
            self.screen.show("")
            self._farewell()
            return INTERRUPTED
        finally:
            self.interrupts.release()

    def _go_on(self) -> bool:
        """Run on to the next decision and have it made; false if the player wants to leave."""
        with self.interrupts:
            for step in self.match.run_on():
                self._note(step)
        if self.match.is_over:
            return True
        actor = int(self.match.state.actor)
        if self.kinds[actor] != YOU:
            self._act(self._bot_choice(actor), actor)
            return True
        prompt = self.match.state.prompt(actor)
        if prompt is None:
            raise CommandError("nothing-asked", name=self.names[actor])
        return self._decide(in_order(prompt))

    def _act(self, action: int, seat: int) -> None:
        with self.interrupts:
            self._note(self.match.act(action, seat))
            if self.kinds[seat] == YOU:
                self.keep()

    def _note(self, step: Step) -> None:
        number = step.number - 1
        self.log.add(number, step)
        if YOU not in self.kinds:
            self.screen.show(*sentences(self.log.since(number), self.speech))

    def _bot_choice(self, seat: int) -> int:
        """Ask a bot; its luck depends on seed and step alone, so that resuming changes nothing."""
        record = self.match.record
        luck = mix(saves.seed_of(record) & WORD) ^ mix(8 * len(record.actions) + seat + 1)
        if seat not in self._bots:
            self._bots[seat] = make_bot(self.kinds[seat], record.game)
        bot = self._bots[seat]
        bot.begin(int(luck))
        return int(bot.choose(self.match.state, seat))

    def keep(self) -> None:
        """Save the game where it is kept; a full disk must not end it."""
        if self.kept == len(self.match.record.actions):
            return
        try:
            self.save.keep(self.match)
            self.trouble = ""
            self.kept = len(self.match.record.actions)
        except CommandError as wrong:
            self.trouble = self.words.say("cli-not-saved", reason=wrong.said(self.words))

    # ------------------------------------------------------------------ a person decides

    def _decide(self, prompt: Prompt) -> bool:
        """Ask until a decision is made or taken back; false if the player wants to leave."""
        with self.interrupts:
            self.keep()
        choices = Choices(prompt, self.drawing, self.match.state.view(prompt.seat))
        self._advice = None
        self._show_page(choices)
        cautioned = False
        while True:
            key, count = choices.question()
            line = self.screen.ask(f"{self.words.say(key, count=count)} ")
            if line is None:
                return False
            order = read_order(line, self.words)
            if order.verb == "quit":
                return False
            entry = choices.entry(order.argument) if order.verb == "number" else ()
            if len(entry) == 1:
                self._choose(entry[0], prompt.seat)
                return True
            if entry:
                choices.opened.append(entry)
                self._show_page(choices)
            elif order.verb in ("undo", "nothing") and choices.back():
                self._show_page(choices)
            elif order.verb == "undo":
                if self._undo(prompt.seat):
                    return True
                self.screen.say(self.words.say("cli-nothing-to-undo"))
            elif order.verb == "nothing" and choices.default:
                self._choose(choices.default, prompt.seat)
                return True
            elif order.verb == "finish" and choices.finish:
                if cautioned or not choices.caution:
                    self._choose(choices.finish, prompt.seat)
                    return True
                self.screen.say(choices.caution)
                cautioned = True
            elif order.verb == "table":
                self._show_page(choices)
            else:
                self._answer(order, choices)

    def _choose(self, option: Option, seat: int) -> None:
        self.seen[seat] = len(self.match.record.actions)
        self._act(option.action, seat)

    def _answer(self, order: Order, choices: Choices) -> None:
        """Do what an order asks that changes nothing in the game."""
        if order.verb == "help":
            self._help()
        elif order.verb == "save":
            self._save_as(order.argument)
        elif order.verb == "log":
            told = numbered(self.log.entries[-LONG_LOG:], self.speech, self.screen.width)
            self.screen.show(*told)
        elif order.verb == "info" or (order.verb == "rule" and order.argument.isdecimal()):
            self._info(order.argument, choices)
        elif order.verb == "rule":
            self._rule(order.argument)
        elif order.verb == "hint":
            self._advise(choices)
        elif order.verb == "seat" and isinstance(self.drawing, MenuDrawing):
            self._show_seat(order.argument, choices, self.drawing)
        elif order.verb != "nothing":
            self._hint(choices, "cli-hint")

    def _advise(self, choices: Choices) -> None:
        """Say which options are best; whoever asks again has it thought about for longer."""
        if self._advice is None:
            self._advice = Advice(self.match.state, choices.prompt.seat)
        for line in self._advice.tell(choices, self.speech, self.words):
            self.screen.say(line)

    def _hint(self, choices: Choices, key: str) -> None:
        """Say what can be typed; without numbers that is the end of the turn."""
        count = len(choices.entries)
        self.screen.say(self.words.say(key if count else "cli-hint-finish", count=count))

    def _show_seat(self, number: str, choices: Choices, artist: MenuDrawing) -> None:
        """Show what another player has; without a number, everybody."""
        canvas = self.screen.canvas(self.words, self.names)
        others = [seat for seat in range(len(self.names)) if seat != choices.prompt.seat]
        if number or not others:
            others = [seat for seat in range(len(self.names)) if str(seat + 1) == (number or "1")]
        if not others:
            self.screen.say(self.words.say("cli-hint-seat", count=len(self.names)))
        for seat in others[:MOST_SEATS]:
            self.screen.show(*canvas.pile(*artist.draw_seat(choices.view, seat, canvas)))

    def _show_page(self, choices: Choices) -> None:
        prompt = choices.prompt
        seat = prompt.seat
        canvas = self.screen.canvas(self.words, self.names, seat, touched(choices.options))
        told = paragraphs(self.log.since(self.seen[seat]), self.speech)
        self.screen.turn_page()
        self.screen.show(
            *page(
                self.drawing,
                choices.view,
                canvas,
                self.screen.height,
                told,
                prompt,
                self.speech,
                choices.lay_out(canvas),
            )
        )
        if self.trouble:
            self.screen.show(self.trouble)

    def _undo(self, seat: int) -> bool:
        """Go back to the seat's last real decision; false if something stands in between."""
        if not self.match.undo_depth(seat):
            return False
        with self.interrupts:
            self.log = Log.of(self.match.game, self.match.undo(seat))
            self.seen = self._last_decisions()
            self.kept = -1
            self.keep()
        return True

    # ------------------------------------------------------------------ beside the game

    def _help(self) -> None:
        has_menus = isinstance(self.drawing, MenuDrawing)
        for line in MENU_HELP_LINES if has_menus else HELP_LINES:
            self.screen.say(self.words.say(f"cli-help-{line}"))
        primer = f"cli-primer-{self.match.game.id}"
        if self.words.has(primer):
            self.screen.say(self.words.say(primer))
        self.screen.say(self.drawing.legend(self.screen.canvas(self.words, self.names)))

    def _save_as(self, name: str) -> None:
        if not name:
            self.keep()
            self.screen.show(self._whereabouts())
            return
        try:
            place = saves.named_save(Path(name).expanduser(), self.match.record)
            place.keep(self.match)
        except (CommandError, RuntimeError) as wrong:
            told = wrong.said(self.words) if isinstance(wrong, CommandError) else str(wrong)
            self.screen.say(self.words.say("cli-not-saved", reason=told))
        else:
            self.screen.show(self.words.say("cli-saved", path=str(place.path)))

    def _info(self, argument: str, choices: Choices) -> None:
        entry = choices.entry(argument)
        if not entry:
            self._hint(choices, "cli-hint-info")
            return
        option = entry[0]
        if isinstance(self.drawing, MenuDrawing):
            found = self.drawing.about(choices.view, option)
        else:
            found = things_of(option, choices.prompt, self.drawing)
        if len(entry) == 1 and (not found or isinstance(self.drawing, MenuDrawing)):
            self.screen.say(self.speech.option(option))
        for thing in found:
            self.screen.say(rule(thing, self.words))

    def _rule(self, name: str) -> None:
        things = self.drawing.things(self.match.state.view(-1))
        found = look_up(name, things, self.words) if name else []
        if not found:
            key = f"cli-hint-rule-{self.match.game.id}"
            self.screen.say(self.words.say(key if self.words.has(key) else "cli-no-rules"))
        for thing in found[:MOST_RULES]:
            self.screen.say(rule(thing, self.words))

    def _whereabouts(self) -> str:
        if self.trouble:
            return self.trouble
        if not self.save.is_kept:
            return self.words.say("cli-unsaved", path=str(self.save.path.parent))
        return self.words.say("cli-saved", path=str(self.save.path))

    def _say_where(self, key: str, command: str) -> None:
        """Say where the game is and what to do with it; lines are whole, to be copied."""
        self.keep()
        self.screen.show(self._whereabouts())
        if self.save.is_kept and not self.trouble:
            path = shlex.quote(str(self.save.path))
            self.screen.show(self.words.say(key, command=f"{command} {path}"))

    def _farewell(self) -> None:
        """Say how to go on."""
        self._say_where("cli-resume", "grani play --resume")

    def _finish(self) -> None:
        """Show the end of the game."""
        view = self.match.state.view(-1)
        canvas = self.screen.canvas(self.words, self.names)
        self.screen.turn_page()
        blocks = [*self.drawing.draw(view, canvas), self.drawing.draw_scores(view, canvas)]
        people = [seat for seat, kind in enumerate(self.kinds) if kind == YOU]
        if people:
            last = max(self.seen[seat] for seat in people)
            told = paragraphs(self.log.since(last), self.speech)
            blocks.insert(0, log_block(told, canvas, LONG_LOG))
        self.screen.show(*canvas.pile(*blocks))
        self.screen.say(verdict(self.match.game, self.match.state, self.names, self.words), "bold")
        self._say_where("cli-replay", "grani replay")

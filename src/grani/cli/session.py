"""A game at the keyboard: draws the table, asks people, lets bots and dice go on, saves.

The match is the truth. After every decision the record is on disk, so that leaving at any moment,
by will or by accident, loses nothing.
"""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from grani.bots import make_bot
from grani.cli import saves
from grani.cli.complaint import CommandError
from grani.cli.interrupts import Interrupts
from grani.cli.keys import Order, read_order
from grani.cli.log import Entry, Log, movers, retell
from grani.cli.rulebook import look_up, rules_of
from grani.cli.screen import Screen
from grani.cli.seats import YOU
from grani.core.contract import CHANCE
from grani.core.dice import mix
from grani.core.match import Match
from grani.core.prompt import Option, Prompt
from grani.locales.speech import Speech
from grani.terminal import drawing
from grani.terminal.blocks import Block, columns, fitted, wrapped
from grani.terminal.canvas import Canvas, Words
from grani.terminal.symbols import DIM

LEAST_LOG = 5
MOST_LOG = 16
LONG_LOG = 60
PROMPT_STYLE = "bold #e5a82b"
ROWS_PER_COLUMN = 4


class Session:
    """One sitting: from a match as it stands to its end, or until the player leaves."""

    def __init__(
        self, match: Match, kinds: list[str], save: saves.Save, screen: Screen, words: Words
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.save = save
        self.screen = screen
        self.words = words
        self.names = match.record.seats
        self.speech = Speech(words, self.names)
        self.drawing = drawing(match.game.id)
        self.log: Log = retell(match.game, match.record)
        self.seen = self._last_decisions()
        self.told = len(match.record.actions)
        self.interrupts = Interrupts()

    def _last_decisions(self) -> list[int]:
        """Give for each seat the number of its latest decision, 0 if it has made none."""
        seen = [0] * len(self.names)
        for step, seat in enumerate(movers(self.match.record)):
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
            return 130

    def _go_on(self) -> bool:
        """Do the next thing; false if the player wants to leave."""
        actor = int(self.match.state.actor)
        if actor == CHANCE:
            with self.interrupts:
                self._note(self.match.roll())
        elif self.kinds[actor] != YOU:
            self._act(self._bot_choice(actor), actor)
        else:
            prompt = self.match.state.prompt(actor)
            assert prompt is not None
            if len(prompt.options) == 1:
                self._act(prompt.options[0].action, actor)
                return True
            return self._decide(actor, in_order(prompt))
        if YOU not in self.kinds:
            self._tell_on()
        return True

    def _act(self, action: int, seat: int) -> None:
        with self.interrupts:
            self._note(self.match.act(action, seat))
            self.keep()

    def _note(self, events: list[saves.Event]) -> None:
        self.log.add(len(self.match.record.actions) - 1, events)

    def _bot_choice(self, seat: int) -> int:
        """Ask a bot; its luck depends on seed and step alone, so that resuming changes nothing."""
        step = len(self.match.record.actions)
        seed = int(self.match.record.tags.get("seed", "0") or "0")
        luck = mix(seed & 0xFFFFFFFF) ^ mix(step * 8 + seat + 1)
        bot = make_bot(self.kinds[seat], self.match.game.id, int(luck))
        return int(bot.choose(self.match.state, seat))

    def keep(self) -> None:
        """Save the game where it is kept."""
        self.save.keep(self.match)

"""A hint at the keyboard: the best options with their chances, sharper each time one asks again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from math import inf

from grani.core.contract import State
from grani.core.prompt import Option
from grani.locales.speech import Speech
from grani.review.hint import SECONDS, Thought
from grani.review.scales import REACH
from grani.terminal.canvas import Words
from grani.terminal.choices import Choices

BEST = 3
LONGER = (1, 3, 10)
"""How many times as long it is thought, in all, each time one asks; then no further."""


class Advice:
    """What is thought about one decision."""

    def __init__(self, state: State, seat: int) -> None:
        self._is_alone = state.seats == 1
        self._thought = Thought(state.game_id(), state.position(), seat, secrets.randbits(31))
        self._asked = 0

    def tell(self, choices: Choices, speech: Speech, words: Words) -> Iterator[str]:
        """Think on, and say what comes of it, line by line."""
        seconds = SECONDS * LONGER[min(self._asked, len(LONGER) - 1)]
        self._asked += 1
        # Nobody else waits for it, and whoever does can interrupt it.
        verdicts = self._thought.go_on(seconds, inf)
        yield words.say("cli-advice-alone" if self._is_alone else "cli-advice")
        options = {option.action: option for option in choices.prompt.options}
        best = verdicts[:BEST]
        for verdict in best:
            option = options[verdict.action]
            odds = plain_odds(verdict.win, self._is_alone, words)
            yield f"{_sign(option, choices)} {speech.option(option)}: {odds}"
        yield doubt_of(max(verdict.error for verdict in best), self._is_alone, words)
        if self._asked < len(LONGER) and not self._thought.is_done:
            yield words.say("cli-advice-again")


def odds_of(win: float, error: float, is_alone: bool, words: Words) -> str:
    """Say a chance to win, or in a game for one a score to expect, with its 95 % interval."""
    if is_alone:
        score, off = (_tenths(number, words) for number in (win, REACH * error))
        return words.say("cli-advice-score", score=score, error=off)
    return words.say("cli-advice-win", win=round(100 * win), error=round(100 * REACH * error))


def plain_odds(win: float, is_alone: bool, words: Words) -> str:
    """Say the same where options are ranked: the judge is off alike for all of them."""
    if is_alone:
        return _tenths(win, words)
    return words.say("cli-advice-chance", win=round(100 * win))


def doubt_of(error: float, is_alone: bool, words: Words) -> str:
    """Say how far ranked numbers may be off, and that their order is surer."""
    if is_alone:
        return words.say("cli-advice-doubt-alone", error=_tenths(REACH * error, words))
    return words.say("cli-advice-doubt", error=round(100 * REACH * error))


def _tenths(number: float, words: Words) -> str:
    whole, tenths = divmod(round(10 * number), 10)
    return words.say("table-tenths", whole=whole, tenths=tenths)


def _sign(option: Option, choices: Choices) -> str:
    """Give what is typed for an option, or for the menu in which it is."""
    if option == choices.finish:
        return "e"
    for number, entry in enumerate(choices.entries, 1):
        if option in entry:
            return f"{number}."
    return "–"

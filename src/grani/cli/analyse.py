"""``grani analyse``: what a position is worth to everybody, and the best that can be done in it."""

from __future__ import annotations

import json as json_format
from contextlib import suppress
from math import inf, isfinite
from typing import TYPE_CHECKING

from grani.cli.options import Flag, Lang, Source, check_range, choose
from grani.cli.position import read_position
from grani.core.contract import CHANCE, IllegalAction, State
from grani.core.position import to_id
from grani.core.prompt import Option
from grani.core.reading import nearest, one_line
from grani.terminal.complaint import CommandError, clean
from grani.terminal.screen import Screen

if TYPE_CHECKING:
    from grani.locales import Language
    from grani.locales.speech import Speech
    from grani.review.judging import Judged

MOST_SECONDS = 3600.0
MOST_SEEDS = 2**31 - 1
SHOWN = 8
"""Options that are listed."""
LONGEST_NUMBER = 9
"""Digits of a move that is meant as a number."""
NAMED = 12
"""Moves that are named when somebody names one that cannot be."""


def analyse(
    source: Source,
    /,
    *,
    moves: str | None = None,
    seconds: float = 3.0,
    seed: int = 0,
    json: Flag = False,
    lang: Lang = None,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Judge a position."""
    from grani.bots.evaluator import MOST_SEATS
    from grani.review.judging import Judgement

    if not (isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
        low, high = "0", f"{MOST_SECONDS:.0f}"
        raise CommandError("range", option=f"--seconds {seconds:g}", low=low, high=high)
    check_range("--seed", seed, 0, MOST_SEEDS)
    state = read_position(source)
    if int(state.seats) > MOST_SEATS:
        raise CommandError("analyse-crowd", most=MOST_SEATS)
    for move in filter(None, (word.strip() for word in (moves or "").split(";"))):
        _make(state, move)
    waiting = [seat for seat in range(int(state.seats)) if state.awaits(seat)]
    seat = waiting[0] if waiting else int(CHANCE)
    # Nobody else waits for it, and whoever does can interrupt it.
    judged = Judgement(state, seat, seed).go_on(seconds, inf)
    screen = Screen(plain=plain, no_color=no_color)
    if json:
        screen.show(json_format.dumps(_data(state, seat, judged), indent=1))
    else:
        _show(state, seat, judged, choose(lang, state.game_id()), screen)
    return 0


def _make(state: State, move: str) -> None:
    """Make a move, named as ``grani position`` or a player names it, or by its number."""
    word = " ".join(move.split())
    is_number = word.isdecimal() and len(word) <= LONGEST_NUMBER
    movers = [seat for seat in range(-1, int(state.seats)) if state.legal(seat)]
    for seat in movers:
        with suppress(IllegalAction):
            state.apply(int(word) if is_number else word, seat)
            return
    names = [name for seat in movers for name in state.names(seat)]
    told = nearest(word, names) or ", ".join(names[:NAMED]) or "–"
    raise CommandError("analyse-move", word=clean(word, 60), known=one_line(told, 300))


def _data(state: State, seat: int, judged: Judged) -> dict[str, object]:
    """Give everything that was found as JSON data."""
    name = state.game.name
    return {
        "game": state.game_id(),
        "position": to_id(state),
        "over": state.is_over,
        "seat": seat,
        "win": list(judged.win),
        "error": list(judged.error),
        "margin": list(judged.margin),
        "options": [
            {
                "action": one.action,
                "name": name(one.action),
                "win": one.win,
                "error": one.error,
                "tries": one.tries,
            }
            for one in judged.options
        ],
    }


def _show(state: State, seat: int, judged: Judged, words: Language, screen: Screen) -> None:
    """Say what everybody can expect, what is best, and how chance may decide."""
    from grani.locales.speech import Speech
    from grani.terminal.advice import doubt_of, odds_of, plain_odds

    names = [words.say("cli-name-player", number=number + 1) for number in range(int(state.seats))]
    speech = Speech(words, names)
    is_alone = state.seats == 1
    screen.say(words.say("cli-advice-alone" if is_alone else "cli-advice"), "bold")
    for name, win, error in zip(names, judged.win, judged.error, strict=True):
        screen.say(f"  {name}: {odds_of(win, error, is_alone, words)}")
    prompt = state.prompt(seat) if seat >= 0 else None
    due = state.chance()
    if prompt is not None:
        screen.say(f"{names[seat]}: {speech.prompt(prompt)}", "bold")
        known = {option.action: option for option in prompt.options}
        for one in judged.options[:SHOWN]:
            odds = plain_odds(one.win, is_alone, words)
            screen.say(f"  {odds}  {_named(state, known[one.action], speech)}")
        if judged.options:
            error = max(one.error for one in judged.options[:SHOWN])
            screen.say(doubt_of(error, is_alone, words))
    elif due is not None:
        screen.say(words.say("cli-chance"), "bold")
        for option in due.outcomes:
            screen.say(f"  {_named(state, option, speech)}")
    screen.show(to_id(state))


def _named(state: State, option: Option, speech: Speech) -> str:
    """Give what an option means, and what it is called in ``--moves``."""
    return f"{speech.option(option)}  ({state.game.name(option.action)})"

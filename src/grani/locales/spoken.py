"""Text in one call: what a prompt asks, what an option means, what has happened.

For whoever uses the library and wants a sentence. A way in that speaks all the time makes one
``Speech`` for its table instead.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from grani.core.match import Step
from grani.core.observer import Event
from grani.core.prompt import Chance, Message, Option, Prompt
from grani.core.registry import game as registered
from grani.locales import language as spoken, preferred
from grani.locales.speech import SEATS, Args, Speech

Thing = Prompt | Option | Chance | Message


def say(thing: Thing, language: str = "", names: Sequence[str] = (), game: str = "") -> str:
    """Say what a prompt asks, an option means, chance is about to decide, or a message tells.

    Without a language it is that of the environment, as ``print`` of a table has it. ``names`` are
    the players by seat; without them they are numbered. ``game`` is only needed for the words of a
    game that is not ours.

    >>> import grani
    >>> table = grani.game("dice-forge").new(seats=3)
    >>> grani.say(table.chance(), "en")
    'Player 1: roll of the light die.'
    >>> scores = grani.play(table, {}, seed=7)
    >>> prompt = table.prompt(0)
    >>> grani.say(prompt, "en")
    'Buy faces to forge, perform a feat, or pass.'
    >>> grani.say(prompt.options[1], "uk")
    'Купити грань «3 золоті» за 2 золоті'
    """
    if not isinstance(thing, Thing):
        raise TypeError(_no_words(thing))
    args = thing.args
    speech = _speech(language, game, names, args)
    if isinstance(thing, Prompt):
        return speech.prompt(thing)
    return speech.message(Message(thing.key, args))


def tell(
    happened: Event | Step, language: str = "", names: Sequence[str] = (), game: str = ""
) -> str:
    """Tell what happened, as the chronicle does: of an event, or line by line of a step of a match.

    What people need not read is told by no text. An event that a ``Match`` gives knows its game;
    for one that an observer of your own caught, say which ``game`` it is of.

    >>> import grani
    >>> names = ["Olena", "Taras", "Ivan"]
    >>> match = grani.Match.new(grani.game("dice-forge"), names, seed=7)
    >>> print(grani.tell(match.roll(), "en", names))
    Round 1
    Olena’s turn
    Olena: light die rolls “1 gold”
    """
    if isinstance(happened, Step):
        of = happened.state.game_id()
        told = [tell(event, language, names, of) for event in happened]
        return "\n".join(line for line in told if line)
    of = game or happened.game
    if not of:
        raise ValueError("an event of which game? Say game='…', or take events from a Match")
    message = registered(of).message(happened)
    if message is None:
        return ""
    return _speech(language, of, names, message.args).message(message)


def _no_words(thing: object) -> str:
    """Say why nothing can be said of a thing."""
    if thing is None:
        return "nothing to say: a prompt is None where a seat has nothing to decide"
    known = "a prompt, an option, a chance or a message"
    return f"{type(thing).__name__}: expected {known}; print() draws a table, tell() tells events"


def _speech(code: str, game: str, names: Sequence[str], args: Args) -> Speech:
    """Give who speaks: with the names of the players, or numbers for those who have none."""
    words = spoken(code or preferred(os.environ), game)
    last = max((int(value) for name, value in args.items() if name in SEATS), default=-1)
    numbered = [
        words.say("cli-name-player", number=seat + 1) for seat in range(len(names), last + 1)
    ]
    return Speech(words, [*names, *numbered])

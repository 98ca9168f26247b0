"""What a player may type at a prompt: a number, or a word with perhaps something after it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grani.terminal.canvas import Words

VERBS: dict[str, str] = {
    "undo": "u undo",
    "save": "s save",
    "quit": "q quit exit",
    "help": "? help",
    "rule": "r rule",
    "info": "i info",
    "hint": "a hint",
    "log": "l log",
    "table": "t table",
    "seat": "o other",
    "finish": "e end",
}
"""Words that work in every language; ``cli-words-…`` adds each language's own.

These are the word, the letter that is shown in the help, and letters that stand on the same key of
the other keyboard where they mean nothing else. No two letters that look alike, small or capital,
may mean different things: players type what they see.
"""
SINGLE = ("undo", "quit", "help", "hint", "log", "table", "finish")
"""Words with nothing after them: `к гидра`, a rule on the wrong keyboard, ends no turn."""


@dataclass(frozen=True)
class Order:
    """One line of input: ``number``, ``nothing``, ``unknown`` or one of the verbs."""

    verb: str
    argument: str = ""


def read_order(line: str, words: Words) -> Order:
    """Understand a line of input."""
    text = line.strip()
    if not text:
        return Order("nothing")
    if re.fullmatch(r"[0-9]{1,6}", text):
        return Order("number", text)
    head, _, rest = text.partition(" ")
    for verb, latin in VERBS.items():
        if head.casefold() in (*latin.split(), *words.say(f"cli-words-{verb}").split()):
            argument = rest.strip()
            return Order("unknown", text) if argument and verb in SINGLE else Order(verb, argument)
    return Order("unknown", text)

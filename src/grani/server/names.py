"""Names of people and bots, and codes of rooms."""

from __future__ import annotations

import secrets
import unicodedata

from grani.locales import LANGUAGES, Language, language
from grani.server.wire import LONGEST_NAME

CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 and O, 1 and I and L."""
CODE_LENGTH = 6


def new_code() -> str:
    """Draw the code of a room."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Give a code as it is kept, however it was typed; empty if it cannot be one.

    >>> read_code("abc-234")
    'ABC234'
    >>> read_code("ABC10O")
    ''
    """
    code = text.upper().replace("-", "").replace(" ", "")
    fits = len(code) == CODE_LENGTH and all(sign in CODE_SIGNS for sign in code)
    return code if fits else ""


def tidy(name: str) -> str:
    """Give a name on one line, without signs that cannot be seen, not overlong.

    >>> tidy("  Olena\\n\\u202e the Great ")
    'Olena the Great'
    """
    shown = "".join(sign for sign in " ".join(name.split()) if unicodedata.category(sign)[0] != "C")
    return " ".join(shown.split())[:LONGEST_NAME].rstrip()


def spoken(accepted: str) -> Language:
    """Give the language that a browser asks for first, of those we speak."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return language(code)
    return language(LANGUAGES[0])


def person_name(words: Language, number: int) -> str:
    """Name a person who gave no name; people are counted from 1."""
    return words.say("cli-name-player", number=number)


def bot_name(words: Language, number: int) -> str:
    """Name a bot; bots are counted from 1."""
    known = f"cli-name-bot-{number}"
    return words.say(known) if words.has(known) else words.say("cli-name-bot", number=number)

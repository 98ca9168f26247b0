"""Names of people and bots, and codes of rooms."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Iterable

from grani.core.reading import RecordError
from grani.locales import LANGUAGES, Language
from grani.server.wire import LONGEST_NAME

CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 and O, 1 and I and L."""
CODE_LENGTH = 12
"""31 signs to the power of 12 are 7.9e17 codes. Had a server a million rooms, and did it nothing
but answer guesses, a thousand a second, the first room would be found in 25 years."""
OLD_LENGTHS = (6,)
"""Codes of rooms that were opened when codes were shorter."""
NAMELESS = "a name needs at least one sign that can be seen"
FILLERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that draw nothing."""
MARKS = 3
"""Accents that may stand on one letter: more would climb over the lines above."""


def new_code() -> str:
    """Draw the code of a room."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Give a code as it is kept, however it was typed; empty if it cannot be one.

    >>> read_code("abcd-2345 efgh")
    'ABCD2345EFGH'
    >>> read_code("abc-234")
    'ABC234'
    >>> read_code("ABC10O")
    ''
    """
    code = text.upper().replace("-", "").replace(" ", "")
    is_long = len(code) in (CODE_LENGTH, *OLD_LENGTHS)
    return code if is_long and all(sign in CODE_SIGNS for sign in code) else ""


def tidy(name: str) -> str:
    """Give a name on one line, without signs that cannot be seen, not overlong.

    >>> tidy("  Olena\\n\\u202e the Great ")
    'Olena the Great'
    >>> tidy("Ole\u034fna\ufe0f"), len(tidy("a" + "\u0316" * 20))
    ('Olena', 4)
    """
    shown: list[str] = []
    marks = 0
    for sign in " ".join(unicodedata.normalize("NFC", name).split()):
        if is_hidden(sign) or is_variant(sign):
            continue
        marks = marks + 1 if is_mark(sign) else 0
        if marks <= MARKS:
            shown.append(sign)
    kept = " ".join("".join(shown).split())[:LONGEST_NAME].rstrip()
    return kept if any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) else ""


def apart(name: str, others: Collection[str]) -> str:
    """Give a name that none of the others has, so that two of one name are told apart.

    >>> apart("Olena", ["Taras"]), apart("Olena", ["olena", "Olena 2"])
    ('Olena', 'Olena 3')
    """
    taken = {other.casefold() for other in others}
    told, number = name, 1
    while told.casefold() in taken:
        number += 1
        sign = f" {number}"
        told = name[: LONGEST_NAME - len(sign)].rstrip() + sign
    return told


def is_unseen(name: str) -> bool:
    """Tell whether a name says something, but nothing that can be seen.

    >>> is_unseen("\\u200b\\u3164"), is_unseen("  "), is_unseen("Olena")
    (True, False, False)
    """
    return bool(name.strip()) and not tidy(name)


def is_hidden(sign: str) -> bool:
    """Tell whether a sign draws nothing: it steers or hides what is around it, or is blank."""
    return unicodedata.category(sign)[0] == "C" or sign in FILLERS


def is_mark(sign: str) -> bool:
    """Tell whether a sign stands on, in or around the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me")


def is_variant(sign: str) -> bool:
    """Tell whether a mark draws nothing itself: with it two names look alike and are not."""
    about = unicodedata.name(sign, "")
    return "VARIATION SELECTOR" in about or about == "COMBINING GRAPHEME JOINER"


def spoken(accepted: str) -> str:
    """Give the code of the language that a browser asks for first, of those we speak.

    >>> spoken("de, uk-UA;q=0.9, en;q=0.8")
    'uk'
    """
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def person_name(words: Language, number: int) -> str:
    """Name a person who gave no name; people are counted from 1, and 0 is somebody alone."""
    return words.say("cli-name-player", number=number)


def bot_name(words: Language, number: int) -> str:
    """Name a bot; bots are counted from 1."""
    known = f"cli-name-bot-{number}"
    return words.say(known) if words.has(known) else words.say("cli-name-bot", number=number)


def check_names(names: Iterable[str]) -> None:
    """Refuse names of a record that cannot be sent: a terminal may give half of a character."""
    try:
        "".join(names).encode()
    except UnicodeEncodeError:
        raise RecordError("seats: half of a character (a lone surrogate) is no text") from None

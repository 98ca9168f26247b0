"""Options that several commands share: the language they speak, flags, files to read."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from grani.locales import LANGUAGES, Language, language, preferred
from grani.terminal.complaint import CommandError

Lang = str | None
Flag = Annotated[bool, Parameter(negative="", show_default=False)]
"""An option that is there or not."""
Source = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file, or ``-`` for standard input."""
Duration = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""How long something lasts; one that begins with a dash is refused as what it is."""


def listed(words: str | None) -> list[str]:
    """Give the words of an option that takes several with commas between."""
    return [word.strip() for word in words.split(",")] if words else []


def choose(lang: Lang, game: str = "") -> Language:
    """Give the language asked for, or the one the environment prefers, with words of a game."""
    if lang is not None and lang not in LANGUAGES:
        raise CommandError("no-language", word=lang, known=", ".join(LANGUAGES))
    return language(preferred(os.environ) if lang is None else lang, game)


def check_range(option: str, value: int, low: int, high: int) -> None:
    """Refuse the value of an option that is too low or too high."""
    if not low <= value <= high:
        raise CommandError("range", option=f"{option} {value}", low=str(low), high=str(high))

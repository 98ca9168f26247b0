"""Numbers as a language writes them: with a point or a comma, and with a sign if it is wanted."""

from __future__ import annotations

from grani.locales import MINUS, Language


def written(value: float, speech: Language, digits: int = 1) -> str:
    """Write a number as the language does: with a point, or a comma.

    >>> from grani.locales import language
    >>> written(0.25, language("en"), 2), written(0.25, language("uk"), 2)
    ('0.25', '0,25')
    >>> written(-1.5, language("en"))
    '−1.5'
    """
    return of_language(f"{value:.{digits}f}", speech)


def of_language(number: str, speech: Language) -> str:
    """Give a number the decimal sign of a language, and a minus if it is below zero."""
    sign = speech.say("table-tenths", whole=0, tenths=0).strip("0")
    return number.replace(".", sign).replace("-", MINUS)


def signed(value: float, speech: Language, digits: int = 1) -> str:
    """Write a number with its sign; nothing has none.

    >>> from grani.locales import language
    >>> [signed(value, language("en")) for value in (0.25, -1.0, -0.01)]
    ['+0.2', '−1.0', '0.0']
    """
    text = f"{abs(value):.{digits}f}"
    sign = "" if not float(text) else "+" if value > 0 else MINUS
    return sign + of_language(text, speech)

"""Why one option is better than another, in words: what it changes in the terms of the game.

A term is a word of its own, such as ``gold``, or a thing, such as ``realm:scythe``, which is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grani.locales import Language
from grani.locales.numbers import written
from grani.locales.speech import Speech

PLAYED = "review-why-compared"
"""Says against what an option is better: by its own, against what was played."""
TERM, LATER = "review-term", "review-later"
"""Words of what is at hand, and of what comes later, which is known less exactly."""
DIGITS = 2
FEWER_DIGITS = 1
MANY = 2
"""How many a part of something is, to grammar."""


def why_told(why: Mapping[str, Any], speech: Language, against: str = PLAYED) -> str:
    """Say what the better option would have changed, and how much of the game was left."""
    parts = _terms(why.get("own", {}), speech)
    rivals = _terms(why.get("rivals", {}), speech)
    if rivals:
        parts.append(speech.say("review-why-rivals", reasons=", ".join(rivals)))
    if not parts:
        return _later(why.get("later"), speech)
    left = [
        speech.say(f"review-why-{name}", left=round(left))
        for name, left in why.get("left", {}).items()
        if speech.has(f"review-why-{name}")
    ]
    return "; ".join([speech.say(against, reasons=", ".join(parts)), *left])


def _later(later: Mapping[str, Any] | None, speech: Language) -> str:
    """Say what an option brings until the end of the game, or only that it pays later."""
    if not later:
        return speech.say("review-why-none")
    terms = {"lead": later["lead"], **later.get("own", {})}
    parts = _terms(terms, speech, LATER, FEWER_DIGITS)
    rivals = _terms(later.get("rivals", {}), speech, LATER, FEWER_DIGITS)
    if rivals:
        parts.append(speech.say("review-why-each-rival", reasons=", ".join(rivals)))
    return speech.say("review-why-later", games=later["games"], reasons=", ".join(parts))


def _terms(
    terms: Mapping[str, float], speech: Language, words: str = TERM, digits: int = DIGITS
) -> list[str]:
    found = (_term(name, value, speech, words, digits) for name, value in terms.items())
    return [said for said in found if said]


def _term(name: str, value: float, speech: Language, words: str, decimals: int) -> str:
    """Say one difference; nothing of what rounds to nothing, or has no words."""
    sort, _, id = name.partition(":")
    key = f"{words}-{sort}"
    is_whole = words == TERM and value == int(value)
    digits = 0 if is_whole else decimals
    amount = f"{abs(value):.{digits}f}"
    if not speech.has(key) or not float(amount):
        return ""
    return speech.say(
        key,
        way="more" if value > 0 else "less",
        amount=written(abs(value), speech, digits),
        count=abs(int(value)) if is_whole else MANY,
        name=Speech(speech, []).name(sort, id) if id else "",
    )

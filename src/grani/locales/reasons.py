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
DIGITS = 2
MANY = 2
"""How many a part of something is, to grammar."""


def why_told(why: Mapping[str, Any], speech: Language, against: str = PLAYED) -> str:
    """Say what the better option would have changed, and how much of the game was left."""
    parts = _terms(why.get("own", {}), speech)
    rivals = _terms(why.get("rivals", {}), speech)
    if rivals:
        parts.append(speech.say("review-why-rivals", reasons=", ".join(rivals)))
    if not parts:
        return speech.say("review-why-none")
    left = [
        speech.say(f"review-why-{name}", left=round(left))
        for name, left in why.get("left", {}).items()
        if speech.has(f"review-why-{name}")
    ]
    return "; ".join([speech.say(against, reasons=", ".join(parts)), *left])


def _terms(terms: Mapping[str, float], speech: Language) -> list[str]:
    found = (_term(name, value, speech) for name, value in terms.items())
    return [said for said in found if said]


def _term(name: str, value: float, speech: Language) -> str:
    """Say one difference; nothing of what rounds to nothing, or has no words."""
    sort, _, id = name.partition(":")
    key = f"review-term-{sort}"
    is_whole = value == int(value)
    digits = 0 if is_whole else DIGITS
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

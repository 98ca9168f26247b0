"""How the pages say things: names of the game, numbers with their intervals, tables."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from math import isfinite

from grani.arena.statistics import wilson
from grani.arena.verdicts import Estimate
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES
from grani.locales import language
from grani.locales.speech import Speech
from grani.rolling_realms.realms import REALM_NAMES
from study.sums import scaled

MINUS = "−"


@cache
def speech() -> Speech:
    """Give who names things; the pages are English."""
    return Speech(language("en"), [])


def face_name(face: Hashable) -> str:
    """Name a face.

    >>> face_name(9)
    '3 gold or 2 glory'
    """
    return speech().name("face", FACES[int(str(face))].name)


def feat_name(feat: Hashable) -> str:
    """Name a feat.

    >>> feat_name(7)
    'Hydra'
    """
    return speech().name("feat", FEATS[int(str(feat))].name)


def realm_name(realm: Hashable) -> str:
    """Name a realm."""
    return speech().name("realm", REALM_NAMES[int(str(realm))])


def item_name(sort: Hashable, which: Hashable) -> str:
    """Name a face or a feat."""
    return face_name(which) if sort == "face" else feat_name(which)


def quoted(sort: Hashable, which: Hashable) -> str:
    """Name a face or a feat within a sentence: faces are called by what they show."""
    return f"“{face_name(which)}”" if sort == "face" else feat_name(which)


def number(value: float, digits: int = 1, sign: bool = False) -> str:
    """Write a number.

    >>> number(-1.25), number(3, 0, sign=True), number(-0.02)
    ('−1.2', '+3', '0.0')
    """
    if not isfinite(value):
        return "∞"
    told = f"{round(value, digits) + 0.0:{'+' if sign else ''}.{digits}f}"
    return told.replace("-", MINUS)


def mean(one: Estimate, digits: int = 1, sign: bool = False) -> str:
    """Write a mean with its interval.

    >>> mean(Estimate(12.31, 11.5, 13.1, 100))
    '12.3 ± 0.8'
    """
    if not isfinite(one.high):
        return "?"
    return f"{number(one.value, digits, sign)} ± {number((one.high - one.low) / 2, digits)}"


def share(one: Estimate, digits: int = 1) -> str:
    """Write a share with its interval.

    >>> share(Estimate(0.5, 0.404, 0.596, 100))
    '50.0 % (40.4–59.6)'
    """
    low, high = number(100 * one.low, digits), number(100 * one.high, digits)
    return f"{number(100 * one.value, digits)} % ({low}–{high})"


def points(one: Estimate, digits: int = 1) -> str:
    """Write how much higher a share is, in points of a hundred."""
    return mean(scaled(one, 100), digits, True)


def part(some: float, whole: float) -> str:
    """Write how many of all did something."""
    return share(Estimate(some / whole, *wilson(some, whole), int(whole)))


def count(value: float) -> str:
    """Write a number of games.

    >>> count(20000)
    '20 000'
    """
    return f"{value:,.0f}".replace(",", " ")


def table(headers: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table: words in the first column, numbers in the others."""
    rule = ["---", *["---:"] * (len(headers) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in (headers, rule, *rows))


def listed(names: Sequence[str]) -> str:
    """Write names one after the other.

    >>> listed(["Hydra"]), listed(["Hydra", "Typhon", "Gorgon"])
    ('Hydra', 'Hydra, Typhon and Gorgon')
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

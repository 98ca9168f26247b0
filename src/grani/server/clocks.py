"""How long each seat may still think: clocks that outlive the server, and that no take-back resets.

A seat gets its full time when it has more decisions behind it than ever before. Whoever takes a
decision back and makes it again has been there already, and goes on with the time that is left.
Nothing here looks at the time by itself except ``now``.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec
from msgspec import Struct

_SINCE = time.time() - time.monotonic()


def now() -> float:
    """Give the moment by the wall's clock, which does not jump while the server runs."""
    return time.monotonic() + _SINCE


class Clock(Struct, array_like=True, frozen=True):
    """The clock of one seat: it runs while ``prompt`` names a decision, else it stands.

    ``until``: when time is up, if it runs. ``left``: seconds left when it stopped. ``given``: how
    many decisions the seat had made when it last got its full time.
    """

    prompt: str
    until: float
    left: float
    given: int


Clocks = dict[int, Clock]


class Asked(Struct, frozen=True):
    """A decision that a person must make, and how many the seat has made before."""

    prompt: str
    made: int


def advanced(clocks: Clocks, asked: Mapping[int, Asked], timer: float, moment: float) -> Clocks:
    """Give the clocks as they go on when these seats must decide and the others need not.

    >>> first = advanced({}, {0: Asked("0.1", 0)}, 60, 1000)
    >>> first[0].until
    1060.0
    >>> decided = advanced(first, {0: Asked("0.2", 1)}, 60, 1050)
    >>> back = advanced(decided, {0: Asked("0.3", 0)}, 60, 1080)
    >>> decided[0].until, back[0].until
    (1110.0, 1110.0)
    """
    found = {}
    for seat in sorted({*clocks, *asked}):
        old = clocks.get(seat)
        question = asked.get(seat)
        if question is None:
            if old is not None:
                found[seat] = _stopped(old, moment)
        elif old is None or question.made > old.given:
            found[seat] = Clock(question.prompt, float(moment + timer), timer, question.made)
        else:
            until = old.until if old.prompt else moment + old.left
            # A clock of the machine that was set back gives nobody more than the full time.
            until = min(until, moment + timer)
            found[seat] = Clock(question.prompt, until, old.left, old.given)
    return found


def _stopped(clock: Clock, moment: float) -> Clock:
    if not clock.prompt:
        return clock
    return Clock("", 0.0, max(0.0, clock.until - moment), clock.given)


def running(clocks: Clocks) -> dict[int, float]:
    """Give for each seat whose clock runs when its time is up."""
    return {seat: clock.until for seat, clock in clocks.items() if clock.prompt}


def written(clocks: Clocks) -> str:
    """Write clocks down as the database keeps them."""
    return msgspec.json.encode(clocks).decode() if clocks else ""


def read(text: str) -> Clocks:
    """Read clocks; what cannot be read is a fresh start for everybody."""
    try:
        return msgspec.json.decode(text, type=Clocks) if text else {}
    except (msgspec.ValidationError, msgspec.DecodeError):
        return {}

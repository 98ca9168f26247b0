"""A record told again, step by step: who acted, what happened, how the table stood after it.

Step 0 is the table before the first action, step ``n`` the table after ``n`` actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from grani.core.contract import State
from grani.core.observer import Chronicle, Event
from grani.core.record import Record

NOBODY: Final = -1
"""Stands for the seat of chance, and for seat and action of step 0."""


class Step(NamedTuple):
    """One step of a game; ``state`` moves on with the next, so look at it now."""

    number: int
    seat: int
    action: int
    events: list[Event]
    state: State


def retell(record: Record, upto: int | None = None) -> Iterator[Step]:
    """Play a record once more, to the end or for ``upto`` actions; yield every step."""
    chronicle = Chronicle()
    state = record.start(chronicle)
    seat, action = NOBODY, NOBODY
    for number in record.steps(state, upto):
        yield Step(number, seat, action, chronicle.take(), state)
        seat = record.movers[number] if record.movers else int(state.actor)
        action = record.actions[number]
    last = len(record.actions) if upto is None else upto
    yield Step(last, seat, action, chronicle.take(), state)

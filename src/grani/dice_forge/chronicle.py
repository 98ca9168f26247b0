"""What happened, as messages: the log of a game, in every language."""

from __future__ import annotations

from grani.core.observer import Event
from grani.core.prompt import Message


def message_of(event: Event) -> Message | None:
    """Give the message of an event, ``log-…`` with its arguments."""
    return None

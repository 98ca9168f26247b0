"""What every event says when it is told as data, whatever the game.

A game gives its events as plain data with names (``Game.told``): what kind of thing happened, to
which seat, and everything that was known of it. Each game types its own kinds. What serves all
games, such as sound and chronicle, looks at the few general words that stand here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from typing_extensions import ReadOnly

Sort = Literal["roll", "gain", "loss", "deed", "plain"]
"""What an event is to somebody who does not know the game: dice land, something arrives or goes,
a seat achieves something; all else is plain."""


class Told(TypedDict):
    """An event as data, for whoever does not know its kind; its type has the other fields."""

    kind: ReadOnly[str]
    sort: ReadOnly[Sort]
    seat: ReadOnly[int | None]


class Happening(TypedDict):
    """What every event says: what happened, and whose it is; no seat if it is everybody's.

    Something new begins with what ``opens``, such as a turn.
    """

    kind: str
    sort: Sort
    seat: int | None
    opens: NotRequired[bool]


USUAL: Final[dict[str, Sort]] = {
    "rolled": "roll",
    "gained": "gain",
    "scored": "gain",
    "paid": "loss",
    "lost": "loss",
}
"""What events with these names are in a game that does not say it."""


def owner(seat: int) -> int | None:
    """Give the seat that an event is about, or none where it is about nobody's alone."""
    return seat if seat >= 0 else None

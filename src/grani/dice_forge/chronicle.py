"""What happened, as messages: the log of a game, in every language.

A log tells what happened and why. So a price is told with what was bought and a card with the feat
that earns it: the events of payment and taking that follow say nothing more.
"""

from __future__ import annotations

from collections.abc import Callable

from grani.core.observer import Event
from grani.core.prompt import Message
from grani.dice_forge import events
from grani.dice_forge.boards.labyrinth import square_name
from grani.dice_forge.boards.titans import TITAN_SQUARES
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES, NOTHING
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.celestial import STARS
from grani.dice_forge.names import source_name
from grani.dice_forge.resources import EXTRA_ACTION_SUN, GOLD, HAMMER_LAP, RESOURCE_NAMES


def message_of(event: Event) -> Message | None:
    """Give the message of an event, ``log-…`` with its arguments; None if there is none."""
    return _MESSAGES[event.kind](event)


def _silence(event: Event) -> None:
    return None


def _bare(key: str) -> Callable[[Event], Message]:
    """A message about the seat alone."""

    def tell(event: Event) -> Message:
        return Message(key, {"seat": event.seat})

    return tell


def _round(event: Event) -> Message:
    return Message("log-round", {"round": event.a})


def _rolled(event: Event) -> Message:
    args: dict[str, str | int] = {"die": DIE_NAMES[event.a], "face": _face(event.b)}
    return Message("log-rolled", {"seat": event.seat, **args})


def _gained(event: Event) -> Message:
    lost, arrived = divmod(event.b, 1000)
    key = "log-gained"
    if lost:
        key = "log-gained-lost" if arrived else "log-gained-nothing"
    return _amount(key, event, arrived, lost=lost)


def _paid(event: Event) -> Message | None:
    """Tell of gold paid to a card, and of trades in the labyrinth: other prices are told with
    what they bought."""
    if event.c == events.OF_MAZE or (event.a == GOLD and event.c >= events.OF_FEAT):
        return _amount("log-paid", event, event.b)
    return None


def _lost(event: Event) -> Message:
    return _amount("log-lost" if event.b else "log-lost-nothing", event, event.b)


def _amount(key: str, event: Event, amount: int, **more: int) -> Message:
    """A message about an amount of resource ``a`` and its source ``c``."""
    return Message(
        key,
        {
            "seat": event.seat,
            "resource": RESOURCE_NAMES[event.a],
            "amount": amount,
            **more,
            "source": source_name(event.c),
        },
    )


def _bought(event: Event) -> Message:
    return Message("log-bought", {"seat": event.seat, "face": _face(event.a), "price": event.b})


def _forged(event: Event) -> Message:
    return Message(
        "log-forged",
        {
            "seat": event.seat,
            "face": _face(event.a),
            "die": DIE_NAMES[event.b // 6],
            "replaced": _face(event.c),
        },
    )


def _performed(event: Event) -> Message:
    feat = FEATS[event.a]
    place = SLOTS[feat.slot]
    return Message(
        "log-performed",
        {
            "seat": event.seat,
            "feat": feat.name,
            "sun": int(place.sun),
            "moon": int(place.moon),
            "glory": int(feat.glory),
            "portal": event.b,
        },
    )


def _ousted(event: Event) -> Message:
    return Message("log-ousted", {"seat": event.seat, "by": event.b, "portal": event.a})


def _copied(event: Event) -> Message:
    if event.a == NOTHING:
        return Message("log-copied-nothing", {"seat": event.seat})
    return Message("log-copied", {"seat": event.seat, "face": _face(event.a)})


def _hammered(event: Event) -> Message:
    laps, space = divmod(event.b + event.a, int(HAMMER_LAP))
    if laps > event.b // HAMMER_LAP:
        return Message("log-hammered-lap", {"seat": event.seat, "amount": event.a})
    return Message("log-hammered", {"seat": event.seat, "amount": event.a, "space": space})


def _reinforced(event: Event) -> Message:
    return Message("log-reinforced", {"seat": event.seat, "feat": FEATS[event.a].name})


def _spent_token(event: Event) -> Message:
    return Message(f"log-spent-token-{source_name(event.a)}", {"seat": event.seat})


def _extra(event: Event) -> Message:
    return Message("log-extra", {"seat": event.seat, "amount": int(EXTRA_ACTION_SUN)})


def _converted(event: Event) -> Message:
    return Message("log-converted", {"seat": event.seat, "face": _face(event.a), "glory": event.b})


def _gave(event: Event) -> Message:
    return Message("log-gave", {"seat": event.seat, "face": _face(event.a), "receiver": event.b})


def _removed(event: Event) -> Message:
    return Message("log-removed", {"face": _face(event.a)})


def _dealt(event: Event) -> Message:
    return Message("log-dealt", {"feat": FEATS[event.a].name, "slot": SLOTS[event.b].name})


def _picked(event: Event) -> Message:
    return Message("log-picked", {"seat": event.seat, "face": _face(event.a)})


def _ended(event: Event) -> Message:
    return Message("log-ended")


def _face(face: int) -> str:
    return FACES[face].name


def _starred(event: Event) -> Message:
    return Message(f"log-starred-{STARS[event.a]}", {"seat": event.seat})


def _walked(event: Event) -> Message:
    return Message("log-walked", {"seat": event.seat, "chamber": square_name(event.a)})


def _swayed(event: Event) -> Message:
    key = "log-swayed-loyalty" if event.b else "log-swayed-rebellion"
    return Message(key, {"seat": event.seat, "points": int(TITAN_SQUARES[event.a].glory)})


def _memory(key: str) -> Callable[[Event], Message]:
    """A message about a memory token."""

    def tell(event: Event) -> Message:
        side = "sun" if event.b else "moon"
        return Message(f"{key}-{side}", {"seat": event.seat, "portal": event.a})

    return tell


def _stored(event: Event) -> Message:
    return Message("log-stored", {"seat": event.seat, "amount": event.a})


def _emptied(event: Event) -> Message:
    key = "log-emptied-moon" if event.b else "log-emptied-sun"
    return Message(key, {"seat": event.seat, "gold": event.a})


def _advanced(event: Event) -> Message:
    return Message("log-advanced", {"seat": event.seat, "space": event.a})


def _rerolled(event: Event) -> Message:
    die = DIE_NAMES[event.a] if event.a < 2 else "celestial"
    return Message(f"log-rerolled-{die}", {"seat": event.seat})


def _treasured(event: Event) -> Message:
    name = ["sun", "moon", "glory"][event.b]
    return Message(f"log-treasured-{name}", {"seat": event.seat})


def _turned(event: Event) -> Message:
    args: dict[str, str | int] = {"die": DIE_NAMES[event.a], "face": _face(event.b)}
    return Message("log-turned", {"seat": event.seat, **args})


def _judged(event: Event) -> Message:
    return Message("log-judged", {"seat": event.seat, "points": event.a})


_MESSAGES: dict[int, Callable[[Event], Message | None]] = {
    int(events.ROUND): _round,
    int(events.TURN): _bare("log-turn"),
    int(events.ROLLED): _rolled,
    int(events.GAINED): _gained,
    int(events.PAID): _paid,
    int(events.LOST): _lost,
    int(events.BOUGHT): _bought,
    int(events.FORGED): _forged,
    int(events.PERFORMED): _performed,
    int(events.OUSTED): _ousted,
    int(events.TOOK): _silence,
    int(events.COPIED): _copied,
    int(events.HAMMERED): _hammered,
    int(events.REINFORCED): _reinforced,
    int(events.SPENT_TOKEN): _spent_token,
    int(events.PASSED): _bare("log-passed"),
    int(events.EXTRA): _extra,
    int(events.CONVERTED): _converted,
    int(events.GAVE): _gave,
    int(events.REMOVED): _removed,
    int(events.DEALT): _dealt,
    int(events.PICKED): _picked,
    int(events.ENDED): _ended,
    int(events.STARRED): _starred,
    int(events.WALKED): _walked,
    int(events.SWAYED): _swayed,
    int(events.REMEMBERED): _memory("log-remembered"),
    int(events.CASHED): _memory("log-cashed"),
    int(events.STORED): _stored,
    int(events.EMPTIED): _emptied,
    int(events.ADVANCED): _advanced,
    int(events.REROLLED): _rerolled,
    int(events.TREASURED): _treasured,
    int(events.TURNED): _turned,
    int(events.AGAIN): _bare("log-again"),
    int(events.JUDGED): _judged,
}

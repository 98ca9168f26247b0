"""What happened, as messages: the log of a game, in every language."""

from __future__ import annotations

from grani.core.observer import Event
from grani.core.prompt import Message
from grani.rolling_realms import events
from grani.rolling_realms.prompts import ROLLED, die_word
from grani.rolling_realms.realm import Args
from grani.rolling_realms.realms import OWNERS, REALM_NAMES, REALMS
from grani.rolling_realms.resources import RESOURCE_NAMES, amount, total


def message_of(event: Event) -> Message | None:
    """Give the message of an event, ``rr-log-…`` with its arguments; None if it says too little."""
    a, b, c = event.a, event.b, event.c
    seat: Args = {"seat": event.seat}
    match event.kind:
        case events.DRAWN:
            return Message("rr-log-drawn", {"realm": REALM_NAMES[a]})
        case events.ROUND:
            names = [REALM_NAMES[(b >> 4 * n & 15) - 1] for n in range(3)]
            return Message(
                "rr-log-round",
                {"round": a, "first": names[0], "second": names[1], "third": names[2]},
            )
        case events.ROLLED:
            return Message("rr-log-rolled", {"d1": a, "d2": b, "turn": c})
        case events.USED:
            realm = REALMS[OWNERS[b]]
            return Message(
                "rr-log-used",
                {**seat, "die": die_word(a), "value": c, "realm": realm.name},
            )
        case events.GAINED:
            lost = total(b)
            args: Args = {**seat, **_amounts(a), "source": _source(c)}
            if lost:
                return Message("rr-log-gained-lost", {**args, "lost": lost})
            return Message("rr-log-gained", args)
        case events.PAID:
            return Message("rr-log-paid", {**seat, **_amounts(a), "source": _source(c)})
        case events.STARRED:
            return Message("rr-log-starred", {**seat, "realm": REALM_NAMES[a], "stars": b})
        case events.ADJUSTED:
            return Message("rr-log-adjusted", {**seat, "die": die_word(a), "from": b, "to": c})
        case events.EMPOWERED:
            return Message("rr-log-empowered", {**seat, "die": die_word(a), "from": b, "to": c})
        case events.GAINED_DIE:
            way = events.BY_NAMES[b]
            return Message(f"rr-log-gained-die-{way}", {**seat, "value": a, "price": total(c)})
        case events.CLAIMED:
            return Message("rr-log-claimed", {**seat, "die": ROLLED[a], "value": c})
        case events.RESULT:
            return Message(
                "rr-log-result",
                {**seat, "round": a, "stars": b // 10, "tenths": b % 10, "unspent": c},
            )
        case events.SCORED:
            return Message("rr-log-scored", {**seat, "realm": REALM_NAMES[a], "stars": b})
        case events.OVER:
            return Message("rr-log-over")
        case _:
            return None


def _amounts(word: int) -> Args:
    return {name: int(amount(word, n)) for n, name in enumerate(RESOURCE_NAMES)}


def _source(number: int) -> str:
    return "fallback" if number == events.OF_FALLBACK else REALM_NAMES[number]

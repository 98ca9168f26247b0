"""From the numbers of an event to what happened, in the names of the game."""

from __future__ import annotations

from grani.core.observer import Event
from grani.rolling_realms import events
from grani.rolling_realms.happenings import RealmsEvent, Resources, Source
from grani.rolling_realms.prompts import ROLLED, die_word
from grani.rolling_realms.realm import RealmId
from grani.rolling_realms.realms import OWNERS, REALM_NAMES, REALMS
from grani.rolling_realms.resources import COIN, HEART, PUMPKIN, RESOURCE_NAMES, amount
from grani.rolling_realms.table import CARDS, REALM_BITS


def happening(event: Event) -> RealmsEvent:
    """Give an event as data."""
    seat, a, b, c = event.seat, event.a, event.b, event.c
    match event.kind:
        case events.DRAWN:
            return {
                "kind": "drawn",
                "sort": "plain",
                "seat": None,
                "realm": REALM_NAMES[a],
                "card": b,
            }
        case events.ROUND:
            return {
                "kind": "round",
                "sort": "plain",
                "opens": True,
                "seat": None,
                "round": a,
                "realms": [_realm(b, card) for card in range(CARDS)],
            }
        case events.LANDED:
            return {"kind": "landed", "sort": "roll", "seat": None, "die": ROLLED[a], "value": b}
        case events.ROLLED:
            return {
                "kind": "rolled",
                "sort": "roll",
                "opens": True,
                "seat": None,
                "values": [a, b],
                "turn": c,
            }
        case events.USED:
            realm = REALMS[OWNERS[b]]
            return {
                "kind": "used",
                "sort": "plain",
                "seat": seat,
                "die": die_word(a),
                "value": c,
                "realm": realm.name,
                "placement": realm.placement_name(b - realm.first),
            }
        case events.GAINED:
            return {
                "kind": "gained",
                "sort": "gain",
                "seat": seat,
                "amounts": _amounts(a),
                "lost": _amounts(b),
                "source": _source(c),
            }
        case events.PAID:
            return {
                "kind": "paid",
                "sort": "loss",
                "seat": seat,
                "amounts": _amounts(a),
                "source": _source(c),
            }
        case events.STARRED:
            return {
                "kind": "starred",
                "sort": "gain",
                "seat": seat,
                "realm": REALM_NAMES[a],
                "stars": b,
                "total": c,
            }
        case events.ADJUSTED:
            return {
                "kind": "adjusted",
                "sort": "plain",
                "seat": seat,
                "die": die_word(a),
                "before": b,
                "after": c,
            }
        case events.EMPOWERED:
            return {
                "kind": "empowered",
                "sort": "plain",
                "seat": seat,
                "die": die_word(a),
                "before": b,
                "after": c,
            }
        case events.GAINED_DIE:
            return {
                "kind": "gained-die",
                "sort": "gain",
                "seat": seat,
                "value": a,
                "way": events.BY_NAMES[b],
                "paid": _amounts(c),
            }
        case events.CLAIMED:
            return {
                "kind": "claimed",
                "sort": "plain",
                "seat": seat,
                "die": ROLLED[a],
                "value": c,
                "resource": RESOURCE_NAMES[b],
            }
        case events.ENDED_TURN:
            return {"kind": "ended-turn", "sort": "plain", "seat": seat}
        case events.SCORED:
            return {
                "kind": "scored",
                "sort": "plain",
                "seat": seat,
                "realm": REALM_NAMES[a],
                "stars": b,
            }
        case events.RESULT:
            return {
                "kind": "result",
                "sort": "plain",
                "seat": seat,
                "round": a,
                "tenths": b,
                "unspent": c,
            }
        case events.OVER:
            return {"kind": "over", "sort": "plain", "seat": None}
        case _:
            raise ValueError(f"no event has the number {event.kind}")


def _realm(word: int, card: int) -> RealmId:
    """Give one of the realms that a round packs together."""
    return REALM_NAMES[(word >> int(REALM_BITS) * card & 15) - 1]


def _amounts(word: int) -> Resources:
    return {
        "pumpkin": int(amount(word, PUMPKIN)),
        "heart": int(amount(word, HEART)),
        "coin": int(amount(word, COIN)),
    }


def _source(number: int) -> Source:
    return "fallback" if number == events.OF_FALLBACK else REALM_NAMES[number]

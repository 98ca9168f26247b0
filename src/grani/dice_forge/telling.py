"""From the numbers of an event to what happened, in the names of the game."""

from __future__ import annotations

from typing import Final, get_args

from grani.core.observer import Event
from grani.dice_forge import events
from grani.dice_forge.boards.labyrinth import square_name
from grani.dice_forge.boards.titans import TITAN_SQUARES
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES, NOTHING
from grani.dice_forge.happenings import ForgeEvent, Performed, Shard, Token
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.celestial import CELESTIAL_DIE, STARS
from grani.dice_forge.kinds.labyrinth import TREASURES
from grani.dice_forge.names import SPECIAL_SOURCES, source_name
from grani.dice_forge.resources import EXTRA_ACTION_SUN, HAMMER_LAP, RESOURCE_NAMES

SIDES: Final = 6
TOKENS: Final[dict[int, Token]] = {SPECIAL_SOURCES[token]: token for token in get_args(Token)}
"""A token is told by the number of its source."""


def happening(event: Event) -> ForgeEvent:
    """Give an event as data."""
    seat, a, b, c = event.seat, event.a, event.b, event.c
    match event.kind:
        case events.ROUND:
            return {"kind": "round", "sort": "plain", "opens": True, "seat": None, "round": a}
        case events.TURN:
            return {"kind": "turn", "sort": "plain", "opens": True, "seat": seat, "round": a}
        case events.ROLLED:
            return {
                "kind": "rolled",
                "sort": "roll",
                "seat": seat,
                "die": DIE_NAMES[a],
                "face": _face(b),
                "side": c,
            }
        case events.GAINED:
            arrived, lost = events.gain_of(b)
            return {
                "kind": "gained",
                "sort": "gain",
                "seat": seat,
                "resource": RESOURCE_NAMES[a],
                "amount": arrived,
                "lost": lost,
                "source": source_name(c),
            }
        case events.PAID:
            return {
                "kind": "paid",
                "sort": "loss",
                "seat": seat,
                "resource": RESOURCE_NAMES[a],
                "amount": b,
                "source": source_name(c),
            }
        case events.LOST:
            return {
                "kind": "lost",
                "sort": "loss",
                "seat": seat,
                "resource": RESOURCE_NAMES[a],
                "amount": b,
                "source": source_name(c),
            }
        case events.BOUGHT:
            return {"kind": "bought", "sort": "plain", "seat": seat, "face": _face(a), "price": b}
        case events.FORGED:
            die, side = divmod(b, SIDES)
            return {
                "kind": "forged",
                "sort": "deed",
                "seat": seat,
                "face": _face(a),
                "die": DIE_NAMES[die],
                "side": side,
                "replaced": _face(c),
            }
        case events.PERFORMED:
            return _performed(seat, a, b)
        case events.OUSTED:
            return {
                "kind": "ousted",
                "sort": "plain",
                "seat": seat,
                "portal": a,
                "by": b,
                "all": c == 1,
            }
        case events.TOOK:
            feat = FEATS[a]
            return {
                "kind": "took",
                "sort": "plain",
                "seat": seat,
                "feat": feat.name,
                "copy": b,
                "glory": int(feat.glory),
            }
        case events.COPIED:
            copied = None if a == NOTHING else _face(a)
            return {"kind": "copied", "sort": "plain", "seat": seat, "face": copied}
        case events.HAMMERED:
            laps, space = divmod(a + b, int(HAMMER_LAP))
            return {
                "kind": "hammered",
                "sort": "plain",
                "seat": seat,
                "amount": a,
                "before": b % int(HAMMER_LAP),
                "space": space,
                "laps": laps - b // int(HAMMER_LAP),
                "source": source_name(c),
            }
        case events.REINFORCED:
            return {"kind": "reinforced", "sort": "plain", "seat": seat, "feat": FEATS[a].name}
        case events.SPENT_TOKEN:
            return {"kind": "spent-token", "sort": "plain", "seat": seat, "token": TOKENS[a]}
        case events.PASSED:
            return {"kind": "passed", "sort": "plain", "seat": seat}
        case events.EXTRA:
            price = int(EXTRA_ACTION_SUN)
            return {"kind": "extra", "sort": "plain", "seat": seat, "sun": price}
        case events.CONVERTED:
            return {
                "kind": "converted",
                "sort": "plain",
                "seat": seat,
                "face": _face(a),
                "glory": b,
            }
        case events.GAVE:
            return {
                "kind": "gave",
                "sort": "plain",
                "seat": seat,
                "face": _face(a),
                "receiver": b,
            }
        case events.REMOVED:
            return {"kind": "removed", "sort": "plain", "seat": None, "face": _face(a)}
        case events.DEALT:
            return {
                "kind": "dealt",
                "sort": "plain",
                "seat": None,
                "feat": FEATS[a].name,
                "slot": SLOTS[b].name,
            }
        case events.PICKED:
            return {"kind": "picked", "sort": "plain", "seat": seat, "face": _face(a)}
        case events.ENDED:
            return {"kind": "ended", "sort": "plain", "seat": None}
        case _:
            return _of_rebellion(event)


def _of_rebellion(event: Event) -> ForgeEvent:
    """Give an event that only the expansion knows."""
    seat, a, b, c = event.seat, event.a, event.b, event.c
    match event.kind:
        case events.STARRED:
            return {"kind": "starred", "sort": "roll", "seat": seat, "star": STARS[a], "side": a}
        case events.WALKED:
            return {"kind": "walked", "sort": "plain", "seat": seat, "square": square_name(a)}
        case events.SWAYED:
            square = TITAN_SQUARES[a]
            return {
                "kind": "swayed",
                "sort": "plain",
                "seat": seat,
                "square": square.name,
                "toward": "loyalty" if b else "rebellion",
                "glory": int(square.glory),
            }
        case events.REMEMBERED:
            return {
                "kind": "remembered",
                "sort": "plain",
                "seat": seat,
                "portal": a,
                "shard": _side(b),
            }
        case events.CASHED:
            return {"kind": "cashed", "sort": "plain", "seat": seat, "portal": a, "shard": _side(b)}
        case events.STORED:
            return {
                "kind": "stored",
                "sort": "gain",
                "seat": seat,
                "amount": a,
                "scepter": b,
                "source": source_name(c),
            }
        case events.EMPTIED:
            shard: Shard = "moon" if b else "sun"
            return {"kind": "emptied", "sort": "loss", "seat": seat, "gold": a, "shard": shard}
        case events.ADVANCED:
            return {"kind": "advanced", "sort": "plain", "seat": seat, "space": a}
        case events.REROLLED:
            return {
                "kind": "rerolled",
                "sort": "plain",
                "seat": seat,
                "die": "celestial" if a == CELESTIAL_DIE else DIE_NAMES[a],
            }
        case events.TREASURED:
            return {
                "kind": "treasured",
                "sort": "plain",
                "seat": seat,
                "hall": a,
                "treasure": TREASURES[b],
            }
        case events.TURNED:
            return {
                "kind": "turned",
                "sort": "plain",
                "seat": seat,
                "die": DIE_NAMES[a],
                "face": _face(b),
                "side": c,
            }
        case events.AGAIN:
            return {"kind": "again", "sort": "plain", "seat": seat}
        case events.JUDGED:
            return {"kind": "judged", "sort": "plain", "seat": seat, "glory": a}
        case events.GRANTED:
            feat = FEATS[a]
            return {
                "kind": "granted",
                "sort": "deed",
                "seat": seat,
                "feat": feat.name,
                "slot": SLOTS[feat.slot].name,
                "glory": int(feat.glory),
            }
        case _:
            raise ValueError(f"no event has the number {event.kind}")


def _performed(seat: int, number: int, portal: int) -> Performed:
    feat = FEATS[number]
    place = SLOTS[feat.slot]
    return {
        "kind": "performed",
        "sort": "deed",
        "seat": seat,
        "feat": feat.name,
        "slot": place.name,
        "portal": portal,
        "sun": int(place.sun),
        "moon": int(place.moon),
        "glory": int(feat.glory),
    }


def _side(sun_side: int) -> Shard:
    """Name the side of a memory token."""
    return "sun" if sun_side else "moon"


def _face(face: int) -> str:
    return FACES[face].name

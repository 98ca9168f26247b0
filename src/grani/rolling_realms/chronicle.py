"""What happened, as messages: the log of a game, in every language."""

from __future__ import annotations

from grani.core.observer import Event
from grani.core.prompt import Message
from grani.rolling_realms.happenings import Gained, RealmsEvent, Resources
from grani.rolling_realms.realm import Args
from grani.rolling_realms.resources import STAR
from grani.rolling_realms.telling import happening


def message_of(event: Event) -> Message | None:
    """Give the message of an event, ``rr-log-…`` with its arguments; None if it says too little."""
    return words_of(happening(event))


def words_of(told: RealmsEvent) -> Message | None:
    """Give the message that says what happened; None if it says too little."""
    match told["kind"]:
        case "drawn":
            return Message("rr-log-drawn", {"realm": told["realm"]})
        case "round":
            first, second, third = told["realms"]
            return Message(
                "rr-log-round",
                {"round": told["round"], "first": first, "second": second, "third": third},
            )
        case "rolled":
            d1, d2 = told["values"]
            return Message("rr-log-rolled", {"d1": d1, "d2": d2, "turn": told["turn"]})
        case "used":
            return Message(
                "rr-log-used",
                {
                    "seat": told["seat"],
                    "die": told["die"],
                    "value": told["value"],
                    "realm": told["realm"],
                },
            )
        case "gained":
            return _gained(told)
        case "paid":
            return Message(
                "rr-log-paid",
                {"seat": told["seat"], **_named(told["amounts"]), "source": told["source"]},
            )
        case "starred" | "scored":
            return Message(
                f"rr-log-{told['kind']}",
                {"seat": told["seat"], "realm": told["realm"], "stars": told["stars"]},
            )
        case "adjusted" | "empowered":
            return Message(
                f"rr-log-{told['kind']}",
                {
                    "seat": told["seat"],
                    "die": told["die"],
                    "from": told["before"],
                    "to": told["after"],
                },
            )
        case "gained-die":
            return Message(
                f"rr-log-gained-die-{told['way']}",
                {
                    "seat": told["seat"],
                    "value": told["value"],
                    "price": _total(told["paid"]),
                },
            )
        case "claimed":
            return Message(
                "rr-log-claimed",
                {"seat": told["seat"], "die": told["die"], "value": told["value"]},
            )
        case "result":
            stars, tenths = divmod(told["tenths"], int(STAR))
            return Message(
                "rr-log-result",
                {
                    "seat": told["seat"],
                    "round": told["round"],
                    "stars": stars,
                    "tenths": tenths,
                    "unspent": told["unspent"],
                },
            )
        case "over":
            return Message("rr-log-over")
        case "landed" | "ended-turn":
            return None


def _gained(told: Gained) -> Message:
    lost = _total(told["lost"])
    args: Args = {"seat": told["seat"], **_named(told["amounts"]), "source": told["source"]}
    if lost:
        return Message("rr-log-gained-lost", {**args, "lost": lost})
    return Message("rr-log-gained", args)


def _named(amounts: Resources) -> Args:
    return {"pumpkin": amounts["pumpkin"], "heart": amounts["heart"], "coin": amounts["coin"]}


def _total(amounts: Resources) -> int:
    return amounts["pumpkin"] + amounts["heart"] + amounts["coin"]

"""What happened, as messages: the log of a game, in every language.

A log tells what happened and why. So a price is told with what was bought and a card with the feat
that earns it: the events of payment and taking that follow say nothing more.
"""

from __future__ import annotations

from grani.core.observer import Event
from grani.core.prompt import Message
from grani.dice_forge.happenings import ForgeEvent, Gained, Hammered, Lost, Paid
from grani.dice_forge.telling import happening


def message_of(event: Event) -> Message | None:
    """Give the message of an event, ``log-…`` with its arguments; None if there is none."""
    return words_of(happening(event))


def words_of(told: ForgeEvent) -> Message | None:
    """Give the message that says what happened; None if it says nothing new."""
    match told["kind"]:
        case "round":
            return Message("log-round", {"round": told["round"]})
        case "turn" | "passed" | "again":
            return Message(f"log-{told['kind']}", {"seat": told["seat"]})
        case "rolled" | "turned":
            return Message(
                f"log-{told['kind']}",
                {"seat": told["seat"], "die": told["die"], "face": told["face"]},
            )
        case "gained":
            return _gained(told)
        case "paid":
            return _paid(told)
        case "lost":
            return _amount("log-lost" if told["amount"] else "log-lost-nothing", told)
        case "bought":
            return Message(
                "log-bought",
                {"seat": told["seat"], "face": told["face"], "price": told["price"]},
            )
        case "forged":
            return Message(
                "log-forged",
                {
                    "seat": told["seat"],
                    "face": told["face"],
                    "die": told["die"],
                    "replaced": told["replaced"],
                },
            )
        case "performed":
            return Message(
                "log-performed",
                {
                    "seat": told["seat"],
                    "feat": told["feat"],
                    "sun": told["sun"],
                    "moon": told["moon"],
                    "glory": told["glory"],
                    "portal": told["portal"],
                },
            )
        case "ousted":
            return Message(
                "log-ousted",
                {"seat": told["seat"], "by": told["by"], "portal": told["portal"]},
            )
        case "took":
            return None
        case "copied":
            if told["face"] is None:
                return Message("log-copied-nothing", {"seat": told["seat"]})
            return Message("log-copied", {"seat": told["seat"], "face": told["face"]})
        case "hammered":
            return _hammered(told)
        case "reinforced":
            return Message("log-reinforced", {"seat": told["seat"], "feat": told["feat"]})
        case "spent-token":
            return Message(f"log-spent-token-{told['token']}", {"seat": told["seat"]})
        case "extra":
            return Message("log-extra", {"seat": told["seat"], "amount": told["sun"]})
        case "converted":
            return Message(
                "log-converted",
                {"seat": told["seat"], "face": told["face"], "glory": told["glory"]},
            )
        case "gave":
            return Message(
                "log-gave",
                {"seat": told["seat"], "face": told["face"], "receiver": told["receiver"]},
            )
        case "removed":
            return Message("log-removed", {"face": told["face"]})
        case "dealt":
            return Message("log-dealt", {"feat": told["feat"], "slot": told["slot"]})
        case "picked":
            return Message("log-picked", {"seat": told["seat"], "face": told["face"]})
        case "ended":
            return Message("log-ended")
        case "starred":
            return Message(f"log-starred-{told['star']}", {"seat": told["seat"]})
        case "walked":
            return Message("log-walked", {"seat": told["seat"], "chamber": told["square"]})
        case "swayed":
            key = f"log-swayed-{told['toward']}"
            return Message(key, {"seat": told["seat"], "points": told["glory"]})
        case "remembered" | "cashed":
            key = f"log-{told['kind']}-{told['shard']}"
            return Message(key, {"seat": told["seat"], "portal": told["portal"]})
        case "stored":
            return Message("log-stored", {"seat": told["seat"], "amount": told["amount"]})
        case "emptied":
            key = f"log-emptied-{told['shard']}"
            return Message(key, {"seat": told["seat"], "gold": told["gold"]})
        case "advanced":
            return Message("log-advanced", {"seat": told["seat"], "space": told["space"]})
        case "rerolled":
            return Message(f"log-rerolled-{told['die']}", {"seat": told["seat"]})
        case "treasured":
            return Message(f"log-treasured-{told['treasure']}", {"seat": told["seat"]})
        case "judged":
            return Message("log-judged", {"seat": told["seat"], "points": told["glory"]})
        case "granted":
            return Message(
                "log-granted",
                {"seat": told["seat"], "feat": told["feat"], "glory": told["glory"]},
            )


def _gained(told: Gained) -> Message:
    key = "log-gained"
    if told["lost"]:
        key = "log-gained-lost" if told["amount"] else "log-gained-nothing"
    return _amount(key, told, lost=told["lost"])


def _paid(told: Paid) -> Message | None:
    """Tell of gold paid to a card, of trades in the labyrinth, and of ancient shards in place of
    others: other prices are told with what they bought."""
    source = told["source"]
    if told["resource"] == "ancient":
        return _amount("log-paid-ancient", told)
    is_new = told["resource"] == "gold" and source.startswith("feat:")
    return _amount("log-paid", told) if is_new or source == "labyrinth" else None


def _hammered(told: Hammered) -> Message:
    args: dict[str, str | int] = {"seat": told["seat"], "amount": told["amount"]}
    if told["laps"]:
        return Message("log-hammered-lap", args)
    return Message("log-hammered", {**args, "space": told["space"]})


def _amount(key: str, told: Gained | Paid | Lost, **more: int) -> Message:
    """A message about an amount of a resource and its source."""
    return Message(
        key,
        {
            "seat": told["seat"],
            "resource": told["resource"],
            "amount": told["amount"],
            **more,
            "source": told["source"],
        },
    )

"""Signs and views of Rolling Realms: what cards, menus and the table of the game share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from grani.core.prompt import Option
from grani.rolling_realms.resources import Resource
from grani.terminal.canvas import Canvas
from grani.terminal.symbols import DIM

STYLES: dict[str, str] = {
    "pumpkin": "bold #f08a32",
    "heart": "bold #ec6a86",
    "coin": "bold #e5c04b",
    "star": "bold #7fc8f8",
}
RESOURCES: tuple[Resource, ...] = ("pumpkin", "heart", "coin")
MARKED = "bold #9ec6ff"
LEGAL = "bold underline"
TENTHS = 10
USE_KEY = "rr-option-"


@dataclass(frozen=True)
class Signs:
    """One cell for each thing of the game."""

    things: dict[str, str]
    no_star: str
    filled: str
    printed: str
    free: str
    door: str
    more: str
    anchor: str
    minus: str
    stroke: str


FINE = Signs(
    things={"pumpkin": "♣", "heart": "♥", "coin": "●", "star": "★"},
    no_star="☆",
    filled="█",
    printed="▒",
    free="·",
    door="∩",
    more="▸",
    anchor="◆",
    minus="−",
    stroke="│",
)
LETTERS = Signs(
    things={"pumpkin": "p", "heart": "h", "coin": "c", "star": "*"},
    no_star=".",
    filled="#",
    printed="%",
    free=".",
    door="^",
    more=">",
    anchor="@",
    minus="-",
    stroke="|",
)

Json = Mapping[str, Any]
"""Data of one realm: its layout or its marks, each in its own shape."""


def signs(canvas: Canvas) -> Signs:
    """Give the signs that go with those of the canvas."""
    return LETTERS if canvas.symbols.times.isascii() else FINE


def sign(thing: str, canvas: Canvas) -> Text:
    """Draw one resource or star."""
    return Text(signs(canvas).things[thing], STYLES[thing])


def heap(things: Mapping[Any, int], canvas: Canvas) -> Text:
    """Draw some resources and stars, a sign for each."""
    text = Text()
    for thing in STYLES:
        for _ in range(things.get(thing, 0)):
            text.append_text(sign(thing, canvas))
    return text


def gains(args: Mapping[str, str | int], canvas: Canvas) -> Text:
    """Draw what an option brings: ``+♣ +2★``, or nothing."""
    text = Text()
    for thing in (*RESOURCES, "star"):
        count = int(args.get("stars" if thing == "star" else thing, 0))
        if count:
            text.append(f" +{count if count > 1 else ''}", STYLES[thing])
            text.append_text(sign(thing, canvas))
    return text


def tenths(points: int, canvas: Canvas) -> str:
    """Write a result that is kept in tenths."""
    return canvas.say("table-tenths", whole=points // TENTHS, tenths=points % TENTHS)


def realm_name(realm: str, canvas: Canvas) -> str:
    """Name a realm."""
    return canvas.say(f"realm-{realm.replace('_', '-')}-name")


def die_of(option: Option) -> str:
    """Give the die that an option uses or changes, as its target; nothing if it has none."""
    return next((target for target in option.targets if target.startswith("die:")), "")


def card_of(option: Option) -> int:
    """Give the realm card that an option marks; -1 if none."""
    place = next((target for target in option.targets if target.startswith("realm:")), "")
    return int(place.split(":")[1]) if place else -1


def places_of(option: Option) -> list[list[str]]:
    """Give the places on the card that an option marks, in words: ``["cell", "2", "3"]``."""
    return [target.split(":")[2:] for target in option.targets if target.startswith("realm:")]


def joined(parts: Sequence[Text], gap: str) -> Text:
    """Put parts in a line."""
    return Text(gap).join(parts)


def dim(text: str) -> Text:
    """Write something of little weight."""
    return Text(text, DIM)

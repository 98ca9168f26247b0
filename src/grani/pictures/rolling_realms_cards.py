"""The cards of Rolling Realms as pictures, put together from the art of the browser's table.

A drawing of a card is a row of elements. Each is always the same, or looks different by one *trait*
of the card: the number in a cell, whether a gain has come. ``traits`` says what the traits of a
card are; ``tools.art`` finds out by which of them each element changes, and keeps all its looks
(``art/rolling-realms.json``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from grani.rolling_realms.realms.viticulture import ORDERS
from grani.rolling_realms.seen import Amounts

Traits = dict[str, str]
Element = str | Mapping[str, str]
"""What is always drawn; or ``{"by": trait}`` and the looks by its values, "" where it has none."""
BY = "by"
YES = "yes"


def put_together(elements: Sequence[Element], found: Traits) -> list[str]:
    """Draw a card that has these traits, in pieces: what changes by itself is one of its own."""
    pieces = [""]
    for one in elements:
        if isinstance(one, str):
            pieces[-1] += one
        else:
            pieces += [one.get(found.get(one[BY], ""), one.get("", "")), ""]
    return pieces


def traits(
    realm: str, marks: Mapping[str, Any], earned: Mapping[str, Any], amounts: Amounts | None
) -> Traits:
    """Give everything that can be seen on a card, by name; nothing of a realm that is not drawn."""
    if realm not in MARKED:
        return {}
    found = dict(MARKED[realm](marks))
    found |= {f"gain {place}": YES for place in earned["gains"]}
    found |= {f"stars {place}": str(stars) for place, stars in earned["stars"].items()}
    for resource, amount in (amounts or {}).items():
        found[f"resource {resource}"] = _joined(
            str(amount["gained"]),  # type: ignore[index]
            found.get(f"stars resource:{resource}", ""),
        )
    for order in ORDERS if "orders" in marks else ():
        filled = YES if order in marks["orders"] else ""
        found[f"order {order}"] = _joined(filled, found.get(f"stars order:{order}", ""))
    return found


def _joined(*values: str) -> str:
    return " ".join(values).strip()


Named = Iterator[tuple[str, str]]


def _has(*fields: str) -> Callable[[Mapping[str, Any]], Named]:
    """Things that are marked or not."""
    return lambda marks: ((f"{field} {one}", YES) for field in fields for one in marks[field])


def _cells(field: str) -> Callable[[Mapping[str, Any]], Named]:
    """Numbers in rows."""
    return lambda marks: (
        (f"{field} {row} {column}", str(number))
        for row, line in enumerate(marks[field])
        for column, number in enumerate(line)
        if number is not None
    )


def _areas(marks: Mapping[str, Any]) -> Named:
    yield from _has("left", "right")(marks)
    for area in ("left", "right"):
        yield f"sum {area}", str(sum(marks[area]))


def _birds(marks: Mapping[str, Any]) -> Named:
    for bird, numbers in marks.items():
        yield f"sum {bird}", str(sum(numbers))
        for square, number in enumerate(numbers):
            yield f"{bird} {square}", str(number)
            yield f"{bird} {square} taken", YES


def _castles(marks: Mapping[str, Any]) -> Named:
    for castle, columns in marks.items():
        for column, numbers in columns.items():
            for level, number in enumerate(numbers):
                yield f"{castle} {column} {level}", str(number)


def _crates(marks: Mapping[str, Any]) -> Named:
    for building, number in marks["crates"].items():
        yield f"building {building}", YES
        marked = YES if int(building) in marks["marked"] else ""
        yield f"crate {building}", _joined(str(number), marked)


def _grapes(marks: Mapping[str, Any]) -> Named:
    for grape in marks["gained"]:
        yield f"grape {grape}", "crossed" if grape in marks["crossed"] else "gained"


def _woven(marks: Mapping[str, Any]) -> Named:
    return ((f"cell {row} {column}", YES) for row, column in marks["filled"])


MARKED: dict[str, Callable[[Mapping[str, Any]], Named]] = {
    "scythe": _has("top", "bottom"),
    "tapestry": _woven,
    "charterstone": _crates,
    "euphoria": _areas,
    "my_little_scythe": _has("pumpkin", "heart"),
    "between_two_castles": _castles,
    "between_two_cities": _cells("grid"),
    "viticulture": _grapes,
    "wingspan": _birds,
    "pendulum": _has("octagons", "marked"),
    "pyramid": _cells("rows"),
}
"""What is marked on the card of each realm that has a drawing."""

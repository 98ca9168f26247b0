"""Numbers that are promises: rows of tables stand where the number written in them says.

Numbers of cards, faces, squares and effects stand in records and in ids. So each is written in its
row and never given to another, and a new row takes the next free number wherever it stands.
"""

from __future__ import annotations

from typing import TypeVar

Row = TypeVar("Row")


def arranged(what: str, rows: list[Row], numbers: list[int], room: int) -> list[Row]:
    """Put rows into the order of their numbers, which count from 0 and leave nothing out.

    >>> arranged("tile", ["tower", "river"], [1, 0], room=16)
    ['river', 'tower']
    >>> arranged("tile", ["tower", "river"], [1, 1], room=16)
    Traceback (most recent call last):
        ...
    ValueError: two rows have the tile number 1: give the new one 2
    """
    if len(rows) > room:
        raise ValueError(f"{len(rows)} rows of {what}, but there is room for {room}")
    placed: dict[int, Row] = {}
    for row, number in zip(rows, numbers, strict=True):
        if number in placed:
            raise ValueError(
                f"two rows have the {what} number {number}: give the new one {max(numbers) + 1}"
            )
        placed[number] = row
    for number in range(len(rows)):
        if number not in placed:
            raise ValueError(f"no row has the {what} number {number}: numbers leave nothing out")
    return [placed[number] for number in range(len(rows))]

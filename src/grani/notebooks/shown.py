"""``grani.picture``: whatever there is to see of a thing that people hold in their hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, overload

from grani.core.contract import State
from grani.core.match import Match
from grani.core.record import Record
from grani.pictures.easel import Picture
from grani.pictures.film import Film
from grani.pictures.tables import draw_table

if TYPE_CHECKING:
    from grani.arena.figures import Figures
    from grani.arena.simulate import Result
    from grani.notebooks.reports import Report


@overload
def picture(
    thing: State,
    language: str = "",
    *,
    seat: int = -1,
    names: Sequence[str] = (),
    dark: bool = False,
) -> Picture: ...


@overload
def picture(
    thing: Match | Record, language: str = "", *, seat: int = -1, dark: bool = False
) -> Film: ...


@overload
def picture(
    thing: Result | Figures | Mapping[str, Any], language: str = "", *, dark: bool = False
) -> Report: ...


def picture(
    thing: State | Match | Record | Result | Figures | Mapping[str, Any],
    language: str = "",
    *,
    seat: int = -1,
    names: Sequence[str] = (),
    dark: bool = False,
) -> Picture | Film | Report:
    """Show a table as a picture, a match or a record as a film, results and reviews as a report.

    All of them show themselves in a notebook; ``save`` writes them into a file, ``svg`` or ``html``
    is their text. Without a language it is that of the environment, as ``print`` has it. ``seat``
    is who looks, -1 a spectator; ``names`` are the players by seat; ``dark`` is for dark pages.

    >>> import grani
    >>> table = grani.game("dice-forge").new(seats=2)
    >>> grani.picture(table, "uk", names=["Olena", "Taras"]).title
    'Раунд 1 із 9 · хід: Olena · кубики'
    """
    if isinstance(thing, Match):
        return Film(thing.record, language, seat, dark)
    if isinstance(thing, Record):
        return Film(thing, language, seat, dark)
    if isinstance(thing, State):
        return draw_table(thing, language, seat, names, dark)
    # Only those who report need tables and arenas.
    from grani.notebooks.reports import Report

    return Report(thing, language, dark)

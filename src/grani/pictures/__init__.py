"""Tables as pictures, and records as films, for notebooks and pages.

A picture is SVG with the art of the browser's table (``art/``, written by ``tools.art``) and needs
nothing but itself; so does a film. The drawing of a game is its role module,
``grani.pictures.<package>``, or ``<package>.pictures`` of a game that is not ours; a game without
one is written as the terminal does (``general``). Nothing here knows what is legal, and nothing is
shown that the seat that looks may not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from grani.pictures.easel import Easel, Part

View = Mapping[str, object]


class Drawing(Protocol):
    """What a drawing module offers."""

    def draw(self, view: View, easel: Easel, widest: View) -> tuple[int, int, Sequence[Part]]:
        """Draw a table below a headline: width, height, and parts with keys of their own.

        ``widest`` is the view that needs most room, of all those that are shown after one another.
        """

    def told(self, view: View, easel: Easel) -> str:
        """Tell what is most worth knowing, for who cannot see it."""


def drawing(game: str) -> Drawing:
    """Give what draws a game."""
    from grani.core.registry import role

    module = role(game, "pictures")
    if module is None:
        from grani.pictures import general

        module = general
    return cast(Drawing, module)

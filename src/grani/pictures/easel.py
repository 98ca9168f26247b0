"""What every drawing is drawn with: paints, letters that fit, stamps; and the picture itself.

A *stamp* is a piece of art that is kept once in a picture, however often it is used. A picture is
made of *parts* with keys, so that a film can tell what has changed from one frame to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from grani.locales.speech import Speech
from grani.pictures.art import paints

if TYPE_CHECKING:
    from grani.locales import Language

SANS = "Commissioner, 'Noto Sans', system-ui, sans-serif"
DISPLAY = "Forum, Georgia, 'Noto Serif', serif"
OWN = "\ue000"
"""Stands before the names of stamps until it is known in which picture they are; no text has it."""
NARROW, WIDE = frozenset(" .,:;!|'’ijlftrIі()[]/·1"), frozenset("mwMWшщжюмфШЩЖЮМФЫыQOД—@%")
EDGE = 6
"""What is left free around a picture."""
MIDDLE = 0.35
"""How far below the middle of a letter its foot is, for one as high as 1."""
LEAST = 0.82
"""So much smaller letters may become before they are pressed together."""


@dataclass(frozen=True)
class Part:
    """A piece of a picture that changes by itself."""

    key: str
    markup: str
    place: str = ""
    """Where it is drawn, as a transform of SVG: equal things in several places stay equal."""

    def drawn(self) -> str:
        """Give the part in its place."""
        return f'<g transform="{self.place}">{self.markup}</g>' if self.place else self.markup


@dataclass(frozen=True, repr=False)
class Picture:
    """A drawing that shows itself in a notebook; ``svg`` is its text, ``save`` writes a file."""

    width: int
    height: int
    parts: Sequence[Part]
    stamps: Mapping[str, str]
    title: str
    told: str
    """What can be seen on it, for who cannot see it."""

    @property
    def svg(self) -> str:
        """The picture as a file of its own, or to be put into a page."""
        return self.within("".join(part.drawn() for part in self.parts))

    def within(self, markup: str, mark: str = "") -> str:
        """Give markup the frame of this picture; ``mark`` tells its stamps from those of others."""
        defined = "".join(self.stamps.values())
        mark = mark or sha256((defined + markup).encode()).hexdigest()[:8]
        width, height = self.width + 2 * EDGE, self.height + 2 * EDGE
        body = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-EDGE} {-EDGE} {width} {height}" '
            f'width="{width}" height="{height}" style="max-width:100%;height:auto" '
            f'role="img" aria-labelledby="{OWN}title {OWN}told" font-family="{SANS}">'
            f'<title id="{OWN}title">{escape(self.title)}</title>'
            f'<desc id="{OWN}told">{escape(self.told)}</desc>'
            f"<defs>{defined}</defs>{markup}</svg>"
        )
        return body.replace(OWN, f"g{mark}-")

    def save(self, path: str | Path) -> None:
        """Write the picture into a file."""
        Path(path).write_text(self.svg + "\n", "utf-8")

    def __repr__(self) -> str:
        return f"<picture: {self.title}>"

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass
class Easel:
    """What a drawing of a table is given."""

    words: Language
    names: Sequence[str]
    theme: str
    stamps: dict[str, str] = field(default_factory=dict)

    said: dict[object, str] = field(default_factory=dict)
    """What was said before: a film says the same over and over."""

    def say(self, key: str, /, **args: str | int) -> str:
        """Say a message in the language of the picture."""
        what = (key, *args.items())
        if what not in self.said:
            self.said[what] = self.words.say(key, **args)
        return self.said[what]

    def name(self, sort: str, id: str) -> str:
        """Give the name of a thing, such as the ``feat`` with the id ``silver_hind``."""
        if (sort, id) not in self.said:
            self.said[sort, id] = Speech(self.words, []).name(sort, id)
        return self.said[sort, id]

    def paint(self, name: str) -> str:
        """Give a paint by its name."""
        return paints(self.theme)[name]

    def stamp(
        self,
        name: str,
        markup: str,
        x: float,
        y: float,
        width: float,
        height: float = 0,
        box: str = "0 0 100 100",
        told: str = "",
    ) -> str:
        """Use a piece of art whose upper left corner lies there; ``told`` is what it is."""
        height = height or width
        if name not in self.stamps:
            named = f"<title>{escape(told)}</title>" if told else ""
            symbol = f'<symbol id="{OWN}{name}" viewBox="{box}" overflow="visible">'
            self.stamps[name] = f"{symbol}{named}{markup}</symbol>"
        return (
            f'<use href="#{OWN}{name}" x="{n(x)}" y="{n(y)}" width="{n(width)}" '
            f'height="{n(height)}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        *,
        paint: str = "text",
        weight: int = 400,
        anchor: str = "start",
        room: float = 0,
        display: bool = False,
    ) -> str:
        """Write a line, its middle at ``y``; in a room it becomes as small as it must."""
        more = f' font-weight="{weight}"' if weight != 400 else ""
        more += f' text-anchor="{anchor}"' if anchor != "start" else ""
        more += f' font-family="{DISPLAY}"' if display else ""
        if room and (wanted := width_of(words, size, weight)) > room:
            size *= max(LEAST, room / wanted)
            if width_of(words, size, weight) > room:
                more += f' textLength="{n(room)}" lengthAdjust="spacingAndGlyphs"'
        return (
            f'<text x="{n(x)}" y="{n(y + MIDDLE * size)}" font-size="{n(size)}" '
            f'fill="{self.paint(paint)}"{more}>{escape(words)}</text>'
        )

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "panel",
        edge: str = "line",
        corner: float = 10,
        thick: float = 1,
    ) -> str:
        """Draw a panel."""
        return (
            f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" rx="{n(corner)}" '
            f'fill="{self.paint(fill)}" stroke="{self.paint(edge)}" stroke-width="{n(thick)}"/>'
        )


@cache
def n(number: float) -> str:
    """Write a number as short as it can be.

    >>> n(12.0), n(3.14159)
    ('12', '3.1')
    """
    return f"{number:.1f}".removesuffix(".0")


def at(x: float, y: float, scale: float = 1) -> str:
    """Give a place: there, and as large as that."""
    larger = f" scale({scale:.4g})" if scale != 1 else ""
    return f"translate({n(x)} {n(y)}){larger}"


def width_of(words: str, size: float, weight: int = 400) -> float:
    """Guess how wide a line is: rather too wide than too narrow."""
    units = sum(
        0.36 if letter in NARROW else 0.95 if letter in WIDE else 0.68 if letter.isupper() else 0.61
        for letter in words
    )
    return size * units * (1.07 if weight >= 600 else 1)


def in_two(words: str) -> list[str]:
    """Part a name into two lines that are about as long, if it has several words.

    >>> in_two("Helmet of Invisibility"), in_two("Hydra")
    (['Helmet of', 'Invisibility'], ['Hydra'])
    """
    parts = words.split(" ")
    splits = [(" ".join(parts[:one]), " ".join(parts[one:])) for one in range(1, len(parts))]
    if not splits:
        return [words]
    return list(min(splits, key=lambda both: max(map(len, both))))

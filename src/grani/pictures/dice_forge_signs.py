"""The art of Dice Forge: faces, signs with their numerals, figures on their clay."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from grani.pictures.art import art
from grani.pictures.easel import Easel

GAME = "dice-forge"


@dataclass(frozen=True)
class Clay:
    """What a tile is made of: its own colour, its edge, its figures and what is scratched in."""

    name: str
    tile: str
    edge: str
    cut: str
    glaze: str


@cache
def clay(name: str) -> Clay:
    """Give a clay by its name: sun, moon or end."""
    said = art(GAME)["clay"][name]
    return Clay(name, said["tile"], said["edge"], said["cut"], said["glaze-ink"])


def clay_of(slot: str) -> Clay:
    """Give the clay of the cards in a slot."""
    return clay(art(GAME)["clays"].get(slot, "sun"))


def isles() -> list[dict[str, Any]]:
    """Give the islands: portal, side and coast."""
    return list(art(GAME)["isles"])


def sign(
    easel: Easel, name: str, x: float, y: float, size: float, number: int | str | None = None
) -> str:
    """Draw a sign, with a numeral if it has one."""
    if number is None:
        return easel.stamp(f"sign-{name}", art(GAME)["signs"][name], x, y, size)
    text = str(number)
    numeral = re.sub(r">#+<", f">{text}<", art(GAME)["numerals"][name][len(text) > 1])
    return easel.stamp(
        f"sign-{name}-{text.replace('−', 'm')}", art(GAME)["signs"][name] + numeral, x, y, size
    )


def face(easel: Easel, name: str, x: float, y: float, size: float) -> str:
    """Draw a face: a ceramic tile with what it shows."""
    tile = (
        f'<rect x="1" y="1" width="98" height="98" rx="15" fill="{easel.paint("ivory")}" '
        f'stroke="{easel.paint("wood-55")}" stroke-width="2"/>'
        f'<rect x="6" y="6" width="88" height="88" rx="11" fill="{easel.paint("paper-98")}" '
        f'fill-opacity=".55" stroke="{easel.paint("wood-69")}" stroke-width="1.4"/>'
    )
    shown = art(GAME)["faces"].get(name)
    if shown is None:
        shown = easel.text(
            50, 50, easel.name("face", name), 30, paint="ink-18b", anchor="middle", room=84
        )
    return easel.stamp(f"face-{name}", tile + shown, x, y, size, told=easel.name("face", name))


def figure(easel: Easel, feat: str, on: Clay, x: float, y: float, size: float) -> str:
    """Draw the figure of a feat on its clay; the amphora, where nobody has drawn one."""
    figures = art(GAME)["figures"]
    name = feat if feat in figures else ""
    markup = figures[name].replace("var(--cut)", on.cut).replace("var(--glaze-ink)", on.glaze)
    told = feat_name(easel, feat)
    return easel.stamp(f"feat-{feat}-{on.name}", markup, x, y, size, told=told)


def price(easel: Easel, sun: int, moon: int, x: float, y: float, size: float) -> str:
    """Draw what a feat costs."""
    drawn = ""
    for name, amount in (("sun", sun), ("moon", moon)):
        if amount:
            drawn += sign(easel, name, x, y, size, amount)
            y += size - 1
    return drawn


def feat_name(easel: Easel, feat: str) -> str:
    """Name a feat where there is little room: an article says nothing there."""
    return easel.name("feat", feat).removeprefix("The ")

"""Seats in pictures: a colour and a mark, as on the browser's table."""

from __future__ import annotations

from grani.pictures.art import art
from grani.pictures.easel import Easel


def seat_badge(easel: Easel, seat: int, x: float, y: float, size: float) -> str:
    """Draw the disc of a seat; one beyond the fourth begins the row anew."""
    marks = art("common")["seats"]
    look = seat % len(marks)
    deep, light = easel.paint(f"seat-deep-{look}"), easel.paint("paper-98")
    markup = (
        f'<circle cx="20" cy="20" r="18.5" fill="{easel.paint(f"seat-{look}")}" '
        f'stroke="{easel.paint("ink-15")}" stroke-width="3"/>'
        f'<circle cx="20" cy="20" r="15" fill="none" stroke="{deep}" stroke-width="1.5"/>'
        f'<path d="{marks[look]}" transform="translate(8.5 8.5) scale(1.15)" fill="{light}"/>'
    )
    return easel.stamp(f"seat{look}", markup, x, y, size, box="0 0 40 40")

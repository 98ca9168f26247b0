"""A record as a film: one piece of HTML that needs nothing else, with a picture to step through.

A frame is what has changed since the one before, so that a whole game is smaller than many a
photograph. Where scripts do not run, the end of the game is shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path

from grani.core.match import retell
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.locales import Language
from grani.locales.speech import Speech
from grani.pictures.art import DARK, LIGHT, paints
from grani.pictures.easel import OWN, SANS, Easel, Picture
from grani.pictures.tables import draw_view, easel_of, words_of

BUTTONS = (
    ("first", "study-first", "M2 2h3v16H2zM18 2v16L6 10z"),
    ("back", "study-move-back", "M15 2v16L5 10z"),
    ("play", "study-play", "M4 1v18l14-9z"),
    ("next", "study-move-on", "M5 2v16l10-8z"),
    ("last", "study-last", "M15 2h3v16h-3zM2 2v16l12-8z"),
)
"""What can be pressed: what it does, its words, its sign."""
STYLE = """
.grani-{theme} {{ max-width: 1180px; padding: 8px; border-radius: 12px; background: {bg};
  color: {text}; font: 15px/1.4 {sans}; }}
.grani-{theme}:focus-visible {{ outline: 3px solid {focus}; }}
.grani-{theme} figure {{ margin: 0; overflow-x: auto; }}
.grani-{theme} figure svg {{ display: block; min-width: 700px; }}
.grani-{theme} div {{ display: flex; flex-wrap: wrap; gap: 6px; align-items: center;
  margin-top: 8px; }}
.grani-{theme} button {{ min-width: 40px; height: 36px; padding: 0 8px; border: 1px solid {line};
  border-radius: 8px; color: {text}; background: {panel}; font: inherit; cursor: pointer; }}
.grani-{theme} button svg {{ fill: currentColor; vertical-align: -2px; }}
.grani-{theme} input {{ flex: 1; min-width: 110px; accent-color: {clay}; }}
.grani-{theme} span {{ min-width: 5em; text-align: right; font-variant-numeric: tabular-nums; }}
.grani-{theme} p {{ min-height: 5.6em; margin: 8px 2px 0; white-space: pre-line; }}
"""


@dataclass(frozen=True, repr=False)
class Film:
    """A game that can be watched, in a notebook or, once saved, in any browser."""

    record: Record
    language: str = ""
    seat: int = -1
    dark: bool = False

    @cached_property
    def html(self) -> str:
        """The film, to be put into a page."""
        words = words_of(self.language, self.record.game)
        easel = easel_of(words, self.record.seats, len(self.record.seats), self.dark)
        pictures, said = self._frames(easel)
        return _page(pictures, said, words, DARK if self.dark else LIGHT)

    def _frames(self, easel: Easel) -> tuple[list[Picture], list[str]]:
        """Draw every step; what all need room for is what the last one shows."""
        speech = Speech(easel.words, list(easel.names))
        game = registered(self.record.game)
        widest = self.record.replay().view(self.seat)
        pictures: list[Picture] = []
        said: list[str] = []
        for step in retell(self.record):
            told = (game.message(event) for event in step.events)
            said.append("\n".join(speech.message(one) for one in told if one is not None))
            pictures.append(draw_view(step.state.view(self.seat), easel, widest))
        return pictures, said

    def save(self, path: str | Path) -> None:
        """Write the film as a page of its own."""
        words = words_of(self.language, self.record.game)
        ground = paints(DARK if self.dark else LIGHT)["bg"]
        title = escape(", ".join(self.record.seats))
        page = (
            f'<!doctype html>\n<html lang="{words.code}"><head><meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f'<title>{title}</title></head>\n<body style="margin:8px;background:{ground}">\n'
            f"{self.html}\n</body></html>\n"
        )
        Path(path).write_text(page, "utf-8")

    def __repr__(self) -> str:
        record = self.record
        return f"<film of {record.game}: {', '.join(record.seats)}, {len(record.actions)} steps>"

    def _repr_html_(self) -> str:
        return self.html


def _page(pictures: Sequence[Picture], said: list[str], words: Language, theme: str) -> str:
    """Put frames, what is said and the keys together."""
    places = {part.key: part.place for one in pictures for part in one.parts}
    slots = list(places)
    parts: dict[str, int] = {}
    frames = list(_changes(pictures, slots, parts))
    last = pictures[-1]
    end = {part.key: part.markup for part in last.parts}
    data = {"parts": list(parts), "frames": frames, "said": said}
    # No "<" at all: "<!--" would keep a script open as "</script" would end it.
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    mark = sha256(text.encode()).hexdigest()[:8]
    drawn = last.within(
        "".join(f"{_opened(places[slot])}{end.get(slot, '')}</g>" for slot in slots), mark=mark
    )
    say = words.say
    buttons = "".join(
        f'<button type="button" data-do="{what}" title="{escape(say(key))}"'
        + f' aria-label="{escape(say(key))}"{_playing(what, key, shape, words)}>'
        f'<svg viewBox="0 0 20 20" width="16" height="16"><path d="{shape}"/></svg></button>'
        for what, key, shape in BUTTONS
    )
    count = len(frames) - 1
    script = (files(__package__) / "film.js").read_text("utf-8")
    return (
        f"<style>{STYLE.format(theme=theme, sans=SANS, **paints(theme))}</style>"
        f'<section class="grani-film grani-{theme}" tabindex="0" lang="{words.code}" '
        f'aria-label="{escape(say("study-replay"))}"><figure>{drawn}</figure>'
        f'<div>{buttons}<input type="range" min="0" max="{count}" value="{count}" '
        f'aria-label="{escape(say("study-step"))}"><span>{count} / {count}</span></div>'
        f'<p role="status">{escape(said[-1])}</p>'
        f'<script type="application/json">{text.replace(OWN, f"g{mark}-")}</script>'
        f"<script>{script}</script></section>"
    )


def _playing(what: str, key: str, shape: str, words: Language) -> str:
    """Say of the one key that changes what it says by turns."""
    if what != "play":
        return ""
    play, pause = escape(words.say(key)), escape(words.say("study-pause"))
    return f' data-play="{play}" data-pause="{pause}" data-start="{shape}"'


def _opened(place: str) -> str:
    return f'<g transform="{place}">' if place else "<g>"


def _changes(
    pictures: Sequence[Picture], slots: list[str], parts: dict[str, int]
) -> Iterator[list[int]]:
    """Give for each picture what has changed: the number of a slot, that of its new part, …"""
    before: dict[str, str] = {}
    for picture in pictures:
        now = {part.key: part.markup for part in picture.parts}
        changed: list[int] = []
        for number, slot in enumerate(slots):
            markup = now.get(slot, "")
            if before.get(slot) != markup:
                changed += [number, parts.setdefault(markup, len(parts))]
        before = {slot: now.get(slot, "") for slot in slots}
        yield changed

"""Rules of single things, for players who ask what a card or a face does."""

from __future__ import annotations

import difflib

from grani.core.prompt import Option, Prompt
from grani.locales import spelled
from grani.terminal import Drawing, Thing
from grani.terminal.canvas import Words

SORTS = {"face": "face", "feat": "feat", "first": "face", "second": "face"}
"""Arguments of options that name a thing, and what sort of thing."""


def things_of(option: Option, prompt: Prompt, drawing: Drawing) -> list[Thing]:
    """List the things that an option is about; if there is none, those of its question."""
    for args in (option.args, prompt.args):
        found = [
            drawing.thing(SORTS[key], str(value)) for key, value in args.items() if key in SORTS
        ]
        if found:
            return found
    return []


FOLDED = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "ё": "е"})
"""What is written in several ways: apostrophes as they are typed, and Russian without its dots."""


def folded(text: str) -> str:
    """Write a name as it is compared: without capitals, dots and sorts of apostrophe."""
    return text.strip().casefold().translate(FOLDED)


def look_up(wanted: str, things: list[Thing], words: Words) -> list[Thing]:
    """Find things by name or a part of it, or by what is spelt nearly so."""
    names = {thing: folded(words.say(thing.name)) for thing in things}
    text = folded(wanted)
    exact = [thing for thing in things if names[thing] == text]
    if exact:
        return exact
    parts = [thing for thing in things if text in names[thing]]
    if parts:
        return parts
    near = difflib.get_close_matches(text, list(names.values()), n=1)
    return [thing for thing in things if names[thing] in near]


def rule(thing: Thing, words: Words) -> str:
    """Give name and rule of a thing."""
    name = words.say(thing.name) if words.has(thing.name) else spelled(thing.name)
    return f"{name}: {words.say(thing.rule)}" if words.has(thing.rule) else name

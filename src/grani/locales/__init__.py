"""Everything people read, in their language: Fluent messages, read when first asked for.

Messages live beside this module in ``<language>/*.ftl``, several files a language; a folder is all
that makes a language known. Files whose name begins with the id of a game hold its words. Other
people's games bring theirs in their package, in ``locales/<language>.ftl`` or a folder so named;
they are English where there are no others.
Nothing below the ways in makes text: it gives message keys and arguments, and ``say`` makes the
sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from grani.locales.entries import FOLDER, entries, references

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
LANGUAGES = (DEFAULT, *sorted({file.parent.name for file in FOLDER.glob("*/web.ftl")} - {DEFAULT}))
"""Every folder beside this module with Fluent files in it; English first, which stands in."""


MINUS = "−"


def in_figures(number: int) -> str:
    """Write a whole number as people do: what is below zero has a minus, not a hyphen.

    >>> in_figures(-14)
    '−14'
    """
    return str(number).replace("-", MINUS)


_DEBT = re.compile(r"(?<!\w)-(?=\d)")


def _with_minus(text: str, args: dict[str, str | int]) -> str:
    """Put a minus where Fluent writes a hyphen before the numbers of a message."""
    below = any(isinstance(value, int) and value < 0 for value in args.values())
    return _DEBT.sub(MINUS, text) if below else text


class Language:
    """The messages of one language; ``language`` gives the shared one."""

    def __init__(self, code: str, sources: Mapping[str, str]) -> None:
        """Take the entries of a language, unparsed, by their names."""
        self.code = code
        self._sources = sources
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None
        self._parsing = Lock()

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        return key in self._sources

    def say(self, key: str, /, **args: str | int) -> str:
        """Give a message with its arguments filled in.

        >>> language("uk").say("amount-gold", amount=22)
        '22 золоті'
        """
        if not self.has(key):
            raise KeyError(f"no message {key!r} in language {self.code!r}")
        bundle = self._bundle
        if bundle is None or key not in self._parsed:
            with self._parsing:
                bundle = self._parse(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in language {self.code!r} has no text of its own")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            given = ", ".join(args) or "none"
            raise ValueError(
                f"message {key!r} in language {self.code!r}: {errors[0]} (arguments given: {given})"
            )
        return _with_minus(str(text), args)

    def _parse(self, key: str) -> FluentBundle:
        """Read one entry and those that it refers to; give where they are."""
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        if self._bundle is None:
            # All our languages run left to right: isolation marks would only be in the way.
            self._bundle = FluentBundle([self.code], use_isolating=False)
        wanted = [key]
        for name in wanted:
            resource = FluentResource(self._sources[name])
            for entry in resource.body:
                if isinstance(entry, Junk):
                    line = (entry.content or "").strip().partition("\n")[0]
                    where = f"message {name!r} in language {self.code!r}"
                    raise ValueError(f"{where}: not Fluent: {line!r}")
            self._bundle.add_resource(resource)
            for other in references(self._sources[name]):
                if other in self._sources and other not in self._parsed and other not in wanted:
                    wanted.append(other)
        # Not before all of it is there: others may be speaking meanwhile.
        self._parsed.update(wanted)
        return self._bundle


@cache
def language(code: str, game: str = "") -> Language:
    """Give the language of a code in ``LANGUAGES``, as it is spoken at a game.

    At a game of other people nobody hears the words of ours: equal keys may mean something else.
    """
    if code not in LANGUAGES:
        from grani.core.reading import did_you_mean

        near = did_you_mean(code, LANGUAGES)
        raise KeyError(f"no language {code!r}{near or ': there are ' + ', '.join(LANGUAGES)}")
    if game and not is_ours(game):
        shared = {name: text for name, text in sources(code).items() if not of_game(name)}
        return Language(code, {**_joined(shared), **own_words(code, game)})
    return language(code) if game else Language(code, _joined(sources(code)))


def _joined(files: Mapping[str, str]) -> dict[str, str]:
    """Cut files into entries; the first of a name stands."""
    found: dict[str, str] = {}
    for text in files.values():
        found = {**entries(text), **found}
    return found


def of_game(file: str) -> bool:
    """Tell whether a file holds words of one of our games."""
    from grani.core.registry import ours

    return any(re.match(rf"{game}[.-]", file) for game in ours())


def is_ours(game: str) -> bool:
    """Tell whether a game is one of Grani's own, whose words are here."""
    from grani.core.registry import ours

    return game in ours()


def sources(code: str) -> dict[str, str]:
    """Give the texts of a language's files by their names."""
    return {file.name: file.read_text("utf-8") for file in sorted((FOLDER / code).glob("*.ftl"))}


@cache
def own_words(code: str, game: str) -> dict[str, str]:
    """Give the entries that a game brings itself, English ones where it has no others."""
    found: dict[str, str] = {}
    if is_ours(game):
        return found
    from importlib import import_module

    from grani.core.registry import home

    package = home(game)
    for folder in import_module(package).__path__ if package else ():
        for known in dict.fromkeys((DEFAULT, code)):
            place = Path(folder, "locales")
            for file in sorted((*place.glob(f"{known}.ftl"), *place.glob(f"{known}/*.ftl"))):
                found |= entries(file.read_text("utf-8"))
    return found


def spelled(key: str) -> str:
    """Give the plain words of a key or an id, for what nobody has words for.

    >>> spelled("option-hold"), spelled("golden_sow")
    ('hold', 'golden sow')
    """
    sort, _, rest = key.partition("-")
    return (rest if rest and sort in SORTS else key).replace("-", " ").replace("_", " ")


SORTS = frozenset({"option", "prompt", "log", "source", "field", "setup", "house", "bot"})
"""How keys begin that say what sort of message it is."""


def preferred(environ: Mapping[str, str]) -> str:
    """Give the language that the environment asks for, English if we do not speak it.

    >>> preferred({"LANG": "uk_UA.UTF-8"})
    'uk'
    >>> preferred({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"})
    'en'
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            code = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT

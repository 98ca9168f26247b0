"""Everything people read, in their language: Fluent messages, loaded when first asked for.

Messages live beside this module in ``<language>/*.ftl``, several files a language. Nothing below
the ways in makes text: it gives message keys and arguments, and ``say`` makes the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "uk")
DEFAULT = "en"


class Language:
    """The messages of one language; ``language`` gives the shared one."""

    def __init__(self, code: str, bundle: FluentBundle) -> None:
        self.code = code
        self._bundle = bundle

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: str | int) -> str:
        """Give a message with its arguments filled in.

        >>> language("uk").say("amount-gold", amount=22)
        '22 золоті'
        """
        if not self.has(key):
            raise KeyError(f"no message {key!r} in language {self.code!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in language {self.code!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            given = ", ".join(args) or "none"
            raise ValueError(
                f"message {key!r} in language {self.code!r}: {errors[0]} (arguments given: {given})"
            )
        return str(text)


@cache
def language(code: str, *only: str) -> Language:
    """Give the language of a code in ``LANGUAGES``; its files, or only those, are read once."""
    if code not in LANGUAGES:
        from grani.core.reading import did_you_mean

        near = did_you_mean(code, LANGUAGES)
        raise KeyError(f"no language {code!r}{near or ': there are ' + ', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    # All our languages run left to right: isolation marks would only be in the way.
    bundle = FluentBundle([code], use_isolating=False)
    for name, text in sources(code).items():
        if only and name not in only:
            continue
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise ValueError(f"{code}/{name}: not Fluent: {line!r}")
        bundle.add_resource(resource)
    return Language(code, bundle)


def sources(code: str) -> dict[str, str]:
    """Give the texts of a language's files by their names."""
    from importlib.resources import files

    folder = files(__name__).joinpath(code)
    return {
        file.name: file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


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

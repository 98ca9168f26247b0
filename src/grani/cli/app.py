"""The commands there are, the language they speak, and where each is found when it is called."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from grani.locales import LANGUAGES, preferred

if TYPE_CHECKING:
    from cyclopts import App, ArgumentCollection


COMMANDS: dict[str, str] = {
    "play": "grani.cli.play:play",
    "serve": "grani.cli.serve:serve",
    "backup": "grani.cli.backup:backup",
    "migrate": "grani.cli.migrate:migrate",
    "admin": "grani.cli.admin:admin",
    "verify": "grani.cli.verify:verify",
    "replay": "grani.cli.replay:replay",
    "review": "grani.cli.review:review",
    "puzzles": "grani.cli.puzzles:puzzles",
    "position": "grani.cli.position:position",
    "analyse": "grani.cli.analyse:analyse",
    "games": "grani.cli.games:games",
    "simulate": "grani.cli.simulate:simulate",
    "arena": "grani.cli.arena:arena",
    "train": "grani.cli.train:train",
}
"""The commands in the order of the help, and where each is found."""
LANG = "--lang"
HELP = ("--help", "-h")


def spoken(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Give the language to speak: the one asked for, if we know it, or that of the environment."""
    asked = asked_language(words)
    return asked if asked in LANGUAGES else preferred(environ)


def asked_language(words: Sequence[str]) -> str | None:
    """Give what ``--lang`` says, wherever it stands."""
    for number, word in enumerate(words):
        if word == "--":
            break
        if word.startswith(f"{LANG}="):
            return word.partition("=")[2]
        if word == LANG and number + 1 < len(words):
            return words[number + 1]
    return None


def in_order(words: Sequence[str]) -> list[str]:
    """Put a language that stands before the command behind it, where the commands expect it."""
    match list(words):
        case [word, *rest] if word.startswith(f"{LANG}="):
            given = [word]
        case [word, code, *rest] if word == LANG:
            given = [word, code]
        case rest:
            given = []
    if not rest or rest[0] not in COMMANDS:
        return rest
    return [rest[0], *given, *rest[1:]]


def wants_frontpage(words: Sequence[str], asked: str | None) -> bool:
    """Tell whether there is nothing but a wish for help, or nothing at all, and a language.

    >>> wants_frontpage([], None), wants_frontpage(["--lang", "uk", "-h"], "uk")
    (True, True)
    >>> wants_frontpage(["play", "--help"], None), wants_frontpage(["--help", "--version"], None)
    (False, False)
    """
    of_language = {LANG, asked, f"{LANG}={asked}"}
    rest = [word for word in words if word not in of_language]
    return not rest or (len(rest) == 1 and rest[0] in HELP)


def run(words: Sequence[str]) -> int:
    """Carry out a command line; give the exit code."""
    asked = asked_language(words)
    if asked is not None and asked not in LANGUAGES:
        from grani.terminal.complaint import CommandError

        raise CommandError("no-language", word=asked, known=", ".join(LANGUAGES))
    code = spoken(words, os.environ)
    if wants_frontpage(words, asked):
        from grani.cli.frontpage import show

        show(code, COMMANDS)
        return 0
    result = parser(code)(
        in_order(words), exit_on_error=False, print_error=False, result_action="return_value"
    )
    return result if isinstance(result, int) else 0


def parser(code: str) -> App:
    """Make the parser of all commands, with its help in a language."""
    from cyclopts import App

    from grani.cli.help import Help, texts_of
    from grani.terminal.console import Terminal

    texts = texts_of(code)
    app = App(
        name="grani",
        help=texts["help-grani"],
        help_epilogue=texts["help-grani-examples"],
        help_format="plaintext",
        help_formatter=Help("grani", texts),
        version=version,
        console=Terminal(highlight=False),
    )
    for name, path in COMMANDS.items():
        app.command(
            path,
            name=name,
            help=texts.get(f"help-{name}"),
            help_epilogue=texts.get(f"help-{name}-examples"),
            help_formatter=Help(name, texts, partial(_arguments, app, name)),
        )
    return app


def _arguments(app: App, command: str) -> ArgumentCollection:
    """Give the arguments of a command, which is imported for that."""
    return app[command].assemble_argument_collection()


def version() -> str:
    """Name this version of Grani, and its build."""
    from grani.core.build import build, version as installed

    return f"grani {installed() or '(not installed)'} ({build()})"

"""What ``--help`` shows, in the chosen language: texts of ``help.ftl`` by command and option.

``help-COMMAND`` and ``help-COMMAND-examples`` tell of a command, ``help-COMMAND-OPTION`` of one of
its options, and ``help-option-OPTION`` of one that several commands share.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from grani.cli import DEBUG
from grani.locales.entries import plain

if TYPE_CHECKING:
    from cyclopts.argument import Argument
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

FILE = "help.ftl"
VALUES = {"db": "DATABASE", "static": "FOLDER", "resume": "FILE", "mistakes": "FOLDER"}
"""What stands behind an option, where its type says too little."""
COMMANDS, PARAMETERS = "Commands", "Parameters"
"""The lists, as the parser calls them, that have options."""
ARGS = re.compile(r"\[ARGS(\.\.\.)?\]")
"""What the parser says for arguments that may be left out."""


def about(command: str, option: str, texts: Mapping[str, str]) -> str | None:
    """Give what is said of an option, None if nothing is."""
    own, shared = f"help-{command}-{option}", f"help-option-{option}"
    return texts.get(own, texts.get(shared))


def in_words(text: str, texts: Mapping[str, str]) -> str:
    """Translate the words in capitals that stand for what a user types."""
    return re.sub(
        r"\b[A-Z]{3,}\b", lambda found: texts.get(f"help-word-{found[0].lower()}", found[0]), text
    )


def texts_of(code: str) -> dict[str, str]:
    """Give all texts of the help in a language."""
    return plain(code, FILE)


class Help:
    """Shows the help of one command; the parser gives it panels in English."""

    def __init__(
        self,
        command: str,
        texts: Mapping[str, str],
        arguments: Callable[[], Iterable[Argument]] = tuple,
    ) -> None:
        self.command = command
        self.texts = texts
        self.arguments = arguments
        """Gives the arguments of the command, which must be imported for that."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from cyclopts.help import DefaultFormatter, HelpEntry

        # The option that ``main`` takes away before the parser sees it belongs to the others.
        with_debug = COMMANDS if self.command == "grani" else PARAMETERS
        more = [HelpEntry(positive_names=(DEBUG,))] if panel.title == with_debug else []
        entries = [self._entry(entry) for entry in (*panel.entries, *more)]
        title = self.texts.get(f"help-{str(panel.title).lower()}", panel.title)
        if entries:
            DefaultFormatter()(console, options, panel.copy(title=title, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Show how the command is written."""
        from rich.text import Text

        shown = in_words(ARGS.sub(self._named, str(usage)), self.texts)
        console.print(Text(f"{self.texts['help-usage']} {shown}", "bold"))

    def render_description(
        self, console: Console, options: ConsoleOptions, description: object
    ) -> None:
        """Show what the command is for."""
        if description:
            console.print(description)

    def _named(self, found: re.Match[str]) -> str:
        """Write the arguments that may be left out by their names."""
        from inspect import Parameter

        named = []
        for argument in self.arguments():
            if argument.field_info.is_positional and not argument.required:
                several = "..." if argument.field_info.kind is Parameter.VAR_POSITIONAL else ""
                named.append(f"[{argument.name.lstrip('-').upper()}{several}]")
        return " ".join(named) or found[0]

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """Put an option, or a command, into words."""
        from rich.text import Text

        name = (*entry.positive_names, *entry.positive_shorts, entry.positional_label or "")[0]
        option = name.lstrip("-").lower()
        told = about(self.command, option, self.texts)
        if told is None:
            return entry
        notes = {"default": entry.default, "choices": ", ".join(entry.choices or ())}
        marks = [f"[{self.texts[f'help-{key}']}: {note}]" for key, note in notes.items() if note]
        if entry.required:
            marks.append(f"[{self.texts['help-required']}]")
        return entry.copy(
            description=Text(" ".join([told, *marks])),
            default=None,
            choices=None,
            required=False,
            metavar=entry.metavar and in_words(VALUES.get(option, entry.metavar), self.texts),
            positional_label=entry.positional_label
            and in_words(entry.positional_label, self.texts),
        )

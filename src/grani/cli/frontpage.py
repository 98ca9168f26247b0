"""``grani --help``: all commands on a page, drawn without the parser.

Loading the parser takes longer than everything else that this page needs. A test compares it with
the page that the parser would show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.box import ROUNDED
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grani.cli import DEBUG
from grani.cli.help import about, in_words, texts_of
from grani.terminal.console import Terminal

OPTIONS = ("--help (-h)", "--version", DEBUG)
GAP = 2


def show(code: str, commands: Iterable[str]) -> None:
    """Show the page in a language."""
    texts = texts_of(code)
    console = Terminal(highlight=False, markup=False, emoji=False)
    console.print(Text(f"{texts['help-usage']} {in_words('grani COMMAND', texts)}", "bold"))
    console.print()
    console.print(Text(texts["help-grani"]))
    console.print()
    rows = _rows(sorted(commands), texts)
    title = Text(texts["help-commands"])
    console.print(Panel(rows, title=title, title_align="left", box=ROUNDED))
    console.print()
    console.print(Text(texts["help-grani-examples"]))


def _rows(commands: Iterable[str], texts: Mapping[str, str]) -> Table:
    rows = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    rows.add_column(style="cyan", no_wrap=True)
    rows.add_column(overflow="fold")
    for command in commands:
        rows.add_row(command, texts[f"help-{command}"].partition("\n")[0])
    for option in OPTIONS:
        told = about("grani", option.partition(" ")[0].lstrip("-"), texts)
        rows.add_row(option, told or "")
    return rows

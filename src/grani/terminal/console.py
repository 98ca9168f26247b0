"""The console that everything is written to."""

from __future__ import annotations

from rich.console import Console


class Terminal(Console):
    """A console that lets a closed pipe be seen by whoever runs the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

"""What a complaint about somebody's file must be: the right kind of error, in one short line."""

from __future__ import annotations

from collections.abc import Callable

LONGEST = 400


def complaint(error: type[ValueError], act: Callable[..., object], *arguments: object) -> str:
    """Give the complaint that ``act`` raises; anything else it raises goes through."""
    try:
        act(*arguments)
    except error as raised:
        return one_line(str(raised))
    raise AssertionError(f"no complaint about {arguments!r:.200}")


def one_line(said: str) -> str:
    """Give a complaint that is fit to be shown to people."""
    assert said.isprintable(), f"not one line: {said[:LONGEST]!r}"
    assert 0 < len(said) <= LONGEST, f"{len(said)} characters: {said[:LONGEST]}…"
    return said

"""Which build of the rules is running: compiled by mypyc, or interpreted from the same source."""

from __future__ import annotations

from grani.core import contract


def build() -> str:
    """Give ``compiled`` or ``pure``."""
    return "pure" if str(contract.__file__).endswith(".py") else "compiled"

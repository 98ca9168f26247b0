"""What is running: which version, and whether compiled by mypyc or interpreted from the source."""

from __future__ import annotations

from grani.core import contract


def build() -> str:
    """Give ``compiled`` or ``pure``."""
    return "pure" if str(contract.__file__).endswith(".py") else "compiled"


def version() -> str:
    """Give the version of Grani, '' where it is not installed."""
    from importlib.metadata import PackageNotFoundError, version as installed

    try:
        return installed("grani")
    except PackageNotFoundError:
        return ""

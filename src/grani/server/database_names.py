"""What people call a database: its file, or its URL without whatever may be a password.

Nothing but the standard library: the ways in use it before they know which database it is.
"""

from __future__ import annotations

from pathlib import Path


def shown(where: Path | str) -> str:
    """Give what people call a database, without its password and its options.

    >>> shown("postgresql://grani:p@ss/w0rd@db.example/grani?password=w0rd")
    'postgresql://grani@db.example/grani'
    """
    if isinstance(where, Path):
        return str(where.absolute())
    scheme, _, rest = where.partition("://")
    place, _, options = rest.partition("?")
    if "@" in options:
        return f"{scheme}://…"  # Perhaps the question mark is part of a password.
    user, at, host = place.rpartition("@")
    return f"{scheme.partition('+')[0]}://{user.partition(':')[0]}{at}{host}"


def is_ambiguous(url: str) -> bool:
    """Tell whether a URL has signs in its password that must be written as percent and numbers."""
    place, _, options = url.partition("://")[2].partition("?")
    user = place.rpartition("@")[0]
    return "@" in options or "@" in user or "/" in user

"""Single bits of a 64-bit word."""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64, one: i64 = 1) -> i64:
    """Give the word with only bit ``n`` set.

    mypyc writes ``1 << n`` as a shift of a C int, which is wrong from bit 31 on; a shifted
    variable is a 64-bit word. So this is the only way we shift a constant by a variable.
    """
    return one << n

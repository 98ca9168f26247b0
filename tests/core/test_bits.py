"""Single bits, far beyond the 31 of a C int."""

from __future__ import annotations

from grani.core.bits import bit


def test_every_bit_of_a_word() -> None:
    assert [bit(n) for n in range(63)] == [2**n for n in range(63)]

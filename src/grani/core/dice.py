"""Seeded dice: a small generator that gives the same rolls compiled and interpreted.

xoshiro128++ on 32-bit words; nothing here relies on 64-bit overflow. A state never holds one:
drivers do, and feed what it gives.
"""

from __future__ import annotations

from typing import Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from grani.core.whole import whole

WORD: Final[i64] = 0xFFFFFFFF


def mix(word: i64) -> i64:
    """Scramble one 32-bit word, so that neighbouring seeds have nothing in common."""
    word = (word ^ (word >> 16)) & WORD
    word = (word * 0x7FEB352D) & WORD
    word = word ^ (word >> 15)
    word = (word * 0x46CA68B5) & WORD
    return word ^ (word >> 16)


@final
@mypyc_attr(acyclic=True)
class Dice:
    """A reproducible source of fair outcomes: equal seeds give equal rolls.

    >>> light, dark = Dice(7), Dice(7)
    >>> [light.below(6) for _ in range(9)] == [dark.below(6) for _ in range(9)]
    True
    """

    def __init__(self, seed: SupportsIndex) -> None:
        number = whole(seed, "seed")
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.begin(number & 0xFFFFFFFF, (number >> 32) & 0xFFFFFFFF)

    def begin(self, low: i64, high: i64) -> None:
        """Roll from the beginning with another seed, of which these are the two words."""
        self.a = mix(low ^ 0x3C6EF372)
        self.b = mix(self.a ^ high ^ 0x1B873593)
        self.c = mix(self.b ^ low ^ 0x2545F491)
        self.d = mix(self.c ^ high ^ 0x5851F42D) | 1

    def clone(self) -> Dice:
        """Give dice that will roll the same from here on."""
        copy = Dice(0)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.d = self.d
        return copy

    def word(self) -> i64:
        """Give the next 32 random bits."""
        a = self.a
        b = self.b
        total = (a + self.d) & WORD
        result = ((total << 7 & WORD | total >> 25) + a) & WORD
        c = self.c ^ a
        d = self.d ^ b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & WORD)
        self.d = d << 11 & WORD | d >> 21
        return result

    def below(self, n: i64) -> i64:
        """Give a fair number in ``range(n)``; n is at most 2**31."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            bound = (WORD + 1 - n) % n
            while low < bound:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def pick(self, options: list[int]) -> int:
        """Give one of ``options``, each with equal chance."""
        return options[self.below(len(options))]

    def state(self) -> list[int]:
        """Give the generator's four words, to go on from later with ``restore``."""
        return [self.a, self.b, self.c, self.d]


def restore(words: list[int]) -> Dice:
    """Give dice that go on where ``Dice.state`` was taken."""
    bits: int = 32
    if len(words) != 4 or any(not 0 <= word < 2**bits for word in words) or not any(words):
        raise ValueError("the state of dice is four words of 32 bits, not all zero")
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.d = words
    return dice

"""One-time signatures: whoever has a secret signs one single message, and everybody can check it.

This is Winternitz's scheme with nothing but SHA-256. From the secret follow 67 numbers, and each
begins a chain of 15 hashes; the hash of all ends is public. A message of 32 bytes is 64 digits of
16; a digit says how far its chain is opened, and three more digits count what is left of all, so
that nobody can go on from a signature to that of another message. Two messages signed by one key
would give away too much: ``Signer`` refuses the second.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

SECRET_BYTES: Final = 32
DIGITS: Final = 64
"""How many digits of 16 a message has."""
CHAINS: Final = DIGITS + 3
LONGEST: Final = 15
LETTERS: Final = CHAINS * 64
"""How many letters a signature has."""
_SIGNATURE = re.compile(f"[0-9a-f]{{{LETTERS}}}")


def new_secret() -> bytes:
    """Draw the secret of a signer from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


class Signer:
    """Signs one message with a secret that is never shown."""

    def __init__(self, secret: bytes) -> None:
        """Take a secret; nothing is worked out before it is asked for."""
        self._secret = secret
        self._signed: bytes | None = None

    @property
    def public(self) -> str:
        """What signatures of this signer are checked against."""
        return _public([_climb(chain, 0, LONGEST, one) for chain, one in self._beginnings()])

    def sign(self, message: bytes) -> str:
        """Sign 32 bytes; RuntimeError if other ones were signed before."""
        if self._signed not in (None, message):
            raise RuntimeError("a one-time key must not sign two messages")
        self._signed = message
        digits = _digits(message)
        opened = [_climb(chain, 0, digits[chain], one) for chain, one in self._beginnings()]
        return b"".join(opened).hex()

    def _beginnings(self) -> list[tuple[int, bytes]]:
        return [
            (chain, hmac.digest(self._secret, f"chain {chain}".encode(), "sha256"))
            for chain in range(CHAINS)
        ]


def signer_of(message: bytes, signature: str) -> str:
    """Give the ``public`` of whoever signed this message; empty if it is no signature at all."""
    if _SIGNATURE.fullmatch(signature) is None:
        return ""
    raw = bytes.fromhex(signature)
    return _public(
        [
            _climb(chain, digit, LONGEST, raw[32 * chain : 32 * chain + 32])
            for chain, digit in enumerate(_digits(message))
        ]
    )


def _digits(message: bytes) -> list[int]:
    """Give the digits of a message, and three that say how much all of them lack.

    >>> _digits(bytes(30) + bytes([0x12, 0xFF]))[-7:]
    [1, 2, 15, 15, 3, 9, 15]
    """
    if len(message) * 2 != DIGITS:
        raise ValueError("only 32 bytes can be signed")
    digits = [int(letter, 16) for letter in message.hex()]
    lacking = sum(LONGEST - digit for digit in digits)
    return [*digits, lacking >> 8, lacking >> 4 & 15, lacking & 15]


def _climb(chain: int, start: int, end: int, value: bytes) -> bytes:
    """Go up a chain; each hash knows its place, so that none stands for another."""
    for place in range(start, end):
        value = hashlib.sha256(f"grani chain\n{chain}\n{place}\n".encode() + value).digest()
    return value


def _public(ends: list[bytes]) -> str:
    return hashlib.sha256(b"".join(ends)).hexdigest()

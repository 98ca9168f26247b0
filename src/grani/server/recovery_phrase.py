"""Recovery phrases: digits that bring an account back where there is no passkey.

36 digits in nine groups of four: keyboards of all languages have them, and nobody must know how a
word is spelt. The first two groups find the account, the other seven (93 bits) prove that it is
one's own. Only a slow hash of these is kept, so whoever steals the database cannot sign in.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

LOOKUP = 8
SECRET = 28
GROUP = 4
SALT = 16
COST = {"n": 1 << 14, "r": 8, "p": 1}
"""Of scrypt: 16 MiB, and some hundredths of a second."""
NOBODY = b"\0" * SALT + b"\0" * 64
"""Compared with where there is no such account, so that this takes as long."""


def draw() -> str:
    """Draw the digits of a phrase."""
    return "".join(secrets.choice("0123456789") for _ in range(LOOKUP + SECRET))


def grouped(digits: str) -> str:
    """Write digits as people read them.

    >>> grouped("123456789012")
    '1234 5678 9012'
    """
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


def read_phrase(text: str) -> tuple[str, str] | None:
    """Give both parts of a phrase however it was typed; None if it cannot be one.

    >>> read_phrase("0123 4567-" + "8901 " * 7)
    ('01234567', '8901890189018901890189018901')
    >>> read_phrase("0123 4567") is None
    True
    """
    digits = "".join(sign for sign in text if not sign.isspace() and sign not in "-–—.,")
    if len(digits) != LOOKUP + SECRET or not (digits.isascii() and digits.isdecimal()):
        return None
    return digits[:LOOKUP], digits[LOOKUP:]


def slow_hash(secret: str, salt: bytes = b"") -> bytes:
    """Give what is kept of the secret part: the salt, then the hash. It takes a while."""
    salt = salt or secrets.token_bytes(SALT)
    return salt + hashlib.scrypt(secret.encode(), salt=salt, dklen=64, **COST)


def fits(secret: str, kept: bytes) -> bool:
    """Tell whether this is the secret of which a hash was kept. It takes a while."""
    return hmac.compare_digest(slow_hash(secret, kept[:SALT]), kept)

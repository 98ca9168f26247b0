"""The proof that a host is at a browser right now: one of their passkeys has said so, lately.

It is a cookie of its own beside that of the guest, signed, for one guest and one passkey: good for
a while after its last use, and for an hour after the passkey was asked. A cookie that somebody has
copied is of no use soon, and any of several servers reads it.
"""

from __future__ import annotations

from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from grani.server.identity import own_cookies

COOKIE = "grani_host"
UNUSED = 15 * 60.0
"""Seconds without an order after which the passkey is asked again."""
LONGEST = 60 * 60.0
"""Seconds after which it is asked again in any case."""
SKEW = 60.0
"""Seconds by which the clocks of two servers may differ."""


class Proof(NamedTuple):
    """When a passkey has proved who somebody is, and when that was last made use of."""

    guest: str
    passkey: str
    proved: float
    used: float

    def holds(self, now: float) -> bool:
        """Tell whether it is still good."""
        is_past = max(self.proved, self.used) <= now + SKEW
        return is_past and now - self.used <= UNUSED and now - self.proved <= LONGEST


class Proofs:
    """Makes and reads the cookie; ``path`` is that of the server below its host."""

    def __init__(self, secret: str, path: str) -> None:
        self._signer = Signer(secret, salt="grani.host")
        self._path = f"{path}/api"

    def read(self, cookies: str, guest: str, now: float) -> Proof | None:
        """Give the proof of a guest in a ``Cookie`` header; None if there is none that holds."""
        for signed in own_cookies(cookies, COOKIE):
            try:
                said = self._signer.unsign(signed).decode("ascii")
            except (BadSignature, UnicodeError):
                continue
            whose, passkey, proved, used = said.split("_")
            found = Proof(whose, passkey, float(proved), float(used))
            if found.guest == guest and found.holds(now):
                return found
        return None

    def header(self, proof: Proof, is_secure: bool) -> str:
        """Give the ``Set-Cookie`` header of a proof."""
        said = f"{proof.guest}_{proof.passkey}_{proof.proved:.0f}_{proof.used:.0f}"
        signed = self._signer.sign(said).decode("ascii")
        secure = "; Secure" if is_secure else ""
        return (
            f"{COOKIE}={signed}; Path={self._path}; Max-Age={UNUSED:.0f}; HttpOnly"
            f"; SameSite=Strict{secure}"
        )

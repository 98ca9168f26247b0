"""Who a browser is: a random guest id in a signed cookie, no accounts."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

COOKIE = "grani_guest"
YEAR = 365 * 24 * 3600


class Identity:
    """Makes and reads the cookie; the secret is kept with the games."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="grani.guest")

    def new(self) -> str:
        """Draw a guest id."""
        return secrets.token_hex(16)

    def read(self, cookies: str) -> str:
        """Give the guest of a ``Cookie`` header; empty if there is none that we signed."""
        try:
            jar = SimpleCookie(cookies)
        except CookieError:
            return ""
        morsel = jar.get(COOKIE)
        if morsel is None:
            return ""
        try:
            return self._signer.unsign(morsel.value).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return ""

    def header(self, guest: str, is_secure: bool) -> str:
        """Give the ``Set-Cookie`` header of a guest."""
        signed = self._signer.sign(guest).decode("ascii")
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

"""Who a browser is: a random guest id in a signed cookie, no accounts."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "grani_guest"
YEAR = 365 * 24 * 3600
MOST_COOKIES = 4
"""Cookies of our name that are looked at: another server below the same host may have set one."""


class Identity:
    """Makes and reads the cookie; the secret is kept with the games."""

    def __init__(self, secret: str, path: str = "/") -> None:
        self._signer = Signer(secret, salt="grani.guest")
        self._path = path

    def new(self) -> str:
        """Draw a guest id."""
        return secrets.token_hex(16)

    def read(self, cookies: str) -> str:
        """Give the guest of a ``Cookie`` header; empty if there is none that we signed."""
        for signed in own_cookies(cookies):
            try:
                return self._signer.unsign(signed).decode("ascii")
            except (BadSignature, UnicodeError):
                continue
        return ""

    def header(self, guest: str, is_secure: bool) -> str:
        """Give the ``Set-Cookie`` header of a guest."""
        signed = self._signer.sign(guest).decode("ascii")
        secure = "; Secure" if is_secure else ""
        return (
            f"{COOKIE}={signed}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        )


def own_cookies(header: str) -> list[str]:
    """Give the values of our cookie in a ``Cookie`` header, whatever else stands in it.

    Read by hand, because the reader of the standard library takes a time that grows with the
    square of the length, and gives up at the first cookie that it does not like.

    >>> own_cookies("theme=dark mode; grani_guest=abc.def; {broken")
    ['abc.def']
    """
    found = []
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            found.append(value.strip())
            if len(found) == MOST_COOKIES:
                break
    return found

"""Who a browser is: a random guest id in a signed cookie.

The cookie of an account that has ended its sessions says after how many times it was given: those
from before are void, and all of an account that was deleted. Nobody else's cookie says anything but
the guest.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

COOKIE = "grani_guest"
YEAR = 365 * 24 * 3600
MOST_COOKIES = 4
"""Cookies of our name that are looked at: another server below the same host may have set one."""


class Session(NamedTuple):
    """What a cookie says: a guest, and how often they had ended their sessions by then."""

    guest: str
    epoch: int


NOBODY = Session("", 0)


class Identity:
    """Makes and reads the cookie; the secret is kept with the games.

    ``epoch_of`` gives how often a guest has ended their sessions; None if none of them holds.
    """

    def __init__(
        self, secret: str, path: str = "/", epoch_of: Callable[[str], int | None] = lambda _: 0
    ) -> None:
        self._signer = Signer(secret, salt="grani.guest")
        self._path = path
        self._epoch_of = epoch_of

    def new(self) -> str:
        """Draw a guest id."""
        return secrets.token_hex(16)

    def read(self, cookies: str) -> str:
        """Give the guest of a ``Cookie`` header; empty if there is none that we signed."""
        return self.session(cookies).guest

    def session(self, cookies: str) -> Session:
        """Give what a ``Cookie`` header says, unless that has been ended; else ``NOBODY``."""
        return next(filter(self._holds, self._signed(cookies)), NOBODY)

    def ended(self, cookies: str) -> list[str]:
        """Give the guests of a ``Cookie`` header whose sessions have been ended."""
        return [one.guest for one in self._signed(cookies) if not self._holds(one)]

    def _signed(self, cookies: str) -> Iterator[Session]:
        for signed in own_cookies(cookies):
            try:
                guest, _, epoch = self._signer.unsign(signed).decode("ascii").partition("-")
            except (BadSignature, UnicodeError):
                continue
            yield Session(guest, int(epoch or 0))

    def _holds(self, session: Session) -> bool:
        first = self._epoch_of(session.guest)
        # More than is known here: another server has ended them, and this one will hear of it.
        return first is not None and session.epoch >= first

    def header(self, guest: str, is_secure: bool, epoch: int | None = None) -> str:
        """Give the ``Set-Cookie`` header of a guest, of an epoch that is not known here yet."""
        epoch = self._epoch_of(guest) if epoch is None else epoch
        signed = self._signer.sign(f"{guest}-{epoch}" if epoch else guest).decode("ascii")
        secure = "; Secure" if is_secure else ""
        return (
            f"{COOKIE}={signed}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        )


def own_cookies(header: str, own: str = COOKIE) -> list[str]:
    """Give the values of a cookie of ours in a ``Cookie`` header, whatever else stands in it.

    Read by hand, because the reader of the standard library takes a time that grows with the
    square of the length, and gives up at the first cookie that it does not like.

    >>> own_cookies("theme=dark mode; grani_guest=abc.def; {broken")
    ['abc.def']
    """
    found = []
    for pair in header.split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == own:
            found.append(value.strip())
            if len(found) == MOST_COOKIES:
                break
    return found

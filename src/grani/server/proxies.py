"""Proxies before the server: whose word counts about where a request comes from.

Only peers that the host has named are believed, address by address: what they say of the one
before them counts, and what that one says only if it is trusted too.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import Scope

SECURE = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


class Proxies:
    """The addresses and networks that are trusted; ValueError for one that is none."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(one, strict=False) for one in trusted]

    def __contains__(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(plain(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def vouch_for(self, scope: Scope) -> bool:
        """Tell whether a request comes from one whose word is taken."""
        peer = scope["client"][0] if scope.get("client") else ""
        return bool(self._networks) and peer in self

    def seen_through(self, scope: Scope) -> Scope:
        """Give a request as its first untrusted sender made it."""
        if not self.vouch_for(scope):
            return scope
        peer = scope["client"][0]
        headers = Headers(scope=scope)
        scope = dict(scope)
        scope["client"] = (self.sender(peer, headers.getlist("x-forwarded-for")), 0)
        said = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip().lower()
        scheme = SECURE.get(said)
        if scheme is not None:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
        return scope

    def sender(self, peer: str, forwarded: Iterable[str]) -> str:
        """Give the first address, from the nearest on, that is no proxy of ours.

        >>> Proxies(["10.0.0.0/8"]).sender("10.0.0.1", ["1.1.1.1, 192.0.2.7, 10.0.0.2"])
        '192.0.2.7'
        >>> Proxies(["10.0.0.0/8"]).sender("10.0.0.1", ["fe80::1%anything at all"])
        'fe80::1'
        """
        found = plain(peer)
        for text in reversed(",".join(forwarded).split(",")):
            if found not in self:
                break
            try:
                # What stands behind a % may be anything, and says nothing to others.
                found = plain(str(ipaddress.ip_address(text.strip().partition("%")[0])))
            except ValueError:
                break
        return found


def plain(address: str) -> str:
    """Give an IPv4 address as such where it came in the clothes of IPv6.

    >>> plain("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    return address.removeprefix("::ffff:") if "." in address else address

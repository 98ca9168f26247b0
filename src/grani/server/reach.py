"""Where friends reach the server: the address for links that are sent to others.

Whoever plays on the machine of the server sees it at ``127.0.0.1``, which is of no use to others.
"""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from grani.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE = ("192.0.2.1", 9)
"""An address of nobody (RFC 5737): the system is asked by which way it would be reached."""


def outside_address(settings: Settings, scheme: str, host: str) -> str:
    """Give the address of the site for others; empty if only this machine reaches it.

    ``scheme`` and ``host`` are those of a request that came in, so that they are true for its
    sender.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    asked = urlsplit(f"//{host}")
    if asked.hostname not in LOOPBACK:
        return f"{scheme}://{host}"
    if settings.host in LOOPBACK:
        return ""
    name = local_address() if settings.host in EVERYWHERE else settings.host
    if not name:
        return ""
    port = f":{asked.port}" if asked.port else ""
    return f"{scheme}://[{name}]{port}" if ":" in name else f"{scheme}://{name}{port}"


def local_address() -> str:
    """Give the address of this machine in its network; empty if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found in (*LOOPBACK, *EVERYWHERE) else found

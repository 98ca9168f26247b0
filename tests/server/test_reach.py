"""The address that friends get: one by which they reach the server, or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from grani.server.reach import local_address, outside_address
from grani.server.settings import Settings

HERE = local_address()


@pytest.mark.parametrize(
    ("bound", "public", "host", "found"),
    [
        ("127.0.0.1", "", "127.0.0.1:8765", ""),
        ("127.0.0.1", "", "localhost:8765", ""),
        (
            "127.0.0.1",
            "https://tables.example/grani/",
            "127.0.0.1:8765",
            "https://tables.example/grani",
        ),
        ("192.0.2.7", "", "127.0.0.1:8765", "http://192.0.2.7:8765"),
        ("2001:db8::7", "", "[::1]:8765", "http://[2001:db8::7]:8765"),
        ("0.0.0.0", "", "192.0.2.9:8765", "http://192.0.2.9:8765"),
        ("0.0.0.0", "", "desk.local:8765", "http://desk.local:8765"),
        ("0.0.0.0", "", "localhost:8765", f"http://{HERE}:8765" if HERE else ""),
    ],
)
def test_friends_get_an_address_that_leads_here(
    bound: str, public: str, host: str, found: str
) -> None:
    settings = Settings(Path("x.db"), Path("static"), host=bound, public_url=public)
    assert outside_address(settings, "http", host) == found

"""Servers that tests share, and those they have for themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it is."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers with options of their own."""
    running: list[Server] = []

    def make(**options: Any) -> Server:
        folder = tmp_path / f"server-{len(running)}"
        folder.mkdir()
        running.append(Server(folder, **options))
        return running[-1]

    yield make
    for one in running:
        one.kill()  # Quicker than a goodbye; what that does has tests of its own.

"""What is generated is what the Python side says: for the browser, and for people."""

from __future__ import annotations

import pytest

from tools.generate import ROOT, files, sources

GENERATED = files()
"""Written once for all tests: it takes half a second."""


@pytest.mark.parametrize("name", GENERATED)
def test_generated_files_are_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == GENERATED[name], "run python -m tools.generate"


def test_generating_is_deterministic() -> None:
    assert files() == GENERATED


def test_every_message_of_the_wire_is_in_the_protocol() -> None:
    protocol = sources()["protocol.ts"]
    for tag in ("hello", "act", "undo", "seat_bot", "snapshot", "batch", "reject", "hint"):
        assert f"type: '{tag}';" in protocol
    assert "Args" in protocol
    assert "any" not in protocol.replace("many", "").split()

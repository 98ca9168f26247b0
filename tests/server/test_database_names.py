"""Which database is meant is said without its password, and nothing is made where nobody asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from grani.cli import main

SECRET = "sw0rd"
GONE = "127.0.0.1:1"
"""Nobody listens there."""


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://grani:{SECRET}@{GONE}/grani",
        f"postgresql://grani@{GONE}/grani?password={SECRET}",
        f"postgresql://grani:fish@{SECRET}@{GONE}/grani",
        f"postgresql://grani:fish/{SECRET}@{GONE}/grani",
        f"postgresql://grani:fish?{SECRET}@{GONE}/grani",
        f"postgresql://grani@{GONE}/grani?password=fish@{SECRET}",
        f"postgresql://grani:{SECRET}@{GONE}/",
        f"postgresql://grani:{SECRET}@127.0.0.1:port/grani",
        f"mysql://grani:{SECRET}@{GONE}/grani",
    ],
)
@pytest.mark.parametrize("command", ["serve", "admin", "backup", "migrate"])
def test_no_sentence_has_a_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str, command: str
) -> None:
    copy = str(tmp_path / "copy.sqlite")
    words = {
        "serve": ["serve", "--port", "0", "--db", url],
        "admin": ["admin", "rooms", "--db", url],
        "backup": ["backup", copy, "--db", url],
        "migrate": ["migrate", url, copy],
    }
    assert main([*words[command], "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert SECRET not in said.out + said.err
    assert "psycopg" not in said.err


def test_a_password_with_signs_of_a_url_is_told_how_to_be_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--db", "postgresql://grani:a@b@h/d", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "%40" in said
    assert "postgresql://grani@h/d" in said


def test_a_folder_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "clbu"
    file = str(folder / "club.sqlite")
    for words in (["serve", "--port", "0", "--db", file], ["migrate", "old.sqlite", file]):
        assert main([*words, "--lang", "en"]) == 2
        assert str(folder) in capsys.readouterr().err
    assert not folder.exists()

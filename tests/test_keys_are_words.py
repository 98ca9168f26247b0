"""Keys of sentences are for sentences: in the browser nothing is decided by what one says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.locales.fluent_files import entries

SOURCES = Path(__file__).parents[1] / "web" / "src"
GENERATED = "generated"
READS = re.compile(
    r"(?<!event)\.key\s*(?:[!=]==?\s*['\"`]\w|\.(?:startsWith|endsWith|includes|match|replace|slice|split)\b)"
    r"|\.(?:test|exec)\((?!event)\w+(?:\.\w+)*\.key\)"
    r"|['\"`](?:rr-)?log-[\w-]+['\"`]\s*[:,]"
)
"""A key that is compared, cut up or looked up; keys of the keyboard are of an ``event``."""

QUOTED = re.compile(r"['\"`]([a-z][a-z0-9-]+)(?:['\"`]|\$\{)")
"""Keys, and how those begin whose end is put in."""


def found(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if READS.search(line)]


def pages() -> dict[str, str]:
    """Give the text of everything that is written for the browser, by its path."""
    return {
        str(path.relative_to(SOURCES)): path.read_text("utf-8")
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".ts", ".svelte") and GENERATED not in path.parts
    }


def test_nothing_looks_at_the_key_of_a_sentence() -> None:
    read = {path: found(text) for path, text in pages().items()}
    assert read
    assert {path: lines for path, lines in read.items() if lines} == {}


def stems(said: set[str]) -> tuple[str, ...]:
    return tuple(stem for stem in said if re.fullmatch(r"[a-z0-9]+-.*-", stem))


def test_pages_say_nothing_that_only_the_terminal_has() -> None:
    """Files of words for the terminal are no part of what a browser loads."""
    terminal = {entry.key for entry in entries("en") if entry.file.endswith("-terminal.ftl")}
    assert terminal
    quoted = {
        path: {key for key in terminal if key in said or key.startswith(stems(said))}
        for path, said in ((path, set(QUOTED.findall(text))) for path, text in pages().items())
    }
    assert {path: keys for path, keys in quoted.items() if keys} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if (line.key === 'log-rolled') return;",
        "const isFeat = option.key.startsWith('option-feat');",
        "opens: /log-(turn|round)$/.test(line.key)",
        "'log-forged': (line) => line,",
    ],
)
def test_such_a_look_is_noticed(line: str) -> None:
    assert found(line) == [line]


@pytest.mark.parametrize("line", ["if (event.key === 'Enter') go();", "t('rr-log-over')"])
def test_keyboards_and_sentences_are_left_alone(line: str) -> None:
    assert found(line) == []

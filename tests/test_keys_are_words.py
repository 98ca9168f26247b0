"""Keys of sentences are for sentences: in the browser nothing is decided by what one says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "web" / "src"
GENERATED = "generated"
READS = re.compile(
    r"(?<!event)\.key\s*(?:[!=]==?\s*['\"`]\w|\.(?:startsWith|endsWith|includes|match|replace|slice|split)\b)"
    r"|\.(?:test|exec)\((?!event)\w+(?:\.\w+)*\.key\)"
    r"|['\"`](?:rr-)?log-[\w-]+['\"`]\s*[:,]"
)
"""A key that is compared, cut up or looked up; keys of the keyboard are of an ``event``."""


def found(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if READS.search(line)]


def test_nothing_looks_at_the_key_of_a_sentence() -> None:
    files = [
        path
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".ts", ".svelte") and GENERATED not in path.parts
    ]
    assert files
    read = {str(path.relative_to(SOURCES)): found(path.read_text("utf-8")) for path in files}
    assert {path: lines for path, lines in read.items() if lines} == {}


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

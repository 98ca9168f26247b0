"""How messages name things, as TypeScript: the browser makes the same sentences as Python.

``source`` gives the text of ``web/src/generated/words.ts``, from the tables of ``grani.locales``.
"""

from __future__ import annotations

import json

from grani.locales import SORTS
from grani.locales.speech import NAME_KEYS, SEATS, SOURCE


def source() -> str:
    """Give the whole file."""
    rows = [f"  {name}: {_list(keys)}," for name, keys in NAME_KEYS.items()]
    return "\n".join(
        [
            "// Written by `python -m tools.generate` from the tables of grani.locales.",
            "",
            "/** Arguments that are ids, and the keys under which the name of each may stand. */",
            "export const NAME_KEYS: Record<string, readonly string[]> = {",
            *rows,
            "};",
            "/** Arguments that are seats. */",
            f"export const SEATS: readonly string[] = {_list(sorted(SEATS))};",
            "/** The argument that tells what something comes from. */",
            f"export const SOURCE = {_word(SOURCE)};",
            "/** How keys begin that say what sort of message it is. */",
            f"export const SORTS: readonly string[] = {_list(sorted(SORTS))};",
            "",
        ]
    )


def _list(words: list[str] | tuple[str, ...]) -> str:
    return f"[{', '.join(_word(word) for word in words)}]"


def _word(word: str) -> str:
    return "'" + json.dumps(word)[1:-1] + "'"

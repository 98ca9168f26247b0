"""Docstrings as the reference of the documents shows them: examples in them are code.

An extension of Griffe, which reads the sources for MkDocs; ``mkdocs.yml`` names it.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"(?m)^( *)>>> (?:.*\n)(?:\1\S.*(?:\n|\Z)|\1 +\S.*(?:\n|\Z))*")


class Sessions(griffe.Extension):
    """Puts fences around sessions: without them ``>>>`` is a quotation of a quotation."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Give a docstring whose sessions stand in fences.

    >>> print(fenced("Add.\\n\\n>>> 1 + 1\\n2\\n"))
    Add.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    """

    def put(match: re.Match[str]) -> str:
        indent = match[1]
        return f"{indent}```pycon\n{match[0].rstrip()}\n{indent}```\n"

    return SESSION.sub(put, f"{text}\n").rstrip() + "\n"

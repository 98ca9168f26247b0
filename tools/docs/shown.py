"""Notebooks as pages of the documents: their words, their code, and what that code has shown.

What a cell shows is kept in the notebook. Of several kinds the richest is taken: a film or a report
with its own markup, a picture as it is, else the text. All of it stands in the page itself, so that
nothing is fetched; the search does not look into it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

MARKUP = ("text/html", "image/svg+xml")
"""Kinds that are put into the page as they are, the richest first."""
WIDE = "---\nhide: [navigation, toc]\n---\n\n"
"""Pictures take the room of the lists beside a page, which would be empty here."""
HEAD = re.compile(r"^# (.+)$", re.MULTILINE)


def page(text: str) -> str:
    """Show a notebook as a page."""
    return WIDE + "\n\n".join(_parts(json.loads(text)["cells"])) + "\n"


def title(text: str, otherwise: str) -> str:
    """Give the title of a notebook: its first heading."""
    found = HEAD.search(page(text))
    return found[1] if found else otherwise


def _parts(cells: Sequence[dict[str, Any]]) -> Iterator[str]:
    for cell in cells:
        source = "".join(cell["source"]).strip()
        if not source:
            continue
        if cell["cell_type"] == "markdown":
            yield source
        else:
            yield _fenced("python", source)
            yield from (_shown(output) for output in cell["outputs"])


def _shown(output: dict[str, Any]) -> str:
    """Give one thing that a cell has shown."""
    if output["output_type"] == "stream":
        return _told("".join(output["text"]))
    kinds = output["data"]
    for kind in MARKUP:
        if kind in kinds:
            # Blank lines would end the markup where the page is read as Markdown.
            markup = re.sub(r"\n\s*\n", "\n", "".join(kinds[kind]).strip())
            return f'<div class="shown" data-search-exclude>\n{markup}\n</div>'
    return _told("".join(kinds["text/plain"]))


def _told(text: str) -> str:
    return _fenced("{ .text .told }", text.rstrip())


def _fenced(kind: str, text: str) -> str:
    """Give a block of code; its fence is longer than any within it."""
    longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{kind}\n{text}\n{fence}"

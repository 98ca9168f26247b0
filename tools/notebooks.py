"""``python -m tools.notebooks``: run the notebooks of ``examples`` and keep what they show in them.

A small runner instead of a kernel: cells are executed in their order in one namespace; what is
printed and what the last line of a cell shows are its outputs, as Jupyter would have them. A name
or two run those notebooks alone (``first_game``); ``--check`` only tells whether the text that is
kept is what the code says today.
"""

from __future__ import annotations

import ast
import io
import json
import os
import sys
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "examples"
SHOWN = (
    ("image/svg+xml", "_repr_svg_"),
    ("text/html", "_repr_html_"),
)
"""Kinds of what a thing may show, beside its text, and what it is asked by."""
Json = dict[str, Any]


def notebooks() -> list[Path]:
    """Give all notebooks, in their order."""
    return sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> Json:
    """Read a notebook."""
    return dict(json.loads(path.read_text("utf-8")))


def run(notebook: Json) -> Json:
    """Execute a notebook; give it with what its cells show now."""
    names: dict[str, Any] = {"__name__": "__notebook__"}
    count = 0
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell = {**cell, "execution_count": count}
            cell["outputs"] = _outputs("".join(cell["source"]), names, count)
        cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int) -> list[Json]:
    """Execute a cell; give what it prints, and what its last line shows."""
    code = ast.parse(source)
    last = code.body.pop() if code.body and isinstance(code.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(code, "<cell>", "exec"), names)
        shown = None
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    outputs: list[Json] = []
    if text := printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(text)})
    if shown is not None:
        outputs.append(
            {
                "output_type": "execute_result",
                "execution_count": count,
                "metadata": {},
                "data": _bundle(shown),
            }
        )
    return outputs


def _bundle(shown: object) -> Json:
    """Give what a thing shows of itself, by kind."""
    found: Json = {"text/plain": _lines(repr(shown))}
    for kind, asked in SHOWN:
        if (show := getattr(shown, asked, None)) is not None:
            found[kind] = _lines(str(show()))
    return found


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def texts(notebook: Json) -> list[str]:
    """Give all text that a notebook shows, output by output; pictures are left out."""
    found = []
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            lines = output.get("text") or output["data"]["text/plain"]
            found.append("".join(lines))
    return found


def kinds(notebook: Json) -> set[str]:
    """Give the kinds of everything that a notebook shows."""
    return {
        kind
        for cell in notebook["cells"]
        for output in cell.get("outputs", ())
        for kind in output.get("data", ())
    }


def written(notebook: Json) -> str:
    """Write a notebook as Jupyter does."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main(words: list[str]) -> int:
    """Run notebooks, and keep or check what they show."""
    only = [word for word in words if not word.startswith("--")]
    os.environ["LC_ALL"] = "C"
    stale = []
    for path in notebooks():
        if only and path.stem not in only:
            continue
        kept = read(path)
        with chdir(FOLDER):
            now = run(kept)
        if "--check" not in words:
            path.write_text(written(now), "utf-8")
            print(f"ran {path.name}")
        elif texts(now) != texts(kept):
            stale.append(path.name)
    if stale:
        print(f"out of date: {', '.join(stale)}; run python -m tools.notebooks", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

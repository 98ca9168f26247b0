"""``python -m tools.generate``: write what follows from the Python side, for browser and people.

The files are checked in, and a test compares them with what this would write.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tools import languages, schemas

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "generated"
TABLES, TYPES = "_tables", "_types"
FILES = (
    ("tools.wire", "protocol.ts"),
    ("tools.words", "words.ts"),
    *(
        (f"tools.{path.stem}", f"{path.stem.removesuffix(TABLES)}.ts")
        for path in sorted(Path(__file__).parent.glob(f"*{TABLES}.py"))
    ),
    *(
        (f"tools.{path.stem}", f"{path.stem.removesuffix(TYPES)}-types.ts")
        for path in sorted(Path(__file__).parent.glob(f"*{TYPES}.py"))
    ),
)
"""Modules whose ``source`` gives the text of a file.

Of a game these are ``<folder>_tables``, what is printed, and ``<folder>_types``, what is sent.
Beside these, ``tools.languages`` gives several files.
"""


PAGES = (
    ("tools.actions", "docs/actions.md"),
    ("tools.openapi", "docs/openapi.json"),
    ("tools.http_page", "docs/http.md"),
    ("tools.socket_page", "docs/socket.md"),
)
"""The same for files that the browser does not read."""


def sources() -> dict[str, str]:
    """Give the text of every file that the browser reads by its name."""
    texts = {name: str(import_module(module).source()) for module, name in FILES}
    return texts | languages.sources()


def files() -> dict[str, str]:
    """Give the text of every generated file by its path in the repository."""
    texts = {f"{FOLDER.relative_to(ROOT)}/{name}": text for name, text in sources().items()}
    texts |= {path: str(import_module(module).source()) for module, path in PAGES}
    return texts | schemas.sources()


def main() -> int:
    """Write the files; ``--check`` only tells whether they are up to date."""
    return write(files(), ROOT, "tools.generate")


def write(texts: dict[str, str], folder: Path, tool: str) -> int:
    """Write files below a folder; with ``--check`` on the command line only tell which are old."""
    stale = []
    for name, text in texts.items():
        path = folder / name
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"wrote {name}")
    if stale and "--check" in sys.argv[1:]:
        print(f"out of date: {', '.join(stale)}; run python -m {tool}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

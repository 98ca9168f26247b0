"""``python -m tools.docs``: build the documents into ``src/grani/server/site``, strictly.

``grani serve`` has them at ``/docs``. ``tools.docs.pages`` gathers the pages, MkDocs builds them by
``mkdocs.yml``, each language by itself, with search of its own; one warning, and nothing is
written. Colours and letters are those of the table, taken from ``web``. Nothing in the site needs
the network.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from tools.docs.pages import DOCS, ENGLISH, LANGUAGES, ROOT, lay_out

HERE = Path(__file__).resolve().parent
BUILD = ROOT / ".build" / "docs"
PAGES, MADE = BUILD / "pages", BUILD / "site"
SITE = ROOT / "src" / "grani" / "server" / "site"
WEB = ROOT / "web"
LOOK = "look"
"""Where the site has its styles, letters and icon."""
FONT = re.compile(r"url\('(@fontsource[^']+)'\)")
LIGHT = "[data-theme='light']"
SCHEME = "[data-md-color-scheme='default']"
"""What MkDocs calls the light firing."""
SPARE = ("404.html", "sitemap.xml.gz", "*.map", "objects.inv")
"""What MkDocs makes and nobody asks for."""
STEMMERS = ("lunr.multi.min.js", "lunr.ru.min.js", "lunr.stemmer.support.min.js")
"""Of all languages that search could know, those we have; Ukrainian letters come with Russian."""
TROUBLE = re.compile(r"^(?:WARNING|ERROR|.*Warning:)", re.MULTILINE)


class DocsError(RuntimeError):
    """The documents cannot be built; the message says why."""


def build() -> None:
    """Build the site; the old one stays until the new one is there."""
    lay_out(PAGES)
    for code in (ENGLISH, *LANGUAGES):
        dress(PAGES / code / LOOK)
    make(HERE.parents[1] / "mkdocs.yml")
    # Below the English one, which begins by clearing the folder.
    for code in LANGUAGES:
        make(HERE / f"mkdocs.{code}.yml")
    prune()
    credit()
    shutil.copyfile(ROOT / DOCS / "openapi.json", MADE / "openapi.json")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(MADE, SITE)


def make(config: Path) -> None:
    """Let MkDocs build what a file says; DocsError if it has anything to say about that."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    told = done.stdout + done.stderr
    if done.returncode or TROUBLE.search(told):
        raise DocsError(told.strip())


def dress(look: Path) -> None:
    """Bring the colours, letters and icon of the table."""
    look.mkdir()
    shutil.copyfile(WEB / "src" / "assets" / "icon.svg", look / "icon.svg")
    shutil.copyfile(HERE / "docs.css", look / "docs.css")
    tokens = (WEB / "src" / "tokens.css").read_text("utf-8")
    (look / "tokens.css").write_text(tokens.replace(LIGHT, SCHEME), "utf-8")

    def brought(match: re.Match[str]) -> str:
        file = WEB / "node_modules" / match[1]
        if not file.is_file():
            raise DocsError(f"{file} is missing: python -m tools.web install")
        shutil.copyfile(file, look / file.name)
        return f"url('{file.name}')"

    fonts = (WEB / "src" / "fonts.css").read_text("utf-8")
    (look / "fonts.css").write_text(FONT.sub(brought, fonts), "utf-8")


def prune() -> None:
    """Leave out what nobody asks for: half of what MkDocs makes."""
    for path in [path for pattern in SPARE for path in MADE.rglob(pattern)]:
        path.unlink()
    for path in MADE.rglob("lunr/**/*.js"):
        if path.name not in STEMMERS:
            path.unlink()


def credit() -> None:
    """Bring the licence of the theme, whose scripts and styles the site has."""
    for file in distribution("mkdocs-material").files or ():
        if file.name == "LICENSE":
            shutil.copyfile(str(file.locate()), MADE / "assets" / "LICENSE.txt")


def main() -> int:
    """Build, or say why not."""
    try:
        build()
    except DocsError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What browser tests need of the machine: Chromium, the built pages, and a server that serves them.

``GRANI_STATIC`` names another folder of built pages than the one that comes with grani.
"""

from __future__ import annotations

import os
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.server.serving import Server
from tests.web.fate import FORGETS

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def chromium() -> str:
    """Give where Debian's Chromium is, or nothing; the one without a screen is quicker."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next(filter(None, map(shutil.which, names)), "")


def pages() -> Path:
    """Give the folder of the built pages."""
    other = os.environ.get("GRANI_STATIC")
    return Path(other) if other else Path(str(files("grani.server").joinpath("static")))


def missing() -> str:
    """Say what browser tests lack on this machine; nothing if they can run."""
    if not chromium():
        return "no Chromium here; as root, `make test` installs it"
    if not (pages() / "index.html").is_file():
        return "the pages are not built; `make web` builds them"
    return ""


def serve(folder: Path, **options: Any) -> Server:
    """Start a server with the pages; bots decide at once unless the options say otherwise."""
    return Server(folder, static=str(pages()), keep_loaded=FORGETS, **options)

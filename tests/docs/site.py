"""The built site of documents as data: pages, what they lead to, and what can be led to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

SITE = Path(str(files("grani.server").joinpath("site")))
LOADED = {"img": "src", "script": "src", "iframe": "src", "source": "src", "object": "data"}
"""What a browser fetches by itself, beside links in the head."""


def missing() -> str:
    """Say why tests of the site cannot run; nothing if they can."""
    if (SITE / "index.html").is_file():
        return ""
    return "DOCUMENT TESTS SKIPPED: the documents are not built; `make docs` builds them"


@dataclass
class Page:
    """One page: where its links lead, what it loads, and its anchors."""

    links: set[str] = field(default_factory=set)
    loads: set[str] = field(default_factory=set)
    anchors: set[str] = field(default_factory=set)
    title: str = ""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self._in_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.page.anchors.add(given["id"])
        if tag == "a" and "href" in given:
            self.page.links.add(given["href"])
        if tag == "link" and given.get("rel") != "alternate" and "href" in given:
            self.page.loads.add(given["href"])
        if tag in LOADED and LOADED[tag] in given:
            self.page.loads.add(given[LOADED[tag]])
        self._in_title = tag == "title"

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.page.title += data.strip()


@cache
def pages() -> dict[str, Page]:
    """Read all pages, by their paths in the site."""
    found = {}
    for path in sorted(SITE.rglob("*.html")):
        reader = _Reader()
        reader.feed(path.read_text("utf-8"))
        found[path.relative_to(SITE).as_posix()] = reader.page
    return found

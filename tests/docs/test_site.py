"""The site stands by itself: every link leads somewhere, and nothing comes from outside."""

from __future__ import annotations

import posixpath
import re
from urllib.parse import unquote

import pytest

from tests.docs.site import SITE, missing, pages
from tools.docs.pages import LANGUAGES, gathered

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
OUTSIDE = re.compile(r"(?:https?:)?//")
TABLE = ".."
"""Where the table is, seen from the first page: the one place that a link may lead to elsewhere."""


def broken(name: str, link: str) -> str:
    """Say what is wrong with a link of a page; nothing if it leads somewhere."""
    path, _, anchor = link.partition("#")
    target = name
    if path:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(path)))
    if target == TABLE and path.endswith("/"):
        return ""
    if (SITE / target).is_dir():
        target = posixpath.normpath(posixpath.join(target, "index.html"))
    if target.startswith(TABLE) or not (SITE / target).is_file():
        return f"{name}: {link} is no file"
    if anchor and unquote(anchor) not in pages()[target].anchors:
        return f"{name}: {link} is no place"
    return ""


def test_every_page_is_built_in_its_language() -> None:
    wanted = set()
    for source in gathered().pages:
        code = source.removesuffix(".md").rpartition(".")[2]
        name = re.sub(r"(^|/)README\.md$", r"\1index.md", source)
        name = re.sub(r"\.md$", ".html", name)
        if code in LANGUAGES:
            name = f"{code}/{name.replace(f'.{code}.html', '.html')}"
        wanted.add(name)
    assert len(wanted) > 80
    assert set(pages()) == wanted
    assert all(page.title for page in pages().values())


def test_every_link_leads_to_a_page_and_a_place_on_it() -> None:
    found = [
        broken(name, link)
        for name, page in pages().items()
        for link in page.links
        if not OUTSIDE.match(link)
    ]
    assert len(found) > 2000
    assert sorted(filter(None, found)) == []


def test_a_broken_link_would_be_found() -> None:
    assert broken("index.html", "nowhere.html").endswith("is no file")
    assert broken("rules/dice-forge.html", "#df-999").endswith("is no place")
    assert broken("rules/dice-forge.html", "#df-066") == ""
    assert broken("rules/dice-forge.html", "../../secret").endswith("is no file")


def test_pages_load_nothing_from_outside() -> None:
    loads = {load for page in pages().values() for load in page.loads}
    assert any(load.endswith(".js") for load in loads)
    assert [load for load in loads if OUTSIDE.match(load)] == []
    for style in SITE.rglob("*.css"):
        named = re.findall(r"(?:url\(|@import )['\"]?([^'\")]+)", style.read_text("utf-8"))
        assert [one for one in named if OUTSIDE.match(one)] == [], style


def test_whose_theme_it_is_is_said() -> None:
    assert "Martin Donath" in (SITE / "assets" / "LICENSE.txt").read_text("utf-8")


def test_all_that_is_loaded_is_there() -> None:
    found = [broken(name, load) for name, page in pages().items() for load in page.loads]
    assert sorted(filter(None, found)) == []

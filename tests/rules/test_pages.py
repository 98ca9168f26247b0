"""The pages of rulings: every number once, no dead link, and nobody cites what is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.pages import (
    FOLDER,
    NUMBER,
    PAGES,
    ROOT,
    all_numbers,
    anchors,
    links,
    rulings,
    text,
)

CITING = ("src", "tests", "tools", "bench", "web/src", "docs")
"""Where rulings are cited, beside the papers at the top."""
SUFFIXES = {".py", ".ts", ".svelte", ".ftl", ".md", ".css"}


def citing() -> Iterator[Path]:
    """Give every file in which a ruling may be cited."""
    for folder in CITING:
        for path in sorted((ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT).parts
            if path.suffix in SUFFIXES and not {"node_modules", "static", "__pycache__"} & {*parts}:
                yield path
    yield from sorted(ROOT.glob("*.md"))


@pytest.mark.parametrize("title", PAGES)
def test_every_ruling_has_an_anchor_of_its_own(title: str) -> None:
    for number, anchor in rulings(title).items():
        assert anchor == number.lower()
    assert len(set(anchors(title))) == len(anchors(title)), "an anchor stands twice"
    written = set(
        re.findall(r"^(?:- |\| )(?:<a id=\"[^\"]+\"></a>)?(?:\*\*)?(\w+-C?\d+)", text(title), re.M)
    )
    assert written == set(rulings(title)), "a ruling has no anchor"


@pytest.mark.parametrize("title", PAGES)
def test_a_page_gives_out_its_own_kinds_of_number(title: str) -> None:
    assert {number.partition("-")[0] for number in rulings(title)} == set(PAGES[title])


@pytest.mark.parametrize("title", PAGES)
def test_every_link_leads_somewhere(title: str) -> None:
    for link in links(title):
        file, _, anchor = link.partition("#")
        target = file or title
        assert (FOLDER / target).is_file(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md"])
def test_the_papers_at_the_top_lead_to_every_page(paper: str) -> None:
    written = (ROOT / paper).read_text("utf-8")
    assert [title for title in PAGES if f"(docs/rules/{title})" not in written] == []


def test_every_number_that_is_cited_is_a_ruling() -> None:
    known = all_numbers()
    unknown = {
        f"{path.relative_to(ROOT)}: {number}"
        for path in citing()
        for number in NUMBER.findall(path.read_text("utf-8"))
        if number not in known
    }
    assert sorted(unknown) == []


def test_the_search_for_citations_finds_them() -> None:
    cited = {number for path in citing() for number in NUMBER.findall(path.read_text("utf-8"))}
    assert {"DF-066", "RB-C02", "RR-043", "D-04", "RD-03"} <= cited
    assert NUMBER.findall("RB-C02, DF-0661, D-040 XD-04 (RD-03) C-02.") == [
        "RB-C02",
        "RD-03",
        "C-02",
    ]

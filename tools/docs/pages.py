"""The pages of the documents, gathered from the repository and laid out for MkDocs.

Most are in ``docs``. Others stand elsewhere, where people of the repository look for them, and are
taken as they are: nothing is written twice. Links are made to fit the new places; one that leads to
a file which is no page becomes plain words, for the site stands by itself.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from tools.docs import shown

ROOT = Path(__file__).resolve().parents[2]
DOCS = "docs"
ENGLISH = "en"
LANGUAGES = ("ru", "uk")
"""Beside English; a page in one of them ends in its code, and is of a site of its own."""
MOVED = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    **{f"bench/{name}.md": f"bench/{name}.md" for name in ("FEEL", "HAMMER", "LADDER", "LOAD")},
    "bench/RESULTS.md": "bench/RESULTS.md",
}
"""Pages that are not in ``docs``, and where the site has them."""
LEFT_OUT = ("docs/screens/README.md",)
"""Sixty pictures: for the repository."""
EXTEND = "extend.md"
FIRST_LIST = "Lists that are followed"
AFTER_LISTS = "What was saved yesterday"
EXTEND_HEAD = "# Add a feat, a realm, a bot, a game\n"
"""The lists of CONTRIBUTING.md are a page of their own."""
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
DRAWING = re.compile(r"!\[[^\]]*\]\((architecture\.svg)\)")
"""Drawings that take the colours of the page."""
AS_IT_IS = re.compile(r'(?ms)^( *)(```+).*?^\1\2 *$|^<div class="shown".*?^</div>$')
"""Code, and what notebooks have shown: no word of it is a link of the page."""


@dataclass
class Layout:
    """Which file of the repository is which file of the site."""

    pages: dict[str, str] = field(default_factory=dict)
    """Texts by their path in the site."""
    origins: dict[str, str] = field(default_factory=dict)
    """Where the pages of the site come from."""
    places: dict[str, str] = field(default_factory=dict)
    """Where the files of the repository are in the site."""
    files: set[tuple[str, str]] = field(default_factory=set)
    """What pages of a language show or lead to, by its path in ``docs``."""


def lay_out(folder: Path) -> None:
    """Write all pages, and what they show, into a folder: below it, one for each language."""
    shutil.rmtree(folder, ignore_errors=True)
    found = gathered()
    for name, text in found.pages.items():
        code = _language(name)
        path = folder / (code or ENGLISH) / name.replace(f".{code}.md", ".md")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for code, name in found.files:
        path = folder / (code or ENGLISH) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / DOCS / name, path)


def gathered() -> Layout:
    """Gather the pages, with links that fit."""
    found = Layout()
    for path in sorted((ROOT / DOCS).rglob("*.md")):
        origin = path.relative_to(ROOT).as_posix()
        if origin not in LEFT_OUT:
            _take(found, origin, path.relative_to(ROOT / DOCS).as_posix())
    for origin, name in MOVED.items():
        _take(found, origin, name)
    _split_lists(found)
    found.pages["decisions/index.md"] = decisions()
    found.pages["examples.md"] = examples()
    for path in notebooks():
        name = f"notebooks/{path.stem}.md"
        found.pages[name] = shown.page(path.read_text("utf-8"))
        found.origins[name] = _name(path)
        found.places[_name(path)] = name
    for name, origin in found.origins.items():
        found.pages[name] = _dressed(_linked(found, name, origin))
    return found


def _take(found: Layout, origin: str, name: str) -> None:
    found.pages[name] = (ROOT / origin).read_text("utf-8")
    found.origins[name] = origin
    found.places[origin] = name


def _split_lists(found: Layout) -> None:
    """Make the lists of CONTRIBUTING.md a page of their own."""
    name = MOVED["CONTRIBUTING.md"]
    text = found.pages[name]
    start = text.index(f"\n## {FIRST_LIST}\n")
    end = text.index(f"\n## {AFTER_LISTS}\n")
    found.pages[name] = text[:start] + text[end:]
    found.pages[EXTEND] = EXTEND_HEAD + text[start:end].replace(f"\n## {FIRST_LIST}\n", "", 1)
    found.origins[EXTEND] = "CONTRIBUTING.md"


# ---------------------------------------------------------------------- links


def _linked(found: Layout, name: str, origin: str) -> str:
    """Give a page with links that fit its place in the site."""

    def led(match: re.Match[str]) -> str:
        shown, words, target = match[1], match[2], match[3]
        path, mark, anchor = target.partition("#")
        if ":" in path or not path:
            return match[0]
        wanted = _normal(PurePosixPath(origin).parent / path)
        place = _place(found, name, wanted, anchor)
        if place is None:
            return f"`{words}`" if words == path.rpartition("/")[2] else words
        if shown:
            words = words.replace('"', "&quot;")
        language = _language(name)
        if language and place.endswith(".md") and not _language(place):
            own = f"{place.removesuffix('.md')}.{language}.md"
            if own not in found.pages:
                # English pages are a step above those of other languages.
                page = re.sub(r"(README|index)\.md$", "index.html", place)
                page = page.removesuffix(".md") + ".html" if page.endswith(".md") else page
                return f'<a href="../{page}{mark}{anchor}">{words}</a>'
        return f"{shown}[{words}]({_between(name, place)}{mark}{anchor})"

    return "".join(
        part if stays else LINK.sub(led, part) for stays, part in _parts(found.pages[name])
    )


def _place(found: Layout, name: str, wanted: str, anchor: str) -> str | None:
    """Give where a file of the repository is in the site; None if it is not there."""
    if wanted == "CONTRIBUTING.md" and anchor and f"\n## {_title(anchor)}" in found.pages[EXTEND]:
        return EXTEND
    if wanted in found.places:
        return found.places[wanted]
    if wanted == f"{DOCS}/decisions":
        return "decisions/index.md"
    if wanted.startswith("examples/"):
        return "examples.md"
    file = ROOT / wanted
    if not wanted.startswith(f"{DOCS}/") or not file.is_file() or file.suffix == ".md":
        return None
    place = wanted.removeprefix(f"{DOCS}/")
    found.files.add((_language(name), place))
    return place


def _title(anchor: str) -> str:
    """Give the heading that an anchor of CONTRIBUTING.md means."""
    return anchor.replace("-", " ").capitalize()


def _parts(text: str) -> Iterator[tuple[bool, str]]:
    """Give a page in parts: what stays as it is, and what does not."""
    at = 0
    for match in AS_IT_IS.finditer(text):
        yield False, text[at : match.start()]
        yield True, match[0]
        at = match.end()
    yield False, text[at:]


def _language(name: str) -> str:
    """Give the language of a page; empty for English."""
    code = name.removesuffix(".md").rpartition(".")[2]
    return code if code in LANGUAGES else ""


def _normal(path: PurePosixPath) -> str:
    return os.path.normpath(path.as_posix()).replace(os.sep, "/")


def _between(name: str, place: str) -> str:
    """Give the way from one page to another."""
    return os.path.relpath(place, PurePosixPath(name).parent.as_posix()).replace(os.sep, "/")


# ---------------------------------------------------------------------- how they look


def _dressed(text: str) -> str:
    """Give a page as MkDocs shows it best: sessions coloured as such, drawings in the page."""
    text = text.replace("```python\n>>> ", "```pycon\n>>> ")
    return DRAWING.sub(_drawn, text)


def _drawn(match: re.Match[str]) -> str:
    """Put a drawing into the page itself, so that it has the colours of the page."""
    drawing = (ROOT / DOCS / match[1]).read_text("utf-8")
    return f'<div class="drawing">{" ".join(drawing.split())}</div>'


# ---------------------------------------------------------------------- lists


def decisions() -> str:
    """List the decisions by their titles."""
    rows = []
    for path in sorted((ROOT / DOCS / "decisions").glob("[0-9]*.md")):
        title = path.read_text("utf-8").splitlines()[0].removeprefix("# ").strip()
        rows.append(f"- [{title}]({path.name})")
    head = "# Decisions\n\nChoices that somebody will question, and why they were made.\n\n"
    return head + "\n".join(rows) + "\n"


def examples() -> str:
    """Show the examples of the repository: notebooks by their titles, the others as they are."""
    parts = [
        "# Examples and notebooks\n",
        "All of them are in the folder `examples` of the repository, and tests run them.\n",
    ]
    if notebooks():
        parts.append("## Notebooks\n")
        rows = (
            f"- [{_title_of(path)}](notebooks/{path.stem}.md), `{_name(path)}`"
            for path in notebooks()
        )
        parts.append("\n".join(rows) + "\n")
    others: dict[str, Callable[[], Iterator[Path]]] = {
        "Bots": lambda: (ROOT / "examples" / "bots").glob("[a-z]*.py"),
        "A game of its own": lambda: (ROOT / "examples" / "pig" / "src").glob("*/game.py"),
        "Train an agent": lambda: (ROOT / "examples").glob("*.py"),
    }
    for title, files in others.items():
        parts.append(f"## {title}\n")
        for path in sorted(files()):
            parts.append(f"### `{_name(path)}`\n\n```python\n{path.read_text('utf-8')}```\n")
    return "\n".join(parts)


def notebooks() -> list[Path]:
    """Find the notebooks among the examples."""
    return sorted((ROOT / "examples").glob("*.ipynb"))


def _title_of(path: Path) -> str:
    return shown.title(path.read_text("utf-8"), path.stem)


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()

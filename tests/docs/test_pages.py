"""The sources of the documents: what is shown, in which languages, and where links lead."""

from __future__ import annotations

import doctest
import json
import re

import pytest

import grani
from tools.docs.pages import EXTEND, LANGUAGES, ROOT, gathered, notebooks
from tools.docs.shown import page
from tools.docs.strings import fenced

FOR_PLAYERS = ("index", "play", "learn", "host")
MOST_LINES = 10


def test_the_list_of_twenty_has_twenty_of_at_most_ten_lines() -> None:
    text = (ROOT / "docs" / "twenty.md").read_text("utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    numbers = [section.partition(".")[0] for section in sections]
    assert numbers == [str(number) for number in range(1, 21)]
    for section in sections:
        lines = re.findall(r"^(?:>>>|\.\.\.) ?.*$", section, re.MULTILINE)
        assert 0 < len(lines) <= MOST_LINES, section.splitlines()[0]
        shown = [one.want for one in doctest.DocTestParser().get_examples(section)]
        assert any(shown), f"{section.splitlines()[0]}: shows nothing"
        imports = [line for line in lines if "import " in line]
        assert imports, f"{section.splitlines()[0]}: is not complete in itself"


def test_the_tour_has_ten_steps() -> None:
    text = (ROOT / "docs" / "tour.md").read_text("utf-8")
    assert re.findall(r"^## (\d+)\. ", text, re.MULTILINE) == [str(n) for n in range(1, 11)]


def test_every_public_name_is_in_the_reference() -> None:
    told = "".join(page.read_text("utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    named = set(re.findall(r"^::: grani\.(\w+)$", told, re.MULTILINE))
    assert named == set(grani._HOME)


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_pages_for_players_say_the_same_in_every_language(name: str) -> None:
    def shape(text: str) -> list[str]:
        return re.findall(r"^(#+ |```\w*|\| ?-)", text, re.MULTILINE)

    english = (ROOT / "docs" / f"{name}.md").read_text("utf-8")
    for code in LANGUAGES:
        other = (ROOT / "docs" / f"{name}.{code}.md").read_text("utf-8")
        assert shape(other) == shape(english), code
    others = {page.name for page in (ROOT / "docs").glob("*.*.md")}
    assert len(others) == len(FOR_PLAYERS) * len(LANGUAGES)


def test_the_lists_of_contributing_are_shown_once_and_whole() -> None:
    pages = gathered().pages
    titles = re.findall(r"^## .+$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
    shown = re.findall(r"^## .+$", pages["contributing.md"] + pages[EXTEND], re.MULTILINE)
    assert sorted(shown) == sorted(
        title for title in titles if title != "## Lists that are followed"
    )
    for title in ("## Add a feat of known verbs", "## Add a realm", "## Add a game"):
        assert title in pages[EXTEND]


def test_links_fit_where_pages_are_shown() -> None:
    pages = gathered().pages
    assert "[Add a bot](extend.md#add-a-bot)" in pages["bots.md"]
    assert "[the ladder](bench/LADDER.md)" in pages["bots.md"]
    assert "[018]" not in pages["contributing.md"]
    assert "](decisions/018-a-profile-guided-build.md)" in pages["contributing.md"]
    assert "[Rebellion](rules/rebellion.md)" in pages["contributing.md"]
    assert '<a href="../tour.html">' in pages["index.ru.md"]
    assert "[**Играть**](play.md)" in pages["index.ru.md"]
    assert "](../" not in pages["index.uk.md"]


def test_a_notebook_is_shown_by_its_words_its_code_and_what_that_showed() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# First game\n", "\n", "Play one."]},
        {
            "cell_type": "code",
            "source": ["import grani\n", "table"],
            "outputs": [
                {"output_type": "stream", "text": ["so ```\n"]},
                {"data": {"image/svg+xml": ["<svg>\n", "\n", "</svg>"], "text/plain": ["<t>"]}}
                | {"output_type": "execute_result"},
                {"output_type": "execute_result", "data": {"text/plain": ["[1, 2]"]}},
            ],
        },
        {"cell_type": "code", "source": [], "outputs": []},
    ]
    assert page(json.dumps({"cells": cells})) == (
        "---\nhide: [navigation, toc]\n---\n\n"
        "# First game\n\nPlay one.\n\n```python\nimport grani\ntable\n```\n\n"
        "````{ .text .told }\nso ```\n````\n\n"
        '<div class="shown" data-search-exclude>\n<svg>\n</svg>\n</div>\n\n'
        "```{ .text .told }\n[1, 2]\n```\n"
    )
    listed = gathered().pages["examples.md"]
    assert "examples/bots/patient.py" in listed
    for path in notebooks():
        assert f"](notebooks/{path.stem}.md)" in listed


def test_what_notebooks_have_shown_is_on_their_pages_as_it_was() -> None:
    pages = gathered().pages
    films = 0
    for path in notebooks():
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            for output in cell.get("outputs", ()):
                for kind in ("text/html", "image/svg+xml"):
                    markup = "".join(output.get("data", {}).get(kind, "")).strip()
                    films += "<script" in markup
                    whole = re.sub(r"\n\s*\n", "\n", markup)
                    assert whole in pages[f"notebooks/{path.stem}.md"], path.stem
    assert films == 1


def test_examples_of_docstrings_become_code() -> None:
    assert fenced("Say.\n\n>>> 1\n1\n>>> def f():\n...     pass\n\nAfter.") == (
        "Say.\n\n```pycon\n>>> 1\n1\n>>> def f():\n...     pass\n```\n\nAfter.\n"
    )
    assert fenced("Nothing to run.") == "Nothing to run.\n"

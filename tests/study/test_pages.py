"""Pages say what the numbers say, every number with its interval."""

from __future__ import annotations

import doctest
import re
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grani.arena.runners import Here
from grani.arena.verdicts import Estimate
from study import charts
from study.forge_page import favourite_sentence, forge_page, seat_sentence, turning_sentence
from study.forge_sums import read_sums
from study.front_page import DOCS, write_pages
from study.gathering import gather
from study.page import CHARTS
from study.payback import Payback
from study.plans import PLANS
from study.shards import folder_of, read
from study.sums import Sums

GAMES = 60
PLANS_PLAYED = [replace(plan, level="easy", share=1.0) for plan in PLANS[0::4]]
INTERVAL = re.compile(r" ± |% \(.+–.+\)")
LINK = re.compile(r"\]\(([^)#]+)\)")
SVG = "{http://www.w3.org/2000/svg}"


def sure(*shares: float) -> list[Estimate]:
    return [Estimate(one, one - 0.02, one + 0.02, 1000) for one in shares]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("games")
    assert gather(PLANS_PLAYED, GAMES, Here(), root=root, say=lambda line: None)
    return root


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory, played: Path) -> Path:
    docs = tmp_path_factory.mktemp("docs")
    (docs / CHARTS).mkdir()
    (docs / CHARTS / "base-left-over.svg").write_text("")
    write_pages(played, docs, PLANS_PLAYED)
    return docs


def test_pages_that_rest_on_more_games_are_left_alone(
    pages: Path, played: Path, tmp_path: Path
) -> None:
    before = {path.name: path.read_bytes() for path in pages.rglob("*.*")}
    aside = tmp_path / "aside"
    for plans in (PLANS_PLAYED[:1], []):
        written = write_pages(played, pages, plans, aside)
        assert {path.parent for path in written} == {aside}
    assert {path.name: path.read_bytes() for path in pages.rglob("*.*")} == before
    same = write_pages(played, pages, PLANS_PLAYED, aside)
    assert {path.parent for path in same} == {pages}


def test_every_finding_has_its_interval(pages: Path) -> None:
    findings = re.findall(r"(?m)^- (.*\.)$", (pages / "README.md").read_text())
    told = [text for text in findings if not text.startswith("**")]
    assert len(told) > 10
    assert [text for text in told if not INTERVAL.search(text)] == []


def test_every_page_says_how_many_games_it_rests_on_and_how_to_play_them(pages: Path) -> None:
    front = (pages / "README.md").read_text()
    for plan in PLANS_PLAYED:
        page = (pages / f"{plan.name}.md").read_text()
        assert f"\n{GAMES} games of `easy`" in page
        assert plan.command(GAMES) in page
        assert plan.command(GAMES) in front


@pytest.mark.parametrize("folder", ["made", "kept"])
def test_links_lead_somewhere_and_nothing_is_left_over(pages: Path, folder: str) -> None:
    docs = pages if folder == "made" else DOCS
    linked = {
        docs / name for page in docs.glob("*.md") for name in LINK.findall(page.read_text("utf-8"))
    }
    assert linked
    assert {path for path in linked if not path.is_file()} == set()
    assert {path for path in docs.glob(f"{CHARTS}/*") if path not in linked} == set()


def test_what_rests_on_a_judge_is_told_only_where_there_is_one(played: Path) -> None:
    plan = PLANS_PLAYED[0]
    sums = read_sums(lambda: read(folder_of(plan, played)), plan.seats)
    for judged in (True, False):
        page = forge_page(plan, sums, GAMES, judged)
        text = "\n".join([*page.parts, *page.charts])
        assert [word in text for word in ("added", "expect", "There is no judge")] == [
            judged,
            judged,
            not judged,
        ]


def test_charts_are_drawings_with_title_unit_and_intervals(pages: Path) -> None:
    drawn = sorted((pages / CHARTS).glob("*.svg"))
    assert drawn
    for path in drawn:
        root = ElementTree.parse(path).getroot()
        texts = [one.text or "" for one in root.iter(f"{SVG}text")]
        assert root.findtext(f"{SVG}title") == texts[0]
        assert "95 %" in texts[1], path
        assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")


def test_the_kept_pages_are_small() -> None:
    assert sum(path.stat().st_size for path in DOCS.rglob("*") if path.is_file()) < 1_500_000


def test_words_follow_the_numbers() -> None:
    assert seat_sentence(sure(0.55, 0.45)).startswith("The first seat wins more than its part")
    assert seat_sentence(sure(0.45, 0.55)).startswith("The second seat wins more than its part")
    assert seat_sentence(sure(0.51, 0.49)).startswith("No seat is shown to be better")
    assert "the fourth seat wins less" in seat_sentence(sure(0.25, 0.3, 0.25, 0.2))
    assert "turns to feats in round 3" in turning_sentence(sure(0.2, 0.51, 0.6))
    assert turning_sentence(sure(0.2, 0.3)).startswith("Feats never take most")
    assert "from round 2 on" in favourite_sentence(sure(0.6, 0.8, 0.9))
    assert favourite_sentence(sure(0.6, 0.7)).startswith("The game stays open")


def test_a_face_has_paid_when_it_has_brought_its_price() -> None:
    """Two gold for three gold over one: a gain of two, a sixth of the time."""
    sums = Sums()
    for at in range(1, 10):
        for name, rate in (("gold", 1.0), ("sun", 3.0), ("moon", 2.0), ("glory", 1.0)):
            sums.add(("rate", name, at), rate)
        sums.add(("rolls", at), 4.0)
    for face, gold in ((1, 3.0), (17, 1.0)):
        sums.add(("brings", face, "gold"), gold)
    sums.add(("bought", 1, 2), 1.0, 0.0)
    sums.add(("over", 1, 17), 1.0, 0.0)
    sums.add(("price", 1), 2.0)
    sums.end_game()
    found = Payback(sums, 1)
    assert found.rolls() == pytest.approx(6.0)
    assert found.net(2) == pytest.approx(7 * 4 * 2 / 6 - 2)
    assert found.net(9) == pytest.approx(-2.0)


@pytest.mark.parametrize(
    ("low", "high", "ticks"), [(0, 10, [0, 2, 4, 6, 8, 10]), (-3, 12, [-5, 0, 5, 10, 15])]
)
def test_ticks_are_round_numbers(low: float, high: float, ticks: Sequence[float]) -> None:
    scale = charts.Scale(low, high, 0, 100)
    assert scale.ticks() == ticks
    assert (scale(ticks[0]), scale(ticks[-1])) == (0, 100)


@pytest.mark.parametrize("module", ["words", "gathering", "shards", "picked"])
def test_examples_are_true(module: str) -> None:
    found = doctest.testmod(import_module(f"study.{module}"))
    assert found.attempted > 0
    assert found.failed == 0

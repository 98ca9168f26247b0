"""The front page, and the command that writes all pages from the games that are there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from grani.arena.verdicts import Estimate
from grani.core.registry import game as registered
from study import words
from study.forge import has_own_judge
from study.forge_page import forge_page
from study.forge_sums import read_sums as read_forge
from study.lines import fingerprint
from study.page import CHARTS, NOTE, Page
from study.plans import FORGE, GAMES, PLANS, Plan
from study.realms_page import realms_page
from study.realms_sums import read_sums as read_realms
from study.shards import FOLDER, folder_of, numbers_in, read, unbroken

DOCS = Path(__file__).parent.parent / "docs" / "study"
ASIDE = FOLDER / "pages"
PLAYED = "played.json"
FEWEST_GAMES = 50
"""Games of a configuration that has a page."""
SHOWN_ROUNDS = (1, 3, 5, 7, 9)
TEXT = Path(__file__).with_name("front_page.md")
"""Its words; what stands in braces comes from the games."""


@dataclass(frozen=True)
class Told:
    """A configuration with its page."""

    plan: Plan
    games: int
    page: Page
    surprises: list[Estimate] = field(default_factory=list)
    """How much higher leads were at the end than the judge said, before some rounds."""


def write_pages(
    root: Path = FOLDER,
    docs: Path = DOCS,
    plans: Sequence[Plan] = PLANS,
    aside: Path | None = ASIDE,
) -> list[Path]:
    """Write every page for which there are games, and take away what is not written any more.

    Pages that rest on more games stay: then these are written ``aside``, unless that is None.
    """
    told = [found for plan in plans if (found := tell(plan, root)) is not None]
    if aside is not None and loses(told, docs):
        docs = aside
        (docs / CHARTS).mkdir(parents=True, exist_ok=True)
    written = [one.page.write(docs) for one in told]
    written += [_front(told, docs), _played(told, docs)]
    _tidy(told, docs)
    return written


def loses(told: list[Told], docs: Path) -> bool:
    """Tell whether pages that are there rest on more games than those that would replace them."""
    path = docs / PLAYED
    before = json.loads(path.read_text("utf-8")) if path.exists() else []
    now = {one.plan.name: one.games for one in told}
    return any(now.get(row["name"], 0) < row["games"] for row in before)


def tell(plan: Plan, root: Path) -> Told | None:
    """Make the page of a configuration; None if there are too few games."""
    folder = folder_of(plan, root)
    games = unbroken(numbers_in(folder))
    if games < FEWEST_GAMES:
        return None
    lines = partial(read, folder, games)
    if plan.game != FORGE:
        return Told(plan, games, realms_page(plan, read_realms(lines), games))
    judged = has_own_judge(registered(plan.game).new(plan.seats, plan.setup))
    sums = read_forge(lines, plan.seats)
    surprises = [sums.all[("unexpected", at)].mean() for at in SHOWN_ROUNDS] if judged else []
    return Told(plan, games, forge_page(plan, sums, games, judged), surprises)


def _front(told: list[Told], docs: Path) -> Path:
    """Write the first page."""
    findings = []
    for one in told:
        plan = one.plan
        head = f"## {plan.title}\n\n*{words.count(one.games)} games.* [All of it]({plan.name}.md)."
        findings += [head, "\n".join(f"- {finding}" for finding in one.page.findings)]
    text = TEXT.read_text("utf-8").format(
        configurations=words.table(
            ["configuration", "games", "set-up", "seed"],
            [
                [
                    f"[{one.plan.title}]({one.plan.name}.md)",
                    words.count(one.games),
                    f"`{one.plan.setup}`",
                    str(one.plan.seed),
                ]
                for one in told
            ],
        ),
        findings="\n\n".join(findings),
        honesty=words.table(
            ["before the action of round", *map(str, SHOWN_ROUNDS)],
            [
                [one.plan.title, *(words.mean(found, 1, True) for found in one.surprises)]
                for one in told
                if one.surprises
            ],
        ),
        games=words.count(GAMES),
        total=words.count(sum(one.games for one in told)),
        commands="\n".join(one.plan.command(one.games) for one in told),
    )
    path = docs / "README.md"
    path.write_text(f"{NOTE}\n\n{text}", "utf-8")
    return path


def _played(told: list[Told], docs: Path) -> Path:
    """Write what the pages rest on, as data."""
    rows = [
        {**one.plan.to_json(), "games": one.games, "fingerprint": fingerprint(one.plan)}
        for one in told
    ]
    path = docs / PLAYED
    path.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")
    return path


def _tidy(told: list[Told], docs: Path) -> None:
    """Take away pages and charts of earlier studies that these do not have."""
    kept = {"README.md", *(f"{one.page.name}.md" for one in told)}
    drawn = {file for one in told for file in one.page.charts}
    for path in docs.glob("*.md"):
        if path.name not in kept:
            path.unlink()
    for path in (docs / CHARTS).glob("*.svg"):
        if path.name not in drawn:
            path.unlink()

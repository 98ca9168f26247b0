"""What is picked out of many is said to be better only where that is shown."""

from __future__ import annotations

import re

from grani.arena.verdicts import Estimate
from study.forge_page import openings
from study.forge_sums import FACE, FEAT, Averages, ForgeSums
from study.forge_worth import paying_sentence, worth_sentence
from study.front_page import DOCS
from study.page import Page
from study.picked import Pick, better_sentence, ends_told, is_apart
from study.plans import PLANS


def pick(name: str, value: float, half: float) -> Pick:
    return Pick(name, Estimate(value, value - half, value + half, 1000))


def first_faces(*chosen: tuple[int, int, float, float]) -> str:
    """Give what is said of first faces: how many heroes chose each, and how far they got."""
    sums = ForgeSums(Averages([], 2))
    heroes = sum(count for _, count, _, _ in chosen)
    for game in range(heroes):
        sums.all.add(("score",), 100.0)
        before = 0
        for face, count, mean, spread in chosen:
            if before <= game < before + count:
                key = ("first", FACE, face)
                sums.all.add((*key, "chosen"), 1.0)
                lead = mean + (spread if game % 2 else -spread)
                for what in ("glory", "win", "unexpected"):
                    sums.all.add((*key, what), lead)
            before += count
        sums.all.end_game()
    page = Page("made-up")
    openings(page, sums, True)
    (said,) = page.findings
    return said


def test_a_rare_first_purchase_hides_no_difference_between_usual_ones() -> None:
    """Of two thousand heroes, thirty each chose what did best and worst, and nobody knows why."""
    said = first_faces((1, 1000, 2.7, 4.0), (2, 940, -1.9, 4.0), (3, 30, 7.9, 40), (4, 30, -4, 40))
    assert said.startswith("Of the first faces that 5 % of the heroes or more choose, ")
    assert "(+2.7 ± 0.3 glory of lead beyond what the judge expected) did better than" in said
    assert "(−1.9 ± 0.3)" in said
    assert "7.9" not in said
    assert "4.0" not in said


def test_what_did_best_is_said_only_where_it_is_apart_from_all_others() -> None:
    low = pick("C", -2, 0.5)
    said = better_sentence([pick("A", 3, 0.5), pick("B", 2.5, 0.5), low], "them", "more")
    assert said == (
        "Of them, A (+3.0 ± 0.5 glory more) did better than C (−2.0 ± 0.5); which is best is not "
        "shown, C is clearly the worst."
    )
    # The highest mean is the least certain, and still two others are apart.
    said = better_sentence([pick("A", 3, 9), pick("B", 2.5, 0.5), low], "them", "more")
    assert said.startswith("Of them, B (+2.5 ± 0.5 glory more) did better than C (−2.0 ± 0.5)")
    assert said.endswith("which is best and which worst is not shown.")
    said = better_sentence([pick("A", 3, 9), pick("B", 2.5, 9)], "them", "more")
    assert "none is shown to be better than another: from A (+3.0" in said


def test_clearly_before_is_what_a_reader_can_check() -> None:
    typhon, hydra = pick("Typhon", 14.72, 0.17), pick("Hydra", 14.36, 0.17)
    assert typhon.told.low > hydra.told.high
    assert not is_apart(typhon.told, hydra.told)
    told = ends_told([hydra, typhon, pick("Bear", 1, 0.1)], ("most by", "least by"), "glory")
    assert told == (
        "most by Typhon, +14.7 ± 0.2 glory, not clearly before Hydra (+14.4 ± 0.2); least by Bear, "
        "+1.0 ± 0.1, clearly behind Hydra (+14.4 ± 0.2)"
    )


def test_what_the_judge_says_is_called_so_and_stands_beside_what_happened() -> None:
    judged = [pick("A", 10.2, 0.1), pick("B", 9.7, 0.1), pick("C", 1, 0.1)]
    turned = [pick("A", 9.3, 0.7), pick("B", 10.2, 0.3), pick("C", -1.8, 0.3)]
    said = worth_sentence(FEAT, judged, turned)
    assert said.startswith("By the judge, of the feats that 5 % of the heroes or more take, most")
    assert "by A, +10.2 ± 0.1 glory, clearly before B" in said
    assert "As it turned out, most was added by B, +10.2 ± 0.3 glory, not clearly before A" in said
    assert paying_sentence(judged).startswith("By the judge’s worth of resources, ")
    assert "C pays for itself soonest, after 1.0 ± 0.1 rolls of its die, clearly before B" in (
        paying_sentence(judged)
    )


def test_the_kept_front_page_says_what_the_kept_pages_say() -> None:
    front = (DOCS / "README.md").read_text("utf-8")
    for plan in PLANS:
        page = (DOCS / f"{plan.name}.md").read_text("utf-8")
        command = plan.command(plan.games(20_000))
        assert f"`{command}`" in page
        assert f"\n{command}\n" in front
        part = front.partition(f"## {plan.title}\n")[2].partition("\n## ")[0]
        findings = re.findall(r"(?m)^- (.*)$", part)
        assert findings
        assert [told for told in findings if f"\n{told}\n" not in page] == []

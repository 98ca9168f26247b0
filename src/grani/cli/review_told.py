"""A review on the terminal: sums, grades, rounds, moments, dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grani.cli.review_figures import Figures
from grani.cli.review_moments import show_moments
from grani.cli.tables import Unit, source_name, table
from grani.core.registry import game as registered
from grani.locales.numbers import of_language, signed, written
from grani.locales.speech import Speech, title_of
from grani.review.scales import BEST, BLUNDER, DOUBTFUL, FINE, MISTAKE, MUCH_NOISE, REACH
from grani.terminal.complaint import clean

if TYPE_CHECKING:
    from grani.locales import Language

GRADES = (BEST, FINE, DOUBTFUL, MISTAKE, BLUNDER)
WIDE_COLUMNS = 3
"""Players whose rounds stand on one line each."""


def show(told: Mapping[str, Any], speech: Language, screen: Any) -> None:
    """Show the review of a game."""
    numbers = Figures(told, speech)
    game = registered(told["game"])
    title = speech.say("review-title", game=title_of(game, speech))
    screen.say(f"{title}: {', '.join(map(clean, told['names']))}", "bold")
    decisions = sum(seat["decisions"] for seat in told["seats"])
    screen.say(
        speech.say("review-speed", speed=told["speed"], decisions=decisions, seed=told["seed"])
    )
    if not told["finished"]:
        screen.say(speech.say("review-unfinished"))
    screen.say(speech.say("review-unit", unit=numbers.unit))
    error = numbers.worth(REACH * max(told["error"][0]))
    screen.say(speech.say("review-off", error=error))
    screen.console.print(account(told, numbers, speech))
    for note in notes(told, speech):
        screen.say(note)
    show_moments(told, numbers, speech, screen)
    for drawn in tables(told, numbers, speech):
        screen.console.print(drawn)


def notes(told: Mapping[str, Any], speech: Language) -> list[str]:
    """Say how to read the sums."""
    keys = ["review-adds-up-note", "review-judged-note", "review-plus-minus"]
    seats, whole = told["seats"], told["whole"]
    if any(-seat["lost"] > seat["start"] for seat in seats):
        keys.append("review-lost-more")
    if len(seats) > 1 and any(not 0 <= seat["adjusted"] <= told["parts"] for seat in seats):
        keys.append("review-adjusted-note")
    if any(abs(seat["noise"]) >= MUCH_NOISE * whole for seat in seats):
        keys.append("review-much-noise")
    return [speech.say(key) for key in keys]


def judged(seat: Mapping[str, Any], speech: Language) -> str:
    """Say on how many of how many decisions a title rests."""
    # Findings of old did not count all decisions.
    asked = seat.get("asked") or seat["decisions"]
    return speech.say("review-judged-of", decisions=seat["decisions"], asked=asked)


def tables(told: Mapping[str, Any], numbers: Figures, speech: Language) -> list[Any]:
    """Draw what stands below the moments: rounds, grades, losses, dice, points; nothing empty."""
    drawn = [
        rounds(told, numbers, speech),
        grades(told, speech),
        losses(told, "sort", numbers, speech),
        losses(told, "phase", numbers, speech),
        *(dice(seat, speech) for seat in told["seats"] if seat["rolled"]),
        sources(told, speech),
    ]
    return [one for one in drawn if one.row_count]


def account(told: Mapping[str, Any], numbers: Figures, speech: Language) -> Any:
    """Draw how the end came about, and how well each played: from top to bottom, so that four have
    room beside each other."""
    drawn = table(speech.say("review-adds-up"), "", *map(clean, told["names"]))
    for column in drawn.columns:
        column.no_wrap = False
    for name, cells in account_rows(told, numbers, speech):
        drawn.add_row(name, *map(_breaking, cells))
    return drawn


def _breaking(cell: str) -> str:
    """Where a cell is narrow, its ± goes to the next line with its number."""
    return cell.replace(" %", "\u00a0%").replace("± ", "±\u00a0")


def account_rows(
    told: Mapping[str, Any], numbers: Figures, speech: Language
) -> list[tuple[str, list[str]]]:
    """List what an account has: names of rows, and their cells."""
    seats = told["seats"]
    sums = [numbers.sums(seat) for seat in seats]
    cells = {f"review-{name}": [one[name] for one in sums] for name in sums[0]}
    if told["finished"]:
        cells = {"review-score": [_score(seat, told, speech) for seat in seats]} | cells
    rows = [(speech.say(key), own) for key, own in cells.items()]
    if not numbers.alone:
        lead = speech.say("review-margin", unit=told["score_unit"])
        without = speech.say("review-margin-adjusted")
        for word, name in ((lead, "margin"), (without, "margin_adjusted")):
            leads = [signed(seat[name] / told["margin_parts"], speech) for seat in seats]
            rows.append((word, leads))
    skill = {
        "judged": [judged(seat, speech) for seat in seats],
        "per-decision": [numbers.per_decision(seat) for seat in seats],
        "title-column": [_title(seat, speech) for seat in seats],
    }
    return rows + [(speech.say(f"review-{name}"), own) for name, own in skill.items()]


def _score(seat: Mapping[str, Any], told: Mapping[str, Any], speech: Language) -> str:
    points = of_language(Unit.of(told["game"]).score(seat["score"]), speech)
    if not seat["winner"] or len(told["seats"]) == 1:
        return points
    return f"{points}, {speech.say('review-winner')}"


def _title(seat: Mapping[str, Any], speech: Language) -> str:
    return speech.say(f"review-title-{seat['title']}") if seat["title"] else ""


def rounds(told: Mapping[str, Any], numbers: Figures, speech: Language) -> Any:
    """Draw worth, luck and losses round by round."""
    names = [clean(name) for name in told["names"]]
    drawn = table(speech.say("review-rounds"), speech.say("review-round"), *names)
    drawn.caption = speech.say("review-rounds-note")
    by_round: dict[int, list[Mapping[str, Any]]] = {}
    for step in told["steps"]:
        by_round.setdefault(step["round"], []).append(step)
    # Set-up has no row, and its part of the sums all the same.
    lucks, losses = [], []
    for seat in range(len(names)):
        found = [_luck_and_loss(steps, seat) for steps in by_round.values()]
        lucks.append(numbers.together([luck for luck, _ in found]))
        losses.append(numbers.together([lost for _, lost in found]))
    # Of many, each has a narrow column.
    apart, between = ("\n", "/") if len(names) > WIDE_COLUMNS else (" ", " / ")
    for at, (number, steps) in enumerate(by_round.items()):
        worth = told["worth"][steps[-1]["step"]]
        cells = []
        for seat in range(len(names)):
            change = between.join(map(numbers.change, (lucks[seat][at], losses[seat][at])))
            cells.append(f"{numbers.worth(worth[seat])}{apart}({change})")
        if number > 0:
            drawn.add_row(str(number), *cells)
    return drawn


def _luck_and_loss(steps: Sequence[Mapping[str, Any]], seat: int) -> tuple[int, int]:
    """Add up what dice brought a seat and its own errors cost."""
    luck = sum(step["luck"][seat] for step in steps if "luck" in step)
    own = (step for step in steps if step["seat"] == seat and "lost" in step)
    return luck, sum(step["lost"][seat] for step in own)


def grades(told: Mapping[str, Any], speech: Language) -> Any:
    """Draw how many decisions were how good."""
    drawn = table(
        speech.say("review-grades"),
        speech.say("review-player"),
        *(speech.say(f"review-grade-{grade}") for grade in GRADES),
    )
    for seat in told["seats"]:
        counts = (str(seat["grades"].get(grade, 0)) for grade in GRADES)
        drawn.add_row(clean(seat["name"]), *counts)
    return drawn


def losses(told: Mapping[str, Any], by: str, numbers: Figures, speech: Language) -> Any:
    """Draw what decisions have lost, by their sort or by phase of the game."""
    names = [clean(name) for name in told["names"]]
    drawn = table(speech.say(f"review-by-{by}"), "", *names)
    lost = [_lost(seat[f"by_{by}"], numbers) for seat in told["seats"]]
    for name in dict.fromkeys(name for seat in lost for name in seat):
        drawn.add_row(speech.say(f"review-{by}-{name}"), *(seat.get(name, "") for seat in lost))
    return drawn


def _lost(found: Mapping[str, Mapping[str, int]], numbers: Figures) -> dict[str, str]:
    """Write what a seat lost in each sort of decisions, and how many these were."""
    losses = numbers.together([-sums["loss"] for sums in found.values()])
    return {
        name: f"{numbers.change(loss)} ({sums['decisions']})"
        for loss, (name, sums) in zip(losses, found.items(), strict=True)
    }


def dice(seat: Mapping[str, Any], speech: Language) -> Any:
    """Draw how often each face landed, and how often it should have."""
    drawn = table(
        speech.say("review-dice", name=clean(seat["name"])),
        speech.say("review-face"),
        speech.say("review-rolled"),
        speech.say("review-expected"),
    )
    for face, counts in sorted(seat["rolled"].items(), key=lambda one: -one[1]["expected"]):
        sort, _, id = face.partition(":")
        name = Speech(speech, []).name(sort, id) if id else face
        drawn.add_row(name, str(counts["rolled"]), written(counts["expected"], speech))
    count = sum(counts["rolled"] for counts in seat["rolled"].values())
    drawn.caption = speech.say("review-dice-count", count=count)
    return drawn


def sources(told: Mapping[str, Any], speech: Language) -> Any:
    """Draw where points came from."""
    unit = Unit.of(told["game"])
    names = [clean(name) for name in told["names"]]
    drawn = table(speech.say("review-sources", unit=unit.name), "", *names)
    totals: dict[str, list[int]] = {}
    for number, seat in enumerate(told["seats"]):
        for source, points in seat["sources"].items():
            totals.setdefault(unit.source(source), [0] * len(names))[number] += points
    for source in sorted(totals, key=lambda one: -max(totals[one])):
        scores = (of_language(unit.score(one), speech) for one in totals[source])
        drawn.add_row(source_name(source, speech), *scores)
    return drawn

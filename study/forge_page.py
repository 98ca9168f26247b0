"""The page of a configuration of Dice Forge: what its sums say, in tables, charts and sentences."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from grani.arena.verdicts import Estimate
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.islands import SLOTS
from study import charts, words
from study.forge import FORGED, PASSED, PERFORMED, RATED, ROUNDS
from study.forge_sums import FACE, FEAT, ForgeSums
from study.forge_worth import COLOURS, glory, paying, resources, worths
from study.page import Page
from study.picked import (
    USUAL,
    USUAL_OPENING,
    WIDER,
    Pick,
    better_sentence,
    ends_told,
    is_apart,
    signed,
    strict,
)
from study.plans import Plan
from study.sums import FEWEST, difference, scaled

ORDER = ("first", "second", "third", "fourth")
COMMON = 12
"""Openings that are shown, or as many more as are usual."""


def forge_page(plan: Plan, sums: ForgeSums, games: int, judged: bool) -> Page:
    """Write the page; without a judge of its own, nothing that rests on judgements is told."""
    page = Page(plan.name)
    page.say(
        f"# {plan.title}",
        f"{words.count(games)} games of `{plan.level}` against itself, set-up `{plan.setup}`, seed "
        f"{plan.seed}: `{plan.command(games)}` plays the same games. What the numbers mean: "
        f"[how it was measured](README.md#how-it-was-measured). {WIDER}",
    )
    if not judged:
        page.say(
            "There is no judge that has learnt this number of heroes yet: the bots play by what "
            "they know of two. Whatever would rest on judgements of positions is left out here."
        )
    results(page, plan, sums, judged)
    openings(page, sums, judged)
    turning(page, sums)
    for sort in (FEAT, FACE):
        worths(page, plan, sums, sort, judged)
    if judged:
        resources(page, sums)
        paying(page, sums)
    glory(page, sums)
    sets(page, sums)
    return page


def results(page: Page, plan: Plan, sums: ForgeSums, judged: bool) -> None:
    """Tell scores, seats, ties and lengths."""
    page.head("Results")
    told = sums.all
    looks = 1 if plan.seats == 2 else plan.seats
    seats = [told[("win", seat)].share(strict(looks)) for seat in range(plan.seats)]
    page.find(seat_sentence(seats))
    page.table(
        ["seat", "wins", "glory"],
        [
            [
                ORDER[seat],
                words.share(told[("win", seat)].share()),
                words.mean(told[("score", seat)].mean()),
            ]
            for seat in range(plan.seats)
        ],
    )
    page.find(
        f"A hero ends with {words.mean(told[('score',)].mean())} glory, the winner with "
        f"{words.mean(told[('winner',)].mean())}, {words.mean(told[('margin',)].mean())} ahead of "
        f"the next; {words.share(told[('tie',)].share(), 2)} of the games are shared."
    )
    page.say(
        f"A game takes {words.mean(told[('decisions',)].mean())} decisions, and a hero ousts "
        f"another {words.mean(told[('ousted',)].mean(), 2)} times."
    )
    favourites = [told[("favourite", at)].share() for at in range(1, ROUNDS + 1)]
    if judged and favourites[0].deals >= FEWEST:
        page.find(favourite_sentence(favourites))
        title = "How often the hero wins whom the judge favours before the action of a round"
        shown = charts.Series("favourite", [scaled(one, 100) for one in favourites])
        page.chart(
            "favourite", title, charts.lines(title, "% of games, 95 % intervals", [shown], zero=50)
        )


def seat_sentence(seats: list[Estimate]) -> str:
    """Say whether a seat is better than the others; of two seats, one says it for both."""
    par = 1 / len(seats)
    good = [seat for seat, one in enumerate(seats) if one.low > par]
    bad = [seat for seat, one in enumerate(seats) if one.high < par and len(seats) > 2]
    if not good and not bad:
        told = ", ".join(f"{ORDER[s]} {words.share(one)}" for s, one in enumerate(seats))
        return f"No seat is shown to be better than another: {told} of the games."
    parts = [f"the {ORDER[s]} seat wins more than its part, {words.share(seats[s])}" for s in good]
    parts += [f"the {ORDER[s]} seat wins less, {words.share(seats[s])}" for s in bad]
    told = words.listed(parts)
    return f"{told[0].upper()}{told[1:]}; par is {words.number(100 * par, 0)} %."


def favourite_sentence(shares: list[Estimate]) -> str:
    """Say from when on the favourite wins three games of four."""
    first = next((at for at, one in enumerate(shares, 1) if one.low > 0.75), None)
    start = f"whom the judge favours before the first action wins {words.share(shares[0])}"
    if first is None:
        return f"The game stays open: {start}, before the last {words.share(shares[-1])}."
    told = f"from round {first} on the favourite wins more than three games of four"
    return f"The hero {start}; {told} ({words.share(shares[first - 1])} there)."


# ---------------------------------------------------------------------- first purchases


def openings(page: Page, sums: ForgeSums, judged: bool) -> None:
    """Tell what is bought first, and what came of it."""
    page.head("First purchases")
    page.say(
        "What a hero bought first, beside the average of the same seat. Who rolls well can buy "
        "better things, so glory and wins are what goes *with* a purchase, not what it causes."
        + (
            " The last column takes that out: by how much the lead at the end was above what the "
            "judge expected just before the first action, dice and all, beside the seat’s average."
            if judged
            else ""
        )
    )
    for sort, title in ((FACE, "First face"), (FEAT, "First feat"), ("opening", "First two turns")):
        shown = _chosen(sums, sort)
        if not shown:
            continue
        page.say(f"### {title}")
        headers = [title.lower(), "chosen by", "glory beside the seat’s", "wins, points"]
        rows = []
        for what in shown:
            key = ("first", sort, what)
            row = [
                opening_name(sort, what),
                words.part(sums.all[(*key, "chosen")].total, _heroes(sums)),
                words.mean(sums.all[(*key, "glory")].mean(), 1, True),
                words.points(sums.all[(*key, "win")].mean()),
            ]
            if judged:
                row.append(words.mean(sums.all[(*key, "unexpected")].mean(), 1, True))
            rows.append(row)
        page.table([*headers, "lead beyond expectation"] if judged else headers, rows)
        if told := _best_first(sums, sort, shown, judged):
            page.find(told)
        if len(shown) > 1 and judged and sort != "opening":
            _draw_first(page, sums, sort, shown, title)


def _heroes(sums: ForgeSums) -> float:
    return sums.all[("score",)].count


def _chosen(sums: ForgeSums, sort: str) -> list[Hashable]:
    """Give what was bought first often enough to tell, the most frequent first."""
    found = {
        key[0]: ratio.total
        for key, ratio in sums.all.below("first", sort).items()
        if key[1] == "chosen" and ratio.games >= FEWEST
    }
    ranked = sorted(found, key=lambda what: (-found[what], str(what)))
    usual = sum(_share(sums, sort, what) >= least_share(sort) for what in ranked)
    return ranked[: max(COMMON, usual)]


def opening_name(sort: str, what: Hashable) -> str:
    """Name a first purchase, or all of two turns."""
    if sort != "opening":
        return words.item_name(sort, what)
    assert isinstance(what, tuple)
    turns = [" + ".join(words.item_name(*item) for item in turn) or "nothing" for turn in what]
    return " → ".join(turns)


def _best_first(sums: ForgeSums, sort: str, shown: list[Hashable], judged: bool) -> str | None:
    """Say which usual first purchases did better than others; None where fewer than two are."""
    least = least_share(sort)
    usual = [what for what in shown if _share(sums, sort, what) >= least]
    if len(usual) < 2:
        return None
    measure = "unexpected" if judged else "glory"
    picks = [
        Pick(
            words.quoted(sort, what) if sort == FEAT else f"“{opening_name(sort, what)}”",
            sums.all[("first", sort, what, measure)].mean(strict(len(usual))),
        )
        for what in usual
    ]
    return first_sentence(picks, sort, judged)


def first_sentence(picks: list[Pick], sort: str, judged: bool) -> str:
    """Say of usual first purchases which did better than others."""
    beside = (
        "of lead beyond what the judge expected"
        if judged
        else "beside the seat’s average, luck and all"
    )
    noun = {FACE: "first faces", FEAT: "first feats"}.get(sort, "openings")
    of = (
        f"the {noun} that {words.number(100 * least_share(sort), 0)} % of the heroes or more choose"
    )
    return better_sentence(picks, of, beside)


def least_share(sort: str) -> float:
    """Give the share of the heroes by which a first purchase is usual."""
    return USUAL if sort in (FACE, FEAT) else USUAL_OPENING


def _share(sums: ForgeSums, sort: str, what: Hashable) -> float:
    return sums.all[("first", sort, what, "chosen")].total / _heroes(sums)


def _draw_first(page: Page, sums: ForgeSums, sort: str, shown: list[Hashable], title: str) -> None:
    rows = [
        (opening_name(sort, what), sums.all[("first", sort, what, "unexpected")].mean())
        for what in shown
    ]
    rows.sort(key=lambda row: -row[1].value)
    told = f"{title}: lead beyond expectation"
    unit = "glory of lead at the end beyond what the judge expected before it, 95 % intervals"
    page.chart(f"first-{sort}", told, charts.dots(told, unit, rows, zero=0))


# ---------------------------------------------------------------------- from forging to feats


def turning(page: Page, sums: ForgeSums) -> None:
    """Tell when play turns from forging to feats."""
    page.head("From forging to feats")
    told = {
        what: [sums.all[("action", what, at)].share() for at in range(1, ROUNDS + 1)]
        for what in (FORGED, PERFORMED, PASSED)
    }
    page.find(turning_sentence(told[PERFORMED]))
    names = {FORGED: "buying faces", PERFORMED: "feats", PASSED: "passing"}
    series = [
        charts.Series(names[what], [scaled(one, 100) for one in told[what]]) for what in names
    ]
    title = "What actions are used for"
    page.chart("actions", title, charts.lines(title, "% of actions, 95 % intervals", series))
    income = [
        charts.Series(
            RATED[resource],
            [sums.all[("income", resource, at)].mean() for at in range(1, ROUNDS + 1)],
            COLOURS[RATED[resource]],
        )
        for resource in range(3)
    ]
    title = "What a hero gains in a round"
    page.chart("income", title, charts.lines(title, "resources a hero, 95 % intervals", income))
    page.table(
        ["round", "buying faces", "feats", "extra actions a turn", *(one.name for one in income)],
        [
            [
                str(at),
                words.share(told[FORGED][at - 1]),
                words.share(told[PERFORMED][at - 1]),
                words.mean(sums.all[("extra", at)].mean(), 2),
                *(words.mean(sums.all[("income", i, at)].mean(), 2) for i in range(len(income))),
            ]
            for at in range(1, ROUNDS + 1)
        ],
    )


def turning_sentence(feats: list[Estimate]) -> str:
    """Say in which round feats become the rule."""
    first = next((at for at, one in enumerate(feats, 1) if one.low > 0.5), None)
    if first is None:
        return f"Feats never take most of the actions: {words.share(feats[-1])} in the last round."
    if first == 1:
        return f"Feats take most of the actions from the first round on: {words.share(feats[0])}."
    return (
        f"Strong play turns to feats in round {first}: {words.share(feats[first - 1])} of the "
        f"actions there, {words.share(feats[first - 2])} in the round before, "
        f"{words.share(feats[-1])} in the last."
    )


# ---------------------------------------------------------------------- sets


@dataclass(frozen=True)
class SetTold:
    """What a set does to games: intervals for itself, and strict ones for having picked it out."""

    name: str
    place: str
    told: dict[str, Estimate]
    strict: dict[str, Estimate]


def sets(page: Page, sums: ForgeSums) -> None:
    """Tell what a game is like with a set in it."""
    page.head("Which sets favour whom")
    page.say(
        "Games with a set beside those in which another lies in its place. Chance lays the sets, "
        "so these differences are what the set does. Sets that are in every game are left out."
    )
    found = _found_sets(sums)
    page.table(
        ["set", "place", "glory a hero", "first seat’s wins, points", "margin", "decisions"],
        [
            [
                one.name,
                one.place,
                words.mean(one.told["score"], 1, True),
                words.points(one.told["first"]),
                words.mean(one.told["margin"], 1, True),
                words.mean(one.told["decisions"], 1, True),
            ]
            for one in found
        ],
    )
    if found:
        page.find(_set_sentence(found))


def _found_sets(sums: ForgeSums) -> list[SetTold]:
    """Compare games with and without each set that is not in all of them, the richest first."""
    whole = {what: sums.all[("any", what)] for what in ("score", "first", "margin", "decisions")}
    games = whole["score"].games
    feats = [
        key[0]
        for key, ratio in sums.all.below("set").items()
        if key[1] == "score" and FEWEST <= ratio.games <= games - FEWEST
    ]
    found = []
    for feat in feats:
        told, wide = {}, {}
        for what, every in whole.items():
            with_it = sums.all[("set", feat, what)]
            told[what] = difference(with_it, every.minus(with_it))
            wide[what] = difference(with_it, every.minus(with_it), strict(len(feats)))
        place = SLOTS[FEATS[int(str(feat))].slot].name.replace("_", " ")
        found.append(SetTold(words.feat_name(feat), place, told, wide))
    return sorted(found, key=lambda one: -one.told["score"].value)


def richness_sentence(picks: list[Pick]) -> str:
    """Say which sets make games richest and poorest."""
    ranked = sorted(picks, key=lambda one: -one.told.value)
    if not is_apart(ranked[0].told, ranked[-1].told):
        return (
            f"No set is shown to make a game richer than another: from {signed(ranked[0])} glory a "
            f"hero to {signed(ranked[-1])}."
        )
    return f"{ends_told(ranked, ('A game is richest with', 'poorest with'), 'glory a hero')}."


def _set_sentence(found: list[SetTold]) -> str:
    """Say which sets make games richer and poorer, and whether one favours a seat."""
    told = richness_sentence([Pick(one.name, one.strict["score"]) for one in found])
    leaning = [
        f"{one.name} ({words.points(one.strict['first'])} points)"
        for one in found
        if not one.strict["first"].low <= 0 <= one.strict["first"].high
    ]
    if leaning:
        return f"{told} Sets that shift the first seat’s chances: {words.listed(leaning)}."
    return f"{told} No set is shown to favour a seat."

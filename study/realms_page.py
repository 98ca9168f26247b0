"""The page of Rolling Realms: what its sums say, in tables, charts and sentences."""

from __future__ import annotations

from grani.arena.verdicts import CERTAINTY, Estimate
from grani.rolling_realms.resources import RESOURCE_NAMES
from study import charts, words
from study.page import Page
from study.picked import WIDER, Pick, before, ends_told, is_apart, signed, strict
from study.plans import Plan
from study.realms import WAYS
from study.realms_sums import BANDS, FULL, GOOD
from study.sums import FEWEST, Ratio, Sums, scaled

PLURAL = {"pumpkin": "pumpkins", "heart": "hearts", "coin": "coins"}
SPENT_ON = {
    "adjust": "pumpkins to change a die (2 each)",
    "empower": "pumpkins to empower a die (3 each)",
    "pair": "hearts for a copy after a double (2 each)",
    "any": "hearts for a copy of a rolled die (3 each)",
    "seven": "coins for a copy after a total of 7 (2 each)",
    "coins": "coins for a die of their number (1 to 6 each)",
    "realm": "resources paid to a realm",
}
ROUNDS = 3
PAIRS = 8
"""Pairs of realms that are told at either end."""


def realms_page(plan: Plan, sums: Sums, games: int) -> Page:
    """Write the page."""
    page = Page(plan.name)
    page.say(
        f"# {plan.title}",
        f"{words.count(games)} games of `{plan.level}` for one player, realms drawn by chance, "
        f"seed {plan.seed}: `{plan.command(games)}` plays the same games. What the numbers mean: "
        f"[how it was measured](README.md#how-it-was-measured). {WIDER}",
    )
    results(page, sums)
    realms(page, sums)
    together(page, sums)
    resources(page, sums)
    return page


def results(page: Page, sums: Sums) -> None:
    """Tell scores and rounds."""
    page.head("Results")
    page.find(
        f"A game brings {words.mean(sums[('score',)].mean())} stars; "
        f"{words.share(sums[('good',)].share())} of the games reach {GOOD}. "
        f"{words.mean(sums[('unspent',)].mean(), 2)} of the stars are resources that nobody spent."
    )
    rounds = [sums[("round", number)].mean() for number in range(1, ROUNDS + 1)]
    page.table(
        ["round", "stars"], [[str(at), words.mean(one, 2)] for at, one in enumerate(rounds, 1)]
    )
    page.say(
        f"A game uses {words.mean(sums[('used',)].mean())} dice and takes a resource instead of a "
        f"die that fits nowhere {words.mean(sums[('claimed',)].mean(), 2)} times."
    )


def realms(page: Page, sums: Sums) -> None:
    """Tell the stars of each realm, and what it does for its neighbours."""
    page.head("Stars by realm")
    found = [key[0] for key in sums.below("realm") if len(key) == 1]
    found.sort(key=lambda realm: -sums[("realm", realm)].value)
    rows = [(words.realm_name(realm), stars(sums[("realm", realm)])) for realm in found]
    title = "Stars by realm"
    page.chart("realms", title, charts.dots(title, f"stars of {FULL}, 95 % intervals", rows))
    headers = ["realm", "stars", f"all {FULL}", *(f"round {at}" for at in range(1, ROUNDS + 1))]
    page.table(
        [*headers, "its neighbours’ stars"],
        [
            [
                words.realm_name(realm),
                words.mean(stars(sums[("realm", realm)]), 2),
                words.share(sums[("full", realm)].share()),
                *(words.mean(stars(sums[("realm", realm, at)]), 2) for at in range(1, ROUNDS + 1)),
                words.mean(sums[("neighbours", realm)].mean(), 2, True),
            ]
            for realm in found
        ],
    )
    page.say(
        "*Its neighbours’ stars*: what the two other realms of the round have beside what they "
        "have on average. Chance draws the realms, so that is what the realm does for them."
    )
    certainty = strict(len(found))
    picks = [
        Pick(words.realm_name(realm), stars(sums[("realm", realm)], certainty)) for realm in found
    ]
    if len(picks) > 1 and is_apart(picks[0].told, picks[-1].told, 2):
        page.find(generous_sentence(picks))
    helping = {realm: sums[("neighbours", realm)].mean(certainty) for realm in found}
    ranked = sorted(found, key=lambda realm: -helping[realm].value)
    kind, mean = ranked[0], ranked[-1]
    page.find(
        f"{words.realm_name(kind)} {_does(helping[kind])}, {words.mean(helping[kind], 2, True)} "
        f"stars for the two others; {words.realm_name(mean)} {_does(helping[mean])}, "
        f"{words.mean(helping[mean], 2, True)}."
    )


def generous_sentence(picks: list[Pick]) -> str:
    """Say which realms give most and fewest stars, the most generous first."""
    (best, second), (behind, worst) = picks[:2], picks[-2:]
    return (
        f"The most generous realm is {best.name}, {words.mean(best.told, 2)} stars of {FULL}, "
        f"{before(is_apart(best.told, second.told, 2))} {second.name} "
        f"({words.mean(second.told, 2)}); the hardest {worst.name}, {words.mean(worst.told, 2)}, "
        f"{before(is_apart(behind.told, worst.told, 2), 'behind')} {behind.name} "
        f"({words.mean(behind.told, 2)})."
    )


def stars(ratio: Ratio, certainty: float = CERTAINTY) -> Estimate:
    """Estimate the stars of a realm, which has so many and no more."""
    return scaled(ratio.times(1 / FULL).share(certainty), FULL)


def _does(one: Estimate) -> str:
    """Say what a realm does for its neighbours."""
    if one.low > 0:
        return "helps its neighbours most"
    return (
        "costs its neighbours most"
        if one.high < 0
        else "is not shown to do its neighbours anything"
    )


def together(page: Page, sums: Sums) -> None:
    """Tell which realms are better or worse together."""
    page.head("Which realms go together")
    pairs = {
        key: ratio.mean() for key, ratio in sums.below("pair").items() if ratio.games >= FEWEST
    }
    if not pairs:
        page.say("Too few games to tell.")
        return
    page.say(
        "The result of a round in which both realms are out, beside what its three realms bring on "
        "average by themselves."
    )
    ranked = sorted(pairs, key=lambda pair: -pairs[pair].value)
    names = {pair: " + ".join(words.realm_name(realm) for realm in pair) for pair in ranked}
    shown = [*ranked[:PAIRS], *ranked[max(PAIRS, len(ranked) - PAIRS) :]]
    title = "Pairs of realms: the best and the worst"
    unit = "stars of a round beyond what its realms bring on average, 95 % intervals"
    rows = [(names[pair], pairs[pair]) for pair in shown]
    page.chart("pairs", title, charts.dots(title, unit, rows, zero=0))
    picks = [Pick(names[pair], sums[("pair", *pair)].mean(strict(len(pairs)))) for pair in ranked]
    page.find(together_sentence(picks))
    page.table(
        ["pair", "stars beyond average"],
        [[names[pair], words.mean(pairs[pair], 2, True)] for pair in ranked],
    )


def together_sentence(picks: list[Pick]) -> str:
    """Say which pairs are best and worst together, the best first."""
    best, worst = picks[0], picks[-1]
    if is_apart(best.told, worst.told, 2):
        return f"{ends_told(picks, ('Best together are', 'worst'), 'stars a round', 2)}."
    return (
        f"No pair of realms is yet shown to be better together than another: from "
        f"{signed(best, 2)} stars a round to {signed(worst, 2)}."
    )


def resources(page: Page, sums: Sums) -> None:
    """Tell what resources come from, go to, and go with."""
    page.head("Resources")
    page.table(
        ["resource", *(f"gained in round {at}" for at in range(1, ROUNDS + 1)), "lost to the cap"],
        [
            [
                PLURAL[name],
                *(
                    words.mean(sums[("gained", resource, at)].mean(), 2)
                    for at in range(1, ROUNDS + 1)
                ),
                words.mean(sums[("lost", resource)].mean(), 3),
            ]
            for resource, name in enumerate(RESOURCE_NAMES)
        ],
    )
    found = sorted((key[0] for key in sums.below("realm") if len(key) == 1), key=words.realm_name)
    page.say("### Where they come from")
    page.table(
        ["realm", *(PLURAL[name] for name in RESOURCE_NAMES)],
        [
            [
                words.realm_name(realm),
                *(
                    words.mean(sums[("from", realm, resource)].mean(), 2)
                    for resource in range(len(RESOURCE_NAMES))
                ),
            ]
            for realm in found
        ],
    )
    page.say("### What they are spent on, a game")
    page.table(
        ["spent", "number"],
        [[SPENT_ON[way], words.mean(sums[("spent", way)].mean(), 2)] for way in WAYS],
    )
    _with(page, sums)


def _with(page: Page, sums: Sums) -> None:
    """Tell the results of rounds by what they brought of each resource."""
    page.say(
        "### Rounds by what they brought",
        "A correlation: realms that are rich in a resource may be good for other reasons, and a "
        "round that goes well has more of everything.",
    )
    series = [
        charts.Series(
            PLURAL[name],
            [
                sums[("with", resource, band)].mean()
                if sums[("with", resource, band)].games >= FEWEST
                else None
                for band in range(len(BANDS))
            ],
        )
        for resource, name in enumerate(RESOURCE_NAMES)
    ]
    title = "Stars of a round by how much of a resource it brought"
    places = [f"{low} to {high}" for low, high in BANDS]
    drawing = charts.lines(
        title, "stars, 95 % intervals", series, axis="gained in the round", places=places
    )
    page.chart("resources", title, drawing)
    gains = []
    for resource, name in enumerate(RESOURCE_NAMES):
        few, many = sums[("with", resource, 0)], sums[("with", resource, len(BANDS) - 1)]
        if min(few.games, many.games) >= FEWEST:
            one, other = words.mean(many.mean(), 2), words.mean(few.mean(), 2)
            gains.append(f"{one} with nine {PLURAL[name]} or more, {other} with two or fewer")
    if gains:
        page.find(f"Stars of a round: {'; '.join(gains)}.")

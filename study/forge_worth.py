"""What things are worth in Dice Forge: feats, faces, resources, and where glory comes from."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from math import isfinite

from grani.arena.verdicts import Estimate
from grani.dice_forge.faces import FACES
from study import charts, words
from study.forge import OF_CARDS, OF_FACES, OF_FEATS, OF_LOSSES, OF_OTHERS, RATED, ROUNDS
from study.forge_sums import FACE, FEAT, ForgeSums
from study.page import Page
from study.payback import Payback, Paybacks, rolls_left
from study.picked import USUAL, Pick, before, ends_told, is_apart, strict
from study.plans import Plan
from study.sums import FEWEST, Groups, Ratio, joined, scaled

COLOURS = {"gold": 4, "sun": 1, "moon": 0, "glory": 3}
JUDGED = "by the judge, 95 % intervals"
"""What stands under charts of judgements: their intervals know nothing of the judge's own error."""
PLURAL = {FEAT: "feats", FACE: "faces"}


def worths(page: Page, plan: Plan, sums: ForgeSums, sort: str, judged: bool) -> None:
    """Tell what each feat or face is worth, by judgement and by how its buyers fared."""
    page.head(f"What {PLURAL[sort]} are worth")
    items = _bought(sums, sort, "added" if judged else "paired")
    if not items:
        page.say("Too few games to tell.")
        return
    page.say(_meaning(plan, judged))
    headers = [sort, "heroes who took it", "lead of takers", "their wins, points"]
    if judged:
        headers[2:2] = ["added lead, judged", "added chance, judged, points", "as it turned out"]
    page.table(headers, [_row(sums, sort, which, judged) for which in items])
    if judged:
        _name_best(page, sums, sort, items)
        _draw_added(page, sums, sort, items)
        _by_round(page, sums, sort, items)


def _meaning(plan: Plan, judged: bool) -> str:
    takers = (
        "*Lead of takers*: games in which some heroes took it and others did not, the glory of "
        "those who did less that of the others at the same table; *their wins* the same in "
        f"victories beside par ({words.number(100 / plan.seats, 0)} %). Who leads can afford more, "
        "so these two are what goes with a purchase."
    )
    if not judged:
        return takers
    return (
        "*Added lead*: what the judge sees in the position with the purchase less what it sees in "
        "the same position without, price kept; *as it turned out*: the lead at the end less what "
        f"it saw without, so that only one of the two positions is a judgement. {takers}"
    )


def _bought(sums: ForgeSums, sort: str, by: str) -> list[Hashable]:
    """Give what was bought in enough games to tell, the most valuable first."""
    found = [
        key[0] for key, ratio in sums.all.below("taken", sort).items() if ratio.total >= FEWEST
    ]
    return sorted(found, key=lambda which: -sums.all[(by, sort, which)].value)


def _row(sums: ForgeSums, sort: str, which: Hashable, judged: bool) -> list[str]:
    every = sums.all
    taken = every[("taken", sort, which)]
    row = [words.item_name(sort, which), words.part(taken.total, _could(sums, sort, which))]
    if judged:
        row += [
            _told(every[("added", sort, which)]),
            _points(every[("added win", sort, which)]),
            _told(every[("turned", sort, which)]),
        ]
    return [
        *row,
        _told(every[("paired", sort, which)]),
        _points(every[("paired win", sort, which)]),
    ]


def _told(ratio: Ratio) -> str:
    return words.mean(ratio.mean(), 1, True) if ratio.games >= FEWEST else "–"


def _points(ratio: Ratio) -> str:
    return words.points(ratio.mean()) if ratio.games >= FEWEST else "–"


def _name_best(page: Page, sums: ForgeSums, sort: str, items: list[Hashable]) -> None:
    """Say what adds most and least, by the judge and as it turned out."""
    usual = [
        which
        for which in items
        if _share(sums, sort, which) >= USUAL
        if sums.all[("added", sort, which)].games >= FEWEST
    ]
    if len(usual) < 3:
        return
    judged, turned = (
        [
            Pick(
                words.quoted(sort, which),
                sums.all[(measure, sort, which)].mean(strict(len(usual))),
            )
            for which in usual
        ]
        for measure in ("added", "turned")
    )
    page.find(worth_sentence(sort, judged, turned))


def worth_sentence(sort: str, judged: list[Pick], turned: list[Pick]) -> str:
    """Say what the judge sees in usual purchases, and beside it what the games made of them."""
    seen = ends_told(judged, ("most is added to the lead by", "least by"), "glory")
    happened = ends_told(turned, ("most was added by", "least by"), "glory")
    return (
        f"By the judge, of the {PLURAL[sort]} that {words.number(100 * USUAL, 0)} % of the heroes "
        f"or more take, {seen}. As it turned out, {happened}."
    )


def _share(sums: ForgeSums, sort: str, which: Hashable) -> float:
    """Give the share of the heroes who took something, of those who could."""
    taken = sums.all[("taken", sort, which)]
    return taken.total / _could(sums, sort, which)


def _could(sums: ForgeSums, sort: str, which: Hashable) -> float:
    taken = sums.all[("taken", sort, which)]
    return taken.count if sort == FEAT else sums.all[("score",)].count


def _draw_added(page: Page, sums: ForgeSums, sort: str, items: list[Hashable]) -> None:
    rows = [
        (words.item_name(sort, which), sums.all[("added", sort, which)].mean())
        for which in items
        if sums.all[("added", sort, which)].games >= FEWEST
    ]
    title = f"What {PLURAL[sort]} add to the lead when they are bought"
    page.chart(f"{sort}-added", title, charts.dots(title, f"glory {JUDGED}", rows, zero=0))


def _by_round(page: Page, sums: ForgeSums, sort: str, items: list[Hashable]) -> None:
    """Draw what things add by the round in which they are bought."""
    rows = []
    for which in items:
        cells = [_cell(sums.all[("added", sort, which, at)]) for at in range(1, ROUNDS + 1)]
        if any(cells):
            rows.append((words.item_name(sort, which), cells))
    title = f"What {PLURAL[sort]} add to the lead, by round of purchase"
    unit = f"glory {JUDGED}; no number where it was bought in fewer than {FEWEST} games"
    columns = [str(at) for at in range(1, ROUNDS + 1)]
    if rows:
        page.chart(f"{sort}-rounds", title, charts.grid(title, unit, columns, rows))
    by_round = [sums.all[("added by round", sort, at)].mean() for at in range(1, ROUNDS + 1)]
    page.say(
        f"All {PLURAL[sort]} together, by round and by the judge: "
        + ", ".join(words.mean(one, 1, True) for one in by_round if one.deals >= FEWEST)
        + "."
    )
    if sort == FACE:
        page.find(_last_round(by_round))


def _cell(ratio: Ratio) -> Estimate | None:
    return ratio.mean() if ratio.games >= FEWEST else None


def _last_round(by_round: list[Estimate]) -> str:
    """Say until when faces are worth buying."""
    paying = [at for at, one in enumerate(by_round, 1) if one.deals >= FEWEST and one.low > 0]
    if not paying:
        return "In no round does the judge see a face add to the lead."
    last = max(paying)
    one = by_round[last - 1]
    return (
        f"By the judge, faces that strong play buys add to the lead up to round {last} "
        f"({words.mean(by_round[paying[0] - 1], 1, True)} glory each in round {paying[0]}, "
        f"{words.mean(one, 1, True)} in round {last})."
    )


# ---------------------------------------------------------------------- resources


def resources(page: Page, sums: ForgeSums) -> None:
    """Tell what one more gold, sun or moon is worth."""
    page.head("What a resource is worth")
    every = joined(sums.groups)
    told = {
        name: [every[("rate", name, at)].mean() for at in range(1, ROUNDS + 1)] for name in RATED
    }
    page.say(
        "What one more in the reserve before the action of a round would add to the lead, by the "
        "judge. One glory should add one: how far it does not is a measure of the judge."
    )
    title = "What one more of a resource adds to the lead"
    series = [charts.Series(name, told[name], COLOURS[name]) for name in RATED]
    page.chart("resources", title, charts.lines(title, f"glory of lead {JUDGED}", series, zero=0))
    page.table(
        ["round", *RATED],
        [
            [str(at), *(words.mean(told[name][at - 1], 2) for name in RATED)]
            for at in range(1, ROUNDS + 1)
        ],
    )
    middle = [told[name][ROUNDS // 2] for name in RATED]
    page.find(
        f"By the judge, in round {ROUNDS // 2 + 1} one more gold adds {words.mean(middle[0], 2)} "
        f"glory to the lead, a sun shard {words.mean(middle[1], 2)}, a moon shard "
        f"{words.mean(middle[2], 2)}; one glory, which should add 1, {words.mean(middle[3], 2)}."
    )


def paying(page: Page, sums: ForgeSums) -> None:
    """Tell how many rolls a face needs until it has paid for itself."""
    page.head("How many rolls a face needs to pay for itself")
    groups = Groups(sums.groups)
    page.say(
        "A face is paid for when it has brought its price, in rolls of the die that it is on: what "
        "it brings each time it is shown, full reserves and ×3 included, less what the face under "
        "it brings, a sixth of the time. Gold and shards count what they add to the lead in the "
        "round in which they are paid or gained (see above), and rounds are those in which strong "
        "play buys the face. The action that buying takes is not counted, and faces that bring "
        "nothing by themselves are left out."
    )
    faces = [
        int(str(key[0]))
        for key, ratio in groups.whole.below("price").items()
        if ratio.games >= FEWEST and _brings_itself(int(str(key[0])))
    ]
    found = {face: Paybacks(groups, face) for face in faces}
    rolls = {face: found[face].estimate(Payback.rolls) for face in faces}
    faces.sort(key=lambda face: rolls[face].value)
    page.table(
        [
            "face",
            "gold paid",
            "bought in round",
            "rolls to pay, judged",
            "pays if bought up to round, judged",
        ],
        [
            [
                words.face_name(face),
                words.mean(groups.whole[("price", face)].mean(), 2),
                words.mean(groups.whole[("at", face)].mean(), 2),
                words.mean(rolls[face]) if _is_known(rolls[face]) else "not known yet",
                _latest(found[face]),
            ]
            for face in faces
        ],
    )
    left = [groups.estimate(partial(rolls_left, at=at)) for at in range(1, ROUNDS)]
    page.say(
        "The last column: the last round in which what the face brings until the end is shown to "
        "be worth more than its price. Rolls of one die that are left on average after a round: "
        + ", ".join(f"{at}: {words.mean(one)}" for at, one in enumerate(left, 1))
        + "."
    )
    usual = [face for face in faces if _is_known(rolls[face]) and _share(sums, FACE, face) >= USUAL]
    if len(usual) > 1:
        picks = [
            Pick(
                words.quoted(FACE, face),
                found[face].estimate(Payback.rolls, strict(len(usual))),
            )
            for face in usual
        ]
        page.find(paying_sentence(picks))


def paying_sentence(picks: list[Pick]) -> str:
    """Say which usual faces pay for themselves soonest and latest."""
    ranked = sorted(picks, key=lambda one: one.told.value)
    (quick, second), (behind, slow) = ranked[:2], ranked[-2:]
    return (
        f"By the judge’s worth of resources, of the faces that {words.number(100 * USUAL, 0)} % of "
        f"the heroes or more take, {quick.name} pays for itself soonest, after "
        f"{words.mean(quick.told)} rolls of its die, {before(is_apart(second.told, quick.told))} "
        f"{second.name} ({words.mean(second.told)}); {slow.name} latest, after "
        f"{words.mean(slow.told)}, {before(is_apart(slow.told, behind.told), 'behind')} "
        f"{behind.name} ({words.mean(behind.told)})."
    )


def _brings_itself(face: int) -> bool:
    """Tell whether a face shows resources of its own."""
    return any(FACES[face].amount(resource) for resource in range(len(RATED)))


def _is_known(found: Estimate) -> bool:
    return isfinite(found.value) and isfinite(found.high) and found.low > 0


def _latest(face: Paybacks) -> str:
    """Name the last round in which buying a face pays."""
    for at in range(ROUNDS, 0, -1):
        if face.estimate(partial(Payback.net, at=at)).low > 0:
            return str(at)
    return "none"


# ---------------------------------------------------------------------- glory


def glory(page: Page, sums: ForgeSums) -> None:
    """Tell where glory comes from."""
    page.head("Where glory comes from")
    names = {
        OF_CARDS: "printed on cards",
        OF_FACES: "faces",
        OF_FEATS: "effects of feats",
        OF_OTHERS: "hammer, boards, tokens",
        OF_LOSSES: "lost to others",
    }
    whole = {where: sums.all[("glory", where)].mean() for where in names}
    page.table(["source", "glory a hero"], [[names[w], words.mean(whole[w])] for w in names])
    score = sums.all[("score",)].value
    most = max(whole, key=lambda where: whole[where].value)
    part = whole[most]
    told = scaled(part, 1 / score)
    page.find(
        f"Most glory is of the kind “{names[most]}”: {words.mean(part)} a hero, "
        f"{words.share(told)} of all."
    )
    series = [
        charts.Series(
            names[where],
            [sums.all[("glory", where, at)].mean() for at in range(1, ROUNDS + 1)],
        )
        for where in names
    ]
    title = "Where glory comes from, by round"
    page.chart("glory", title, charts.lines(title, "glory a hero, 95 % intervals", series, zero=0))

"""``python -m bench.review``: whether reviews tell luck from skill, and errors from good play.

- ``luck``: games of equal bots. Mean luck must be nothing with the judge that is shipped and with
  one that says whatever comes to its mind; how much of the result's variance is left without luck.
- ``again``: one game reviewed again with other dice, and more thoroughly: whether its luck lies as
  far apart as the errors say that both tell.
- ``skill``: ``hard`` against ``medium``. In how many games the result tells them apart, and in how
  many the result without luck does.
- ``errors``: decisions of a quick review that were graded mistakes or worse, and as many graded
  best, are played out, the best option against the one taken; in each pair both meet the same dice.
- ``titles``: levels against themselves, what each loses per decision that counts.

Everything follows from numbers of games and decisions; what is found is kept in ``.bench/review``,
and the same command goes on. Run it on the compiled build; figures go into ``docs/review.md``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev, variance
from time import process_time
from typing import Any

from grani.bots import make_bot
from grani.bots.evaluator import Evaluator
from grani.core.build import build
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.match import retell
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.review.course import Course, course, luck_error
from grani.review.decisions import is_still_open, turn_after
from grani.review.outlook import TO_THE_END, Outlook
from grani.review.scales import (
    BEST,
    BLUNDER,
    MISTAKE,
    PARTS,
    QUICK,
    SPEEDS,
    speed_of,
    title,
    titles_of,
)
from grani.review.worth import Lens

FOLDER = Path(".bench/review")
LEVELS = ("random", "greedy", "novice", "easy", "medium", "hard", "master")
Row = dict[str, Any]
SURE = 1.96
PAIRS = 40
"""Play-outs of both options between two looks at whether they differ."""
MOST_PAIRS = 2000
CLEAR = 2.5
"""Standard errors at which a difference is taken to be real."""
OF_ONE_GAME = 4
"""Decisions of a grade that are taken from one game, at most."""


class Whims(Evaluator):
    """Judges by whatever scores and options remind it of: as bad as a judge can be."""

    def worth(self, state: State, mover: int) -> None:
        count = state.find(state.actor)
        word = sum((seat + 3) * score for seat, score in enumerate(state.scores()))
        word += sum(int(state.options[number]) for number in range(count))
        chance = int(Dice(word * 7919 + int(state.actor)).below(1000)) / 1000
        seats = int(state.seats)
        for seat in range(seats):
            self.win[seat] = chance if seat == 0 else (1 - chance) / (seats - 1)
            self.lead[seat] = 2 * self.win[seat] - 1


def played(game: str, setup: str, bots: list[str], number: int) -> Record:
    """Give the record of a game between bots; seats rotate with its number."""
    rules = registered(game)
    order = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    record = Record.of(rules, rules.setup_data(len(bots), setup), order)
    dice = Dice(1_000_003 * 17 + number)
    makers = [make_bot(name, game, number * 8 + seat) for seat, name in enumerate(order)]
    for seat, bot in enumerate(makers):
        bot.begin(number * 8 + seat)
    state = record.start()
    while state.actor != OVER:
        actor = int(state.actor)
        if actor == CHANCE:
            count = state.find(CHANCE)
            action = int(state.options[dice.below(count)])
        else:
            action = int(makers[actor].choose(state, actor))
        record.add(action)
        state.play(action, actor)
    return record


def luck_of(record: Record, lens: Lens, seat: int) -> Row:
    """Add up the luck of a game for one seat: exactly what a review says, which tells of every die
    where this looks only at whole rolls."""
    state = record.start()
    luck = margin = chances = 0
    before = None
    for number in range(len(record.actions) + 1):
        actor = state.actor
        waits = actor != CHANCE and (actor == OVER or state.find(actor) > 1)
        if waits == (before is not None):
            worth = lens.worth(state, chances)
            if before is not None:
                luck += worth.win[seat] - before.win[seat]
                margin += worth.margin[seat] - before.margin[seat]
            before = None if waits else worth
        chances += actor == CHANCE
        if number < len(record.actions):
            state.play(record.actions[number], actor)
    end = lens.worth(state, chances)
    return {
        "steps": len(record.actions),
        "result": end.win[seat] / PARTS,
        "luck": luck / PARTS,
        "margin": end.margin[seat] / 1000,
        "margin_luck": margin / 1000,
    }


# ---------------------------------------------------------------------- keeping and going on


def kept(name: str, count: int, make: Callable[[int], list[Row]]) -> list[Row]:
    """Give the rows of so many numbers, made or read; go on where the file ends."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.jsonl"
    rows: dict[int, list[Row]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            number, found = json.loads(line)
            rows[number] = found
    with path.open("a") as file:
        for number in range(count):
            if number in rows:
                continue
            rows[number] = make(number)
            file.write(json.dumps([number, rows[number]]) + "\n")
            file.flush()
            print(f"\r{name}: {number + 1}/{count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [row for number in range(count) for row in rows[number]]


def mean_told(values: list[float]) -> str:
    """Say a mean with its range of 95 %."""
    return f"{fmean(values):+.4f} ± {SURE * stdev(values) / sqrt(len(values)):.4f}"


def ratio(results: list[float], lucks: list[float]) -> float:
    """Give how much of the variance is left without luck."""
    without = [result - luck for result, luck in zip(results, lucks, strict=True)]
    return variance(without) / variance(results)


# ---------------------------------------------------------------------- what is measured


def luck(asked: argparse.Namespace) -> None:
    """Measure luck of equal bots, with the shipped judge and a bad one."""
    for judge in asked.judge.split(","):

        def make(number: int, judge: str = judge) -> list[Row]:
            record = played(asked.game, asked.setup, [asked.bot] * asked.seats, number)
            evaluator = Whims() if judge == "bad" else None
            lens = Lens(record.start(), speed_of(asked.game, QUICK), number, evaluator)
            return [luck_of(record, lens, number % asked.seats)]

        name = f"luck-{judge}-{asked.game}-{asked.seats}-{asked.setup}-{asked.bot}"
        rows = kept(name, asked.games, make)
        results, lucks = [r["result"] for r in rows], [r["luck"] for r in rows]
        margins, leads = [r["margin_luck"] for r in rows], [r["margin"] for r in rows]
        print(f"{name}: {len(rows)} games, {build()}")
        print(f"  mean luck {mean_told(lucks)}, in points {mean_told(margins)}")
        print(f"  variance left without luck: of the result {ratio(results, lucks):.3f}", end="")
        print(f", of the lead {ratio(leads, margins):.3f}" if asked.seats > 1 else "")


def again(asked: argparse.Namespace) -> None:
    """Measure how far reviews of one game tell luck apart, beside the errors that they tell.

    Two quick reviews with other dice, and one that is more thorough, of whose decisions nothing is
    asked: its luck is what a whole review would tell. Among equal players the result without luck
    has nothing else to be than an equal share.
    """
    quick, thorough = speed_of(asked.game, QUICK), speed_of(asked.game, asked.against)

    def make(number: int) -> list[Row]:
        bots = asked.bot.split(",")
        seated = [bots[seat % len(bots)] for seat in range(asked.seats)]
        record = played(asked.game, asked.setup, seated, asked.first + number)
        begun = process_time()
        told = course(record, quick, 1)
        spent = process_time() - begun
        others = [course(record, quick, 2, decisions=False)]
        others.append(course(record, thorough, 3, decisions=False))
        whole = Lens(record.start(), quick).whole
        return [
            {
                "luck": [_luck(one, seat) / whole for one in (told, *others)],
                "error": luck_error(told, seat) / whole,
                "adjusted": told.worth[-1].win[seat] / whole - _luck(told, seat) / whole,
                "start": told.worth[0].error[seat] / whole,
                "seconds": spent,
            }
            for seat in range(asked.seats)
        ]

    name = (
        f"again-{asked.game}-{asked.seats}-{asked.setup}-{asked.bot}-{asked.against}-{asked.first}"
    )
    rows = kept(name, asked.games, make)
    errors = [row["error"] for row in rows]
    print(f"{name}: {len(rows)} seats of {asked.games} games, {build()}")
    print(f"  quick {fmean(row['seconds'] for row in rows):.1f} s; ± {SURE * root(errors):.3f}")
    for at, what, share in ((1, QUICK, sqrt(2)), (2, asked.against, 1.0)):
        apart = [row["luck"][0] - row["luck"][at] for row in rows]
        within = [
            abs(far) <= SURE * share * error for far, error in zip(apart, errors, strict=True)
        ]
        print(f"  {what}: apart {root(apart):.3f}, within ± {sum(within)} of {len(within)}")
    if len(set(asked.bot.split(","))) == 1:
        off = [row["adjusted"] - 1 / asked.seats for row in rows]
        held = sum(abs(far) <= SURE * error for far, error in zip(off, errors, strict=True))
        print(f"  an equal share: off {root(off):.3f}, within ± {held} of {len(off)}")


def _luck(told: Course, seat: int) -> int:
    return sum(step.luck[seat] for step in told.steps)


def root(values: Iterable[float]) -> float:
    """Give the root of the mean square."""
    return sqrt(fmean(value**2 for value in values))


def skill(asked: argparse.Namespace) -> None:
    """Measure in how many games ``hard`` and ``medium`` are told apart."""

    def make(number: int) -> list[Row]:
        record = played(asked.game, asked.setup, ["hard", "medium"], number)
        lens = Lens(record.start(), speed_of(asked.game, QUICK), number)
        return [luck_of(record, lens, record.seats.index("hard"))]

    rows = kept(f"skill-{asked.game}-{asked.setup}", asked.games, make)
    print(f"hard against medium: {len(rows)} games")
    told = {
        "results": ([r["result"] - 0.5 for r in rows], [r["luck"] for r in rows]),
        "leads": ([r["margin"] for r in rows], [r["margin_luck"] for r in rows]),
    }
    for name, (raw, lucks) in told.items():
        without = [one - luck for one, luck in zip(raw, lucks, strict=True)]
        for what, values in ((name, raw), (f"{name} without luck", without)):
            needed = ceil((SURE * stdev(values) / fmean(values)) ** 2)
            print(f"  {what}: {mean_told(values)}, significant after {needed} games")


def errors(asked: argparse.Namespace) -> None:
    """Play out decisions that were graded mistakes and ones that were graded best."""
    for sort, grades in (("mistakes", (MISTAKE, BLUNDER)), ("best", (BEST,))):
        if asked.only not in ("", sort):
            continue
        rows: list[Row] = []
        number = 0
        while len(rows) < asked.decisions:
            number += 8

            def make(one: int, grades: tuple[str, ...] = grades) -> list[Row]:
                return list(judged_again(asked, one, grades))

            name = f"errors-{sort}-{asked.game}-{asked.seats}-{asked.setup}-{asked.first}"
            name += f"-{asked.player}-{asked.pairs}" + "-by-lead" * asked.by_lead
            rows = kept(name, number, make)
        rows = rows[: asked.decisions]
        clear = [row for row in rows if abs(row["mean"]) > CLEAR * row["error"]]
        right = [row for row in rows if row["mean"] > 0]
        within = [row for row in rows if row["mean"] <= CLEAR * row["error"]]
        print(
            f"{sort}: {len(rows)} decisions, told loss {fmean(r['loss'] for r in rows):.3f}, ",
            end="",
        )
        print(f"played out {mean_told([row['mean'] for row in rows])}")
        if sort == "mistakes":
            sure = sum(row["mean"] > 0 for row in clear)
            print(f"  sign confirmed in {len(right)}; clear in {len(clear)}, confirmed in {sure}")
        else:
            print(f"  regret within noise in {len(within)}")


def judged_again(asked: argparse.Namespace, number: int, grades: tuple[str, ...]) -> Iterator[Row]:
    """Review a game quickly, and play out some of its decisions."""
    record = played(asked.game, asked.setup, [asked.player] * asked.seats, asked.first + number)
    how = speed_of(asked.game, QUICK)
    told = course(record, how, number)
    lens = Lens(record.start(), how, number)
    found = [s for s in told.steps if s.choice and s.choice.grade in grades]
    found = [s for s in found if s.choice and len(s.choice.options) > 1]
    stride = max(1, len(found) // OF_ONE_GAME)
    wanted = {step.number - 1: step for step in found[number % stride :: stride][:OF_ONE_GAME]}
    for position in retell(record):
        step = wanted.get(position.number)
        if step is None or step.choice is None:
            continue
        choice = step.choice
        rival = choice.best
        if rival == choice.action:
            rival = next(one[0] for one in choice.options if one[0] != choice.action)
        if is_still_open(lens, position.state, step.seat, rival, choice.action):
            # Whatever the rival leads to has not been given away.
            mean, error, pairs = 0.0, 0.0, 0
        else:
            mean, error, pairs = _played_out(
                lens, position.state, step.seat, rival, choice.action, asked.pairs, asked.by_lead
            )
        yield {
            "game": number,
            "step": step.number,
            "kind": choice.kind,
            "loss": choice.loss / lens.whole,
            "mean": mean,
            "error": error,
            "pairs": pairs,
        }


def _played_out(
    lens: Lens, state: State, seat: int, rival: int, taken: int, most: int, by_lead: bool
) -> tuple[float, float, int]:
    """Play on from both options to the end, with the same dice, until they clearly differ: to the
    end of the game also where reviews stop sooner, or the judge would be checked by itself."""
    outlook = Outlook(lens.evaluator, 1, lens.player, TO_THE_END, lens.both_sides)
    after = [turn_after(lens, state, action, seat) for action in (rival, taken)]
    found: list[float] = []
    while len(found) < most:
        for _ in range(PAIRS):
            seed = 900_000_000 + len(found)
            values = []
            for game in after:
                lens.player.begin(1)
                outlook.look(game, seed)
                values.append(outlook.lead[seat] if by_lead else outlook.win[seat])
            found.append(values[0] - values[1])
        error = max(stdev(found), 1e-9) / sqrt(len(found))
        if len(found) >= 4 * PAIRS and abs(fmean(found)) > 2 * CLEAR * error:
            break
    return fmean(found), error, len(found)


def titles(asked: argparse.Namespace) -> None:
    """Measure what levels lose per decision, each against itself."""
    for level in asked.levels.split(","):

        def make(number: int, level: str = level) -> list[Row]:
            record = played(asked.game, asked.setup, [level] * asked.seats, asked.first + number)
            how = speed_of(asked.game, asked.speed)
            lens = Lens(record.start(), how, number)
            told = course(record, how, number)
            losses = [step.choice.loss / lens.whole for step in told.steps if step.choice]
            return [{"decisions": len(losses), "loss": sum(losses)}]

        name = f"titles-{asked.game}-{asked.seats}-{asked.setup}-{level}-{asked.first}"
        name += f"-{asked.speed}" * (asked.speed != QUICK)
        rows = kept(name, asked.games, make)
        decisions = sum(row["decisions"] for row in rows)
        per = sum(row["loss"] for row in rows) / decisions
        # Decisions of one game are not drawn by themselves: games are.
        strays = [row["loss"] - per * row["decisions"] for row in rows]
        error = stdev(strays) * sqrt(len(rows)) / decisions
        print(
            f"{level}: {len(rows)} games, {decisions} decisions, "
            f"loss {100 * per:.2f} ± {100 * SURE * error:.2f} hundredths: "
            f"{title(per, decisions, titles_of(asked.game, asked.speed))}",
            flush=True,
        )


def main() -> None:
    """Measure what is asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("luck", "again", "skill", "errors", "titles"))
    asked.add_argument("--game", default="dice-forge")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--setup", default="random")
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--bot", default="hard", help="of luck, again")
    asked.add_argument("--against", default="standard", help="the other speed of again")
    asked.add_argument("--judge", default="shipped,bad")
    asked.add_argument("--player", default="medium", help="of errors")
    asked.add_argument("--decisions", type=int, default=200)
    asked.add_argument("--first", type=int, default=500_000, help="of errors, titles: first game")
    asked.add_argument("--speed", default=QUICK, choices=tuple(SPEEDS), help="of titles")
    asked.add_argument("--levels", default=",".join(LEVELS), help="of titles")
    asked.add_argument("--pairs", type=int, default=MOST_PAIRS, help="of errors: play-outs at most")
    asked.add_argument(
        "--by-lead", action="store_true", help="of errors: play-outs tell leads, not victories"
    )
    asked.add_argument("--only", choices=("mistakes", "best"), default="", help="of errors")
    options = asked.parse_args()
    measures = {"luck": luck, "again": again, "skill": skill, "errors": errors, "titles": titles}
    measures[options.what](options)


if __name__ == "__main__":
    main()

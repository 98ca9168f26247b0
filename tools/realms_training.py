"""``python -m tools.realms_training``: teach the network of Rolling Realms, from nothing to a file.

Rounds are played by the network itself, now and then astray up to some turn, so that it also learns
what poor sheets are worth; what a turn left behind is then fitted to what the round came to. The
first lesson watches the greedy bot. Needs NumPy, and the compiled build to be quick:
``PYTHONPATH=.build/compiled python -m tools.realms_training --out src/grani/bots/trained/…``.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from grani.bots.realms_features import EYES, HELD, MY_LITTLE_SCYTHE, PURSE, PURSES, Features
from grani.bots.realms_greedy import GreedyRealms
from grani.bots.realms_network import SCALE, UNIT, Network, Weights
from grani.bots.realms_odds import Taste
from grani.bots.realms_turns import TurnSearch
from grani.bots.realms_weights import write_numbers
from grani.core.build import build
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.registry import game
from grani.rolling_realms.setup import new_table
from grani.train.notes import write_note

REALMS = len(EYES)
TURNS = 9
WIDTH = 4
ASTRAY = 0.6
"""The share of rounds that go astray up to some turn."""
WHIMS = (0.1, 0.3, 0.8)
"""By how many stars judgements are off then."""
ANCHORS = 3
GAINED = 7
Parameters = dict[str, Any]
Row = tuple[int, ...]


# ---------------------------------------------------------------------- rounds to learn from


def watch(rounds: int, seed: int) -> tuple[list[Row], list[float]]:
    """Let the greedy bot play, with some random actions; give sheets after turns, and results."""
    chance = random.Random(seed)
    bot = GreedyRealms(Taste())
    dice = Dice(seed)
    rows: list[Row] = []
    results: list[float] = []
    for _ in range(rounds):
        realms = chance.sample(range(REALMS), 3)
        table = new_table(1, [*realms, *[-1] * 6])
        often = chance.choice([0.0, 0.02, 0.05, 0.12])
        first = len(rows)
        while table.round == 1:
            if table.actor == CHANCE:
                table.fall(dice)
                continue
            action = bot.choose(table, 0)
            if chance.random() < often:
                action = chance.choice(table.legal(0))
            if action == 0:
                rows.append(row_of(realms, int(table.turn), table.sheets[0]))
            table.play(action, 0)
        results += [table.sheets[0].first / 10] * (len(rows) - first)
    return rows, results


def play(weights: Weights, rounds: int, seed: int) -> tuple[list[Row], list[float], float]:
    """Let the network play; give sheets after turns, results, and the mean of straight rounds."""
    search = TurnSearch(Network(weights))
    chance = random.Random(seed)
    dice = Dice(seed)
    rows: list[Row] = []
    results: list[float] = []
    straight: list[float] = []
    for _ in range(rounds):
        realms = chance.sample(range(REALMS), 3)
        table = new_table(1, [*realms, *[-1] * 6])
        search.begin(table)
        sheet = table.sheets[0].clone()
        astray = chance.randrange(1, TURNS) if chance.random() < ASTRAY else 0
        whim = chance.choice(WHIMS)
        first = len(rows)
        for turn in range(1, TURNS + 1):
            one, two = 1 + int(dice.below(6)), 1 + int(dice.below(6))
            sheet.start_turn(one, two)
            best = search.explore(sheet, turn, one, two, WIDTH)
            if turn == astray or (turn < astray and chance.random() < 0.3):
                best = wander(search, whim, chance)
            sheet = search.sheets[best].clone()
            if turn >= astray:
                rows.append(row_of(realms, turn, sheet))
        result = search.desk.tenths(sheet) / 10
        results += [result] * (len(rows) - first)
        if not astray:
            straight.append(result)
    return rows, results, 3 * sum(straight) / max(len(straight), 1)


def wander(search: TurnSearch, whim: float, chance: random.Random) -> int:
    """Give an end of a turn, the likelier the better it is judged."""
    ends = range(int(search.count))
    noise = [-whim * math.log(-math.log(chance.random() + 1e-12)) for _ in ends]
    return max(ends, key=lambda n: search.values[n] / int(SCALE) / 10 + noise[n])


def row_of(realms: list[int], turn: int, sheet: Any) -> Row:
    """Give what is kept of a sheet: realms, turns left, marks, resources."""
    marks = (sheet.left, sheet.middle, sheet.right)
    return (*realms, TURNS - turn, *marks, sheet.gained, sheet.hand)


# ---------------------------------------------------------------------- learning


class Lesson:
    """Sheets with what they came to, as features; and steps of Adam over them."""

    def __init__(self, rows: list[Row], results: list[float]) -> None:
        table = np.array(rows, dtype=np.int64)
        kept = table[:, 3] > 0
        self.rows = table[kept]
        self.results = np.array(results, dtype=np.float32)[kept]
        self.turns = self.rows[:, 3]
        self.cards: list[Any] = []
        self.index = np.zeros((len(self.rows), 3), dtype=np.int64)
        for realm in range(REALMS):
            places = [np.nonzero(self.rows[:, card] == realm)[0] for card in range(3)]
            marks = np.concatenate([self.rows[at, 4 + card] for card, at in enumerate(places)])
            different, back = np.unique(marks, return_inverse=True)
            self.cards.append(self._looked_at(realm, different.tolist()))
            for card, at in enumerate(places):
                self.index[at, card], back = back[: len(at)], back[len(at) :]
        hand, gained = self.rows[:, 8], self.rows[:, 7]
        self.hand = [np.minimum(hand >> 8 * k & 255, int(HELD) - 1) for k in range(3)]
        self.gained = [np.minimum(gained >> 8 * k & 255, GAINED - 1) for k in range(3)]

    def _looked_at(self, realm: int, marks: list[int]) -> Any:
        features = Features()
        seen = np.zeros((len(marks), int(EYES[realm].size)), dtype=np.uint8)
        for n, each in enumerate(marks):
            features.look(realm, each)
            for feature in features.listed():
                seen[n, feature] += 1
        return seen

    def forward(self, p: Parameters, at: Any) -> tuple[Any, Any, list[Any]]:
        """Give sums of the units, what is judged, and what each realm was shown."""
        turns = self.turns[at]
        shares = SHARES[turns]
        sums = p["first"][turns].copy()
        shown: list[Any] = []
        for card in range(3):
            realms = self.rows[at, card]
            for realm in range(REALMS):
                here = np.nonzero(realms == realm)[0]
                if len(here) == 0:
                    continue
                cards = self.cards[realm][self.index[at[here], card]].astype(np.float32)
                purse = self._purse(realm, at[here])
                share = shares[here]
                for k in range(ANCHORS):
                    added = cards @ p[f"card{realm}"][k] + purse @ p[f"purse{realm}"][k]
                    sums[here] += share[:, k : k + 1] * added
                shown.append((realm, here, cards, purse, share))
        active = np.maximum(sums, 0)
        active[:, 0] = sums[:, 0]
        return sums, p["base"][turns] + (active * p["weigh"][turns]).sum(1), shown

    def _purse(self, realm: int, at: Any) -> Any:
        purse = np.zeros((len(at), int(PURSES)), dtype=np.float32)
        every = np.arange(len(at))
        for k in range(3):
            purse[every, int(HELD) * k + self.hand[k][at]] = 1
            if realm == MY_LITTLE_SCYTHE:
                purse[every, int(PURSE) + GAINED * k + self.gained[k][at]] = 1
        return purse

    def gradients(self, p: Parameters, at: Any) -> tuple[float, Parameters]:
        """Give the mean square of errors, and where it falls."""
        sums, judged, shown = self.forward(p, at)
        turns = self.turns[at]
        off = (judged - self.results[at]) / len(at)
        active = np.maximum(sums, 0)
        active[:, 0] = sums[:, 0]
        back = off[:, None] * p["weigh"][turns]
        back[:, 1:] *= sums[:, 1:] > 0
        g: Parameters = {key: np.zeros_like(p[key]) for key in ("first", "weigh", "base")}
        for left in range(1, TURNS):
            here = turns == left
            g["base"][left] = off[here].sum()
            g["weigh"][left] = (off[here, None] * active[here]).sum(0)
            g["first"][left] = back[here].sum(0)
        for realm, here, cards, purse, share in shown:
            for key, seen in ((f"card{realm}", cards), (f"purse{realm}", purse)):
                g.setdefault(key, np.zeros_like(p[key]))
                for k in range(ANCHORS):
                    g[key][k] += seen.T @ (share[:, k : k + 1] * back[here])
        return float((off * len(at)) @ (off * len(at)) / len(at)), g


def learn(p: Parameters, lesson: Lesson, epochs: int, rate: float, batch: int = 2048) -> float:
    """Fit the parameters to a lesson, in steps that grow smaller; give the last error in stars."""
    order = np.arange(len(lesson.rows))
    shuffle = np.random.default_rng(1)
    first = {key: np.zeros_like(value) for key, value in p.items()}
    second = {key: np.zeros_like(value) for key, value in p.items()}
    steps = max(epochs * (len(order) // batch), 1)
    step = 0
    error = 0.0
    for _ in range(epochs):
        shuffle.shuffle(order)
        errors = []
        for start in range(0, len(order) - batch + 1, batch):
            square, g = lesson.gradients(p, order[start : start + batch])
            errors.append(square)
            step += 1
            pace = rate * (1 - 0.98 * step / steps)
            for key, value in g.items():
                first[key] += 0.1 * (value - first[key])
                second[key] += 0.002 * (value * value - second[key])
                steep = np.sqrt(second[key] / (1 - 0.998 ** min(step, 5000))) + 1e-8
                p[key] -= pace * first[key] / (1 - 0.9 ** min(step, 200)) / steep
        error = math.sqrt(sum(errors) / max(len(errors), 1))
    return error


def _shares() -> Any:
    shares = np.zeros((TURNS, ANCHORS), dtype=np.float32)
    for left in range(1, TURNS):
        late, part = (0, (left - 1) / 3) if left < 4 else (1, (left - 4) / 4)
        shares[left, late] = 1 - part
        shares[left, late + 1] = part
    return shares


SHARES = _shares()


def fresh(units: int) -> Parameters:
    """Give parameters that know nothing."""
    chance = np.random.default_rng(1)
    p: Parameters = {}
    for realm in range(REALMS):
        for key, size in (("card", int(EYES[realm].size)), ("purse", int(PURSES))):
            p[f"{key}{realm}"] = chance.normal(0, 0.03, (ANCHORS, size, units)).astype(np.float32)
    p["first"] = np.full((TURNS, units), 0.1, dtype=np.float32)
    p["weigh"] = chance.normal(0, 0.15, (TURNS, units)).astype(np.float32)
    p["weigh"][:, 0] = 1.0
    p["base"] = np.full(TURNS, 14.0, dtype=np.float32)
    return p


def numbers_of(p: Parameters) -> list[int]:
    """Give parameters as the whole numbers of ``Weights``."""
    parts = [
        p[f"{key}{realm}"][k]
        for k in range(ANCHORS)
        for key in ("card", "purse")
        for realm in range(REALMS)
    ]
    parts += [p[key][1:] for key in ("first", "weigh", "base")]
    flat = np.concatenate([part.ravel() for part in parts])
    whole = np.clip(np.rint(flat * UNIT), -32767, 32767).astype(int)
    return [p["first"].shape[1], *whole.tolist()]


def main(arguments: list[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m tools.realms_training")
    add = reader.add_argument
    add("--out", type=Path, required=True, help="the file to write after every lesson")
    add("--units", type=int, default=32)
    add("--watched", type=int, default=80_000, help="rounds of the greedy bot")
    add("--rounds", type=int, default=60_000, help="rounds of each further lesson")
    add("--lessons", type=int, default=5)
    add("--seed", type=int, default=1)
    options = reader.parse_args(arguments)
    p = fresh(options.units)
    rows, results = watch(options.watched, options.seed)
    error = learn(p, Lesson(rows, results), 5, 2e-3)
    print(f"watched: error {error:.3f}", flush=True)
    for lesson in range(1, options.lessons + 1):
        seed = options.seed + 100 * lesson
        new, came_to, stars = play(Weights(numbers_of(p)), options.rounds, seed)
        # The last two lessons together: fewer lies of the newest judge about what it never met.
        both = Lesson(rows[-len(new) :] + new, results[-len(came_to) :] + came_to)
        error = learn(p, both, 4, 1.5e-3)
        rows, results = new, came_to
        print(f"lesson {lesson}: played {stars:.2f} stars a game, error {error:.3f}", flush=True)
        about = {"units": options.units, "lessons": lesson, "rounds": options.rounds}
        numbers = numbers_of(p)
        write_numbers(options.out, about, numbers)
        note(options, lesson, stars, len(numbers))
    return 0


def note(options: argparse.Namespace, lesson: int, stars: float, count: int) -> None:
    """Write beside the weights how they came to be."""
    names = ("units", "watched", "rounds", "lessons", "seed")
    words = " ".join(f"--{name} {getattr(options, name)}" for name in names)
    told = {
        "command": f"python -m tools.realms_training {words}",
        "start": "nothing",
        "game": "rolling-realms",
        "rules": game("rolling-realms").rules,
        "features": f"{REALMS} realms, {count} numbers",
        "seed": options.seed,
        "units": options.units,
        "lessons": lesson,
        "rounds": options.watched + lesson * options.rounds,
        "hours of CPU": round(process_time() / 3600, 3),
        "evaluation": {
            "how": "rounds played straight in the last lesson, by the judge before it",
            "stars a game": round(stars, 2),
        },
        "build": build(),
    }
    write_note(options.out, told)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""A game of Dice Forge in one line: what was bought when, and what it added.

What a purchase added is measured against declining it. At every question that can be declined, the
judge of the bots says what the hero may expect if they buy nothing more this turn; what that number
gained when it is asked again, after a purchase, or when the turn is over, is what the purchase
added. So prices count, and the additions of a turn sum up to all that the turn was worth.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from grani.bots import evaluator_for
from grani.bots.bot import Bot
from grani.bots.dice_forge import PRESETS
from grani.bots.evaluator import Evaluator
from grani.bots.forge_weights import PLAIN, name_for
from grani.bots.naming import read_spec
from grani.bots.weights import path_of
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.observer import Observer
from grani.dice_forge import events
from grani.dice_forge.actions import FACE, FEAT, NO, REINFORCE, SPLIT
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.resources import GLORY, GOLD, MOON, SUN
from grani.dice_forge.table import Table

MAIN, FORGE, EXTRA = "main", "forge", "extra"
DECLINABLE: Final = (MAIN, FORGE, EXTRA)
BY_MAIN, BY_EXTRA, BY_EFFECT = 0, 1, 2
"""How a purchase came about: by the main action, the extra one, or what a face or feat does."""
ROUNDS: Final = 9
"""Of games that are studied: not of three heroes, who play ten."""
RATED: Final = ("gold", "sun", "moon", "glory")
OF_FACES, OF_FEATS, OF_CARDS, OF_OTHERS, OF_LOSSES = range(5)
"""Where glory comes from."""
FORGED, PERFORMED, PASSED, EXTRAS = range(4)
"""What is done with an action."""
GLORY_PARTS: Final = 100
"""Judgements are kept in hundredths of a glory, chances in ten-thousandths."""
WIN_PARTS: Final = 10000


class Watch(Observer):
    """Takes note of one game as it is played."""

    def __init__(self, seats: int) -> None:
        self.round = 1
        self.turns = 0
        self.via = BY_MAIN
        self.decision = ""
        self.buys: list[list[Any]] = []
        """[seat, round, via, is it a feat, which, price, face that it replaced, added lead, added
        win, lead without it]; the last three are None where two things were bought at once."""
        self.income = [[[0, 0, 0] for _ in range(ROUNDS)] for _ in range(seats)]
        self.glory = [[[0, 0, 0, 0, 0] for _ in range(ROUNDS)] for _ in range(seats)]
        self.rolls = [[0] * ROUNDS for _ in range(seats)]
        self.faces: list[dict[int, list[int]]] = [{} for _ in range(seats)]
        """By face: how often it was shown, and the gold, sun, moon and glory that came of it."""
        self.ousted = [0] * seats

    def tell(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        if kind == events.GAINED:
            self.gained(seat, a, b % 1000, c)
        elif kind == events.ROLLED:
            self.rolls[seat][self.round - 1] += 1
            self.shown(seat, b)[0] += 1
        elif kind == events.TURN:
            self.round = a
            self.turns += 1
            self.via = BY_MAIN
        elif kind == events.AGAIN:
            self.turns += 1
            self.via = BY_MAIN
        elif kind == events.BOUGHT:
            via = self.via if self.decision in (MAIN, FORGE) else BY_EFFECT
            self.buys.append([seat, self.round, via, 0, a, b, -1, None, None, None])
        elif kind == events.FORGED:
            self.placed(seat, a, c)
        elif kind == events.PERFORMED:
            self.buys.append([seat, self.round, self.via, 1, a, 0, -1, None, None, None])
        elif kind == events.TOOK:
            self.glory[seat][self.round - 1][OF_CARDS] += int(FEATS[a].glory)
        elif kind == events.LOST and a == GLORY:
            self.glory[seat][self.round - 1][OF_LOSSES] -= b
        elif kind in (events.HAMMERED, events.STORED):
            self.gained(seat, int(GOLD), a, c)
        elif kind == events.JUDGED:
            self.glory[seat][self.round - 1][OF_OTHERS] += a
        elif kind in (events.COPIED, events.PICKED) and a > 0:
            self.shown(seat, a)[0] += 1
        elif kind == events.OUSTED:
            self.ousted[b] += 1

    def shown(self, seat: int, face: int) -> list[int]:
        return self.faces[seat].setdefault(face, [0, 0, 0, 0, 0])

    def gained(self, seat: int, resource: int, amount: int, source: int) -> None:
        """Note what came, by whether a face brought it."""
        by_face = 0 < source < events.OF_BOARD
        if by_face and resource <= GLORY:
            self.shown(seat, source)[1 + resource] += amount
        if resource < GLORY:
            self.income[seat][self.round - 1][resource] += amount
        elif resource == GLORY:
            by_feat = source >= events.OF_FEAT
            where = OF_FACES if by_face else OF_FEATS if by_feat else OF_OTHERS
            self.glory[seat][self.round - 1][where] += amount

    def placed(self, seat: int, face: int, replaced: int) -> None:
        """Note which face the one that was bought last has replaced."""
        for buy in reversed(self.buys):
            if buy[0] == seat and buy[3] == 0 and buy[4] == face and buy[6] < 0:
                buy[6] = replaced
                return


class Judged:
    """What the judge says while a game goes on."""

    def __init__(self, judge: Evaluator, watch: Watch) -> None:
        self.judge = judge
        self.watch = watch
        self.unit = judge.unit() * GLORY_PARTS
        self.turns = -1
        self.seat = 0
        self.lead = 0.0
        self.win = 0.0
        self.bought = 0
        self.prospects: list[list[int]] = []
        """[seat, round, lead, win] before each main action."""
        self.rates: list[list[int | None]] = []
        """[round, what one more gold, sun, moon and glory would add to the lead; None if full]."""

    def look(self, state: State, seat: int) -> tuple[float, float]:
        """Give lead and chance to win of a seat."""
        self.judge.judge(state, seat)
        return self.judge.lead[seat] * self.unit, self.judge.win[seat]

    def ask(self, table: Table, seat: int, decision: str) -> None:
        """Note a question that can be declined, before it is answered."""
        watch = self.watch
        if decision == MAIN and self.turns != watch.turns:
            lead, win = self.look(table, seat)
            self.prospects.append([seat, watch.round, round(lead), round(win * WIN_PARTS)])
            self.rates.append([watch.round, *self.more(table, seat, lead)])
        if self.turns == watch.turns and self.bought == len(watch.buys):
            # A token that was spent in between is part of the price of the next purchase.
            return
        declined = table.clone()
        while declined.actor == seat and declined.decision() in DECLINABLE:
            declined.play(NO, seat)
        lead, win = self.look(declined, seat)
        if self.turns == watch.turns:
            self.settle(lead, win)
        self.turns, self.seat, self.lead, self.win = watch.turns, seat, lead, win
        self.bought = len(watch.buys)

    def after(self, table: Table) -> None:
        """Note that something has happened: where it ended the turn, its purchases are judged."""
        if self.turns >= 0 and (self.watch.turns != self.turns or table.actor == OVER):
            self.settle(*self.look(table, self.seat))
            self.turns = -1

    def settle(self, lead: float, win: float) -> None:
        """Say what the one purchase since the last question has added, all that it set off too."""
        new = [
            buy
            for buy in self.watch.buys[self.bought :]
            if buy[0] == self.seat and buy[2] != BY_EFFECT
        ]
        if len(new) == 1:
            added = round(lead - self.lead), round((win - self.win) * WIN_PARTS)
            new[0][7:] = [*added, round(self.lead)]

    def more(self, table: Table, seat: int, lead: float) -> list[int | None]:
        """Give what one more of each resource would add to the lead."""
        added: list[int | None] = []
        for resource in (GOLD, SUN, MOON, GLORY):
            richer = table.clone()
            hero = richer.heroes[seat]
            if resource == GOLD and hero.gold < hero.gold_cap:
                hero.gold += 1
            elif resource == SUN and hero.sun < hero.shard_cap:
                hero.sun += 1
            elif resource == MOON and hero.moon < hero.shard_cap:
                hero.moon += 1
            elif resource == GLORY:
                hero.glory += 1
            else:
                added.append(None)
                continue
            added.append(round(self.look(richer, seat)[0] - lead))
        return added


def gather(start: State, bots: Sequence[Bot], seed: int) -> dict[str, Any]:
    """Play a game and sum it up."""
    assert isinstance(start, Table)
    judge = evaluator_for(start)
    assert judge is not None
    table, dice = start, Dice(seed)
    watch = Watch(table.seats)
    judged = Judged(judge, watch)
    table.observer = watch
    actions = [[[0, 0, 0, 0] for _ in range(ROUNDS)] for _ in bots]
    decisions = 0
    while table.actor != OVER:
        seat = int(table.actor)
        if seat == CHANCE:
            table.fall(dice)
            judged.after(table)
            continue
        decision = watch.decision = table.decision()
        action = bots[seat].choose(table, seat)
        decisions += 1
        if decision in DECLINABLE:
            done = _done(decision, action)
            if done is not None:
                actions[seat][watch.round - 1][done] += 1
            if NO in table.legal(seat):
                judged.ask(table, seat, decision)
            if done == EXTRAS:
                watch.via = BY_EXTRA
        table.play(action, seat)
        judged.after(table)
    return {
        "scores": table.scores(),
        "wins": _shares(table),
        "sets": [int(feat) for feat in table.feats],
        "decisions": decisions,
        "buys": watch.buys,
        "actions": actions,
        "income": watch.income,
        "glory": watch.glory,
        "rolls": watch.rolls,
        "faces": [{str(face): shown for face, shown in seat.items()} for seat in watch.faces],
        "ousted": watch.ousted,
        "prospects": judged.prospects,
        "rates": judged.rates,
    }


def _done(decision: str, action: int) -> int | None:
    """Say what an answer does with an action of the turn; None if it is part of one."""
    if decision == EXTRA:
        return None if action == NO else EXTRAS
    if decision != MAIN:
        return None
    if action == NO:
        return PASSED
    if FEAT <= action < REINFORCE:
        return PERFORMED
    return FORGED if FACE <= action < SPLIT else None


def _shares(table: Table) -> list[float]:
    winners = table.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]


def made_by(start: State, level: str) -> dict[str, object]:
    """Tell by what a level plays."""
    assert isinstance(start, Table)
    weights = name_for(start)
    digest = hashlib.sha256(path_of(weights).read_bytes()).hexdigest()
    return {"preset": repr(PRESETS[read_spec(level).name]), "weights": weights, "digest": digest}


def has_own_judge(start: State) -> bool:
    """Tell whether the judge has learnt games like this one, its module and number of heroes."""
    assert isinstance(start, Table)
    return name_for(start) == f"{start.box.name or PLAIN}-{'2' if start.seats == 2 else 'many'}"

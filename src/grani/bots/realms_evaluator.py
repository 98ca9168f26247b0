"""What a seat of Rolling Realms may expect, for hints and review: stars, and the chance to win.

``stars`` gives those that a seat will have at the end if it goes on like a good player, at any
decision and before any roll or draw: finished rounds as they are, the running one by the learned
judge, those to come by what their realms bring on average. It takes tens of microseconds, before
the second die of a roll a few hundred. ``worth`` makes chances to win of them, by how far results
usually stray from that.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.bots.evaluator import Evaluator
from grani.bots.realms_network import SCALE, Network, Weights
from grani.bots.realms_turns import TurnSearch, blank_sheet, copy_sheet
from grani.core.contract import CHANCE, OVER, State
from grani.rolling_realms.realms import FIRST_BOX
from grani.rolling_realms.resources import STAR
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, REALM_BITS, ROUNDS, TURNS, Table

WIDTH: Final[i64] = 3
"""How many sheets are followed up at a time when a turn is looked through."""
PAR: Final[float] = 16.5
"""Stars of a round of good play, on average over all realms."""
PARS: Final[vec[float]] = vec[float](
    [-0.16, -0.36, -1.43, 0.15, 1.88, -0.03, 1.04, -0.69, -0.61, -0.52, 0.7]
)
"""How many more a round with this realm brings, by its number."""
STRAY: Final[vec[float]] = vec[float]([0.0, 1.12, 1.38, 1.52, 1.58, 1.62, 1.65, 1.66, 1.66, 1.66])
"""How far the lead of two seats strays in a round with so many turns left, in stars."""


POINTS: Final = 50.0
"""Tenths of stars that make one unit of lead: five stars ahead is a clear victory."""
DOUBT_ALONE: Final = 0.18
DOUBT_OF_TWO: Final = 0.18
DOUBT_OF_MORE: Final = 0.26
"""By how much the score to expect is off in a game for one, 0.9 stars, and chances in others.
Measured by ``python -m bench.hints``."""


@final
class RealmsEvaluator(Evaluator):
    """Judges positions; it leaves them as they are. One for each thread.

    Making a network takes longer than a judgement: one who has it for the same round may lend it.
    """

    def __init__(self, weights: Weights, network: Network | None = None) -> None:
        super().__init__()
        self.network: Final[Network] = Network(weights) if network is None else network
        self.search: Final[TurnSearch] = TurnSearch(self.network)
        self.scratch: Final[Sheet] = blank_sheet()

    def unit(self) -> float:
        return POINTS

    def doubt(self, state: State) -> float:
        if state.seats == 1:
            return DOUBT_ALONE
        return DOUBT_OF_TWO if state.seats == 2 else DOUBT_OF_MORE

    def worth(self, state: State, mover: i64) -> None:
        assert isinstance(state, Table)
        seat: i64
        in_units = float(STAR) / POINTS
        if state.seats == 1:
            self.lead[0] = 0.0
            self.win[0] = in_units * self.stars(state, 0)
            return
        stars = [self.stars(state, seat) for seat in range(state.seats)]
        chances = chances_of(stars, self.stray(state))
        for seat in range(state.seats):
            rivals = stars[:seat] + stars[seat + 1 :]
            self.lead[seat] = in_units * (stars[seat] - max(rivals))
            self.win[seat] = chances[seat]

    def stars(self, table: State, seat: i64) -> float:
        """Give the stars that a seat may expect to have at the end of the game."""
        assert isinstance(table, Table)
        if table.actor == OVER:
            return other_rounds(table, seat)
        return other_rounds(table, seat) + self.of_round(table, table.sheets[seat])

    def stray(self, table: Table) -> float:
        """Give how far the lead of two seats usually strays until the end of the game, in stars."""
        rounds = float(ROUNDS - table.round)
        turns = TURNS - table.turn + 1
        return sqrt(rounds * STRAY[TURNS] ** 2 + STRAY[turns] ** 2)

    def of_round(self, table: Table, sheet: Sheet) -> float:
        """Give the stars that a seat may expect of the running round."""
        if table.open_card() >= 0 or (table.turn == 1 and table.rolled1 == 0):
            return par(table, table.round)
        self.search.begin(table)
        if table.actor == CHANCE and table.rolled1:
            scratch = self.scratch
            total: i64 = 0
            value: i64
            for value in range(1, 7):
                copy_sheet(sheet, scratch)
                scratch.start_turn(table.rolled1, value)
                total += self.best_end(scratch, table.turn, table.rolled1, value)
            return in_stars(total) / 6.0
        if table.actor == CHANCE:
            return in_stars(self.network.worth(sheet, TURNS - table.turn + 1))
        if not sheet.ended:
            return in_stars(self.best_end(sheet, table.turn, table.rolled1, table.rolled2))
        if table.turn == TURNS:
            return float(table.tenths(sheet)) / float(STAR)
        return in_stars(self.network.worth(sheet, TURNS - table.turn))

    def best_end(self, sheet: Sheet, turn: i64, rolled1: i64, rolled2: i64) -> i64:
        """Give what the best end of a turn is worth to the judge."""
        return self.search.values[self.search.explore(sheet, turn, rolled1, rolled2, WIDTH)]


def other_rounds(table: Table, seat: i64) -> float:
    """Give the stars of a seat in the rounds that are over, and those to expect of later ones."""
    sheet = table.sheets[seat]
    total = float(sheet.first + sheet.second + sheet.third) / float(STAR)
    if table.actor == OVER:
        return total
    round: i64
    for round in range(table.round + 1, ROUNDS + 1):
        total += par(table, round)
    return total


def chances_of(stars: list[float], stray: float) -> list[float]:
    """Give each seat's chance to win if it may expect these stars; leads stray by so many."""
    seats = len(stars)
    chances: list[float] = []
    for seat in range(seats):
        chance = 1.0
        for other in range(seats):
            if other != seat:
                chance *= 0.5 + 0.5 * erf((stars[seat] - stars[other]) / (sqrt(2.0) * stray))
        chances.append(chance)
    whole = sum(chances)
    if whole <= 0.0:
        return [1.0 / float(seats) for _ in range(seats)]
    return [chance / whole for chance in chances]


def in_stars(worth: i64) -> float:
    """Give a judgement in stars."""
    return float(worth) / float(SCALE * STAR)


def par(table: Table, round: i64) -> float:
    """Give the stars of good play in a round, by its realms; for those open, their average."""
    named = table.named()
    rest = 0.0
    left = 0
    realm: i64
    for realm in range(FIRST_BOX):
        if not named >> realm & 1:
            rest += PARS[realm]
            left += 1
    total = PAR
    card: i64
    for card in range(CARDS):
        realm = (table.realms >> REALM_BITS * (CARDS * (round - 1) + card) & 15) - 1
        if realm >= 0:
            total += PARS[realm]
        elif left:
            total += rest / left
    return total

"""The options of a turn of Rolling Realms in the balance, by what its levels plan with.

An option is worth what the best end of the turn is that it leaves within reach. For every option
the judge names a few ends; these are tried out as the levels do it (``realms_search``), the next
turns played with the same dice for all. The better an end looks, the more often it is tried.
Seats only meet in the ranking: the stars of an option become a chance to win against what the
rivals may expect.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from grani.bots.realms_evaluator import RealmsEvaluator, chances_of, in_stars, other_rounds
from grani.bots.realms_network import Weights
from grani.bots.realms_search import ROLLS, SearchRealms, Skill
from grani.bots.realms_turns import blank_sheet, copy_sheet
from grani.bots.weighing import PRIOR, Verdict
from grani.core.dice import Dice
from grani.rolling_realms.actions import END
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import TURNS, Table

WIDTH: Final[i64] = 6
"""How many sheets are followed up at a time behind an option."""
MANY: Final[i64] = 60
"""Beyond so many options, fewer sheets are followed up: all options lead to much the same ends."""
NARROW: Final[i64] = 2
ENDS: Final[i64] = 3
"""Ends of the turn that are tried out for an option, at most."""
DEPTH: Final[i64] = 3
"""Turns that a try goes on before it is judged."""
LEAST: Final[i64] = 4
"""Tries of the best end of every option, however bad it looks."""
SHARE: Final[i64] = 12
"""One of so many tries goes to whatever was tried least."""
MOST: Final[i64] = 40000
TRUST: Final = 2.0
"""The judge's word counts like so many tries."""
BOLDNESS: Final = 0.7
LEAST_SPREAD: Final = 0.2
"""In stars: tries of one end are never taken for more alike than this."""


@final
class End:
    """One way to end the turn, and what its tries came to, in stars of the running round."""

    def __init__(self, sheet: Sheet, judged: float) -> None:
        self.sheet: Final[Sheet] = blank_sheet()
        copy_sheet(sheet, self.sheet)
        self.judged: Final[float] = judged
        self.tries: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.is_first = False
        """Whether it is the best of an option, as the judge sees it."""

    def add(self, stars: float) -> None:
        self.tries += 1
        self.total += stars
        self.squares += stars * stars

    @property
    def mean(self) -> float:
        return (self.total + TRUST * self.judged) / (float(self.tries) + TRUST)

    @property
    def variance(self) -> float:
        """The sum of squared differences from the tries' own mean."""
        if not self.tries:
            return 0.0
        return max(0.0, self.squares - self.total * self.total / float(self.tries))


@final
class RealmsWeighing:
    """Weighs the options of one seat."""

    def __init__(self, table: Table, seat: i64, seed: i64, weights: Weights) -> None:
        self.tries: int = 0
        self.table: Final[Table] = table
        self.seat: Final[i64] = seat
        self.planner: Final[SearchRealms] = SearchRealms(weights, Skill(int(WIDTH)), seed)
        self.judge: Final[RealmsEvaluator] = RealmsEvaluator(weights, self.planner.search.network)
        self.depth: Final[i64] = min(DEPTH, TURNS - table.turn)
        self.seed: Final[i64] = seed
        self.ends: Final[list[End]] = []
        self.options: Final[list[i64]] = list(table.legal(seat))
        self.width: Final[i64] = WIDTH if len(self.options) <= MANY else NARROW
        self.reach: Final[list[list[End]]] = []
        """By option: the ends that it leaves within reach and that are tried."""
        self.planner.search.begin(table)
        self.planner.shuffle_rolls(Dice(seed))
        for action in self.options:
            self.reach.append(self.ends_of(action))

    # ------------------------------------------------------------------ where options lead

    def ends_of(self, action: i64) -> list[End]:
        """Find the most promising ends of the turn behind an option."""
        search = self.planner.search
        table = self.table
        after = table.clone()
        sheet = after.sheets[self.seat]
        width: i64 = 0
        if action != END:
            after.carry_out(sheet, action)
            width = self.width
        search.explore(sheet, table.turn, table.rolled1, table.rolled2, width)
        n: i64
        for n in range(search.count):
            search.followed[n] = 0
        found: list[End] = []
        place = search.most_promising(0, search.count)
        while place >= 0 and len(found) < ENDS:
            search.followed[place] = 1
            end = self.end_like(search.sheets[place], in_stars(search.values[place]))
            if end not in found:
                found.append(end)
            place = search.most_promising(0, search.count)
        found[0].is_first = True
        return found

    def end_like(self, sheet: Sheet, judged: float) -> End:
        """Give the end with this sheet: the same for all options that lead there."""
        for end in self.ends:
            other = end.sheet
            if (
                other.left == sheet.left
                and other.middle == sheet.middle
                and other.right == sheet.right
                and other.hand == sheet.hand
                and other.gained == sheet.gained
            ):
                return end
        end = End(sheet, judged)
        self.ends.append(end)
        return end

    # ------------------------------------------------------------------ trying

    def go_on(self) -> None:
        """Try the end that deserves it most; first of all, and now and then later, the best end of
        an option that was tried least, since people look at the other numbers too."""
        end = self.least_tried()
        if end.tries >= LEAST and self.tries % SHARE:
            end = self.most_hopeful()
        self.try_once(end)

    def try_once(self, end: End) -> None:
        """Play some turns on from an end; every end meets the same dice at its first try."""
        self.tries += 1
        if self.depth == 0:
            end.add(end.judged)
            return
        planner = self.planner
        number = end.tries
        copy_sheet(end.sheet, planner.ends[0])
        dice = Dice(self.seed * 65536 + number)
        roll = planner.rolls[number % ROLLS]
        end.add(in_stars(planner.play_out(0, self.table.turn, self.depth, roll, dice)))

    def least_tried(self) -> End:
        """Give the end that was tried least, of those that are the best of an option; of equals the
        more promising one, since there may not be time for all."""
        least = self.reach[0][0]
        for end in self.ends:
            if not end.is_first:
                continue
            if end.tries < least.tries or (end.tries == least.tries and end.judged > least.judged):
                least = end
        return least

    def most_hopeful(self) -> End:
        """Give the end with the highest upper bound."""
        reach = BOLDNESS * sqrt(2.0 * self.spread() * log(float(self.tries)))
        best = self.ends[0]
        most = -1e30
        for end in self.ends:
            hope = end.mean + reach / sqrt(float(end.tries) + TRUST)
            if hope > most:
                most = hope
                best = end
        return best

    def spread(self) -> float:
        """Give the variance of tries of one end, on average."""
        total = 0.0
        tries = 0.0
        for end in self.ends:
            total += end.variance
            tries += max(0.0, float(end.tries) - 1.0)
        least = 0.0 if self.depth == 0 else LEAST_SPREAD * LEAST_SPREAD
        return max(least, total / tries) if tries else least

    @property
    def is_fair(self) -> bool:
        """Whether every option had a chance: the judge has looked through the turn behind each."""
        return True

    @property
    def is_done(self) -> bool:
        """Whether going on would tell nothing new."""
        return self.tries >= MOST or (self.depth == 0 and self.least_tried().tries >= LEAST)

    # ------------------------------------------------------------------ what came of it

    def verdicts(self) -> list[Verdict]:
        """Give a verdict on every option, the best first."""
        spread = self.spread()
        others = other_rounds(self.table, self.seat)
        rivals = self.rivals()
        found: list[tuple[float, Verdict]] = []
        for n in range(len(self.options)):
            end = max(self.reach[n], key=lambda end: end.mean - self.error(end, spread))
            error = self.error(end, spread)
            stars = others + end.mean
            verdict = self.verdict(self.options[n], stars, error, int(end.tries), rivals)
            found.append((stars - error, verdict))
        found.sort(key=lambda one: -one[0])
        return [verdict for _, verdict in found]

    def verdict(
        self, action: i64, stars: float, error: float, tries: int, rivals: list[float]
    ) -> Verdict:
        """Say what so many stars mean at this table."""
        doubt = self.judge.doubt(self.table)
        if not rivals:
            off = doubt * self.judge.unit() / 10.0
            return Verdict(action, stars, sqrt(error * error + off * off), tries)
        win = self.chance(stars, rivals)
        slope = 0.5 * (self.chance(stars + error, rivals) - self.chance(stars - error, rivals))
        off = doubt * 2.0 * sqrt(max(0.0, win * (1.0 - win)))
        return Verdict(action, win, sqrt(slope * slope + off * off), tries)

    def error(self, end: End, spread: float) -> float:
        """Give the standard error of what an end's tries came to."""
        tries = float(end.tries)
        variance = (end.variance + PRIOR * spread) / (tries + PRIOR)
        return sqrt(variance / (tries + TRUST))

    def rivals(self) -> list[float]:
        """List the stars that the others may expect."""
        seats = self.table.seats
        return [self.judge.stars(self.table, seat) for seat in range(seats) if seat != self.seat]

    def chance(self, stars: float, rivals: list[float]) -> float:
        """Give the chance to win with so many stars."""
        return chances_of([stars, *rivals], self.judge.stray(self.table))[0]

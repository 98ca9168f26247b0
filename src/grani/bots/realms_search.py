"""Bots of Rolling Realms that plan whole turns: the learned judge, and tries of what comes next.

A turn is looked through to its ends. The most promising ends are then tried out: the dice of the
next turns are thrown, the same for every end, and the turns are played by the judge alone; half of
the ends is dropped again and again, until one is left. How much is tried is counted,
so equal seeds make equal games on any machine; ``seconds`` can stop it sooner.
"""

from __future__ import annotations

from math import log
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.bot import Bot
from grani.bots.realms_network import SCALE, Network, Weights
from grani.bots.realms_turns import TurnSearch, blank_sheet, code_of, copy_sheet, fold, same_sheet
from grani.core.bits import bit
from grani.core.contract import State
from grani.core.dice import Dice
from grani.rolling_realms.actions import END
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import TURNS, Table

MOST_ENDS: Final[i64] = 64
ROLLS: Final[i64] = 36
MOST_JUDGED: Final[i64] = 2000
"""Sheets judged in a try, on average: ten times what is usual. Only a hand full of resources, as
nobody has it in play, brings trying to an end by this."""
NOWHERE: Final[i64] = -1
WHIMS: Final[i64] = 1024


def _whims() -> list[i64]:
    """Give the quantiles of how far people are off, in hundredths: mostly little, now and then."""
    return [round(-100 * log(-log((n + 0.5) / 1024))) for n in range(1024)]


WHIM: Final[vec[i64]] = vec[i64](_whims())
"""Added to what is weighed, these make choices as likely as a softmax would."""


@final
@mypyc_attr(acyclic=True)
class Skill:
    """How well a bot plays: what it sees, how sure its judgement is, how much it tries out."""

    def __init__(
        self,
        width: int,
        ends: int = 1,
        iterations: int = 0,
        depth: int = 2,
        quick_width: int = 2,
        trust: int = 2,
        whim: int = 0,
        overlooks: int = 0,
    ) -> None:
        self.width: Final[i64] = width
        """How many sheets are followed up at a time within a turn."""
        self.ends: Final[i64] = ends
        """How many ends of the turn are tried out."""
        self.iterations: Final[i64] = iterations
        """How many tries there are at most for one turn of its own."""
        self.depth: Final[i64] = depth
        """How many turns a try goes on before it is judged."""
        self.quick_width: Final[i64] = quick_width
        """The width within tries."""
        self.trust: Final[i64] = trust
        """The judge's word counts like so many tries."""
        self.whim: Final[i64] = whim
        """How far judgements are off, in hundredths of a star."""
        self.overlooks: Final[i64] = overlooks
        """In how many turns of a hundred it does not see what resources can buy."""


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What a seat is about to do, and the position in which that was planned."""

    def __init__(self, table: Table, sheet: Sheet, actions: list[i64]) -> None:
        self.sheet: Final[Sheet] = blank_sheet()
        copy_sheet(sheet, self.sheet)
        self.actions: Final[list[i64]] = actions
        self.next: i64 = 0
        self.realms: Final[i64] = table.realms
        self.round: Final[i64] = table.round
        self.turn: Final[i64] = table.turn
        self.rolled1: Final[i64] = table.rolled1
        self.rolled2: Final[i64] = table.rolled2

    def fits(self, table: Table, sheet: Sheet) -> bool:
        """Tell whether the position is the one that the plan goes on from."""
        return (
            self.turn == table.turn
            and self.round == table.round
            and self.rolled1 == table.rolled1
            and self.rolled2 == table.rolled2
            and self.realms == table.realms
            and same_sheet(self.sheet, sheet)
        )


@final
class SearchRealms(Bot):
    """Plans a turn when it begins, then carries the plan out."""

    def __init__(
        self,
        weights: Weights,
        skill: Skill,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        self.skill: Final[Skill] = skill
        self.search: Final[TurnSearch] = TurnSearch(Network(weights))
        self.seed: i64 = seed & 0x3FFFFFFFFFFFFFFF
        self.iterations: Final[i64] = skill.iterations if iterations is None else iterations
        self.seconds: Final[float] = 0.0 if seconds is None else seconds
        self.plans: Final[dict[int, Plan]] = {}
        self.tried: i64 = 0
        """How many tries there were since the bot was made."""
        self.count: i64 = 0
        self.ends: Final[vec[Sheet]] = vec[Sheet]([blank_sheet() for _ in range(MOST_ENDS)])
        self.places: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_ENDS)])
        self.sums: Final[vec[i64]] = vec[i64]([0 for _ in range(MOST_ENDS)])
        self.rolls: Final[vec[i64]] = vec[i64](list(range(36)))
        self.scratch: Final[Sheet] = blank_sheet()

    def begin(self, seed: i64) -> None:
        self.seed = seed & 0x3FFFFFFFFFFFFFFF
        self.plans.clear()

    def choose(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        sheet = state.sheets[seat]
        plan = self.plans.get(seat)
        if plan is None or not plan.fits(state, sheet):
            if state.find(seat) == 1:
                return END
            plan = Plan(state, sheet, self.plan(state, sheet))
            self.plans[seat] = plan
        if plan.next == len(plan.actions):
            return END
        action = plan.actions[plan.next]
        plan.next += 1
        self.search.lay_out(state)
        self.search.desk.carry_out(plan.sheet, action)
        return action

    def plan(self, table: Table, sheet: Sheet) -> list[i64]:
        """List what to do in the rest of a turn."""
        search = self.search
        search.begin(table)
        dice = Dice(self.seed ^ fold(fold(code_of(sheet), table.realms), table.turn))
        skill = self.skill
        search.blind = skill.overlooks > 0 and dice.below(100) < skill.overlooks
        best = search.explore(sheet, table.turn, table.rolled1, table.rolled2, skill.width)
        search.blind = False
        if skill.whim:
            return search.plan(self.follow_whim(dice))
        if skill.ends == 1 or table.turn == TURNS:
            return search.plan(best)
        self.pick_ends(skill.ends)
        plans = [search.plan(self.places[n]) for n in range(self.count)]
        return plans[self.try_out(table.turn, dice)]

    def follow_whim(self, dice: Dice) -> i64:
        """Give the end that looks best to somebody whose judgement is off."""
        search = self.search
        whim = self.skill.whim * SCALE // 1000
        best: i64 = 0
        most: i64 = 0
        n: i64
        for n in range(search.count):
            value = search.values[n] + whim * WHIM[dice.below(WHIMS)]
            if n == 0 or value > most:
                best = n
                most = value
        return best

    # ------------------------------------------------------------------ trying out

    def pick_ends(self, most: i64) -> None:
        """Pick the best ends of the turn that differ when the turn has ended."""
        search = self.search
        n: i64
        for n in range(search.count):
            search.followed[n] = 0
        self.count = 0
        place = search.most_promising(0, search.count)
        while self.count < most and place != NOWHERE:
            search.followed[place] = 1
            sheet = search.sheets[place]
            if not self.is_picked(sheet):
                copy_sheet(sheet, self.ends[self.count])
                self.places[self.count] = place
                self.sums[self.count] = self.skill.trust * search.values[place]
                self.count += 1
            place = search.most_promising(0, search.count)

    def is_picked(self, sheet: Sheet) -> bool:
        """Tell whether a turn that ends like this was picked already."""
        n: i64
        for n in range(self.count):
            other = self.ends[n]
            if (
                other.left == sheet.left
                and other.middle == sheet.middle
                and other.right == sheet.right
                and other.hand == sheet.hand
                and other.gained == sheet.gained
            ):
                return True
        return False

    def try_out(self, turn: i64, dice: Dice) -> i64:
        """Try the picked ends, dropping the worse half again and again; give the number of one."""
        depth = min(self.skill.depth, TURNS - turn)
        left = self.iterations
        order: list[i64] = list(range(self.count))
        self.shuffle_rolls(dice)
        most = self.search.seen + MOST_JUDGED * left
        tries: i64 = 0
        stages: i64 = 0
        while bit(stages) < self.count:
            stages += 1
        until = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        while stages > 0 and len(order) > 1:
            each = max(left // (stages * len(order)), 1)
            if left < len(order):
                break
            while each > 0:
                each -= 1
                roll = self.rolls[tries % ROLLS]
                seed = dice.word()
                for n in order:
                    self.sums[n] += self.play_out(n, turn, depth, roll, Dice(seed))
                left -= len(order)
                tries += 1
                if self.search.seen > most or (until > 0.0 and perf_counter() > until):
                    left = 0
                    break
            order.sort(key=self.rank)
            order = order[: (len(order) + 1) // 2]
            stages -= 1
        return order[0]

    def rank(self, n: i64) -> i64:
        """Give what ends are sorted by."""
        return -self.sums[n]

    def shuffle_rolls(self, dice: Dice) -> None:
        """Put the 36 rolls in a new order: the next roll is each of them in turn."""
        rolls = self.rolls
        n: i64
        for n in range(ROLLS):
            rolls[n] = n
        for n in range(ROLLS - 1, 0, -1):
            other = dice.below(n + 1)
            roll = rolls[n]
            rolls[n] = rolls[other]
            rolls[other] = roll

    def play_out(self, n: i64, turn: i64, depth: i64, roll: i64, dice: Dice) -> i64:
        """Play some turns on from an end, the first with a given roll; give the judge's word."""
        search = self.search
        sheet = self.scratch
        copy_sheet(self.ends[n], sheet)
        best: i64 = 0
        k: i64
        for k in range(depth):
            rolled1 = roll // 6 + 1
            rolled2 = roll % 6 + 1
            sheet.start_turn(rolled1, rolled2)
            best = search.explore(sheet, turn + 1 + k, rolled1, rolled2, self.skill.quick_width)
            copy_sheet(search.sheets[best], sheet)
            roll = dice.below(ROLLS)
        self.tried += 1
        return search.values[best]

"""Looking through one turn of Rolling Realms: what a roll and the resources can make of a sheet.

A step is an activation with all that is paid for its die, or a claim. Steps are followed up from
the most promising sheets only; nothing random happens within a turn, so the best end of a turn is
a plan that can be carried out as it is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.realms_network import SCALE, Network
from grani.bots.realms_pumpkins import CHANGES, NO_CHANGE, can_change, change_of, changed_die
from grani.rolling_realms.actions import (
    BUY,
    CLAIM,
    COPY_ANY,
    COPY_PAIR,
    COPY_SEVEN,
    DICE,
)
from grani.rolling_realms.dice import D1, D2, GAINED, TREATED, USED, gained_sort
from grani.rolling_realms.resources import (
    ANY_HEARTS,
    CAP,
    COIN,
    HEART,
    PAIR_HEARTS,
    RESOURCE_COUNT,
    SEVEN_COINS,
    amount,
)
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import TURNS, Table

ROOM: Final[i64] = 1024
"""Sheets that are kept of one turn at most."""
SEATS: Final[i64] = 2048
"""Places of the table that finds a sheet met before."""
ACTION_BITS: Final[i64] = 13
"""A step is up to four actions, packed with the first lowest; an action is below 2 ** 13."""
ACTION: Final[i64] = 8191
MOST_STEPS: Final[i64] = 12
SACRIFICE: Final[i64] = 4 * SCALE
"""A step that costs more than four tenths of a star is not followed up."""
NOBODY: Final[i64] = -1


def blank_sheet() -> Sheet:
    """Give a sheet to write on."""
    return Sheet(0, 0, 0, 0, 0, 0, USED, USED, 0, 0, False, 0, 0, 0)


def copy_sheet(source: Sheet, to: Sheet) -> None:
    """Write everything that matters within a round over another sheet."""
    to.left = source.left
    to.middle = source.middle
    to.right = source.right
    to.gained = source.gained
    to.hand = source.hand
    to.d1 = source.d1
    to.d2 = source.d2
    to.extra = source.extra
    to.activated = source.activated


def same_sheet(one: Sheet, other: Sheet) -> bool:
    """Tell whether two sheets are the same within a turn."""
    return (
        one.left == other.left
        and one.middle == other.middle
        and one.right == other.right
        and one.hand == other.hand
        and one.gained == other.gained
        and one.d1 == other.d1
        and one.d2 == other.d2
        and one.extra == other.extra
        and one.activated == other.activated
    )


def fold(code: i64, word: i64) -> i64:
    """Mix a word into a hash of 32 bits."""
    return ((code ^ word ^ word >> 32) & 0xFFFFFFFF) * 0x46CA68B5 >> 7 & 0xFFFFFFFF


def code_of(sheet: Sheet) -> i64:
    """Give a hash of a sheet within a turn."""
    code = fold(fold(fold(0, sheet.left), sheet.middle), sheet.right)
    code = fold(fold(code, sheet.hand + (sheet.gained << 24)), sheet.extra)
    return fold(code, sheet.d1 + (sheet.d2 << 8) + (sheet.activated << 16))


@final
@mypyc_attr(acyclic=True)
class TurnSearch:
    """Sheets within reach in a turn. Sheet 0 is where it starts; any may be where it ends."""

    def __init__(self, network: Network) -> None:
        self.network: Final[Network] = network
        self.desk: Table = Table(1, vec[Sheet]([blank_sheet()]), 0, 1, 1, 0, 0)
        self.turns: i64 = 0
        self.count: i64 = 0
        self.best: i64 = 0
        self.seen: i64 = 0
        """How many sheets were judged since the search was made."""
        self.sheets: Final[vec[Sheet]] = vec[Sheet]([blank_sheet() for _ in range(ROOM)])
        self.values: Final[vec[i64]] = vec[i64]([0 for _ in range(ROOM)])
        self.parents: Final[vec[i64]] = vec[i64]([0 for _ in range(ROOM)])
        self.steps: Final[vec[i64]] = vec[i64]([0 for _ in range(ROOM)])
        self.followed: Final[vec[i64]] = vec[i64]([0 for _ in range(ROOM)])
        self.places: Final[vec[i64]] = vec[i64]([NOBODY for _ in range(SEATS)])
        self.taken: Final[vec[i64]] = vec[i64]([0 for _ in range(ROOM)])
        self.bought: Final[Sheet] = blank_sheet()
        self.changed: Final[Sheet] = blank_sheet()
        self.changed_twice: Final[Sheet] = blank_sheet()
        self.trial: Final[Sheet] = blank_sheet()
        self.parent: i64 = 0
        self.blind = False
        """Whether it is overlooked what resources can buy."""

    def begin(self, table: Table) -> None:
        """Get ready for the round of a table."""
        self.lay_out(table)
        self.network.begin(table)

    def lay_out(self, table: Table) -> None:
        """Make the desk look like a table."""
        desk = self.desk
        desk.realms = table.realms
        desk.round = table.round
        desk.turn = table.turn
        desk.rolled1 = table.rolled1
        desk.rolled2 = table.rolled2

    def judge(self, sheet: Sheet) -> i64:
        """Give what a sheet is worth if the turn ended now."""
        self.seen += 1
        if self.turns == 0:
            return SCALE * self.desk.tenths(sheet)
        return self.network.worth(sheet, self.turns)

    def explore(self, sheet: Sheet, turn: i64, rolled1: i64, rolled2: i64, width: i64) -> i64:
        """Look through a turn, following up ``width`` sheets at a time; give the best end's place.

        The sheet has its dice already: all of them at the start of a turn, fewer later.
        """
        desk = self.desk
        desk.turn = turn
        desk.rolled1 = rolled1
        desk.rolled2 = rolled2
        self.turns = TURNS - turn
        n: i64
        for n in range(self.count):
            self.places[self.taken[n]] = NOBODY
        self.count = 0
        self.best = 0
        self.keep(sheet, self.judge(sheet), 0)
        first: i64 = 0
        depth: i64 = 0
        while first < self.count and depth < MOST_STEPS:
            last = self.count
            depth += 1
            left = width
            chosen = self.most_promising(first, last)
            while left > 0 and chosen != NOBODY:
                left -= 1
                self.followed[chosen] = 1
                self.follow(chosen)
                chosen = self.most_promising(first, last)
            first = last
        return self.best

    def most_promising(self, first: i64, last: i64) -> i64:
        """Give the best sheet that has not been followed up."""
        best = NOBODY
        n: i64
        for n in range(first, last):
            if not self.followed[n] and (best == NOBODY or self.values[n] > self.values[best]):
                best = n
        return best

    def keep(self, sheet: Sheet, value: i64, step: i64) -> None:
        """Keep a sheet unless it was met before."""
        if self.count == ROOM:
            return
        place = code_of(sheet) & SEATS - 1
        while self.places[place] != NOBODY:
            if same_sheet(self.sheets[self.places[place]], sheet):
                return
            place = place + 1 & SEATS - 1
        here = self.count
        self.count += 1
        self.places[place] = here
        self.taken[here] = place
        copy_sheet(sheet, self.sheets[here])
        self.values[here] = value
        self.parents[here] = self.parent
        self.steps[here] = step
        self.followed[here] = 0
        if value > self.values[self.best]:
            self.best = here

    def plan(self, place: i64) -> list[i64]:
        """List the actions that lead to a sheet."""
        actions: list[i64] = []
        while place:
            step = self.steps[place]
            part: list[i64] = []
            while step:
                part.append(step & ACTION)
                step >>= ACTION_BITS
            actions = part + actions
            place = self.parents[place]
        return actions

    # ------------------------------------------------------------------ steps

    def follow(self, place: i64) -> None:
        """Try every step from a sheet."""
        self.parent = place
        sheet = self.sheets[place]
        desk = self.desk
        if not sheet.d1 & USED:
            self.try_die(sheet, D1)
        if not sheet.d2 & USED and not (sheet.d1 == sheet.d2 and desk.rolled1 == desk.rolled2):
            self.try_die(sheet, D2)
        if sheet.extra:
            die: i64
            for die in range(GAINED, DICE):
                if sheet.count(die) > 0:
                    self.try_die(sheet, die)
        if not self.blind:
            self.try_buying(sheet)

    def try_die(self, sheet: Sheet, die: i64) -> None:
        """Try a die as it is, or claim for it if it has no use; then try it changed."""
        if not self.try_uses(sheet, die, 0, 0):
            self.try_claims(sheet, die)
        if not self.blind and can_change(sheet):
            self.try_changes(sheet, die, 0, 0, self.changed)

    def try_uses(self, sheet: Sheet, die: i64, step: i64, shift: i64) -> bool:
        """Try a die wherever it fits, ``step`` having been done for it; tell whether it does."""
        desk = self.desk
        desk.option_count = 0
        desk.find_uses(sheet, die, sheet.value(die), sheet.is_empowered(die))
        trial = self.trial
        least = self.values[self.parent] - SACRIFICE
        n: i64
        for n in range(desk.option_count):
            action = desk.options[n]
            copy_sheet(sheet, trial)
            desk.carry_out(trial, action)
            value = self.judge(trial)
            if value > least:
                self.keep(trial, value, step | action << shift)
        return desk.option_count > 0

    def try_claims(self, sheet: Sheet, die: i64) -> None:
        """Try resources instead of a rolled die (RR-043)."""
        if die >= GAINED or (sheet.d1 if die == D1 else sheet.d2) & TREATED:
            return
        trial = self.trial
        resource: i64
        for resource in range(RESOURCE_COUNT):
            if amount(sheet.gained, resource) < CAP:
                action = CLAIM + RESOURCE_COUNT * die + resource
                copy_sheet(sheet, trial)
                self.desk.carry_out(trial, action)
                self.keep(trial, self.judge(trial), action)

    def try_changes(self, sheet: Sheet, die: i64, step: i64, shift: i64, after: Sheet) -> None:
        """Try what pumpkins can make of a die, with one change and one more.

        ``after`` is a sheet to do it on.
        """
        number: i64
        for number in range(CHANGES):
            action = change_of(sheet, die, number)
            if action == NO_CHANGE:
                continue
            copy_sheet(sheet, after)
            self.desk.carry_out(after, action)
            changed = changed_die(sheet, die, number)
            done = step | action << shift
            more = shift + ACTION_BITS
            self.try_uses(after, changed, done, more)
            if after is self.changed and more < 3 * ACTION_BITS and can_change(after):
                self.try_changes(after, changed, done, more, self.changed_twice)

    def try_buying(self, sheet: Sheet) -> None:
        """Try dice for hearts and coins (RR-038 to RR-041)."""
        hearts = amount(sheet.hand, HEART)
        coins = amount(sheet.hand, COIN)
        rolled1 = self.desk.rolled1
        rolled2 = self.desk.rolled2
        if hearts >= PAIR_HEARTS and rolled1 == rolled2:
            self.try_bought(sheet, COPY_PAIR, rolled1)
        elif hearts >= ANY_HEARTS:
            self.try_bought(sheet, COPY_ANY + D1, rolled1)
            if rolled1 != rolled2:
                self.try_bought(sheet, COPY_ANY + D2, rolled2)
        if coins >= SEVEN_COINS and rolled1 + rolled2 == 7:
            self.try_bought(sheet, COPY_SEVEN + D1, rolled1)
            self.try_bought(sheet, COPY_SEVEN + D2, rolled2)
        value: i64
        for value in range(1, min(coins, 6) + 1):
            self.try_bought(sheet, BUY + value - 1, value)

    def try_bought(self, sheet: Sheet, action: i64, value: i64) -> None:
        """Try a die that is bought."""
        after = self.bought
        copy_sheet(sheet, after)
        self.desk.carry_out(after, action)
        die = gained_sort(value, False)
        self.try_uses(after, die, action, ACTION_BITS)
        if can_change(after):
            self.try_changes(after, die, action, ACTION_BITS, self.changed)


assert SEATS > ROOM

"""The greedy bot of Rolling Realms: tries what its dice and resources can do, takes the best.

It looks to the end of its own turn and no further: what a turn leaves behind is judged by the
outlooks of its three realms. Other seats do not matter to it, as they cannot affect it (RR-013).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.bot import Bot
from grani.bots.realms_odds import Odds, Taste
from grani.bots.realms_outlooks import OUTLOOKS
from grani.bots.realms_pumpkins import CHANGES, NO_CHANGE, can_change, change_of, changed_die
from grani.core.contract import State
from grani.rolling_realms.actions import (
    BUY,
    CLAIM,
    COPY_ANY,
    COPY_PAIR,
    COPY_SEVEN,
    DICE,
    END,
    PLACEMENTS,
    USE,
)
from grani.rolling_realms.dice import D1, D2, GAINED, TREATED, USED, gained_sort
from grani.rolling_realms.realms import NO_REALM, OWNERS, REALMS
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
from grani.rolling_realms.setup import new_sheet
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, TURNS, Table

BREADTHS: Final[vec[i64]] = vec[i64]([3, 2, 1, 1])
"""How many of the best steps are followed up: of the turn's first, second, …"""
DEPTH: Final[i64] = len(BREADTHS)
WORST: Final[float] = -1000.0
NOT_SEEN: Final[i64] = -1

# A step is an activation with all that is paid for its die, or a claim. Of those that use the same
# kind of die on the same card only the best is kept, so that what is followed up differs.
KINDS: Final[i64] = 3
STEPS: Final[i64] = KINDS * (CARDS + 1)


@final
@mypyc_attr(acyclic=True)
class Steps:
    """The best step of each sort: what it is worth, its first action, and the sheet after it."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]([WORST for _ in range(STEPS)])
        self.actions: vec[i64] = vec[i64]([END for _ in range(STEPS)])
        self.sheets: vec[Sheet] = vec[Sheet]([new_sheet(0) for _ in range(STEPS)])

    def clear(self) -> None:
        """Forget all steps."""
        values = self.values
        sort: i64
        for sort in range(STEPS):
            values[sort] = WORST

    def note(self, sort: i64, value: float, action: i64, after: Sheet) -> None:
        """Keep a step if it is the best of its sort."""
        if value > self.values[sort]:
            self.values[sort] = value
            self.actions[sort] = action
            self.sheets[sort].copy_from(after)

    def best(self) -> i64:
        """Give the sort of the best step."""
        best: i64 = 0
        sort: i64
        for sort in range(1, STEPS):
            if self.values[sort] > self.values[best]:
                best = sort
        return best


@final
class GreedyRealms(Bot):
    """Plays a turn like a sensible beginner who counts what is within reach."""

    def __init__(self, taste: Taste) -> None:
        self.odds: Final[Odds] = Odds(taste)
        self.action: i64 = END
        self.steps: Final[vec[Steps]] = vec[Steps]([Steps() for _ in range(DEPTH)])
        """The steps of each depth."""
        self.after: Final[Sheet] = new_sheet(0)
        """What is tried is tried on this sheet."""
        self.realms: Final[vec[i64]] = vec[i64]([NO_REALM for _ in range(CARDS)])
        """The realm of each card."""
        self.last: i64 = NO_REALM
        """The card that is judged by the others, if there is one."""
        # What each card was last seen to be worth: most steps change one card of three.
        self.seen_marks: vec[i64] = vec[i64]([NOT_SEEN for _ in range(CARDS)])
        self.seen_resources: vec[i64] = vec[i64]([0 for _ in range(CARDS)])
        self.seen_worths: vec[float] = vec[float]([0.0 for _ in range(CARDS)])

    def choose(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        if state.find(seat) == 1:
            return END
        self.last = NO_REALM
        card: i64
        for card in range(CARDS):
            self.seen_marks[card] = NOT_SEEN
            self.realms[card] = state.realm(card)
            if REALMS[state.realm(card)].scores_last():
                self.last = card
        sheet = state.sheets[seat].clone()
        desk = Table(
            1,
            vec[Sheet]([sheet]),
            state.realms,
            state.round,
            state.turn,
            state.rolled1,
            state.rolled2,
        )
        self.look_ahead(desk, sheet, 0)
        return self.action

    # ------------------------------------------------------------------ judging

    def worth(self, desk: Table, sheet: Sheet) -> float:
        """Give what a sheet is worth at the end of this turn, in stars."""
        odds = self.odds
        total = 0.0
        least = 6.0
        last = self.last
        card: i64
        for card in range(CARDS):
            if card != last:
                value = self.card_worth(desk, sheet, card)
                least = min(least, value)
                total += value
        if last != NO_REALM:
            realm = self.realms[last]
            odds.look(realm, TURNS - desk.turn)
            total += OUTLOOKS[realm].worth(odds, sheet, sheet.marks(last), least)
        return total + odds.resources(sheet.hand)

    def card_worth(self, desk: Table, sheet: Sheet, card: i64) -> float:
        """Give what one card is worth, by what was seen last if nothing has changed."""
        realm = self.realms[card]
        outlook = OUTLOOKS[realm]
        marks = sheet.marks(card)
        resources = outlook.depends_on(sheet)
        if marks != self.seen_marks[card] or resources != self.seen_resources[card]:
            self.odds.look(realm, TURNS - desk.turn)
            self.seen_worths[card] = outlook.worth(self.odds, sheet, marks, 0.0)
            self.seen_marks[card] = marks
            self.seen_resources[card] = resources
        return self.seen_worths[card]

    # ------------------------------------------------------------------ looking ahead

    def look_ahead(self, desk: Table, sheet: Sheet, depth: i64) -> float:
        """Give what the rest of the turn can make of a sheet; ``action`` is the first to take."""
        most = self.worth(desk, sheet)
        best = END
        steps = self.steps[depth]
        steps.clear()
        self.try_dice(desk, sheet, steps)
        self.try_buying(desk, sheet, steps)
        followed: i64 = 0
        while followed < BREADTHS[depth]:
            followed += 1
            sort = steps.best()
            value = steps.values[sort]
            if value == WORST:
                break
            if depth + 1 < DEPTH:
                value = max(value, self.look_ahead(desk, steps.sheets[sort], depth + 1))
            if value > most:
                most = value
                best = steps.actions[sort]
            steps.values[sort] = WORST
        self.action = best
        return most

    def try_dice(self, desk: Table, sheet: Sheet, steps: Steps) -> None:
        """Try every die that is at hand."""
        if not sheet.d1 & USED:
            self.try_die(desk, sheet, D1, steps)
        if not sheet.d2 & USED and not (sheet.d1 == sheet.d2 and desk.rolled1 == desk.rolled2):
            self.try_die(desk, sheet, D2, steps)
        if sheet.extra:
            die: i64
            for die in range(GAINED, DICE):
                if sheet.count(die) > 0:
                    self.try_die(desk, sheet, die, steps)

    def try_die(self, desk: Table, sheet: Sheet, die: i64, steps: Steps) -> None:
        """Try a die as it is, or claim for it if it has no use; then try it changed."""
        if not self.try_uses(desk, sheet, die, END, steps):
            self.try_claims(desk, sheet, die, steps)
        self.try_changes(desk, sheet, die, END, steps)

    def try_uses(self, desk: Table, sheet: Sheet, die: i64, first: i64, steps: Steps) -> bool:
        """Try a die wherever it fits, ``first`` having been done for it; tell whether it does."""
        desk.option_count = 0
        desk.find_uses(sheet, die, sheet.value(die), sheet.is_empowered(die))
        after = self.after
        n: i64
        for n in range(desk.option_count):
            action = desk.options[n]
            after.copy_from(sheet)
            desk.carry_out(after, action)
            card = desk.card_of(OWNERS[(action - USE) & PLACEMENTS - 1])
            sort = KINDS * card + min(die, GAINED)
            steps.note(sort, self.worth(desk, after), action if first == END else first, after)
        return desk.option_count > 0

    def try_claims(self, desk: Table, sheet: Sheet, die: i64, steps: Steps) -> None:
        """Try resources instead of a rolled die (RR-043)."""
        if die >= GAINED or (sheet.d1 if die == D1 else sheet.d2) & TREATED:
            return
        after = self.after
        resource: i64
        for resource in range(RESOURCE_COUNT):
            if amount(sheet.gained, resource) < CAP:
                action = CLAIM + RESOURCE_COUNT * die + resource
                after.copy_from(sheet)
                desk.carry_out(after, action)
                steps.note(KINDS * CARDS + die, self.worth(desk, after), action, after)

    def try_changes(self, desk: Table, sheet: Sheet, die: i64, first: i64, steps: Steps) -> None:
        """Try what pumpkins can make of a die: one change, and one more."""
        if not can_change(sheet):
            return
        number: i64
        for number in range(CHANGES):
            action = change_of(sheet, die, number)
            if action == NO_CHANGE:
                continue
            after = sheet.clone()
            desk.carry_out(after, action)
            changed = changed_die(sheet, die, number)
            start = action if first == END else first
            self.try_uses(desk, after, changed, start, steps)
            if first == END:
                self.try_changes(desk, after, changed, start, steps)

    def try_buying(self, desk: Table, sheet: Sheet, steps: Steps) -> None:
        """Try dice for hearts and coins (RR-038 to RR-041)."""
        hearts = amount(sheet.hand, HEART)
        coins = amount(sheet.hand, COIN)
        pair = desk.rolled1 == desk.rolled2
        if hearts >= PAIR_HEARTS and pair:
            self.try_bought(desk, sheet, COPY_PAIR, desk.rolled1, steps)
        elif hearts >= ANY_HEARTS:
            self.try_bought(desk, sheet, COPY_ANY + D1, desk.rolled1, steps)
            self.try_bought(desk, sheet, COPY_ANY + D2, desk.rolled2, steps)
        if coins >= SEVEN_COINS and desk.rolled1 + desk.rolled2 == 7:
            self.try_bought(desk, sheet, COPY_SEVEN + D1, desk.rolled1, steps)
            self.try_bought(desk, sheet, COPY_SEVEN + D2, desk.rolled2, steps)
        value: i64
        for value in range(1, min(coins, 6) + 1):
            self.try_bought(desk, sheet, BUY + value - 1, value, steps)

    def try_bought(self, desk: Table, sheet: Sheet, action: i64, value: i64, steps: Steps) -> None:
        """Try a die that is bought."""
        after = sheet.clone()
        desk.carry_out(after, action)
        die = gained_sort(value, False)
        self.try_uses(desk, after, die, action, steps)
        self.try_changes(desk, after, die, action, steps)

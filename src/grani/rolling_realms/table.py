"""The table: the round's three realms, the roll, and everybody's sheet.

Nothing random is in here but what chance feeds in: which realm is drawn, how a die lands. After a
roll every seat acts on its own sheet, in its own time; the next roll comes when all have ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from grani.core.bits import bit
from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.dice import Dice
from grani.core.prompt import Prompt
from grani.core.whole import whole
from grani.rolling_realms import events
from grani.rolling_realms.actions import (
    ADJUST,
    BUY,
    CLAIM,
    COPY_ANY,
    COPY_PAIR,
    COPY_SEVEN,
    DICE,
    DRAW,
    EMPOWER,
    END,
    PLACEMENT_BITS,
    PLACEMENTS,
    SIDE,
    USE,
)
from grani.rolling_realms.dice import (
    COUNT,
    COUNT_BITS,
    D1,
    D2,
    EMPOWERED,
    GAINED,
    GAINED_EMPOWERED,
    TREATED,
    USED,
    VALUE,
    gained_value,
)
from grani.rolling_realms.realm import MAX_STARS
from grani.rolling_realms.realms import FIRST_BOX, NO_REALM, OWNERS, REALMS
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    ANY_HEARTS,
    CAP,
    COIN,
    EMPOWER_PUMPKINS,
    HEART,
    MOST_GAINED_DICE,
    PAIR_HEARTS,
    PUMPKIN,
    RESOURCE_COUNT,
    SEVEN_COINS,
    STAR,
    TENTHS,
    amount,
    some,
)
from grani.rolling_realms.sheet import Sheet

if TYPE_CHECKING:
    from grani.rolling_realms.seen import RealmsView
    from grani.rolling_realms.written import RealmsPosition

ROUNDS: Final[i64] = 3
TURNS: Final[i64] = 9
CARDS: Final[i64] = 3
"""Realms in a round."""
REALM_BITS: Final[i64] = 4
SORTS: Final[i64] = 12
NO_OPTIONS: Final[vec[i64]] = vec[i64]([0] * 96)

assert MOST_GAINED_DICE <= COUNT
assert SORTS * COUNT_BITS < 63


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """A position. ``realms`` holds the nine realms of the game in order, four bits each: the
    realm's number + 1, or 0 for one that chance has yet to draw. A rolled value of 0 is a die that
    has yet to land. ``source`` tells observers where a gain comes from.
    """

    def __init__(
        self,
        seats: i64,
        sheets: vec[Sheet],
        realms: i64,
        round: i64,
        turn: i64,
        rolled1: i64,
        rolled2: i64,
    ) -> None:
        super().__init__(seats, NO_OPTIONS[:])
        self.sheets = sheets
        self.realms = realms
        self.round = round
        self.turn = turn
        self.rolled1 = rolled1
        self.rolled2 = rolled2
        self.source: i64 = NO_REALM

    def clone(self) -> Table:
        copy = Table(
            self.seats,
            vec[Sheet]([sheet.clone() for sheet in self.sheets]),
            self.realms,
            self.round,
            self.turn,
            self.rolled1,
            self.rolled2,
        )
        copy.actor = self.actor
        return copy

    # ------------------------------------------------------------------ the contract

    def awaits(self, seat: SupportsIndex) -> bool:
        number = whole(seat, "seat")
        return self.has_seat(number) and self.actor >= 0 and not self.sheets[number].ended

    def settles(self, seat: int, action: int, mover: int) -> bool:
        """A roll, and the end of one's own turn; seats never affect each other (RR-013)."""
        return mover == CHANCE or (mover == seat and action == END)

    def find(self, seat: i64) -> i64:
        self.option_count = 0
        if seat < 0:
            self.find_chance()
            return self.option_count
        sheet = self.sheets[seat]
        self.allow(END)
        d1 = sheet.d1
        d2 = sheet.d2
        if not d1 & USED:
            self.find_rolled(sheet, D1, d1)
        if not d2 & USED and not (d1 == d2 and self.rolled1 == self.rolled2):
            self.find_rolled(sheet, D2, d2)
        extra = sheet.extra
        die: i64 = GAINED
        while extra > 0:
            if extra & COUNT:
                self.find_uses(sheet, die, gained_value(die), die >= GAINED_EMPOWERED)
                self.find_treatments(sheet, die, gained_value(die))
            extra >>= COUNT_BITS
            die += 1
        self.find_dice(sheet)
        return self.option_count

    def play(self, action: i64, seat: i64) -> None:
        if seat < 0:
            self.land(action)
            return
        sheet = self.sheets[seat]
        if self.observer is None or action == END:
            self.carry_out(sheet, action)
            return
        before = self.all_stars(sheet)
        self.carry_out(sheet, action)
        card: i64
        for card in range(CARDS):
            stars = self.stars(sheet, card)
            if stars > before[card] and not REALMS[self.realm(card)].scores_last():
                self.tell(events.STARRED, seat, self.realm(card), stars - before[card], stars)

    def fall(self, dice: Dice) -> None:
        if self.open_card() != NO_REALM:
            super().fall(dice)
            return
        while self.actor == CHANCE:
            self.land(SIDE + dice.below(6))

    def carry_out(self, sheet: Sheet, action: i64) -> None:
        """Do what a seat has decided."""
        if action >= USE:
            chosen = action - USE
            if chosen >> PLACEMENT_BITS >= DICE:
                raise IllegalAction(self.refusal(action, sheet.seat))
            self.use(sheet, chosen >> PLACEMENT_BITS, chosen & PLACEMENTS - 1)
        elif action == END:
            self.end_turn(sheet)
        elif action >= EMPOWER:
            chosen = action - EMPOWER
            self.treat(sheet, chosen // 3, chosen % 3 - 1, True)
        elif action >= ADJUST:
            chosen = action - ADJUST
            self.treat(sheet, chosen // 2, 2 * (chosen % 2) - 1, False)
        elif action >= BUY:
            value = action - BUY + 1
            self.buy_die(sheet, value, some(COIN, value), events.BY_COINS)
        elif action >= COPY_SEVEN:
            self.buy_die(
                sheet, self.rolled(action - COPY_SEVEN), some(COIN, SEVEN_COINS), events.BY_SEVEN
            )
        elif action >= COPY_ANY:
            self.buy_die(
                sheet, self.rolled(action - COPY_ANY), some(HEART, ANY_HEARTS), events.BY_COPY
            )
        elif action == COPY_PAIR:
            self.buy_die(sheet, self.rolled1, some(HEART, PAIR_HEARTS), events.BY_PAIR)
        else:
            chosen = action - CLAIM
            self.claim(sheet, chosen // RESOURCE_COUNT, chosen % RESOURCE_COUNT)

    def scores(self) -> list[int]:
        """Give each seat's tenths of a star, the running round counted as if it ended now."""
        running = self.actor != OVER
        return [
            sheet.first + sheet.second + sheet.third + (self.tenths(sheet) if running else 0)
            for sheet in self.sheets
        ]

    def winners(self) -> list[int]:
        """Highest total, then the highest last, second and first round (RR-213, RR-214)."""
        standings: list[tuple[int, ...]] = []
        scores = self.scores()
        for sheet in self.sheets:
            rounds = [int(sheet.result(round)) for round in range(1, ROUNDS + 1)]
            if self.actor != OVER:
                rounds[self.round - 1] = self.tenths(sheet)
            standings.append((scores[sheet.seat], *reversed(rounds)))
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]

    def prompt(self, seat: SupportsIndex | None = None) -> Prompt | None:
        from grani.rolling_realms.prompts import prompt_of

        return prompt_of(self, self.seat_meant(seat))

    def view(self, seat: SupportsIndex) -> RealmsView:
        from grani.rolling_realms.view import view_of

        seat = whole(seat, "seat")
        self.check_viewer(seat)
        return view_of(self, seat)

    def position(self) -> RealmsPosition:
        from grani.rolling_realms.position import position_of

        return position_of(self)

    def game_id(self) -> str:
        return "rolling-realms"

    def decision(self) -> str:
        if self.actor == OVER:
            return "game over"
        if self.actor != CHANCE:
            return "turn"
        if self.open_card() != NO_REALM:
            return "draw"
        return "roll d2" if self.rolled1 else "roll d1"

    # ------------------------------------------------------------------ realms and stars

    def realm(self, card: i64) -> i64:
        """Give the realm on one of the round's three cards; NO_REALM if it is not drawn yet."""
        return (self.realms >> REALM_BITS * (CARDS * (self.round - 1) + card) & 15) - 1

    def card_of(self, realm: i64) -> i64:
        """Give the place of a realm among the round's three cards; NO_REALM if it has none."""
        card: i64
        for card in range(CARDS):
            if self.realm(card) == realm:
                return card
        return NO_REALM

    def open_card(self) -> i64:
        """Give the first of the three cards that chance has yet to draw; NO_REALM if none."""
        return self.card_of(NO_REALM)

    def named(self) -> i64:
        """Give the realms that the game has, or will have, as bits (RR-005)."""
        realms: i64 = 0
        n: i64
        for n in range(ROUNDS * CARDS):
            realms |= bit(self.realms >> REALM_BITS * n & 15)
        return realms >> 1

    def stars(self, sheet: Sheet, card: i64) -> i64:
        """Give the stars of one realm, as if the round ended now."""
        number = self.realm(card)
        if number == NO_REALM:
            return 0
        realm = REALMS[number]
        least = MAX_STARS
        if realm.scores_last():  # RR-164
            other: i64
            for other in range(CARDS):
                if other != card and self.realm(other) != NO_REALM:
                    stars = REALMS[self.realm(other)].stars(sheet, sheet.marks(other), 0)
                    least = min(least, stars)
        return realm.stars(sheet, sheet.marks(card), least)

    def all_stars(self, sheet: Sheet) -> list[i64]:
        """Give the stars of the three realms, as if the round ended now."""
        return [self.stars(sheet, card) for card in range(CARDS)]

    def tenths(self, sheet: Sheet) -> i64:
        """Give the result of the round, as if it ended now (RR-210)."""
        stars: i64 = 0
        card: i64
        for card in range(CARDS):
            stars += self.stars(sheet, card)
        return STAR * stars + TENTHS * sheet.unspent()

    # ------------------------------------------------------------------ finding actions

    def allow(self, action: i64) -> None:
        """Add a legal action to ``options``."""
        options = self.options
        count = self.option_count
        if count < len(options):
            options[count] = action
        else:
            self.options = append(options, action)
        self.option_count = count + 1

    def find_chance(self) -> None:
        """Allow what can be drawn, or the sides of a die."""
        n: i64
        if self.open_card() != NO_REALM:
            named = self.named()
            for n in range(FIRST_BOX):
                if not named >> n & 1:
                    self.allow(DRAW + n)
            return
        for n in range(6):
            self.allow(SIDE + n)

    def find_rolled(self, sheet: Sheet, die: i64, word: i64) -> None:
        """Allow what an unused rolled die can do; the fallback only if nothing else (RR-043)."""
        before = self.option_count
        self.find_uses(sheet, die, word & VALUE, word & EMPOWERED != 0)
        if self.option_count == before and not word & TREATED:  # RR-044
            resource: i64
            for resource in range(RESOURCE_COUNT):
                if amount(sheet.gained, resource) < CAP:
                    self.allow(CLAIM + RESOURCE_COUNT * die + resource)
        self.find_treatments(sheet, die, word & VALUE)

    def find_uses(self, sheet: Sheet, die: i64, value: i64, empowered: bool) -> None:
        """Allow the placements of one die in every realm that is open to it (RR-016)."""
        base = USE + (die << PLACEMENT_BITS)
        realms = self.realms >> REALM_BITS * CARDS * (self.round - 1)
        card: i64
        for card in range(CARDS):
            if empowered or not sheet.activated >> card & 1:
                realm = REALMS[(realms >> REALM_BITS * card & 15) - 1]
                realm.find(self, sheet, sheet.marks(card), value, die, base + realm.first)

    def find_treatments(self, sheet: Sheet, die: i64, value: i64) -> None:
        """Allow what pumpkins can do to one die (RR-034, RR-035, RR-037)."""
        pumpkins = amount(sheet.hand, PUMPKIN)
        if pumpkins < ADJUST_PUMPKINS:
            return
        if value > 1:
            self.allow(ADJUST + 2 * die)
        if value < 6:
            self.allow(ADJUST + 2 * die + 1)
        if pumpkins >= EMPOWER_PUMPKINS:
            if value > 1:
                self.allow(EMPOWER + 3 * die)
            self.allow(EMPOWER + 3 * die + 1)
            if value < 6:
                self.allow(EMPOWER + 3 * die + 2)

    def find_dice(self, sheet: Sheet) -> None:
        """Allow what hearts and coins can buy (RR-038 to RR-041)."""
        hearts = amount(sheet.hand, HEART)
        coins = amount(sheet.hand, COIN)
        if hearts >= PAIR_HEARTS and self.rolled1 == self.rolled2:
            self.allow(COPY_PAIR)
        if hearts >= ANY_HEARTS:
            self.allow(COPY_ANY + D1)
            if self.rolled1 != self.rolled2:
                self.allow(COPY_ANY + D2)
        if coins >= SEVEN_COINS and self.rolled1 + self.rolled2 == 7:
            self.allow(COPY_SEVEN + D1)
            self.allow(COPY_SEVEN + D2)
        value: i64
        for value in range(1, min(coins, 6) + 1):
            self.allow(BUY + value - 1)

    # ------------------------------------------------------------------ chance

    def land(self, action: i64) -> None:
        """Take what chance gives: a realm, or a side of a die."""
        if action >= DRAW:
            card = self.open_card()
            realm = action - DRAW
            self.realms |= realm + 1 << REALM_BITS * (CARDS * (self.round - 1) + card)
            self.lay_out(card)
            self.tell(events.DRAWN, CHANCE, realm, card, 0)
            return
        value = action - SIDE + 1
        if self.rolled1 == 0:
            if self.turn == 1:
                cards = self.realms >> REALM_BITS * CARDS * (self.round - 1) & 4095
                self.tell(events.ROUND, CHANCE, self.round, cards, 0)
            self.rolled1 = value
            self.tell(events.LANDED, CHANCE, D1, value, 0)
            return
        self.rolled2 = value
        self.tell(events.LANDED, CHANCE, D2, value, 0)
        self.tell(events.ROLLED, CHANCE, self.rolled1, value, self.turn)
        for sheet in self.sheets:
            sheet.start_turn(self.rolled1, value)
        self.actor = 0

    def lay_out(self, card: i64) -> None:
        """Give everybody a new card of a realm."""
        realm = self.realm(card)
        marks = REALMS[realm].blank() if realm != NO_REALM else 0
        for sheet in self.sheets:
            sheet.mark(card, marks)

    def start_round(self) -> None:
        """New cards where realms are known, no resources (RR-006); chance does the rest."""
        card: i64
        for card in range(CARDS):
            self.lay_out(card)
        for sheet in self.sheets:
            sheet.gained = 0
            sheet.hand = 0
        self.actor = CHANCE

    # ------------------------------------------------------------------ what a seat does

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Tell the observer, if there is one."""
        if self.observer is not None:
            self.observer.tell(kind, seat, a, b, c)

    def rolled(self, die: i64) -> i64:
        """Give the rolled value of d1 or d2."""
        return self.rolled1 if die == D1 else self.rolled2

    def gain(self, sheet: Sheet, gain: i64) -> None:
        """Circle resources up to the cap; the rest is lost (RR-031)."""
        kept = sheet.take(gain)
        if self.observer is not None:
            self.tell(events.GAINED, sheet.seat, kept, gain - kept, self.source)

    def pay(self, sheet: Sheet, cost: i64) -> None:
        """Cross out resources for what a realm asks."""
        sheet.hand -= cost
        self.tell(events.PAID, sheet.seat, cost, 0, self.source)

    def use(self, sheet: Sheet, die: i64, placement: i64) -> None:
        """Activate a realm with a die."""
        number = OWNERS[placement]
        card = self.card_of(number)
        realm = REALMS[number]
        value = sheet.value(die)
        sheet.use_up(die)
        sheet.activated |= bit(card)
        self.source = number
        self.tell(events.USED, sheet.seat, die, placement, value)
        marks = sheet.marks(card)
        sheet.mark(card, realm.mark(self, sheet, marks, value, placement - realm.first))

    def treat(self, sheet: Sheet, die: i64, change: i64, empower: bool) -> None:
        """Spend pumpkins on a die."""
        before = sheet.value(die)
        sheet.hand -= some(PUMPKIN, EMPOWER_PUMPKINS if empower else ADJUST_PUMPKINS)
        sheet.treat(die, change, empower)
        kind = events.EMPOWERED if empower else events.ADJUSTED
        self.tell(kind, sheet.seat, die, before, before + change)

    def buy_die(self, sheet: Sheet, value: i64, cost: i64, way: i64) -> None:
        """Spend hearts or coins on a die of one's own."""
        sheet.hand -= cost
        sheet.gain_die(value)
        self.tell(events.GAINED_DIE, sheet.seat, value, way, cost)

    def claim(self, sheet: Sheet, die: i64, resource: i64) -> None:
        """Take a resource instead of using a die (RR-043)."""
        self.tell(events.CLAIMED, sheet.seat, die, resource, sheet.value(die))
        sheet.use_up(die)
        self.source = events.OF_FALLBACK
        self.gain(sheet, some(resource))

    def end_turn(self, sheet: Sheet) -> None:
        """End a seat's turn; the last one to do so lets the game go on (RR-013)."""
        sheet.start_turn(USED, USED)
        sheet.ended = True
        self.tell(events.ENDED_TURN, sheet.seat, 0, 0, 0)
        seat = self.actor
        while seat < self.seats and self.sheets[seat].ended:
            seat += 1
        if seat < self.seats:
            self.actor = seat
            return
        self.rolled1 = 0
        self.rolled2 = 0
        if self.turn < TURNS:
            self.turn += 1
            self.actor = CHANCE
            return
        self.score_round()
        if self.round == ROUNDS:
            self.actor = OVER
            self.tell(events.OVER, CHANCE, 0, 0, 0)
            return
        self.round += 1
        self.turn = 1
        self.start_round()

    def score_round(self) -> None:
        """Write down everybody's result (RR-210, RR-216)."""
        for sheet in self.sheets:
            tenths = self.tenths(sheet)
            sheet.note_result(self.round, tenths)
            if self.observer is not None:
                for card, stars in enumerate(self.all_stars(sheet)):
                    self.tell(events.SCORED, sheet.seat, self.realm(card), stars, 0)
                self.tell(events.RESULT, sheet.seat, self.round, tenths, sheet.unspent())

"""Rolling Realms for the nets: kinds of question, rich positions, which realms have met.

The game asks one thing only, what to do with dice; so a kind of question is what lies at hand:
rolled dice left, pumpkins spent on them, dice gained; below it, how many realms were used and
whether others are still at it (not alone). Two realms have met when one question let dice go to
both, and both bore marks already.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.rolling_realms import actions
from grani.rolling_realms.dice import COUNT_BITS, EMPOWERED, TREATED, USED
from grani.rolling_realms.game import GAME
from grani.rolling_realms.realms import (
    FIRST_BOX,
    NO_REALM,
    OWNERS,
    REALM_COUNT,
    REALM_NAMES,
    REALMS,
)
from grani.rolling_realms.resources import CAP, RESOURCE_NAMES
from grani.rolling_realms.setup import RANDOM
from grani.rolling_realms.table import CARDS, ROUNDS, TURNS, Table
from tests.contract.games import later_things, mover
from tests.fuzz.coverage import Coverage, Expected, Stop
from tests.fuzz.nets import Net

Json = dict[str, Any]
PAIRS = tuple(
    sorted(combinations(range(int(REALM_COUNT)), 2), key=lambda pair: pair[1] >= FIRST_BOX)
)
"""Those with a later realm come last, so that a new one changes no rich game of before."""
LEFT = ["no dice", "1 die", "2 dice"]
TREATED_NAMES = ["", " adjusted", " empowered"]
GAINED_NAMES = ["", " + gained", " + gained empowered"]
KINDS = [
    left + treated + gained for left in LEFT for treated in TREATED_NAMES for gained in GAINED_NAMES
]
CHANCES = ["draw", "roll d1", "roll d2"]
DONE = [f"{n} used" for n in range(CARDS + 1)]
BELOW = [*DONE, *(f"{words} (not alone)" for words in DONE)]
PLAIN_GAINED = (1 << int(COUNT_BITS) * 6) - 1
HARVEST = 30
"""Games whose marks fill rich sheets."""
LATER_HARVEST = 3
"""The same for each realm that chance never draws."""


def name(stop: Stop) -> tuple[str, str]:
    """Name a stop by the dice at hand."""
    asked, below = stop
    if asked < 0:
        return ("game over" if asked == -1 else CHANCES[-2 - asked], "nothing")
    return (KINDS[asked], BELOW[below])


EXPECTED = Expected(
    stops=(*CHANCES, *KINDS),
    things=tuple(REALM_NAMES),
    pairs=PAIRS,
    noun="realms",
    meeting="one question let dice go to both, and both bore marks",
    name=name,
)


@cache
def harvest() -> list[list[Json]]:
    """Give marks of every realm as they come up in play, to be put together anew."""
    found: list[list[Json]] = [[] for _ in range(int(REALM_COUNT))]
    later = [setup for game, _, setup in later_things() if game == GAME.id]
    for number, setup in enumerate([RANDOM] * HARVEST + later * LATER_HARVEST):
        dice = Dice(number)
        table = GAME.new(1, setup)
        while table.actor != -2:
            seat = mover(table, dice)
            legal = table.legal(seat)
            if seat != CHANCE and len(legal) > 1 and dice.below(4):
                legal = legal[1:]
            if seat == CHANCE and table.decision() == "roll d1" and table.turn > 1:
                sheet: Any = table.position()["sheets"]
                for name, marks in sheet[0]["cards"].items():
                    found[REALM_NAMES.index(name)].append(marks)
            table.apply(dice.pick(legal), seat)
    return found


class RichRealms:
    """A position in the making."""

    def __init__(self, dice: Dice, seats: int, wanted: tuple[int, int]) -> None:
        self.dice = dice
        self.seats = seats
        self.round = 1 + dice.below(int(ROUNDS))
        self.turn = 2 + dice.below(int(TURNS) - 1)
        others = [realm for realm in range(int(FIRST_BOX)) if realm not in wanted]
        for last in range(len(others) - 1, 0, -1):
            other = dice.below(last + 1)
            others[last], others[other] = others[other], others[last]
        now = [*wanted, others.pop()]
        before = [others.pop() for _ in range(int(CARDS) * (self.round - 1))]
        after = [others.pop() for _ in range(int(ROUNDS * CARDS) - 3 - len(before))]
        self.now = now
        self.realms = [*before, *now, *after]

    def sheet(self) -> Json:
        """A sheet with many resources and the marks of different games."""
        dice = self.dice
        resources = {}
        for name in RESOURCE_NAMES:
            gained = max(dice.below(int(CAP) + 1), dice.below(int(CAP) + 1))
            resources[name] = [gained, min(dice.below(gained + 1), dice.below(gained + 1))]
        marks = harvest()
        return {
            "results": [dice.below(180) for _ in range(self.round - 1)],
            "resources": resources,
            "cards": {
                REALM_NAMES[realm]: marks[realm][dice.below(len(marks[realm]))]
                for realm in self.now
            },
        }

    def write(self) -> Json:
        """Write the position, before a roll."""
        return {
            "game": "rolling-realms",
            "rules": GAME.rules,
            "round": self.round,
            "turn": self.turn,
            "realms": [REALM_NAMES[realm] for realm in self.realms],
            "rolled": [None, None],
            "sheets": [self.sheet() for _ in range(self.seats)],
        }


class RealmsWatch:
    """Follows one game for realms that meet."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage

    def decided(self, state: State, action: int, seat: int) -> None:
        """Nothing in this game outlasts its question."""

    def reached(self, state: State) -> str:
        """Look at which realms could be used now."""
        assert isinstance(state, Table)
        if state.actor < 0:
            return ""
        now = [int(state.realm(card)) for card in range(CARDS)]
        if all(self.coverage.have_met(one, two) for one, two in combinations(sorted(now), 2)):
            return ""
        sheet = state.sheets[state.actor]
        marked = [
            realm
            for card, realm in enumerate(now)
            if realm != NO_REALM and sheet.marks(card) != REALMS[realm].blank()
        ]
        placements = int(actions.PLACEMENTS)
        usable = {
            int(OWNERS[(action - int(actions.USE)) % placements])
            for action in state.legal(state.actor)
            if action >= actions.USE
        }
        for one, two in combinations(sorted(usable.intersection(marked)), 2):
            self.coverage.meet(one, 1 << two)
        return ""


class RealmsNet:
    """What the course asks about Rolling Realms."""

    expected = EXPECTED

    def stop(self, state: State) -> Stop:
        """Number what lies at hand for whoever is first to act, and how far all have come."""
        assert isinstance(state, Table)
        if state.actor < 0:
            chance = -1 if state.actor != CHANCE else CHANCES.index(state.decision())
            return (-2 - chance, -1)
        sheet = state.sheets[state.actor]
        d1, d2, extra = sheet.d1, sheet.d2, sheet.extra
        left = (not d1 & USED) + (not d2 & USED)
        words = d1 | d2
        treated = 2 if words & EMPOWERED else 1 if words & TREATED else 0
        gained = 2 if extra > PLAIN_GAINED else 1 if extra else 0
        done = int(sheet.activated).bit_count()
        last = all(other.ended or other.seat == sheet.seat for other in state.sheets)
        return (9 * left + 3 * treated + gained, done if last else done + len(DONE))

    def rich(self, dice: Dice, number: int, seats: int) -> dict[str, object]:
        """Give a rich position; the number says which two realms must be in its round."""
        return RichRealms(dice, seats, PAIRS[number % len(PAIRS)]).write()

    def watch(self, state: State, coverage: Coverage) -> RealmsWatch:
        return RealmsWatch(coverage)

    def special(self, state: State, legal: list[int], number: int, dice: Dice) -> int | None:
        """Spend resources on dice now and then; else any option."""
        bought = [action for action in legal if actions.COPY_PAIR <= action < actions.USE]
        if bought and dice.below(3) == 0:
            return bought[dice.below(len(bought))]
        return None


NET: Net = RealmsNet()

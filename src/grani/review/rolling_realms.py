"""What is worth counting in Rolling Realms: stars by realm and round, dice, resources.

A seat's figures beside the shared ones:

- ``counts``: dice used, gained, adjusted and empowered, resources claimed instead of a die;
- ``resources``: of each type what was gained, spent, left unspent and wasted beyond the cap;
- ``realms``: the stars of each realm, with its round;
- ``results``: the result of each round, in tenths of a star;
- ``rolled``: how often each number landed, and how often it should have; the dice are everybody's.

For reviews: who decides where they look ahead, sorts of decisions, and the terms that reasons are
made of: the stars of each card, resources, and what the judge expects of the rest of the round.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from grani.bots.realms_evaluator import in_stars
from grani.bots.realms_network import Network
from grani.bots.realms_turns import TurnSearch
from grani.bots.realms_weights import shipped
from grani.core.contract import CHANCE, OVER, State
from grani.core.observer import Event
from grani.core.prompt import Option, Prompt
from grani.review.accounts import Account, Turn
from grani.review.realms_ends import TurnEnds
from grani.rolling_realms import events
from grani.rolling_realms.realms import REALM_NAMES
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    EMPOWER_PUMPKINS,
    PUMPKIN,
    RESOURCE_NAMES,
    STAR,
    TENTHS,
    amount,
    some,
)
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, TURNS, Table

COUNTED: Final[dict[int, str]] = {
    int(events.USED): "dice_used",
    int(events.GAINED_DIE): "dice_gained",
    int(events.ADJUSTED): "dice_adjusted",
    int(events.EMPOWERED): "dice_empowered",
    int(events.CLAIMED): "resources_claimed",
}
"""Events that count one for their seat."""
GAINED, SPENT, UNSPENT, WASTED = "gained", "spent", "unspent", "wasted"

LATER: Final = "later"
"""The term of what is expected of the rest of a round."""
FIRST_CHOICE: Final = "hard:iterations=0"
"""Who decides where a review plays out."""
LOOKS_AHEAD: Final = False
"""The judge looks through the turn already."""
SPEEDS: Final = {
    "quick": {"tries": 10, "blocks": 8, "each": 2, "compared": 3, "crowd": 0.5},
    "standard": {"tries": 120, "blocks": 20, "each": 2, "playouts": 40, "crowd": 1.0},
    "deep": {"tries": 1000, "blocks": 60, "each": 10, "playouts": 600},
}
"""A try goes through whole turns: less of it takes as long."""
PUZZLE_TABLES: Final = ((1, "random", "alone"),)
"""Where puzzles come from: seats, set-up, and what that is as a theme."""
PUZZLES: Final = {
    "margin": 0.4,
    "floor": 0.12,
    "lowest": 0.0,
    "highest": 1000.0,
    "glance": 12,
    "tries": 240,
    "each": 3,
    "asked": 3,
}
"""What makes a puzzle of it: costs are stars."""
SIDES: Final = 6
MARKING, ENDING, RESOURCES = "marking", "ending", "resources"


def part_of(state: State) -> int:
    """Give the round: the next one begins with blank sheets. To play it on by first choices would
    tell of seats that decide alike with the same dice, and so never differ again; the judge knows
    how far players stray."""
    assert isinstance(state, Table)
    return int(state.round)


def account(start: State) -> RealmsAccount:
    """Open the account of a game."""
    assert isinstance(start, Table)
    return RealmsAccount(int(start.seats), int(start.round))


class RealmsAccount(Account):
    """Keeps count of one game of Rolling Realms."""

    def __init__(self, seats: int, round: int) -> None:
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.flows: list[dict[str, Counter[str]]] = [
            {name: Counter() for name in RESOURCE_NAMES} for _ in range(seats)
        ]
        self.realms: list[list[dict[str, object]]] = [[] for _ in range(seats)]
        self.had: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        self.results: list[list[int]] = [[] for _ in range(seats)]
        self.landed: Counter[int] = Counter()
        self.round = round

    def note(self, event: Event) -> Turn | None:
        kind, seat = event.kind, event.seat
        if kind in COUNTED:
            self.counts[seat][COUNTED[kind]] += 1
        match kind:
            case events.ROUND:
                self.round = event.a
            case events.LANDED:
                self.landed[event.b] += 1
            case events.ROLLED:
                return Turn(self.round, -1)
            case events.GAINED:
                self._flow(seat, GAINED, event.a)
                self._flow(seat, WASTED, event.b)
            case events.PAID:
                self._flow(seat, SPENT, event.a)
            case events.GAINED_DIE:
                self._flow(seat, SPENT, event.c)
            case events.ADJUSTED:
                self._flow(seat, SPENT, int(some(PUMPKIN, ADJUST_PUMPKINS)))
            case events.EMPOWERED:
                self._flow(seat, SPENT, int(some(PUMPKIN, EMPOWER_PUMPKINS)))
            case events.SCORED:
                self.had[seat].append((event.a, self.round))
                self.realms[seat].append(
                    {"realm": REALM_NAMES[event.a], "round": self.round, "stars": event.b}
                )
            case events.RESULT:
                self.results[seat].append(event.b)
        return None

    def _flow(self, seat: int, way: str, word: int) -> None:
        for number, name in enumerate(RESOURCE_NAMES):
            self.flows[seat][name][way] += int(amount(word, number))

    def items(self, seat: int) -> list[tuple[str, int]]:
        return [(f"realm:{REALM_NAMES[realm]}", when) for realm, when in self.had[seat]]

    def seat(self, seat: int, state: State) -> dict[str, object]:
        counts = self.counts[seat]
        return {
            "counts": {name: counts[name] for name in COUNTED.values()},
            "resources": {
                name: {
                    GAINED: flow[GAINED],
                    SPENT: flow[SPENT],
                    UNSPENT: flow[GAINED] - flow[SPENT],
                    WASTED: flow[WASTED],
                }
                for name, flow in self.flows[seat].items()
            },
            "realms": self.realms[seat],
            "results": self.results[seat],
            "rolled": {
                str(number): {
                    "rolled": self.landed[number],
                    "expected": round(self.landed.total() / SIDES, 2),
                }
                for number in range(1, SIDES + 1)
            },
        }


def sort_of(prompt: Prompt, option: Option) -> str:
    """Give what a decision is about: marks on a card, the end of the turn, or resources."""
    if option.declines:
        return ENDING
    return MARKING if option.about.startswith("realm:") else RESOURCES


def terms(state: State, seat: int) -> dict[str, float]:
    """Give what a sheet has, stars of each card and resources, and how many stars more the judge
    expects of the rest of the round."""
    assert isinstance(state, Table)
    sheet = state.sheets[seat]
    found = _cards(state, sheet)
    for number, name in enumerate(RESOURCE_NAMES):
        found[name] = float(amount(sheet.hand, number))
    turns = _turns_left(state)
    if 1 <= turns < TURNS and state.open_card() < 0:
        network = _network()
        network.begin(state)
        found[LATER] = in_stars(network.worth(sheet, turns)) - tally(found, {})
    return found


def tally(found: dict[str, float], left: dict[str, float]) -> float:
    """Give what terms come to, in stars: resources as they count at the end of a round."""
    return sum(
        value if name == LATER or name.startswith("realm:") else value * int(TENTHS) / int(STAR)
        for name, value in found.items()
    )


def happened(events_told: list[Event], seat: int) -> dict[str, float]:
    """Give the stars of cards that were scored: when a round is over, they are gone."""
    return {
        f"realm:{REALM_NAMES[event.a]}": float(event.b)
        for event in events_told
        if event.kind == events.SCORED and event.seat == seat
    }


def _cards(table: Table, sheet: Sheet) -> dict[str, float]:
    """Give the stars of each card of the round."""
    if table.actor == OVER or table.open_card() >= 0:
        return {}
    return {
        f"realm:{REALM_NAMES[table.realm(card)]}": float(table.stars(sheet, card))
        for card in range(CARDS)
    }


def _turns_left(table: Table) -> int:
    has_rolled = table.actor != CHANCE or table.rolled1 > 0
    return int(TURNS - table.turn + (0 if has_rolled else 1))


@cache
def turn_ends() -> TurnEnds:
    """Give who looks through the rest of a turn: options are judged by what they leave in reach."""
    return TurnEnds(TurnSearch(Network(shipped())))


@cache
def _network() -> Network:
    """Give the judge of sheets: it takes longer to make one than to ask it."""
    return Network(shipped())


def left(state: State) -> dict[str, float]:
    """Give how many turns of the round are left."""
    assert isinstance(state, Table)
    return {"turns": float(TURNS - state.turn)}

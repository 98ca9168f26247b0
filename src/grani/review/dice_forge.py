"""What is worth counting in Dice Forge: rolls, faces, feats, resources, ousting, the dice.

A seat's figures beside the shared ones:

- ``counts``: how often it rolled a die, forged a face, performed a feat …
- ``resources``: of each resource what was gained, spent, lost to others and wasted beyond the cap;
- ``dice``: both dice at the start and at the end, with what a roll of the pair brings on average;
- ``feats``: the feats it performed, in order;
- ``rolled``: how often each face landed, and how often it should have;
- ``luck``: how much more its rolls were worth than the average of the dice rolled, in glory.

For reviews: who decides where they look ahead, sorts of decisions, and the terms that reasons are
made of: what a pair of dice brings on average in a roll, the reserve, glory, and what is left; and
what is gathered in games that are played on, where a decision pays later.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from grani.bots.forge_prices import Prices, Taste
from grani.core.contract import State
from grani.core.observer import Event, Observer
from grani.core.prompt import Option, Prompt
from grani.dice_forge import events
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.faces import FACES
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.ledger import WIDTH as LEDGER_WIDTH, GloryLedger, glory_sources
from grani.dice_forge.reckoning import average, brought, faces_of, figures
from grani.dice_forge.resources import ANCIENT, GOLD, MOON, RESOURCE_NAMES, SUN
from grani.dice_forge.table import Table
from grani.review.accounts import Account, Turn
from grani.review.scales import DEEP, STANDARD

SIDES: Final = 6
COUNTED: Final[dict[int, str]] = {
    int(events.ROLLED): "rolls",
    int(events.FORGED): "faces_forged",
    int(events.PERFORMED): "feats_performed",
    int(events.GRANTED): "feats_performed",
    int(events.EXTRA): "extra_actions",
    int(events.REINFORCED): "reinforcements",
    int(events.OUSTED): "been_ousted",
    int(events.PASSED): "passes",
    int(events.COPIED): "mirrors",
    int(events.WALKED): "golem_steps",
    int(events.STARRED): "celestial_rolls",
}
"""Events that count one for their seat."""
OUSTED: Final = "ousted"
HAMMERED: Final = "hammered"
ALWAYS: Final = (
    "rolls",
    "faces_forged",
    "feats_performed",
    "extra_actions",
    "reinforcements",
    OUSTED,
    "been_ousted",
    HAMMERED,
)
"""Counts that are given even if they are zero."""
GAINED, SPENT, LOST, WASTED = "gained", "spent", "lost", "wasted"

FIRST_CHOICE: Final = "medium:temperature=0"
"""Who decides where a review looks ahead."""
LOOKS_AHEAD: Final = True
ONE_SIDED: Final = True
"""The judge looks from one seat, and not quite alike from the other."""
ROLLS_PER_ACTION: Final = 4.0
"""With two heroes and with four."""
TOKENS: Final = {"cerberus": 3.0, "triton": 3.0}
"""What a token is worth, in glory: about what it brings when it is used."""
GLORY_GROUPS: Final = {
    "card": "glory-cards",
    "face": "glory-faces",
    "feat": "glory-feats",
    "hammer": "glory-hammer",
    "titan_board": "glory-board",
    "labyrinth": "glory-labyrinth",
}
GLORY_OF: Final = (*GLORY_GROUPS.values(), "glory-other")
"""Where the glory of a game that is played on comes from."""
GATHERED_RESOURCES: Final = {GOLD: "gold", SUN: "sun", MOON: "moon"}
GATHERED: Final = ("feats", "faces", "extra", *GATHERED_RESOURCES.values())
"""What else is counted in it."""
PUZZLE_TABLES: Final = (
    (2, "random", "base"),
    (2, "goddess-random", "goddess"),
    (2, "titans-random", "titans"),
    (4, "random-all", "four"),
)
"""Where puzzles come from: seats, set-up, and what that is as a theme."""
SORTS_OF_DEEDS: Final = {"buy": "forging", "perform": "feats"}
SORTS: Final = {
    "place": "forging",
    "forge": "forging",
    "free-face": "forging",
    "garden": "forging",
    "replace": "forging",
    "upgrade": "forging",
    "ship": "forging",
    "market": "forging",
    "extra": "extra",
    "reinforce": "reinforcement",
    "offer": "resources",
    "minor": "reinforcement",
    "order": "order",
    "choose": "resources",
    "hammer": "resources",
    "convert": "resources",
    "store": "resources",
    "spend": "resources",
    "pay": "resources",
}
"""What a decision is about, by what is asked, where the option does not say it."""
DEEDS: Final = frozenset({"reinforce", "main", "main-extra", "extra", "forge"})
"""Questions with which a new deed of a turn begins; all others belong to the last one."""


_THOROUGH: Final = (
    ("titan", 0.0035),
    ("hero", 0.006),
    ("smith", 0.009),
    ("journeyman", 0.0115),
    ("apprentice", 0.028),
)
TITLES: Final = {STANDARD: _THOROUGH, DEEP: _THOROUGH}
"""Limits of titles where games are played to the end: that finds about twice the losses."""


def account(start: State) -> ForgeAccount:
    """Open the account of a game."""
    assert isinstance(start, Table)
    return ForgeAccount(start)


class ForgeAccount(Account):
    """Keeps count of one game of Dice Forge."""

    def __init__(self, start: Table) -> None:
        self.start = [faces_of(hero) for hero in start.heroes]
        self.dice = [faces_of(hero) for hero in start.heroes]
        """Of each seat the faces of both dice, six and six."""
        self.counts: list[Counter[str]] = [Counter() for _ in start.heroes]
        self.resources: list[dict[str, Counter[str]]] = [
            {name: Counter() for name in RESOURCE_NAMES} for _ in start.heroes
        ]
        self.feats: list[list[dict[str, object]]] = [[] for _ in start.heroes]
        self.bought: list[list[tuple[str, int]]] = [[] for _ in start.heroes]
        self.luck = [0.0 for _ in start.heroes]
        self.landed: list[Counter[int]] = [Counter() for _ in start.heroes]
        self.sixths: list[Counter[int]] = [Counter() for _ in start.heroes]
        """By face, how often it landed, and on how many sides it stood when its die did."""
        self.round = 0
        self.prices = Prices(Taste())
        """To luck, resources are worth the same all game long."""

    def note(self, event: Event) -> Turn | None:
        kind, seat = event.kind, event.seat
        if kind in COUNTED:
            self.counts[seat][COUNTED[kind]] += 1
        if kind == events.TURN:
            self.round = event.a
            return Turn(event.a, seat)
        if kind == events.AGAIN:
            return Turn(self.round, seat)
        if kind == events.ROLLED:
            self._rolled(seat, event.a, event.b)
        elif kind == events.FORGED:
            self.dice[seat][event.b] = event.a
            self.bought[seat].append((f"face:{FACES[event.a].name}", self.round))
        elif kind in (events.PERFORMED, events.GRANTED):
            self.feats[seat].append({"feat": FEATS[event.a].name, "round": self.round})
            self.bought[seat].append((f"feat:{FEATS[event.a].name}", self.round))
        elif kind == events.OUSTED:
            self.counts[event.b][OUSTED] += 1
        elif kind == events.HAMMERED:
            self.counts[seat][HAMMERED] += event.a
        else:
            self._moved(event)
        return None

    def _rolled(self, seat: int, die: int, face: int) -> None:
        value = self.prices.face
        sides = self.dice[seat][SIDES * die : SIDES * (die + 1)]
        mean = sum(value(side) for side in sides) / SIDES
        self.landed[seat][face] += 1
        self.sixths[seat].update(sides)
        self.luck[seat] += value(face) - mean

    def _moved(self, event: Event) -> None:
        """Note resources that came, went or never fitted; gold on a scepter is gold too."""
        flows = self.resources[event.seat]
        match event.kind:
            case events.GAINED:
                arrived, wasted = events.gain_of(event.b)
                flows[RESOURCE_NAMES[event.a]][GAINED] += arrived
                flows[RESOURCE_NAMES[event.a]][WASTED] += wasted
            case events.PAID:
                flows[RESOURCE_NAMES[event.a]][SPENT] += event.b
            case events.LOST:
                flows[RESOURCE_NAMES[event.a]][LOST] += event.b
            case events.STORED:
                flows[RESOURCE_NAMES[GOLD]][GAINED] += event.a
            case events.EMPTIED:
                flows[RESOURCE_NAMES[GOLD]][SPENT] += event.a

    def items(self, seat: int) -> list[tuple[str, int]]:
        return self.bought[seat]

    def seat(self, seat: int, state: State) -> dict[str, object]:
        assert isinstance(state, Table)
        counts = self.counts[seat]
        return {
            "counts": {name: counts[name] for name in [*ALWAYS, *sorted(set(counts) - {*ALWAYS})]},
            "resources": {
                name: {way: flow[way] for way in (GAINED, SPENT, LOST, WASTED)}
                for number, (name, flow) in enumerate(self.resources[seat].items())
                if flow or number < ANCIENT
            },
            "dice": {
                "start": pair(self.start[seat]),
                "end": pair(faces_of(state.heroes[seat])),
            },
            "feats": self.feats[seat],
            "rolled": {
                f"face:{FACES[face].name}": {
                    "rolled": self.landed[seat][face],
                    "expected": round(sixths / SIDES, 2),
                }
                for face, sixths in sorted(self.sixths[seat].items())
            },
            "luck": round(self.luck[seat], 2),
        }


def pair(faces: list[int]) -> dict[str, object]:
    """Write a pair of dice with what one roll of both brings on average."""
    return {
        **{
            name: [FACES[face].name for face in faces[SIDES * die : SIDES * (die + 1)]]
            for die, name in enumerate(DIE_NAMES)
        },
        "average": brought(faces),
    }


def sort_of(prompt: Prompt, option: Option) -> str:
    """Give what a decision is about."""
    return SORTS_OF_DEEDS.get(option.does) or SORTS.get(prompt.kind, "other")


def another(state: State, seat: int) -> bool:
    """Tell whether a seat is asked for another deed of its turn, not for a part of the last."""
    prompt = state.prompt(seat)
    return prompt is not None and prompt.kind in DEEDS


def awaits_others(state: State, seat: int) -> bool:
    """Tell whether a die of somebody else lands in the midst of a seat's turn, as of a hero who is
    ousted: only then the feat is performed."""
    assert isinstance(state, Table)
    due = state.chance()
    return state.turn == seat and due is not None and due.seat >= 0 and due.seat != seat


def terms(state: State, seat: int) -> dict[str, float]:
    """Give what the judge looks at in a hero: dice by what a roll brings, reserve with the gold on
    scepters, tokens, glory."""
    assert isinstance(state, Table)
    hero = state.heroes[seat]
    found = {f"roll-{name}": value for name, value in figures(average(faces_of(hero))).items()}
    held = {
        "gold": hero.purse(),
        "sun": hero.sun,
        "moon": hero.moon,
        "ancient": hero.ancient,
        "cerberus": hero.cerberus,
        "triton": hero.triton,
    }
    found |= {name: float(amount) for name, amount in held.items()}
    found["glory"] = float(state.scores()[seat])
    return found


class ForgeGathering:
    """Counts glory by where it comes from, feats, extra actions and resources, to the end."""

    def __init__(self, start: State) -> None:
        self.glory = GloryLedger(int(start.seats))
        self.counts = [Counter[str]() for _ in range(int(start.seats))]
        self.observer: Observer = _Gathered(self)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Give what a seat has gathered; what differs in glory by source differs in the score."""
        found = dict.fromkeys((*GLORY_OF, *GATHERED), 0.0)
        for source, group in _groups():
            found[group] += float(self.glory.points[seat * LEDGER_WIDTH + source])
        for name in GATHERED:
            found[name] = float(self.counts[seat][name])
        found["score"] = float(state.scores()[seat])
        return found


class _Gathered(Observer):
    """Hears what happens in a game that is played on."""

    def __init__(self, book: ForgeGathering) -> None:
        self.book = book

    def tell(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        """Count what is told of later."""
        if kind in (events.PERFORMED, events.GRANTED):
            self.book.counts[seat]["feats"] += 1
        elif kind == events.EXTRA:
            self.book.counts[seat]["extra"] += 1
        elif kind == events.FORGED:
            self.book.counts[seat]["faces"] += 1
        elif kind == events.GAINED and a in GATHERED_RESOURCES:
            arrived, _ = events.gain_of(b)
            self.book.counts[seat][GATHERED_RESOURCES[a]] += arrived
        if kind in (events.GAINED, events.TOOK, events.LOST, events.JUDGED):
            self.book.glory.tell(kind, seat, a, b, c)


def gathering(start: State) -> ForgeGathering:
    """Open the count of a game that is played on."""
    return ForgeGathering(start)


@cache
def _groups() -> tuple[tuple[int, str], ...]:
    """Give by number of its source what glory is told to come from."""
    return tuple(
        (number, GLORY_GROUPS.get(name.partition(":")[0], "glory-other"))
        for number, name in enumerate(glory_sources())
        if name
    )


def tally(found: dict[str, float], left: dict[str, float]) -> float:
    """Give what terms come to, in glory: at the prices of bots with so much of the game to come."""
    rolls = left["rolls"]
    prices = Prices(Taste())
    prices.change(rolls / ROLLS_PER_ACTION, 0)
    each = TOKENS | {
        "gold": prices.gold,
        "sun": prices.sun,
        "moon": prices.moon,
        "ancient": prices.taste.fate,
        "glory": 1.0,
        "loyalty": 1.0,
    }
    return sum(
        value * each[name.removeprefix("roll-")] * (rolls if name.startswith("roll-") else 1.0)
        for name, value in found.items()
    )


def left(state: State) -> dict[str, float]:
    """Give how many times each hero will still roll both dice for a divine blessing."""
    assert isinstance(state, Table)
    turns = (state.last_round() - state.round + 1) * state.seats - 1 - state.turn
    return {"rolls": float(turns * 2 if state.seats == 2 else turns)}

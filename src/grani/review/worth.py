"""What positions are worth, in whole numbers and with an error; which judge and player are asked.

A ``Lens`` holds what belongs to the review of one game: the evaluator, the player who decides where
decisions are looked through, and an outlook for each purpose. Equal seeds give equal numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Protocol

from grani.bots import evaluator_for, make_bot
from grani.bots.bot import Bot, RandomBot
from grani.bots.evaluator import Evaluator
from grani.bots.playouts import Playouts
from grani.core.contract import OVER, State
from grani.core.dice import mix
from grani.core.registry import role
from grani.review.outlook import TO_THE_END, Outlook
from grani.review.scales import END, MARGIN_PARTS, PARTS, QUICK, SURE, Speed, speed_of

WORDS: Final = 2**32
SEEDS: Final = 2**63
SEEDS_OF_PLAYERS: Final = 2**30
"""How many there are of each."""
FEWEST_BLOCKS: Final = 3
PROBED: Final = 4
"""A comparison may be given up after a part of its blocks, three at least."""
GAMES_OF_JUDGE: Final = 24
"""Play-outs that judge a position of a game that brings only rules."""


@dataclass(frozen=True)
class Worth:
    """What a position is worth to each seat.

    ``win`` is the chance to win, in a game for one the score to expect, in ``PARTS``; ``margin``
    what it will be ahead by, in ``MARGIN_PARTS`` of a point (0 alone); ``error`` the standard error
    of ``win``, with what the judge is usually off by.
    """

    win: tuple[int, ...]
    margin: tuple[int, ...]
    error: tuple[int, ...]


class Ended(Protocol):
    """A turn that has ended."""

    @property
    def state(self) -> State:
        """The position then."""

    @property
    def marks(self) -> object:
        """What the seat made of the turn: equal where orders lead to the same."""


class TurnEnds(Protocol):
    """Looks through the rest of a seat's turn."""

    def best(self, state: State, seat: int, action: int) -> Ended:
        """Take an option, and end the turn as well as the judge can see it then."""

    def is_open(self, state: State, seat: int, action: int, marks: Any) -> bool:
        """Tell whether a seat that takes an option can still make that of its turn."""


@dataclass(frozen=True)
class Compared:
    """How much better one position is than another, in units of the evaluator."""

    lead: float
    spread: float
    """The standard error of that."""
    better: float
    worse: float
    """What either is worth, looked at so."""
    looks: int
    """Completions that both have met."""

    def allows(self, lead: float) -> bool:
        """Tell whether the true lead may be this one: so few games differ by a small one that their
        own spread can tell too little of it."""
        least = sqrt(abs(lead) / max(1, self.looks))
        return abs(self.lead - lead) <= SURE * max(self.spread, least)


class Repeated(Evaluator):
    """Judges by several random games, the same dice for every position: for games whose rules are
    all that is known of them."""

    def __init__(self, judge: Playouts, seed: int) -> None:
        super().__init__()
        self.judge_once = judge
        self.seed = seed

    def unit(self) -> float:
        return self.judge_once.unit()

    def settle(self, state: State) -> None:
        self.judge_once.settle(state)
        self._take(int(state.seats), 1.0, fresh=True)

    def worth(self, state: State, mover: int) -> None:
        for number in range(GAMES_OF_JUDGE):
            self.judge_once.begin(self.seed + number)
            self.judge_once.worth(state, mover)
            self._take(int(state.seats), 1.0 / GAMES_OF_JUDGE, fresh=number == 0)

    def _take(self, seats: int, weight: float, fresh: bool) -> None:
        for seat in range(seats):
            if fresh:
                self.win[seat] = self.lead[seat] = 0.0
            self.win[seat] += weight * self.judge_once.win[seat]
            self.lead[seat] += weight * self.judge_once.lead[seat]


class Lens:
    """Judges the positions of one game."""

    def __init__(
        self, start: State, speed: Speed, seed: int = 0, evaluator: Evaluator | None = None
    ) -> None:
        module = role(start.game_id(), "review")
        judge = evaluator_for(start) if evaluator is None else evaluator
        self.evaluator = Repeated(judge, seed) if isinstance(judge, Playouts) else judge
        self.seed = seed
        self.seats = int(start.seats)
        self.speed = speed = speed.among(self.seats)
        self.is_alone = self.seats == 1
        self.parts: int = start.game.score_parts
        self.unit = self.evaluator.unit() / self.parts
        """What the score counts, for one unit of the evaluator."""
        self.whole = PARTS if not self.is_alone else round(PARTS * self.unit)
        """One unit of the evaluator, in ``PARTS``."""
        self.scale = self.unit if self.is_alone else 1.0
        """One unit of the evaluator, as verdicts of a weighing count."""
        choice: str = getattr(module, "FIRST_CHOICE", "")
        self.player: Bot = make_bot(choice, start.game_id(), 0) if choice else RandomBot(0)
        self.both_sides = self.seats == 2 and bool(getattr(module, "ONE_SIDED", False))
        self.ahead = speed.ahead if getattr(module, "LOOKS_AHEAD", False) else 0
        self.part_of: Callable[[State], int] | None = getattr(module, "part_of", None)
        """Numbers the parts of a game after which nothing of a decision is left but what it has
        brought: looking ahead ends with them."""
        self._outlook = self.outlook(speed.completions, self.ahead)
        self._compared = self.outlook(speed.each, speed.compared if choice else 0)
        self.near = self._nearer(start) if speed.compared == END and self.ahead else None
        """Compares as a quick review does, where this one plays games to their end."""
        self._doubt = self.evaluator.doubt(start)
        looks_through: Callable[[], TurnEnds] | None = getattr(module, "turn_ends", None)
        self.turn_ends = looks_through() if looks_through else None
        """Who looks through the rest of a turn, in a game where nothing random happens in it."""

    def _nearer(self, start: State) -> Lens:
        return Lens(start, speed_of(start.game_id(), QUICK), self.seed, self.evaluator)

    def outlook(self, completions: int, ahead: int) -> Outlook:
        """Give an outlook with the judge and the player of this game."""
        return Outlook(
            self.evaluator, completions, self.player, ahead, self.both_sides, self.part_of
        )

    def seed_of(self, number: int, purpose: int = 0) -> int:
        """Give the seed of what is drawn for one purpose; neighbours have nothing in common."""
        word = int(mix((self.seed * 31 + purpose) % WORDS))
        return (word * WORDS + int(mix((number ^ word) % WORDS))) % SEEDS

    def worth(self, state: State, number: int) -> Worth:
        """Judge a position; ``number`` says which completions are drawn."""
        return self.taken(self._ask(self._outlook, state, self.seed_of(number)), state)

    def played_out(self, state: State, number: int, games: int) -> Worth:
        """Judge a position sharpened by so many play-outs: each voice counts by how sure it is."""
        told = self.worth(state, number)
        if games < 2 or state.actor == OVER:
            return told
        outlook = self._ask(self.outlook(games, TO_THE_END), state, self.seed_of(number, 7))
        shared = [self._joined(told, outlook, seat) for seat in range(self.seats)]
        total = sum(win for win, _ in shared)
        if not self.is_alone and total:
            shared = [(win / total, error) for win, error in shared]
        scale = self.whole
        return Worth(
            tuple(round(win * scale) for win, _ in shared),
            told.margin,
            tuple(round(error * scale) for _, error in shared),
        )

    def compare(
        self,
        betters: Sequence[State],
        worse: State,
        seat: int,
        number: int,
        *,
        since: State,
        gives_up: bool = False,
    ) -> list[Compared]:
        """Tell by how much positions are better for a seat than another: all of them meet the same
        completions. ``since`` is where the decision was that led to them: it may have ended a part
        of the game. Where one ``gives_up``, those that do not even seem to be better meet no more
        of them after a while."""
        highs: list[list[float]] = [[] for _ in betters]
        lows: list[float] = []
        going = list(range(len(betters)))
        hope = self.speed.hope
        probe = max(FEWEST_BLOCKS, self.speed.blocks // PROBED)
        for block in range(self.speed.blocks):
            if gives_up and block >= probe:
                found = {one: self._summed(highs[one], lows) for one in going}
                going = [one for one in going if found[one].lead > hope * found[one].spread]
                if not going:
                    break
            seed = self.seed_of(number * 1000 + block, 3)
            lows.append(self._ask(self._compared, worse, seed, since).win[seat])
            for one in going:
                highs[one].append(self._ask(self._compared, betters[one], seed, since).win[seat])
        return [self._summed(high, lows) for high in highs]

    def _summed(self, highs: list[float], lows: list[float]) -> Compared:
        count = len(highs)
        lows = lows[:count]
        leads = [high - low for high, low in zip(highs, lows, strict=True)]
        mean = sum(leads) / count
        spread = sqrt(sum((one - mean) ** 2 for one in leads) / max(1, count - 1) / count)
        looks = count * self.speed.each
        return Compared(mean, spread, sum(highs) / count, sum(lows) / count, looks)

    def usual(self, state: State, seat: int) -> int | None:
        """Give the option that outlooks go through, if they look through decisions of this seat."""
        if self.ahead == 0 or seat != state.actor:
            return None
        return int(self.player.choose(state, seat))

    def taken(self, outlook: Outlook, state: State) -> Worth:
        """Take over what an outlook has found, in whole numbers that add up to one victory."""
        over = state.actor == OVER
        scale = self.whole
        wins = [outlook.win[seat] for seat in range(self.seats)]
        whole = [round(win * scale) for win in wins]
        if not self.is_alone:
            # What rounding leaves over goes to whoever has most: shares of a victory are one.
            whole[whole.index(max(whole))] += PARTS - sum(whole)
        points = MARGIN_PARTS * self.unit
        return Worth(
            tuple(whole),
            tuple(round(outlook.lead[seat] * points) for seat in range(self.seats)),
            tuple(
                0 if over else round(scale * self._error(outlook, seat, wins[seat]))
                for seat in range(self.seats)
            ),
        )

    def _ask(
        self, outlook: Outlook, state: State, seed: int, since: State | None = None
    ) -> Outlook:
        # Plans of a player are of the game that was looked at last.
        self.player.begin(seed % SEEDS_OF_PLAYERS)
        outlook.look(state, seed, since)
        return outlook

    def _error(self, outlook: Outlook, seat: int, win: float) -> float:
        return sqrt(self._scatter(outlook, seat) ** 2 + self.off(win) ** 2)

    def _scatter(self, outlook: Outlook, seat: int) -> float:
        """Give the standard error that is due to how many completions were looked at."""
        if outlook.exact:
            return 0.0
        spread = max(0.0, outlook.square[seat] - outlook.win[seat] ** 2)
        return sqrt(spread / max(1, int(outlook.leaves)))

    def scatter(self, worth: Worth, seat: int) -> float:
        """Give the part of a worth's error that is due to how many completions were looked at."""
        off = self.whole * self.off(worth.win[seat] / self.whole)
        return sqrt(max(0.0, worth.error[seat] ** 2 - off**2))

    def off(self, win: float) -> float:
        """Give by how much the judge is off at such a chance: little where all is decided."""
        return self._doubt if self.is_alone else self._doubt * 2 * sqrt(max(0.0, win * (1 - win)))

    def _joined(self, told: Worth, played: Outlook, seat: int) -> tuple[float, float]:
        first, second = told.win[seat] / self.whole, float(played.win[seat])
        one = max(1e-12, (told.error[seat] / self.whole) ** 2)
        # A position in which no play-out was lost may still be lost.
        least = 1.0 / max(1, int(played.leaves))
        two = max(least**2, self._scatter(played, seat) ** 2)
        return (first * two + second * one) / (one + two), sqrt(one * two / (one + two))


def worth(state: State, speed: Speed, seed: int = 0, playouts: int = 0) -> Worth:
    """Give what any position is worth to each seat, sharpened by so many play-outs."""
    return Lens(state, speed, seed).played_out(state, 0, playouts)

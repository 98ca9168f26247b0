"""What an arena came to, as plain numbers: the source of every table, chart and file of it.

Whatever is estimated has its interval, over deals. Points are whole numbers of the game's parts of
a unit; a game without ledger or account has fewer of these figures.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import isfinite
from typing import Any, NamedTuple

from grani.arena.deals import Line
from grani.arena.question import Question
from grani.arena.ratings import Rating, ratings
from grani.arena.verdicts import Estimate, by_deal, compare, mean_of, share_of
from grani.core.registry import game as registered

Deals = dict[tuple[int, int], list[Line]]


class Sat(NamedTuple):
    """One player in one game: which, at which entry of the lineup, and the line of the game."""

    player: int
    entry: int
    line: Line

    @property
    def wins(self) -> float:
        """The share of the victory."""
        return float(self.line["wins"][self.entry])

    @property
    def score(self) -> int:
        """The score at the end."""
        return int(self.line["scores"][self.entry])


@dataclass(frozen=True)
class Player:
    """What one bot came to."""

    bot: str
    games: int
    win_rate: Estimate
    score: Estimate
    rating: Rating | None
    sources: dict[str, float]
    """Mean points a game, by where they came from, the most first."""
    rounds: list[float]
    """Mean score after each round."""
    decisions: float
    ms: float
    """Mean milliseconds of a decision."""
    slowest: float
    faults: int


@dataclass(frozen=True)
class Pair:
    """Two bots that met: the share of the first, one half if they are equally good."""

    first: int
    second: int
    share: Estimate


@dataclass(frozen=True)
class Item:
    """Something that could be bought: how those fared who did, at least once in a game."""

    name: str
    buyers: int
    share: float
    """Of all seats."""
    win_rate: Estimate
    score: Estimate
    round: float
    """The round in which it was first bought, on average."""


@dataclass(frozen=True)
class Held:
    """Something that everybody had in a round: the points that it brought a player."""

    name: str
    round: int
    player: int
    points: Estimate


@dataclass
class Figures:
    """All of an arena."""

    question: Question
    games: int
    deals: int
    players: list[Player] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)
    lengths: dict[int, int] = field(default_factory=dict)
    """Games by the number of decisions in them."""
    is_rated: bool = True
    """Whether the library for ratings is installed."""

    def _repr_html_(self) -> str:
        """Show tables and charts, for notebooks; by their name, as nothing here needs them."""
        return str(import_module("grani.notebooks").picture(self).html)

    def share(self, first: int, second: int) -> Estimate | None:
        """Give the share of one player against another, None if they have not met."""
        for pair in self.pairs:
            if (pair.first, pair.second) == (first, second):
                return pair.share
        return None


def figures(question: Question, lines: Iterable[Line]) -> Figures:
    """Work out everything from complete deals."""
    deals = by_deal(question, lines)
    kept = [line for found in deals.values() for line in found]
    told = Figures(question, len(kept), len(deals))
    try:
        rated = {one.player: one for one in ratings(question, kept)}
    except ImportError:
        rated = {}
        told.is_rated = False
    for number in range(len(question.players)):
        told.players.append(_player(question, deals, number, rated.get(number)))
    told.pairs = _pairs(question, deals)
    told.items = _items(question, deals)
    told.held = _held(question, deals)
    told.lengths = dict(sorted(Counter(sum(line["decisions"]) for line in kept).items()))
    return told


def _sat(question: Question, lines: Iterable[Line]) -> Iterator[Sat]:
    """Give everybody who sat in these games."""
    for line in lines:
        lineup = question.lineups[question.place(line["n"]).lineup]
        for entry, player in enumerate(lineup):
            yield Sat(player, entry, line)


def _sums(
    question: Question, deals: Deals, chosen: Callable[[Sat], bool], value: Callable[[Sat], float]
) -> list[tuple[float, float]]:
    """Add up, deal by deal, a value of those who are chosen, and count them."""
    sums = []
    for lines in deals.values():
        values = [value(one) for one in _sat(question, lines) if chosen(one)]
        sums.append((sum(values), float(len(values))))
    return sums


def _player(question: Question, deals: Deals, number: int, rating: Rating | None) -> Player:
    sat = [one for lines in deals.values() for one in _sat(question, lines) if one.player == number]

    def is_it(one: Sat) -> bool:
        return one.player == number

    def total(field: str) -> float:
        return float(sum(one.line[field][one.entry] for one in sat))

    sources: Counter[str] = Counter()
    for one in sat:
        sources.update(one.line["sources"][one.entry])
    count = max(len(sat), 1)
    decisions = total("decisions")
    return Player(
        bot=question.players[number],
        games=len(sat),
        win_rate=share_of(_sums(question, deals, is_it, lambda one: one.wins)),
        score=mean_of(_sums(question, deals, is_it, lambda one: one.score)),
        rating=rating,
        sources={name: points / count for name, points in sources.most_common() if points},
        rounds=_rounds(sat),
        decisions=decisions / count,
        ms=total("ms") / max(decisions, 1),
        slowest=max((one.line["slowest"][one.entry] for one in sat), default=0.0),
        faults=int(total("faults")),
    )


def _rounds(sat: Sequence[Sat]) -> list[float]:
    """Give the mean score after each round that most games reached."""
    reached: list[list[int]] = []
    for one in sat:
        for number, scores in enumerate(one.line["rounds"]):
            if number == len(reached):
                reached.append([])
            reached[number].append(scores[one.entry])
    return [sum(found) / len(found) for found in reached if 2 * len(found) > len(sat)]


def _pairs(question: Question, deals: Deals) -> list[Pair]:
    pairs = []
    for first in range(len(question.players)):
        for second in range(len(question.players)):
            shared = [
                lines
                for (lineup, _), lines in deals.items()
                if first != second and {first, second} <= set(question.lineups[lineup])
            ]
            if shared:
                pairs.append(Pair(first, second, compare(question, shared, first, second)))
    return pairs


def _names(one: Sat) -> dict[str, int]:
    """Give what a seat bought in a game, each with the round in which it first did."""
    found: dict[str, int] = {}
    for name, when in one.line["items"][one.entry]:
        found.setdefault(name, when)
    return found


def _items(question: Question, deals: Deals) -> list[Item]:
    """Tell of what some bought and others did not: only that can be a reason to win."""
    wins: dict[str, list[tuple[float, float]]] = defaultdict(list)
    scores: dict[str, list[tuple[float, float]]] = defaultdict(list)
    rounds: Counter[str] = Counter()
    buyers: Counter[str] = Counter()
    chances: Counter[str] = Counter()
    for lines in deals.values():
        bought: dict[str, list[Sat]] = defaultdict(list)
        tables: dict[str, set[int]] = defaultdict(set)
        for one in _sat(question, lines):
            for name, when in _names(one).items():
                bought[name].append(one)
                tables[name].add(one.line["n"])
                rounds[name] += when
        for name, who in bought.items():
            wins[name].append((sum(one.wins for one in who), len(who)))
            scores[name].append((sum(one.score for one in who), len(who)))
            buyers[name] += len(who)
            chances[name] += question.seats * len(tables[name])
    seats = question.seats**2 * len(deals)
    return sorted(
        (
            Item(
                name,
                buyers[name],
                buyers[name] / seats,
                share_of(wins[name]),
                mean_of(scores[name]),
                rounds[name] / buyers[name],
            )
            for name in buyers
            if buyers[name] < chances[name]
        ),
        key=lambda item: (-item.win_rate.value, item.name),
    )


def _held(question: Question, deals: Deals) -> list[Held]:
    """Tell of what everybody had, and got points from by the same name."""
    names = {name for name in registered(question.game).source_names() if name}
    sums: dict[tuple[str, int, int], list[tuple[float, float]]] = defaultdict(list)
    shared = _shared(question, deals) & names
    for lines in deals.values():
        found: dict[tuple[str, int, int], list[int]] = defaultdict(list)
        for one in _sat(question, lines):
            for name, when in _names(one).items():
                if name in shared:
                    points = one.line["sources"][one.entry].get(name, 0)
                    found[name, when, one.player].append(points)
        for key, points in found.items():
            sums[key].append((sum(points), len(points)))
    return [Held(*key, mean_of(pairs)) for key, pairs in sorted(sums.items())]


def _shared(question: Question, deals: Deals) -> set[str]:
    """Name what everybody had in every game in which anybody did."""
    some: set[str] = set()
    not_all: set[str] = set()
    for lines in deals.values():
        for line in lines:
            had = [set(_names(one)) for one in _sat(question, [line])]
            any_had = had[0].union(*had)
            some |= any_had
            not_all |= any_had - had[0].intersection(*had)
    return some - not_all


def to_json(told: Figures) -> dict[str, object]:
    """Write all figures as JSON data."""
    question = told.question
    game = registered(question.game)
    bots = question.players
    return {
        **question.to_json(),
        "score_unit": game.score_unit,
        "score_parts": game.score_parts,
        "games": told.games,
        "deals": told.deals,
        "players": [
            {
                "bot": player.bot,
                "games": player.games,
                "win_rate": _estimate(player.win_rate),
                "mean_score": _estimate(player.score),
                "rating": player.rating and _rating(player.rating),
                "points_by_source": _rounded(player.sources),
                "score_by_round": [round(score, 3) for score in player.rounds],
                "decisions_per_game": round(player.decisions, 2),
                "ms_per_decision": round(player.ms, 3),
                "slowest_ms": player.slowest,
                "faults": player.faults,
            }
            for player in told.players
        ],
        "pairs": [
            {
                "first": bots[pair.first],
                "second": bots[pair.second],
                "share": _estimate(pair.share),
                "deals": pair.share.deals,
            }
            for pair in told.pairs
        ],
        "items": [
            {
                "name": item.name,
                "buyers": item.buyers,
                "share": round(item.share, 4),
                "win_rate": _estimate(item.win_rate),
                "mean_score": _estimate(item.score),
                "mean_round": round(item.round, 2),
            }
            for item in told.items
        ],
        "held": [
            {
                "name": held.name,
                "round": held.round,
                "bot": bots[held.player],
                "mean_points": _estimate(held.points),
            }
            for held in told.held
        ],
        "decisions": {str(count): games for count, games in told.lengths.items()},
    }


def _estimate(found: Estimate) -> list[float | None]:
    """Write value, lowest and highest; None where there are too few deals to say."""
    return [
        None if abs(bound) == float("inf") else round(bound, 5)
        for bound in (found.value, found.low, found.high)
    ]


def _rating(found: Rating) -> list[float | None]:
    bounds = (found.value, found.low, found.high)
    return [round(bound, 1) if isfinite(bound) else None for bound in bounds]


def _rounded(points: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 3) for name, value in points.items()}


COLUMNS = (
    "game",
    "lineup",
    "deal",
    "rotation",
    "seat",
    "bot",
    "score",
    "win",
    "decisions",
    "game_ms",
    "faults",
)


def rows(question: Question, lines: Iterable[Line]) -> Iterator[list[Any]]:
    """Give a row for every seat of every game, in the order of ``COLUMNS``."""
    for one in _sat(question, sorted(lines, key=lambda line: int(line["n"]))):
        place = question.place(one.line["n"])
        yield [
            one.line["n"],
            place.lineup,
            place.deal,
            place.shift,
            (one.entry + place.shift) % question.seats,
            question.players[one.player],
            one.score,
            one.wins,
            one.line["decisions"][one.entry],
            one.line["ms"][one.entry],
            one.line["faults"][one.entry],
        ]

"""What the reviews of many games say of one player: luck, and where it goes wrong.

Games for several are counted in victories, games for one in what their score counts: a group each.
Luck of a group is a sum of fair bets, one for each die that lands. The mean of each is nothing, so
the sum of their squares tells how far the whole usually strays, whichever way it went: ``reach`` is
where 95 of 100 sums of fair dice lie. Dice count one by one, not by games: what whole games came
to would measure the player's own luck by itself, and one game could never lie outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from grani.core.contract import CHANCE
from grani.review.scales import BLUNDER, MISTAKE, REACH, TITLES, title, titles_of

VICTORIES = "victories"
ESSENTIAL = ("game", "speed", "names", "score_unit", "parts", "whole", "finished", "seats")
SQUARES = "squares"


@dataclass(frozen=True)
class Reviewed:
    """A reviewed game, where its record stands, and who sat at it."""

    path: str
    review: dict[str, Any]
    kinds: tuple[str, ...]
    """By seat, who played it: ``you``, or the name of a bot."""


def career(games: Sequence[Reviewed], player: str, apart: Sequence[str] = ()) -> dict[str, Any]:
    """Add up what a player did in games; names are compared without regard to capitals.

    ``apart`` are the records of games that went on from a position: half a game is no game, so
    they are named and not added up.
    """
    own = [
        (game, seat, name)
        for game in games
        for seat, name in enumerate(game.review["names"])
        if name.casefold() == player.casefold()
    ]
    spelt = own[-1][2] if own else player
    added = groups((game, seat) for game, seat, _ in own)
    return {"player": spelt, "groups": added, "from_position": list(apart)}


def essence(review: dict[str, Any]) -> dict[str, Any]:
    """Give what ``groups`` looks at: little of a whole review, for whoever keeps many at hand."""
    steps = [step for step in review["steps"] if _is_wrong(step, step["seat"])]
    return {name: review[name] for name in ESSENTIAL} | {"steps": steps, SQUARES: _squares(review)}


def _squares(review: dict[str, Any]) -> list[int]:
    """Give by seat the luck of single dice, squared and added up; an essence has it already."""
    if SQUARES in review:
        return list(review[SQUARES])
    lucks = [step["luck"] for step in review["steps"] if step["seat"] == CHANCE]
    return [sum(luck[seat] ** 2 for luck in lucks) for seat in range(len(review["names"]))]


def groups(own: Iterable[tuple[Reviewed, int]]) -> list[dict[str, Any]]:
    """Add up games, each with the seat that is one's own; a game is looked at once."""
    found: dict[str, _Group] = {}
    for game, seat in own:
        alone = len(game.review["names"]) == 1
        unit = game.review["score_unit"] if alone else VICTORIES
        found.setdefault(unit, _Group(unit)).add(game, seat)
    return [group.data() for group in found.values()]


class _Group:
    """Games that are counted in one unit."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.limits = TITLES
        """Those of the game and speed that came last."""
        self.results: list[float] = []
        self.lucks: list[float] = []
        self.variance = 0.0
        """What fair dice would make of the sum of these, by the single dice."""
        self.decisions = 0
        self.loss = 0.0
        self.units = 0.0
        """Loss in units of evaluators, by which titles are given."""
        self.by: dict[str, dict[str, dict[str, float]]] = {
            "sort": {},
            "phase": {},
            "game": {},
            "rival": {},
        }
        self.mistakes: list[dict[str, Any]] = []

    def add(self, game: Reviewed, seat: int) -> None:
        told = game.review
        self.limits = titles_of(told["game"], told["speed"])
        mine = told["seats"][seat]
        parts = told["parts"]
        if told["finished"]:
            self.results.append(mine["end"] / parts)
            self.lucks.append(mine["luck"] / parts)
            self.variance += _squares(told)[seat] / parts**2
        loss = -mine["lost"] / parts
        self.decisions += mine["decisions"]
        self.loss += loss
        self.units += -mine["lost"] / told["whole"]
        for sort, sums in mine["by_sort"].items():
            self._note("sort", sort, sums["decisions"], sums["loss"] / parts)
        for phase, sums in mine["by_phase"].items():
            self._note("phase", phase, sums["decisions"], sums["loss"] / parts)
        self._note("game", told["game"], mine["decisions"], loss)
        for rival in sorted({kind for n, kind in enumerate(game.kinds) if n != seat}):
            self._note("rival", rival, mine["decisions"], loss)
        self.mistakes += [_mistake(game, step) for step in told["steps"] if _is_wrong(step, seat)]

    def _note(self, what: str, name: str, decisions: int, loss: float) -> None:
        sums = self.by[what].setdefault(name, {"decisions": 0, "loss": 0.0})
        sums["decisions"] += decisions
        sums["loss"] += loss

    def data(self) -> dict[str, Any]:
        games = len(self.results)
        reach = REACH * sqrt(self.variance)
        adjusted = [result - luck for result, luck in zip(self.results, self.lucks, strict=True)]
        return {
            "unit": self.unit,
            "games": games,
            "result": sum(self.results),
            "luck": sum(self.lucks),
            "reach": reach,
            "mean_result": _mean(self.results),
            "mean_luck": _mean(self.lucks),
            "mean_reach": reach / max(1, games),
            "mean_adjusted": _mean(adjusted),
            "decisions": self.decisions,
            "loss": self.loss,
            "title": title(self.units / max(1, self.decisions), self.decisions, self.limits),
            **{f"by_{what}": sums for what, sums in self.by.items()},
            "mistakes": sorted(self.mistakes, key=lambda one: -one["loss"]),
        }


def _is_wrong(step: dict[str, Any], seat: int) -> bool:
    if step["seat"] != seat or "choice" not in step:
        return False
    return step["choice"]["grade"] in (MISTAKE, BLUNDER)


def _mistake(game: Reviewed, step: dict[str, Any]) -> dict[str, Any]:
    """Tell where a mistake can be played again: before the step of this number."""
    return {
        "path": game.path,
        "game": game.review["game"],
        "step": step["step"] - 1,
        "round": step["round"],
        "loss": step["choice"]["loss"] / game.review["parts"],
        "choice": step["choice"],
        "names": game.review["names"],
    }


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0

"""A reviewed game as JSON data: the curve, what luck and errors made of it, and what decided it.

Numbers are whole: worths, luck and losses in ``parts`` of a victory, alone of what the score
counts; margins in ``margin_parts`` of a point. For every seat

    start + luck + lost + gifts + noise = end

where ``lost`` is what its own errors cost and ``gifts`` what those of others brought;
``luck_error`` is the standard error of ``luck``, and of the result without luck; ``loss_error`` of
the loss per decision, as of decisions drawn from many like them. Sentences are messages, keys with
arguments, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from itertools import chain
from math import hypot, sqrt
from statistics import stdev
from typing import Any

from grani.bots.evaluator import Evaluator
from grani.core.contract import CHANCE
from grani.core.game import Game
from grani.core.match import retell
from grani.core.position import to_id
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.review.course import Course, Keep, Step, choice_data, course, luck_error, rolls
from grani.review.followed import with_later
from grani.review.scales import (
    MARGIN_PARTS,
    MUCH_NOISE,
    PARTS,
    QUICK,
    Speed,
    speed_of,
    title,
    titles_of,
)
from grani.review.statistics import statistics
from grani.review.worth import Lens

FORMAT = "grani-review-1"
MOMENTS = 3
SETTING_UP = 0
"""The round of what happens before the first."""
PHASES = ("opening", "middle", "end")
LUCK, ERROR = "luck", "error"


class Review(dict[str, Any]):
    """A review; in a notebook it shows itself."""

    def __repr__(self) -> str:
        return f"<{self['speed']} review of {self['game']}: {', '.join(self['names'])}>"

    def _repr_html_(self) -> str:
        # By its name: nothing here needs pictures.
        return str(import_module("grani.notebooks").picture(self).html)


def review(
    record: Record,
    speed: str | Speed = QUICK,
    seed: int = 0,
    *,
    evaluator: Evaluator | None = None,
    known: dict[int, object] | None = None,
    keep: Keep | None = None,
) -> Review:
    """Review a game at one of the speeds, by name or of one's own; equal seeds, equal reviews."""
    how = speed if isinstance(speed, Speed) else speed_of(record.game, speed)
    lens = Lens(record.start(), how, seed, evaluator)
    told = course(record, how, seed, evaluator=evaluator, known=known, keep=keep)
    game = registered(record.game)
    figures = statistics(record)
    found: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "names": record.seats,
        "speed": how.name,
        "seed": seed,
        "parts": PARTS,
        "whole": lens.whole,
        "margin_parts": MARGIN_PARTS,
        "score_unit": game.score_unit,
        "score_parts": game.score_parts,
        "finished": told.state.is_over,
        "rounds": max((turn.round for _, turn in told.turns), default=0),
        "worth": [list(worth.win) for worth in told.worth],
        "error": [list(worth.error) for worth in told.worth],
        "steps": [_step_data(step) for step in told.steps],
        "seats": [_seat(told, seat, name, lens, figures) for seat, name in enumerate(record.seats)],
        "moments": _moments(record, told, lens, known or {}, keep),
    }
    for moment in found["moments"]:
        if "choice" in moment:
            # The list of errors says the same of it.
            found["steps"][moment["step"] - 1]["choice"] = moment["choice"]
    return Review(found)


def _step_data(step: Step) -> dict[str, Any]:
    """Write a step: of luck, losses and noise only what there is."""
    data: dict[str, Any] = {
        "step": step.number,
        "seat": step.seat,
        "action": step.action,
        "round": step.round,
    }
    if step.seat == CHANCE:
        data |= {"whose": step.whose, "luck": list(step.luck)}
    for name, values in (("lost", step.lost), ("noise", step.noise)):
        if any(values):
            data[name] = list(values)
    if step.choice:
        data["choice"] = choice_data(step.choice)
    return data


def _seat(
    told: Course, seat: int, name: str, lens: Lens, figures: dict[str, Any]
) -> dict[str, Any]:
    """Add up what happened to one seat."""
    own = [step for step in told.steps if step.seat == seat and step.choice]
    luck = sum(step.luck[seat] for step in told.steps)
    margin_luck = sum(step.margin_luck[seat] for step in told.steps)
    mine = sum(step.luck[seat] for step in told.steps if step.whose == seat)
    lost = sum(step.lost[seat] for step in told.steps if step.seat == seat)
    gifts = sum(step.lost[seat] for step in told.steps if step.seat != seat)
    first, last = told.worth[0], told.worth[-1]
    losses = [step.choice.loss for step in own if step.choice]
    per_decision = sum(losses) / max(1, len(losses))
    limits = titles_of(figures["game"], lens.speed.name)
    noise = sum(step.noise[seat] for step in told.steps)
    is_noisy = abs(noise) >= MUCH_NOISE * lens.whole
    graded = [step.choice.grade for step in own if step.choice]
    of_game = figures["seats"][seat]
    return {
        "name": name,
        "start": first.win[seat],
        "end": last.win[seat],
        "luck": luck,
        "luck_error": round(luck_error(told, seat)),
        "luck_of_own_dice": mine,
        "adjusted": last.win[seat] - luck,
        "lost": lost,
        "gifts": gifts,
        "noise": noise,
        "margin": last.margin[seat],
        "margin_luck": margin_luck,
        "margin_adjusted": last.margin[seat] - margin_luck,
        "decisions": len(losses),
        "asked": sum(step.asked for step in told.steps if step.seat == seat),
        "loss_per_decision": round(per_decision),
        "loss_error": round(stdev(losses) / sqrt(len(losses))) if len(losses) > 1 else 0,
        "title": "" if is_noisy else title(per_decision / lens.whole, len(losses), limits),
        "grades": {name: graded.count(name) for name in dict.fromkeys(graded)},
        "score": of_game["score"],
        "place": of_game["place"],
        "winner": of_game["winner"],
        "sources": of_game["sources"],
        "rolled": of_game.get("rolled", {}),
        "by_sort": _added_up(own, lambda step: step.choice.sort if step.choice else ""),
        "by_phase": _added_up(own, lambda step: _phase(step.round, told)),
    }


def _added_up(steps: list[Step], key: Any) -> dict[str, dict[str, int]]:
    """Add up decisions and what they lost, by something."""
    found: dict[str, dict[str, int]] = {}
    for step in steps:
        if step.choice:
            sums = found.setdefault(key(step), {"decisions": 0, "loss": 0})
            sums["decisions"] += 1
            sums["loss"] += step.choice.loss
    return found


def _phase(round: int, told: Course) -> str:
    """Give the third of the game that a round belongs to."""
    last = max((turn.round for _, turn in told.turns), default=1)
    return PHASES[min(2, max(0, round - 1) * 3 // max(1, last))]


# ---------------------------------------------------------------------- what decided the game


def _moments(
    record: Record, told: Course, lens: Lens, known: dict[int, object], keep: Keep | None
) -> list[dict[str, Any]]:
    """Give the three rolls and errors that changed most, in their order."""
    found: list[tuple[int, list[Step], str]] = []
    for roll in chain.from_iterable(map(_drawn_and_rolled, rolls(told.steps))):
        effect = [sum(step.luck[seat] for step in roll) for seat in range(lens.seats)]
        found.append((max(abs(one) for one in effect), roll, LUCK))
    for step in told.steps:
        if step.choice and step.choice.loss:
            found.append((step.choice.loss, [step], ERROR))
    found.sort(key=lambda one: (-one[0], one[1][0].number))
    chosen = sorted(found[:MOMENTS], key=lambda one: one[1][0].number)
    moments = [_moment(steps, sort, told, lens) for size, steps, sort in chosen if size]
    _place(record, moments)
    if lens.speed.playouts:
        # What comes later was looked for at every error, and is kept with it.
        _sharpen(record, moments, lens, known, keep)
    else:
        _explain(record, moments, lens)
    return moments


def _drawn_and_rolled(roll: list[Step]) -> list[list[Step]]:
    """Tell the draw of the set-up, before anybody's turn, from the dice that land after it."""
    drawn = [step for step in roll if step.round == SETTING_UP and step.whose < 0]
    rolled = [step for step in roll if step not in drawn]
    return [steps for steps in (drawn, rolled) if steps]


def _moment(steps: list[Step], sort: str, told: Course, lens: Lens) -> dict[str, Any]:
    first, last = steps[0], steps[-1]
    each = [step.luck if sort == LUCK else step.lost for step in steps]
    moment: dict[str, Any] = {
        "sort": sort,
        "step": first.number,
        "last": last.number,
        "round": last.round,
        "seat": first.seat,
        "effect": [sum(change[seat] for change in each) for seat in range(lens.seats)],
        "before": list(told.worth[first.number - 1].win),
        "after": list(told.worth[last.number].win),
    }
    if sort == LUCK:
        around = [told.worth[first.number - 1], told.worth[last.number]]
        moment["effect_error"] = [
            round(hypot(*(lens.scatter(worth, seat) for worth in around)))
            for seat in range(lens.seats)
        ]
    if first.choice:
        moment["choice"] = choice_data(first.choice)
    return moment


def _place(record: Record, moments: list[dict[str, Any]]) -> None:
    """Give moments their positions, and what was told of them."""
    game = registered(record.game)
    for step in retell(record):
        for moment in moments:
            if step.number == moment["step"] - 1:
                moment["position"] = step.state.position()
                moment["id"] = to_id(step.state)
            if moment["step"] <= step.number <= moment["last"]:
                moment.setdefault("log", []).extend(_messages(game, step.events))


def _explain(record: Record, moments: list[dict[str, Any]], lens: Lens) -> None:
    """Say of errors without a reason at hand what comes later."""
    for moment in moments:
        choice = moment.get("choice")
        if choice and choice["why"]:
            state = record.replay(moment["step"] - 1)
            options = (moment["seat"], choice["best"], choice["action"])
            choice["why"] = with_later(choice["why"], lens, state, *options)


def _sharpen(
    record: Record,
    moments: list[dict[str, Any]],
    lens: Lens,
    known: dict[int, object],
    keep: Keep | None,
) -> None:
    """Play out the positions before and after dice; options of errors have been played out.

    Found as numbers below nothing.
    """

    def played_out(number: int) -> object:
        found = known.get(-1 - number)
        if found is None:
            sharp = lens.played_out(record.replay(number), number, lens.speed.playouts)
            found = {"win": list(sharp.win), "error": list(sharp.error)}
            if keep:
                keep(-1 - number, found)
        return found

    for moment in moments:
        if moment["sort"] == LUCK:
            moment["played_out"] = played_out(moment["step"] - 1)
            moment["played_out_after"] = played_out(moment["last"])


def _messages(game: Game, events: Iterable[Any]) -> list[dict[str, Any]]:
    told = (game.message(event) for event in events)
    return [{"key": one.key, "args": one.args} for one in told if one is not None]

"""Why an option is better, in the terms that the game's judge looks at: no reason is invented.

Both options are played on by first choices until dice must land, or until the seat is asked for
another decision of its own (``another`` of the role module): what belongs to an option, such as
where a bought face goes, is followed, and what the seat does next is not. Where dice of others land
first, as of a hero who is ousted before a feat is performed (``awaits_others``), some outcome is
taken and the seat's deed is followed on; rivals are looked at as they were before. What differs
then is the reason: the seat's own terms, and those of its rivals. Which terms a game has is said by
``terms`` of its role module: a number for each of some names, for one seat. What has come and gone
on the way, such as the cards of a round that is over, is told by ``happened``, from events. Words
are made of all this by the ways in.

What differs then is not all that the judge sees: an option may pay later. Where the terms together,
by ``tally`` of the module, speak against the better option, they are no reasons and are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grani.core.contract import CHANCE, OVER, State
from grani.core.observer import Chronicle, Event
from grani.core.registry import role
from grani.review.worth import Lens

LONGEST = 200
"""Decisions that are followed, at most."""
DIGITS = 3
Terms = dict[str, float]


def reasons(lens: Lens, state: State, seat: int, better: int, taken: int) -> dict[str, Any]:
    """Give what the better option would have changed: own terms, those of rivals, what is left.

    ``{"own": {term: difference}, "rivals": {…}, "left": {…}}``; empty for a game without terms.
    """
    module = role(state.game_id(), "review")
    terms: Callable[[State, int], Terms] | None = getattr(module, "terms", None)
    if terms is None:
        return {}
    high, high_rivals, gained = _played_on(lens, state, seat, better)
    low, low_rivals, lost = _played_on(lens, state, seat, taken)
    happened: Callable[[list[Event], int], Terms] | None = getattr(module, "happened", None)
    ways = (happened(gained, seat), happened(lost, seat)) if happened else ({}, {})
    rivals = [other for other in range(lens.seats) if other != seat]
    left: Callable[[State], Terms] | None = getattr(module, "left", None)
    found = {
        "own": _differences(terms(high, seat) | ways[0], terms(low, seat) | ways[1]),
        "rivals": _sum(
            [_differences(terms(high_rivals, one), terms(low_rivals, one)) for one in rivals]
        ),
        "left": left(state) if left else {},
    }
    tally: Callable[[Terms, Terms], float] | None = getattr(module, "tally", None)
    if tally is not None and lead(found, tally, len(rivals)) <= 0:
        found |= {"own": {}, "rivals": {}}
    return found


def lead(found: dict[str, Terms], tally: Callable[[Terms, Terms], float], rivals: int) -> float:
    """Give what reasons come to together: own terms, less what each rival gets on average."""
    own, others = (tally(found[whose], found["left"]) for whose in ("own", "rivals"))
    return own - others / max(1, rivals)


def _played_on(
    lens: Lens, state: State, seat: int, action: int
) -> tuple[State, State, list[Event]]:
    """Give the position in which a deed is done, that before others' dice, and all events."""
    after = state.clone()
    chronicle = Chronicle()
    after.observer = chronicle
    after.play(action, seat)
    lens.player.begin(0)
    module = role(state.game_id(), "review")
    another: Callable[[State, int], bool] | None = getattr(module, "another", None)
    awaits: Callable[[State, int], bool] | None = getattr(module, "awaits_others", None)
    before: State | None = None
    for _ in range(LONGEST):
        if after.actor == OVER or (before is None and after.actor not in (CHANCE, seat)):
            break
        if after.actor == CHANCE:
            if awaits is None or not awaits(after, seat):
                break
            before = before or after.clone()
            after.play(after.legal(CHANCE)[0], CHANCE)
            continue
        if after.actor == seat and another is not None and another(after, seat):
            break
        after.play(lens.player.choose(after, after.actor), after.actor)
    after.observer = None
    return after, before or after, chronicle.take()


def _differences(high: Terms, low: Terms) -> Terms:
    """Give what differs, of all terms that either has."""
    found = {name: high.get(name, 0.0) - low.get(name, 0.0) for name in {**high, **low}}
    return {name: round(value, DIGITS) for name, value in found.items() if abs(value) >= 0.01}


def _sum(parts: list[Terms]) -> Terms:
    total: Terms = {}
    for part in parts:
        for name, value in part.items():
            total[name] = round(total.get(name, 0.0) + value, DIGITS)
    return {name: value for name, value in total.items() if value}

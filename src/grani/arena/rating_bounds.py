"""How sure ratings are: intervals that few deals and lopsided pairs do not make too narrow.

A rating is bounded by how much less likely the games would be with another one, the others being as
good as they can be for it (profile likelihood). That bends with the scale where nobody ever loses,
which drawing deals anew does not. Games of one deal hang together: how much is seen in how deals
differ, and until enough was seen of that, a deal is taken for one game. The few victories that
ratings add to those played are added here too, else who never loses would have no upper bound.
"""

from __future__ import annotations

from typing import Any

from grani.arena.verdicts import CERTAINTY, student

SEEN = 2.0
"""Deals' worth of open games after which what they show counts as much as what might be."""
NEWTON = 30
HALVINGS = 24
STEP = 1.0
FARTHEST = 30.0
"""Strengths, in natural logarithms, beyond which nobody looks."""


def bounds(deals: Any, strengths: Any, added: Any) -> list[tuple[float, float]]:
    """Give the lowest and highest strength of each player, in natural logarithms.

    ``deals`` counts for each deal how often each beat each, ``added`` what is added to all of them,
    and ``strengths`` are the most likely ones of both together.
    """
    found = []
    for player, weight in enumerate(_dependence(deals, strengths, added)):
        together = (_met(deals)[:, player] > 0).sum(axis=0)
        # Whoever was met least is what is known least of where all others stand.
        fewest = int(min(together[together > 0], default=2))
        wins = deals.sum(axis=0) / weight + added
        reach = student(CERTAINTY, max(1, fewest - 1)) ** 2 / 2
        best = _most_likely(wins, strengths - strengths.mean())
        low, high = (_edge(wins, best, player, way, reach) for way in (-STEP, STEP))
        found.append((min(low, float(strengths[player])), max(high, float(strengths[player]))))
    return found


def _met(wins: Any) -> Any:
    """Give how often each two met: what one won and what the other did."""
    return wins + wins.swapaxes(-1, -2)


def _chances(strengths: Any) -> Any:
    """Give the chance of each to beat each."""
    import numpy as np

    return 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))


def _information(met: Any, strengths: Any) -> Any:
    """Give what so many games tell of the strengths."""
    import numpy as np

    chances = _chances(strengths)
    each = met * chances * chances.T
    return np.diag(each.sum(axis=1)) - each


def _dependence(deals: Any, strengths: Any, added: Any) -> list[float]:
    """Give for each player how many games of theirs tell as much as one that stands alone."""
    import numpy as np

    met = _met(deals)
    told = _information(met.sum(axis=0), strengths)
    spread = np.linalg.pinv(told + _information(_met(added), strengths))
    surprises = (deals - met * _chances(strengths)).sum(axis=2)
    count = len(deals)
    seen = spread @ (surprises.T @ surprises) @ spread * count / max(1, count - 1)
    expected = spread @ told @ spread
    # The mean moves with a player: this much of a difference to the others is seen in a strength.
    beside_others = 1 - 1 / len(strengths)
    found = []
    for player in range(len(strengths)):
        games = met[:, player].sum(axis=1)
        most = float(games.sum() / max(1, (games > 0).sum()))
        open_games = float(beside_others**2 / max(spread[player, player], 1e-12))
        trust = open_games / (open_games + SEEN * most)
        shown = float(seen[player, player] / max(expected[player, player], 1e-12))
        found.append(trust * shown + (1 - trust) * max(most, 1.0))
    return found


def _likelihood(wins: Any, strengths: Any) -> float:
    import numpy as np

    return float(-(wins * np.log1p(np.exp(strengths[None, :] - strengths[:, None]))).sum())


def _most_likely(wins: Any, start: Any, player: int | None = None) -> Any:
    """Find the most likely strengths with their mean at 0, and that of a player where it is."""
    import numpy as np

    size = len(start)
    held = [np.ones(size)] + ([] if player is None else [np.eye(size)[player]])
    fixed = np.array(held)
    strengths = start
    value = _likelihood(wins, strengths)
    for _ in range(NEWTON):
        slope = (wins - _met(wins) * _chances(strengths)).sum(axis=1)
        bend = _information(_met(wins), strengths)
        system = np.block([[bend, fixed.T], [fixed, np.zeros((len(fixed), len(fixed)))]])
        step = np.linalg.lstsq(system, np.append(slope, np.zeros(len(fixed))), rcond=None)[0][:size]
        while (moved := _likelihood(wins, strengths + step)) < value and abs(step).max() > 1e-9:
            step = step / 2
        strengths, gained, value = strengths + step, moved - value, moved
        if gained < 1e-9:
            break
    return strengths


def _edge(wins: Any, best: Any, player: int, way: float, reach: float) -> float:
    """Find how far a player's strength can be from the most likely one, up or down."""
    import numpy as np

    least = _likelihood(wins, best) - reach
    others = np.full(len(best), -1 / (len(best) - 1))
    others[player] = 1.0

    def reaches(strengths: Any) -> bool:
        return _likelihood(wins, strengths) >= least

    inside = best
    while abs(inside[player]) < FARTHEST:
        tried = _most_likely(wins, inside + way * others, player)
        if not reaches(tried):
            break
        inside = tried
    else:
        return float(inside[player])
    part = way / 2
    for _ in range(HALVINGS):
        tried = _most_likely(wins, inside + part * others, player)
        if reaches(tried):
            inside = tried
        part /= 2
    return float(inside[player])

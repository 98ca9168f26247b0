"""Who has won, in a sentence."""

from __future__ import annotations

from grani.core.contract import State
from grani.core.game import Game
from grani.terminal.canvas import Words


def verdict(game: Game, state: State, names: list[str], words: Words) -> str:
    """Name the winner, or those who share the victory; who plays alone has a result."""
    winners = state.winners()
    score = _score(game, max(state.scores()), words)
    unit = game.score_unit if words.has(f"cli-won-{game.score_unit}") else "points"
    if len(names) == 1:
        return words.say(f"cli-alone-{unit}", score=score)
    if len(winners) == 1:
        return words.say(f"cli-won-{unit}", name=names[winners[0]], score=score)
    shared = ", ".join(names[seat] for seat in winners)
    return words.say(f"cli-shared-{unit}", names=shared, score=score)


def _score(game: Game, points: int, words: Words) -> str | int:
    """Write a score as people do: whole, or with a decimal where it is kept in tenths."""
    if game.score_parts == 1:
        return points
    whole, tenths = divmod(10 * points // game.score_parts, 10)
    return words.say("table-tenths", whole=whole, tenths=tenths)

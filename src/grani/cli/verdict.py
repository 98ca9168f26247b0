"""Who has won, in a sentence."""

from __future__ import annotations

from grani.core.contract import State
from grani.terminal.canvas import Words


def verdict(state: State, names: list[str], words: Words) -> str:
    """Name the winner, or those who share the victory."""
    winners = state.winners()
    score = max(state.scores())
    if len(winners) == 1:
        return words.say("cli-won", name=names[winners[0]], score=score)
    return words.say("cli-shared", names=", ".join(names[seat] for seat in winners), score=score)

"""Random play, in the compiled part: the inner loop of simulations and searches."""

from __future__ import annotations

from mypy_extensions import i64

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice


def play_out(state: State, dice: Dice) -> i64:
    """Play to the end, every option of every decision equally likely; give the decisions made."""
    decisions: i64 = 0
    actor = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.fall(dice)
        else:
            count = state.find(actor)
            state.play(state.options[dice.below(count)], actor)
            decisions += 1
        actor = state.actor
    return decisions


def roll_on(state: State, dice: Dice) -> None:
    """Feed chance until somebody must decide or the game is over."""
    while state.actor == CHANCE:
        state.fall(dice)

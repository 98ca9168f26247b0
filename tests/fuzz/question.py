"""What is tried wherever play stops: everything that a player, a page or a bot could ask for.

The position and its id are written and read back, every seat looks, the prompt names what is
legal, the greedy bot chooses and leaves the table as it is, and a copy is played on with an action
that was never listed: that may be refused or go wrong, but it must come to an end.
"""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache

from grani.bots import GREEDY, bot_names, make_bot
from grani.bots.bot import Bot
from grani.core.contract import OVER, State
from grani.core.dice import Dice
from grani.core.game import Game
from grani.core.position import from_id, to_id

HUGE = 1 << 20
"""Beyond the actions of every game."""


class UnsoundError(Exception):
    """Something that must never be."""


@cache
def _bot(game: str) -> Bot:
    """Give a bot of a game that needs neither a generator nor time to think."""
    names = bot_names(game)
    return make_bot(GREEDY if GREEDY in names else names[-1], game)


def _legal(state: State) -> list[list[int]]:
    """List what chance and every seat may do."""
    return [state.legal(seat) for seat in range(-1, state.seats)]


def read_back(game: Game, state: State, by_id: bool) -> State:
    """Write a state down, read it again by its position and perhaps its id; give what was read."""
    position = state.position()
    clone = state.clone()
    if clone.position() != position:
        raise UnsoundError("the clone differs")
    legal = _legal(clone)
    again = clone
    for written in (position, to_id(clone)) if by_id else (position,):
        again = from_id(written) if isinstance(written, str) else game.from_position(written)
        if again.position() != position:
            raise UnsoundError("the position reads back to another")
        if (again.actor, _legal(again)) != (clone.actor, legal):
            raise UnsoundError("the position reads back to another decision")
    return again


def look_around(game: Game, state: State) -> None:
    """Ask for every view and prompt, and for the choice of a bot."""
    for seat in range(-1, state.seats):
        json.dumps(state.view(seat))
        prompt = state.prompt(seat) if seat >= 0 else None
        legal = state.legal(seat) if seat >= 0 else []
        offered = sorted(option.action for option in prompt.options) if prompt else []
        if offered != legal:
            raise UnsoundError(f"the prompt offers {offered}, but {legal} are legal")
        if legal:
            before = state.position()
            chosen = _bot(game.id).choose(state, seat)
            if chosen not in legal:
                raise UnsoundError(f"the bot chooses {chosen}, but {legal} are legal")
            if state.position() != before:
                raise UnsoundError("the bot has changed the state")


def play_foolishly(game: Game, state: State, dice: Dice) -> None:
    """Play what was never listed on a copy: it may go wrong, but not on for ever."""
    copy = state.clone()
    seat = int(copy.actor)
    action = dice.below(game.action_count if dice.below(4) else HUGE)
    if seat == OVER or action in copy.legal(seat):
        return
    # Whatever it raises is its way to end.
    with suppress(Exception):
        copy.play(action, seat)

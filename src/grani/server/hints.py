"""Hints: a second of play-outs from where a seat stands, by a worker.

On a machine so busy that they would say nothing, there is no hint.
"""

from __future__ import annotations

import secrets

from grani.server import wire
from grani.server.errors import Refusal
from grani.server.lobby import Lobby
from grani.server.room import Room
from grani.server.worker_cache import Busy
from grani.server.worker_messages import RateOptions
from grani.server.worker_pool import WorkerFailed

BEST = 3


async def give_hint(room: Room, guest: str, command: wire.AskHint, lobby: Lobby) -> wire.Hint:
    """Give the best options of a guest's seat; Refusal if there is nothing to advise."""
    async with room.lock:
        game = room.game
        if command.seat >= len(room.stored.seats) or room.stored.seats[command.seat].guest != guest:
            raise Refusal("not-your-seat", "hints are for those who decide")
        if game is None:
            raise Refusal("not-started", "the game has not begun")
        if not game.state.awaits(command.seat):
            raise Refusal("illegal", "there is nothing to decide for this seat")
        prompt = game.prompt_id(command.seat)
        # By number too: a code may be given again once its room is deleted.
        key = (room.stored.id, room.stored.code, game.seq, command.seat)
        position = game.state.position()
    settings = lobby.settings

    def question() -> RateOptions:
        return RateOptions(
            room.stored.game,
            command.seat,
            secrets.randbits(31),
            settings.hint_seconds,
            settings.hint_patience,
            BEST,
            position,
        )

    try:
        rated = (await lobby.hint_workers.ask(key, question)).options
    except Busy as wrong:
        raise Refusal("too-fast", str(wrong)) from wrong
    except WorkerFailed as wrong:
        raise Refusal("no-hint", f"no hint this time: {wrong}") from wrong
    best = [wire.HintOption(one.action, one.win, one.error, one.playouts) for one in rated[:BEST]]
    return wire.Hint(command.id, prompt, best, sum(one.playouts for one in rated))

"""Hints: a second of play-outs from where a seat stands, in a process of its own.

On a machine so busy that they would say nothing, there is no hint.
"""

from __future__ import annotations

import secrets

from grani.server import wire
from grani.server.lobby import Lobby
from grani.server.questions import Advice
from grani.server.reading import Busy
from grani.server.refusal import Refusal
from grani.server.room import Room
from grani.server.thinkers import Stuck

BEST = 3


async def advise(room: Room, guest: str, command: wire.AskHint, lobby: Lobby) -> wire.Hint:
    """Give the best options of a guest's seat; Refusal if there is nothing to advise."""
    async with room.lock:
        course = room.course
        if command.seat >= len(room.deed.seats) or room.deed.seats[command.seat].guest != guest:
            raise Refusal("not-your-seat", "hints are for those who decide")
        if course is None:
            raise Refusal("not-started", "the game has not begun")
        if not course.state.awaits(command.seat):
            raise Refusal("illegal", "there is nothing to decide for this seat")
        prompt = course.prompt_id(command.seat)
        # By number too: a code may be given again once its room is deleted.
        key = (room.deed.id, room.deed.code, course.seq, command.seat)
        position = course.state.position()
    settings = lobby.settings

    def question() -> Advice:
        return Advice(
            room.deed.game,
            command.seat,
            secrets.randbits(31),
            settings.hint_seconds,
            settings.hint_patience,
            BEST,
            position,
        )

    try:
        worths = (await lobby.advisers.think(key, question)).options
    except Busy as wrong:
        raise Refusal("too-fast", str(wrong)) from wrong
    except Stuck as wrong:
        raise Refusal("no-hint", f"no hint this time: {wrong}") from wrong
    best = [
        wire.HintOption(worth.action, worth.win, worth.error, worth.playouts)
        for worth in worths[:BEST]
    ]
    return wire.Hint(command.id, prompt, best, sum(worth.playouts for worth in worths))

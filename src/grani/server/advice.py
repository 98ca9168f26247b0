"""Hints: a second of play-outs from where a seat stands, in a process of its own."""

from __future__ import annotations

import secrets

from grani.server import wire
from grani.server.lobby import Lobby
from grani.server.refusal import Refusal
from grani.server.room import Room
from grani.server.thinker import Advice
from grani.server.thinkers import Stuck

BEST = 3


async def advise(room: Room, guest: str, command: wire.AskHint, lobby: Lobby) -> wire.Hint:
    """Give the best options of a guest's seat; Refusal if there is nothing to advise."""
    if lobby.advisers.is_busy:
        raise Refusal("too-fast", "many ask for hints just now: try again in a moment")
    async with room.lock:
        course = room.course
        if command.seat >= len(room.deed.seats) or room.deed.seats[command.seat].guest != guest:
            raise Refusal("not-your-seat", "hints are for those who decide")
        if course is None:
            raise Refusal("not-started", "the game has not begun")
        if not course.state.awaits(command.seat):
            raise Refusal("illegal", "there is nothing to decide for this seat")
        prompt = course.prompt_id(command.seat)
        question = Advice(
            room.deed.game,
            command.seat,
            secrets.randbits(31),
            lobby.settings.hint_seconds,
            course.state.position(),
        )
    try:
        worths = (await lobby.advisers.ask(question)).options
    except Stuck as wrong:
        raise Refusal("no-hint", f"no hint this time: {wrong}") from wrong
    best = [
        wire.HintOption(worth.action, worth.win, worth.error, worth.playouts)
        for worth in worths[:BEST]
    ]
    return wire.Hint(command.id, prompt, best, sum(worth.playouts for worth in worths))

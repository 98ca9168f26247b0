"""Hints: what the options of a decision are worth, thought about by a worker.

The first answer comes soon. It is then sharpened and told again for as long as the decision stands
and its client looks, one hint of all tables at a time and in short strokes, so that whoever asks
anew waits for no more than a stroke. On a machine so busy that an answer would say nothing, there
is no hint.

Where other people play there is none, unless whoever opened the room wanted hints for everybody.

The tutor asks about one option, just before it is decided, and is answered by the rule of reviews;
not where several play at one browser.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from grani.server import wire
from grani.server.errors import Refusal
from grani.server.live_game import LiveGame
from grani.server.lobby import Lobby
from grani.server.reviews import SEED
from grani.server.room import Room
from grani.server.stored_room import StoredRoom
from grani.server.views import own_seats
from grani.server.worker_cache import Busy, Key
from grani.server.worker_messages import Answer, JudgeOption, Look, RateOptions
from grani.server.worker_pool import WorkerFailed

STROKES = 10
"""A hint is thought about this many times as long as until its first answer."""
TOLD_AFTER = (1, 3, STROKES)
"""Strokes after which it is told."""
TUTOR = "tutor"


@dataclass(frozen=True)
class _Decision:
    """What a hint is about."""

    room: Room
    guest: str
    game: LiveGame
    seat: int
    prompt: str
    key: Key
    position: Mapping[str, object]
    look: Look

    @property
    def stands(self) -> bool:
        game = self.game
        if self.room.stored.seats[self.seat].guest != self.guest:
            return False  # The seat was handed over.
        if self.room.game is not game or not game.state.awaits(self.seat):
            return False
        return game.prompt_id(self.seat) == self.prompt


async def give_hints(
    room: Room, guest: str, command: wire.AskHint, lobby: Lobby
) -> AsyncIterator[wire.Hint]:
    """Give what the options of a guest's seat are worth, then the same again, sharper.

    Refusal if there is nothing to advise.
    """
    decision = await _decision(room, guest, command)
    try:
        if command.tutor:
            answer = await _judge(decision, lobby, command.option)
        else:
            answer = await _think(decision, lobby, 1)
    except Busy as wrong:
        raise Refusal("too-fast", str(wrong)) from wrong
    except WorkerFailed as wrong:
        raise Refusal("no-hint", f"no hint this time: {wrong}") from wrong
    yield _told(command, decision, answer, not answer.is_done)
    if answer.is_done:
        return
    async with lobby.sharpening:
        for stroke in range(2, STROKES + 1):
            if not decision.stands:
                return
            is_last = stroke == STROKES
            try:
                answer = await _think(decision, lobby, stroke)
                is_last = is_last or answer.is_done
            except (Busy, WorkerFailed):
                # What was told stays true: it only gets no sharper.
                is_last = True
            if decision.stands and (is_last or stroke in TOLD_AFTER):
                yield _told(command, decision, answer, not is_last)
            if is_last:
                return


async def _decision(room: Room, guest: str, command: wire.AskHint) -> _Decision:
    seat = command.seat
    async with room.lock:
        game = room.game
        if seat >= len(room.stored.seats) or room.stored.seats[seat].guest != guest:
            raise Refusal("not-your-seat", "hints are for those who decide")
        if room.stored.day:
            raise Refusal("day", "there are no hints in the game of the day")
        if room.stored.rated:
            raise Refusal("rated", "there are no hints in a rated game")
        _must_be_agreed(room.stored, guest, command)
        if game is None:
            raise Refusal("not-started", "the game has not begun")
        if not game.state.awaits(seat):
            raise Refusal("illegal", "there is nothing to decide for this seat")
        if command.tutor and command.option not in game.state.legal(seat):
            raise Refusal("illegal", "there is no such option")
        # By number too: a code may be given again once its room is deleted.
        key = (room.stored.id, room.stored.code, game.seq, seat)
        prompt, position = game.prompt_id(seat), game.state.position()
        look = Look(SEED, game.steps, game.chances)
        return _Decision(room, guest, game, seat, prompt, key, position, look)


def _must_be_agreed(stored: StoredRoom, guest: str, command: wire.AskHint) -> None:
    """Refuse what nobody may have where people play each other, unless all of them agreed.

    The tutor stops one person's decision, and is for nobody who shares a screen.
    """
    if stored.has_others(guest) and not stored.hints:
        raise Refusal("strangers", "there are no hints where other people play")
    if command.tutor and len(own_seats(stored, guest)) > 1:
        raise Refusal("no-hint", "the tutor is there for one person at a browser")


async def _think(decision: _Decision, lobby: Lobby, stroke: int) -> Answer:
    """Have a decision thought about for another stroke; the same one only once for all."""
    settings = lobby.settings

    def question() -> RateOptions:
        return RateOptions(
            decision.room.stored.game,
            decision.seat,
            secrets.randbits(31),
            settings.hint_seconds,
            settings.hint_patience,
            decision.look,
            decision.position,
        )

    return await lobby.hint_workers.ask((*decision.key, stroke), question)


async def _judge(decision: _Decision, lobby: Lobby, option: int) -> Answer:
    """Have an option judged as in a review: once, however often it is asked for, and with the dice
    that the quick review of the game will take for this very decision."""

    def question() -> JudgeOption:
        game = decision.room.stored.game
        return JudgeOption(game, decision.seat, option, decision.look, decision.position)

    return await lobby.hint_workers.ask((*decision.key, TUTOR, option), question)


def _told(command: wire.AskHint, decision: _Decision, answer: Answer, more: bool) -> wire.Hint:
    options = [wire.HintOption(one.action, one.win, one.error, one.tries) for one in answer.options]
    return wire.Hint(command.id, decision.prompt, options, more)

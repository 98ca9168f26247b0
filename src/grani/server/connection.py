"""A socket in a room: reads messages of one client, and writes to it at its own speed.

Every connection has a queue and a task that empties it, so that a slow or dead client holds up
nobody; one that falls too far behind is let go, comes back, and gets everything as it stands.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from grani.server import metrics, wire
from grani.server.errors import GuestGone, Refusal
from grani.server.hints import give_hints
from grani.server.lobby import Lobby
from grani.server.rate_limits import Allowance, Allowances
from grani.server.room import BROKEN, Room
from grani.server.views import own_seats

log = logging.getLogger("grani.server")
GOING_AWAY = 1001
ROOM = b""
"""Stands in the queue where the latest message about the room is to be sent."""
POLICY = 1008
TRY_LATER = 1013
encode = msgspec.json.encode
_decoder = msgspec.json.Decoder(wire.ClientMessage)


class _Named(msgspec.Struct):
    """As much of a message as is needed to refuse it by name."""

    id: str = ""


class Connection:
    """One client in one room."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        guest: str,
        lobby: Lobby,
        allowed: Allowances,
        address: str,
        home: str = "",
        epoch: int = 0,
    ) -> None:
        self.guest = guest
        self.epoch = epoch
        """How often the guest had ended their sessions when they got their cookie."""
        self.home = home
        """The whole address; ``address`` is what it is counted by."""
        self.name = ""
        self._allowed = allowed
        self._address = address
        self.shares = False
        self._socket = socket
        self._room = room
        self._lobby = lobby
        limits = lobby.settings.limits
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(limits.outgoing)
        self._closing: tuple[int, str] | None = None
        self._done = asyncio.Event()
        self._room_message = ROOM
        self._asking = ""
        """The id of the hint that is being worked out or sharpened."""
        self._is_answered = False
        """Whether it was told already, and is only being sharpened."""
        self._advising: asyncio.Task[None] | None = None

    @property
    def room(self) -> Room:
        """The room that it is in."""
        return self._room

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TRY_LATER, "too slow: come back for everything as it stands")

    def tell(self, message: bytes) -> None:
        """Queue what the room is like; of several that wait only the last is sent."""
        is_waiting = bool(self._room_message)
        self._room_message = message
        if not is_waiting:
            self.send(ROOM)

    def close(self, code: int, reason: str) -> None:
        """Let the client go once what is queued is sent, or at once if it is too slow."""
        if self._closing is None:
            self._closing = (code, reason)
            self._done.set()

    async def run(self) -> None:
        """Serve the client until either side leaves."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        ending = asyncio.create_task(self._done.wait())
        patience = self._lobby.settings.hello_seconds
        silence = asyncio.get_running_loop().call_later(patience, self._end_silence)
        try:
            await asyncio.wait({writer, reader, ending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            silence.cancel()
            self._drop_hint()
            self._room.leave(self)
            for task in (reader, ending):
                task.cancel()
            await self._finish(writer)
            await asyncio.gather(writer, reader, ending, return_exceptions=True)

    def _end_silence(self) -> None:
        """Let a client go that has opened a socket and not said hello."""
        if self not in self._room.clients:
            self.close(POLICY, "say hello first")

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        """Say goodbye, with the last messages if they still go through."""
        if self._closing is not None and self._closing[0] != TRY_LATER and not writer.done():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._queue.join()
        writer.cancel()
        if self._socket.client_state == WebSocketState.CONNECTED:
            code, reason = self._closing or (GOING_AWAY, "")
            with contextlib.suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(1):
                    await self._socket.close(code, reason)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._queue.get()
                if message == ROOM:
                    message, self._room_message = self._room_message, ROOM
                await self._socket.send_text(message.decode())
                self._queue.task_done()

    async def _read(self) -> None:
        try:
            while self._closing is None:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._receive(received.get("text"))
                # Frames that came at once would else be answered before the writer gets a turn.
                await asyncio.sleep(0)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("room %s: a message broke", self._room.stored.code)
            self.close(BROKEN, "the server had trouble with this message")

    async def _receive(self, text: str | None) -> None:
        if text is None:
            if self._count():
                self._refuse("", "bad-message", "frames must be text")
            return
        if wire.has_nul(text.encode()):
            if self._count():
                self._refuse("", "bad-message", wire.NUL_TEXT)
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as wrong:
            if self._count():
                self._refuse(_id_of(text), "bad-message", str(wrong))
            return
        match message:
            case wire.Ping():
                if self._count(self._allowed.pings):
                    self.send(encode(wire.Pong()))
            case wire.Hello():
                if self._count():
                    await self._greet(message)
            case wire.Resync():
                if self._count() and self._is_greeted(""):
                    await self._room.resync(self)
            case _:
                if self._count() and self._is_greeted(message.id):
                    await self._command(message)

    async def _greet(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            reason = f"this server speaks protocol {wire.PROTOCOL}: reload the page"
            self.send(encode(wire.Error("protocol", reason)))
            self.close(POLICY, reason)
        else:
            self.shares = hello.shares
            self.name = await self._room.store.name_of(self.guest)
            await self._room.enter(self)
            # Also if there is nothing: what was told before they left may be over.
            self.send(encode(self._lobby.moderator.told))

    def _is_greeted(self, id: str) -> bool:
        if self in self._room.clients:
            return True
        self._refuse(id, "bad-message", "say hello first")
        return False

    async def _command(self, command: wire.Command) -> None:
        if self._lobby.moderator.is_paused and not isinstance(command, wire.DropHint):
            await self._turn_down(command, "read-only", "games stand still for a while: look on")
            return
        match command:
            case wire.AskHint():
                self._hint(command)
            case wire.DropHint():
                self._drop_hint()
                self.send(encode(wire.Ack(command.id, self._room.seq)))
            case wire.Rematch():
                await self._rematch(command)
            case wire.Phrase() if not self._takes(self._allowed.phrases):
                await self._turn_down(command, "too-fast", "phrases are for now and then")
            case wire.Chat() if not self._takes(self._allowed.chats):
                many = "so many messages at once nobody can read"
                await self._turn_down(command, "too-fast", many)
            case _:
                with metrics.latency.time():
                    await self._room.handle(self, command)

    async def _turn_down(self, command: wire.Command, code: wire.RejectCode, reason: str) -> None:
        """Refuse a command that comes at the wrong time, unless it is the repeat of one that did
        not."""
        known = await self._room.answered(self.guest, command)
        if known is None:
            self._refuse(command.id, code, reason)
        else:
            self.send(encode(wire.Ack(command.id, known)))

    async def _rematch(self, command: wire.Rematch) -> None:
        room = self._room
        # Others may know already that the game is over, or that there is a rematch.
        await room.catch_up()
        if room.game is None or not room.game.is_over:
            self._refuse(command.id, "illegal", "a rematch is for when the game is over")
        elif self.guest != room.stored.host and not own_seats(room.stored, self.guest):
            self._refuse(command.id, "not-your-seat", "a rematch is for those who played")
        elif not room.stored.rematch and not self._takes(self._allowed.rooms):
            self._refuse(command.id, "too-fast", "too many rooms opened: try again later")
        else:
            try:
                await asyncio.shield(self._lobby.rematch(room, self.guest, command.shares))
            except GuestGone as gone:
                self._refuse(command.id, "no-cookie", gone.reason)
            else:
                self.send(encode(wire.Ack(command.id, room.seq)))

    def _hint(self, command: wire.AskHint) -> None:
        if self._asking == command.id:
            return  # A repeat: the answer is on its way.
        allowance = self._allowed.tutor_hints if command.tutor else self._allowed.hints
        if not self._takes(allowance):
            self._refuse(command.id, "too-fast", "hints are for now and then")
            return
        self._drop_hint()
        self._asking = command.id
        self._is_answered = False
        self._advising = asyncio.create_task(self._advise(command))

    def _drop_hint(self) -> None:
        """Think no further about a hint that nobody waits for; one without an answer is settled."""
        if self._advising is not None:
            self._advising.cancel()
        if self._asking and not self._is_answered:
            self.send(encode(wire.Ack(self._asking, self._room.seq)))
        self._advising = None
        self._asking = ""

    async def _advise(self, command: wire.AskHint) -> None:
        try:
            async for hint in give_hints(self._room, self.guest, command, self._lobby):
                self.send(encode(hint))
                self._is_answered = True
        except Refusal as refusal:
            self._refuse(command.id, refusal.code, refusal.reason)
        except Exception:
            log.exception("room %s: a hint failed", self._room.stored.code)
            self._refuse(command.id, "no-hint", "no hint this time")
        if self._asking == command.id:
            self._asking = ""

    def _takes(self, allowance: Allowance) -> bool:
        return allowance.take(self.guest, self._address)

    def _count(self, allowance: Allowance | None = None) -> bool:
        """Count a message against the limit; false if it was one too many."""
        if self._takes(allowance or self._allowed.commands):
            return True
        self._refuse("", "too-fast", "too many messages")
        self.close(POLICY, "too many messages")
        return False

    def _refuse(self, id: str, code: wire.RejectCode, reason: str) -> None:
        metrics.refused.labels(code).inc()
        self.send(encode(wire.Reject(id, code, reason, self._room.shown, None)))


def _id_of(text: str) -> str:
    """Give the id of a message that is otherwise wrong, so that its sender knows which."""
    try:
        return msgspec.json.decode(text, type=_Named).id[: wire.LONGEST_ID]
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        return ""

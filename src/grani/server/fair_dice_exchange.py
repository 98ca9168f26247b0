"""How the people of a room agree on dice that none of them can steer, before the game begins.

Stages: while the room is ``open`` browsers promise shares by their hashes; ``gathering`` waits a
moment for those who have not; ``opening`` has frozen all hashes, told them to everybody, and waits
for the shares; ``closed`` knows all that are there. Whoever is late gets a share that follows from
the server's seed, and everybody sees who that was. The room's lock is held by every caller.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from grani.core import fair
from grani.server import fair_dice_state, wire
from grani.server.errors import Refusal
from grani.server.fair_dice_state import FairDiceState, Pledge
from grani.server.game_loading import ENDED
from grani.server.store import Conflict
from grani.server.stored_room import StoredRoom
from grani.server.writer import is_database_failure

if TYPE_CHECKING:
    from grani.server.room import Room

log = logging.getLogger("grani.server")


class FairDiceExchange:
    """Seals the dice of one room. ``seconds`` is how long each stage waits."""

    def __init__(self, room: Room, seconds: float) -> None:
        self._room = room
        self._seconds = seconds
        self._awaited: set[str] | None = None
        """The guests whose promises are waited for; None: of all people."""
        self._refused: set[int] = set()
        """Seats whose share stays closed, as their people say."""
        self._timer: asyncio.Task[None] | None = None

    @property
    def _state(self) -> FairDiceState:
        return self._room.stored.fair_dice

    @property
    def is_going(self) -> bool:
        """Whether it waits for something."""
        return self._timer is not None

    @property
    def _is_paused(self) -> bool:
        return self._room.going is not None and not self._room.going.is_set()

    @property
    def holds_seats(self) -> bool:
        """Whether nobody may sit down, leave or be renamed, because it has begun."""
        return self._state.stage != "open" and self._room.game is None

    # ------------------------------------------------------------------ what people do

    async def pledge(self, guest: str, command: wire.Pledge) -> None:
        """Keep the promises of a guest; they may be changed until all are in."""
        if all(map(partial(self._is_promised, guest), command.hashes)):
            return  # A repeat: those that count must not be refused.
        if self._state.stage not in ("open", "gathering") or self._room.game is not None:
            raise Refusal("stale", "all hashes are in: they cannot be changed any more")
        changed = self._state.copy()
        for one in command.hashes:
            self._must_own(guest, one.seat)
            if not fair.is_hash(one.word):
                raise Refusal("illegal", "a hash is 64 small hexadecimal letters")
            changed.pledges[one.seat] = Pledge(guest, one.word)
        await self._keep(changed)
        self._room.broadcast.tell_room()

    async def reveal(self, guest: str, command: wire.Reveal) -> None:
        """Keep the opened shares of a guest."""
        sealed = self._state.sealed
        if self._state.stage in ("open", "gathering") or sealed is None:
            raise Refusal("illegal", "not all hashes are in: keep your share to yourself")
        changed = self._state.copy()
        for one in command.shares:
            pledge = changed.pledges.get(one.seat)
            if pledge and pledge.share and (pledge.guest, pledge.share) == (guest, one.word):
                continue  # A repeat: a share that counts must not be refused.
            self._must_own(guest, one.seat)
            if pledge is None or sealed.terms.hashes[one.seat] == fair.NONE:
                raise Refusal("illegal", f"no share was promised for seat {one.seat}")
            if self._state.stage != "opening" and not one.word and not pledge.share:
                continue  # It has stayed closed, as they wish.
            if self._state.stage != "opening":
                raise Refusal("stale", "too late: the game began without this share")
            if not one.word:
                self._refused.add(one.seat)
                continue
            if not fair.is_hash(one.word):
                raise Refusal("illegal", "a share is 64 small hexadecimal letters")
            terms = sealed.terms
            found = fair.share_hash(terms.room, terms.commitment, one.seat, one.word)
            if found != terms.hashes[one.seat]:
                raise Refusal("illegal", "this is not the share whose hash you gave")
            changed.pledges[one.seat] = Pledge(guest, pledge.hash, one.word)
        if changed != self._state:
            await self._keep(changed)
            self._room.broadcast.tell_room()

    # ------------------------------------------------------------------ the stages

    async def begin(
        self, awaited: Collection[str], also: Callable[[Connection], None] = lambda _: None
    ) -> None:
        """Begin to agree, waiting for the promises of some guests; the game follows by itself."""
        stored = self._room.stored
        if stored.commitment == fair.old_commitment(stored.seed):
            # The room was opened before there were shares: what it promised are the old dice.
            await self._room.begin_sealed()
            return
        if self._state.stage == "open":
            self._awaited = set(awaited)
            await self._keep(FairDiceState("gathering", dict(self._state.pledges)), also)
        await self.go_on()

    async def go_on(self) -> None:
        """Go to the next stage if there is nothing left to wait for."""
        if self._room.game is not None or self._state.stage == "open":
            return
        if self._is_paused:
            self._start_timer()
            return
        if self._state.stage == "gathering" and not self._owing():
            await self._freeze()
        if self._state.stage == "opening" and not self._unopened():
            await self._close()
        if self._state.stage == "closed":
            self._stop_timer()
            await self._room.begin_sealed()
        elif self._timer is None:
            self._start_timer()
            self._room.broadcast.tell_room()

    async def stop(self) -> None:
        """Give up waiting; the database says where to go on."""
        timer = self._timer
        self._stop_timer()
        if timer is not None:
            await asyncio.gather(timer, return_exceptions=True)

    def info(self) -> wire.Sealing:
        """Say how far the room is."""
        return how_far(self._room.stored)

    # ------------------------------------------------------------------ inside

    async def _freeze(self) -> None:
        """All hashes are in: put them into terms that nobody can change."""
        stored = self._room.stored
        terms = fair.Terms(
            room=stored.code,
            commitment=stored.commitment,
            game=stored.game,
            rules=stored.rules,
            setup=stored.setup,
            seats=tuple(seat.name for seat in stored.seats),
            players=tuple(seat.bot or fair.PERSON for seat in stored.seats),
            hashes=promised(self._room.stored),
        )
        # The next stage waits anew: whoever opens a share has the full time for it.
        self._stop_timer()
        sealed = fair.Sealed(terms, tuple(fair.NONE for _ in stored.seats))
        await self._keep(FairDiceState("opening", dict(self._state.pledges), sealed))

    async def _close(self) -> None:
        """The shares that are open are all there are."""
        state = self._state
        if state.sealed is None:
            raise RuntimeError("there are no terms to close")
        terms = state.sealed.terms
        shares = tuple(
            state.pledges[seat].share or fair.NONE if word != fair.NONE else fair.NONE
            for seat, word in enumerate(terms.hashes)
        )
        await self._keep(FairDiceState("closed", dict(state.pledges), fair.Sealed(terms, shares)))

    async def _wait(self, stage: wire.Stage) -> None:
        """Wait as long as a stage may last, and go on without those who are late."""
        await asyncio.sleep(self._seconds)
        while self._is_paused and self._room.going is not None:
            # Whoever could say nothing during the pause has the full time after it.
            await self._room.going.wait()
            await asyncio.sleep(self._seconds)
        try:
            async with self._room.lock:
                self._timer = None
                if self._state.stage == stage == "gathering":
                    await self._freeze()
                elif self._state.stage == stage == "opening":
                    await self._close()
                await self.go_on()
            self._room.driver.wake()
        except ENDED as ended:
            log.info("room %s has ended: %s", self._room.stored.code, ended)
        except Refusal as refusal:
            if self._room.game is not None:
                return  # Another server was faster, and the game has begun.
            log.warning("room %s: %s", self._room.stored.code, refusal)
            # Rules that have changed since do not change back by waiting.
            if refusal.code != "setup":
                self._try_again()
        except Exception:
            log.exception("room %s: the dice could not be sealed", self._room.stored.code)
            self._try_again()

    def _try_again(self) -> None:
        """Wait once more after a failure, for those who are there; others begin it by coming."""
        room = self._room
        if self.holds_seats and room.clients and not room.is_broken:
            self._start_timer()

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = asyncio.create_task(self._wait(self._state.stage))

    def _stop_timer(self) -> None:
        # When time is up it is the timer that goes on from here: it must not cancel itself.
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._timer = None

    async def _keep(
        self, state: FairDiceState, also: Callable[[Connection], None] = lambda _: None
    ) -> None:
        """Write how far the room is, and do something ``also``; only then it holds."""
        stored = self._room.stored

        def job(connection: Connection) -> None:
            fair_dice_state.keep(connection, stored.id, state)
            also(connection)

        try:
            await self._room.store.keep_agreement(stored.id, stored.seating, job)
        except Conflict:
            await self._room.read_again()
            raise Refusal("stale", "the room has changed: look again") from None
        except Exception as wrong:
            if not is_database_failure(wrong):
                log.exception("room %s: its fair dice were not saved", self._room.stored.code)
            raise Refusal("unknown", "this could not be saved; try again") from wrong
        stored.fair_dice = state
        stored.seating += 1

    def _is_promised(self, guest: str, one: wire.SeatWord) -> bool:
        pledge = self._state.pledges.get(one.seat)
        return pledge is not None and (pledge.guest, pledge.hash) == (guest, one.word)

    def _owing(self) -> list[int]:
        """Give the seats whose promise is waited for."""
        return [
            number
            for number, word in enumerate(promised(self._room.stored))
            if word == fair.NONE
            and self._room.stored.seats[number].kind == "person"
            and (self._awaited is None or self._room.stored.seats[number].guest in self._awaited)
        ]

    def _unopened(self) -> list[int]:
        """Give the seats whose share is waited for."""
        sealed = self._state.sealed
        if sealed is None:
            return []
        return [
            seat
            for seat, word in enumerate(sealed.terms.hashes)
            if word != fair.NONE
            and not self._state.pledges[seat].share
            and seat not in self._refused
        ]

    def _must_own(self, guest: str, number: int) -> None:
        seats = self._room.stored.seats
        if not guest or number >= len(seats) or seats[number].guest != guest:
            raise Refusal("not-your-seat", f"seat {number} is somebody else's")


def how_far(stored: StoredRoom) -> wire.Sealing:
    """Say how far a room has agreed; shares themselves are told only in the record."""
    state, seats = stored.fair_dice, range(len(stored.seats))
    sealed = state.sealed
    opened = [False for _ in seats]
    if sealed is not None and state.stage == "closed":
        opened = [share != fair.NONE for share in sealed.shares]
    elif state.stage == "opening":
        opened = [bool(seat in state.pledges and state.pledges[seat].share) for seat in seats]
    hashes = promised(stored) if sealed is None else sealed.terms.hashes
    is_opening = sealed is not None and state.stage == "opening"
    is_closed = sealed is not None and state.stage == "closed"
    return wire.Sealing(
        stage=state.stage,
        hashes=["" if word == fair.NONE else word for word in hashes],
        opened=opened,
        terms=sealed.terms.text() if sealed is not None and is_opening else "",
        start=sealed.start().hex() if sealed is not None and is_closed else "",
    )


def promised(stored: StoredRoom) -> tuple[str, ...]:
    """Give the promise of every seat; one by somebody who has left the seat is none."""
    found = []
    for number, seat in enumerate(stored.seats):
        pledge = stored.fair_dice.pledges.get(number)
        is_theirs = pledge is not None and seat.kind == "person" and seat.guest == pledge.guest
        found.append(pledge.hash if pledge is not None and is_theirs else fair.NONE)
    return tuple(found)

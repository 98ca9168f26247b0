"""How the people of a room agree on dice that none of them can steer, before the game begins.

Stages: while the room is ``open`` browsers promise shares by their hashes; ``gathering`` waits a
moment for those who have not; ``opening`` has frozen all hashes, told them to everybody, and waits
for the shares; ``closed`` knows all that are there. Whoever is late gets a share that follows from
the server's seed, and everybody sees who that was. The room's lock is held by every caller.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING

from grani.core import fair
from grani.server import seals, wire
from grani.server.errors import Refusal
from grani.server.kept import Deed
from grani.server.seals import Pledge, Seal
from grani.server.writer import is_told

if TYPE_CHECKING:
    from grani.server.room import Room

log = logging.getLogger("grani.server")


class Sealing:
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
    def _seal(self) -> Seal:
        return self._room.deed.seal

    @property
    def is_going(self) -> bool:
        """Whether it waits for something."""
        return self._timer is not None

    @property
    def holds_seats(self) -> bool:
        """Whether nobody may sit down, leave or be renamed, because it has begun."""
        return self._seal.stage != "open" and self._room.course is None

    # ------------------------------------------------------------------ what people do

    async def pledge(self, guest: str, command: wire.Pledge) -> None:
        """Keep the promises of a guest; they may be changed until all are in."""
        if self._seal.stage not in ("open", "gathering") or self._room.course is not None:
            raise Refusal("stale", "all hashes are in: they cannot be changed any more")
        changed = self._seal.copy()
        for one in command.hashes:
            self._must_own(guest, one.seat)
            if not fair.is_hash(one.word):
                raise Refusal("illegal", "a hash is 64 small hexadecimal letters")
            changed.pledges[one.seat] = Pledge(guest, one.word)
        await self._keep(changed)
        self._room.tell_room()

    async def reveal(self, guest: str, command: wire.Reveal) -> None:
        """Keep the opened shares of a guest."""
        sealed = self._seal.sealed
        if self._seal.stage in ("open", "gathering") or sealed is None:
            raise Refusal("illegal", "not all hashes are in: keep your share to yourself")
        changed = self._seal.copy()
        for one in command.shares:
            self._must_own(guest, one.seat)
            pledge = changed.pledges.get(one.seat)
            if pledge is None or sealed.terms.hashes[one.seat] == fair.NONE:
                raise Refusal("illegal", f"no share was promised for seat {one.seat}")
            if pledge.share and pledge.share == one.word:
                continue
            if self._seal.stage != "opening":
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
        if changed != self._seal:
            await self._keep(changed)
            self._room.tell_room()

    # ------------------------------------------------------------------ the stages

    async def begin(self, awaited: Collection[str]) -> None:
        """Begin to agree, waiting for the promises of some guests; the game follows by itself."""
        deed = self._room.deed
        if deed.commitment == fair.old_commitment(deed.seed):
            # The room was opened before there were shares: what it promised are the old dice.
            await self._room.begin_sealed()
            return
        if self._seal.stage == "open":
            self._awaited = set(awaited)
            await self._keep(Seal("gathering", dict(self._seal.pledges)))
        await self.go_on()

    async def go_on(self) -> None:
        """Go to the next stage if there is nothing left to wait for."""
        if self._room.course is not None or self._seal.stage == "open":
            return
        if self._seal.stage == "gathering" and not self._owing():
            await self._freeze()
        if self._seal.stage == "opening" and not self._unopened():
            await self._close()
        if self._seal.stage == "closed":
            self._stop_timer()
            await self._room.begin_sealed()
        elif self._timer is None:
            self._timer = asyncio.create_task(self._wait(self._seal.stage))
            self._room.tell_room()

    async def stop(self) -> None:
        """Give up waiting; the database says where to go on."""
        timer = self._timer
        self._stop_timer()
        if timer is not None:
            await asyncio.gather(timer, return_exceptions=True)

    def info(self) -> wire.Sealing:
        """Say how far the room is."""
        return how_far(self._room.deed)

    # ------------------------------------------------------------------ inside

    async def _freeze(self) -> None:
        """All hashes are in: put them into terms that nobody can change."""
        deed = self._room.deed
        terms = fair.Terms(
            room=deed.code,
            commitment=deed.commitment,
            game=deed.game,
            rules=deed.rules,
            setup=deed.setup,
            seats=tuple(seat.name for seat in deed.seats),
            players=tuple(seat.bot or fair.PERSON for seat in deed.seats),
            hashes=promised(self._room.deed),
        )
        self._stop_timer()
        sealed = fair.Sealed(terms, tuple(fair.NONE for _ in deed.seats))
        await self._keep(Seal("opening", dict(self._seal.pledges), sealed))

    async def _close(self) -> None:
        """The shares that are open are all there are."""
        seal = self._seal
        if seal.sealed is None:
            raise RuntimeError("there are no terms to close")
        terms = seal.sealed.terms
        shares = tuple(
            seal.pledges[seat].share or fair.NONE if word != fair.NONE else fair.NONE
            for seat, word in enumerate(terms.hashes)
        )
        await self._keep(Seal("closed", dict(seal.pledges), fair.Sealed(terms, shares)))

    async def _wait(self, stage: wire.Stage) -> None:
        """Wait as long as a stage may last, and go on without those who are late."""
        await asyncio.sleep(self._seconds)
        try:
            async with self._room.lock:
                self._timer = None
                if self._seal.stage == stage == "gathering":
                    await self._freeze()
                elif self._seal.stage == stage == "opening":
                    await self._close()
                await self.go_on()
            self._room.driver.wake()
        except Refusal as refusal:
            log.warning("room %s: %s", self._room.deed.code, refusal)
            if refusal.code != "setup":
                self._try_again()
        except Exception:
            log.exception("room %s: the dice could not be sealed", self._room.deed.code)
            self._try_again()

    def _try_again(self) -> None:
        """Wait once more after a failure, for those who are there; others begin it by coming."""
        room = self._room
        if self._timer is None and self.holds_seats and room.clients and not room.is_broken:
            self._timer = asyncio.create_task(self._wait(self._seal.stage))

    def _stop_timer(self) -> None:
        if self._timer is not None and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._timer = None

    async def _keep(self, seal: Seal) -> None:
        """Write how far the room is; only then it holds."""
        game = self._room.deed.id
        try:
            await self._room.store.write(lambda connection: seals.keep(connection, game, seal))
        except Exception as wrong:
            if not is_told(wrong):
                log.exception("room %s: its seal was not saved", self._room.deed.code)
            raise Refusal("unknown", "this could not be saved; try again") from wrong
        self._room.deed.seal = seal

    def _owing(self) -> list[int]:
        """Give the seats whose promise is waited for."""
        return [
            number
            for number, word in enumerate(promised(self._room.deed))
            if word == fair.NONE
            and self._room.deed.seats[number].kind == "person"
            and (self._awaited is None or self._room.deed.seats[number].guest in self._awaited)
        ]

    def _unopened(self) -> list[int]:
        """Give the seats whose share is waited for."""
        sealed = self._seal.sealed
        if sealed is None:
            return []
        return [
            seat
            for seat, word in enumerate(sealed.terms.hashes)
            if word != fair.NONE
            and not self._seal.pledges[seat].share
            and seat not in self._refused
        ]

    def _must_own(self, guest: str, number: int) -> None:
        seats = self._room.deed.seats
        if not guest or number >= len(seats) or seats[number].guest != guest:
            raise Refusal("not-your-seat", f"seat {number} is somebody else's")


def how_far(deed: Deed) -> wire.Sealing:
    """Say how far a room has agreed; shares themselves are told only in the record."""
    seal, seats = deed.seal, range(len(deed.seats))
    sealed = seal.sealed
    opened = [False for _ in seats]
    if sealed is not None and seal.stage == "closed":
        opened = [share != fair.NONE for share in sealed.shares]
    elif seal.stage == "opening":
        opened = [bool(seat in seal.pledges and seal.pledges[seat].share) for seat in seats]
    hashes = promised(deed) if sealed is None else sealed.terms.hashes
    is_opening = sealed is not None and seal.stage == "opening"
    is_closed = sealed is not None and seal.stage == "closed"
    return wire.Sealing(
        stage=seal.stage,
        hashes=["" if word == fair.NONE else word for word in hashes],
        opened=opened,
        terms=sealed.terms.text() if sealed is not None and is_opening else "",
        start=sealed.start().hex() if sealed is not None and is_closed else "",
    )


def promised(deed: Deed) -> tuple[str, ...]:
    """Give the promise of every seat; one by somebody who has left the seat is none."""
    found = []
    for number, seat in enumerate(deed.seats):
        pledge = deed.seal.pledges.get(number)
        is_theirs = pledge is not None and seat.kind == "person" and seat.guest == pledge.guest
        found.append(pledge.hash if pledge is not None and is_theirs else fair.NONE)
    return tuple(found)

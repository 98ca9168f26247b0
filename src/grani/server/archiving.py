"""Finished games put into the archive when they have lain for some time, one by one.

A game is read twice, as players read it today and as the archive would tell it, and only if both
are the same to the last byte does the packed row take the place of the log, in one transaction. So
a server may be killed at any moment, and two may try the same game. A game that differs is left
alone, and the log names it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from grani.server import archive
from grani.server.game_loading import ClosedRoom, UnreadableGame, follow, load_game, new_game
from grani.server.live_game import LiveGame
from grani.server.stored_room import Entry, StoredRoom

if TYPE_CHECKING:
    from grani.server.lobby import Lobby

log = logging.getLogger("grani.server")
AT_ONCE = 50
"""Games that are looked for at once."""
PAUSE = 0.02
"""Seconds between two games: whoever plays comes first."""


class Archiver:
    """Puts the finished games of a server away."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._left_alone: set[int] = set()
        """Games that do not read back: they are named once, and not tried again."""

    async def put_away_old(self) -> int:
        """Put away all games that have lain long enough; give how many."""
        lobby, after = self._lobby, self._lobby.settings.archive_after
        if not after or (lobby.neighbours is not None and not lobby.neighbours.is_first):
            return 0
        before, last, done = time.time() - after, (0.0, 0), 0
        while True:
            found = await lobby.store.read(
                partial(archive.waiting, before=before, after=last, most=AT_ONCE)
            )
            for updated, game, code in found:
                last = updated, game
                if game not in self._left_alone and lobby.let_go(code):
                    done += await self._put_away(code)
                    await asyncio.sleep(PAUSE)
            if len(found) < AT_ONCE:
                break
        if done:
            log.info("archived %d finished games", done)
        return done

    async def _put_away(self, code: str) -> bool:
        store = self._lobby.store
        stored = await store.room(code)
        if stored is None:
            return False
        try:
            shown = await load_game(stored, store)
        except ClosedRoom:
            return False
        except UnreadableGame:
            return False  # It is marked when somebody comes, and what is left of it stays.
        entries = await store.events(stored.id)
        wrong = await asyncio.to_thread(difference, stored, shown, entries)
        if wrong:
            log.warning("room %s is not archived: its %s would not be the same", code, wrong)
            self._left_alone.add(stored.id)
            return False
        job = partial(archive.put_away, stored=stored, entries=entries)
        if not await store.write(job, stored.id):
            return False  # Somebody has changed it: another time.
        room = self._lobby.rooms.get(code)
        if room is not None:
            async with room.lock:
                await room.read_again()
        return True


def difference(stored: StoredRoom, shown: LiveGame | None, entries: list[Entry]) -> str:
    """Say what of a game the archive would tell otherwise; empty if nothing."""
    unpacked = archive.unpack(archive.pack(entries))
    if shown is None or unpacked != archive.as_archived(entries):
        return "log"
    again = new_game(stored)
    try:
        follow(again, unpacked)
    except Exception as wrong:
        return f"log ({wrong})"
    for what, one, other in (
        ("position", shown.state.position(), again.state.position()),
        ("record", shown.written().dump(), again.written().dump()),
        ("course", shown.snapshot(), again.snapshot()),
        ("fair dice", (shown.head, shown.seed), (again.head, again.seed)),
        ("chronicle", list(shown.lines), list(again.lines)),
        ("result", shown.result, again.result),
    ):
        if one != other:
            return what
    return ""

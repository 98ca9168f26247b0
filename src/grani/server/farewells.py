"""Guests who have everything of theirs deleted: at once what lets anybody in as them, and then room
by room, so that nobody at a table waits for it.

What is left to do is in the database (``leaving``): a server that dies in the middle goes on when
it starts again, or another does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from grani.bots import usual_bot
from grani.locales import language
from grani.server import leaving
from grani.server.merging import games_of
from grani.server.names import person_name
from grani.server.writer import is_database_failure

if TYPE_CHECKING:
    from grani.server.lobby import Lobby

log = logging.getLogger("grani.server")
AT_ONCE = 50
"""Rooms that whoever leaves waits for; the rest is done without them."""
PAUSE = 0.02
"""Seconds between two rooms of the rest."""


class Farewells:
    """Sees off those who leave a server."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._woken = asyncio.Event()

    async def leave(self, guest: str, words: str) -> None:
        """Delete a guest, whose seats get a name in a language.

        When this returns nobody is let in as them, and their first rooms are gone.
        """
        lobby = self._lobby
        await lobby.store.write(partial(leaving.begin, guest=guest, language=words))
        await lobby.moderator.try_to_look()
        try:
            await asyncio.shield(self._see_off(leaving.Leaving(guest, words), AT_ONCE))
        finally:
            self._woken.set()

    async def run(self) -> None:
        """Go on with all who have begun to leave: now, whenever somebody does, and in between."""
        while True:
            await self._lobby.moderator.going.wait()
            self._woken.clear()
            try:
                found = await self._lobby.store.read(leaving.unfinished)
            except Exception as wrong:
                _complain(wrong)
                found = []
            for one in found:
                # Whoever cannot be seen off keeps no other from it.
                try:
                    await self._see_off(one)
                except Exception as wrong:
                    _complain(wrong)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._lobby.settings.tidy_every):
                    await self._woken.wait()

    async def _see_off(self, one: leaving.Leaving, most: int | None = None) -> None:
        """Take a guest out of their first rooms, or out of all; then nothing of them is left."""
        lobby = self._lobby
        words = await asyncio.to_thread(language, one.language)

        def nameless(seat: int) -> str:
            return person_name(words, seat + 1)

        games = await lobby.store.read(partial(games_of, guest=one.guest))
        for game in games[:most]:

            def job(connection: Connection, game: int = game) -> None:
                leaving.leave_room(connection, game, one.guest, nameless, usual_bot)

            try:
                await lobby.rewrite_room(game, one.guest, job)
            except Exception as wrong:
                if is_database_failure(wrong):
                    raise
                # It keeps no other from being left, and is tried again.
                log.exception("room number %d could not be left", game)
            if most is None:
                # Whoever plays comes first.
                await asyncio.sleep(PAUSE)
                await lobby.moderator.going.wait()
        await lobby.store.write(partial(leaving.end, guest=one.guest))


def _complain(wrong: Exception) -> None:
    level = logging.WARNING if is_database_failure(wrong) else logging.ERROR
    log.log(level, "somebody who leaves is not deleted yet: %s", wrong)

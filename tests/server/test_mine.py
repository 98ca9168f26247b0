"""The list of one's games: few questions to the database, however many games, and counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Engine, event

from grani.core import fair
from grani.server.store import Store
from grani.server.stored_room import Seat, StoredRoom
from tests.loops import run
from tests.server.browser import Browser
from tests.server.serving import Server

ROOMS = 20


def test_many_games_are_as_few_questions_as_one(tmp_path: Path) -> None:
    asked: list[str] = []

    async def look() -> tuple[int, int]:
        store = Store(tmp_path / "tables.db")
        counts = []
        for code in range(ROOMS):
            seed = fair.new_seed()
            seats = [Seat("person", "olha", f"Olha {code}"), Seat("open")]
            promise = fair.old_commitment(seed)
            await store.open_room(
                StoredRoom(
                    0, f"C{code}", "ludo", "1", {}, "", "x", None, seed, promise, seats=seats
                )
            )
            asked.clear()
            mine = await store.rooms_of("olha", ROOMS)
            counts.append(len(asked))
        assert [one.stored.code for one in mine] == [f"C{code}" for code in reversed(range(ROOMS))]
        assert [one.stored.seats[0].name for one in mine[:2]] == ["Olha 19", "Olha 18"]
        assert {len(one.stored.seats) for one in mine} == {2}
        assert await store.rooms_of("olha", ROOMS, only_over=True) == []
        store.close()
        return counts[0], counts[-1]

    def note(*told: object) -> None:
        asked.append(str(told[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        first, last = run(look())
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert first == last


def test_looking_at_the_list_is_counted(make_server: Callable[..., Server]) -> None:
    limits = {"studies": 2, "studies_every": 3600.0, "studies_patience": 0.0}
    server = make_server(limits=limits)
    guest = Browser(server)
    assert [guest.http.get("/api/mine").status_code for _ in range(3)] == [200, 200, 429]

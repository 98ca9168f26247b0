"""Several servers give away little more together than one would alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grani.server.rate_limits import FIRST_TRIES, LEAST_PART, ON_TOP, Allowances
from grani.server.settings import Limits
from grani.server.shared_limits import SharedLimits
from grani.server.store import Store
from tests import postgres
from tests.loops import run

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
ROOMS = 20
FLOOD = 100
GUEST, HOME = "0" * 32, "192.0.2.7"


@pytest.fixture
def store() -> Iterator[Store]:
    opened = Store(postgres.shared().database())
    yield opened
    opened.close()


def servers(store: Store, count: int) -> tuple[list[Allowances], list[SharedLimits]]:
    allowed = [Allowances(Limits(rooms_per_hour=ROOMS)) for _ in range(count)]
    shared = [SharedLimits(store, f"server-{number}", one) for number, one in enumerate(allowed)]
    return allowed, shared


def hear(shared: list[SharedLimits]) -> None:
    """Let everybody tell, and then hear, what was allowed."""

    async def sync() -> None:
        for _ in range(2):
            for one in shared:
                await one.sync(len(shared))

    run(sync())


def flood(allowed: list[Allowances], guest: str = GUEST) -> int:
    """Try to open as many rooms as possible through all servers; give how many it were."""
    return sum(one.rooms.take(guest, HOME) for one in allowed for _ in range(FLOOD))


@pytest.mark.parametrize("count", [2, 5])
def test_a_flood_through_all_servers_gets_little_more_than_through_one(
    store: Store, count: int
) -> None:
    allowed, shared = servers(store, count)
    hear(shared)
    first = flood(allowed)
    assert ROOMS <= first <= ON_TOP * ROOMS + count
    hear(shared)
    assert flood(allowed) == 0
    assert flood(allowed, "1" * 32) == 0, "the address has had enough, whichever guest it is"


def test_whoever_stays_at_one_server_gets_all_that_is_allowed(store: Store) -> None:
    allowed, shared = servers(store, 3)
    hear(shared)
    got = 0
    for _ in range(8):
        got += flood(allowed[:1])
        hear(shared)
    assert got == ROOMS
    assert flood(allowed[1:]) == 0


def test_a_server_that_is_alone_writes_nothing_and_gives_all(store: Store) -> None:
    allowed, shared = servers(store, 1)
    hear(shared)
    assert flood(allowed) == ROOMS
    hear(shared)
    with store.database.engine.connect() as connection:
        assert not connection.exec_driver_sql("SELECT 1 FROM tallies").all()


def test_people_need_not_wait_for_servers_to_hear_of_each_other(store: Store) -> None:
    allowed, shared = servers(store, 40)
    hear(shared[:2])
    allowed[0].rooms.guests.take_in({}, 40)
    allowed[0].rooms.subnets.take_in({}, 40)
    assert flood(allowed[:1]) == LEAST_PART


def test_recovery_phrases_are_counted_by_all_and_nobody_is_kept_out_by_others(
    store: Store,
) -> None:
    allowed, shared = servers(store, 2)
    tries, of_all = Limits().recoveries, Limits().recoveries_in_all

    def tried(address: str, count: int) -> int:
        return sum(one.recoveries.take(address) for one in allowed for _ in range(count))

    hear(shared)
    assert tries <= tried(HOME, FLOOD) <= ON_TOP * tries + 2
    hear(shared)
    assert tried(HOME, FLOOD) == 0, "the address has had enough, wherever it tries"
    for number in range(of_all):
        tried(f"198.51.100.{number}", tries)
        if number % 10 == 0:
            hear(shared)
    hear(shared)
    assert allowed[0].recoveries.of_all.taken("") >= of_all
    assert sum(allowed[0].recoveries.take("203.0.113.9") for _ in range(tries)) == FIRST_TRIES

"""Records that somebody brings: there for a day at all servers, and nobody drives out others'."""

from __future__ import annotations

from collections.abc import Callable

import psycopg
import pytest

from grani.server.brought_records import (
    KEPT,
    MOST,
    MOST_OF_GUEST,
    MOST_OF_HOME,
    Brought,
    given_up,
    keep,
)
from grani.server.store import Store
from tests import postgres
from tests.contract.games import Configuration
from tests.loops import run
from tests.patience import wait_until
from tests.review.played import played
from tests.review.test_review import beginning
from tests.server.authenticator import at_localhost, make_passkey, sign_in
from tests.server.browser import Browser
from tests.server.serving import Server

MakeServer = Callable[..., Server]
PAIR = Configuration("dice-forge", 2, "introductory")
BEHIND_A_PROXY = {"trusted_proxies": ("127.0.0.1",)}
GREEDY = "198.51.100.7"


def written(name: str) -> str:
    """Give a short record that differs from others by a name."""
    record = beginning(played(PAIR, 5), 3)
    record.tags = {"name": name}
    return record.dump()


def bring(browser: Browser, name: str, address: str = "192.0.2.1") -> str:
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
    answer = browser.http.post("/api/reviews", content=written(name), headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def statuses(browser: Browser, id: str) -> set[int]:
    """Ask all that can be asked of a record; a review may be under way."""
    review = browser.http.get(f"/api/reviews/{id}").status_code
    picture = browser.http.get(f"/api/reviews/{id}/picture.svg", params={"step": 1})
    board = browser.http.post("/api/analysis", json={"record": id, "step": 1})
    return {200 if review == 202 else review, picture.status_code, board.status_code}


def test_whoever_brings_much_drives_out_their_own(make_server: MakeServer) -> None:
    server = make_server(**BEHIND_A_PROXY)
    olena, greedy = Browser(server), Browser(server)
    ours = bring(olena, "ours")
    theirs = [bring(greedy, f"{number}", GREEDY) for number in range(MOST_OF_GUEST + 1)]
    assert statuses(olena, ours) == {200}
    assert statuses(greedy, theirs[0]) == {404}, "the oldest of their own"
    assert all(statuses(greedy, id) == {200} for id in (theirs[1], theirs[-1]))
    assert bring(greedy, "1", GREEDY) == theirs[1]
    bring(greedy, "one more", GREEDY)
    assert statuses(greedy, theirs[2]) == {404}
    assert statuses(greedy, theirs[1]) == {200}, "it was brought again"


def test_guests_of_one_address_have_its_places_together() -> None:
    crowd = [Brought(f"{number}", f"{number}", "crowd") for number in range(MOST_OF_HOME)]
    much = [Brought(f"much {number}", "much", "crowd") for number in range(3)]
    one = Brought("one", "olena", "home")
    assert given_up([one, *crowd]) == []
    assert given_up([one, *crowd, *much]) == [much[0], much[1], crowd[0]]


def test_whoever_has_most_gives_up_a_place_where_there_is_none() -> None:
    def of(home: str, count: int) -> list[Brought]:
        return [Brought(f"{number} of {home}", home, home) for number in range(count)]

    few = of("olena", 3)
    many = [of(f"crowd {number}", MOST_OF_GUEST) for number in range(MOST // MOST_OF_GUEST - 1)]
    late = of("late", MOST_OF_GUEST - 3)
    full = [*few, *(one for crowd in many for one in crowd), *late]
    assert len(full) == MOST
    assert given_up(full) == []
    assert given_up([*full, *of("taras", 2)]) == [many[0][0], many[1][0]]
    single = [one for number in range(MOST + 1) for one in of(f"{number}", 1)]
    assert given_up(single) == single[:1], "where nobody has more than another, the oldest"


def test_two_have_the_same_record_each_for_themselves(make_server: MakeServer) -> None:
    server = make_server()
    olena, taras = Browser(server), Browser(server)
    id = bring(olena, "both")
    assert bring(taras, "both") == id
    assert taras.http.request("DELETE", "/api/account", json={"sure": True}).status_code == 204
    assert statuses(olena, id) == {200}
    guest = olena.me["guest"]
    assert olena.http.request("DELETE", "/api/account", json={"sure": True}).status_code == 204
    assert server.ask(f"select id from brought where guest = '{guest}'") == []
    assert statuses(Browser(server), id) & {404} == {404}, "nothing of it is left"


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_servers_do_not_wait_for_each_other() -> None:
    url = postgres.shared().database()
    store = Store(url)
    first, *more = [Brought(f"{number}", "olena", "home") for number in range(MOST_OF_GUEST + 2)]
    with psycopg.connect(url) as other:
        run(keep(store, first, b""))
        other.execute("select * from brought for update")
        for one in more:
            run(keep(store, one, b""))
        assert other.execute("select count(*) from brought").fetchone() == (MOST_OF_GUEST + 1,)
    run(keep(store, more[-1], b""))
    store.close()
    with psycopg.connect(url) as other:
        assert other.execute("select count(*) from brought").fetchone() == (MOST_OF_GUEST,)


def test_a_record_outlives_the_server_and_goes_after_a_day(make_server: MakeServer) -> None:
    server = make_server(tidy_every=3600.0)
    olena = Browser(server)
    id = bring(olena, "ours")
    assert "127.0.0.1" not in str(server.ask("select home from brought"))
    server.stop()
    server.start()
    assert statuses(olena, id) == {200}
    server.stop()
    server.ask(f"update brought set at = at - {KEPT}")
    server.start()
    assert olena.http.get(f"/api/reviews/{id}").status_code == 404
    server.stop()
    assert server.ask("select id from brought") == [(id,)]
    server.options["tidy_every"] = 0.1
    server.start()
    wait_until(lambda: not server.ask("select id from brought"), "it is still kept")


@pytest.mark.parametrize("has_too", [False, True])
def test_a_record_goes_along_with_its_guest(server: Server, has_too: bool) -> None:
    desk, phone = at_localhost(server), at_localhost(server)
    passkey = make_passkey(desk)
    phone.create("dice-forge", "you", "open", start=False)
    id = bring(phone, f"brought along {has_too}")
    if has_too:
        assert bring(desk, f"brought along {has_too}") == id
    told = sign_in(phone, passkey).json()
    answer = phone.http.post("/api/account/bring", json={"ticket": told["ticket"]})
    assert answer.status_code == 200, answer.text
    guest = desk.me["guest"]
    assert server.ask(f"select guest from brought where id = '{id}'") == [(guest,)]

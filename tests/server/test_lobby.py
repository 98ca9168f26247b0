"""The lobby: what its host wanted public, who is here, and nothing where there is none."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import pytest

from grani.server.public_tables import MOST_OF_HOST, MOST_ROOMS
from tests.patience import wait_until
from tests.server.browser import Browser, Data
from tests.server.serving import Server

MakeServer = Callable[..., Server]


@pytest.fixture
def club(make_server: MakeServer) -> Server:
    return make_server(lobby=True)


def page(browser: Browser, show: bool = False) -> Data:
    answer = browser.http.post("/api/lobby", json={"show": show})
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


def codes(browser: Browser) -> list[str]:
    return [room["code"] for room in page(browser)["rooms"]]


def test_without_the_wish_of_the_host_there_is_no_lobby(server: Server) -> None:
    olena = Browser(server)
    assert olena.http.get("/api/lobby").json() == {"on": False, "rooms": [], "here": 0, "names": []}
    assert olena.http.post("/api/lobby", json={}).json()["error"] == "no-lobby"
    body = {"game": "dice-forge", "seats": [{"kind": "you"}, {"kind": "open"}], "public": True}
    answer = olena.http.post("/api/rooms", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "no-lobby")


def test_public_tables_are_there_while_somebody_waits_at_them(club: Server) -> None:
    olena, taras = Browser(club), Browser(club)
    public = olena.create("dice-forge", "you", "open", start=False, public=True, timer=60.0)
    private = olena.create("dice-forge", "you", "open", start=False)
    assert codes(taras) == [], "nobody is there to play with"
    with olena.tab(public) as tab, olena.tab(private):
        wait_until(lambda: codes(taras) == [public], "the table is not offered")
        (room,) = page(taras)["rooms"]
        assert (room["open"], room["status"], room["timer"]) == (1, "open", 60.0)
        with taras.tab(public) as other:
            assert other.command("sit", seat=1, name="Taras")["type"] == "ack"
            assert tab.command("start")["type"] == "ack"
            wait_until(
                lambda: [one["status"] for one in page(taras)["rooms"]] == ["playing"],
                "the game is not offered",
            )
            assert page(taras)["rooms"][0]["names"][1] == "Taras"
    told = str(page(taras))
    assert private not in told
    for guest in (olena, taras):
        assert guest.me["guest"] not in told, "ids are for hosts alone"


def test_nobody_hides_the_tables_of_others(club: Server) -> None:
    olena, taras, crowd = Browser(club), Browser(club), Browser(club)
    waits = olena.create("rolling-realms", "you", "open", start=False, public=True)
    plays = olena.create("rolling-realms", "you", "random", public=True)
    with olena.tab(waits), olena.tab(plays):
        empty = [
            crowd.create("rolling-realms", "open", "open", start=False, public=True)
            for _ in range(MOST_ROOMS + 1)
        ]
        wait_until(lambda: set(codes(taras)) == {waits, plays}, "empty rooms hide the others")
        with ExitStack() as tabs:
            for code in empty[:5]:
                tabs.enter_context(crowd.tab(code))
            mine = [crowd.create("rolling-realms", "you", "random", public=True) for _ in range(5)]
            shown = 2 + 2 * MOST_OF_HOST
            wait_until(lambda: len(codes(taras)) == shown, "one guest has more than their part")
            found = codes(taras)
            assert {waits, plays} <= set(found)
            assert len(set(found) & set(mine)) == MOST_OF_HOST


def test_a_closed_table_leaves_the_lobby(club: Server) -> None:
    olena, taras = Browser(club), Browser(club)
    code = olena.create("dice-forge", "you", "here", public=True)
    wait_until(lambda: codes(taras) == [code], "the game is not offered")
    game = club.ask(f"select id from games where code = '{code}'")[0][0]
    club.ask(f"insert into closures (game, why, at) values ({game}, '', 0) returning game")
    wait_until(lambda: codes(taras) == [], "it is still there")


def test_whoever_wants_is_seen_by_name_and_all_are_counted(club: Server) -> None:
    olena, taras = Browser(club), Browser(club)
    olena.http.put("/api/me", json={"name": "Olena"})
    taras.http.put("/api/me", json={"name": "Taras"})
    page(taras)
    wait_until(lambda: page(olena, show=True)["names"] == ["Olena"], "she is not shown")
    assert page(taras)["here"] == 2
    wait_until(lambda: page(olena)["names"] == [], "she is still shown")

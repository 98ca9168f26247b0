"""Rated games: who may play them, what they change, by which formula, and that they do so once."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select, update

from grani.server import schema
from grani.server.ratings import MU, SIGMA, abandoned, count, count_abandoned, mark_rated
from grani.server.stored_room import Result, Seat, keep_seat
from tests.patience import wait_until
from tests.server.authenticator import at_localhost
from tests.server.browser import Browser, Tab, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]
BETA, TAU, KAPPA = 25 / 6, 25 / 300, 0.0001
Strength = tuple[float, float]


def formula(before: list[Strength], places: list[int]) -> list[Strength]:
    """Plackett-Luce by Weng and Lin (2011), algorithm 4, as their paper writes it."""
    wide = [(mu, sigma**2 + TAU**2) for mu, sigma in before]
    c = math.sqrt(sum(variance + BETA**2 for _, variance in wide))
    powers = [math.exp(mu / c) for mu, _ in wide]
    found = []
    for own, (mu, variance) in enumerate(wide):
        omega = delta = 0.0
        for other, place in enumerate(places):
            if place > places[own]:
                continue
            chance = powers[own] / sum(
                power for power, late in zip(powers, places, strict=True) if late >= place
            )
            ties = places.count(place)
            omega += ((1 if own == other else 0) - chance) / ties
            delta += chance * (1 - chance) / ties
        delta *= variance / c**2 * math.sqrt(variance) / c
        sigma = math.sqrt(variance * max(1 - delta, KAPPA))
        found.append((mu + variance / c * omega, sigma))
    return found


def account(server: Server, name: str) -> Browser:
    browser = at_localhost(server)
    assert browser.http.put("/api/me", json={"name": name}).status_code == 200
    assert browser.http.post("/api/account/phrase", json={}).status_code == 201
    return browser


def table(host: Browser, *others: Browser, bots: tuple[str, ...] = ()) -> str:
    """Open a rated table of Rolling Realms, with everybody at it."""
    seats = ("you", *("open" for _ in others), *bots)
    code = host.create("rolling-realms", *seats, start=False, rated=True)
    for number, other in enumerate(others, 1):
        with other.tab(code) as tab:
            assert tab.command("sit", seat=number, name="Guest")["type"] == "ack"
            assert tab.command("ready", ready=True)["type"] == "ack"
    return code


def finish(code: str, *players: Browser) -> list[int]:
    """Play a game to its end; give the places."""
    tabs = [player.tab(code) for player in players]
    if tabs[0].room["status"] == "open":
        assert tabs[0].command("start")["type"] == "ack"
    play_on(tabs, random.Random(code))
    for tab in tabs:
        tab.close()
    [room] = [one for one in players[0].http.get("/api/mine").json() if one["code"] == code]
    ends = [(seat in room["winners"], score) for seat, score in enumerate(room["scores"])]
    order = sorted(set(ends), reverse=True)
    return [order.index(end) for end in ends]


def strengths(server: Server, holders: list[str]) -> list[Strength]:
    """Read the ratings of some at tables for three."""
    rows = server.ask("select holder, mu, sigma from ratings where seats = 3")
    known = {holder: (mu, sigma) for holder, mu, sigma in rows}
    return [known[holder] for holder in holders]


def test_a_rated_game_changes_all_ratings_by_the_formula(make_server: MakeServer) -> None:
    server = make_server()
    olena, taras = account(server, "Olena"), account(server, "Taras")
    holders = [olena.me["guest"], taras.me["guest"], "bot:greedy"]
    before: list[Strength] = [(MU, SIGMA)] * 3
    for _ in range(2):
        code = table(olena, taras, bots=("greedy",))
        shown = [seat["now"] for seat in ratings(taras, code)]
        assert shown == [people_scale(*one) for one in before]
        wanted = formula(before, finish(code, olena, taras))
        assert strengths(server, holders) == [pytest.approx(one) for one in wanted]
        told = ratings(taras, code)
        assert [seat["before"] for seat in told] == shown
        assert [seat["now"] for seat in told] == [people_scale(*one) for one in wanted]
        before = wanted


def people_scale(mu: float, sigma: float) -> dict[str, int]:
    return {"rating": round(1500 + (mu - MU) * 24), "deviation": round(48 * sigma)}


def test_a_level_on_two_seats_changes_by_the_mean_and_bots_alone_change_nothing() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    olena, bot = Seat("person", "olena"), Seat("bot", bot="hard")
    table = schema.ratings
    with engine.begin() as rows:
        for game in (1, 2):
            mark_rated(rows, game)
        count(rows, 1, "pig", [bot, Seat("bot", bot="easy")], Result((9, 5), (0,)))
        assert rows.execute(select(table)).all() == []
        for _ in range(2):  # The second time it is counted already.
            count(rows, 2, "pig", [olena, bot, bot], Result((5, 9, 1), (1,)))
        found = {row.holder: (row.mu, row.sigma) for row in rows.execute(select(table))}
    own, first, last = formula([(MU, SIGMA)] * 3, [1, 0, 2])
    mean = tuple((one + other) / 2 for one, other in zip(first, last, strict=True))
    assert found == {"olena": pytest.approx(own), "bot:hard": pytest.approx(mean)}


def test_a_game_counts_once_whatever_is_killed_or_repeated(make_server: MakeServer) -> None:
    server = make_server()
    olena = account(server, "Olena")
    code = table(olena, bots=("random",))
    going = table(olena, bots=("random",))
    with olena.tab(going) as tab:
        assert tab.command("start")["type"] == "ack"
        play_on([tab], random.Random(1), 5)
    last = last_answer(olena.tab(code))
    counted = server.ask("select holder, mu, sigma, played from ratings order by holder")
    assert sorted(row[3] for row in counted) == [1, 1]
    server.kill()
    server.start()
    with olena.tab(code) as tab:
        assert tab.command(**last)["type"] == "ack", "the very last decision, once more"
    assert server.ask("select holder, mu, sigma, played from ratings order by holder") == counted
    assert server.ask("select count(*) from rating_changes") == [(2,)], "unfinished: no change"


def last_answer(tab: Tab) -> dict[str, Any]:
    """Play a game to its end; give the last command."""
    assert tab.command("start")["type"] == "ack"
    said: dict[str, Any] = {}
    while not tab.seed:
        if not tab.prompts:
            tab.read()
            continue
        asked = tab.prompt()
        action = asked["options"][0]["action"]
        said = {"type": "act", "id": f"last{tab.seq}", "seat": 0, "prompt": asked["id"]}
        said["action"] = action
        answer = tab.command(**said)
        while tab.seq < answer["seq"]:
            tab.read()
    tab.close()
    return said


def test_nobody_is_replaced_the_moment_they_are_away(make_server: MakeServer) -> None:
    server = make_server(away_seconds=600.0)
    olena, taras = account(server, "Olena"), account(server, "Taras")
    code = table(olena, taras)
    with olena.tab(code) as host, taras.tab(code):
        assert host.command("start")["type"] == "ack"
    with taras.tab(code) as tab:
        assert tab.command("seat_bot", seat=0, bot="greedy")["code"] == "not-yet"
    server.kill()
    server.options["away_seconds"] = 0.0
    server.start()
    with taras.tab(code) as tab:
        # She decides, and the round waits for him alone: there is nothing that she holds up.
        with olena.tab(code) as host:
            while host.play is not None and 0 in host.play["waiting"]:
                host.act(asked=host.await_prompt())
        tab.until(lambda message: message["type"] == "room" and not online(message["room"], 0))
        assert tab.command("seat_bot", seat=0, bot="greedy")["code"] == "not-yet"


def online(room: dict[str, Any], seat: int) -> bool:
    return bool(room["seats"][seat]["online"])


def test_a_rated_game_that_lies_still_is_lost_by_those_it_waits_for(
    make_server: MakeServer,
) -> None:
    server = make_server(tidy_every=0.1, abandoned_after=7 * 86_400.0)
    olena = account(server, "Olena")
    code, fresh = (table(olena, bots=("random",)) for _ in range(2))
    for one in (code, fresh):
        with olena.tab(one) as tab:
            assert tab.command("start")["type"] == "ack"
            play_on([tab], random.Random(1), 3)
    long_ago = (
        "update events set at = 0 where game ="
        f" (select id from games where code = '{code}') returning seq"
    )
    counted = "select code from rated join games on id = rated.game where counted is not null"

    def is_counted() -> bool:
        server.ask(long_ago)  # Again and again: the bot may have decided just now.
        return server.ask(counted) == [(code,)]

    wait_until(is_counted, "it does not count")
    [own, bot] = ratings(olena, code)
    assert own["now"]["rating"] < own["before"]["rating"]
    assert bot["now"]["rating"] > bot["before"]["rating"]
    known = server.ask("select holder, mu, played from ratings order by holder")
    finish(code, olena)
    assert server.ask("select holder, mu, played from ratings order by holder") == known, "once"


def test_only_games_that_count_are_looked_at_again() -> None:
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    olena, taras = Seat("person", "a", ready=True), Seat("person", "b", ready=True)
    stands_in = replace(taras, stand_in="easy")
    with engine.begin() as rows:
        tables = {
            1: ("0", [olena, taras]),
            2: ("0,1", [olena, taras]),
            3: ("1", [olena, Seat("bot", bot="hard", ready=True)]),
            4: ("0", [olena, stands_in]),
            5: ("0", [Seat("bot", bot="hard", ready=True), stands_in]),
            6: ("1,10", [olena, taras]),
        }
        for game, (waiting, seats) in tables.items():
            keep_game(rows, game, waiting, seats)
        found = abandoned(rows, before=100.0)
        assert found == [1, 5, 6], "all have left 2 and 4, nobody 3"
        # Somebody has decided since it was found.
        rows.execute(update(schema.events).where(schema.events.c.game == 6).values(at=200.0))
        assert [count_abandoned(rows, game, 100.0) for game in found] == [True, True, False]
        assert [count_abandoned(rows, game, 100.0) for game in found] == [False] * 3, "once"
        assert abandoned(rows, before=100.0) == []
        played = rows.execute(select(schema.ratings.c.holder, schema.ratings.c.mu))
        strengths: dict[str, float] = {row.holder: row.mu for row in played}
    assert strengths["a"] < MU < strengths["bot:hard"]


def keep_game(rows: Connection, game: int, waiting: str, seats: list[Seat]) -> None:
    """Keep a rated game that has waited since the beginning of time."""
    values: dict[str, Any] = {"id": game, "code": f"C{game}", "game": "dice-forge", "rules": "1"}
    values |= {"setup": b"{}", "setup_name": "", "host": "a", "seed": "00", "commitment": ""}
    values |= {"status": "playing", "waiting": waiting, "created": 0.0, "updated": 0.0}
    rows.execute(insert(schema.games).values(rematch="", owed=False, **values))
    for number, seat in enumerate(seats):
        keep_seat(rows, game, number, seat)
    mark_rated(rows, game)
    rows.execute(insert(schema.events).values(game=game, seq=1, seat=0, body=b"{}", at=0.0))


def test_who_leaves_a_rated_game_comes_last(make_server: MakeServer) -> None:
    server = make_server(away_seconds=0.0)
    olena, taras = account(server, "Olena"), account(server, "Taras")
    code = table(olena, taras)
    with olena.tab(code) as host, taras.tab(code):
        assert host.command("start")["type"] == "ack"
        assert host.command("seat_bot", seat=0, bot="greedy")["code"] == "rated", "not for oneself"
    with taras.tab(code) as tab:
        # The host is away: whoever sits may let the game go on.
        assert tab.command("seat_bot", seat=0, bot="greedy")["type"] == "ack"
    finish(code, taras)
    before, after = (
        [seat[when]["rating"] for seat in ratings(taras, code)] for when in ("before", "now")
    )
    assert after[0] < before[0]
    assert after[1] > before[1]


def test_nobody_begins_a_rated_game_with_somebody_who_is_away(make_server: MakeServer) -> None:
    server = make_server()
    olena, taras = account(server, "Olena"), account(server, "Taras")
    code = olena.create("rolling-realms", "you", "open", start=False, rated=True)
    with olena.tab(code) as host:
        with taras.tab(code) as tab:
            assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
            assert host.command("start")["code"] == "not-ready", "he has not said that he is"
            assert tab.command("ready", ready=True)["type"] == "ack"
        host.until(lambda message: message["type"] == "room" and not online(message["room"], 1))
        assert host.command("start")["code"] == "not-ready", "he has gone"
    finish(code, olena, taras)
    with olena.tab(code) as host:
        assert host.command("rematch")["type"] == "ack"
    again = olena.http.get(f"/api/rooms/{code}").json()["rematch"]
    with olena.tab(again) as host:
        assert host.command("start")["code"] == "not-ready", "he was seated, and knows of nothing"
        with taras.tab(again):
            assert host.command("start")["type"] == "ack", "who comes to a rematch wants it"


def ratings(browser: Browser, code: str) -> list[dict[str, dict[str, int]]]:
    found = browser.http.get(f"/api/rooms/{code}/ratings").json()
    assert isinstance(found, list)
    return found


def test_a_rated_table_is_for_accounts_and_without_help(server: Server) -> None:
    olena, guest = account(server, "Olena"), at_localhost(server)

    def refused(browser: Browser, *kinds: str, **more: object) -> tuple[int, str]:
        seats = [
            {"kind": kind} if kind in ("you", "here", "open") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        body = {"game": "dice-forge", "seats": seats, "rated": True, **more}
        answer = browser.http.post("/api/rooms", json=body)
        return answer.status_code, answer.json().get("error", "")

    assert refused(guest, "you", "hard") == (403, "account")
    assert refused(olena, "you", "here") == (400, "rated")
    assert refused(olena, "you") == (400, "seats")
    assert refused(olena, "open", "hard") == (400, "rated")
    assert refused(olena, "you", "hard", house=["titan-crossing"])[0] == 400
    code = olena.create("dice-forge", "you", "open", start=False, rated=True)
    with olena.tab(code) as host, guest.tab(code) as tab:
        assert host.room["rated"] is True
        assert tab.command("sit", seat=1, name="Guest")["code"] == "account"
        assert host.command("sit", seat=1, name="Me too")["code"] == "rated"
        assert host.command("seat_bot", seat=1, bot="greedy")["type"] == "ack"
        assert host.command("start")["type"] == "ack"
        asked = host.await_prompt()
        assert host.command("hint", seat=0)["code"] == "rated"
        assert host.act(0, asked)["type"] == "ack"
        assert host.play is not None
        assert host.play["undo"] == {"0": 0}
        assert host.command("undo", seq=host.seq, seat=0, count=1)["code"] == "rated"
    answer = olena.http.post(f"/api/rooms/{code}/hand-over", json={})
    assert (answer.status_code, answer.json()["error"]) == (409, "rated")
    plain = olena.create("dice-forge", "you", "greedy")
    assert olena.http.get(f"/api/rooms/{plain}/ratings").json()["error"] == "rated"


def test_the_leaderboard_names_who_wishes_and_can_be_left_out(make_server: MakeServer) -> None:
    server = make_server()
    olena, guest = account(server, "Olena"), at_localhost(server)
    assert guest.http.get("/api/leaderboard").json() == []
    finish(table(olena, bots=("random",)), olena)

    def rows(browser: Browser) -> list[tuple[str, str, bool]]:
        [board] = browser.http.get("/api/leaderboard").json()
        assert (board["game"], board["seats"]) == ("rolling-realms", 2)
        ends = [row["rating"]["rating"] - row["rating"]["deviation"] for row in board["rows"]]
        assert ends == sorted(ends, reverse=True)
        return sorted((row["name"], row["bot"], row["mine"]) for row in board["rows"])

    assert rows(olena) == [("", "random", False), ("Olena", "", True)]
    assert rows(guest) == [("", "random", False), ("Olena", "", False)]
    assert olena.http.put("/api/account", json={"listed": False}).json()["listed"] is False
    assert rows(guest) == [("", "random", False)]
    server.kill()
    server.options["leaderboard"] = False
    server.start()
    assert guest.http.get("/api/leaderboard").json()["error"] == "leaderboard"
    assert olena.http.get("/api/account").json()["leaderboard"] is False

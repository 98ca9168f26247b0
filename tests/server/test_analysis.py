"""The analysis board: positions played on, judged, refused in words, and gone on from in rooms."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import grani
from grani.core.complaints import understood
from grani.server.analysis_wire import LOOKS, MOST_MOVES
from grani.server.context import MOST_OF_HOME
from grani.server.worker_pool import MOST_WAITING
from tests.patience import wait_until
from tests.server.browser import PATIENCE, Browser, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]
Data = dict[str, Any]
CHANCE = -1


def position(game: str, seats: int, steps: int, seed: int = 7) -> grani.State:
    """Give a position after some random actions."""
    dice = grani.Dice(seed=seed)
    table = grani.game(game).new(seats=seats)
    for _ in range(steps):
        table.apply(dice.pick(table.legal()))
    return table


def ask(browser: Browser, **body: object) -> Data:
    answer = browser.http.post("/api/analysis", json=body)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def refusal(browser: Browser, path: str = "", **body: object) -> Data:
    answer = browser.http.post(f"/api/analysis{path}", json=body)
    assert answer.status_code == 400, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("game", "seats"), [("dice-forge", 2), ("rolling-realms", 2)])
def test_a_game_is_played_on_by_choosing_dice_and_by_rolling(
    server: Server, game: str, seats: int
) -> None:
    browser = Browser(server)
    begun = ask(browser, game=game, seats=seats, data=True)
    assert grani.to_id(grani.game(game).from_position(begun["position"])) == begun["id"]
    chance = begun["chance"]
    assert begun["play"]["prompts"] == []
    outcome = chance["outcomes"][-1]
    chosen = ask(browser, position=begun["id"], moves=[[CHANCE, outcome["action"]]])
    assert [step["action"] for step in chosen["steps"]][:1] == [outcome["action"]]
    assert chosen["steps"][0]["key"] == outcome["key"]
    rolled = ask(browser, position=begun["id"], moves=[[CHANCE, outcome["action"]]], then="roll")
    assert rolled["chance"] is None
    assert any(step["lines"] for step in rolled["steps"])
    prompt = rolled["play"]["prompts"][0]
    assert rolled["play"]["focus"] == prompt["seat"]
    again = [[step["seat"], step["action"]] for step in rolled["steps"]]
    assert ask(browser, position=begun["id"], moves=again)["id"] == rolled["id"]
    option = prompt["options"][0]
    after = ask(browser, position=rolled["id"], moves=[[prompt["seat"], option["action"]]])
    assert after["start"] == rolled["id"]
    assert after["steps"][0]["key"] == option["key"]
    assert len(after["steps"]) == 1


def test_a_die_is_described_side_by_side(server: Server) -> None:
    table = position("dice-forge", 3, 200)
    dice = grani.Dice(seed=3)
    while table.decision() != "roll":
        table.apply(dice.pick(table.legal()))
    found = ask(Browser(server), position=grani.to_id(table))
    chance = found["chance"]
    assert chance["key"] == "chance-roll"
    laid_out: Any = table.position()
    hero = laid_out["heroes"][chance["seat"]]
    faces = [f"face:{face}" for face in hero[chance["args"]["die"]]]
    assert [one["about"] for one in chance["outcomes"]] == faces
    assert found["play"]["prompts"] == []


def test_a_finished_game_is_looked_at_and_one_that_is_played_is_not(server: Server) -> None:
    player, reader = Browser(server), Browser(server)
    code = player.create("rolling-realms", "you")
    with player.tab(code) as tab:
        tab.await_prompt()
        answer = player.http.post("/api/analysis", json={"room": code})
        assert (answer.status_code, answer.json()["error"]) == (409, "playing")
        play_on([tab], random.Random(2))
    end = ask(reader, room=code)
    assert end["over"]
    assert end["names"] == [tab.room["seats"][0]["name"]]
    assert ask(reader, room=code, step=12)["chance"] or not end["play"]["prompts"]
    record = reader.http.get(f"/api/rooms/{code}/record").text
    brought = reader.http.post(
        "/api/analysis/record?step=12",
        content=record,
        headers={"Content-Type": "application/json"},
    )
    told = brought.json()
    assert told["id"] == ask(reader, room=code, step=12)["id"]
    assert told["at"] == 12
    whole = [[step["seat"], step["action"]] for step in told["steps"]]
    assert ask(reader, position=told["start"], moves=whole)["id"] == end["id"]
    assert all(step["key"] for step in ask(reader, room=code, whole=True)["steps"])


def test_a_position_is_judged_and_looked_at_again(make_server: MakeServer) -> None:
    browser = Browser(make_server(hint_seconds=0.02))
    table = position("dice-forge", 2, 150)
    dice = grani.Dice(seed=1)
    while table.actor < 0 or len(table.legal()) < 3:
        table.apply(dice.pick(table.legal()))
    body = {"position": grani.to_id(table), "seat": int(table.actor)}
    looks = [
        browser.http.post("/api/analysis/worth", json={**body, "look": look}).json()
        for look in (1, 2, 3, 4, 5)
    ]
    for look in looks:
        assert abs(sum(look["win"]) - 1) < 1e-6
        assert sorted(one["action"] for one in look["options"]) == table.legal()
    tries = [sum(one["tries"] for one in look["options"]) for look in looks]
    assert tries == sorted(set(tries)), "it grows with every look"
    # An error follows from the chance, too, so that a longer look need not have the smaller one.
    assert all(0 < error < 0.5 for look in looks for error in look["error"])


def test_what_cannot_be_is_said_in_words(server: Server) -> None:
    browser = Browser(server)
    data: Data = json.loads(json.dumps(position("dice-forge", 2, 60).position()))
    data["heroes"][0]["gold"] = 40
    told = refusal(browser, position=data)
    assert (told["error"], told["path"], told["key"]) == (
        "position",
        "heroes[0].gold",
        "wrong-range",
    )
    assert told["args"]["value"] == 40
    data["heroes"][0]["gold"] = 4
    data["heroes"][0]["glory"] = 100_000
    told = refusal(browser, position=data)
    assert (told["key"], told["args"]["high"]) == ("wrong-range", 9_999)
    data["heroes"][0]["glory"] = 999
    ask(browser, position=data)
    data["heroes"][0]["light"][0] = "mirror"
    assert refusal(browser, position=data)["key"] == "wrong-face-places"
    assert refusal(browser, position=json.dumps(data))["key"] == "wrong-face-places"
    realms: Data = json.loads(json.dumps(position("rolling-realms", 1, 20).position()))
    realms["sheets"][0]["resources"]["coin"] = [0, 2]
    assert refusal(browser, position=realms)["key"] == "wrong-spent"


def test_whatever_is_sent_is_refused_and_not_believed(server: Server) -> None:
    browser = Browser(server)
    id = grani.to_id(position("dice-forge", 2, 40))
    assert refusal(browser)["error"] == "bad-request"
    assert refusal(browser, position="dice-forge.1:garbled")["key"] == "wrong-garbled"
    assert refusal(browser, position=id.replace(".1:", ".9:"))["key"] == "wrong-rules"
    assert refusal(browser, position="chess:" + "x" * 60_000)["error"] == "position"
    assert refusal(browser, position='{"game":' + "[" * 30_000)["key"] == "wrong-json"
    assert refusal(browser, position={"game": "chess"})["path"] == "game"
    assert refusal(browser, position=id, moves=[[0, 99_999]])["error"] == "illegal"
    assert refusal(browser, position=id, moves=[[7, 1]])["error"] == "illegal"
    long = [[CHANCE, 64]] * (MOST_MOVES + 1)
    assert refusal(browser, position=id, moves=long)["error"] == "bad-request"
    assert refusal(browser, game="dice-forge", seats=9)["error"] == "setup"
    crowd = grani.to_id(grani.game("rolling-realms").new(seats=40))
    assert refusal(browser, position=crowd)["key"] == "wrong-seats"
    assert refusal(browser, "/worth", position="no id")["error"] == "position"
    assert refusal(browser, "/worth", position=id, look=LOOKS + 1)["error"] == "bad-request"
    answer = browser.http.post("/api/analysis/record", content=b"\xff{}")
    assert answer.status_code in (400, 415)


def test_looks_are_counted(make_server: MakeServer) -> None:
    browser = Browser(make_server(limits={"judgements": 1}))
    body = {"position": grani.to_id(position("rolling-realms", 1, 30))}
    codes = [browser.http.post("/api/analysis/worth", json=body).status_code for _ in range(2)]
    assert codes == [200, 429]


def test_one_address_does_not_keep_others_from_the_board(make_server: MakeServer) -> None:
    server = make_server()
    olena = Browser(server)
    start = {"position": grani.to_id(position("rolling-realms", 1, 30))}
    ask(olena, **start)
    # While nobody works, whatever is asked for is under way.
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text()
    workers = [int(pid) for pid in children.split()]
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)

    def flood(_: int) -> int:
        # A guest each: nobody has a cookie.
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=server.address, timeout=PATIENCE, transport=elsewhere) as one:
            return one.post("/api/analysis", json=start).status_code

    with ThreadPoolExecutor(MOST_WAITING) as threads:
        asked = [threads.submit(flood, number) for number in range(MOST_WAITING)]
        refused = MOST_WAITING - MOST_OF_HOME
        wait_until(lambda: sum(one.done() for one in asked) == refused, "too many are under way")
        others = threads.submit(ask, olena, **start)
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
        assert sorted(one.result() for one in asked) == [200] * MOST_OF_HOME + [429] * refused
        assert others.result()["id"] == start["position"]


def test_a_room_goes_on_from_a_position_to_the_end(server: Server) -> None:
    host = Browser(server)
    table = position("dice-forge", 2, 260)
    id = grani.to_id(table)
    code = host.create("dice-forge", "you", "greedy", position=id)
    with host.tab(code) as tab:
        tab.await_prompt()
        assert tab.room["setup"] == {"position": id}
        assert tab.play is not None
        view: Any = table.view(-1)
        assert tab.play["view"]["round"] >= view["round"]
        play_on([tab], random.Random(5))
    assert host.http.get("/api/mine/reviews").json()["missing"] == [], "half a game is no game"
    (mine,) = host.http.get("/api/mine").json()
    assert mine["from_position"]
    replay = host.http.get(f"/api/rooms/{code}/replay").json()
    assert replay["steps"] > 0
    assert host.http.get(f"/api/rooms/{code}/statistics").status_code == 200
    record = grani.load_record(host.http.get(f"/api/rooms/{code}/record").text)
    assert grani.to_id(record.replay(0)) == id
    assert record.replay().is_over


def test_no_room_begins_where_nobody_can_go_on(server: Server) -> None:
    host = Browser(server)
    id = grani.to_id(position("dice-forge", 2, 40))
    table = position("rolling-realms", 1, 0)
    dice = grani.Dice(seed=1)
    while not table.is_over:
        table.apply(dice.pick(table.legal()))
    for body, seats in (
        ({"game": "dice-forge", "position": id}, 3),
        ({"game": "rolling-realms", "position": id}, 2),
        ({"game": "rolling-realms", "position": grani.to_id(table)}, 1),
        ({"game": "dice-forge", "position": id[:-3]}, 2),
    ):
        answer = host.http.post("/api/rooms", json={**body, "seats": [{"kind": "here"}] * seats})
        assert answer.status_code == 400, answer.text


def test_a_complaint_without_a_place_keeps_its_words() -> None:
    told = understood("something else is odd: here")
    assert (told.path, told.reason, told.key) == ("", "something else is odd: here", "")


def test_what_belongs_there_is_said(server: Server) -> None:
    browser = Browser(server)
    for text in ("[]", "[1]", "{}", '{"a": 1}'):
        assert refusal(browser, position=text)["key"] == "wrong-no-position"
    forge: Data = {**position("dice-forge", 2, 60).position()}
    realms: Data = {**position("rolling-realms", 1, 20).position()}
    for data, path, word in (
        ({**forge, "round": "two"}, "round", "number"),
        ({**forge, "heroes": 2}, "heroes", "list"),
        ({**forge, "temple": []}, "temple", "fields"),
        ({**forge, "rules": 1}, "rules", "text"),
        ({**forge, "module": 1}, "module", "name"),
        ({**forge, "upgraded": 1}, "upgraded", "flag"),
        ({**forge, "house_rules": 1}, "house_rules", "fields"),
        ({**realms, "sheets": "one"}, "sheets", "list"),
    ):
        told = refusal(browser, position=data)
        assert (told["path"], told["key"]) == (path, f"wrong-kind-{word}")
    row = understood(
        "rows[1]: expected 4 numbers or nulls", grani.game("rolling-realms").complaints()
    )
    assert (row.key, row.args) == ("wrong-kind-row", {"count": 4})


def test_a_square_that_does_not_exist_is_refused_in_words() -> None:
    told = understood("heroes[1].loyalty: no square of the Titans 't_99': did you mean 't_9'?")
    assert (told.path, told.key, told.args) == ("heroes[1].loyalty", "wrong-name", {"word": "t_99"})

"""The game of the day: the same dice for all, one try each, and nothing of the dice beforehand."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date, timedelta
from math import inf
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from grani.core import fair
from grani.core.record import Record, load_record
from grani.core.registry import game as registered
from grani.server.days import OPEN_FOR, seed_of
from grani.server.live_game import LiveGame
from grani.server.store import Store
from tests.loops import run
from tests.server.browser import Browser, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]
REALMS = "rolling-realms"


def days(browser: Browser) -> list[dict[str, Any]]:
    found = browser.http.get("/api/days").json()
    assert isinstance(found, list)
    return found


def today_of(browser: Browser, game: str) -> dict[str, Any]:
    return next(one for one in days(browser) if one["game"] == game)


def play(browser: Browser, game: str, day: str) -> str:
    answer = browser.http.post(f"/api/days/{game}/{day}", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def finish(browser: Browser, code: str, luck: int) -> list[str]:
    """Play a game to its end at random; give how its dice fell."""
    with browser.tab(code) as tab:
        play_on([tab], random.Random(luck))
        assert tab.seed == ""
    with browser.tab(code) as tab:
        return [json.dumps(line["event"]) for line in tab.log if line["event"]["sort"] == "roll"]


def forgotten(database: Path) -> list[str]:
    """Give the rooms that a host who keeps nothing would delete."""
    store = Store(database)
    try:
        return run(store.quiet(("over", "playing"), inf, 10))
    finally:
        store.close()


# ---------------------------------------------------------------------- dice


def thrown(seed: bytes, luck: int) -> dict[str, list[int]]:
    """Play a game of Dice Forge at random with the dice of a day; give the sides of every die."""
    game = registered("dice-forge")
    record = Record.of(game, game.setup_data(2, game.daily_setup), ["Olena", "Taras"])
    live = LiveGame(game, record, seed, day="2020-02-17")
    live.begin()
    choice = random.Random(luck)
    while not live.is_over:
        seat = live.waiting()[0]
        live.act(choice.choice(live.state.legal(seat)), seat)
    assert live.written().tags[fair.FAIR] == fair.DAY_SCHEME
    assert fair.SEED in live.written().tags, "the day is long over"
    assert fair.judge(live.written()).rolled > 0
    sides: dict[str, list[int]] = defaultdict(list)
    match = LiveGame(game, Record.of(game, record.setup, record.seats), seed, day="2020-02-17")
    state = match.state
    for number, action in enumerate(record.actions):
        if state.actor == -1:
            sides[game.lot(state)].append(action)
        state.apply(action, record.movers[number] if record.movers else None)
    return sides


def test_the_nth_throw_of_a_die_is_the_same_whatever_was_decided() -> None:
    seed = seed_of("secret", "dice-forge", "2020-02-17")
    one, other = thrown(seed, 1), thrown(seed, 2)
    assert {"die 0", "die 1", "die 2", "die 3", "draw"} <= one.keys()
    for lot in one.keys() & other.keys():
        common = min(len(one[lot]), len(other[lot]))
        assert one[lot][:common] == other[lot][:common], lot
    assert [len(one[f"die {die}"]) for die in range(4)] != [
        len(other[f"die {die}"]) for die in range(4)
    ], "both games took another course"
    another = thrown(seed_of("secret", "dice-forge", "2020-02-18"), 1)
    assert one["die 0"][:12] != another["die 0"][:12]


def test_a_record_with_other_dice_is_found_out() -> None:
    game = registered("dice-forge")
    record = Record.of(game, game.setup_data(2, game.daily_setup), ["Olena", "Taras"])
    live = LiveGame(game, record, bytes(32), day="2020-02-17")
    live.begin()
    written = live.written()
    fair.stamp_day(written, bytes(32), "2020-02-17", is_told=True)
    assert fair.judge(written).rolled == len(written.actions)
    fair.stamp_day(written, bytes(31) + b"x", "2020-02-17", is_told=True)
    with pytest.raises(fair.Unfair) as found:
        fair.judge(written)
    assert found.value.fault == "roll"


def test_seeds_tell_nothing_of_each_other() -> None:
    known = {seed_of(secret, game, day) for secret in "ab" for game in "cd" for day in "ef"}
    assert len(known) == 8


# ---------------------------------------------------------------------- playing it


def test_all_get_the_same_dice_and_a_place(make_server: MakeServer) -> None:
    server = make_server()
    olena, taras, thief = Browser(server), Browser(server), Browser(server)
    listed = days(olena)
    assert len(listed) == 2 * OPEN_FOR
    assert {(one["game"], tuple(one["rivals"])) for one in listed} == {
        (REALMS, ()),
        ("dice-forge", ("hard",)),
    }
    day = today_of(olena, REALMS)["day"]
    codes = {}
    rolls = {}
    for luck, guest in enumerate((olena, taras)):
        with ThreadPoolExecutor(4) as windows:
            opened = set(windows.map(play, [guest] * 4, [REALMS] * 4, [day] * 4))
        assert len(opened) == 1, "there is one try, in however many windows"
        codes[guest] = opened.pop()
        assert today_of(guest, REALMS)["scores"] == []
        rolls[guest] = finish(guest, codes[guest], luck)
    assert codes[olena] != codes[taras]
    assert rolls[olena] == rolls[taras]
    assert len(rolls[olena]) > 20

    mine, theirs = today_of(olena, REALMS), today_of(taras, REALMS)
    assert (mine["played"], mine["code"]) == (2, codes[olena])
    best = max(mine["scores"][0], theirs["scores"][0])
    assert mine["table"][0]["scores"] == [best]
    for own in (mine, theirs):
        assert own["place"] == (1 if own["scores"][0] == best else 2)
    assert today_of(thief, REALMS)["place"] == 0

    # Nobody else looks on, and nothing tells the seed while the day is open.
    code = codes[olena]
    with pytest.raises(InvalidStatus):
        thief.tab(code)
    for path in ("", "/record", "/replay", "/frames?from=0&to=3", "/statistics", "/text?step=9"):
        assert thief.http.get(f"/api/rooms/{code}{path}").status_code == 404, path
    database = server.folder / "tables.db"
    with closing(sqlite3.connect(database)) as rows:
        seed = rows.execute("select seed from games where code = ?", (code,)).fetchone()[0]
    told = ["/record", "/replay", "/statistics", ""]
    answers = [olena.http.get(f"/api/rooms/{code}{path}").text for path in told]
    assert all(answers)
    assert seed not in "\n".join([*answers, server.log])
    record = olena.http.get(f"/api/rooms/{code}/record").text
    with pytest.raises(fair.Unfair) as hidden:
        fair.judge(load_record(record))
    assert hidden.value.fault == "secret"

    # A week later the seed is told, everybody may look, and the day is not played any more.
    server.kill()
    assert forgotten(database) == [], "or it could be played again with known dice"
    past = (date.fromisoformat(day) - timedelta(days=OPEN_FOR)).isoformat()
    with closing(sqlite3.connect(database)) as rows, rows:
        rows.execute("update days set day = ?", (past,))
    assert set(forgotten(database)) == set(codes.values())
    server.start()
    record = thief.http.get(f"/api/rooms/{code}/record").text
    assert fair.judge(load_record(record), fair.old_commitment(bytes.fromhex(seed))).rolled > 20
    assert thief.http.post(f"/api/days/{REALMS}/{past}", json={}).json()["error"] == "day"
    assert today_of(olena, REALMS)["played"] == 0


def test_nobody_plays_ahead_or_lets_others_play(server: Server) -> None:
    guest = Browser(server)
    today = date.fromisoformat(today_of(guest, "dice-forge")["day"])
    # The second day from now: it is still to come, also if midnight passes meanwhile.
    for day in (today + timedelta(days=2), today - timedelta(days=OPEN_FOR), "soon", "2026-W01-1x"):
        answer = guest.http.post(f"/api/days/dice-forge/{day}", json={})
        assert (answer.status_code, answer.json()["error"]) == (404, "day")
    assert guest.http.post(f"/api/days/pig/{today}", json={}).status_code == 404
    code = play(guest, "dice-forge", today.isoformat())
    with guest.tab(code) as tab:
        assert (tab.room["day"], tab.room["seats"][1]["bot"]) == (today.isoformat(), "hard")
        tab.await_prompt()
        assert tab.command("seat_bot", seat=0, bot="hard")["code"] == "day"
        assert tab.command("stand", seat=0)["code"] == "day"
        assert tab.command("hint", seat=0)["code"] == "day"
        assert tab.command("rename", seat=0, name="Olena")["type"] == "ack"
        answer = guest.http.post(f"/api/rooms/{code}/hand-over", json={})
        assert answer.json()["error"] == "day"
        assert play_on([tab], random.Random(1), 2) == 2

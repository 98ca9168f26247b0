"""Whole games between people who sit at different screens, at one screen, or watch."""

from __future__ import annotations

import json
import random

import pytest

from grani.core.fair import check, judge
from grani.core.record import load_record
from tests.server.browser import Browser, play_on
from tests.server.serving import Server

GAMES = ["dice-forge", "rolling-realms"]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_and_check_its_dice(server: Server, game: str) -> None:
    host, friend = Browser(server), Browser(server)
    code = host.create(game, "you", "open", start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        assert second.room["status"] == "open"
        assert second.command("sit", seat=1, name="Taras")["type"] == "ack"
        promised = first.room["commitment"]
        assert first.command("start")["type"] == "ack"
        play_on([first, second], random.Random(7))

        assert first.seed == second.seed
        assert first.seqs == second.seqs == list(range(2, first.seq + 1))
        assert first.play is not None
        assert second.play is not None
        assert first.play["view"]["scores"] == second.play["view"]["scores"]
        record = load_record(host.http.get(f"/api/rooms/{code}/record").content)
        assert record.seats[1] == "Taras"
        assert record.replay().scores() == first.play["view"]["scores"]
        assert check(record) > 20
        assert judge(record, promised).is_confirmed


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_against_every_kind_of_bot(server: Server, game: str) -> None:
    person = Browser(server)
    infos = {info["id"]: info for info in person.http.get("/api/games").json()}
    bots = infos[game]["bots"]
    rivals = min(4, infos[game]["max_seats"] - 1)
    for first in range(0, len(bots), rivals):
        code = person.create(game, "you", *bots[first : first + rivals])
        with person.tab(code) as tab:
            play_on([tab], random.Random(3))
            assert tab.seed
            while tab.room["status"] != "over":
                tab.read()
        assert person.http.get(f"/api/rooms/{code}").json()["status"] == "over"


def test_friends_at_one_screen_share_a_socket_and_see_who_must_decide(server: Server) -> None:
    browser = Browser(server)
    code = browser.create("dice-forge", "you", "here")
    with browser.tab(code) as tab:
        seen: set[int] = set()
        dice = random.Random(1)
        for _ in range(40):
            prompt = tab.await_prompt()
            assert tab.play is not None
            assert tab.play["focus"] == prompt["seat"] == tab.play["view"]["you"]
            seen.add(prompt["seat"])
            tab.act(dice.randrange(len(prompt["options"])))
        assert seen == {0, 1}


def test_seats_that_act_at_once_keep_their_decisions_open(server: Server) -> None:
    browser = Browser(server)
    code = browser.create("rolling-realms", "you", "here")
    with browser.tab(code) as tab:
        assert tab.play is not None
        assert tab.play["waiting"] == [0, 1]
        before = tab.prompt(1)
        assert tab.act(1, tab.prompt(0))["type"] == "ack"
        tab.hear_all()
        assert tab.prompt(1)["id"] == before["id"]
        assert tab.act(1, before)["type"] == "ack", "something has happened, the same decision"


def test_options_say_over_the_wire_what_they_mean(server: Server) -> None:
    host = Browser(server)
    with host.tab(host.create("rolling-realms", "you")) as tab:
        options = tab.await_prompt()["options"]
        (end,) = [option for option in options if option.get("declines")]
        assert end["key"] == "rr-option-end"
        assert end["loses"], "two dice were just rolled"
        assert "default" not in end, "only what is so is told"
        assert not any(option.get("loses") for option in options if option is not end)


def test_a_spectator_sees_the_game_and_decides_nothing(server: Server) -> None:
    host, visitor = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab, visitor.tab(code) as watching:
        assert watching.play is not None
        assert watching.play["focus"] is None
        assert watching.play["prompts"] == []
        assert watching.play["undo"] == {}
        while tab.room["spectators"] != 1:
            tab.read()
        answer = watching.act(0, tab.prompt())
        assert (answer["type"], answer["code"]) == ("reject", "not-your-seat")
        tab.act()
        batch = watching.until(lambda message: message["type"] == "batch")
        assert batch["play"]["view"]["you"] == -1
        assert "seed" not in json.dumps(batch["play"])


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(server: Server) -> None:
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="Olha")
        first.command("start")
        play_on([first, second], random.Random(5), decisions=12)
        for tab in (first, second):
            tab.hear_all()
        here = first if first.prompts else second
        prompt, log = here.prompt(), list(here.log)
        here.close()
        here.reconnect()
        assert here.prompt() == prompt
        assert here.log[-len(log) :] == log
        assert here.act()["type"] == "ack"


def test_tables_can_be_read_as_text_in_every_language(server: Server) -> None:
    browser, other = Browser(server), Browser(server)
    code = browser.create("dice-forge", "you", "greedy")
    with browser.tab(code) as tab:
        tab.await_prompt()
        english = browser.http.get(f"/api/rooms/{code}/text", params={"lang": "en", "width": 70})
        assert english.headers["content-type"].startswith("text/plain")
        assert max(map(len, english.text.splitlines())) <= 70
        assert english.text.startswith("Round 1")
        texts = {
            browser.http.get(f"/api/rooms/{code}/text", params={"lang": lang}).text
            for lang in ("en", "ru", "uk")
        }
        assert len(texts) == 3
        peeking = other.http.get(f"/api/rooms/{code}/text", params={"seat": 0})
        assert peeking.status_code == 403

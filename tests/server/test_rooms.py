"""Rooms: sitting down, names, bots for open seats and absent people, timers, undo, rematch."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from grani.dice_forge.house import HOUSE_NAMES
from tests.server.browser import Browser, Data, Tab, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]


@pytest.fixture
def host(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def friend(server: Server) -> Browser:
    return Browser(server)


def room_where(tab: Tab, wanted: Callable[[Data], bool]) -> Data:
    """Hear on until the room is as wanted."""
    while not wanted(tab.room):
        tab.read()
    return tab.room


def kinds(room: Data) -> list[str]:
    return [seat["kind"] for seat in room["seats"]]


def test_seats_are_taken_left_and_given_to_bots(host: Browser, friend: Browser) -> None:
    code = host.create("dice-forge", "you", "open", "open", start=False)
    assert len(code) == 12
    assert not set(code) & set("01ILO")
    with host.tab(code) as first, friend.tab(code) as second:
        assert first.room["host"] is True
        assert second.room["host"] is False
        assert second.play is None
        assert second.command("start")["code"] == "not-host"
        assert first.command("start")["code"] == "open-seat"
        assert second.command("seat_bot", seat=1, bot="greedy")["code"] == "not-host"
        assert second.command("sit", seat=0, name="Eve")["code"] == "taken"
        assert second.command("sit", seat=1, name="  Taras\n")["type"] == "ack"
        room_where(first, lambda room: room["seats"][1]["name"] == "Taras")
        assert first.room["seats"][1]["online"] is True
        assert first.room["seats"][1]["mine"] is False
        room_where(second, lambda room: room["seats"][1]["mine"])
        assert second.command("ready", ready=True)["type"] == "ack"
        room_where(first, lambda room: room["seats"][1]["ready"])
        assert second.command("rename", seat=1, name="Тарас")["type"] == "ack"
        assert second.command("rename", seat=0, name="Nobody")["code"] == "not-your-seat"
        assert second.command("stand", seat=1)["type"] == "ack"
        room_where(first, lambda room: room["seats"][1]["kind"] == "open")
        assert second.command("sit", seat=2, name="Taras")["type"] == "ack"
        assert first.command("seat_bot", seat=1, bot="hal")["code"] == "illegal"
        assert first.command("seat_bot", seat=1, bot="greedy")["type"] == "ack"
        assert first.command("seat_bot", seat=2, bot="greedy")["code"] == "taken"
        room_where(second, lambda room: kinds(room) == ["person", "bot", "person"])
        assert second.room["seats"][1]["name"]
        assert first.command("act", seat=0, prompt="0.1", action=0)["code"] == "not-started"
        assert first.command("start")["type"] == "ack"
        second.until(lambda message: message["type"] == "snapshot")
        assert second.room["status"] == "playing"
        assert second.command("sit", seat=1, name="X")["code"] == "begun"


def test_presence_is_told(host: Browser, friend: Browser) -> None:
    code = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as first:
        with friend.tab(code) as second:
            room_where(first, lambda room: room["spectators"] == 1)
            assert first.room["watching"] == []
            second.command("sit", seat=1, name="Olha")
            room_where(first, lambda room: room["seats"][1]["online"])
            assert first.room["spectators"] == 0
        room_where(first, lambda room: not room["seats"][1]["online"])
        assert first.room["seats"][1]["name"] == "Olha"


def test_spectators_who_told_their_name_are_named(host: Browser, friend: Browser) -> None:
    friend.http.put("/api/me", json={"name": "Софія"})
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as first, friend.tab(code) as second:
        room_where(first, lambda room: room["watching"] == ["Софія"])
        assert second.room["watching"] == ["Софія"]


def test_two_of_one_name_are_told_apart(host: Browser, friend: Browser) -> None:
    host.http.put("/api/me", json={"name": "Olena"})
    code = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="olena")
        room_where(first, lambda room: room["seats"][1]["name"] == "olena 2")
        first.command("rename", seat=0, name="Olena 2")
        room_where(first, lambda room: room["seats"][0]["name"] == "Olena 2 2")
        assert [seat["name"] for seat in first.room["seats"]] == ["Olena 2 2", "olena 2"]


def test_phrases_are_heard_by_all_and_nothing_else_is_said(host: Browser, friend: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as first, friend.tab(code) as second:
        first.command("phrase", phrase="well-played")
        for tab in (first, second):
            heard = tab.until(lambda message: message["type"] == "phrase")
            assert (heard["seat"], heard["phrase"]) == (0, "well-played")
        second.command("phrase", phrase="thanks")
        assert first.until(lambda message: message["type"] == "phrase")["seat"] == -1
        assert second.command("phrase", phrase="<b>")["code"] == "bad-message"


def test_undo_goes_back_to_the_last_real_decision(host: Browser, friend: Browser) -> None:
    code = host.create("rolling-realms", "you", "here")
    with host.tab(code) as tab, friend.tab(code) as watching:
        assert tab.play is not None
        start = tab.play
        assert start["undo"] == {"0": 0, "1": 0}
        other = tab.prompt(1)
        tab.act(1, tab.prompt(0))
        tab.hear_all()
        assert tab.play["undo"]["0"] >= 1
        tab.act(1, other)
        tab.hear_all()
        after = tab.prompt(1)
        seq = tab.seq
        depth = tab.play["undo"]["0"]
        answer = tab.command("undo", seq=seq, seat=0, count=depth)
        assert (answer["type"], answer["seq"]) == ("ack", seq + 1)
        tab.until(lambda message: message["type"] == "snapshot")
        assert tab.prompt(0)["options"] == start["prompts"][0]["options"]
        assert tab.prompt(1) == after, "the other seat's decisions stay"
        assert tab.play["undo"]["0"] == 0
        watching.until(lambda message: message["type"] == "snapshot")
        assert watching.seq == tab.seq
        assert tab.command("undo", seq=tab.seq, seat=0, count=1)["code"] == "nothing-to-undo"


def test_undo_stops_at_dice_and_at_others(host: Browser) -> None:
    code = host.create("dice-forge", "you", "greedy")
    with host.tab(code) as tab:
        dice = random.Random(4)
        undone = 0
        while undone < 5:
            prompt = tab.await_prompt()
            assert tab.play is not None
            depth = tab.play["undo"]["0"]
            if depth:
                log = len(tab.log)
                assert tab.command("undo", seq=tab.seq, seat=0, count=1)["type"] == "ack"
                tab.until(lambda message: message["type"] == "snapshot")
                assert len(tab.log) <= log
                assert len(tab.prompt()["options"]) > 1
                undone += 1
                continue
            answer = tab.command("undo", seq=tab.seq, seat=0, count=1)
            assert answer["code"] == "nothing-to-undo"
            tab.act(dice.randrange(len(prompt["options"])), prompt)


def test_a_game_with_undo_still_has_fair_dice(host: Browser) -> None:
    from grani.core.fair import check
    from grani.core.record import load_record

    code = host.create("rolling-realms", "you", "here")
    dice = random.Random(9)
    with host.tab(code) as tab:
        while not tab.seed:
            play_on([tab], dice, decisions=4)
            tab.hear_all()
            assert tab.play is not None
            seat = next((seat for seat, depth in tab.play["undo"].items() if depth), None)
            if seat is not None and dice.random() < 0.5:
                tab.command("undo", seq=tab.seq, seat=int(seat), count=1)
                tab.until(lambda message: message["type"] == "snapshot")
    record = load_record(host.http.get(f"/api/rooms/{code}/record").content)
    assert check(record) >= 27 * 2


def test_the_timer_decides_for_those_who_do_not(host: Browser, friend: Browser) -> None:
    code = host.create("dice-forge", "you", "open", timer=1, start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="Slow")
        first.command("start")
        first.hear_all()
        assert first.play is not None
        assert 0 <= first.play["deadline"] <= 1000
        seat, before = first.play["waiting"][0], first.seq
        batch = first.until(lambda message: message["type"] == "batch")
        assert (batch["seat"], batch["seq"]) == (seat, before + 1)
        while not first.prompts:
            first.read()
        assert first.act()["type"] == "ack", "one decision was taken, not the seat"


def test_a_bot_stands_in_for_somebody_absent_and_goes_again(host: Browser, friend: Browser) -> None:
    code = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as first:
        with friend.tab(code) as second:
            second.command("sit", seat=1, name="Olha")
            first.command("start")
            answer = first.command("seat_bot", seat=1, bot="greedy")
            assert answer["code"] == "present", "Olha is here"
        room_where(first, lambda room: not room["seats"][1]["online"])
        assert first.command("seat_bot", seat=1, bot="greedy")["type"] == "ack"
        first.until(lambda message: message["type"] == "snapshot")
        assert first.room["seats"][1]["stand_in"] == "greedy"
        movers = set()
        while 1 not in movers:
            first.await_prompt()
            first.act()
            movers |= {message["seat"] for message in first.hear_all(0.2) if "lines" in message}
        with friend.tab(code) as second:
            assert second.prompts == []
            assert second.command("seat_bot", seat=1, bot="")["type"] == "ack"
            second.until(lambda message: message["type"] == "snapshot")
            assert second.room["seats"][1]["stand_in"] == ""
            for _ in range(20):
                first.hear_all(0.01)
                second.hear_all(0.01)
                if second.prompts:
                    break
                first.act()
            assert second.act()["type"] == "ack"


def test_a_rematch_keeps_the_seats(host: Browser, friend: Browser) -> None:
    code = host.create("rolling-realms", "you", "open", start=False)
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="Olha")
        assert first.command("rematch")["code"] == "illegal"
        first.command("start")
        play_on([first, second], random.Random(8))
        for tab in (first, second):
            assert tab.command("rematch")["type"] == "ack"
        room_where(first, lambda room: room["rematch"] != "")
        room_where(second, lambda room: room["rematch"] != "")
        again = first.room["rematch"]
        assert second.room["rematch"] == again != code
        won = first.room["wins"]
    ended, opened = sorted(
        friend.http.get("/api/mine").json(), key=lambda room: room["status"] != "over"
    )
    assert [ended["mine"], ended["bots"]] == [[1], ["", ""]]
    best = max(ended["scores"])
    assert ended["winners"]
    assert {ended["scores"][seat] for seat in ended["winners"]} == {best}
    assert won == [int(seat in ended["winners"]) for seat in (0, 1)]
    assert [opened["scores"], opened["winners"]] == [[], []]
    with host.tab(again) as first, friend.tab(again) as second:
        assert first.room["host"] is True
        assert first.room["wins"] == won
        assert second.room["seats"][1]["mine"] is True
        assert first.room["commitment"]
        assert first.command("start")["type"] == "ack"


def test_a_rematch_with_bots_begins_at_once(host: Browser) -> None:
    code = host.create("rolling-realms", "you", "random")
    with host.tab(code) as tab:
        play_on([tab], random.Random(6))
        tab.command("rematch")
        room_where(tab, lambda room: room["rematch"] != "")
        assert host.http.get(f"/api/rooms/{tab.room['rematch']}").json()["status"] == "playing"


def test_hints_name_the_best_options(host: Browser) -> None:
    code = host.create("dice-forge", "you", "greedy")
    with host.tab(code) as tab:
        prompt = tab.await_prompt()
        hint = tab.command("hint", seat=0)
        assert hint["type"] == "hint", hint
        assert hint["prompt"] == prompt["id"]
        legal = [option["action"] for option in prompt["options"]]
        assert sorted(option["action"] for option in hint["options"]) == sorted(legal)
        assert all(0 <= option["win"] <= 1 for option in hint["options"])
        assert all(option["tries"] > 0 for option in hint["options"])
        assert tab.act()["type"] == "ack"


@pytest.mark.parametrize("hints", [False, True])
def test_the_tutor_helps_nobody_who_shares_a_screen(host: Browser, hints: bool) -> None:
    with host.tab(host.create("dice-forge", "you", "here", "greedy", hints=hints)) as tab:
        prompt = tab.await_prompt()
        asked = {"seat": prompt["seat"], "option": prompt["options"][0]["action"]}
        assert tab.command("hint", **asked)["type"] == "hint", "they see what the other sees"
        assert tab.command("hint", tutor=True, **asked)["code"] == "no-hint"


def test_the_tutor_helps_only_where_all_others_are_bots(host: Browser) -> None:
    with host.tab(host.create("dice-forge", "you", "greedy")) as tab:
        prompt = tab.await_prompt()
        option = prompt["options"][0]["action"]
        hint = tab.command("hint", seat=0, tutor=True, option=option)
        assert hint["type"] == "hint"
        assert not hint["more"]
        assert hint["options"][-1]["action"] == option
        assert tab.command("hint", seat=0, tutor=True, option=option)["options"] == hint["options"]
        assert tab.command("hint", seat=0, tutor=True, option=99999)["code"] == "illegal"
    with host.tab(host.create("dice-forge", "you", "here")) as tab:
        seat = tab.prompt()["seat"]
        assert tab.command("hint", seat=seat, tutor=True)["code"] == "no-hint"


@pytest.mark.parametrize("hints", [False, True])
def test_where_others_play_hints_are_for_all_or_none(server: Server, hints: bool) -> None:
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "open", start=False, hints=hints)
    with host.tab(code) as first, friend.tab(code) as second:
        second.command("sit", seat=1, name="Taras")
        second.command("ready", seat=1, ready=True)
        assert first.command("start")["type"] == "ack"
        for tab in (first, second):
            room_where(tab, lambda room: room["status"] == "playing")
            assert tab.room["hints"] is hints, "all at the table are told"
        tab = first if first.room["status"] == "playing" and first.prompts else second
        prompt = tab.await_prompt()
        asked = {"seat": prompt["seat"], "option": prompt["options"][0]["action"]}
        for answer in (tab.command("hint", **asked), tab.command("hint", tutor=True, **asked)):
            assert (answer["type"] == "hint") is hints
            assert answer.get("code", "") == ("" if hints else "strangers")


def test_hints_for_everybody_are_kept_with_the_room(make_server: MakeServer) -> None:
    server = make_server()
    host = Browser(server)
    codes = {wish: host.create("dice-forge", "you", "open", hints=wish) for wish in (False, True)}
    server.stop()
    server.start()
    for wish, code in codes.items():
        with host.tab(code) as tab:
            assert tab.room["hints"] is wish


def tries(hint: Data) -> int:
    return sum(option["tries"] for option in hint["options"])


def test_a_hint_gets_sharper_while_one_looks(make_server: MakeServer) -> None:
    """Steps by time, but each has more tries than the last: the same thought goes on."""
    host = Browser(make_server(hint_seconds=0.02))
    code = host.create("dice-forge", "you", "greedy")
    with host.tab(code) as tab:
        tab.await_prompt()
        told = [tab.command("hint", seat=0)]
        while told[-1]["more"]:
            told.append(tab.until(lambda message: message["type"] == "hint"))
        assert len({hint["id"] for hint in told}) == 1
        assert len(told) == 3
        assert [tries(hint) for hint in told] == sorted({tries(hint) for hint in told})


@pytest.mark.parametrize("end", ["act", "drop"])
def test_nobody_thinks_on_about_what_is_decided_or_put_away(
    make_server: MakeServer, end: str
) -> None:
    host = Browser(make_server(hint_seconds=0.02))
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        hint = tab.command("hint", seat=tab.prompt()["seat"])
        assert hint["more"]
        answer = tab.act() if end == "act" else tab.command("drop_hint")
        assert answer["type"] == "ack"
        # Another hint is not refused, and all that comes now is about it.
        last = again = tab.command("hint", seat=tab.prompt()["seat"])
        assert again["type"] == "hint"
        while last["more"]:
            last = tab.until(lambda message: message["type"] == "hint")
            assert last["id"] == again["id"]


def test_whoever_asks_anew_hears_of_that_and_the_old_question_is_settled(
    host: Browser,
) -> None:
    code = host.create("dice-forge", "you", "here")
    with host.tab(code) as tab:
        seat = tab.prompt()["seat"]
        tab.send(type="hint", id="first", seat=seat)
        tab.send(type="hint", id="second", seat=seat)
        heard: dict[str, str] = {}
        while "second" not in heard:
            message = tab.until(lambda message: message.get("id") in ("first", "second"))
            heard[message["id"]] = message["type"]
        assert heard["first"] in ("ack", "hint"), "it would be asked again and again"
        assert heard["second"] == "hint"


def test_hints_of_all_tables_get_sharper_in_turn(make_server: MakeServer) -> None:
    host = Browser(make_server(hint_seconds=0.02))
    codes = [host.create("dice-forge", "you", "here") for _ in range(2)]
    with host.tab(codes[0]) as one, host.tab(codes[1]) as other:
        first = [tab.command("hint", seat=tab.prompt()["seat"]) for tab in (one, other)]
        for tab, told in ((one, first[0]), (other, first[1])):
            hint = told
            while hint["more"]:
                hint = tab.until(lambda message: message["type"] == "hint")
            assert tries(hint) > tries(told)


def test_a_bot_gets_its_name_in_the_language_of_the_host(host: Browser) -> None:
    code = host.create("dice-forge", "you", "open", "open", "open", start=False)
    with host.tab(code) as tab:
        for seat, language in ((1, "uk"), (2, "en"), (3, "tlh")):
            tab.command("seat_bot", seat=seat, bot="random", language=language)
        names = [seat["name"] for seat in host.http.get(f"/api/rooms/{code}").json()["seats"]]
    assert names[1:] == ["Дедал", "Daedalus", "Ariadne"]


AGES = 3600.0


def test_bots_take_their_time(make_server: MakeServer) -> None:
    server = make_server(pace=AGES, pace_in_all=AGES)
    person = Browser(server)
    code = person.create("dice-forge", "greedy", "greedy", "greedy", start=False)
    with person.tab(code) as tab:
        assert tab.command("start")["type"] == "ack"
        while tab.play is None:
            tab.read()
        seq = tab.seq
        for setup in ("introductory", "random", "alternates"):
            # Each is thought about by a process that must be started, as the bots' must be.
            body = {"game": "dice-forge", "seats": 4, "setup": setup}
            assert person.http.post("/api/preview", json=body).status_code == 200
        tab.hear_all()
        assert tab.seq == seq, "a bot did not wait"


def test_bots_never_take_long_together(make_server: MakeServer) -> None:
    """Each of them would take an hour; all of them together may take a moment."""
    server = make_server(pace=AGES, pace_in_all=0.1)
    person = Browser(server)
    code = person.create("dice-forge", "you", "greedy", "greedy", "greedy")
    with person.tab(code) as tab:
        for _ in range(3):
            tab.await_prompt()
            assert tab.act()["type"] == "ack"
        assert tab.await_prompt()["seat"] == 0


def test_my_rooms_are_listed_newest_first(host: Browser) -> None:
    older = host.create("dice-forge", "you", "here")
    newer = host.create("rolling-realms", "you", "open", start=False)
    mine = host.http.get("/api/mine").json()
    assert [room["code"] for room in mine] == [newer, older]
    assert [room["status"] for room in mine] == ["open", "playing"]
    assert [room["your_turn"] for room in mine] == [False, True]


def test_a_guest_is_remembered_by_name(host: Browser) -> None:
    assert host.http.put("/api/me", json={"name": " Софія\u202e "}).json()["name"] == "Софія"
    assert host.http.get("/api/me").json() == {**host.me, "name": "Софія"}
    code = host.create("dice-forge", "you", "greedy")
    assert host.http.get(f"/api/rooms/{code}").json()["seats"][0]["name"] == "Софія"


def test_house_rules_are_offered_and_agreed_on(host: Browser) -> None:
    games = {game["id"]: game["house_rules"] for game in host.http.get("/api/games").json()}
    assert games == {"dice-forge": HOUSE_NAMES, "rolling-realms": []}
    body = {"game": "dice-forge", "seats": 2, "setup": "goddess", "house": ["boar", "tree"]}
    agreed = {"boar": "others", "tree": "card"}
    assert host.http.post("/api/preview", json=body).json()["setup"]["house_rules"] == agreed
    code = host.create("dice-forge", "you", "greedy", setup="goddess", house=["boar", "tree"])
    room = host.http.get(f"/api/rooms/{code}").json()
    assert (room["setup"]["house_rules"], room["setup_name"]) == (agreed, "goddess")
    for house in (["bore"], ["boar"] * 65, "boar"):
        answer = host.http.post("/api/preview", json={**body, "house": house})
        assert answer.status_code == 400
    answer = host.http.post("/api/preview", json={**body, "house": ["bore"]})
    assert "did you mean 'boar'?" in answer.json()["reason"]


def test_set_ups_are_previewed(host: Browser) -> None:
    body = {"game": "dice-forge", "seats": 3, "setup": "goddess"}
    setup = host.http.post("/api/preview", json=body).json()["setup"]
    assert len(setup["feats"]) == 15
    code = host.create("dice-forge", "you", "here", "greedy", setup=setup)
    assert host.http.get(f"/api/rooms/{code}").json()["setup"] == setup
    answer = host.http.post("/api/preview", json={**body, "setup": "godess"})
    assert (answer.status_code, answer.json()["error"]) == (400, "setup")


def test_codes_may_be_typed_as_people_do(host: Browser) -> None:
    code = host.create("dice-forge", "you", "here")
    typed = f"{code[:4]}-{code[4:8]} {code[8:]}".lower()
    assert host.http.get(f"/api/rooms/{typed}").json()["code"] == code
    assert b"<svg" in host.http.get(f"/api/rooms/{code}/qr.svg").content
    assert host.http.get("/api/rooms/nope").status_code == 404

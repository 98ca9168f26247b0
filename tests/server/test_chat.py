"""What people write to each other: tidied, bounded, kept with the room, steered by nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grani.server.chat import KEPT, has_address, tidy_text
from grani.server.rate_limits import Allowances
from grani.server.settings import Limits
from grani.server.wire import LONGEST_CHAT
from tests.server.browser import Browser, Tab, fresh_id
from tests.server.serving import Server

MakeServer = Callable[..., Server]


def write(tab: Tab, text: str, **more: str) -> str:
    """Write something; give why it is refused, empty if it is not."""
    answer = tab.command("chat", text=text, **more)
    return "" if answer["type"] == "ack" else str(answer["code"])


def texts(tab: Tab) -> list[str]:
    """All that a tab was told of the chat, in order."""
    tab.hear_all()
    heard = [message for message in tab.heard if message["type"] == "chat"]
    return [line["text"] for message in heard for line in message["lines"]]


def numbers(tab: Tab) -> list[int]:
    """The numbers of the lines that a tab was told, in order."""
    tab.hear_all()
    heard = [message for message in tab.heard if message["type"] == "chat"]
    return [line["number"] for message in heard for line in message["lines"]]


def friends(server: Server) -> tuple[Browser, Browser, str]:
    """A host, a friend with a seat, and their room."""
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "open", start=False)
    with friend.tab(code) as tab:
        assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
    return host, friend, code


# ---------------------------------------------------------------------- what a text may be


def test_signs_that_steer_or_hide_text_are_left_out() -> None:
    assert tidy_text("\u202eolleh\u202c \u2066wor\u0007ld\u2069\r\n!") == "olleh world !"
    assert tidy_text("a\u200bb\u00adc\ufeffd") == "abcd"
    assert tidy_text("e\u0301") == "é"
    assert tidy_text("ідемо: так 👍🏽 <b>ні</b> &amp;") == "ідемо: так 👍🏽 <b>ні</b> &amp;"


@pytest.mark.parametrize("text", ["", " \n\t", "\u200b\u202e", "\u3164\u2800", "\u0301\u0301"])
def test_what_nobody_could_read_is_empty(text: str) -> None:
    assert tidy_text(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "http://x",
        "look: HTTPS://Example.Org/a",
        "ftp://files",
        "www.something",
        "evil.com",
        "go to evil.com, now",
        "приклад.укр",
        "a.b.c/d",
        "10.0.0.1",
        "somebody@mail.example",
        "javascript:alert(1)",
        "ｅｖｉｌ．ｃｏｍ",
        "evil\u200b.com",
    ],
)
def test_addresses_are_known(text: str) -> None:
    assert has_address(tidy_text(text))


@pytest.mark.parametrize(
    "text",
    [
        "I have 3.5 gold. You?",
        "wait...what",
        "і т.д. і т.п.",
        "т.е. ваш ход",
        "e.g. the hammer",
        "well played.thanks!",
        "3:2, nice 10/10",
        "no: it is mine; data or luck?",
        "Hmm.. OK",
        "@Taras your move",
    ],
)
def test_usual_talk_is_no_address(text: str) -> None:
    assert not has_address(text)


def test_nobody_who_types_is_too_fast() -> None:
    """A word every second for as long as one likes, and a rush of twenty at once."""
    allowed = Allowances(Limits())
    assert all(allowed.chats.take("olena", "192.0.2.1") for _ in range(30))
    assert not all(allowed.chats.take("olena", "192.0.2.1") for _ in range(20))


# ---------------------------------------------------------------------- in a room


def test_friends_write_spectators_read(server: Server) -> None:
    host, friend, code = friends(server)
    stranger = Browser(server)
    with host.tab(code) as one, friend.tab(code) as two, stranger.tab(code) as three:
        assert write(one, "  hi\nthere ") == ""
        assert write(two, "hello") == ""
        assert write(three, "me too") == "chat-watching"
        assert write(one, " \u200b ") == "chat-empty"
        assert write(one, "see example.com") == "chat-link"
        assert write(one, "x" * LONGEST_CHAT) == ""
        assert write(one, "x" * (LONGEST_CHAT + 1)) == "chat-long"
        assert write(one, "x" * LONGEST_CHAT * 4) == "chat-long"
        assert write(one, "x" * (LONGEST_CHAT * 4 + 1)) == "bad-message"
        for tab in (one, two, three):
            assert texts(tab) == ["hi there", "hello", "x" * LONGEST_CHAT]
        heard = [message for message in three.heard if message["type"] == "chat"]
        names = [line["name"] for message in heard for line in message["lines"]]
        assert names[1] == "Taras"
    with stranger.tab(code) as late:
        assert texts(late) == ["hi there", "hello", "x" * LONGEST_CHAT]
        late.hello()
        assert write(late, "and me") == "chat-watching"
        told = [message for message in late.heard if message["type"] == "chat"]
        assert len(told) == 1, "whoever says hello again has been told"


def test_the_host_switches_it_off_for_all(server: Server) -> None:
    host, friend, code = friends(server)
    with host.tab(code) as one, friend.tab(code) as two:
        answer = two.command("allow_chat", allowed=False)
        assert answer["code"] == "not-host"
        assert one.command("allow_chat", allowed=False)["type"] == "ack"
        two.until(lambda message: message["type"] == "room" and not message["room"]["chat"])
        assert write(two, "hello") == write(one, "hello") == "chat-off"
        assert one.command("allow_chat", allowed=True)["type"] == "ack"
        assert write(two, "hello") == ""
        assert texts(one) == ["hello"]


def test_it_is_there_after_a_crash_and_nothing_is_told_twice(make_server: MakeServer) -> None:
    server = make_server()
    host, friend, code = friends(server)
    id = fresh_id()
    with host.tab(code) as tab, friend.tab(code) as other:
        assert write(tab, "before", id=id) == ""
        assert tab.command("allow_chat", allowed=False)["type"] == "ack"
        server.kill()
        server.start()
        for one in (tab, other):
            one.close()
            one.heard.clear()
            one.reconnect()
        assert tab.room["chat"] is False
        assert tab.command("allow_chat", allowed=True)["type"] == "ack"
        assert write(tab, "before", id=id) == ""
        assert write(other, "mine", id=id) == "", "the id of somebody else is another one"
        assert texts(tab) == texts(other) == ["before", "mine"]


def test_the_repeat_of_a_line_is_no_line_too_many(make_server: MakeServer) -> None:
    server = make_server(limits={"chats": 1, "chats_every": 3600.0, "phrases": 1, "crowd": 1})
    host, _, code = friends(server)
    line, phrase = fresh_id(), fresh_id()
    with host.tab(code) as tab:
        assert write(tab, "well met", id=line) == ""
        assert tab.command("phrase", id=phrase, phrase="hello")["type"] == "ack"
    with host.tab(code) as tab:
        assert write(tab, "well met", id=line) == ""
        assert tab.command("phrase", id=phrase, phrase="hello")["type"] == "ack"
        assert write(tab, "well met") == "too-fast"
        assert texts(tab) == ["well met"]


def test_a_flood_is_stopped_and_what_is_kept_is_bounded(make_server: MakeServer) -> None:
    server = make_server(limits={"chats": KEPT + 30, "chats_every": 3600.0})
    host, _, code = friends(server)
    with host.tab(code) as tab:
        refused = [write(tab, f"line {number}") for number in range(KEPT + 32)]
        assert refused[-3:] == ["", "too-fast", "too-fast"]
        assert tab.command("ready", ready=True)["type"] == "ack", "the rest goes on"
    with host.tab(code) as again:
        told = texts(again)
    assert (len(told), told[0], told[-1]) == (KEPT, "line 30", f"line {KEPT + 29}")
    query = "select count(*) from chats where text != '' or name != ''"
    assert server.ask(query) == [(KEPT,)]


def test_a_repeat_is_known_after_its_line_was_forgotten(make_server: MakeServer) -> None:
    server = make_server(limits={"chats": KEPT + 30, "chats_every": 3600.0})
    host, friend, code = friends(server)
    id = fresh_id()
    with host.tab(code) as tab:
        assert write(tab, "once", id=id) == ""
        for number in range(KEPT):
            assert write(tab, f"line {number}") == ""
        # Whoever asks twice at once is answered from memory: this must come from the database.
        server.kill()
        server.start()
        tab.close()
        tab.heard.clear()
        tab.reconnect()
        assert "once" not in texts(tab)
        assert write(tab, "once", id=id) == "", "it is acknowledged"
        assert "once" not in texts(tab), "and not told again"
    with friend.tab(code) as other:
        assert numbers(other) == list(range(2, KEPT + 2))


def test_numbers_tell_nothing_of_other_rooms(server: Server) -> None:
    host, friend, code = friends(server)
    there = host.create("dice-forge", "you", "open", start=False)
    with host.tab(code) as one, host.tab(there) as other, friend.tab(code) as two:
        for _ in range(3):
            assert write(other, "elsewhere") == ""
        assert write(one, "first") == write(two, "second") == ""
        assert numbers(one) == numbers(two) == [1, 2]
        assert numbers(other) == [1, 2, 3]
    with friend.tab(code) as late:
        assert numbers(late) == [1, 2]

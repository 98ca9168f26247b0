"""A phrase is said once, whatever happens between saying it and hearing that it was heard."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.browser import Browser, fresh_id
from tests.server.serving import Server

MakeServer = Callable[..., Server]


def said(server: Server) -> list[tuple[int, str]]:
    return server.ask("select seat, phrase from phrases order by id")


def test_a_phrase_repeated_after_a_crash_is_said_once(make_server: MakeServer) -> None:
    server = make_server()
    host, friend = Browser(server), Browser(server)
    code = host.create("dice-forge", "you", "here")
    id, other = fresh_id(), fresh_id()
    with host.tab(code) as tab, friend.tab(code) as watching:
        assert tab.command("phrase", phrase="hello", id=id)["type"] == "ack"
        server.kill()
        server.start()
        for one in (tab, watching):
            one.close()
            one.reconnect()
        assert tab.command("phrase", phrase="hello", id=id)["type"] == "ack"
        assert tab.command("phrase", phrase="bye", id=other)["type"] == "ack"
        heard = watching.until(lambda message: message["type"] == "phrase")
        assert heard["phrase"] == "bye", "the first one has been said before"
        # The same id of somebody else is another command.
        assert watching.command("phrase", phrase="thanks", id=id)["type"] == "ack"
    assert said(server) == [(0, "hello"), (0, "bye"), (-1, "thanks")]

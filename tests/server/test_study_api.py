"""What can be read of a finished game: replay, frames, statistics."""

from __future__ import annotations

import random
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from tests.server.browser import Browser, play_on
from tests.server.serving import Server
from tests.web.fate import FORGETS, decree

MakeServer = Callable[..., Server]


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_a_finished_game_can_be_studied_by_anybody(server: Server, game: str) -> None:
    player, reader = Browser(server), Browser(server)
    code = player.create(game, "you", "random")
    with player.tab(code) as tab:
        play_on([tab], random.Random(2))
        assert tab.play is not None
        final = tab.play["view"]
    base = f"/api/rooms/{code}"
    replay = reader.http.get(f"{base}/replay").json()
    assert replay["game"] == game
    assert replay["fair"]["seed"] == tab.seed
    assert replay["turns"][0]["step"] >= 0
    last = replay["steps"]
    frames = reader.http.get(f"{base}/replay/frames", params={"from": last - 63, "to": last}).json()
    assert [frame["step"] for frame in frames] == list(range(last - 63, last + 1))
    assert frames[-1]["view"]["scores"] == final["scores"]
    assert frames[-1]["view"]["you"] == -1
    assert reader.http.get(f"{base}/replay/frames?from=0&to=64").status_code == 400
    assert reader.http.get(f"{base}/replay/frames?from=x").status_code == 400
    statistics = reader.http.get(f"{base}/statistics").json()
    assert [seat["score"] for seat in statistics["seats"]] == final["scores"]
    assert final["scores"]
    text = reader.http.get(f"{base}/text", params={"lang": "en"}).text
    assert len(text.splitlines()) > 10


def test_a_room_with_the_code_of_another_gets_no_answers_of_that_one(
    make_server: MakeServer,
) -> None:
    """What was worked out for a room is never shown for a later one that has its code."""
    server = make_server(keep_loaded=FORGETS)
    host = Browser(server)
    texts = []
    for game in ("dice-forge", "rolling-realms"):
        code = host.create(game, "you", "here", start=False)
        code = decree(server, {code: "the same"})[code]
        with host.tab(code) as tab:
            tab.command("start")
            tab.await_prompt()
            texts.append(host.http.get(f"/api/rooms/{code}/text", params={"lang": "en"}).text)
    assert "Temple" in texts[0]
    assert "Temple" not in texts[1]


def test_a_position_of_a_finished_game_is_drawn(server: Server) -> None:
    player, reader = Browser(server), Browser(server)
    player.http.put("/api/me", json={"name": "<b>&Olena"})
    code = player.create("dice-forge", "you", "random")
    path = f"/api/rooms/{code}/picture.svg"
    with player.tab(code) as tab:
        assert player.http.get(path).status_code == 409
        play_on([tab], random.Random(2))
    first, last = (
        reader.http.get(path, params={"step": step, "lang": "uk", "theme": "dark"})
        for step in (0, 99_999)
    )
    assert first.headers["content-type"] == "image/svg+xml"
    drawn = [ElementTree.fromstring(one.text) for one in (first, last)]
    titles = [one.findtext("{http://www.w3.org/2000/svg}title", "") for one in drawn]
    assert titles[0].startswith("Раунд 1 із 9")
    assert titles[1] != titles[0]
    assert "<b>" not in first.text
    assert "&lt;b&gt;&amp;Olena" in first.text
    assert reader.http.get(path, params={"step": "x"}).status_code == 400
    assert "Round 1 of 9" in reader.http.get(path, params={"lang": "xx"}).text

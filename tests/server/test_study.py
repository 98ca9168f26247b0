"""What can be read of a finished game: replay, frames, statistics."""

from __future__ import annotations

import random

import pytest

from tests.server.browser import Browser, play_on
from tests.server.serving import Server


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

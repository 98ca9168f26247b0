"""Scenes of lessons: the same for everybody, made of nothing that is kept."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.browser import Browser
from tests.server.serving import Server


def test_games_name_their_chapters(server: Server) -> None:
    games = {info["id"]: info["lessons"] for info in Browser(server).http.get("/api/games").json()}
    assert [chapter["id"] for chapter in games["dice-forge"]] == [
        "roll",
        "forge",
        "feat",
        "more",
        "glory",
    ]
    assert all(chapter["steps"] for chapters in games.values() for chapter in chapters)


def test_a_scene_asks_for_one_of_the_real_options_and_shows_where(server: Server) -> None:
    scene = Browser(server).http.get("/api/lessons/dice-forge/forge/0").json()
    (prompt,) = scene["play"]["prompts"]
    (option,) = [one for one in prompt["options"] if one["action"] == scene["expects"]]
    assert option["targets"] == scene["light"] == ["pool:moon_2"]
    assert len(prompt["options"]) > 1
    assert scene["args"]["price"] == 6
    assert scene["lines"] == []
    after = Browser(server).http.get("/api/lessons/dice-forge/forge/1").json()
    assert after["play"]["prompts"][0]["kind"] == "place"
    assert [line["event"]["kind"] for line in after["lines"]] == ["bought", "paid"]


def test_who_only_reads_is_asked_nothing(server: Server) -> None:
    scene = Browser(server).http.get("/api/lessons/dice-forge/roll/5").json()
    assert scene["expects"] is None
    assert scene["play"]["prompts"] == scene["play"]["waiting"] == []
    assert scene["light"] == ["count:0:glory"]
    assert scene["past"], "what happened before is there for the chronicle"


@pytest.mark.parametrize(
    "path",
    [
        "dice-forge/forge/4",
        "dice-forge/forge/-1",
        "dice-forge/forge/99999999999999999999",
        "dice-forge/forge/²",
        "dice-forge/forge/x",
        "dice-forge/forgery/0",
        "chess/forge/0",
    ],
)
def test_other_scenes_are_not_there(server: Server, path: str) -> None:
    answer = Browser(server).http.get(f"/api/lessons/{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown")


def rows(server: Server) -> dict[str, int]:
    """Count what the database holds, table by table."""
    with sqlite3.connect(server.folder / "tables.db") as database:
        found = database.execute("select name from sqlite_master where type = 'table'").fetchall()
        counts = {
            name: database.execute(f'select count(*) from "{name}"').fetchone()[0]
            for (name,) in found
        }
    assert counts
    return counts


def test_learning_leaves_nothing_behind(server: Server) -> None:
    learner = Browser(server)
    learner.http.get("/api/me")
    before = rows(server)
    for step in range(4):
        assert learner.http.get(f"/api/lessons/rolling-realms/stars/{step}").status_code == 200
    assert rows(server) == before
    assert learner.http.get("/api/mine").json() == []

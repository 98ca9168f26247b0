"""kill -9 of the server under two browsers: both go on, and nothing is lost or doubled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.patience import wait_until
from tests.server.serving import Server
from tests.web.machine import serve
from tests.web.robot import Robot, look, play_together
from tests.web.visitor import Parts, Visit, Visitor

Row = tuple[Any, ...]


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    server = serve(tmp_path)
    yield server
    server.stop()


def rows(server: Server, code: str) -> list[Row]:
    """The log of a room as it lies in the database: number, seat, command and what was done."""
    return server.ask(
        "select seq, seat, command, body from events where game ="
        f" (select id from games where code = '{code}') order by seq"
    )


class Unlucky(Robot):
    """A player under whose clicks the power goes off, at or after certain decisions.

    After the last cut the ``pages`` come back by themselves; before, they hear that they can.
    """

    def __init__(
        self, page: Page, seed: int, server: Server, cuts: set[int], pages: list[Page]
    ) -> None:
        super().__init__(page, seed)
        self.server = server
        self.pages = pages
        self.cuts = cuts
        self.kept: list[list[Row]] = []

    def click(self, thing: Locator) -> None:
        """Click, and the server is dead before it can answer."""
        super().click(thing)
        # A decision may have been taken away before it was clicked, and its cut with it.
        if self.cuts and self.decisions >= min(self.cuts):
            self.cuts.discard(min(self.cuts))
            self.server.kill()
            self.kept.append(rows(self.server, self.page.url.rpartition("/")[2]))
            self.server.start()
            for page in self.pages if self.cuts else []:
                page.evaluate("() => dispatchEvent(new Event('online'))")


def overheard(guest: Visitor, path: str, acts: list[str]) -> Page:
    """Open a page and write down the number of every decision that it sends, each time."""

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            acts.append(message["id"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page = guest.context.new_page()
    page.on("websocket", listen)
    page.goto(path)
    return page


def kept_commands(server: Server, code: str) -> list[str]:
    """The numbers of all decisions in the log of a room."""
    return [row[2] for row in rows(server, code) if row[2]]


@pytest.mark.slow
def test_two_browsers_go_on_after_the_server_was_killed(visit: Visit, fragile: Server) -> None:
    host, friend = (visit(fragile, looks_ahead=True) for _ in range(2))
    code = host.create("dice-forge", "you", "open", setup="goddess", start=False)
    acts: list[str] = []
    pages = [overheard(guest, f"/room/{code}", acts) for guest in (host, friend)]
    pages[1].get_by_role("button", name="Sit down").click()
    pages[0].get_by_role("button", name="Start the game").click()
    loads: list[str] = []
    parts = [Parts(page) for page in pages]
    for page, heard in zip(pages, parts, strict=True):
        page.locator(".sea").wait_for()
        heard.all_fetched()
        page.on("load", lambda loaded: loads.append(loaded.url))
    robots = [
        Unlucky(pages[0], 8, fragile, {1, 4}, pages),
        Unlucky(pages[1], 9, fragile, {2}, pages),
    ]
    # Who is asked how often is up to the dice; a cut on a card that is only looked at is one, too.
    while any(robot.cuts for robot in robots):
        play_together(robots, decisions=1)
    play_together(robots, decisions=4)
    assert sum(len(robot.kept) for robot in robots) == 3
    # A page is loaded anew where a part does not come; but it has all that the game may need.
    assert [heard.missed for heard in parts] == [[], []]
    assert not loads, "a page had to be loaded again"

    def all_kept() -> bool:
        look(pages[0])  # Events of the pages come in only while Playwright is called.
        return set(acts) <= set(kept_commands(fragile, code))

    wait_until(all_kept, "a decision that was sent has not been kept")
    last = rows(fragile, code)
    for robot in robots:
        for kept in robot.kept:
            assert last[: len(kept)] == kept, "something that had been kept was lost or changed"
    assert [row[0] for row in last] == list(range(1, len(last) + 1))
    commands = kept_commands(fragile, code)
    assert sorted(commands) == sorted(set(acts)), "a decision was lost or counts twice"
    assert sorted(look(page).prompt for page in pages)[0] == ""
    told = pages[0].locator(".chronicle li .text").all_inner_texts()
    expect(pages[1].locator(".chronicle li .text")).to_have_text(told)
    pages[0].reload()
    expect(pages[0].locator(".chronicle li .text")).to_have_text(told)

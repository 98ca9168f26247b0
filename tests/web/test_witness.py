"""What a page promises and remembers of the dice when people come, go, and come back."""

from __future__ import annotations

import json
import random

from playwright.sync_api import WebSocketRoute, expect

from tests.patience import wait_until
from tests.server.browser import Browser, play_on
from tests.server.serving import Server
from tests.web.visitor import Visit

SILENT = 30_000
"""Milliseconds after which a page has given up a server that says nothing."""


def test_who_comes_back_to_a_seat_gives_a_number_again(visit: Visit, server: Server) -> None:
    host, guest = Browser(server), visit()
    code = host.create("dice-forge", "you", "open", start=False)
    page = guest.page(f"/room/{code}")

    def promise() -> str:
        room = json.loads(guest.fetch(f"/api/rooms/{code}"))
        return str(room["sealing"]["hashes"][1])

    page.get_by_role("button", name="Sit down").click()
    wait_until(promise, "the page promises no number")
    first = promise()
    page.get_by_role("button", name="Stand up").click()
    with Browser(server).tab(code) as other:
        while other.room["seats"][1]["kind"] != "open":
            other.read()
        other.command("sit", seat=1, name="Taras")
        other.command("pledge", hashes=[{"seat": 1, "word": "77" * 32}])
        other.command("stand", seat=1)
    page.get_by_role("button", name="Sit down").click()
    wait_until(promise, "the page promises no number to a seat it comes back to")
    assert promise() not in (first, "77" * 32)


def test_who_comes_in_the_middle_was_not_there_when_the_dice_were_sealed(
    visit: Visit, server: Server
) -> None:
    player, watching = Browser(server), visit()
    code = player.create("rolling-realms", "you", "random")
    with player.tab(code) as tab:
        play_on([tab], random.Random(1), decisions=5)
        page = watching.page(f"/room/{code}")
        page.locator(".place").first.wait_for()
        page.goto("/settings")
        play_on([tab], random.Random(2))
    page.goto(f"/room/{code}")
    page.locator("summary", has_text="Fair dice").click()
    expect(page.get_by_text("This browser was not there")).to_be_visible()


def test_a_connection_that_is_never_answered_is_given_up(visit: Visit) -> None:
    guest = visit()
    code = guest.create("dice-forge", "you", "random")
    page = guest.context.new_page()
    page.clock.install()
    tries: list[str] = []

    def hang(socket: WebSocketRoute) -> None:
        tries.append(socket.url)

    page.route_web_socket("**/ws/**", hang)
    page.goto(f"/room/{code}")

    def tried_again() -> bool:
        page.clock.run_for(SILENT)
        return len(tries) > 1

    wait_until(tried_again, "the page waits for ever")
    assert {url.rpartition("/")[2] for url in tries} == {code}

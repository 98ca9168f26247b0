"""The lobby and the page of hosts, in browsers: a table is offered, joined, told of and closed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from grani.cli import main
from tests.server.serving import Server
from tests.web.machine import serve
from tests.web.test_accounts import at_localhost, authenticator
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.by_turns(2)

EDGES = """() => {
  const box = (query) => document.querySelector(query)?.getBoundingClientRect();
  const { top, bottom } = box('.table');
  return { bar: box('aside[role=status]')?.bottom ?? 0, table: top, end: bottom };
}"""


def order(*words: str, club: Server) -> None:
    """Give an order at the machine of the club."""
    db = str(club.options.get("db", club.folder / "tables.db"))
    assert main(["admin", *words, "--db", db]) == 0


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    started = serve(tmp_path, lobby=True, orders_every=0.1)
    yield started
    started.kill()


def become_host(boss: Page, club: Server, *, waits: bool = False) -> None:
    """Be named at the machine of the club, create a passkey, and show it to the page of hosts.

    By its bare address there are no passkeys: hosts use the terminal, and the page says so. Who
    waits sees the page find out by itself, which takes seconds each time; others load it anew.
    """

    def look_again() -> None:
        if not waits:
            boss.reload()

    expect(boss.get_by_text("Here orders are given in the terminal")).to_be_visible()
    order("hosts", "add", boss.request.get("/api/me").json()["guest"], club=club)
    look_again()
    expect(boss.get_by_text("Give your orders in the terminal")).to_be_visible()
    boss.goto(at_localhost(boss, "/admin"))
    order(*named(boss), club=club)
    look_again()
    expect(boss.get_by_text("you have none yet")).to_be_visible()
    authenticator(boss)
    boss.get_by_role("main").get_by_role("link", name="Settings").click()
    boss.get_by_role("button", name="Create a passkey").click()
    expect(boss.get_by_role("heading", name="My account")).to_be_visible()
    boss.goto(at_localhost(boss, "/admin"))
    boss.get_by_role("button", name="Use my passkey").click()
    expect(boss.get_by_role("heading", name="Bans")).to_be_visible()


def named(boss: Page) -> list[str]:
    """Give the order that makes a visitor a host, as the page says it."""
    grani, admin, *words = boss.locator("code").inner_text().split()
    assert (grani, admin, words[:2]) == ("grani", "admin", ["hosts", "add"])
    return words


def test_a_public_table_is_found_joined_and_closed_by_a_host(chrome: Browser, club: Server) -> None:
    olena, taras = Visitor(chrome, club), Visitor(chrome, club, size=PHONE)
    page = olena.page("/new/dice-forge")
    page.get_by_label("Seat 2: who plays").select_option("open")
    page.get_by_text("In the lobby", exact=True).click()
    page.get_by_role("button", name="Open the room").click()
    page.wait_for_url("**/room/*")
    code = page.url.rpartition("/")[2]

    phone = taras.page("/")
    phone.get_by_role("link", name="Lobby").click()
    expect(phone.get_by_text("1 free seat")).to_be_visible()
    phone.get_by_role("link", name="Join").click()
    phone.wait_for_url(f"**/room/{code}")

    boss = olena.page("/admin")
    become_host(boss, club)
    boss.get_by_label("What everyone is told").fill("Update at eight")
    boss.get_by_role("button", name="Tell everyone").click()
    notice = phone.get_by_role("status", name="Notice from the hosts of the server")
    expect(notice).to_contain_text("Update at eight")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()

    boss.get_by_role("button", name="Close the room").first.click()
    boss.get_by_placeholder("Why (shown to them)").fill("Enough for today")
    boss.get_by_role("button", name="Close the room").last.click()
    expect(phone.get_by_text("The hosts of this server have closed this room.")).to_be_visible()
    expect(phone.get_by_text("Enough for today")).to_be_visible()
    boss.get_by_role("button", name="Open it again").click()
    expect(boss.get_by_role("button", name="Open it again")).to_be_hidden()
    expect(phone.get_by_role("heading", name="Dice Forge").first).to_be_visible()
    assert phone.url.endswith(f"/room/{code}"), "back by itself"
    for visitor in (olena, taras):
        assert visitor.errors == []
        visitor.context.close()


@pytest.mark.parametrize("size", [PHONE, (1366, 768)])
@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_a_pause_is_seen_at_the_table_and_covers_nothing(
    chrome: Browser, club: Server, size: tuple[int, int], game: str
) -> None:
    olena = Visitor(chrome, club, size=size)
    page = olena.table(game, "you", "here")
    expect(page).to_have_title(re.compile("Your turn"))
    order("read-only", "on", club=club)
    bar = page.get_by_role("status", name="Notice from the hosts of the server")
    expect(bar).to_contain_text("Games are paused")
    expect(bar.get_by_role("button")).to_have_count(0)
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(page.get_by_role("main")).to_contain_text("Games are paused")
    edges = page.evaluate(EDGES)
    assert edges["bar"] <= edges["table"], "the table makes room for it"
    assert edges["end"] <= size[1], "and ends where the screen does"
    assert edges["bar"] <= 60, "it is slim"
    order("read-only", "off", club=club)
    expect(bar).to_be_hidden()
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate(EDGES)["table"] == 0
    assert olena.errors == []
    olena.context.close()


def test_the_page_of_hosts_suits_a_phone_and_stands_in_their_settings(
    chrome: Browser, club: Server
) -> None:
    host = Visitor(chrome, club, size=PHONE)
    settings = host.context.new_page()
    with settings.expect_response("**/api/me"):
        settings.goto("/settings")
    expect(settings.get_by_role("button", name="Keyboard shortcuts")).to_be_visible()
    expect(settings.get_by_role("link", name="For hosts")).to_have_count(0)
    host.create("dice-forge", "you", "here")
    boss = host.page("/admin")
    become_host(boss, club)
    boss.get_by_role("button", name="Close the room").click()
    why = boss.get_by_placeholder("Why (shown to them)").bounding_box()
    assert why is not None
    assert why["width"] > 200
    assert boss.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    boss.goto(at_localhost(boss, "/settings"))
    boss.get_by_role("link", name="For hosts").click()
    boss.wait_for_url("**/admin")
    host.context.close()


LOOKS = "**/api/admin?*"
SOON = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def test_what_a_host_has_written_outlasts_the_question_for_a_passkey(
    chrome: Browser, club: Server
) -> None:
    host = Visitor(chrome, club)
    host.create("dice-forge", "you", "here")
    boss = host.page("/admin")
    become_host(boss, club)
    boss.get_by_label("Rooms", exact=True).select_option("playing")
    boss.get_by_role("button", name="Close the room").click()
    why = boss.get_by_placeholder("Why (shown to them)")
    why.fill("Enough for")
    boss.route(LOOKS, lambda route: route.fulfill(status=403, json={"error": "prove"}))
    expect(boss.get_by_role("button", name="Use my passkey")).to_be_visible()
    expect(boss.get_by_role("main")).to_be_focused()
    boss.unroute(LOOKS)
    with boss.expect_request(LOOKS) as looked:
        boss.get_by_role("button", name="Use my passkey").click()
    assert "status=playing" in looked.value.url
    expect(why).to_have_value("Enough for")
    expect(boss.get_by_label("Rooms", exact=True)).to_have_value("playing")
    expect(boss.get_by_role("main")).to_be_focused()
    assert host.errors == []
    host.context.close()


def test_an_answer_that_comes_late_undoes_nothing(chrome: Browser, club: Server) -> None:
    host = Visitor(chrome, club)
    boss = host.page("/admin")
    become_host(boss, club)
    held: list[Route] = []
    with boss.expect_request(LOOKS):
        boss.route(LOOKS, lambda route: held.append(route))
    boss.evaluate(SOON)
    old = held[0].fetch()
    boss.get_by_role("button", name="Pause all games").click()
    go_on = boss.get_by_role("button", name="Continue all games")
    expect(go_on).to_be_visible()
    with boss.expect_response(LOOKS):
        held[0].fulfill(response=old)
    boss.evaluate(SOON)
    assert go_on.is_visible()
    host.context.close()


def test_rooms_are_found_while_one_types(chrome: Browser, club: Server) -> None:
    host = Visitor(chrome, club)
    code = host.create("dice-forge", "you", "here")
    host.create("dice-forge", "you", "here")
    boss = host.page("/admin")
    become_host(boss, club, waits=True)
    rooms = boss.get_by_role("link", name="View")
    expect(rooms.nth(1)).to_be_visible()
    boss.get_by_role("searchbox", name="Code, guest or name").press_sequentially(code)
    expect(rooms).to_have_count(1)
    host.context.close()


def test_in_a_pause_nobody_is_offered_a_seat(chrome: Browser, club: Server) -> None:
    host = Visitor(chrome, club)
    code = host.create("dice-forge", "open", "open", start=False)
    page = host.page(f"/room/{code}")
    sit = page.get_by_role("button", name="Sit down").first
    expect(sit).to_be_enabled()
    order("read-only", "on", club=club)
    try:
        expect(sit).to_be_disabled()
        said = page.get_by_role("region", name="Seats").get_by_role("status")
        expect(said).to_have_text("Games are paused for a while; nobody’s time runs out.")
    finally:
        order("read-only", "off", club=club)
    expect(sit).to_be_enabled()
    host.context.close()

"""The lobby and the page of hosts, in browsers: a table is offered, joined, told of and closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from grani.cli import main
from tests.server.serving import Server
from tests.web.machine import serve
from tests.web.visitor import PHONE, Visitor


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    started = serve(tmp_path, lobby=True, orders_every=0.1)
    yield started
    started.kill()


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
    word = boss.locator("code").inner_text()
    assert word.startswith("grani admin hosts add ")
    db = str(club.options.get("db", club.folder / "tables.db"))
    assert main([*word.split()[1:], "--db", db]) == 0
    for _ in range(20):
        boss.reload()
        if boss.get_by_role("heading", name="Bans").is_visible():
            break
    boss.get_by_label("What everyone is told").fill("Update at eight")
    boss.get_by_role("button", name="Tell everyone").click()
    notice = phone.get_by_role("status", name="Notice from the hosts")
    expect(notice).to_contain_text("Update at eight")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()

    boss.get_by_role("button", name="Close the room").first.click()
    boss.get_by_placeholder("Why (they are told)").fill("Enough for today")
    boss.get_by_role("button", name="Close the room").last.click()
    expect(phone.get_by_text("The hosts of this server have closed this room.")).to_be_visible()
    expect(phone.get_by_text("Enough for today")).to_be_visible()
    boss.get_by_role("button", name="Open it again").click()
    expect(boss.get_by_role("button", name="Open it again")).to_be_hidden()
    phone.goto(f"/room/{code}")
    expect(phone.get_by_text("Update at eight")).to_be_visible()
    for visitor in (olena, taras):
        assert visitor.errors == []
        visitor.context.close()

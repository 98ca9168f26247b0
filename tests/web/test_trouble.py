"""What a page shows of a game that cannot be read, and to whoever has let their time pass."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.web.machine import serve
from tests.web.sizes import resize
from tests.web.tour import too_wide
from tests.web.visitor import PHONE, WIDE, Visit, Visitor


def test_a_game_that_breaks_is_shown_with_what_is_left(visit: Visit, tmp_path: Path) -> None:
    server = serve(tmp_path)
    try:
        guest = visit(server, language="uk")
        code = guest.create("dice-forge", "you", "here")
        page = guest.page(f"/room/{code}")
        expect(page.locator("[data-prompt]")).to_be_attached()
        # Whatever the table loads beside itself is there: a page that lacks a part is loaded anew.
        page.wait_for_load_state("networkidle")
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("update events set body = '{'")
        server.start()
        # The page that was open comes back and is told; nobody has to load it again.
        expect(page.get_by_role("alert")).to_contain_text("більше не читається")
        for size in (WIDE, PHONE):
            resize(page, *size)
            assert too_wide(page) <= 0
        with page.expect_download() as begun:
            page.get_by_role("link", name="Уцілілий початок").click()
        assert json.loads(begun.value.path().read_text("utf-8"))["actions"] == []
        with page.expect_download() as begun:
            page.get_by_role("link", name="Журнал").click()
        assert json.loads(begun.value.path().read_text("utf-8"))[0]["body"] == "{"
        stranger = visit(server).page(f"/room/{code}")
        expect(stranger.get_by_role("alert")).to_be_visible()
        expect(stranger.locator("a[download]")).to_have_count(0)
        page.goto("/games")
        expect(page.get_by_text("Продовжити не можна")).to_be_visible()
    finally:
        server.stop()


def test_a_part_that_does_not_come_is_awaited_and_the_page_loaded_anew(guest: Visitor) -> None:
    page = guest.page("/settings")
    tiles = page.locator(".tile")
    home = page.locator('a[href="/"]').first
    home.wait_for()
    page.evaluate("() => (window.isOld = true)")
    # The styles of a part are as good as its script: either may be gone.
    page.route("**/assets/Home-*.css", lambda route: route.abort())
    page.route("**/api/me", lambda route: route.abort())
    home.click()
    expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
    assert page.evaluate("window.isOld")
    page.unroute("**/api/me")
    # The server answers, and the page is loaded anew; the part is missing again: no circles.
    expect(page.get_by_role("alert")).to_contain_text("cannot be loaded")
    assert page.evaluate("[window.isOld ?? false, performance.navigation.type]") == [False, 1]
    page.unroute("**/assets/Home-*.css")
    page.get_by_role("button", name="Reload").click()
    expect(tiles.first).to_be_visible()


def test_whoever_is_late_reads_so(visit: Visit) -> None:
    guest = visit(language="ru")
    code = guest.create("dice-forge", "you", "greedy", timer=1)
    page = guest.page(f"/room/{code}")
    expect(page.locator(".toasts")).to_contain_text("Время вышло: за вас решил бот.")
    expect(page.get_by_role("log")).to_contain_text(
        re.compile("время вышло, решает бот", re.IGNORECASE)
    )

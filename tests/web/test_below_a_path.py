"""The pages below a path of their host, by https through nginx."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.docs.site import missing as unbuilt
from tests.server.proxy import PREFIX, Proxy, free_port, missing
from tests.web.machine import serve
from tests.web.visitor import PATIENCE


@pytest.mark.skipif(bool(missing()), reason=f"PROXY TESTS SKIPPED: {missing()}")
def test_a_game_below_a_path(chrome: Browser, tmp_path: Path) -> None:
    port = free_port()
    address = f"https://127.0.0.1:{port}{PREFIX}/"
    server = serve(tmp_path, public_url=address, trusted_proxies=["127.0.0.1"])
    folder = tmp_path / "nginx"
    folder.mkdir()
    proxy = Proxy(folder, [server], port, strips=True)
    context = chrome.new_context(ignore_https_errors=True, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    missed: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 400:
            missed.append(answer.url)

    page.on("response", note)
    try:
        page.goto(address)
        page.get_by_role("button", name="Play now").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Play now").click()
        page.wait_for_url(f"**{PREFIX}/room/*")
        expect(page.locator(".dock")).to_be_visible()
        page.reload()
        expect(page.locator(".dock")).to_be_visible()
        page.goto(f"{address}settings")
        page.get_by_role("link", name="Rules").click()
        page.wait_for_url(f"**{PREFIX}/rules")
        page.locator("a.home").click()
        page.wait_for_url(f"**{PREFIX}/")
        page.locator(f'a[href^="{PREFIX}/room/"]').first.click()
        expect(page.locator(".dock")).to_be_visible()
        page.goto(f"{address}new/rolling-realms")
        page.go_back()
        expect(page.locator(".dock")).to_be_visible()
        if not unbuilt():
            page.goto(f"{address}docs")
            page.wait_for_url(f"**{PREFIX}/docs/")
            page.get_by_role("link", name="Host a club").first.click()
            expect(page.get_by_role("heading", level=1)).to_contain_text("Host a club")
            page.get_by_role("link", name="To the table").click()
            page.wait_for_url(f"**{PREFIX}/")
        assert missed == []
    finally:
        context.close()
        proxy.stop()
        server.stop()

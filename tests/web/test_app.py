"""The site as an app: it can be installed, and says so when its server is away."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.web.visitor import Visit

_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const pathOf = (url) => new URL(url).pathname;
  const names = async () => {
    const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const all = await Promise.all(shells.map((shell) => shell.keys()));
    return all.flat().map(({ url }) => pathOf(url));
  };
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => pathOf(name).startsWith('/assets/'));
  active.postMessage({ type: 'keep', urls });
  let kept = [];
  while (!urls.every((url) => kept.includes(pathOf(url)))) kept = await names();
  return kept;
}"""
"""Waits until all that was loaded is kept, and gives what that is."""


def test_the_app_says_that_its_server_is_away_and_keeps_no_game(visit: Visit) -> None:
    guest = visit(installs=True)
    code = guest.create("dice-forge", "you", "random")
    manifest = json.loads(guest.fetch("/manifest.webmanifest"))
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert guest.fetch(f"/{icon['src']}").startswith(b"\x89PNG")
    page = guest.page("/")
    page.locator(f'li a[href$="{code}"]').wait_for()
    kept: list[str] = page.evaluate(_KEPT)
    assert not [path for path in kept if path.startswith(("/api", "/room", "/ws"))]
    guest.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server is not responding.")
    expect(page.locator(".tile").first).to_be_visible()
    expect(page.locator(f'a[href$="{code}"]')).to_have_count(0)
    guest.context.set_offline(False)
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(f'li a[href$="{code}"]')).to_be_visible()

"""Somebody with a browser: cookies, settings and a screen of their own, and rooms they open."""

from __future__ import annotations

import json
from typing import Any, Protocol

from playwright.sync_api import Browser, Page, Request, ViewportSize

from tests.server.serving import Server
from tests.web.fate import STEADY, decree

WIDE = (1440, 900)
PHONE = (390, 844)
DESK = 900
"""Screens wider than this are no phones."""
PATIENCE = 30_000
"""Milliseconds for which a browser waits for anything, on a busy machine too."""

UNPAINTED = """addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.id = 'unpainted';
  style.textContent = 'body { opacity: 0 }';
  document.head.append(style);
});"""
"""A script that spares a browser the pixels; what is in sight, still and uncovered is the same."""
THRIFTY = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
"""A script by which a browser says that what it loads costs somebody."""
PAINT = "() => document.getElementById('unpainted')?.remove()"

_FETCHED = "() => performance.getEntriesByName('grani-fetched').length > 0"


class Visitor:
    """One guest of a server."""

    def __init__(
        self,
        chrome: Browser,
        server: Server,
        size: tuple[int, int] = WIDE,
        calm: bool = True,
        installs: bool = False,
        looks_ahead: bool = False,
        **settings: object,
    ) -> None:
        """Arrive; ``settings`` are those that the browser keeps, such as language or theme.

        Only those who ``install`` it have a worker that keeps the page. Nothing glows or moves
        unless asked for: drawing that costs more than all that is tested. A table fetches what its
        game may need later for those who ``look ahead`` alone.
        """
        self.server = server
        is_phone = size[0] <= DESK
        self.context = chrome.new_context(
            base_url=server.address,
            viewport=ViewportSize(width=size[0], height=size[1]),
            locale=str(settings.get("language", "en")),
            has_touch=is_phone,
            is_mobile=is_phone,
            device_scale_factor=1,
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if installs else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if not looks_ahead:
            self.context.add_init_script(THRIFTY)
        self.expected: set[str] = set()
        """Errors that a test brings about."""
        self.errors: list[str] = []
        """What went wrong in the scripts of pages, unseen by whoever looks at them."""
        self.context.on("weberror", lambda wrong: self._note(str(wrong.error)))
        kept = {"language": "en", "speed": "instant", **settings}
        stored = {f"grani.{key.replace('_', '-')}": str(value) for key, value in kept.items()}
        self.context.add_init_script(
            f"const kept = origin === 'null' ? {{}} : {json.dumps(stored)};"
            "for (const [key, value] of Object.entries(kept))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )

    def _note(self, error: str) -> None:
        if error not in self.expected:
            self.errors.append(error)

    def page(self, path: str = "/") -> Page:
        """Open a page."""
        page = self.context.new_page()
        page.goto(path)
        return page

    def create(self, game: str, *seats: str, **more: Any) -> str:
        """Open a room for seats such as ``you``, ``here``, ``open`` or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("you", "here", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "setup": None, "seats": kinds, "timer": None, "start": True, **more}
        answer = self.context.request.post("/api/rooms", data=body)
        assert answer.status == 201, answer.text()
        return str(answer.json()["code"])

    def table(self, game: str, *seats: str, fate: str = "", **more: Any) -> Page:
        """Open a room and go there; its dice are always the same if they have a ``fate``."""
        if not fate:
            return self.page(f"/room/{self.create(game, *seats, **more)}")
        self.context.add_init_script(STEADY)
        code = self.create(game, *seats, start=False, **more)
        code = decree(self.server, {code: fate})[code]
        page = self.page(f"/room/{code}")
        page.get_by_role("button", name="Start the game").click()
        return page

    def fetch(self, path: str) -> bytes:
        """Ask the server for something, as this guest."""
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.body()


class Parts:
    """Hears what a page asks for of what it is made of: its scripts, styles and words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[str] = []
        self.missed: list[str] = []
        """What did not come."""
        page.on("request", lambda request: self._note(request, self.asked))
        page.on("requestfailed", lambda request: self._note(request, self.missed))

    def _note(self, request: Request, among: list[str]) -> None:
        if request.resource_type in ("script", "stylesheet"):
            among.append(request.url.rpartition("/")[2])

    def all_fetched(self) -> None:
        """Wait until the table has fetched all that its game may still need; forget what it was."""
        self.page.wait_for_function(_FETCHED)
        self.asked.clear()


class Visit(Protocol):
    """Lets somebody visit; see ``Visitor`` for what can be wished."""

    def __call__(self, at: Server = ..., /, **wishes: Any) -> Visitor: ...

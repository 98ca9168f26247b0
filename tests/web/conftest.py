"""Real browsers against a real server: Debian's Chromium, driven by Playwright.

Where Chromium or the built pages are missing, these tests are skipped, and the summary says so.
A test that fails leaves a picture of every page it had open in ``.build/browser``.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.server.serving import Server
from tests.web.machine import CHROMIUM_FLAGS, ROOT, chromium, missing, serve
from tests.web.robot import where
from tests.web.screens import Stage
from tests.web.tour import Tour
from tests.web.visitor import PAINT, PATIENCE, PHONE, UNPAINTED, WIDE, Visit, Visitor

PICTURES = ROOT / ".build" / "browser"
SERVER_LINES = 15
_open: pytest.StashKey[list[Visitor]] = pytest.StashKey()
_served: pytest.StashKey[Server] = pytest.StashKey()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    reason = missing()
    for item in items:
        if reason and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=f"BROWSER TESTS SKIPPED: {reason}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say where every page of a failed test was, and keep a picture of it."""
    report = yield
    if report.when == "call" and report.failed:
        name = re.sub(r"\W+", "-", item.name).strip("-")
        pages = [page for visitor in item.stash.get(_open, []) for page in visitor.context.pages]
        for number, page in enumerate(pages):
            report.sections.append(
                (f"page {number}", _account(page, PICTURES / f"{name}-{number}"))
            )
        if _served in item.stash:
            lines = item.stash[_served].log.splitlines()[-SERVER_LINES:]
            report.sections.append(("server", "\n".join(lines)))
    return report


def _account(page: Page, picture: Path) -> str:
    try:
        picture.parent.mkdir(parents=True, exist_ok=True)
        page.evaluate(PAINT)
        page.screenshot(path=picture.with_suffix(".png"), timeout=5_000)
        return f"{where(page)}\npicture: {picture.relative_to(ROOT)}.png"
    except Error as wrong:
        return f"{page.url}\nno picture: {wrong.message}"


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a worker share; each test plays in rooms of its own."""
    started = serve(tmp_path_factory.mktemp("served"))
    yield started
    started.stop()


@pytest.fixture(scope="session")
def stage(server: Server) -> Stage:
    """Tables in all sorts of states, on the server that is shared."""
    return Stage(server)


@pytest.fixture
def visit(request: pytest.FixtureRequest, chrome: Browser, server: Server) -> Iterator[Visit]:
    """Let somebody visit the server, with a browser of their own.

    It lays pages out but does not paint them, unless they should move: nobody looks at the pixels,
    and drawing them is two fifths of what a decision costs.
    """
    item: pytest.Item = request.node
    item.stash[_served] = server
    visitors = item.stash[_open] = []

    def arrive(at: Server = server, /, **wishes: Any) -> Visitor:
        item.stash[_served] = at
        visitor = Visitor(chrome, at, **wishes)
        if wishes.get("calm", True):
            visitor.context.add_init_script(UNPAINTED)
        visitors.append(visitor)
        return visitor

    yield arrive
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []


@pytest.fixture(scope="session")
def tours(chrome: Browser, server: Server, stage: Stage) -> dict[tuple[int, int], Tour]:
    """Those who walk through all screens, by the size of theirs; they stay for all tests."""
    return {size: Tour(chrome, server, stage, size) for size in (WIDE, PHONE)}


@pytest.fixture
def at_desk(request: pytest.FixtureRequest, tours: dict[tuple[int, int], Tour]) -> Tour:
    """One who walks through all screens at a desk."""
    return _walking(request.node, tours[WIDE])


@pytest.fixture
def on_phone(request: pytest.FixtureRequest, tours: dict[tuple[int, int], Tour]) -> Tour:
    """One who walks through all screens with a phone."""
    return _walking(request.node, tours[PHONE])


def _walking(item: pytest.Item, tour: Tour) -> Tour:
    item.stash[_open] = [tour.visitor]
    item.stash[_served] = tour.visitor.server
    return tour


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    """A visitor at a desk, in English, with no time for animations."""
    return visit()

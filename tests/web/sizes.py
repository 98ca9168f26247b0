"""The sizes of screen at which tables are looked at, and how a page gets one."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

SIZES = [
    (844, 390),
    (390, 844),
    (820, 1180),
    (1180, 820),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
_LAID_OUT = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""


def resize(page: Page, width: int, height: int) -> None:
    """Give a page another window, and wait until everything has found its place in it."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(_LAID_OUT)

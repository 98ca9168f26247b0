"""A game of others on the table that any game gets: its tile, its words, turns, end and replay."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.pig.test_server import BEGUN
from tests.server.serving import Server
from tests.web.machine import serve
from tests.web.test_review import DROP
from tests.web.visitor import Visit

ROLL, HOLD = 0, 1

_ROLL_UNTIL_HOLD = f"""() => {{
  const at = (action) => document.querySelector(`button[data-action='${{action}}']:enabled`);
  if (at({HOLD}) === null) at({ROLL})?.click();
  return at({HOLD}) !== null;
}}"""
_PLAY_TO_THE_END = """() => {
  [...document.querySelectorAll('button[data-action]:enabled')].at(-1)?.click();
  return document.querySelector('h2.verdict') !== null;
}"""
POLL = 50
"""Milliseconds between two looks. The page looks and clicks in one step: between a look from here
and a click the option may be gone.
"""


@pytest.fixture(scope="module")
def pig_server(pig: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = serve(tmp_path_factory.mktemp("pigs"), packages=[str(pig)])
    yield started
    started.stop()


def pot(page: Page) -> int:
    """What the drawn table says is in the pot."""
    drawn = page.locator("pre").inner_text()
    found = re.search(r"pot: (\d+)", drawn)
    return int(found[1]) if found else 0


def test_a_game_without_a_table_of_its_own_is_begun_and_played(
    visit: Visit, pig_server: Server
) -> None:
    guest = visit(pig_server)
    page = guest.page("/")
    tile = page.locator(".tile.pig")
    expect(tile.get_by_role("heading", name="Pig")).to_be_visible()
    expect(tile).to_contain_text("For 2 to 8 players.")
    tile.get_by_role("link").click()
    expect(page.get_by_role("radio", name="Pig")).to_be_visible()
    page.locator(".named select").select_option("short")
    expect(page.get_by_text("to 50 points")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()

    expect(page.locator("pre")).to_contain_text("target: 50")
    hold = page.locator(f"button[data-action='{HOLD}']")
    for _ in range(2):
        page.wait_for_function(_ROLL_UNTIL_HOLD, polling=POLL)
        expect(hold).to_contain_text(re.compile(r"Hold: \d+ points?"))
        hold.click()
    page.wait_for_function(_ROLL_UNTIL_HOLD, polling=POLL)
    expect(page.get_by_role("heading", name="Roll again, or hold?")).to_be_visible()
    expect(page.locator(".log")).to_contain_text(re.compile(r"keeps \d+, has \d+"))
    assert pot(page) >= 0
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_it_is_played_to_the_end_studied_and_replayed_in_another_language(
    visit: Visit, pig_server: Server
) -> None:
    guest = visit(pig_server, language="ru")
    page = guest.table("pig", "you", "random", setup="short")
    expect(page.get_by_text("Свинья").first).to_be_visible()
    page.wait_for_function(_PLAY_TO_THE_END, polling=POLL)
    verdict = page.locator("h2.verdict")
    expect(verdict).to_contain_text(re.compile("Победа: |Вы победили!"))
    expect(page.get_by_text("Ходов", exact=True)).to_be_visible()
    page.get_by_role("link", name="Повтор").click()
    expect(page.locator("pre")).to_contain_text("цель: 50")
    page.keyboard.press("End")
    expect(page.locator("pre")).to_contain_text("игра окончена")


def test_its_record_is_reviewed_in_its_own_words(visit: Visit, pig_server: Server) -> None:
    page = visit(pig_server, language="ru").page("/review")
    page.locator("main h2").wait_for()
    page.evaluate(DROP, json.dumps(BEGUN))
    expect(page.get_by_role("heading", name="Свинья")).to_be_visible()
    expect(page.locator("[data-moment]").first).to_contain_text("Olena: выпало")
    page.get_by_role("link", name="Открыть в анализе").first.click()
    expect(page.get_by_text("Свинья").first).to_be_visible()

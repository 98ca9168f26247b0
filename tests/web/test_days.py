"""The page of the game of the day: played once, gone on with, and its result among all others."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.server.browser import play_on
from tests.web.test_fair_dice import player
from tests.web.visitor import PHONE, Visit


def test_the_game_of_the_day_is_played_and_told(visit: Visit) -> None:
    guest = visit(size=PHONE)
    page = guest.page()
    today = page.get_by_role("region", name="Game of the day")
    expect(today.get_by_role("link", name="Rolling Realms")).to_contain_text("one try")
    today.get_by_role("link", name="Rolling Realms").click()
    page.wait_for_url("**/day?game=rolling-realms")
    expect(page.get_by_role("heading", level=2).first).to_have_text("Rolling Realms")
    realms = page.get_by_role("region", name="Rolling Realms")
    expect(realms.locator("ul > li")).to_have_count(7)
    realms.get_by_role("button", name="Play one try").first.click()
    realms.get_by_role("button", name="Start now?").click()
    page.locator(".place .spot").first.wait_for()
    expect(page.get_by_text("Game of the day: one try")).to_be_visible()
    code = page.url.rpartition("/")[2]
    hint = page.get_by_role("button", name="No hints in the game of the day")
    expect(hint).to_have_attribute("aria-disabled", "true")
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("the result should be all yours")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("[role=dialog]")).to_be_visible()
    for gone in ("Continue on another device", "Let a bot take over"):
        expect(page.get_by_role("button", name=gone)).to_have_count(0)

    page.goto("/")
    expect(today.get_by_role("link", name="Rolling Realms")).to_contain_text("Continue")
    with player(guest).tab(code) as tab:
        assert play_on([tab], random.Random(1)) > 20

    page.goto(f"/room/{code}")
    page.locator(".end .parts").wait_for()
    expect(page.locator("[data-best]")).to_have_text("Your first result: the one to beat.")
    proof = page.locator(".end details", has_text="Fair dice")
    proof.locator("summary").click()
    expect(proof).to_contain_text("the seed stays secret until nobody can play it any more")
    page.get_by_role("link", name="Game of the day").click()
    row = realms.locator("ul > li").first
    expect(row).to_contain_text("Place 1 of 1")
    expect(row.get_by_role("button", name="Play")).to_have_count(0)
    row.locator("summary").click()
    expect(row.locator(".mine")).to_contain_text("you")
    page.goto("/")
    expect(today.get_by_role("link", name="Rolling Realms")).to_contain_text("Place 1 of 1")

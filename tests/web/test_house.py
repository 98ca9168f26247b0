"""House rules in the browser: chosen at a new table, read by all who are invited or play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from grani.dice_forge.house import HOUSE_NAMES
from grani.locales import LANGUAGES, language
from tests.web.tour import LANGUAGES as SWITCHES
from tests.web.visitor import PHONE, WIDE, Visit

pytestmark = pytest.mark.by_turns(2)


def unfold(page: Page, title: str = "House rules") -> None:
    page.locator("summary", has=page.get_by_role("heading", name=title)).click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_table_agrees_on_house_rules(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).page("/new/dice-forge")
    page.get_by_label("Seat 2", exact=False).first.select_option("open")
    rules = page.get_by_role("region", name="House rules").get_by_role("checkbox")
    expect(rules).to_have_count(0)
    unfold(page)
    expect(rules).to_have_count(len(HOUSE_NAMES))
    page.get_by_role("checkbox", name="One Cerberus token a turn").check()
    page.get_by_role("checkbox", name="Mirrors see opponents only").check()
    page.get_by_role("checkbox", name="The Tree as its card shows it").check()
    page.get_by_role("checkbox", name="The Tree as its card shows it").uncheck()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    with page.expect_request("**/api/rooms") as opened:
        page.get_by_role("button", name="Open the room").click()
    wish = opened.value.post_data_json
    assert wish is not None
    assert wish["house"] == ["cerberus", "mirror"]
    link = page.locator("#room-link").input_value()
    friend = visit(size=size, name="Taras").page(link)
    expect(friend.get_by_role("heading", name="House rules")).to_be_visible()
    agreed = friend.locator(".house li")
    expect(agreed).to_have_count(2)
    expect(agreed.first).to_contain_text("Each player may spend at most one Cerberus token")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_running_table_tells_its_house_rules(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    page = guest.table("dice-forge", "you", "greedy", house=["cerberus", "tree"])
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("heading", name="House rules")).to_be_visible()
    agreed = menu.locator(".house li")
    expect(agreed).to_have_count(2)
    expect(agreed.first).to_contain_text("One Cerberus token a turn")
    expect(agreed.first).to_contain_text("Each player may spend at most one Cerberus token")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_running_table_without_house_rules_says_nothing_of_them(visit: Visit) -> None:
    page = visit().table("dice-forge", "you", "greedy")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("heading", name="Seats")).to_be_visible()
    expect(menu.get_by_role("heading", name="House rules")).to_have_count(0)


def test_house_rules_go_with_sets_of_ones_own_choice(visit: Visit) -> None:
    page = visit().page("/new/dice-forge")
    unfold(page)
    page.get_by_role("checkbox", name="Two faces an action").check()
    page.locator(".named select").select_option("custom")
    page.get_by_role("checkbox", name="Two faces an action").uncheck()
    page.get_by_role("checkbox", name="No face twice in a turn").check()
    with page.expect_response("**/api/rooms") as opened:
        page.get_by_role("button", name="Start the game").click()
    code = opened.value.json()["code"]
    setup = page.request.get(f"/api/rooms/{code}").json()["setup"]
    assert setup["house_rules"] == {"faces": "turn"}


def test_rolling_realms_has_none_to_offer(visit: Visit) -> None:
    page = visit().page("/new/rolling-realms")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("heading", name="House rules")).to_have_count(0)


def test_every_rule_has_its_sentence(visit: Visit) -> None:
    page = visit().page("/new/dice-forge")
    unfold(page)
    for lang in LANGUAGES:
        words = language(lang)
        page.locator(".languages button", has_text=SWITCHES[lang]).last.click()
        expect(page.get_by_role("heading", name=words.say("web-house"))).to_be_visible()
        for name in HOUSE_NAMES:
            expect(page.get_by_text(words.say(f"house-{name}-rule"))).to_be_visible()

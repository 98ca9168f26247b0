"""A seat that moves from a desk to a phone by its link, and what both screens say then."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.robot import look
from tests.web.visitor import PHONE, Visit


def test_a_game_is_gone_on_with_at_another_device(visit: Visit) -> None:
    desk, phone, late = visit(), visit(size=PHONE), visit()
    page = desk.table("dice-forge", "you", "greedy")
    page.locator(".dock").wait_for()
    code = page.url.rpartition("/")[2]
    page.keyboard.press("m")
    page.get_by_role("button", name="Continue on another device").click()
    field = page.get_by_label("Link for the other device")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    void = field.input_value()
    page.get_by_role("button", name="New link").click()
    expect(field).not_to_have_value(void)
    link = field.input_value()

    other = phone.page(void)
    other.get_by_role("button", name="Play on here").click()
    assert other.url.endswith(f"/take/{code}"), "the secret is gone from the address"
    expect(other.get_by_text("This link has been used, or its time is up.")).to_be_visible()

    other.goto(link)
    other.get_by_role("button", name="Play on here").click()
    expect(other.get_by_text("You are playing on this device now.")).to_be_visible()
    other.locator(".dock").wait_for()
    assert look(other).prompt
    expect(page.get_by_text("You are playing on another device now.")).to_be_visible()
    expect(page.locator("[role=dialog]")).to_have_count(0)
    assert not look(page).prompt

    third = late.page(link)
    third.get_by_role("button", name="Play on here").click()
    expect(third.get_by_text("This link has been used, or its time is up.")).to_be_visible()

"""The chat between two browsers: written, read, refused, switched off, and out of the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.visitor import PHONE, Visit


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Message").fill(text)
    page.keyboard.press("Enter")


def overlap(page: Page, one: str, other: str) -> bool:
    """Whether two things cover each other."""
    a, b = (page.locator(query).first.bounding_box() for query in (one, other))
    assert a is not None
    assert b is not None
    apart_x = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    apart_y = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (apart_x or apart_y)


def test_friends_write_to_each_other(visit: Visit) -> None:
    host, friend = visit(name="Anna"), visit(name="Taras", size=PHONE)
    code = host.create("dice-forge", "you", "open", start=False)
    anna, taras = host.page(f"/room/{code}"), friend.page(f"/room/{code}")
    taras.get_by_role("button", name="Sit down").click()
    say(anna, "Hello <b>there</b>")
    expect(taras.get_by_role("log", name="Chat")).to_contain_text("Hello <b>there</b>")

    say(anna, "look at example.com/x")
    expect(anna.get_by_text("Links and addresses cannot be sent here.")).to_be_visible()
    field = anna.get_by_role("textbox", name="Message")
    expect(field).to_have_value("look at example.com/x")
    field.fill("x" * 400)
    assert len(field.input_value()) == 280
    field.fill("")

    anna.get_by_role("button", name="Start the game").click()
    taras.locator(".dock").wait_for()
    anna.locator(".dock").wait_for()
    anna.keyboard.press("c")
    say(anna, "Good luck!")
    # Closed, it is heard as a notice and counted; a reload forgets neither.
    expect(taras.locator(".toasts")).to_contain_text("Good luck!")
    taras.reload()
    # On a phone it is in the menu, which says so.
    taras.get_by_role("button", name="Menu. Chat: one new message").click()
    taras.get_by_role("button", name="Chat: one new message", exact=True).click()
    expect(taras.get_by_role("log", name="Chat").locator(".text")).to_have_text(
        ["Hello <b>there</b>", "Good luck!"]
    )
    assert taras.get_by_role("log", name="Chat").locator("a").count() == 0
    for page in (anna, taras):
        page.locator(".decision").first.wait_for()
        assert not overlap(page, ".chat-panel", ".decision")
    # What somebody says stands beside a sheet at a desk, and above it on a phone.
    anna.locator(".chat-panel").get_by_role("button", name="Close").click()
    for number, (page, other) in enumerate(((anna, taras), (taras, anna))):
        page.keyboard.press("m")
        page.locator(".sheet").wait_for()
        other.keyboard.press("m")
        phrase = other.locator(".phrases button").nth(number)
        said = phrase.inner_text()
        phrase.click()
        # What one has said oneself may still lie beside it.
        expect(page.locator(".toasts p").filter(has_text=said)).to_be_visible()
        assert not overlap(page, ".toasts p", ".sheet")
        page.keyboard.press("Escape")
    for page in (anna, taras):
        page.keyboard.press("c")
    say(taras, "Thanks")
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Thanks")

    anna.get_by_role("button", name="Switch the chat off").click()
    expect(taras.get_by_text("The host has switched the chat off.")).to_be_visible()
    expect(taras.get_by_role("textbox", name="Message")).to_have_count(0)
    taras.locator(".chat-panel").get_by_role("button", name="Close").click()
    expect(taras.locator(".chat-panel")).to_have_count(0)

"""Several browsers at one table: a link, a reload in mid-decision, somebody who only looks on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.patience import wait_until
from tests.web.robot import Robot, look, play_together
from tests.web.visitor import Visit


def open_room(host: Page) -> str:
    """Open a room with one seat for a friend, on the screen for it; give the link to send."""
    host.goto("/new/dice-forge")
    host.get_by_label("Seat 2", exact=False).first.select_option("open")
    host.get_by_role("button", name="Open the room").click()
    return host.locator("#room-link").input_value()


def chronicle(page: Page) -> list[str]:
    """Read what a page tells has happened, newest last."""
    return page.locator(".chronicle li .text").all_inner_texts()


def asked_of(*pages: Page) -> Page:
    """Wait until somebody has to decide; give that page, with all of its question on it."""
    wait_until(lambda: any(look(page).prompt for page in pages), "nobody is asked anything")
    asked = next(page for page in pages if look(page).prompt)
    assert Robot(asked).is_asked()
    return asked


def test_two_browsers_one_reload_and_a_spectator(visit: Visit) -> None:
    host, friend, stranger = (visit(name=name).page() for name in ("Anna", "Taras", "Ivo"))
    link = open_room(host)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Taras", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    robots = [Robot(host, 6), Robot(friend, 7)]
    stranger.goto(link)
    stranger.locator(".sea").wait_for()

    play_together(robots, decisions=8)
    assert all(robot.decisions > 0 for robot in robots)

    asked = asked_of(host, friend)
    # Somebody else plays here: there are no hints, unless the host wanted them for everybody.
    expect(asked.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    before = look(asked)
    asked.reload()
    Robot(asked).is_asked()
    assert look(asked) == before

    seen = look(stranger)
    assert (seen.prompt, seen.places, seen.panel, seen.options) == ("", [], [], 0)
    told = chronicle(host)
    for key in ("1", "Enter", "n", "z"):
        stranger.keyboard.press(key)
    stranger.locator(".sea .card").first.click()
    assert stranger.locator(".beside").get_by_role("button", name="Perform").count() == 0
    assert chronicle(host) == told

    play_together(robots, decisions=4)
    told = chronicle(asked_of(host, friend))
    for page in (stranger, host, friend):
        expect(page.locator(".chronicle li .text")).to_have_text(told)

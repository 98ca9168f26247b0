"""Fair dice in the browser: the fingerprint can be copied, and the page checks the game itself."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from grani.core import fair
from grani.core.record import load_record
from tests.server.browser import Browser, play_on
from tests.server.serving import Server
from tests.web.machine import serve
from tests.web.screens import GO
from tests.web.visitor import Visit, Visitor

FAIR = re.compile("The dice were fair! .* all [0-9]+ rolls again, and they fit")
INSECURE = "Object.defineProperty(crypto, 'subtle', { value: undefined });"
"""What a browser does to pages that came over plain HTTP from another machine."""
UNTIL_TRUSTED = f"if (origin !== 'null' && !localStorage.getItem('trusted')) {INSECURE}"
_TRUST = "() => localStorage.setItem('trusted', 'yes')"
_SAW_HEADS = "(code) => JSON.parse(localStorage.getItem(`grani.dice.${code}`)).heads.length > 0"


def player(visitor: Visitor) -> Browser:
    """The same guest, who can also decide without a screen."""
    browser = Browser(visitor.server)
    for cookie in visitor.context.cookies():
        browser.http.cookies.set(cookie["name"], cookie["value"], domain="127.0.0.1")
    return browser


def finish(page: Page, visitor: Visitor) -> str:
    """Let a page see how its game begins, and come back when it is over; give the room's code."""
    code = page.url.rpartition("/")[2]
    with player(visitor).tab(code) as tab:
        play_on([tab], random.Random(4), decisions=6)
        page.wait_for_function(_SAW_HEADS, arg=code)
        page.goto("/settings")
        play_on([tab], random.Random(5))
    page.goto(f"/room/{code}")
    page.locator(".end .parts").wait_for()
    return code


def opened(page: Page) -> None:
    """Wait until the table is there."""
    page.locator(".dock, .place").first.wait_for()


def unfold(page: Page) -> None:
    """Look at the proof, which is folded unless it fails."""
    proof = page.locator(".end details", has_text="Fair dice")
    if proof.get_attribute("open") is None:
        proof.locator("summary").click()


def is_fair(page: Page, is_secure: bool = True) -> None:
    """The page says that the dice were fair, and whether one should believe it."""
    unfold(page)
    expect(page.locator(".end").get_by_text(FAIR)).to_be_visible()
    expect(page.get_by_text("over an unencrypted connection")).to_have_count(0 if is_secure else 1)


def test_a_game_with_secret_numbers_of_both_players_by_hand_and_by_the_browser(
    visit: Visit,
) -> None:
    """SHA-256 by hand promises, follows and checks a game; the browser's own agrees."""
    guest = visit()
    guest.context.add_init_script(UNTIL_TRUSTED)
    page = guest.page(f"/room/{guest.create('dice-forge', 'you', 'here', 'random', shares=True)}")
    opened(page)
    promises_are_kept(guest, page)
    code = finish(page, guest)
    is_fair(page, is_secure=False)
    record = load_record(guest.fetch(f"/api/rooms/{code}/record"))
    assert len(fair.judge(record).own) == 2
    page.evaluate(_TRUST)
    page.reload()
    is_fair(page)
    other = visit().page(f"/room/{code}")
    unfold(other)
    expect(other.get_by_text("This browser was not there")).to_be_visible()


def promises_are_kept(guest: Visitor, page: Page) -> None:
    """What the page promised by hand is what the server expects."""
    code = page.url.rpartition("/")[2]
    room = json.loads(guest.fetch(f"/api/rooms/{code}"))
    kept = page.evaluate("() => ({ ...localStorage })")
    for seat, word in enumerate(room["sealing"]["hashes"][:2]):
        secret = kept[f"grani.share.{code}.{word}"]
        assert fair.share_hash(code, room["commitment"], seat, secret) == word
    assert room["sealing"]["opened"] == [True, True, False]


def test_the_fingerprint_is_copied_before_the_game_and_in_the_menu(visit: Visit) -> None:
    guest = visit()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = guest.create("dice-forge", "you", "open", start=False)
    page = guest.page(f"/room/{code}")
    commitment = json.loads(guest.fetch(f"/api/rooms/{code}"))["commitment"]
    page.get_by_text("Fair dice").click()
    page.get_by_role("button", name="Copy the fingerprint").click()
    assert page.evaluate("navigator.clipboard.readText()") == commitment
    page.evaluate("navigator.clipboard.writeText('')")
    page.get_by_label("Put a bot", exact=False).first.select_option("random")
    page.get_by_role("button", name="Start the game").click()
    opened(page)
    page.keyboard.press("m")
    page.get_by_text("Fair dice").click()
    expect(page.get_by_text("Every player’s secret number is in the dice.")).to_be_visible()
    page.get_by_role("button", name="Copy the fingerprint").click()
    assert page.evaluate("navigator.clipboard.readText()") == commitment


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    server = serve(tmp_path, share_seconds=0.05)
    yield server
    server.stop()


def test_whose_number_is_missing_is_said(visit: Visit, hasty: Server) -> None:
    guest = visit(hasty)
    friend = Browser(hasty)
    code = guest.create("dice-forge", "you", "open", start=False)
    # A browser that never gives a number, in a room that does not wait for one.
    guest.expected.add("no chance")
    guest.context.add_init_script(
        "crypto.getRandomValues = () => { throw new Error('no chance'); };"
    )
    page = guest.page(f"/room/{code}")
    with friend.tab(code) as tab:
        tab.command("sit", seat=1, name="Taras")
        tab.command("pledge", hashes=[{"seat": 1, "word": "77" * 32}])
        expect(page.get_by_text("Taras", exact=True)).to_be_visible()
        with player(guest).tab(code) as own:
            own.command("start")
        expect(
            page.get_by_text(re.compile("^Without a secret number in the dice: .*Taras"))
        ).to_be_visible()


def test_with_some_numbers_only_it_does_not_say_everybody(visit: Visit) -> None:
    guest, friend = visit(), Browser(visit().server)
    code = guest.create("rolling-realms", "you", "open", start=False)
    page = guest.page(f"/room/{code}")
    with friend.tab(code) as tab, player(guest).tab(code) as own:
        tab.command("sit", seat=1, name="Taras")
        page.get_by_role("button", name="Start the game").click()
        opened(page)
        page.goto("/settings")
        play_on([tab, own], random.Random(5))
    page.goto(f"/room/{code}")
    unfold(page)
    expect(page.locator(".end .verdict").get_by_text("with the secret number of")).to_be_visible()
    expect(page.get_by_text("Put in no secret number: Taras.")).to_be_visible()


def liar(changes: dict[str, Any]) -> Callable[[Route], None]:
    """Answer with a record in which something was changed."""

    def lie(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), **changes})

    return lie


def other_record(server: Server) -> dict[str, Any]:
    """Give the record of a game that others have played."""
    others = Browser(server)
    code = others.create("rolling-realms", "you", "random")
    with others.tab(code) as tab:
        play_on([tab], random.Random(6))
    found: dict[str, Any] = others.http.get(f"/api/rooms/{code}/record").json()
    return found


def test_a_record_that_is_not_of_the_game_seen_is_found_out(visit: Visit) -> None:
    guest = visit()
    code = guest.create("rolling-realms", "you", "here", "random", shares=True)
    page = guest.page(f"/room/{code}")
    opened(page)
    finish(page, guest)
    is_fair(page)
    honest = json.loads(guest.fetch(f"/api/rooms/{code}/record"))
    assert len(fair.judge(load_record(json.dumps(honest))).own) == 2
    forged = other_record(guest.server)
    turned = [action + (step == 3) for step, action in enumerate(honest["actions"])]
    tags = honest["tags"]
    lies: list[tuple[dict[str, object], str]] = [
        ({"seats": ["Mallory", *honest["seats"][1:]]}, "players, set-up or hashes are not those"),
        ({"actions": turned}, "a roll is not what it had to be"),
        ({"actions": honest["actions"][:-1]}, "something in the record was changed"),
        ({"tags": {**tags, "seed": "00" * 32}}, "the seed is not the one"),
        ({"tags": {**tags, "chain": "00" * 32}}, "something in the record was changed"),
        ({"tags": {**tags, "signature": "00" * 2144}}, "the server has not signed this game"),
        ({"tags": {**tags, "shares": "00" * 32 + " -"}}, "a secret number is not the one"),
        (forged, "the fingerprint is not the one that this browser saw"),
    ]
    for changes, reason in lies:
        page.route("**/record", liar(changes))
        page.evaluate(GO, "/settings")
        page.evaluate(GO, f"/room/{code}")
        expect(page.locator(".end .verdict").get_by_text(reason)).to_be_visible()
        page.unroute("**/record")

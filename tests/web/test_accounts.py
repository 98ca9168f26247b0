"""Games that are found again from a second browser, and everything of one's own taken along or
deleted; with Chromium's virtual authenticator, which plays the device that has the passkey."""

from __future__ import annotations

import json

from playwright.sync_api import CDPSession, Page, expect

from tests.web.visitor import PHONE, Visit

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def at_localhost(page: Page, path: str) -> str:
    """Give an address by the name at which passkeys work without https."""
    port = page.url.split(":")[2].split("/")[0]
    return f"http://localhost:{port}{path}"


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a page a device for passkeys."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(added["authenticatorId"])


def play(page: Page) -> str:
    """Begin a game from the home page; give its code."""
    page.locator(".tile.rolling-realms button").first.click()
    page.wait_for_url("**/room/*")
    return page.url.rpartition("/")[2]


def test_a_passkey_brings_name_and_games_to_another_browser(visit: Visit) -> None:
    page = visit(name="Olena", theme="light").page("/")
    page.goto(at_localhost(page, "/"))
    code = play(page)
    device, id = authenticator(page)
    page.goto(at_localhost(page, "/settings"))
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_role("heading", name="My account")).to_be_visible()
    page.get_by_label("Name of the passkey").fill("Laptop")
    page.get_by_label("Name of the passkey").blur()
    expect(page.get_by_role("button", name="Remove: Laptop")).to_be_visible()

    # The same passkey on a phone, as devices of one owner share them; it has a game of its own.
    other = visit(size=PHONE).page("/")
    other.goto(at_localhost(other, "/"))
    own = play(other)
    phone, known = authenticator(other)
    for credential in device.send("WebAuthn.getCredentials", {"authenticatorId": id})[
        "credentials"
    ]:
        phone.send("WebAuthn.addCredential", {"authenticatorId": known, "credential": credential})
    other.goto(at_localhost(other, "/settings"))
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_text("This browser had one game before you signed in.")).to_be_visible()
    other.get_by_role("button", name="Bring along").click()
    expect(other.get_by_text("One game has come along.")).to_be_visible()
    other.get_by_role("button", name="Continue", exact=True).click()
    expect(other.get_by_role("heading", name="My account")).to_be_visible()
    expect(other.get_by_label("Your name")).to_have_value("Olena")
    expect(other.locator("html")).to_have_attribute("data-theme", "light")
    other.goto(at_localhost(other, "/games"))
    for found in (code, own):
        expect(other.locator(f'a[href="/room/{found}"]')).to_be_visible()


def test_everything_of_mine_is_taken_along_and_deleted(visit: Visit) -> None:
    page = visit(name="Olena").page("/")
    code = play(page)
    page.goto("/settings")
    # By its bare address there is no passkey: the page says so and offers the phrase.
    expect(page.get_by_text("Passkeys do not work at this address")).to_be_visible()
    expect(page.get_by_role("button", name="Create a passkey")).to_have_count(0)
    page.get_by_role("button", name="Get a recovery phrase").click()
    phrase = page.locator("[data-phrase]").inner_text()
    page.get_by_role("button", name="I have written it down").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download everything").click()
    all = json.loads(taken.value.path().read_text("utf-8"))
    assert (all["name"], [one["code"] for one in all["games"]]) == ("Olena", [code])
    assert all["browser"]["speed"] == "instant"

    page.get_by_role("button", name="Delete everything").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Delete everything").click()
    expect(sheet.get_by_text("This cannot be undone.")).to_be_visible()
    sheet.get_by_role("button", name="Yes, delete everything").click()
    page.locator(".tile").first.wait_for()
    page.goto("/settings")
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_role("button", name="Sign in with a recovery phrase").click()
    page.get_by_role("textbox", name="Recovery phrase").fill(phrase)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("This is not the recovery phrase of an account")).to_be_visible()


def test_all_other_browsers_are_signed_out_from_one(visit: Visit) -> None:
    page = visit(name="Olena").page("/")
    code = play(page)
    page.goto("/settings")
    page.get_by_role("button", name="Get a recovery phrase").click()
    phrase = page.locator("[data-phrase]").inner_text()
    page.get_by_role("button", name="I have written it down").click()
    other = visit(size=PHONE).page("/settings")
    other.get_by_role("button", name="Sign in with a recovery phrase").click()
    other.get_by_role("textbox", name="Recovery phrase").fill(phrase)
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("heading", name="My account")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_text("Done: you are now signed in only here.")).to_be_visible()
    expect(page.locator("[data-phrase]")).not_to_have_text(phrase)
    page.get_by_role("button", name="I have written it down").click()
    other.reload()
    expect(other.get_by_role("heading", name="Keep my games")).to_be_visible()
    third = visit(size=PHONE).page("/settings")
    third.get_by_role("button", name="Sign in with a recovery phrase").click()
    third.get_by_role("textbox", name="Recovery phrase").fill(phrase)
    third.get_by_role("button", name="Sign in", exact=True).click()
    expect(third.get_by_text("This is not the recovery phrase of an account")).to_be_visible()
    page.goto("/games")
    expect(page.locator(f'a[href="/room/{code}"]')).to_be_visible()


def test_hints_can_be_allowed_where_a_game_is_no_longer_to_be_rated(visit: Visit) -> None:
    page = visit(account="yes").context.new_page()
    page.route("**/api/account", lambda route: route.fulfill(json={"exists": True}))
    page.goto("/new/dice-forge")
    page.get_by_label("Seat 2: who plays").select_option("open")
    page.get_by_label("This game counts for the ratings").check()
    hints = page.get_by_label("Hints for everyone")
    expect(hints).to_be_disabled()
    page.locator(".named select").select_option("custom")
    expect(hints).to_be_enabled()


_LEAVES = """if (navigator.credentials) for (const deed of ['create', 'get']) {
  navigator.credentials[deed] = () => Promise.reject(new DOMException('', 'NotAllowedError'));
}"""


def test_whoever_leaves_a_dialog_about_passkeys_is_told_what_helps(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(_LEAVES)
    page = guest.page("/settings")
    page.goto(at_localhost(page, "/settings"))
    page.get_by_role("button", name="Create a passkey").click()
    wrong = page.get_by_role("alert")
    expect(wrong).to_have_text(
        "No passkey was created. Try again, or use a recovery phrase instead."
    )
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(wrong).to_have_text("No passkey was used. Try again, or use your recovery phrase.")
    page.route(
        "**/api/account",
        lambda route: (
            route.fulfill(status=403, json={"error": "prove"})
            if route.request.method == "DELETE"
            else route.fallback()
        ),
    )
    page.route(
        "**/api/admin/proof/ask", lambda route: route.fulfill(json={"options": {"challenge": ""}})
    )
    page.get_by_role("button", name="Delete everything").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Delete everything").click()
    sheet.get_by_role("button", name="Yes, delete everything").click()
    expect(sheet.get_by_role("alert")).to_have_text("No passkey was used. Try again.")

"""Reviews in the browser: after a game, of a dropped record, of all one's games; the tutor."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.contract.games import Configuration
from tests.patience import wait_until
from tests.review.played import played
from tests.review.test_review import beginning
from tests.server.browser import Browser
from tests.server.serving import Server
from tests.web.screens import COOKIE, Stage
from tests.web.tour import findings, too_wide, unspoken
from tests.web.visitor import PHONE, Visit

DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
}"""
RECORD = Configuration("dice-forge", 2, "introductory")


def test_after_a_game_one_sees_what_decided_it(visit: Visit, stage: Stage) -> None:
    guest = visit()
    stage.lend(guest)
    code = stage.code("forge-ended")
    page = guest.page(f"/room/{code}")
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"/review/{code}$"))
    expect(page.get_by_role("heading", name="What decided the game")).to_be_visible()
    told = json.loads(guest.fetch(f"/api/rooms/{code}/review"))
    moments = page.locator("[data-moment]")
    expect(moments).to_have_count(len(told["moments"]))
    first = told["moments"][0]
    link = moments.first.get_by_role("link", name="Analyse")
    assert str(link.get_attribute("href")).endswith(f"room={code}&step={first['step'] - 1}")
    moments.first.get_by_role("link", name="Watch").click()
    expect(page).to_have_url(re.compile(rf"/replay/{code}\?step={first['step'] - 1}$"))
    expect(page.locator(".timeline .count")).to_contain_text(f"{first['step'] - 1} /")
    page.goto("/games")
    expect(page.locator(".mine .luck")).to_contain_text(re.compile(r"Luck over \d+ games?: "))


def test_every_error_is_listed_and_leads_to_its_position(visit: Visit, stage: Stage) -> None:
    guest = visit()
    stage.lend(guest)
    code = stage.code("forge-ended")
    # Until it is ready, one is told how far it is.
    answers: list[dict[str, Any]] = []

    def is_ready() -> bool:
        answers.append(json.loads(guest.fetch(f"/api/rooms/{code}/review")))
        return isinstance(answers[-1].get("steps"), list)

    wait_until(is_ready, "there is no review")
    told = answers[-1]
    errors = [step for step in told["steps"] if step.get("choice", {}).get("loss")]
    worst = max(errors, key=lambda step: step["choice"]["loss"])
    seat, grade = worst["seat"], worst["choice"]["grade"]
    alike = [step for step in errors if (step["seat"], step["choice"]["grade"]) == (seat, grade)]
    page = guest.page(f"/review/{code}")
    count = page.get_by_role("button", name=re.compile(f"^{told['names'][seat]}, {grade}: ", re.I))
    expect(count).to_have_text(str(len(alike)))
    count.click()
    listed = page.locator("[data-error]")
    expect(listed).to_have_count(len(alike))
    expect(listed.first).to_have_attribute("data-error", str(worst["step"]))
    place = page.evaluate("scrollY")
    assert place > 0
    listed.first.get_by_role("link", name="Watch").click()
    expect(page.locator(".timeline .count")).to_contain_text(f"{worst['step'] - 1} /")
    page.go_back()
    expect(listed).to_have_count(len(alike))
    page.wait_for_function("(place) => Math.abs(scrollY - place) < 2", arg=place)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    text = saved.value.path().read_text()
    listed_there = {int(step) for step in re.findall(r'data-error="(\d+)"', text)}
    assert {step["step"] for step in alike} <= listed_there <= {step["step"] for step in errors}
    assert "<script" not in text


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_dropped_record_is_reviewed_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(size=PHONE, language=language).page("/review")
    page.locator("main h2").wait_for()
    page.evaluate(DROP, "no record")
    expect(page.get_by_role("alert")).to_be_visible()
    assert unspoken(page) == []
    page.evaluate(DROP, beginning(played(RECORD, 5), 24).dump())
    expect(page).to_have_url(re.compile("/review/[0-9a-f]{64}$"))
    page.locator("#review-sums").wait_for()
    assert page.locator('a[href*="/analysis?record="]').count() > 0
    assert unspoken(page) == []
    assert too_wide(page) <= 0
    assert findings(page) == []


def test_the_account_of_four_needs_no_scrolling_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, language="ru").page("/review")
    page.locator("main h2").wait_for()
    four = played(Configuration("dice-forge", 4, "introductory"), 5)
    page.evaluate(DROP, beginning(four, 24).dump())
    page.locator("#review-sums").wait_for()
    account = page.locator("section:has(> #review-sums) .scroll")
    assert account.evaluate("(box) => box.scrollWidth - box.clientWidth") == 0


def _choose(page: Page, action: int) -> None:
    page.keyboard.press("0")
    page.locator(f'[aria-modal=true] [data-action="{action}"]').click()


def test_the_tutor_warns_and_takes_back(visit: Visit, server: Server) -> None:
    player = Browser(server)
    code = player.create("dice-forge", "you", "greedy")
    with player.tab(code) as tab:
        prompt = tab.await_prompt()
        asked = prompt["id"]
        # Asked again, the tutor knows it already: nothing here depends on how long he thinks.
        told = [
            tab.command("hint", seat=0, tutor=True, option=option["action"])["options"]
            for option in prompt["options"]
        ]
        worst = max(told, key=lambda one: one[0]["win"] - one[-1]["win"])[-1]["action"]
    guest = visit(tutor="small")
    cookie = player.http.cookies[COOKIE]
    guest.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    page = guest.context.new_page()
    with page.expect_websocket() as opened:
        page.goto(f"/room/{code}")
    page.locator("[data-tutor]").wait_for(state="attached")
    page.locator(".prompt").first.wait_for()
    warning = page.get_by_role("alertdialog")
    _choose(page, worst)
    expect(warning).to_contain_text("of the chance to win")
    assert unspoken(page) == []
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    with player.tab(code) as tab:
        assert tab.prompt()["id"] == asked, "nothing was sent"
    _choose(page, worst)
    with opened.value.expect_event("framesent", lambda frame: '"type":"act"' in str(frame)):
        page.get_by_role("button", name="Do it anyway").click()
    expect(warning).to_have_count(0)

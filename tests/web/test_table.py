"""What a table offers beyond the rules: taking back, hints, text, calm, and the game once more."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.browser import Browser
from tests.web.robot import RealmsRobot, Robot, look
from tests.web.screens import SCREENS, Stage
from tests.web.visitor import PHONE, Visit, Visitor

HINTS = 3
ODDS = re.compile(r"\d+% ± \d+")
CALM = 200
"""Milliseconds that anything may take where less motion is asked for."""

_MARKED = """() => {
  const text = (query) => document.querySelector(query)?.textContent;
  const mark = text('.tabs .mark');
  return text('.view .pill.best') ? mark === undefined : mark === text('.legend .pill');
}"""
"""The best option lies here, or the tab on which it lies tells its chance."""


def titles(shown: Locator) -> list[str]:
    return [str(one.get_attribute("title")) for one in shown.all()]


def play_until_undo(robot: Robot) -> None:
    """Decide until something can be taken back."""
    while not robot.page.locator(".undo").count():
        assert robot.play(decisions=1) == 1
        assert robot.is_asked()


@pytest.mark.parametrize(("game", "kind"), [("dice-forge", Robot), ("rolling-realms", RealmsRobot)])
def test_a_decision_can_be_taken_back_with_the_button(
    guest: Visitor, game: str, kind: type[Robot]
) -> None:
    page = guest.table(game, "you", "here", fate="undo")
    robot = kind(page, 21)
    play_until_undo(robot)
    before = look(page).prompt
    page.locator(".undo").click()
    robot.wait(before)
    assert robot.play(decisions=2) == 2


def test_a_hint_asked_for_while_something_moves_comes_after_it(visit: Visit) -> None:
    page = visit(speed="normal").table("dice-forge", "you", "greedy", fate="hint")
    robot = Robot(page, 22)
    while robot.is_asked():
        robot.decide()
        page.keyboard.press("h")
        if page.locator(".table.moving").count() > 0:
            break
    page.locator(".table.moving").wait_for(state="detached")
    expect(page.locator(".legend")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "hinted"),
    [("dice-forge", ".sheet .option .pill"), ("rolling-realms", ".hinted .odds")],
)
def test_a_hint_shows_chances_with_their_error(guest: Visitor, game: str, hinted: str) -> None:
    page = guest.table(game, "you", "greedy", fate="hint")
    robot = Robot(page, 22)
    assert robot.is_asked()
    while look(page).options < HINTS and game == "dice-forge":
        robot.decide()
        assert robot.is_asked()
    page.keyboard.press("h")
    if game == "dice-forge":
        expect(page.locator(".legend")).to_contain_text("chance to win")
        assert page.locator(".stage .pill.floating").count() > 0
        page.keyboard.press("0")
    shown = page.locator(hinted)
    expect(shown.first).to_be_visible()
    texts = [f"{pill.inner_text()} {pill.get_attribute('title')}" for pill in shown.all()]
    if game == "dice-forge":
        assert len(texts) == look(page).options
        assert page.locator(".sheet .pill.best").count() == 1
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        expect(page.locator(".pill")).to_have_count(0)
    else:
        assert 1 <= len(texts) <= HINTS
        assert {title.split(",")[0] for title in titles(shown)} == {"chance to win"}
    assert all(ODDS.search(text) for text in texts)


@pytest.mark.parametrize("game", ["dice-forge", "rolling-realms"])
def test_the_table_stays_when_somebody_comes_or_goes(guest: Visitor, game: str) -> None:
    code = guest.create(game, "you", "open", start=False)
    page = guest.page(f"/room/{code}")
    friend = Browser(guest.server)
    with friend.tab(code) as tab:
        assert tab.command("sit", seat=1, name="Taras")["type"] == "ack"
        page.get_by_role("button", name="Start the game").click()
        bar = page.locator("[data-prompt]")
        bar.wait_for()
        bar.evaluate("(bar) => (bar.stayed = true)")
    notice = page.locator(".absent", has_text="Taras")
    notice.wait_for()
    assert bar.evaluate("(bar) => bar.stayed"), "the table was drawn anew"
    told, asked = notice.bounding_box(), bar.bounding_box()
    assert told
    assert asked
    is_above = told["y"] + told["height"] <= asked["y"]
    assert is_above or asked["y"] + asked["height"] <= told["y"], "it covers what can be decided"


def test_the_text_table_tells_the_same_and_can_be_played(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "here", fate="text")
    assert Robot(page).is_asked()
    page.keyboard.press("t")
    drawn = page.locator(".text pre")
    expect(drawn).not_to_be_empty()
    heading = page.locator(".text h2[aria-live]")
    expect(heading).not_to_be_empty()
    name, _, asked = heading.inner_text().partition(": ")
    assert name in page.locator(".text pre").inner_text(), "two share a screen: whose turn is it?"
    page.keyboard.press("t")
    bar = page.locator("[data-prompt] p").first
    expect(bar.locator("b")).to_have_text(name)
    expect(bar).to_contain_text(asked)
    page.keyboard.press("t")
    expect(heading).to_have_text(f"{name}: {asked}")
    options = page.locator(".text ol button")
    said = page.locator(".text .log li").all_inner_texts()
    options.last.click()
    expect(page.locator(".text .log li")).not_to_have_text(said)
    page.keyboard.press("t")
    expect(page.locator(".sea")).to_be_visible()


def test_the_text_table_of_one_person_names_nobody(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", fate="text")
    assert Robot(page).is_asked()
    bar = page.locator("[data-prompt] p").first
    asked = bar.inner_text().strip()
    page.keyboard.press("t")
    expect(page.locator(".text h2[aria-live]")).to_have_text(asked)


def test_less_motion_means_short_fades_only(visit: Visit) -> None:
    page = visit(speed="normal").table("dice-forge", "you", "here", fate="calm")
    page.evaluate(
        """() => {
          window.longest = 0;
          window.moved = [];
          const look = () => {
            for (const animation of document.getAnimations()) {
              const { duration, iterations } = animation.effect.getComputedTiming();
              window.longest = Math.max(window.longest, duration);
              const moves = animation.effect.getKeyframes()
                .some((frame) => 'transform' in frame && frame.transform !== 'none');
              if (duration > 1 && (moves || iterations === Infinity)) {
                window.moved.push(animation.effect.target.className + ' ' + duration);
              }
            }
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    robot = Robot(page, 23)
    assert robot.play(decisions=4) == 4
    assert page.evaluate("() => [...new Set(window.moved)]") == []
    assert page.evaluate("() => window.longest") <= CALM


def step(page: Page) -> tuple[int, int]:
    """Read where a replay is, and how long it is."""
    now, _, all_ = page.locator(".timeline .count").inner_text().partition(" / ")
    return int(now), int(all_)


def test_a_replay_goes_by_slider_and_keys(guest: Visitor, stage: Stage) -> None:
    page = guest.context.new_page()
    SCREENS["replay-forge"].show(stage, page)
    half, steps = step(page)
    assert half == steps // 2
    assert page.locator("[data-prompt]").count() == 0, "a replay asks for decisions"
    page.keyboard.press(".")
    expect(page.locator(".timeline .count")).not_to_have_text(f"{half} / {steps}")
    on, _ = step(page)
    assert on > half
    page.keyboard.press(",")
    expect(page.locator(".timeline .count")).not_to_have_text(f"{on} / {steps}")
    assert step(page)[0] < on
    page.locator(".timeline input").evaluate("(slider) => slider.blur()")
    page.keyboard.press("End")
    expect(page.locator(".timeline .count")).to_have_text(f"{steps} / {steps}")
    glory = page.locator(".glory b").all_inner_texts()
    page.keyboard.press("Home")
    expect(page.locator(".timeline .count")).to_have_text(f"0 / {steps}")
    assert page.locator(".glory b").all_inner_texts() != glory


def test_a_single_option_is_taken_silently(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", fate="text")
    robot = Robot(page, 24)
    for _ in range(10):
        if not robot.is_asked():
            break
        seen = look(page)
        can_end_or_undo = page.locator(".decline, .undo").count() > 0
        assert seen.options > 1 or can_end_or_undo, seen.sentence
        robot.decide()


def test_what_is_open_stays_open_while_others_decide(visit: Visit) -> None:
    guest = visit()
    friend = Browser(guest.server)
    code = guest.create("rolling-realms", "you", "open", start=False, hints=True)
    page = guest.page(f"/room/{code}")
    with friend.tab(code) as tab:
        tab.command("sit", seat=1, name="Taras")
        page.get_by_role("button", name="Start the game").click()
        assert RealmsRobot(page).is_asked()
        page.keyboard.press("h")
        advice = page.locator(".hinted .odds").first
        expect(advice).to_be_visible()
        tab.await_prompt()
        while tab.prompts:
            tab.act(len(tab.prompt()["options"]) - 1)
        expect(page.get_by_role("button", name=re.compile("Taras: .*ready"))).to_be_visible()
        expect(advice).to_be_visible()


def test_a_phone_says_which_option_a_hint_means_and_on_which_tab_it_lies(visit: Visit) -> None:
    page = visit(size=PHONE).table("dice-forge", "you", "greedy", fate="hint")
    robot = Robot(page, 22)
    assert robot.is_asked()
    while look(page).options < HINTS:
        robot.decide()
        assert robot.is_asked()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".legend .which")).to_contain_text(re.compile(r": \w+"))
    for tab in ("temple", "islands"):
        page.locator(f'[data-tab="{tab}"]').click()
        page.wait_for_function(_MARKED)


def test_results_say_which_player_one_is_and_whether_one_has_won(
    guest: Visitor, stage: Stage
) -> None:
    stage.lend(guest)
    page = guest.context.new_page()
    SCREENS["end-forge"].show(stage, page)
    code = page.url.rpartition("/")[2]
    [own] = [
        seat for seat in json.loads(guest.fetch(f"/api/rooms/{code}"))["seats"] if seat["mine"]
    ]
    mine = page.locator(".order li", has=page.locator(".you"))
    expect(mine).to_have_count(1)
    expect(mine.locator(".name")).to_have_text(f"{own['name']}\u00a0you")
    has_won = "winner" in (mine.get_attribute("class") or "")
    expect(page.locator(".end h2.verdict")).to_have_text(
        "You win!" if has_won else re.compile(r"^You lose\. .+ wins$")
    )

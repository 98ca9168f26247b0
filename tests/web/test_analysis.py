"""The analysis board: a tree made and shared, dice chosen, an editor that refuses, playing on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import grani
from tests.web.screens import EDITED, NO_JUDGE as CALM, Stage, decision
from tests.web.visitor import PHONE, Visit

pytestmark = pytest.mark.by_turns(2)

FORGE = decision("dice-forge", 2, 150)


def node(page: Page, words: str) -> None:
    """Wait until a step is in the tree."""
    expect(page.locator("[data-node]", has_text=words).first).to_be_visible()


def notes(page: Page, summary: str = "Names and notes") -> None:
    """Unfold what is written to a step and to the whole."""
    page.locator("summary", has_text=summary).click()


SCROLLED = """() => [...document.querySelectorAll('aside, aside *')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
  .map((one) => one.classList[0])"""
"""What can be scrolled beside the table."""


def test_a_tree_is_made_named_shared_and_opened_elsewhere(visit: Visit) -> None:
    page = visit().page(f"/analysis/{FORGE}")
    page.get_by_text("Choose sides").click()
    page.get_by_role("button", name="Pass").first.click()
    node(page, "Pass")
    chance = page.locator("[data-outcome]")
    expect(chance).to_have_count(6)
    chance.nth(5).click()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator("[aria-current=step]")).to_have_count(0)
    # Another choice, as the judge advises it, is a variation.
    page.locator("[data-judged]").wait_for()
    page.locator("ol.options button").first.click()
    expect(page.locator("[data-node]")).not_to_have_count(2)
    # Below it the line goes on, under a heading of its own.
    expect(page.locator("[data-goes-on]")).to_have_text("Round 6 · Player 1’s turn")
    notes(page)
    page.get_by_label("Name of this step").fill("better")
    page.get_by_label("A note on this step").fill("because of the dice")
    page.get_by_label("Name of this analysis").fill("Puzzle")
    page.get_by_label("Name of this analysis").press("Tab")
    node(page, "better")
    page.wait_for_url(re.compile("t=Puzzle"))
    link, steps = page.url, page.locator("[data-node]").count()

    other = visit(language="uk", **CALM).page(link)
    expect(other.locator("[data-node]")).to_have_count(steps)
    node(other, "better")
    node(other, "Пропустити")
    notes(other, "Назви та нотатки")
    expect(other.get_by_label("Нотатка до кроку")).to_have_value("because of the dice")
    page.goto("/analysis")
    kept = page.get_by_role("button", name="Puzzle")
    kept.click()
    page.wait_for_url(re.compile("t=Puzzle"))
    page.go_back()
    expect(kept).to_be_visible()


def test_the_editor_says_what_cannot_be_and_takes_what_can(visit: Visit) -> None:
    page = visit(language="ru", **CALM).page(f"/analysis/{FORGE}")
    page.get_by_role("button", name="Изменить", exact=True).click()
    sheet = page.locator("[role=dialog]")
    take = sheet.get_by_role("button", name="Анализировать")
    gold = sheet.get_by_label("золото", exact=True).first
    gold.fill("abc")
    expect(sheet.locator("[data-wrong=analysis-edit-number]")).to_contain_text(
        "золото: нужно число не меньше 0."
    )
    expect(take).to_be_disabled()
    gold.fill("99")
    gold.press("Tab")
    expect(sheet.locator("[data-wrong=wrong-range]")).to_contain_text("Золото: 99 здесь невозможно")
    expect(take).to_be_disabled()
    expect(gold).to_have_attribute("aria-invalid", "true")
    gold.fill("7")
    gold.press("Tab")
    expect(take).to_be_enabled()
    glory = sheet.get_by_label("очки славы", exact=True).first
    glory.fill("100000")
    expect(sheet.locator("[data-wrong=analysis-edit-number]")).to_have_text(
        "очки славы: нужно число от 0 до 999."
    )
    expect(take).to_be_disabled()
    glory.fill("30")
    glory.press("Tab")
    expect(take).to_be_enabled()
    sheet.locator(".face").first.click()
    sheet.locator("[data-face=mirror]").click()
    expect(take).to_be_enabled()
    take.click()
    expect(sheet).to_have_count(0)
    expect(page).not_to_have_url(re.compile(re.escape(FORGE)))


def test_a_card_fewer_than_none_is_called_wrong(visit: Visit) -> None:
    page = visit(**CALM).page(f"/analysis/{EDITED['titans']}")
    sheet = edited(page)
    card = sheet.locator(".card input").first
    card.fill("-1")
    expect(sheet.locator("[data-wrong=analysis-edit-number]")).to_be_visible()
    card.press("Tab")
    expect(card).to_have_value("-1")


def test_an_edited_position_throws_no_analysis_away(visit: Visit) -> None:
    page = visit(**CALM).page(f"/analysis/{FORGE}")
    page.get_by_role("button", name="Pass").first.click()
    node(page, "Pass")
    notes(page)
    page.get_by_label("Name of this analysis").fill("Mine")
    page.get_by_label("Name of this analysis").press("Tab")
    page.wait_for_url(re.compile("t=Mine"))
    sheet = edited(page)
    gold = sheet.get_by_label("gold", exact=True)
    gold.fill("4")
    gold.press("Tab")
    sheet.get_by_role("button", name="Analyse").click()
    expect(page.get_by_text("The analysis you came from is kept")).to_be_visible()
    expect(page.locator("[data-node]")).to_have_count(0)
    page.wait_for_url(re.compile("^((?!t=Mine).)*$"))
    page.go_back()
    node(page, "Pass")
    expect(page.get_by_label("Name of this analysis")).to_have_value("Mine")
    page.goto("/analysis")
    expect(page.get_by_role("button", name="Mine")).to_have_count(1)


def test_a_shared_analysis_says_only_that_its_link_is_copied(visit: Visit) -> None:
    guest = visit(**CALM)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = guest.page(f"/analysis/{FORGE}")
    page.get_by_role("button", name="Share this analysis").click()
    expect(page.locator(".toasts")).to_have_text("The link is copied")


def edited(page: Page) -> Locator:
    """Open the editor; nobody has changed anything yet."""
    page.get_by_role("button", name="Edit", exact=True).click()
    return page.locator("[role=dialog]")


def test_every_part_of_a_module_is_changed_by_clicking(visit: Visit) -> None:
    page = visit(**CALM).page(f"/analysis/{EDITED['titans']}")
    sheet = edited(page)
    possible = sheet.get_by_text("This position is possible.")
    sheet.get_by_label("What happens now").select_option(label="Player 1: the action")
    sheet.get_by_text("Player 2", exact=True).click()
    sheet.get_by_label("Titans", exact=True).select_option("t_7")
    sheet.get_by_role("button", name="light die, side 1").click()
    sheet.get_by_role("button", name="Lies up", exact=True).click()
    sheet.get_by_label("Player 2: token 1", exact=True).select_option("2-sun")
    expect(possible).to_be_visible()
    # The other token of this card lies on the third moon island.
    sheet.get_by_label("Player 2: token 1", exact=True).select_option("3-sun")
    expect(sheet.locator("[data-wrong=wrong-tokens]")).to_be_visible()
    sheet.get_by_label("Player 2: token 1", exact=True).select_option("")
    sheet.locator("summary", has_text="Islands").click()
    sheet.get_by_label("1 moon shard, second stack").select_option("companion")
    sheet.get_by_label("Add a card").select_option("companion")
    sheet.get_by_label("Companion 1", exact=True).select_option("4")
    expect(possible).to_be_visible()
    sheet.get_by_role("button", name="Analyse").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_contain_text("Player 1")


def test_a_golem_is_put_somewhere_else_by_clicking(visit: Visit) -> None:
    page = visit(**CALM).page(f"/analysis/{EDITED['goddess']}")
    sheet = edited(page)
    sheet.get_by_text("Player 2", exact=True).click()
    squares = sheet.get_by_role("combobox", name="Labyrinth", exact=True)
    squares.select_option(index=2)
    expect(sheet.get_by_text("This position is possible.")).to_be_visible()
    chosen = squares.input_value()
    sheet.get_by_role("button", name="Analyse").click()
    expect(sheet).to_have_count(0)
    sheet = edited(page)
    sheet.get_by_text("Player 2", exact=True).click()
    expect(sheet.get_by_role("combobox", name="Labyrinth", exact=True)).to_have_value(chosen)


def test_every_part_of_a_sheet_is_changed_by_clicking(visit: Visit) -> None:
    page = visit(language="uk", **CALM).page(f"/analysis/{EDITED['realms']}")
    page.get_by_role("button", name="Змінити", exact=True).click()
    sheet = page.locator("[role=dialog]")
    possible = sheet.get_by_text("Така позиція можлива.")
    sheet.get_by_label("Хід завершено").uncheck()
    sheet.get_by_role("button", name="Отримати кубик: 6").click(click_count=2)
    expect(sheet.locator("[data-wrong=wrong-gained-dice]")).to_be_visible()
    sheet.get_by_role("button", name="Прибрати: 6").first.click()
    sheet.get_by_label("Зірки раунду 1", exact=True).fill("7,5")
    sheet.get_by_label("Зірки раунду 1", exact=True).press("Tab")
    expect(possible).to_be_visible()
    sheet.get_by_label("Раунд", exact=True).fill("2")
    sheet.get_by_label("Раунд", exact=True).press("Tab")
    sheet.get_by_label("Випало").check()
    sheet.locator("section .cell").first.click()
    expect(possible).to_be_visible()
    # What is written by hand and is no position leaves the form as it is.
    sheet.locator("summary", has_text="JSON").click()
    sheet.locator("textarea").fill('{"game": "rolling-realms"}')
    sheet.locator("textarea").press("Tab")
    expect(sheet.locator("[data-wrong=wrong-missing]")).to_be_visible()
    expect(sheet.get_by_label("Раунд", exact=True)).to_have_value("2")


def test_what_led_here_is_told(visit: Visit, stage: Stage) -> None:
    guest = visit(**CALM)
    stage.lend(guest)
    page = guest.page(f"/analysis?room={stage.code('forge-ended')}&step=150")
    told = page.locator(".chronicle [data-line]")
    expect(told.first).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(told).to_have_count(0)
    expect(page.locator(".chronicle")).to_contain_text("Nothing has happened yet.")


def test_the_address_of_a_review_or_a_replay_opens_its_game(visit: Visit, stage: Stage) -> None:
    guest = visit(**CALM)
    stage.lend(guest)
    code = stage.code("forge-ended")
    page = guest.page("/analysis")
    brought = page.get_by_role("textbox", name="A position or a game")
    brought.fill("https://example.org/settings")
    page.get_by_role("button", name="Open").last.click()
    expect(page.get_by_role("alert")).to_contain_text("Paste the address of an analysis")
    brought.fill(f"{guest.server.address}/review/{code}")
    page.get_by_role("button", name="Open").last.click()
    expect(page.locator("[data-node]").first).to_be_attached()
    expect(page.locator("[aria-current=step]")).to_have_count(0)
    page.wait_for_url(re.compile(f"r={code}"))
    page.goto("/analysis")
    brought.fill(f"{guest.server.address}/replay/{code}?step=12")
    page.get_by_role("button", name="Open").last.click()
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    page.wait_for_url(re.compile("at=12"))


def test_one_plays_on_from_here_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, **CALM).page("/analysis")
    brought = page.get_by_role("textbox", name="A position or a game")
    brought.fill("no such thing")
    page.get_by_role("button", name="Open").last.click()
    expect(page.get_by_role("alert")).to_be_visible()
    state = grani.from_id(decision("rolling-realms", 1, 60))
    brought.fill(json.dumps(state.position()))
    page.get_by_role("button", name="Open").last.click()
    page.get_by_role("button", name="Play on").click()
    page.locator("[role=dialog]").get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/room/"))
    page.locator(".place .spot").first.wait_for()
    view: Any = state.view(0)
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_text(str(view["round"]))


def test_the_review_of_a_game_marks_its_steps(visit: Visit, stage: Stage) -> None:
    guest = visit()
    stage.lend(guest)
    code = stage.code("forge-ended")
    page = guest.page("/analysis")
    page.locator(".kept", has_text="Dice Forge").first.click()
    expect(page.locator("[data-error]").first).to_be_attached()
    told = json.loads(guest.fetch(f"/api/rooms/{code}/review"))
    expect(page.locator("[data-node]")).to_have_count(len(told["steps"]))
    grades = [step["choice"]["grade"] for step in told["steps"] if "choice" in step]
    wrong = [grade for grade in grades if grade in ("doubtful", "mistake", "blunder")]
    expect(page.locator("[data-error]")).to_have_count(len(wrong))
    expect(page.locator('[data-error="??"]')).to_have_count(wrong.count("blunder"))
    assert page.locator("[data-node] small").count() > len(wrong)
    # What is said of errors to those who hear them makes no page higher than its window.
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for height in (900, 768):
        page.set_viewport_size({"width": 1366, "height": height})
        page.locator(".tree [data-node]").last.click()
        page.locator("[data-judged]").wait_for()
        assert page.evaluate(SCROLLED) == ["rows"]
        expect(page.locator(".tree [aria-current]")).to_be_in_viewport()
    # All chances are those of one player, who is named once.
    shown = page.locator("[data-node] small").all_text_contents()
    assert all(re.fullmatch(r"\d+%", odds) for odds in shown)
    page.get_by_label("Chances of").select_option(label="Kassandra")
    # What was played is among the options, however bad it was.
    wrong_node = page.locator("[data-node]", has=page.locator("[data-error]")).first
    wrong_node.click()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("ol.options [data-played]")).to_contain_text("played")
    expect(page.locator("ol.options [data-played]")).to_contain_text("±")
    # Whoever is sent the link sees them, too.
    page.wait_for_url(re.compile(f"r={code}"))


def test_the_file_of_a_record_brings_all_its_steps(visit: Visit) -> None:
    match = grani.Match.new(grani.game("rolling-realms"), ["Olena"], seed=3)
    for _ in range(12):
        for _ in match.run_on():
            pass
        match.act(match.state.legal(0)[-1], 0)
    page = visit(**CALM).page("/analysis")
    record = FilePayload(
        name="game.json", mimeType="application/json", buffer=match.record.dump().encode()
    )
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-node]")).to_have_count(len(match.record.actions))
    expect(page.locator("[data-node]").last).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("[data-node]").last).not_to_have_attribute("aria-current", "step")
    notes(page)
    page.get_by_role("link", name="Another position").click()
    expect(page.get_by_role("textbox", name="A position or a game")).to_be_visible()

"""The analysis board: a tree made and shared, dice chosen, an editor that refuses, playing on."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

import grani
from tests.web.visitor import PHONE, Visit


def decision(game: str, seats: int, steps: int) -> str:
    """Give the id of a position in which somebody has a choice."""
    dice = grani.Dice(seed=7)
    table = grani.game(game).new(seats=seats)
    while steps > 0 or table.actor < 0 or len(table.legal()) < 4:
        table.apply(dice.pick(table.legal()))
        steps -= 1
    return grani.to_id(table)


CALM = {"analysis_judge": "off"}
"""Nobody asks what positions are worth."""
FORGE = decision("dice-forge", 2, 150)


def node(page: Page, words: str) -> None:
    """Wait until a step is in the tree."""
    expect(page.locator("[data-node]", has_text=words).first).to_be_visible()


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
    gold.fill("99")
    gold.press("Tab")
    expect(sheet.locator("[data-wrong=wrong-range]")).to_contain_text("99 здесь невозможно")
    expect(take).to_be_disabled()
    expect(gold).to_have_attribute("aria-invalid", "true")
    gold.fill("7")
    gold.press("Tab")
    expect(take).to_be_enabled()
    sheet.locator(".face").first.click()
    sheet.locator("[data-face=mirror]").click()
    expect(take).to_be_enabled()
    take.click()
    expect(sheet).to_have_count(0)
    expect(page).not_to_have_url(re.compile(re.escape(FORGE)))


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
    page.get_by_role("link", name="Another position").click()
    expect(page.get_by_role("textbox", name="A position or a game")).to_be_visible()

"""Whole games by clicking: they end on the screen of the end, and with the scores of the record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import grani
from grani.cli import main
from grani.core.record import load_record
from tests.web.robot import RealmsRobot, Robot
from tests.web.visitor import Parts, Visit, Visitor

pytestmark = pytest.mark.slow


def shown_scores(page: Page) -> dict[str, str]:
    """Read names and scores off the screen of the end."""
    rows = page.locator(".order > li")
    names = rows.locator(".name").all_inner_texts()
    return dict(zip(names, rows.locator(".score").all_inner_texts(), strict=True))


def named(seat: dict[str, Any], seats: int) -> str:
    """Give the name of a seat on that screen, which says who is you where there are others."""
    return f"{seat['name']}\N{NO-BREAK SPACE}you" if seat["mine"] and seats > 1 else seat["name"]


def check_end(guest: Visitor, page: Page, folder: Path) -> None:
    """The end shows what the record says, and the record is fair."""
    code = page.url.rpartition("/")[2]
    text = guest.fetch(f"/api/rooms/{code}/record")
    path = folder / "record.json"
    path.write_bytes(text)
    assert main(["verify", str(path)]) == 0
    record = load_record(text)
    state = record.replay()
    assert state.is_over
    parts = grani.game(record.game).score_parts
    digits = 1 if parts > 1 else 0
    scores = [f"{score / parts:.{digits}f}" for score in state.scores()]
    info = guest.context.request.get(f"/api/rooms/{code}").json()
    seats = info["seats"]
    assert any(seat["mine"] for seat in seats)
    assert shown_scores(page) == {
        named(seat, len(seats)): score for seat, score in zip(seats, scores, strict=True)
    }


@pytest.mark.by_turns(2)
def test_dice_forge_against_a_bot_by_clicking_on_the_board(visit: Visit, tmp_path: Path) -> None:
    guest = visit(looks_ahead=True)
    page = guest.table("dice-forge", "you", "greedy", setup="goddess", fate="goddess 1")
    parts = Parts(page)
    parts.all_fetched()
    robot = Robot(page, 2)
    assert robot.play() > 20
    assert robot.clicked.count("list") < len(robot.clicked) / 2
    assert {"pool", "stack", "die", "square"} <= set(robot.clicked)
    assert parts.asked == [], "something was fetched when it was needed"
    check_end(guest, page, tmp_path)


def test_every_sort_of_thing_on_the_board_can_be_clicked(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", setup="titans", fate="atlas 1")
    robot = Robot(page, 3)
    things = {"pool", "stack", "die", "portal"}
    while not things <= set(robot.clicked) and robot.is_asked():
        robot.decide()
    assert things <= set(robot.clicked)
    assert robot.clicked.count("list") < len(robot.clicked) / 2


@pytest.mark.by_turns(2)
def test_rolling_realms_alone_by_clicking_cells_dice_and_abilities(
    visit: Visit, tmp_path: Path
) -> None:
    guest = visit(looks_ahead=True)
    page = guest.table("rolling-realms", "you", fate="alone")
    parts = Parts(page)
    parts.all_fetched()
    robot = RealmsRobot(page, 4)
    assert robot.play() > 50
    assert {"spots", "ways", "done"} <= set(robot.clicked)
    assert parts.asked == [], "something was fetched when it was needed"
    check_end(guest, page, tmp_path)


def test_play_now_asks_for_a_level_once_and_then_is_one_click(guest: Visitor) -> None:
    page = guest.page("/")
    play = page.get_by_role("button", name=re.compile("Play now.*Dice Forge"))
    play.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("A good first opponent.")
    sheet.get_by_role("radio", name=re.compile("Novice")).check()
    sheet.get_by_role("button", name="Play now").click()
    robot = Robot(page, 5)
    assert robot.play(decisions=3) == 3
    page.goto("/")
    expect(page.locator(".level")).to_contain_text("Novice. Knows the rules and tries things.")
    play.click()
    expect(page.locator(".dock")).to_be_visible()

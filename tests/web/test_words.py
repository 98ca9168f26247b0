"""The words of an open decision change with the language, and nothing is loaded anew."""

from __future__ import annotations

from tests.web.robot import Robot
from tests.web.tour import LANGUAGES, switch
from tests.web.visitor import Visitor


def test_prompt_and_cards_change_without_a_reload(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", fate="words")
    robot = Robot(page, 17)
    robot.play(decisions=2)
    robot.is_asked()
    said: list[tuple[str, ...]] = []
    for language in LANGUAGES:
        switch(page, language)
        prompt = page.locator("[data-prompt] p").first.inner_text()
        card = page.locator(".sea .card .name").first.inner_text()
        said.append((prompt, card, page.locator(".chronicle li").first.inner_text()))
    assert all(len(set(words)) == len(LANGUAGES) for words in zip(*said, strict=True))
    robot.decide()

"""Another round of Rolling Realms on the table: its three realms lie where those of now do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from grani.core.contract import State
from grani.core.dice import Dice
from grani.locales import LANGUAGES
from grani.rolling_realms.game import GAME as REALMS
from tests.web.scenes import CODE, Theatre, tell
from tests.web.sizes import SIZES, faults, resize, settle
from tests.web.visitor import Visit

_PLACES = """() => [...document.querySelectorAll('.cards > .place')].map((place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


_CUT = """() => [...document.querySelectorAll('section.results')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => [innerWidth, innerHeight, one.scrollHeight, one.clientHeight].join(' '))"""


def _played(seats: int, turn: tuple[int, int]) -> State:
    """Whatever came first, up to somebody's decision in a turn of a round."""
    table, dice = REALMS.new(seats), Dice(11)
    while (table.round, table.turn) != turn or table.actor < 0:
        if table.actor < 0:
            table.fall(dice)
            continue
        doings = [action for action in table.legal() if REALMS.name(action) != "end turn"]
        table.apply(dice.pick(doings or table.legal()))
    return table


class _Lasting(Theatre):
    """A theatre in which time goes on."""

    sockets: list[WebSocketRoute]

    def _answer(self, socket: WebSocketRoute) -> None:
        self.sockets = [*getattr(self, "sockets", []), socket]
        super()._answer(socket)

    def come_to(self, state: State, name: str, seq: int) -> None:
        """Show another position, on the page that is open if there is one."""
        self._told = tell(state, name, seq).decode()
        if seq == 1:
            self.page.goto(f"/room/{CODE}")
        else:
            self.sockets[-1].send(self._told)
        self.page.locator(f'[data-prompt="{name}"]').wait_for()


def _in_round_two(page: Page, seats: int) -> None:
    theatre = _Lasting(page)
    theatre.come_to(_played(seats, (1, 9)), "ninth", 1)
    theatre.come_to(_played(seats, (2, 3)), "third", 2)


@pytest.mark.parametrize(
    ("seats", "language"), [*zip((1, 3, 4), LANGUAGES, strict=True), (2, "ru")]
)
def test_a_past_round_is_laid_out_as_the_present_one(
    visit: Visit, seats: int, language: str
) -> None:
    page = visit(language=language).context.new_page()
    _in_round_two(page, seats)
    wrong = []
    for width, height in [*SIZES, (768, 1024)]:
        resize(page, width, height)
        now = page.evaluate(_PLACES)
        for round_ in (1, 3):
            page.locator(".course [role=tab]").nth(round_ - 1).click()
            settle(page)
            places = page.evaluate(_PLACES)
            wrong += page.evaluate(_CUT)
            assert [left for left, *_ in places] == [left for left, *_ in now], (width, height)
            wrong += [
                f"{width}x{height} round {round_}: a realm of {size} where there was one of {was}"
                for (_, _, *size), (_, _, *was) in zip(places, now, strict=True)
                if size[1] < was[1] * 0.75
            ]
            wrong += [f"{width}x{height} round {round_} {one}" for one in faults(page, "realms")]
        page.keyboard.press("Escape")
        settle(page)
    assert wrong == []


def test_nothing_is_asked_while_another_round_lies_on_the_table(visit: Visit) -> None:
    page = visit(size=(820, 1180)).context.new_page()
    _in_round_two(page, 3)
    bar = page.locator("[data-prompt]")
    asked = bar.get_attribute("data-options")
    page.locator(".course [role=tab]").first.click()
    expect(bar).to_contain_text("You are looking at round 1")
    expect(bar).to_have_attribute("data-options", "0")
    expect(page.locator(".cards .spot.legal")).to_have_count(0)
    expect(page.get_by_label("Round 1: results").get_by_role("listitem")).to_have_count(3)
    # What was in hand then, not now: it is what the tenths of the result came from.
    expect(page.locator(".tracker .hand")).to_have_text(["2", "2", "0"])
    pumpkins = page.locator(".tracker .track").first
    pumpkins.hover()
    expect(page.locator(".beside")).to_contain_text(pumpkins.get_attribute("aria-label") or "-")
    page.get_by_role("button", name="Back to round 2").click()
    expect(bar).to_have_attribute("data-options", asked or "")
    expect(page.get_by_label("Round 1: results")).to_have_count(0)


def test_another_round_stays_on_the_table_while_others_move(visit: Visit) -> None:
    page = visit().context.new_page()
    theatre = _Lasting(page)
    theatre.come_to(_played(3, (1, 9)), "ninth", 1)
    theatre.come_to(_played(3, (2, 3)), "third", 2)
    page.locator(".course [role=tab]").first.click()
    theatre.come_to(_played(3, (2, 4)), "fourth", 3)
    expect(page.get_by_label("Round 1: results").get_by_role("listitem")).to_have_count(3)
    theatre.come_to(_played(3, (3, 1)), "next", 4)
    expect(page.get_by_label("Round 1: results")).to_have_count(0)

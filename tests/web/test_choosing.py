"""Choosing on the table: what explains itself, what is carried, what is listed, what is ordered."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.robot import Robot, look
from tests.web.scenes import Theatre, snapshot
from tests.web.visitor import PHONE, Visit, Visitor

pytestmark = pytest.mark.by_turns(2)

MOST_BUTTONS = 5
ORDERED = 40
"""Decisions within which gold is to be divided often enough."""
_MEET = """([one, other]) => {
  const [a, b] = [one, other].map((query) => document.querySelector(query).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

_RESTED = "() => new Promise((done) => setTimeout(done, 600))"
"""Comes after whatever a pointer that rests sets off: timers go off in the order of their times."""

_SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_BOX = """(card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}"""

_HOLDS_ITS_FACES = """(way) => {
  const tile = way.getBoundingClientRect();
  return [...way.querySelectorAll('.leads svg')].every((face) => {
    const { left, right } = face.getBoundingClientRect();
    return left >= tile.left && right <= tile.right;
  });
}"""


def beside(page: Page) -> Locator:
    """What explains the thing that is pointed at."""
    return page.locator(".beside")


_UNDER_HAND = """() => {
  const [held, side, face] = ['.held', '.net .aimed', '.net .aimed svg'].map((one) => {
    return document.querySelector(one)?.getBoundingClientRect();
  });
  return side && {
    grown: face.width / side.width,
    above: held.bottom <= side.top + side.height / 2,
    marked: document.querySelectorAll('.net .offered').length,
  };
}"""


def check_under_hand(page: Page) -> None:
    """See where a face would land that is carried over a net: the hand covers nothing of that."""
    expect(page.locator(".hand b")).to_have_text("“3 gold” instead of “1 gold”")
    under = page.evaluate(_UNDER_HAND)
    assert under["grown"] >= 1.5
    assert under["above"]
    assert under["marked"] == 12, "all sides of one's dice may be chosen"


def carry(page: Page, thing: Locator, place: Locator, *, over_net: bool = False) -> None:
    """Drag something to a place, as a hand does."""
    (start, end) = (thing.bounding_box(), place.bounding_box())
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(page.locator(".held")).to_be_visible()
    if over_net:
        check_under_hand(page)
    page.mouse.up()


def await_kind(page: Page, robot: Robot, seen: str) -> None:
    """Wait until the next decision lies open, and shows something."""
    assert robot.is_asked()
    page.locator(seen).first.wait_for()


def test_whatever_is_pointed_at_explains_itself_and_the_list_has_all_options(
    guest: Visitor,
) -> None:
    page = guest.table("dice-forge", "you", "here", fate="pointing")
    assert Robot(page).is_asked()
    check_explained(page)
    page.locator('[data-place="stack:sun_6"] button').click()
    expect(page.locator(".beside.pinned").get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(beside(page)).to_have_count(0)
    check_list(page)


def test_a_panel_is_folded_up_to_look_at_what_lies_under_it(guest: Visitor) -> None:
    page = guest.context.new_page()
    Theatre(page).show("hammer")
    ways = page.locator(".choices .choice")
    page.get_by_role("button", name="Look at the table").click()
    expect(ways.first).to_be_hidden()
    page.locator('[data-place^="stack:"]', has_text="Minotaur").hover()
    expect(beside(page)).to_contain_text("Minotaur")
    # A number that nobody sees decides nothing.
    page.keyboard.press("1")
    page.locator(".choices").get_by_role("button", name="Choose").click()
    expect(ways.first).to_be_enabled()
    page.keyboard.press("1")
    expect(ways).to_have_count(0)


def test_a_drag_marks_no_letters_of_the_table(guest: Visitor) -> None:
    page = guest.context.new_page()
    Theatre(page).show("many")
    chosen = "() => getSelection().toString().trim()"
    for thing, marks in ((".dock", False), (".rivals .board", False), (".chronicle ol", True)):
        box = page.locator(thing).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 2, box["y"] + 4)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4, steps=4)
        page.mouse.up()
        assert bool(page.evaluate(chosen)) is marks, thing


def test_a_side_to_be_upgraded_shows_what_it_can_become(guest: Visitor) -> None:
    page = guest.context.new_page()
    Theatre(page).show("upgrade")
    shown = page.locator(".forging .becomes .meant [data-lead]")
    expect(shown).to_have_count(0)
    page.locator('.forging [data-target="die:0:light:3"]').hover()
    expect(shown).to_have_count(4)
    expect(shown.first).to_have_attribute("data-lead", "gold_6")
    expect(shown.first).to_have_attribute("aria-label", "6 gold, +0.8 gold")
    page.locator('.forging [data-target="die:0:dark:4"]').hover()
    expect(shown).to_have_count(1)


def test_on_a_phone_too_it_is_said_that_a_side_is_to_be_pressed(visit: Visit) -> None:
    page = visit(size=PHONE).context.new_page()
    Theatre(page).show("upgrade")
    expect(page.locator(".forging .sum").get_by_text("Press a side")).to_be_visible()
    page.locator('.forging [data-target="die:0:light:3"]').tap()
    expect(page.locator(".forging .becomes .meant [data-lead]")).to_have_count(4)
    expect(page.locator(".forging .sum").get_by_text("Press a side")).to_have_count(0)


@pytest.mark.parametrize(
    ("scene", "thing", "told"),
    [
        ("many", '[data-place="pool:gold_4"]', "Gain 4 gold."),
        ("realms", '.track[data-tell="resource:pumpkin"]', "pumpkins"),
    ],
    ids=["forge", "realms"],
)
def test_nothing_is_explained_before_its_words_are_there(
    guest: Visitor, scene: str, thing: str, told: str
) -> None:
    page = guest.context.new_page()
    held: list[Route] = []
    page.route("**/assets/study-en-*.js", lambda route: held.append(route))
    Theatre(page).show(scene)
    page.wait_for_load_state("networkidle")
    assert held == [], "nobody has pointed at anything"
    with page.expect_request("**/assets/study-en-*.js"):
        page.locator(thing).first.hover()
    page.evaluate(_RESTED)
    expect(beside(page)).to_have_count(0)
    held[0].continue_()
    expect(beside(page)).to_contain_text(told)
    expect(beside(page)).not_to_contain_text(re.compile(r"rule|sign "))


def test_a_card_is_read_before_a_second_tap_takes_it(visit: Visit) -> None:
    page = visit(size=PHONE).context.new_page()
    held: list[Route] = []
    page.route("**/assets/study-en-*.js", lambda route: held.append(route))
    Theatre(page).show("many")
    card = page.locator('[data-place^="stack:"]:has([data-target])').first
    with page.expect_request("**/assets/study-en-*.js"):
        card.locator("button").first.tap()
    card.locator("button").first.tap()
    expect(page.locator("[data-prompt]")).not_to_have_attribute("data-options", "0")
    held[0].continue_()
    expect(page.locator(".beside.pinned")).to_be_visible()


def test_faces_that_a_way_of_the_panel_leads_to_are_all_in_sight(visit: Visit) -> None:
    page = visit(size=PHONE).context.new_page()
    Theatre(page).show("merchant")
    ways = page.locator(".choices .choice:has(.leads)")
    expect(ways).to_have_count(3)
    for way in ways.all():
        assert way.evaluate(_HOLDS_ITS_FACES)


def test_a_face_that_brings_no_resource_is_counted_by_itself(guest: Visitor) -> None:
    page = guest.context.new_page()
    Theatre(page).show("golem")
    page.locator('.forging [data-target="die:0:light:5"]').hover()
    golem = page.locator('.forging .sum li[aria-label*="golem"]')
    expect(golem).to_have_attribute("aria-label", "0.17 golem steps → 0.33")
    expect(golem).to_have_text(re.compile(r"0\.17\s*→\s*0\.33"))


def test_equal_sides_are_marked_as_one_and_the_one_that_goes_is_levered_out(
    guest: Visitor,
) -> None:
    page = guest.context.new_page()
    Theatre(page).show("forging")
    option = next(
        one
        for one in json.loads(snapshot("forging"))["play"]["prompts"][0]["options"]
        if "die:0:light:0" in one["targets"]
    )
    page.locator('.forging [data-target="die:0:light:3"]').hover()
    expect(page.locator(".forging li.alike")).to_have_count(5)
    expect(page.locator(".forging li.aimed")).to_have_attribute("data-place", option["targets"][0])
    expect(page.locator(".forging .say")).to_have_text(
        "These 5 identical sides count as one choice."
    )
    page.locator('.forging [data-target="die:0:light:5"]').hover()
    expect(page.locator(".forging li.alike")).to_have_count(1)


def test_ways_that_lose_something_stand_apart(guest: Visitor) -> None:
    page = guest.context.new_page()
    Theatre(page).show("hammer")
    groups = page.locator(".choices .group")
    expect(groups.locator("h3")).to_have_text(["Nothing is lost", "Something is lost"])
    expect(groups.first.locator(".verdict")).to_have_count(0)
    for way in groups.last.locator(".choice").all():
        expect(way.locator(".verdict")).to_contain_text("lost")


def test_a_card_lies_where_it_would_whatever_was_explained_before(visit: Visit) -> None:
    page = visit(size=(844, 390)).context.new_page()
    Theatre(page).show("many")

    def place(slot: str) -> object:
        thing = page.locator(f'[data-place="stack:{slot}"]:visible').first
        thing.hover()
        name = str(thing.locator("button").first.get_attribute("aria-label")).split(",")[0]
        expect(beside(page).get_by_role("heading")).to_have_text(name)
        page.evaluate(_SETTLED)
        return beside(page).evaluate(_BOX)

    slots = ["moon_1a", "moon_1b", "moon_2", "sun_1a", "sun_1b", "sun_2", "sun_4", "moon_4"]
    alone = {}
    for slot in slots:
        page.mouse.move(1, 1)
        expect(beside(page)).to_have_count(0)
        alone[slot] = place(slot)
    narrow = place("moon_3")
    for slot in slots:
        assert place("moon_3") == narrow
        assert place(slot) == alone[slot], slot


def test_on_a_phone_on_its_side_words_lie_over_neither_prompt_nor_tabs(visit: Visit) -> None:
    page = visit(size=(844, 390)).context.new_page()
    Theatre(page).show("many")
    for place in ("stack:moon_1a", "stack:moon_1b", "stack:sun_1b", "seat:1"):
        page.locator(f'[data-place="{place}"]:visible').first.hover()
        expect(beside(page)).to_be_visible()
        for other in (".decision", ".nav", f'[data-place="{place}"]'):
            assert not page.evaluate(_MEET, [".beside .paper", other]), (place, other)
        page.locator(".decision p").hover()
        expect(beside(page)).to_have_count(0)


def test_what_cannot_be_chosen_says_what_is_lacking(guest: Visitor) -> None:
    page = guest.context.new_page()
    Theatre(page).show("first")
    for place, said in {
        "stack:sun_6": "For you, now.*You lack 6 sun shards",
        "stack:sun_5_moon_5": "You lack 5 sun shards and 4 moon shards",
        "pool:sun_2": "You lack 5 gold",
        "portal:1": "Nobody stands here",
    }.items():
        page.locator(f'[data-place="{place}"]').first.hover()
        expect(beside(page)).to_have_text(re.compile(said, re.DOTALL))


def check_explained(page: Page) -> None:
    """A card lies beside what is pointed at, never over it, never over the prompt."""
    card = beside(page)
    for place, said in {
        "pool:gold_3": "For you, now.*Price: 2 gold; you keep",
        "stack:moon_6": "card",
        "die:0:light:5": "sun",
        "portal:1": "one portal for one hero",
    }.items():
        page.locator(f'[data-place="{place}"]').first.hover()
        expect(card).to_have_text(re.compile(said, re.DOTALL))
        assert not page.evaluate(_MEET, [".beside", f'[data-place="{place}"]']), place
        assert not page.evaluate(_MEET, [".beside", ".decision"]), place
    page.locator('.dock [data-count$=":gold"]').hover()
    expect(card).to_contain_text("Buys faces")
    page.locator(".chronicle li[data-line]", has_text="rolls").first.hover()
    expect(card).to_contain_text("gold")
    page.locator(".decision p").hover()
    expect(card).to_have_count(0)


def check_list(page: Page) -> None:
    """The list is complete and can be searched; the prompt has few buttons."""
    before = look(page)
    assert page.locator(".decision button").count() <= MOST_BUTTONS
    page.keyboard.press("0")
    entries = page.locator(".sheet .option")
    expect(entries).to_have_count(before.options)
    expect(page.locator(".sheet h3").first).to_have_text("Temple")
    search = page.get_by_role("searchbox")
    words = entries.last.locator(".words").inner_text()
    search.fill(words.upper())
    expect(entries).to_have_text(re.compile(re.escape(words)))
    search.fill("no such thing")
    expect(page.locator(".sheet")).to_contain_text("Nothing found")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_a_face_is_carried_to_the_dock_or_from_the_middle_and_esc_puts_it_back(
    guest: Visitor,
) -> None:
    page = guest.table("dice-forge", "you", "here", fate="carrying")
    robot = Robot(page)
    assert robot.is_asked()
    face = page.locator('[data-target="pool:gold_3"]')
    sentence = look(page).sentence
    face.click()
    await_kind(page, robot, ".forging [data-target]")
    expect(page.locator(".forging .tag").first).to_contain_text(re.compile(r"[+−]\d\.\d"))
    page.keyboard.press("Escape")
    expect(page.locator(".forging")).to_have_count(0)
    expect(page.locator(".decision p").first).to_have_text(sentence)
    carry(page, face, page.locator('.dock [data-place="die:0:light:2"]'), over_net=True)
    # Equal faces of a die are one choice: any of them may be the one that goes.
    expect(page.locator('.dock [data-place^="die:0:light:"]', has_text="3 gold")).to_have_count(1)
    assert robot.is_asked()
    other = page.locator('[data-target^="pool:"]').first
    other.click()
    await_kind(page, robot, ".forging [data-carry]")
    bought = page.locator(".forging h2").inner_text()
    carry(
        page,
        page.locator(".forging [data-carry]"),
        page.locator('.forging [data-place="die:0:dark:0"]'),
    )
    # It may be the other's turn by now, whose dice lie in the dock then.
    forged = page.locator('[data-place^="die:0:dark:"]:not(.forging *)', has_text=bought)
    expect(forged).to_have_count(1)


def drag_by_finger(page: Page, thing: Locator, place: Locator) -> None:
    """Hold something until it is told, then carry it to a place."""
    ends = [box for box in (thing.bounding_box(), place.bounding_box()) if box]
    (x, y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends
    ]
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    page.locator(".beside.pinned").wait_for()
    for part in (0.1, 0.4, 0.7, 1.0):
        touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    expect(page.locator(".held")).to_be_visible()
    check_under_hand(page)
    touch("touchEnd")


def test_a_finger_carries_a_face_that_it_has_held(visit: Visit) -> None:
    page = visit(size=PHONE).table("dice-forge", "you", "here", fate="carrying")
    assert Robot(page).is_asked()
    page.locator('[data-tab="temple"]').tap()
    drag_by_finger(
        page,
        page.locator('[data-target="pool:gold_3"]'),
        page.locator('.dock [data-place="die:0:light:2"]'),
    )
    forged = page.locator('.dock [data-place^="die:0:light:"]', has_text="3 gold")
    expect(forged).to_have_count(1)


def test_everything_on_a_sheet_of_rolling_realms_explains_itself(guest: Visitor) -> None:
    page = guest.table("rolling-realms", "you", fate="pointing")
    assert Robot(page).is_asked()
    card = beside(page)
    for thing, said in {
        ".spot.legal": "For you, now",
        "[data-realm] h2": "0 of 6 stars",
        "[data-realm] .stars": "★",
        '[data-tell="resource:heart"]': "Two copy a rolled pair",
        '[data-way="buy"]': "Pay 1 to 6 coins",
        "[data-die]": "Two dice are rolled",
        ".total": "most stars",
    }.items():
        page.locator(thing).first.hover()
        expect(card).to_contain_text(said)
        assert not page.evaluate(_MEET, [".beside", ".decision"]) or thing == "[data-die]", thing
    assert not page.locator(".numbered").count()


def test_a_finger_reads_a_feat_before_it_performs_it(visit: Visit) -> None:
    page = visit(size=PHONE).table("dice-forge", "you", "here", fate="finger")
    robot = Robot(page, touch=True)
    assert robot.is_asked()
    prompt = look(page).prompt
    card = page.locator('[data-target^="stack:"]').first
    card.tap()
    expect(page.locator(".beside.pinned")).to_contain_text("For you, now")
    assert robot.is_open(prompt)
    page.locator(".beside.pinned .main").tap()
    robot.wait(prompt)


_SURE = """(prompt) => document.querySelector('[data-prompt]')?.dataset.prompt !== prompt
  || document.querySelector('.forging .sure') !== null"""


class Smith(Robot):
    """Gets a hammer as soon as possible, and then gold."""

    def wished(self) -> Locator:
        """The thing that a smith would press."""
        for query in (
            '[data-target="stack:moon_1a"]',
            '[data-target="pool:moon_1"]',
            ".forging [data-target]",
            ".choices .choice",
        ):
            if self.page.locator(query).count() > 0:
                return self.page.locator(query).first
        decline = self.page.locator(".decline")
        return decline if decline.count() > 0 else self.page.locator("[data-target]").first

    def step(self) -> None:
        """Decide once."""
        prompt = look(self.page).prompt
        self.click(self.wished())
        self.wait(prompt, self.aside)
        if self.is_open(prompt):
            self.click(self.page.locator(f"{self.aside} .main, .decline.leaving"))
            self.wait(prompt)


def test_what_cannot_be_taken_back_is_pressed_twice(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", fate="sure")
    robot = Robot(page, 3)
    while robot.decisions < ORDERED:
        assert robot.is_asked()
        side = page.locator(".forging [data-target]").first
        if side.count() == 0:
            robot.decide()
            continue
        prompt = look(page).prompt
        side.click()
        robot.decisions += 1
        page.wait_for_function(_SURE, arg=prompt)
        if robot.is_open(prompt):
            expect(page.locator(".forging .sure")).to_contain_text("cannot be undone")
            side.click()
            robot.wait(prompt)
            break
        assert robot.is_asked()
        expect(page.locator(".undo")).to_be_visible()
    else:
        raise AssertionError("no forging was the last act of a turn")


def test_a_standing_order_answers_until_it_is_ended(guest: Visitor) -> None:
    page = guest.table("dice-forge", "you", "greedy", setup="introductory", fate="smith")
    smith = Smith(page)
    asked = page.locator(".decision p", has_text="between the hammer and your reserve")
    for _ in range(ORDERED):
        assert smith.is_asked()
        if asked.count() > 0:
            break
        smith.step()
    page.locator(".choices").get_by_text("for this game").click()
    prompt = look(page).prompt
    page.locator(".choices .choice", has_text="reserve 0").click()
    smith.wait(prompt)
    hammered = page.locator(".chronicle li .text", has_text="to the hammer")
    assert smith.is_asked()
    before = hammered.count()
    for _ in range(ORDERED):
        assert asked.count() == 0
        if hammered.count() > before:
            break
        smith.step()
        assert smith.is_asked()
    assert hammered.count() > before, "nothing came that could be divided"
    page.get_by_role("button", name="Menu").click()
    orders = page.get_by_role("region", name="Standing orders")
    expect(orders.locator("li")).to_contain_text("reserve 0")
    orders.get_by_role("button", name="Ask again").click()
    expect(orders.locator("li")).to_have_count(0)


_CUT = """() => [...document.querySelectorAll('.ribbon li')].flatMap((row) => {
  const name = row.querySelector('.name');
  const who = row.querySelector('.who').getBoundingClientRect();
  const last = [...row.querySelectorAll('.part')].at(-1).getBoundingClientRect();
  const left = row.getBoundingClientRect().right - last.right;
  const isCut = name.scrollWidth > name.clientWidth;
  return isCut && who.width < 100 && left > 24 ? [name.innerText] : [];
})"""


def test_a_name_in_the_ribbon_of_a_phone_is_not_cut_where_its_turn_leaves_room(
    visit: Visit,
) -> None:
    page = visit(size=PHONE, language="uk").context.new_page()
    Theatre(page).show("since-titans")
    page.locator(".ribbon li").first.wait_for()
    assert page.evaluate(_CUT) == []

"""Tables at every size of screen: all text can be read, and all that can be chosen can be reached.

Nothing lies over what should be seen; what can be chosen is in sight, or a scroll or a tab away.
Here every scene is looked at in a few windows, so that every window meets several scenes in every
language; ``make shots`` looks at all scenes in all of them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grani.locales import LANGUAGES
from tests.web.scenes import SCENES, Theatre
from tests.web.sizes import SIZES, faults, resize
from tests.web.visitor import Visit

STEPS = (0, 3, 6)
"""Of a scene, how far the windows that it gets are apart in the list of all."""


@pytest.mark.by_turns(3)
@pytest.mark.parametrize(("number", "name"), list(enumerate(SCENES)))
def test_a_table_fits_its_screen(visit: Visit, number: int, name: str) -> None:
    language = list(LANGUAGES)[number % len(LANGUAGES)]
    page = visit(language=language).context.new_page()
    Theatre(page).show(name)
    wrong = []
    for step in STEPS:
        width, height = SIZES[(number + step) % len(SIZES)]
        resize(page, width, height)
        wrong += [f"{language} {width}x{height} {one}" for one in faults(page, name)]
    assert wrong == []


FIRST_WORDS = """() => [...document.querySelectorAll('.rivals .dense .name')].flatMap((name) => {
  const word = document.createRange();
  const [text] = name.childNodes;
  word.setStart(text, 0);
  word.setEnd(text, Math.min(10, text.data.search(/\\s|$/)));
  const [needs, has] = [word, name].map((one) => one.getBoundingClientRect().right);
  return needs > has + 1 ? [text.data] : [];
})"""


MANY = """() => {
  for (const facts of document.querySelectorAll('.rivals .last .facts'))
    while (facts.children.length < 9) facts.append(facts.lastElementChild.cloneNode(true));
}"""


@pytest.mark.parametrize("name", ["since", "titans-late", "goddess-late"])
def test_names_keep_their_first_word_beside_deeds(visit: Visit, name: str) -> None:
    page = visit(language="ru").context.new_page()
    Theatre(page).show(name)
    for width, height in ((1366, 768), (1440, 900), (1180, 820)):
        resize(page, width, height)
        expect(page.locator(".rivals .who.dense")).to_have_count(3)
        expect(page.locator(".rivals .last").first).to_be_visible()
        # As in a turn of many deeds.
        page.evaluate(MANY)
        assert page.evaluate(FIRST_WORDS) == [], f"{width}x{height}"


MANY_FACES = """() => {
  const more = (last, by, add) => {
    while (by.querySelectorAll(last).length < 6) add(by.querySelector(last).cloneNode(true));
  };
  for (const rolled of document.querySelectorAll('.ribbon .rolled')) {
    const gains = rolled.querySelector('.gains');
    more('.face', rolled, (face) => rolled.prepend(face));
    more('.gain', gains, (gain) => gains.append(gain));
  }
}"""
CUT_GAINS = """() => [...document.querySelectorAll('.ribbon .gain')].filter((gain) => {
  const [own, line] = [gain, gain.closest('button')].map((one) => one.getBoundingClientRect());
  return own.right > line.right || own.bottom > line.bottom + 1;
}).map((gain) => gain.textContent)"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_what_many_faces_brought_is_whole_in_the_ribbon_of_a_phone(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size, language="ru").context.new_page()
    Theatre(page).show("since")
    expect(page.locator(".ribbon .gains")).to_have_count(3)
    page.evaluate(MANY_FACES)
    assert page.locator(".ribbon .gains .gain").count() == 18
    assert page.evaluate(CUT_GAINS) == []


@pytest.mark.by_turns(3)
@pytest.mark.parametrize("name", ["many", "goddess-late"])
@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080)])
def test_the_full_list_lies_over_the_rivals_alone(
    visit: Visit, name: str, size: tuple[int, int]
) -> None:
    page = visit(size=size).context.new_page()
    Theatre(page).show(name)
    page.keyboard.press("0")
    sheet = page.locator(".sheet")
    expect(sheet.locator(".option").first).to_be_visible()
    # Of its own clay, as everywhere.
    fired = sheet.locator(".feat").evaluate_all("(all) => all.map((feat) => feat.dataset.clay)")
    assert set(fired) == {"sun", "moon", "end"}
    column, list_ = page.locator(".rivals").bounding_box(), sheet.bounding_box()
    assert column
    assert list_
    for side in ("x", "y", "width", "height"):
        assert abs(column[side] - list_[side]) < 2, side

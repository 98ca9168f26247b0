"""Letters can be told apart on an ordinary screen, one pixel to a pixel."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Page

from tests.web.visitor import Visit

SIZES = range(13, 31)
FAINT = 0.25
"""Beside the strokes of a letter, how bright its bar must be to be seen."""
_WRITE = """([tag, size]) => {
  const sign = document.createElement(tag);
  sign.id = 'sign';
  sign.textContent = 'н';
  sign.style = `position: fixed; inset: 0 auto auto 0; z-index: 999; width: 60px; height: 60px;
    padding: 4px; margin: 0; border: 0; border-radius: 0; text-align: left; color: #fff;
    background: #000; letter-spacing: 0; font: 400 ${size}px/1.4 var(--display)`;
  document.getElementById('sign')?.remove();
  document.body.append(sign);
  return document.fonts.load(`${size}px Forum`, 'н').then(() => true);
}"""


def _bar(page: Page) -> float:
    """How bright the bar of the letter is beside its strokes."""
    picture = Image.open(BytesIO(page.locator("#sign").screenshot())).convert("L")
    inked = picture.getbbox()
    assert inked is not None, "nothing is written"
    letter = picture.crop(inked)
    width, height = letter.size
    # The serifs of the feet are not looked at, nor those of the heads.
    middle = letter.crop((0, height // 4, width, height - height // 4))
    strokes = middle.getextrema()[1]
    between = middle.crop((width // 2 - 1, 0, width // 2 + 1, middle.height))
    return float(between.getextrema()[1]) / float(strokes)


@pytest.mark.parametrize("tag", ["h2", "button"])
def test_a_bar_tells_en_from_two_strokes_in_every_size(visit: Visit, tag: str) -> None:
    page = visit(calm=False, language="ru").page("/settings")
    page.locator(".form").wait_for()
    faint = {}
    for size in SIZES:
        page.evaluate(_WRITE, [tag, size])
        seen = _bar(page)
        if seen < FAINT:
            faint[size] = round(seen, 2)
    assert faint == {}

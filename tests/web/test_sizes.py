"""Tables at every size of screen: all text can be read, and all that can be chosen can be reached.

Nothing lies over what should be seen; what can be chosen is in sight, or a scroll or a tab away.
Here every scene is looked at in a few windows, so that every window meets several scenes in every
language; ``make shots`` looks at all scenes in all of them.
"""

from __future__ import annotations

import pytest

from grani.locales import LANGUAGES
from tests.web.scenes import SCENES, Theatre
from tests.web.sizes import SIZES, faults, resize
from tests.web.visitor import Visit

STEPS = (0, 3, 6)
"""Of a scene, how far the windows that it gets are apart in the list of all."""


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

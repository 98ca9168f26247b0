"""axe on every screen: nothing serious or critical, on a desk and on a phone, dark and light."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.machine import AXE
from tests.web.screens import SCREENS, Stage
from tests.web.visitor import PHONE, WIDE, Visit

GRAVE = ("serious", "critical")
ON_PHONE = ("home", "new-forge", "room", "forge", "forge-feat", "goddess", "realms", "end-forge")
IN_LIGHT = ("home", "new-forge", "forge", "titans", "realms", "end-realms", "rules-feats")
CASES = [
    *((name, WIDE, "dark") for name in SCREENS),
    *((name, WIDE, "light") for name in IN_LIGHT),
    *((name, PHONE, "dark") for name in ON_PHONE),
]


def findings(page: Page) -> list[str]:
    """Let axe look at a page; give what it takes seriously, with the things it is about."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] }).then((all) => all.violations)"
    )
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    CASES,
    ids=[f"{name}-{size[0]}-{theme}" for name, size, theme in CASES],
)
def test_axe_finds_nothing_serious(
    visit: Visit, stage: Stage, name: str, size: tuple[int, int], theme: str
) -> None:
    screen = SCREENS[name]
    visitor = visit(size=size, theme=theme, calm=True, **screen.settings)
    stage.lend(visitor)
    page = visitor.context.new_page()
    screen.show(stage, page)
    assert findings(page) == []

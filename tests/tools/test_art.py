"""The art that Python draws with is that of the browser."""

from __future__ import annotations

import pytest

from tools.art import FOLDER, files
from tools.styles import Inliner, hoisted
from tools.web import WEB, node_home

PAINTS = {"ink": "#123", "deep": "var(--ink)"}


@pytest.mark.skipif(
    node_home() is None or not (WEB / "node_modules" / ".installed").is_file(),
    reason="ART NOT CHECKED: the packages of the web pages are not installed",
)
def test_what_is_kept_is_what_the_browser_draws() -> None:
    kept = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.json")}
    assert files() == kept, "run python -m tools.art"


@pytest.mark.parametrize(
    ("css", "markup", "wanted"),
    [
        (".a{fill:var(--deep)}", '<path class="a" d="M0"></path>', '<path d="M0" fill="#123"/>'),
        ("g path{opacity:.5}", '<path d="M0"></path>', '<path d="M0" opacity=".5"/>'),
        (".a>path{r:1;opacity:1}", '<g class="b"><path d="M0"/></g>', '<path d="M0"/>'),
        (".a{fill:red}.a.b{fill:blue}", '<path class="b a"/>', '<path fill="blue"/>'),
        (".a:hover{fill:red}", '<path class="a"/>', "<path/>"),
        ("@media print{.a{fill:red}}", '<path class="a"/>', "<path/>"),
        ("", '<path style="stroke-width: 5px"/>', '<path stroke-width="5"/>'),
        ("", '<path fill="var(--cut, var(--ink))"/>', '<path fill="var(--cut)"/>'),
        ("", '<path fill="var(--nobody, var(--ink))"/>', '<path fill="#123"/>'),
    ],
)
def test_styles_become_attributes(css: str, markup: str, wanted: str) -> None:
    assert Inliner(css, PAINTS).plain(markup) == wanted


def test_what_all_shapes_say_is_said_once() -> None:
    round_ends = ' stroke-linecap="round"'
    assert (
        hoisted(f"<path{round_ends}/><path{round_ends}/>") == f"<g{round_ends}><path/><path/></g>"
    )
    assert hoisted(f"<path{round_ends}/><path/>") == f"<path{round_ends}/><path/>"

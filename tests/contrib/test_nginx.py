"""The lines of the page about proxies are those of the file that hosts copy.

That file itself stands before servers in ``tests/server/test_proxy.py`` and ``test_club.py``.
"""

from __future__ import annotations

from tests.server.serving import ROOT


def test_the_page_shows_lines_of_the_file() -> None:
    page = (ROOT / "docs" / "proxy.md").read_text("utf-8")
    shown = page.partition("```nginx\n")[2].partition("```")[0]
    file = (
        (ROOT / "contrib" / "nginx.conf")
        .read_text("utf-8")
        .replace("location / {", "location /grani/ {")
    )
    lines = {line.strip() for line in file.splitlines()}
    assert [line for line in shown.splitlines() if line.strip() not in lines] == []

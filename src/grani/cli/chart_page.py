"""A page with charts that needs no network: what draws them stands in the page itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from typing import Any

PACKAGES = ("altair", "vl_convert")
"""What draws charts: the extra ``grani[reports]``."""
REPORTS = "pip install 'grani[reports]'"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
table { border-collapse: collapse; } td, th { padding: .3rem .8rem; text-align: right;
  white-space: nowrap; }
td:first-child, th:first-child { text-align: left; } tr + tr { border-top: 1px solid #ddd; }
p.note { color: #555; font-size: .9rem; } .chart { overflow-x: auto; }
.chart.vega-embed { display: block; }
pre { white-space: pre-wrap; font-size: .8rem; color: #555; }
"""


def missing_package() -> str:
    """Name what charts need and is not there; empty if all is."""
    return next((name for name in PACKAGES if find_spec(name) is None), "")


def whole_page(code: str, title: str, parts: Sequence[str], specs: Sequence[Any]) -> str:
    """Put a page together; chart number ``n`` is drawn into ``#chart-n``.

    Nothing in it may end its scripts early.
    """
    import vl_convert

    drawn = [chart.to_dict() for chart in specs]
    # No "<" at all: "<!--" would keep a script open as "</script" would end it.
    text = json.dumps(drawn, ensure_ascii=False).replace("<", "\\u003c")
    bundle = vl_convert.javascript_bundle().replace("</script", "<\\/script")
    draw = (
        f"const charts = {text};\n"
        "charts.forEach((chart, number) =>\n"
        '  vegaEmbed(`#chart-${number}`, chart, { actions: false, renderer: "svg" }));'
    )
    return (
        f'<!doctype html>\n<html lang="{code}"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style></head><body>\n"
        + "\n".join(parts)
        + f"\n<script>{bundle}</script>\n<script>{draw}</script>\n</body></html>\n"
    )

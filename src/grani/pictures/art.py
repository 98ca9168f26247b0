"""The art of the browser's tables, kept beside this module by ``tools.art``."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

LIGHT, DARK = "light", "dark"


@cache
def art(name: str) -> dict[str, Any]:
    """Give the art of a game by its id, or what all share, ``common``."""
    return dict(json.loads((files(__package__) / "art" / f"{name}.json").read_text("utf-8")))


@cache
def paints(theme: str) -> dict[str, str]:
    """Give all paints of a theme by their names."""
    common = art("common")
    return {**common["dark"], **(common["light"] if theme == LIGHT else {})}

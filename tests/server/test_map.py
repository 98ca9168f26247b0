"""The map of the package, its docstring, names every module that is there and none that is not."""

from __future__ import annotations

import re
from pathlib import Path

import grani.server


def test_the_map_names_every_module() -> None:
    folder = Path(next(iter(grani.server.__path__)))
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    modules |= {path.parent.name for path in folder.glob("*/__init__.py")}
    named = set(re.findall(r"``([a-z_]+)``", grani.server.__doc__ or ""))
    assert named == modules

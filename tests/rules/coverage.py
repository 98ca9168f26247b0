"""Numbers that names of tests carry: ``test_df_073_…`` tests ruling DF-073."""

from __future__ import annotations

import re
from pathlib import Path

_NAME = re.compile(
    r"^def test_(df_\d{3}|rb_\d{3}|rb_c\d{2}|rr_\d{3}|(?:rd|dp|d|c)_\d{2})_\w+\(", re.MULTILINE
)


def carried_by(folder: Path) -> set[str]:
    """Give the numbers of the tests in a folder, such as DF-073 or RB-C02."""
    return {
        number.upper().replace("_", "-")
        for path in folder.rglob("test_*.py")
        for number in _NAME.findall(path.read_text("utf-8"))
    }

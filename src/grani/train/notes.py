"""The note beside every file of weights: how they came to be, for whoever wonders or repeats it.

``forge-2.weights`` has ``forge-2.json``. What is not known is said to be unknown.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

UNKNOWN = "unknown"


def note_of(weights: Path) -> Path:
    """Give where the note of a file of weights stands."""
    return weights.with_suffix(".json")


def digest(weights: Path) -> str:
    """Give what tells a file of weights from any other."""
    return hashlib.sha256(weights.read_bytes()).hexdigest()


def write_note(weights: Path, about: Mapping[str, Any]) -> Path:
    """Write the note of a file of weights; give where it stands."""
    note = {"weights": weights.name, "sha256": digest(weights), **about}
    path = note_of(weights)
    path.write_text(json.dumps(note, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return path

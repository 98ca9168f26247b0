"""The strips at the feet of cards: every sign is one that the browser can draw."""

from __future__ import annotations

import re
from pathlib import Path

from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACE_IDS

GLYPHS = Path(__file__).parents[2] / "web" / "src" / "forge" / "art" / "glyphs.ts"


def test_every_sign_of_a_strip_can_be_drawn() -> None:
    known = set(re.findall(r"^  '?(\w+)'?: ", GLYPHS.read_text("utf-8"), re.MULTILINE))
    assert {"gold", "to", "or"} <= known
    for feat in FEATS:
        for sign in feat.strip():
            head, _, tail = sign.partition(":")
            if head == "face" and tail:
                assert tail in FACE_IDS, f"{feat.name}: {sign}"
            elif not sign.startswith("×"):
                assert head in known, f"{feat.name}: {sign}"


def test_cards_that_do_something_say_so() -> None:
    for feat in FEATS:
        acts = feat.immediate is not None or feat.reinforcement is not None or feat.oust_glory
        assert bool(feat.strip()) == bool(acts), feat.name


def test_strips_read_as_the_cards_do() -> None:
    strips = {feat.name: feat.strip() for feat in FEATS}
    assert strips["guardians_owl"] == ["gold:1", "or", "sun:1", "or", "moon:1"]
    assert strips["sentinel"] == ["dice", "×2", "moon:1", "to", "glory:2"]
    assert strips["elder"] == ["gold:3", "to", "glory:4"]
    assert strips["time_golem"] == ["back", "×2", "golem"]

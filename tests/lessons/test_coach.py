"""The coach has a sentence or two for every kind of decision there is, in all languages."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from grani.dice_forge.kinds.index import EVERY_QUESTION
from grani.locales import LANGUAGES, language
from grani.rolling_realms.prompts import WayId
from tests.locales.fluent_files import by_key, variables

KINDS = [
    *EVERY_QUESTION,
    "rr-turn",
    *(f"rolling-realms-{way}" for way in (*get_args(WayId), "claim")),
]
OWN = {"title", "understood", "silent", "loss", "main-none"}
"""What the coach says beside that."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_decision_is_explained_in_a_sentence_or_two(code: str) -> None:
    words = language(code)
    missing = [kind for kind in KINDS if not words.has(f"coach-{kind}")]
    assert missing == []
    for kind in KINDS:
        text = words.say(f"coach-{kind}")
        assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 2, text
        assert not variables(by_key(code)[f"coach-{kind}"]), text


def test_nothing_is_explained_that_is_never_asked() -> None:
    said = {key.removeprefix("coach-") for key in by_key("en") if key.startswith("coach-")}
    assert said - OWN == set(KINDS)


def test_loss_is_told_with_its_amount() -> None:
    for code in LANGUAGES:
        assert "3" in language(code).say("coach-loss", resource="…", lost=3)


@pytest.mark.parametrize("code", LANGUAGES)
def test_rb_004_order_is_explained_by_nothing_that_only_some_modules_have(code: str) -> None:
    """Ships spend gold, Titans move tokens, golems walk: one sentence is true of all of them."""
    said = language(code).say("coach-order").lower()
    assert not re.search("gold|ship|золот|корабл|зон|zone|golem|голем", said), said

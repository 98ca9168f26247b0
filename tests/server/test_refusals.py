"""What the server refuses is said in the player's language: a message for every code there is."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from grani.locales import LANGUAGES, language, sources
from grani.server.wire import FailureCode, RejectCode

OURS = ("offline",)
"""Codes that the page gives itself."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_in_every_language(lang: str) -> None:
    codes = {*get_args(RejectCode), *get_args(FailureCode), *OURS}
    words = language(lang)
    assert [code for code in sorted(codes) if not words.has(f"web-refused-{code}")] == []
    for code in codes:
        assert words.say(f"web-refused-{code}").endswith((".", "?")), code


def test_no_message_waits_for_a_code_that_is_never_given() -> None:
    codes = {*get_args(RejectCode), *get_args(FailureCode), *OURS}
    # What no table is ever refused stands with the screens around it: tables load less.
    packs = ("web.ftl", "web-screens.ftl", "web-account.ftl", "web-admin.ftl")
    texts = [sources("en")[name] for name in packs]
    said = re.findall(r"(?m)^web-refused-([a-z-]+) =", "".join(texts))
    assert sorted(said) == sorted(codes)

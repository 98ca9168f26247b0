"""Languages are found, loaded late and only once, and complain by name."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grani.locales import LANGUAGES, Language, language, preferred


def test_every_language_speaks() -> None:
    names = {code: language(code).say("game-dice-forge") for code in LANGUAGES}
    known = {"en": "Dice Forge", "ru": "Грани судьбы", "uk": "Кузня Долі"}
    assert names.items() >= known.items()


def test_a_language_is_read_once() -> None:
    assert isinstance(language("ru"), Language)
    assert language("ru") is language("ru")
    assert language("ru").code == "ru"


def test_a_missing_message_is_named() -> None:
    assert language("en").has("amount-gold")
    assert not language("en").has("amount-silver")
    with pytest.raises(KeyError, match="amount-silver"):
        language("en").say("amount-silver")


def test_a_missing_argument_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match=r"log-turn.*arguments given: player"):
        language("uk").say("log-turn", player="Olena")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=f"no language 'xx': there are {', '.join(LANGUAGES)}"):
        language("xx")


def test_nothing_invisible_is_put_around_arguments() -> None:
    assert language("ru").say("log-turn", seat="Olena") == "Ходит Olena"


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "ru@latin"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru-RU"}, "ru"),
        ({"LC_MESSAGES": "uk_UA.UTF-8", "LANG": "ru_RU.UTF-8"}, "uk"),
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LC_ALL": "POSIX", "LANG": "uk_UA.UTF-8"}, "en"),
        ({"LC_TIME": "uk_UA.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], code: str) -> None:
    assert preferred(environ) == code


def test_fluent_is_not_imported_before_something_is_said() -> None:
    script = (
        "import sys, grani, grani.core.registry\n"
        "assert 'grani.locales' not in sys.modules\n"
        "import grani.locales, grani.locales.speech\n"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel'))]\n"
        "print(grani.locales.language('en').say('amount-gold', amount=3))\n"
    )
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environ, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("3 gold\n", "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_below_zero_has_a_minus_and_no_hyphen(code: str) -> None:
    assert "−14" in language(code).say("forge-loyalty", points=-14)
    assert "-" not in language(code).say("forge-score", points=-3)
    assert "14" in language(code).say("forge-loyalty", points=14)

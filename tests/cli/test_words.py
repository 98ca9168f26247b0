"""The texts of the terminal: complete in every language, used, and without double meanings."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import grani
import grani.cli
import grani.server
import grani.terminal
from grani.locales import LANGUAGES, language, sources
from grani.server.moderation import Misfit
from grani.terminal import Thing, dice_forge
from grani.terminal.keys import SINGLE, VERBS, read_order
from grani.terminal.rulebook import look_up

KEY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


def keys(lang: str) -> list[str]:
    return KEY.findall(sources(lang)["cli.ftl"])


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments that each message uses."""
    parts = re.split(KEY, sources(lang)["cli.ftl"])[1:]
    return {
        key: set(re.findall(r"\$([a-z]+)", text))
        for key, text in zip(parts[::2], parts[1::2], strict=True)
    }


def code() -> str:
    """The source of everything that speaks through these keys."""
    folders = [Path(next(iter(package.__path__))) for package in (grani.cli, grani.terminal)]
    return "".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_have_the_same_keys_and_arguments(lang: str) -> None:
    assert len(set(keys(lang))) == len(keys(lang))
    assert keys(lang) == keys("en")
    assert arguments(lang) == arguments("en")
    assert all(key.startswith(("cli-", "table-")) for key in keys(lang))


def test_every_key_in_the_code_exists_and_every_key_is_used() -> None:
    text = code()
    used = set(re.findall(r"[\"']((?:cli|table)-[a-z0-9-]+)[\"']", text))
    stems = set(re.findall(r"f[\"']((?:cli|table)-[a-z-]+-)\{", text))
    known = set(keys("en"))
    assert used <= known, used - known
    idle = {key for key in known - used if not key.startswith(tuple(stems))}
    assert not idle


def raised() -> dict[str, str]:
    """The keys, and other first arguments, of all complaints in the code, with their places."""
    found = {}
    folders = [
        Path(next(iter(package.__path__))) for package in (grani.cli, grani.terminal, grani.server)
    ]
    for path in (path for folder in folders for path in folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (
                "CommandError",
                "UnusableDatabase",
            ):
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant | ast.JoinedStr):
                        found[ast.unparse(node.args[0])] = f"{path.name}:{node.lineno}"
                        break
    return {**found, **refused_setups()}


def refused_setups() -> dict[str, str]:
    """The keys by which rules refuse a set-up, with their places."""
    found = {}
    for path in Path(next(iter(grani.__path__))).rglob("*.py"):
        text = path.read_text("utf-8")
        if "SetupError" not in text:
            continue  # Reading all of them takes seconds.
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "SetupError":
                for key in node.args[1:]:
                    if isinstance(key, ast.Constant):
                        found[str(key.value)] = f"{path.name}:{node.lineno}"
    return found


def test_every_complaint_has_its_sentence_and_every_sentence_its_complaint() -> None:
    """Complaints are keys of ``cli-error-…``, or sentences that ``words.say`` has made."""
    known = {key.removeprefix("cli-error-") for key in keys("en") if key.startswith("cli-error-")}
    said_otherwise = {"near", "other", "unexpected"}
    several = {"no-number", "no-value", *(f"admin-{code}" for code in get_args(Misfit))}
    given = {text.strip("'\""): place for text, place in raised().items() if "say(" not in text}
    for many in ("f'no-{kind}", "f'admin-{wrong.code}"):
        given.pop(many)
    assert {text: place for text, place in given.items() if text not in known} == {}
    assert known - set(given) == said_otherwise | several


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_at_the_prompt_means_one_thing(lang: str) -> None:
    words = language(lang)
    meanings: dict[str, set[str]] = {}
    for verb, latin in VERBS.items():
        for word in (*latin.split(), *words.say(f"cli-words-{verb}").split()):
            meanings.setdefault(word, set()).add(verb)
    assert all(len(verbs) == 1 for verbs in meanings.values()), meanings
    for word, verbs in meanings.items():
        order = read_order(f" {word.upper()} ", words)
        assert (order.verb, order.argument) == (*verbs, "")
        more = read_order(f" {word.upper()}  x y ", words)
        expected = ("unknown", f"{word.upper()}  x y") if {*verbs} <= {*SINGLE} else (*verbs, "x y")
        assert (more.verb, more.argument) == expected


ALIKE = "аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs јj"
"""Cyrillic and Latin letters that look alike, as small letters or as capitals."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_that_look_alike_mean_the_same(lang: str) -> None:
    words = language(lang)
    for cyrillic, latin in (tuple(pair) for pair in ALIKE.split()):
        meanings = {read_order(letter, words).verb for letter in (cyrillic, latin)} - {"unknown"}
        assert len(meanings) <= 1, (cyrillic, latin, meanings)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_help_do_what_it_says(lang: str) -> None:
    words = language(lang)
    for verb in VERBS:
        shown = re.split(r"  | [А-ЯA-ZІЇЄҐ\[]", words.say(f"cli-help-{verb}"))[0]
        for letter in shown.split(", "):
            assert read_order(letter, words).verb == verb, (verb, letter)


@pytest.mark.parametrize(
    ("lang", "typed", "verb"),
    [("ru", "г", "undo"), ("ru", "ы", "save"), ("uk", "й", "quit"), ("uk", "щ", "seat")],
)
def test_a_key_pressed_on_the_other_keyboard_is_understood(
    lang: str, typed: str, verb: str
) -> None:
    assert read_order(typed, language(lang)).verb == verb


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    [
        ("en", "blacksmith's hammer", "feat-blacksmiths-hammer-name"),
        ("en", "Blacksmith’s HAMMER", "feat-blacksmiths-hammer-name"),
        ("ru", "зеленый щит", "face-shield-green"),
    ],
)
def test_a_rule_is_found_however_its_apostrophes_are_typed(
    lang: str, typed: str, found: str
) -> None:
    names = ("feat-blacksmiths-hammer-name", "face-shield-green", "face-mirror")
    things = [Thing(name, "") for name in names]
    assert [thing.name for thing in look_up(typed, things, language(lang))] == [found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_every_term(lang: str) -> None:
    words = language(lang)
    for term in dice_forge.TERMS:
        thing = dice_forge.thing("term", term)
        assert words.has(thing.name)
        assert words.has(thing.rule)

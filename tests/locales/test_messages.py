"""What must hold for every message of every file: same keys, same arguments, whole plurals."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from grani.locales import LANGUAGES, language, sources

from .fluent_files import (
    Entry,
    by_key,
    entries,
    everything,
    is_numeric,
    keys_of,
    nodes,
    numbers,
    selectors,
    variables,
)

SLAVIC = ("ru", "uk")
OTHERS = LANGUAGES[1:]
"""All that must say what English says."""
SAMPLES = (0, 1, 2, 5, 11, 21, 22, 25)
LATIN = re.compile(r"(?<![A-Za-z-])[A-Za-z]{2,}")
TYPED = re.compile(
    r"(?m)^  grani .*?(?=  |$)|(?:https?|postgresql)://\S+|`[^`]*`|--?[a-z][a-z-]*"
    r"|\bgrani( [a-z]+)?\b|\bdice-forge\b|\bEnter\b|\bCtrl-C\b|\b(en|ru|uk)\b"
)
"""What a person types is the same everywhere: examples, quoted text, flags, keys, languages.

Single letters are keys too.
"""
PROPER = {
    "Grani",
    "HTTPS",
    "JSON",
    "PostgreSQL",
    "Python",
    "QR",
    "Ray",
    "UTF",
    "cookie",
    "localhost",
}
"""Latin words that no language translates."""
ALPHABETS = {
    "ru": set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
    "uk": set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"),
}
CYRILLIC = re.compile(r"[\u0400-\u04ff]")


def texts(entry: Entry) -> str:
    """Give the words of a message, without what is filled in."""
    return "\n".join(
        node.value for node in nodes(entry.message) if isinstance(node, ast.TextElement)
    )


def test_every_file_is_fluent() -> None:
    for code in LANGUAGES:
        for file, text in sources(code).items():
            junk = [i for i in FluentParser().parse(text).body if isinstance(i, ast.Junk)]
            assert not junk, f"{code}/{file}: {junk[0].content}"


def test_languages_have_the_same_files() -> None:
    english = list(sources("en"))
    assert "dice-forge.ftl" in english
    for code in OTHERS:
        assert list(sources(code)) == english


def test_no_key_stands_twice() -> None:
    for code in LANGUAGES:
        counts = Counter(entry.key for entry in entries(code))
        assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("code", OTHERS)
def test_languages_have_the_same_keys_in_the_same_files(code: str) -> None:
    english = {(entry.file, entry.key) for entry in entries("en")}
    assert {(entry.file, entry.key) for entry in entries(code)} == english


@pytest.mark.parametrize("code", OTHERS)
def test_languages_ask_for_the_same_arguments(code: str) -> None:
    different = {
        entry.key: (sorted(variables(entry)), sorted(variables(by_key("en")[entry.key])))
        for entry in entries(code)
        if variables(entry) != variables(by_key("en")[entry.key])
    }
    assert different == {}


@pytest.mark.parametrize("code", SLAVIC)
def test_plurals_are_whole(code: str) -> None:
    """One, few, many and the default; a choice by numbers alone agrees with no word."""
    wrong = [
        f"{entry}: {sorted(keys_of(choice))}"
        for entry in entries(code)
        for choice in filter(is_numeric, selectors(entry))
        if not is_whole(choice)
    ]
    assert wrong == []


def is_whole(choice: ast.SelectExpression) -> bool:
    """Tell whether a choice by number has all that a Slavic plural needs."""
    if keys_of(choice) - {"other"}:
        return keys_of(choice) >= {"one", "few", "many", "other"}
    return not agrees(choice)


def agrees(choice: ast.SelectExpression) -> bool:
    """Tell whether the default of a choice sets a word right behind the number chosen by."""
    default = next(variant for variant in choice.variants if variant.default)
    counted = {
        node.id.name for node in nodes(choice.selector) if isinstance(node, ast.VariableReference)
    }
    parts = default.value.elements
    for part, after in pairwise(parts):
        shown = isinstance(part, ast.Placeable) and isinstance(
            part.expression, ast.VariableReference
        )
        if not (shown and isinstance(after, ast.TextElement)):
            continue
        names = {node.id.name for node in nodes(part) if isinstance(node, ast.VariableReference)}
        if names & counted and re.match(r"\s\w", after.value):
            return True
    return False


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("number", SAMPLES)
def test_every_message_can_be_said_with_any_number(code: str, number: int) -> None:
    speech = language(code)
    for entry in entries(code):
        counted = numbers(entry)
        args: dict[str, str | int] = {
            name: number if name in counted else "…" for name in variables(entry)
        }
        text = speech.say(entry.key, **args)
        assert "{" not in text, str(entry)
        if entry.key != "overflow":
            assert text.strip(), str(entry)


@pytest.mark.parametrize("code", SLAVIC)
def test_no_english_was_left_behind(code: str) -> None:
    left = {
        str(entry): words
        for entry in entries(code)
        if (words := set(LATIN.findall(TYPED.sub("", texts(entry)))) - PROPER)
    }
    assert left == {}


@pytest.mark.parametrize("code", SLAVIC)
def test_letters_belong_to_the_alphabet(code: str) -> None:
    for entry in entries(code):
        strange = set(CYRILLIC.findall(texts(entry).lower())) - ALPHABETS[code]
        assert not strange, f"{entry}: {strange}"


LUCK = {"en": "luck", "ru": "удач|везен", "uk": "удач|везін"}


@pytest.mark.parametrize("code", LUCK)
def test_luck_is_what_reviews_tell_of_and_nothing_else_in_the_results(code: str) -> None:
    """What dice brought beside their average is another number, and stands on the page before."""
    assert re.search(LUCK[code], language(code).say("review-luck").lower())
    assert not re.search(LUCK[code], language(code).say("study-above-average").lower())


def test_prompts_are_one_sentence() -> None:
    """UI rules: second person, one sentence, with its full stop."""
    for entry in everything():
        if entry.key.startswith("prompt-"):
            for times in (1, 3):
                args: dict[str, str | int] = {
                    name: times if name in numbers(entry) else "x" for name in variables(entry)
                }
                text = language(entry.language).say(entry.key, **args)
                assert text.endswith("."), str(entry)
                assert not re.search(r"[.!?] ", text), str(entry)


AMOUNTS = {
    ("ru", "gold"): "0 золотых, 1 золотой, 2 золотых, 5 золотых, 11 золотых, 21 золотой, "
    "22 золотых, 25 золотых",
    ("uk", "gold"): "0 золотих, 1 золотий, 2 золоті, 5 золотих, 11 золотих, 21 золотий, "
    "22 золоті, 25 золотих",
    ("ru", "sun"): "0 осколков солнца, 1 осколок солнца, 2 осколка солнца, 5 осколков солнца, "
    "11 осколков солнца, 21 осколок солнца, 22 осколка солнца, 25 осколков солнца",
    ("uk", "sun"): "0 уламків сонця, 1 уламок сонця, 2 уламки сонця, 5 уламків сонця, "
    "11 уламків сонця, 21 уламок сонця, 22 уламки сонця, 25 уламків сонця",
    ("ru", "moon"): "0 осколков луны, 1 осколок луны, 2 осколка луны, 5 осколков луны, "
    "11 осколков луны, 21 осколок луны, 22 осколка луны, 25 осколков луны",
    ("uk", "moon"): "0 уламків місяця, 1 уламок місяця, 2 уламки місяця, 5 уламків місяця, "
    "11 уламків місяця, 21 уламок місяця, 22 уламки місяця, 25 уламків місяця",
    ("ru", "glory"): "0 очков славы, 1 очко славы, 2 очка славы, 5 очков славы, "
    "11 очков славы, 21 очко славы, 22 очка славы, 25 очков славы",
    ("uk", "glory"): "0 очок слави, 1 очко слави, 2 очки слави, 5 очок слави, "
    "11 очок слави, 21 очко слави, 22 очки слави, 25 очок слави",
    ("ru", "ancient"): "0 древних осколков, 1 древний осколок, 2 древних осколка, "
    "5 древних осколков, 11 древних осколков, 21 древний осколок, 22 древних осколка, "
    "25 древних осколков",
    ("uk", "ancient"): "0 давніх уламків, 1 давній уламок, 2 давні уламки, 5 давніх уламків, "
    "11 давніх уламків, 21 давній уламок, 22 давні уламки, 25 давніх уламків",
    ("ru", "loyalty"): "0 шагов лояльности, 1 шаг лояльности, 2 шага лояльности, "
    "5 шагов лояльности, 11 шагов лояльности, 21 шаг лояльности, 22 шага лояльности, "
    "25 шагов лояльности",
    ("uk", "loyalty"): "0 кроків лояльності, 1 крок лояльності, 2 кроки лояльності, "
    "5 кроків лояльності, 11 кроків лояльності, 21 крок лояльності, 22 кроки лояльності, "
    "25 кроків лояльності",
    ("en", "sun"): "0 sun shards, 1 sun shard, 2 sun shards, 5 sun shards, 11 sun shards, "
    "21 sun shards, 22 sun shards, 25 sun shards",
    ("en", "gold"): "0 gold, 1 gold, 2 gold, 5 gold, 11 gold, 21 gold, 22 gold, 25 gold",
}


@pytest.mark.parametrize(("code", "resource"), AMOUNTS)
def test_amounts_decline(code: str, resource: str) -> None:
    said = [language(code).say(f"amount-{resource}", amount=number) for number in SAMPLES]
    assert ", ".join(said) == AMOUNTS[code, resource]

"""Strict reading: every complaint names the place and the reason, in one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grani.core.reading import MAX_TEXT, PositionError, Reader, RecordError, did_you_mean, parse
from tests.core.complaints import complaint

WORDS = {"gold": 0, "sun": 1, "moon": 2}


def read(data: object, where: str = "hero") -> Reader:
    return Reader(data, where, PositionError)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (None, "nothing (null)"),
        (True, "true or false"),
        (7, "the number 7"),
        (1.5, "the number 1.5"),
        (10**40, "a huge number"),
        ("x" * 50, f"the text '{'x' * 30}'"),
        ([], "a list"),
    ],
)
def test_an_object_is_expected(data: object, found: str) -> None:
    said = complaint(PositionError, read, data)
    assert said == f"hero: expected an object with named fields, found {found}"
    said = complaint(PositionError, read, data, "")
    assert said.startswith("top level: expected an object")


@pytest.mark.parametrize(
    ("data", "ask", "said"),
    [
        ({}, lambda r: r.get("gold"), "hero.gold: missing"),
        (
            {"gold": "7"},
            lambda r: r.integer("gold", 0, 9),
            "hero.gold: expected a whole number, found the text '7'",
        ),
        (
            {"gold": True},
            lambda r: r.integer("gold", 0, 9),
            "hero.gold: expected a whole number, found true or false",
        ),
        (
            {"gold": 1.0},
            lambda r: r.integer("gold", 0, 9),
            "hero.gold: expected a whole number, found the number 1.0",
        ),
        (
            {"gold": None},
            lambda r: r.integer("gold", 0, 9),
            "hero.gold: expected a whole number, found nothing (null)",
        ),
        (
            {"gold": {}},
            lambda r: r.integer("gold", 0, 9),
            "hero.gold: expected a whole number, found an object",
        ),
        ({"gold": -1}, lambda r: r.integer("gold", 0, 9), "hero.gold: -1 is out of range (0 to 9)"),
        ({"gold": 10}, lambda r: r.integer("gold", 0, 9), "hero.gold: 10 is out of range (0 to 9)"),
        ({"name": 3}, lambda r: r.string("name"), "hero.name: expected a text, found the number 3"),
        (
            {"name": "abc"},
            lambda r: r.string("name", 2),
            "hero.name: the text is too long (3 characters; at most 2)",
        ),
        (
            {"what": 3},
            lambda r: r.word("what", WORDS, "resource"),
            "hero.what: expected the name of a resource, found the number 3",
        ),
        (
            {"what": "moonn"},
            lambda r: r.word("what", WORDS, "resource"),
            "hero.what: no resource 'moonn': did you mean 'moon'?",
        ),
        (
            {"what": "xyz"},
            lambda r: r.word("what", WORDS, "resource"),
            "hero.what: no resource 'xyz'",
        ),
        (
            {"dice": {}},
            lambda r: r.items("dice", 0, 2),
            "hero.dice: expected a list, found an object",
        ),
        ({"dice": [1]}, lambda r: r.items("dice", 2, 2), "hero.dice: expected 2 items, found 1"),
        (
            {"dice": [1] * 5},
            lambda r: r.items("dice", 2, 4),
            "hero.dice: expected 2 to 4 items, found 5",
        ),
        (
            {"dice": [1, "2"]},
            lambda r: r.integers("dice", 2, 0, 9),
            "hero.dice[1]: expected a whole number, found the text '2'",
        ),
        (
            {"dice": [1, 22]},
            lambda r: r.integers("dice", 2, 0, 9),
            "hero.dice[1]: 22 is out of range (0 to 9)",
        ),
        ({"in": {}}, lambda r: r.inner("in").get("gold"), "hero.in.gold: missing"),
        (
            {"in": []},
            lambda r: r.inner("in"),
            "hero.in: expected an object with named fields, found a list",
        ),
        ({"god": 1}, lambda r: r.close(), "hero.god: unknown field"),
        (
            {"gold": 1, "golf": 1},
            lambda r: (r.get("gold"), r.close()),
            "hero.golf: unknown field: did you mean 'gold'?",
        ),
    ],
)
def test_what_is_wrong_with_a_field(
    data: object, ask: Callable[[Reader], object], said: str
) -> None:
    assert complaint(PositionError, lambda: ask(read(data))) == said


def test_what_is_right_is_given() -> None:
    reader = read({"gold": 9, "name": "Ada", "what": "sun", "dice": [0, 5], "in": {"x": 1}})
    assert reader.has("gold")
    assert not reader.has("silver")
    assert reader.integer("gold", 9, 9) == 9
    assert reader.string("name", 3) == "Ada"
    assert reader.word("what", WORDS, "resource") == 1
    assert reader.integers("dice", 2, 0, 5) == [0, 5]
    inner = reader.inner("in")
    assert inner.integer("x", 1, 1) == 1
    inner.close()
    reader.close()


@pytest.mark.parametrize("digits", [10, 19, 20, 31, 2_000, 6_000])
@pytest.mark.parametrize("sign", [1, -1])
def test_huge_numbers_are_out_of_range(digits: int, sign: int) -> None:
    number = sign * 10**digits
    said = complaint(PositionError, lambda: read({"gold": number}).integer("gold", 0, 9))
    assert said.startswith("hero.gold: ")
    assert said.endswith("out of range (0 to 9)")


@pytest.mark.parametrize("field", ["two\nlines", "tab\there", "\x1b[31mred", "x" * 5_000, "\u2028"])
def test_odd_names_of_fields_stay_on_one_short_line(field: str) -> None:
    assert "unknown field" in complaint(PositionError, lambda: read({field: 1}).close())


@pytest.mark.parametrize("word", ["two\nlines", "x" * 5_000])
def test_odd_words_stay_on_one_short_line(word: str) -> None:
    said = complaint(PositionError, lambda: read({"what": word}).word("what", WORDS, "resource"))
    assert said.startswith("hero.what: no resource 'two\\n" if "\n" in word else "hero.what: no ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON: Expecting value (line 1 column 1)"),
        ('{"a": 1,\n "b" 2}', "not JSON: Expecting ':' delimiter (line 2 column 6)"),
        ('{"a": NaN}', "not JSON: NaN is not a number JSON knows"),
        ("[Infinity]", "not JSON: Infinity is not a number JSON knows"),
        ("[-Infinity]", "not JSON: -Infinity is not a number JSON knows"),
        (b'{"a": "\xff"}', "not UTF-8 text (byte 7)"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text (byte 0)"),
        ("[" * 100_000, "not readable: nested too deeply"),
        ('{"a":' * 100_000, "not readable: nested too deeply"),
        (
            " " * (MAX_TEXT + 1),
            f"the file is too large ({MAX_TEXT + 1} characters; at most {MAX_TEXT})",
        ),
        (b"1" * 10_000_000, f"the file is too large (10000000 characters; at most {MAX_TEXT})"),
    ],
    ids=lambda value: repr(value[:20]),
)
def test_what_is_not_json(text: str | bytes, said: str) -> None:
    assert complaint(RecordError, parse, text, RecordError) == said
    assert complaint(PositionError, parse, text, PositionError) == said


def test_numbers_beyond_reading_are_no_crash() -> None:
    said = complaint(RecordError, parse, "1" * 10_000, RecordError)
    assert said.startswith("not JSON: ")


def test_the_nearest_word_is_suggested() -> None:
    assert did_you_mean("hydro", ["hydra", "hind"]) == ": did you mean 'hydra'?"
    assert did_you_mean("hydro", ["ship"]) == ""
    assert did_you_mean("", []) == ""

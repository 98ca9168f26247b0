"""Compact ids: whatever happens to one on its way through a chat, it never reads as another."""

from __future__ import annotations

import base64
import zlib

import pytest

from grani.core.position import MAX_ID, from_id, load_position, readable, to_id
from grani.core.reading import PositionError
from tests.contract.games import CONFIGURATIONS, Configuration, after, every_configuration
from tests.core.complaints import complaint

pytestmark = pytest.mark.one_build

MOMENTS = (0, 1, 60, 61, 150, 200)


@pytest.fixture(params=CONFIGURATIONS[:: max(1, len(CONFIGURATIONS) // 4)], ids=str)
def configuration(request: pytest.FixtureRequest) -> Configuration:
    assert isinstance(request.param, Configuration)
    return request.param


@pytest.mark.parametrize("steps", MOMENTS)
def test_one_wrong_character_anywhere_is_noticed(configuration: Configuration, steps: int) -> None:
    code = to_id(after(configuration, 71, steps))
    for place in range(len(code)):
        for other in "AB_ é:":
            if code[place] != other:
                garbled = code[:place] + other + code[place + 1 :]
                complaint(PositionError, from_id, garbled)


@pytest.mark.parametrize("steps", MOMENTS)
def test_every_shortened_id_is_noticed(configuration: Configuration, steps: int) -> None:
    code = to_id(after(configuration, 72, steps))
    for length in range(len(code)):
        complaint(PositionError, from_id, code[:length])
        complaint(PositionError, load_position, code[:length])


def test_neighbours_swapped_are_noticed(configuration: Configuration) -> None:
    code = to_id(after(configuration, 73, 100))
    for place in range(len(code) - 1):
        one, other = code[place], code[place + 1]
        if one != other:
            garbled = code[:place] + other + one + code[place + 2 :]
            complaint(PositionError, from_id, garbled)


def test_more_at_the_end_is_noticed(configuration: Configuration) -> None:
    code = to_id(after(configuration, 74, 100))
    for more in ("A", "AAAA", "=", "==", "-", "\n", " x", code):
        complaint(PositionError, from_id, code + more)


@every_configuration
def test_an_id_has_one_spelling(configuration: Configuration) -> None:
    """Some last characters differ only in bits that hold nothing; they are no ids either."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for steps in range(0, 120, 20):
        code = to_id(after(configuration, 75, steps))
        for last in alphabet:
            if last != code[-1]:
                complaint(PositionError, from_id, code[:-1] + last)


@pytest.mark.parametrize(
    "text",
    [
        "",
        ":",
        "dice-forge",
        "dice-forge:",
        "dice-forge:A",
        "dice-forge:AAAA",
        "dice-forge:!!!!",
        "dice-forge:\ud800",
        "chess:AAAA",
        "\n:\n",
        "dice-forge:" + "A" * MAX_ID,
        "x" * 10_000,
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_was_never_an_id(text: str) -> None:
    complaint(PositionError, from_id, text)
    complaint(PositionError, load_position, text)


def test_the_game_is_named_if_it_is_misspelt() -> None:
    said = complaint(PositionError, from_id, "dice-forgo:AAAA")
    assert said == "position id: no game 'dice-forgo': did you mean 'dice-forge'?"


def test_an_id_that_would_blow_up_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packer.compress(b" " * 2_000_000) + packer.flush()
    code = base64.urlsafe_b64encode(bytes(4) + bomb).decode().rstrip("=")
    assert len(code) < MAX_ID
    said = complaint(PositionError, from_id, f"dice-forge:{code}")
    assert said == "position id: garbled or cut short"


def test_what_fits_goes_on_one_line() -> None:
    assert readable({"a": [1, 2], "b": "é"}) == '{"a": [1, 2], "b": "é"}'
    long = {"first": list(range(12)), "second": {"x": "y" * 60}, "none": []}
    assert readable(long).splitlines() == [
        "{",
        '  "first": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],',
        f'  "second": {{"x": "{"y" * 60}"}},',
        '  "none": []',
        "}",
    ]

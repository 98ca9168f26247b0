"""Compact ids: whatever happens to one on its way through a chat, it never reads as another."""

from __future__ import annotations

import base64
import hashlib
import zlib

import pytest

from grani.core.game import Game
from grani.core.position import (
    GARBLED,
    MAX_ID,
    dictionary,
    from_id,
    load_position,
    readable,
    to_id,
)
from grani.core.reading import PositionError
from grani.core.registry import game as registered, games
from tests.contract.games import (
    CONFIGURATIONS,
    Configuration,
    after,
    every_configuration,
    every_game,
)
from tests.core.complaints import complaint

pytestmark = pytest.mark.one_build

MOMENTS = (0, 1, 60, 61, 150, 200)
FROZEN = {
    "dice-forge.1": "98ed19fb075081e5681e01724485390e436f6415a780e4581ff6012de633c078",
    "rolling-realms.1": "4990c08b5b6dfad6b806ad941d3b92ef1734d310b5b0b5481db33087ff78f480",
}
"""SHA-256 of the typical text of every version of the rules that ever made ids."""


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


@every_game
def test_an_id_names_its_game_and_the_version_of_the_rules(game: Game) -> None:
    assert to_id(game.new(game.min_seats)).startswith(f"{game.id}.{game.rules}:")


@every_game
def test_an_id_of_other_rules_is_refused_in_a_sentence(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = to_id(game.new(2))
    later = code.replace(f".{game.rules}:", ".7:")
    said = complaint(PositionError, from_id, later)
    assert said == (
        f"position id: made under version '7' of the rules of {game.id}, "
        f"this is version '{game.rules}'"
    )
    monkeypatch.setattr(game, "rules", "7")
    for earlier in (code, f"{game.id}:AAAA"):
        said = complaint(PositionError, from_id, earlier)
        assert said == (
            f"position id: made under version '1' of the rules of {game.id}, this is version '7'"
        )


@every_game
def test_the_version_is_under_the_check_too(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever edits the version of an id does not get another position, nor does a guess at it."""
    code = to_id(game.new(2))
    assert complaint(PositionError, from_id, code.replace(".1:", ":")) == GARBLED
    other = dictionary(game, game.rules)[:-1] + b" "
    monkeypatch.setattr("grani.core.position.dictionary", lambda game, version: other)
    assert complaint(PositionError, from_id, code) == GARBLED


@every_game
def test_typical_text_is_data_that_never_changes(game: Game) -> None:
    """``python -m tools.ids`` writes that of a new version; its sum belongs into ``FROZEN``."""
    head = f"{game.id}.{game.rules}"
    assert hashlib.sha256(dictionary(game, game.rules)).hexdigest() == FROZEN[head]
    for made in FROZEN:
        name, _, version = made.partition(".")
        text = dictionary(registered(name), version)
        assert hashlib.sha256(text).hexdigest() == FROZEN[made]
    assert {made.partition(".")[0] for made in FROZEN} == set(games())


@every_game
def test_ids_do_not_look_at_new_games(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game starts like may change with every card that is added."""
    state = game.new(2)
    code = to_id(state)
    monkeypatch.setattr(type(game), "typical", None)
    monkeypatch.setattr(type(game), "new", None)
    assert to_id(state) == code
    assert from_id(code).position() == state.position()


def test_an_id_that_would_blow_up_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packer.compress(b" " * 2_000_000) + packer.flush()
    check = zlib.crc32(bomb).to_bytes(4, "big")
    code = base64.urlsafe_b64encode(check + bomb).decode().rstrip("=")
    assert len(code) < MAX_ID
    assert complaint(PositionError, from_id, f"dice-forge:{code}") == GARBLED


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

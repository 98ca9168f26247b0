"""Records that somebody cut, garbled or made up: a sentence about what is wrong, never a crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from grani.core.reading import RecordError
from grani.core.record import Record, load_record, record_of
from tests.contract.games import Configuration, course
from tests.core.complaints import complaint, one_line

pytestmark = pytest.mark.one_build

CONFIGURATION = Configuration("dice-forge", 2, "alternates")


def sample() -> Record:
    """Give the record of a whole game."""
    game = CONFIGURATION.game
    record = Record.of(game, game.setup_data(2, "alternates"), ["Ada", "Zoë"])
    record.actions = [step.action for step in course(CONFIGURATION, seed=81)]
    record.tags = {"date": "2025-01-01"}
    return record


SAMPLE = sample()
TEXT = SAMPLE.dump()
DATA: dict[str, Any] = {**SAMPLE.to_json()}


def changed(**fields: object) -> dict[str, Any]:
    return {**copy.deepcopy(DATA), **fields}


def without(field: str) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    del data[field]
    return data


def test_the_sample_is_fine() -> None:
    assert load_record(TEXT) == SAMPLE
    assert record_of(DATA) == SAMPLE


def test_cut_anywhere() -> None:
    for length in range(0, len(TEXT.rstrip()), 7):
        said = complaint(RecordError, load_record, TEXT[:length])
        assert said.startswith("not JSON: ")


def assert_read_or_refused(text: str | bytes) -> None:
    """What can be read replays; what cannot is complained about."""
    try:
        record = load_record(text)
    except RecordError as wrong:
        one_line(str(wrong))
        return
    assert record.replay().position()


@given(st.integers(0, len(TEXT) - 1), st.characters(max_codepoint=255))
def test_garbled_anywhere(place: int, other: str) -> None:
    """A changed letter in a name may be fine."""
    garbled = TEXT[:place] + other + TEXT[place + 1 :]
    assert_read_or_refused(garbled)


@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(0, 255))
def test_garbled_bytes(place: int, byte: int) -> None:
    raw = bytearray(TEXT.encode())
    raw[place] = byte
    assert_read_or_refused(bytes(raw))


@pytest.mark.parametrize("number", [0, 1, 17, 100, len(SAMPLE.actions) - 1])
def test_an_illegal_action_is_named_by_its_number(number: int) -> None:
    data = copy.deepcopy(DATA)
    legal = SAMPLE.replay(number).legal()
    data["actions"][number] = next(action for action in range(360) if action not in legal)
    record = record_of(data)
    named = f"actions[{number}]: action "
    assert complaint(RecordError, record.replay).startswith(named)
    assert complaint(RecordError, load_record, json.dumps(data)).startswith(named)
    assert record.replay(number).position() == SAMPLE.replay(number).position()


def test_actions_after_the_end_are_refused() -> None:
    count = len(SAMPLE.actions)
    said = complaint(RecordError, load_record, json.dumps(changed(actions=[*SAMPLE.actions, 0])))
    assert said == f"actions[{count}]: action 0 (no): the game is over"


def test_there_is_no_step_beyond_the_last() -> None:
    count = len(SAMPLE.actions)
    for number in (-1, count + 1):
        said = complaint(RecordError, SAMPLE.replay, number)
        assert said == f"there is no step {number}: the record has {count}"


@pytest.mark.parametrize("field", ["format", "game", "rules", "setup", "seats", "actions"])
def test_every_field_is_needed(field: str) -> None:
    said = complaint(RecordError, record_of, without(field))
    assert said == f"{field}: missing"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (
            changed(format="grani-record-2"),
            "format: expected 'grani-record-1', found 'grani-record-2'",
        ),
        (changed(format=1), "format: expected a text, found the number 1"),
        (changed(game="dice-forg"), "game: no game 'dice-forg': did you mean 'dice-forge'?"),
        (
            changed(rules="0"),
            "rules: the record was made under version '0' of the rules, this is version '1'",
        ),
        (changed(seats=[]), "seats: expected 2 to 4 items, found 0"),
        (changed(seats=["a"] * 5), "seats: expected 2 to 4 items, found 5"),
        (changed(seats=["a", 1]), "seats[1]: expected a name of at most 100 characters"),
        (changed(seats=["a", "b" * 101]), "seats[1]: expected a name of at most 100 characters"),
        (changed(seats="ab"), "seats: expected a list, found the text 'ab'"),
        (changed(setup=[]), "setup: expected an object with named fields, found a list"),
        (changed(setup={"feat": {}}), "setup: unknown field 'feat': did you mean 'feats'?"),
        (
            changed(setup={"feats": []}),
            "setup: feats: expected an object that names a set for each slot",
        ),
        (
            changed(setup={"feats": {"moon": 1}}),
            "setup: feats: no slot 'moon': did you mean 'moon_6'?",
        ),
        (
            changed(setup={"feats": {"moon_2": "hydro"}}),
            "setup: feats.moon_2: no feat 'hydro': did you mean 'hydra'?",
        ),
        (
            changed(setup={"feats": {"moon_2": "hydra"}}),
            "setup: feats.moon_2: 'hydra' belongs to the slot sun_5_moon_5",
        ),
        (changed(actions=[0, -1]), "actions[1]: -1 is out of range (0 to 359)"),
        (changed(actions=[360]), "actions[0]: 360 is out of range (0 to 359)"),
        (changed(actions=[2**64]), f"actions[0]: {2**64} is out of range (0 to 359)"),
        (changed(actions=[1.0]), "actions[0]: expected a whole number, found the number 1.0"),
        (changed(actions=["1"]), "actions[0]: no action '1'"),
        (changed(actions=None), "actions: expected a list, found nothing (null)"),
        (changed(movers=[0]), f"movers: expected {len(SAMPLE.actions)} items, found 1"),
        (changed(actions=[0], movers=[2]), "movers[0]: 2 is out of range (-1 to 1)"),
        (changed(tags={"a": 1}), "tags.a: expected a text, found the number 1"),
        (
            changed(tags={"a": "b" * 5001}),
            "tags.a: the text is too long (5001 characters; at most 5000)",
        ),
        (changed(tags={str(n): "" for n in range(65)}), "tags: too many (65; at most 64)"),
        (changed(tag={}), "tag: unknown field: did you mean 'tags'?"),
        ([], "top level: expected an object with named fields, found a list"),
        (None, "top level: expected an object with named fields, found nothing (null)"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_what_is_wrong_with_a_record(data: object, said: str) -> None:
    assert complaint(RecordError, load_record, json.dumps(data)) == said


def test_contradicting_movers_are_noticed() -> None:
    movers = [0] * len(SAMPLE.actions)
    said = complaint(RecordError, load_record, json.dumps(changed(movers=movers)))
    assert said.startswith("actions[0]: ")
    assert "it is up to chance" in said


def test_fewer_seats_than_the_actions_need() -> None:
    said = complaint(RecordError, load_record, json.dumps(changed(seats=["a", "b", "c"])))
    assert said.startswith("actions[")


@pytest.mark.parametrize(
    "bury",
    [
        lambda deep: f'{{"setup": {deep}}}',
        lambda deep: TEXT.replace('"celestial_ship"', deep),
        lambda deep: TEXT.replace('"Ada"', deep),
        lambda deep: TEXT.replace('"2025-01-01"', deep),
    ],
    ids=["setup", "feat", "seat", "tag"],
)
def test_nesting_of_any_depth(bury: Callable[[str], str]) -> None:
    for depth in (*range(1, 60), *range(800, 1_000), 10_000, 100_000):
        text = bury("[" * depth + "]" * depth)
        assert text != TEXT
        complaint(RecordError, load_record, text)


@pytest.mark.parametrize(
    "text",
    [
        b"\x00",
        b"\xff\xfe\x00",
        b"PK\x03\x04",
        TEXT.encode("utf-16"),
        TEXT.encode("latin-1"),
        TEXT.replace("2025", "20\x0025"),
        TEXT.replace("[", "[NaN, ", 1),
        TEXT.replace('"actions": [', '"actions": [1e400, '),
        TEXT.replace('"actions": [', f'"actions": [{"9" * 5_000}, '),
        TEXT.replace('"actions": [', f'"actions": [{"9" * 2_000}, '),
        " " * 10_000_000 + TEXT,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_no_text_of_ours(text: str | bytes) -> None:
    assert complaint(RecordError, load_record, text)

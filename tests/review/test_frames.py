"""Frames show what a replay shows, and the outline says where turns begin."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.contract import State
from grani.core.observer import Observer
from grani.core.record import Record
from grani.review.frames import frames, outline
from tests.contract.games import Configuration, every_configuration
from tests.review.played import cut, played

TWO = Configuration("dice-forge", 2, "introductory")
REALMS = Configuration("rolling-realms", 3, "random")


def outlined(record: Record) -> Any:
    return outline(record)


@every_configuration
def test_frames_are_the_views_of_prefixes(configuration: Configuration) -> None:
    record = played(configuration, 1)
    for seed in range(3):
        first = cut(record, seed)
        for frame in frames(record, first, first + 5):
            step = frame["step"]
            assert isinstance(step, int)
            assert frame["view"] == record.replay(step).view(-1)
            if step:
                assert frame["action"] == record.actions[step - 1]
                assert frame["seat"] == record.movers[step - 1]


@pytest.mark.parametrize("configuration", [TWO, REALMS], ids=str)
def test_pieces_of_any_size_make_the_same_film(configuration: Configuration) -> None:
    record = played(configuration, 2)
    whole = frames(record, 0, len(record.actions))
    assert [frame["step"] for frame in whole] == list(range(len(record.actions) + 1))
    for size in (1, 7, 64):
        first = cut(record, size)
        assert frames(record, first, first + size - 1) == whole[first : first + size]


def test_frames_outside_the_game_are_left_out() -> None:
    record = played(TWO, 1)
    end = len(record.actions)
    assert [frame["step"] for frame in frames(record, end, end + 40)] == [end]
    assert [frame["step"] for frame in frames(record, -5, 1)] == [0, 1]
    assert frames(record, end + 1, end + 9) == []
    assert frames(record, 9, 3) == []


def test_nobody_acts_in_the_first_frame() -> None:
    (frame,) = frames(played(TWO, 1), 0, 0)
    assert (frame["seat"], frame["action"]) == (-1, -1)


def test_who_acted_is_told_where_the_record_names_no_movers() -> None:
    full = played(TWO, 1)
    bare = Record(full.game, full.rules, full.setup, full.seats, list(full.actions))
    assert frames(bare, 0, len(bare.actions)) == frames(full, 0, len(full.actions))


@every_configuration
def test_the_log_of_all_frames_tells_every_turn_of_the_outline(
    configuration: Configuration,
) -> None:
    record = played(configuration, 3)
    told = outlined(record)
    assert told["game"] == record.game
    assert told["steps"] == len(record.actions)
    film: list[Any] = list(frames(record, 0, len(record.actions)))
    marks = [
        (frame["step"], line["args"].get("seat", -1))
        for frame in film
        for line in frame["log"]
        if line["key"] in ("log-turn", "log-again", "rr-log-rolled")
    ]
    assert marks == [(turn["step"], turn["seat"]) for turn in told["turns"]]
    rounds = [turn["round"] for turn in told["turns"]]
    assert rounds == sorted(rounds)
    assert rounds[-1] == film[-1]["view"]["rounds"]


class Counted(Record):
    """A record that counts how often its game is begun; a state never goes back."""

    begun = 0

    def start(self, observer: Observer | None = None) -> State:
        Counted.begun += 1
        return super().start(observer)


@pytest.mark.parametrize("configuration", [TWO, REALMS], ids=str)
def test_a_jump_to_the_end_plays_every_step_once(configuration: Configuration) -> None:
    record = Counted(**vars(played(configuration, 4)))
    end = len(record.actions)
    before = Counted.begun
    assert len(frames(record, end - 63, end)) == 64
    assert Counted.begun == before + 1

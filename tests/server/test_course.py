"""A course is the fold of its events: whatever was played, reading it again gives the same."""

from __future__ import annotations

import random

import pytest

from grani.core import fair
from grani.core.contract import IllegalAction
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.server.course import SERVER, Course, Turned

SEED = bytes(range(32))
REGRETS = {"dice-forge": False, "rolling-realms": True}


def new(name: str, seats: int = 3) -> Course:
    """A game that has not begun."""
    game = registered(name)
    record = Record.of(game, game.setup_data(seats, None), [f"S{seat}" for seat in range(seats)])
    return Course(game, record, SEED, REGRETS[name])


def everything(course: Course) -> tuple[object, ...]:
    """All that can be seen of a course."""
    seats = range(len(course.record.seats))
    return (
        course.seq,
        course.state.position(),
        course.record.actions,
        list(course.lines),
        [course.prompt_id(seat) for seat in seats if course.state.awaits(seat)],
        [course.undoable(seat) for seat in seats],
        course.seed,
        course.written().to_json(),
    )


@pytest.mark.parametrize("name", sorted(REGRETS))
@pytest.mark.parametrize("number", range(2))
def test_folding_the_events_gives_the_same_course(name: str, number: int) -> None:
    dice = random.Random(number)
    course = new(name)
    events: list[tuple[int, Turned]] = [(SERVER, course.begin()[0])]
    kept: tuple[int, bytes] | None = None
    undone = 0
    while not course.is_over:
        seat = dice.choice(course.waiting())
        takers = [one for one in range(3) if course.undoable(one)]
        if takers and dice.random() < 0.15:
            seat = dice.choice(takers)
            turned = course.undo(seat, dice.randint(1, len(course.undoable(seat))))
            undone += 1
        else:
            turned, _ = course.act(dice.choice(course.state.legal(seat)), seat)
        events.append((seat, turned))
        if dice.random() < 0.03:
            again = new(name)
            for who, event in events:
                again.fold(who, event)
            assert everything(again) == everything(course)
            if kept is not None:
                again = new(name)
                again.unfold(kept[1])
                for who, event in events[kept[0] :]:
                    again.fold(who, event)
                assert everything(again) == everything(course)
            kept = len(events), course.folded()
    assert undone > 5
    assert fair.check(course.written()) > 20


@pytest.mark.parametrize("name", sorted(REGRETS))
def test_prompt_ids_are_never_used_for_another_decision(name: str) -> None:
    dice = random.Random(1)
    course = new(name)
    course.begin()
    asked: dict[str, object] = {}
    for _ in range(150):
        for seat in course.waiting():
            prompt = course.state.prompt(seat)
            assert prompt is not None
            assert asked.setdefault(course.prompt_id(seat), prompt.to_json()) == prompt.to_json()
        seat = dice.choice(course.waiting())
        if course.undoable(seat) and dice.random() < 0.3:
            course.undo(seat, 1)
        else:
            course.act(dice.choice(course.state.legal(seat)), seat)


def test_what_is_refused_changes_nothing() -> None:
    course = new("dice-forge")
    course.begin()
    before = everything(course)
    with pytest.raises(IllegalAction):
        course.act(10**6, course.waiting()[0])
    with pytest.raises(IllegalAction):
        course.act(0, -1)
    with pytest.raises(IllegalAction):
        course.act(course.state.legal()[0], 2)
    with pytest.raises(ValueError, match="settled"):
        course.undo(0, 1)
    assert everything(course) == before


def test_single_options_are_taken_silently_but_the_end_of_a_turn_is_asked_for() -> None:
    course = new("rolling-realms", 1)
    course.begin()
    dice = random.Random(0)
    ends_asked = 0
    while not course.is_over:
        legal = course.state.legal(0)
        if len(legal) == 1:
            assert course.undoable(0), "asked only where something could be taken back"
            ends_asked += 1
        course.act(dice.choice(legal), 0)
    assert ends_asked > 0
    forge = new("dice-forge", 2)
    forge.begin()
    while not forge.is_over:
        seat = forge.waiting()[0]
        assert len(forge.state.legal(seat)) > 1
        forge.act(dice.choice(forge.state.legal(seat)), seat)


def test_the_seed_shows_only_at_the_end() -> None:
    course = new("dice-forge", 2)
    course.begin()
    assert course.seed == ""
    assert "seed" not in course.written().tags
    assert course.written().tags["commitment"] == fair.commitment(SEED)

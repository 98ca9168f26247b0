"""A course is the fold of its events: whatever was played, reading it again gives the same."""

from __future__ import annotations

import random

import pytest

from grani.core import fair
from grani.core.contract import IllegalAction
from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.core.signature import Signer
from grani.server.course import SERVER, Course, Turned

SEED = bytes(range(32))
SECRET = bytes(32)
GAMES = ["dice-forge", "rolling-realms"]


def new(name: str, seats: int = 3, is_old: bool = False) -> Course:
    """A game that has not begun; ``is_old`` is one without shares in its dice."""
    game = registered(name)
    names = [f"S{seat}" for seat in range(seats)]
    record = Record.of(game, game.setup_data(seats, None), names)
    if is_old:
        return Course(game, record, SEED)
    terms = fair.Terms(
        room="ABCDEF",
        commitment=fair.commitment(SEED, Signer(SECRET).public),
        game=record.game,
        rules=record.rules,
        setup=record.setup,
        seats=tuple(names),
        players=("person",) * seats,
        hashes=("-",) * seats,
    )
    sealed = fair.Sealed(terms, ("-",) * seats)
    return Course(game, record, SEED, sealed, Signer(SECRET))


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
        course.head,
        course.written().to_json(),
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("number", "is_old"), [(0, False), (1, False), (2, True)])
def test_folding_the_events_gives_the_same_course(name: str, number: int, is_old: bool) -> None:
    dice = random.Random(number)
    course = new(name, is_old=is_old)
    told = [course.head]
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
        told.append(course.head)
        if dice.random() < 0.03:
            again = new(name, is_old=is_old)
            for who, event in events:
                again.fold(who, event)
            assert everything(again) == everything(course)
            if kept is not None:
                again = new(name, is_old=is_old)
                again.unfold(kept[1])
                for who, event in events[kept[0] :]:
                    again.fold(who, event)
                assert everything(again) == everything(course)
            kept = len(events), course.folded()
    assert undone > 5
    record = course.written()
    assert fair.check(record) > 20
    if is_old:
        assert record.tags["fair"] == fair.OLD_SCHEME
        assert {head.head for head in told} == {""}
        return
    # Whatever was told while playing, undo or not, is in the chain of the record.
    chain = fair.heads(record, fair.sealed_of(record).start())
    assert all(chain[head.steps].hex() == head.head for head in told)
    assert len({head.steps for head in told}) > 15
    assert told[-1].steps == course.steps
    # What is signed cannot be taken back: the one-time key never signs another end.
    for seat in range(len(record.seats)):
        with pytest.raises(ValueError, match="over"):
            course.undo(seat, 1)
    again = new(name, is_old=is_old)
    for who, event in events:
        again.fold(who, event)
    assert again.written().tags["signature"] == record.tags["signature"]


@pytest.mark.parametrize("name", GAMES)
def test_prompt_ids_are_never_used_for_another_decision(name: str) -> None:
    dice = random.Random(1)
    course = new(name)
    course.begin()
    asked: dict[str, object] = {}
    for _ in range(150):
        for seat in course.waiting():
            prompt = course.state.prompt(seat)
            assert prompt is not None
            assert asked.setdefault(course.prompt_id(seat), prompt) == prompt
        seat = dice.choice(course.waiting())
        if course.undoable(seat) and dice.random() < 0.3:
            course.undo(seat, 1)
        else:
            course.act(dice.choice(course.state.legal(seat)), seat)


def test_a_log_takes_back_only_what_could_be_taken_back() -> None:
    dice = random.Random(1)
    course = new("rolling-realms")
    course.begin()
    while not course.undoable(0):
        seat = dice.choice(course.waiting())
        course.act(dice.choice(course.state.legal(seat)), seat)
    before = everything(course)
    seq, undoable = course.seq, course.undoable(0)
    for seat, undone in ((0, [999]), (1, undoable), (SERVER, [0]), (0, [0, 999])):
        with pytest.raises(RecordError, match="could not be taken back"):
            course.fold(seat, Turned([], undone))
    assert everything(course) == before
    course.fold(0, Turned([], undoable))
    assert course.seq == seq + 1
    assert not course.undoable(0)


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
    assert course.written().tags["commitment"] == fair.commitment(SEED, Signer(SECRET).public)

"""A game is what its events make of it: whatever was played, reading it again gives the same."""

from __future__ import annotations

import random

import pytest

from grani.core import fair
from grani.core.contract import CHANCE, IllegalAction
from grani.core.reading import RecordError
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.core.signature import Signer
from grani.server.live_game import SERVER, GameEvent, LiveGame

SEED = bytes(range(32))
SECRET = bytes(32)
GAMES = ["dice-forge", "rolling-realms"]


def new(name: str, seats: int = 3, is_old: bool = False) -> LiveGame:
    """A game that has not begun; ``is_old`` is one without shares in its dice."""
    game = registered(name)
    names = [f"S{seat}" for seat in range(seats)]
    record = Record.of(game, game.setup_data(seats, None), names)
    if is_old:
        return LiveGame(game, record, SEED)
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
    return LiveGame(game, record, SEED, sealed, Signer(SECRET))


def everything(game: LiveGame) -> tuple[object, ...]:
    """All that can be seen of a game."""
    seats = range(len(game.record.seats))
    return (
        game.seq,
        game.state.position(),
        game.record.actions,
        list(game.lines),
        [game.prompt_id(seat) for seat in seats if game.state.awaits(seat)],
        [game.undoable(seat) for seat in seats],
        game.seed,
        game.head,
        game.written().to_json(),
    )


def test_dice_that_have_landed_are_counted_as_a_review_counts_them() -> None:
    """By that number it takes the dice with which it judges; so does the tutor before."""
    dice = random.Random(4)
    game = new("dice-forge")
    game.begin()
    for _ in range(9):
        seat = dice.choice(game.waiting())
        game.act(dice.choice(game.state.legal(seat)), seat)
    state, seats = game.record.start(), []
    for action in game.record.actions:
        seats.append(int(state.actor))
        state.play(action, state.actor)
    assert (game.steps, game.chances) == (len(seats), seats.count(CHANCE))
    assert 0 < game.chances < game.steps


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("number", "is_old"), [(0, False), (1, False), (2, True)])
def test_folding_the_events_gives_the_same_course(name: str, number: int, is_old: bool) -> None:
    dice = random.Random(number)
    game = new(name, is_old=is_old)
    told = [game.head]
    events: list[tuple[int, GameEvent]] = [(SERVER, game.begin()[0])]
    kept: tuple[int, bytes] | None = None
    undone = 0
    while not game.is_over:
        seat = dice.choice(game.waiting())
        takers = [one for one in range(3) if game.undoable(one)]
        if takers and dice.random() < 0.15:
            seat = dice.choice(takers)
            event = game.undo(seat, dice.randint(1, len(game.undoable(seat))))
            undone += 1
        else:
            event, _ = game.act(dice.choice(game.state.legal(seat)), seat)
        events.append((seat, event))
        told.append(game.head)
        if dice.random() < 0.03:
            again = new(name, is_old=is_old)
            for who, event in events:
                again.replay(who, event)
            assert everything(again) == everything(game)
            if kept is not None:
                again = new(name, is_old=is_old)
                again.restore(kept[1])
                for who, event in events[kept[0] :]:
                    again.replay(who, event)
                assert everything(again) == everything(game)
            kept = len(events), game.snapshot()
    assert undone > 5
    record = game.written()
    assert fair.check(record) > 20
    if is_old:
        assert record.tags["fair"] == fair.OLD_SCHEME
        assert {head.head for head in told} == {""}
        return
    # Whatever was told while playing, undo or not, is in the chain of the record.
    chain = fair.heads(record, fair.sealed_of(record).start())
    assert all(chain[head.steps].hex() == head.head for head in told)
    assert len({head.steps for head in told}) > 15
    assert told[-1].steps == game.steps
    # What is signed cannot be taken back: the one-time key never signs another end.
    for seat in range(len(record.seats)):
        with pytest.raises(ValueError, match="over"):
            game.undo(seat, 1)
    again = new(name, is_old=is_old)
    for who, event in events:
        again.replay(who, event)
    assert again.written().tags["signature"] == record.tags["signature"]


@pytest.mark.parametrize("name", GAMES)
def test_prompt_ids_are_never_used_for_another_decision(name: str) -> None:
    dice = random.Random(1)
    game = new(name)
    game.begin()
    asked: dict[str, object] = {}
    for _ in range(150):
        for seat in game.waiting():
            prompt = game.state.prompt(seat)
            assert prompt is not None
            assert asked.setdefault(game.prompt_id(seat), prompt) == prompt
        seat = dice.choice(game.waiting())
        if game.undoable(seat) and dice.random() < 0.3:
            game.undo(seat, 1)
        else:
            game.act(dice.choice(game.state.legal(seat)), seat)


def test_a_log_takes_back_only_what_could_be_taken_back() -> None:
    dice = random.Random(1)
    game = new("rolling-realms")
    game.begin()
    while not game.undoable(0):
        seat = dice.choice(game.waiting())
        game.act(dice.choice(game.state.legal(seat)), seat)
    before = everything(game)
    seq, undoable = game.seq, game.undoable(0)
    for seat, undone in ((0, [999]), (1, undoable), (SERVER, [0]), (0, [0, 999])):
        with pytest.raises(RecordError, match="could not be taken back"):
            game.replay(seat, GameEvent([], undone))
    assert everything(game) == before
    game.replay(0, GameEvent([], undoable))
    assert game.seq == seq + 1
    assert not game.undoable(0)


def test_what_is_refused_changes_nothing() -> None:
    game = new("dice-forge")
    game.begin()
    before = everything(game)
    with pytest.raises(IllegalAction):
        game.act(10**6, game.waiting()[0])
    with pytest.raises(IllegalAction):
        game.act(0, -1)
    with pytest.raises(IllegalAction):
        game.act(game.state.legal()[0], 2)
    with pytest.raises(ValueError, match="settled"):
        game.undo(0, 1)
    assert everything(game) == before


def test_single_options_are_taken_silently_but_the_end_of_a_turn_is_asked_for() -> None:
    game = new("rolling-realms", 1)
    game.begin()
    dice = random.Random(0)
    ends_asked = 0
    while not game.is_over:
        legal = game.state.legal(0)
        if len(legal) == 1:
            assert game.undoable(0), "asked only where something could be taken back"
            ends_asked += 1
        game.act(dice.choice(legal), 0)
    assert ends_asked > 0
    forge = new("dice-forge", 2)
    forge.begin()
    while not forge.is_over:
        seat = forge.waiting()[0]
        assert len(forge.state.legal(seat)) > 1
        forge.act(dice.choice(forge.state.legal(seat)), seat)


def test_the_seed_shows_only_at_the_end() -> None:
    game = new("dice-forge", 2)
    game.begin()
    assert game.seed == ""
    assert "seed" not in game.written().tags
    assert game.written().tags["commitment"] == fair.commitment(SEED, Signer(SECRET).public)

"""In which order things are done within a turn of Rolling Realms is no error."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.position import from_id
from grani.review.decisions import asked, judged
from grani.review.outlook import TO_THE_END
from grani.review.rolling_realms import part_of, turn_ends
from grani.review.scales import QUICK, STANDARD, speed_of
from grani.review.worth import Compared, Lens
from grani.rolling_realms.table import CARDS, REALM_BITS, Table

OPENING = "rolling-realms.1:0CNKx6NC7kHKFNjbdkjZqygxLyU_lzQGckYxo3FGwdkOp2aLgpLy0WzAs8WwC6LYWgA"
"""Two seats, a six and a five in the first turn: Tapestry, Between Two Castles and Wingspan."""
CORNER = "use d1 tapestry 2:1 3:1 3:2 4:1 4:2 4:3"
BIRD = "use d2 wingspan bird 12"
QUICKLY = speed_of("rolling-realms", QUICK)


def opening() -> Table:
    state = from_id(OPENING)
    assert isinstance(state, Table)
    return state


def named(state: State, name: str) -> int:
    return next(one for one in state.legal() if state.game.name(one) == name)


def test_either_die_first_comes_to_the_same() -> None:
    state, ends = opening(), turn_ends()
    corner, bird = named(state, CORNER), named(state, BIRD)
    best = ends.best(state, 0, corner)
    assert best.marks == ends.best(state, 0, bird).marks
    assert ends.is_open(state, 0, corner, best.marks)
    assert ends.is_open(state, 0, bird, best.marks)
    assert best.state.actor == 1, "the turn has ended"
    assert state.position() == opening().position(), "the position stays as it is"


def test_what_no_order_brings_back_is_not_open() -> None:
    state, ends = opening(), turn_ends()
    best = ends.best(state, 0, named(state, CORNER)).marks
    elsewhere = named(state, "use d1 wingspan bird 7")
    assert not ends.is_open(state, 0, elsewhere, best)
    assert not ends.is_open(state, 0, named(state, "end turn"), best)


@pytest.mark.parametrize("seed", range(6))
def test_the_first_of_two_dice_is_graded_by_what_it_leaves_in_reach(seed: int) -> None:
    state = opening()
    told = judged(Lens(state, QUICKLY, seed), state, 0, named(state, BIRD), 5)
    assert told is None or told.loss == 0


def test_who_ends_a_turn_with_dice_unused_has_lost_something() -> None:
    state = opening()
    end = named(state, "end turn")
    told = asked(state, 0, end, QUICKLY, 1)
    assert told[-1].action == end
    assert told[0].win - told[-1].win > 0.1


def test_play_outs_do_not_take_a_small_lead_for_certain() -> None:
    """Seats decide alike with the same dice: played to the end they would never differ again."""
    state = opening()
    state.play(named(state, "end turn"), 0)
    after = turn_ends().best(state, 1, named(state, "use d1 wingspan bird 7")).state
    lens = Lens(state, QUICKLY, 1)
    for seed in range(8):
        lens.player.begin(1)
        outlook = lens.outlook(1, TO_THE_END)
        outlook.look(after, seed)
        assert 0.02 < outlook.win[0] < 0.98


@pytest.mark.parametrize(("round", "turn"), [(1, 9), (2, 8), (2, 9)])
def test_comparisons_end_with_the_round_of_the_decision(round: int, turn: int) -> None:
    """Its last mover begins the next round: played through that one, the lead would be certain."""
    state = opening()
    if round == 2:
        # The same cards once more.
        state.realms |= state.realms << REALM_BITS * CARDS
    state.round, state.turn = round, turn
    state.play(named(state, "end turn"), 0)
    ends = turn_ends()
    better = ends.best(state, 1, named(state, "use d1 wingspan bird 7")).state
    worse = ends.best(state, 1, named(state, "end turn")).state

    def compared(speed: str) -> Compared:
        how = replace(speed_of("rolling-realms", speed), blocks=4)
        return Lens(state, how, 1).compare([better], worse, 1, 1, since=state)[0]

    thorough = compared(STANDARD)
    assert thorough.lead > 0
    assert thorough.better < 0.8, "a star or two ahead, with a round to come"
    assert thorough.better == pytest.approx(compared(QUICK).better), "nobody looks any further"


def test_no_chance_leads_to_another_round() -> None:
    """Or what is before a die would be looked at further than what is after it."""
    state, dice = opening(), Dice(3)
    for _ in range(400):
        if state.actor == OVER:
            break
        before, seat = part_of(state), int(state.actor)
        state.play(dice.pick(state.legal(seat)), seat)
        assert seat != CHANCE or part_of(state) == before
    assert part_of(state) == 3


def test_a_last_turn_of_a_round_ends_with_the_sheet_as_it_was_then() -> None:
    """Afterwards the sheets are blank: what was marked is what counts."""
    state = opening()
    state.turn = 9
    state.play(named(state, "end turn"), 0)
    ended = turn_ends().best(state, 1, named(state, "use d1 wingspan bird 7"))
    assert isinstance(ended.state, Table)
    assert ended.state.round == 2
    assert any(ended.marks[:3])
    unused = turn_ends().best(state, 1, named(state, "end turn"))
    assert unused.marks != ended.marks

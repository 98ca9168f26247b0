"""Decisions: what the weighing promises is not believed where nothing comes of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from grani.bots.weighing import Verdict
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.position import from_id
from grani.core.record import FROM_POSITION, Record
from grani.core.registry import game as registered
from grani.review.course import course
from grani.review.decisions import asked, doubted, on_curve
from grani.review.hint import weigh
from grani.review.outlook import Outlook
from grani.review.scales import BLUNDER, PARTS, QUICK, SPEEDS, STANDARD, Speed, speed_of
from grani.review.story import ERROR, review
from grani.review.worth import Lens

MEMORY = "feat moon_1b"
SEED = 28
"""Of a game in which The Memory can be taken in the first turn: the weighing ranks it first, and by
play-outs it loses 0.37 ± 0.05 against the face that a first choice would buy."""
LATE = (
    "rolling-realms.1:CNtU3pWXQRICMQgE_-KZgwNE_ZAfUPf_kqgV2IKo9y0q6UwD-5c98rGnpT8xOyW"
    "cVenYcjJN1RJ54nhLZxOTVP6Aj4Sz1olgYpcIHZXeiRBCSMR6B_FlQHYkk3rRQPsnLXTR5tsoRhiTDYn"
    "p5JYknfGS_taWx17rcduuUQmIEi6oObxunnJQQ_Q7B9CexFcOhmrcqp4oKQhNt0Uu9WA6bPeJJ6oiK1X"
    "KEJpCTw"
)
"""Nearly won: who ends the turn here loses more, by a comparison, than there is left to win."""

FREE_GAIN = (
    "dice-forge.1:_H0A3cWWy26DMBBF_4V1Fjbm0Z-"
    "pEIqnqaVgIiCqsui_1xg_xmAD7aarJAgbczIz95w2icKaBIuaxPQl5BjIw7XvHq0UvcTSoL-omoMOO8M"
    "V1OMm0d4bLgCrQyfGacTeoAZ9O4UbzBIAEwxSLZfmBVfOcOs5B6cBeMGHGAC5g7YFdVnlBgc5Bd5w59q"
    "EkDrMQubOYuVh_sTXFjoqnwJv6HveyFf3-"
    "Jytoev5c04pdE61oB2fg84r3YBmKNhGNHeqVGyVmHHTKwcCkscEhHkBIccCQjYCQpICwvz_zhwfkhAQs"
    "hUQshYQciAgJCkg5N8FRB8dumYZ8u6nnv00ZifU5nhhk6FwyZDXKBri9C3w3wWFC4EAfGIP-"
    "zbbyKAXgsKi8mFR-LDA3bOQAlhQmGvZjVTZNihLiyN3OCjGERZsgMHwPhuZ7nZTkPvV9zc2KEhrxMYPk"
    "fk10bQIAVGGALmCoduCoSUi5IiE_RZ0zClGFvG-XqRRsAtDKOp4maxHsq-"
    "VFZk8IENjZCK18xYDs1sqB5pVZesR6afcWTBFqkbKeI349tkpFpJn5_2Mpf2M7fjZAEKqs14BbfT-_QM"
)
"""Four heroes in the labyrinth: the Tree brings two points of glory for nothing, and right after it
first choices perform a feat that is a mistake."""
BURNING = (
    "dice-forge.1:L39s662Y2W6DMBBF_4XnPAwYEuVrEIrd1FKwIyCqqv58x8bLmD1Vn0Is1sPM3JMcNol"
    "q2ySGL6n6RB5uun02SmpFpcFuYM2JljrDTeDlBtk8ai4FVYdW9kNPvQEHfTOkJzASIAbRKTxcuQecOMN"
    "dcy6CBtADPmQniDtYW8BlzA0u1JB4w4NbEyLqYIQs3IuXB_NJ10Y6mE-JN2jNa_XdPj-"
    "NNbSav0xKkfvEA5r-1dm8sg3ohoJvRLcnpmKDYsZdr-wISLEkICwKCOwLCMwEBFYFhMX3zgIfWBEQmAs"
    "ITAUEdgQEVgUE3hcQ-"
    "F8Bsbcu2noc8uGrnf35kp3kGznOriQalul74O8FRQiBBPzKOfzTzCOjOjESFucYFmUMC9fbFlLsI1Ojt"
    "lksFLeW3aHM5iZQeTBlAJNfaGYmpZsAceSPhmfY3ZXmdh0epcRO-XKkXgilOE4MGjI3UkA5o4B86RQ7h"
    "AKRtPOS3jnEyCPeFo2tgikJistywUyH89hfplYmZIqETJHNbSuAKQKY6xIX8uqT6XDcus7ZdGLGoXeUD"
    "pwKQqeKdM47dEjxBFb5RhUBsjIX7c3Jf0J8mX3-onUaNzqqMOPCGKY1_kZ3meb_2TB3rF-"
    "dFaQHPk8nFeYtSsov"
)
"""Six gold, of which all is lost, or three points of glory."""


class Counting(Lens):
    """Notes the positions that it is asked about."""

    def __init__(self, start: State, speed: Speed) -> None:
        super().__init__(start, speed)
        self.looks: list[State] = []

    def _ask(
        self, outlook: Outlook, state: State, seed: int, since: State | None = None
    ) -> Outlook:
        self.looks.append(state)
        return super()._ask(outlook, state, seed, since)


@cache
def taken_in_the_first_turn() -> Record:
    """Give a game with the Titans up to The Memory, which is taken."""
    game = registered("dice-forge")
    record = Record.of(game, game.setup_data(2, "titans-random"), ["A", "B"])
    state, dice = record.start(), Dice(SEED)
    while True:
        legal = state.legal(int(state.actor))
        names = {game.name(action): action for action in legal}
        if state.actor != CHANCE and MEMORY in names:
            record.add(names[MEMORY])
            return record
        action = dice.pick(legal) if state.actor == CHANCE or "no" not in names else legal[0]
        record.add(int(action))
        state.play(action, state.actor)


def before_it() -> tuple[State, int, int]:
    record = taken_in_the_first_turn()
    state = record.replay(len(record.actions) - 1)
    return state, int(state.actor), record.actions[-1]


def test_a_card_that_the_weighing_overrates_is_told_as_the_blunder_it_is() -> None:
    told = course(taken_in_the_first_turn(), SPEEDS[QUICK], 1)
    choice = told.steps[-1].choice
    assert choice is not None
    assert choice.grade == BLUNDER
    assert choice.options[0][0] == choice.best != choice.action == choice.options[-1][0]
    worths = [worth for _, worth, _ in choice.options]
    assert worths[0] == max(worths)
    assert abs(worths[0] - worths[-1] - choice.loss) <= 2
    assert choice.loss > 0.1 * PARTS


def test_what_was_looked_for_in_vain_is_not_looked_for_again() -> None:
    """Thorough reviews look at every error for what comes later, and keep what they find."""
    record = taken_in_the_first_turn()
    found: dict[int, Any] = {}
    thorough = replace(SPEEDS[QUICK], playouts=2, later=2)
    review(record, thorough, 1, keep=lambda number, one: found.update({number: one}))
    number = 2 * len(record.actions) - 1
    found[number]["why"] = {"own": {}, "rivals": {}, "left": {}}
    told = review(record, replace(thorough, later=24), 1, known=found)
    (error,) = [moment for moment in told["moments"] if moment["sort"] == ERROR]
    assert error["choice"]["why"] == found[number]["why"]


def test_the_weighing_does_rank_it_first() -> None:
    """Or the tests here would be of something else."""
    state, seat, memory = before_it()
    verdicts = weigh("dice-forge", state.position(), seat, SPEEDS[QUICK].tries, 1)
    assert verdicts[0].action == memory


def test_a_hint_does_not_begin_with_what_the_tutor_warns_of() -> None:
    state, seat, memory = before_it()
    verdicts = weigh("dice-forge", state.position(), seat, SPEEDS[QUICK].tries, 1)

    def told_of(action: int) -> list[Verdict]:
        return asked(state, seat, action, SPEEDS[QUICK], 1)

    best, *others = doubted(verdicts, told_of)
    assert best.action != memory
    assert [one.action for one in told_of(best.action)] == [best.action]
    assert memory in [one.action for one in others]
    assert [one.win for one in others] == sorted((one.win for one in others), reverse=True)
    assert best.win >= others[0].win


def test_the_tutor_warns_of_it_and_not_of_what_is_better() -> None:
    state, seat, memory = before_it()
    told = asked(state, seat, memory, SPEEDS[QUICK], 1)
    assert told[-1].action == memory
    assert told[0].win - told[-1].win > 0.1
    better = told[0].action
    assert [one.action for one in asked(state, seat, better, SPEEDS[QUICK], 1)] == [better]


def played_at_random(game: str, seats: int, steps: int) -> Record:
    """Give so many steps of a game whose heroes do what comes to their minds."""
    rules = registered(game)
    record = Record.of(rules, rules.setup_data(seats), list("ABC"[:seats]))
    state, dice = record.start(), Dice(5)
    for _ in range(steps):
        action = int(dice.pick(state.legal(int(state.actor))))
        record.add(action)
        state.play(action, state.actor)
    return record


@pytest.mark.parametrize(
    ("game", "seats", "steps"), [("dice-forge", 3, 60), ("rolling-realms", 1, 20)]
)
def test_the_tutor_says_of_every_decision_what_a_quick_review_says_afterwards(
    game: str, seats: int, steps: int
) -> None:
    record, speed = played_at_random(game, seats, steps), speed_of(game, QUICK)
    reviewed = course(record, speed)
    state, chances, warned = record.start(), 0, 0
    for number, action in enumerate(record.actions):
        seat = int(state.actor)
        if seat != CHANCE and len(state.legal(seat)) > 1:
            # He is told of the position as it is written, and knows nothing of how it came about.
            now = registered(game).from_position(state.position())
            told = asked(now, seat, action, speed, 0, number, chances)
            choice = reviewed.steps[number].choice
            loss = (told[0].win - told[-1].win) * PARTS
            assert abs(loss - (choice.loss if choice else 0)) <= 1, number
            if len(told) > 1:
                assert choice is not None
                assert (told[0].action, told[-1].action) == (choice.best, action)
                warned += 1
        chances += seat == CHANCE
        state.play(action, seat)
    assert warned > 0


def test_the_tutor_warns_of_no_more_than_there_is_left_to_win() -> None:
    """A late position, and a loss that is cut and graded anew, by him as by reviews."""
    state = from_id(LATE)
    speed, seat = speed_of("rolling-realms", QUICK), int(state.actor)
    end = next(one for one in state.legal(seat) if state.game.name(one) == "end turn")
    record = Record.of(state.game, {FROM_POSITION: LATE}, ["A", "B"])
    record.add(end, seat)
    found: dict[int, Any] = {}
    reviewed = course(record, speed, keep=lambda number, one: found.update({number: one}))
    choice = reviewed.steps[0].choice
    assert choice is not None
    left = PARTS - reviewed.worth[1].win[seat]
    assert found[1]["loss"] > left == choice.loss
    told = asked(record.start(), seat, end, speed, 0)
    assert [one.action for one in told] == [option[0] for option in choice.options]
    assert [round(one.win * PARTS) for one in told] == [option[1] for option in choice.options]


def test_with_nothing_left_to_win_all_options_are_told_on_the_curve() -> None:
    state, _, _ = before_it()
    rows = ((1, 990_000, 9), (2, 970_000, 9), (3, 600_000, 9))
    loss, told = on_curve(Lens(state, SPEEDS[QUICK]), rows, 3, 1, 390_000, PARTS)
    assert loss == 0
    assert told == ((1, PARTS, 9), (2, PARTS, 9), (3, PARTS, 9))


def test_a_comparison_that_leads_nowhere_ends_early() -> None:
    """The Memory is no better than what beats it: that is seen before all blocks are looked at."""
    state, seat, memory = before_it()
    better = asked(state, seat, memory, SPEEDS[QUICK], 1)[0].action
    lens = Counting(state, Speed("some", 2, 1, 8, 40, 6, 4))
    after = []
    for action in (better, memory, memory):
        one = state.clone()
        one.play(action, seat)
        after.append(one)
    ahead, behind = lens.compare(after[:2], after[2], seat, 1, since=state, gives_up=True)
    assert (behind.lead, behind.spread) == (0, 0)
    assert ahead.lead > 2 * ahead.spread
    counts = [sum(one is position for one in lens.looks) for position in after]
    assert counts == [40, 10, 40]
    proven = lens.compare(after[:1], after[2], seat, 1, since=state)
    assert proven == [ahead]


@pytest.mark.parametrize("speed", [QUICK, STANDARD])
def test_what_is_lost_only_by_the_next_decision_is_not_told_before(speed: str) -> None:
    state = from_id(FREE_GAIN)
    action = state.action("use sun_1a")
    for number in (0, 226):
        assert [one.action for one in asked(state, 3, action, SPEEDS[speed], 0, number)] == [action]


@pytest.mark.parametrize("speed", [QUICK, STANDARD])
def test_a_thorough_review_sees_at_least_what_a_quick_one_does(speed: str) -> None:
    state = from_id(BURNING)
    best, *_, last = asked(state, 0, state.action("take gold"), SPEEDS[speed], 0, 243)
    assert state.game.name(best.action) == "take glory"
    assert 0.015 < best.win - last.win < 0.06

"""What is legal is what no rule is against; whatever else is tried is refused in a sentence."""

from __future__ import annotations

import pytest

from grani.core.contract import CHANCE, IllegalAction
from grani.core.dice import Dice
from grani.rolling_realms.game import GAME
from tests.rolling_realms.arrange import actions, arrange, decide, refused
from tests.rolling_realms.oracle import reason

CODES = ["STCEMKUVW", "KUVPYSTCE", "WPYEMKVTC"]


@pytest.mark.parametrize("code", CODES)
def test_an_action_is_legal_exactly_if_no_rule_is_against_it(code: str) -> None:
    table, dice = GAME.new(2, code), Dice(8)
    step = 0
    while not table.is_over:
        seat = int(table.actor)
        if seat != CHANCE and step % 9 == 0:
            legal = set(table.legal(seat))
            for action in range(GAME.action_count):
                why = reason(table, seat, action)
                assert (why == "") == (action in legal), (GAME.name(action), why)
        step += 1
        table.apply(dice.pick(table.legal(seat)), seat)


def test_what_nobody_may_do_is_refused() -> None:
    table = arrange(
        wingspan={"7": [1, 2, 3]}, scythe={"top": [3]}, rolled=(3, 5), resources={"pumpkin": 1}
    )
    assert "euphoria is not in play this round" in refused(table, "use d1 euphoria left")
    assert "bird of wingspan 7 is full" in refused(table, "use d2 wingspan bird 7")
    assert "it costs 2 pumpkin, and 1 in hand" in refused(table, "adjust d2 -1")
    assert "only chance does that" in refused(table, "lands 3")
    assert "only chance does that" in refused(table, "draw scythe")
    spare = actions()["use d1 scythe top"] + 3
    assert "no such placement" in refused(table, f"({spare})")


@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_numbers_beyond_the_layout_are_refused(action: int) -> None:
    table = arrange("scythe")
    with pytest.raises(IllegalAction, match=rf"action {action}.* is not legal now \(turn\)"):
        table.apply(action)


def test_seats_that_have_nothing_to_do_are_told_whose_turn_it_is() -> None:
    table = arrange("scythe", seats=2)
    decide(table, "end turn", seat=0)
    assert "seat 0 has ended its turn" in refused(table, "buy 1", seat=0)
    with pytest.raises(IllegalAction, match=r"of seat 0: it is up to seat 1 \(turn\)"):
        table.apply(actions()["buy 1"], 0)
    with pytest.raises(IllegalAction, match="there is no such seat, seats are 0 to 1"):
        table.apply(actions()["end turn"], 2)
    rolling = GAME.new(1, CODES[0])
    with pytest.raises(IllegalAction, match=r"it is up to chance \(roll d1\)"):
        rolling.apply(actions()["end turn"], 0)
    with pytest.raises(IllegalAction, match=r"not legal now \(roll d1\)"):
        rolling.apply(actions()["draw scythe"])

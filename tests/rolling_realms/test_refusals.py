"""Whatever is refused is refused for a reason, and the reasons agree with what is legal."""

from __future__ import annotations

import pytest

from grani.core.contract import CHANCE, IllegalAction
from grani.core.dice import Dice
from grani.rolling_realms.game import GAME
from grani.rolling_realms.refusals import reason
from tests.rolling_realms.arrange import actions, arrange, decide, refused

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
                why = reason(table, table.sheets[seat], action)
                assert (why == "") == (action in legal), (GAME.action_name(action), why)
        step += 1
        table.apply(dice.pick(table.legal(seat)), seat)


def test_reasons_name_the_action_the_rule_and_the_number() -> None:
    table = arrange(
        wingspan={"7": [1, 2, 3]}, scythe={"top": [3]}, rolled=(3, 5), resources={"pumpkin": 1}
    )
    message = refused(table, "use d1 scythe top")
    number = actions()["use d1 scythe top"]
    assert message == (
        f"action {number}, use d1 scythe top: top number 3 is marked already (RR-103) (turn)"
    )
    assert "euphoria is not in play this round" in refused(table, "use d1 euphoria left")
    assert "bird of wingspan 7 is full" in refused(table, "use d2 wingspan bird 7")
    assert "it costs 2 pumpkin, and 1 in hand" in refused(table, "adjust d2 -1")
    assert "only chance does that" in refused(table, "lands 3")
    assert "only chance does that" in refused(table, "draw scythe")
    assert "no such placement" in refused(table, f"({number + 3})")


@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_numbers_beyond_the_layout_are_refused(action: int) -> None:
    table = arrange("scythe")
    with pytest.raises(IllegalAction, match=f"action {action}: there are actions 0 to"):
        table.apply(action)


def test_seats_that_have_nothing_to_do_are_told_why() -> None:
    table = arrange("scythe", seats=2)
    decide(table, "end turn", seat=0)
    assert "seat 0 has ended its turn" in refused(table, "buy 1", seat=0)
    assert "there is no such seat, seats are 0 to 1" in refused(table, "end turn", seat=2)
    rolling = GAME.new(1, CODES[0])
    assert "it is up to chance (roll d1)" in refused(rolling, "end turn", seat=0)
    assert "chance gives lands 1" in refused(rolling, "draw scythe")

"""The evaluator of Rolling Realms: exact where it can be, sensible elsewhere, changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from grani.bots.realms_evaluator import RealmsEvaluator
from grani.bots.realms_features import EYES, Features
from grani.bots.realms_network import SCALE, Network
from grani.bots.realms_weights import SHIPPED, read_numbers, shipped, write_numbers
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.playout import play_out, roll_on
from grani.rolling_realms.game import GAME
from grani.rolling_realms.realms import REALM_COUNT
from grani.rolling_realms.table import Table
from tests.bots.test_realms_greedy import FULL_PENDULUM, FULL_WINGSPAN
from tests.rolling_realms.arrange import arrange

FULL_SCYTHE = {"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 3, 4, 5, 6]}


@pytest.fixture(scope="module")
def judge() -> RealmsEvaluator:
    return RealmsEvaluator(shipped())


def chances_in(judge: RealmsEvaluator, table: Table) -> list[float]:
    """Have a position judged; give each seat's chance to win."""
    judge.judge(table, -1)
    return [judge.win[seat] for seat in range(table.seats)]


def test_alone_the_score_to_expect_takes_the_place_of_chances(judge: RealmsEvaluator) -> None:
    table = GAME.new(1, None)
    assert isinstance(table, Table)
    judge.judge(table, -1)
    assert judge.win[0] * judge.unit() / 10 == pytest.approx(judge.stars(table, 0))
    play_out(table, Dice(5))
    judge.judge(table, -1)
    assert judge.win[0] * judge.unit() == pytest.approx(table.scores()[0])
    assert judge.lead[0] == 0


def test_who_leads_is_ahead_of_the_best_of_the_others(judge: RealmsEvaluator) -> None:
    table = arrange("wingspan", "scythe", "tapestry", turn=5, round=2, seats=3)
    table.sheets[0].first += 20
    table.sheets[1].first += 10
    judge.judge(table, -1)
    leads = [judge.lead[seat] * judge.unit() for seat in range(3)]
    assert leads == pytest.approx([10, -10, -20])


def test_a_finished_game_is_worth_its_score(judge: RealmsEvaluator) -> None:
    table = GAME.new(3, None)
    assert isinstance(table, Table)
    play_out(table, Dice(5))
    for seat, score in enumerate(table.scores()):
        assert judge.stars(table, seat) == pytest.approx(score / 10)
    chances = chances_in(judge, table)
    assert [seat for seat in range(3) if chances[seat]] == table.winners()
    assert sum(chances) == pytest.approx(1.0)


def test_the_last_turn_of_a_game_is_judged_exactly(judge: RealmsEvaluator) -> None:
    table = arrange(
        rolled=(1, 1),
        turn=9,
        round=3,
        resources={"coin": 4},
        dice={"d1": {"used": True}, "d2": {"used": True}},
        wingspan={**FULL_WINGSPAN, "16": [6, 6]},
        pendulum=FULL_PENDULUM,
        scythe=FULL_SCYTHE,
    )
    sheet = table.sheets[0]
    so_far = sheet.first + sheet.second
    # Two birds and six numbers now, and a bird of sixteen for four coins.
    assert judge.stars(table, 0) == pytest.approx(so_far / 10 + 2 + 6 + 2)


def test_more_is_worth_more(judge: RealmsEvaluator) -> None:
    poor = arrange("tapestry", "scythe", "wingspan", turn=5)
    rich = arrange("tapestry", "scythe", "wingspan", turn=5, resources={"coin": 5, "heart": 4})
    assert judge.stars(rich, 0) > judge.stars(poor, 0) + 0.5


def test_all_decisions_and_chance_nodes_have_a_worth(judge: RealmsEvaluator) -> None:
    table = GAME.new(2, None)
    assert isinstance(table, Table)
    dice = Dice(2)
    looked = 0
    while not table.is_over:
        before = table.position()
        if table.actor == CHANCE or dice.below(6) == 0:
            looked += 1
            for seat in range(2):
                assert 0 <= judge.stars(table, seat) < 65
            assert sum(chances_in(judge, table)) == pytest.approx(1.0)
            assert table.position() == before
        if table.actor == CHANCE:
            table.fall(dice)
        else:
            options = table.legal(table.actor)
            table.apply(dice.pick(options), table.actor)
    assert looked > 27


def test_before_the_first_roll_all_seats_are_equal(judge: RealmsEvaluator) -> None:
    table = GAME.new(4, None)
    assert isinstance(table, Table)
    assert chances_in(judge, table) == pytest.approx([0.25] * 4)
    assert 40 < judge.stars(table, 0) < 60


def test_whoever_leads_late_is_likely_to_win(judge: RealmsEvaluator) -> None:
    table = arrange("wingspan", "scythe", "tapestry", turn=9, round=3, seats=2)
    table.sheets[0].first += 30
    ahead, behind = chances_in(judge, table)
    assert ahead > 0.95
    assert behind < 0.05


# ---------------------------------------------------------------------- features and weights


def test_features_are_numbers_of_their_realm() -> None:
    features = Features()
    dice = Dice(3)
    for _ in range(12):
        table = GAME.new(1, None)
        assert isinstance(table, Table)
        while not table.is_over:
            roll_on(table, dice)
            if table.is_over:
                break
            for card in range(3):
                realm = table.realm(card)
                features.look(realm, table.sheets[0].marks(card))
                seen = features.listed()
                assert seen
                assert min(seen) >= 0
                assert max(seen) < EYES[realm].size
            options = table.legal(0)
            table.apply(dice.pick(options))
    assert len(EYES) == REALM_COUNT


def test_what_is_kept_of_cards_is_what_is_counted_anew() -> None:
    kept = Network(shipped())
    dice = Dice(6)
    for _ in range(2):
        table = GAME.new(1, None)
        assert isinstance(table, Table)
        while not table.is_over:
            roll_on(table, dice)
            if table.is_over:
                break
            if table.turn < 9 and dice.below(8) == 0:
                fresh = Network(shipped())
                for network in (kept, fresh):
                    network.begin(table)
                worths = [n.worth(table.sheets[0], 9 - table.turn) for n in (kept, fresh)]
                assert worths[0] == worths[1]
                assert -20 * SCALE < worths[0] < 300 * SCALE
            table.apply(dice.pick(table.legal(0)))


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    numbers = read_numbers(SHIPPED)
    copy = tmp_path / "copy.weights"
    write_numbers(copy, {"about": "a copy"}, numbers)
    assert read_numbers(copy) == numbers
    copy.write_text("{}\nAAAA\n", "utf-8")
    with pytest.raises(ValueError, match=r"copy\.weights holds no weights"):
        read_numbers(copy)

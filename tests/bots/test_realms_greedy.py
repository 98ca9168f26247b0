"""The greedy bot of Rolling Realms: what it sees, what it leaves alone, how well it plays."""

from __future__ import annotations

import pytest

from grani.arena.simulate import Series, simulate
from grani.bots import make_bot
from grani.bots.realms_odds import Odds, Taste
from grani.core.build import build
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.playout import roll_on
from grani.rolling_realms.game import GAME
from grani.rolling_realms.resources import pack
from grani.rolling_realms.table import Table
from tests.bots.realms_told import realms_of
from tests.rolling_realms.arrange import arrange

BUILD = build()
LAST = 9
FULL_WINGSPAN = {"7": [1, 1, 1], "12": [1, 1, 1], "16": [1, 1, 1]}
FULL_PENDULUM = {
    "octagons": ["o1", "o2", "o3", "o4", "o5"],
    "marked": [1, 2, 3, 4, 5, 6],
    "stars": 0,
}


def choice(table: Table, seat: int = 0) -> str:
    """Name what the bot does."""
    return GAME.name(make_bot("greedy", GAME.id).choose(table, seat))


def whole_turn(table: Table) -> list[str]:
    """Let the bot play its turn to the end; name what it did."""
    done: list[str] = []
    turn = table.turn
    while table.actor == 0 and table.turn == turn:
        done.append(choice(table))
        table.apply(make_bot("greedy", GAME.id).choose(table, 0))
    return done


# ---------------------------------------------------------------------- one decision


def test_on_the_last_turn_stars_come_before_resources() -> None:
    table = arrange(
        rolled=(6, 6), turn=LAST, viticulture={"gained": [4, 5], "crossed": [], "orders": []}
    )
    assert any("viticulture order" in action for action in whole_turn(table))


def test_on_the_last_turn_coins_buy_a_die_that_brings_a_star() -> None:
    table = arrange(
        rolled=(1, 1),
        turn=LAST,
        resources={"coin": 4},
        dice={"d1": {"used": True}, "d2": {"used": True}},
        wingspan={**FULL_WINGSPAN, "16": [6, 6]},
        pendulum=FULL_PENDULUM,
        scythe={"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 3, 4, 5, 6]},
    )
    assert whole_turn(table) == ["buy 4", "use gained 4 wingspan bird 16", "end turn"]


def test_on_the_last_turn_resources_that_bring_nothing_are_kept() -> None:
    table = arrange(
        rolled=(1, 1),
        turn=LAST,
        resources={"coin": 6, "heart": 6, "pumpkin": 6},
        dice={"d1": {"used": True}, "d2": {"used": True}},
        wingspan=FULL_WINGSPAN,
        pendulum=FULL_PENDULUM,
    )
    assert whole_turn(table) == ["end turn"]


def test_two_changes_of_one_die_are_seen_together() -> None:
    table = arrange(
        rolled=(2, 2),
        turn=LAST,
        resources={"pumpkin": 4},
        dice={"d2": {"used": True}},
        wingspan={**FULL_WINGSPAN, "16": [6, 6]},
        pendulum=FULL_PENDULUM,
        scythe={"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 3, 4, 5, 6]},
    )
    done = whole_turn(table)
    assert done == ["adjust d1 +1", "adjust d1 +1", "use d1 wingspan bird 16", "end turn"]


def test_a_die_without_any_use_is_claimed_for() -> None:
    table = arrange(
        rolled=(2, 2),
        turn=LAST,
        dice={"d2": {"used": True}},
        wingspan=FULL_WINGSPAN,
        pendulum=FULL_PENDULUM,
        scythe={"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 3, 4, 5, 6]},
    )
    assert choice(table).startswith("claim d1")


def test_octagons_come_before_hourglasses() -> None:
    table = arrange(
        "pendulum",
        rolled=(6, 6),
        turn=1,
        dice={"d2": {"used": True}},
        wingspan=FULL_WINGSPAN,
        scythe={"top": [1, 2, 3, 4, 5, 6], "bottom": [1, 2, 3, 4, 5, 6]},
    )
    assert choice(table).startswith("use d1 pendulum o")


def test_a_low_number_does_not_go_to_the_foot_of_a_high_column() -> None:
    table = arrange(
        "between_two_castles",
        rolled=(1, 1),
        turn=1,
        dice={"d2": {"used": True}},
        wingspan=FULL_WINGSPAN,
        pendulum=FULL_PENDULUM,
    )
    assert choice(table) == "use d1 between_two_castles left 1"


# ---------------------------------------------------------------------- what does not matter


def test_other_sheets_do_not_matter() -> None:
    alone = arrange("tapestry", "euphoria", "scythe", resources={"coin": 3, "heart": 3})
    many = arrange("tapestry", "euphoria", "scythe", resources={"coin": 3, "heart": 3}, seats=6)
    many.apply(many.legal(2)[-1], 2)
    assert {choice(many, seat) for seat in (0, 1, 3, 5)} == {choice(alone)}


def test_an_observer_hears_nothing_of_what_the_bot_tries() -> None:
    table = arrange("tapestry", "my_little_scythe", resources={"coin": 3, "pumpkin": 4})
    table.observer = Chronicle()
    before = table.position()
    choice(table)
    assert table.observer.events == []
    assert table.position() == before


def test_one_bot_can_play_several_seats_and_games() -> None:
    shared = make_bot("greedy", GAME.id)
    for seed in (1, 2):
        table = GAME.new(2)
        dice = Dice(seed)
        for _ in range(8):
            roll_on(table, dice)
            action = shared.choose(table, table.actor)
            assert action == make_bot("greedy", GAME.id).choose(table, table.actor)
            table.apply(action)


@pytest.mark.parametrize("realms", [realms_of(state) for state in GAME.typical()])
def test_a_turn_is_played_out_in_every_realm(realms: list[str]) -> None:
    table = GAME.new(1, {"realms": realms})
    dice = Dice(4)
    decisions = 0
    while table.round == 1:
        roll_on(table, dice)
        action = make_bot("greedy", GAME.id).choose(table, 0)
        assert action in table.legal()
        table.apply(action)
        decisions += 1
    assert table.actor == CHANCE
    assert 9 + 9 < decisions < 9 * 12
    assert table.scores()[0] > 60


# ---------------------------------------------------------------------- odds


def test_less_work_and_more_time_make_better_odds() -> None:
    odds = Odds(Taste())
    for realm in range(11):
        for turns in range(9):
            odds.look(realm, turns)
            chances = [odds.of(work) for work in range(300)]
            assert chances[0] == 1.0
            assert chances[-1] == 0.0
            assert chances == sorted(chances, reverse=True)
            if turns:
                odds.look(realm, turns - 1)
                assert odds.of(8) < chances[8]


def test_resources_are_worth_a_tenth_when_no_turn_is_left_and_more_before() -> None:
    odds = Odds(Taste())
    hand = pack(pumpkin=2, heart=1, coin=3)
    odds.look(0, 0)
    assert odds.resources(hand) == pytest.approx(0.6)
    odds.look(0, 5)
    assert odds.resources(hand) > 0.7


# ---------------------------------------------------------------------- strength


def test_greedy_scores_far_more_than_random_alone() -> None:
    count = 300 if BUILD == "compiled" else 4
    greedy = simulate(Series(GAME.id, ("greedy",), count, seed=5))
    random = simulate(Series(GAME.id, ("random",), 300, seed=5))
    assert random.seat_scores[0] / random.games < 160
    assert greedy.seat_scores[0] / greedy.games > (410 if BUILD == "compiled" else 330)


def test_greedy_always_beats_random() -> None:
    count = 100 if BUILD == "compiled" else 2
    series = Series(GAME.id, ("random", "greedy"), count, seed=2)
    assert simulate(series).entries[1].wins == count

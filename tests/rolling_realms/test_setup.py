"""Players, realms and set-ups (RR-001 to RR-007)."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import Any

import pytest

from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.game import SetupError
from grani.core.match import Match
from grani.core.playout import play_out
from grani.rolling_realms.daily import seed_of
from grani.rolling_realms.game import GAME
from grani.rolling_realms.realms import FIRST_BOX, LETTERS, REALM_NAMES
from grani.rolling_realms.setup import share_code
from tests.rolling_realms.arrange import (
    BLANK,
    actions,
    arrange,
    decide,
    hand,
    marks,
    options,
    pass_turn,
    roll,
    sheet,
)

NINE = ["scythe", "tapestry", "euphoria", "pyramid", "wingspan", "pendulum"]
NINE += ["viticulture", "charterstone", "between_two_cities"]


def test_rr_001_there_are_eleven_realms_and_two_dice() -> None:
    assert len(REALM_NAMES[:FIRST_BOX]) == FIRST_BOX == 11
    table = GAME.new(1, {"realms": list(NINE)})
    roll(table, 3, 4)
    assert table.view(0)["rolled"] == [3, 4]
    assert options(table, "lands") == set()


@pytest.mark.parametrize("seats", [1, 2, 6, 7, 12, 99])
def test_rr_002_any_number_can_play(seats: int) -> None:
    table = GAME.new(seats)
    play_out(table, Dice(seats))
    assert table.is_over
    assert len(table.scores()) == seats


@pytest.mark.parametrize("seats", [0, -1, 100])
def test_rr_002_a_game_needs_a_player(seats: int) -> None:
    with pytest.raises(SetupError, match=f"{seats} seats"):
        GAME.new(seats)


def test_rr_003_all_sheets_are_alike() -> None:
    table = GAME.new(3, {"realms": list(NINE)})
    sheets = [{**sheet(table, seat), "seat": 0} for seat in range(3)]
    assert sheets[0] == sheets[1] == sheets[2]


def test_rr_004_three_realms_are_drawn_for_everybody() -> None:
    table = GAME.new(2)
    for realm in ("pyramid", "scythe", "wingspan"):
        assert table.actor == CHANCE
        assert len(table.legal()) > 8
        table.apply(actions()[f"draw {realm}"])
    assert table.view(0)["realms"] == ["pyramid", "scythe", "wingspan", *[None] * 6]
    for seat in range(2):
        assert [card["realm"] for card in sheet(table, seat)["cards"]] == [
            "pyramid",
            "scythe",
            "wingspan",
        ]
    assert options(table) == {f"lands {n}" for n in range(1, 7)}


def test_rr_004_every_realm_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(2200):
        state, dice = GAME.new(1), Dice(seed)
        state.apply(dice.pick(state.legal()))
        realms: Any = state.view(0)["realms"]
        assert isinstance(realms, list)
        drawn[realms[0]] += 1
    assert set(drawn) == set(REALM_NAMES[:FIRST_BOX])
    assert all(140 < count < 260 for count in drawn.values())


def test_rr_005_a_realm_comes_once_and_two_stay_out() -> None:
    table = GAME.new(1)
    for drawn in range(9):
        assert len(table.legal()) == 11 - drawn
        table.apply(table.legal()[-1])
        if drawn % 3 == 2:
            for _ in range(9):
                pass_turn(table)
    assert table.is_over
    realms = table.view(0)["realms"]
    assert isinstance(realms, list)
    assert len(set(realms)) == 9


def test_rr_006_a_round_starts_blank() -> None:
    table = arrange("scythe", "tapestry", "euphoria", resources={"coin": 7}, turn=9)
    decide(table, "use d1 scythe top", "end turn")
    for realm in ("wingspan", "pendulum", "pyramid"):
        table.apply(actions()[f"draw {realm}"])
        assert marks(table, realm) == BLANK[realm]
    assert hand(table) == (0, 0, 0)
    assert table.view(0)["round"] == 2


def test_rr_007_the_order_of_the_three_means_nothing() -> None:
    one = arrange("scythe", "tapestry", "euphoria")
    other = arrange("euphoria", "scythe", "tapestry")
    assert options(one) == options(other)
    for table in (one, other):
        decide(table, "use d1 scythe top", "use d2 euphoria left")
    assert one.scores() == other.scores()
    assert marks(one, "scythe") == marks(other, "scythe")


# ---------------------------------------------------------------------- set-ups


def test_share_codes_round_trip() -> None:
    code = "STEYWPVCU"
    table = GAME.new(2, code.lower())
    assert share_code(table) == code == table.view(0)["code"]
    assert table.view(0)["realms"] == NINE
    assert GAME.setup_data(2, code) == {"realms": NINE} == GAME.setup_data(2, {"realms": NINE})
    assert GAME.setup_data(2, ",".join(NINE)) == {"realms": NINE}
    first = [letter for letter, realm in LETTERS.items() if realm < FIRST_BOX]
    assert sorted(first) == sorted("STCEMKUVWPY")


def test_random_realms_have_a_code_when_all_are_known() -> None:
    table = GAME.new(1, "random")
    assert share_code(table) == ""
    play_out(table, Dice(3))
    again = GAME.new(1, share_code(table))
    assert again.view(0)["realms"] == table.view(0)["realms"]


def test_single_realms_may_be_left_to_chance() -> None:
    table = GAME.new(1, {"realms": ["scythe", "random", *NINE[2:]]})
    assert {name.removeprefix("draw ") for name in options(table)} == {
        "tapestry",
        "my_little_scythe",
        "between_two_castles",
    }
    table.apply(actions()["draw my_little_scythe"])
    assert table.view(0)["realms"] == ["scythe", "my_little_scythe", *NINE[2:]]
    roll(table, 1, 1)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ("randm", "no set-up 'randm'"),
        ("STEYWPVC", "share code of 9 letters"),
        ("STEYWPVCC", "charterstone is named twice"),
        ("STEYWPVCX", "no realm has the letter 'X'"),
        ({"realms": NINE[:8]}, "9 realms, here are 8"),
        ({"realms": [*NINE[:8], "scythe"]}, "scythe is named twice"),
        ({"realms": [*NINE[:8], "scyte"]}, "did you mean 'scythe'"),
        ({"realms": [*NINE[:8], 7]}, "no realm 7"),
        ({"realms": "scythe"}, "expected a list"),
        ({"realm": NINE}, "unknown field 'realm': did you mean 'realms'?"),
    ],
)
def test_bad_set_ups_are_refused(setup: str, complaint: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.new(1, setup)
    assert complaint in str(error.value)


def rolls_of(seed: int, seats: int, deciding: int) -> list[object]:
    """Give everything that chance did in a game with random decisions of its own."""
    match = Match.new(GAME, ["?"] * seats, "random", seed)
    dice = Dice(deciding)
    seen: list[object] = []
    while not match.is_over:
        seat = int(match.state.actor)
        if seat == CHANCE:
            match.roll()
            seen.append(match.record.actions[-1])
        else:
            match.act(dice.pick(match.state.legal(seat)), seat)
    return seen


def test_a_seed_gives_everybody_the_same_realms_and_dice() -> None:
    seed = seed_of(date(2026, 5, 17))
    alone = rolls_of(seed, 1, deciding=1)
    assert len(alone) == 9 + 54
    assert alone == rolls_of(seed, 1, deciding=2) == rolls_of(seed, 3, deciding=3)
    assert alone != rolls_of(seed_of(date(2026, 5, 18)), 1, deciding=1)

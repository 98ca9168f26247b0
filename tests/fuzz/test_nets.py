"""The wider nets: rich positions, what is tried at a question, oracles, coverage.

The last part is a small fixed campaign whose coverage is asserted; the large one is ``make fuzz``.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from grani.bots.bot import Bot
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.registry import game as registered, games
from grani.dice_forge import actions
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.boxes.feat import PROMOS
from grani.dice_forge.events import OF_FEAT
from grani.dice_forge.game import GAME
from grani.dice_forge.house import TREE_BY_CARD
from grani.dice_forge.kinds.index import KIND_IDS
from grani.dice_forge.kinds.pairs import BOTH_DICE, Blessing
from grani.dice_forge.kinds.payment import PAY
from grani.dice_forge.kinds.turn import MAIN, TURN
from grani.dice_forge.kinds.twins import TWINS
from grani.dice_forge.stack import put
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import arrange, end_turn, light
from tests.fuzz import course, dice_forge, question
from tests.fuzz.__main__ import main
from tests.fuzz.course import RICH, Plan, play
from tests.fuzz.coverage import Coverage, never_asked, never_met, never_read, table
from tests.fuzz.forge_net import SILENT_CARDS
from tests.fuzz.forge_oracle import Oracle
from tests.fuzz.forge_rich import modules_of, rich_position, table_mates
from tests.fuzz.invariants import invariants_of
from tests.fuzz.nets import net_of
from tests.fuzz.question import UnsoundError, look_around, play_foolishly, read_back

SEATS = {"dice-forge": 4, "rolling-realms": 3}
LATER = {number for number, card in enumerate(FEATS) if card.box == PROMOS}
"""Cards that came after the boxes that were counted here."""


def feat(name: str) -> int:
    return next(number for number, card in enumerate(FEATS) if card.name == name)


def together(one: str, two: str) -> bool:
    return bool(modules_of(feat(one), feat(two)))


# ---------------------------------------------------------------------- rich positions


@pytest.mark.parametrize("name", games())
def test_a_rich_position_is_sound_and_follows_from_its_dice(name: str) -> None:
    net, game, check = net_of(name), registered(name), invariants_of(name)
    for number in range(0, 1313, 37):
        seats = 2 + number % (SEATS[name] - 1)
        position = net.rich(Dice(number), number, seats)
        assert position == net.rich(Dice(number), number, seats)
        assert position != net.rich(Dice(~number), number, seats)
        assert check(game.from_position(position)) == ""


def test_one_seat_of_a_rich_position_holds_both_wanted_cards() -> None:
    for number, (one, two) in list(enumerate(table_mates()))[::7]:
        position = rich_position(Dice(number), 2 + number % 3, (one, two))
        names = FEATS[one].name, FEATS[two].name
        need = 2 if one == two else 1
        held = [hero["cards"] for hero in position["heroes"]]
        assert any(all(cards.get(name, 0) >= need for name in names) for cards in held), names


def test_which_cards_can_share_a_table() -> None:
    assert together("twins", "triton")
    assert together("twins", "twins")
    assert together("moon_golem", "satyrs")
    assert not together("twins", "blacksmiths_scepter")  # RB-004: one slot
    assert not together("moon_golem", "oracle")  # RB-001
    assert not together("moon_golem", "minotaur")  # RB-007: the slot is the time golem's
    slots = [int(FEATS[number].slot) for number in range(len(FEATS))]
    apart = [(a, b) for a, b in combinations(range(len(FEATS)), 2) if slots[a] != slots[b]]
    mates = [pair for pair in table_mates() if not {*pair} & LATER]
    assert {pair for pair in mates if pair[0] != pair[1]} < set(apart)
    assert len(mates) == 1313


def test_silent_cards_are_those_that_never_ask() -> None:
    silent = {FEATS[n].name for n in range(len(FEATS)) if SILENT_CARDS >> n & 1 and n not in LATER}
    assert silent == {
        "blacksmiths_chest",
        "eternal_night",
        "ferryman",
        "goldsmith",
        "gorgon",
        "great_bear",
        "hydra",
        "mists",
        "omniscient",
        "tree",
        "typhon",
        "wild_spirits",
    }


# ---------------------------------------------------------------------- at a question


def test_a_position_that_cannot_be_read_back_is_noticed() -> None:
    table = arrange({}, {})
    table.push(MAIN, 0, 0)
    table.push(TURN, 0, 0)
    with pytest.raises(ValueError, match="the first entry"):
        read_back(GAME, table, by_id=False)


def test_a_position_that_forgets_something_is_noticed() -> None:
    """Put something on the table that no position holds."""
    table = arrange({}, {})
    table.heroes[0].glory = 3
    table.house = TREE_BY_CARD
    again = read_back(GAME, table, by_id=True)
    assert again.position() == table.position()
    table.heroes[0].twins = 1  # follows from no card
    table.push(TWINS, 0, put(BOTH_DICE, Blessing.dice))
    table.heroes[0].gold = 3
    table.actor = 0
    with pytest.raises(UnsoundError, match="reads back to another"):
        read_back(GAME, table, by_id=False)


class Meddler(Bot):
    """Changes what it looks at."""

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        state.heroes[0].glory += 1
        return state.legal(seat)[0]


class Cheat(Bot):
    """Chooses what is not allowed."""

    def choose(self, state: State, seat: int) -> int:
        return 9999


@pytest.mark.parametrize(("bot", "said"), [(Meddler(), "changed"), (Cheat(), "chooses 9999")])
def test_a_bot_that_does_wrong_is_noticed(
    monkeypatch: pytest.MonkeyPatch, bot: Bot, said: str
) -> None:
    look_around(GAME, arrange({}, {}))
    monkeypatch.setattr(question, "_bot", lambda game: bot)
    with pytest.raises(UnsoundError, match=said):
        look_around(GAME, arrange({}, {}))


def test_foolish_play_leaves_the_state_alone() -> None:
    table = arrange({"gold": 5}, {})
    before = table.position()
    for number in range(50):
        play_foolishly(GAME, table, Dice(number))
    assert table.position() == before


# ---------------------------------------------------------------------- oracles


def test_rb_024_a_reward_that_twins_still_owe_is_noticed() -> None:
    table = arrange({}, {})
    oracle = Oracle(table)
    assert oracle.reached(table) == ""
    oracle.rolled_again[1] = 1
    assert "RB-024" in oracle.reached(table)


def test_rb_020_a_window_that_does_not_open_is_noticed() -> None:
    hero = {"gold": 3, "cards": {"twins": 1}}
    pending = [end_turn(0), {"effect": "bless", "seat": 0, "dice": "both", "manner": "plain"}]
    pending.append({"effect": "roll", "seat": 0, "dice": ["0.dark"]})
    table = arrange(hero, {}, setup="twins", pending=pending)
    oracle = Oracle(table)
    oracle.decided(table, int(actions.SIDE), -1)
    assert "RB-020" in oracle.reached(arrange(hero, {}, setup="twins"))
    oracle.decided(table, int(actions.SIDE), -1)
    table.apply(int(actions.SIDE))
    assert oracle.reached(table) == ""


def test_rb_023_a_reroll_that_is_not_offered_is_noticed() -> None:
    """Two cards and 6 gold: after one late reroll, another must be offered."""
    hero = {"gold": 6, "cards": {"twins": 2}, "light": light("moon_2")}
    pair = {"faces": ["moon_2", "gold_1"], "chosen": [None, None], "manner": "plain"}
    second = {"effect": "second", "seat": 0, **pair, "marks": ["rolled", "done"]}
    table = arrange(hero, {}, setup="twins", pending=[end_turn(0), second])
    oracle = Oracle(table)
    for action in (int(actions.YES), int(actions.SIDE)):
        oracle.decided(table, action, int(table.actor))
        table.apply(action)
        if table.actor < 0:
            assert oracle.reached(table) == ""
    assert "RB-023" in oracle.reached(arrange(hero, {}, setup="twins", pending=[end_turn(0)]))


def test_rb_032_a_scepter_emptied_for_nothing_is_noticed() -> None:
    """For 2 moon, a scepter at 4 and one at 6: the 6 alone would do."""
    table = arrange({}, {})

    def owe(moon: int) -> None:
        table.depth = 2
        PAY.push(table, 0, 0, moon, OF_FEAT + 1)

    oracle = Oracle(table)
    owe(2)
    oracle.decided(table, int(actions.SCEPTER) + 1, 0)
    assert oracle.reached(table) == ""
    owe(1)
    oracle.decided(table, int(actions.SCEPTER) + 5, 0)
    assert "[1, 2] were emptied for 2 moon" in oracle.reached(table)


def test_rb_032_a_scepter_that_is_needed_is_none_of_these() -> None:
    table = arrange({}, {})
    oracle = Oracle(table)
    for moon, action in ((3, actions.SCEPTER + 1), (2, actions.SCEPTER + 5)):
        table.depth = 2
        PAY.push(table, 0, 0, moon, OF_FEAT + 1)
        oracle.decided(table, int(action), 0)
        assert oracle.reached(table) == ""


# ---------------------------------------------------------------------- coverage


def test_coverage_adds_up_and_names_what_is_missing() -> None:
    expected = net_of("dice-forge").expected
    one, two = Coverage(), Coverage()
    main, end = KIND_IDS["main"], KIND_IDS["end_turn"]
    one.stops[main, end] += 2
    one.read[main, end] += 1
    two.stops[main, end] += 3
    two.stops[KIND_IDS["extra"], end] += 1
    two.meet(feat("twins"), 1 << feat("triton"))
    two.rich = 4
    one.add(two)
    assert one.stops[main, end] == 5
    assert one.rich == 4
    assert "main" not in never_asked(one, expected)
    assert "twins" in never_asked(one, expected)
    assert never_read(one, expected) == [("extra", "end_turn")]
    assert ("triton", "twins") not in never_met(one, expected)
    assert ("ferryman", "twins") in never_met(one, expected)
    said = table("dice-forge", one, expected)
    assert "2 of " in said
    assert "extra" in said
    assert "end_turn (unread)" in said
    assert f"1 of {len(expected.pairs)} pairs of cards met" in said


def test_every_kind_of_question_is_expected() -> None:
    stops = net_of("dice-forge").expected.stops
    assert len(set(stops)) == len(stops)
    assert {"roll", "celestial", "main", "pay", "spend", "twins", "memory"} <= set(stops)
    assert "apply" not in stops  # runs by itself


# ---------------------------------------------------------------------- a small campaign


def campaign(game: str, numbers: range) -> Coverage:
    """Play rich games; none may fail."""
    coverage = Coverage()
    counts = range(2, SEATS[game] + 1)
    for number in numbers:
        seats = counts[number % len(counts)]
        setup = registered(game).default_setup
        chosen = Plan(7, RICH * number + 2, game, seats, setup, number % 3, rich=True)
        _, failure = play(chosen, coverage)
        assert failure is None, failure
    return coverage


def test_rich_games_of_dice_forge_reach_most_questions_and_pairs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(course, "_VISITS", {})
    coverage = campaign("dice-forge", range(0, 1313, 26))
    expected = net_of("dice-forge").expected
    assert never_read(coverage, expected) == []
    assert len(expected.stops) - len(never_asked(coverage, expected)) >= 40
    assert len(coverage.stops) >= 170
    assert len(expected.pairs) - len(never_met(coverage, expected)) >= 1100


def test_rich_games_of_rolling_realms_reach_most_questions_and_pairs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(course, "_VISITS", {})
    coverage = campaign("rolling-realms", range(0, 55, 2))
    expected = net_of("rolling-realms").expected
    assert never_read(coverage, expected) == []
    assert len(never_asked(coverage, expected)) <= 4
    assert len(never_met(coverage, expected)) <= 5


def test_a_rich_game_that_fails_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Declare the last seat's turn unsound and follow what was kept."""

    def frown(state: State) -> str:
        assert isinstance(state, Table)
        return "late" if state.round == state.last_round() and state.turn == 1 else ""

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dice_forge, "check", frown)
    words = ["--seed", "5", "--jobs", "1", "--game", "dice-forge", "--seats", "2"]
    assert main([*words, "--first", "2", "--games", "1"]) == 1
    said = capsys.readouterr().out
    assert "FAILED: UnsoundError: late" in said
    assert "a rich position" in said
    again = next(line for line in said.splitlines() if line.startswith("again")).split()[4:]
    assert main(again) == 1
    assert capsys.readouterr().out.splitlines()[-1:] == said.splitlines()[-1:]
    (kept,) = (tmp_path / ".build" / "fuzz").iterdir()
    course_kept = json.loads(kept.read_text(encoding="utf-8"))
    state = GAME.from_position(course_kept["position"])
    for action, seat in zip(course_kept["actions"], course_kept["movers"], strict=True):
        assert frown(state) == ""
        state.apply(action, seat)
    assert frown(state) == "late"

"""A bot and a game in one call, as the library offers them."""

from __future__ import annotations

import pytest

import grani
from grani.bots.bot import RandomBot
from grani.bots.naming import BotError
from grani.core.contract import State


@pytest.mark.parametrize("game", grani.games())
def test_bots_play_a_table_to_its_end(game: str) -> None:
    table = grani.game(game).new(seats=2)
    again = table.clone()
    scores = grani.play(table, ["random", grani.bot("greedy", seed=3)], seed=7)
    assert table.is_over
    assert scores == table.scores() == grani.play(again, ["random", grani.bot("greedy", seed=3)], 7)
    assert again == table


def test_without_a_seed_games_differ() -> None:
    tables = [grani.game("rolling-realms").new(seats=1) for _ in range(3)]
    for table in tables:
        grani.play(table, "random")
    assert tables[0] != tables[1] or tables[1] != tables[2]


def test_whoever_has_no_bot_is_waited_for() -> None:
    table = grani.game("dice-forge").new(seats=3)
    grani.play(table, {1: "random", 2: "random"}, seed=5)
    assert table.actor == 0
    while not table.is_over:
        table.apply(table.names()[0])
        grani.play(table, {1: "random", 2: "random"}, seed=5)
        assert table.is_over or table.awaits(0)


def test_where_seats_act_at_once_bots_go_on_without_the_others() -> None:
    table = grani.game("rolling-realms").new(seats=2)
    grani.play(table, {1: "random"}, seed=5)
    assert table.awaits(0)
    assert not table.awaits(1)


def test_a_match_keeps_its_dice_and_writes_down_what_bots_do() -> None:
    match = grani.Match.new(grani.game("dice-forge"), ["Olena", "Taras"], seed=7)
    assert grani.play(match, "random", seed=1) == match.state.scores()
    assert match.record.tags["seed"] == "7"
    assert grani.load_record(match.record.dump(names=True)).replay() == match.state


def test_a_match_without_a_seed_has_any_and_says_which() -> None:
    forge = grani.game("dice-forge")
    matches = [grani.Match.new(forge, ["Olena", "Taras"]) for _ in range(3)]
    seeds = {match.record.tags["seed"] for match in matches}
    assert len(seeds) > 1
    again = grani.Match.new(forge, ["Olena", "Taras"], seed=int(matches[0].record.tags["seed"]))
    for match in (matches[0], again):
        list(match.run_on())
    assert again.record == matches[0].record


def test_a_bot_by_its_name_plays_whatever_it_is_asked_about() -> None:
    easy = grani.bot("easy", seed=4)
    for game in ("dice-forge", "rolling-realms"):
        table = grani.game(game).new(seats=2)
        grani.play(table, {}, seed=1)
        made = grani.bot("easy", game, seed=4)
        assert easy.choose(table, 0) == made.choose(table, 0)
    easy.begin(5)
    assert int(easy.choose(table, 0)) in table.legal(0)


def test_what_is_wrong_is_said_at_once() -> None:
    table = grani.game("dice-forge").new(seats=2)
    with pytest.raises(KeyError, match="no bot 'hrad': did you mean 'hard'"):
        grani.bot("hrad")
    with pytest.raises(KeyError, match="no bot 'hrad' for dice-forge"):
        grani.play(table, ["hrad", "hard"])
    with pytest.raises(BotError, match="names no bot"):
        grani.bot("")
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        grani.play(table, ["random"] * 3)
    with pytest.raises(ValueError, match="no seat 2: seats are 0 to 1"):
        grani.play(table, {2: RandomBot(1)})


def test_anything_that_chooses_can_play_and_may_answer_by_name() -> None:
    class Passing:
        def choose(self, state: grani.State, seat: int) -> str:
            return "pass" if state.decision() == "main" else state.names(seat)[0]

    table = grani.game("dice-forge").new(seats=2)
    grani.play(table, Passing(), seed=7)
    assert table.is_over


def test_what_cannot_choose_is_refused_before_anything_is_played() -> None:
    class Silent(grani.Bot):
        def choose(self, state: grani.State, seat: int) -> int:
            return None  # type: ignore[return-value]

    table = grani.game("dice-forge").new(seats=2)
    before = table.clone()
    with pytest.raises(TypeError, match=r"Silent is a class: give a bot .*, Silent\(\)$"):
        grani.play(table, ["random", Silent])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"^5 is no bot: give a name"):
        grani.play(table, {1: 5})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match=r"^bots: expected one, a list, or some by their seats"):
        grani.play(table, 5)  # type: ignore[arg-type]
    assert table == before
    with pytest.raises(TypeError, match=r"^Silent.choose: expected .* of an action, found None"):
        grani.play(table, Silent())


class Trier:
    """Tries its last option on what it is shown before it takes the first."""

    def choose(self, state: State, seat: int) -> int:
        options = state.legal(seat)
        state.apply(options[-1], seat)
        return options[0]


def test_objects_that_choose_try_things_on_a_copy() -> None:
    match = grani.Match.new("dice-forge", ["Olena", "Taras"], seed=3)
    grani.play(match, [Trier(), Trier()])
    assert match.record.replay().scores() == match.state.scores()

"""Statistics add up: sources to scores, resources to what is left, dice to those on the table."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from grani.core.match import retell
from grani.core.position import to_id
from grani.core.record import FROM_POSITION, Record
from grani.core.registry import game as registered
from grani.review.statistics import START, statistics
from tests.contract.games import Configuration, every_configuration
from tests.review.played import cut, played

GAMES = 50
"""Of every kind of game, shared out over the seat counts."""
KINDS = [
    Configuration("dice-forge", 2, "introductory"),
    Configuration("dice-forge", 3, "random-all"),
    Configuration("dice-forge", 4, "alternates"),
    Configuration("dice-forge", 3, "goddess"),
    Configuration("dice-forge", 4, "titans-random"),
    Configuration("rolling-realms", 1, "random"),
    Configuration("rolling-realms", 4, "random"),
]
FORGE = [kind for kind in KINDS if kind.name == "dice-forge"]
REALMS = [kind for kind in KINDS if kind.name == "rolling-realms"]


def told(record: Record) -> Any:
    return statistics(record)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_points_by_source_add_up_to_scores(kind: Configuration) -> None:
    for seed in range(GAMES):
        record = played(kind, seed)
        end = record.replay()
        figures = told(record)
        names = set(registered(record.game).source_names())
        assert figures["finished"]
        assert figures["winners"] == end.winners()
        for seat, score in zip(figures["seats"], end.scores(), strict=True):
            assert seat["score"] == score
            assert sum(seat["sources"].values()) == score
            assert set(seat["sources"]) <= names


def from_position(whole: Record, step: int) -> Record:
    """Give the rest of a game as one that goes on from where it stood then."""
    setup: dict[str, object] = {FROM_POSITION: to_id(whole.replay(step))}
    actions, movers = whole.actions[step:], whole.movers[step:]
    return Record(whole.game, whole.rules, setup, whole.seats, actions, movers)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_was_there_at_the_start_is_a_source_of_games_from_a_position(
    kind: Configuration,
) -> None:
    had = 0
    for seed in range(8):
        whole = played(kind, seed)
        step = cut(whole, seed)
        if whole.replay(step).is_over:
            continue
        for seat in told(from_position(whole, step))["seats"]:
            assert sum(seat["sources"].values()) == seat["score"]
            had += seat["sources"].get(START, 0)
    assert had > 0


def test_nothing_is_counted_twice_before_a_game_from_a_position_ends() -> None:
    for kind in KINDS:
        whole = played(kind, 5)
        half = len(whole.actions) // 2
        part = from_position(whole, half)
        part.cut(half // 2)
        for seat, begun in zip(told(part)["seats"], part.start().scores(), strict=True):
            assert sum(seat["sources"].values()) <= seat["score"]
            assert seat["sources"].get(START, 0) <= begun


@every_configuration
def test_scores_go_from_turn_to_turn_to_the_end(configuration: Configuration) -> None:
    record = played(configuration, 1)
    figures = told(record)
    scores = [seat["score"] for seat in figures["seats"]]
    assert figures["turns"][-1]["scores"] == scores
    assert figures["rounds"][-1]["scores"] == scores
    for turn, following in pairwise(figures["turns"]):
        assert turn["scores"] == record.replay(following["step"]).scores()
    last = {turn["round"]: turn["scores"] for turn in figures["turns"]}
    assert {row["round"]: row["scores"] for row in figures["rounds"]} == last


@every_configuration
def test_statistics_are_json_data(configuration: Configuration) -> None:
    figures = told(played(configuration, 2))
    assert json.loads(json.dumps(figures)) == figures


@every_configuration
def test_places_follow_scores_and_winners_come_first(configuration: Configuration) -> None:
    figures = told(played(configuration, 3))
    for seat in figures["seats"]:
        assert seat["winner"] == (seat["seat"] in figures["winners"])
        assert (seat["place"] == 1) == seat["winner"]
        better = [other for other in figures["seats"] if other["score"] > seat["score"]]
        assert seat["place"] > len(better)


@every_configuration
def test_every_decision_is_counted(configuration: Configuration) -> None:
    record = played(configuration, 1)
    for seat in told(record)["seats"]:
        assert seat["decisions"] == record.movers.count(seat["seat"])


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_in_its_course_has_statistics_too(kind: Configuration) -> None:
    whole = played(kind, 5)
    upto = cut(whole, 5) // 2
    part = Record(
        whole.game,
        whole.rules,
        whole.setup,
        whole.seats,
        whole.actions[:upto],
        whole.movers[:upto],
    )
    figures = told(part)
    assert not figures["finished"]
    assert figures["winners"] == []
    assert [seat["score"] for seat in figures["seats"]] == part.replay().scores()


def reserve(record: Record, step: int, seat: int, name: str) -> int:
    """Give what a hero has of a resource after some steps, gold on scepters counted."""
    view: Any = record.replay(step).view(-1)
    hero = view["heroes"][seat]
    stored = sum(hero.get("scepters", [])) if name == "gold" else 0
    return int(hero[name]) + stored


@pytest.mark.parametrize("kind", FORGE, ids=str)
def test_what_came_less_what_went_is_in_the_reserve(kind: Configuration) -> None:
    for seed in range(10):
        record = played(kind, seed)
        for seat, figures in enumerate(told(record)["seats"]):
            for name in ("gold", "sun", "moon", "glory"):
                flow = figures["resources"][name]
                kept = reserve(record, 0, seat, name) + flow["gained"] - flow["spent"]
                assert kept - flow["lost"] == reserve(record, len(record.actions), seat, name)


@pytest.mark.parametrize("kind", FORGE, ids=str)
def test_dice_are_those_of_the_first_and_the_last_table(kind: Configuration) -> None:
    record = played(kind, 6)
    for step, word in ((0, "start"), (len(record.actions), "end")):
        view: Any = record.replay(step).view(-1)
        for seat in told(record)["seats"]:
            dice = view["heroes"][seat["seat"]]["dice"]
            for name in ("light", "dark"):
                assert seat["dice"][word][name] == dice[name]["faces"]


def test_a_starting_pair_brings_one_and_a_half_gold() -> None:
    pair = told(played(FORGE[0], 1))["seats"][0]["dice"]["start"]
    assert pair["average"] == {"gold": 1.5, "sun": 0.167, "moon": 0.167, "glory": 0.333}


@pytest.mark.parametrize("kind", FORGE, ids=str)
def test_deeds_are_counted_as_the_log_tells_them(kind: Configuration) -> None:
    record = played(kind, 7)
    game = registered(record.game)
    keys: list[tuple[str, object]] = []
    for step in retell(record):
        for event in step.events:
            message = game.message(event)
            if message is not None:
                keys.append((message.key, message.args.get("seat")))
    for seat in told(record)["seats"]:
        number, counts = seat["seat"], seat["counts"]
        assert counts["rolls"] == keys.count(("log-rolled", number)) > 0
        assert counts["faces_forged"] == keys.count(("log-forged", number))
        assert counts["feats_performed"] == sum(
            keys.count((key, number)) for key in ("log-performed", "log-granted")
        )
        assert counts["feats_performed"] == len(seat["feats"])
        assert counts["extra_actions"] == keys.count(("log-extra", number))
        assert counts["been_ousted"] == keys.count(("log-ousted", number))
    seats = told(record)["seats"]
    assert sum(seat["counts"]["ousted"] for seat in seats) == sum(
        seat["counts"]["been_ousted"] for seat in seats
    )


def test_luck_evens_out() -> None:
    """The mean of many seats is near nothing; a single one is not."""
    luck = [seat["luck"] for seed in range(GAMES) for seat in told(played(FORGE[0], seed))["seats"]]
    assert abs(sum(luck) / len(luck)) < 2.0
    assert max(abs(value) for value in luck) > 2.0


@pytest.mark.parametrize("kind", REALMS, ids=str)
def test_realms_and_unspent_resources_make_the_results(kind: Configuration) -> None:
    for seed in range(10):
        for seat in told(played(kind, seed))["seats"]:
            assert sum(seat["results"]) == seat["score"]
            assert [realm["round"] for realm in seat["realms"]] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
            for number, result in enumerate(seat["results"], 1):
                stars = sum(r["stars"] for r in seat["realms"] if r["round"] == number)
                assert 10 * stars <= result < 10 * stars + 37
            unspent = sum(flow["unspent"] for flow in seat["resources"].values())
            assert unspent == seat["sources"].get("resources", 0)

"""What is kept of a game is what happened in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from grani.arena.simulate import Series, play_part
from study.forge import BY_EFFECT, BY_EXTRA, BY_MAIN, OF_LOSSES
from study.lines import Line, fingerprint, play
from study.plans import FORGE, PLANS, Plan, plan_named

GAMES = 3
EASY = [replace(plan, level="easy") for plan in PLANS]
"""The weaker level plays the same rules, many times as fast."""
FORGES = [plan for plan in EASY if plan.game == FORGE]


def by_name(plan: Plan) -> str:
    return plan.name


@cache
def lines(plan: Plan) -> list[Line]:
    return [play(plan, number) for number in range(GAMES)]


@pytest.mark.parametrize("plan", EASY, ids=by_name)
def test_the_games_are_those_of_a_simulation(plan: Plan) -> None:
    bots = (plan.level,) * plan.seats
    told = play_part(Series(plan.game, bots, GAMES, plan.seed, plan.setup, False), 0, GAMES)
    ours = lines(plan)
    scores = [sum(line["scores"][seat] for line in ours) for seat in range(plan.seats)]
    assert scores == told.seat_scores
    assert sum(line["decisions"] for line in ours) == told.decisions


@pytest.mark.parametrize("plan", FORGES, ids=by_name)
def test_glory_by_round_and_source_adds_up_to_the_scores(plan: Plan) -> None:
    for line in lines(plan):
        assert [sum(map(sum, rounds)) for rounds in line["glory"]] == line["scores"]
        assert all(now[OF_LOSSES] <= 0 for rounds in line["glory"] for now in rounds)
        assert sum(line["wins"]) == pytest.approx(1)


@pytest.mark.parametrize("plan", FORGES, ids=by_name)
def test_what_purchases_of_a_turn_add_follows_on_from_each_other(plan: Plan) -> None:
    """Without the second purchase is the same as with the first: nothing is counted twice."""
    chains = 0
    for line in lines(plan):
        bought = [buy for buy in line["buys"] if buy[2] != BY_EFFECT]
        for one, other in pairwise(bought):
            # After a feat or an extra action, a main action is one of another turn.
            anew = other[2] == BY_MAIN and (one[3] or one[2] == BY_EXTRA)
            if one[:2] == other[:2] and not anew and one[7] is not None and other[7] is not None:
                assert other[9] == pytest.approx(one[9] + one[7], abs=1.1)
                chains += 1
    assert chains > 0


@pytest.mark.parametrize("plan", FORGES, ids=by_name)
def test_hardly_a_purchase_is_left_unjudged(plan: Plan) -> None:
    bought = [buy for line in lines(plan) for buy in line["buys"] if buy[2] != BY_EFFECT]
    judged = [buy for buy in bought if buy[7] is not None]
    assert len(judged) > 0.95 * len(bought) > 0


@pytest.mark.parametrize("plan", FORGES, ids=by_name)
def test_purchases_are_as_many_as_the_actions_that_made_them(plan: Plan) -> None:
    for line in lines(plan):
        feats = sum(now[1] for rounds in line["actions"] for now in rounds)
        forged = sum(now[0] for rounds in line["actions"] for now in rounds)
        assert sum(1 for buy in line["buys"] if buy[3]) >= feats > 0
        assert sum(1 for buy in line["buys"] if not buy[3]) >= forged > 0


def test_stars_by_realm_and_round_add_up_to_the_score() -> None:
    plan = next(plan for plan in EASY if plan.game != FORGE)
    for line in lines(plan):
        tenths = [
            10 * sum(stars for _, stars in now["stars"]) + now["unspent"] for now in line["rounds"]
        ]
        assert tenths == [now["tenths"] for now in line["rounds"]]
        assert sum(tenths) == line["scores"][0]
        for now in line["rounds"]:
            gained = sum(sum(amounts) for amounts in now["gained"].values())
            assert gained - sum(now["spent"]) == now["unspent"]


def test_a_fingerprint_tells_apart_what_plays_differently_and_nothing_else() -> None:
    plan = EASY[-1]
    mark = fingerprint(plan)
    assert fingerprint(replace(plan, name="other", title="Other", share=0.1)) == mark
    assert fingerprint(replace(plan, level="novice")) != mark
    assert fingerprint(replace(plan, seed=plan.seed + 1)) != mark


def test_an_unknown_configuration_is_answered_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no configuration 'bsae': there are base, goddess"):
        plan_named("bsae")

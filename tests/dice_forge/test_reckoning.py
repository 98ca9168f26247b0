"""What dice bring on average: one rule for table, end and review, and the side one misses least."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.record import Record
from grani.dice_forge.faces import DARK_START, FACE_IDS, LIGHT_START
from grani.dice_forge.game import GAME
from grani.dice_forge.reckoning import (
    average,
    brought,
    figures,
    least_missed,
    replaced,
    worth,
)
from grani.review.statistics import statistics
from tests.contract.games import Configuration
from tests.dice_forge.arrange import arrange, dark, light
from tests.review.played import played

BLANK = ["nothing"] * 6


def of(one: list[str], other: list[str]) -> dict[str, float]:
    """Give what a roll of these dice brings."""
    found: Any = figures(average(numbers(one, other)))
    return {name: amount for name, amount in found.items() if amount}


def numbers(one: list[str], other: list[str]) -> list[int]:
    return [0 if face == "nothing" else FACE_IDS[face] for face in [*one, *other]]


def test_plain_faces_bring_what_they_show() -> None:
    assert of(LIGHT_START, DARK_START) == {"gold": 1.5, "sun": 0.167, "moon": 0.167, "glory": 0.333}


@pytest.mark.parametrize(
    ("face", "brings"),
    [
        ("choice_gsm_1", {"gold": 0.333, "sun": 0.333, "moon": 0.333}),
        ("choice_gold_3_glory_2", {"gold": 1.5, "glory": 1.0}),
        ("boar_red", {"sun": 0.5, "moon": 0.5}),
        ("misfortune_red", {"ancient": 0.5, "loyalty": 0.5}),
        ("gold_3_ancient_1", {"gold": 3.0, "ancient": 1.0}),
        ("mirror", {}),
        ("ship", {}),
        ("golem_sun", {}),
        ("triple", {}),
    ],
)
def test_a_choice_counts_its_options_equally_and_some_faces_bring_nothing(
    face: str, brings: dict[str, float]
) -> None:
    assert of([face] * 6, BLANK) == brings


@pytest.mark.parametrize(
    ("face", "other", "brings"),
    [
        ("golem_sun", "nothing", {"golem": 1.0}),
        ("golem_moon", "triple", {"golem": 3.0}),
        ("golem_sun", "golem_moon", {"golem": 2.0}),
        ("mirror", "triple", {"mirror": 1.0}),
        ("ship", "gold_1", {"gold": 1.0, "ship": 1.0}),
    ],
)
def test_what_brings_no_resource_is_told_beside_the_average(
    face: str, other: str, brings: dict[str, float]
) -> None:
    found: Any = brought(numbers([face] * 6, [other] * 6))
    assert {name: amount for name, amount in found.items() if amount} == brings


def test_df_084_a_shield_looks_at_the_other_die() -> None:
    half = ["gold_1", "gold_1", "gold_1", "sun_1", "sun_1", "sun_1"]
    assert of(["shield_yellow"] * 6, half) == {"gold": 2.0, "sun": 0.5, "glory": 2.5}


def test_df_084_a_shield_is_matched_as_often_as_the_option_is_taken() -> None:
    found = of(["shield_red"] * 6, ["boar_red"] * 6)
    assert found == {"sun": 0.5 + 2 * 0.5, "moon": 0.5, "glory": 2.5}


def test_df_089_a_shield_does_not_match_a_shield() -> None:
    assert of(["shield_red"] * 6, ["shield_blue"] * 6) == {"sun": 2.0, "moon": 2.0}


def test_a_chaos_face_keeps_what_it_shows_beside_its_reward() -> None:
    assert of(["chaos_red"] * 6, ["sun_1"] * 6) == {"sun": 1.0, "glory": 3.0, "ancient": 2.0}


def test_df_060_triple_brings_the_other_face_three_times_and_nothing_itself() -> None:
    assert of(["triple"] * 6, ["gold_3"] * 6) == {"gold": 9.0}
    assert of(["triple", *["nothing"] * 5], ["gold_3"] * 6) == {"gold": 4.0}
    assert of(["triple"] * 6, ["triple"] * 6) == {}


def test_df_087_triple_beside_a_shield_is_reward_b_three_times() -> None:
    assert of(["shield_yellow"] * 6, ["triple"] * 6) == {"gold": 9.0}


def test_which_die_is_which_makes_no_difference() -> None:
    one, other = ["triple", "shield_red", *LIGHT_START[2:]], ["mirror", *DARK_START[1:]]
    assert of(one, other) == of(other, one)


def test_of_several_sides_a_poor_one_is_given_up() -> None:
    dice = numbers(LIGHT_START, DARK_START)
    sun, gold, glory = 5, 6, 11
    assert least_missed(dice, [sun, gold, glory], FACE_IDS["gold_4"]) == gold
    assert least_missed(dice, [sun, glory], FACE_IDS["gold_6"]) in (sun, glory)


def test_special_faces_are_not_given_up_for_gold() -> None:
    dice = numbers(["mirror", "ship", *LIGHT_START[2:]], DARK_START)
    assert least_missed(dice, list(range(12)), FACE_IDS["gold_3"]) > 1
    assert worth(dice) > worth(replaced(dice, 0, FACE_IDS["gold_3"]))


def test_forging_tells_what_each_side_would_bring_and_spares_one() -> None:
    table = arrange({"light": light("gold_3"), "dark": dark(), "gold": 8}, {})
    main = table.prompt(0)
    assert main is not None
    buying = [option for option in main.options if option.does == "buy"]
    table.apply(next(option.action for option in buying if option.args["face"] == "sun_2"))
    prompt = table.prompt(0)
    assert prompt is not None
    faces = numbers(light("gold_3"), dark())
    for option in prompt.options:
        _, _, die, side = option.targets[0].split(":")
        place = 6 * ["light", "dark"].index(die) + int(side)
        after: Any = figures(average(replaced(faces, place, FACE_IDS["sun_2"])))
        assert option.average == after
    spared = [option.args["face"] for option in prompt.options if option.spares]
    assert spared == ["gold_1"]


def test_a_face_for_sale_tells_its_price_and_the_average_with_it_at_its_best_place() -> None:
    table = arrange({"light": light("gold_3"), "dark": dark(), "gold": 8}, {})
    main = table.prompt(0)
    assert main is not None
    sun = next(option for option in main.options if option.args.get("face") == "sun_2")
    faces = numbers(light("gold_3"), dark())
    place = least_missed(faces, list(range(12)), FACE_IDS["sun_2"])
    after: Any = figures(average(replaced(faces, place, FACE_IDS["sun_2"])))
    assert (sun.amounts, sun.average) == ({"gold": -8}, after)


@pytest.mark.parametrize("setup", ["introductory", "alternates", "titans", "goddess"])
def test_table_and_end_show_the_same_numbers_for_the_same_dice(setup: str) -> None:
    record: Record = played(Configuration(GAME.id, 3, setup), 8)
    view: Any = record.replay().view(-1)
    figured: Any = statistics(record)
    for hero, seat in zip(view["heroes"], figured["seats"], strict=True):
        assert hero["average"] == seat["dice"]["end"]["average"]


@pytest.mark.parametrize("setup", ["introductory", "titans"])
def test_points_by_source_add_up_and_are_those_of_the_review(setup: str) -> None:
    record = played(Configuration(GAME.id, 3, setup), 9)
    view: Any = record.replay().view(-1)
    figured: Any = statistics(record)
    counts = {count["source"]: count["points"] for count in view["counts"]}
    assert ("titans" in counts) == (setup == "titans")
    for seat, score in enumerate(view["scores"]):
        assert sum(points[seat] for points in counts.values()) == score
        sources = figured["seats"][seat]["sources"]
        printed = [points for name, points in sources.items() if name.startswith("card:")]
        assert sum(printed) == counts["feats"][seat]
        if "titans" in counts:
            assert sources.get("titan_board", 0) == counts["titans"][seat]

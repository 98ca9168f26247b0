"""Positions that somebody edited: either a sentence about what is wrong, or a game that plays on.

Nothing in between: a position that is accepted keeps the invariants of its game to the end.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, strategies as st

from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.position import load_position
from grani.core.reading import PositionError
from grani.core.registry import game as registered
from tests.contract.games import CONFIGURATIONS, Configuration, walk
from tests.core.complaints import complaint, one_line
from tests.core.mutation import Mutator, positions
from tests.fuzz.invariants import invariants_of

pytestmark = [pytest.mark.one_build, pytest.mark.by_turns(3)]

MUTANTS = 200
"""Tried for each configuration in every run, beside those that Hypothesis comes up with."""
REFUSED, PLAYED = "refused in one line", "played to its end, whole all the way"


def mutant(configuration: Configuration, seed: int) -> Any:
    """Give a real position after one, two or three wrongs."""
    dice = Dice(seed)
    known = positions(configuration)
    data = copy.deepcopy(known[dice.below(len(known))])
    mutator = Mutator(seed + 1, configuration.name)
    for _ in range((1, 1, 1, 2, 2, 3)[dice.below(6)]):
        mutator.mutate(data)
    return data


def read(game: str, data: Any) -> State | None:
    """Read a position; None after a decent complaint."""
    try:
        return registered(game).from_position(data)
    except PositionError as wrong:
        one_line(str(wrong))
        return None


def faults(game: str, state: State, seed: int) -> Iterator[str]:
    """Play to the end, and tell what breaks on the way: each state must be whole and readable."""
    check = invariants_of(game)
    for number, step in enumerate(walk(state, Dice(seed))):
        yield check(step.state)
        if not step.state.legal(step.seat):
            yield f"seat {step.seat} is asked, and may do nothing"
        if number % 25 == 0:
            position = step.state.position()
            if registered(game).from_position(position).position() != position:
                yield "a position on the way is read as another"
            for seat in range(step.state.seats):
                step.state.prompt(seat)
                step.state.view(seat)
    yield check(state)


def outcome(configuration: Configuration, seed: int) -> str:
    """Tell what becomes of a mutant; a failure shows the whole position."""
    data = mutant(configuration, seed)
    text = json.dumps(data)
    try:
        state = read(configuration.name, data)
        if state is None:
            return REFUSED
        broken = next(filter(None, faults(configuration.name, state, seed)), "")
    except Exception as wrong:
        wrong.add_note(f"mutant {seed} of {configuration}: {text}")
        raise
    if broken:
        return f"{broken}: mutant {seed} of {configuration}: {text}"
    return PLAYED if state.is_over and state.winners() else "it ends without winners"


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_edited_positions_are_refused_or_play_on(configuration: Configuration) -> None:
    for seed in range(MUTANTS):
        assert outcome(configuration, seed) in (REFUSED, PLAYED)


@given(st.sampled_from(CONFIGURATIONS), st.integers(min_value=0, max_value=2**63 - 1))
def test_any_edited_position_is_refused_or_plays_on(
    configuration: Configuration, seed: int
) -> None:
    assert outcome(configuration, seed) in (REFUSED, PLAYED)


def test_mutants_are_of_both_kinds() -> None:
    """The test above means something only if some mutants are accepted and some are not."""
    configuration = CONFIGURATIONS[0]
    accepted = refused = unchanged = 0
    for seed in range(MUTANTS):
        data = mutant(configuration, seed)
        if data in positions(configuration):
            unchanged += 1
        elif read(configuration.name, data) is None:
            refused += 1
        else:
            accepted += 1
    assert refused > MUTANTS // 2
    assert accepted > MUTANTS // 20
    assert unchanged < MUTANTS // 5


# ---------------------------------------------------------------------- what each wrong is called


@pytest.fixture
def data() -> Any:
    """A position of three heroes in the second round, before the main action of the first."""
    position: Any = registered("dice-forge").new(3, "alternates").position()
    position["round"] = 2
    position["pending"] = [
        {"effect": "end_turn", "seat": 0},
        {"effect": "main", "seat": 0, "extra": False},
    ]
    for hero in position["heroes"]:
        hero["up"] = [0, 0]
    assert registered("dice-forge").from_position(position).decision() == "main"
    return position


def said_of(data: Any) -> str:
    said = complaint(PositionError, registered("dice-forge").from_position, data)
    assert complaint(PositionError, load_position, json.dumps(data)) == said
    return said


def test_a_face_on_two_dice_at_once(data: Any) -> None:
    data["heroes"][0]["light"][0] = "shield_red"
    data["heroes"][1]["dark"][3] = "shield_red"
    assert said_of(data) == "temple: the face shield_red is in 3 places, but the box has 1"


def test_a_face_on_a_die_and_still_in_the_temple(data: Any) -> None:
    data["heroes"][0]["light"][0] = "gold_6"
    assert said_of(data) == "temple: the face gold_6 is in 2 places, but the box has 1"


def test_a_face_in_hand_and_still_in_the_temple(data: Any) -> None:
    data["pending"].append({"effect": "place", "seat": 0, "face": "gold_6"})
    assert said_of(data) == "temple: the face gold_6 is in 2 places, but the box has 1"


def test_a_face_that_is_nowhere(data: Any) -> None:
    data["temple"]["gold_6"] = 0
    assert said_of(data) == (
        "temple: 1 faces are neither in the temple nor on dice, but 0 were replaced "
        "and 0 removed in set-up"
    )


def test_a_face_from_nowhere(data: Any) -> None:
    data["temple"]["gold_6"] = 2
    assert said_of(data) == "temple.gold_6: 2 is out of range (0 to 1)"


def test_more_cards_than_there_are(data: Any) -> None:
    for hero in data["heroes"]:
        hero["cards"] = {"triton": 2}
    assert said_of(data) == "heroes: 6 cards of triton are owned, but with 3 players there are 3"


def test_a_card_of_another_set_up(data: Any) -> None:
    data["heroes"][2]["cards"] = {"gorgon": 1}
    assert said_of(data) == "heroes[2].cards.gorgon: no stack of this game holds it"


def test_more_than_a_reserve_holds(data: Any) -> None:
    data["heroes"][1]["gold"] = 13
    assert said_of(data) == "heroes[1].gold: 13 is out of range (0 to 12)"
    data["heroes"][1]["cards"] = {"blacksmiths_chest": 1}
    assert read("dice-forge", data) is not None


def test_less_than_nothing(data: Any) -> None:
    data["heroes"][0]["moon"] = -1
    assert said_of(data) == "heroes[0].moon: -1 is out of range (0 to 6)"


def test_two_heroes_on_one_portal(data: Any) -> None:
    data["heroes"][0]["portal"] = data["heroes"][2]["portal"] = 4
    assert said_of(data) == "heroes: heroes 0 and 2 cannot both stand on portal 4"


def test_a_token_without_its_card(data: Any) -> None:
    data["heroes"][0]["triton"] = 1
    assert said_of(data) == "heroes[0].triton: 1 is out of range (0 to 0)"


def test_a_hammer_without_its_card(data: Any) -> None:
    data["heroes"][0]["hammered"] = 5
    assert said_of(data) == "heroes[0].hammered: 5 is out of range (0 to 0)"


def test_a_die_of_seven_sides(data: Any) -> None:
    data["heroes"][0]["light"].append("gold_1")
    assert said_of(data) == "heroes[0].light: expected 6 items, found 7"


def test_a_misspelt_face(data: Any) -> None:
    data["heroes"][0]["dark"][2] = "gold_l"
    assert said_of(data) == "heroes[0].dark[2]: no face 'gold_l': did you mean 'gold_6'?"


def test_a_misspelt_field(data: Any) -> None:
    data["heroes"][0]["glori"] = data["heroes"][0]["glory"]
    assert said_of(data) == "heroes[0].glori: unknown field: did you mean 'glory'?"


def test_somebody_elses_main_action(data: Any) -> None:
    data["pending"][1]["seat"] = 1
    assert said_of(data) == "pending[1]: it is the turn of seat 0"


def test_nothing_pending_in_mid_game(data: Any) -> None:
    data["pending"] = []
    assert said_of(data) == "pending: nothing is pending, but the game is not over"


def test_owners_of_cards_that_nobody_took(data: Any) -> None:
    data["owners"] = {"boar_red": 0}
    assert said_of(data) == "owners: 0 cards were taken, so the first 0 colours have owners"


def test_owners_of_cards_that_are_not_in_play(data: Any) -> None:
    data["feats"]["moon_3"] = "satyrs"
    data["owners"] = {"boar_red": 0}
    assert said_of(data).startswith("owners")


@pytest.mark.parametrize(
    "entry",
    [
        {"effect": "give", "seat": 0, "face": "boar_red"},
        {"effect": "garden", "seat": 0, "pool": "g_shield", "feat": "guardians_shield"},
        {"effect": "take", "seat": 0, "slot": "sun_4"},
    ],
    ids=lambda entry: str(entry["effect"]),
)
def test_more_is_pending_than_there_is(data: Any, entry: dict[str, object]) -> None:
    data["pending"] += [dict(entry) for _ in range(6)]
    assert said_of(data).startswith("pending[")


def test_a_die_named_as_chosen_that_asks_for_nothing(data: Any) -> None:
    data["pending"].append(
        {
            "effect": "choose",
            "seat": 0,
            "faces": ["gold_1", "nothing"],
            "chosen": [None, None],
            "manner": "plain",
            "which": 0,
        }
    )
    assert said_of(data) == "pending[2].which: the face gold_1 does not ask for that"


def test_a_conversion_with_nothing_to_convert(data: Any) -> None:
    for manner in ("plain", "shards_to_glory"):
        data["pending"][2:] = [
            {
                "effect": "convert",
                "seat": 0,
                "face": "gold_1",
                "times": 1,
                "chosen": None,
                "manner": manner,
            }
        ]
        assert said_of(data).startswith("pending[2]")


def test_a_round_that_never_comes(data: Any) -> None:
    data["round"] = 11
    assert said_of(data) == "round: 11 is out of range (1 to 10)"


def test_too_many_effects(data: Any) -> None:
    data["pending"] += [{"effect": "extra", "seat": 0}] * 29
    assert said_of(data) == "pending: expected 0 to 30 items, found 31"


def test_other_rules(data: Any) -> None:
    data["rules"] = "0"
    assert said_of(data) == "rules: written under version '0' of the rules, this is '1'"


@pytest.mark.parametrize("number", [2**31, 2**63, 2**64, 10**100])
def test_huge_numbers_anywhere(data: Any, number: int) -> None:
    for hero_field in ("gold", "glory", "forged", "portal"):
        edited = copy.deepcopy(data)
        edited["heroes"][0][hero_field] = number
        assert "out of range" in said_of(edited)

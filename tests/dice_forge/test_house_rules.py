"""House rules: the other reading where editions disagree (C-02 to C-05, C-12), on and off.

That of the Tree (RB-C02) is tested with its card. The numbers are those of the contradictions.
"""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.game import SetupError
from grani.core.position import from_id, to_id
from grani.core.reading import PositionError
from grani.core.registry import game as registered
from grani.dice_forge.game import GAME
from grani.dice_forge.house import HOUSE_NAMES, HOUSE_RULES
from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    arrange,
    asked,
    decide,
    due,
    end_turn,
    land,
    options,
    reserves,
    rolled,
    settled,
    showing,
)
from tests.dice_forge.arrange_rebellion import arrange_rebel

Rules = dict[str, str] | None
ALL_ON = {rule.name: rule.other for rule in HOUSE_RULES}
GOLD_12 = {"gold": 12, "sun": 2}


def same_when_read(table: Table) -> Table:
    """Give what position and id read back to, after a look at clone and options."""
    again = GAME.from_position(table.position())
    assert again.position() == table.position() == table.clone().position()
    assert from_id(to_id(table)).position() == table.position()
    assert again.legal() == table.legal()
    return again


# ---------------------------------------------------------------------- at most two faces an action


@pytest.mark.parametrize(
    ("rules", "then"), [(None, "forge"), ({"forge": "any"}, "forge"), ({"forge": "two"}, "extra")]
)
def test_c_02_at_most_two_faces_an_action(rules: Rules, then: str) -> None:
    table = arrange(GOLD_12, {}, {}, house_rules=rules)
    decide(table, "face gold_3", "forge on light 0")
    assert due(same_when_read(table)) == (0, "forge")
    decide(table, "face moon_1", "forge on light 1")
    assert due(same_when_read(table)) == (0, then)


def test_c_02_the_extra_action_buys_two_more() -> None:
    table = arrange(GOLD_12, {}, {}, house_rules={"forge": "two"})
    decide(table, "face gold_3", "forge on light 0", "face moon_1", "forge on light 1", "yes")
    decide(table, "face gold_3", "forge on light 2", "face moon_1", "forge on light 3")
    assert settled(table, turn=1)
    assert reserves(table, 0)[:2] == (4, 0)


def test_c_02_a_third_face_cannot_be_pending() -> None:
    position: Any = arrange(GOLD_12, {}, {}, house_rules={"forge": "two"}).position()
    position["pending"][1] = {"effect": "forge", "seat": 0, "bought": ["gold_3", "moon_1"]}
    with pytest.raises(PositionError, match="an action that buys a second face is over"):
        GAME.from_position(position)


# ---------------------------------------------------------------------- different faces in a turn


@pytest.mark.parametrize(
    ("rules", "again"), [(None, True), ({"faces": "action"}, True), ({"faces": "turn"}, False)]
)
def test_c_03_faces_differ_in_the_whole_turn(rules: Rules, again: bool) -> None:
    table = arrange(GOLD_12, {}, {}, house_rules=rules)
    decide(table, "face gold_3", "forge on light 0", "face moon_1", "forge on light 1")
    assert not {"face gold_3", "face moon_1"} & options(table)
    decide(table, "no", "yes")
    same_when_read(table)
    assert ("face gold_3" in options(table)) is again
    assert ("face moon_1" in options(table)) is again
    decide(table, "face gold_4", "forge on light 2")
    same_when_read(table)
    assert ("face gold_3" in options(table)) is again


@pytest.mark.parametrize(("rules", "then"), [(None, (0, "extra")), ({"faces": "turn"}, None)])
def test_c_03_an_extra_action_needs_a_face_not_yet_bought(
    rules: Rules, then: tuple[int, str] | None
) -> None:
    """Two gold are left, and what they would buy was bought."""
    table = arrange({"gold": 4, "sun": 2}, {}, {}, temple={"moon_1": 0}, house_rules=rules)
    decide(table, "face gold_3", "forge on light 0")
    assert (settled(table, turn=1) if then is None else asked(table) == then) is True


def test_c_03_the_next_turn_starts_afresh() -> None:
    table = arrange({"gold": 2}, {"gold": 2}, {}, house_rules={"faces": "turn"})
    decide(table, "face gold_3", "forge on light 0")
    assert table.position()["turn"] == 1
    assert "bought" not in table.position()
    land(table, *["gold_1"] * 6)
    assert "face gold_3" in options(table)


def test_c_03_a_turn_by_the_eternal_fire_starts_afresh() -> None:
    table = arrange_rebel(
        {"gold": 6, "sun": 9, "cards": {"blacksmiths_chest": 1}},
        {},
        {},
        setup={"sun_6": "eternal_fire"},
        house_rules={"faces": "turn"},
    )
    decide(table, "face gold_3", "forge on light 0", "no", "yes", "feat sun_6")
    land(table, "gold_1", "gold_1")
    assert due(table) == (0, "main")
    assert "face gold_3" in options(table)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"bought": ["gold_3", "gold_3"]}, r"bought\[1\]: it is there twice"),
        ({"bought": ["mirror"]}, r"bought\[0\]: no face of the sanctuary 'mirror'"),
        ({"house_rules": {}}, "bought: only the house rule 'faces' asks for it"),
        ({"bought": ["moon_1"]}, "name it in 'bought' too"),
    ],
)
def test_c_03_what_was_bought_is_read_strictly(change: dict[str, Any], complaint: str) -> None:
    table = arrange(GOLD_12, {}, {}, house_rules={"faces": "turn"})
    decide(table, "face gold_3", "forge on light 0")
    position = table.position()
    assert position["bought"] == ["gold_3"]
    with pytest.raises(PositionError, match=complaint):
        GAME.from_position({**position, **change})


# ---------------------------------------------------------------------- one Cerberus a turn


def two_blessings(seat: int, turn: int) -> list[dict[str, Any]]:
    return [
        end_turn(turn),
        {"effect": "blessings", "seat": seat, "dice": "both", "manner": "plain", "times": 2},
    ]


CERBERI = {"cards": {"cerberus": 2}, "cerberus": 2}


@pytest.mark.parametrize(
    ("rules", "second"),
    [(None, True), ({"cerberus": "roll"}, True), ({"cerberus": "turn"}, False)],
)
def test_c_04_one_cerberus_a_turn(rules: Rules, second: bool) -> None:
    table = arrange(
        CERBERI, {}, {}, setup="cerberus", pending=two_blessings(0, 0), house_rules=rules
    )
    land(table, "gold_1", "gold_1")
    decide(table, "yes")
    assert reserves(table, 0)[0] == 4
    same_when_read(table)
    land(table, "gold_1", "gold_1")
    assert (due(table) == (0, "cerberus")) is second
    if not second:
        assert settled(table, turn=1)
        assert reserves(table, 0)[0] == 6


def test_c_04_a_token_that_was_kept_may_be_spent_on_the_next_roll() -> None:
    table = arrange(
        CERBERI,
        {},
        {},
        setup="cerberus",
        pending=two_blessings(0, 0),
        house_rules={"cerberus": "turn"},
    )
    land(table, "gold_1", "gold_1")
    decide(table, "no")
    land(table, "gold_1", "gold_1")
    assert due(table) == (0, "cerberus")


def test_c_04_everybody_has_one_a_turn_and_every_turn_anew() -> None:
    table = arrange(
        {"cards": {"cerberus": 1}, "cerberus": 1},
        CERBERI,
        {},
        setup="cerberus",
        pending=[{"effect": "turn", "seat": 0}],
        house_rules={"cerberus": "turn"},
    )
    land(table, *["gold_1"] * 6)
    decide(table, "yes")
    assert due(table) == (1, "cerberus")
    decide(table, "yes")
    assert table.position()["cerberus_spent"] == [0, 1]
    same_when_read(table)
    decide(table, "no")
    assert "cerberus_spent" not in table.position()
    land(table, *["gold_1"] * 6)
    assert due(table) == (1, "cerberus")


def test_c_04_who_has_spent_one_is_read_strictly() -> None:
    position = arrange(CERBERI, {}, setup="cerberus", house_rules={"cerberus": "turn"}).position()
    for change, complaint in (
        ({"cerberus_spent": [2]}, "out of range"),
        ({"cerberus_spent": [0, 0]}, "it is there twice"),
        ({"cerberus_spent": [0], "house_rules": {}}, "only the house rule 'cerberus' asks for it"),
    ):
        with pytest.raises(PositionError, match=complaint):
            GAME.from_position({**position, **change})


# ---------------------------------------------------------------------- the boar's reward


@pytest.mark.parametrize(
    ("rules", "rewarded"),
    [(None, True), ({"boar": "anyone"}, True), ({"boar": "others"}, False)],
)
def test_c_05_the_owner_who_applies_the_boar_is_not_rewarded(rules: Rules, rewarded: bool) -> None:
    table = rolled("mirror", "gold_1", showing("boar_red", "gold_1"), boars=(0,), house_rules=rules)
    decide(table, "face boar_red", "take moon")
    assert (due(table) == (0, "offer")) is rewarded
    if not rewarded:
        assert reserves(table, 0) == (1, 0, 1, 0)


@pytest.mark.parametrize("rules", [None, {"boar": "others"}])
def test_c_05_another_who_applies_it_rewards_the_owner(rules: Rules) -> None:
    table = rolled("boar_red", "gold_1", {}, {}, dice="light", boars=(2,), house_rules=rules)
    decide(table, "take sun")
    assert asked(table) == (2, "offer")
    same_when_read(table)


@pytest.mark.parametrize(("rules", "rewarded"), [(None, True), ({"boar": "others"}, False)])
def test_c_05_an_owner_who_loses_by_it_is_not_rewarded(rules: Rules, rewarded: bool) -> None:
    """The Minotaur makes the roller apply the face too, as a loss."""
    table = arrange(
        {"sun": 3},
        showing("mirror", "gold_1", cards={"tenacious_boar": 1}),
        showing("boar_red", "gold_1"),
        setup="tenacious_boar",
        owners={"boar_red": 1},
        house_rules=rules,
    )
    decide(table, "feat sun_3")
    land(table, "mirror", "gold_1", "boar_red", "gold_1")
    decide(table, "face boar_red", "take sun")
    assert (due(table) == (1, "offer")) is rewarded


# ---------------------------------------------------------------------- the mirror


@pytest.mark.parametrize(
    ("rules", "own"),
    [(None, True), ({"mirror": "mirrored"}, True), ({"mirror": "opponents"}, False)],
)
def test_c_12_a_mirror_that_sees_opponents_dice_only(rules: Rules, own: bool) -> None:
    table = rolled("mirror", "glory_2", showing("mirror", "moon_1"), {}, house_rules=rules)
    same_when_read(table)
    seen = {"face moon_1", "face gold_1"}
    assert options(table) == ({*seen, "face glory_2"} if own else seen)
    prompt = table.prompt(0)
    assert prompt is not None
    targets = {target for option in prompt.options for target in option.targets}
    assert ("die:0:dark" in targets) is own


def test_c_12_a_mirror_that_sees_nothing_gives_nothing() -> None:
    table = rolled(
        "mirror", "glory_2", showing("mirror", "mirror"), house_rules={"mirror": "opponents"}
    )
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert settled(table, turn=0)


def test_c_12_without_a_mirror_opposite_nothing_changes() -> None:
    for rules in (None, {"mirror": "opponents"}):
        table = rolled("mirror", "glory_2", showing("moon_1", "moon_1"), house_rules=rules)
        assert options(table) == {"face moon_1"}


# ---------------------------------------------------------------------- agreeing on them


def test_house_rules_are_part_of_set_up_and_position() -> None:
    written = GAME.setup_data(3, "introductory", list(HOUSE_NAMES))
    assert written["house_rules"] == ALL_ON
    assert GAME.setup_data(3, written) == written
    table = GAME.new(3, written)
    assert table.position()["house_rules"] == ALL_ON
    boards: Any = table.view(0)["boards"]
    assert boards["house_rules"] == ALL_ON
    assert same_when_read(table).position()["house_rules"] == ALL_ON


def test_house_rules_may_be_listed_or_spelt_out() -> None:
    listed = GAME.setup_data(2, {"house_rules": ["boar", "tree"]})
    assert listed["house_rules"] == {"boar": "others", "tree": "card"}
    assert GAME.setup_data(2, {"house_rules": {"tree": "card"}}, ["boar"]) == listed
    assert "house_rules" not in GAME.setup_data(2, {"house_rules": {"tree": "text"}})
    assert "house_rules" not in GAME.new(2).position()


@pytest.mark.parametrize("name", HOUSE_NAMES)
@pytest.mark.parametrize("setup", ["alternates", "random-all", "goddess", "titans-random"])
def test_every_house_rule_goes_with_every_set_up(name: str, setup: str) -> None:
    plain = GAME.setup_data(3, setup)
    agreed = GAME.setup_data(3, setup, [name])
    assert agreed.pop("house_rules") == {name: ALL_ON[name]}
    assert agreed == plain


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (["cerberos"], "house_rules: no house rule 'cerberos': did you mean 'cerberus'?"),
        ({"tre": "card"}, "house_rules: no house rule 'tre': did you mean 'tree'?"),
        (["x"], "no house rule 'x' (there are: forge, faces, cerberus, boar, mirror, tree"),
        ([7], "house_rules: no house rule the number 7"),
        ({"boar": "nobody"}, "boar: expected 'anyone' or 'others', found 'nobody'"),
        ("tree", "expected house rules with their readings, or a list of them"),
    ],
)
def test_a_house_rule_that_there_is_not(rules: object, complaint: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup_data(2, {"house_rules": rules})
    assert complaint in str(refused.value)


def test_positions_refuse_house_rules_that_there_are_not() -> None:
    position = GAME.new(2).position()
    with pytest.raises(PositionError, match=r"^house_rules: no house rule 'tre': did you mean"):
        GAME.from_position({**position, "house_rules": {"tre": "card"}})
    with pytest.raises(PositionError, match=r"^house_rules: expected an object"):
        GAME.from_position({**position, "house_rules": ["tree"]})


def test_a_game_without_house_rules_says_so() -> None:
    realms = registered("rolling-realms")
    assert realms.house_rules() == []
    with pytest.raises(SetupError, match="no house rule 'tree': rolling-realms has none"):
        realms.setup_data(2, None, ["tree"])

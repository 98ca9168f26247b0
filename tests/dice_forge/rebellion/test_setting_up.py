"""Setting up Rebellion, and its general rules (RB-001 to RB-019, RD-01)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from grani.core.contract import CHANCE
from grani.core.game import SetupError
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.boxes.decks import (
    DECKS,
)
from grani.dice_forge.boxes.feat import PROMOS
from grani.dice_forge.faces import (
    FACES,
)
from grani.dice_forge.game import GAME
from tests.dice_forge.arrange import (
    Hero,
    asked,
    decide,
    due,
    land,
    light,
    options,
    pool_left,
    reserves,
    rolling,
    seen,
    start_turn,
    up,
)
from tests.dice_forge.arrange_rebellion import arrange_rebel, lay, perform, showing_up, star

CARDS = [
    ("twins", "moon_1a", 1, (0, 1), 2),
    ("blacksmiths_scepter", "moon_1a", 1, (0, 1), 2),
    ("companion", "moon_1b", 1, (0, 1), 2),
    ("wind", "moon_3", 2, (0, 3), 6),
    ("celestial_die", "moon_3", 2, (0, 3), 6),
    ("mists", "moon_4", 3, (0, 4), 6),
    ("ancestor", "moon_4", 3, (0, 4), 6),
    ("right_hand", "moon_6", 4, (0, 6), 10),
    ("eternal_night", "moon_6", 4, (0, 6), 8),
    ("tree", "sun_1a", 7, (1, 0), 2),
    ("merchant", "sun_1a", 7, (1, 0), 2),
    ("wood_nymph", "sun_1b", 7, (1, 0), 2),
    ("light", "sun_3", 6, (3, 0), 8),
    ("goldsmith", "sun_4", 5, (4, 0), 4),
    ("omniscient", "sun_4", 5, (4, 0), 8),
    ("abyssal_trident", "sun_5", 5, (5, 0), 12),
    ("eternal_fire", "sun_6", 4, (6, 0), 10),
    ("left_hand", "sun_6", 4, (6, 0), 8),
    ("first_titan", "sun_5_moon_5", 4, (5, 5), 20),
    ("goddess", "sun_5_moon_5", 4, (5, 5), 18),
]
"""Set, slot, portal, sun and moon, glory: as printed."""
MODULE_SETS = {
    "goddess": ["moon_golem", "great_golem", "sun_golem", "time_golem"],
    "titans": ["memory", "oracle", "chaos", "dogged", "guardian", "mirror_of_misfortune"],
}


def islands(seats: int, setup: Any) -> dict[str, dict[str, Any]]:
    """Give the stacks of a new game by slot."""
    stacks: Any = GAME.new(seats, setup).view(-1)["islands"]
    return {stack["slot"]: stack for stack in stacks}


def laid(setup: Any) -> set[str]:
    """Name the sets of a new game."""
    return {str(stack["feat"]) for stack in islands(4, setup).values()}


# ---------------------------------------------------------------------- cards and slots


@pytest.mark.parametrize(("name", "slot", "portal", "price", "glory"), CARDS)
def test_rb_003_each_card_in_its_slot(
    name: str, slot: str, portal: int, price: tuple[int, int], glory: int
) -> None:
    stack = islands(3, {"feats": {slot: name}})[slot]
    assert stack["feat"] == name
    assert (stack["sun"], stack["moon"]) == price
    assert stack["portal"] == portal
    assert stack["glory"] == glory
    assert stack["left"] == 3


@pytest.mark.parametrize(("name", "slot", "portal", "price", "glory"), CARDS)
def test_rb_003_each_card_is_paid_taken_and_scored(
    name: str, slot: str, portal: int, price: tuple[int, int], glory: int
) -> None:
    sun, moon = price
    hero: Hero = {"sun": sun, "moon": moon}
    table = arrange_rebel(hero, {"gold": 1}, {}, setup=lay(name))
    decide(table, f"feat {slot}")
    assert seen(table, 0)["cards"] == {name: 1}
    assert seen(table, 0)["portal"] == (0 if name == "left_hand" else portal)
    assert table.scores()[0] == glory + reserves(table, 0)[3]
    assert reserves(table, 0)[1:3] == (0, 0)


@pytest.mark.parametrize(("name", "slot", "portal", "price", "glory"), CARDS)
def test_rb_003_a_set_fits_no_other_slot(
    name: str, slot: str, portal: int, price: tuple[int, int], glory: int
) -> None:
    for other in {card[1] for card in CARDS} - {slot}:
        with pytest.raises(SetupError, match="belongs to the slot"):
            GAME.new(2, {"feats": {other: name}})


def test_rb_004_sets_of_one_slot_never_meet() -> None:
    for first, second in itertools.combinations(CARDS, 2):
        names = f"{first[0]}, {second[0]}"
        if first[1] == second[1]:
            with pytest.raises(SetupError, match="share the slot"):
                GAME.new(2, names)
        else:
            assert {first[0], second[0]} <= laid(names)


def test_rb_004_hammer_twins_and_scepter_share_a_slot() -> None:
    for pair in itertools.combinations(("blacksmiths_hammer", "twins", "blacksmiths_scepter"), 2):
        with pytest.raises(SetupError):
            GAME.new(3, ", ".join(pair))


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        (
            "goddess",
            "helmet_of_invisibility silver_hind great_bear guardians_owl celestial_ship minotaur "
            "guardians_shield light",
        ),
        (
            "titans",
            "helmet_of_invisibility silver_hind great_bear guardians_owl celestial_ship "
            "mirror_of_the_abyss abyssal_trident blacksmiths_chest companion wild_spirits "
            "wood_nymph",
        ),
    ],
)
def test_rb_004_what_a_module_leaves_no_room_for(module: str, absent: str) -> None:
    for name in absent.split():
        with pytest.raises(SetupError):
            GAME.new(3, {"module": module, "feats": lay(name)})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rb_005_as_many_cards_as_players(seats: int) -> None:
    for setup in ("goddess", "titans", "tournament-2020-1"):
        assert {stack["left"] for stack in islands(seats, setup).values()} == {seats}


def test_rb_002_the_box() -> None:
    boxes = [int(FEATS[i].box) for i in range(len(FEATS)) if FEATS[i].box != PROMOS]
    assert sorted(boxes.count(box) for box in set(boxes)) == [4, 6, 20, 24]
    forest = sum(int(FACES[i].copies) for i in range(len(FACES)) if FACES[i].pool.startswith("f_"))
    assert forest == 20


# ---------------------------------------------------------------------- modules


def test_rb_001_modules_never_meet() -> None:
    with pytest.raises(SetupError, match="RB-001"):
        GAME.new(3, "moon_golem, dogged")
    with pytest.raises(SetupError, match="RB-001"):
        GAME.new(3, {"module": "goddess", "feats": {"sun_1b": "dogged"}})
    with pytest.raises(SetupError):
        GAME.new(3, {"feats": {"sun_1b": "dogged"}})


@pytest.mark.parametrize("names", ["goddess,titans", "titans, goddess"])
def test_rb_001_both_modules_by_name_are_a_clear_error(names: str) -> None:
    with pytest.raises(SetupError, match="never meet in one game"):
        GAME.new(2, names)


def test_rb_001_a_set_up_within_a_list_of_sets_is_a_clear_error() -> None:
    with pytest.raises(SetupError, match="'titans' is a whole set-up: a list is of single sets"):
        GAME.new(2, "hydra,titans")


def test_rb_001_alternate_sets_without_a_module() -> None:
    table = GAME.new(3, "twins, wind, left_hand")
    assert "module" not in table.position()
    assert "golem" not in seen(table, 0)
    assert "ancient" not in seen(table, 0)


@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_rb_006_recommended_set_ups_are_fifteen_new_sets(module: str) -> None:
    base = {FEATS[i].name for i in range(24)}
    sets = laid(module)
    assert len(sets) == 15
    assert not sets & base
    assert set(MODULE_SETS[module]) <= sets


def test_rb_006_the_two_recommended_set_ups_use_each_alternate_set_once() -> None:
    both = [*laid("goddess"), *laid("titans")]
    assert len(both) == len(set(both)) == 30


@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_rb_007_a_module_brings_all_its_sets(module: str) -> None:
    assert set(MODULE_SETS[module]) <= laid({"module": module})
    assert {"twins", "tree"} <= laid({"module": module, "feats": lay("twins", "tree")})
    with pytest.raises(SetupError, match="RB-007"):
        GAME.new(2, {"module": module, "feats": lay("silver_hind")})


@pytest.mark.parametrize(
    ("module", "light_die", "dark_die"),
    [
        ("goddess", ["gold_1"] * 5 + ["sun_1"], ["gold_1"] * 4 + ["golem_moon", "glory_2"]),
        (
            "titans",
            ["gold_1"] * 5 + ["ancient_1"],
            ["gold_1"] * 4 + ["moon_1", "loyalty_1_glory_1"],
        ),
    ],
)
def test_rb_008_starting_dice_and_gold(
    module: str, light_die: list[str], dark_die: list[str]
) -> None:
    table = GAME.new(4, module)
    for seat, gold in enumerate((3, 2, 1, 0)):
        hero = seen(table, seat)
        assert sorted(hero["dice"]["light"]["faces"]) == sorted(light_die)
        assert sorted(hero["dice"]["dark"]["faces"]) == sorted(dark_die)
        assert reserves(table, seat) == (gold, 0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rb_009_the_forest_is_full_whatever_the_number_of_players(seats: int) -> None:
    goddess, titans = GAME.new(seats, "goddess"), GAME.new(seats, "titans")
    assert [pool_left(goddess, face) for face in ("golem_sun", "golem_moon")] == [4, 4]
    names = ("gold_3_ancient_1", "gold_2_glory_1_loyalty_1", "chaos_red", "misfortune_blue")
    assert [pool_left(titans, face) for face in names] == [2, 2, 1, 1]


def test_rb_009_a_forest_face_is_not_for_sale() -> None:
    table = arrange_rebel({"gold": 12}, {}, {}, module="titans")
    forest = ("chaos", "misfortune", "ancient", "loyalty", "golem")
    assert not [name for name in options(table) if any(word in name for word in forest)]


def test_rb_009_nor_reached_by_an_upgrade() -> None:
    table = perform("celestial_die", {}, {}, {}, module="titans")
    star(table, "upgrade")
    decide(table, "forge on light 0")
    assert options(table) == {"face gold_4", "face sun_1"}


def test_rd_01_module_and_one_set_for_each_slot() -> None:
    assert set(DECKS) <= set(GAME.setups())
    for name in GAME.setups():
        table = GAME.new(3, name)
        assert len(islands(3, name)) == 15
        assert table.actor == CHANCE
    with pytest.raises(SetupError, match="did you mean 'twins'"):
        GAME.new(2, "twinz")


@pytest.mark.parametrize(
    "deck",
    ["perfect-for-two", "again-and-again", "may-the-forge", "versatility"],
)
def test_rd_01_named_decks_have_one_set_for_each_slot(deck: str) -> None:
    assert len(laid(deck)) == 15
    assert laid(deck) == set(DECKS[deck].sets)


def test_rb_c02_the_house_rule_is_part_of_the_set_up() -> None:
    agreed = {"feats": lay("tree"), "house_rules": {"tree": "card"}}
    assert GAME.setup_data(2, agreed)["house_rules"] == {"tree": "card"}
    assert "house_rules" not in GAME.setup_data(2, "tree")
    with pytest.raises(SetupError):
        GAME.new(2, {"house_rules": {"tree": "rich"}})


# ---------------------------------------------------------------------- general rules


def test_rb_010_one_player_at_a_time_clockwise_from_the_active_one() -> None:
    heroes = [{"gold": 3, "cards": {"twins": 1}} for _ in range(3)]
    table = arrange_rebel(*heroes, setup=lay("twins"), turn=1, pending=start_turn(1))
    land(table, *["gold_1"] * 6)
    order = []
    while table.actor >= 0 and asked(table)[1] == "twins":
        order.append(int(table.actor))
        decide(table, "no")
        while due(table)[1] in ("order", "twins-second"):
            assert table.actor == order[-1], "completely before the next"
            decide(table, "die light" if due(table)[1] == "order" else "no")
    assert order == [1, 2, 0]


def test_rb_011_an_ousted_player_has_an_own_blessing() -> None:
    table = perform("wind", {}, {"portal": 2, "gold": 3, "cards": {"twins": 1}}, sets=("twins",))
    land(table, "gold_1", "gold_1")
    assert asked(table) == (1, "twins"), "Twins work"


def test_rb_011_the_hind_is_an_own_blessing() -> None:
    hero: Hero = {"gold": 3, "cards": {"twins": 1, "silver_hind": 1}}
    pending = [
        {"effect": "end_turn", "seat": 0},
        {"effect": "main", "seat": 0, "extra": False},
        {"effect": "reinforce", "seat": 0},
    ]
    table = arrange_rebel(hero, {}, setup=lay("twins"), pending=pending)
    decide(table, "use moon_2", "die dark")
    land(table, "gold_1")
    assert options(table) == {"no", "die dark"}


def test_rb_011_satyrs_are_foreign_dice_and_give_no_zone_bonus() -> None:
    table = perform("satyrs", {"loyalty": "t_5"}, {}, module="titans")
    land(table, "gold_1", "gold_1")
    decide(table, "face gold_1", "face gold_1")
    assert reserves(table, 0)[0] == 2


def test_rb_017_every_replacement_counts_as_forged_and_lies_up() -> None:
    table = perform("abyssal_trident", {}, {}, {})
    decide(table, "face mirror", "forge on dark 4")
    assert seen(table, 0)["forged"] == 1
    assert up(table, 0)[1] == "mirror"


def test_rb_017_locked_faces_cannot_be_removed() -> None:
    table = perform(
        "abyssal_trident",
        {"light": light("boar_red")},
        {"cards": {"tenacious_boar": 1}},
        sets=("tenacious_boar",),
        owners={"boar_red": 1},
    )
    decide(table, "face glory_3")
    assert "forge on light 0" not in options(table)


def test_rb_014_gold_is_cut_at_12_and_16_with_a_chest() -> None:
    table = perform("celestial_die", {"gold": 5, "cards": {"blacksmiths_chest": 1}})
    star(table, "gold")
    assert reserves(table, 0)[0] == 16


def test_rb_016_a_starting_sun_is_level_2() -> None:
    table = perform("celestial_die", {}, {}, {})
    star(table, "upgrade")
    decide(table, "forge on light 5")
    assert options(table) == {"face choice_gold_3_glory_2"}


def test_rb_018_gold_of_a_chosen_face_goes_to_the_hammer_too() -> None:
    hero = showing_up("gold_3", "gold_1", cards={"blacksmiths_hammer": 1}, hammered=14)
    table = perform("celestial_die", hero)
    star(table, "face")
    decide(table, "forge on light 0")
    assert options(table) == {f"hammer {part}" for part in range(4)}
    decide(table, "hammer 1")
    assert reserves(table, 0) == (2, 0, 0, 10)


def test_rb_001_every_configuration_starts_with_a_roll_or_a_draw() -> None:
    table = GAME.new(3, "goddess")
    assert rolling(table) == (0, "light")

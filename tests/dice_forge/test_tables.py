"""The data tables against the box: every face, pool, slot and set, written out once more."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.contract import State
from grani.dice_forge.boxes import (
    FEAT_IDS,
    FEATS,
)
from grani.dice_forge.boxes.base import (
    BASE_FEATS,
)
from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    DARK_START,
    EMPTY,
    FACE_IDS,
    FACES,
    GAIN,
    LIGHT_START,
    MIRROR,
    SHIELD,
    SHIP,
    SHIP_DISCOUNT,
    TRIPLE,
)
from grani.dice_forge.faces.base import BASE_FACES
from grani.dice_forge.faces.offers import (
    OFFERS,
)
from grani.dice_forge.game import GAME
from grani.dice_forge.islands import SLOT_IDS, SLOTS

KINDS = {
    "gain": GAIN,
    "choice": CHOICE,
    "triple": TRIPLE,
    "mirror": MIRROR,
    "ship": SHIP,
    "boar": BOAR,
    "shield": SHIELD,
}
# face: kind, gold, sun, moon, glory
FACE_ROWS = """
gold_1                       gain    1 0 0 0
gold_3                       gain    3 0 0 0
gold_4                       gain    4 0 0 0
gold_6                       gain    6 0 0 0
sun_1                        gain    0 1 0 0
sun_2                        gain    0 2 0 0
moon_1                       gain    0 0 1 0
moon_2                       gain    0 0 2 0
glory_2                      gain    0 0 0 2
glory_3                      gain    0 0 0 3
glory_4                      gain    0 0 0 4
gold_2_moon_1                gain    2 0 1 0
glory_1_sun_1                gain    0 1 0 1
glory_2_moon_2               gain    0 0 2 2
gold_1_sun_1_moon_1_glory_1  gain    1 1 1 1
choice_gsm_1                 choice  1 1 1 0
choice_gsm_2                 choice  2 2 2 0
choice_gold_3_glory_2        choice  3 0 0 2
triple                       triple  0 0 0 0
mirror                       mirror  0 0 0 0
ship                         ship    0 0 0 0
boar_red                     boar    0 1 1 0
boar_yellow                  boar    0 1 1 0
boar_green                   boar    0 1 1 0
boar_blue                    boar    0 1 1 0
shield_red                   shield  0 2 0 0
shield_blue                  shield  0 0 2 0
shield_yellow                shield  3 0 0 0
shield_green                 shield  0 0 0 3
"""
# pool: cost (0 in the gardens), its four faces (4* if they are alike)
POOL_ROWS = """
s02_gold    2  4*gold_3
s02_moon    2  4*moon_1
s03_gold    3  4*gold_4
s03_sun     3  4*sun_1
s04_mixed   4  gold_6 choice_gsm_1 glory_1_sun_1 gold_2_moon_1
s05_choice  5  4*choice_gold_3_glory_2
s06_moon    6  4*moon_2
s08_sun     8  4*sun_2
s08_glory   8  4*glory_3
s12_mixed  12  glory_4 glory_2_moon_2 choice_gsm_2 gold_1_sun_1_moon_1_glory_1
g_mirror    0  4*mirror
g_shield    0  shield_red shield_blue shield_yellow shield_green
g_ship      0  4*ship
g_boar      0  boar_green boar_red boar_blue boar_yellow
g_triple    0  4*triple
"""
# slot: portal, sun, moon, introductory set, alternate set
SLOT_ROWS = """
moon_1a       1 0 1  blacksmiths_hammer      -
moon_1b       1 0 1  blacksmiths_chest       -
moon_2        2 0 2  silver_hind             great_bear
moon_3        2 0 3  satyrs                  tenacious_boar
moon_4        3 0 4  ferryman                cerberus
moon_5        3 0 5  helmet_of_invisibility  -
moon_6        4 0 6  cancer                  sentinel
sun_5_moon_5  4 5 5  hydra                   typhon
sun_6         4 6 0  sphinx                  cyclops
sun_5         5 5 0  mirror_of_the_abyss     -
sun_4         5 4 0  gorgon                  triton
sun_3         6 3 0  minotaur                guardians_shield
sun_2         6 2 0  guardians_owl           celestial_ship
sun_1a        7 1 0  elder                   -
sun_1b        7 1 0  wild_spirits            -
"""
# set: glory, sorts of effect (i immediate, r reinforcement, a automatic, - none)
FEAT_ROWS = """
blacksmiths_hammer       0  i
blacksmiths_chest        2  i
silver_hind              2  r
great_bear               2  a
satyrs                   6  i
tenacious_boar           4  ia
ferryman                12  -
cerberus                 6  i
helmet_of_invisibility   4  i
cancer                   8  i
sentinel                 6  i
hydra                   26  -
typhon                  16  i
sphinx                  10  i
cyclops                  8  i
gorgon                  14  -
triton                   8  i
mirror_of_the_abyss     10  i
guardians_owl            4  r
celestial_ship           4  i
minotaur                 8  i
guardians_shield         6  i
elder                    0  r
wild_spirits             2  i
"""


def rows(text: str) -> dict[str, list[str]]:
    """Read a table: the first word of a line names the row."""
    return {line.split()[0]: line.split()[1:] for line in text.strip().splitlines()}


def pool_rows() -> dict[str, tuple[int, list[str]]]:
    """Read the pools: the cost and the four faces of each."""
    return {
        name: (int(cost), [faces[0][2:]] * 4 if faces[0].startswith("4*") else faces)
        for name, (cost, *faces) in rows(POOL_ROWS).items()
    }


def look(state: State, field: str) -> Any:
    view: Any = state.view(-1)
    return view[field]


def test_there_is_no_face_beyond_the_box() -> None:
    names = {face.name for face in BASE_FACES if face.kind != EMPTY}
    assert names == set(rows(FACE_ROWS))
    assert len(names) == 29


@pytest.mark.parametrize(("name", "row"), rows(FACE_ROWS).items())
def test_every_face_shows_what_is_printed(name: str, row: list[str]) -> None:
    face = FACES[FACE_IDS[name]]
    assert face.kind == KINDS[row[0]]
    assert [face.gold, face.sun, face.moon, face.glory] == [int(word) for word in row[1:]]


@pytest.mark.parametrize(
    ("name", "matches"),
    [("shield_yellow", 0), ("shield_red", 1), ("shield_blue", 2), ("shield_green", 3)],
)
def test_df_083_every_shield_has_its_resource_and_5_glory_as_reward_a(
    name: str, matches: int
) -> None:
    shield = FACES[FACE_IDS[name]]
    assert shield.matches == matches
    assert shield.reward_a == 5


def test_only_boars_are_tied_to_a_card_and_each_to_another() -> None:
    linked = {face.name: face.link for face in BASE_FACES if face.link >= 0}
    assert set(linked) == {"boar_red", "boar_yellow", "boar_green", "boar_blue"}
    assert len(set(linked.values())) == 4


def test_a_ship_takes_2_gold_off() -> None:
    assert SHIP_DISCOUNT == 2


def test_the_temple_holds_the_printed_pools() -> None:
    pools = {pool["pool"]: pool for pool in look(GAME.new(3), "temple")}
    assert set(pools) == set(pool_rows())
    for name, (cost, faces) in pool_rows().items():
        assert pools[name]["cost"] == cost, name
        assert pools[name]["garden"] == name.startswith("g_"), name
        assert pools[name]["faces"] == {face: faces.count(face) for face in faces}, name


def test_the_box_holds_108_faces() -> None:
    counts = {pool["garden"]: 0 for pool in look(GAME.new(4), "temple")}
    for pool in look(GAME.new(4), "temple"):
        counts[pool["garden"]] += sum(pool["faces"].values())
    assert counts == {False: 40, True: 20}
    assert 4 * (len(LIGHT_START) + len(DARK_START)) == 48


def test_the_starting_dice() -> None:
    assert sorted(LIGHT_START) == ["gold_1"] * 5 + ["sun_1"]
    assert sorted(DARK_START) == ["glory_2"] + ["gold_1"] * 4 + ["moon_1"]


def test_the_islands_have_the_printed_slots() -> None:
    assert set(SLOT_IDS) == set(rows(SLOT_ROWS))
    for name, row in rows(SLOT_ROWS).items():
        slot = SLOTS[SLOT_IDS[name]]
        assert [slot.portal, slot.sun, slot.moon] == [int(word) for word in row[:3]], name


@pytest.mark.parametrize(("setup", "column"), [("introductory", 3), ("alternates", 4)])
def test_the_named_set_ups_put_the_printed_sets_into_the_slots(setup: str, column: int) -> None:
    found = {stack["slot"]: stack["feat"] for stack in look(GAME.new(3, setup), "islands")}
    expected = {
        name: row[3] if row[column] == "-" else row[column] for name, row in rows(SLOT_ROWS).items()
    }
    assert found == expected


def test_there_is_no_set_beyond_the_box() -> None:
    names = {feat.name for feat in BASE_FEATS}
    assert names == set(rows(FEAT_ROWS))
    in_slots = [name for row in rows(SLOT_ROWS).values() for name in row[3:] if name != "-"]
    assert sorted(in_slots) == sorted(names)
    assert len(names) == 24


@pytest.mark.parametrize(("name", "row"), rows(FEAT_ROWS).items())
def test_every_set_has_its_glory_and_sorts_of_effect(name: str, row: list[str]) -> None:
    feat = FEATS[FEAT_IDS[name]]
    assert feat.glory == int(row[0])
    sorts = ""
    if feat.immediate is not None:
        sorts += "i"
    if feat.reinforcement is not None:
        sorts += "r"
    if feat.automatic:
        sorts += "a"
    assert (sorts or "-") == row[1]


@pytest.mark.parametrize(
    ("offer", "amounts"), [(1, (1, 1, 1, 0)), (2, (0, 1, 1, 3)), (3, (6, 2, 2, 0))]
)
def test_owl_boar_and_triton_offer_what_is_printed(
    offer: int, amounts: tuple[int, int, int, int]
) -> None:
    given = OFFERS[offer]
    assert (given.gold, given.sun, given.moon, given.glory) == amounts


def test_every_stack_holds_one_card_for_each_player() -> None:
    for seats in (2, 3, 4):
        stacks = look(GAME.new(seats), "islands")
        assert [stack["left"] for stack in stacks] == [seats] * 15

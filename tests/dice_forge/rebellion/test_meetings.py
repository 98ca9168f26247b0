"""Where Rebellion meets the base box: its faces and tokens beside base cards and faces."""

from __future__ import annotations

from typing import Any

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    decide,
    due,
    land,
    main_action,
    options,
    reinforcements,
    reserves,
    rolling,
    seen,
    settled,
    up,
)
from tests.dice_forge.arrange_rebellion import (
    ancient,
    arrange_rebel,
    faced,
    golem,
    in_the_air,
    rolled_rebel,
    star,
    token,
)


def losing(light_face: str, dark_face: str, **hero: Any) -> Table:
    """Seat 0 is a victim of the minotaur and has rolled these faces."""
    return rolled_rebel(light_face, dark_face, hero=hero, manner="loss", free={"sun_3": "minotaur"})


# ---------------------------------------------------------------------- minotaur


def test_rb_401_ancient_shards_are_lost_and_the_token_stays() -> None:
    table = losing("gold_3_ancient_1", "moon_1", ancient=3, gold=5, moon=1, loyalty="t_14")
    assert ancient(table, 0) == 2
    assert token(table, 0) == "t_14"
    assert reserves(table, 0) == (2, 0, 0, 0)


def test_rb_401_loyalty_on_a_face_does_nothing() -> None:
    table = losing("gold_2_glory_1_loyalty_1", "moon_1", gold=5, glory=5, loyalty="t_2")
    assert token(table, 0) == "t_2"
    assert reserves(table, 0) == (3, 0, 0, 4)


def test_rb_401_no_zone_effects_under_the_minotaur() -> None:
    table = losing("gold_3", "glory_3", gold=10, glory=10, loyalty="t_14")
    assert reserves(table, 0) == (7, 0, 0, 7)


def test_rb_c18_reward_a_of_a_chaos_face_is_lost() -> None:
    table = losing("chaos_blue", "moon_1", ancient=5, glory=10, moon=2, loyalty="t_2")
    assert ancient(table, 0) == 3
    assert reserves(table, 0) == (0, 0, 1, 7)
    assert token(table, 0) == "t_2"


def test_rb_401_reward_b_of_a_chaos_face_is_lost() -> None:
    table = losing("chaos_blue", "gold_1", ancient=5, glory=10)
    assert ancient(table, 0) == 3
    assert reserves(table, 0) == (0, 0, 0, 10)
    table = losing("chaos_yellow", "gold_1", ancient=5, glory=10, gold=4, loyalty="t_2")
    assert (ancient(table, 0), token(table, 0)) == (5, "t_2")
    assert reserves(table, 0) == (3, 0, 0, 7)


def test_rb_401_nobody_loses_more_than_is_there() -> None:
    table = losing("chaos_red", "gold_1", ancient=1)
    assert ancient(table, 0) == 0


def test_rb_401_twins_do_not_help_against_the_minotaur() -> None:
    table = rolled_rebel(
        "gold_3",
        "moon_1",
        hero={"gold": 6, "cards": {"twins": 1}},
        module=None,
        manner="loss",
        setup={"moon_1a": "twins"},
    )
    assert reserves(table, 0) == (3, 0, 0, 0)
    assert settled(table, 0)


def test_rd_27_the_loser_chooses_which_resource_of_a_choice_face_to_lose() -> None:
    table = losing("choice_gsm_1", "moon_1", gold=3, sun=3)
    assert asked(table) == (0, "lose")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, "take sun")
    assert reserves(table, 0) == (3, 2, 0, 0)


# ---------------------------------------------------------------------- mirror and x3


def test_rb_403_a_mirror_copies_ancient_shards_and_loyalty_for_its_own_hero() -> None:
    opponent = {"up": [5, 5]}
    table = rolled_rebel("mirror", "moon_1", opponent)
    decide(table, "face ancient_1")
    assert [token(table, seat) for seat in range(2)] == ["t_m1", "t_0"]
    assert [ancient(table, seat) for seat in range(2)] == [1, 0]
    table = rolled_rebel("mirror", "moon_1", opponent)
    decide(table, "face loyalty_1_glory_1")
    assert [token(table, seat) for seat in range(2)] == ["t_1", "t_0"]
    assert reserves(table, 0) == (0, 0, 1, 1)


def test_rb_403_a_copied_chaos_face_looks_at_the_copiers_other_die() -> None:
    opponent = faced("titans", "chaos_blue", "gold_1")
    table = rolled_rebel("mirror", "moon_1", opponent)
    decide(table, "face chaos_blue")
    assert reserves(table, 0) == (0, 0, 1, 3)
    assert ancient(table, 0) == 2


def test_rb_403_a_copied_misfortune_face_applies_the_bearers_dice() -> None:
    bearer = faced("titans", "misfortune_red", "glory_3")
    table = rolled_rebel("mirror", "moon_1", bearer, {}, misfortunes=(2,))
    decide(table, "face misfortune_red", "take ancient")
    assert reserves(table, 0) == (0, 0, 1, 0)
    assert asked(table) == (2, "choose")
    decide(table, "take ancient")
    assert reserves(table, 2) == (0, 0, 0, 3)


@pytest.mark.parametrize(
    ("face", "gain", "shards", "square"),
    [
        ("gold_3_ancient_1", (9, 0, 0, 0), 3, "t_m3"),
        ("gold_2_glory_1_loyalty_1", (6, 0, 0, 3), 0, "t_3"),
        ("loyalty_1_glory_1", (0, 0, 0, 3), 0, "t_3"),
        ("chaos_red", (0, 0, 0, 0), 6, "t_m7"),
    ],
)
def test_rb_404_x3_triples_what_a_face_gives_and_moves(
    face: str, gain: tuple[int, int, int, int], shards: int, square: str
) -> None:
    table = rolled_rebel("triple", face)
    assert reserves(table, 0) == gain
    assert ancient(table, 0) == shards
    assert token(table, 0) == square
    assert settled(table, 0)


def test_rb_404_x3_gives_the_zone_bonus_once() -> None:
    table = rolled_rebel("triple", "gold_2_glory_1_loyalty_1", hero={"loyalty": "t_14"})
    assert reserves(table, 0) == (6 + 1, 0, 0, 3 + 1 + 1)
    assert token(table, 0) == "t_20a"


# ---------------------------------------------------------------------- cerberus


def test_rb_405_zones_apply_again_with_the_new_position_of_the_token() -> None:
    table = rolled_rebel(
        "gold_2_glory_1_loyalty_1",
        "moon_1",
        hero={"loyalty": "t_3", "cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    assert reserves(table, 0) == (2, 0, 1, 1)
    decide(table, "yes")
    assert reserves(table, 0) == (2 + 2 + 1, 0, 2, 2)
    assert token(table, 0) == "t_6"


@pytest.mark.parametrize("slot", ["moon_3", "sun_3"])
def test_rb_405_cerberus_does_not_follow_satyrs_or_light(slot: str) -> None:
    hero = {"moon": 3, "gold": 3, "cerberus": 1, "cards": {"cerberus": 1, "light": 1}}
    table = arrange_rebel(
        hero,
        {},
        module="titans",
        setup={"moon_4": "cerberus", "sun_3": "light"},
        pending=reinforcements(0),
    )
    if slot == "sun_3":
        decide(table, "use sun_3", "face gold_1")
    else:
        decide(table, "no", "feat moon_3")
        land(table, "gold_1", "gold_1")
        decide(table, "face gold_1", "face gold_1")
    assert due(table)[1] != "cerberus"
    assert seen(table, 0)["cerberus"] == 1


def test_rb_405_cerberus_does_not_follow_wind() -> None:
    table = arrange_rebel(
        {"moon": 3, "cerberus": 1, "cards": {"cerberus": 1}},
        {},
        module="titans",
        setup={"moon_4": "cerberus", "moon_3": "wind"},
    )
    decide(table, "feat moon_3")
    land(table, "gold_1", "gold_1", "gold_1", "gold_1")
    decide(table, "take gold")
    assert due(table)[1] != "cerberus"


def test_rd_26_cerberus_is_offered_after_the_card_goddess() -> None:
    table = arrange_rebel(
        {"moon": 5, "sun": 5, "cerberus": 1, "cards": {"cerberus": 1}},
        {},
        setup={"moon_4": "cerberus", "sun_5_moon_5": "goddess"},
    )
    decide(table, "feat sun_5_moon_5", "forge on light 5", "forge on dark 5")
    assert reserves(table, 0) == (0, 1, 0, 2)
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 2, 0, 4)


# ---------------------------------------------------------------------- satyrs and wind


def test_rb_406_two_picked_faces_form_a_pair() -> None:
    table = arrange_rebel(
        {"moon": 3},
        faced("titans", "chaos_blue", "moon_1"),
        faced("titans", "triple", "gold_1"),
        module="titans",
    )
    decide(table, "feat moon_3")
    land(table, "chaos_blue", "moon_1", "triple", "gold_1")
    other = table.clone()
    decide(table, "face chaos_blue", "face moon_1")
    assert reserves(table, 0) == (0, 0, 1, 3)
    assert ancient(table, 0) == 2
    assert isinstance(other, Table)
    decide(other, "face triple", "face gold_1")
    assert reserves(other, 0) == (3, 0, 0, 0)


def test_rb_c21_wind_counts_only_reward_b_of_shields_and_chaos_faces() -> None:
    table = arrange_rebel(
        {"moon": 3, **faced("titans", "chaos_blue", "moon_1")},
        faced("titans", "shield_red", "chaos_yellow"),
        module="titans",
        setup={"moon_3": "wind"},
    )
    decide(table, "feat moon_3")
    land(table, "chaos_blue", "moon_1", "shield_red", "chaos_yellow")
    assert options(table) == {"take sun", "take moon", "take ancient", "take loyalty"}
    decide(table, "take ancient")
    assert (ancient(table, 0), token(table, 0)) == (2, "t_m2")


# ---------------------------------------------------------------------- blessings in a row


def test_rb_407_every_blessing_of_a_cancer_is_separate_for_zones() -> None:
    table = arrange_rebel(
        {"moon": 6, "loyalty": "t_3", **faced("titans", "gold_2_glory_1_loyalty_1", "moon_1")},
        {},
        module="titans",
    )
    decide(table, "feat moon_6")
    land(table, "gold_2_glory_1_loyalty_1", "moon_1")
    assert reserves(table, 0) == (2, 0, 1, 1)
    land(table, "gold_2_glory_1_loyalty_1", "moon_1")
    assert reserves(table, 0) == (2 + 3, 0, 2, 2)


def test_rb_407_boar_rewards_in_between_are_not_converted() -> None:
    table = rolled_rebel(
        "boar_red",
        "gold_1",
        {},
        hero={"cards": {"tenacious_boar": 1}},
        setup={"moon_3": "tenacious_boar"},
        owners={"boar_red": 0},
        manner="shards_to_glory",
    )
    decide(table, "take sun", "yes")
    assert asked(table) == (0, "offer")
    decide(table, "take moon")
    assert reserves(table, 0) == (1, 0, 1, 2)
    assert settled(table, 0)


# ---------------------------------------------------------------------- hammer, bear, tokens


def test_rb_408_hammer_and_scepter_never_share_a_game_so_each_takes_its_own_gold() -> None:
    """Both lie in one slot: a scepter stores, a hammer pays glory for a lap."""
    table = rolled_rebel(
        "gold_4",
        "moon_1",
        hero={"cards": {"blacksmiths_hammer": 1}, "hammered": 12},
        module="titans",
    )
    decide(table, "hammer 3")
    assert reserves(table, 0) == (1, 0, 1, 10)
    table = rolled_rebel(
        "gold_4",
        "moon_1",
        hero={"cards": {"blacksmiths_scepter": 1}, "scepters": [3]},
        setup={"moon_1a": "blacksmiths_scepter"},
    )
    assert options(table) == {"hammer 0", "hammer 1", "hammer 2", "hammer 3"}
    decide(table, "hammer 2")
    assert reserves(table, 0) == (2, 0, 1, 0)
    assert seen(table, 0)["scepters"] == [5]


def test_rb_409_the_free_feat_of_the_first_titan_ousts_nobody() -> None:
    table = arrange_rebel(
        {"sun": 5, "moon": 5, "cards": {"great_bear": 1}},
        {"portal": 7, "cards": {"great_bear": 1}},
        setup={"moon_2": "great_bear", "sun_5_moon_5": "first_titan"},
    )
    decide(table, "feat sun_5_moon_5", "feat sun_1b")
    assert seen(table, 0)["portal"] == 4
    assert seen(table, 1)["portal"] == 7
    assert reserves(table, 0)[3] == reserves(table, 1)[3] == 0


def test_rb_410_triton_and_companion_may_be_used_after_seeing_the_price() -> None:
    table = arrange_rebel(
        {
            "triton": 1,
            "companions": [2],
            "cards": {"triton": 1, "companion": 1},
        },
        {},
        setup={"sun_4": "triton", "moon_1b": "companion"},
    )
    assert {"triton sun", "cash companion 2"} <= options(table)
    decide(table, "triton sun", "cash companion 2")
    assert reserves(table, 0) == (0, 4, 0, 2)
    assert asked(table) == (0, "main")
    assert "feat sun_4" in options(table)


def test_rb_410_neither_is_used_on_another_players_turn() -> None:
    table = rolled_rebel(
        "choice_gsm_1",
        "moon_1",
        hero={
            "triton": 1,
            "companions": [2],
            "cards": {"triton": 1, "companion": 1},
        },
        module=None,
        setup={"sun_4": "triton", "moon_1b": "companion"},
    )
    assert options(table) == {"take gold", "take sun", "take moon"}


@pytest.mark.parametrize("other", ["ancient_1", "loyalty_1_glory_1"])
def test_rb_412_ancient_shards_and_loyalty_match_no_shield(other: str) -> None:
    sides = ("shield_blue", other) if other != "ancient_1" else (other, "shield_blue")
    table = rolled_rebel(*sides)
    while due(table)[1] == "order":
        decide(table, "die light")
    assert reserves(table, 0) == (0, 0, 2, 1 if other != "ancient_1" else 0)


def test_rb_413_reinforcements_work_again_in_an_eternal_fire_turn() -> None:
    table = arrange_rebel(
        {"sun": 6, "cards": {"guardian": 1}},
        {},
        {},
        module="titans",
        setup={"sun_6": "eternal_fire"},
        pending=reinforcements(0),
    )
    decide(table, "use sun_2", "take loyalty", "feat sun_6")
    land(table, "gold_1", "gold_1")
    assert asked(table) == (0, "reinforce")
    decide(table, "use sun_2", "take loyalty")
    assert token(table, 0) == "t_2"
    assert asked(table) == (0, "main")


def test_rb_414_typhon_counts_imposed_faces() -> None:
    table = arrange_rebel(
        {"sun": 5, "moon": 5, **faced("titans", "misfortune_red", "chaos_red")},
        {},
        module="titans",
        setup={"sun_5_moon_5": "typhon"},
        misfortunes=(1,),
    )
    decide(table, "feat sun_5_moon_5")
    assert reserves(table, 0) == (0, 0, 0, 2)


def test_rb_411_the_ship_sells_no_forest_face_of_the_titans() -> None:
    table = rolled_rebel("ship", "moon_1", hero={"gold": 12})
    decide(table, "die light")
    faces = {name.removeprefix("face ") for name in options(table)}
    assert not faces & {"chaos_red", "gold_3_ancient_1", "misfortune_red", "mirror", "ship"}
    decide(table, "face gold_3", "forge on light 1")
    assert up(table, 0)[0] == "gold_3"


def test_rb_406_satyrs_earn_no_zone_bonus_for_the_pair() -> None:
    table = arrange_rebel(
        {"moon": 3, "loyalty": "t_25"},
        faced("titans", "gold_3", "glory_3"),
        module="titans",
    )
    decide(table, "feat moon_3")
    land(table, "gold_3", "glory_3")
    decide(table, "face gold_3", "face glory_3")
    assert reserves(table, 0) == (3, 0, 0, 3)


def test_rb_405_cerberus_does_not_follow_a_celestial_roll() -> None:
    table = arrange_rebel(
        {"moon": 3, "cerberus": 1, "cards": {"cerberus": 1}},
        {},
        setup={"moon_4": "cerberus", "moon_3": "celestial_die"},
        pending=main_action(0),
    )
    decide(table, "feat moon_3")
    assert in_the_air(table)
    star(table, "face")
    decide(table, "forge on dark 5")
    assert due(table)[1] != "cerberus"
    assert reserves(table, 0) == (0, 0, 0, 2)


# ---------------------------------------------------------------------- golems


def test_rb_405_cerberus_moves_golems_again_but_does_not_repeat_the_pair_roll() -> None:
    table = rolled_rebel(
        "golem_sun",
        "golem_moon",
        module="goddess",
        hero={"golem": "g30", "cerberus": 1, "cards": {"cerberus": 1}},
        setup={"moon_4": "cerberus"},
    )
    decide(table, "die light")
    star(table, "glory")
    assert golem(table, 0) == "g32"
    decide(table, "yes")
    assert golem(table, 0) == "g34"
    assert not in_the_air(table)
    assert settled(table, 0)


def test_rb_403_a_mirror_copying_a_golem_moves_the_own_golem() -> None:
    table = rolled_rebel(
        "mirror",
        "gold_1",
        faced("goddess", "gold_1", "golem_moon", golem="g05"),
        module="goddess",
        hero={"golem": "g30"},
    )
    decide(table, "face golem_moon", "die light")
    assert golem(table, 0) == "g31"
    assert golem(table, 1) == "g05"
    assert reserves(table, 0) == (1, 0, 0, 0)


def test_rb_401_golem_faces_do_nothing_under_the_minotaur() -> None:
    table = arrange_rebel(
        {"golem": "g30"},
        {},
        module="goddess",
        turn=1,
        pending=blessing(0, 1, manner="loss"),
        free={"sun_3": "minotaur"},
    )
    land(table, "gold_1", "golem_moon")
    assert golem(table, 0) == "g30"
    assert settled(table, 0)


def test_rb_401_there_is_no_pair_bonus_under_the_minotaur() -> None:
    table = rolled_rebel(
        "golem_sun",
        "golem_moon",
        module="goddess",
        hero={"golem": "g30"},
        manner="loss",
        free={"sun_3": "minotaur"},
    )
    assert settled(table, 0)
    assert golem(table, 0) == "g30"


def test_rb_406_satyrs_golems_move_the_golem_of_the_picker() -> None:
    table = arrange_rebel({"golem": "g30", "moon": 3}, {"golem": "g05"}, module="goddess")
    decide(table, "feat moon_3")
    land(table, "gold_1", "golem_moon")
    decide(table, "face gold_1", "face golem_moon", "die light")
    assert golem(table, 0) == "g31"
    assert golem(table, 1) == "g05"


def test_rb_412_a_golem_beside_a_shield_is_no_match() -> None:
    table = rolled_rebel("shield_red", "golem_moon", module="goddess", hero={"golem": "g30"})
    decide(table, "die light")
    assert reserves(table, 0) == (0, 2, 0, 0)
    assert rolling(table) == (0, "light")


def test_rb_411_the_ship_does_not_reach_forest_or_gardens() -> None:
    table = rolled_rebel("ship", "gold_1", module="goddess", hero={"gold": 12})
    decide(table, "die light")
    faces = {name.removeprefix("face ") for name in options(table) if name.startswith("face")}
    assert faces
    assert not faces & {"golem_sun", "golem_moon", "mirror", "ship", "triple", "boar_red"}
    assert not any(face.startswith("shield") for face in faces)

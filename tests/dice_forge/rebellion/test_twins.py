"""Twins: 3 gold roll a die again (RB-020 to RB-029)."""

from __future__ import annotations

from typing import Any

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    blessing,
    dark,
    decide,
    due,
    heard,
    land,
    light,
    main_action,
    options,
    reserves,
    rolling,
    seen,
    start_turn,
    told,
    watch,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    celestial,
    in_the_air,
    lay,
    perform,
    rolled_rebel,
    showing_up,
    star,
)

WINDOW = {"no", "die light", "die dark"}


def twins(
    light_face: str,
    dark_face: str,
    *others: dict[str, Any],
    gold: int = 3,
    cards: int = 1,
    sets: tuple[str, ...] = (),
    **rest: Any,
) -> Table:
    """Seat 0 owns Twins and has just rolled these faces in another player's turn."""
    extra: dict[str, Any] = rest.pop("hero", {})
    owned = {"twins": cards, **extra.pop("cards", {})}
    hero = {"gold": gold, "cards": owned, **extra}
    setup = lay("twins", *sets)
    return rolled_rebel(light_face, dark_face, *others, module=None, hero=hero, setup=setup, **rest)


# ---------------------------------------------------------------------- windows


def test_rb_020_a_divine_blessing_is_a_window_also_in_the_turn_of_another() -> None:
    table = twins("gold_1", "glory_2")
    assert asked(table) == (0, "twins")
    assert options(table) == WINDOW


def test_rb_020_a_minor_blessing_is_a_window_for_the_die_that_was_rolled() -> None:
    assert options(twins("sun_1", "glory_2", dice="light")) == {"no", "die light"}
    assert options(twins("sun_1", "glory_2", dice="dark")) == {"no", "die dark"}


def test_rb_020_whoever_may_reroll_the_celestial_die_is_told_its_side_and_the_price() -> None:
    table = perform("celestial_die", {"gold": 3, "cards": {"twins": 1}}, sets=("twins",))
    star(table, "mirror")
    prompt = table.prompt(0)
    assert prompt is not None
    assert (prompt.cause, prompt.args) == ("celestial_die:mirror", {"side": "mirror"})
    assert [option.amounts for option in prompt.options if not option.declines] == [{"gold": -3}]


def test_rb_020_a_celestial_roll_is_a_window() -> None:
    table = perform("celestial_die", {"gold": 3, "cards": {"twins": 1}}, sets=("twins",))
    star(table, "gold")
    assert asked(table) == (0, "twins-star")
    decide(table, "yes")
    assert reserves(table, 0)[0] == 0
    star(table, "glory")
    assert reserves(table, 0) == (0, 0, 0, 5), "the 12 gold are ignored"
    assert options(table) == {"take moon", "take glory"}
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 1, 5)


def test_rb_020_minotaur_opens_no_window() -> None:
    victim = {"gold": 8, "cards": {"twins": 1}}
    table = perform("minotaur", {}, victim, {}, sets=("twins",))
    land(table, "gold_1", "gold_1", "gold_1", "gold_1")
    assert reserves(table, 1)[0] == 6
    assert due(table)[1] != "twins"


def test_rb_020_satyrs_open_no_window() -> None:
    table = perform("satyrs", {"gold": 9, "cards": {"twins": 1}}, {}, sets=("twins",))
    land(table, "sun_1", "glory_2")
    decide(table, "face sun_1", "face glory_2")
    assert reserves(table, 0) == (9, 1, 0, 2)
    assert due(table)[1] != "twins"


def test_rb_020_light_opens_no_window() -> None:
    hero = showing_up("sun_1", "glory_2", gold=9, cards={"twins": 1, "light": 1})
    pending = [*main_action(0), {"effect": "reinforce", "seat": 0}]
    table = arrange_rebel(hero, {}, setup=lay("twins", "light"), pending=pending)
    decide(table, "use sun_3", "face sun_1")
    assert reserves(table, 0) == (6, 1, 0, 0)
    assert due(table) == (0, "main")


def test_rb_020_a_face_chosen_by_the_celestial_die_opens_no_window() -> None:
    hero = showing_up("gold_1", "gold_1", gold=3, cards={"twins": 1})
    table = arrange_rebel(hero, {}, setup=lay("twins"), pending=celestial(0, 1), turn=1)
    star(table, "face")
    decide(table, "no", "forge on light 5")
    assert reserves(table, 0) == (3, 1, 0, 0)
    assert rolling(table) == (0, "light"), "the next turn begins"


def test_rb_020_cerberus_opens_no_window() -> None:
    table = twins(
        "sun_1",
        "glory_2",
        gold=9,
        sets=("cerberus",),
        hero={"cards": {"cerberus": 1}, "cerberus": 1},
    )
    decide(table, "no", "die light", "no")
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (9, 2, 0, 4)
    assert due(table) == (-1, "roll")


def test_rb_020_without_3_gold_there_is_no_window() -> None:
    table = twins("sun_1", "glory_2", gold=2)
    assert due(table)[1] != "twins"


def test_rb_020_triton_gold_pays_in_the_own_turn() -> None:
    table = twins(
        "sun_1",
        "glory_2",
        gold=0,
        turn=0,
        sets=("triton",),
        hero={"cards": {"triton": 1}, "triton": 1},
    )
    assert options(table) == {"no", "triton gold", "triton sun", "triton moon"}
    decide(table, "triton gold", "die dark")
    assert reserves(table, 0)[0] == 3


# ---------------------------------------------------------------------- price and number


def test_rb_021_each_card_costs_3_gold_and_works_once_in_a_window() -> None:
    table = twins("gold_1", "glory_2", gold=9)
    decide(table, "die light")
    assert reserves(table, 0) == (6, 0, 0, 0)
    land(table, "sun_1")
    assert due(table)[1] != "twins", "one card, one reroll"


def test_rb_021_two_cards_may_hit_the_same_die() -> None:
    table = twins("gold_1", "glory_2", gold=6, cards=2)
    decide(table, "die light")
    land(table, "gold_1")
    assert options(table) == WINDOW
    decide(table, "die light")
    land(table, "sun_1")
    assert reserves(table, 0) == (0, 1, 0, 0)
    decide(table, "take moon", "take glory")
    assert reserves(table, 0) == (0, 1, 1, 3)


def test_rb_021_two_cards_may_hit_different_dice() -> None:
    table = twins("gold_1", "gold_1", gold=6, cards=2)
    decide(table, "die light")
    land(table, "sun_1")
    decide(table, "die dark")
    land(table, "glory_2")
    assert reserves(table, 0) == (0, 1, 0, 0), "the face of the light die, then its reward"
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 1, 1, 2), "then the face of the dark die"
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 1, 3)


def test_rb_021_each_blessing_of_cancer_is_a_window() -> None:
    table = perform("cancer", {"gold": 6, "cards": {"twins": 1}}, sets=("twins",))
    for _ in range(2):
        land(table, "sun_1", "glory_2")
        decide(table, "die dark")
        land(table, "moon_1")
        decide(table, "take glory")
    assert reserves(table, 0) == (0, 2, 2, 2)


def test_rb_021_each_blessing_of_sphinx_is_a_window() -> None:
    table = perform("sphinx", {"gold": 12, "cards": {"twins": 1}}, sets=("twins",))
    decide(table, "die dark")
    for _ in range(4):
        land(table, "moon_1")
        decide(table, "die dark")
        land(table, "glory_2")
        decide(table, "take glory")
    assert reserves(table, 0) == (0, 0, 0, 12)


def test_rb_021_two_cards_roll_the_celestial_die_twice_again() -> None:
    table = perform("celestial_die", {"gold": 6, "cards": {"twins": 2}}, sets=("twins",))
    star(table, "mirror")
    decide(table, "yes")
    star(table, "upgrade")
    decide(table, "yes")
    star(table, "glory")
    decide(table, "take glory", "take glory")
    assert reserves(table, 0) == (0, 0, 0, 7)


def test_rb_022_the_ignored_result_has_no_effect_at_all() -> None:
    boar = {"tenacious_boar": 1}
    table = twins(
        "boar_red", "glory_2", {"cards": boar}, sets=("tenacious_boar",), owners={"boar_red": 1}
    )
    events = watch(table)
    decide(table, "die light")
    land(table, "sun_1")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 0, 3)
    assert reserves(table, 1) == (0, 0, 0, 0)
    assert [seat for seat, *_ in told(events, "gained")] == [0, 0, 0]


# ---------------------------------------------------------------------- the second die


def test_rb_023_gold_of_the_first_face_pays_for_the_second_die() -> None:
    table = twins("gold_3", "glory_2", gold=0)
    assert asked(table) == (0, "order")
    decide(table, "die light")
    assert reserves(table, 0) == (3, 0, 0, 0)
    assert asked(table) == (0, "twins-second")
    decide(table, "yes")
    land(table, "moon_1")
    assert reserves(table, 0) == (0, 0, 1, 0), "2 glory of the ignored face never came"
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 0, 2, 0)


def test_rb_023_the_dark_face_may_come_first() -> None:
    table = twins("gold_1", "gold_3", gold=0, hero={"dark": dark("gold_3"), "up": [0, 0]})
    decide(table, "die dark", "yes")
    assert rolling(table) == (0, "light")
    land(table, "sun_1")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 0, 1)


def test_rb_023_a_face_that_was_applied_is_not_rolled_again() -> None:
    table = twins("gold_3", "gold_1", gold=3, cards=2)
    decide(table, "no", "die light")
    assert options(table) == {"no", "yes"}
    decide(table, "yes")
    assert rolling(table) == (0, "dark")
    land(table, "gold_1")
    assert asked(table) == (0, "twins-second")
    decide(table, "yes")
    assert rolling(table) == (0, "dark"), "the second card too: the light face is done"


def test_rb_023_the_second_window_may_be_left() -> None:
    table = twins("gold_3", "glory_2", gold=0)
    decide(table, "die light", "no")
    assert reserves(table, 0) == (3, 0, 0, 2)
    assert due(table) == (-1, "roll")


# ---------------------------------------------------------------------- the reward


def test_rb_024_the_reward_comes_right_after_the_face_of_that_die() -> None:
    table = twins("gold_1", "glory_2")
    decide(table, "die light")
    land(table, "sun_1")
    assert asked(table) == (0, "offer")
    assert reserves(table, 0) == (0, 1, 0, 0)
    decide(table, "take moon")
    assert reserves(table, 0) == (0, 1, 1, 2)


def test_rb_024_sentinel_does_not_convert_the_reward() -> None:
    table = perform("sentinel", {"gold": 3, "cards": {"twins": 1}}, sets=("twins",))
    land(table, "gold_1", "gold_1")
    decide(table, "die dark")
    land(table, "glory_2")
    decide(table, "take moon")
    assert reserves(table, 0) == (1, 0, 1, 2)
    assert due(table) == (-1, "roll"), "no conversion was asked for"


def test_rb_024_a_shield_does_not_match_the_reward() -> None:
    table = twins("gold_1", "shield_green", sets=("guardians_shield",))
    decide(table, "die light")
    land(table, "gold_1")
    decide(table, "take glory")
    assert reserves(table, 0) == (1, 0, 0, 4), "1 for the card, 3 by reward B"


def test_rd_05_moon_or_glory_for_each_card_used() -> None:
    table = twins("gold_1", "glory_2", dice="dark", gold=6, cards=2)
    decide(table, "die dark")
    land(table, "gold_1")
    decide(table, "die dark")
    land(table, "gold_1")
    assert options(table) == {"take moon", "take glory"}
    decide(table, "take glory")
    assert options(table) == {"take moon", "take glory"}
    decide(table, "take moon")
    assert reserves(table, 0) == (1, 0, 1, 1)


# ---------------------------------------------------------------------- pairs


def test_rb_025_pairs_look_at_the_final_faces() -> None:
    table = twins("gold_3", "glory_2", hero={"dark": dark("triple"), "up": [0, 5]})
    decide(table, "die dark")
    land(table, "triple")
    assert reserves(table, 0)[0] == 9
    decide(table, "take glory")


def test_rb_025_a_late_x3_tops_the_first_face_up() -> None:
    table = twins("gold_3", "glory_2", gold=0, hero={"dark": dark("triple"), "up": [0, 5]})
    decide(table, "die light", "yes")
    land(table, "triple")
    assert reserves(table, 0)[0] == 6, "3, paid, and 6 more"
    decide(table, "take moon")
    assert reserves(table, 0) == (6, 0, 1, 0)


def test_rb_025_a_late_shield_looks_at_what_the_first_face_gave() -> None:
    for face, glory, moon in (("moon_1", 5, 1), ("sun_1", 0, 2)):
        hero: dict[str, Any] = {"dark": dark("shield_blue"), "up": [0, 5]}
        if face == "sun_1":
            hero["up"] = [5, 5]
        table = twins(face, "glory_2", sets=("guardians_shield",), hero=hero)
        decide(table, "no", "die light", "yes")
        land(table, "shield_blue")
        decide(table, "take glory")
        assert reserves(table, 0)[2:] == (moon, glory + 1), face


def test_rb_025_an_x3_that_was_used_is_not_rolled_again() -> None:
    table = twins("gold_3", "triple", gold=3)
    decide(table, "no")
    assert reserves(table, 0)[0] == 12
    assert due(table) == (-1, "roll")


def test_rb_027_a_shield_that_was_applied_closes_the_window_of_its_partner() -> None:
    for partner, glory in (("gold_1", 5), ("moon_1", 0)):
        hero = {"light": light("shield_yellow"), "up": [0, 0 if partner == "gold_1" else 4]}
        table = twins("shield_yellow", partner, sets=("guardians_shield",), hero=hero)
        decide(table, "no", "die light")
        assert reserves(table, 0)[3] == glory
        assert due(table) == (-1, "roll"), "A or B, the other die has been read"


def test_rb_027_a_plain_face_leaves_the_window_of_a_shield_open() -> None:
    table = twins("shield_yellow", "gold_1", sets=("guardians_shield",))
    decide(table, "no", "die dark")
    assert asked(table) == (0, "twins-second")
    decide(table, "yes")
    land(table, "sun_1")
    decide(table, "take glory")
    assert reserves(table, 0) == (1, 1, 0, 1)


def test_rb_028_a_choice_is_topped_up_with_the_same_resource() -> None:
    hero = {"dark": dark("triple"), "up": [0, 5]}
    table = twins("choice_gsm_1", "glory_2", hero=hero)
    decide(table, "no", "take sun", "die light", "yes")
    land(table, "triple")
    assert reserves(table, 0)[:3] == (0, 3, 0)
    decide(table, "take moon")


def test_rb_028_the_owner_of_a_boar_is_rewarded_twice_more() -> None:
    hero = {"dark": dark("triple"), "up": [0, 5]}
    table = twins(
        "boar_red",
        "glory_2",
        {"cards": {"tenacious_boar": 1}},
        sets=("tenacious_boar",),
        owners={"boar_red": 1},
        hero=hero,
    )
    decide(table, "no", "take moon", "die light")
    assert asked(table) == (1, "offer")
    decide(table, "take glory", "yes")
    land(table, "triple")
    assert reserves(table, 0)[2] == 3
    assert asked(table) == (1, "offer")
    decide(table, "take glory", "take sun")
    assert reserves(table, 1) == (0, 1, 0, 6)
    assert asked(table) == (0, "offer")


def test_rb_028_a_ship_already_used_is_not_changed() -> None:
    hero = {"dark": dark("triple"), "up": [0, 5]}
    table = twins("ship", "glory_2", sets=("celestial_ship",), hero=hero)
    decide(table, "no", "die light", "no", "yes")
    land(table, "triple")
    assert options(table) == {"take moon", "take glory"}
    decide(table, "take glory")
    assert due(table) == (-1, "roll")


def test_rb_028_sentinel_tops_up_as_it_was_decided() -> None:
    for answer, result in (("yes", (0, 0, 0, 7)), ("no", (0, 3, 0, 1))):
        hero = {"light": light(), "dark": dark("triple"), "gold": 3, "cards": {"twins": 1}}
        table = perform("sentinel", hero, sets=("twins",))
        land(table, "sun_1", "glory_2")
        decide(table, "no", "die light", answer, "yes")
        land(table, "triple")
        decide(table, "take glory")
        assert reserves(table, 0) == result, answer


def test_rb_028_a_gain_of_two_resources_is_topped_up_in_both() -> None:
    hero = {"dark": dark("triple"), "up": [0, 5]}
    table = twins("gold_2_moon_1", "glory_2", {}, {}, hero=hero)
    decide(table, "no", "die light", "yes")
    land(table, "triple")
    decide(table, "take glory")
    assert reserves(table, 0) == (6, 0, 3, 1)


# ---------------------------------------------------------------------- several players, Cerberus


def test_rb_029_a_window_opens_when_the_own_pair_is_resolved() -> None:
    first = showing_up("mirror", "gold_1")
    second = {"gold": 3, "cards": {"twins": 1}}
    table = arrange_rebel(first, second, {}, setup=lay("twins"), pending=start_turn(0))
    land(table, "mirror", "gold_1", "gold_1", "glory_2", "gold_1", "gold_1")
    assert asked(table) == (0, "mirror")
    decide(table, "face glory_2")
    assert asked(table) == (1, "twins"), "only now"
    decide(table, "die dark")
    land(table, "moon_1")
    assert reserves(table, 0) == (1, 0, 0, 2)


def test_rb_026_cerberus_comes_after_the_reward_and_repeats_the_final_faces() -> None:
    table = twins(
        "gold_1",
        "glory_2",
        sets=("cerberus",),
        hero={"cards": {"cerberus": 1}, "cerberus": 1},
    )
    events = watch(table)
    decide(table, "die light")
    land(table, "sun_1")
    decide(table, "take moon")
    assert asked(table) == (0, "cerberus")
    decide(table, "yes")
    assert reserves(table, 0) == (0, 2, 1, 4), "no second reward"
    assert heard(events).count("rerolled") == 1


def test_rb_026_cerberus_repeats_a_die_that_was_rolled_again_late() -> None:
    table = twins(
        "gold_3",
        "glory_2",
        gold=0,
        sets=("cerberus",),
        hero={"cards": {"cerberus": 1}, "cerberus": 1},
    )
    decide(table, "die light", "yes")
    land(table, "moon_1")
    decide(table, "take glory")
    assert asked(table) == (0, "cerberus")
    prompt = table.prompt(0)
    assert prompt is not None
    assert prompt.args == {"first": "gold_3", "second": "moon_1"}
    decide(table, "yes")
    assert reserves(table, 0) == (3, 0, 2, 1), "gold_3 and moon_1 again, never the ignored glory"


def test_rb_026_a_late_mirror_is_fixed_anew() -> None:
    hero = {"dark": dark("mirror"), "up": [0, 5]}
    other = showing_up("sun_1", "glory_2")
    table = twins("gold_3", "glory_2", other, hero=hero)
    decide(table, "no", "die light", "yes")
    land(table, "mirror")
    assert options(table) == {"face sun_1", "face glory_2"}
    decide(table, "face sun_1", "take glory")
    assert reserves(table, 0) == (3, 1, 0, 1)


def test_rb_026_a_late_choice_is_asked_anew() -> None:
    hero = {"dark": dark("choice_gsm_1"), "up": [0, 0]}
    table = twins("gold_3", "choice_gsm_1", hero=hero)
    decide(table, "no", "take sun", "die light", "yes")
    land(table, "choice_gsm_1")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, "take moon", "take glory")
    assert reserves(table, 0) == (3, 0, 1, 1)


def test_rd_04_pass_or_an_unapplied_die_again_and_again() -> None:
    table = twins("gold_1", "glory_2", {}, {}, gold=12, cards=3)
    for _ in range(3):
        assert options(table) == WINDOW
        decide(table, "die light")
        land(table, "gold_1")
    assert due(table)[1] != "twins"


def test_rd_03_twins_make_the_order_a_question() -> None:
    table = twins("gold_3", "moon_1", gold=0)
    assert asked(table) == (0, "order")
    assert options(table) == {"die light", "die dark"}


def test_twins_are_a_card_of_1_moon_in_the_automatic_pile() -> None:
    table = perform("twins")
    assert seen(table, 0)["cards"] == {"twins": 1}
    assert table.scores()[0] == 2
    assert reserves(table, 0) == (0, 0, 0, 0)


def test_rb_029_a_celestial_roll_is_a_window_of_its_own() -> None:
    """The card used in a blessing of the same turn may be used on the celestial die."""
    hero = {
        **showing_up("gold_1", "golem_moon", gold=6, cards={"twins": 1}, golem="g01"),
        "dark": ["gold_1", "gold_1", "gold_1", "gold_1", "golem_moon", "glory_2"],
        "up": [0, 4],
    }
    table = arrange_rebel(
        hero, {}, module="goddess", setup=lay("twins"), turn=1, pending=blessing(0, 1)
    )
    land(table, "gold_1", "golem_moon")
    decide(table, "die light")
    land(table, "sun_1")
    decide(table, "die light", "take glory", "walk g09")
    assert in_the_air(table)
    star(table, "gold")
    assert asked(table) == (0, "twins-star")
    decide(table, "yes")
    star(table, "glory")
    decide(table, "take glory")
    assert reserves(table, 0) == (0, 1, 0, 7)

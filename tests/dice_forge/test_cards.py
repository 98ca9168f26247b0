"""The 24 sets: what is printed on each, and what each does (DF-160 to DF-188).

Tokens, conversion, and the cards that use opponents' dice have files of their own.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.dice_forge.arrange import (
    arrange,
    dark,
    decide,
    due,
    heard,
    land,
    light,
    options,
    pool_left,
    reinforcements,
    reserves,
    rolling,
    seen,
    stack_left,
    told,
    up,
    watch,
)


class Printed(NamedTuple):
    """What a card and its place on the islands show."""

    card: str
    slot: str
    sun: int
    moon: int
    portal: int
    glory: int
    asks: str = "nothing"
    """What the card makes happen first: a decision, a roll, or nothing."""


CARDS = [
    Printed("blacksmiths_hammer", "moon_1a", 0, 1, 1, 0),
    Printed("blacksmiths_chest", "moon_1b", 0, 1, 1, 2),
    Printed("silver_hind", "moon_2", 0, 2, 2, 2),
    Printed("great_bear", "moon_2", 0, 2, 2, 2),
    Printed("satyrs", "moon_3", 0, 3, 2, 6, "roll"),
    Printed("tenacious_boar", "moon_3", 0, 3, 2, 4, "give"),
    Printed("ferryman", "moon_4", 0, 4, 3, 12),
    Printed("cerberus", "moon_4", 0, 4, 3, 6),
    Printed("helmet_of_invisibility", "moon_5", 0, 5, 3, 4, "place"),
    Printed("cancer", "moon_6", 0, 6, 4, 8, "roll"),
    Printed("sentinel", "moon_6", 0, 6, 4, 6, "roll"),
    Printed("hydra", "sun_5_moon_5", 5, 5, 4, 26),
    Printed("typhon", "sun_5_moon_5", 5, 5, 4, 16),
    Printed("sphinx", "sun_6", 6, 0, 4, 10, "minor"),
    Printed("cyclops", "sun_6", 6, 0, 4, 8, "minor"),
    Printed("mirror_of_the_abyss", "sun_5", 5, 0, 5, 10, "place"),
    Printed("gorgon", "sun_4", 4, 0, 5, 14),
    Printed("triton", "sun_4", 4, 0, 5, 8, "extra"),
    Printed("minotaur", "sun_3", 3, 0, 6, 8, "roll"),
    Printed("guardians_shield", "sun_3", 3, 0, 6, 6, "garden"),
    Printed("guardians_owl", "sun_2", 2, 0, 6, 4),
    Printed("celestial_ship", "sun_2", 2, 0, 6, 4, "place"),
    Printed("elder", "sun_1a", 1, 0, 7, 0),
    Printed("wild_spirits", "sun_1b", 1, 0, 7, 2),
]


def test_there_are_24_sets() -> None:
    assert len({printed.card for printed in CARDS}) == 24


@pytest.mark.parametrize("printed", CARDS, ids=lambda printed: printed.card)
def test_every_card_has_its_cost_portal_and_glory(printed: Printed) -> None:
    hero = {"sun": printed.sun, "moon": printed.moon}
    table = arrange(hero, {}, setup=printed.card)
    chronicle = watch(table)
    decide(table, f"feat {printed.slot}")
    prices = [(1, printed.sun), (2, printed.moon)]
    assert [event[1:3] for event in told(chronicle, "paid")] == [
        (shard, price) for shard, price in prices if price
    ]
    assert seen(table, 0)["portal"] == printed.portal
    assert seen(table, 0)["cards"] == {printed.card: 1}
    assert table.scores() == [printed.glory, 0]
    assert stack_left(table, printed.slot) == 1


@pytest.mark.parametrize("printed", CARDS, ids=lambda printed: printed.card)
def test_every_card_does_at_once_what_it_says_and_no_more(printed: Printed) -> None:
    hero = {"sun": printed.sun, "moon": printed.moon}
    table = arrange(hero, {}, {}, setup=printed.card)
    decide(table, f"feat {printed.slot}")
    first = due(table)[1] if table.view(-1)["turn"] == 0 else "nothing"
    assert first == printed.asks
    gains = (3, 0, 3, 0) if printed.card == "wild_spirits" else (0, 0, 0, 0)
    assert reserves(table, 0) == gains


# ---------------------------------------------------------------------- reinforcements


def test_df_160_silver_hind_is_one_minor_blessing_with_a_die_of_choice() -> None:
    table = arrange({"cards": {"silver_hind": 1}}, {}, pending=reinforcements(0))
    assert options(table) == {"no", "use moon_2"}
    decide(table, "use moon_2")
    assert options(table) == {"die light", "die dark"}
    decide(table, "die dark")
    assert rolling(table) == (0, "dark")
    land(table, "glory_2")
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert due(table) == (0, "main"), "the only hind is used"


def test_df_160_two_hinds_may_use_different_dice() -> None:
    table = arrange({"cards": {"silver_hind": 2}}, {}, pending=reinforcements(0))
    decide(table, "use moon_2", "die light")
    land(table, "sun_1")
    assert options(table) == {"no", "use moon_2"}
    decide(table, "use moon_2", "die dark")
    land(table, "moon_1")
    assert reserves(table, 0) == (0, 1, 1, 0)
    assert due(table) == (0, "main")


def test_df_160_using_the_hind_is_optional() -> None:
    table = arrange({"cards": {"silver_hind": 2}}, {}, pending=reinforcements(0))
    decide(table, "no")
    assert due(table) == (0, "main")


def test_df_177_elder_pays_4_glory_for_3_gold_once_per_card() -> None:
    hero = {"gold": 7, "cards": {"elder": 2}}
    table = arrange(hero, {}, pending=reinforcements(0))
    decide(table, "use sun_1a")
    assert reserves(table, 0) == (4, 0, 0, 4)
    decide(table, "use sun_1a")
    assert reserves(table, 0) == (1, 0, 0, 8)
    assert due(table) == (0, "main")


def test_df_177_elder_needs_3_gold_in_the_reserve() -> None:
    table = arrange({"gold": 2, "cards": {"elder": 1}}, {}, pending=reinforcements(0))
    assert due(table) == (0, "main"), "nothing to use, nothing to ask"
    two = arrange({"gold": 4, "cards": {"elder": 2}}, {}, pending=reinforcements(0))
    decide(two, "use sun_1a")
    assert due(two) == (0, "main"), "1 gold does not pay the second"


def test_df_177_gold_from_an_owl_may_pay_the_elder() -> None:
    hero = {"gold": 2, "cards": {"elder": 1, "guardians_owl": 1}}
    table = arrange(hero, {}, pending=reinforcements(0))
    assert options(table) == {"no", "use sun_2"}
    decide(table, "use sun_2", "take gold")
    assert options(table) == {"no", "use sun_1a"}


def test_df_178_wild_spirits_give_3_gold_and_3_moon() -> None:
    table = arrange({"sun": 1, "gold": 4, "moon": 1}, {})
    decide(table, "feat sun_1b")
    assert reserves(table, 0) == (7, 0, 4, 0)


def test_df_178_wild_spirits_are_capped_and_their_gold_may_go_to_a_hammer() -> None:
    hero = {"sun": 1, "gold": 11, "moon": 5, "cards": {"blacksmiths_hammer": 1}}
    table = arrange(hero, {})
    decide(table, "feat sun_1b", "hammer 1")
    assert reserves(table, 0) == (12, 0, 6, 0)
    assert seen(table, 0)["hammer_track"] == 1


@pytest.mark.parametrize(
    ("resource", "after"), [("gold", (1, 0, 0, 0)), ("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))]
)
def test_df_179_owl_gives_one_gold_sun_or_moon(
    resource: str, after: tuple[int, int, int, int]
) -> None:
    table = arrange({"cards": {"guardians_owl": 1}}, {}, pending=reinforcements(0))
    decide(table, "use sun_2")
    assert options(table) == {"take gold", "take sun", "take moon"}
    decide(table, f"take {resource}")
    assert reserves(table, 0) == after
    assert due(table) == (0, "main"), "once per card"


# ---------------------------------------------------------------------- Great Bear


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 0), (0, 2), (2, 1), (3, 0)])
def test_df_161_every_bear_pays_3_glory_to_either_side_of_an_ousting(
    mine: int, theirs: int
) -> None:
    def bears(count: int) -> dict[str, dict[str, int]]:
        return {"cards": {"great_bear": count}} if count else {}

    table = arrange(
        {**bears(mine), "moon": 4}, {**bears(theirs), "portal": 3}, {}, setup="great_bear"
    )
    decide(table, "feat moon_4")
    assert reserves(table, 0)[3] == 3 * mine
    assert reserves(table, 1)[3] == 3 * theirs


def test_df_161_bears_of_bystanders_and_feats_without_ousting_pay_nothing() -> None:
    bear = {"cards": {"great_bear": 1}}
    table = arrange({**bear, "moon": 4}, {**bear, "portal": 2}, bear, setup="great_bear")
    decide(table, "feat moon_4")
    assert [reserves(table, seat)[3] for seat in range(3)] == [0, 0, 0]
    watched = arrange({"moon": 4}, {"portal": 3}, bear, setup="great_bear")
    decide(watched, "feat moon_4")
    assert reserves(watched, 2)[3] == 0


# ---------------------------------------------------------------------- Tenacious Boar


def test_df_165_the_buyer_names_another_player_who_forges_the_boar() -> None:
    table = arrange({}, {"moon": 3}, {}, {}, setup="tenacious_boar", turn=1)
    decide(table, "feat moon_3")
    assert due(table) == (1, "give")
    assert options(table) == {"seat 0", "seat 2", "seat 3"}
    decide(table, "seat 3")
    assert due(table) == (3, "place"), "the receiver decides where"
    assert len(options(table)) == 5
    decide(table, "forge on dark 5")
    assert seen(table, 3)["dice"]["dark"]["faces"][5] == "boar_red"
    assert pool_left(table, "boar_red") == 0


def test_df_165_each_card_brings_the_boar_of_its_colour_top_card_first() -> None:
    table = arrange(
        {"moon": 3},
        {"cards": {"tenacious_boar": 1}, "light": light("boar_yellow")},
        {"cards": {"tenacious_boar": 1}},
        setup="tenacious_boar",
        owners={"boar_red": 1, "boar_yellow": 2},
        temple={"boar_red": 0},
    )
    decide(table, "feat moon_3", "seat 1")
    assert "forge on light 0" not in options(table), "never over another boar"
    decide(table, "forge on dark 0")
    assert seen(table, 1)["dice"]["dark"]["faces"][0] == "boar_green"


def test_df_165_the_buyer_becomes_the_owner_who_is_rewarded() -> None:
    table = arrange({"moon": 3}, {}, setup="tenacious_boar")
    decide(table, "feat moon_3", "seat 1", "forge on light 0")
    land(table, "boar_red", "gold_1", "gold_1", "gold_1")
    assert due(table) == (1, "choose")
    decide(table, "take sun")
    assert due(table) == (0, "offer")
    assert options(table) == {"take sun", "take moon", "take glory"}
    decide(table, "take glory")
    assert reserves(table, 0) == (2, 0, 0, 3)
    assert reserves(table, 1) == (1, 1, 0, 0)


def test_df_166_the_boar_lies_up_unapplied_and_counts_as_a_replaced_face() -> None:
    table = arrange({"moon": 3}, {}, setup="tenacious_boar")
    chronicle = watch(table)
    decide(table, "feat moon_3", "seat 1", "forge on dark 4")
    assert up(table, 1) == ("gold_1", "boar_red")
    assert "gained" not in heard(chronicle)
    assert seen(table, 1)["forged"] == 1
    assert seen(table, 0)["forged"] == 0


def test_df_166_the_boar_may_go_to_the_hero_just_ousted_after_the_blessing() -> None:
    table = arrange({"moon": 3}, {"portal": 2}, setup="tenacious_boar")
    decide(table, "feat moon_3")
    assert rolling(table) == (1, "light")
    land(table, "sun_1", "glory_2")
    assert due(table) == (0, "give")
    decide(table, "seat 1")
    assert options(table) == {
        "forge on light 0",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }
    decide(table, "forge on light 5")
    assert up(table, 1) == ("boar_red", "glory_2")
    assert reserves(table, 1) == (0, 1, 0, 2)


# ---------------------------------------------------------------------- glory and garden faces


@pytest.mark.parametrize(
    ("slot", "cost", "glory"),
    [
        ("moon_4", {"moon": 4}, 12),
        ("sun_4", {"sun": 4}, 14),
        ("sun_5_moon_5", {"sun": 5, "moon": 5}, 26),
    ],
)
def test_df_167_ferryman_gorgon_and_hydra_bring_glory_only(
    slot: str, cost: dict[str, int], glory: int
) -> None:
    table = arrange({**cost}, {})
    chronicle = watch(table)
    decide(table, f"feat {slot}")
    told_after_taking = heard(chronicle)[heard(chronicle).index("took") + 1 :]
    assert told_after_taking == ["turn"]
    assert table.scores() == [glory, 0]


@pytest.mark.parametrize(
    ("slot", "setup", "cost", "face"),
    [
        ("moon_5", "introductory", {"moon": 5}, "triple"),
        ("sun_5", "introductory", {"sun": 5}, "mirror"),
        ("sun_2", "celestial_ship", {"sun": 2}, "ship"),
    ],
)
def test_df_171_helmet_mirror_and_ship_forge_their_face_at_once(
    slot: str, setup: str, cost: dict[str, int], face: str
) -> None:
    table = arrange({**cost}, {}, setup=setup)
    decide(table, f"feat {slot}", "forge on dark 4")
    assert seen(table, 0)["dice"]["dark"]["faces"][4] == face
    assert up(table, 0) == ("gold_1", face)
    assert pool_left(table, face) == 3
    assert seen(table, 0)["forged"] == 1


def test_df_171_the_face_goes_over_any_own_face_but_a_boar() -> None:
    table = arrange(
        {"moon": 5, "light": light("boar_red", "gold_3")},
        {"cards": {"tenacious_boar": 1}},
        setup="tenacious_boar",
        owners={"boar_red": 1},
    )
    decide(table, "feat moon_5")
    assert options(table) == {
        "forge on light 1",
        "forge on light 2",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }


def test_df_172_the_buyer_chooses_among_the_shields_left() -> None:
    table = arrange(
        {"sun": 3},
        {"light": light("shield_blue"), "cards": {"guardians_shield": 1}},
        setup="guardians_shield",
    )
    decide(table, "feat sun_3")
    assert due(table) == (0, "garden")
    assert options(table) == {"face shield_red", "face shield_yellow", "face shield_green"}
    decide(table, "face shield_green", "forge on light 5")
    assert seen(table, 0)["dice"]["light"]["faces"][5] == "shield_green"
    assert pool_left(table, "shield_green") == 0


# ---------------------------------------------------------------------- Cancer and Sphinx


def test_df_173_cancer_is_two_divine_blessings_the_second_after_the_first() -> None:
    table = arrange({"moon": 6, "light": light("choice_gsm_1")}, {})
    decide(table, "feat moon_6")
    land(table, "choice_gsm_1", "moon_1")
    assert due(table) == (0, "choose"), "the first is resolved before the second is rolled"
    decide(table, "take sun")
    assert rolling(table) == (0, "light")
    land(table, "sun_1", "glory_2")
    assert reserves(table, 0) == (0, 2, 1, 2)
    assert table.view(-1)["turn"] == 0, "2 sun are in hand: the extra action is asked"
    assert due(table) == (0, "extra")


def test_df_173_each_blessing_of_cancer_may_be_followed_by_its_own_cerberus() -> None:
    hero = {"moon": 6, "cards": {"cerberus": 2}, "cerberus": 2}
    table = arrange(hero, {}, setup="cerberus")
    decide(table, "feat moon_6")
    land(table, "gold_1", "gold_1")
    assert due(table) == (0, "cerberus")
    decide(table, "yes")
    assert rolling(table) == (0, "light"), "one token per roll"
    land(table, "sun_1", "glory_2")
    decide(table, "yes")
    assert reserves(table, 0) == (4, 2, 0, 4)


def test_df_175_sphinx_is_four_minor_blessings_with_one_die() -> None:
    table = arrange({"sun": 6}, {})
    decide(table, "feat sun_6")
    assert options(table) == {"die light", "die dark"}
    decide(table, "die dark")
    for face in ("gold_1", "moon_1", "glory_2", "glory_2"):
        assert rolling(table) == (0, "dark")
        land(table, face)
    assert reserves(table, 0) == (1, 0, 1, 4)
    assert table.view(-1)["turn"] == 1


def test_df_175_a_ship_forging_onto_the_die_changes_the_later_rolls() -> None:
    hero = {"sun": 6, "gold": 4, "light": light("ship")}
    table = arrange(hero, {}, setup="celestial_ship")
    decide(table, "feat sun_6", "die light")
    land(table, "ship")
    assert due(table) == (0, "ship")
    decide(table, "face moon_2", "forge on light 0")
    land(table, "moon_2", "moon_2", "moon_2")
    assert reserves(table, 0) == (0, 0, 6, 0)
    assert "ship" not in seen(table, 0)["dice"]["light"]["faces"]


def test_df_175_every_blessing_of_the_sphinx_may_be_followed_by_cerberus() -> None:
    hero = {"sun": 6, "cards": {"cerberus": 2}, "cerberus": 2}
    table = arrange(hero, {}, setup="cerberus")
    decide(table, "feat sun_6", "die light")
    land(table, "gold_1")
    decide(table, "yes")
    land(table, "gold_1")
    decide(table, "no")
    land(table, "sun_1")
    decide(table, "yes")
    land(table, "gold_1")
    assert reserves(table, 0) == (4, 2, 0, 0)


# ---------------------------------------------------------------------- Typhon, supplies


def test_df_185_typhon_pays_1_glory_per_replaced_face() -> None:
    table = arrange({"sun": 5, "moon": 5, "forged": 7}, {"forged": 3}, setup="typhon")
    decide(table, "feat sun_5_moon_5")
    assert reserves(table, 0) == (0, 0, 0, 7)
    assert table.scores() == [7 + 16, 0]


def test_df_185_faces_bought_shipped_given_by_cards_and_boars_all_count() -> None:
    """One face of each sort, over three turns."""
    setup = "typhon, celestial_ship, tenacious_boar"
    table = arrange({"sun": 5, "moon": 5, "gold": 4}, {"moon": 3}, {}, setup=setup, turn=1)
    decide(table, "feat moon_3", "seat 0", "forge on dark 5")
    land(table, *["gold_1"] * 6)
    decide(table, "no")
    land(table, *["gold_1"] * 6)
    assert due(table) == (0, "main")
    decide(table, "face gold_3", "forge on dark 0", "no", "yes", "feat sun_2", "forge on light 0")
    assert seen(table, 0)["forged"] == 3
    land(table, *["gold_1"] * 4, "ship", "gold_1")
    decide(table, "die light", "face moon_1", "forge on light 1")
    assert seen(table, 0)["forged"] == 4


def test_df_185_a_boar_received_counts_for_its_bearer() -> None:
    setup = "typhon, tenacious_boar"
    table = arrange({"moon": 3}, {"sun": 5, "moon": 5}, setup=setup)
    decide(table, "feat moon_3", "seat 1", "forge on light 0")
    land(table, *["gold_1"] * 8)
    decide(table, "feat sun_5_moon_5")
    assert reserves(table, 1)[3] == 1


def test_df_185_typhon_pays_once_when_it_is_taken() -> None:
    hero = {"sun": 6, "moon": 5, "gold": 2, "forged": 1, "cards": {"blacksmiths_chest": 1}}
    table = arrange({**hero, "sun": 7}, {}, setup="typhon")
    decide(table, "feat sun_5_moon_5", "yes", "face gold_3", "forge on light 0")
    assert reserves(table, 0)[3] == 1
    assert seen(table, 0)["forged"] == 2


def test_df_188_the_last_card_of_every_garden_finds_its_face() -> None:
    owned = {"cards": {"helmet_of_invisibility": 1}, "light": light("triple")}
    table = arrange({"moon": 5}, owned, owned, owned)
    decide(table, "feat moon_5", "forge on light 0")
    assert stack_left(table, "moon_5") == 0
    assert pool_left(table, "triple") == 0


def test_df_188_the_last_shield_card_finds_one_shield() -> None:
    shields = [
        {"cards": {"guardians_shield": 1}, "dark": dark(f"shield_{colour}")}
        for colour in ("red", "blue", "yellow")
    ]
    table = arrange({"sun": 3}, *shields, setup="guardians_shield")
    decide(table, "feat sun_3")
    assert options(table) == {"face shield_green"}


def test_df_188_with_every_boar_on_one_player_there_is_still_a_place() -> None:
    boars = light("boar_red", "boar_yellow", "boar_green")
    card = {"cards": {"tenacious_boar": 1}}
    table = arrange(
        {"light": boars},
        card,
        card,
        {"cards": {"tenacious_boar": 1}, "moon": 3},
        setup="tenacious_boar",
        owners={"boar_red": 1, "boar_yellow": 2, "boar_green": 3},
        turn=3,
    )
    decide(table, "feat moon_3", "seat 0")
    assert options(table) == {
        "forge on light 3",
        "forge on light 5",
        "forge on dark 0",
        "forge on dark 4",
        "forge on dark 5",
    }

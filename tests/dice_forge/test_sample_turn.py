"""The sample turn of the rulebook, from the blessing to the Ferryman.

The numbers are the rulebook's; where our copy of it lost an icon, one is chosen that fits them all.
"""

from __future__ import annotations

from tests.dice_forge.arrange import (
    arrange,
    dark,
    decide,
    due,
    land,
    light,
    options,
    pool_left,
    reserves,
    rolling,
    seen,
    stack_left,
    start_turn,
    up,
)

MAXIM, SASHA = 0, 1


def test_the_sample_turn_of_the_rulebook() -> None:
    table = arrange(
        {"gold": 6, "sun": 1, "moon": 4, "cards": {"silver_hind": 1, "guardians_owl": 2}},
        {"portal": 3, "cards": {"helmet_of_invisibility": 1}, "light": light("triple")},
        {},
        pending=start_turn(MAXIM),
    )

    # 1. Everybody is blessed; Maxim rolls 1 gold and 1 moon.
    land(table, "gold_1", "moon_1", "gold_1", "gold_1", "sun_1", "glory_2")
    assert reserves(table, MAXIM) == (7, 1, 5, 0)
    assert reserves(table, SASHA) == (2, 0, 0, 0)

    # 2. Three reinforcements, in the order he likes: the hind, then both owls.
    assert due(table) == (MAXIM, "reinforce")
    assert options(table) == {"no", "use moon_2", "use sun_2"}
    decide(table, "use moon_2", "die light")
    land(table, "gold_1")
    assert options(table) == {"no", "use sun_2"}
    decide(table, "use sun_2", "take gold", "use sun_2", "take sun")
    assert due(table) == (MAXIM, "main"), "all three are used"

    # 3. He has 9 gold and forges: 3 and 3 and, because faces must differ, 2 more, 8 in all.
    assert reserves(table, MAXIM) == (9, 2, 5, 0)
    decide(table, "face gold_4")
    assert reserves(table, MAXIM)[0] == 6
    decide(table, "forge on light 0")
    assert "face gold_4" not in options(table), "no two equal faces"
    decide(table, "face sun_1", "forge on dark 0")
    assert reserves(table, MAXIM)[0] == 3
    decide(table, "face moon_1", "forge on dark 1")
    assert reserves(table, MAXIM) == (1, 2, 5, 0)
    assert seen(table, MAXIM)["dice"]["light"]["faces"] == light("gold_4")
    assert seen(table, MAXIM)["dice"]["dark"]["faces"] == dark("sun_1", "moon_1")
    assert up(table, MAXIM) == ("gold_4", "moon_1"), "the last face forged on each die"
    assert seen(table, MAXIM)["forged"] == 3
    assert [pool_left(table, face) for face in ("gold_4", "sun_1", "moon_1", "gold_3")] == [
        3,
        3,
        3,
        4,
    ]

    # 4. 2 sun for an extra action: of his 5 moon the Ferryman takes 4.
    assert due(table) == (MAXIM, "extra")
    decide(table, "yes")
    assert reserves(table, MAXIM) == (1, 0, 5, 0)
    decide(table, "feat moon_4")
    assert reserves(table, MAXIM) == (1, 0, 1, 0)

    # Sasha's hero stands there for the helmet: it goes home and is blessed at once.
    assert seen(table, MAXIM)["portal"] == 3
    assert seen(table, SASHA)["portal"] == 0
    assert seen(table, MAXIM)["cards"].get("ferryman") is None, "not before Sasha's blessing"
    assert rolling(table) == (SASHA, "light")
    land(table, "triple", "moon_1")
    assert reserves(table, SASHA) == (2, 0, 3, 0)

    # Maxim takes the top card, which does nothing, and his turn is over.
    assert seen(table, MAXIM)["cards"] == {"silver_hind": 1, "guardians_owl": 2, "ferryman": 1}
    assert stack_left(table, "moon_4") == 2
    assert table.scores()[MAXIM] == 2 + 4 + 4 + 12
    assert table.view(-1)["turn"] == SASHA
    assert rolling(table) == (SASHA, "light")

"""My Little Scythe (RR-140 to RR-144)."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, gained, marks, options, refused, stars


def test_rr_140_two_rings_of_six() -> None:
    for value in range(1, 7):
        table = arrange("my_little_scythe", rolled=(value, value % 6 + 1))
        assert options(table, "use d1 my_little_scythe") == {
            "use d1 my_little_scythe pumpkin",
            "use d1 my_little_scythe heart",
        }


def test_rr_141_a_hex_gives_its_ring_and_a_pair_a_coin() -> None:
    table = arrange("my_little_scythe", rolled=(3, 5))
    decide(table, "use d1 my_little_scythe pumpkin")
    assert gained(table) == (1, 0, 0)
    pair = arrange(my_little_scythe={"pumpkin": [3]}, rolled=(3, 5))
    assert "3 is marked in the pumpkin ring already (RR-141)" in refused(
        pair, "use d1 my_little_scythe pumpkin"
    )
    decide(pair, "use d1 my_little_scythe heart")
    assert gained(pair) == (0, 1, 1)
    assert marks(pair, "my_little_scythe") == {"pumpkin": [3], "heart": [3]}


def test_rr_142_two_stars_for_each_type_of_which_six_were_gained() -> None:
    held = {"pumpkin": (8, 8), "heart": (5, 0), "coin": (9, 4)}
    table = arrange("my_little_scythe", resources=dict(held))
    assert stars(table, "my_little_scythe") == 4
    all_types = arrange("my_little_scythe", resources={"pumpkin": 12, "heart": 6, "coin": 7})
    assert stars(all_types, "my_little_scythe") == 6


def test_rr_143_the_fallback_counts() -> None:
    full = {"pumpkin": [1, 2, 3, 4, 5, 6], "heart": [1, 2, 3, 4, 5, 6]}
    table = arrange(
        my_little_scythe=full,
        wingspan={"7": [1, 1, 1], "12": [1, 1, 1], "16": [1, 1, 1]},
        pyramid={"rows": [[6, 6], [5, 5, 5], [4, 4, 4, 4]]},
        resources={"coin": (5, 5)},
    )
    assert stars(table, "my_little_scythe") == 0
    decide(table, "claim d1 coin")
    assert stars(table, "my_little_scythe") == 2


def test_rr_144_without_the_realm_six_of_a_type_are_worth_nothing() -> None:
    table = arrange(resources={"pumpkin": (12, 12), "heart": (12, 12), "coin": (12, 12)})
    assert table.scores() == [0]

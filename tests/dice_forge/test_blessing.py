"""Blessings, through the public contract."""

from __future__ import annotations

from tests.dice_forge.arrange import arrange, blessing, dark, decide, land, light, options, reserves


def test_df_073_triple_with_ship_is_one_purchase_with_6_off() -> None:
    hero = {"gold": 2, "light": light("triple"), "dark": dark("ship")}
    table = arrange(hero, {}, setup="celestial_ship", pending=blessing(seat=0, turn=1), turn=1)
    land(table, "triple", "ship")
    assert "face sun_2" in options(table)
    assert "face glory_2_moon_2" not in options(table)
    decide(table, "face sun_2", "forge on light 1")
    assert reserves(table, 0) == (0, 0, 0, 0)

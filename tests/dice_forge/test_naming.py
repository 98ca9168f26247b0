"""Actions in the words of players: what is read at a table beside the names of the layout."""

from __future__ import annotations

import pytest

from grani.core.contract import IllegalAction
from grani.dice_forge.game import GAME
from tests.dice_forge.arrange import arrange, blessing, dark, land, reinforcements, up


def test_a_feat_may_be_called_by_its_card_where_the_card_lies() -> None:
    rich = {"sun": 6, "moon": 6}
    plain, other = arrange(rich, {}), arrange(rich, {}, setup="alternates")
    assert (
        plain.action("feat hydra")
        == plain.action("perform Hydra")
        == GAME.action("feat sun_5_moon_5")
    )
    assert other.action("feat typhon") == plain.action("feat hydra")
    with pytest.raises(IllegalAction, match="action 'feat typhon' is not legal now"):
        plain.action("feat typhon")


def test_a_reinforcement_may_be_called_by_its_card() -> None:
    table = arrange({"cards": {"silver_hind": 1, "elder": 1}}, {}, pending=reinforcements(0))
    assert table.action("use silver_hind") == GAME.action("use moon_2")


def test_a_face_is_forged_bought_and_copied_by_one_number() -> None:
    table = arrange({"gold": 12}, {})
    bought = GAME.action("face gold_3")
    assert {table.action(f"{word} gold_3") for word in ("face", "forge", "buy", "copy")} == {bought}
    table.apply("forge gold_3")
    with pytest.raises(IllegalAction, match=r"action 76 \(face sun_1\) is not legal now"):
        table.apply("forge sun_1")
    assert table.action("forge on sun_1") == GAME.action("forge on light 5")
    table.apply("forge on light 0")
    assert table.view(-1)["heroes"][0]["dice"]["light"]["faces"][0] == "gold_3"


def test_a_die_lands_on_the_first_side_that_shows_the_face() -> None:
    table = arrange({"dark": dark("gold_3")}, {}, pending=blessing(0, 0))
    table.apply("land gold_1")
    with pytest.raises(IllegalAction, match="action 'land mirror' is not legal now"):
        table.apply("land mirror")
    land(table, "gold_3")
    assert up(table, 0) == ("gold_1", "gold_3")


def test_the_list_of_what_is_legal_ends_somewhere() -> None:
    table = arrange({"gold": 12, "sun": 6, "moon": 6}, {})
    assert len(table.legal()) > 20
    with pytest.raises(IllegalAction, match=r"legal: no, .* and \d+ more$"):
        table.apply("feat golden_hind")


def test_a_die_in_the_air_is_described() -> None:
    table = arrange({"dark": dark("gold_3")}, {}, pending=blessing(0, 0))
    land(table, "sun_1")
    chance = table.chance()
    assert chance is not None
    assert (chance.seat, chance.die) == (0, "dark")
    assert chance.shows == ("gold_3", "gold_1", "gold_1", "gold_1", "moon_1", "glory_2")
    assert chance.odds == {"gold_3": 1 / 6, "gold_1": 0.5, "moon_1": 1 / 6, "glory_2": 1 / 6}
    table.apply("land glory_2")
    assert table.chance() is None or table.actor == -1

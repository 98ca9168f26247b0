"""What cannot be chosen says why: what is lacking, that none are left, that a side is locked."""

from __future__ import annotations

from typing import Any

import pytest

import grani
from grani.core.prompt import Barred, Prompt
from grani.dice_forge.faces import FACES, FIRST_SOLD, LAST_SOLD
from grani.dice_forge.game import GAME
from grani.dice_forge.islands import SLOTS
from grani.locales import LANGUAGES, language
from tests.dice_forge.arrange import arrange, light
from tests.dice_forge.arrange_rebellion import arrange_rebel

STACKS = {f"stack:{slot.name}" for slot in SLOTS}
SOLD = {f"pool:{FACES[face].name}" for face in range(FIRST_SOLD, LAST_SOLD + 1)}
SETUPS = ["introductory", "alternates", "goddess", "titans", "goddess-random", "titans-random"]


def asked(table: Any) -> Prompt:
    prompt: Prompt | None = table.prompt(table.actor)
    assert prompt is not None
    return prompt


def reasons(table: Any) -> dict[str, tuple[str, dict[str, str | int]]]:
    return {one.target: (one.key, one.args) for one in asked(table).barred}


def chosen(table: Any) -> set[str]:
    return {target for option in asked(table).options for target in option.targets}


@pytest.mark.parametrize("setup", SETUPS)
def test_every_card_and_face_can_be_had_or_says_why_not(setup: str) -> None:
    dice = grani.Dice(seed=5)
    table = GAME.new(4, setup)
    seen: set[str] = set()
    spoken: list[Barred] = []
    while table.actor != grani.OVER:
        if table.actor < 0:
            table.fall(dice)
            continue
        prompt = asked(table)
        barred = [one.target for one in prompt.barred]
        assert len(set(barred)) == len(barred)
        assert not chosen(table) & set(barred), prompt.kind
        spoken += prompt.barred
        about = {"main": STACKS | SOLD, "main-extra": STACKS | SOLD, "forge": SOLD}
        assert about.get(prompt.kind, set()) <= chosen(table) | set(barred), prompt.kind
        seen.add(prompt.kind)
        table.apply(dice.pick(table.legal()))
    assert {"main", "forge"} <= seen
    for code in LANGUAGES:
        speech = language(code)
        for one in spoken:
            assert speech.has(one.key), one.key


@pytest.mark.parametrize("short", [1, 2, 4])
def test_so_much_gold_is_lacking(short: int) -> None:
    price = 8
    table = arrange({"gold": price - short}, {})
    assert reasons(table)["pool:sun_2"] == ("barred-gold", {"amount": short})
    assert "pool:sun_2" in chosen(arrange({"gold": price}, {}))


def test_so_many_shards_are_lacking() -> None:
    found = reasons(arrange({"sun": 1, "moon": 2}, {}))
    assert found["stack:moon_4"] == ("barred-moon", {"amount": 2})
    assert found["stack:sun_6"] == ("barred-sun", {"amount": 5})
    assert found["stack:sun_5_moon_5"] == ("barred-both", {"sun": 4, "moon": 3})


def test_rd_06_what_pays_for_shards_is_counted_before_they_are_lacking() -> None:
    table = arrange_rebel(
        {"sun": 2, "moon": 5, "ancient": 1, "loyalty": "t_2"}, {}, module="titans"
    )
    assert reasons(table)["stack:sun_5_moon_5"] == ("barred-shards", {"count": 2})


def test_what_is_gone_is_told() -> None:
    assert reasons(arrange({}, {}, temple={"gold_3": 0}))["pool:gold_3"] == ("barred-none", {})


def test_df_081_a_locked_side_says_so() -> None:
    hero = {"light": light("boar_red"), "gold": 2}
    table = arrange(
        hero, {"cards": {"tenacious_boar": 1}}, setup="alternates", owners={"boar_red": 1}
    )
    table.apply(next(one for one in asked(table).options if one.args.get("face") == "gold_3"))
    assert reasons(table) == {"die:0:light:0": ("barred-locked", {})}

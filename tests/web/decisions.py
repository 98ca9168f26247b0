"""A position for every kind of decision of every game, and what can be chosen in it.

Most kinds are found among the moments that ``tests/lasting`` keeps of random games; what chance has
never come to, or only in its poorest form, is arranged here. A kind that is new and found nowhere
is named by ``positions``, and needs a line in ``ARRANGED``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from grani.core.contract import State
from grani.core.prompt import Option, Prompt
from grani.core.registry import game as registered
from grani.dice_forge.kinds.index import EVERY_QUESTION
from grani.dice_forge.table import Table
from grani.rolling_realms.realms import REALM_NAMES
from tests.dice_forge.arrange import Hero, arrange, blessing, dark, decide, land, light
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    faced,
    lay,
    rolled_rebel,
    start_of,
    walking,
)
from tests.lasting.kept import MOMENTS
from tests.rolling_realms.arrange import BLANK, arrange as arrange_realms

Make = Callable[[], State]


def _after(table: Table, *names: str) -> State:
    """Give a table after some decisions."""
    decide(table, *names)
    return table


def _twice_unlucky() -> State:
    bearer = faced("titans", "misfortune_yellow", "moon_1")
    table = rolled_rebel(
        "misfortune_red", "mirror", bearer, {}, misfortunes=(2, 2), turn=0, module="titans"
    )
    return _after(table, "face misfortune_yellow", "take ancient", "take ancient", "die light")


def _golems() -> State:
    hero: Hero = {
        "light": ["golem_sun", *start_of("goddess", "light")[1:]],
        "dark": ["golem_moon", *start_of("goddess", "dark")[1:]],
    }
    table = arrange_rebel(hero, {}, module="goddess", turn=1, pending=blessing(0, 1))
    land(table, "golem_sun", "golem_moon")
    return table


def _cyclops() -> State:
    table = arrange({"sun": 6, "light": light("gold_3")}, {}, setup="cyclops")
    decide(table, "feat sun_6", "die light")
    land(table, "gold_3")
    return table


def _scepter() -> State:
    hero = {"gold": 3, "cards": {"blacksmiths_scepter": 2}, "scepters": [3, 2]}
    return _after(arrange_rebel(hero, {}, {}, setup=lay("blacksmiths_scepter")), "face gold_4")


def _titan() -> State:
    hero = {"sun": 2, "moon": 5, "ancient": 6, "loyalty": "t_2"}
    return _after(arrange_rebel(hero, {}, module="titans"), "feat sun_5_moon_5")


def _first_titan() -> State:
    hero = {"loyalty": "t_m10", "sun": 5, "moon": 5}
    table = arrange_rebel(hero, {"portal": 2}, module="titans", setup=lay("first_titan"))
    return _after(table, "feat sun_5_moon_5")


def _extra() -> State:
    table = arrange({"gold": 4, "sun": 3}, {})
    return _after(table, "face gold_3", "forge on light 0", "no", "yes")


def _hammer() -> State:
    cards = {"blacksmiths_hammer": 1, "ferryman": 1}
    table = arrange({"sun": 1, "gold": 11, "moon": 5, "cards": cards}, {"glory": 30})
    return _after(table, "feat sun_1b")


def _victim() -> State:
    return rolled_rebel(
        "choice_gsm_1",
        "moon_1",
        hero={"gold": 3, "sun": 3},
        manner="loss",
        free={"sun_3": "minotaur"},
    )


def _mirror() -> State:
    other = {"light": light("gold_4"), "dark": dark("sun_1")}
    table = arrange(
        {"light": light("mirror")}, other, other, turn=0, pending=blessing(0, 0), setup="alternates"
    )
    land(table, "mirror", "gold_1")
    return table


def _rich() -> State:
    rich = {"gold": 12, "sun": 6, "moon": 6, "glory": 4, "cards": {"elder": 1, "silver_hind": 2}}
    return arrange({**rich, "portal": 2}, {"portal": 1, "glory": 22, "cards": {"satyrs": 1}})


ARRANGED: dict[str, Make] = {
    "barter": lambda: walking(golem="g26", gold=6),
    "convert": _cyclops,
    "free-feat": _first_titan,
    "golem-pair": _golems,
    "hammer": _hammer,
    "lose": _victim,
    "main": _rich,
    "main-extra": _extra,
    "mirror": _mirror,
    "misfortunes": _twice_unlucky,
    "pay": _titan,
    "spend": _scepter,
}
"""Decisions of Dice Forge that chance comes to seldom, or only in a poor form."""


@cache
def _kept() -> dict[str, State]:
    """Give, for every kind that kept games have come to, the moment with the most options."""
    found: dict[str, State] = {}
    for file in sorted(MOMENTS.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            moment = json.loads(line)
            if moment["actor"] < 0:
                continue
            state = registered(moment["position"]["game"]).from_position(moment["position"])
            prompt = asked(state)
            best = found.get(prompt.kind)
            if best is None or len(asked(best).options) < len(prompt.options):
                found[prompt.kind] = state
    return found


def asked(state: State) -> Prompt:
    """Give what is to be decided."""
    prompt = state.prompt(int(state.actor))
    assert prompt is not None, "nobody is to decide"
    return prompt


def position(kind: str) -> State:
    """Give a position in which a seat is asked a question of Dice Forge."""
    state = ARRANGED[kind]() if kind in ARRANGED else _kept().get(kind)
    assert state is not None, f"no position asks {kind!r}: arrange one in {__name__}"
    assert asked(state).kind == kind, f"{asked(state).kind} instead of {kind}"
    return state


def positions() -> dict[str, State]:
    """Give a position for every question of Dice Forge."""
    return {kind: position(kind) for kind in EVERY_QUESTION}


def numbered(prompt: Prompt) -> list[Option]:
    """The options in the order of their numbers: without loss, with it, what declines."""
    return sorted(prompt.options, key=lambda one: 2 if one.declines else 1 if one.loses else 0)


# ---------------------------------------------------------------------- Rolling Realms

RICH: dict[str, tuple[int, int] | int] = {"pumpkin": (9, 1), "heart": (9, 2), "coin": (12, 1)}
PAIR, SEVEN = (4, 4), (3, 4)


def _charters() -> State:
    crates: dict[str, Any] = {"charterstone": {"crates": {"2": 3}, "marked": []}}
    return arrange_realms("scythe", "tapestry", rolled=SEVEN, resources=RICH, **crates)


def _cellar() -> State:
    marks: dict[str, Any] = {
        "viticulture": {"gained": [1, 2, 6], "crossed": [], "orders": []},
        "euphoria": {"left": [1, 6], "right": [2, 5], "stars": 1},
    }
    return arrange_realms("pendulum", rolled=PAIR, resources=RICH, **marks)


def _cities() -> State:
    names = ("my_little_scythe", "between_two_castles", "between_two_cities")
    return arrange_realms(*names, rolled=SEVEN, resources=RICH)


def _birds() -> State:
    return arrange_realms("wingspan", "pyramid", "euphoria", rolled=PAIR)


def _useless() -> State:
    """Whatever the first die could do was done before."""
    marks: dict[str, Any] = {
        "scythe": {"top": [3, 4], "bottom": []},
        "my_little_scythe": {"pumpkin": [3, 4], "heart": [3, 4]},
        "charterstone": {"crates": {"3": 1, "4": 1}, "marked": []},
    }
    return arrange_realms(rolled=SEVEN, **marks)


REALMS = (_charters, _cellar, _cities, _birds, _useless)


def realm_kinds() -> set[str]:
    """Name everything that can be done in a turn of Rolling Realms, as its messages do.

    A realm that nobody has drawn yet is chosen from a list on its card, whatever can be done there.
    """
    words = files("grani.locales").joinpath("en/rolling-realms.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(rr-option-[\w-]+) =", words, re.MULTILINE))
    plain = [name.replace("_", "-") for name in REALM_NAMES if name not in BLANK]
    return {key for key in keys if not any(f"-{name}-" in key for name in plain)}


def realm_positions() -> dict[str, tuple[State, Option]]:
    """Give, for everything that can be done, a position and the option that does it."""
    found: dict[str, tuple[State, Option]] = {}
    for make in REALMS:
        state = make()
        for option in numbered(asked(state)):
            found.setdefault(option.key, (state, option))
    missing = realm_kinds() - set(found)
    assert not missing, f"no position offers {sorted(missing)}: arrange one in {__name__}"
    return found

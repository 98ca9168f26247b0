"""The lessons of Dice Forge: five chapters against one rival, who sits at seat 1.

Sides of dice are named by number. In a game for two everybody rolls twice at the start of a turn:
the active hero first, light die before dark.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from grani.core.contract import State
from grani.core.happening import Told
from grani.dice_forge.faces import DARK_START, LIGHT_START
from grani.dice_forge.game import GAME
from grani.dice_forge.happenings import ForgeEvent
from grani.dice_forge.seen import ForgeView
from grani.lessons.lesson import LEARNER, Chapter, Lessons, Numbers, Step

RESOURCES: Final = ("gold", "sun", "moon", "glory")
REMOVED = ("gold_6", "gold_2_moon_1", "glory_4", "choice_gsm_2")
"""The faces that leave the temple in a game for two; chance names them, here they are known."""
Data = dict[str, object]


def position(
    learner: Data, rival: Data, pending: Sequence[str], round: int = 1, turn: int = LEARNER
) -> Data:
    """Write a position: what heroes do not say is as at the start, with empty reserves.

    ``pending`` names what is still to happen to whose turn it is, the next last. Faces that were
    forged have left the temple.
    """
    start = GAME.new(2).position()
    supply = start["temple"]
    assert isinstance(supply, dict)
    for face in REMOVED:
        supply[face] -= 1
    heroes = [_hero(data, supply) for data in (learner, rival)]
    effects = [{"effect": effect, "seat": turn, **_FIELDS.get(effect, {})} for effect in pending]
    return {**start, "round": round, "turn": turn, "heroes": heroes, "pending": effects}


_FIELDS: Mapping[str, Data] = {"main": {"extra": False}}


def _hero(data: Data, supply: dict[str, int]) -> Data:
    full: Data = {
        **dict.fromkeys(RESOURCES, 0),
        "light": list(LIGHT_START),
        "dark": list(DARK_START),
        "up": [0, 0],
        "portal": 0,
        "cards": {},
        **data,
    }
    spare = [*LIGHT_START, *DARK_START]
    forged = 0
    for die in ("light", "dark"):
        sides = full[die]
        assert isinstance(sides, list)
        for face in sides:
            if face in spare:
                spare.remove(face)
            else:
                supply[face] -= 1
                forged += 1
    return {**full, "forged": forged}


def _with(face: str) -> list[str]:
    """Give a dark die on whose first side a face was forged."""
    return [face, *DARK_START[1:]]


def _dice(seat: int, *dice: str) -> str:
    """Name dice as a place to look at, with all their faces."""
    places = (f"die:{seat}:{die}" for die in dice)
    return "+".join(f"{place}{side}" for place in places for side in ("", *_SIDES))


_SIDES = tuple(f":{side}" for side in range(6))
BOTH_DICE = _dice(LEARNER, "light", "dark")
NEW_FACE = _dice(LEARNER, "dark")
RIVAL = f"{_dice(1, 'light', 'dark')} seat:1 home:1"
BOTH_SCORES = "seat:0+seat:1 seat:1 home:1"
RESERVE = "count:0:gold+count:0:sun+count:0:moon"
MAIN = ("end_turn", "main")
WHOLE_TURN = ("turn",)


def reckon(told: Sequence[Told], state: State) -> Numbers:
    """Count what the learner has just gained, by resource, and what both have now."""
    numbers: Numbers = {}
    for name in RESOURCES:
        numbers[name] = sum(
            event["amount"]
            for event in cast("Sequence[ForgeEvent]", told)
            if event["kind"] == "gained" and event["seat"] == LEARNER and event["resource"] == name
        )
    view = cast("ForgeView", state.view(LEARNER))
    heroes = view["heroes"]
    numbers |= {f"have-{name}": heroes[LEARNER][name] for name in RESOURCES}
    for name, seat in (("", LEARNER), ("rival-", 1)):
        score, glory = state.scores()[seat], heroes[seat]["glory"]
        numbers |= {f"{name}score": score, f"{name}glory-now": glory, f"{name}cards": score - glory}
    return numbers | {"rounds": view["rounds"]}


ROLL = Chapter(
    "roll",
    position({"gold": 3, "up": [None, None]}, {"gold": 2, "up": [None, None]}, WHOLE_TURN),
    (
        Step("goal"),
        Step("dice", light=BOTH_DICE),
        Step("throw", then=("side 5", "side 0", "side 0", "side 4"), light=BOTH_DICE, do="roll"),
        Step("gather", light=RESERVE),
        Step("again", then=("side 0", "side 5", "side 5", "side 0"), light=BOTH_DICE, do="roll"),
        Step("glory", light="count:0:glory"),
        Step("all", light=RIVAL),
    ),
)
FORGE = Chapter(
    "forge",
    position({"gold": 6, "glory": 2, "up": [0, 5]}, {"gold": 5, "sun": 1, "up": [5, 0]}, MAIN),
    (
        Step("buy", "face moon_2", do="face"),
        Step("place", "forge on dark 0", do="side"),
        # The rival's turn: first the rival's dice, then the learner's, and all of it once more. The
        # new face comes up in the second roll: it lies there when it is spoken of.
        Step(
            "throw",
            then=("side 0", "side 0", "side 1", "side 1", "side 1", "side 4", "side 0", "side 0"),
            light=NEW_FACE,
            do="roll",
        ),
    ),
    light=NEW_FACE,
)
FEAT = Chapter(
    "feat",
    position(
        {"gold": 4, "moon": 2, "glory": 2, "dark": _with("moon_2"), "up": [1, 0]},
        {"gold": 3, "moon": 1, "up": [0, 4]},
        MAIN,
        round=2,
    ),
    (
        Step("shards", light="count:0:moon"),
        Step("perform", "feat moon_2", do="card"),
        Step("card", light="card:0:silver_hind"),
        Step("hero", light="portal:2"),
    ),
)
MORE = Chapter(
    "more",
    position(
        {
            "sun": 3,
            "glory": 6,
            "dark": _with("moon_2"),
            "up": [0, 1],
            "portal": 2,
            "cards": {"silver_hind": 1},
        },
        {"gold": 6, "glory": 4, "up": [0, 0], "portal": 7, "cards": {"elder": 1}},
        ("end_turn", "main", "reinforce"),
        round=4,
    ),
    (
        Step("reinforce", "use moon_2", do="card"),
        Step("minor", "die dark", then=("side 0",), do="die"),
        Step("oust", "feat sun_1b", then=("side 0", "side 0"), do="card"),
        Step("extra", "yes", do="button"),
        Step("second", "feat moon_4", do="card"),
    ),
    light="seat:0",
)
GLORY = Chapter(
    "glory",
    position(
        {
            "gold": 1,
            "sun": 4,
            "glory": 24,
            "dark": _with("moon_2"),
            "up": [0, 1],
            "portal": 3,
            "cards": {"silver_hind": 1, "wild_spirits": 1, "ferryman": 1},
        },
        {"gold": 3, "sun": 2, "glory": 31, "portal": 2, "cards": {"elder": 1, "satyrs": 2}},
        MAIN,
        round=9,
    ),
    (
        Step("score", light=BOTH_SCORES),
        Step("perform", "feat sun_4", do="card"),
        Step(
            "last",
            then=(*["side 0"] * 8, "use sun_1a", "feat sun_2"),
            light="seat:1 home:1",
            do="watch",
        ),
    ),
    light=BOTH_SCORES,
)
LESSONS = Lessons((ROLL, FORGE, FEAT, MORE, GLORY), reckon)

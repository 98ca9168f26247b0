"""The lessons of Rolling Realms: three chapters alone at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from grani.core.contract import State
from grani.core.happening import Told
from grani.lessons.lesson import LEARNER, Chapter, Lessons, Numbers, Step
from grani.rolling_realms.happenings import RealmsEvent
from grani.rolling_realms.resources import RESOURCE_NAMES
from grani.rolling_realms.seen import RealmsView

Data = dict[str, object]
FIRST = ("wingspan", "my_little_scythe", "pyramid")
"""Three realms that are quickly understood; all chapters are played in them, and most of what they
speak of is in the first, which a phone shows."""
LAST_SQUARE = 3
OTHERS = ("scythe", "tapestry", "euphoria", "charterstone", "viticulture", "pendulum")


def position(
    turn: int = 1,
    round: int = 1,
    rolled: tuple[int, int] | None = None,
    held: Mapping[str, int] | None = None,
    results: Sequence[int] = (),
    **marks: Data,
) -> Data:
    """Write a position of one sheet: what is not said is blank, nothing has been spent."""
    before = OTHERS[: 3 * (round - 1)]
    sheet: Data = {
        "results": list(results),
        "resources": {name: [(held or {}).get(name, 0), 0] for name in RESOURCE_NAMES},
        "cards": {
            "my_little_scythe": marks.get("my_little_scythe", {"pumpkin": [], "heart": []}),
            "wingspan": marks.get("wingspan", {"7": [], "12": [], "16": []}),
            "pyramid": marks.get("pyramid", {"rows": [[None] * 2, [None] * 3, [None] * 4]}),
        },
    }
    if rolled is not None:
        dice = dict(zip(("d1", "d2"), rolled, strict=True))
        sheet["dice"] = {name: {"value": value} for name, value in dice.items()}
        sheet |= {"gained": [], "activated": []}
    return {
        "game": "rolling-realms",
        "rules": "1",
        "round": round,
        "turn": turn,
        "realms": [*before, *FIRST, *["random"] * (9 - 3 * round)],
        "rolled": list(rolled or (None, None)),
        "sheets": [sheet],
    }


def reckon(told: Sequence[Told], state: State) -> Numbers:
    """Count the resources and stars that have just come, what is held, and the result so far."""
    numbers: Numbers = dict.fromkeys((*RESOURCE_NAMES, "stars", "unspent"), 0)
    for event in cast("Sequence[RealmsEvent]", told):
        if event["kind"] == "gained":
            _add(numbers, event["amounts"])
        elif event["kind"] == "starred":
            _add(numbers, {"stars": event["stars"]})
        elif event["kind"] == "result":
            _add(numbers, {"unspent": event["unspent"]})
    view = cast("RealmsView", state.view(LEARNER))
    held = view["sheets"][LEARNER]["resources"]
    whole, tenths = divmod(state.scores()[LEARNER], 10)
    return {
        **numbers,
        **{f"have-{name}": held[name]["hand"] for name in RESOURCE_NAMES},
        "turns": view["turns"],
        "rounds": view["rounds"],
        "whole": whole,
        "tenths": tenths,
        **_lacking(view),
    }


def _lacking(view: RealmsView) -> Numbers:
    """Tell of the first bird that waits for its last number: its sum, and what makes it exact."""
    for card in view["sheets"][LEARNER]["cards"]:
        if card is None or card["realm"] != "wingspan":
            continue
        birds = cast("Mapping[str, Sequence[int]]", card["marks"])
        for bird, written in birds.items():
            if len(written) == LAST_SQUARE - 1:
                wanted, there = int(bird), sum(written)
                return {"bird": wanted, "sum": there, "lacks": wanted - there}
    return {}


def _add(numbers: Numbers, more: object) -> None:
    assert isinstance(more, Mapping)
    for name, amount in more.items():
        numbers[name] = int(numbers[name]) + int(amount)


MARK = Chapter(
    "mark",
    position(),
    (
        Step("goal"),
        Step("throw", then=("lands 5", "lands 2"), do="roll"),
        Step("first", "use d1 wingspan bird 12", do="square"),
        Step("second", "use d2 my_little_scythe pumpkin", do="square"),
        Step("end", "end turn", do="button"),
    ),
)
SPEND = Chapter(
    "spend",
    position(
        turn=4,
        rolled=(4, 6),
        held={"pumpkin": 3, "coin": 4},
        wingspan={"7": [1, 3], "12": [5], "16": []},
        my_little_scythe={"pumpkin": [2, 5], "heart": []},
    ),
    (
        Step("lacks", light="+".join(f"spot:0:bird:7:{square}" for square in (3, 1, 2))),
        Step("adjust", "adjust d1 -1", light="way:adjust", do="way"),
        Step("exact", "use d1 wingspan bird 7", do="square"),
        Step("buy", "buy 4", light="way:buy", do="way"),
        Step("more", "use gained 4 my_little_scythe heart", do="square"),
    ),
)
STARS = Chapter(
    "stars",
    position(
        turn=9,
        round=3,
        rolled=(3, 6),
        results=(92, 105),
        held={"pumpkin": 5, "heart": 2, "coin": 3},
        wingspan={"7": [1, 3, 3], "12": [5, 4], "16": [6]},
        my_little_scythe={"pumpkin": [2, 5, 4, 1], "heart": []},
    ),
    (
        Step("last", "use d1 wingspan bird 12", do="square"),
        Step("sixth", "use d2 my_little_scythe pumpkin", do="square"),
        Step("end", "end turn", do="button"),
    ),
)
LESSONS = Lessons((MARK, SPEND, STARS), reckon)

"""What is learnt for which games, and in which stages: all of it as data.

A configuration is a network of its own. The first is learnt from nothing; the others begin with a
network that is there, since most of what is worth knowing is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Configuration:
    """Games that one network plays: set-ups and numbers of seats, each as often as any other."""

    name: str
    setups: tuple[str, ...]
    seats: tuple[int, ...]
    start: str = ""
    """The configuration whose network this one begins with."""


CONFIGURATIONS = {
    each.name: each
    for each in (
        Configuration("forge-2", ("random", "random-all"), (2,)),
        Configuration("forge-many", ("random", "random-all"), (3, 4), "forge-2"),
        Configuration("goddess-2", ("goddess", "goddess-random"), (2,), "forge-2"),
        Configuration("goddess-many", ("goddess", "goddess-random"), (3, 4), "goddess-2"),
        Configuration("titans-2", ("titans", "titans-random"), (2,), "forge-2"),
        Configuration("titans-many", ("titans", "titans-random"), (3, 4), "titans-2"),
    )
}

GAME = "dice-forge"
WATCH, FORESIGHT, GUESS, SEARCH = "watch", "foresight", "guess", "search"


@dataclass(frozen=True)
class Stage:
    """Some rounds of games and learning.

    ``games`` by teacher are played in every round; ``rate`` falls in a straight line to ``last`` of
    itself; every position is seen about ``passes`` times.
    """

    name: str
    rounds: int
    games: dict[str, int]
    rate: float
    last: float = 0.05
    passes: float = 2.0
    trust: float = 0.93
    softness: float = 0.06
    wander: float = 0.03
    slips: float = 0.03
    temperature: float = 0.5
    iterations: int = 200
    explore: float = 0.15
    guess_share: float = 0.5
    imitates_foresight: bool = True
    """Whether what foresight prefers is learnt, or only what its games came to."""


SEARCHING = Stage(
    "search",
    60,
    {SEARCH: 50, GUESS: 300, FORESIGHT: 150},
    1e-3,
    slips=0.05,
    imitates_foresight=False,
)
FROM_NOTHING = (
    Stage("watch", 3, {WATCH: 800}, 2e-3, 1.0, passes=2.0, slips=0.08),
    Stage("foresight", 40, {FORESIGHT: 400}, 2e-3),
    SEARCHING,
)
FROM_ANOTHER = (
    Stage("foresight", 20, {FORESIGHT: 300}, 1.5e-3),
    replace(SEARCHING, rounds=30),
)


def stages_of(configuration: Configuration, effort: float) -> list[Stage]:
    """Give the stages of a configuration; ``effort`` makes all of them longer or shorter."""
    stages = FROM_ANOTHER if configuration.start else FROM_NOTHING
    return [replace(stage, rounds=max(1, round(stage.rounds * effort))) for stage in stages]

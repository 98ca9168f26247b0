"""What is played: a configuration each, with a seed of its own."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from grani.bots.levels import HARD

GAMES = 20_000
"""Of a configuration, unless somebody says otherwise."""
FORGE, REALMS = "dice-forge", "rolling-realms"
STUDIED = f"{HARD}:iterations=4"
"""Who plays Dice Forge: the level with a little search, which it has not by itself."""


@dataclass(frozen=True)
class Plan:
    """One configuration: a level plays against itself."""

    name: str
    title: str
    game: str
    setup: str
    seats: int
    seed: int
    share: float = 1.0
    """How many games it gets beside the others."""
    level: str = HARD

    def games(self, wanted: int) -> int:
        """Give how many games of it are played where others play ``wanted``."""
        return max(1, round(wanted * self.share))

    def command(self, games: int) -> str:
        """Write the command that plays the same games, without the study."""
        seats = ",".join([self.level] * self.seats)
        return (
            f"grani simulate {self.game} --seats {seats} --setup {self.setup} "
            f"--seed {self.seed} --games {games} --fixed-seats"
        )

    def to_json(self) -> dict[str, object]:
        return asdict(self)


PLANS = (
    Plan("base", "Dice Forge, two heroes", FORGE, "random-all", 2, 101, level=STUDIED),
    Plan(
        "goddess",
        "Labyrinth of the Goddess, two heroes",
        FORGE,
        "goddess-random",
        2,
        102,
        level=STUDIED,
    ),
    Plan(
        "titans", "Revolt of the Titans, two heroes", FORGE, "titans-random", 2, 103, level=STUDIED
    ),
    Plan("four", "Dice Forge, four heroes", FORGE, "random-all", 4, 104, 0.25, STUDIED),
    Plan("realms", "Rolling Realms, solo", REALMS, "random", 1, 105),
)


def plan_named(name: str) -> Plan:
    """Give the plan of a name; ValueError says which there are."""
    for plan in PLANS:
        if plan.name == name:
            return plan
    raise ValueError(f"no configuration {name!r}: there are {', '.join(p.name for p in PLANS)}")

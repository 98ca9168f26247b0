"""What is measured, what it is held against, and what we want: the table of the bench."""

from __future__ import annotations

from dataclasses import dataclass

OURS = "ours"
OTHER = "other"
"""The build that ours is compared with."""
INTERPRETED = "interpreted"
MINI = "mini"
PEERS = "peers"

MEMORY_LIMIT = 100.0
"""MB at the peak of a simulation."""
MEMORY_GROWTH = 2.0
"""MB between a tenth and the end of a simulation that still count as flat."""
SIMULATED = 1_000_000
NOISE = 0.1
"""Share by which two clones may differ and still count as equally dear."""


@dataclass(frozen=True)
class Quantity:
    """One thing to time, in a process of its own."""

    variant: str
    workload: str
    seats: int
    setup: str = ""
    stretch: float = 1
    """Slices this many times as long: where a game takes long, seeds must even out."""
    game: str = ""
    """A game of ours; nothing where a module measures one game alone."""

    @property
    def module(self) -> str:
        return OURS if self.variant in (OTHER, INTERPRETED) else self.variant


@dataclass(frozen=True)
class Row:
    """A line of the table: a quantity, and what its ratio to another one should be.

    ``floor`` must be kept and ``goal`` is hoped for. Both bound the ratio to ``base``, or the
    value itself if there is no base; times are bounded from above, rates from below.
    """

    name: str
    title: str
    quantity: Quantity
    base: Quantity | None = None
    against: str = ""
    floor: float | None = None
    goal: float | None = None
    nanoseconds: bool = False


FORGE = "dice-forge"
REALMS = "rolling-realms"


def of_forge(variant: str, workload: str, seats: int, setup: str = "random") -> Quantity:
    """Give a quantity of Dice Forge."""
    return Quantity(variant, workload, seats, setup, game=FORGE)


def of_realms(variant: str, workload: str, seats: int, stretch: float = 1) -> Quantity:
    """Give a quantity of Rolling Realms."""
    return Quantity(variant, workload, seats, "random", stretch, REALMS)


OUR_GAMES = of_forge(OURS, "games", 2)
FORGE_CLONE = of_forge(OURS, "clone", 2)
MINI_GAMES_2 = Quantity(MINI, "games", 2)
MINI_GAMES_3 = Quantity(MINI, "games", 3)
MINI_GAMES_4 = Quantity(MINI, "games", 4)
MINI_DECISIONS = Quantity(MINI, "decisions", 2)
MINI_STEPS = Quantity(MINI, "steps", 2)
CATANATRON = Quantity(PEERS, "catanatron", 2, stretch=4)
BACKGAMMON = Quantity(PEERS, "backgammon", 2)
CONNECT_FOUR = Quantity(PEERS, "connect_four", 2)
CATANATRON_GYM = Quantity(PEERS, "catanatron_gym", 2)
AEC = of_forge(OURS, "aec", 2, "introductory")
GYM = of_forge(OURS, "gym", 2, "introductory")

OF_MINI_2 = "mini, 2 players"
OF_MINI_3 = "mini, 3 players"
OF_MINI_4 = "mini, 4 players"
OF_BASE = "the base game, 2 players"

# Like is held against like: a ratio has as many players on both sides. The mini-engine has no game
# for one; solo games are held against its smallest, and the line says so.
ROWS: list[Row] = [
    Row("games-2", "games/s, 2 players", OUR_GAMES, MINI_GAMES_2, OF_MINI_2, 0.35, 0.45),
    Row("games-3", "games/s, 3 players", of_forge(OURS, "games", 3), MINI_GAMES_3, OF_MINI_3),
    Row(
        "games-4",
        "games/s, 4 players",
        of_forge(OURS, "games", 4),
        MINI_GAMES_4,
        OF_MINI_4,
        0.45,
        0.75,
    ),
    Row(
        "games-introductory",
        "games/s, 2 players, introductory sets",
        of_forge(OURS, "games", 2, "introductory"),
        MINI_GAMES_2,
        OF_MINI_2,
    ),
    Row(
        "games-goddess",
        "games/s, 2 players, with the Goddess",
        of_forge(OURS, "games", 2, "goddess"),
        OUR_GAMES,
        OF_BASE,
        0.5,
    ),
    Row(
        "games-titans",
        "games/s, 2 players, with the Titans",
        of_forge(OURS, "games", 2, "titans"),
        OUR_GAMES,
        OF_BASE,
        0.5,
    ),
    Row(
        "decisions",
        "decisions/s inside the playout, 2 players",
        of_forge(OURS, "decisions", 2),
        MINI_DECISIONS,
        OF_MINI_2,
    ),
    Row(
        "steps",
        "legal + apply/s from Python, 2 players",
        of_forge(OURS, "steps", 2),
        MINI_STEPS,
        OF_MINI_2,
    ),
    Row(
        "clone-4",
        "clone from Python, 4 players",
        of_forge(OURS, "clone", 4),
        Quantity(MINI, "clone", 4),
        OF_MINI_4,
        floor=2,
        nanoseconds=True,
    ),
    Row(
        "clone-2",
        "clone from Python, 2 players",
        FORGE_CLONE,
        Quantity(MINI, "clone", 2),
        OF_MINI_2,
        floor=2,
        nanoseconds=True,
    ),
    Row(
        "greedy",
        "games/s, 2 players, the greedy bot",
        Quantity(OURS, "greedy", 2, "random", 2, FORGE),
        floor=300,
    ),
    Row(
        "interpreted",
        "games/s, 2 players, interpreted",
        of_forge(INTERPRETED, "games", 2),
        floor=300,
    ),
    Row("catanatron", "games/s, 2 players", OUR_GAMES, CATANATRON, "catanatron, 2 players", 200),
    Row(
        "backgammon",
        "games/s, 2 players",
        OUR_GAMES,
        BACKGAMMON,
        "OpenSpiel's backgammon, 2 players",
    ),
    Row(
        "batch",
        "batch: decisions/s with observation and mask, 2 players",
        of_forge(OURS, "batch", 2, "introductory"),
        floor=300_000,
    ),
    Row(
        "batch-numpy",
        "batch: the same, actions drawn by NumPy, drawing included",
        of_forge(OURS, "batch_numpy", 2, "introductory"),
    ),
    Row(
        "batch-titans",
        "batch: decisions/s, 4 players with the Titans",
        of_forge(OURS, "batch", 4, "titans"),
    ),
    Row("aec", "PettingZoo: steps/s", AEC, CONNECT_FOUR, "its connect four", 3),
    Row("gym", "Gymnasium: steps/s against random", GYM, CATANATRON_GYM, "catanatron's", 10),
    Row(
        "aec-copy",
        "PettingZoo: copy of an environment, 2 players",
        of_forge(OURS, "copy_aec", 2, "introductory"),
        floor=5000,
        nanoseconds=True,
    ),
    Row(
        "realms-1",
        "Rolling Realms: games/s, 1 player",
        of_realms(OURS, "games", 1),
        MINI_GAMES_2,
        "mini, 2 players (its fewest)",
        0.3,
        0.5,
    ),
    Row(
        "realms-2",
        "Rolling Realms: games/s, 2 players",
        of_realms(OURS, "games", 2),
        MINI_GAMES_2,
        OF_MINI_2,
    ),
    Row(
        "realms-4",
        "Rolling Realms: games/s, 4 players",
        of_realms(OURS, "games", 4),
        MINI_GAMES_4,
        OF_MINI_4,
    ),
    Row(
        "realms-clone",
        "Rolling Realms: clone from Python, 2 players",
        of_realms(OURS, "clone", 2),
        FORGE_CLONE,
        "Dice Forge, 2 players",
        floor=1 + NOISE,
        goal=1,
        nanoseconds=True,
    ),
    Row(
        "realms-interpreted",
        "Rolling Realms: games/s, 1 player, interpreted",
        of_realms(INTERPRETED, "games", 1),
    ),
    Row(
        "realms-greedy",
        "Rolling Realms: games/s, 1 player, the greedy bot",
        of_realms(OURS, "greedy", 1, stretch=2),
        floor=100,
    ),
    Row("mini-2", "mini: games/s, 2 players", MINI_GAMES_2),
    Row("mini-3", "mini: games/s, 3 players", MINI_GAMES_3),
    Row("mini-4", "mini: games/s, 4 players", MINI_GAMES_4),
    Row("mini-decisions", "mini: decisions/s inside, 2 players", MINI_DECISIONS),
    Row("mini-steps", "mini: legal + apply/s from Python, 2 players", MINI_STEPS),
    Row(
        "mini-clone-2",
        "mini: clone from Python, 2 players",
        Quantity(MINI, "clone", 2),
        nanoseconds=True,
    ),
    Row(
        "mini-clone-4",
        "mini: clone from Python, 4 players",
        Quantity(MINI, "clone", 4),
        nanoseconds=True,
    ),
    Row("peer-catanatron", "catanatron: games/s, 2 players", CATANATRON),
    Row("peer-backgammon", "OpenSpiel's backgammon: games/s, 2 players", BACKGAMMON),
    Row("peer-connect-four", "PettingZoo's connect four: steps/s", CONNECT_FOUR),
    Row("peer-catanatron-gym", "catanatron's Gymnasium environment: steps/s", CATANATRON_GYM),
]


def rows_named(names: list[str]) -> list[Row]:
    """Give the rows whose names begin with one of ``names``; all if there are none."""
    for name in names:
        if not any(row.name.startswith(name) for row in ROWS):
            known = ", ".join(row.name for row in ROWS)
            raise ValueError(f"nothing is called {name!r}; there are: {known}")
    return [row for row in ROWS if not names or any(row.name.startswith(name) for name in names)]


def quantities_of(rows: list[Row]) -> list[Quantity]:
    """Give what must be timed for these rows, each once."""
    wanted: dict[Quantity, None] = {}
    for row in rows:
        wanted[row.quantity] = None
        if row.base is not None:
            wanted[row.base] = None
    return list(wanted)

"""Games that a profile-guided build learns from; the build that watches stands first on the path.

The compiler lays the rules out for what is played here, so it is a mix of what people do with them,
not what the bench measures: random games of all boxes at every number of seats, greedy bots, many
games at once as agents are trained on them, and a little of what the table in the browser asks for
at every step.
"""

from __future__ import annotations

from collections.abc import Iterator

from grani.arena.simulate import Series, simulate
from grani.core.build import build
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import play_out, roll_on
from grani.core.registry import game
from grani.envs.many import Many
from grani.envs.terms import Terms

FORGE = "dice-forge"
REALMS = "rolling-realms"

RANDOM = [
    (FORGE, "introductory", (2, 3, 4), 120),
    (FORGE, "alternates", (2, 3, 4), 120),
    (FORGE, "random", (2, 3, 4), 300),
    (FORGE, "random-all", (2, 3, 4), 300),
    (FORGE, "goddess-random", (2, 3, 4), 250),
    (FORGE, "titans-random", (2, 3, 4), 250),
    (REALMS, "random", (1, 2, 4), 400),
]
"""Game, set-up, numbers of seats, and how many games of each."""
GREEDY = [
    Series(FORGE, ("greedy", "greedy"), 10, seed=1, setup="random"),
    Series(FORGE, ("greedy", "random", "greedy"), 6, seed=2, setup="random-all"),
    Series(FORGE, ("greedy", "greedy"), 6, seed=3, setup="goddess-random"),
    Series(FORGE, ("greedy", "greedy", "random", "random"), 4, seed=4, setup="titans-random"),
    Series(REALMS, ("greedy",), 6, seed=5),
    Series(REALMS, ("greedy", "random"), 3, seed=6),
]
LOOKED_AT = 6
"""Games of each set-up that are played as people play them."""
AT_ONCE = 16
STEPS = 150
"""Games of each set-up that agents play, and for how long."""


def tables() -> Iterator[tuple[State, int]]:
    """Give a new table of every set-up and number of seats, with how many games it is worth."""
    for name, setup, sizes, count in RANDOM:
        for seats in sizes:
            yield game(name).new(seats, setup), count


def play_at_random(start: State, count: int, dice: Dice) -> None:
    """Play whole games from the start, and each a second time from a copy of its middle."""
    for _ in range(count):
        state = start.clone()
        roll_on(state, dice)
        play_out(state.clone(), dice)
        play_out(state, dice)


def play_as_people_do(state: State, dice: Dice) -> None:
    """Play a game step by step through the checked path, looking at the table now and then."""
    step = 0
    while not state.is_over:
        if state.actor >= 0:
            state.prompt(int(state.actor))
            if step % 8 == 0:
                state.view(int(state.actor))
                state.game.from_position(state.position())
        state.apply(dice.pick(state.legal()))
        step += 1


def play_as_agents_do(name: str, setup: str, seats: int, dice: Dice) -> None:
    """Step many games at once, with all that agents see written down."""
    terms = Terms(name, setup, seats, (), None, "choices")
    many = Many(terms.rules, terms.sight, terms.layout.size, terms.actions, AT_ONCE, 1, 0)
    for _ in range(STEPS // 2):
        many.step([int(mask.any(0)) for mask in many.masks])
    many.step_at_random(dice, STEPS // 2)


def main() -> None:
    if build() != "compiled":
        raise SystemExit("only a compiled build can be trained")
    dice = Dice(1)
    for start, count in tables():
        play_at_random(start, count, dice)
        for _ in range(LOOKED_AT):
            play_as_people_do(start.clone(), dice)
    for name, setup, sizes, _ in RANDOM:
        for seats in sizes:
            play_as_agents_do(name, setup, seats, dice)
    for series in GREEDY:
        simulate(series)


if __name__ == "__main__":
    main()

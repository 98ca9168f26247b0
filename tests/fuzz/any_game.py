"""Any game, for games that bring neither invariants nor a net: what must hold of every one.

Kinds of question are chance, a decision, and the end. Rich positions are those of games that have
been going on for a while.
"""

from __future__ import annotations

from dataclasses import dataclass

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.game import Game
from tests.fuzz.coverage import Coverage, Expected, Stop

LONGEST = 60
"""Steps before a rich position, at most."""
KINDS = {int(CHANCE): "chance", int(OVER): "game over"}
DECISION = "decision"


def check(state: State) -> str:
    """Say what is wrong with a state, if anything is."""
    actor, seats = int(state.actor), int(state.seats)
    if not int(OVER) <= actor < seats:
        return f"the actor {actor} is nobody"
    if len(state.scores()) != seats:
        return f"{len(state.scores())} scores of {seats} seats"
    winners = state.winners()
    if not winners or not set(winners) <= set(range(seats)):
        return f"the winners {winners} are not seats"
    if (actor == OVER) != (not state.legal()):
        return f"{state.decision()}: {state.legal()} are legal"
    return ""


def name(stop: Stop) -> tuple[str, str]:
    """Name a stop by who acts."""
    return (KINDS.get(stop[0], DECISION), "nothing")


EXPECTED = Expected(
    stops=(*KINDS.values(), DECISION),
    things=(),
    pairs=(),
    noun="things",
    meeting="none are known",
    name=name,
)


@dataclass(frozen=True)
class AnyNet:
    """What a course asks about any game."""

    game: Game
    expected: Expected = EXPECTED

    def stop(self, state: State) -> Stop:
        return (min(int(state.actor), 0), 0)

    def rich(self, dice: Dice, number: int, seats: int) -> dict[str, object]:
        state = self.game.new(seats)
        for _ in range(dice.below(LONGEST)):
            ahead = state.clone()
            ahead.apply(dice.pick(ahead.legal()))
            if ahead.is_over:
                break
            state = ahead
        return {**state.position()}

    def watch(self, state: State, coverage: Coverage) -> AnyNet:
        return self

    def decided(self, state: State, action: int, seat: int) -> None:
        """Take no note."""

    def reached(self, state: State) -> str:
        return ""

    def special(self, state: State, legal: list[int], number: int, dice: Dice) -> int | None:
        return None

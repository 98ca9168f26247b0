"""The contract of all games, kept for a small one: a state that asks a ``SimpleTable``.

Compiled, because only compiled classes can be states where the rules are: the table itself may be
interpreted, wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.prompt import Option, Prompt

if TYPE_CHECKING:
    from grani.core.simple import SimpleGame, SimpleTable


@final
class SimpleState(State):
    """A position of a small game."""

    def __init__(self, rules: SimpleGame, table: SimpleTable, seats: i64) -> None:
        super().__init__(seats, vec[i64]([0 for _ in range(rules.action_count)]))
        self.rules = rules
        self.table = table
        self.actor = table.actor()

    def find(self, seat: i64) -> i64:
        count: i64 = 0
        if seat == self.actor and seat != OVER:
            for move in self.table.moves():
                self.options[count] = move
                count += 1
        return count

    def play(self, action: i64, seat: i64) -> None:
        if action not in self.table.moves():
            raise IllegalAction(self.refusal(action, seat))
        self.table.play(int(action), self.tell)
        self.actor = self.table.actor()

    def tell(self, event: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Let the observer know what happens, if somebody watches."""
        observer = self.observer
        kind: int = self.rules.kinds[event]
        if observer is not None:
            observer.tell(kind, seat, a, b, c)

    def clone(self) -> State:
        return SimpleState(self.rules, self.table.clone(), self.seats)

    def scores(self) -> list[int]:
        scores: list[int] = self.table.scores()
        return scores

    def winners(self) -> list[int]:
        winners: list[int] = self.table.winners()
        return winners

    def prompt(self, seat: int) -> Prompt | None:
        if not self.awaits(seat):
            return None
        kind: str = self.table.decision()
        options = tuple([self._option(action) for action in self.legal(seat)])
        return Prompt(kind, seat, f"step:{kind}", options)

    def _option(self, action: int) -> Option:
        return Option(action, f"option-{self.rules.actions[action]}", self.table.args(action))

    def view(self, seat: int) -> Mapping[str, object]:
        self.check_viewer(seat)
        return {
            "game": self.rules.id,
            "you": seat,
            "seats": int(self.seats),
            "actor": int(self.actor),
            "decision": self.decision(),
            **self.table.fields(),
            "scores": self.scores(),
            "winners": self.winners() if self.actor == OVER else [],
        }

    def position(self) -> dict[str, object]:
        return {
            "game": self.rules.id,
            "rules": self.rules.rules,
            "seats": int(self.seats),
            **self.table.fields(),
        }

    def decision(self) -> str:
        if self.actor == OVER:
            return "game over"
        kind: str = self.table.decision()
        return f"chance: {kind}" if self.actor == CHANCE else f"{kind} of seat {self.actor}"

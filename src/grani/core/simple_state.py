"""The contract of all games, kept for a small one: a state that asks a ``SimpleTable``.

Compiled, because only compiled classes can be states where the rules are: the table itself may be
interpreted, wherever it comes from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.game import Game, RulesError
from grani.core.prompt import Option, Prompt
from grani.core.whole import whole

if TYPE_CHECKING:
    from grani.core.shapes import Position, View
    from grani.core.simple import SimpleGame, SimpleTable


@final
class SimpleState(State):
    """A position of a small game."""

    def __init__(self, rules: SimpleGame, table: SimpleTable, seats: i64) -> None:
        super().__init__(seats, vec[i64]([0 for _ in range(rules.action_count)]))
        self.rules = rules
        self.table = table
        self.actor = self.asked()

    @property
    def game(self) -> Game:
        """The game that this is a position of, whether the registry knows it or not."""
        return self.rules

    def asked(self) -> int:
        """Ask the table who acts; RulesError for somebody who is not there."""
        actor: int = self.table.actor()
        if not OVER <= actor < self.seats:
            raise RulesError(
                f"{self.rules.id}: actor() gives {actor}: it is a seat from 0 to "
                f"{self.seats - 1}, CHANCE or OVER"
            )
        return actor

    def moves(self) -> list[int]:
        """Ask the table what the actor may do; RulesError for what no record could hold."""
        moves: list[int] = self.table.moves()
        wrong = ""
        if not moves:
            wrong = "lists nothing, but somebody must act"
        elif len(set(moves)) < len(moves):
            wrong = f"lists something twice: {moves}"
        elif min(moves) < 0 or max(moves) >= self.rules.action_count:
            wrong = f"lists {moves}: actions are 0 to {self.rules.action_count - 1}"
        if wrong:
            raise RulesError(f"{self.rules.id}: moves() {wrong} ({self.decision()})")
        return moves

    def find(self, seat: i64) -> i64:
        count: i64 = 0
        if seat == self.actor and seat != OVER:
            for move in self.moves():
                self.options[count] = move
                count += 1
        return count

    def play(self, action: i64, seat: i64) -> None:
        if action not in self.moves():
            raise IllegalAction(self.refusal(action, seat))
        self.table.play(int(action), self.tell)
        self.actor = self.asked()

    def tell(self, event: str, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Let the observer know what happens, if somebody watches."""
        observer = self.observer
        if event not in self.rules.kinds:
            known = ", ".join(self.rules.kinds)
            raise RulesError(
                f"{self.rules.id}: no event {event!r} is described; there are: {known}"
            )
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

    def prompt(self, seat: SupportsIndex | None = None) -> Prompt | None:
        who = self.seat_meant(seat)
        if not self.awaits(who):
            return None
        kind: str = self.table.decision()
        options = tuple([self._option(action) for action in self.legal(who)])
        return Prompt(kind, who, f"step:{kind}", options)

    def _option(self, action: int) -> Option:
        return Option(action, f"option-{self.rules.actions[action]}", self.table.args(action))

    def view(self, seat: SupportsIndex) -> View:
        seat = whole(seat, "seat")
        self.check_viewer(seat)
        view: dict[str, object] = {
            "game": self.rules.id,
            "you": seat,
            "seats": int(self.seats),
            "actor": int(self.actor),
            "decision": self.decision(),
            **self.table.fields(),
            "scores": self.scores(),
            "winners": self.winners() if self.actor == OVER else [],
        }
        return cast("View", view)

    def position(self) -> Position:
        position: dict[str, object] = {
            "game": self.rules.id,
            "rules": self.rules.rules,
            "seats": int(self.seats),
            **self.table.fields(),
        }
        return cast("Position", position)

    def game_id(self) -> str:
        return self.rules.id

    def decision(self) -> str:
        if self.actor == OVER:
            return "game over"
        kind: str = self.table.decision()
        return f"chance: {kind}" if self.actor == CHANCE else f"{kind} of seat {self.actor}"

"""The contract every game keeps: a position is plain data, and four verbs act on it.

``State`` is a position: who acts, what they may do, what happens then; ``Game`` (beside this
module) makes states and reads them back. Nothing here knows any game, does any I/O or holds a
generator: when a die must land, the actor is ``CHANCE`` and the driver feeds the outcome.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.dice import Dice
from grani.core.naming import listed
from grani.core.observer import Observer
from grani.core.prompt import Chance, Prompt
from grani.core.whole import whole

if TYPE_CHECKING:
    from grani.core.game import Game
    from grani.core.shapes import Position, View

CHANCE: Final[i64] = -1
"""The actor while a die must land, or something be drawn."""
OVER: Final[i64] = -2
"""The actor of a game that has ended."""


class IllegalAction(ValueError):
    """An action that the position does not allow; the position is unchanged."""


@mypyc_attr(acyclic=True)
class State:
    """A position of one game: cloneable, history-free, stopped at a decision, a chance or the end.

    ``actor`` is the seat to decide (0, 1, …), ``CHANCE`` or ``OVER``. Where several seats act at
    once, it is the first that has not finished, and ``awaits`` tells about each.

    Two paths lead in. ``legal`` and ``apply`` are checked and for everybody. ``find`` and ``play``
    are what playouts run on: ``find`` lists the legal actions in ``options`` and gives their
    number, ``play`` carries out one of these and trusts its caller. With any other action the
    position may be wrong afterwards, or an error be raised, but ``play`` always comes to an end.

    As a Python object a state is a value: states are equal if they are the same position of the
    same game, whatever watches them, and ``copy`` and ``pickle`` give another such. A state
    changes as it is played, so it cannot be a key. ``print`` draws the table.
    """

    def __init__(self, seats: i64, options: vec[i64]) -> None:
        self.seats = seats
        self.actor: i64 = OVER
        self.options = options
        self.option_count: i64 = 0
        self.observer: Observer | None = None

    # ------------------------------------------------------------------ what a game provides

    def find(self, seat: i64) -> i64:
        """List in ``options`` what ``seat`` (or ``CHANCE``) may do now; give how many."""
        raise NotImplementedError

    def play(self, action: i64, seat: i64) -> None:
        """Carry out an action that ``find`` has just listed for ``seat``, and run on."""
        raise NotImplementedError

    def fall(self, dice: Dice) -> None:
        """Let chance decide what is due: one outcome, or at once all dice of a roll that nothing
        comes between. Equal dice give equal games, however they are fed."""
        count = self.find(CHANCE)
        self.play(self.options[dice.below(count)], CHANCE)

    def clone(self) -> State:
        """Give an independent copy, without the observer."""
        raise NotImplementedError

    def clone_onto(self, old: State | None) -> State:
        """Give an independent copy in the place of one that is needed no more, where a game can
        do that: whoever tries one thing after another need not make a state for each."""
        return self.clone()

    def scores(self) -> list[int]:
        """Give each seat's score as it stands, in the game's own unit."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Give the seats that would win if the game ended now; several share a victory."""
        raise NotImplementedError

    def prompt(self, seat: SupportsIndex | None = None) -> Prompt | None:
        """Give what ``seat``, or the actor, has to decide, as data; None if it need not."""
        raise NotImplementedError

    def view(self, seat: SupportsIndex) -> View:
        """Give everything that ``seat`` may see, as JSON data; seat -1 is a spectator.

        There is nothing to see from a seat that is not there: ValueError.
        """
        raise NotImplementedError

    def position(self) -> Position:
        """Write the whole state as JSON data that ``Game.from_position`` reads back."""
        raise NotImplementedError

    def decision(self) -> str:
        """Name the decision, chance or end at which the game stands, for messages."""
        raise NotImplementedError

    def game_id(self) -> str:
        """Name the game, as the registry knows it; a game may say it without writing all down."""
        return self.position()["game"]

    # ------------------------------------------------------------------ what all games share

    @property
    def game(self) -> Game:
        """The game that this is a position of."""
        # Not at the top: the registry knows games, which know states.
        from grani.core.registry import game

        return game(self.game_id())

    def awaits(self, seat: SupportsIndex) -> bool:
        """Tell whether ``seat`` has something to decide now."""
        number = whole(seat, "seat")
        return self.has_seat(number) and self.actor == number

    def has_seat(self, seat: int) -> bool:
        """Tell whether there is such a seat; any number may be asked about."""
        count: int = self.seats
        return 0 <= seat < count

    def check_viewer(self, seat: int) -> None:
        """Refuse a seat that nobody can look from."""
        if seat != -1 and not self.has_seat(seat):
            last = self.seats - 1
            raise ValueError(f"no seat {seat}: seats are 0 to {last}, and -1 is a spectator")

    def settles(self, seat: int, action: int, mover: int) -> bool:
        """Tell whether ``action`` of ``mover``, about to be played here, ends the undo of ``seat``.

        What ``seat`` decided before it then stands for good. Usually that is chance, and whatever
        another seat does; where seats act at once on things of their own it may be less.
        """
        return mover != seat

    def chance(self) -> Chance | None:
        """Give what chance is to decide now, as data: whose die, its sides, their odds.

        None if nobody rolls. ``apply`` takes one of its outcomes, ``fall`` any.
        """
        return self.game.chance(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def legal(self, seat: SupportsIndex | None = None) -> list[int]:
        """List the legal actions of ``seat``, or of the actor, in order; empty if there is none."""
        who: i64 = self.actor
        if seat is not None:
            number = whole(seat, "seat")
            if number != -1 and not self.has_seat(number):
                return []
            who = number
        if who == OVER or not (who == self.actor or self.awaits(who)):
            return []
        count = self.find(who)
        return sorted([self.options[i] for i in range(count)])

    def names(self, seat: SupportsIndex | None = None) -> list[str]:
        """Name the legal actions of ``seat``, or of the actor, in the order of ``legal``."""
        game = self.game
        return [game.name(action) for action in self.legal(seat)]

    def action(self, name: str, seat: SupportsIndex | None = None) -> int:
        """Give the legal action of ``seat``, or of the actor, that a name means.

        Beside its name of the layout, an action may be called by what it is about here, such as a
        card by its own name instead of its place; a die lands on the first side that shows what is
        named. IllegalAction says what is legal.
        """
        return self.game.action_at(self, name, self.seat_meant(seat))

    def seat_meant(self, seat: SupportsIndex | None) -> int:
        """Give a seat as a number: that of the actor if none is named."""
        return self.actor if seat is None else whole(seat, "seat")

    def apply(self, action: SupportsIndex | str, seat: SupportsIndex | None = None) -> None:
        """Carry out one legal action of ``seat``, or of the actor; else raise IllegalAction.

        An action is a number of ``legal`` or a name, such as those of ``names``. Numbers of NumPy
        and the like will do, here and wherever a seat or an action is asked for.
        """
        number: int
        if isinstance(action, str):
            number = self.action(action, seat)
        else:
            number = whole(action, "action", "a number or a name")
        if number not in self.legal(seat):
            raise IllegalAction(self.refusal(number, self.seat_meant(seat)))
        who: i64 = self.seat_meant(seat)
        self.play(number, who)

    def refusal(self, action: int | str, seat: int) -> str:
        """Say why ``action`` of ``seat`` is refused now, and what is legal."""
        told = self.game.called(action)
        if self.actor == OVER:
            return f"{told}: the game is over"
        if seat != -1 and not self.has_seat(seat):
            seats = f"seats are 0 to {self.seats - 1}"
            return f"{told}: there is no such seat, {seats} ({self.decision()})"
        if seat != self.actor and not self.awaits(seat):
            whose = "chance" if self.actor == CHANCE else f"seat {self.actor}"
            return f"{told} of seat {seat}: it is up to {whose} ({self.decision()})"
        legal = listed(self.names(seat))
        return f"{told} is not legal now ({self.decision()}); legal: {legal}"

    # ------------------------------------------------------------------ as a Python object

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.position() == other.position()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the position. Never unpickle what a stranger sent: read positions instead."""
        from grani.core.position import state_of

        return state_of, (self.position(),)

    def __repr__(self) -> str:
        whose = "chance" if self.actor == CHANCE else f"seat {self.actor}"
        acting = "" if self.actor == OVER else f", {whose}"
        return f"<{self.game_id()} for {self.seats}: {self.decision()}{acting}>"

    def __str__(self) -> str:
        """Draw the table as the terminal does, in plain text."""
        # By its name, as games are found: drawing is work of a way in, and nothing here needs it.
        return str(import_module("grani.terminal.printed").printed(self))

    def _repr_svg_(self) -> str:
        """Draw the table as a picture, for notebooks; ``grani.picture`` asks for more."""
        return str(import_module("grani.notebooks").picture(self).svg)

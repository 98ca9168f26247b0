"""Playing in a terminal: the session at the keyboard, and one drawing module a game.

Drawings make lines of styled text. Nothing here knows what is legal: a drawing takes
``State.view`` and marks the targets that a prompt names. The drawing of a game is its role module,
``grani.terminal.<package>``, or ``<package>.terminal`` of a game that is not ours; a game without
one is drawn by ``general``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

if TYPE_CHECKING:
    from rich.text import Text

    from grani.core.prompt import Option, Prompt
    from grani.terminal.blocks import Block
    from grani.terminal.canvas import Canvas

View = Mapping[str, object]
YOU = "you"
"""The kind of a seat that a person plays; the others are bots by name."""


@dataclass(frozen=True)
class Thing:
    """Something on the table that has a name and perhaps a rule; both are message keys."""

    name: str
    rule: str


@dataclass(frozen=True)
class Menu:
    """Options as a game lays them out itself: what to show, and what each number stands for."""

    lines: Block
    entries: tuple[tuple[Option, ...], ...]
    """By number from 1 on: one option, or several that open a menu of their own."""
    finish: Option | None = None
    """The option that ends the turn: it has a letter, not a number."""
    caution: str = ""
    """What speaks against finishing now."""


class Drawing(Protocol):
    """What a drawing module offers."""

    def draw(self, view: View, canvas: Canvas) -> list[Block]:
        """Draw the whole table in blocks from top to bottom, none wider than the canvas."""

    def draw_scores(self, view: View, canvas: Canvas) -> list[Text]:
        """Draw what each seat scored, and from what."""

    def headline(self, view: View, canvas: Canvas) -> str:
        """Say in a few words where the game stands."""

    def brief(self, option: Option, canvas: Canvas) -> Text | None:
        """Write an option with signs, for lists that must be short; None if it has no such form."""

    def things(self, view: View) -> list[Thing]:
        """List everything that a player may ask the rule of."""

    def thing(self, sort: str, name: str) -> Thing:
        """Give the thing that an argument of a message names, such as a face."""

    def legend(self, canvas: Canvas) -> str:
        """Explain the signs, a line or two."""


@runtime_checkable
class MenuDrawing(Drawing, Protocol):
    """A drawing for turns of many options: it lays out menus, and shows one sheet at a time."""

    def menu(self, view: View, prompt: Prompt, options: Sequence[Option], canvas: Canvas) -> Menu:
        """Lay out a whole decision, or those of its options that an entry opened."""

    def draw_seat(self, view: View, seat: int, canvas: Canvas) -> list[Block]:
        """Draw what belongs to one seat."""

    def about(self, view: View, option: Option) -> list[Thing]:
        """List the things that an option is about."""


def drawing(game: str) -> Drawing:
    """Give what draws a game."""
    from grani.core.registry import role

    module = role(game, "terminal")
    if module is None:
        from grani.terminal import general

        module = general
    return cast(Drawing, module)

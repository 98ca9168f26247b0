"""A decision as data, for people and machines alike: what web, terminal, CLI and bots read.

No text is made here: options carry message keys and arguments, and name their targets on the
board, so that every way in can speak its own language and highlight its own pieces.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """Something to say: a message key with arguments; ids in them are named by the way in."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Option:
    """One legal action with what to say and what to show for it.

    ``targets`` are places on the board, such as ``pool:gold_3``, ``stack:moon_2``,
    ``die:0:light:3`` or ``seat:1``. ``declines`` marks the option to leave it or to go on,
    ``loses`` one that throws something away, ``default`` the one that a hurried player means.

    What the option means is said by these, in words of the game, and never guessed from its key:
    ``does`` names the deed, such as ``buy``; ``about`` what it belongs to, such as
    ``card:tower``; ``amounts`` what it brings or, below zero, takes, by resource. Of several
    that each give something up, one ``spares`` the most: it gives up what one would miss least.
    ``average`` is what comes of it on average later, by resource.
    """

    action: int
    key: str
    args: dict[str, str | int] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    declines: bool = False
    loses: bool = False
    default: bool = False
    does: str = ""
    about: str = ""
    amounts: dict[str, int] = field(default_factory=dict)
    average: dict[str, float] = field(default_factory=dict)
    spares: bool = False


@dataclass(frozen=True)
class Prompt:
    """A decision of one seat: its kind, what caused it, and every legal option."""

    kind: str
    seat: int
    cause: str
    options: tuple[Option, ...]
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Chance:
    """What chance is about to decide: what to say of it, whose it is, and every outcome.

    All outcomes are equally likely. ``seat`` is whose die it is, -1 if it is nobody's.
    """

    key: str
    args: dict[str, str | int]
    seat: int
    outcomes: tuple[Option, ...]

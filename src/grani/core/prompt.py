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
    ``average`` is what comes of it on average later, by resource. Where it only opens a choice
    among things, it ``leads`` to them: each by its id, with what would come of it on average.
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
    leads: dict[str, dict[str, float]] = field(default_factory=dict)

    def __index__(self) -> int:
        """Stand for its action wherever one is asked for: ``table.apply(option)``."""
        return self.action


@dataclass(frozen=True)
class Barred:
    """A place on the board that a decision is about and where nothing can be chosen: why not."""

    target: str
    key: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Prompt:
    """A decision of one seat: its kind, what caused it, and every legal option.

    ``barred`` are places that somebody may look to in vain, as far as the game has words for it.
    """

    kind: str
    seat: int
    cause: str
    options: tuple[Option, ...]
    args: dict[str, str | int] = field(default_factory=dict)
    barred: tuple[Barred, ...] = ()


@dataclass(frozen=True)
class Chance:
    """What chance is about to decide: what to say of it, whose it is, and every outcome.

    All outcomes are equally likely, and there is one for each side of a die, also where two sides
    show the same. ``seat`` is whose die it is, -1 if it is nobody's; ``die`` is which, such as
    ``light``, and empty where something is drawn.
    """

    key: str
    args: dict[str, str | int]
    seat: int
    outcomes: tuple[Option, ...]
    die: str = ""

    @property
    def shows(self) -> tuple[str, ...]:
        """What each outcome would show, by id and in order: the faces of a die, side by side."""
        return tuple(_shown(outcome) for outcome in self.outcomes)

    @property
    def odds(self) -> dict[str, float]:
        """How likely each result is: a face that a die has twice comes twice as often.

        >>> sides = [Option(n, "side", about=f"face:{face}") for n, face in enumerate("aab")]
        >>> Chance("roll", {}, 0, tuple(sides)).odds
        {'a': 0.6666666666666666, 'b': 0.3333333333333333}
        """
        shows = self.shows
        return {shown: shows.count(shown) / len(shows) for shown in shows}


def _shown(outcome: Option) -> str:
    """Give the id of what an outcome shows, or what it is called where it shows nothing."""
    return outcome.about.partition(":")[2] or str(outcome.args.get("name", outcome.action))

"""How thoroughly a game is reviewed, and how decisions and players are graded: all of it data.

Worths and losses are whole numbers, so that sums are exact: millionths of a victory, in a game for
one millionths of what its score counts (``PARTS``). Thresholds of grades and titles are in units
of the evaluator: in a game for several one is a victory, alone it is what ``Evaluator.unit`` says.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from grani.core.registry import role

PARTS: Final = 1_000_000
MARGIN_PARTS: Final = 1000
"""Margins are kept in thousandths of what scores count."""

QUICK, STANDARD, DEEP = "quick", "standard", "deep"


@dataclass(frozen=True)
class Speed:
    """How much is looked at.

    ``completions`` ways to go on are looked at where chance is due, the evaluator is asked
    ``ahead`` rolls later. Options of a decision are weighed by ``tries``. Where another looks
    better than the one taken, ``blocks`` comparisons of both decide, of ``each`` completions that
    end ``compared`` rolls later; so far ahead that a game is over, they are play-outs.
    """

    name: str
    completions: int
    ahead: int
    tries: int
    blocks: int
    each: int
    compared: int
    playouts: int = 0
    """Of positions of the moments that decided the game."""
    later: int = 0
    """Pairs of games that are played on, at least, to tell what pays later."""
    doubt: float = 0.08
    """The weighing is not believed where it promises so much more than the position after an option
    is worth, or where the curve falls by so much, in units of the evaluator."""
    doubted: int = 2
    """Next best options that are compared then."""
    hope: float = 0.0
    """Comparisons are given up where the lead is not so many standard errors above nothing: most
    options that look better are not."""
    crowd: float = 0.0
    """How much less is looked at the more play: of n seats, by the power of n / 2, of completions
    by half that power, since luck rests on them. Games of many have more decisions, and each look
    takes longer."""

    def among(self, seats: int) -> Speed:
        """Give this speed as it is for so many seats; nothing of it changes for two, or one.

        >>> SPEEDS[STANDARD].among(4).tries
        283
        """
        part: float = max(1.0, seats / 2) ** -self.crowd

        def share(looks: int, part: float = part) -> int:
            return max(min(looks, FEWEST), round(looks * part))

        return replace(
            self,
            completions=share(self.completions, part**0.5),
            tries=share(self.tries),
            each=share(self.each),
            playouts=share(self.playouts),
            doubted=share(self.doubted),
        )


END = 1_000_000
FEWEST: Final = 2
"""Looks of a sort that are left to a crowd, at least."""
SPEEDS: Final[dict[str, Speed]] = {
    QUICK: Speed(QUICK, 96, 2, 160, 14, 6, 6, later=24, hope=0.5, crowd=1.0),
    STANDARD: Speed(
        STANDARD, 288, 4, 800, 30, 12, END, playouts=400, later=64, doubt=0.05, doubted=4, crowd=1.5
    ),
    DEEP: Speed(DEEP, 1296, 8, 4000, 60, 40, END, playouts=4000, later=96, doubt=0.04, doubted=8),
}


def speed_of(game: str, name: str) -> Speed:
    """Give a speed as it suits a game: what its role module says in ``SPEEDS`` stands instead."""
    own: dict[str, dict[str, Any]] = getattr(role(game, "review"), "SPEEDS", {})
    return replace(SPEEDS[name], **own.get(name, {}))


BEST, FINE, DOUBTFUL, MISTAKE, BLUNDER = "best", "fine", "doubtful", "mistake", "blunder"
GRADES: Final[tuple[tuple[str, float], ...]] = (
    (BLUNDER, 0.10),
    (MISTAKE, 0.04),
    (DOUBTFUL, 0.015),
    (FINE, 0.0),
)
"""The least loss of a grade, in units of the evaluator; what loses nothing is best."""
REACH: Final = 1.96
"""Standard errors to which ± reaches out wherever people read it: 95 of 100 lie within. Data has
single standard errors."""
SURE: Final = 2.0
"""A difference counts where it is so many standard errors from nothing."""
SURER: Final = 3.0
"""The same where the weighing of options does not agree."""
SEEN_LATE: Final = 0.5
"""The part of squared noise by which luck is unsure; the rest are losses too small to be told,
which are play. Measured: docs/review.md."""
MUCH_NOISE: Final = 0.25
"""Units of noise at which a review says that the judge misunderstood the game."""
AT_STAKE: Final = 0.005
"""Where the best option is worth no more than this above the mean of the others, nothing could be
lost or won, and a decision counts as little as one that leaves no choice."""
WORTH_COMPARING: Final = 0.008
"""Differences that look smaller than this are not looked at again: they are nothing."""

TITLES: Final[tuple[tuple[str, float], ...]] = (
    ("titan", 0.0012),
    ("hero", 0.0028),
    ("smith", 0.0055),
    ("journeyman", 0.0095),
    ("apprentice", 0.02),
)
"""The highest loss per decision of a title, in units of the evaluator; docs/review.md tells what
the levels of bots come to."""
LEAST_TITLED: Final = 10
"""Decisions at which something was at stake without which nobody gets a title."""
LAST_TITLE: Final = "newcomer"


def grade(loss: float) -> str:
    """Give the grade of a decision that loses so many units.

    >>> [grade(loss) for loss in (0, 0.001, 0.02, 0.05, 0.3)]
    ['best', 'fine', 'doubtful', 'mistake', 'blunder']
    """
    if loss <= 0:
        return BEST
    return next(name for name, least in GRADES if loss >= least)


def titles_of(game: str, speed: str) -> tuple[tuple[str, float], ...]:
    """Give the limits of titles: where who looks longer finds more, a game has its own by speed,
    as ``TITLES`` of its role module."""
    own: dict[str, tuple[tuple[str, float], ...]] = getattr(role(game, "review"), "TITLES", {})
    return own.get(speed, TITLES)


def title(loss: float, decisions: int, limits: tuple[tuple[str, float], ...] = TITLES) -> str:
    """Give the title of who loses so many units a decision; none where there were but a few.

    >>> title(0.007, 40), title(0.007, 40, titles_of("dice-forge", STANDARD)), title(0.007, 3)
    ('journeyman', 'smith', '')
    """
    if decisions < LEAST_TITLED:
        return ""
    return next((name for name, most in limits if loss <= most), LAST_TITLE)

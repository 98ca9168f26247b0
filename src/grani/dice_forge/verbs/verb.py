"""What a verb is: it says by itself how it is performed, whether it can be used, what a hero owns
by it, and how its strip of signs reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from grani.dice_forge.faces.offers import OFFERS
from grani.dice_forge.resources import RESOURCE_NAMES

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@mypyc_attr(acyclic=True)
class Verb:
    """What a card does when it is taken, or when it is used as a reinforcement."""

    def perform(self, game: Table, me: Hero, source: i64, copy: i64) -> None:
        """Do it for ``me``; ``source`` says for what, ``copy`` which card of its stack it is."""
        self.own(me, 1)

    def own(self, me: Hero, count: i64) -> None:
        """Let a hero have what so many of these cards leave with their owner."""

    def usable(self, game: Table, me: Hero) -> bool:
        """Tell whether a reinforcement can be used now."""
        return True

    def hands_out(self, face: i64) -> bool:
        """Tell whether the card can give this face of the temple."""
        return False

    def lets_forge(self, face: i64) -> bool:
        """Tell whether whoever takes the card may forge this face of the temple by it."""
        return False

    def ends_the_turn(self) -> bool:
        """Tell whether the rest of the turn is broken off: then it comes after all else."""
        return False

    # ------------------------------------------------------------------ for people

    def strip(self) -> list[str]:
        """Write it in signs, for the foot of its card.

        A sign is the name of a glyph; a resource with its number after a colon; ``face:`` with the
        name of a face; or ``×`` and a number.
        """
        return []


def joined(parts: list[list[str]], sign: str) -> list[str]:
    """Put a sign between parts of a strip.

    >>> joined([["gold:1"], ["sun:1"]], "or")
    ['gold:1', 'or', 'sun:1']
    """
    row: list[str] = []
    for part in parts:
        row += [sign, *part] if row else part
    return row


def offered(offer: i64) -> list[str]:
    """Write an offer in signs: one of several resources."""
    on_offer = OFFERS[offer]
    parts = [
        [f"{name}:{on_offer.amount(resource)}"]
        for resource, name in enumerate(RESOURCE_NAMES)
        if on_offer.amount(resource)
    ]
    return joined(parts, "or")


def often(times: i64) -> list[str]:
    """Write how often something is done."""
    return [f"×{times}"] if times > 1 else []

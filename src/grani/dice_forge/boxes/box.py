"""What a box may add to the course of a game: the moments at which the base game asks it.

The base game is complete without any: every moment here does nothing, or answers as the base game
does. A box of an expansion gives a subclass that joins in. A table has exactly one (``Table.box``),
chosen by its module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from grani.core.contract import IllegalAction
from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.resources import missing

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.seen import BoxView, HeroExtras
    from grani.dice_forge.table import Table


@mypyc_attr(acyclic=True)
class Box:
    """The moments of a game, and what a module brings along: pools of faces, starting dice."""

    def __init__(
        self, module: i64, name: str, pools: list[str], light: list[str], dark: list[str]
    ) -> None:
        self.module: Final[i64] = module
        self.name: Final[str] = name
        self.pools: Final[list[str]] = pools
        self.light: Final[list[str]] = light
        self.dark: Final[list[str]] = dark

    def equip(self, hero: Hero) -> None:
        """A hero gets ready for the first turn."""

    # ------------------------------------------------------------------ a blessing

    def gives_plainly(self, game: Table, me: Hero, first: i64, second: i64) -> bool:
        """Both dice show plain gains, but something needs care: tell whether all is given."""
        return False

    def rolled(self, game: Table, me: Hero, x: i64) -> bool:
        """Own dice have landed: tell whether the box goes on from here."""
        return False

    def own(self, pair: i64) -> i64:
        """Give a pair of own dice, with the marks that the box wants."""
        return pair

    def resolves(self, game: Table, me: Hero, pair: i64) -> bool:
        """All questions about a pair are answered: tell whether the box goes on from here."""
        return False

    def wants_order(self, game: Table, me: Hero, pair: i64) -> bool:
        """Tell whether the order of two faces matters for a reason of the box's own."""
        return False

    def applies(self, game: Table, me: Hero, pair: i64) -> bool:
        """A pair takes effect: tell whether the box goes on from here."""
        return False

    def after_pair(self, game: Table, pair: i64) -> None:
        """Put on the stack what follows when both faces are done."""

    def after_first(self, game: Table, me: Hero, pair: i64) -> None:
        """Put on the stack what follows when the first face is done."""

    def after_all(self, game: Table, me: Hero, pair: i64) -> None:
        """Put on the stack what follows last, after both faces and ``after_pair``. Only pairs are
        asked whose second die could be rolled again once the first face was done: before that, the
        box could not know. The base game has none and never asks."""

    def acts(self, game: Table, me: Hero, kind: i64, times: i64) -> bool:
        """A face takes effect: tell whether its kind is one that the box acts for."""
        return False

    def applied(self, game: Table, me: Hero, share: i64) -> None:
        """A face has given what it gives."""

    def converts(self, me: Hero) -> None:
        """What a face gives is turned into glory."""

    def repeated(self, me: Hero, pair: i64) -> i64:
        """Give what a repeat of a pair repeats."""
        return pair

    def recalled(self, me: Hero, pair: i64) -> i64:
        """Give a pair with what the hero remembers about it, to be written down."""
        return pair

    # ------------------------------------------------------------------ a turn

    def turn_passes(self, me: Hero) -> None:
        """A turn of this hero begins or ends."""

    def taken(self, game: Table, me: Hero, slot: i64, copy: i64) -> None:
        """A card has been taken."""

    def has_other_means(self, me: Hero) -> bool:
        """Tell whether shards can be paid with anything but the reserves."""
        return False

    def lacks(self, me: Hero, sun: i64, moon: i64, tokens: i64) -> bool:
        """Tell whether shards that are due beyond the reserves stay unpaid, though this many Triton
        tokens help out, and all that the box pays with."""
        return missing(sun, moon, tokens, 0) > 0

    def lacking(self, me: Hero, sun: i64, moon: i64) -> i64:
        """Give how many shards that are due beyond the reserves stay unpaid."""
        return missing(sun, moon, 0, 0)

    def performs(self, game: Table, me: Hero, slot: i64) -> bool:
        """A feat was chosen: tell whether the box has it paid and performed."""
        return False

    def extra_is_payable(self, game: Table, me: Hero) -> bool:
        """Tell whether other means pay for an extra action."""
        return False

    def extra_costs(self, me: Hero) -> dict[str, int]:
        """Give what an extra action takes by other means, if there is but one way to pay it."""
        return {}

    def pay_extra(self, game: Table, me: Hero) -> None:
        """Have an extra action paid by other means."""

    def may_pay_later(self, game: Table, me: Hero) -> bool:
        """Tell whether something that is used at any moment would make an extra action payable."""
        return False

    # ------------------------------------------------------------------ reserves and tokens

    def gains(self, game: Table, me: Hero, resource: i64, amount: i64) -> i64:
        """A resource is gained that the base game lacks: give how much of it arrives."""
        return 0

    def pays_gold(self, game: Table, me: Hero, amount: i64, source: i64) -> bool:
        """Gold is due from a hero who stores some outside the reserve (``Hero.stored``): tell
        whether the box has it paid."""
        return False

    def offer_tokens(self, game: Table, me: Hero) -> None:
        """Allow what a hero may spend at any moment beside Triton tokens (``actions.CASH``)."""

    def spend_token(self, game: Table, me: Hero, action: i64) -> None:
        """Such a thing is spent on top of the decision that is open."""
        raise IllegalAction(f"there is nothing to cash in ({game.decision()})")

    def token_sun(self, me: Hero) -> i64:
        """Give the sun that all such things would bring."""
        return 0

    def token_option(self, game: Table, me: Hero, action: i64) -> Option:
        """Say what spending such a thing means."""
        raise IllegalAction(f"there is nothing to cash in ({game.decision()})")

    # ------------------------------------------------------------------ the end

    def counts_squares(self) -> bool:
        """Tell whether there is such glory at all."""
        return False

    def last_glory(self, hero: Hero) -> i64:
        """Give the glory that counts for a hero beside reserve and cards."""
        return 0

    def game_ends(self, game: Table) -> None:
        """The last turn is over."""

    # ------------------------------------------------------------------ for files

    def write_table(self, game: Table) -> BoxView:
        """Write what the box keeps on the table."""
        return {}

    def write_hero(self, hero: Hero) -> HeroExtras:
        """Write what the box keeps with a hero."""
        return {}

    def read_table(self, reader: Reader, game: Table) -> None:
        """Read what the box keeps on the table; heroes and cards are there."""

    def read_hero(self, reader: Reader, hero: Hero) -> None:
        """Read what the box keeps with a hero; what the cards leave with their owner is there."""

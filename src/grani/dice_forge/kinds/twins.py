"""Twins: for 3 gold a die is rolled again, before its face is applied (RB-020 to RB-028).

There are two moments. While nothing has been applied, either die may be rolled again
(``TwinsWindow``). Then the first face is applied, and after it the second die may still be rolled
again (``Second``). Each card is used once a blessing, and pays after the face of its die.

With Twins and the boxes, the order inside a blessing is this (RB-026), as it happens; the pushes in
``bless``, ``apply_with_twins`` and ``Second.run`` stand the other way round:

======================================= ==================================================
dice land; either is rolled again       ``Blessings``, ``TwinsWindow``
mirrors, choices                        ``Resolve``; anew for a die rolled again later
both golems: perhaps the celestial die  ``Box.resolves``
the first face                          ``Apply``; in it gain, zone, token or golem
the others slip                         ``Box.after_first``
Twins used on its die pay               ``push_twins_reward``
the second die is rolled again          ``Second``
a late ×3 tops up the first face        ``Second.top_up``
the second face                         ``Apply``
Twins used on its die pay               ``push_twins_reward``
owners of misfortune cards              ``Box.after_pair``
both golems: perhaps the celestial die  ``Box.after_all``
Cerberus                                ``Cerberus``; without Twins, golem pair and second slip
======================================= ==================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import DIE, NO, YES
from grani.dice_forge.events import OF_TWINS, REROLLED
from grani.dice_forge.faces import EMPTY, FACES, NOTHING, SHIELD, SHIP, TRIPLE
from grani.dice_forge.faces.offers import TWINS_OFFER
from grani.dice_forge.hero import DARK, DIE_NAMES, LIGHT
from grani.dice_forge.kinds.blessing import (
    APPLY,
    RESOLVE,
    PairKind,
    bless,
)
from grani.dice_forge.kinds.gains import OFFER
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining
from grani.dice_forge.kinds.pairs import (
    BOTH_DICE,
    CONVERTED,
    DARK_DIE,
    IN_MANNER,
    KEPT,
    WHICH_DICE,
    WITH_SLIP,
    Blessing,
    Pair,
    Share,
    pair_of,
    share_of,
)
from grani.dice_forge.kinds.rolling import roll_one
from grani.dice_forge.kinds.showing import read_rolled, write_rolled
from grani.dice_forge.names import die_target, face_name
from grani.dice_forge.resources import GOLD
from grani.dice_forge.stack import Field, Inner, Json, Layout, change, get, has, mark, on, put

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

REROLL_GOLD: Final[i64] = 3
"""What Twins cost (RB-021)."""


# ---------------------------------------------------------------------- what a blessing remembers


@final
class Recall(Layout):
    """What a hero's blessing has come to so far (``Hero.recall``), for effects that follow."""

    def __init__(self) -> None:
        super().__init__()
        self.light: Final[Field] = self.add(Inner("", 7))
        self.dark: Final[Field] = self.add(Inner("", 7))
        """What a die showed when it was rolled again after the first face, + 1: 0 is a die that was
        not."""
        self.converted: Final[Field] = self.add(Inner("", 1))
        """What the first face gave was turned into glory."""
        self.slipped: Final[Field] = self.add(Inner("", 1))
        """The others have slipped."""


RECALL: Final = Recall()


def repeated(me: Hero, x: i64) -> i64:
    """Give what Cerberus repeats: the last result of each die (RB-022), and no second slip."""
    if me.recall and on(x, Pair.rolled):
        if RECALL.light.on(me.recall):
            x = change(x, Pair.first, RECALL.light.of(me.recall) - 1)
        if RECALL.dark.on(me.recall):
            x = change(x, Pair.second, RECALL.dark.of(me.recall) - 1)
    if RECALL.slipped.on(me.recall):
        x = change(x, Pair.slips, 0)
    return x


def was_converted(me: Hero, x: i64) -> bool:
    """Tell whether what the first face of a pair gave was turned into glory (RB-028).

    It is decided while the pair already waits on the stack, where nobody reaches it: so in play the
    hero remembers. Positions wrote it with the pair before that and still do, and a pair that was
    read from one has the mark.
    """
    if on(x, Pair.converted):
        return True
    return on(x, Pair.done) and RECALL.converted.on(me.recall)


# ---------------------------------------------------------------------- before the first face


@final
class TwinsWindow(Kind):
    """Roll a die again, or let the faces take effect (RD-04)."""

    def __init__(self) -> None:
        super().__init__(32, "twins", "twins", SOMETIMES)
        self.fields = [WHICH_DICE, IN_MANNER, WITH_SLIP]

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        if get(x, Blessing.again_light) + get(x, Blessing.again_dark) >= me.twins:
            return False
        return can_roll_again(game, me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        dice = get(x, Blessing.dice)
        first = me.rolled(DARK if dice == DARK_DIE else LIGHT)
        second = me.rolled(DARK) if dice == BOTH_DICE else NOTHING
        pair = pair_of(first, second, get(x, Blessing.manner))
        pair |= put(get(x, Blessing.slips), Pair.slips) | put(1, Pair.rolled)
        light = get(x, Blessing.again_light)
        dark = get(x, Blessing.again_dark)
        if dice == DARK_DIE:
            pair |= put(dark, Pair.again_first) | put(1, Pair.swapped)
        else:
            pair |= put(light, Pair.again_first) | put(dark, Pair.again_second)
        bless(game, me, pair)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            dice = get(x, Blessing.dice)
            if has(dice, LIGHT):
                game.allow(DIE + LIGHT)
            if has(dice, DARK):
                game.allow(DIE + DARK)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
            return
        die = action - DIE
        again: i64 = Blessing.again_dark if die == DARK else Blessing.again_light
        game.push(self, me.seat, change(x, again, get(x, again) + 1))
        roll_again(game, me, die)

    # ------------------------------------------------------------------ for people and files

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-twins-no")
        die = action - DIE
        args: Args = {"face": face_name(me.rolled(die))}
        target = die_target(me.seat, die)
        return Option(int(action), f"option-twins-{DIE_NAMES[die]}", args, (target,))

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        return {
            **super().write(game, me, x),
            **write_rolled(me, get(x, Blessing.dice)),
            "twins": [int(get(x, Blessing.again_light)), int(get(x, Blessing.again_dark))],
        }

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        light, dark = reader.integers("twins", 2, 0, 4)
        x: i64 = super().read(reader, game, me)
        read_rolled(reader, me, get(x, Blessing.dice))
        return x | put(light, Blessing.again_light) | put(dark, Blessing.again_dark)


def can_roll_again(game: Table, me: Hero) -> bool:
    """Tell whether Twins can be paid, or could be after a token."""
    return me.purse() >= REROLL_GOLD or game.may_spend_token(me)


def roll_again(game: Table, me: Hero, die: i64) -> None:
    """Pay for Twins, then let one die land anew: the roll is pushed and waits until it is paid."""
    game.tell(REROLLED, me.seat, die, 0, 0)
    roll_one(game, me, die)
    game.pay(me, GOLD, REROLL_GOLD, OF_TWINS)


def twins_left(me: Hero, x: i64) -> i64:
    """Give how many Twins have not been used on this pair."""
    return me.twins - get(x, Pair.again_first) - get(x, Pair.again_second)


def is_with_twins(x: i64) -> bool:
    """Tell whether Twins may still be used, or cards were and pay after their die (RB-024)."""
    return on(x, Pair.rolled) or on(x, Pair.again_first) or on(x, Pair.again_second)


# ---------------------------------------------------------------------- after the first face


def apply_with_twins(game: Table, me: Hero, x: i64) -> None:
    """Set off the first face; the second die may be rolled again before its own face (RB-023)."""
    game.push(SECOND, me.seat, mark(x, Pair.done))
    push_twins_reward(game, me, get(x, Pair.again_first))
    game.box.after_first(game, me, x)
    game.push(APPLY, me.seat, share_of(x, 0))


def push_twins_reward(game: Table, me: Hero, times: i64) -> None:
    """Each card used on a die pays after that die's face was applied (RB-024)."""
    if times > 0:
        OFFER.push(game, me.seat, TWINS_OFFER, times, OF_TWINS)


@final
class Second(PairKind):
    """The second face of a blessing with Twins: roll it again, or apply it."""

    def __init__(self) -> None:
        super().__init__(33, "second", "twins-second", SOMETIMES)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        if on(x, Pair.again):
            return False
        second = FACES[get(x, Pair.second)].kind
        if second == EMPTY or FACES[get(x, Pair.first)].kind == SHIELD:  # RB-027
            return False
        if second == TRIPLE and not on(x, Pair.late):  # RB-025: the first face has used it
            return False
        if not on(x, Pair.rolled) or twins_left(me, x) <= 0:
            return False
        return can_roll_again(game, me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if on(x, Pair.again):
            self.read_again(game, me, x)
            return
        # RB-026, from the last to the first
        game.box.after_all(game, me, x)
        game.box.after_pair(game, x)
        push_twins_reward(game, me, get(x, Pair.again_second))
        game.push(APPLY, me.seat, share_of(x, 1))
        if on(x, Pair.late) and FACES[get(x, Pair.second)].kind == TRIPLE:
            self.top_up(game, me, x)

    def read_again(self, game: Table, me: Hero, x: i64) -> None:
        """The second die has landed anew: its new face is resolved."""
        die = second_die(x)
        face = me.rolled(die)
        if die == LIGHT:
            me.recall = RECALL.light.change(me.recall, face + 1)
        else:
            me.recall = RECALL.dark.change(me.recall, face + 1)
        fresh = change(change(x, Pair.second, face), Pair.chosen_second, 0)
        game.push(RESOLVE, me.seat, change(fresh, Pair.again, 0))

    def top_up(self, game: Table, me: Hero, x: i64) -> None:
        """A triple that comes late: the first face, applied once, counts twice more (RB-028)."""
        if FACES[get(x, Pair.first)].kind != SHIP:
            decided = CONVERTED if was_converted(me, x) else KEPT
            twice = change(change(share_of(x, 0), Share.own, 0), Share.times, 2)
            game.push(APPLY, me.seat, twice | put(decided, Share.decided))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
            return
        again = change(x, Pair.again_second, get(x, Pair.again_second) + 1)
        game.push(self, me.seat, mark(mark(again, Pair.late), Pair.again))
        roll_again(game, me, second_die(x))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        face = face_name(get(x, Pair.second))
        return f"face:{face}", {"face": face}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        return rerolling(self.question, action)


def rerolling(question: str, action: i64) -> Option:
    """Say that a die is rolled again, which has its price, or that it is not."""
    if action == NO:
        return declining(action, f"option-{question}-no")
    return Option(int(action), f"option-{question}-yes", amounts={"gold": -int(REROLL_GOLD)})


def second_die(x: i64) -> i64:
    """Give the die whose face comes second."""
    return LIGHT if on(x, Pair.swapped) else DARK


TWINS: Final = TwinsWindow()
SECOND: Final = Second()

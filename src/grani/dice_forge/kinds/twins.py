"""Twins: for 3 gold a die is rolled again, before its face is applied (RB-020 to RB-028).

There are two moments. While nothing has been applied, either die may be rolled again
(``TwinsWindow``). Then the first face is applied, and after it the second die may still be rolled
again (``Second``). Each card is used once a blessing, and pays after the face of its die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import DIE, NO, YES
from grani.dice_forge.events import OF_TWINS, REROLLED
from grani.dice_forge.faces import EMPTY, FACES, SHIELD, SHIP, TRIPLE
from grani.dice_forge.faces.offers import TWINS_OFFER
from grani.dice_forge.hero import DARK, DIE_NAMES, LIGHT
from grani.dice_forge.kinds.blessing import (
    APPLY,
    RESOLVE,
    PairKind,
    bless,
    first_rolled,
    second_rolled,
)
from grani.dice_forge.kinds.gains import OFFER
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining
from grani.dice_forge.kinds.pairs import (
    BLESSING,
    CONVERTED,
    DARK_DIE,
    KEPT,
    PAIR,
    SHARE,
)
from grani.dice_forge.kinds.rolling import roll_one
from grani.dice_forge.kinds.showing import read_rolled, write_rolled
from grani.dice_forge.names import die_target, face_name
from grani.dice_forge.resources import GOLD
from grani.dice_forge.stack import Field, Inner, Json, Layout, has

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
        """What a die showed when it was rolled again after the first face, + 1."""
        self.converted: Final[Field] = self.add(Inner("", 1))
        """What the first face gave was turned into glory."""
        self.slipped: Final[Field] = self.add(Inner("", 1))
        """The others have slipped."""


RECALL: Final = Recall()


def repeated(me: Hero, x: i64) -> i64:
    """Give what Cerberus repeats: the last result of each die (RB-022), and no second slip."""
    if me.recall and PAIR.rolled.on(x):
        if RECALL.light.on(me.recall):
            x = PAIR.first.change(x, RECALL.light.of(me.recall) - 1)
        if RECALL.dark.on(me.recall):
            x = PAIR.second.change(x, RECALL.dark.of(me.recall) - 1)
    if RECALL.slipped.on(me.recall):
        x = PAIR.slips.change(x, 0)
    return x


def was_converted(me: Hero, x: i64) -> bool:
    """Tell whether what the first face of a pair gave was turned into glory (RB-028)."""
    if PAIR.converted.on(x):
        return True
    return PAIR.done.on(x) and RECALL.converted.on(me.recall)


# ---------------------------------------------------------------------- before the first face


@final
class TwinsWindow(Kind):
    """Roll a die again, or let the faces take effect (RD-04)."""

    def __init__(self) -> None:
        super().__init__(32, "twins", "twins", SOMETIMES)
        self.fields = [BLESSING.dice, BLESSING.manner, BLESSING.slips]

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        if BLESSING.again_light.of(x) + BLESSING.again_dark.of(x) >= me.twins:
            return False
        return can_roll_again(game, me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        pair = PAIR.of(first_rolled(me, x), second_rolled(me, x), BLESSING.manner.of(x))
        pair |= PAIR.slips.put(BLESSING.slips.of(x)) | PAIR.rolled.put(1)
        light = BLESSING.again_light.of(x)
        dark = BLESSING.again_dark.of(x)
        if BLESSING.dice.of(x) == DARK_DIE:
            pair |= PAIR.again_first.put(dark) | PAIR.swapped.put(1)
        else:
            pair |= PAIR.again_first.put(light) | PAIR.again_second.put(dark)
        bless(game, me, pair)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            dice = BLESSING.dice.of(x)
            if has(dice, LIGHT):
                game.allow(DIE + LIGHT)
            if has(dice, DARK):
                game.allow(DIE + DARK)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
            return
        die = action - DIE
        again = BLESSING.again_dark if die == DARK else BLESSING.again_light
        game.push(self, me.seat, again.change(x, again.of(x) + 1))
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
            **write_rolled(me, BLESSING.dice.of(x)),
            "twins": [int(BLESSING.again_light.of(x)), int(BLESSING.again_dark.of(x))],
        }

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        light, dark = reader.integers("twins", 2, 0, 4)
        x: i64 = super().read(reader, game, me)
        read_rolled(reader, me, BLESSING.dice.of(x))
        return x | BLESSING.again_light.put(light) | BLESSING.again_dark.put(dark)


def can_roll_again(game: Table, me: Hero) -> bool:
    """Tell whether Twins can be paid, or could be after a token."""
    return me.purse() >= REROLL_GOLD or game.may_spend_token(me)


def roll_again(game: Table, me: Hero, die: i64) -> None:
    """Pay for Twins and let one die land anew."""
    game.tell(REROLLED, me.seat, die, 0, 0)
    roll_one(game, me, die)
    game.pay(me, GOLD, REROLL_GOLD, OF_TWINS)


def twins_left(me: Hero, x: i64) -> i64:
    """Give how many Twins have not been used on this pair."""
    return me.twins - PAIR.again_first.of(x) - PAIR.again_second.of(x)


def is_with_twins(x: i64) -> bool:
    """Tell whether Twins may still be used, or cards were and pay after their die (RB-024)."""
    return PAIR.rolled.on(x) or PAIR.again_first.on(x) or PAIR.again_second.on(x)


# ---------------------------------------------------------------------- after the first face


def apply_with_twins(game: Table, me: Hero, x: i64) -> None:
    """Set off the first face; the second die may be rolled again before its own face (RB-023)."""
    game.push(SECOND, me.seat, PAIR.done.mark(x))
    push_twins_reward(game, me, PAIR.again_first.of(x))
    game.box.after_first(game, me, x)
    game.push(APPLY, me.seat, PAIR.share(x, 0))


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
        if PAIR.again.on(x):
            return False
        second = FACES[PAIR.second.of(x)].kind
        if second == EMPTY or FACES[PAIR.first.of(x)].kind == SHIELD:  # RB-027
            return False
        if second == TRIPLE and not PAIR.late.on(x):  # RB-025: the first face has used it
            return False
        if not PAIR.rolled.on(x) or twins_left(me, x) <= 0:
            return False
        return can_roll_again(game, me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if PAIR.again.on(x):
            self.read_again(game, me, x)
            return
        game.box.before_second(game, me, x)
        game.box.after_pair(game, x)
        push_twins_reward(game, me, PAIR.again_second.of(x))
        game.push(APPLY, me.seat, PAIR.share(x, 1))
        if PAIR.late.on(x) and FACES[PAIR.second.of(x)].kind == TRIPLE:
            self.top_up(game, me, x)

    def read_again(self, game: Table, me: Hero, x: i64) -> None:
        """The second die has landed anew: its new face is resolved."""
        die = second_die(x)
        face = me.rolled(die)
        if die == LIGHT:
            me.recall = RECALL.light.change(me.recall, face + 1)
        else:
            me.recall = RECALL.dark.change(me.recall, face + 1)
        fresh = PAIR.chosen_second.change(PAIR.second.change(x, face), 0)
        game.push(RESOLVE, me.seat, PAIR.again.change(fresh, 0))

    def top_up(self, game: Table, me: Hero, x: i64) -> None:
        """A triple that comes late: the first face, applied once, counts twice more (RB-028)."""
        if FACES[PAIR.first.of(x)].kind != SHIP:
            decided = CONVERTED if was_converted(me, x) else KEPT
            twice = SHARE.times.change(SHARE.own.change(PAIR.share(x, 0), 0), 2)
            game.push(APPLY, me.seat, twice | SHARE.decided.put(decided))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
            return
        again = PAIR.again_second.change(x, PAIR.again_second.of(x) + 1)
        game.push(self, me.seat, PAIR.again.mark(PAIR.late.mark(again)))
        roll_again(game, me, second_die(x))

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        face = face_name(PAIR.second.of(x))
        return f"face:{face}", {"face": face}


def second_die(x: i64) -> i64:
    """Give the die whose face comes second."""
    return LIGHT if PAIR.swapped.on(x) else DARK


TWINS: Final = TwinsWindow()
SECOND: Final = Second()

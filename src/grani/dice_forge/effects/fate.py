"""What Rebellion adds around the faces of a blessing: zones, Twins, misfortune, the oracle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.bits import bit
from grani.dice_forge.actions import DIE, NO, SEAT, YES
from grani.dice_forge.boards.titans import TITAN_SQUARES, bonus_glory, bonus_gold
from grani.dice_forge.effect import (
    APPLY,
    CELESTIAL,
    CERBERUS,
    GOLEM_PAIR,
    MISFORTUNE as MISFORTUNE_EFFECT,
    MISFORTUNES,
    OFFER,
    RESOLVE,
    ROLL,
    SECOND,
    SLIP,
    TWINS,
    Effect,
)
from grani.dice_forge.effects.pairs import (
    AFTER,
    AGAIN,
    BOTH_GOLEMS,
    DECIDED,
    DONE,
    LATE,
    MANNER,
    OPTION_TWO,
    ORACLE,
    OWN,
    QUIET,
    ROLLED,
    SWAPPED,
    TURNED_TO_GLORY,
    TWINS_ONE,
    TWINS_TWO,
    amount_of,
    forget_rolled,
    rolled_face,
    share,
)
from grani.dice_forge.events import OF_TWINS, OF_ZONE, REROLLED
from grani.dice_forge.faces import (
    EMPTY,
    FACES,
    GOLEM,
    MISFORTUNE,
    NOTHING,
    SHIELD,
    SHIP,
    TRIPLE,
)
from grani.dice_forge.faces.offers import TWINS_OFFER
from grani.dice_forge.feats.card import TITANS
from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, LOYALTY

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

REROLL_GOLD: Final[i64] = 3
"""What Twins cost (RB-021)."""


# ---------------------------------------------------------------------- zones and order


def add_zone_bonus(game: Table, me: Hero, x: i64) -> None:
    """Add what a loyalty zone gives beside a face of an own blessing (RB-310 to RB-318)."""
    if not x >> 13 & 1:
        return
    zone = TITAN_SQUARES[me.square].zone
    gold = amount_of(x, GOLD) > 0
    game.gain(me, GLORY, bonus_glory(zone, gold, amount_of(x, GLORY) > 0), OF_ZONE)
    game.gain(me, GOLD, bonus_gold(zone, gold), OF_ZONE)


def fate_needs_order(game: Table, me: Hero, x: i64) -> bool:
    """Tell whether golems, Twins or a moving token make the order matter (RD-03)."""
    one = FACES[x & 63]
    two = FACES[x >> 6 & 63]
    if one.kind == GOLEM or two.kind == GOLEM:
        return one.kind != two.kind
    if game.module != TITANS:
        return False
    first = share(x, 0)
    second = share(x, 1)
    first_moves = moves_token(first)
    second_moves = moves_token(second)
    if first_moves and second_moves:
        return True
    if not x >> OWN & 1:
        return False
    return (first_moves and earns_bonus(second)) or (second_moves and earns_bonus(first))


def moves_token(x: i64) -> bool:
    return amount_of(x, ANCIENT) + amount_of(x, LOYALTY) > 0


def earns_bonus(x: i64) -> bool:
    return amount_of(x, GOLD) + amount_of(x, GLORY) > 0


# ---------------------------------------------------------------------- Twins


def twins_left(me: Hero, x: i64) -> i64:
    """Give how many Twins have not been used in this blessing."""
    return me.twins - (x >> TWINS_ONE & 7) - (x >> TWINS_TWO & 7)


@final
class TwinsWindow(Effect):
    """Roll a die again for 3 gold, or let the faces take effect (RD-04).

    ``x``: dice, manner << 2, oracle << 4, times light << 5, times dark << 8, rolled << KEPT.
    """

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        if (x >> 5 & 7) + (x >> 8 & 7) >= me.twins:
            return False
        return me.purse() >= REROLL_GOLD or game.may_spend_token(me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        dice = x & 3
        first = rolled_face(me, 0 if dice & 1 else 1, x)
        second = rolled_face(me, 1, x) if dice == 3 else NOTHING
        pair = first | second << 6 | (x >> 2 & 3) << MANNER | (x >> 4 & 1) << ORACLE
        pair |= bit(ROLLED)
        if game.module == TITANS:
            pair |= bit(OWN)
        if dice == 2:
            pair |= (x >> 8 & 7) << TWINS_ONE | bit(SWAPPED)
        else:
            pair |= (x >> 5 & 7) << TWINS_ONE | (x >> 8 & 7) << TWINS_TWO
        if me.cerberus > 0:
            game.push(CERBERUS, me.seat, pair)
        game.push(RESOLVE, me.seat, pair)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            if x & 1:
                game.allow(DIE)
            if x & 2:
                game.allow(DIE + 1)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
            return
        die = action - DIE
        game.push(TWINS, me.seat, forget_rolled(x, die) + bit(5 + 3 * die))
        roll_again(game, me, die)


def roll_again(game: Table, me: Hero, die: i64) -> None:
    """Pay for Twins and let one die land anew."""
    game.tell(REROLLED, me.seat, die, 0, 0)
    game.push(ROLL, me.seat, 2 * me.seat + die)
    game.pay(me, GOLD, REROLL_GOLD, OF_TWINS)


def apply_with_twins(game: Table, me: Hero, x: i64) -> None:
    """Set off the first face; the second die may be rolled again before its own face (RB-023)."""
    game.push(SECOND, me.seat, x | bit(DONE))
    push_twins_reward(game, me, x >> TWINS_ONE & 7)
    if x >> ORACLE & 1:
        push_slip(game, me, share(x, 0))
    game.push(APPLY, me.seat, share(x, 0))


def push_twins_reward(game: Table, me: Hero, times: i64) -> None:
    """Each card used on a die pays after that die's face was applied (RB-024)."""
    if times > 0:
        game.push(OFFER, me.seat, TWINS_OFFER | times << 4 | OF_TWINS << 7)


@final
class Second(Effect):
    """The second face of a blessing with Twins: roll it again, or apply it; ``x``: the pair."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        if x >> AGAIN & 1:
            return False
        second = FACES[x >> 6 & 63].kind
        if second == EMPTY or FACES[x & 63].kind == SHIELD:  # RB-027
            return False
        if second == TRIPLE and not x >> LATE & 1:  # RB-025: the first face has used it
            return False
        if not x >> ROLLED & 1 or twins_left(me, x) <= 0:
            return False
        return me.purse() >= REROLL_GOLD or game.may_spend_token(me)

    def run(self, game: Table, me: Hero, x: i64) -> None:
        if x >> AGAIN & 1:
            old = x >> 6 & 63 | (x >> OPTION_TWO & 7) << OPTION_TWO - 6
            new = me.up(0 if x >> SWAPPED & 1 else 1)
            remember_reroll(game, me, new, 0 if x >> SWAPPED & 1 else 6)
            game.push(RESOLVE, me.seat, x - (old << 6) + (new << 6) - bit(AGAIN))
            return
        if FACES[x & 63].golem + FACES[x >> 6 & 63].golem == BOTH_GOLEMS:
            if x >> AFTER & 1:
                game.push(CELESTIAL, me.seat, 0)
            elif x >> LATE & 1:
                game.push(GOLEM_PAIR, me.seat, x)
        if not x >> QUIET & 1:
            push_misfortunes(game, x)
        push_twins_reward(game, me, x >> TWINS_TWO & 7)
        game.push(APPLY, me.seat, share(x, 1))
        first = FACES[x & 63]
        if x >> LATE & 1 and FACES[x >> 6 & 63].kind == TRIPLE and first.kind != SHIP:
            twice: i64 = 2
            decided: i64 = 2 if x >> TURNED_TO_GLORY & 1 else 1
            once = share(x, 0) & ~(bit(13) | bit(6) | bit(7))
            game.push(APPLY, me.seat, once | twice << 6 | decided << DECIDED)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if me.purse() >= REROLL_GOLD:
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == NO:
            self.run(game, me, x)
            return
        game.push(SECOND, me.seat, (x | bit(LATE)) + bit(TWINS_TWO) | bit(AGAIN))
        roll_again(game, me, 0 if x >> SWAPPED & 1 else 1)


def remember_reroll(game: Table, me: Hero, face: i64, shift: i64) -> None:
    """A repeat by Cerberus takes the last result of a die, not one that was ignored (RB-022)."""
    i: i64
    for i in range(game.depth - 1, -1, -1):
        entry = game.stack[i]
        if entry & 255 == CERBERUS and entry >> 8 & 15 == me.seat:
            place = 12 + shift
            game.stack[i] = entry + (face - (entry >> place & 63) << place)
            return


def note_conversion(game: Table) -> None:
    """Remember that what the first face gave was converted, for a later top-up (RB-028)."""
    i: i64
    for i in range(game.depth - 1, max(game.depth - 4, 0), -1):
        entry = game.stack[i]
        if entry & 255 == SECOND:
            game.stack[i] = entry | bit(12 + TURNED_TO_GLORY)
            return


# ---------------------------------------------------------------------- misfortune


def push_misfortunes(game: Table, x: i64) -> None:
    """After a pair, the owners of misfortune cards apply the bearers' dice (RB-346 to RB-355)."""
    first = trigger(game, x & 63)
    second = trigger(game, x >> 6 & 63)
    if first < 0 and second < 0:
        return
    if first >= 0 and second >= 0:
        one = first & 15
        two = second & 15
        if one == two and first != second:
            game.push(MISFORTUNES, one, first >> 4 | second >> 4 << 2)
            return
        seats = game.seats
        if (two - game.turn + seats) % seats < (one - game.turn + seats) % seats:
            first, second = second, first
    if second >= 0:
        game.push(MISFORTUNE_EFFECT, second & 15, second >> 4)
    if first >= 0:
        game.push(MISFORTUNE_EFFECT, first & 15, first >> 4)


def trigger(game: Table, face: i64) -> i64:
    """Give owner | bearer << 4 of a misfortune face; -1 if it triggers nobody."""
    shown = FACES[face]
    if shown.kind != MISFORTUNE:
        return -1
    owner = game.owners >> 4 * shown.link & 15
    if owner == 0:
        return -1
    die: i64
    side: i64
    for hero in game.heroes:
        for die in range(2):
            for side in range(6):
                if hero.face(die, side) == face:
                    return owner - 1 | hero.seat << 4
    return -1


@final
class MisfortunePair(Effect):
    """The owner of a card applies what lies up on the dice of seat ``x`` (RB-346)."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        bearer = game.heroes[x]
        game.push(RESOLVE, me.seat, bearer.up(0) | bearer.up(1) << 6 | bit(QUIET))


@final
class MisfortuneOrder(Effect):
    """Whose dice the owner of two cards applies first (RD-29); ``x``: seat, other seat << 2."""

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return True

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(SEAT + (x & 3))
        game.allow(SEAT + (x >> 2))

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        first = action - SEAT
        game.push(MISFORTUNE_EFFECT, me.seat, (x & 3) + (x >> 2) - first)
        game.push(MISFORTUNE_EFFECT, me.seat, first)


# ---------------------------------------------------------------------- the oracle


def push_slip(game: Table, me: Hero, x: i64) -> None:
    """The others slip after a face that gives ancient shards or loyalty (RB-337)."""
    if moves_token(x):
        game.push(SLIP, me.seat, 0)


@final
class Slip(Effect):
    """Every other token moves one square toward rebellion, once for each use of the card."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        for hero in game.heroes:
            if hero.seat != me.seat:
                game.sway(hero, 1, False)
        i: i64
        for i in range(game.depth - 1, -1, -1):
            entry = game.stack[i]
            if entry & 255 == CERBERUS:
                if entry >> 12 + ORACLE & 1:
                    game.stack[i] = entry - bit(12 + ORACLE)
                return


@final
class Foreign(Effect):
    """Apply what another has just rolled (RB-104); ``x``: seat, rolled << KEPT."""

    def run(self, game: Table, me: Hero, x: i64) -> None:
        other = game.heroes[x & 15]
        game.push(RESOLVE, me.seat, rolled_face(other, 0, x) | rolled_face(other, 1, x) << 6)

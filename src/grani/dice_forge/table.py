"""The table: the whole position of a game, and the small acts that effects are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.dice import Dice
from grani.core.prompt import Option, Prompt
from grani.core.whole import whole
from grani.dice_forge.actions import ACTION_COUNT, CASH, DIE, FACE, TOKEN
from grani.dice_forge.boxes import FEATS, NO_MODULE, SETS_OF_ALL, SETS_OF_BASE
from grani.dice_forge.boxes.box import Box
from grani.dice_forge.boxes.feat import Feat
from grani.dice_forge.events import (
    BEYOND,
    BOUGHT,
    FORGED,
    GAINED,
    HAMMERED,
    LOST,
    OF_FEAT,
    OF_HAMMER,
    OF_TRITON,
    OUSTED,
    PAID,
    PERFORMED,
    SPENT_TOKEN,
)
from grani.dice_forge.faces import COSTS, FACES, FIRST_SOLD, LAST_SOLD, NO_LINK
from grani.dice_forge.faces.offers import OFFERS, TRITON_OFFER
from grani.dice_forge.hero import HOME, Hero
from grani.dice_forge.islands import MOON_PRICES, SLOT_COUNT, SUN_PRICES
from grani.dice_forge.kinds.blessing import BLESSINGS
from grani.dice_forge.kinds.forging import PLACE
from grani.dice_forge.kinds.kind import ALWAYS, DECISIONS, KINDS, NEVER, Kind
from grani.dice_forge.kinds.pairs import BOTH_DICE, PLAIN
from grani.dice_forge.kinds.rolling import ROLL
from grani.dice_forge.kinds.tracks import HAMMER_TRACK, divide
from grani.dice_forge.names import overflow
from grani.dice_forge.resources import (
    GLORY,
    GOLD,
    HAMMER_LAP,
    LOYALTY,
    MOON,
    RESOURCE_NAMES,
    SUN,
    lap_glory,
    missing,
)
from grani.dice_forge.stack import Row, count_at, entry_of, fields_of, has, kind_of, seat_of
from grani.dice_forge.verbs.base import TakeTriton

if TYPE_CHECKING:
    from grani.dice_forge.seen import ForgeView
    from grani.dice_forge.written import ForgePosition

MAX_DEPTH: Final[i64] = 48
NO_OPTIONS: Final[vec[i64]] = vec[i64]()
ROOM_FOR_OPTIONS: Final[vec[i64]] = vec[i64]([0] * 96)
OWNERS: Final = Row(4)
"""In ``Table.owners``: seat + 1 of the owner of the card that each linked face is tied to."""


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """A position. ``stack`` holds what is still to happen, the next on top (``depth`` entries).

    ``supply`` counts the faces left in the temple, ``stacks`` the cards left in each slot,
    ``feats`` names the set in each slot, ``used`` counts reinforcements used this turn.
    """

    def __init__(
        self,
        seats: i64,
        heroes: vec[Hero],
        supply: vec[i64],
        feats: vec[i64],
        stacks: i64,
        stack: vec[i64],
        depth: i64,
        round: i64,
        turn: i64,
        used: i64,
        owners: i64,
    ) -> None:
        super().__init__(seats, NO_OPTIONS)
        self.heroes = heroes
        self.supply = supply
        self.feats = feats
        self.stacks = stacks
        self.stack = stack
        self.depth = depth
        self.round = round
        self.turn = turn
        self.used = used
        self.owners = owners
        self.box: Box = NO_MODULE
        """What joins in the course of the game: that of a module, or none."""
        self.house: i64 = 0
        """House rules that are on, a bit each (``house.py``)."""
        self.noted: i64 = 0
        """What house rules remember of this turn: faces bought, and who spent a Cerberus."""
        # What boxes store on the table: a clone carries it, no rule of the base game looks at it.
        self.board: i64 = 0
        """Of the Goddess: treasures left in the halls, two bits each, and whether she was reached
        (``kinds/labyrinth``)."""
        self.memories: i64 = 0
        """Of the Titans: memory tokens (``kinds/titans``)."""
        self.memory_owners: i64 = 0
        """Of the Titans: whose they are."""

    def clone(self) -> Table:
        copy = Table(
            self.seats,
            vec[Hero]([hero.clone() for hero in self.heroes]),
            self.supply[:],
            self.feats,
            self.stacks,
            self.stack[:],
            self.depth,
            self.round,
            self.turn,
            self.used,
            self.owners,
        )
        copy.actor = self.actor
        copy.box = self.box
        copy.house = self.house
        copy.noted = self.noted
        copy.board = self.board
        copy.memories = self.memories
        copy.memory_owners = self.memory_owners
        return copy

    def clone_onto(self, old: State | None) -> State:
        if not isinstance(old, Table) or old.seats != self.seats or old.box is not self.box:
            return self.clone()
        old.copy_from(self)
        return old

    def copy_from(self, other: Table) -> None:
        """Become like another table with as many seats, in place: cheaper than a clone for whoever
        tries one thing after another."""
        i: i64
        for i in range(self.seats):
            self.heroes[i].copy_from(other.heroes[i])
        supply = self.supply
        theirs = other.supply
        for i in range(len(supply)):
            supply[i] = theirs[i]
        depth = other.depth
        stack = self.stack
        theirs = other.stack
        for i in range(depth):
            stack[i] = theirs[i]
        self.depth = depth
        self.feats = other.feats
        self.stacks = other.stacks
        self.round = other.round
        self.turn = other.turn
        self.used = other.used
        self.owners = other.owners
        self.actor = other.actor
        self.box = other.box
        self.house = other.house
        self.noted = other.noted
        self.board = other.board
        self.memories = other.memories
        self.memory_owners = other.memory_owners

    # ------------------------------------------------------------------ the contract

    def find(self, seat: i64) -> i64:
        self.make_room()
        entry = self.stack[self.depth - 1]
        kind = kind_of(entry)
        me = self.heroes[seat_of(entry)]
        self.option_count = 0
        KINDS[kind].offer(self, me, fields_of(entry))
        if me.triton + me.companions > 0 and kind >= DECISIONS and me.seat == self.turn:
            self.offer_tokens(me)
        return self.option_count

    def make_room(self) -> None:
        """Have room for options: a copy of a table does without until it needs some."""
        if len(self.options) == 0:
            self.options = ROOM_FOR_OPTIONS[:]

    def offer_tokens(self, me: Hero) -> None:
        """Allow what may be spent at any moment of one's turn (DF-184)."""
        if me.triton > 0:
            resource: i64
            for resource in range(GLORY):
                self.allow(TOKEN + resource)
        if me.companions:
            self.box.offer_tokens(self, me)

    def play(self, action: i64, seat: i64) -> None:
        entry = self.stack[self.depth - 1]
        me = self.heroes[seat_of(entry)]
        if TOKEN <= action < DIE:
            self.spend_triton(me, action - TOKEN)
        elif action >= CASH:
            if action >= ACTION_COUNT:
                raise IllegalAction(self.refusal(action, seat))
            self.box.spend_token(self, me, action)
        else:
            self.depth -= 1
            KINDS[kind_of(entry)].choose(self, me, fields_of(entry), action)
        self.advance()

    def fall(self, dice: Dice) -> None:
        entry = self.stack[self.depth - 1]
        if kind_of(entry) == ROLL.number:
            self.depth -= 1
            ROLL.fall(self, fields_of(entry), dice)
            self.advance()
        else:
            count = self.find(CHANCE)
            self.play(self.options[dice.below(count)], CHANCE)

    def advance(self) -> None:
        """Run automatic effects until somebody must decide, a die must land, or all is over."""
        stack = self.stack
        heroes = self.heroes
        while self.depth > 0:
            entry = stack[self.depth - 1]
            number = kind_of(entry)
            if number < DECISIONS:
                self.actor = CHANCE
                return
            me = heroes[seat_of(entry)]
            x = fields_of(entry)
            kind = KINDS[number]
            asking = kind.asking
            if asking == ALWAYS or (asking != NEVER and kind.asks(self, me, x)):
                self.actor = me.seat
                return
            self.depth -= 1
            kind.run(self, me, x)
        self.actor = OVER

    def scores(self) -> list[int]:
        return [hero.score() + self.box.last_glory(hero) for hero in self.heroes]

    def winners(self) -> list[int]:
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]  # DF-202

    def prompt(self, seat: SupportsIndex | None = None) -> Prompt | None:
        who = self.seat_meant(seat)
        if not self.awaits(who):
            return None
        entry = self.stack[self.depth - 1]
        kind = KINDS[kind_of(entry)]
        x = fields_of(entry)
        me = self.heroes[seat_of(entry)]
        count = self.find(who)
        actions = [self.options[i] for i in range(count)]
        options = [self.option(kind, me, x, action) for action in actions]
        cause, args = kind.cause(self, me, x)
        barred = tuple(kind.barred(self, me, x))
        return Prompt(kind.asked(x), who, cause, tuple(options), args, barred)

    def option(self, kind: Kind, me: Hero, x: i64, action: i64) -> Option:
        """Describe an action of a decision, or a token that may be spent at any of them."""
        if TOKEN <= action < DIE:
            return spending_triton(me, action)
        if action >= CASH:
            return self.box.token_option(self, me, action)
        return kind.option(self, me, x, action)

    def view(self, seat: SupportsIndex) -> ForgeView:
        from grani.dice_forge.view import view_of

        seat = whole(seat, "seat")
        self.check_viewer(seat)
        return view_of(self, seat)

    def position(self) -> ForgePosition:
        from grani.dice_forge.position import position_of

        return position_of(self)

    def game_id(self) -> str:
        return "dice-forge"

    def decision(self) -> str:
        if self.depth == 0:
            return "game over"
        return KINDS[kind_of(self.stack[self.depth - 1])].name

    @property
    def module(self) -> i64:
        """The number of the module; 0 without one."""
        return self.box.module

    def last_round(self) -> i64:
        """Nine rounds, ten with three players (DF-006)."""
        return 10 if self.seats == 3 else 9

    # ------------------------------------------------------------------ for effects and verbs

    def push(self, kind: Kind, seat: i64, x: i64) -> None:
        """Put an effect on top of the stack: it comes before everything below."""
        self.stack[self.depth] = entry_of(kind.number, seat, x)
        self.depth += 1

    def break_off_turn(self) -> None:
        """Drop everything that is still to happen in this turn, but its end (RB-095).

        No effect searches or rewrites what lies below it; this is no search: the turn itself is
        over, whatever was pending, and the lowest entry of any turn is its end.
        """
        self.depth = 1
        self.used = 0
        self.noted = 0

    def allow(self, action: i64) -> None:
        """Add a legal action to ``options``."""
        self.options[self.option_count] = action
        self.option_count += 1

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Tell the observer, if there is one."""
        if self.observer is not None:
            self.observer.tell(kind, seat, a, b, c)

    def may_spend_token(self, me: Hero) -> bool:
        """Tell whether a Triton token could change the options of this decision (D-21)."""
        return me.triton > 0 and me.seat == self.turn

    def spend_triton(self, me: Hero, resource: i64) -> None:
        """Spend a token on top of the decision that is open; that decision is asked anew."""
        me.triton -= 1
        self.tell(SPENT_TOKEN, me.seat, OF_TRITON, 0, 0)
        self.gain(me, resource, OFFERS[TRITON_OFFER].amount(resource), OF_TRITON)

    def gain(self, me: Hero, resource: i64, amount: i64, source: i64) -> None:
        """Add to a reserve up to its cap; gold may go to a track first."""
        if amount == 0:
            return
        if resource == GOLD:
            if me.hammers + me.scepters > 0:
                divide(self, me, amount, source, HAMMER_TRACK)
            else:
                self.store_gold(me, amount, source)
            return
        if resource == SUN:
            kept = min(amount, me.shard_cap - me.sun)
            me.sun += kept
        elif resource == MOON:
            kept = min(amount, me.shard_cap - me.moon)
            me.moon += kept
        elif resource == GLORY:
            kept = amount
            me.glory += kept
        else:
            kept = self.box.gains(self, me, resource, amount)
        if self.observer is not None:
            self.tell(GAINED, me.seat, resource, kept + BEYOND * (amount - kept), source)

    def store_gold(self, me: Hero, amount: i64, source: i64) -> None:
        """Add gold to the reserve up to its cap."""
        if amount == 0:
            return
        kept = min(amount, me.gold_cap - me.gold)
        me.gold += kept
        if self.observer is not None:
            self.tell(GAINED, me.seat, GOLD, kept + BEYOND * (amount - kept), source)

    def give(self, me: Hero, gold: i64, sun: i64, moon: i64, glory: i64, source: i64) -> None:
        """Add several resources at once, each cut at its own cap (DF-139)."""
        if sun:
            self.gain(me, SUN, sun, source)
        if moon:
            self.gain(me, MOON, moon, source)
        if glory:
            self.gain(me, GLORY, glory, source)
        if gold:
            self.gain(me, GOLD, gold, source)

    def hammer(self, me: Hero, amount: i64, source: i64) -> None:
        """Move the hammer token; each lap that ends pays its glory (DF-140, DF-142)."""
        before = me.hammered
        me.hammered = before + amount
        self.tell(HAMMERED, me.seat, amount, before, source)
        lap: i64
        for lap in range(before // HAMMER_LAP, me.hammered // HAMMER_LAP):
            self.gain(me, GLORY, lap_glory(lap), OF_HAMMER)

    def pay(self, me: Hero, resource: i64, amount: i64, source: i64) -> None:
        """Take a price out of a reserve that covers it."""
        if amount == 0:
            return
        if resource == GOLD and me.stored > 0 and self.box.pays_gold(self, me, amount, source):
            return
        self.take_away(me, resource, amount)
        self.tell(PAID, me.seat, resource, amount, source)

    def take_gold(self, me: Hero, amount: i64, source: i64) -> None:
        """Take gold out of the reserve itself."""
        self.take_away(me, GOLD, amount)
        self.tell(PAID, me.seat, GOLD, amount, source)

    def lose(self, me: Hero, resource: i64, amount: i64, source: i64) -> i64:
        """Take from a reserve what is there, at most ``amount`` (DF-137); give what was lost."""
        if amount == 0 or resource == LOYALTY:
            return 0
        lost = min(amount, me.amount(resource))
        self.take_away(me, resource, lost)
        self.tell(LOST, me.seat, resource, lost, source)
        return lost

    def take_away(self, me: Hero, resource: i64, amount: i64) -> None:
        if resource == GOLD:
            me.gold -= amount
        elif resource == SUN:
            me.sun -= amount
        elif resource == MOON:
            me.moon -= amount
        elif resource == GLORY:
            me.glory -= amount
        else:
            me.ancient -= amount

    def can_buy(self, gold: i64, discount: i64, bought: i64) -> bool:
        """Tell whether the sanctuary has a face for this gold, other than those bought."""
        costs = COSTS
        supply = self.supply
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            if costs[face] - discount > gold:
                return False
            if supply[face] > 0 and not has(bought, face):
                return True
        return False

    def count_of(self, faces: vec[i64]) -> i64:
        """Count how many of these faces are left in the temple."""
        left: i64 = 0
        for face in faces:
            left += self.supply[face]
        return left

    def allow_faces(self, gold: i64, discount: i64, bought: i64) -> None:
        """Allow every face that could be bought now."""
        costs = COSTS
        supply = self.supply
        options = self.options
        count = self.option_count
        face: i64
        for face in range(FIRST_SOLD, LAST_SOLD + 1):
            if costs[face] - discount > gold:
                break
            if supply[face] > 0 and not has(bought, face):
                options[count] = FACE + face
                count += 1
        self.option_count = count

    def can_act(self, me: Hero, sun: i64, tokens: i64) -> bool:
        """Tell whether some face or feat is within reach, whatever is in hand (DF-132, RD-28)."""
        gold = me.purse()
        if tokens:
            gold += min(OFFERS[TRITON_OFFER].gold * tokens, me.gold_cap - me.gold)
        if self.can_buy(gold, 0, self.noted):
            return True
        if me.companions:
            sun += self.box.token_sun(me)
        alone = me.care == me.hammers or not self.box.has_other_means(me)
        stacks = self.stacks
        slot: i64
        for slot in range(SLOT_COUNT):
            if count_at(stacks, slot):
                lacking_sun = SUN_PRICES[slot] - sun
                lacking_moon = MOON_PRICES[slot] - me.moon
                if lacking_sun <= 0 and lacking_moon <= 0:
                    return True
                if alone:
                    if tokens and missing(lacking_sun, lacking_moon, tokens, 0) == 0:
                        return True
                elif not self.box.lacks(me, lacking_sun, lacking_moon, tokens):
                    return True
        return False

    def buy(self, me: Hero, face: i64, discount: i64) -> None:
        """Buy a face of the sanctuary; it must be forged at once (DF-103)."""
        price = max(FACES[face].cost - discount, 0)
        self.supply[face] -= 1
        self.tell(BOUGHT, me.seat, face, price, 0)
        PLACE.push(self, me.seat, face)
        self.pay(me, GOLD, price, face)

    def owner_of(self, face: i64) -> i64:
        """Give the seat that owns the card tied to a face; -1 if nobody does."""
        link = FACES[face].link
        return -1 if link == NO_LINK else OWNERS.at(self.owners, link) - 1

    def let_own(self, me: Hero, face: i64) -> None:
        """Let a hero own the card tied to a face."""
        self.owners = OWNERS.change(self.owners, FACES[face].link, me.seat + 1)

    def locked(self, face: i64) -> bool:
        """Tell whether nothing may be forged over a face: its card has an owner (DF-081)."""
        link = FACES[face].link
        return link != NO_LINK and OWNERS.at(self.owners, link) > 0

    def card(self, slot: i64) -> Feat:
        """Give the set that lies in a slot."""
        return FEATS[self.feats[slot]]

    def slot_of(self, feat: i64) -> i64:
        """Give the slot in which a set lies."""
        return FEATS[feat].slot

    def sets_for(self, slot: i64, all_boxes: bool) -> vec[i64]:
        """Give the sets that chance may put into a slot."""
        return SETS_OF_ALL[slot] if all_boxes else SETS_OF_BASE[slot]

    def no_such_set(self, feat: i64) -> str:
        """Complain about a set that this game is not played with."""
        missing = feat not in list(self.feats)
        return f"no stack of this game holds {FEATS[feat].name}" if missing else ""

    def triton_cards(self, me: Hero) -> i64:
        """Count the cards of a hero that brought Triton tokens."""
        count: i64 = 0
        slot: i64
        for slot in range(SLOT_COUNT):
            if self.feats[slot] >= 0 and isinstance(self.card(slot).immediate, TakeTriton):
                count += me.count(slot)
        return count

    def forge(self, me: Hero, face: i64, position: i64) -> None:
        """Replace a face; the new one lies up, the old one is out of the game (DF-104, DF-105)."""
        die: i64 = 0
        side = position
        if side >= 6:
            die = 1
            side -= 6
        if self.observer is not None:
            self.tell(FORGED, me.seat, face, position, me.face(die, side))
        me.put(die, side, face)
        me.forged += 1

    def move(self, me: Hero, portal: i64, feat: i64) -> None:
        """Move the pawn; a hero who stands there is ousted and blessed (DF-120 to DF-124)."""
        self.tell(PERFORMED, me.seat, feat, portal, 0)
        if me.portal == portal:
            return
        me.portal = portal
        for other in self.heroes:
            if other.portal == portal and other.seat != me.seat:
                other.portal = HOME
                self.tell(OUSTED, other.seat, portal, me.seat, 0)
                self.reward_ousting(me)
                self.reward_ousting(other)
                BLESSINGS.push(self, other.seat, BOTH_DICE, 1, PLAIN)

    def reward_ousting(self, hero: Hero) -> None:
        """Glory for heroes whose cards pay for ousting and being ousted (DF-161)."""
        slot: i64
        for slot in range(SLOT_COUNT):
            count = hero.count(slot)
            if count > 0:
                feat = self.feats[slot]
                glory = self.card(slot).oust_glory
                if glory > 0:
                    self.gain(hero, GLORY, count * glory, OF_FEAT + feat)


def spending_triton(me: Hero, action: i64) -> Option:
    """Describe the option of spending a Triton token."""
    resource = action - TOKEN
    amount = OFFERS[TRITON_OFFER].amount(resource)
    lost = overflow(me, resource, amount)
    name = RESOURCE_NAMES[resource]
    args: dict[str, str | int] = {"amount": int(amount), "lost": lost}
    target = f"token:{me.seat}:triton"
    amounts: dict[str, int] = {name: int(amount)}
    return Option(
        int(action), f"option-token-{name}", args, (target,), loses=lost > 0, amounts=amounts
    )

"""A second opinion on rules of Dice Forge that no invariant of a single position can see.

It knows the rulings and the written form of pending effects, not the effects themselves: what
Twins owe and offer (RB-020 to RB-027), scepters emptied for nothing (RB-032), and that faces take
effect as they landed (DF-040, RB-056).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from grani.core.contract import CHANCE, OVER
from grani.dice_forge import actions
from grani.dice_forge.faces import (
    FACE_IDS,
    FACES,
    SHIELD,
)
from grani.dice_forge.kinds.index import KIND_IDS
from grani.dice_forge.kinds.pairs import BLESSING
from grani.dice_forge.kinds.rolling import ROLL
from grani.dice_forge.position import (
    write_entry,
)
from grani.dice_forge.stack import fields_of, has, kind_of, seat_of
from grani.dice_forge.table import Table

REROLL_GOLD = 3
QUIET = frozenset(KIND_IDS[name] for name in ("reinforce", "main", "extra"))
"""Questions between the effects of a turn: whatever was owed is paid."""
FIXING = frozenset(KIND_IDS[name] for name in ("reflect", "choose"))
READ_AT_ONCE = frozenset(KIND_IDS[name] for name in ("cerberus", "choose", "order"))
"""What may stand where a blessing stood, and names its faces."""


class Reroll(NamedTuple):
    """A second die rolled again after the first face was applied."""

    seat: int
    depth: int
    first: str
    used: int


class Payment(NamedTuple):
    """A price being paid with scepters: what it was, and what has been emptied for it so far."""

    seat: int
    depth: int
    price: tuple[int, int]
    emptied: tuple[tuple[int, int], ...]
    """Kind (0 sun, 1 moon) and shards of each."""


def _written(table: Table, index: int) -> dict[str, Any]:
    return dict(write_entry(table, int(table.stack[index])))


class Oracle:
    """Follows one game decision by decision."""

    def __init__(self, table: Table) -> None:
        seats = int(table.seats)
        self.rolled_again = [0] * seats
        self.rewarded = [0] * seats
        self.reroll: Reroll | None = None
        self.in_air = False
        """Whether that die has yet to land."""
        self.purse = 0
        self.window = -1
        """The seat whose Twins must be asked next."""
        self.payment: Payment | None = None
        self.needless = ""
        self.landed: list[list[str]] = [["", ""] for _ in range(seats)]
        self.waiting: tuple[int, int, list[int]] | None = None
        """A blessing that waits: its place on the stack, its seat, its dice."""

    # ------------------------------------------------------------------ before a step

    def decided(self, table: Table, action: int, seat: int) -> None:
        """Note what is about to happen."""
        entry = int(table.stack[table.depth - 1])
        kind = kind_of(entry)
        if seat == CHANCE:
            if kind == KIND_IDS["roll"]:
                self._lands(table, fields_of(entry), action - int(actions.SIDE))
            return
        if action >= actions.CASH or actions.TOKEN <= action < actions.DIE:
            return
        if kind in (KIND_IDS["twins"], KIND_IDS["star_twins"]) and action != actions.NO:
            self.rolled_again[seat] += 1
        elif kind == KIND_IDS["second"] and action != actions.NO:
            self.rolled_again[seat] += 1
            pair = _written(table, table.depth - 1)
            used = sum(pair.get("twins", [0, 0])) + 1
            self.in_air = True
            self.reroll = Reroll(seat, int(table.depth), pair["faces"][0], used)
        elif kind == KIND_IDS["offer"] and _written(table, table.depth - 1)["source"] == "twins":
            self.rewarded[seat] += 1
        elif kind == KIND_IDS["pay"]:
            self._pays(table, action, seat)

    def _lands(self, table: Table, x: int, side: int) -> None:
        """A die lands: its face is fixed, and it may open a window of Twins (RB-020)."""
        self.in_air = False
        seat, die = divmod(int(ROLL.current.of(x)), 2)
        hero = table.heroes[seat]
        self.landed[seat][die] = FACES[hero.face(die, side)].name
        if ROLL.waiting.on(x) or table.depth < 2:
            return
        below = _written(table, table.depth - 2)
        if below["effect"] == "bless" and below["manner"] != "loss":
            hero = table.heroes[below["seat"]]
            if hero.twins and hero.purse() >= REROLL_GOLD:
                self.window = int(hero.seat)

    def _pays(self, table: Table, action: int, seat: int) -> None:
        due = _written(table, table.depth - 1)
        left = (due["sun"], due["moon"])
        depth = int(table.depth)
        payment = self.payment
        if payment is None or (payment.seat, payment.depth) != (seat, depth):
            payment = Payment(seat, depth, left, ())
        if action >= actions.SCEPTER:
            level, kind = divmod(action - int(actions.SCEPTER), 2)
            shards = 2 if level == 2 else 1
            payment = payment._replace(emptied=(*payment.emptied, (kind, shards)))
            rest = list(left)
            rest[kind] = max(0, rest[kind] - shards)
            if any(rest):
                self.payment = payment
                return
            left = (rest[0], rest[1])
        self.payment = None
        for kind in (0, 1):
            by_scepters = payment.price[kind] - left[kind]
            shards_of = [shards for which, shards in payment.emptied if which == kind]
            if any(sum(shards_of) - one >= by_scepters for one in shards_of):
                name = ("sun", "moon")[kind]
                self.needless = (
                    f"scepters worth {shards_of} were emptied for {by_scepters} {name}: "
                    "one of them was needless (RB-032)"
                )

    # ------------------------------------------------------------------ after a step

    def reached(self, table: Table) -> str:
        """Look at where the game stands now; say what is wrong, if anything is."""
        if self.needless:
            return self.needless
        wrong = self._debts(table) or self._windows(table) or self._second(table)
        return wrong or self._as_landed(table)

    def _debts(self, table: Table) -> str:
        """Each Twins card that rolled a die again pays once, after that die's face (RB-024)."""
        kind = kind_of(table.stack[table.depth - 1]) if table.depth else -1
        if self.rewarded != self.rolled_again and (table.actor == OVER or kind in QUIET):
            return (
                f"Twins rolled again {self.rolled_again} times, "
                f"but paid {self.rewarded} times (RB-024)"
            )
        return ""

    def _windows(self, table: Table) -> str:
        """Every own blessing can be rolled again while there is a card and gold (RB-020)."""
        seat, self.window = self.window, -1
        if seat < 0:
            return ""
        if table.actor == seat and kind_of(table.stack[table.depth - 1]) == KIND_IDS["twins"]:
            return ""
        return f"seat {seat} rolled with Twins and gold, but is not asked (RB-020)"

    def _second(self, table: Table) -> str:
        """A die that no face has used is offered again while cards and gold last (RB-021 ff.)."""
        reroll = self.reroll
        if reroll is None:
            return ""
        hero = table.heroes[reroll.seat]
        depth = int(table.depth)
        kind = kind_of(table.stack[depth - 1]) if depth else -1
        if self.in_air:
            self.purse = int(hero.purse())
            return ""
        if depth == reroll.depth and table.actor == reroll.seat:
            if kind in FIXING:
                self.purse = int(hero.purse())
                return ""
            if kind == KIND_IDS["second"]:
                self.reroll = None
                return "" if reroll.used < hero.twins else "more Twins are offered than there are"
        self.reroll = None
        if reroll.used >= hero.twins or self.purse < REROLL_GOLD:
            return ""
        if FACES[FACE_IDS[reroll.first]].kind == SHIELD:  # RB-027
            return ""
        return f"seat {reroll.seat} may roll the second die once more, but is not asked (RB-023)"

    def _as_landed(self, table: Table) -> str:
        """A blessing that waited for others takes effect with the faces that landed (DF-040)."""
        waiting, self.waiting = self.waiting, None
        wrong = ""
        depth = int(table.depth)
        if waiting is not None and depth > waiting[0]:
            index, seat, dice = waiting
            entry = int(table.stack[index])
            if kind_of(entry) == KIND_IDS["bless"]:
                self.waiting = waiting
                return ""
            if kind_of(entry) in READ_AT_ONCE and seat_of(entry) == seat:
                faces = _written(table, index)["faces"]
                expected = [self.landed[seat][die] for die in dice]
                found = [face for face in faces if face != "nothing"]
                # Mirrors are fixed first and may have become something else by now.
                if "mirror" not in expected and found != expected:
                    wrong = f"seat {seat} rolled {expected}, but {found} take effect (DF-040)"
        for index in range(depth - 1, -1, -1):
            entry = int(table.stack[index])
            if kind_of(entry) == KIND_IDS["bless"]:
                if index < depth - 1 and kind_of(table.stack[index + 1]) != KIND_IDS["roll"]:
                    blessed = BLESSING.dice.of(fields_of(entry))
                    dice = [die for die in (0, 1) if has(blessed, die)]
                    if all(self.landed[seat_of(entry)][die] for die in dice):
                        self.waiting = (index, seat_of(entry), dice)
                break
        return wrong

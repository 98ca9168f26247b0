"""Dice in the air: they land one by one, and whoever drives the game says on which side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.dice import Dice
from grani.core.reading import Reader
from grani.dice_forge.actions import SIDE
from grani.dice_forge.events import ROLLED
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.kinds.kind import Kind
from grani.dice_forge.stack import (
    Field,
    Inner,
    Json,
    below,
    has,
    having,
    lacking,
    members_of,
    seat_of_die,
    which_die,
)

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Roll(Kind):
    """Dice land one by one, clockwise from the first, light before dark.

    A die is named by 2 · seat + (0 light, 1 dark); ``waiting`` is a set of those yet to come.
    """

    def __init__(self) -> None:
        super().__init__(0, "roll")
        self.current: Final[Field] = self.layout.add(Inner("", 3))
        self.waiting: Final[Field] = self.layout.add(Inner("", 8))

    def push(self, game: Table, seat: i64, first: i64, others: i64) -> None:
        """Let a die land, and then others."""
        game.push(self, seat, self.current.put(first) | self.waiting.put(others))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        options = game.options
        side: i64
        for side in range(6):
            options[side] = SIDE + side
        game.option_count = 6

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        die = self.current.of(x)
        waiting = self.waiting.of(x)
        self.land(game, game.heroes[seat_of_die(die)], which_die(die), action - SIDE)
        if waiting:
            size = 2 * game.seats
            if waiting >= having(0, size):  # no die of this table: the roll was never listed
                return
            die = self.next_die(die, waiting, size)
            self.push(game, me.seat, die, waiting - having(0, die))

    def fall(self, game: Table, x: i64, dice: Dice) -> None:
        """Let all dice land at once, in their order."""
        die = self.current.of(x)
        waiting = self.waiting.of(x)
        size = 2 * game.seats
        heroes = game.heroes
        self.land(game, heroes[seat_of_die(die)], which_die(die), dice.below(6))
        while waiting:
            die = self.next_die(die, waiting, size)
            waiting -= having(0, die)
            self.land(game, heroes[seat_of_die(die)], which_die(die), dice.below(6))

    def land(self, game: Table, hero: Hero, die: i64, side: i64) -> None:
        """Let one of a hero's dice land on a side."""
        hero.land(die, side)
        if game.observer is not None:
            game.tell(ROLLED, hero.seat, die, hero.up(die), side)

    def next_die(self, die: i64, waiting: i64, size: i64) -> i64:
        """Give the die that lands after this one: the next one clockwise that waits."""
        while True:
            die += 1
            if die >= size:
                die = 0
            if has(waiting, die):
                return die

    # ------------------------------------------------------------------ for files

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        current = int(self.current.of(x))
        waiting = members_of(self.waiting.of(x), 8)
        order = [current, *sorted(waiting, key=lambda die: (die < current, die))]
        return {"dice": [f"{die // 2}.{DIE_NAMES[die % 2]}" for die in order]}

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        count = 2 * len(game.heroes)
        known = {f"{die // 2}.{DIE_NAMES[die % 2]}": die for die in range(count)}
        dice = [
            reader.check_word(value, f"dice[{i}]", known, "die")
            for i, value in enumerate(reader.items("dice", 1, count))
        ]
        if len(set(dice)) < len(dice):
            reader.fail("a die is named twice", "dice")
        if dice[1:] != sorted(dice[1:], key=lambda die: (die < dice[0], die)):
            reader.fail("dice land clockwise, light before dark", "dice")
        waiting: i64 = 0
        for die in dice[1:]:
            waiting = having(waiting, die)
        return self.current.put(dice[0]) | self.waiting.put(waiting)


ROLL: Final = Roll()


def roll_one(game: Table, me: Hero, die: i64) -> None:
    """Let one of the hero's dice land."""
    me.pick_up(die)
    ROLL.push(game, me.seat, 2 * me.seat + die, 0)


def roll_both(game: Table, me: Hero) -> None:
    """Let both of the hero's dice land."""
    me.kept = 0
    light = 2 * me.seat
    ROLL.push(game, me.seat, light, having(0, light + 1))


def roll_all(game: Table, me: Hero) -> None:
    """Let the dice of everybody land, clockwise from the hero."""
    for hero in game.heroes:
        hero.kept = 0
    first = 2 * me.seat
    ROLL.push(game, me.seat, first, lacking(below(2 * game.seats), first))


def roll_opponents(game: Table, me: Hero) -> None:
    """Let the dice of everybody else land, clockwise from the left."""
    roll_of(game, (me.seat + 1) % game.seats, lacking(below(game.seats), me.seat))


def roll_of(game: Table, start: i64, seats: i64) -> None:
    """Let the dice of a set of seats land, clockwise from the first of them after ``start``."""
    while not has(seats, start):
        start = (start + 1) % game.seats
    dice: i64 = 0
    for hero in game.heroes:
        if has(seats, hero.seat):
            hero.kept = 0
            dice = having(having(dice, 2 * hero.seat), 2 * hero.seat + 1)
    ROLL.push(game, start, 2 * start, lacking(dice, 2 * start))

"""What waits in chambers of the labyrinth: treasure halls, and trades for glory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.dice_forge.actions import NO, TREASURE, YES
from grani.dice_forge.events import OF_MAZE, TREASURED
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind, declining
from grani.dice_forge.resources import GLORY, GOLD, MOON, RESOURCE_NAMES, SUN
from grani.dice_forge.stack import Field, Number, Row, Word, has, having

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

HALLS: Final = Row(2)
"""In ``Table.board``: the treasure in each of three halls, + 1; 0 while nobody was there."""
HALL_COUNT: Final[i64] = 3
Treasure = Literal["sun", "moon", "glory"]
TREASURES: Final[list[Treasure]] = ["sun", "moon", "glory"]
GLORY_TREASURE: Final[i64] = 2
TREASURED_GLORY: Final[i64] = 10
TREASURED_SHARDS: Final[i64] = 4


@final
class Hall(Kind):
    """The first golem in a hall takes a treasure and leaves it there, turned over (RD-19)."""

    def __init__(self) -> None:
        super().__init__(51, "hall", "hall", module="goddess")
        self.hall: Final[Field] = self.field(Number("hall", 0, int(HALL_COUNT) - 1))

    def push(self, game: Table, seat: i64, hall: i64) -> None:
        game.push(self, seat, self.hall.put(hall))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        taken: i64 = 0
        hall: i64
        for hall in range(HALL_COUNT):
            taken = having(taken, HALLS.at(game.board, hall))
        treasure: i64
        for treasure in range(3):
            if not has(taken, treasure + 1):
                game.allow(TREASURE + treasure)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        treasure = action - TREASURE
        hall = self.hall.of(x)
        game.board = HALLS.change(game.board, hall, treasure + 1)
        game.tell(TREASURED, me.seat, hall, treasure, 0)
        if treasure == GLORY_TREASURE:
            game.gain(me, GLORY, TREASURED_GLORY, OF_MAZE)
        else:
            game.gain(me, SUN if treasure == 0 else MOON, TREASURED_SHARDS, OF_MAZE)

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        name = TREASURES[action - TREASURE]
        amount = int(TREASURED_GLORY if name == "glory" else TREASURED_SHARDS)
        key = f"option-treasure-{name}"
        return Option(int(action), key, {}, (f"treasure:{name}",), amounts={name: amount})


@final
class BarterSquare(Kind):
    """Give a resource for glory, or pass (RB-204)."""

    def __init__(self) -> None:
        super().__init__(49, "barter", "barter", SOMETIMES)
        bartered = {"gold": int(GOLD), "moon": int(MOON)}
        self.resource: Final[Field] = self.field(Word("resource", bartered, "resource to barter"))
        self.amount: Final[Field] = self.field(Number("amount", 1, 12))
        self.glory: Final[Field] = self.field(Number("glory", 1, 12))

    def push(self, game: Table, seat: i64, resource: i64, amount: i64, glory: i64) -> None:
        price = self.resource.put(resource) | self.amount.put(amount)
        game.push(self, seat, price | self.glory.put(glory))

    def affordable(self, me: Hero, x: i64) -> bool:
        resource = self.resource.of(x)
        held = me.purse() if resource == GOLD else me.amount(resource)
        return held >= self.amount.of(x)

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return self.affordable(me, x) or game.may_spend_token(me)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        game.allow(NO)
        if self.affordable(me, x):
            game.allow(YES)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        if action == YES:
            game.gain(me, GLORY, self.glory.of(x), OF_MAZE)
            game.pay(me, self.resource.of(x), self.amount.of(x), OF_MAZE)

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        args: Args = {
            "resource": RESOURCE_NAMES[self.resource.of(x)],
            "amount": int(self.amount.of(x)),
            "glory": int(self.glory.of(x)),
        }
        return "labyrinth", args

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        if action == NO:
            return declining(action, "option-barter-no")
        resource: str = RESOURCE_NAMES[self.resource.of(x)]
        amounts = {resource: -int(self.amount.of(x)), "glory": int(self.glory.of(x))}
        return Option(int(action), "option-barter-yes", amounts=amounts)


HALL: Final = Hall()
BARTER: Final = BarterSquare()

"""Gold that may go to tracks before it reaches the reserve: the hammer, then each scepter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.core.reading import Reader
from grani.dice_forge.actions import SPLIT
from grani.dice_forge.events import STORED
from grani.dice_forge.kinds.kind import SOMETIMES, Args, Kind
from grani.dice_forge.names import SourceField, divided, source_name
from grani.dice_forge.resources import HAMMER_LAP, SCEPTER_TRACK, glory_of_laps
from grani.dice_forge.stack import Field, Json, Number

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table

HAMMER_TRACK: Final[i64] = 0
"""Scepters have the tracks that follow."""


@final
class Divide(Kind):
    """Divide gained gold between a track and what comes after it (D-05, RD-02)."""

    def __init__(self) -> None:
        super().__init__(20, "hammer", "hammer", SOMETIMES, instead="store")
        self.gold: Final[Field] = self.field(Number("gold", 1, 48))
        self.source: Final[Field] = self.field(SourceField())
        self.track: Final[Field] = self.layout.add(Number("scepter", 1, 4))

    def push(self, game: Table, seat: i64, gold: i64, source: i64, track: i64) -> None:
        what = self.gold.put(gold) | self.source.put(source)
        game.push(self, seat, what | self.track.put(track))

    def asks(self, game: Table, me: Hero, x: i64) -> bool:
        return room_on(me, self.track.of(x)) > 0

    def run(self, game: Table, me: Hero, x: i64) -> None:
        divide(game, me, self.gold.of(x), self.source.of(x), self.track.of(x) + 1)

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        part: i64
        for part in range(min(self.gold.of(x), room_on(me, self.track.of(x))) + 1):
            game.allow(SPLIT + part)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        part = action - SPLIT
        gold = self.gold.of(x)
        source = self.source.of(x)
        track = self.track.of(x)
        if part > 0:
            if track == HAMMER_TRACK:
                game.hammer(me, part, source)
            else:
                me.fill(track - 1, part)
                game.tell(STORED, me.seat, part, track, source)
        if part < gold:
            divide(game, me, gold - part, source, track + 1)

    # ------------------------------------------------------------------ for people and files

    def asked(self, x: i64) -> str:
        return self.instead if self.track.on(x) else self.question

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        args: Args = {"gold": int(self.gold.of(x)), "scepter": int(self.track.of(x))}
        return source_name(self.source.of(x)), args

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        part = int(action - SPLIT)
        kept = int(self.gold.of(x)) - part
        if self.track.on(x):
            stored: Args = {"scepter": part, "rest": kept}
            amounts = divided("scepter", part, kept)
            return Option(int(action), "option-store", stored, amounts=amounts)
        lost = max(0, kept - int(me.gold_cap - me.gold + me.store_room()))
        space = int((me.hammered + part) % HAMMER_LAP)
        args: Args = {"hammer": part, "reserve": kept, "lost": lost, "space": space}
        amounts = {"hammer": part, "gold": kept}
        if glory := int(glory_of_laps(me.hammered, part)):
            amounts["glory"] = glory
        return Option(int(action), "option-split", args, loses=lost > 0, amounts=amounts)

    def write(self, game: Table, me: Hero, x: i64) -> Json:
        data = super().write(game, me, x)
        if self.track.on(x):
            self.track.write(data, x)
        return data

    def read(self, reader: Reader, game: Table, me: Hero) -> int:
        track = self.track.read(reader) if reader.has(self.track.name) else 0
        return super().read(reader, game, me) | self.track.put(track)

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        lacks = self.track.of(x) > me.scepters
        return f"seat {me.seat} has no such scepter" if lacks else ""


def divide(game: Table, me: Hero, amount: i64, source: i64, track: i64) -> None:
    """Offer gold to the tracks from this one on: the hammer, then each scepter (RB-018)."""
    while track <= me.scepters:
        if room_on(me, track) > 0:
            DIVIDE.push(game, me.seat, amount, source, track)
            return
        track += 1
    game.store_gold(me, amount, source)


def room_on(me: Hero, track: i64) -> i64:
    """Give how much gold a track still holds."""
    if track == HAMMER_TRACK:
        return me.hammer_room()
    return SCEPTER_TRACK - me.scepter(track - 1)


DIVIDE: Final = Divide()

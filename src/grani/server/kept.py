"""What the database keeps of a room, as values, and how the rows of its tables become them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.dialects.sqlite import insert as upsert

from grani.server import schema, seals


@dataclass
class Seat:
    """A seat as it is kept: ``kind`` is person, bot or open."""

    kind: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    stand_in: str = ""

    @property
    def player(self) -> str:
        """The bot that decides for the seat; empty if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass
class Deed:
    """A game and its room as they are kept, without the events.

    ``seating`` counts the changes of the seats, and ``trouble`` says why the game cannot be read.
    ``secret`` signs the end of the game and is never told; ``seed`` is, when the game is over.
    """

    id: int
    code: str
    game: str
    rules: str
    setup: dict[str, object]
    setup_name: str
    host: str
    timer: float | None
    seed: bytes
    commitment: str
    status: str = "open"
    rematch: str = ""
    seats: list[Seat] = field(default_factory=list)
    seating: int = 0
    clocks: str = ""
    trouble: str = ""
    seal: seals.Seal = field(default_factory=seals.Seal)
    secret: bytes = b""


@dataclass(frozen=True)
class Entry:
    """One event of the log; ``command`` is the id that the client gave it, if any."""

    seq: int
    seat: int
    command: str | None
    body: bytes
    at: float = 0.0


@dataclass(frozen=True)
class Standing:
    """What the row of a game says of where it stands.

    ``due`` is when the server must go on by itself, None if it need not.
    """

    status: str
    waiting: tuple[int, ...]
    due: float | None
    clocks: str = ""

    def values(self) -> dict[str, object]:
        """Give the columns of the row."""
        return {
            "status": self.status,
            "waiting": ",".join(map(str, self.waiting)),
            "owed": self.due is not None,
            "due": self.due,
            "clocks": self.clocks,
            "updated": time.time(),
        }


@dataclass(frozen=True)
class Mine:
    """A room of a guest, for the list of their games."""

    deed: Deed
    waiting: tuple[int, ...]
    updated: float


def keep_seat(connection: Connection, game: int, number: int, seat: Seat) -> None:
    """Write who sits on a seat."""
    values = {
        "kind": seat.kind,
        "guest": seat.guest,
        "name": seat.name,
        "bot": seat.bot,
        "ready": seat.ready,
        "stand_in": seat.stand_in,
    }
    statement = upsert(schema.seats).values(game=game, seat=number, **values)
    connection.execute(statement.on_conflict_do_update(["game", "seat"], set_=values))


def read_deed(connection: Connection, condition: ColumnElement[bool]) -> Deed | None:
    """Read the room that fits a condition, with its seats."""
    row = connection.execute(select(schema.games).where(condition)).first()
    if row is None:
        return None
    table = schema.seats
    seats = connection.execute(
        select(table).where(table.c.game == row.id).order_by(table.c.seat)
    ).all()
    setup: dict[str, object] = {}
    seed = b""
    try:
        setup = msgspec.json.decode(row.setup, type=dict[str, object])
        seed = bytes.fromhex(row.seed)
    except (ValueError, TypeError, msgspec.MsgspecError):
        # Without a seed nothing is played; the list of rooms must go on.
        pass
    return Deed(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        setup=setup,
        setup_name=row.setup_name,
        host=row.host,
        timer=row.timer,
        seed=seed,
        commitment=row.commitment,
        status=row.status,
        rematch=row.rematch,
        seats=[
            Seat(seat.kind, seat.guest, seat.name, seat.bot, seat.ready, seat.stand_in)
            for seat in seats
        ],
        seating=row.seating,
        clocks=row.clocks,
        trouble=row.trouble,
    )


def read_entries(connection: Connection, game: int, after: int) -> list[Entry]:
    """Read the events of a game that come after one."""
    events = schema.events
    rows = connection.execute(
        select(events).where(events.c.game == game, events.c.seq > after).order_by(events.c.seq)
    )
    return [Entry(row.seq, row.seat, row.command, row.body, row.at) for row in rows]


def read_numbers(text: str, seats: int) -> tuple[int, ...]:
    """Give the seats that a text names, as far as there are such."""
    found = (int(word) for word in text.split(",") if word.isdecimal())
    return tuple(number for number in found if number < seats)

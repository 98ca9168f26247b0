"""What the database keeps of a room, as values, and how the rows of its tables become them."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from grani.core import fair
from grani.core.signature import Signer
from grani.server import fair_dice_state, schema

DELETED = "deleted"
"""The setting that has the highest number of a game that was deleted."""


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


@dataclass(frozen=True)
class Result:
    """How a game ended: the score of every seat, in the game's own unit, and who won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass
class StoredRoom:
    """A game and its room as they are kept, without the events.

    ``seating`` counts the changes of the seats, and ``trouble`` says why the game cannot be read.
    ``damage`` says what of its rows could not be read just now.
    ``result`` is there once the game is over; ``wins`` are those of each seat before a rematch.
    ``secret`` signs the end of the game and is never told; ``seed`` is, when the game is over.
    ``chat`` says whether people may write to each other. ``day`` is the date of a game of the day,
    empty for all others. ``rated`` games change the ratings of those who play. With ``hints``
    there are such though people play each other. ``closed`` says why a host of the server has
    closed it; None if none has. ``public`` is asked only of a new one: whether it is to stand in
    the lobby.
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
    damage: str = ""
    fair_dice: fair_dice_state.FairDiceState = field(default_factory=fair_dice_state.FairDiceState)
    secret: bytes = b""
    result: Result | None = None
    wins: tuple[int, ...] = ()
    chat: bool = True
    day: str = ""
    rated: bool = False
    hints: bool = False
    closed: str | None = None
    public: bool = False

    @property
    def series(self) -> tuple[int, ...]:
        """How often each seat has won in this game and those it is the rematch of."""
        winners = self.result.winners if self.result else ()
        wins = self.wins or (0,) * len(self.seats)
        return tuple(count + (seat in winners) for seat, count in enumerate(wins))

    def has_others(self, guest: str) -> bool:
        """Whether somebody else than a guest has a seat: neither a bot nor who shares the device.

        A bot that stands in for them changes nothing: they may come back.
        """
        return any(seat.kind == "person" and seat.guest != guest for seat in self.seats)

    @property
    def keeps_promise(self) -> bool:
        """Whether the seed is the one that was promised when the room was opened."""
        signer = Signer(self.secret).public if self.secret else ""
        return fair.fits(self.seed, self.commitment, signer)

    @property
    def lacks_fair_dice(self) -> bool:
        """Whether nothing is agreed on the dice, though the promise is of a game with shares."""
        return self.fair_dice.sealed is None and self.commitment != fair.old_commitment(self.seed)


# msgspec gathers what it must know of a class when it first reads one. Threads that read rooms at
# once would find that half done, and end the process by a segmentation fault: so it is done here.
msgspec.json.Decoder(StoredRoom)


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
class GuestRoom:
    """A room of a guest, for the list of their games."""

    stored: StoredRoom
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
    statement = schema.upsert(connection, schema.seats).values(game=game, seat=number, **values)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["game", "seat"], set_=values)
    )


def read_room(
    connection: Connection, condition: ColumnElement[bool], *, and_keep: bool = False
) -> StoredRoom | None:
    """Read the room that fits a condition, with its seats.

    With ``and_keep`` no other server changes it until this transaction ends.
    """
    wanted = select(schema.games).where(condition)
    rows = connection.execute(wanted.with_for_update(key_share=True) if and_keep else wanted).all()
    return next(iter(read_rooms(connection, rows[:1])), None)


def read_rooms(connection: Connection, rows: Sequence[Row[Any]]) -> list[StoredRoom]:
    """Read the rooms of some rows of games; all their seats are asked for at once."""
    table = schema.seats
    found = connection.execute(
        select(table).where(table.c.game.in_([row.id for row in rows])).order_by(table.c.seat)
    )
    seats: dict[int, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in found:
        seats[seat.game].append(seat)
    results = _read_results(connection, list(seats))
    wins = _read_wins(connection, list(seats))
    rooms = [_stored_room(row, seats[row.id]) for row in rows]
    for room in rooms:
        room.result = results.get(room.id)
        counted = wins.get(room.id, ())
        room.wins = counted if len(counted) == len(room.seats) else ()
    return rooms


def delete_room(connection: Connection, game: int, code: str) -> None:
    """Delete a room with all that hangs on it."""
    games = schema.games
    # By the schema and not by a list, so that a new table is not forgotten here.
    for table in reversed(schema.metadata.sorted_tables):
        for column in table.columns:
            if any(key.references(games) for key in column.foreign_keys):
                connection.execute(delete(table).where(column == game))
    connection.execute(delete(games).where(games.c.id == game))
    connection.execute(update(games).where(games.c.rematch == code).values(rematch=""))
    if connection.dialect.name == "sqlite":
        values = {"value": str(max(game, _last_deleted(connection)))}
        kept = schema.upsert(connection, schema.settings).values(key=DELETED, **values)
        connection.execute(kept.on_conflict_do_update(index_elements=["key"], set_=values))


def fresh_number(connection: Connection) -> dict[str, int]:
    """Give a number for a new game that none has had, as a column; nothing where there is no need.

    SQLite would give that of a deleted game again, and what still works on that, such as a review,
    would be kept for another.
    """
    last = _last_deleted(connection) if connection.dialect.name == "sqlite" else 0
    if not last:
        return {}
    highest = connection.execute(select(func.max(schema.games.c.id))).scalar() or 0
    return {"id": max(last, int(highest)) + 1}


def _last_deleted(connection: Connection) -> int:
    table = schema.settings
    found = connection.execute(select(table.c.value).where(table.c.key == DELETED)).scalar()
    return int(found or 0)


def keep_result(connection: Connection, game: int, result: Result) -> None:
    """Write how a game ended; that never changes."""
    values = {
        "scores": ",".join(map(str, result.scores)),
        "winners": ",".join(map(str, result.winners)),
    }
    statement = schema.upsert(connection, schema.results).values(game=game, **values)
    connection.execute(statement.on_conflict_do_nothing())


def _read_results(connection: Connection, games: list[int]) -> dict[int, Result]:
    table = schema.results
    found: dict[int, Result] = {}
    for row in connection.execute(select(table).where(table.c.game.in_(games))):
        # A damaged row is as good as none: the log tells the result again.
        with contextlib.suppress(ValueError, AttributeError):
            found[row.game] = Result(read_integers(row.scores), read_integers(row.winners))
    return found


def _read_wins(connection: Connection, games: list[int]) -> dict[int, tuple[int, ...]]:
    table = schema.series
    found: dict[int, tuple[int, ...]] = {}
    for row in connection.execute(select(table).where(table.c.game.in_(games))):
        with contextlib.suppress(ValueError, AttributeError):
            found[row.game] = read_integers(row.wins)
    return found


def day_of(connection: Connection, game: int) -> str:
    """Read of which day a game is the game of the day; empty if of none."""
    table = schema.days
    return str(connection.execute(select(table.c.day).where(table.c.game == game)).scalar() or "")


def why_closed(connection: Connection, game: int) -> str | None:
    """Read why a host of the server has closed a room; None if it is open to all."""
    table = schema.closures
    found = connection.execute(select(table.c.why).where(table.c.game == game)).scalar()
    return None if found is None else str(found)


def is_silent(connection: Connection, game: int) -> bool:
    """Read whether the host of a room has switched its chat off."""
    table = schema.silences
    return bool(connection.execute(select(table.c.game).where(table.c.game == game)).first())


def has_hints(connection: Connection, game: int) -> bool:
    """Read whether a room has hints for everybody."""
    table = schema.hinted_rooms
    return bool(connection.execute(select(table.c.game).where(table.c.game == game)).first())


def withdraw_links(connection: Connection, game: int, guests: Collection[str]) -> None:
    """Void the links by which some guests would hand over their seats."""
    table = schema.hand_overs
    connection.execute(delete(table).where(table.c.game == game, table.c.guest.in_(guests)))


def keep_command(connection: Connection, game: int, guest: str, command: str) -> None:
    """Write that a command has changed a room; IntegrityError if it has before."""
    values = {"game": game, "guest": guest, "command": command}
    connection.execute(insert(schema.seatings).values(**values))


def keep_wins(connection: Connection, game: int, wins: tuple[int, ...]) -> None:
    """Write how often each seat had won before a game."""
    values = {"game": game, "wins": ",".join(map(str, wins))}
    connection.execute(insert(schema.series).values(**values))


def read_integers(text: str) -> tuple[int, ...]:
    """Give the numbers of a text such as ``104,96``; ValueError if it is damaged."""
    return tuple(int(word) for word in text.split(",") if word)


def _stored_room(row: Row[Any], seats: list[Row[Any]]) -> StoredRoom:
    setup: dict[str, object] = {}
    seed = b""
    damage = ""
    try:
        setup = msgspec.json.decode(row.setup, type=dict[str, object])
        seed = bytes.fromhex(row.seed)
    except (ValueError, TypeError, msgspec.MsgspecError):
        # A damaged room is not played in; the list of rooms must go on.
        damage = "its seed or set-up cannot be read"
    stored = StoredRoom(
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
        damage=damage,
    )
    _examine(stored)
    return stored


def _examine(stored: StoredRoom) -> None:
    """Look whether all values of a room are of their kinds; if not, it is damaged."""
    try:
        msgspec.convert(msgspec.to_builtins(stored, builtin_types=(bytes,)), StoredRoom)
    except (ValueError, TypeError, msgspec.MsgspecError) as wrong:
        stored.damage = stored.damage or f"its row is damaged: {wrong}"
        stored.timer = None
        for seat in stored.seats:
            seat.name = str(seat.name)


def read_fair_dice(connection: Connection, stored: StoredRoom) -> None:
    """Read how far a room has agreed on its dice; what does not belong to it is damage."""
    try:
        fair_dice = fair_dice_state.read(connection, stored.id)
        msgspec.convert(
            msgspec.to_builtins(fair_dice, builtin_types=(bytes,)), fair_dice_state.FairDiceState
        )
        wrong = _misfit(stored, fair_dice)
    except (ValueError, TypeError, msgspec.MsgspecError) as found:
        wrong = str(found)
    if wrong:
        stored.damage = stored.damage or f"its seal is damaged: {wrong}"
    else:
        stored.fair_dice = fair_dice


def _misfit(stored: StoredRoom, fair_dice: fair_dice_state.FairDiceState) -> str:
    """Say what of fair dice does not belong to its room; empty if all does."""
    sealed = fair_dice.sealed
    if (sealed is not None) != (fair_dice.stage in ("opening", "closed")):
        return f"there cannot be terms and stage {fair_dice.stage}"
    if stored.status != "open" and fair_dice.stage not in ("open", "closed"):
        return f"a game cannot go on in stage {fair_dice.stage}"
    if sealed is None:
        return ""
    terms = sealed.terms
    if (terms.room, terms.commitment, terms.game, terms.rules, terms.setup) != (
        stored.code,
        stored.commitment,
        stored.game,
        stored.rules,
        stored.setup,
    ):
        return "its terms are those of another game"
    seats = len(stored.seats)
    if any(len(told) != seats for told in (terms.seats, terms.players, terms.hashes)):
        return "its terms are for other seats"
    for seat, share in enumerate(sealed.shares):
        found = fair.share_hash(terms.room, terms.commitment, seat, share)
        if share != fair.NONE and terms.hashes[seat] != found:
            return f"the share of seat {seat} is not the promised one"
    return "" if len(sealed.shares) == seats else "its shares are for other seats"


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

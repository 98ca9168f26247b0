"""Ratings: how strong people and levels seem, by the rated games they have finished.

The formula is Plackett-Luce of the library ``openskill``: of everybody a guess (``mu``) and how
unsure it is (``sigma``), which a game changes by who came before whom. A game is counted in the
transaction that ends it, so it counts once or not at all, whatever is killed or repeated. Whoever
has a bot standing in at the end has left, and counts as last; so do those for whom a game has
waited for weeks. Seats whose account was deleted are
left out, and games of bots alone count for nobody. Each game and number of seats has ratings of
its own, and every level of the bots has them too; a level on several seats changes by the mean.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, func, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from grani.server import schema
from grani.server.account_wire import Rating, SeatRating
from grani.server.stored_room import Result, Seat, StoredRoom, read_room

MU, SIGMA = 25.0, 25.0 / 3.0
MIDDLE, STEP = 1500, 24.0
"""Where the scale for people begins, and what one of ``mu`` is worth on it."""
SURE = 2.0
"""How many ``sigma`` are told: the truth is as near as that in 19 of 20 cases."""
BOT = "bot:"


@dataclass(frozen=True)
class Strength:
    """How strong somebody seems, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> Rating:
        """The same on the scale for people.

        >>> Strength().shown
        Rating(rating=1500, deviation=400)
        """
        rating = MIDDLE + (self.mu - MU) * STEP
        return Rating(round(rating), round(SURE * self.sigma * STEP))


def holder_of(seat: Seat) -> str:
    """Give whose rating a seat plays for; empty if it is nobody's any more."""
    return f"{BOT}{seat.bot}" if seat.kind == "bot" else seat.guest


def ranks_of(seats: Sequence[Seat], result: Result) -> list[int]:
    """Give the place of every seat: winners, then by score, and those who have left at the end.

    >>> left = Seat("person", "x", stand_in="easy")
    >>> ranks_of([Seat("person", "a"), left, Seat("bot", bot="hard")], Result((90, 99, 80), (1,)))
    [0, 2, 1]
    """

    def worth(number: int) -> tuple[bool, bool, int]:
        has_left = seats[number].kind == "person" and bool(seats[number].stand_in)
        # Those who have left come last together, whatever their bots have reached.
        return (
            (False, False, 0)
            if has_left
            else (
                True,
                number in result.winners,
                result.scores[number],
            )
        )

    order = sorted({worth(number) for number in range(len(seats))}, reverse=True)
    return [order.index(worth(number)) for number in range(len(seats))]


def after(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """Give what a game makes of those who played it."""
    # Here, because nobody needs it before the first rated game ends.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


# ---------------------------------------------------------------------- in the database


def mark_rated(connection: Connection, game: int) -> None:
    """Keep that a game is rated."""
    connection.execute(insert(schema.rated).values(game=game))


def is_rated(connection: Connection, game: int) -> bool:
    """Read whether a game is rated."""
    table = schema.rated
    return connection.execute(select(table.c.game).where(table.c.game == game)).first() is not None


def count(
    connection: Connection, game: int, kind: str, seats: Sequence[Seat], result: Result
) -> None:
    """Let a game that has just ended change the ratings of those who played it, once."""
    _count(connection, game, kind, seats, ranks_of(seats, result))


def abandoned(connection: Connection, before: float) -> list[int]:
    """Read which games count because nobody has decided in them since then.

    Where all have left, or nobody has, there is nothing to count.
    """
    games, seats = schema.games, schema.seats
    wanted = _lying_still(
        before, games.c.id, games.c.waiting, seats.c.seat, seats.c.kind, seats.c.stand_in
    )
    rows = connection.execute(
        wanted.join(seats, seats.c.game == games.c.id).order_by(games.c.id, seats.c.seat)
    )
    gone: dict[int, list[bool]] = {}
    for row in rows:
        seat = Seat(row.kind, stand_in=row.stand_in)
        gone.setdefault(row.id, []).append(is_gone(seat, str(row.seat) in row.waiting.split(",")))
    return [game for game, found in gone.items() if any(found) and not all(found)]


def count_abandoned(connection: Connection, game: int, before: float) -> bool:
    """Count a game in which nobody has decided since then: those it waits for come last.

    False if it does not count, or not any more. It may be played on, and does not count again.
    """
    games = schema.games
    stored = read_room(connection, games.c.id == game, and_keep=True)
    wanted = _lying_still(before, games.c.waiting).where(games.c.id == game)
    row = connection.execute(wanted).first()
    if stored is None or row is None:
        return False
    awaited = row.waiting.split(",")
    gone = [is_gone(seat, str(number) in awaited) for number, seat in enumerate(stored.seats)]
    if all(gone) or not any(gone):
        return False
    _count(connection, game, stored.game, stored.seats, [int(one) for one in gone])
    return True


def _lying_still(before: float, *columns: ColumnElement[Any]) -> Select[Any]:
    """Ask for something of rated games that do not count yet and in which nobody decides."""
    games, table, events = schema.games, schema.rated, schema.events
    last = select(func.max(events.c.at)).where(events.c.game == games.c.id).scalar_subquery()
    return (
        select(*columns)
        .select_from(games)
        .join(table, table.c.game == games.c.id)
        .where(
            table.c.counted.is_(None),
            games.c.status == "playing",
            games.c.trouble == "",
            games.c.waiting != "",
            games.c.id.not_in(select(schema.closures.c.game)),
            last < before,
        )
    )


def is_gone(seat: Seat, is_awaited: bool) -> bool:
    """Tell whether somebody has left a game that lies still: it waits for them, or a bot plays."""
    return seat.kind == "person" and (is_awaited or bool(seat.stand_in))


def _count(
    connection: Connection, game: int, kind: str, seats: Sequence[Seat], ranks: Sequence[int]
) -> None:
    """Let a game change the ratings of those who played it, once, by their places."""
    table = schema.rated
    marked = update(table).where(table.c.game == game, table.c.counted.is_(None))
    if connection.execute(marked.values(counted=time.time())).rowcount != 1:
        return
    playing = [number for number, seat in enumerate(seats) if holder_of(seat)]
    holders = {number: holder_of(seats[number]) for number in playing}
    has_people = any(seats[number].kind == "person" for number in playing)
    if len(set(holders.values())) < 2 or not has_people:
        return
    known = _strengths(connection, kind, len(seats), sorted(set(holders.values())))
    before = [known[holders[number]] for number in playing]
    found = after(before, [ranks[number] for number in playing])
    for number, old, new in zip(playing, before, found, strict=True):
        connection.execute(
            insert(schema.rating_changes).values(
                game=game,
                seat=number,
                holder=holders[number],
                mu_before=old.mu,
                sigma_before=old.sigma,
                mu=new.mu,
                sigma=new.sigma,
            )
        )
    for holder in sorted(set(holders.values())):
        own = [new for number, new in zip(playing, found, strict=True) if holders[number] == holder]
        _keep(connection, kind, len(seats), holder, own)


def _strengths(
    connection: Connection, kind: str, seats: int, holders: list[str]
) -> dict[str, Strength]:
    """Read how strong some seem; nobody else changes that until this transaction ends."""
    table = schema.ratings
    for holder in holders:
        values = {"holder": holder, "game": kind, "seats": seats, "mu": MU, "sigma": SIGMA}
        fresh = schema.upsert(connection, table).values(**values, played=0, updated=time.time())
        connection.execute(fresh.on_conflict_do_nothing())
    wanted = select(table).where(
        table.c.game == kind, table.c.seats == seats, table.c.holder.in_(holders)
    )
    rows = connection.execute(wanted.order_by(table.c.holder).with_for_update())
    return {row.holder: Strength(row.mu, row.sigma) for row in rows}


def _keep(
    connection: Connection, kind: str, seats: int, holder: str, found: list[Strength]
) -> None:
    table = schema.ratings
    theirs = table.c.holder == holder, table.c.game == kind, table.c.seats == seats
    values = {
        "mu": sum(one.mu for one in found) / len(found),
        "sigma": sum(one.sigma for one in found) / len(found),
        "played": table.c.played + 1,
        "updated": time.time(),
    }
    connection.execute(update(table).where(*theirs).values(**values))


def seat_ratings(connection: Connection, stored: StoredRoom) -> list[SeatRating]:
    """Read the ratings of those at a rated table: before and after, if the game is over."""
    changes = schema.rating_changes
    rows = connection.execute(select(changes).where(changes.c.game == stored.id))
    counted = {row.seat: row for row in rows}
    told = []
    for number, seat in enumerate(stored.seats):
        row = counted.get(number)
        if row is not None:
            before = Strength(row.mu_before, row.sigma_before).shown
            told.append(SeatRating(number, Strength(row.mu, row.sigma).shown, before))
        elif stored.status == "over" or not holder_of(seat):
            told.append(SeatRating(number, None))
        else:
            now = _now(connection, stored.game, len(stored.seats), holder_of(seat))
            told.append(SeatRating(number, now.shown))
    return told


def _now(connection: Connection, kind: str, seats: int, holder: str) -> Strength:
    table = schema.ratings
    theirs = table.c.holder == holder, table.c.game == kind, table.c.seats == seats
    row = connection.execute(select(table).where(*theirs)).first()
    return Strength() if row is None else Strength(row.mu, row.sigma)


@dataclass(frozen=True)
class Standing:
    """A row of the leaderboard; ``guest`` is empty for a level."""

    game: str
    seats: int
    guest: str
    name: str
    bot: str
    strength: Strength
    played: int


def standings(connection: Connection) -> list[Standing]:
    """Read all ratings of levels, and of accounts that may be named."""
    ratings, accounts, guests = schema.ratings, schema.accounts, schema.guests
    people = connection.execute(
        select(ratings, guests.c.name)
        .join(accounts, accounts.c.guest == ratings.c.holder)
        .outerjoin(guests, guests.c.id == ratings.c.holder)
        .where(accounts.c.listed)
    )
    bots = connection.execute(select(ratings).where(ratings.c.holder.startswith(BOT)))
    return [
        *(_standing(row, guest=row.holder, name=row.name or "") for row in people),
        *(_standing(row, bot=row.holder.removeprefix(BOT)) for row in bots),
    ]


def _standing(
    row: Row[tuple[object, ...]], guest: str = "", name: str = "", bot: str = ""
) -> Standing:
    strength = Strength(row.mu, row.sigma)
    return Standing(row.game, row.seats, guest, name, bot, strength, row.played)

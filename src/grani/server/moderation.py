"""What hosts of a server order, as the database keeps it: bans, closed rooms, notices, a pause.

``grani admin`` and the page of hosts call the same functions here, each within a transaction.
The database is the only channel: whoever changes something leaves a new mark, and every running
server looks for it each second (``moderator``). Accounts that end their sessions, or are deleted,
do it likewise.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from sqlalchemy import Connection, delete, insert, select, update

from grani.server import clocks, schema
from grani.server.clocks import Clock
from grani.server.names import is_hidden, read_code
from grani.server.notices import tell

MARK, PAUSED = "orders", "read-only"
"""Settings of a database: what changes with every order, and since when nobody may play."""
LONGEST = 400
"""Signs of a notice or a reason."""
GUEST = re.compile(r"[0-9a-f]{32}")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Misfit = Literal[
    "no-room",
    "not-closed",
    "whom",
    "is-host",
    "guest",
    "no-ban",
    "no-notice",
    "no-host",
    "empty",
    "long",
]


class BadOrder(ValueError):
    """An order that cannot be carried out: why, as a code, and the word that is at fault."""

    def __init__(self, code: Misfit, word: str) -> None:
        super().__init__(f"{code}: {word}")
        self.code: Misfit = code
        self.word = word


@dataclass(frozen=True)
class Ban:
    """Somebody who may not come in until then, or ever: a guest, or the addresses of a network."""

    id: int
    whom: str
    why: str
    until: float | None
    at: float
    name: str = ""
    """What the guest is called now, if anybody knows; it is not kept with the ban."""


@dataclass(frozen=True)
class Announcement:
    """What is told to everybody until then, or until it is withdrawn."""

    id: int
    text: str
    until: float | None
    at: float


# ---------------------------------------------------------------------- the mark


def mark(connection: Connection) -> str:
    """Read what changes with every order."""
    return _setting(connection, MARK)


def leave_mark(connection: Connection) -> None:
    """Let every server read anew what is ordered, when this transaction is committed."""
    _set(connection, MARK, secrets.token_hex(8))


def _setting(connection: Connection, key: str) -> str:
    table = schema.settings
    return str(connection.execute(select(table.c.value).where(table.c.key == key)).scalar() or "")


def _set(connection: Connection, key: str, value: str) -> None:
    statement = schema.upsert(connection, schema.settings).values(key=key, value=value)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["key"], set_={"value": value})
    )


def _said(text: str, may_be_empty: bool = True) -> str:
    """Give a text as it is kept: one line, of bounded length."""
    said = " ".join("".join(sign for sign in " ".join(text.split()) if not is_hidden(sign)).split())
    if len(said) > LONGEST:
        raise BadOrder("long", text[:40])
    if not said and not may_be_empty:
        raise BadOrder("empty", text)
    return said


def _until(seconds: float) -> float | None:
    """Give when something ends that lasts so long; 0 is for ever."""
    return time.time() + seconds if seconds else None


def is_over(until: float | None) -> bool:
    """Tell whether the time of something has passed."""
    return until is not None and until <= time.time()


# ---------------------------------------------------------------------- bans


def ban(connection: Connection, whom: str, seconds: float, why: str) -> Ban:
    """Let a guest, or all addresses of a range, in no more; a ban that is there is replaced.

    BadOrder for a host, whom no ban keeps out.
    """
    guest, network = read_whom(whom)
    table, host = schema.bans, schema.hosts.c.guest
    if guest and connection.execute(select(host).where(host == guest)).first() is not None:
        raise BadOrder("is-host", whom)
    connection.execute(delete(table).where(table.c.guest == guest, table.c.network == network))
    until, now = _until(seconds), time.time()
    values = {"guest": guest, "network": network, "why": _said(why), "until": until, "at": now}
    made = connection.execute(insert(table).values(**values).returning(table.c.id)).scalar_one()
    leave_mark(connection)
    return Ban(int(made), guest or network, str(values["why"]), until, now)


def unban(connection: Connection, whom: str) -> None:
    """Let somebody in again; BadOrder if nobody is banned under that name."""
    guest, network = read_whom(whom)
    table = schema.bans
    gone = connection.execute(
        delete(table).where(table.c.guest == guest, table.c.network == network)
    )
    if not gone.rowcount:
        raise BadOrder("no-ban", whom)
    leave_mark(connection)


def bans(connection: Connection) -> list[Ban]:
    """Read who is banned, the latest first."""
    table = schema.bans
    rows = connection.execute(select(table).order_by(table.c.id.desc()))
    found = [Ban(row.id, row.guest or row.network, row.why, row.until, row.at) for row in rows]
    names = names_of(connection, [one.whom for one in found])
    return [replace(one, name=names.get(one.whom, "")) for one in found if not is_over(one.until)]


def read_whom(text: str) -> tuple[str, str]:
    """Give the guest, or the network, that a word names; BadOrder if it is neither.

    >>> read_whom("192.0.2.7/24")
    ('', '192.0.2.0/24')
    """
    word = text.strip().lower()
    if GUEST.fullmatch(word):
        return word, ""
    try:
        network = ipaddress.ip_network(word, strict=False)
    except ValueError:
        raise BadOrder("whom", text) from None
    if isinstance(network, ipaddress.IPv6Network) and network.network_address.ipv4_mapped:
        mapped = network.network_address.ipv4_mapped
        network = ipaddress.ip_network((mapped, max(network.prefixlen - 96, 0)), strict=False)
    if network.prefixlen == 0:
        raise BadOrder("whom", text)  # Everybody, the hosts among them.
    return "", str(network)


def read_address(text: str) -> Address | None:
    """Read the address of somebody who is connected; None if it is none."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


# ---------------------------------------------------------------------- rooms


def close(connection: Connection, code: str, why: str) -> str:
    """Close a room: nobody plays or looks on there any more; give its code as it is written.

    Counts as a change of the room, so that no server can write another event.
    """
    game = _game(connection, code)
    values = {"why": _said(why), "at": time.time()}
    statement = schema.upsert(connection, schema.closures).values(game=game, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["game"], set_=values))
    games = schema.games
    stopped = {"owed": False, "due": None, "seating": games.c.seating + 1}
    connection.execute(update(games).where(games.c.id == game).values(**stopped))
    tell(connection, "room", game)
    leave_mark(connection)
    return read_code(code)


def reopen(connection: Connection, code: str) -> str:
    """Open a closed room again; everybody has their full time to think."""
    game = _game(connection, code)
    table, games = schema.closures, schema.games
    if not connection.execute(delete(table).where(table.c.game == game)).rowcount:
        raise BadOrder("not-closed", code)
    goes_on = games.c.status == "playing"
    changed = {"owed": goes_on, "due": None, "clocks": "", "seating": games.c.seating + 1}
    connection.execute(update(games).where(games.c.id == game).values(**changed))
    tell(connection, "room", game)
    leave_mark(connection)
    return read_code(code)


def closed_among(connection: Connection, games: list[int]) -> dict[int, str]:
    """Read which of some rooms are closed, and why."""
    table = schema.closures
    rows = connection.execute(select(table.c.game, table.c.why).where(table.c.game.in_(games)))
    return {row.game: row.why for row in rows}


def closures(connection: Connection) -> dict[str, str]:
    """Read which rooms are closed, by their codes, and why."""
    table, games = schema.closures, schema.games
    rows = connection.execute(
        select(games.c.code, table.c.why).join(games, games.c.id == table.c.game)
    )
    return {row.code: row.why for row in rows}


def _game(connection: Connection, code: str) -> int:
    games = schema.games
    wanted = select(games.c.id).where(games.c.code == read_code(code))
    found = connection.execute(wanted.with_for_update(key_share=True)).scalar()
    if found is None:
        raise BadOrder("no-room", code)
    return int(found)


# ---------------------------------------------------------------------- words to all


def announce(connection: Connection, text: str, seconds: float) -> Announcement:
    """Tell everybody something, on all tables and the first page."""
    table, now, until = schema.announcements, time.time(), _until(seconds)
    said = _said(text, may_be_empty=False)
    made = connection.execute(
        insert(table).values(text=said, until=until, at=now).returning(table.c.id)
    ).scalar_one()
    leave_mark(connection)
    return Announcement(int(made), said, until, now)


def withdraw(connection: Connection, number: int | None = None) -> int:
    """Withdraw one notice, or all; give how many. BadOrder if there is none."""
    table = schema.announcements
    if number is not None and number >= 1 << 31:  # No database would take that for a number.
        raise BadOrder("no-notice", str(number))
    chosen = delete(table) if number is None else delete(table).where(table.c.id == number)
    gone = connection.execute(chosen).rowcount
    if not gone:
        raise BadOrder("no-notice", "" if number is None else str(number))
    leave_mark(connection)
    return int(gone)


def announcements(connection: Connection) -> list[Announcement]:
    """Read what everybody is told, the oldest first."""
    table = schema.announcements
    rows = connection.execute(select(table).order_by(table.c.id))
    found = [Announcement(row.id, row.text, row.until, row.at) for row in rows]
    return [one for one in found if not is_over(one.until)]


# ---------------------------------------------------------------------- hosts


def make_host(connection: Connection, guest: str) -> None:
    """Let a guest use the page of hosts; a ban of theirs is lifted by that."""
    if not GUEST.fullmatch(guest):
        raise BadOrder("guest", guest)
    connection.execute(delete(schema.bans).where(schema.bans.c.guest == guest))
    statement = schema.upsert(connection, schema.hosts).values(guest=guest, at=time.time())
    connection.execute(statement.on_conflict_do_nothing())
    leave_mark(connection)


def drop_host(connection: Connection, guest: str) -> None:
    """Let a guest use the page of hosts no more."""
    table = schema.hosts
    if not connection.execute(delete(table).where(table.c.guest == guest)).rowcount:
        raise BadOrder("no-host", guest)
    leave_mark(connection)


def hosts(connection: Connection) -> list[tuple[str, str]]:
    """Read who may use the page of hosts, each with their name."""
    table = schema.hosts
    found = list(connection.execute(select(table.c.guest).order_by(table.c.at)).scalars())
    names = names_of(connection, found)
    return [(guest, names.get(guest, "")) for guest in found]


def names_of(connection: Connection, guests: Collection[str]) -> dict[str, str]:
    """Read what guests are called: as they have said, else at the last table where they sat."""
    kept, seats = schema.guests, schema.seats
    sat = select(seats.c.guest, seats.c.name).where(seats.c.guest.in_(guests))
    said = select(kept.c.id, kept.c.name).where(kept.c.id.in_(guests))
    found = [*connection.execute(sat.order_by(seats.c.game)), *connection.execute(said)]
    return {guest: name for guest, name in found if name}


# ---------------------------------------------------------------------- sessions


def epochs(connection: Connection) -> dict[str, int]:
    """Read how often accounts have ended their sessions; those that never have are not there."""
    table = schema.sign_outs
    rows = connection.execute(select(table.c.guest, table.c.epoch))
    return {row.guest: int(row.epoch) for row in rows}


def depart(connection: Connection, guest: str) -> None:
    """Make all cookies of an account void for ever, and keep nothing that says whose it was."""
    gone = schema.upsert(connection, schema.departures).values(digest=departed(guest))
    connection.execute(gone.on_conflict_do_nothing())
    leave_mark(connection)


def come_back(connection: Connection, guest: str) -> None:
    """Let the cookies of a guest hold again, who is nobody any more and had no account."""
    table = schema.departures
    connection.execute(delete(table).where(table.c.digest == departed(guest)))
    leave_mark(connection)


def departures(connection: Connection) -> frozenset[str]:
    """Read which accounts were deleted, as ``departed`` names them."""
    return frozenset(connection.execute(select(schema.departures.c.digest)).scalars())


def departed(guest: str) -> str:
    """Give the name under which a deleted account is remembered; it does not lead back to it."""
    return hashlib.sha256(f"departed {guest}".encode()).hexdigest()


# ---------------------------------------------------------------------- a pause


def pause(connection: Connection) -> None:
    """Let games stand still: what is there can be read, and no time runs out."""
    if not paused_since(connection):
        _set(connection, PAUSED, repr(time.time()))
        leave_mark(connection)


def go_on(connection: Connection) -> None:
    """Let games go on; whoever had to decide has as much time as before the pause."""
    since = paused_since(connection)
    if not since:
        return
    lost = max(0.0, time.time() - since)
    games = schema.games
    running = select(games.c.id, games.c.clocks, games.c.due).where(
        games.c.status == "playing", games.c.clocks != ""
    )
    for row in connection.execute(running.with_for_update(key_share=True)).all():
        kept = clocks.written(
            {seat: _later(clock, lost) for seat, clock in clocks.read(row.clocks).items()}
        )
        due = row.due + lost if row.due else row.due
        connection.execute(update(games).where(games.c.id == row.id).values(clocks=kept, due=due))
    _set(connection, PAUSED, "")
    leave_mark(connection)


def paused_since(connection: Connection) -> float:
    """Read since when nobody may play; 0 if one may."""
    try:
        return float(_setting(connection, PAUSED) or 0)
    except ValueError:
        return 0.0


def _later(clock: Clock, seconds: float) -> Clock:
    if not clock.prompt:
        return clock
    return Clock(clock.prompt, clock.until + seconds, clock.left, clock.given)

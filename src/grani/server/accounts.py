"""Accounts in the database: guests who can come back from other devices, and their passkeys.

An account is a guest with a way in: a passkey, or a recovery phrase. The guest stays who they are,
with all that is theirs. Each function here is part of somebody's transaction.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from grani.server import moderation, schema

MOST_PASSKEYS = 20
CHALLENGE_SECONDS = 300.0
"""How long somebody may take to answer a passkey's question."""


class NoChange(RuntimeError):
    """A change that the database does not allow; the word says which."""


@dataclass(frozen=True)
class StoredPasskey:
    """A passkey as it is kept."""

    id: str
    guest: str
    credential: bytes
    key: bytes
    count: int
    name: str
    created: float
    used: float


def id_of(credential: bytes) -> str:
    """Give the name under which a credential is kept."""
    return hashlib.sha256(credential).hexdigest()


# ---------------------------------------------------------------------- accounts


def find_account(connection: Connection, guest: str) -> Row[Any] | None:
    """Read the account of a guest; None if they have none."""
    table = schema.accounts
    return connection.execute(select(table).where(table.c.guest == guest)).first()


def has_account(connection: Connection, guest: str) -> bool:
    """Tell whether a guest has an account."""
    return find_account(connection, guest) is not None


def make_account(connection: Connection, guest: str) -> None:
    """Give a guest an account, if they have none; NoChange if theirs was deleted.

    A server that has not heard of that yet would make an account that nobody can enter.
    """
    if is_gone(connection, guest):
        raise NoChange("account")
    made = schema.upsert(connection, schema.accounts).values(
        guest=guest, created=time.time(), listed=True, kept=b"{}", edition=0
    )
    connection.execute(made.on_conflict_do_nothing())


def is_gone(connection: Connection, guest: str) -> bool:
    """Tell whether the account of a guest was deleted; if not, it stays to the end of this.

    A request may be long on its way: its cookie was good when it came.
    """
    table, gone = schema.accounts, schema.departures.c.digest
    own = select(table.c.guest).where(table.c.guest == guest)
    connection.execute(own.with_for_update(read=True)).first()
    digest = moderation.departed(guest)
    return connection.execute(select(gone).where(gone == digest)).first() is not None


def set_listed(connection: Connection, guest: str, listed: bool) -> None:
    """Keep whether the leaderboard may name an account."""
    table = schema.accounts
    connection.execute(update(table).where(table.c.guest == guest).values(listed=listed))


def ways_in(connection: Connection, guest: str) -> int:
    """Count the passkeys and phrases by which an account can be entered.

    The account stays as it is until this transaction ends, so that of two that remove the last two
    ways in at once only one does.
    """
    table, keys = schema.accounts, schema.passkeys
    row = connection.execute(
        select(table.c.phrase).where(table.c.guest == guest).with_for_update()
    ).first()
    counted = select(func.count()).select_from(keys).where(keys.c.guest == guest)
    passkeys = int(connection.execute(counted).scalar_one())
    return passkeys + (row is not None and row.phrase is not None)


def end_sessions(connection: Connection, guest: str, epoch: int) -> int:
    """Make all cookies of an account void, and its links to seats; give the epoch of new ones.

    NoChange without an account, or if the cookie that asks, which is of an ``epoch``, is void
    itself: its server may not have heard of that, and whoever holds it must not turn the tables.
    """
    if not has_account(connection, guest):
        raise NoChange("account")
    table, links = schema.sign_outs, schema.hand_overs
    values = {"epoch": epoch + 1, "at": time.time()}
    ended = schema.upsert(connection, table).values(guest=guest, **values)
    ended = ended.on_conflict_do_update(
        index_elements=["guest"], set_=values, where=table.c.epoch <= epoch
    )
    if connection.execute(ended.returning(table.c.epoch)).scalar() is None:
        raise NoChange("signed-out")
    connection.execute(delete(links).where(links.c.guest == guest))
    moderation.leave_mark(connection)
    return epoch + 1


# ---------------------------------------------------------------------- passkeys


def passkeys_of(connection: Connection, guest: str) -> list[StoredPasskey]:
    """Read the passkeys of an account, the oldest first."""
    table = schema.passkeys
    rows = connection.execute(
        select(table).where(table.c.guest == guest).order_by(table.c.created, table.c.id)
    )
    return [StoredPasskey(**row._mapping) for row in rows]


def find_passkey(connection: Connection, credential: bytes) -> StoredPasskey | None:
    """Read a passkey by its credential."""
    table = schema.passkeys
    row = connection.execute(select(table).where(table.c.id == id_of(credential))).first()
    return None if row is None else StoredPasskey(**row._mapping)


def add_passkey(
    connection: Connection, guest: str, credential: bytes, key: bytes, count: int, name: str
) -> None:
    """Keep a new passkey, and make its guest an account; NoChange if there are too many."""
    make_account(connection, guest)
    if len(passkeys_of(connection, guest)) >= MOST_PASSKEYS:
        raise NoChange("too-many")
    now = time.time()
    made = schema.upsert(connection, schema.passkeys).values(
        id=id_of(credential),
        guest=guest,
        credential=credential,
        key=key,
        count=count,
        name=name,
        created=now,
        used=now,
    )
    told = made.on_conflict_do_nothing().returning(schema.passkeys.c.id)
    if connection.execute(told).scalar() is None:
        raise NoChange("passkey")


def use_passkey(connection: Connection, passkey: StoredPasskey, count: int) -> None:
    """Keep that a passkey was used; NoChange if it is gone, or was used meanwhile."""
    table = schema.passkeys
    used = connection.execute(
        update(table)
        .where(table.c.id == passkey.id, table.c.count == passkey.count)
        .values(count=count, used=time.time())
    )
    if used.rowcount != 1:
        raise NoChange("passkey")


def name_passkey(connection: Connection, guest: str, id: str, name: str) -> None:
    """Call one's own passkey something else; NoChange if it is none."""
    table = schema.passkeys
    own = table.c.id == id, table.c.guest == guest
    if connection.execute(update(table).where(*own).values(name=name)).rowcount != 1:
        raise NoChange("passkey")


def drop_passkey(connection: Connection, guest: str, id: str) -> None:
    """Forget a passkey; NoChange if it is none, or the last way in."""
    table = schema.passkeys
    last = ways_in(connection, guest) == 1
    own = table.c.id == id, table.c.guest == guest
    if connection.execute(delete(table).where(*own)).rowcount != 1:
        raise NoChange("passkey")
    if last:
        raise NoChange("last-way")


# ---------------------------------------------------------------------- challenges


def keep_challenge(connection: Connection, challenge: bytes, guest: str, purpose: str) -> None:
    """Keep what a passkey is asked to sign, and forget what nobody has answered in time."""
    table, now = schema.challenges, time.time()
    connection.execute(delete(table).where(table.c.until < now))
    connection.execute(
        insert(table).values(
            digest=hashlib.sha256(challenge).hexdigest(),
            guest=guest,
            purpose=purpose,
            until=now + CHALLENGE_SECONDS,
        )
    )


def use_challenge(connection: Connection, challenge: bytes, guest: str, purpose: str) -> bool:
    """Use a challenge up; false if it was not asked of this browser for this, or not any more."""
    table = schema.challenges
    used = connection.execute(
        delete(table).where(
            table.c.digest == hashlib.sha256(challenge).hexdigest(),
            table.c.guest == guest,
            table.c.purpose == purpose,
            table.c.until > time.time(),
        )
    )
    return used.rowcount == 1


# ---------------------------------------------------------------------- the recovery phrase


def set_phrase(connection: Connection, guest: str, lookup: str, hashed: bytes) -> bool:
    """Keep a recovery phrase in place of the one before; false if its first part is taken."""
    make_account(connection, guest)
    table = schema.accounts
    if connection.execute(select(table.c.guest).where(table.c.phrase == lookup)).first():
        return False
    values = {"phrase": lookup, "phrase_hash": hashed}
    connection.execute(update(table).where(table.c.guest == guest).values(**values))
    return True


def drop_phrase(connection: Connection, guest: str) -> None:
    """Forget a recovery phrase; NoChange if it is the last way in."""
    table = schema.accounts
    row = find_account(connection, guest)
    if row is None or row.phrase is None:
        return
    if ways_in(connection, guest) == 1:
        raise NoChange("last-way")
    values = {"phrase": None, "phrase_hash": None}
    connection.execute(update(table).where(table.c.guest == guest).values(**values))


def phrase_of(connection: Connection, lookup: str) -> tuple[str, bytes] | None:
    """Read whose a recovery phrase is by its first part, and the hash of the rest."""
    table = schema.accounts
    row = connection.execute(select(table).where(table.c.phrase == lookup)).first()
    return None if row is None else (str(row.guest), bytes(row.phrase_hash))


# ---------------------------------------------------------------------- what browsers keep


def read_kept(connection: Connection, guest: str) -> tuple[int, dict[str, str]] | None:
    """Read what the browsers of an account keep, and its edition; None without an account."""
    row = find_account(connection, guest)
    if row is None:
        return None
    return int(row.edition), msgspec.json.decode(row.kept, type=dict[str, str])


def write_kept(connection: Connection, guest: str, edition: int, kept: dict[str, str]) -> bool:
    """Keep what browsers keep; false if another one has changed it since that edition."""
    table = schema.accounts
    changed = connection.execute(
        update(table)
        .where(table.c.guest == guest, table.c.edition == edition)
        .values(kept=msgspec.json.encode(kept), edition=edition + 1)
    )
    return changed.rowcount == 1

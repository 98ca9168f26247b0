"""The tables of the database. A game is what its events make of it; an event never changes.

``events`` is the truth. ``snapshots`` save time when a game is read again, and ``games.waiting``
tells whose turn it is without reading it. Whatever is changed here needs a step in ``migrations``.
"""

from __future__ import annotations

from typing import cast

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)
from sqlalchemy.dialects import postgresql, sqlite

VERSION = "3"
"""What programs from before there were ``migrations`` go by: they refuse what is newer."""

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(400), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("updated", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("setup_name", String(100), nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("timer", Float),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("waiting", String(100), nullable=False),
    Column("owed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("seating", Integer, nullable=False, server_default="0"),
    Column("due", Float),
    Column("clocks", String(1000), nullable=False, server_default=""),
    Column("trouble", String(10), nullable=False, server_default=""),
    Column("driver", String(40), nullable=False, server_default=""),
    Index("games_by_host", "host"),
    Index("games_by_due", "status", "owed", "due"),
    Index("games_by_age", "status", "updated"),
)
"""``waiting``: seats that must decide, such as ``0,2``. ``owed``: the server must go on by itself,
because a bot is to decide or a timer runs; ``due`` says when. ``seating`` counts the changes of
the room's seats and of what it has agreed on. ``clocks``: see ``clocks.Clock``. ``trouble``: why
the game cannot be read, or empty. ``driver``: which of several servers runs its bots and timers."""

servers = Table(
    "servers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)
"""The servers that share a database, and until when each is taken to be alive, by its clock."""

presences = Table(
    "presences",
    metadata,
    Column("server", String(40), primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Index("presences_by_game", "game"),
)
"""Who is in which room, at which of several servers."""

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("stand_in", String(64), nullable=False),
    Index("seats_by_guest", "guest"),
)

events = Table(
    "events",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("command", String(64)),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "seat", "command", name="a_command_counts_once"),
    sqlite_with_rowid=False,
)

seatings = Table(
    "seatings",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("command", String(64), primary_key=True),
)
"""The commands that have changed who sits where, or what a room has agreed on: each does so once,
however often it comes."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("scores", String(200), nullable=False),
    Column("winners", String(100), nullable=False),
)
"""How a finished game ended, such as ``104,96`` and ``0``: for lists, which replay nothing. Games
that ended before there was this table get their row when they are next read."""

series = Table(
    "series",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("wins", String(100), nullable=False),
)
"""How often each seat had won when a rematch was opened, such as ``2,1``: others have no row."""

phrases = Table(
    "phrases",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(64)),
    Index("phrases_by_game", "game"),
    Index("a_phrase_is_said_once", "game", "guest", "command", unique=True),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(100), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(64), nullable=False),
    Index("chats_by_game", "game", "id"),
    Index("a_chat_is_written_once", "game", "guest", "command", unique=True),
    sqlite_autoincrement=True,
)
"""What people wrote to each other, ``name`` as it was then. Only the latest lines of a room have a
text: older rows are kept for their ``command``, by which a repeat is known."""

silences = Table(
    "silences",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
)
"""The rooms whose host has switched the chat off."""

days = Table(
    "days",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("finished", Float),
    Index("a_day_is_played_once", "day", "kind", "guest", unique=True),
)
"""The games of the day: ``kind`` is what is played, ``finished`` when it was over."""

reviews = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("speed", String(10), primary_key=True),
    Column("edition", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Reviews of finished games, packed; ``edition`` says by which judge (``kept_reviews``)."""

findings = Table(
    "findings",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("speed", String(10), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("edition", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What reviews under way have found so far, part by part, so that they can go on."""

brought = Table(
    "brought",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("home", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The records that guests have lately brought, packed; ``id`` is the fingerprint of what they say,
``home`` a hash of where the guest was (``brought_records``)."""

hand_overs = Table(
    "hand_overs",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("until", Float, nullable=False),
)
"""The latest link by which each guest hands over their seats: its hash, and how long it works."""

seals = Table(
    "seals",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("stage", String(10), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""What a room agreed on before its game (``fair_dice_state``): terms and shares. Games from before
there were shares in the dice have no row."""

signers = Table(
    "signers",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""What signs the end of a game, once; it is never told. Rooms from before there were shares in the
dice have no row."""

shares = Table(
    "shares",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("share", String(64), nullable=False),
)
"""What a guest promised for a seat; ``share`` is empty until it is opened."""

archive = Table(
    "archive",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("events", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""Finished games, each packed into one row (``archive``): they have no events or snapshots."""

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("network", String(50), nullable=False),
    Column("why", String(400), nullable=False),
    Column("until", Float),
    Column("at", Float, nullable=False),
)
"""Who may not come in: a guest, or else the addresses of a network; ``until`` is empty for ever."""

closures = Table(
    "closures",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("why", String(400), nullable=False),
    Column("at", Float, nullable=False),
)
"""The rooms that a host of the server has closed."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", String(400), nullable=False),
    Column("until", Float),
    Column("at", Float, nullable=False),
)
"""What the hosts of the server tell everybody."""

hosts = Table(
    "hosts",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""The guests who may do on a page what ``grani admin`` does."""

public_rooms = Table(
    "public_rooms",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
)
"""The rooms that stand in the lobby, because whoever opened them wanted so."""

hinted_rooms = Table(
    "hinted_rooms",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
)
"""The rooms whose host wanted hints for everybody, though people play each other."""

visitors = Table(
    "visitors",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("until", Float, nullable=False),
)
"""Who looks at the lobby of several servers; ``name`` is empty for those who do not show it."""

tallies = Table(
    "tallies",
    metadata,
    Column("server", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""How much of what each of several servers has lately allowed to whom."""


# ---------------------------------------------------------------------- accounts and ratings

accounts = Table(
    "accounts",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("kept", LargeBinary, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("phrase", String(8), unique=True),
    Column("phrase_hash", LargeBinary),
)
"""The guests who can come back from other devices. ``listed``: whether the leaderboard names them.
``kept`` is what their browsers keep, as JSON, and ``edition`` counts its changes. ``phrase`` finds
the account of a recovery phrase, of which nothing else is kept but the slow ``phrase_hash``."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_guest", "guest"),
)
"""The passkeys of accounts: ``id`` is the hash of the ``credential``, ``key`` its public half."""

sign_outs = Table(
    "sign_outs",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""How often an account has ended its sessions: cookies from before the last time are void. Those
who never have, nearly everybody, have no row."""

departures = Table(
    "departures",
    metadata,
    Column("digest", String(64), primary_key=True),
)
"""The accounts that were deleted, each by a hash of its guest and nothing else: no cookie of theirs
lets anybody in again."""

leavings = Table(
    "leavings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("language", String(10), nullable=False),
    Column("had_account", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""The guests who are being deleted, for as long as they still have rooms; in which language their
seats are renamed."""

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("until", Float, nullable=False),
    Index("challenges_by_age", "until"),
)
"""What passkeys are asked to sign, by its hash: once, for a while, for one browser."""

rated = Table(
    "rated",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("counted", Float),
)
"""The rated games, and when each has changed the ratings of those who played."""

ratings = Table(
    "ratings",
    metadata,
    Column("holder", String(80), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ratings_by_game", "game", "seats"),
)
"""How strong somebody seems, a game and number of seats: a guest, or ``bot:`` and its level."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(80), nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_changes_by_holder", "holder"),
)
"""What a rated game has changed, seat by seat."""


def upsert(connection: Connection, table: Table) -> sqlite.Insert:
    """Give an insertion that may say what happens to rows that are there already."""
    if connection.dialect.name == "postgresql":
        # Both kinds have the methods that we use; they share no class that says so.
        return cast("sqlite.Insert", postgresql.insert(table))
    return sqlite.insert(table)

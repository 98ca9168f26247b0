"""The game of the day: everybody gets the same dice on a date, for seven days, and plays it once.

The dice of a day follow from a secret of the server, so nobody learns them before they are thrown.
They are the same for all, so the seed is not told when somebody's game is over, but when the seven
days are; and until then nobody but its player finds the room of such a game. Who has how much is
read from results in the database, which only finished games write.
"""

from __future__ import annotations

import hmac
import time
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, Select, func, select

from grani.server import schema
from grani.server.stored_room import read_integers

OPEN_FOR = 7
"""Days for which a game of the day can be played, its own included."""


def today() -> date:
    """Give the date by which days are counted, everywhere the same."""
    return datetime.now(UTC).date()


def closes(day: str) -> float:
    """Give when the game of a day can be played no longer, in seconds since 1970.

    >>> datetime.fromtimestamp(closes("2026-11-17"), UTC).isoformat()
    '2026-11-24T00:00:00+00:00'
    """
    end = date.fromisoformat(day) + timedelta(days=OPEN_FOR)
    return datetime(end.year, end.month, end.day, tzinfo=UTC).timestamp()


def is_open(day: str) -> bool:
    """Tell whether a day can still be played, so that nothing of its dice may be told."""
    return time.time() < closes(day)


def seed_of(secret: str, game: str, day: str) -> bytes:
    """Give the seed of a game of the day."""
    return hmac.digest(secret.encode(), f"grani.day\n{game}\n{day}".encode(), "sha256")


# ---------------------------------------------------------------------- in the database


@dataclass(frozen=True)
class Own:
    """A guest's own game of a day; no scores while it is played."""

    code: str
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Days:
    """What the database knows of some days, by game and day."""

    results: dict[tuple[str, str], list[tuple[tuple[int, ...], int]]]
    """Scores of finished games, each with how many have ended so."""
    own: dict[tuple[str, str], Own]


def still_open() -> Select[tuple[int]]:
    """Select the games of open days: they stay, or they could be played twice."""
    first = today() - timedelta(days=OPEN_FOR - 1)
    return select(schema.days.c.game).where(schema.days.c.day >= first.isoformat())


def own_code(connection: Connection, game: str, day: str, guest: str) -> str:
    """Read the code of the room in which a guest plays the game of a day; empty if in none."""
    days, games = schema.days, schema.games
    wanted = select(games.c.code).join(days, days.c.game == games.c.id)
    ours = days.c.kind == game, days.c.day == day, days.c.guest == guest
    return str(connection.execute(wanted.where(*ours)).scalar() or "")


def read_days(connection: Connection, since: str, guest: str) -> Days:
    """Read how the games of all days since one went, and which of them are a guest's own."""
    days, results, games = schema.days, schema.results, schema.games
    ended = connection.execute(
        select(days.c.kind, days.c.day, results.c.scores, func.count().label("times"))
        .join(results, results.c.game == days.c.game)
        .where(days.c.day >= since, days.c.finished.is_not(None))
        .group_by(days.c.kind, days.c.day, results.c.scores)
    )
    found = Days({}, {})
    for row in ended:
        scores = _scores(row.scores)
        if scores:
            found.results.setdefault((row.kind, row.day), []).append((scores, int(row.times)))
    mine = connection.execute(
        select(days.c.kind, days.c.day, games.c.code, results.c.scores)
        .join(games, games.c.id == days.c.game)
        .outerjoin(results, results.c.game == days.c.game)
        .where(days.c.day >= since, days.c.guest == guest)
    )
    for row in mine:
        found.own[row.kind, row.day] = Own(row.code, _scores(row.scores))
    return found


def _scores(text: object) -> tuple[int, ...]:
    """Read scores; none if there are none yet, or if they are damaged."""
    try:
        return read_integers(str(text or ""))
    except ValueError:
        return ()


def lead(scores: tuple[int, ...]) -> int:
    """Give by what games of a day are compared: the score, or how far one is before the others.

    >>> lead((214,)), lead((96, 104))
    (214, -8)
    """
    return scores[0] - max(scores[1:], default=0)

"""How soon rooms go on whose server has died or sleeps, by the log and the clock of the database.

A room that a server must move on by itself, for a bot or a timer, is noted before the harm is done,
or as soon as the database answers again, if it was the database that was harmed.
Others find out within four thirds of a lease; a timer that was running then ends when it would have
ended. One second more is for the work itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.postgres import Postgres

WORK = 1.0
"""Seconds that the decision itself may take."""
NOTED = """
SELECT games.id, games.code, games.driver, coalesce(games.due, 0),
  (SELECT max(seq) FROM events WHERE events.game = games.id)
FROM games WHERE status = 'playing' AND owed AND host = ANY ('{%s}')
"""
NEXT = """
SELECT games.driver, (SELECT min(at) FROM events WHERE game = games.id AND seq > %d)
FROM games WHERE id = %d
"""
NOW = "SELECT extract(epoch FROM clock_timestamp())::float"


@dataclass(frozen=True)
class Owed:
    """A room that must go on by itself: its last event, and when it was due."""

    game: int
    code: str
    driver: str
    due: float
    seq: int


class GoingOn:
    """Notes what must go on, and finds what did not, or too late."""

    def __init__(self, cluster: Postgres, database: str, lease: float) -> None:
        self._cluster = cluster
        self._database = database
        self._lease = lease
        self._owed: list[Owed] = []
        self._harmed = 0.0
        self.moved: list[float] = []
        """How long after the harm each room went on that has another driver since, in seconds."""
        self.longest: dict[str, float] = {}
        """How long after a harm of each kind the last room of all went on, in seconds."""
        self.seen = 0
        self.findings: list[str] = []

    @property
    def within(self) -> float:
        """Seconds within which everything that is due goes on."""
        return 4 / 3 * self._lease + WORK

    def note(self, guests: list[str]) -> None:
        """Note the rooms of some guests, from which moment on they are to go on in time."""
        rows = self._cluster.run(self._database, NOTED % ",".join(guests))
        self._owed = [Owed(*row) for row in rows]
        self._harmed = self._now()

    def latest(self) -> float:
        """Give for how many seconds from now on rooms may take to go on."""
        last = max((one.due for one in self._owed), default=0.0)
        return max(self._limit(last), self._harmed) - self._now()

    def check(self, harm: str) -> None:
        """Look when each of them went on after a harm."""
        for one in self._owed:
            driver, at = self._cluster.run(self._database, NEXT % (one.seq, one.game))[0]
            limit = self._limit(one.due)
            self.seen += 1
            if at is None or at > limit:
                late = "not at all" if at is None else f"{at - limit:.1f} s too late"
                what = f"event {one.seq + 1} came {late} after {harm}"
                self.findings.append(f"room {one.code}: {what}")
                continue
            took = at - max(self._harmed, one.due)
            self.longest[harm] = max(took, self.longest.get(harm, 0.0))
            if driver != one.driver:
                self.moved.append(took)

    def _limit(self, due: float) -> float:
        return max(self._harmed + 4 / 3 * self._lease, due) + WORK

    def _now(self) -> float:
        return float(self._cluster.run(self._database, NOW)[0][0])

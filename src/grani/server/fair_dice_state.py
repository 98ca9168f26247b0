"""What a room has agreed on about its dice, as it is kept in the database.

Everything is written before anybody is told, so that an exchange of shares goes on after a crash
where it stood. What a share is and what follows from it is ``core.fair``.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

import msgspec
from sqlalchemy import Connection, select

from grani.core import fair
from grani.server import schema
from grani.server.wire import Stage


@dataclass(frozen=True)
class Pledge:
    """What a guest promised for a seat; ``share`` is empty until it is opened."""

    guest: str
    hash: str
    share: str = ""


@dataclass
class FairDiceState:
    """How far a room has agreed: ``sealed`` is there from the stage ``opening`` on.

    A game that goes on in stage ``open`` began before there were shares in the dice.
    """

    stage: Stage = "open"
    pledges: dict[int, Pledge] = field(default_factory=dict)
    sealed: fair.Sealed | None = None

    def copy(self) -> FairDiceState:
        """Give one that may be changed without changing this."""
        return replace(self, pledges=dict(self.pledges))


def read(connection: Connection, game: int) -> FairDiceState:
    """Read how far the room of a game has agreed; MsgspecError if that is damaged."""
    shares, seals = schema.shares, schema.seals
    rows = connection.execute(select(shares).where(shares.c.game == game)).all()
    pledges = {row.seat: Pledge(row.guest, row.hash, row.share) for row in rows}
    found = connection.execute(select(seals).where(seals.c.game == game)).first()
    if found is None:
        return FairDiceState("open", pledges)
    stage = msgspec.convert(found.stage, Stage)
    sealed = msgspec.json.decode(found.body, type=fair.Sealed) if found.body else None
    return FairDiceState(stage, pledges, sealed)


def secret_of(connection: Connection, game: int) -> bytes:
    """Read what signs the end of a game; empty if nobody does."""
    signers = schema.signers
    found = connection.execute(select(signers.c.secret).where(signers.c.game == game)).scalar()
    return bytes(found or b"")


def keep(connection: Connection, game: int, state: FairDiceState) -> None:
    """Keep how far the room of a game has agreed."""
    for seat, pledge in state.pledges.items():
        values = {"guest": pledge.guest, "hash": pledge.hash, "share": pledge.share}
        kept = schema.upsert(connection, schema.shares).values(game=game, seat=seat, **values)
        connection.execute(kept.on_conflict_do_update(index_elements=["game", "seat"], set_=values))
    if state.stage != "open":
        body = b"" if state.sealed is None else msgspec.json.encode(state.sealed)
        stage = {"stage": state.stage, "body": body, "at": time.time()}
        row = schema.upsert(connection, schema.seals).values(game=game, **stage)
        connection.execute(row.on_conflict_do_update(index_elements=["game"], set_=stage))

"""The kill test in short, and that it would notice; ``make kill`` kills 200 times."""

from __future__ import annotations

import copy
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests import postgres
from tests.kill.audit import Audit
from tests.kill.campaign import Campaign
from tests.kill.chaos import Chaos
from tests.kill.player import Player
from tests.loops import run

HARM = {
    "lost": "delete from events where game = (select game from last)"
    " and seq >= (select seq from last)",
    "doubled": "insert into phrases (game, seat, guest, phrase, at, command)"
    " select game, seat, guest || '!', phrase, at, command from phrases limit 1",
    "half applied": "update games set waiting = '7' where id = (select game from last)",
    "written twice": "insert into chats (game, seat, guest, name, text, at, command)"
    " select game, seat, guest || '!', name, text, at, command from chats limit 1",
    "renumbered": "update events set seq = seq + 1000 where game = (select game from last)"
    " and seq = (select seq from last)",
}
"""What is done to the database; ``last`` is the last event that a player was promised."""


def show_less(players: list[Player], lengths: dict[str, int]) -> str:
    """Let a server show in the end what was so before the last event."""
    for player in players:
        earlier = player.notes.earlier
        if earlier is not None and 0 < earlier.seq < lengths[player.code]:
            player.notes.looked.append(earlier)
            return "a stale screen"
    raise AssertionError("nobody saw less before")


def leave_out(players: list[Player], lengths: dict[str, int]) -> str:
    """Let somebody not be shown an event between two others."""
    for stream in (one.notes.stream for one in players):
        kinds = [kind for kind, _ in stream]
        for number in range(len(kinds) - 1):
            if kinds[number : number + 2] == ["batch", "batch"]:
                del stream[number]
                return "a hole"
    raise AssertionError("nobody saw two events in a row")


UNSEEN = {"stale": show_less, "hole": leave_out}
"""What is done to the notes of players, and how the audit calls it."""


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.SKIPPED)
def test_a_few_faults_of_servers_and_database_break_no_promise(tmp_path: Path) -> None:
    async def play() -> None:
        campaign = Chaos(tmp_path, random.Random(2), lambda *_: None)
        audit = await campaign.run(6)
        assert audit.findings == []
        assert audit.events > 10
        assert audit.screens > 10

    run(play())


def test_a_few_kills_break_no_promise_and_a_broken_one_is_found(tmp_path: Path) -> None:
    async def play() -> None:
        campaign = Campaign(tmp_path, random.Random(7), lambda *_: None)
        audit = await campaign.run(6)
        assert audit.findings == []
        assert audit.events > 10
        assert audit.phrases > 0
        assert audit.chats > 0
        assert audit.screens > 0
        path = tmp_path / "tables.db"
        whole = path.read_bytes()
        for name, harm in HARM.items():
            path.write_bytes(whole)
            (tmp_path / "tables.db-tide").unlink()
            with closing(sqlite3.connect(path)) as database, database:
                database.execute(
                    "create temp table last as select game, seq from events"
                    " where command is not null order by at desc limit 1"
                )
                assert database.execute(harm).rowcount
            again = Audit(path, campaign.players, campaign.lengths)
            await again.run()
            assert again.findings, name
        path.write_bytes(whole)
        for name, spoil in UNSEEN.items():
            (tmp_path / "tables.db-tide").unlink()
            kept = [copy.deepcopy(player.notes) for player in campaign.players]
            called = spoil(campaign.players, campaign.lengths)
            again = Audit(path, campaign.players, campaign.lengths)
            await again.run()
            assert [called in finding for finding in again.findings] == [True], name
            for player, notes in zip(campaign.players, kept, strict=True):
                player.notes = notes

    run(play())

"""The kill test in short, and that it would notice; ``make kill`` kills 200 times."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests import postgres
from tests.kill.audit import Audit
from tests.kill.campaign import Campaign
from tests.kill.chaos import Chaos
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
            again = Audit(path, campaign.players)
            await again.run()
            assert again.findings, name

    run(play())

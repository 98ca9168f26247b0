"""What must hold afterwards: the log against every promise, the log against itself."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec

from grani.core.fair import check
from grani.server.game_loading import new_game
from grani.server.live_game import LOG_LINES, GameEvent
from grani.server.store import Store
from grani.server.stored_room import StoredRoom
from tests.kill.player import Moments, Player
from tests.kill.screens import Screen


class Audit:
    """Compares a database with the notes of those who played; ``findings`` is what is wrong.

    ``lengths`` has how many events each room had when everybody looked for the last time.
    """

    def __init__(self, path: Path, players: list[Player], lengths: dict[str, int]) -> None:
        self.findings: list[str] = []
        self.events = 0
        self.phrases = self.chats = self.screens = 0
        self._path = path
        self._players = players
        self._lengths = lengths

    async def run(self) -> None:
        """Check everything."""
        for player in self._players:
            self.findings += player.notes.oddities
            for id in player.notes.sent.keys() - player.notes.answers.keys():
                self._find(player.code, f"{id} was never answered")
        store = Store(self._path)
        try:
            for code in dict.fromkeys(player.code for player in self._players):
                stored = await store.room(code)
                if stored is None:
                    self._find(code, "the room is lost")
                    continue
                here = [player for player in self._players if player.code == code]
                await self._log(store, stored, here)
                self._streams(stored, here)
                self._phrases(stored, here)
                self._chats(stored, here)
                self._names(stored, here)
        finally:
            store.close()

    def _find(self, code: str, what: str) -> None:
        self.findings.append(f"room {code}: {what}")

    async def _log(self, store: Store, stored: StoredRoom, players: list[Player]) -> None:
        """Every event once and in order, every promise kept, every snapshot what the events say."""
        code = stored.code
        entries = await store.events(stored.id)
        self.events += len(entries)
        numbers = [entry.seq for entry in entries]
        if not numbers or numbers != list(range(1, len(entries) + 1)):
            self._find(code, "its events are not numbered one by one")
            return
        written = {entry.command: entry for entry in entries if entry.command}
        sent = {id: one for player in players for id, one in player.notes.sent.items()}
        answers = {id: one for player in players for id, one in player.notes.answers.items()}
        for id in written.keys() - sent.keys():
            self._find(code, f"{id} is in the log and was never sent")
        for id, answer in answers.items():
            if sent[id]["type"] not in ("act", "undo"):
                continue
            entry = written.get(id)
            if answer["type"] == "ack" and (entry is None or entry.seq != answer["seq"]):
                self._find(code, f"{id} was promised as event {answer['seq']}, found {entry}")
            if answer["type"] == "reject" and entry is not None:
                self._find(code, f"{id} was refused ({answer['code']}) and is event {entry.seq}")
        for player in players:
            for seq, (seat, _) in player.notes.batches.items():
                if seq > len(entries) or entries[seq - 1].seat != seat:
                    self._find(code, f"event {seq} of seat {seat} was shown and is not in the log")
        self._fold(stored, [(entry.seat, entry.body) for entry in entries], players)

    def _streams(self, stored: StoredRoom, players: list[Player]) -> None:
        """Nobody missed an event in between, and in the end everybody saw how things stood."""
        code, length = stored.code, self._lengths.get(stored.code, 0)
        for player in players:
            notes = player.notes
            for (_, before), (kind, seq) in pairwise(notes.stream):
                if kind == "batch" and seq != before + 1:
                    self._find(code, f"a hole: {player.name} saw event {seq} after {before}")
            if notes.stream and notes.stream[0][0] == "batch":
                self._find(code, f"a hole: {player.name} saw an event before any snapshot")
            for screen in screens_of(player):
                if screen.seq < length:
                    what = f"{player.name} saw event {screen.seq} as the last of {length}"
                    self._find(code, f"a stale screen: {what}")

    def _fold(
        self, stored: StoredRoom, events: list[tuple[int, bytes]], players: list[Player]
    ) -> None:
        code = stored.code
        shown = [player.notes.batches for player in players]
        game = new_game(stored)
        query = "select seq, body from snapshots where game = ?"
        with closing(sqlite3.connect(self._path)) as database:
            snapshots = dict(database.execute(query, (stored.id,)).fetchall())
            row = database.execute(
                "select status, waiting from games where id = ?", (stored.id,)
            ).fetchone()
        screens: dict[int, list[Screen]] = {}
        for screen in (one for player in players for one in screens_of(player)):
            screens.setdefault(screen.seq, []).append(screen)
        for seq, (seat, body) in enumerate(events, 1):
            event = msgspec.json.decode(body, type=GameEvent)
            lines = len(game.lines)
            try:
                game.replay(seat, event)
            except Exception as wrong:
                self._find(code, f"event {seq} does not follow from those before it: {wrong}")
                return
            if seq in snapshots and snapshots[seq] != game.snapshot():
                self._find(code, f"the snapshot of event {seq} is not what the events say")
            told = {readable(batches[seq][1]) for batches in shown if seq in batches}
            if told and not event.undone and len(game.lines) < LOG_LINES:
                new = [json.loads(line) for line in list(game.lines)[lines:]]
                if told != {json.dumps(new)}:
                    self._find(code, f"event {seq} was shown otherwise than it is in the log")
            for screen in screens.pop(seq, []):
                self.screens += 1
                if wrong_part := screen.differs(stored, game):
                    self._find(code, f"a screen of event {seq} shows another {wrong_part}")
        # Before its first event there is no game; whether that was long ago says ``_streams``.
        for seq in screens.keys() - {0}:
            self._find(code, f"a screen shows event {seq}, which is not in the log")
        waiting = "" if game.is_over else ",".join(map(str, game.waiting()))
        if row != ("over" if game.is_over else "playing", waiting):
            self._find(code, f"its row says {row}, its log otherwise")
        if game.is_over:
            check(game.written())

    def _phrases(self, stored: StoredRoom, players: list[Player]) -> None:
        """Every phrase that was accepted is kept once, and nobody heard more than was said."""
        query = "select seat, guest, phrase, command from phrases where game = ?"
        with closing(sqlite3.connect(self._path)) as database:
            rows = database.execute(query, (stored.id,)).fetchall()
        self.phrases += len(rows)
        kept = Counter(command for _, _, _, command in rows)
        said = Counter((seat, phrase) for seat, _, phrase, _ in rows)
        for player in players:
            for id, command in player.notes.sent.items():
                answer = player.notes.answers.get(id, {"type": ""})
                if command["type"] == "phrase" and kept[id] != (answer["type"] == "ack"):
                    self._find(stored.code, f"phrase {id}: {answer}, kept {kept[id]} times")
            for what, times in player.notes.heard.items():
                if times > said[what]:
                    self._find(stored.code, f"{what} was heard {times} times, said {said[what]}")

    def _chats(self, stored: StoredRoom, players: list[Player]) -> None:
        """Every text that was accepted is kept once, and nobody was told of one twice.

        Each text is written once, so that a repeat is seen.
        """
        query = "select command, text from chats where game = ?"
        with closing(sqlite3.connect(self._path)) as database:
            rows = database.execute(query, (stored.id,)).fetchall()
        self.chats += len(rows)
        kept = Counter(command for command, _ in rows)
        for player in players:
            for id, command in player.notes.sent.items():
                answer = player.notes.answers.get(id, {"type": ""})
                if command["type"] == "chat" and kept[id] != (answer["type"] == "ack"):
                    self._find(stored.code, f"chat {id}: {answer}, kept {kept[id]} times")
            for text, times in player.notes.read.items():
                if times > 1:
                    self._find(stored.code, f"{text!r} was told {times} times")

    def _names(self, stored: StoredRoom, players: list[Player]) -> None:
        """A seat has a name that was promised, and none that was promised later took its place.

        What was not answered is sent again, perhaps through another server, so a name may have been
        taken long before its answer came: one is later for sure if it was wished for after the
        other was answered.
        """
        promised: dict[int, list[tuple[str, Moments]]] = {}
        for player in players:
            for id, answer in player.notes.answers.items():
                command = player.notes.sent[id]
                if command["type"] == "rename" and answer["type"] == "ack":
                    named = (command["name"], player.notes.moments[id])
                    promised.setdefault(command["seat"], []).append(named)
        for seat, names in promised.items():
            last = max(when.sent for _, when in names)
            possible = {name for name, when in names if when.answered > last or when.sent == last}
            found = stored.seats[seat].name
            if found not in possible:
                self._find(stored.code, f"seat {seat} is called {found!r}, promised {possible}")


def screens_of(player: Player) -> list[Screen]:
    """Give what a player saw last, by their own window and through every server."""
    last = player.notes.last
    return [*([] if last is None else [last]), *player.notes.looked]


def readable(lines: str) -> str:
    """Leave out of what was shown the lines that no log keeps: those without words."""
    return json.dumps([line for line in json.loads(lines) if line["key"]])

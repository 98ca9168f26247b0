"""Saved games: records in the user's state folder, with what is needed to go on exactly.

The tags of a save: ``match`` tells one game from another, ``kinds`` who plays each seat, ``dice``
the four words the generator goes on from, ``status`` whether the game is over.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grani.core.dice import Dice, restore
from grani.core.match import Match
from grani.core.reading import RecordError, parse
from grani.core.record import Record, load_record, record_of
from grani.terminal import files
from grani.terminal.complaint import CommandError, clean

PLAYING = "playing"
OVER = "over"
MOST_SCANNED = 100


def state_folder(environ: Mapping[str, str]) -> Path:
    """Give the folder where games are saved."""
    base = environ.get("XDG_STATE_HOME", "")
    if not os.path.isabs(base):
        base = os.path.join(os.path.expanduser("~"), ".local", "state")
    return Path(base) / "grani"


@dataclass
class Save:
    """Where one game is kept. ``is_kept`` is false when the state folder cannot be written."""

    path: Path
    is_kept: bool = True

    def keep(self, match: Match) -> None:
        """Write the game as it stands."""
        if self.is_kept:
            stamp(match)
            files.write(self.path, match.record.dump())


def stamp(match: Match) -> None:
    """Bring the tags of a record up to date with its match."""
    tags = match.record.tags
    if isinstance(match.dice, Dice):
        tags["dice"] = " ".join(str(word) for word in match.dice.state())
    tags["status"] = OVER if match.is_over else PLAYING


def new_tags(kinds: list[str], seed: int, lang: str) -> dict[str, str]:
    """Give the tags of a game that begins now."""
    return {
        "match": secrets.token_hex(8),
        "kinds": ",".join(kinds),
        "seed": str(seed),
        "lang": lang,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def default_save(record: Record, environ: Mapping[str, str]) -> Save:
    """Give a place in the state folder, which is made if need be."""
    date, mark = (
        "".join(sign for sign in record.tags[tag] if sign.isalnum()) for tag in ("date", "match")
    )
    path = state_folder(environ) / f"{record.game}-{date[:15]}-{mark[:6]}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Save(path, is_kept=False)
    return Save(path, is_kept=os.access(path.parent, os.W_OK | os.X_OK))


def named_save(path: Path, record: Record) -> Save:
    """Give a place that the user named; refuse one that holds anything but this game."""
    if path.is_dir():
        raise CommandError("folder", path=clean(str(path), 200))
    if os.path.lexists(path) and not holds(path, record.tags["match"]):
        raise CommandError("other-file", path=clean(str(path), 200))
    return Save(path)


def holds(path: Path, match: str) -> bool:
    """Tell whether a file is a save of a certain game."""
    try:
        record = record_of(parse(files.read(str(path)), RecordError))
    except (CommandError, RecordError):
        return False
    return record.tags.get("match") == match


def load(path: str) -> Record:
    """Read a record and replay it once; names and tags are freed of signs that steer terminals."""
    try:
        record = load_record(files.read(path))
    except RecordError as wrong:
        raise CommandError("record", path=clean(path, 200), detail=str(wrong)) from wrong
    record.seats = [clean(name, 40) or f"#{i + 1}" for i, name in enumerate(record.seats)]
    record.tags = {clean(key): clean(value, 1000) for key, value in record.tags.items()}
    return record


def dice_of(record: Record, seed: int) -> Dice:
    """Give dice that go on where the record stopped, or fresh ones if it does not say."""
    words = record.tags.get("dice", "")
    if not words:
        return Dice(seed)
    try:
        return restore([int(word) for word in words.split()])
    except ValueError as wrong:
        raise CommandError("dice-of-save", detail=str(wrong)) from wrong


def seed_of(record: Record) -> int:
    """Give the seed a game was started with, 0 if the record does not say."""
    word = record.tags.get("seed", "")
    return int(word) if word.lstrip("-").isdecimal() else 0


def last_unfinished(environ: Mapping[str, str]) -> Path | None:
    """Find the latest game in the state folder that is not over."""
    try:
        found = sorted(
            state_folder(environ).glob("*.json"),
            key=lambda path: path.stat().st_mtime,
            reverse=True,
        )
    except OSError:
        return None
    for path in found[:MOST_SCANNED]:
        try:
            record = record_of(parse(files.read(str(path)), RecordError))
        except (CommandError, RecordError):
            continue
        if record.tags.get("status") == PLAYING:
            return path
    return None

"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

KIB = 1024


@dataclass(frozen=True)
class Limits:
    """How much one may ask for."""

    frame: int = 8 * KIB
    body: int = 64 * KIB
    commands: int = 40
    commands_every: float = 20.0
    pings: int = 400
    phrases: int = 5
    phrases_every: float = 20.0
    rooms_per_hour: int = 10
    lookups_per_minute: int = 30
    sockets_per_guest: int = 8
    outgoing: int = 64
    """Messages that may wait for a slow client before it is let go."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen."""

    db: Path
    static: Path
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    pace: float = 0.6
    """Seconds a bot takes for a decision, so that people can follow."""
    pace_in_all: float = 2.5
    """Seconds that bots may take between two decisions of people."""
    hint_seconds: float = 1.0
    share_seconds: float = 5.0
    """Seconds that a game waits, when it begins, for the shares of people in its dice."""
    keep_loaded: float = 30.0
    """Seconds for which a room stays in memory when nobody watches it."""

"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from grani.server.host_bots import HostBot

KIB = 1024
DAY = 86_400.0


@dataclass(frozen=True)
class Limits:
    """How much one may ask for."""

    head: int = 16 * KIB
    frame: int = 8 * KIB
    body: int = 64 * KIB
    request_seconds: float = 10.0
    """Seconds within which a request must be wholly there."""
    answer_seconds: float = 30.0
    """Seconds within which somebody must have read at least something of an answer."""
    connections: int = 4000
    """Connections in all, if the system lets the server open so many files."""
    crowd: int = 32
    """People who may share an address: it gets so many times what one guest gets."""
    commands: int = 300
    """Commands in the time of ``commands_every``: no person clicks or types so fast."""
    commands_every: float = 20.0
    pings: int = 600
    phrases: int = 15
    """Phrases in the time of ``phrases_every``; pages let people say fewer."""
    phrases_every: float = 20.0
    chats: int = 40
    """Messages of the chat in the time of ``chats_every``: a word a second, and more in a rush."""
    chats_every: float = 30.0
    hints: int = 10
    """Hints in the time of ``commands_every``."""
    tutor_hints: int = 20
    """The same, for the tutor: he looks at every decision."""
    studies: int = 6
    studies_every: float = 2.0
    studies_patience: float = 4.0
    """Seconds for which a replay, a preview or a drawing too many waits before it is refused."""
    reviews_per_hour: int = 60
    """Reviews that a guest may begin: those that are there are read as often as one likes."""
    judgements: int = 45
    """Looks at positions of the analysis board in the time of ``commands_every``."""
    rooms_per_hour: int = 120
    lookups_per_minute: int = 120
    names_per_minute: int = 20
    hand_overs_per_minute: int = 20
    accounts_per_minute: int = 30
    """Things done about one's account: asking and answering passkeys, naming, removing."""
    accounts_per_hour: int = 30
    """New accounts of an address; more where ``crowd`` is more. Each may keep 64 kB for ever."""
    recoveries: int = 10
    """Recovery phrases tried from an address within ten minutes."""
    recoveries_in_all: int = 300
    """The same, from everywhere."""
    sockets_per_guest: int = 8
    outgoing: int = 64
    """Messages that may wait for a slow client before it is let go."""

    @property
    def sockets_per_address(self) -> int:
        """Windows that may be open at one address."""
        return self.crowd * self.sockets_per_guest

    @property
    def connections_per_address(self) -> int:
        """Connections that may come from one address: its windows, and as many that ask."""
        return 2 * self.sockets_per_address


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen."""

    db: Path | str
    """A file, or the URL of a database that several servers may share."""
    static: Path
    docs: Path = Path(__file__).parent / "site"
    """Where the built documents are."""
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose word about a request's sender and scheme is taken."""
    bots: tuple[HostBot, ...] = ()
    """Bots that the host brings beside those of the games."""
    leaderboard: bool = True
    """Whether there is a list of the best in rated games."""
    limits: Limits = field(default_factory=Limits)
    pace: float = 0.6
    """Seconds a bot takes for a decision, so that people can follow."""
    pace_in_all: float = 2.5
    """Seconds that bots may take between two decisions of people."""
    hint_seconds: float = 0.3
    """Seconds after which a hint is told; it is thought about ten times as long, if one looks."""
    hint_patience: float = 8.0
    """Seconds more that a hint may take on a busy machine before there is none."""
    review_seconds: float = 2.0
    """Seconds for which a review is worked on before it is another's turn."""
    review_wait: float = 3.0
    """Seconds for which a request waits for a review before it is told how far that is."""
    step_back: int = 15
    """How far work that no table waits for steps back, as a nice value."""
    share_seconds: float = 5.0
    """Seconds that a game waits, when it begins, for the shares of people in its dice."""
    keep_loaded: float = 30.0
    """Seconds for which a room stays in memory when nobody watches it."""
    ping_seconds: float = 20.0
    """Seconds between two signs of life on a socket: proxies close those that are silent."""
    away_seconds: float = 60.0
    """Seconds for which somebody may be away from a rated table before a bot may play on."""
    hello_seconds: float = 10.0
    """Seconds after which a socket that has not said hello is closed."""
    stop_seconds: float = 15.0
    """Seconds after which a server that was told to stop ends as it is (``run``)."""
    stop_told: float = 2.0
    """Seconds after which a server that was told to stop says what it waits for."""
    processes: int = 1
    """Server processes on this machine, which share its cores."""
    lease_seconds: float = 8.0
    """Seconds after which a server that gives no sign of life is taken for dead by others."""
    keep_finished: float = 365 * DAY
    """Seconds for which a game is kept after its last decision; 0 is for ever."""
    archive_after: float = 7 * DAY
    """Seconds after its last decision when a finished game is packed into one row; 0 is never."""
    keep_open: float = 30 * DAY
    """Seconds for which a room is kept in which no game has begun; 0 is for ever."""
    abandoned_after: float = 14 * DAY
    """Seconds without a decision after which a rated game is lost by those it waits for."""
    lobby: bool = False
    """Whether there is a page with public tables, for everybody who can reach the server."""
    orders_every: float = 1.0
    """Seconds between two looks whether hosts have ordered something (``moderation``)."""
    tidy_every: float = 3600.0
    """Seconds between two looks for what need not be kept any longer, and before the first."""

    @property
    def prefix(self) -> str:
        """The path below which others reach the server; empty at the root of its host."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def is_secure(self) -> bool:
        """Whether others reach the server by https."""
        return urlsplit(self.public_url).scheme == "https"

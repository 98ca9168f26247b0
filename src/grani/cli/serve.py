"""``grani serve``: the table in the browser, for this machine or for everybody on the network."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import threading
import webbrowser
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from grani.bots.naming import BotError
from grani.cli.options import Duration, Flag, Lang, check_range, choose
from grani.locales import Language
from grani.server.database_names import is_ambiguous, shown
from grani.terminal.complaint import CommandError

if TYPE_CHECKING:
    from grani.server.settings import Settings

logger = logging.getLogger("grani.server")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
PORTS = 65_535
PUBLIC = re.compile(r"https?://[A-Za-z0-9._\[\]:-]+(/[A-Za-z0-9._~-]+)*/?")
MOST = 1_000_000
MOST_PROCESSES = 64
AT_HOME = 1000
"""Rooms an hour, and people at one address, where only this machine can reach the server."""


def data_folder(environ: Mapping[str, str]) -> Path:
    """Give the folder where games of the server are kept."""
    base = environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):
        base = os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "grani"


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    db: str | None = None,
    processes: int = 1,
    static: Path | None = None,
    open: Flag = False,
    lobby: Flag = False,
    public_url: Annotated[str, Parameter(show_default=False)] = "",
    allow_host: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    trusted_proxy: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    bots: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    rooms_per_hour: int | None = None,
    lookups_per_minute: int = 120,
    crowd: int | None = None,
    keep_finished: Duration = "365d",
    keep_open: Duration = "30d",
    no_leaderboard: Flag = False,
    archive_after: Duration = "7d",
    log_format: Literal["lines", "json"] = "lines",
    lang: Lang = None,
) -> int:
    """Serve tables to browsers."""
    words = choose(lang)
    if not 0 <= port <= PORTS:
        raise CommandError("port", port=str(port), most=str(PORTS))
    try:
        from grani.server.errors import UnusableDatabase
        from grani.server.host_bots import read_host_bots
        from grani.server.logs import write_logs
        from grani.server.processes import Family
        from grani.server.proxies import Proxies
        from grani.server.retention import read_duration
        from grani.server.run import listen, run
        from grani.server.settings import Limits, Settings
    except ImportError as missing:
        command = "pip install 'grani[server]'"
        raise CommandError("package", name=str(missing.name), command=command) from missing
    proxies = tuple(one.strip() for given in trusted_proxy for one in given.split(",") if one)
    for one in proxies:
        try:
            Proxies([one])
        except ValueError as wrong:
            raise CommandError("proxy", word=one) from wrong
    if public_url and not PUBLIC.fullmatch(public_url):
        raise CommandError("public-url", word=public_url)
    is_alone = host in LOOPBACK and not public_url and not proxies
    if rooms_per_hour is None:
        rooms_per_hour = AT_HOME if is_alone else Limits().rooms_per_hour
    if crowd is None:
        crowd = AT_HOME if is_alone else Limits().crowd
    where = place_of(db)
    check_folder(where)
    check_range("--processes", processes, 1, MOST_PROCESSES)
    if processes > 1 and isinstance(where, Path):
        raise CommandError("processes", path=str(where))
    check_range("--crowd", crowd, 1, MOST)
    check_range("--rooms-per-hour", rooms_per_hour, 0, MOST)
    check_range("--lookups-per-minute", lookups_per_minute, 1, MOST)
    kept = []
    for option, text in (
        ("--keep-finished", keep_finished),
        ("--keep-open", keep_open),
        ("--archive-after", archive_after),
    ):
        try:
            kept.append(read_duration(text))
        except ValueError as wrong:
            if option == "--archive-after":
                raise CommandError("duration-or-never", option=option, word=text) from wrong
            raise CommandError("duration", option=option, word=text) from wrong
    try:
        guests = read_host_bots(bots)
    except BotError as wrong:
        raise CommandError("bot", detail=str(wrong)) from wrong
    settings = Settings(
        db=where,
        processes=processes,
        static=(static or Path(__file__).parents[1] / "server" / "static").expanduser(),
        host=host,
        port=port,
        public_url=public_url,
        allowed_hosts=allow_host,
        trusted_proxies=proxies,
        bots=guests,
        leaderboard=not no_leaderboard,
        limits=Limits(
            rooms_per_hour=rooms_per_hour, lookups_per_minute=lookups_per_minute, crowd=crowd
        ),
        lobby=lobby,
        keep_finished=kept[0],
        keep_open=kept[1],
        archive_after=kept[2],
    )
    write_logs(log_format)
    is_new = isinstance(where, Path) and not where.exists()
    try:
        taken = listen(host, port)
    except OSError as wrong:
        raise CommandError("listen", host=host, port=str(port), reason=wrong) from wrong

    def ready(number: int) -> None:
        address = _address(host, number, settings.prefix)
        if log_format == "json":
            logger.info("serving at %s, games are in %s", address, shown(where))
        else:
            with contextlib.suppress(
                BrokenPipeError
            ):  # Whoever started it may not listen any more.
                _greet(address, settings, is_new, words)
        if open:
            # Some browsers hold the caller up until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        if processes > 1:
            Family(settings, taken, processes, partial(write_logs, log_format)).run(ready)
        else:
            run(settings, taken, ready)
    except UnusableDatabase as wrong:
        raise CommandError(wrong.key, **wrong.given) from wrong
    finally:
        taken.close()
    if log_format == "json":
        logger.info("stopped: all games are saved")
    else:
        print(words.say("serve-bye"), flush=True)
    return 0


def place_of(db: str | None) -> Path | str:
    """Give where games are kept: a file, or the URL of a database; CommandError if it is neither.

    The environment may name it, so that a password need not stand in the list of processes.
    """
    text = db or os.environ.get("GRANI_DB", "")
    if not text:
        return default_file()
    scheme, is_url, rest = text.partition("://")
    if not is_url:
        return Path(text).expanduser()
    if scheme == "sqlite" and rest.startswith("/"):
        return Path(rest[1:]).expanduser()
    if scheme not in ("postgresql", "postgres"):
        raise CommandError("database-url", word=f"{scheme}://…")
    if is_ambiguous(text):
        raise CommandError("database-password", word=shown(text))
    return text


def check_folder(where: Path | str) -> None:
    """Refuse a file in a folder that is not there, unless it is our own; CommandError says so."""
    if isinstance(where, str) or where.parent.is_dir() or where == default_file():
        return
    raise CommandError("no-folder", path=str(where.parent))


def default_file() -> Path:
    """Give the file in which games are kept if nobody says where."""
    return data_folder(os.environ) / "tables.db"


def _address(host: str, port: int, prefix: str) -> str:
    """Give the address to type into a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}{prefix}/"


def _greet(address: str, settings: Settings, is_new: bool, words: Language) -> None:
    print(words.say("serve-address", address=address))
    if settings.public_url:
        print(words.say("serve-public", address=settings.public_url))
    key = "serve-database-new" if is_new else "serve-database"
    print(words.say(key, path=shown(settings.db)))
    if not (settings.static / "index.html").is_file():
        print(words.say("serve-no-pages", folder=str(settings.static), command="make web"))
    print(words.say("serve-stop", key="Ctrl-C"), flush=True)

"""``grani serve``: the table in the browser, for this machine or for everybody on the network."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from grani.cli.complaint import CommandError
from grani.cli.options import Flag, Lang, choose
from grani.locales import Language

LOOPBACK = ("127.0.0.1", "::1", "localhost")
PORTS = 65_535


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
    db: Path | None = None,
    static: Path | None = None,
    open: Flag = False,
    public_url: str = "",
    allow_host: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    rooms_per_hour: int | None = None,
    lookups_per_minute: int = 30,
    lang: Lang = None,
) -> int:
    """Serve tables to browsers."""
    words = choose(lang)
    if not 0 <= port <= PORTS:
        raise CommandError("port", port=str(port), most=str(PORTS))
    try:
        from grani.server.run import listen, run
        from grani.server.settings import Limits, Settings
        from grani.server.store import StoreError
    except ImportError as missing:
        command = "pip install 'grani[server]'"
        raise CommandError("package", name=str(missing.name), command=command) from missing
    if rooms_per_hour is None:
        is_alone = host in LOOPBACK and not public_url
        rooms_per_hour = 1000 if is_alone else Limits().rooms_per_hour
    settings = Settings(
        db=(db or data_folder(os.environ) / "tables.db").expanduser(),
        static=(static or Path(__file__).parents[1] / "server" / "static").expanduser(),
        host=host,
        port=port,
        public_url=public_url,
        allowed_hosts=allow_host,
        limits=Limits(rooms_per_hour=rooms_per_hour, lookups_per_minute=lookups_per_minute),
    )
    _log_lines()
    try:
        taken = listen(host, port)
    except OSError as wrong:
        raise CommandError("listen", host=host, port=str(port), reason=wrong) from wrong

    def ready(number: int) -> None:
        address = _address(host, number)
        _greet(address, settings.db, settings.static, words)
        if open:
            # Some browsers hold the caller up until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, taken, ready)
    except StoreError as wrong:
        raise CommandError("store", detail=str(wrong)) from wrong
    finally:
        taken.close()
    print(words.say("serve-bye"), flush=True)
    return 0


def _log_lines() -> None:
    """Write one line a request, and what goes wrong, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%H:%M:%S"))
    for name in ("grani", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "grani" else logging.WARNING)


def _address(host: str, port: int) -> str:
    """Give the address to type into a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _greet(address: str, db: Path, static: Path, words: Language) -> None:
    print(words.say("serve-address", address=address))
    print(words.say("serve-database", path=str(db)))
    if not (static / "index.html").is_file():
        print(words.say("serve-no-pages", folder=str(static), command="make web"))
    print(words.say("serve-stop", key="Ctrl-C"), flush=True)

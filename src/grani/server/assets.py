"""The built web pages: read once, compressed once, cached for long where the name is a hash."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

INDEX = "index.html"
HASHED = "assets/"
"""Where the names of files tell their contents."""
BESIDE = ("manifest.webmanifest", "icon-")
"""What the page names beside them: the app that it can be installed as, and its icon."""
BUILD = "make web"
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
LONG = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ico": "image/x-icon",
    ".ftl": "text/plain; charset=utf-8",
}
SCREENS = frozenset(
    (
        *("", "home", "new", "day", "games", "room", "take", "learn", "puzzles", "review"),
        *("leaderboard", "lobby", "admin", "settings", "replay", "analysis", "rules"),
    )
)
"""The first steps of all addresses that the page has a screen for."""
OF_SOMETHING = ("room", "take", "learn", "replay")
"""Those that need a second step."""
HIDDEN = ("api", "ws", "room", "take", "replay", "review", "games", "analysis", "settings", "admin")
"""What is nothing for programs that read the web: rooms, and what belongs to somebody."""
DOTTED = "analysis/"
"""The screen whose addresses name positions, by ids with a dot in them."""


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    stamp: tuple[int, int]
    type: str
    body: bytes
    packed: bytes
    etag: str


class Assets:
    """Answers for a folder of built pages."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        """Answer for a folder; ``prefix`` is the path below which browsers find it."""
        self.folder = folder.resolve()
        self._prefix = prefix
        self._read: dict[Path, Asset] = {}

    async def answer(self, request: Request) -> Response:
        """Send a file of the folder, or the page for one of its screens."""
        name = str(request.scope["path"]).lstrip("/")
        is_screen = name.startswith(DOTTED) or "." not in name
        status = 200
        if is_screen and not name.startswith(HASHED):
            # Addresses without a file are screens: the page makes sense of them, or says so.
            status = 200 if has_screen(name) else 404
            name = INDEX
        asset = self.find(name)
        if asset is None:
            if name == INDEX:
                return PlainTextResponse(
                    f"The web pages are not built yet: run `{BUILD}` and load this again.\n", 503
                )
            return PlainTextResponse("Not found.\n", 404)
        return self.sent(request, asset, LONG if name.startswith(HASHED) else "no-cache", status)

    async def robots(self, _: Request) -> Response:
        """Say what programs that read the web should leave alone."""
        lines = [f"Disallow: {self._prefix}/{one}" for one in HIDDEN]
        return PlainTextResponse("\n".join(("User-agent: *", *lines, "")))

    def sent(self, request: Request, asset: Asset, cache: str, status: int = 200) -> Response:
        """Send a file: packed if the browser can unpack it, and not at all if it has just this."""
        headers = {"ETag": asset.etag, "Vary": "Accept-Encoding", "Cache-Control": cache}
        if status == 200 and request.headers.get("if-none-match") == asset.etag:
            return Response(status_code=304, headers=headers)
        body = asset.body
        if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = asset.packed
        return Response(body, status, headers=headers, media_type=asset.type)

    def find(self, name: str) -> Asset | None:
        """Give a file, read anew if it has changed; nothing outside of the folder."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            status = path.stat()
        except (OSError, ValueError):
            return None  # A name that no file can have: too long, with a zero in it.
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._read.get(path)
        if known is None or known.stamp != stamp:
            known = self._read[path] = _asset(path, stamp, self._prefix)
        return known


def has_screen(path: str) -> bool:
    """Tell whether the page has a screen for an address.

    >>> has_screen("room/ABCD-2345-EFGH"), has_screen("room"), has_screen("wp-login")
    (True, False, False)
    """
    first, _, rest = path.partition("/")
    return first in SCREENS and (first not in OF_SOMETHING or bool(rest.strip("/")))


def _asset(path: Path, stamp: tuple[int, int], prefix: str) -> Asset:
    body = path.read_bytes()
    if prefix and path.name == INDEX:
        # Scripts and styles name each other by steps from themselves; only the page cannot.
        for name in (HASHED, *BESIDE):
            body = body.replace(f'="/{name}'.encode(), f'="{prefix}/{name}'.encode())
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    packed = gzip.compress(body, 9) if kind.startswith(PACKED) else b""
    return Asset(
        stamp,
        kind,
        body,
        packed if len(packed) < len(body) else b"",
        f'"{sha256(body).hexdigest()[:24]}"',
    )

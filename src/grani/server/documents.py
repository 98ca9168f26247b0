"""The documents at ``/docs``: a site of plain files, built by ``make docs``.

Its pages have small scripts in them, which the policy of the table forbids. So each page gets a
policy of its own, that names just these scripts by their hashes; everywhere else that of the table
holds.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from grani.server.assets import INDEX, LONG, Asset, Assets

AT = "/docs"
BUILD = "make docs"
HASHED = re.compile(r"\.[0-9a-f]{8}\.min\.(?:js|css)$")
"""Names that tell what is in their files."""
SCRIPT = re.compile(rb"<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)</script>", re.DOTALL)
HTML = ".html"


class Documents:
    """Answers for the folder of the built site."""

    def __init__(self, folder: Path) -> None:
        self._assets = Assets(folder)
        self._policies: dict[str, str] = {}

    async def answer(self, request: Request) -> Response:
        """Send a page of the site, or what belongs to it."""
        path = str(request.scope["path"])
        if path == AT:
            # By steps from there: whoever is asked may not know the path before it.
            return Response(status_code=308, headers={"Location": f"{AT[1:]}/"})
        name = path.removeprefix(f"{AT}/")
        if not name or name.endswith("/"):
            name += INDEX
        asset = self._assets.find(name)
        if asset is None:
            if self._assets.find(INDEX) is None:
                told = f"The documents are not built yet: run `{BUILD}` and load this again.\n"
                return PlainTextResponse(told, 503)
            return PlainTextResponse("Not found.\n", 404)
        sent = self._assets.sent(request, asset, LONG if HASHED.search(name) else "no-cache")
        if name.endswith(HTML):
            sent.headers["Content-Security-Policy"] = self._policy(asset)
        return sent

    def _policy(self, asset: Asset) -> str:
        """Give the policy of a page; found once for each."""
        known = self._policies.get(asset.etag)
        if known is None:
            known = self._policies[asset.etag] = policy(asset.body)
        return known


def policy(page: bytes) -> str:
    """Give the policy by which a page may run the scripts in it, and others of this site alone."""
    scripts = dict.fromkeys(SCRIPT.findall(page))
    hashes = "".join(f" 'sha256-{b64encode(sha256(one).digest()).decode()}'" for one in scripts)
    return (
        f"default-src 'self'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )

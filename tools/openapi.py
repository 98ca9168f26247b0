"""The HTTP side of the server as OpenAPI: the text of ``docs/openapi.json``.

Addresses and what they are for come from the routes of a real server, types from ``wire`` and its
neighbours. Which types belong to which address is said here, and only here; a route that is not
listed is refused, and tests hold real answers against the document.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from starlette.routing import Route

import grani
from grani.server import (
    account_wire,
    admin_wire,
    analysis_wire,
    puzzle_wire,
    review_wire,
    wire,
)
from grani.server.app import GameServer
from grani.server.settings import Settings
from grani.server.unreadable_api import RawEvent
from tools.schemas import ROOTS, Writer, anything

JSON = "application/json"
TEXT = "text/plain"
PICTURE = "image/svg+xml"
NOTHING = ""
"""Stands for an answer without a body."""
RECORD = "record"
"""Stands for the type of a record, whose schema is written by ``tools.schemas``."""
SPEED = {"speed": "how thorough: `quick`, `standard` or `deep`"}
PARTS = {
    "code": "the code of a room; look-alike letters and blanks do not matter",
    "game": "the id of a game, such as `dice-forge`",
    "language": "`en`, `ru` or `uk`",
    "chapter": "a chapter of the lessons, as games list them",
    "step": "the number of a step, from 0",
    "day": "a date, such as `2026-11-17`",
    "id": "what the list, or the answer to bringing a record, has named",
}
"""What stands in the braces of a path."""


@dataclass(frozen=True)
class Said:
    """What an address takes and answers; a type, or a media type where it is no JSON."""

    answer: Any
    body: Any = None
    status: int = 200
    query: dict[str, str] = field(default_factory=dict)
    also: dict[int, Any] = field(default_factory=dict)
    """Other answers that are no failures, by status."""
    refusals: tuple[int, ...] = ()


ROOMS = {
    "status": "only rooms that are `open`, `playing`, `over` or `closed`",
    "find": "a code, a guest, or part of a name",
}
DRAWN = {
    "step": "after so many actions",
    "lang": "the language",
    "theme": "`dark` for a dark page",
}
REVIEWED = {202: review_wire.ReviewProgress}
ADDRESSES: dict[tuple[str, str], Said] = {
    ("GET", "/api/me"): Said(wire.Me),
    ("PUT", "/api/me"): Said(wire.Me, wire.Naming),
    ("GET", "/api/games"): Said(list[wire.GameInfo]),
    ("GET", "/api/words/{game}/{language}"): Said(TEXT, refusals=(404,)),
    ("POST", "/api/preview"): Said(wire.Preview, wire.Previewing),
    ("POST", "/api/rooms"): Said(wire.Opened, wire.NewRoom, 201, refusals=(403,)),
    ("GET", "/api/rooms/{code}"): Said(wire.RoomInfo, refusals=(404,)),
    ("GET", "/api/mine"): Said(list[wire.MyRoom]),
    ("GET", "/api/rooms/{code}/record"): Said(RECORD, refusals=(404, 409)),
    ("GET", "/api/rooms/{code}/replay"): Said(wire.Replay, refusals=(404, 409)),
    ("GET", "/api/rooms/{code}/replay/frames"): Said(
        list[wire.Frame], query={"from": "the first step", "to": "the last"}, refusals=(404, 409)
    ),
    ("GET", "/api/rooms/{code}/statistics"): Said(dict[str, object], refusals=(404, 409)),
    ("GET", "/api/rooms/{code}/text"): Said(
        TEXT,
        query={
            "width": "columns",
            "lang": "the language",
            "seat": "from whose eyes",
            "step": "after so many actions, once the game is over",
        },
        refusals=(403, 404, 409),
    ),
    ("GET", "/api/rooms/{code}/picture.svg"): Said(PICTURE, query=DRAWN, refusals=(404, 409)),
    ("GET", "/api/rooms/{code}/qr.svg"): Said(PICTURE, refusals=(404,)),
    ("GET", "/api/rooms/{code}/review"): Said(
        review_wire.Review, query=SPEED, also=REVIEWED, refusals=(403, 404, 409)
    ),
    ("POST", "/api/reviews"): Said(review_wire.UploadedRecord, RECORD, 201),
    ("GET", "/api/reviews/{id}"): Said(
        review_wire.Review, query=SPEED, also=REVIEWED, refusals=(404,)
    ),
    ("GET", "/api/reviews/{id}/picture.svg"): Said(PICTURE, query=DRAWN, refusals=(404,)),
    ("GET", "/api/mine/reviews"): Said(review_wire.Career),
    ("POST", "/api/analysis"): Said(analysis_wire.Analysed, analysis_wire.Analysing),
    ("POST", "/api/analysis/record"): Said(
        analysis_wire.Analysed, RECORD, query={"step": "which position; the last if none"}
    ),
    ("POST", "/api/analysis/worth"): Said(analysis_wire.Judged, analysis_wire.Judging),
    ("POST", "/api/rooms/{code}/hand-over"): Said(
        wire.HandOver, status=201, refusals=(403, 404, 409)
    ),
    ("POST", "/api/rooms/{code}/take"): Said(
        wire.Opened, wire.Taking, refusals=(403, 404, 409, 410)
    ),
    ("GET", "/api/account"): Said(account_wire.Account),
    ("DELETE", "/api/account"): Said(NOTHING, account_wire.Deleting, 204),
    ("GET", "/api/account/export"): Said(dict[str, object]),
    ("PUT", "/api/account"): Said(account_wire.Account, account_wire.Listing),
    ("GET", "/api/account/kept"): Said(account_wire.KeptThings, refusals=(409,)),
    ("PUT", "/api/account/kept"): Said(
        account_wire.KeptThings, account_wire.KeptThings, refusals=(409,)
    ),
    ("POST", "/api/account/passkeys/ask"): Said(account_wire.Asked, refusals=(403, 409)),
    ("POST", "/api/account/passkeys"): Said(
        account_wire.Account, account_wire.NewPasskey, 201, refusals=(403, 409)
    ),
    ("PUT", "/api/account/passkeys/{id}"): Said(account_wire.Account, wire.Naming, refusals=(403,)),
    ("DELETE", "/api/account/passkeys/{id}"): Said(account_wire.Account, refusals=(403, 409)),
    ("POST", "/api/account/phrase"): Said(account_wire.Phrase, status=201, refusals=(403,)),
    ("DELETE", "/api/account/phrase"): Said(account_wire.Account, refusals=(409,)),
    ("POST", "/api/account/bring"): Said(
        account_wire.Brought, account_wire.Bringing, refusals=(403, 409)
    ),
    ("POST", "/api/account/sign-out"): Said(NOTHING, status=204),
    ("POST", "/api/account/sign-out-others"): Said(NOTHING, status=204, refusals=(403, 409)),
    ("POST", "/api/sign-in/ask"): Said(account_wire.Asked, refusals=(409,)),
    ("POST", "/api/sign-in/passkey"): Said(
        account_wire.SignedIn, account_wire.UsedPasskey, refusals=(403, 409)
    ),
    ("POST", "/api/sign-in/phrase"): Said(
        account_wire.SignedIn, account_wire.UsedPhrase, refusals=(403,)
    ),
    ("GET", "/api/leaderboard"): Said(list[account_wire.Board], refusals=(404,)),
    ("GET", "/api/rooms/{code}/ratings"): Said(list[account_wire.SeatRating], refusals=(404, 409)),
    ("GET", "/api/days"): Said(list[wire.DayGame]),
    ("POST", "/api/days/{game}/{day}"): Said(wire.Opened, status=201, refusals=(404,)),
    ("GET", "/api/lessons/{game}/{chapter}/{step}"): Said(wire.LessonScene, refusals=(404,)),
    ("GET", "/api/puzzles"): Said(puzzle_wire.PuzzleList),
    ("GET", "/api/puzzles/{id}"): Said(puzzle_wire.PuzzleShown, refusals=(404,)),
    ("GET", "/api/puzzles/{id}/hint"): Said(puzzle_wire.PuzzleHint, refusals=(404,)),
    ("POST", "/api/puzzles/{id}"): Said(
        puzzle_wire.PuzzleJudged, puzzle_wire.PuzzleAnswer, refusals=(404,)
    ),
    ("GET", "/api/lobby"): Said(wire.LobbyPage),
    ("POST", "/api/lobby"): Said(wire.LobbyPage, wire.LobbyVisit, refusals=(404,)),
    ("GET", "/api/notices"): Said(wire.Announced),
    ("GET", "/api/admin"): Said(admin_wire.Admin, query=ROOMS, refusals=(403, 409)),
    ("POST", "/api/admin/proof/ask"): Said(account_wire.Asked, refusals=(403, 409)),
    ("POST", "/api/admin/proof"): Said(NOTHING, account_wire.UsedPasskey, 204, refusals=(403, 409)),
    ("POST", "/api/admin/orders"): Said(
        admin_wire.Admin, admin_wire.Order, query=ROOMS, refusals=(403, 409)
    ),
    ("GET", "/api/rooms/{code}/remains/record"): Said(RECORD, refusals=(403, 404, 409)),
    ("GET", "/api/rooms/{code}/remains/log"): Said(list[RawEvent], refusals=(403, 404, 409)),
}
COMPLAINED = ("/api/analysis", "/api/analysis/record")
"""Where 400 may be a complaint about a position."""
REASONS = {
    400: "the request makes no sense; the reason says why",
    403: "this is for somebody else",
    404: "there is no such thing",
    409: "not now: the game has not begun, is still played, or is over; or not so",
    410: "gone: a link that was used, or a game that cannot be read any more",
    429: "too much at once: wait a moment",
}
ALWAYS = (400, 429)


def source() -> str:
    """Give the text of the document."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


@cache
def routes() -> dict[tuple[str, str], str]:
    """Give all addresses of a server for programs, and what each is for, in its own words."""
    with TemporaryDirectory() as folder:
        server = GameServer(Settings(Path(folder, "tables.db"), static=Path(folder)))
        try:
            return {
                (method, one.path): " ".join((one.endpoint.__doc__ or "").split())
                for one in server.routes
                if isinstance(one, Route) and one.path.startswith("/api/")
                if ":" not in one.path  # Whatever is nothing else: it answers that it is nothing.
                for method in sorted(one.methods or ())
                if method != "HEAD"
            }
        finally:
            server.store.close()


def document() -> dict[str, Any]:
    """Give the document as data."""
    listed = routes()
    if unknown := sorted(set(listed) ^ set(ADDRESSES)):
        raise ValueError(f"tools/openapi.py and the routes of the server differ: {unknown}")
    kinds = [one for said in ADDRESSES.values() for one in _kinds(said)]
    kinds += [wire.Failure, analysis_wire.Complaint]
    schemas, parts = msgspec.json.schema_components(
        kinds, schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    parts[RECORD.capitalize()] = _record()
    known = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    known[repr(RECORD)] = {"$ref": f"#/components/schemas/{RECORD.capitalize()}"}
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), said in ADDRESSES.items():
        paths.setdefault(path, {})[method.lower()] = _operation(
            path, listed[method, path], said, known
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Grani",
            "version": grani.__version__,
            "description": "What `grani serve` answers to. A cookie tells guests apart; whatever "
            "writes must come from the same origin and be JSON.",
        },
        "paths": paths,
        "components": {"schemas": dict(sorted(parts.items()))},
    }


def _record() -> dict[str, Any]:
    """Give the schema of records, to stand among others."""
    whole = Writer().whole(RECORD, ROOTS[RECORD])
    return {name: part for name, part in whole.items() if name not in ("$schema", "title")}


def _kinds(said: Said) -> list[Any]:
    found = [said.answer, said.body, *said.also.values()]
    return [one for one in found if one is not None and not isinstance(one, str)]


def _operation(path: str, about: str, said: Said, known: dict[str, Any]) -> dict[str, Any]:
    """Describe one method of an address."""
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": PARTS[name],
            "schema": {"type": "string"},
        }
        for name in re.findall(r"\{(\w+)\}", path)
    ] + [
        {"name": name, "in": "query", "description": words, "schema": {"type": "string"}}
        for name, words in said.query.items()
    ]
    answers = {str(said.status): _answer("as asked", said.answer, known)}
    answers |= {
        str(status): _answer("not yet: ask again", kind, known)
        for status, kind in said.also.items()
    }
    for status in sorted({*ALWAYS, *said.refusals}):
        failure: dict[str, Any] = known[repr(wire.Failure)]
        if status == 400 and path in COMPLAINED:
            failure = {"anyOf": [failure, known[repr(analysis_wire.Complaint)]]}
        content = {JSON: {"schema": failure}}
        answers[str(status)] = {"description": REASONS[status], "content": content}
    operation: dict[str, Any] = {"summary": about, "parameters": parameters}
    if said.body is not None:
        content = {JSON: {"schema": known[repr(said.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation | {"responses": answers}


def _answer(about: str, kind: Any, known: dict[str, Any]) -> dict[str, Any]:
    if kind == NOTHING:
        return {"description": about}
    if isinstance(kind, str) and kind != RECORD:
        return {"description": about, "content": {kind: {"schema": {"type": "string"}}}}
    return {"description": about, "content": {JSON: {"schema": known[repr(kind)]}}}

"""What ``docs/openapi.json`` says of the server is so: real answers are held against it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from grani.puzzles.puzzle import collection
from grani.server.days import today
from grani.server.wire import ClientMessage, ServerMessage
from tests.patience import wait_until
from tests.server.authenticator import at_localhost, become_host
from tests.server.browser import Browser, play_on
from tests.server.serving import Server
from tools.openapi import ADDRESSES, document, routes
from tools.wire import CLIENT, SERVER

DOCUMENT = document()
ELSEWHERE = {
    "/api/account/bring",
    "/api/account/passkeys",
    "/api/account/passkeys/ask",
    "/api/account/passkeys/{id}",
    "/api/account/phrase",
    "/api/account/sign-out",
    "/api/account/sign-out-others",
    "/api/admin/proof",
    "/api/admin/proof/ask",
    "/api/lobby",
    "/api/rooms/{code}/take",
    "/api/sign-in/ask",
    "/api/sign-in/passkey",
    "/api/rooms/{code}/remains/record",
    "/api/rooms/{code}/remains/log",
}
"""What needs a second device, a passkey, a damaged game, or a server with a lobby, or makes one
somebody else."""
DELETION = ("DELETE", "/api/account")
Asked = tuple[str, str, dict[str, str], object]


def test_every_route_is_in_the_document_and_none_else() -> None:
    told = {
        (method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods
    }
    assert told == set(routes()) == set(ADDRESSES)
    assert all(one["summary"] for methods in DOCUMENT["paths"].values() for one in methods.values())


def test_every_message_of_the_socket_is_on_its_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "socket.md").read_text("utf-8")
    assert set(CLIENT) == set(ClientMessage.__args__)
    assert set(SERVER) == set(ServerMessage.__args__)
    forms = {form.__struct_config__.tag: form for form in (*CLIENT, *SERVER)}
    for tag in forms:
        assert f"| `{tag}` |" in page
    shown = re.findall(r"^[→←] \{(.*)\}$", page, re.MULTILINE)
    assert len(shown) == 5
    for message in shown:
        _, tag, *fields = re.findall(r'"(\w+)"(?=: )|(?<="type": )"(\w+)"', message)
        form = forms[tag[1]]
        known = [one.encode_name for one in msgspec.structs.fields(form)]
        wanted = {one.encode_name for one in msgspec.structs.fields(form) if one.required}
        assert wanted <= {name for name, _ in fields} <= set(known), message


@pytest.fixture(scope="module")
def player(server: Server) -> Browser:
    return at_localhost(server)


@pytest.fixture(scope="module")
def asked(player: Browser) -> list[Asked]:
    """What to ask, of a game that was played to its end and one that is still played."""
    return list(_asked(player))


def _asked(player: Browser) -> Iterator[Asked]:
    over, going = (player.create("rolling-realms", "you") for _ in range(2))
    with player.tab(over) as tab:
        play_on([tab], random.Random(1))
    record = player.http.get(f"/api/rooms/{over}/record").json()
    brought = player.http.post("/api/reviews", json=record).json()["id"]
    puzzle = collection("dice-forge")[0]
    position = {"position": puzzle.position, "moves": []}
    start = player.http.post("/api/analysis", json=position).json()["id"]
    day = {"game": "rolling-realms", "day": today().isoformat()}
    lesson = {"game": "dice-forge", "chapter": "roll", "step": "0"}
    room = {"code": over}
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "easy"}]
    yield "GET", "/api/me", {}, None
    yield "PUT", "/api/me", {}, {"name": "Olena"}
    yield "GET", "/api/games", {}, None
    yield "GET", "/api/words/{game}/{language}", {"game": "dice-forge", "language": "uk"}, None
    yield "POST", "/api/preview", {}, {"game": "dice-forge", "seats": 2}
    yield "POST", "/api/rooms", {}, {"game": "dice-forge", "seats": seats}
    yield "GET", "/api/rooms/{code}", room, None
    yield "GET", "/api/mine", {}, None
    read = "record", "replay", "replay/frames", "statistics", "text", "picture.svg", "qr.svg"
    for part in (*read, "review"):
        yield "GET", f"/api/rooms/{{code}}/{part}", room, None
    yield "POST", "/api/reviews", {}, record
    yield "GET", "/api/reviews/{id}", {"id": brought}, None
    yield "GET", "/api/reviews/{id}/picture.svg", {"id": brought}, None
    yield "GET", "/api/mine/reviews", {}, None
    yield "POST", "/api/analysis", {}, position
    yield "POST", "/api/analysis/record", {}, record
    yield "POST", "/api/analysis/worth", {}, {"position": start, "seat": puzzle.seat}
    yield "POST", "/api/rooms/{code}/hand-over", {"code": going}, {}
    yield "GET", "/api/account", {}, None
    phrase = player.http.post("/api/account/phrase", json={}).json()
    yield "POST", "/api/sign-in/phrase", {}, phrase
    yield "PUT", "/api/account", {}, {"listed": False}
    yield "GET", "/api/account/export", {}, None
    yield "GET", "/api/account/kept", {}, None
    yield "PUT", "/api/account/kept", {}, {"edition": 0, "kept": {"theme": "dark"}}
    rated = player.create("dice-forge", "you", "easy", rated=True)
    yield "GET", "/api/rooms/{code}/ratings", {"code": rated}, None
    yield "GET", "/api/leaderboard", {}, None
    yield "GET", "/api/days", {}, None
    yield "POST", "/api/days/{game}/{day}", day, {}
    yield "GET", "/api/lessons/{game}/{chapter}/{step}", lesson, None
    yield "GET", "/api/notices", {}, None
    become_host(player)
    yield "GET", "/api/admin", {}, None
    yield "POST", "/api/admin/orders", {}, {"order": "read-only", "on": False}
    yield "GET", "/api/puzzles", {}, None
    yield "GET", "/api/puzzles/{id}", {"id": puzzle.id}, None
    yield "GET", "/api/puzzles/{id}/hint", {"id": puzzle.id}, None
    yield "POST", "/api/puzzles/{id}", {"id": puzzle.id}, {"action": puzzle.answer}


def test_answers_are_as_the_document_says(player: Browser, asked: list[Asked]) -> None:
    for method, path, parts, body in asked:
        answer = player.http.request(method, path.format(**parts), json=body)
        told = DOCUMENT["paths"][path][method.lower()]
        wanted = told["responses"][str(ADDRESSES[method, path].status)]["content"]
        if answer.status_code == 202:
            assert "202" in told["responses"], path
            wanted = told["responses"]["202"]["content"]
        else:
            assert answer.status_code == ADDRESSES[method, path].status, (path, answer.text)
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind in wanted, path
        if kind == "application/json":
            check(answer.json(), wanted[kind]["schema"])
        if "requestBody" in told:
            check(body, told["requestBody"]["content"]["application/json"]["schema"])
    assert {(method, path) for method, path, _, _ in asked} == {
        one for one in ADDRESSES if one[1] not in ELSEWHERE and one != DELETION
    }


def test_a_review_that_is_made_is_as_the_document_says(player: Browser, asked: list[Asked]) -> None:
    path = "/api/reviews/{id}"
    id = next(parts["id"] for _, one, parts, _ in asked if one == path)
    wait_until(lambda: player.http.get(path.format(id=id)).status_code == 200, "no review")
    told = DOCUMENT["paths"][path]["get"]["responses"]["200"]
    check(player.http.get(path.format(id=id)).json(), told["content"]["application/json"]["schema"])


def test_refusals_are_as_the_document_says(player: Browser) -> None:
    answer = player.http.get("/api/rooms/AAAABBBBCCCC")
    told = DOCUMENT["paths"]["/api/rooms/{code}"]["get"]["responses"][str(answer.status_code)]
    check(answer.json(), told["content"]["application/json"]["schema"])


def check(data: Any, schema: dict[str, Any]) -> None:
    """Hold data against a schema of the document."""
    whole = {**schema, "components": DOCUMENT["components"]}
    jsonschema.Draft202012Validator(whole).validate(data)


def test_what_does_not_fit_would_be_found() -> None:
    schema = {"$ref": "#/components/schemas/Opened"}
    check({"code": "ABC"}, schema)
    with pytest.raises(jsonschema.ValidationError):
        check({"code": 7}, schema)
    assert json.dumps(DOCUMENT)

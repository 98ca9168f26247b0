"""``grani verify`` on records of the server, and ``grani serve`` as users start it."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import signal
import socket
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from grani.core import fair
from grani.core.contract import CHANCE
from grani.core.record import Record, load_record
from grani.core.registry import game as registered
from tests.cli.running import PATIENCE, command, environment, grani, is_one_line
from tests.server.browser import Browser, play_on
from tests.server.serving import Server

MakeServer = Callable[..., Server]


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    """The record of a game that was played to its end."""
    browser = Browser(server)
    code = browser.create("dice-forge", "you", "random")
    with browser.tab(code) as tab:
        play_on([tab], random.Random(12))
    answer = browser.http.get(f"/api/rooms/{code}/record")
    assert f'filename="grani-dice-forge-{code}.json"' in answer.headers["content-disposition"]
    return answer.text


def test_an_honest_game_is_fair(tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(record, "utf-8")
    tags = json.loads(record)["tags"]
    done = grani(tmp_path, "verify", str(path), "--commitment", tags["commitment"])
    assert (done.returncode, done.stderr) == (0, "")
    told = " ".join(done.stdout.split())
    assert re.match(r"Fair: .* \d+ random outcomes .* Promised none: .*", told)
    assert "the server’s seed alone" in told
    for lang, word in (("ru", "Честно"), ("uk", "Чесно")):
        words = ("--lang", lang, "--commitment", tags["commitment"], "--chain", tags["chain"])
        done = grani(tmp_path, "verify", str(path), *words)
        assert (done.returncode, done.stdout.split(":")[0]) == (0, word)
    piped = grani(tmp_path, "verify", "-", typed=record)
    assert piped.returncode == 0


def test_without_the_commitment_it_says_what_it_cannot_know(tmp_path: Path, record: str) -> None:
    commitment = json.loads(record)["tags"]["commitment"]
    for lang, word in (("en", "Fair"), ("ru", "Честно"), ("uk", "Чесно")):
        done = grani(tmp_path, "verify", "-", "--lang", lang, typed=record)
        assert (done.returncode, done.stderr) == (0, "")
        assert word not in done.stdout
        assert "--commitment" in done.stdout
        assert done.stdout.rstrip().endswith(commitment)


def test_a_game_that_the_server_has_not_signed_is_refused(tmp_path: Path, record: str) -> None:
    """Names, shares, course and chain can be made anew by everybody once the seed is known."""
    forged = load_record(record)
    tags = forged.tags
    seed = bytes.fromhex(tags["seed"])
    sealed = fair.sealed_of(forged)
    other = replace(sealed, terms=replace(sealed.terms, seats=("Mallory", *sealed.terms.seats[1:])))
    game = registered(forged.game)
    made = Record.of(game, forged.setup, list(other.terms.seats))
    roll_out(made, other.key(seed))
    fair.stamp(made, seed, other, is_over=True)
    made.tags |= {"signer": tags["signer"], "signature": tags["signature"]}
    assert made.tags["commitment"] == tags["commitment"]
    for lang, reason in (
        ("en", "not shown to be fair: the server has not signed"),
        ("ru", "честность не подтверждена: сервер не подписывал"),
        ("uk", "чесність не підтверджено: сервер не підписував"),
    ):
        options = ("--lang", lang, "--commitment", tags["commitment"])
        done = grani(tmp_path, "verify", "-", *options, typed=made.dump())
        assert (done.returncode, is_one_line(done.stderr)) == (2, True)
        assert reason in done.stderr


def roll_out(record: Record, key: bytes) -> None:
    """Play a game in which every seat takes its first option."""
    state = record.start()
    rolled = 0
    while not state.is_over:
        mover = int(state.actor)
        action = state.legal()[0]
        if mover == CHANCE:
            action = fair.pick(key, rolled, state.legal(mover))
            rolled += 1
        state.apply(action)
        record.add(action)


def old_record(seats: list[str]) -> Record:
    """A game of the time before there were shares in the dice."""
    game = registered("dice-forge")
    record = Record.of(game, game.setup_data(len(seats)), seats)
    roll_out(record, bytes(32))
    fair.stamp(record, bytes(32), None, is_over=True)
    return record


def test_an_old_record_is_never_called_fair(tmp_path: Path) -> None:
    old = old_record(["A", "B"])
    commitment = old.tags["commitment"]
    for lang, word, kind in (
        ("en", "Fair", "neither names nor decisions"),
        ("ru", "Честно", "ни имён, ни решений"),
        ("uk", "Чесно", "ні імен, ні рішень"),
    ):
        options = ("verify", "-", "--lang", lang)
        done = grani(tmp_path, *options, typed=old.dump())
        assert (done.returncode, done.stderr) == (0, "")
        assert word not in done.stdout
        assert kind in " ".join(done.stdout.split())
        assert "--commitment" in done.stdout
        assert done.stdout.rstrip().endswith(commitment)
        confirmed = grani(tmp_path, *options, "--commitment", commitment, typed=old.dump())
        assert confirmed.returncode == 0
        assert word not in confirmed.stdout
        assert kind in " ".join(confirmed.stdout.split())
        assert "--commitment" not in confirmed.stdout


def test_an_old_record_of_the_same_seed_is_another_game(tmp_path: Path, record: str) -> None:
    data = json.loads(record)
    promised = data["tags"]["commitment"]
    data.pop("course")
    data["tags"] = {"fair": fair.OLD_SCHEME, "seed": data["tags"]["seed"]}
    data["tags"]["commitment"] = hashlib.sha256(bytes.fromhex(data["tags"]["seed"])).hexdigest()
    done = grani(tmp_path, "verify", "-", "--commitment", promised, typed=json.dumps(data))
    assert done.returncode == 2
    assert "not shown to be fair: this is another game" in done.stderr


def test_names_with_commas_are_told_apart(tmp_path: Path, make_server: MakeServer) -> None:
    browser = Browser(make_server())
    code = browser.create("dice-forge", "you", "here", "here", start=False)
    with browser.tab(code) as tab:
        for seat, name in enumerate(('Player", 2. "Bob', "Bob", "Player, Bob")):
            assert tab.command("rename", seat=seat, name=name)["type"] == "ack"
        tab.command("start")
        tab.hear_all()
        play_on([tab], random.Random(12))
    text = browser.http.get(f"/api/rooms/{code}/record").text
    done = grani(tmp_path, "verify", "-", typed=text)
    told = " ".join(done.stdout.split())
    assert r'Promised none: 1. "Player\", 2. \"Bob", 2. "Bob", 3. "Player, Bob".' in told


def test_tags_that_nothing_covers_are_named(tmp_path: Path, record: str) -> None:
    data = json.loads(record)
    data["tags"]["winner"] = "Mallory"
    options = ("--commitment", data["tags"]["commitment"])
    done = grani(tmp_path, "verify", "-", *options, typed=json.dumps(data))
    assert done.returncode == 0
    told = " ".join(done.stdout.split())
    assert "Added by somebody, and not part of what was checked: winner." in told


@pytest.mark.parametrize("odd", ["\ud800", "é"], ids=ascii)
def test_odd_signs_are_refused_in_one_line(tmp_path: Path, record: str, odd: str) -> None:
    for tag in ("commitment", "room", "shares", "fair", "players"):
        data = json.loads(record)
        data["tags"][tag] = odd
        done = grani(tmp_path, "verify", "-", typed=json.dumps(data))
        assert (done.returncode, is_one_line(done.stderr)) == (2, True)
        assert "not shown to be fair" in done.stderr


def test_tampered_records_are_refused(tmp_path: Path, record: str) -> None:
    data = json.loads(record)
    turned = json.loads(record)
    turned["tags"]["seed"] = "00" * 32
    closed = json.loads(record)
    del closed["tags"]["seed"]
    bare = {key: value for key, value in data.items() if key != "tags"}
    renamed = json.loads(record)
    renamed["seats"][0] += "!"
    swapped = json.loads(record)
    swapped["seats"].reverse()
    for tampered, reason in (
        (turned, "the seed is not the promised one"),
        (closed, "not revealed"),
        (bare, "promises no"),
        (renamed, "not those with which the game began"),
        (swapped, "not those with which the game began"),
    ):
        done = grani(tmp_path, "verify", "-", typed=json.dumps(tampered))
        assert done.returncode == 2
        assert is_one_line(done.stderr)
        assert "not shown to be fair" in done.stderr
        assert reason in done.stderr
    done = grani(tmp_path, "verify", "-", typed="{}")
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)


def test_another_game_and_a_cut_one_are_called_so(tmp_path: Path, record: str) -> None:
    other = ("verify", "-", "--commitment", "00" * 32)
    cut = json.loads(record)
    cut["actions"] = cut["actions"][:-1]
    for lang, strange, short in (
        ("en", "not shown to be fair: this is another game", "unfinished"),
        ("ru", "честность не подтверждена: это другая партия", "не окончено"),
        ("uk", "чесність не підтверджено: це інша партія", "не завершено"),
    ):
        done = grani(tmp_path, *other, "--lang", lang, typed=record)
        assert (done.returncode, is_one_line(done.stderr)) == (2, True)
        assert strange in done.stderr
        end = ("--chain", cut["tags"]["chain"])
        done = grani(tmp_path, "verify", "-", "--lang", lang, *end, typed=json.dumps(cut))
        assert (done.returncode, is_one_line(done.stderr)) == (2, True)
        assert short in done.stderr
    done = grani(tmp_path, "verify", "-", "--chain", "11" * 32, typed=record)
    assert "not shown to be fair: the link that you know is not in the chain" in done.stderr
    done = grani(tmp_path, "verify", "-", "--commitment", "abc", typed=record)
    assert "--commitment: expected 64 hexadecimal digits" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_serve_says_where_it_is_and_stops_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    env = environment(tmp_path, XDG_DATA_HOME=str(tmp_path))
    process = subprocess.Popen(
        command("serve", "--port", "0", "--static", str(tmp_path / "nothing")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )
    assert process.stdout is not None
    try:
        greeting = [process.stdout.readline() for _ in range(4)]
        address = greeting[0].split()[-1]
        assert httpx.get(f"{address}api/games").status_code == 200
        page = httpx.get(address)
        assert page.status_code == 503
        assert "make web" in page.text
    finally:
        process.send_signal(number)
        process.send_signal(number)  # Somebody who is impatient loses nothing.
        out, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "make web" in "".join(greeting)
    assert out.endswith("Stopped. All games are saved.\n")
    assert (tmp_path / "grani" / "tables.db").is_file()
    lines = [line for line in log.splitlines() if line]
    assert len(lines) == 2, "one line a request"
    assert not list((tmp_path / "grani").glob("*-wal")), "it was closed"
    assert "A new database" in "".join(greeting)
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 127\.0\.0\.1 GET /api/games 200 \d+ ms \[\w+\]", lines[0]
    )


def test_serve_explains_what_it_cannot_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        db = str(tmp_path / "t.db")
        for words in (
            ("--port", port, "--db", db),
            ("--port", "99999", "--db", db),
            ("--port", "0", "--db", str(tmp_path)),
            ("--port", "0", "--db", os.devnull + "/x.db"),
        ):
            done = grani(tmp_path, "serve", *words)
            assert done.returncode == 2, done
            assert is_one_line(done.stderr), done.stderr


def test_pages_are_served_for_every_screen(tmp_path: Path, make_server: object) -> None:
    assert callable(make_server)
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Grani</title>" + " " * 2000)
    (static / "assets" / "app-4f3a.js").write_text("export const answer = 42;" * 200)
    (tmp_path / "secret.txt").write_text("secret")
    server = make_server(static=str(static))
    with httpx.Client(base_url=server.address) as client:
        for path in (
            "/",
            "/new",
            "/room/ABCDEF",
            "/replay/ABCDEF",
            "/rules/dice-forge",
            "/settings",
        ):
            page = client.get(path)
            assert page.text.startswith("<!doctype html>")
            # The first one makes a guest of whoever asks: that is for nobody else.
            told = "private, no-cache" if path == "/" else "no-cache"
            assert page.headers["cache-control"] == told
        assert "grani_guest" in client.cookies
        script = client.get("/assets/app-4f3a.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        again = client.get("/", headers={"If-None-Match": client.get("/").headers["etag"]})
        assert again.status_code == 304
        for path in ("/assets/none.js", "/favicon.ico", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert client.get(path).status_code == 404
        assert client.get("/api/nothing").json()["error"] == "unknown"

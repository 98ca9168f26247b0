"""The pages: each screen has an address, all others are told apart, and programs are told too."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from grani.locales import LANGUAGES, language
from grani.server.assets import OF_SOMETHING, SCREENS
from tests.server.serving import ROOT, Server

MakeServer = Callable[..., Server]
PAGE = "<p>the page</p>" * 100


@pytest.fixture
def pages(make_server: MakeServer, tmp_path: Path) -> Server:
    """A server with a page."""
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return make_server(static=folder)


def test_the_page_is_shown_at_every_address_and_those_of_no_screen_are_not_found(
    pages: Server,
) -> None:
    with httpx.Client(base_url=pages.address) as guest:
        first = guest.get("/")
        known = {"If-None-Match": first.headers["etag"]}
        for path in ("/", "/rules", "/room/ABCD-2345-EFGH", "/analysis/a.b", "/puzzles/"):
            answer = guest.get(path)
            assert (answer.status_code, answer.text) == (200, PAGE), path
            assert guest.get(path, headers=known).status_code == 304
        for path in ("/wp-login", "/room", "/room/", "/rule", "/docsearch", "/Rules"):
            answer = guest.get(path, headers=known)
            assert (answer.status_code, answer.text) == (404, PAGE), path


def test_the_screens_are_those_of_the_page() -> None:
    root = (ROOT / "web/src/App.svelte").read_text("utf-8")
    assert {"", *re.findall(r"screen [!=]== '(\w+)'", root)} == SCREENS
    of_something = re.findall(r"if screen === '(\w+)' && steps\[1\]", root)
    always = re.findall(r"if screen === '(\w+)'(?: && STUDY\.\w+)?}", root)
    assert {*of_something} - {*always} == {*OF_SOMETHING}


def test_what_makes_a_guest_is_for_no_cache_between(pages: Server) -> None:
    with httpx.Client(base_url=pages.address) as guest:
        for path in ("/", "/rules", "/api/words/dice-forge/en"):
            guest.cookies.clear()
            first, again = guest.get(path), guest.get(path)
            assert "set-cookie" in first.headers
            assert "private" in first.headers["cache-control"], path
            assert "set-cookie" not in again.headers
            assert "private" not in again.headers["cache-control"], path


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_an_answer_says_once_by_what_it_differs(pages: Server, encoding: str) -> None:
    for path in ("/", "/rules", "/api/games"):
        answer = httpx.get(f"{pages.address}{path}", headers={"Accept-Encoding": encoding})
        assert answer.headers.get_list("vary") in (["Accept-Encoding"], []), path


@pytest.mark.parametrize("prefix", ["", "/grani"])
def test_programs_that_read_the_web_leave_rooms_alone(make_server: MakeServer, prefix: str) -> None:
    server = make_server(public_url=f"http://127.0.0.1{prefix}")
    told = RobotFileParser()
    told.parse(httpx.get(f"{server.address}/robots.txt").text.splitlines())
    for path in ("/", "/docs/host.html", "/rules", "/learn/dice-forge", "/assets/a.js"):
        assert told.can_fetch("*", f"{prefix}{path}"), path
    for path in ("/api/rooms/ABCD", "/room/ABCD", "/replay/ABCD", "/take/ABCD", "/games", "/admin"):
        assert not told.can_fetch("*", f"{prefix}{path}"), path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_by_another_name_reads_a_sentence(server: Server, lang: str) -> None:
    browser = {"Host": "evil.example", "Accept": "text/html,*/*", "Accept-Language": lang}
    answer = httpx.get(server.address, headers=browser)
    assert (answer.status_code, answer.text) == (421, f"{language(lang).say('serve-host')}\n")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"

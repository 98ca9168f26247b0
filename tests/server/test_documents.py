"""The documents at ``/docs``: plain files with a policy of their own, wherever the server lives."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from grani.server.documents import policy
from tests.server.serving import Server

MakeServer = Callable[..., Server]
SCRIPT = "<script>go()</script>"
PAGE = f"<script src='a.js'></script>{SCRIPT}<script type=\"application/json\">{{}}</script>"
GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A small site of documents."""
    folder = tmp_path / "site"
    (folder / "ru").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "ru" / "index.html").write_text("<p>no script at all</p>")
    (folder / "assets" / "bundle.0123abcd.min.js").write_text("go" * 2000)
    (folder / "a.js").write_text("go")
    return folder


def test_pages_are_served_with_a_policy_that_names_their_scripts(
    make_server: MakeServer, site: Path
) -> None:
    server = make_server(docs=site)
    with httpx.Client(base_url=server.address) as guest:
        page = guest.get("/docs/")
        assert (page.status_code, page.text) == (200, PAGE)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        allowed = page.headers["content-security-policy"]
        assert f"script-src 'self' {GO};" in allowed
        assert "unsafe-inline" not in re.sub(r"style-src [^;]*;", "", allowed)
        again = guest.get("/docs/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        other = guest.get("/docs/ru/")
        assert "script-src 'self';" in other.headers["content-security-policy"]
        bundle = guest.get("/docs/assets/bundle.0123abcd.min.js")
        assert "immutable" in bundle.headers["cache-control"]
        assert bundle.headers["content-encoding"] == "gzip"
        assert guest.get("/docs/a.js").headers["cache-control"] == "no-cache"
        assert "set-cookie" not in page.headers, "reading makes nobody a guest"


def test_the_policy_of_the_table_stays_what_it_is(make_server: MakeServer, site: Path) -> None:
    server = make_server(docs=site)
    with httpx.Client(base_url=server.address) as guest:
        for path in ("/", "/rules", "/api/me", "/docs/a.js", "/docsearch"):
            allowed = guest.get(path).headers["content-security-policy"]
            assert "sha256" not in allowed
            assert "script-src" not in allowed
            assert allowed.startswith("default-src 'self';")


def test_what_is_not_there_is_said(make_server: MakeServer, site: Path, tmp_path: Path) -> None:
    server = make_server(docs=site)
    (tmp_path / "secret.html").write_text("secret")
    with httpx.Client(base_url=server.address) as guest:
        for path in ("/docs/nowhere.html", "/docs/%2e%2e/secret.html", "/docs/..%2fsecret.html"):
            assert guest.get(path).status_code == 404
    unbuilt = make_server(docs=tmp_path / "nothing")
    with httpx.Client(base_url=unbuilt.address) as guest:
        for path in ("/docs/", "/docs/play.html"):
            answer = guest.get(path)
            assert answer.status_code == 503
            assert "run `make docs`" in answer.text


@pytest.mark.parametrize("public", ["", "https://club.example/grani/"])
def test_they_are_found_below_a_path_too(make_server: MakeServer, site: Path, public: str) -> None:
    server = make_server(docs=site, public_url=public)
    with httpx.Client(base_url=server.address) as guest:
        moved = guest.get("/docs")
        assert moved.status_code == 308
        # By steps, so that it fits wherever a proxy puts it.
        assert moved.headers["location"] == "docs/"
        assert guest.get("/docs/").text == PAGE
        if public:
            assert guest.get("/grani/docs/").text == PAGE


def test_each_script_is_named_once() -> None:
    assert policy(f"{SCRIPT}{SCRIPT}".encode()).count("sha256") == 1
    assert policy(b"<script src=x></script><script type=module>1</script>").count("sha256") == 0

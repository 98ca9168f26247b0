"""A passkey without a device: makes keys and signs as browsers and authenticators do."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from grani.cli import main
from tests.patience import wait_until
from tests.server.browser import Browser
from tests.server.serving import Server

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
Data = dict[str, Any]


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One passkey; ``origin`` is the page that it is used on."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: bytes = b""
    count: int = 0

    def make(self, options: Data) -> Data:
        """Answer the question to make a passkey."""
        self.user = decoded(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        named = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + named
        made = {
            "clientDataJSON": encoded(self._said("webauthn.create", options)),
            "attestationObject": encoded(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return self._answer(made)

    def sign(self, options: Data) -> Data:
        """Answer the question to sign in."""
        self.count += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        said = self._said("webauthn.get", options)
        signed = data + hashlib.sha256(said).digest()
        used = {
            "clientDataJSON": encoded(said),
            "authenticatorData": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": encoded(self.user),
        }
        return self._answer(used)

    def _answer(self, response: Data) -> Data:
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _said(self, type: str, options: Data) -> bytes:
        said = {"type": type, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()


def at_localhost(server: Server) -> Browser:
    """Give a browser that knows the server by the one name without https that may have passkeys."""
    browser = Browser(server)
    place = f"localhost:{server.port}"
    browser.http.headers.update({"Host": place, "Origin": f"http://{place}"})
    return browser


def passkey_for(browser: Browser) -> Authenticator:
    return Authenticator(browser.http.headers["Origin"])


def ask(browser: Browser, path: str) -> Data:
    answer = browser.http.post(path, json={})
    assert answer.status_code == 200, answer.text
    options = answer.json()["options"]
    assert isinstance(options, dict)
    return options


def make_passkey(browser: Browser, name: str = "") -> Authenticator:
    """Let a guest make a passkey, and by that an account."""
    passkey = passkey_for(browser)
    made = passkey.make(ask(browser, "/api/account/passkeys/ask"))
    answer = browser.http.post("/api/account/passkeys", json={"credential": made, "name": name})
    assert answer.status_code == 201, answer.text
    return passkey


def sign_in(browser: Browser, passkey: Authenticator) -> httpx.Response:
    signed = passkey.sign(ask(browser, "/api/sign-in/ask"))
    return browser.http.post("/api/sign-in/passkey", json={"credential": signed})


def prove(browser: Browser, passkey: Authenticator) -> httpx.Response:
    """Show the passkey of a host, so that they may give orders for a while."""
    signed = passkey.sign(ask(browser, "/api/admin/proof/ask"))
    return browser.http.post("/api/admin/proof", json={"credential": signed})


def become_host(browser: Browser) -> Authenticator:
    """Let a guest, who is at localhost, give orders."""
    passkey = make_passkey(browser)
    server = browser.server
    db = str(server.options.get("db", server.folder / "tables.db"))
    assert main(["admin", "hosts", "add", browser.me["guest"], "--db", db]) == 0

    def is_known() -> bool:
        return bool(browser.http.get("/api/admin").json().get("error") == "prove")

    wait_until(is_known, "she is no host")
    assert prove(browser, passkey).status_code == 204
    return passkey

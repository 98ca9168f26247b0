"""The addresses of accounts: ways to come back from another device, and signing in by them.

A guest who makes a passkey or draws a recovery phrase has an account. Signing in gives the browser
the cookie of the account's guest; what the browser had before stays with its old guest, until it
is brought along by the ticket of the answer (``merging``). ``account_wire`` has the types.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from msgspec import Raw
from sqlalchemy import Connection
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.locales import language
from grani.server import accounts, recovery_phrase
from grani.server.account_wire import (
    Account,
    Asked,
    Bringing,
    Brought,
    KeptThings,
    Listing,
    NewPasskey,
    Passkey,
    Phrase,
    SignedIn,
    UsedPhrase,
)
from grani.server.accounts import NoChange
from grani.server.context import Context, address
from grani.server.errors import HttpError
from grani.server.merging import games_of, merge
from grani.server.names import person_name, spoken, tidy
from grani.server.passkeys import BadPasskey, ask_to_make, read_made
from grani.server.proving import (
    CHALLENGE,
    NO_PASSKEY,
    answered,
    ask,
    may_change_passkeys,
    safe_site,
    use_challenge,
)
from grani.server.responses import json_response, read_body
from grani.server.wire import FailureCode, Naming

TICKET_SECONDS = 600
MOST_WAITING = 20
"""Recovery phrases that are reckoned with, or wait for it."""
MAKE, SIGN_IN = "make", "sign-in"
NO_PHRASE = "there is no account with this recovery phrase"
REASONS: dict[str, tuple[int, FailureCode, str]] = {
    "passkey": (403, "passkey", NO_PASSKEY),
    "too-many": (409, "too-many", f"an account has at most {accounts.MOST_PASSKEYS} passkeys"),
    "last-way": (409, "last-way", "this is the only way into the account: add another one first"),
    "account": (409, "account", "this needs an account, and a guest who has none"),
    "signed-out": (403, "no-cookie", "this browser was signed out: reload"),
}
Answer = TypeVar("Answer")


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    api = AccountsApi(context)
    addresses = (
        ("GET", "/api/account", api.account),
        ("PUT", "/api/account", api.list_me),
        ("GET", "/api/account/kept", api.kept),
        ("PUT", "/api/account/kept", api.keep),
        ("POST", "/api/account/passkeys/ask", api.ask_to_make),
        ("POST", "/api/account/passkeys", api.add_passkey),
        ("PUT", "/api/account/passkeys/{id}", api.name_passkey),
        ("DELETE", "/api/account/passkeys/{id}", api.drop_passkey),
        ("POST", "/api/account/phrase", api.draw_phrase),
        ("DELETE", "/api/account/phrase", api.drop_phrase),
        ("POST", "/api/account/bring", api.bring),
        ("POST", "/api/account/sign-out", api.sign_out),
        ("POST", "/api/account/sign-out-others", api.sign_out_others),
        ("POST", "/api/sign-in/ask", api.ask_to_sign_in),
        ("POST", "/api/sign-in/passkey", api.sign_in),
        ("POST", "/api/sign-in/phrase", api.recover),
    )
    return [
        Route(path, context.with_guest(endpoint), methods=[method])
        for method, path, endpoint in addresses
    ]


class AccountsApi:
    """The endpoints."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._tickets = TimestampSigner(context.store.secret, salt="grani.merge")
        self._hashing = asyncio.Lock()
        """One phrase at a time: each takes a core for a while."""
        self._waiting = 0
        """How many wait for that."""

    # ------------------------------------------------------------------ the account

    async def account(self, request: Request) -> Response:
        """What is kept of me, and by which ways can I come back?"""
        return await self._told(request)

    async def list_me(self, request: Request) -> Response:
        """May the leaderboard name me?"""
        guest = self._context.guest(request)
        listed = (await read_body(request, Listing)).listed
        self._context.count_account(request)
        await self._write(lambda rows: accounts.set_listed(rows, guest, listed))
        return await self._told(request)

    async def kept(self, request: Request) -> Response:
        """What do my other browsers keep?"""
        guest = self._context.guest(request)
        await self._context.count_study(request)
        found = await self._context.store.read(lambda rows: accounts.read_kept(rows, guest))
        if found is None:
            raise _refusal("account")
        return json_response(KeptThings(*found))

    async def keep(self, request: Request) -> Response:
        """My browsers shall keep this."""
        guest = self._context.guest(request)
        wanted = await read_body(request, KeptThings)
        await self._context.count_study(request)

        def job(rows: Connection) -> bool:
            if not accounts.has_account(rows, guest):
                raise NoChange("account")
            return accounts.write_kept(rows, guest, wanted.edition, wanted.kept)

        if not await self._write(job):
            raise HttpError(409, "stale", "another browser has kept something since: read again")
        return json_response(KeptThings(wanted.edition + 1, wanted.kept))

    async def _told(self, request: Request, status: int = 200) -> Response:
        guest = self._context.guest(request)

        def question(rows: Connection) -> Account:
            found = accounts.find_account(rows, guest)
            return Account(
                exists=found is not None,
                name="",
                passkeys=[
                    Passkey(one.id, one.name, one.created, one.used)
                    for one in accounts.passkeys_of(rows, guest)
                ],
                phrase=found is not None and found.phrase is not None,
                games=len(games_of(rows, guest)),
                leaderboard=self._context.settings.leaderboard,
                listed=found is not None and found.listed,
            )

        told = await self._context.store.read(question)
        told.name = await self._context.store.name_of(guest)
        return json_response(told, status)

    # ------------------------------------------------------------------ passkeys

    async def ask_to_make(self, request: Request) -> Response:
        """What shall my new passkey sign?"""
        self._context.count_account(request)
        await may_change_passkeys(self._context, request)
        site = safe_site(self._context, request)
        guest = self._context.known_guest(request)
        challenge = secrets.token_bytes(CHALLENGE)

        def job(rows: Connection) -> list[accounts.StoredPasskey]:
            accounts.keep_challenge(rows, challenge, guest, MAKE)
            return accounts.passkeys_of(rows, guest)

        known = await self._write(job)
        name = await self._context.store.name_of(guest) or await self._nobody(request)
        asked = await asyncio.to_thread(ask_to_make, site, guest, name, known, challenge)
        return json_response(Asked(Raw(asked)))

    async def add_passkey(self, request: Request) -> Response:
        """This is my new passkey."""
        self._context.count_account(request)
        await may_change_passkeys(self._context, request)
        site = safe_site(self._context, request)
        guest = self._context.known_guest(request)
        wanted = await read_body(request, NewPasskey)
        await self._context.count_new_account(request)
        try:
            made = await asyncio.to_thread(read_made, wanted.credential)
            await use_challenge(self._context, made.challenge, guest, MAKE)
            credential, key, count = await asyncio.to_thread(made.verify, site)
        except BadPasskey as wrong:
            raise _refusal("passkey") from wrong
        name = tidy(wanted.name)
        await self._write(
            lambda rows: accounts.add_passkey(rows, guest, credential, key, count, name)
        )
        return await self._told(request, 201)

    async def name_passkey(self, request: Request) -> Response:
        """My passkey shall be called so."""
        guest, id = self._context.guest(request), str(request.path_params["id"])
        name = tidy((await read_body(request, Naming)).name)
        self._context.count_account(request)
        await self._write(lambda rows: accounts.name_passkey(rows, guest, id, name))
        return await self._told(request)

    async def drop_passkey(self, request: Request) -> Response:
        """This passkey shall not let me in any more."""
        guest, id = self._context.guest(request), str(request.path_params["id"])
        self._context.count_account(request)
        await may_change_passkeys(self._context, request)
        await self._write(lambda rows: accounts.drop_passkey(rows, guest, id))
        return await self._told(request)

    # ------------------------------------------------------------------ the recovery phrase

    async def draw_phrase(self, request: Request) -> Response:
        """Give me a recovery phrase; the one before is void."""
        self._context.count_account(request)
        await may_change_passkeys(self._context, request)
        guest = self._context.known_guest(request)
        await self._context.count_new_account(request)
        while True:
            digits = recovery_phrase.draw()
            lookup, secret = digits[: recovery_phrase.LOOKUP], digits[recovery_phrase.LOOKUP :]
            hashed = await self._reckon(partial(recovery_phrase.slow_hash, secret))
            if await self._set_phrase(guest, lookup, hashed):
                return json_response(Phrase(recovery_phrase.grouped(digits)), 201)

    async def _reckon(self, hashing: Callable[[], Answer]) -> Answer:
        """Reckon with a phrase when it is its turn; HttpError if too many wait for theirs.

        However many addresses somebody has, nobody waits longer than for those.
        """
        if self._waiting >= MOST_WAITING:
            raise HttpError(429, "too-fast", "too many recovery phrases at once: wait a minute")
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(hashing)
        finally:
            self._waiting -= 1

    async def _set_phrase(self, guest: str, lookup: str, hashed: bytes) -> bool:
        return await self._write(lambda rows: accounts.set_phrase(rows, guest, lookup, hashed))

    async def drop_phrase(self, request: Request) -> Response:
        """The recovery phrase shall not let me in any more."""
        guest = self._context.guest(request)
        self._context.count_account(request)
        await may_change_passkeys(self._context, request)
        await self._write(lambda rows: accounts.drop_phrase(rows, guest))
        return await self._told(request)

    # ------------------------------------------------------------------ signing in

    async def ask_to_sign_in(self, request: Request) -> Response:
        """What shall a passkey sign, so that I am let in?"""
        self._context.count_account(request)
        return await ask(self._context, request, SIGN_IN)

    async def sign_in(self, request: Request) -> Response:
        """Let me in by this passkey."""
        self._context.count_account(request)
        guest = self._context.known_guest(request)
        passkey = await answered(self._context, request, SIGN_IN)
        return await self._signed_in(request, guest, passkey.guest)

    async def recover(self, request: Request) -> Response:
        """Let me in by my recovery phrase."""
        guest = self._context.known_guest(request)
        if not self._context.allowed.recoveries.take(address(request)):
            raise HttpError(429, "too-fast", "too many recovery phrases: wait ten minutes")
        parts = recovery_phrase.read_phrase((await read_body(request, UsedPhrase)).phrase)
        if parts is None:
            raise HttpError(400, "phrase", "a recovery phrase has 36 digits")
        lookup, secret = parts
        found = await self._context.store.read(lambda rows: accounts.phrase_of(rows, lookup))
        owner, kept = found or ("", recovery_phrase.NOBODY)
        is_right = await self._reckon(partial(recovery_phrase.fits, secret, kept))
        if not is_right or not owner:
            raise HttpError(403, "phrase", NO_PHRASE)
        return await self._signed_in(request, guest, owner)

    async def _signed_in(self, request: Request, before: str, now: str) -> Response:
        """Give the browser the cookie of an account, and offer what it had before."""

        def question(rows: Connection) -> int:
            is_other = before != now and not accounts.has_account(rows, before)
            return len(games_of(rows, before)) if is_other else 0

        left = await self._context.store.read(question)
        # Perhaps another server has just ended the account's sessions: not this one, too.
        await self._context.lobby.moderator.look()
        ticket = self._tickets.sign(f"{before} {now}").decode() if left else ""
        name = await self._context.store.name_of(now)
        return self._become(request, json_response(SignedIn(name, left, ticket)), now)

    async def bring(self, request: Request) -> Response:
        """Bring along the games that this browser had before I signed in."""
        self._context.count_account(request)
        guest = self._context.known_guest(request)
        ticket = (await read_body(request, Bringing)).ticket
        try:
            told = self._tickets.unsign(ticket, max_age=TICKET_SECONDS).decode("ascii")
        except (BadSignature, UnicodeError) as wrong:
            raise _refusal("account") from wrong
        old, _, new = told.partition(" ")
        if new != guest:
            raise _refusal("account")
        try:
            merged = await self._context.lobby.rewrite(old, lambda rows: merge(rows, old, new))
        except NoChange as wrong:
            raise _refusal(str(wrong)) from wrong
        return json_response(Brought(merged.games, merged.days_left))

    async def sign_out(self, request: Request) -> Response:
        """This browser shall be a new guest."""
        self._context.count_account(request)
        return self._become(request, Response(status_code=204), self._context.identity.new())

    async def sign_out_others(self, request: Request) -> Response:
        """All browsers but this one shall be new guests."""
        self._context.count_account(request)
        guest = self._context.known_guest(request)
        epoch = self._context.identity.session(request.headers.get("cookie", "")).epoch
        fresh = await self._write(lambda rows: accounts.end_sessions(rows, guest, epoch))
        # Only after the answer, so that other windows of this browser are still let in until then.
        looking = BackgroundTask(self._context.lobby.moderator.try_to_look)
        answer = Response(status_code=204, background=looking)
        return self._become(request, answer, guest, fresh)

    # ------------------------------------------------------------------ what they share

    def _become(
        self, request: Request, response: Response, guest: str, epoch: int | None = None
    ) -> Response:
        response.headers.append("Set-Cookie", self._context.cookie(request, guest, epoch))
        return response

    async def _write(self, job: Callable[[Connection], Answer]) -> Answer:
        try:
            return await self._context.store.write(job)
        except NoChange as wrong:
            raise _refusal(str(wrong)) from wrong

    async def _nobody(self, request: Request) -> str:
        wanted = spoken(request.headers.get("accept-language", ""))
        return person_name(await asyncio.to_thread(language, wanted), 0)


def _refusal(word: str) -> HttpError:
    return HttpError(*REASONS[word])


# Now, and not in the first threads that read one: see ``live_game``.
msgspec.json.Decoder(KeptThings)

"""Passkeys that prove who somebody is: what they are asked, and whose answer it was.

Signing in and giving orders as a host both go through here. Each question is a row (``accounts``):
it is answered once, by the browser that was asked, for what it was asked for.
"""

from __future__ import annotations

import asyncio
import secrets

from msgspec import Raw
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from grani.server import accounts
from grani.server.account_wire import Asked, UsedPasskey
from grani.server.accounts import NoChange, StoredPasskey
from grani.server.context import Context
from grani.server.errors import HttpError
from grani.server.host_proof import Proof
from grani.server.passkeys import BadPasskey, Site, ask_to_sign_in, read_used, site_of
from grani.server.responses import json_response, read_body

CHALLENGE = 32
NO_PASSKEY = "this passkey is not known here, or its answer came too late"


def no_passkey() -> HttpError:
    """Give what is said of an answer that proves nothing."""
    return HttpError(403, "passkey", NO_PASSKEY)


def site(context: Context, request: Request) -> Site:
    """Give the site of a request, as passkeys know it."""
    scheme, headers = str(request.scope["scheme"]), request.headers
    return site_of(context.settings, scheme, headers.get("host", ""), headers.get("origin"))


def safe_site(context: Context, request: Request) -> Site:
    """Give the site of a request; HttpError if browsers give it no passkeys."""
    found = site(context, request)
    if not found.can_have_passkeys:
        raise HttpError(409, "no-passkeys", "passkeys need https, or the name localhost")
    return found


async def ask(
    context: Context, request: Request, purpose: str, own: list[StoredPasskey] | None = None
) -> Response:
    """Ask a passkey, one of one's own if these are named; HttpError where there can be none."""
    found, guest = safe_site(context, request), context.guest(request)
    challenge = secrets.token_bytes(CHALLENGE)
    await context.store.write(lambda rows: accounts.keep_challenge(rows, challenge, guest, purpose))
    asked = await asyncio.to_thread(ask_to_sign_in, found, challenge, own or [])
    return json_response(Asked(Raw(asked)))


async def answered(context: Context, request: Request, purpose: str) -> StoredPasskey:
    """Give the passkey that has answered; HttpError if the answer proves nothing."""
    found, guest = safe_site(context, request), context.known_guest(request)
    answer = (await read_body(request, UsedPasskey)).credential
    try:
        used = await asyncio.to_thread(read_used, answer)
        await use_challenge(context, used.challenge, guest, purpose)
        known = await context.store.read(lambda rows: accounts.find_passkey(rows, used.id))
        if known is None:
            raise BadPasskey("it is not known")
        count = await asyncio.to_thread(used.verify, found, known)
        passkey = known

        def keep(rows: Connection) -> None:
            accounts.use_passkey(rows, passkey, count)

        await context.store.write(keep)
    except (BadPasskey, NoChange) as wrong:
        raise no_passkey() from wrong
    return known


async def use_challenge(context: Context, challenge: bytes, guest: str, purpose: str) -> None:
    """Use a question up; BadPasskey if it was not asked, or is answered already."""
    if not await context.store.write(
        lambda rows: accounts.use_challenge(rows, challenge, guest, purpose)
    ):
        raise BadPasskey("nobody asked for this answer, or it was given already")


# ---------------------------------------------------------------------- hosts


async def must_be_host(context: Context, request: Request) -> Proof:
    """Give the proof that a host is at the browser; HttpError says what there is to do."""
    if not context.is_host(request):
        raise HttpError(403, "not-host", "this is for the hosts of the server")
    own = await own_passkeys(context, request)
    proof = context.proof(request)
    # A passkey that was removed meanwhile proves nothing any more.
    if proof is not None and any(one.id == proof.passkey for one in own):
        return proof
    safe_site(context, request)
    if not own:
        raise HttpError(403, "make-passkey", "hosts need a passkey: make one in the settings")
    raise HttpError(403, "prove", "show by a passkey that it is you")


async def may_change_passkeys(context: Context, request: Request) -> None:
    """HttpError if somebody could make themselves a host by a passkey of their own, or stay in.

    Whoever has the cookie of a host and nothing else neither adds passkeys to the first one nor
    removes that, nor draws a recovery phrase, which would outlast the end of all sessions.
    """
    if context.is_host(request) and await own_passkeys(context, request):
        await must_be_host(context, request)


async def own_passkeys(context: Context, request: Request) -> list[StoredPasskey]:
    """Read the passkeys of whoever asks."""
    guest = context.guest(request)
    return await context.store.read(lambda rows: accounts.passkeys_of(rows, guest))

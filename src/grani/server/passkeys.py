"""Passkeys: what they are asked, and whether an answer is true (WebAuthn, by ``webauthn``).

A passkey belongs to the name of a host, and browsers give it only to pages of that name, by https
or on ``localhost``. Which name that is, the page says by its origin, and the middleware has let
through only our own. Whoever signs in is asked for no name: the passkey knows whose it is.

The library takes a while to load and to reckon: it is loaded when it is first needed, and whoever
calls what needs it does so in a thread.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from grani.server.accounts import StoredPasskey
from grani.server.settings import Settings

if TYPE_CHECKING:
    from webauthn.helpers.structs import AuthenticationCredential, RegistrationCredential

SITE = "Grani"
LOCAL = "localhost"
TIMEOUT = 300_000
"""Milliseconds for which a browser lets somebody find their passkey."""


def _wrong() -> tuple[type[Exception], ...]:
    """Give what the library may raise at an answer that makes no sense."""
    from webauthn.helpers.exceptions import WebAuthnException

    return WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError


class BadPasskey(ValueError):
    """An answer that proves nothing."""


@dataclass(frozen=True)
class Site:
    """The page by which somebody reaches the server, as passkeys know it."""

    origin: str
    name: str

    @property
    def can_have_passkeys(self) -> bool:
        """Whether browsers give passkeys to it: by https or on this machine, and to names alone."""
        is_here = self.name == LOCAL or self.name.endswith(f".{LOCAL}")
        is_safe = self.origin.startswith("https://") or is_here
        return is_safe and not _is_address(self.name)


def site_of(settings: Settings, scheme: str, host: str, origin: str | None) -> Site:
    """Give the site of a request: the page it comes from, else where the server can be reached.

    ``origin`` is what the browser says; the middleware refuses those that are not ours.
    """
    if not origin:
        public = urlsplit(settings.public_url)
        is_public = urlsplit(f"//{host}").netloc == public.netloc
        origin = f"{public.scheme if is_public else scheme}://{host}"
    return Site(origin, urlsplit(origin).hostname or "")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


# ---------------------------------------------------------------------- questions


def ask_to_make(
    site: Site, guest: str, name: str, known: list[StoredPasskey], challenge: bytes
) -> bytes:
    """Give the options by which a browser makes a passkey, as JSON."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.name,
        rp_name=SITE,
        user_id=bytes.fromhex(guest),
        user_name=name,
        challenge=challenge,
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in known],
    )
    return options_to_json(options).encode()


def ask_to_sign_in(site: Site, challenge: bytes, own: list[StoredPasskey]) -> bytes:
    """Give the options by which a browser offers the passkeys that are named, as JSON.

    Without a name it offers whatever it has for us.
    """
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor, UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.name,
        challenge=challenge,
        timeout=TIMEOUT,
        allow_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in own],
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options).encode()


# ---------------------------------------------------------------------- answers


@dataclass(frozen=True)
class Made:
    """The answer of a new passkey; ``challenge`` is what it says it was asked."""

    credential: RegistrationCredential
    challenge: bytes

    def verify(self, site: Site) -> tuple[bytes, bytes, int]:
        """Give credential, public key and count; BadPasskey if it does not belong to the site."""
        from webauthn import verify_registration_response

        try:
            found = verify_registration_response(
                credential=self.credential,
                expected_challenge=self.challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except _wrong() as wrong:
            raise BadPasskey(str(wrong)) from wrong
        return found.credential_id, found.credential_public_key, found.sign_count


@dataclass(frozen=True)
class Used:
    """The answer of a passkey that signs in; ``challenge`` is what it says it was asked."""

    credential: AuthenticationCredential
    challenge: bytes

    @property
    def id(self) -> bytes:
        """The credential that it says it is."""
        return self.credential.raw_id

    def verify(self, site: Site, known: StoredPasskey) -> int:
        """Give the new count; BadPasskey if this is not the passkey, or not for this site."""
        from webauthn import verify_authentication_response

        handle = self.credential.response.user_handle
        if handle and handle != bytes.fromhex(known.guest):
            raise BadPasskey("it belongs to another account")
        try:
            found = verify_authentication_response(
                credential=self.credential,
                expected_challenge=self.challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=known.key,
                credential_current_sign_count=known.count,
            )
        except _wrong() as wrong:
            raise BadPasskey(str(wrong)) from wrong
        return found.new_sign_count


def read_made(answer: dict[str, object]) -> Made:
    """Read the answer of a new passkey; BadPasskey if it makes no sense."""
    from webauthn.helpers import parse_client_data_json, parse_registration_credential_json

    try:
        credential = parse_registration_credential_json(answer)
        said = parse_client_data_json(credential.response.client_data_json)
        return Made(credential, said.challenge)
    except _wrong() as wrong:
        raise BadPasskey(str(wrong)) from wrong


def read_used(answer: dict[str, object]) -> Used:
    """Read the answer of a passkey that signs in; BadPasskey if it makes no sense."""
    from webauthn.helpers import parse_authentication_credential_json, parse_client_data_json

    try:
        credential = parse_authentication_credential_json(answer)
        said = parse_client_data_json(credential.response.client_data_json)
        return Used(credential, said.challenge)
    except _wrong() as wrong:
        raise BadPasskey(str(wrong)) from wrong

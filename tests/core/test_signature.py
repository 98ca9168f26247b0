"""One-time signatures: they fit one message and one signer, and a second message is refused."""

from __future__ import annotations

import hashlib

import pytest

from grani.core.signature import CHAINS, LETTERS, Signer, new_secret, signer_of

SECRET = bytes(range(32))
MESSAGE = hashlib.sha256(b"the head of a chain").digest()


def test_a_signature_names_its_signer() -> None:
    signer = Signer(SECRET)
    signature = signer.sign(MESSAGE)
    assert len(signature) == LETTERS == 4288
    assert signer_of(MESSAGE, signature) == signer.public
    assert Signer(SECRET).public == signer.public != Signer(new_secret()).public


@pytest.mark.parametrize("message", [bytes(32), b"\xff" * 32, MESSAGE])
def test_another_message_or_another_signature_does_not_fit(message: bytes) -> None:
    signer = Signer(SECRET)
    signature = signer.sign(message)
    assert signer_of(message, signature) == signer.public
    for bit in range(256):
        other = bytes(byte ^ (1 << bit % 8) * (i == bit // 8) for i, byte in enumerate(message))
        assert signer_of(other, signature) != signer.public
    for chain in range(CHAINS):
        letter = "1" if signature[64 * chain] == "0" else "0"
        forged = signature[: 64 * chain] + letter + signature[64 * chain + 1 :]
        assert signer_of(message, forged) != signer.public


def test_going_up_a_chain_does_not_sign_a_higher_message() -> None:
    """Whoever has a signature can go on in every chain, but the last three must go back."""
    signer = Signer(SECRET)
    low = bytes(32)
    signature = signer.sign(low)
    raw = bytes.fromhex(signature)
    higher = hashlib.sha256(b"grani chain\n0\n0\n" + raw[:32]).digest()
    forged = (higher + raw[32:]).hex()
    message = b"\x10" + bytes(31)
    assert signer_of(message, forged) != signer.public


@pytest.mark.parametrize(
    "garbled", ["", "00", "zz" * 2144, "AB" * 2144, "\u0661" * 4288], ids=ascii
)
def test_what_is_no_signature_has_no_signer(garbled: str) -> None:
    assert signer_of(MESSAGE, garbled) == ""


def test_a_second_message_is_refused() -> None:
    signer = Signer(SECRET)
    assert signer.sign(MESSAGE) == signer.sign(MESSAGE)
    with pytest.raises(RuntimeError, match="two messages"):
        signer.sign(bytes(32))
    with pytest.raises(ValueError, match="32 bytes"):
        Signer(SECRET).sign(b"short")


def test_a_signer_written_from_the_page_agrees() -> None:
    """The recipe of ``docs/fair-dice.md``, once more, with nothing of ours."""
    signature = Signer(SECRET).sign(MESSAGE)
    digits = [int(letter, 16) for letter in MESSAGE.hex()]
    digits += [int(letter, 16) for letter in f"{sum(15 - digit for digit in digits):03x}"]
    ends = b""
    for chain, digit in enumerate(digits):
        value = bytes.fromhex(signature[64 * chain : 64 * chain + 64])
        for place in range(digit, 15):
            value = hashlib.sha256(f"grani chain\n{chain}\n{place}\n".encode() + value).digest()
        ends += value
    assert hashlib.sha256(ends).hexdigest() == Signer(SECRET).public

"""Fair dice: rolls that nobody can steer, and that everybody can check afterwards.

Before the game its host publishes a commitment, the SHA-256 of a secret seed of 32 bytes. Every
outcome of chance follows from the seed and from how many came before it in the record; when the
game is over the seed is published, and ``check`` replays the record against it. Only the standard
library is needed, so that anybody can write a checker of their own.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from grani.core.contract import CHANCE
from grani.core.reading import RecordError, quoted
from grani.core.record import Record

SEED_BYTES: Final = 32
SCHEME: Final = "hmac-sha256-1"
"""How outcomes follow from the seed; the tag ``fair`` of a record names it."""
FAIR: Final = "fair"
COMMITMENT: Final = "commitment"
SEED: Final = "seed"


class Unfair(ValueError):
    """A record whose dice are not those that its commitment promised."""


def new_seed() -> bytes:
    """Draw a seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Give what is published before the game.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def below(seed: bytes, number: int, count: int) -> int:
    """Give the outcome ``number`` (counted from 0) of a game: a fair number in ``range(count)``.

    HMAC-SHA256 of the seed over ``number`` and an attempt (eight and four bytes, big end first)
    is read as one integer; those past the last whole multiple of ``count`` are drawn again.

    >>> [below(bytes(32), number, 6) for number in range(8)]
    [0, 2, 0, 2, 5, 0, 2, 5]
    """
    if count < 1:
        raise ValueError("chance needs at least one outcome")
    space = 1 << 256
    fair = space - space % count
    attempt = 0
    while True:
        counter = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(seed, counter, "sha256"), "big")
        if word < fair:
            return word % count
        attempt += 1


def aside(seed: bytes, what: bytes) -> int:
    """Give 32 bits that follow from the seed but from no outcome, for bots and the like."""
    return int.from_bytes(hmac.digest(seed, b"aside " + what, "sha256")[:4], "big")


def pick(seed: bytes, number: int, outcomes: list[int]) -> int:
    """Give the outcome ``number`` of a game out of these, which must be in order."""
    return outcomes[below(seed, number, len(outcomes))]


def stamp(record: Record, seed: bytes, is_over: bool) -> None:
    """Write into the tags of a record how it can be checked; the seed only when it is over."""
    record.tags[FAIR] = SCHEME
    record.tags[COMMITMENT] = commitment(seed)
    if is_over:
        record.tags[SEED] = seed.hex()


def check(record: Record) -> int:
    """Check a record against its commitment; give how many outcomes of chance it has.

    Unfair says what is wrong first; RecordError comes from a record that cannot be replayed.
    """
    seed = _revealed(record)
    state = record.start()
    rolled = 0
    for number in record.steps(state):
        mover = record.movers[number] if record.movers else int(state.actor)
        if mover != CHANCE:
            continue
        outcomes = state.legal(int(CHANCE))
        if not outcomes:
            raise RecordError(f"actions[{number}]: there is nothing to roll ({state.decision()})")
        promised = pick(seed, rolled, outcomes)
        if record.actions[number] != promised:
            raise Unfair(
                f"action {number + 1} is outcome {record.actions[number]} of chance, "
                f"but the seed gives {promised}"
            )
        rolled += 1
    return rolled


def _revealed(record: Record) -> bytes:
    """Give the seed of a record, checked against the commitment."""
    tags = record.tags
    if FAIR not in tags:
        raise Unfair("the record promises no fair dice: it has no tag 'fair'")
    if tags[FAIR] != SCHEME:
        raise Unfair(f"fair dice of the kind {quoted(tags[FAIR])} are unknown: expected {SCHEME!r}")
    if COMMITMENT not in tags:
        raise Unfair("the record has no commitment")
    if SEED not in tags:
        raise Unfair("the seed is not revealed yet: it is when the game is over")
    try:
        seed = bytes.fromhex(tags[SEED])
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Unfair(f"the seed is not {SEED_BYTES} bytes in hexadecimal")
    if not hmac.compare_digest(commitment(seed), tags[COMMITMENT].lower()):
        raise Unfair("the seed is not the one that was committed to")
    return seed

"""Fair dice: rolls that nobody can steer, the host included, and that everybody can check.

Before the game the server publishes a commitment to a secret seed and to a signer. Every seat then
adds a share of its own, first as a hash, opened only when all hashes are in. Every outcome of
chance follows from seed, shares, room, rules, set-up, seats and from how many came before it.
When the game is over everything is published, the server signs the end of the chain over all
decisions, once, and ``judge`` replays the record against it. Only
the standard library is needed, so that anybody can write a checker of their own; the recipe in
words is ``docs/fair-dice.md``.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from grani.core.contract import CHANCE
from grani.core.match import Source, retell
from grani.core.reading import quoted
from grani.core.record import Record
from grani.core.registry import game as registered
from grani.core.signature import Signer, signer_of

SEED_BYTES: Final = 32
SCHEME: Final = "hmac-sha256-2"
"""How outcomes follow from seed and shares; the tag ``fair`` of a record names it."""
OLD_SCHEME: Final = "hmac-sha256-1"
"""How they followed from the seed alone, in games that began before there were shares."""
DAY_SCHEME: Final = "hmac-sha256-day-1"
"""How they follow from the seed of a day, in games of the day: the same for everybody."""
PERSON: Final = "person"
NONE: Final = "-"
"""Stands in tags for a hash or a share that is not there."""
FAIR: Final = "fair"
COMMITMENT: Final = "commitment"
SEED: Final = "seed"
DAY: Final = "daily"
"""The tag that names the day of a game of the day."""
ROOM: Final = "room"
PLAYERS: Final = "players"
HASHES: Final = "hashes"
SHARES: Final = "shares"
START: Final = "start"
CHAIN: Final = "chain"
SIGNER: Final = "signer"
SIGNATURE: Final = "signature"
OLD_CHECKED: Final = frozenset((FAIR, COMMITMENT, SEED))
CHECKED: Final = OLD_CHECKED | {ROOM, PLAYERS, HASHES, SHARES, START, CHAIN, SIGNER, SIGNATURE}
"""The tags that a check holds against each other; anybody can add others."""
_HASH = re.compile(r"[0-9a-f]{64}")


class Unfair(ValueError):
    """A record that is not what was promised: ``fault`` names what is wrong, ``told`` says more.

    Faults are ``promise``, ``scheme``, ``tag``, ``secret``, ``seed``, ``commitment``, ``start``,
    ``share``, ``roll``, ``course``, ``chain``, ``signature``, ``head`` and ``unfinished``.
    """

    def __init__(self, fault: str, reason: str, **told: str | int) -> None:
        super().__init__(reason)
        self.fault = fault
        self.told = told


# ---------------------------------------------------------------------- before the game


def new_seed() -> bytes:
    """Draw a seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, signer: str) -> str:
    """Give what is published before the game; ``signer`` is the public half of who signs its end.

    It is of another kind than ``old_commitment``: nobody can make of a game with shares a record
    of the old kind, which proves less, under the same promise.
    """
    text = f"grani dice 2\n{old_commitment(seed)}\n{signer}"
    return hashlib.sha256(text.encode()).hexdigest()


def old_commitment(seed: bytes) -> str:
    """Give what was published before a game of the old scheme.

    >>> old_commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def share_hash(room: str, promise: str, seat: int, share: str) -> str:
    """Give the hash by which a seat promises its share; it fits this seat of this room alone.

    >>> share_hash("ABCDEF", "66" * 32, 0, "00" * 32)[:16]
    '3cb815f33a78277b'
    """
    text = f"grani share\n{room}\n{promise}\n{seat}\n{share}"
    return hashlib.sha256(text.encode()).hexdigest()


def is_hash(text: str) -> bool:
    """Tell whether a text is 32 bytes in small hexadecimal letters."""
    return _HASH.fullmatch(text) is not None


def fits(seed: bytes, promise: str, signer: str) -> bool:
    """Tell whether a seed is the one of a commitment, of whichever scheme.

    >>> fits(bytes(32), commitment(bytes(32), "one"), "one"), fits(bytes(32), "66" * 32, "")
    (True, False)
    """
    return promise in (commitment(seed, signer), old_commitment(seed))


@dataclass(frozen=True)
class Terms:
    """What holds once all hashes are in, and is told to everybody before any share is opened.

    ``players`` are ``person`` or the name of a bot; a seat that promised no share has hash ``-``.
    """

    room: str
    commitment: str
    game: str
    rules: str
    setup: dict[str, object]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    hashes: tuple[str, ...]

    def text(self) -> str:
        """Write the terms so that equal ones are equal letter by letter: JSON, keys in order."""
        data = {
            "scheme": SCHEME,
            "room": self.room,
            "commitment": self.commitment,
            "game": self.game,
            "rules": self.rules,
            "setup": self.setup,
            "seats": self.seats,
            "players": self.players,
            "hashes": self.hashes,
        }
        return json.dumps(data, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True)
class Sealed:
    """The terms with the shares that were opened; ``-`` stands for those that were not."""

    terms: Terms
    shares: tuple[str, ...]

    def key(self, seed: bytes) -> bytes:
        """Give what all outcomes follow from: the seed, the terms, and a share of every seat.

        Whoever promised no share, or did not open it, gets one that follows from the seed: it was
        fixed before anybody could choose.
        """
        text = self.terms.text()
        used = [
            _mac(seed, f"share\n{seat}\n{text}").hex() if share == NONE else share
            for seat, share in enumerate(self.shares)
        ]
        return _mac(seed, f"{text}\n{' '.join(used)}")

    def start(self) -> bytes:
        """Give the head of the chain before the first action; it says nothing of the seed."""
        return hashlib.sha256(f"{self.terms.text()}\n{' '.join(self.shares)}".encode()).digest()


def _mac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


# ---------------------------------------------------------------------- while playing


def below(key: bytes, number: int, count: int) -> int:
    """Give the outcome ``number`` (counted from 0) of a game: a fair number in ``range(count)``.

    HMAC-SHA256 of the key over ``number`` and an attempt (eight and four bytes, big end first)
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
        word = int.from_bytes(hmac.digest(key, counter, "sha256"), "big")
        if word < fair:
            return word % count
        attempt += 1


def pick(key: bytes, number: int, outcomes: list[int]) -> int:
    """Give the outcome ``number`` of a game out of these, which must be in order."""
    return outcomes[below(key, number, len(outcomes))]


class Promised:
    """The dice of a fair game: every outcome follows from a key and from how many came before."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._rolled = 0

    def pick(self, outcomes: list[int], /) -> int:
        """Give the next outcome."""
        self._rolled += 1
        return pick(self._key, self._rolled - 1, outcomes)


class DayDice:
    """The dice of a game of the day, the same for everybody who plays it.

    ``lot`` names what chance is to decide now (``Game.lot``); each lot counts for itself, so that
    those who decide differently still get the same third throw of the same die.
    """

    def __init__(self, seed: bytes, lot: Callable[[], str]) -> None:
        self._seed = seed
        self._lot = lot
        self._rolled: dict[str, int] = {}

    def pick(self, outcomes: list[int], /) -> int:
        """Give the next outcome of the lot that is due."""
        lot = self._lot()
        number = self._rolled.get(lot, 0)
        self._rolled[lot] = number + 1
        return pick(_mac(self._seed, f"lot\n{lot}"), number, outcomes)


def aside(key: bytes, what: bytes) -> int:
    """Give 32 bits that follow from the key but from no outcome, for bots and the like."""
    return int.from_bytes(hmac.digest(key, b"aside " + what, "sha256")[:4], "big")


def spell(outcomes: Iterable[int]) -> str:
    """Write down what could have happened, in order, neighbours as one range.

    >>> spell([3, 4, 5, 9, 11, 12])
    '3-5,9,11-12'
    """
    runs: list[tuple[int, int]] = []
    for outcome in outcomes:
        if runs and runs[-1][1] == outcome - 1:
            runs[-1] = runs[-1][0], outcome
        else:
            runs.append((outcome, outcome))
    return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in runs)


def step(mover: int, outcomes: Sequence[int]) -> str:
    """Say who acts in a step and, of chance, what can happen.

    >>> step(2, []), step(-1, [10, 11, 12])
    ('2', '-1:10-12')
    """
    return f"{mover}:{spell(outcomes)}" if mover == CHANCE else str(mover)


def link(head: bytes, acts: str, action: int) -> bytes:
    """Give the head of the chain after one more action; ``acts`` is its ``step``."""
    return hashlib.sha256(head + f"{acts} {action}".encode()).digest()


# ---------------------------------------------------------------------- in the record


def stamp(
    record: Record, seed: bytes, sealed: Sealed | None, is_over: bool, signer: Signer | None = None
) -> None:
    """Write into a record how it can be checked; seed and signature only when it is over.

    ``sealed`` is None for a game that began without shares, which nobody signs. A record that
    tells its course already is not replayed for it.
    """
    tags = record.tags
    tags[FAIR] = OLD_SCHEME if sealed is None else SCHEME
    tags[COMMITMENT] = old_commitment(seed) if sealed is None else sealed.terms.commitment
    if sealed is not None:
        terms = sealed.terms
        record.seats = list(terms.seats)
        tags[ROOM] = terms.room
        tags[PLAYERS] = " ".join(terms.players)
        tags[HASHES] = " ".join(terms.hashes)
        tags[SHARES] = " ".join(sealed.shares)
        tags[START] = sealed.start().hex()
    if not is_over:
        return
    tags[SEED] = seed.hex()
    if sealed is not None:
        record.course = record.course or course(record)
        end = heads(record, sealed.start())[-1]
        tags[CHAIN] = end.hex()
        if signer is not None:
            tags[SIGNER] = signer.public
            tags[SIGNATURE] = signer.sign(end)


def stamp_day(record: Record, seed: bytes, day: str, is_told: bool) -> None:
    """Write into the record of a game of the day how it can be checked, once the seed is told."""
    record.tags[FAIR] = DAY_SCHEME
    record.tags[DAY] = day
    record.tags[COMMITMENT] = old_commitment(seed)
    if is_told:
        record.tags[SEED] = seed.hex()


def course(record: Record) -> list[str]:
    """Say of every step of a record who acted and what a die could have shown."""
    return [step(done.seat, done.outcomes) for done in retell(record) if done.number]


def heads(record: Record, start: bytes) -> list[bytes]:
    """Give the heads of the chain after 0, 1, 2 … actions, as the record itself tells them."""
    found = [start]
    for acts, action in zip(record.course, record.actions, strict=False):
        found.append(link(found[-1], acts, action))
    return found


@dataclass(frozen=True)
class Verdict:
    """What a check has found to be true; whatever is false is Unfair instead."""

    scheme: str
    commitment: str
    rolled: int
    """How many outcomes of chance there are; each is the one that was promised."""
    steps: int
    is_finished: bool
    is_confirmed: bool = False
    """Whether the commitment is one that the asker knew."""
    head: str = ""
    """The end of the chain; empty in the old scheme, and where the record is cut."""
    own: tuple[int, ...] = ()
    """The seats that put a share of their own into the dice."""
    late: tuple[int, ...] = ()
    """Those that promised a share and did not open it in time, as the server says."""
    silent: tuple[int, ...] = ()
    """Those of people who promised none."""
    loose: tuple[str, ...] = ()
    """Tags that nothing covers."""
    known: int | None = None
    """The step whose head the asker knew, if so."""


def check(record: Record) -> int:
    """Check a whole game by itself; give how many outcomes of chance it has."""
    verdict = judge(record)
    if not verdict.is_finished:
        raise Unfair("unfinished", f"the game is not over after {verdict.steps} actions")
    return verdict.rolled


def judge(record: Record, promised: str = "", known: str = "") -> Verdict:
    """Check a record; ``promised`` is the commitment and ``known`` a head that one saw oneself.

    Unfair says what is wrong first; RecordError comes from a record that cannot be replayed.
    """
    seed = _revealed(record)
    if promised and promised.strip().lower() != record.tags[COMMITMENT]:
        raise Unfair(
            "commitment",
            f"this is another game: its commitment is {record.tags[COMMITMENT]}",
            commitment=record.tags[COMMITMENT],
        )
    sealed = sealed_of(record) if record.tags[FAIR] == SCHEME else None
    key = seed if sealed is None else sealed.key(seed)
    rolled, is_finished = _replay(record, key, sealed)
    verdict = Verdict(
        scheme=record.tags[FAIR],
        commitment=record.tags[COMMITMENT],
        rolled=rolled,
        steps=len(record.actions),
        is_finished=is_finished,
        is_confirmed=bool(promised),
        loose=tuple(sorted(record.tags.keys() - (OLD_CHECKED if sealed is None else CHECKED))),
    )
    if sealed is None:
        if known:
            raise Unfair("head", "the record has no chain: it is of the old kind")
        return verdict
    return _with_chain(record, sealed, verdict, known.strip().lower())


def sealed_of(record: Record) -> Sealed:
    """Read terms and shares from a record; Unfair if they do not fit each other."""
    seats = len(record.seats)
    hashes = _words(record, HASHES, seats)
    shares = _words(record, SHARES, seats)
    terms = Terms(
        room=_tag(record, ROOM),
        commitment=_tag(record, COMMITMENT),
        game=record.game,
        rules=record.rules,
        setup=record.setup,
        seats=tuple(record.seats),
        players=_words(record, PLAYERS, seats),
        hashes=hashes,
    )
    if not (terms.room.isascii() and terms.room.isalnum()):
        raise Unfair("tag", f"the tag {ROOM!r} is garbled", tag=ROOM)
    for seat, share in enumerate(shares):
        name = record.seats[seat]
        if hashes[seat] != NONE and (terms.players[seat] != PERSON or not is_hash(hashes[seat])):
            raise Unfair("tag", f"the tag {HASHES!r} is garbled", tag=HASHES)
        if share == NONE:
            continue
        fits = is_hash(share) and share_hash(terms.room, terms.commitment, seat, share)
        if fits != hashes[seat]:
            fault = f"the share of {quoted(name)} is not the promised one"
            raise Unfair("share", fault, name=named(record, seat))
    sealed = Sealed(terms, shares)
    if _tag(record, START) != sealed.start().hex():
        raise Unfair("start", "names, set-up or shares are not those with which the game began")
    return sealed


def _replay(record: Record, key: bytes, sealed: Sealed | None) -> tuple[int, bool]:
    """Play a record and check every roll; give how many there were and whether the game ended."""
    game = registered(record.game)
    lot = ""
    dice: Source = Promised(key)
    if record.tags[FAIR] == DAY_SCHEME:
        dice = DayDice(key, lambda: lot)
    rolled = 0
    for done in retell(record):
        if done.seat == CHANCE and done.number:
            promised = dice.pick(list(done.outcomes))
            if done.action != promised:
                raise Unfair(
                    "roll",
                    f"action {done.number} is outcome {done.action} of chance, "
                    f"but the seed gives {promised}",
                    step=done.number,
                )
            rolled += 1
        lot = game.lot(done.state) if done.state.actor == CHANCE else ""
        if not done.number:
            continue
        told = record.course[done.number - 1 : done.number]
        happened = step(done.seat, done.outcomes)
        if sealed is not None and told and told != [happened]:
            raise Unfair(
                "course",
                f"course[{done.number - 1}] must be {happened!r}: it is not what happened",
                step=done.number,
            )
    is_over = done.state.is_over
    if sealed is not None and is_over and len(record.course) < len(record.actions):
        # Not before: of a record that was cut, the course may be cut as well.
        missing = len(record.course)
        raise Unfair("course", f"course[{missing}] is missing", step=missing + 1)
    return rolled, is_over


def _with_chain(record: Record, sealed: Sealed, verdict: Verdict, known: str) -> Verdict:
    """Check the chain of a record, and add to the verdict what it and the shares tell."""
    chain = [head.hex() for head in heads(record, sealed.start())]
    if verdict.is_finished:
        if chain[-1] != _tag(record, CHAIN) or len(record.course) != verdict.steps:
            raise Unfair("chain", "the chain does not fit: something was changed afterwards")
        if signer_of(bytes.fromhex(chain[-1]), _tag(record, SIGNATURE)) != _tag(record, SIGNER):
            raise Unfair("signature", "the server has not signed this game: it is another one")
        if known and known not in chain:
            raise Unfair("head", "the head that you know is not in the chain: this is another game")
    terms = sealed.terms
    people = [seat for seat, player in enumerate(terms.players) if player == PERSON]
    opened = [seat for seat in people if sealed.shares[seat] != NONE]
    silent = [seat for seat in people if terms.hashes[seat] == NONE]
    return replace(
        verdict,
        head=chain[-1] if verdict.is_finished else "",
        known=chain.index(known) if known in chain else None,
        own=tuple(opened),
        late=tuple(seat for seat in people if seat not in opened and seat not in silent),
        silent=tuple(silent),
    )


def named(record: Record, seat: int) -> str:
    """Call a seat so that no name can be taken for two, or for another: number, name in quotes."""
    return f"{seat + 1}. {json.dumps(record.seats[seat], ensure_ascii=False)}"


def _tag(record: Record, tag: str) -> str:
    if tag not in record.tags:
        raise Unfair("tag", f"the tag {tag!r} is missing", tag=tag)
    return record.tags[tag]


def _words(record: Record, tag: str, count: int) -> tuple[str, ...]:
    words = tuple(_tag(record, tag).split(" "))
    if len(words) != count:
        raise Unfair("tag", f"the tag {tag!r} must have a word for each seat", tag=tag)
    return words


def _revealed(record: Record) -> bytes:
    """Give the seed of a record, checked against the commitment."""
    tags = record.tags
    if FAIR not in tags:
        raise Unfair("promise", "the record promises no fair dice: it has no tag 'fair'")
    if tags[FAIR] not in (SCHEME, OLD_SCHEME, DAY_SCHEME):
        raise Unfair(
            "scheme",
            f"fair dice of the kind {quoted(tags[FAIR])} are unknown: expected {SCHEME!r}",
            scheme=tags[FAIR],
        )
    if not is_hash(_tag(record, COMMITMENT)):
        raise Unfair("tag", "the commitment is not 64 small hexadecimal letters", tag=COMMITMENT)
    if SEED not in tags:
        raise Unfair("secret", "the seed is not revealed yet: it is when the game is over")
    if not is_hash(tags[SEED]):
        raise Unfair("tag", f"the seed is not {SEED_BYTES} bytes in hexadecimal", tag=SEED)
    seed = bytes.fromhex(tags[SEED])
    if tags[FAIR] != SCHEME:
        promised = old_commitment(seed)
    else:
        if not is_hash(_tag(record, SIGNER)):
            raise Unfair("tag", f"the tag {SIGNER!r} is garbled", tag=SIGNER)
        promised = commitment(seed, tags[SIGNER])
    if promised != tags[COMMITMENT]:
        raise Unfair("seed", "the seed is not the one that was committed to")
    return seed

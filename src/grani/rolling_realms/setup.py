"""Set-ups: which nine realms are played, fixed or left to chance, and the table before the start.

A share code is nine letters, one for each realm in the order of play, three to a round: see
``LETTERS``. People who type in the same code play the same realms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.game import SetupError
from grani.core.reading import did_you_mean, nearest, one_line, quoted
from grani.rolling_realms.dice import USED
from grani.rolling_realms.realms import LETTERS, REALM_IDS, REALM_NAMES, REALMS
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, REALM_BITS, ROUNDS, Table

if TYPE_CHECKING:
    from grani.rolling_realms.written import RealmsSetup

OPEN: Final[int] = -1
"""Stands for a realm that chance has yet to draw."""
RANDOM: Final = "random"
REALMS_IN_GAME: Final[int] = int(ROUNDS * CARDS)
ALL_LETTERS: Final[str] = "".join(LETTERS)


def read_setup(setup: str | Mapping[str, object] | None) -> list[int]:
    """Give the nine realms in the order of play, or OPEN for those that chance draws.

    ``setup`` is ``random``, a share code, nine names with commas between, or what ``write_setup``
    wrote; single realms may be ``random`` there too.
    """
    if setup is None or setup == RANDOM:
        return [OPEN] * REALMS_IN_GAME
    if isinstance(setup, str):
        if "," in setup:
            return _read_names([word.strip().replace("-", "_") for word in setup.split(",")])
        return _read_code(setup.strip().upper())
    for key in setup:
        if key != "realms":
            raise SetupError(f"unknown field {quoted(key)}{did_you_mean(key, ['realms'])}")
    realms = setup.get("realms", RANDOM)
    if realms == RANDOM:
        return [OPEN] * REALMS_IN_GAME
    if not isinstance(realms, list):
        raise SetupError("realms: expected a list of nine realms")
    return _read_names(realms)


def _read_names(names: list[object] | list[str]) -> list[int]:
    if len(names) != REALMS_IN_GAME:
        told = f"a game has {REALMS_IN_GAME} realms, here are {len(names)}"
        raise SetupError(told, "realms-count", count=REALMS_IN_GAME, found=len(names))
    realms: list[int] = []
    for name in names:
        if name == RANDOM:
            realms.append(OPEN)
        elif isinstance(name, str) and name in REALM_IDS:
            realms.append(REALM_IDS[name])
        else:
            known = [*REALM_IDS, RANDOM]
            told = f"no realm {one_line(repr(name), 60)}{did_you_mean(name, known)}"
            word = one_line(str(name), 60)
            raise SetupError(told, "realms-unknown", word=word, near=nearest(name, known))
    return _check_different(realms)


def _read_code(code: str) -> list[int]:
    if len(code) != REALMS_IN_GAME:
        raise SetupError(
            f"no set-up {code.lower()!r}: give {RANDOM!r}, or a share code of "
            f"{REALMS_IN_GAME} letters out of {ALL_LETTERS}",
            "realms-code",
            word=one_line(code.lower(), 60),
            count=REALMS_IN_GAME,
            letters=ALL_LETTERS,
        )
    for letter in code:
        if letter not in LETTERS:
            told = f"share code {code}: no realm has the letter {letter!r}"
            raise SetupError(told, "realms-letter", word=code, letter=letter)
    return _check_different([LETTERS[letter] for letter in code])


def _check_different(realms: list[int]) -> list[int]:
    for realm in realms:
        if realm != OPEN and realms.count(realm) > 1:
            raise SetupError(
                f"{REALM_NAMES[realm]} is named twice: a realm is played once (RR-005)",
                "realms-twice",
                realm=REALM_NAMES[realm],
            )
    return realms


def write_setup(realms: list[int]) -> RealmsSetup:
    """Write nine realms as JSON data."""
    return {"realms": [RANDOM if realm == OPEN else REALM_NAMES[realm] for realm in realms]}


def realms_of(table: Table) -> list[int]:
    """Give the nine realms of a table, or OPEN where chance has yet to draw."""
    return [int(table.realms >> REALM_BITS * n & 15) - 1 for n in range(REALMS_IN_GAME)]


def share_code(table: Table) -> str:
    """Give the share code of a game whose realms are all known; else nothing."""
    realms = realms_of(table)
    return "" if OPEN in realms else "".join(REALMS[realm].letter for realm in realms)


def pack_realms(realms: list[int]) -> i64:
    """Put nine realms, or OPEN, into one word."""
    word: i64 = 0
    n: i64
    for n in range(len(realms)):
        realm: i64 = realms[n]
        word |= realm + 1 << REALM_BITS * n
    return word


def new_sheet(seat: i64) -> Sheet:
    """A sheet before the first roll."""
    return Sheet(seat, 0, 0, 0, 0, 0, USED, USED, 0, 0, False, 0, 0, 0)


def new_table(seats: i64, realms: list[int]) -> Table:
    """Lay out a game: chance draws what is open, then rolls."""
    table = blank_table(seats, realms)
    table.start_round()
    return table


def blank_table(seats: i64, realms: list[int]) -> Table:
    """Give a table before its first round has been laid out.

    The vector of sheets is made here, in the compiled part: made by the interpreter, it leaves
    some memory behind (librt 0.16.0).
    """
    sheets = vec[Sheet]([new_sheet(seat) for seat in range(seats)])
    return Table(seats, sheets, pack_realms(realms), 1, 1, 0, 0)

"""All realms by number, name and letter, and the block of placements of each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grani.core.numbers import arranged
from grani.rolling_realms.actions import PLACEMENTS
from grani.rolling_realms.realm import Realm, RealmId
from grani.rolling_realms.realms.between_two_castles import BetweenTwoCastles
from grani.rolling_realms.realms.between_two_cities import BetweenTwoCities
from grani.rolling_realms.realms.charterstone import Charterstone
from grani.rolling_realms.realms.euphoria import BANDS, Euphoria
from grani.rolling_realms.realms.my_little_scythe import MyLittleScythe
from grani.rolling_realms.realms.pendulum import Pendulum
from grani.rolling_realms.realms.pyramid import Pyramid
from grani.rolling_realms.realms.scythe import Scythe
from grani.rolling_realms.realms.tapestry import Tapestry
from grani.rolling_realms.realms.viticulture import Viticulture
from grani.rolling_realms.realms.wingspan import Wingspan

_ROWS: Final[list[Realm]] = [
    Scythe(),
    Tapestry(),
    Charterstone(),
    Euphoria(BANDS),
    MyLittleScythe(),
    BetweenTwoCastles(),
    BetweenTwoCities(),
    Viticulture(),
    Wingspan(),
    Pendulum(),
    Pyramid(),
]
MOST_REALMS: Final[int] = 15
"""A table has four bits for each of its realms, and nought for one that is not drawn yet."""
REALMS: Final[vec[Realm]] = vec[Realm](
    arranged("realm", _ROWS, [realm.number for realm in _ROWS], MOST_REALMS)
)
"""By number."""
REALM_COUNT: Final[i64] = len(REALMS)
FIRST_BOX: Final[i64] = 11
"""Chance draws from the realms of the first box, which have the lowest numbers.

Records rely on it: fair dice are checked against what chance could draw from. A later realm is
played where a set-up names it.
"""
REALM_NAMES: Final[list[RealmId]] = [realm.name for realm in REALMS]
REALM_IDS: Final[dict[str, int]] = {realm.name: i for i, realm in enumerate(REALMS)}
LETTERS: Final[dict[str, int]] = {realm.letter: i for i, realm in enumerate(REALMS)}
NO_REALM: Final[i64] = -1


def _owners() -> list[i64]:
    owners: list[i64] = [NO_REALM for _ in range(PLACEMENTS)]
    for number, realm in enumerate(REALMS):
        for placement in range(realm.first, realm.first + realm.size):
            if placement >= PLACEMENTS or owners[placement] != NO_REALM:
                raise ValueError(
                    f"{realm.name}: placement {placement} is not free; {realm.size} in a row "
                    f"are free from {_free(realm.size)}"
                )
            owners[placement] = number
    return owners


def _free(size: i64) -> i64:
    """Find where a block of placements has room; NO_REALM if nowhere."""
    taken = {n for realm in REALMS for n in range(realm.first, realm.first + realm.size)}
    for start in range(PLACEMENTS - size + 1):
        if taken.isdisjoint(range(start, start + size)):
            return start
    return NO_REALM


OWNERS: Final[vec[i64]] = vec[i64](_owners())
"""The realm of each placement; NO_REALM for numbers that are spare."""

if len(LETTERS) < REALM_COUNT:
    raise ValueError(f"two realms have one letter: {[realm.letter for realm in REALMS]}")

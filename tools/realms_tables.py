"""The tables of Rolling Realms as TypeScript: what is printed on the cards, and what things cost.

Everything is asked from the realms and constants of the engine, so the browser never repeats a
rule. ``source`` gives the text of ``web/src/generated/realms.ts``; the types it names are
generated beside it, from those of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from grani.rolling_realms.realm import MAX_STARS
from grani.rolling_realms.realms import REALMS
from grani.rolling_realms.realms.my_little_scythe import STARS_A_TYPE
from grani.rolling_realms.realms.viticulture import STARS_AN_ORDER
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    ANY_HEARTS,
    EMPOWER_PUMPKINS,
    PAIR_HEARTS,
    RESOURCE_NAMES,
    SEVEN_COINS,
    STAR,
)
from grani.rolling_realms.table import CARDS, ROUNDS

HEAD = """\
// Written by tools/realms_tables.py from the engine's tables: change those, then run
// `python -m tools.generate`.
import type { RealmId, Resource } from './realms-types';
import type { Layouts, Marks, Way } from '../realms/model';
"""

WAYS: tuple[tuple[str, str, int, int], ...] = (
    ("adjust", "pumpkin", int(ADJUST_PUMPKINS), int(ADJUST_PUMPKINS)),
    ("empower", "pumpkin", int(EMPOWER_PUMPKINS), int(EMPOWER_PUMPKINS)),
    ("copy-pair", "heart", int(PAIR_HEARTS), int(PAIR_HEARTS)),
    ("copy-any", "heart", int(ANY_HEARTS), int(ANY_HEARTS)),
    ("copy-seven", "coin", int(SEVEN_COINS), int(SEVEN_COINS)),
    ("buy", "coin", 1, 6),
)
"""The six ways to spend: id, resource, least and most that it takes (RR-034 to RR-041)."""


def source() -> str:
    """Give the text of the generated file."""
    numbers = {
        "STAR": (int(STAR), "Tenths in a star: results are kept in them."),
        "MOST_STARS": (int(MAX_STARS), "Stars of one realm at most."),
        "STARS_A_TYPE": (int(STARS_A_TYPE), "Stars of My Little Scythe for enough of a type."),
        "STARS_AN_ORDER": (int(STARS_AN_ORDER), "Stars of Viticulture for a filled order."),
        "ROUNDS": (int(ROUNDS), "Rounds of a game."),
        "CARDS": (int(CARDS), "Realms of a round."),
    }
    parts = [
        HEAD,
        _listed("REALM_IDS", "RealmId", (realm.name for realm in REALMS)),
        _listed("RESOURCES", "Resource", RESOURCE_NAMES),
        *(
            f"/** {words} */\nexport const {name} = {value};\n"
            for name, (value, words) in numbers.items()
        ),
        _record(
            "LETTERS",
            "Record<RealmId, string>",
            "Letters of the share code.",
            {realm.name: realm.letter for realm in REALMS},
        ),
        _record(
            "LAYOUTS",
            "Layouts",
            "What is printed on each card.",
            {realm.name: realm.layout() for realm in REALMS},
        ),
        _record(
            "BLANKS",
            "Marks",
            "A card without marks.",
            {realm.name: realm.write(realm.blank()) for realm in REALMS},
        ),
        "/** The six ways to spend. */\nexport const WAYS: readonly Way[] = [\n",
        *(
            f"  {_text({'id': id, 'resource': resource, 'least': least, 'most': most})},\n"
            for id, resource, least, most in WAYS
        ),
        "];\n",
    ]
    return "".join(parts)


def _listed(name: str, type_: str, words: Iterable[str]) -> str:
    lines = "".join(f"  {_text(word)},\n" for word in words)
    return f"export const {name}: readonly {type_}[] = [\n{lines}];\n"


def _record(name: str, type_: str, words: str, entries: Mapping[str, object]) -> str:
    lines = "".join(f"  {key}: {_text(value)},\n" for key, value in entries.items())
    return f"/** {words} */\nexport const {name}: {type_} = {{\n{lines}}};\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

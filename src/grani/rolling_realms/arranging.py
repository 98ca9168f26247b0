"""Positions of Rolling Realms in the words of players, for ``grani.arrange``.

A seat has, beside the fields of its sheet in positions:

- ``pumpkin``, ``heart``, ``coin``: how many are in hand; or how many were gained, and spent of
  these;
- a realm of the round by its name: its marks, as far as there are any, such as
  ``"wingspan": {"7": [1]}``.

The table has ``realms`` (those of this round; realms that seats name are among them by themselves),
``round``, ``turn`` and ``rolled``, what both dice show.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

from grani.core.arranging import Data, Seats, plain
from grani.core.game import SetupError
from grani.core.reading import did_you_mean
from grani.core.shapes import Setup
from grani.rolling_realms.actions import SIDE
from grani.rolling_realms.realms import FIRST_BOX, REALM_IDS, REALM_NAMES
from grani.rolling_realms.resources import RESOURCE_NAMES
from grani.rolling_realms.setup import RANDOM, REALMS_IN_GAME, new_table, read_setup
from grani.rolling_realms.table import CARDS, ROUNDS, Table

ROLLED: Final = (3, 5)
SHEET_WORDS: Final = ("results", "dice", "gained", "activated", "ended")
TABLE_WORDS: Final = ("realms", "round", "turn", "rolled")


class Arranged:
    """What was asked for, complete."""

    def __init__(self, seats: Seats, setup: Setup | None, table: Mapping[str, object]) -> None:
        if setup is not None:
            raise SetupError("set-up: say which realms are played in this round: realms=[…]")
        self.complaints: list[str] = []
        self._check(table, TABLE_WORDS, "")
        round = table.get("round", 1)
        at = round if isinstance(round, int) and 1 <= round <= ROUNDS else 1
        realms = self._realms(seats, table.get("realms", ()))
        start = _blank(len(seats), realms, at)
        self.usual: Data = {"round": at, "turn": 1, "rolled": list(ROLLED), **start}
        self.given: Data = copy.deepcopy(self.usual)
        self.given |= {name: plain(table[name]) for name in ("round", "turn") if name in table}
        self.given["rolled"] = plain(table.get("rolled", ROLLED))
        for seat, words in enumerate(seats):
            self._seat(seat, words, realms)

    def position(self) -> object:
        """Write the position: untouched dice show what was rolled."""
        position = copy.deepcopy(self.given)
        rolled = position["rolled"]
        for sheet in position["sheets"]:
            dice = sheet.get("dice")
            if not isinstance(dice, dict) or not isinstance(rolled, list):
                continue
            for name, value in zip(("d1", "d2"), rolled, strict=False):
                if isinstance(dice.get(name), dict):
                    dice[name] = {"value": value, **dice[name]}
        return {"game": "rolling-realms", "rules": "1", **position}

    def _realms(self, seats: Seats, named: object) -> list[str]:
        """Give the realms of the round: those that are named, filled up with others."""
        wanted = [str(one) for one in named] if isinstance(named, list | tuple) else [str(named)]
        wanted += [name for words in seats for name in words if name in REALM_IDS]
        realms = list(dict.fromkeys(wanted))
        for name in realms:
            if name not in REALM_IDS:
                self.complaints.append(f"realms: no realm {name!r}{did_you_mean(name, REALM_IDS)}")
        realms = [name for name in realms if name in REALM_IDS]
        if len(realms) > CARDS:
            self.complaints.append(f"realms: {len(realms)} are named, but a round has {CARDS}")
        others = [name for name in REALM_NAMES[:FIRST_BOX] if name not in realms]
        return [*realms, *others][: int(CARDS)]

    def _seat(self, seat: int, words: Mapping[str, object], realms: list[str]) -> None:
        """Take the words about one sheet."""
        self._check(words, (*SHEET_WORDS, *RESOURCE_NAMES, *REALM_IDS), f"sheets[{seat}].")
        sheet = self.given["sheets"][seat]
        sheet |= {name: plain(words[name]) for name in SHEET_WORDS if name in words}
        if isinstance(sheet.get("dice"), dict):
            sheet["dice"] = {"d1": {}, "d2": {}, **sheet["dice"]}
        for resource in RESOURCE_NAMES:
            if resource in words:
                amount = plain(words[resource])
                sheet["resources"][resource] = amount if isinstance(amount, list) else [amount, 0]
        for name in realms:
            marks = plain(words.get(name, {}))
            blank = sheet["cards"][name]
            sheet["cards"][name] = {**blank, **marks} if isinstance(marks, dict) else marks
        if sheet.get("ended"):
            for name in ("dice", "gained", "activated"):
                sheet.pop(name, None)

    def _check(self, words: Mapping[str, object], known: tuple[str, ...], where: str) -> None:
        for name in words:
            if name not in known:
                self.complaints.append(f"{where}{name}: unknown field{did_you_mean(name, known)}")


def _blank(seats: int, realms: list[str], round: int) -> Data:
    """Give the beginning of a round with these realms: nothing is marked yet."""
    earlier = [name for name in REALM_NAMES[:FIRST_BOX] if name not in realms]
    before = earlier[: int(CARDS) * (round - 1)]
    open_later = [RANDOM] * (REALMS_IN_GAME - len(before) - len(realms))
    table: Table = new_table(seats, read_setup({"realms": [*realms, *before, *open_later]}))
    for value in ROLLED:
        table.apply(int(SIDE) + value - 1)
    position: Any = table.position()
    for sheet in position["sheets"]:
        sheet["results"] = [0] * (round - 1)
        sheet["dice"] = {"d1": {}, "d2": {}}
    return {"realms": [*before, *realms, *open_later], "sheets": position["sheets"]}

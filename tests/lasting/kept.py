"""Games that were kept: whole records with their ends, and moments in the middle of effects.

What lies in ``records`` and ``moments`` was written by the version of its day and is never written
again: every later version reads it, or refuses it in the sentence that ``refused.json`` names.
``python -m tests.lasting`` adds what is not there yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice
from grani.core.position import to_id
from grani.core.record import Record
from grani.core.registry import game as registered
from tests.contract.games import mover

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "records"
MOMENTS = FOLDER / "moments"
REFUSED = FOLDER / "refused.json"
OF_EACH = 1
"""Moments that are kept of every kind of decision a game came to."""


class Kept(NamedTuple):
    """A game to keep: its file, and what was played."""

    name: str
    game: str
    seats: int
    setup: str | dict[str, Any]
    seed: int


TREE_BY_CARD = {"feats": {"sun_1a": "tree"}, "house_rules": {"tree": "card"}}
CERBERUS = {"feats": {"moon_4": "cerberus"}}
BOAR = {"feats": {"moon_3": "tenacious_boar"}}
GAMES = [
    Kept("introductory-2", "dice-forge", 2, "introductory", 1),
    Kept("introductory-3", "dice-forge", 3, "introductory", 2),
    Kept("introductory-4", "dice-forge", 4, "introductory", 3),
    Kept("alternates-4", "dice-forge", 4, "alternates", 4),
    Kept("random-3", "dice-forge", 3, "random", 5),
    Kept("random-all-2", "dice-forge", 2, "random-all", 6),
    Kept("random-all-4", "dice-forge", 4, "random-all", 7),
    Kept("versatility-2", "dice-forge", 2, "versatility", 8),
    Kept("may-the-forge-3", "dice-forge", 3, "may-the-forge", 9),
    Kept("tournament-2020-2-4", "dice-forge", 4, "tournament-2020-2", 10),
    Kept("goddess-3", "dice-forge", 3, "goddess", 11),
    Kept("goddess-random-2", "dice-forge", 2, "goddess-random", 12),
    Kept("titans-4", "dice-forge", 4, "titans", 13),
    Kept("titans-random-2", "dice-forge", 2, "titans-random", 14),
    Kept("house-tree-3", "dice-forge", 3, TREE_BY_CARD, 15),
    Kept("house-forge-2", "dice-forge", 2, {"house_rules": {"forge": "two"}}, 19),
    Kept("house-faces-3", "dice-forge", 3, {"house_rules": {"faces": "turn"}}, 20),
    Kept("house-cerberus-3", "dice-forge", 3, {**CERBERUS, "house_rules": ["cerberus"]}, 21),
    Kept("house-boar-4", "dice-forge", 4, {**BOAR, "house_rules": ["boar"]}, 22),
    Kept("house-mirror-3", "dice-forge", 3, {"house_rules": {"mirror": "opponents"}}, 23),
    Kept("realms-1", "rolling-realms", 1, "random", 16),
    Kept("realms-3", "rolling-realms", 3, "random", 17),
    Kept("realms-7", "rolling-realms", 7, "random", 18),
]


def play(kept: Kept) -> Iterator[tuple[State, int, int]]:
    """Play a game at random, but seldom the first option, which mostly means no."""
    state = registered(kept.game).new(kept.seats, kept.setup)
    dice = Dice(kept.seed)
    while state.actor != OVER:
        seat = mover(state, dice)
        options = state.legal(seat)
        if seat != CHANCE and len(options) > 1 and dice.below(8):
            options = options[1:]
        action = dice.pick(options)
        yield state, seat, action
        state.apply(action, seat)
    yield state, int(OVER), 0


def keep(kept: Kept) -> tuple[str, str, str]:
    """Play a game; give its record, its end and its moments as text."""
    game = registered(kept.game)
    record = Record.of(
        game,
        game.setup_data(kept.seats, kept.setup),
        [f"player {seat + 1}" for seat in range(kept.seats)],
    )
    together = False
    seen: dict[str, int] = {}
    moments: list[str] = []
    for state, seat, action in play(kept):
        if seat == OVER:
            end = _line({"scores": state.scores(), "winners": state.winners(), **_moment(state)})
            break
        kind = state.decision()
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= OF_EACH:
            moments.append(_line(_moment(state)))
        together = together or seat != state.actor
        record.add(action, seat)
    if not together:
        record.movers.clear()
    return record.dump(), end, "".join(moments)


def _moment(state: State) -> dict[str, object]:
    return {
        "decision": state.decision(),
        "actor": int(state.actor),
        "legal": state.legal(),
        "id": to_id(state),
        "position": state.position(),
    }


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def write_missing() -> list[str]:
    """Play and keep the games that have no file yet; give their names."""
    written = []
    for kept in GAMES:
        path = RECORDS / f"{kept.name}.json"
        if path.exists():
            continue
        record, end, moments = keep(kept)
        path.write_text(record, encoding="utf-8")
        (RECORDS / f"{kept.name}.end").write_text(end, encoding="utf-8")
        (MOMENTS / f"{kept.name}.jsonl").write_text(moments, encoding="utf-8")
        written.append(kept.name)
    return written

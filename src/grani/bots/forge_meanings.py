"""What an action of Dice Forge means to a policy, wherever it stands on the table.

The layout of actions names places: a side of a die, a slot of an island. What one prefers are the
face that lies there and the feat. A meaning is a row of the network's preferences; rows are
promises like those of ``forge_features``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grani.dice_forge.actions import FACE, FEAT, PAYMENT, POSITION, REINFORCE, SEAT, SIDE, SPLIT
from grani.dice_forge.kinds.forging import FORGE
from grani.dice_forge.kinds.turn import MAIN
from grani.dice_forge.stack import kind_of
from grani.dice_forge.table import Table

SMALL: Final[i64] = 16
"""Actions below this mean something else for every kind of question."""
KINDS: Final[i64] = 64
REPLACE: Final[i64] = 1024
"""+ 48 * die + the face that goes."""
WHOM: Final[i64] = 1120
"""+ how many seats on."""
PERFORM: Final[i64] = 1124
USE: Final[i64] = 1188
"""+ feat."""
BUY: Final[i64] = 1252
PICK: Final[i64] = 1300
"""+ face."""
DIVIDE: Final[i64] = 1348
"""+ amount."""
REST: Final[i64] = 1404
"""+ action - PAYMENT: payments, squares, treasures, islands."""
MEANINGS: Final[i64] = 1524


def meaning(game: Table, seat: i64, action: i64) -> i64:
    """Give what an action of a decision means."""
    if action < SMALL:
        kind = kind_of(game.stack[game.depth - 1])
        return min(kind, KINDS - 1) * SMALL + action
    if action < SEAT:
        side = action - POSITION
        if side >= 6:
            return REPLACE + 48 + game.heroes[seat].face(1, side - 6)
        return REPLACE + game.heroes[seat].face(0, side)
    if action < FEAT:
        return WHOM + (action - SEAT - seat + game.seats) % game.seats
    if action < REINFORCE:
        return PERFORM + game.feats[action - FEAT]
    if action < SIDE:
        return USE + game.feats[action - REINFORCE]
    if action < SPLIT:
        kind = kind_of(game.stack[game.depth - 1])
        bought = kind == MAIN.number or kind == FORGE.number
        return (BUY if bought else PICK) + action - FACE
    if action < PAYMENT:
        return DIVIDE + min(action - SPLIT, 55)
    return REST + action - PAYMENT

"""The action layout: every decision of the game is one int with one meaning.

A block is a range of actions. The numbers stand in records and in the masks of agents, so blocks
have room for the faces and feats of further boxes and are never moved; where a block is full, a
second one begins at the end of the layout.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO: Final[i64] = 0
"""Decline, finish, pass, keep: what it says depends on the decision."""
YES: Final[i64] = 1
RESOURCE: Final[i64] = 2
"""+ resource: take this one of several."""
TOKEN: Final[i64] = 8
"""+ resource: spend a Triton token for it (D-21)."""
DIE: Final[i64] = 14
"""+ 0 light, 1 dark."""
POSITION: Final[i64] = 16
"""+ 6 * die + side: forge here."""
SEAT: Final[i64] = 28
FEAT: Final[i64] = 32
"""+ slot: perform the feat that lies there."""
REINFORCE: Final[i64] = 48
"""+ slot: use a reinforcement of the feat that lies there."""
SIDE: Final[i64] = 64
"""+ side: how a die lands (chance)."""
FACE: Final[i64] = 72
"""+ face: buy it, copy it, pick it; or chance removes it from its pool."""
SPLIT: Final[i64] = 120
"""+ how much: gold for the hammer or a scepter, gold from a scepter, gold for the Right Hand; or
how many Merchants upgrade at once, 0 for their glory."""
SET: Final[i64] = 176
"""+ feat: chance puts this set into the open slot."""
PAYMENT: Final[i64] = 240
"""+ 7 * ancient shards paid for sun + ancient shards paid for moon; the rest from the reserve."""
SCEPTER: Final[i64] = 289
"""+ 2 * (track - 4) + 0 sun, 1 moon: empty a scepter at this point of its track as shards."""
COMPANION: Final[i64] = 295
"""+ space of its track: advance this companion."""
SQUARE: Final[i64] = 301
"""+ square of the labyrinth: go there."""
TREASURE: Final[i64] = 337
"""+ 0 sun, 1 moon, 2 glory."""
ISLAND: Final[i64] = 340
"""+ 2 * (portal - 1) + 0 moon side, 1 sun side: a memory token."""
CASH: Final[i64] = 354
"""+ space of its track: cash in this companion (RD-07)."""
ACTION_COUNT: Final[i64] = 360

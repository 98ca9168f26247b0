"""What prompts of Dice Forge ask, and what their options do: the words, as types.

TypeScript is generated from these; a test compares them with the questions that there are.
"""

from __future__ import annotations

from typing import Literal

Question = Literal[
    "ancestor",
    "barter",
    "cerberus",
    "choose",
    "companion",
    "convert",
    "extra",
    "forge",
    "free-face",
    "free-feat",
    "garden",
    "give",
    "golem-pair",
    "hall",
    "hammer",
    "look",
    "lose",
    "main",
    "main-extra",
    "market",
    "memory",
    "merchant",
    "minor",
    "mirror",
    "misfortunes",
    "offer",
    "order",
    "pay",
    "pick",
    "place",
    "reinforce",
    "replace",
    "right-hand",
    "ship",
    "spend",
    "store",
    "turn-up",
    "twins",
    "twins-second",
    "twins-star",
    "upgrade",
    "walk",
    "wind",
]
"""The kind of a prompt."""
Deed = Literal["", "buy", "perform", "seat"]
"""What an option does, where somebody must know it: buy a face, perform a feat, choose a seat."""

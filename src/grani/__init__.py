"""Grani: one rules engine for dice-crafting games, and everything people do with it."""

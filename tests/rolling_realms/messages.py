"""Every message key of Rolling Realms with its arguments: what locales have to say."""

from __future__ import annotations

GAIN = ["pumpkin", "heart", "coin"]
"""Numbers of resources; in options with ``stars``: what the action would bring."""
USE = ["die", "value"]
"""``die`` is d1, d2, gained or empowered; ``value`` is what it shows."""
BRINGS = [*GAIN, "stars"]

PROMPTS: dict[str, list[str]] = {"rr-turn": ["round", "turn", "d1", "d2"]}

OPTIONS: dict[str, list[str]] = {
    "rr-option-end": [],
    "rr-option-claim": [*USE, "resource"],
    "rr-option-copy-pair": ["value", "price"],
    "rr-option-copy-any": ["value", "price"],
    "rr-option-copy-seven": ["value", "price"],
    "rr-option-buy": ["value", "coins"],
    "rr-option-adjust": [*USE, "to", "pumpkins"],
    "rr-option-empower": [*USE, "to", "pumpkins"],
    "rr-option-scythe-top": [*USE, "number", *BRINGS],
    "rr-option-scythe-top-and-bottom": [*USE, "number", "below", "cost", *BRINGS],
    "rr-option-scythe-bottom": [*USE, "number", "cost", *BRINGS],
    "rr-option-tapestry-place": [*USE, "row", "column", "cells", *BRINGS],
    "rr-option-charterstone-building": [*USE, "number", "noted", *BRINGS],
    "rr-option-charterstone-crates": [*USE, "number", "count", *BRINGS],
    "rr-option-euphoria-left": [*USE, "number", "sum", *BRINGS],
    "rr-option-euphoria-right": [*USE, "number", "sum", *BRINGS],
    "rr-option-euphoria-left-choice": [*USE, "number", "sum", "choice", *BRINGS],
    "rr-option-euphoria-right-choice": [*USE, "number", "sum", "choice", *BRINGS],
    "rr-option-euphoria-both": [*USE, "number", "left", "right", *BRINGS],
    "rr-option-my-little-scythe-pumpkin": [*USE, "number", *BRINGS],
    "rr-option-my-little-scythe-heart": [*USE, "number", *BRINGS],
    "rr-option-between-two-castles-left": [*USE, "column", "level", *BRINGS],
    "rr-option-between-two-castles-right": [*USE, "column", "level", *BRINGS],
    "rr-option-between-two-cities-cell": [*USE, "row", "column", *BRINGS],
    "rr-option-viticulture-grape": [*USE, "number", *BRINGS],
    "rr-option-viticulture-order": [*USE, "order", "grapes", "sum", "waste", *BRINGS],
    "rr-option-wingspan-bird": [*USE, "bird", "square", *BRINGS],
    "rr-option-pendulum-octagon": [*USE, "octagon", *BRINGS],
    "rr-option-pendulum-hourglass": [*USE, "number", *BRINGS],
    "rr-option-pyramid-card": [*USE, "row", "place", *BRINGS],
}

LOG: dict[str, list[str]] = {
    "rr-log-drawn": ["realm"],
    "rr-log-round": ["round", "first", "second", "third"],
    "rr-log-rolled": ["d1", "d2", "turn"],
    "rr-log-used": ["seat", *USE, "realm"],
    "rr-log-gained": ["seat", *GAIN, "source"],
    "rr-log-gained-lost": ["seat", *GAIN, "source", "lost"],
    "rr-log-paid": ["seat", *GAIN, "source"],
    "rr-log-starred": ["seat", "realm", "stars"],
    "rr-log-adjusted": ["seat", "die", "from", "to"],
    "rr-log-empowered": ["seat", "die", "from", "to"],
    "rr-log-gained-die-pair": ["seat", "value", "price"],
    "rr-log-gained-die-any": ["seat", "value", "price"],
    "rr-log-gained-die-seven": ["seat", "value", "price"],
    "rr-log-gained-die-coins": ["seat", "value", "price"],
    "rr-log-claimed": ["seat", *USE],
    "rr-log-scored": ["seat", "realm", "stars"],
    "rr-log-result": ["seat", "round", "stars", "tenths", "unspent"],
    "rr-log-over": [],
}

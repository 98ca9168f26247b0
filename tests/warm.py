"""What the process that others are forked from knows before it forks: imports, and languages."""

from __future__ import annotations

import gc
from importlib import import_module

from grani.locales import LANGUAGES, language

COMMANDS = ("app", "backup", "games", "play", "position", "replay", "serve", "simulate", "verify")

for name in COMMANDS:
    import_module(f"grani.cli.{name}")
for name in ("dice_forge", "rolling_realms", "server.run"):
    import_module(f"grani.{name}")
for code in LANGUAGES:
    language(code).say("amount-gold", amount=1)
gc.freeze()

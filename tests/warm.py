"""What the process that others are forked from knows before it forks: imports, and every message.

Reading the messages of a language takes half a second, more than anything else in a start.
"""

from __future__ import annotations

import gc

import grani.cli.app
import grani.cli.backup
import grani.cli.games
import grani.cli.play
import grani.cli.position
import grani.cli.replay
import grani.cli.serve
import grani.cli.simulate
import grani.cli.verify
import grani.dice_forge
import grani.rolling_realms
import grani.server.run  # noqa: F401
from grani.locales import LANGUAGES, language

for code in LANGUAGES:
    language(code)
    language(code, "cli.ftl")
gc.freeze()

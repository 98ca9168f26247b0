"""Processes that are forked from one that has imported grani already: that is most of a start."""

from __future__ import annotations

import multiprocessing

forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(
    [
        "grani.cli.app",
        "grani.cli.backup",
        "grani.cli.games",
        "grani.cli.play",
        "grani.cli.position",
        "grani.cli.replay",
        "grani.cli.serve",
        "grani.cli.simulate",
        "grani.cli.verify",
        "grani.dice_forge",
        "grani.rolling_realms",
        "grani.server.run",
        "tests.cli.running",
        "tests.server.serving",
    ]
)

"""Processes that are forked from one that has read everything already: that is most of a start."""

from __future__ import annotations

import multiprocessing

forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tests.cli.running", "tests.server.serving", "tests.warm"])

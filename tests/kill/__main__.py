"""``python -m tests.kill``: kill -9 at random moments during play, then check every promise."""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.kill.audit import Audit
from tests.kill.campaign import Campaign

KEPT = Path(".build") / "kill"
"""Where the database of a failed run is kept."""


def main(argv: list[str] | None = None) -> int:
    """Play, kill, check; 0 if nothing was lost, doubled or half applied."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, metavar="N", help="how many")
    parser.add_argument("--seed", type=int, default=1, help="another seed kills at other moments")
    options = parser.parse_args(argv)
    if options.kills < 1:
        parser.error("--kills: expected a number above 0")
    folder = Path(tempfile.mkdtemp(prefix="grani-kill-"))
    begun = time.monotonic()
    try:
        campaign = Campaign(folder, random.Random(options.seed), _progress)
        audit: Audit = asyncio.run(campaign.run(options.kills))
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    seconds = time.monotonic() - begun
    counts = (
        f"{options.kills} kills in {seconds:.0f} s (seed {options.seed}): {campaign.rooms} games, "
        f"{audit.events} events, {audit.phrases} phrases"
    )
    if audit.findings:
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(KEPT, ignore_errors=True)
        shutil.move(folder, KEPT)
        for finding in audit.findings:
            print(finding)
        print(f"{counts}; {len(audit.findings)} promises BROKEN; the database is in {KEPT}")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    print(f"{counts}; nothing lost, nothing doubled, nothing half applied")
    return 0


def _progress(kills: int, total: int, rooms: int) -> None:
    is_live = sys.stderr.isatty()
    if is_live or kills % 20 == 0:
        line = f"{kills} of {total} kills, {rooms} games"
        print(line, end="\r" if is_live else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

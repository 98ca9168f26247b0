"""Who does the work of a command: processes of this machine, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grani.terminal.complaint import CommandError

if TYPE_CHECKING:
    from grani.arena.runners import Runner

RAY = "pip install 'grani[ray]'"


def choose_runner(jobs: int, ray: str | None, game: str, bots: Sequence[str] = ()) -> Runner:
    """Give the runner that options name: ``--ray`` an address or ``local``, else ``--jobs``.

    Machines of a cluster must have the same ``bots``.
    """
    from grani.arena.runners import RunnerError, local_runner

    if ray is None:
        return local_runner(jobs)
    try:
        from grani.arena.ray_runner import RayRunner

        return RayRunner(ray, jobs, game, bots)
    except ImportError as missing:
        raise CommandError("no-package", name=str(missing.name), command=RAY) from missing
    except RunnerError as wrong:
        raise CommandError("runner", detail=str(wrong)) from wrong

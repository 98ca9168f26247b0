"""Counting with callgrind: a piece of work in a process of its own, instructions alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import builds
from bench.builds import BuildError, run
from bench.check.landing import BUILDS
from bench.check.pieces import Piece

SOURCE = Path(__file__).with_name("counter.c")
TOTALS = re.compile(r"(?m)^totals: (\d+)")
INSTALL = "apt-get install valgrind gcc"
ALONE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
PATIENCE = 900


@dataclass(frozen=True)
class Counted:
    """Instructions of a piece of work, or why it cannot be done."""

    instructions: int = 0
    trouble: str = ""


def counter() -> Path:
    """Compile what switches the counter on and off; BuildError if the tools are missing."""
    for tool in ("valgrind", "gcc"):
        if shutil.which(tool) is None:
            raise BuildError(f"{tool} is missing, which counts instructions: {INSTALL}")
    library = BUILDS / "counter.so"
    if not library.is_file() or library.stat().st_mtime < SOURCE.stat().st_mtime:
        BUILDS.mkdir(parents=True, exist_ok=True)
        command = ["gcc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE)]
        run(command, builds.ROOT, dict(os.environ), "compile the counter")
    return library


def count(piece: Piece, build: Path, library: Path) -> Counted:
    """Do a piece of work on a build, and count."""
    with TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", "--instr-atstart=no", "--quiet"),
                f"--callgrind-out-file={out}",
                *(sys.executable, "-m", "bench.check.pieces", piece.name, str(library)),
            ],
            cwd=builds.ROOT,
            env={**builds.environment(build), **ALONE},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode:
            return Counted(trouble=(done.stderr.strip().splitlines() or ["it said nothing"])[-1])
        return Counted(total(out.read_text()))


def total(profile: str) -> int:
    """Read how many instructions a profile of callgrind has in all."""
    found = TOTALS.search(profile)
    if found is None:
        raise BuildError("callgrind has counted nothing: is the counter compiled for it?")
    return int(found[1])

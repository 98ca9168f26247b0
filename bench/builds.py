"""What must be built or installed before anything is timed; all of it is kept in ``.bench``."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from importlib import metadata
from io import BytesIO
from pathlib import Path

import grani

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".bench"
SOURCE = ROOT / "src"
MINI_ENGINE = ROOT / "bench" / "mini_engine.py"

CFLAGS = "-O3 -DNDEBUG -fwrapv -fvisibility=hidden -ffp-contract=off"
"""As in setup.py: the mini-engine is compiled just as our rules are."""
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["mini_engine.py", "--strict"], opt_level="3", debug_level="0")
setup(name="mini_engine", ext_modules=modules)
"""

PINS = ["catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pygame==2.6.1"]
ALONE = ["catanatron_gym==4.0.0"]
"""Without what it asks for: an older Gymnasium than PettingZoo's, though it works with that too."""


class BuildError(RuntimeError):
    """Something that cannot be built or installed here; the message says why."""


def loaded() -> Path:
    """Give the folder of the build that this process has loaded."""
    return Path(str(grani.__file__)).resolve().parent.parent


def environment(*folders: Path) -> dict[str, str]:
    """Give the environment of a worker that finds its modules in these folders first."""
    path = os.pathsep.join(str(folder) for folder in (*folders, ROOT))
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def mini() -> Path:
    """Compile the mini-engine, unless that is done; give the folder it can be imported from."""
    source = MINI_ENGINE.read_bytes()
    flags = os.environ.get("CFLAGS", CFLAGS)
    known = [sys.version, metadata.version("mypy"), metadata.version("librt"), flags, SETUP]
    digest = hashlib.sha256(source + "\n".join(known).encode()).hexdigest()[:12]
    folder = KEPT / "mini" / digest
    if not (folder / "ready").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "mini_engine.py").write_bytes(source)
        (folder / "setup.py").write_text(SETUP)
        command = [sys.executable, "setup.py", "-q", "build", "--build-lib", "lib"]
        run(command, folder, {**os.environ, "CFLAGS": flags}, "compile the mini-engine")
        (folder / "ready").touch()
    return folder / "lib"


def peers(install: bool) -> Path:
    """Install the peers, unless that is done; give the Python of their environment."""
    folder = KEPT / "peers"
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = folder / "ready"
    wanted = "\n".join([sys.version, *PINS, *ALONE])
    if ready.exists() and ready.read_text() == wanted:
        return python
    if not install:
        raise BuildError("not installed yet: a run without --quick does that")
    shutil.rmtree(folder, ignore_errors=True)
    purpose = f"install {' and '.join([*PINS, *ALONE])}"
    run([sys.executable, "-m", "venv", str(folder)], ROOT, dict(os.environ), purpose)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *PINS], ROOT, dict(os.environ), purpose)
    run([*pip, "--no-deps", *ALONE], ROOT, dict(os.environ), purpose)
    ready.write_text(wanted)
    return python


def other(name: str) -> Path:
    """Give the folder of another build: a built folder as it is, or a revision, compiled here."""
    folder = Path(name)
    if folder.is_dir():
        if not (folder / "grani").is_dir():
            raise BuildError(f"{name}: there is no grani in this folder")
        return folder.resolve()
    revision = run(
        ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"],
        ROOT,
        dict(os.environ),
        f"find {name!r}, which is neither a folder nor a revision",
    )
    tree = KEPT / "revisions" / revision.decode().strip()
    if not (tree / "ready").exists():
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        archive = run(["git", "archive", tree.name], ROOT, dict(os.environ), "read the revision")
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(tree)
        command = [sys.executable, "setup.py", "-q", "build", "--build-lib", "lib"]
        run(command, tree, {**os.environ, "GRANI_BUILD": "compiled"}, f"compile {name}")
        (tree / "ready").touch()
    return tree / "lib"


def run(command: list[str], folder: Path, env: dict[str, str], purpose: str) -> bytes:
    """Run a command; give what it printed. BuildError quotes its last complaint."""
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, check=False)
    except OSError as wrong:
        raise BuildError(f"could not {purpose}: {wrong}") from None
    if done.returncode:
        lines = (done.stderr or done.stdout).decode(errors="replace").strip().splitlines()
        raise BuildError(": ".join([f"could not {purpose}", *lines[-1:]]))
    return done.stdout

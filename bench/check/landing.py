"""What is compared: the working tree, and the last landing; both compiled in the same way.

The last landing is where this work left main: ``origin/main`` in a clone, else ``main``. On main
itself, with nothing edited, it is the commit before. Builds are kept in ``.bench/check`` by what
they are made of, so that commits that change only tests or pages share one; that of edits until the
next edit.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tarfile
from collections.abc import Callable
from importlib import metadata
from io import BytesIO
from pathlib import Path

from bench import machine
from bench.builds import KEPT, ROOT, BuildError, run

BUILDS = KEPT / "check"
MAINS = ("origin/main", "main")
COUNTED = ("src", "setup.py", "pyproject.toml")
"""What a build is made of; the rest of the repository changes no instruction of it."""
NEEDED = (*COUNTED, "README.md", "LICENSE", "tools")
VARIABLES = {
    "GRANI_BUILD": "compiled",
    "GRANI_PGO": "off",
    "GRANI_WEB": "skip",
    "PYTHONHASHSEED": "0",
}
"""Compiled once: with a profile an edit of one rule would move the others, too."""
EDITS = "edits-"
DIGITS = 16


def git(*words: str) -> str:
    """Ask git; BuildError if it does not know."""
    return run(["git", *words], ROOT, dict(os.environ), f"ask git: {' '.join(words)}").decode()


def commit_of(name: str) -> str:
    """Give the commit that a name stands for; empty if there is none."""
    try:
        return git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}").strip()
    except BuildError:
        return ""


def last_landing() -> str:
    """Give the commit that the working tree is held against."""
    head = commit_of("HEAD")
    main = next((commit for name in MAINS if (commit := commit_of(name))), "")
    if main:
        base = git("merge-base", "HEAD", main).strip()
        if base != head or edited("HEAD"):
            return base
    before = commit_of("HEAD~1")
    if not before:
        raise BuildError("there is no commit before this one: name another by BASE=")
    return before


def edited(since: str) -> list[str]:
    """Name the files of builds that differ from those of a commit, new ones included."""
    changed = git("diff", "--name-only", since, "--", *COUNTED)
    new = git("ls-files", "--others", "--exclude-standard", "--", *COUNTED)
    return [*changed.splitlines(), *new.splitlines()]


def reasons_since(base: str) -> dict[str, str]:
    """Give what commits since then say about dearer pieces: a reason by the name of each."""
    form = "%(trailers:key=Costs,valueonly,unfold)"
    return costs_told(git("log", f"--format={form}", f"{base}..HEAD").splitlines())


def costs_told(lines: list[str]) -> dict[str, str]:
    """Read trailers such as ``Costs: clone, look: why``, without their first word.

    >>> costs_told(["clone, look: heroes remember their golems", ""])
    {'clone': 'heroes remember their golems', 'look': 'heroes remember their golems'}
    """
    told = {}
    for line in lines:
        names, colon, why = line.partition(":")
        if colon and why.strip():
            told.update({name.strip(): why.strip() for name in names.split(",")})
    return told


def key_of(commit: str) -> str:
    """Give what the build of a commit is kept by."""
    made_of = git("ls-tree", commit, "--", *COUNTED)
    return hashlib.sha256(made_of.encode()).hexdigest()[:DIGITS]


def build_of(commit: str) -> Path:
    """Give the build of a commit."""

    def fill(tree: Path) -> None:
        archive = run(["git", "archive", commit], ROOT, dict(os.environ), "read a commit")
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(tree)

    return built(key_of(commit), fill)


def build_of_work() -> Path:
    """Give the build of the working tree: that of its commit, if nothing is edited."""
    if not edited("HEAD"):
        return build_of(commit_of("HEAD"))
    listed = git("ls-files", "--cached", "--others", "--exclude-standard", "--", *NEEDED)
    names = [name for name in listed.splitlines() if (ROOT / name).is_file()]
    digest = hashlib.sha256()
    for name in sorted(names):
        if name.startswith(COUNTED):
            digest.update(f"{name}\0".encode() + (ROOT / name).read_bytes())
    key = EDITS + digest.hexdigest()[:DIGITS]
    for old in BUILDS.glob(f"{EDITS}*"):
        if old.name != key:
            shutil.rmtree(old)

    def fill(tree: Path) -> None:
        for name in names:
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)

    return built(key, fill)


def built(key: str, fill: Callable[[Path], None]) -> Path:
    """Compile what ``fill`` puts into a folder, unless that was done with the same tools."""
    folder = BUILDS / key
    ready = folder / "ready"
    versions = (metadata.version("mypy"), metadata.version("librt"), metadata.version("setuptools"))
    tools = "\n".join([sys.version, *versions, machine.compiler()])
    if ready.is_file() and ready.read_text() == tools:
        return folder / "lib"
    print(f"Compiling {key} (three minutes; once) …", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    tree = folder / "tree"
    tree.mkdir(parents=True)
    fill(tree)
    variables = {name: value for name, value in os.environ.items() if name != "CFLAGS"}
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(folder / "lib")]
    run(command, tree, {**variables, **VARIABLES}, f"compile {key}")
    shutil.rmtree(tree)
    ready.write_text(tools)
    return folder / "lib"

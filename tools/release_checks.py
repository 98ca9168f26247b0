"""What must be true of a release before anybody gets it: version, notes, and contents of files.

Nothing here builds or installs: ``tools.release`` does, and asks these functions.
"""

from __future__ import annotations

import re
import subprocess
import tarfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "grani"
SOURCE = "src/"
PAGE = "grani/server/static/index.html"
DOCUMENTS = "grani/server/site/index.html"
"""What a server shows at ``/docs``, where that was built."""
BINARY = (".so", ".pyd")
REMAINS = ("__pycache__/", ".pyc", ".gcda", "node_modules/", ".mypy_cache/")
"""What a build may leave behind, and nobody should be given."""
OURS_ALONE = ("tests/", "bench/", "study/", "tools/", "docs/", "examples/", "web/", "build/")
"""Folders at the top of a wheel that would lie beside the package, in everybody's environment."""
NEEDED_TO_BUILD = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools/training.py")
ASSET = re.compile(r'(?:src|href)="/([^"/][^"]*)"')


class ReleaseError(RuntimeError):
    """A reason not to release; the message is one sentence."""


def version_of(pyproject: str) -> str:
    """Read the version from the text of ``pyproject.toml``, the one place that says it."""
    return str(tomllib.loads(pyproject)["project"]["version"])


def notes_of(changelog: str, version: str) -> str:
    """Give what CHANGELOG.md says of a version; ReleaseError if it says nothing."""
    found = re.search(rf"(?m)^## {re.escape(version)}(?:,.*)?$\n", changelog)
    if found is None:
        raise ReleaseError(f"CHANGELOG.md has no section of version {version}.")
    notes = re.split(r"(?m)^## ", changelog[found.end() :])[0].strip()
    if not notes:
        raise ReleaseError(f"CHANGELOG.md says nothing of version {version}.")
    return notes


def package_files() -> set[str]:
    """Name the files of the package that are in the repository, as a wheel names them."""
    listed = subprocess.run(
        ["git", "ls-files", "--", f"{SOURCE}{PACKAGE}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        raise ReleaseError(f"A release is made of what git knows, and git says: {listed.stderr}")
    return {name.removeprefix(SOURCE) for name in listed.stdout.splitlines()}


def names_in(path: Path) -> set[str]:
    """Name the files in a wheel, or in an sdist without the folder that all of them are in."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return {name for name in archive.namelist() if not name.endswith("/")}
    with tarfile.open(path) as sources:
        return {one.name.partition("/")[2] for one in sources.getmembers() if one.isfile()}


def wheel_troubles(names: set[str], package: set[str], compiled: bool) -> list[str]:
    """Say what is wrong with the files in a wheel; ``package`` are those it must have."""
    troubles = [*_missing("it lacks", package | {PAGE}, names), *_remains(names)]
    binary = [name for name in names if name.endswith(BINARY)]
    if compiled and not binary:
        troubles.append("nothing in it is compiled")
    if not compiled:
        troubles += _found("it is not pure", binary)
    troubles += _found("it puts what is ours alone beside the package", _below(names, OURS_ALONE))
    if not any(name.endswith(".dist-info/licenses/LICENSE") for name in names):
        troubles.append("it lacks the licence")
    return troubles


def sdist_troubles(names: set[str], package: set[str]) -> list[str]:
    """Say what is wrong with the files in an sdist."""
    needed = {f"{SOURCE}{name}" for name in {*package, PAGE}} | set(NEEDED_TO_BUILD)
    binary = [name for name in names if name.endswith(BINARY)]
    return [
        *_missing("it lacks", needed, names),
        *_remains(names),
        *_found("it has what is compiled", binary),
        *_found("it has tests without what they need", _below(names, ("tests/",))),
    ]


def assets_of(page: str) -> list[str]:
    """Give the addresses on this server that a page loads, in their order, each once.

    >>> assets_of('<script src="/assets/a.js"></script><a href="//far.example/b.css">')
    ['assets/a.js']
    """
    return list(dict.fromkeys(ASSET.findall(page)))


def _missing(words: str, wanted: set[str], names: set[str]) -> list[str]:
    return _found(words, sorted(wanted - names))


def _remains(names: set[str]) -> list[str]:
    left = [name for name in names if any(part in name for part in REMAINS)]
    return _found("a build left in it", left)


def _below(names: set[str], folders: tuple[str, ...]) -> list[str]:
    return [name for name in names if name.startswith(folders)]


def _found(words: str, names: list[str]) -> list[str]:
    """Make a trouble of some files: the first is named, the others are counted."""
    if not names:
        return []
    others = f" and {len(names) - 1} more" if len(names) > 1 else ""
    return [f"{words} {min(names)}{others}"]

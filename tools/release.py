"""``python -m tools.release``: build what is given out, and try it as those do who get it.

An sdist, and from it a pure wheel and one compiled with a profile, both by an environment that has
nothing of ours. Each is installed into another empty one, outside of this folder, where it plays,
reviews and serves; the sdist without compiling once more. Only if all of that works does ``dist/``
get the three files. ``make release`` sets up what this needs.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import release_checks as checks
from tools.release_checks import PACKAGE, ROOT, ReleaseError
from tools.release_trial import Trial

DIST = ROOT / "dist"
KEPT = ROOT / ".build" / "release"
"""The environment of what checks a release, and what the last command said."""
LOG = KEPT / "log.txt"
TWINE = "twine==7.0.0"
STOPPED = 130
SLOW = 1800
"""Seconds that a command may take: compiling with a profile, on a busy machine."""


@dataclass
class Parcel:
    """A file that is given out: how it is made, and what was found about it."""

    title: str
    build: str
    """``pure`` or ``compiled``: what an installation of it is."""
    variables: dict[str, str]
    """The environment in which it is built; of an sdist, in which somebody installs it."""
    path: Path = Path()
    checked: list[str] = field(default_factory=list)

    def row(self) -> list[str]:
        size = f"{self.path.stat().st_size / 1e6:.1f} MB"
        count = f"{len(checks.names_in(self.path))} files"
        return [self.path.name, size, count, ", ".join(self.checked)]


PURE = {"GRANI_BUILD": "pure", "GRANI_WEB": "built"}
GUIDED = {"GRANI_BUILD": "compiled", "GRANI_PGO": "on", "GRANI_WEB": "built"}


class Release:
    """Makes one release in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.version = checks.version_of((ROOT / "pyproject.toml").read_text("utf-8"))
        self.package = checks.package_files()
        self.sdist = Parcel("the sdist", "pure", PURE)
        self.pure = Parcel("the pure wheel", "pure", PURE)
        self.compiled = Parcel("the compiled wheel", "compiled", GUIDED)

    @property
    def parcels(self) -> list[Parcel]:
        return [self.sdist, self.pure, self.compiled]

    def make(self) -> None:
        """Go through all steps; ReleaseError at the first that fails."""
        checks.notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), self.version)
        with step("Building the sdist"):
            self.sdist.path = self.build_sdist()
        for parcel, time_it_takes in ((self.pure, "a minute"), (self.compiled, "five minutes")):
            with step(f"Building {parcel.title} from it ({time_it_takes})"):
                parcel.path = self.build_wheel(parcel)
        with step("Looking into the files"):
            self.look()
        with step("Checking what PyPI shows of them (twine)"):
            self.check_metadata()
        for parcel in self.parcels:
            self.try_out(parcel)
        self.keep()

    def build_sdist(self) -> Path:
        """Build the sdist with the tools of this environment."""
        out = self.folder / "made"
        code = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
        run([sys.executable, "-c", code, str(out)], "build the sdist", cwd=ROOT, variables=PURE)
        return one_of(out, "*.tar.gz")

    def build_wheel(self, parcel: Parcel) -> Path:
        """Build a wheel as a stranger's pip does who has an sdist, and nothing else of ours."""
        python = self.environment("builder")
        out = self.folder / parcel.build
        command = [*pip(python), "wheel", "--no-deps", "--wheel-dir", str(out)]
        run([*command, str(self.sdist.path)], f"build {parcel.title}", variables=parcel.variables)
        return one_of(out, "*.whl")

    def environment(self, name: str) -> Path:
        """Give the Python of an environment of that name, which begins empty."""
        python = self.folder / name / "bin" / "python"
        if not python.exists():
            run([sys.executable, "-m", "venv", str(python.parents[1])], "make an environment")
        return python

    def look(self) -> None:
        """Look for what is missing in the files, and for what should not be there."""
        for parcel in self.parcels:
            names = checks.names_in(parcel.path)
            if parcel is self.sdist:
                troubles = checks.sdist_troubles(names, self.package)
            else:
                compiled = parcel is self.compiled
                troubles = checks.wheel_troubles(names, self.package, compiled)
            if troubles:
                raise ReleaseError(f"{parcel.path.name}: {'; '.join(troubles)}.")
            parcel.checked.append("contents")

    def check_metadata(self) -> None:
        python = KEPT / "tools" / "bin" / "python"
        if not python.exists():
            run([sys.executable, "-m", "venv", str(KEPT / "tools")], "make an environment")
        run([*pip(python), "install", TWINE], f"install {TWINE}")
        files = [str(parcel.path) for parcel in self.parcels]
        run([str(python), "-m", "twine", "check", "--strict", *files], "check the metadata")
        for parcel in self.parcels:
            parcel.checked.append("twine")

    def try_out(self, parcel: Parcel) -> None:
        """Install a file as somebody does who has nothing of ours, and use it."""
        what = f"install {parcel.path.name}"
        with step(f"Installing {parcel.title} into an empty environment"):
            python = self.environment(f"{parcel.path.suffix[1:]}-{parcel.build}")
            run([*pip(python), "install", str(parcel.path)], what, variables=parcel.variables)
        trial = Trial(python, self.folder, run)
        with step("… playing by command and by library"):
            trial.has(self.version, parcel.build)
            games = trial.plays_by_library()
            parcel.checked += ["version", "library"]
            records = trial.plays_by_command(games)
            parcel.checked.append("command")
        with step("… reviewing what was played"):
            trial.reviews(records, parcel.build)
            parcel.checked.append("review")
        with step("… serving pages"):
            # Here already, so that nothing but what a server needs is added.
            run([*pip(python), "install", f"{PACKAGE}[server]=={self.version}"], f"{what}[server]")
            documents = checks.DOCUMENTS in checks.names_in(self.pure.path)
            parcel.checked += trial.serves(documents)

    def keep(self) -> None:
        """Put the files where they are looked for, in the place of older ones."""
        DIST.mkdir(exist_ok=True)
        for old in DIST.glob(f"{PACKAGE}-*"):
            old.unlink()
        for parcel in self.parcels:
            parcel.path = Path(shutil.move(parcel.path, DIST / parcel.path.name))


def pip(python: Path | str) -> list[str]:
    """Give the words that call the pip of an environment."""
    return [str(python), "-m", "pip", "--disable-pip-version-check"]


def one_of(folder: Path, pattern: str) -> Path:
    """Give the one file that a build has made."""
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise ReleaseError(f"A build should have made one {pattern} and made {len(found)}.")
    return found[0]


def clean_environment(variables: dict[str, str]) -> dict[str, str]:
    """Give our environment without what would let a trial find this folder."""
    ours = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CFLAGS", "LANGUAGE", "LC_ALL", "LANG")
    env = {key: value for key, value in os.environ.items() if key not in ours}
    return {**env, "LC_ALL": "C.UTF-8", **variables}


def run(
    command: list[str],
    purpose: str,
    *,
    cwd: Path | None = None,
    variables: dict[str, str] | None = None,
) -> str:
    """Run a command to its end, away from this folder unless told; give what it said.

    ReleaseError says what could not be done, and where its words are kept. Ctrl-C ends it with all
    that it has started.
    """
    process = subprocess.Popen(
        command,
        cwd=cwd or Path.home(),
        env=clean_environment(variables or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        said, complained = process.communicate(timeout=SLOW)
    except subprocess.TimeoutExpired:
        raise ReleaseError(f"Could not {purpose} within {SLOW // 60} minutes.") from None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    if process.returncode:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        LOG.write_text(f"{' '.join(command)}\n\n{said}\n{complained}")
        raise ReleaseError(f"Could not {purpose}: {os.path.relpath(LOG, ROOT)} has what was said.")
    return said


@contextmanager
def step(title: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{title} … ", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - begun:.0f} s", flush=True)


def commit() -> str:
    """Name what a release is made of."""
    words = ["git", "describe", "--always", "--dirty=, with edits that are not committed"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return said.stdout.strip() or "no commit"


def table(rows: list[list[str]]) -> str:
    """Lay out rows of words below each other."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with TemporaryDirectory(prefix="grani-release-") as folder:
            os.environ["TMPDIR"] = folder  # what a stopped pip leaves goes with the rest
            release = Release(Path(folder))
            print(f"Grani {release.version}, from {commit()}", flush=True)
            release.make()
    except ReleaseError as wrong:
        print(f"{wrong} Nothing was released.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped; nothing was released.", file=sys.stderr)
        return STOPPED
    heads = ["file in dist/", "size", "holds", "checked"]
    print(f"\n{table([heads, *(parcel.row() for parcel in release.parcels)])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

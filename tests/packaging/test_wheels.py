"""What is built and installed: wheels of either kind, and what happens without a compiler.

Every build works on a copy of the sources, so that nothing is left behind in the repository.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.packaging.sources import ROOT, SOURCE

pytestmark = pytest.mark.slow

NO_COMPILER = {"CC": "/nonexistent/cc", "CXX": "/nonexistent/c++"}
PLAY = (
    "from grani.core import contract, playout, dice, registry\n"
    "state = registry.game('dice-forge').new(2)\n"
    "print(playout.play_out(state, dice.Dice(1)) > 0, state.is_over, contract.__file__)\n"
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources without anything that was built from them."""
    return copied(tmp_path / "copy")


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel, built once for all who look at it or install it."""
    return wheel_of(copied(tmp_path_factory.mktemp("pure") / "copy"), GRANI_BUILD="pure")


def copied(target: Path) -> Path:
    """Copy the sources, and the pages that belong to them."""
    target.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target)
    built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    shutil.copytree(SOURCE, target / "src", ignore=built)
    return target


def pip(source: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run pip on a copy or a wheel, with the build tools at hand and the rules of nobody's path."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "CFLAGS")}
    quiet = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    if words[0] == "install":
        quiet.append("--no-compile")  # It would take seconds, for the little that is played.
    return subprocess.run(
        [sys.executable, "-m", "pip", words[0], *quiet, *words[1:], str(source)],
        cwd=source if source.is_dir() else source.parent,
        env={**environment, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def wheel_of(copy: Path, **variables: str) -> Path:
    """Build a wheel that must succeed."""
    out = copy.parent / "wheels"
    done = pip(copy, "wheel", "--wheel-dir", str(out), **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.glob("*.whl")
    return wheel


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def sources() -> set[str]:
    """Name the files that must be in every wheel."""
    return {
        path.relative_to(SOURCE).as_posix()
        for pattern in ("*.py", "*.ftl", "py.typed", "film.js", "art/*.json")
        for path in (SOURCE / "grani").rglob(pattern)
    }


def documents() -> set[str]:
    """Name the files of the documents, where they are built."""
    site = SOURCE / "grani" / "server" / "site"
    return {path.relative_to(SOURCE).as_posix() for path in site.rglob("*") if path.is_file()}


def plays(target: Path) -> str:
    """Play a game with what is installed in a folder; give the file the rules came from."""
    site = os.pathsep.join([str(target), *(path for path in sys.path if "site-packages" in path)])
    done = subprocess.run(
        [sys.executable, "-S", "-c", PLAY],
        cwd=target,
        env={**os.environ, "PYTHONPATH": site},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    played, over, path = done.stdout.split(maxsplit=2)
    assert (played, over) == ("True", "True")
    assert Path(path.strip()).is_relative_to(target)
    return path.strip()


def test_a_pure_wheel_is_for_every_machine_and_complete(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    names = names_in(pure_wheel)
    assert sources() <= names
    assert documents() <= names
    assert {"en", "ru", "uk"} <= {name.split("/")[2] for name in names if name.endswith(".ftl")}
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", ".pyc"))]
    assert not [name for name in names if name.startswith(("tests/", "bench/"))]


def test_a_pure_installation_plays(pure_wheel: Path, tmp_path: Path) -> None:
    target = tmp_path / "installed"
    done = pip(pure_wheel, "install", "--target", str(target))
    assert done.returncode == 0, done.stdout + done.stderr
    assert plays(target).endswith(".py")
    assert (target / "bin" / "grani").exists()


def test_without_a_compiler_auto_falls_back_to_pure(copy: Path, tmp_path: Path) -> None:
    target = tmp_path / "installed"
    done = pip(copy, "install", "--target", str(target), GRANI_BUILD="auto", **NO_COMPILER)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not list(target.rglob("*.so"))
    assert plays(target).endswith(".py")


def test_without_a_compiler_compiled_fails_loudly(copy: Path, tmp_path: Path) -> None:
    target = tmp_path / "installed"
    done = pip(copy, "install", "--target", str(target), GRANI_BUILD="compiled", **NO_COMPILER)
    assert done.returncode != 0
    assert "/nonexistent/c" in done.stdout + done.stderr
    assert not target.exists() or not list(target.rglob("grani"))


@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"GRANI_BUILD": "fast"}, "GRANI_BUILD='fast': expected one of auto, compiled, pure"),
        (
            {"GRANI_BUILD": "pure", "GRANI_PGO": "yes"},
            "GRANI_PGO='yes': expected one of auto, on, off",
        ),
    ],
)
def test_an_unknown_mode_is_refused(variables: dict[str, str], told: str) -> None:
    """By setup.py itself, before it does anything: pip only passes on what it says."""
    done = subprocess.run(
        [sys.executable, "setup.py", "--name"],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (1, told)

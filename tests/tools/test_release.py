"""What keeps a bad release from being given out; ``make release`` itself takes long."""

from __future__ import annotations

import io
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import grani
from grani.core.build import version
from tools import release
from tools.release_checks import (
    NEEDED_TO_BUILD,
    PAGE,
    ROOT,
    ReleaseError,
    assets_of,
    names_in,
    notes_of,
    package_files,
    sdist_troubles,
    version_of,
    wheel_troubles,
)
from tools.release_trial import ADDRESS

PACKAGE = {"grani/__init__.py", "grani/py.typed"}
LICENCE = "grani-1.0.dist-info/licenses/LICENSE"
PURE = {*PACKAGE, PAGE, LICENCE}
LIBRARY = "grani/core/dice.cpython-311-x86_64-linux-gnu.so"
SDIST = {*(f"src/{name}" for name in (*PACKAGE, PAGE)), *NEEDED_TO_BUILD}


def test_the_version_is_said_in_one_place() -> None:
    said = version_of((ROOT / "pyproject.toml").read_text("utf-8"))
    assert grani.__version__ == version() == said, "make setup reads a new version"
    assert "__version__" in dir(grani)
    source = (ROOT / "src/grani/__init__.py").read_text("utf-8")
    assert said not in source


def test_the_changelog_tells_of_this_version() -> None:
    said = version_of((ROOT / "pyproject.toml").read_text("utf-8"))
    assert notes_of((ROOT / "CHANGELOG.md").read_text("utf-8"), said)


def test_notes_end_where_those_of_another_version_begin() -> None:
    changelog = "# Changes\n\n## 1.10, soon\n\n- Dragons.\n\n## 1.1\n\n- Owls.\n## 1.0\n"
    assert notes_of(changelog, "1.10") == "- Dragons."
    assert notes_of(changelog, "1.1") == "- Owls."
    with pytest.raises(ReleaseError, match=r"says nothing of version 1\.0\."):
        notes_of(changelog, "1.0")
    with pytest.raises(ReleaseError, match=r"no section of version 2\.0\."):
        notes_of(changelog, "2.0")


def test_the_package_is_what_git_knows() -> None:
    files = package_files()
    assert {"grani/__init__.py", "grani/py.typed", "grani/locales/uk/web.ftl"} <= files
    assert not any(name.startswith("src/") for name in files)


def test_good_files_have_no_troubles() -> None:
    assert wheel_troubles(PURE, PACKAGE, compiled=False) == []
    assert wheel_troubles({*PURE, LIBRARY}, PACKAGE, compiled=True) == []
    assert sdist_troubles(SDIST, PACKAGE) == []


@pytest.mark.parametrize(
    ("names", "compiled", "trouble"),
    [
        (PURE - {"grani/py.typed"}, False, "it lacks grani/py.typed"),
        (PURE - PACKAGE, False, "it lacks grani/__init__.py and 1 more"),
        (PURE - {PAGE}, False, f"it lacks {PAGE}"),
        (PURE - {LICENCE}, False, "it lacks the licence"),
        (PURE, True, "nothing in it is compiled"),
        ({*PURE, LIBRARY}, False, f"it is not pure {LIBRARY}"),
        ({*PURE, "grani/a.pyc"}, False, "a build left in it grani/a.pyc"),
        (
            {*PURE, "tests/conftest.py"},
            False,
            "it puts what is ours alone beside the package tests/conftest.py",
        ),
    ],
)
def test_a_wheel_that_nobody_should_get(names: set[str], compiled: bool, trouble: str) -> None:
    assert wheel_troubles(names, PACKAGE, compiled) == [trouble]


@pytest.mark.parametrize(
    ("names", "trouble"),
    [
        (SDIST - {"setup.py"}, "it lacks setup.py"),
        (SDIST - {f"src/{PAGE}"}, f"it lacks src/{PAGE}"),
        ({*SDIST, f"src/{LIBRARY}"}, f"it has what is compiled src/{LIBRARY}"),
        (
            {*SDIST, "tests/test_clocks.py"},
            "it has tests without what they need tests/test_clocks.py",
        ),
        (
            {*SDIST, "web/node_modules/a.js"},
            "a build left in it web/node_modules/a.js",
        ),
    ],
)
def test_an_sdist_that_nobody_should_get(names: set[str], trouble: str) -> None:
    assert sdist_troubles(names, PACKAGE) == [trouble]


def test_files_are_named_without_the_folder_of_an_sdist(tmp_path: Path) -> None:
    wheel, sdist = tmp_path / "grani-1.0-py3-none-any.whl", tmp_path / "grani-1.0.tar.gz"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("grani/", "")
        archive.writestr("grani/__init__.py", "")
    with tarfile.open(sdist, "w:gz") as sources:
        sources.addfile(tarfile.TarInfo("grani-1.0/src/grani/__init__.py"), io.BytesIO())
    assert names_in(wheel) == {"grani/__init__.py"}
    assert names_in(sdist) == {"src/grani/__init__.py"}


def test_assets_are_what_a_page_loads_from_here() -> None:
    page = (
        '<link href="/assets/a.css"><script src="/assets/b.js"></script>'
        '<link href="/assets/a.css"><a href="/">home</a><a href="https://far.example/c.js">'
    )
    assert assets_of(page) == ["assets/a.css", "assets/b.js"]


def test_the_address_of_a_server_is_read_from_what_it_says() -> None:
    found = ADDRESS.search("The table is open: http://127.0.0.1:8765/\n")
    assert found is not None
    assert found[0] == "http://127.0.0.1:8765/"


def test_a_command_that_fails_is_one_sentence_and_its_words_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "kept" / "log.txt"
    monkeypatch.setattr(release, "LOG", log)
    code = "import sys; print('all about it'); sys.exit('no wheels today')"
    with pytest.raises(
        ReleaseError, match=r"^Could not build a wheel: .*log\.txt has what was said"
    ):
        release.run([sys.executable, "-c", code], "build a wheel")
    kept = log.read_text("utf-8")
    assert "all about it" in kept
    assert "no wheels today" in kept


def test_commands_find_nothing_of_this_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    code = "import os; print(os.environ.get('PYTHONPATH'), os.getcwd(), os.environ['A'])"
    said = release.run([sys.executable, "-c", code], "look around", variables={"A": "b"})
    path, folder, given = said.split()
    assert (path, given) == ("None", "b")
    assert not Path(folder).is_relative_to(ROOT)

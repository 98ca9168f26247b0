"""A card, a face, an effect and a realm more: what was saved before is read as it was.

Works on a copy of the sources, into whose tables rows are put in the middle.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from string import ascii_uppercase

import pytest

from grani.dice_forge.boxes import FEAT_IDS
from grani.dice_forge.faces import FACE_COUNT
from grani.dice_forge.kinds.index import KIND_IDS
from grani.rolling_realms.realms import LETTERS, NO_REALM, OWNERS, REALM_IDS
from tests.packaging.sources import ROOT, SOURCE

SAVED = ["tests/lasting/test_lasting.py", "tests/lasting/test_numbers.py"]
ALL_READ = "not test_every_name_is_pinned"
"""New names are not pinned in the copy; everything else about numbers holds there too."""
FEAT, FACE, KIND, REALM = len(FEAT_IDS), int(FACE_COUNT), max(KIND_IDS.values()) + 1, len(REALM_IDS)
"""The next free numbers."""
LETTER = next(letter for letter in ascii_uppercase if letter not in LETTERS)
PLACE = next(n for n in range(len(OWNERS)) if {*OWNERS[n : n + 3]} == {NO_REALM})
NEWCOMER = f'{REALM}, "newcomer", "{LETTER}", first={PLACE}'
"""A realm with three placements."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources, interpreted, free to be changed; bytecode holds for what is not."""
    built = shutil.ignore_patterns("*.pyc.*", "*.so", "*.pyd", "*.egg-info", "static", "site")
    return Path(shutil.copytree(SOURCE, tmp_path / "src", ignore=built))


def insert(path: Path, before: str, rows: str) -> None:
    """Put rows before the one line that begins so."""
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{path.name}: {before!r}"
    path.write_text(text.replace(before, rows + before), encoding="utf-8")


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name}: {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the copy."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def read_saved(copy: Path) -> subprocess.CompletedProcess[str]:
    """Read everything that was kept with the copy."""
    return run(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", ALL_READ, *SAVED)


def grow(copy: Path) -> None:
    """Put a feat, a face, an effect and a realm into the middle of their tables."""
    forge, realms = copy / "grani" / "dice_forge", copy / "grani" / "rolling_realms"
    insert(
        forge / "boxes" / "base.py",
        '    Feat(3, "satyrs"',
        f'    Feat({FEAT}, "newcomer", "moon_4", 5, box=16),\n',
    )
    insert(
        forge / "faces" / "base.py",
        '    Face(18, "glory_2"',
        f'    Face({FACE}, "gold_7", GAIN, gold=7),\n',
    )
    insert(
        forge / "kinds" / "turn.py",
        "TURN: Final = Turn()\n",
        f'LINGER: Final = Kind({KIND}, "linger")\n',
    )
    wingspan = realms / "realms" / "wingspan.py"
    newcomer = wingspan.read_text(encoding="utf-8").replace("class Wingspan", "class Newcomer")
    newcomer = newcomer.replace('8, "wingspan", "W", first=12', NEWCOMER)
    (realms / "realms" / "newcomer.py").write_text(newcomer, encoding="utf-8")
    insert(realms / "realms" / "__init__.py", "    Tapestry(),", "    Newcomer(),\n")
    insert(
        realms / "realms" / "__init__.py",
        "from grani.rolling_realms.realms.pendulum",
        "from grani.rolling_realms.realms.newcomer import Newcomer\n",
    )


def test_what_was_saved_outlasts_new_rows_in_every_table(copy: Path) -> None:
    grow(copy)
    there = run(
        copy,
        "-c",
        "from grani.dice_forge.boxes import FEAT_IDS\n"
        "from grani.dice_forge.faces import FACE_IDS\n"
        "from grani.dice_forge.kinds.index import KIND_IDS\n"
        "from grani.rolling_realms.realms import REALM_IDS\n"
        "from grani.core.registry import game\n"
        "print(FEAT_IDS['newcomer'], FACE_IDS['gold_7'], KIND_IDS['linger'])\n"
        "print(REALM_IDS['newcomer'], game('dice-forge').new(2, 'newcomer').decision())\n",
    )
    numbers = [str(number) for number in (FEAT, FACE, KIND, REALM)]
    assert there.stdout.split() == [*numbers, "remove"], there.stderr
    done = read_saved(copy)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize(
    ("file", "one", "other"),
    [
        ("dice_forge/boxes/base.py", 'Feat(15, "great_bear"', 'Feat(17, "cerberus"'),
        ("dice_forge/faces/base.py", 'sold(2, "moon_1"', 'sold(1, "gold_3"'),
        ("rolling_realms/realms/scythe.py", '(0, "scythe"', ""),
    ],
)
def test_a_number_that_changes_hands_is_noticed(
    copy: Path, file: str, one: str, other: str
) -> None:
    """The net above would be worth nothing if it let this through."""
    path = copy / "grani" / file
    if other:
        first, second = one.split("(")[1].split(",")[0], other.split("(")[1].split(",")[0]
        replace(path, one, one.replace(f"({first},", f"({second},"))
        replace(path, other, other.replace(f"({second},", f"({first},"))
    else:
        replace(path, one, '(1, "scythe"')
        replace(
            copy / "grani/rolling_realms/realms/tapestry.py", '(1, "tapestry"', '(0, "tapestry"'
        )
    done = run(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", SAVED[0])
    assert done.returncode == 1, done.stdout[-3000:]

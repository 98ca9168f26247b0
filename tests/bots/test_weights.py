"""Files of weights: what is written is read, and what is no such file is refused in a sentence."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from grani.bots import weights
from grani.bots.network import Network
from grani.bots.weights import FOLDER, WeightsError
from grani.train.notes import digest, note_of

ROWS, MEANINGS, UNITS = 5, 4, 6
FEATURES = "a game of tests"
DIVISORS = [1, 1, 6, 36, 1]

pytestmark = pytest.mark.one_build


def parts() -> dict[str, list[float]]:
    luck = random.Random(3)
    sizes = {
        "first": ROWS * (UNITS + 3),
        "bias": UNITS + 3,
        "ways": 2 * UNITS,
        "heads": MEANINGS * UNITS,
        "leanings": MEANINGS,
    }
    return {part: [luck.gauss(0, 0.5) for _ in range(size)] for part, size in sizes.items()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "some.weights"
    weights.write(path, {"features": FEATURES, "units": UNITS, "seed": 7}, parts())
    return path


def read(path: Path) -> Network:
    return weights.network(path, FEATURES, ROWS, MEANINGS, DIVISORS)


def test_what_was_written_is_read_back_part_by_part(path: Path) -> None:
    about, found = weights.read(path)
    assert about["seed"] == 7
    for part, numbers in parts().items():
        assert found[part] == pytest.approx(numbers, abs=0.001)


def test_the_network_sums_what_was_written(path: Path) -> None:
    network = read(path)
    written = parts()
    width = UNITS + 3
    seen = {0: 2, 3: 36}
    rows, values = list(seen), list(seen.values())
    from librt.vecs import vec
    from mypy_extensions import i64

    network.look(vec[i64](rows), vec[i64](values), len(rows))
    network.judge()
    sums = [
        written["bias"][i]
        + sum(written["first"][row * width + i] * seen[row] / DIVISORS[row] for row in seen)
        for i in range(width)
    ]
    units = [max(0.0, sums[i]) for i in range(UNITS)]
    lead = sums[UNITS] + sum(unit * way for unit, way in zip(units, written["ways"], strict=False))
    assert network.lead == pytest.approx(lead, abs=0.01)
    for meaning in range(MEANINGS):
        heads = written["heads"][meaning * UNITS : (meaning + 1) * UNITS]
        wanted = written["leanings"][meaning] + sum(
            unit * head for unit, head in zip(units, heads, strict=True)
        )
        assert network.prefer(meaning) == pytest.approx(wanted, abs=0.01)


def test_weights_that_are_not_there_are_missed_with_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"no weights at .*reinstall grani"):
        read(tmp_path / "none.weights")


def test_weights_for_other_features_are_refused(path: Path) -> None:
    with pytest.raises(WeightsError, match=r"was learnt for 'a game of tests'.*train anew"):
        weights.network(path, "another", ROWS, MEANINGS, DIVISORS)


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"[]\n1", b"no json\nat all"])
def test_what_is_no_file_of_weights_is_refused(path: Path, damage: bytes) -> None:
    path.write_bytes(damage)
    with pytest.raises(WeightsError, match="no whole file of weights"):
        read(path)


def test_half_a_file_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(WeightsError, match="no whole file of weights"):
        read(path)


def test_a_file_of_another_size_is_refused(path: Path) -> None:
    with pytest.raises(WeightsError, match="does not hold what its head says"):
        weights.network(path, FEATURES, ROWS + 1, MEANINGS, [*DIVISORS, 1])


@pytest.mark.parametrize("shipped", sorted(FOLDER.glob("*.weights")), ids=lambda path: path.stem)
def test_beside_shipped_weights_stands_how_they_came_to_be(shipped: Path) -> None:
    note = json.loads(note_of(shipped).read_text("utf-8"))
    assert note["sha256"] == digest(shipped), "a note of other weights: ship with grani train --out"
    told = ("command", "start", "seed", "rounds", "hours of CPU", "evaluation", "rules", "features")
    assert [key for key in told if key not in note] == []

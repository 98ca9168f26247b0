"""Files of learned weights: read without any library, written by ``grani train``.

A file is a line of JSON that says what it is and how it came to be, and then whole numbers, packed.
What is missing, damaged or made for other features is refused in one sentence.
"""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grani.bots.network import LANE_BITS, LANES, UNIT, Network

FORMAT = "grani-weights-1"
FINE = 512
"""Real weights are kept in steps of one to this many."""
FINEST = 65536
"""The few that everything depends on, and biases, in finer ones."""
FOLDER = Path(__file__).parent / "trained"
LIMIT = 32767


class WeightsError(ValueError):
    """A file of weights that cannot be used."""


def path_of(name: str) -> Path:
    """Give where the weights of a name are shipped."""
    return FOLDER / f"{name}.weights"


def write(
    path: Path,
    about: Mapping[str, Any],
    parts: Mapping[str, Iterable[float]],
    preset: int = 9 | lzma.PRESET_EXTREME,
) -> None:
    """Write weights: real numbers by part, rounded here, and what there is to say about them."""
    numbers = array("i")
    lengths = []
    for part, weights in parts.items():
        fine = FINE if part in ("first", "heads") else FINEST
        rounded = [round(weight * fine) for weight in weights]
        lengths.append([part, len(rounded)])
        numbers.extend(rounded)
    head = {"format": FORMAT, **about, "parts": lengths}
    body = lzma.compress(_planes(numbers), preset=preset)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + body)
    new.replace(path)


def read(path: Path) -> tuple[dict[str, Any], dict[str, list[float]]]:
    """Read a file back into what it says about itself and real numbers by part."""
    head, parts = _parts(path)
    real = {}
    for part, numbers in parts.items():
        fine = FINE if part in ("first", "heads") else FINEST
        real[part] = [number / fine for number in numbers]
    return head, real


def about(path: Path) -> dict[str, Any]:
    """Give what a file says about itself."""
    return _parts(path)[0]


def network(path: Path, features: str, rows: int, meanings: int, divisors: list[int]) -> Network:
    """Read a network that was learnt for these features."""
    head, parts = _parts(path)
    if head.get("features") != features:
        raise WeightsError(
            f"{path.name} was learnt for {head.get('features')!r}, this program sees {features!r}: "
            "train anew, or take the file of this version"
        )
    units = int(head["units"])
    width = units + LANES
    expected = {
        "first": rows * width,
        "bias": width,
        "ways": 2 * units,
        "heads": meanings * units,
        "leanings": meanings,
    }
    if {part: len(weights) for part, weights in parts.items()} != expected:
        raise WeightsError(f"{path.name} does not hold what its head says: take a whole copy")
    first = parts["first"]
    packed = []
    for row in range(rows):
        by = FINE * divisors[row]
        whole = [_divided(first[row * width + i] * UNIT, by) for i in range(width)]
        packed += _packed(whole)
    bias = _packed([_divided(weight * UNIT, FINEST) for weight in parts["bias"]])
    return Network(
        width // LANES,
        packed,
        bias,
        [weight / FINEST for weight in parts["ways"]],
        [weight / FINE for weight in parts["heads"]],
        [weight / FINEST for weight in parts["leanings"]],
    )


def _divided(number: int, by: int) -> int:
    """Divide and round to the nearest whole number."""
    return (2 * number + by) // (2 * by)


def _packed(whole: list[int]) -> list[int]:
    """Put whole weights side by side, three to a word."""
    bits = int(LANE_BITS)
    return [
        whole[i] + (whole[i + 1] << bits) + (whole[i + 2] << 2 * bits)
        for i in range(0, len(whole), int(LANES))
    ]


def _planes(numbers: array[int]) -> bytes:
    """Write numbers as bytes, all low ones first: alike things together pack better."""
    raw = array("i", numbers)
    if sys.byteorder == "big":
        raw.byteswap()
    data = raw.tobytes()
    return b"".join(data[i::4] for i in range(4))


def _numbers(data: bytes) -> array[int]:
    """Read what ``_planes`` wrote."""
    count = len(data) // 4
    mixed = bytearray(len(data))
    for i in range(4):
        mixed[i::4] = data[i * count : (i + 1) * count]
    numbers = array("i")
    numbers.frombytes(bytes(mixed))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _parts(path: Path) -> tuple[dict[str, Any], dict[str, array[int]]]:
    """Read a file into its head and its parts."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise WeightsError(
            f"no weights at {path}: reinstall grani, or make them with grani train"
        ) from None
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise ValueError(head)
        numbers = _numbers(lzma.decompress(body))
        parts = {}
        place = 0
        for part, length in head["parts"]:
            parts[part] = numbers[place : place + length]
            place += length
        if place != len(numbers):
            raise ValueError(place)
    except (ValueError, KeyError, TypeError, AttributeError, lzma.LZMAError):
        raise WeightsError(f"{path.name} is no whole file of weights: take another copy") from None
    return head, parts

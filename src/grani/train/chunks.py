"""Positions of some games as NumPy arrays: what travels from those who play to the one who learns.

Nothing here needs PyTorch, so that players start quickly and can do without it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grani.train.samples import Samples


@dataclass(frozen=True)
class Chunk:
    """Positions of some games; ``deserts`` are empty where nothing was decided."""

    rows: NDArray[np.int16]
    values: NDArray[np.int16]
    ends: NDArray[np.int64]
    returns: NDArray[np.float32]
    options: NDArray[np.int16]
    deserts: NDArray[np.float32]
    option_ends: NDArray[np.int64]

    @classmethod
    def of(cls, samples: Samples) -> Chunk:
        """Take over what games have left."""

        def ints(numbers: Any) -> NDArray[np.int64]:
            return np.frombuffer(numbers, dtype=np.int64)

        def reals(numbers: Any) -> NDArray[np.float32]:
            return np.frombuffer(numbers, dtype=np.float64).astype(np.float32)

        return cls(
            ints(samples.rows).astype(np.int16),
            ints(samples.values).astype(np.int16),
            ints(samples.ends).copy(),
            reals(samples.returns).reshape(-1, 2),
            ints(samples.options).astype(np.int16),
            reals(samples.deserts),
            ints(samples.option_ends).copy(),
        )

    def without_deserts(self) -> Chunk:
        """Give the same positions as if nothing had been decided in them."""
        nothing: NDArray[np.int16] = np.zeros(0, dtype=np.int16)
        return replace(
            self,
            options=nothing,
            deserts=nothing.astype(np.float32),
            option_ends=np.zeros_like(self.ends),
        )

    @property
    def size(self) -> int:
        return len(self.ends)

    @property
    def decisions(self) -> NDArray[np.int64]:
        """The numbers of the positions in which something was decided."""
        return np.flatnonzero(np.diff(self.option_ends, prepend=0))


def gather(ends: NDArray[np.int64], chosen: NDArray[np.int64]) -> tuple[Any, Any, Any]:
    """Give the places of all entries of the chosen positions, where each begins, how long it is."""
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    lengths = ends[chosen] - starts
    offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    flat = np.repeat(starts - offsets, lengths) + np.arange(int(lengths.sum()))
    return flat, offsets, lengths


def joined(chunks: list[Chunk]) -> Chunk:
    """Make one chunk of several, in their order."""
    rows = np.cumsum([0] + [len(chunk.rows) for chunk in chunks])
    options = np.cumsum([0] + [len(chunk.options) for chunk in chunks])
    return Chunk(
        np.concatenate([chunk.rows for chunk in chunks]),
        np.concatenate([chunk.values for chunk in chunks]),
        np.concatenate([chunk.ends + at for chunk, at in zip(chunks, rows[:-1], strict=True)]),
        np.concatenate([chunk.returns for chunk in chunks]),
        np.concatenate([chunk.options for chunk in chunks]),
        np.concatenate([chunk.deserts for chunk in chunks]),
        np.concatenate(
            [chunk.option_ends + at for chunk, at in zip(chunks, options[:-1], strict=True)]
        ),
    )

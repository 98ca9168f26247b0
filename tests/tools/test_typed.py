"""TypedDicts become TypeScript that says the same."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest

from tools.typed import written

Colour = Literal["red", "blue"]


class Leaf(TypedDict):
    """A leaf."""

    colour: Colour
    veins: dict[str, int]


class Tree(TypedDict):
    """Something ``tall``."""

    kind: Literal["tree"]
    leaves: list[Leaf | None]
    """Not those on the ground."""
    place: tuple[int, float]
    counts: dict[Colour, int]
    evergreen: NotRequired[bool]
    owner: str | None


class Part(TypedDict, total=False):
    name: str


def test_all_that_types_are_made_of_is_written() -> None:
    assert (
        written({"Colour": Colour, "Tree": Tree, "Part": Part})
        == """\
export type Colour = "red" | "blue";

/** Something `tall`. */
export interface Tree {
  kind: "tree";
  /** Not those on the ground. */
  leaves: (Leaf | null)[];
  place: [number, number];
  counts: Partial<Record<Colour, number>>;
  evergreen?: boolean;
  owner: string | null;
}

export interface Part {
  name?: string;
}

/** A leaf. */
export interface Leaf {
  colour: Colour;
  veins: Record<string, number>;
}
"""
    )


def test_what_cannot_be_written_is_named() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        written({"Odd": set[int]})


def test_two_types_of_one_name_are_refused() -> None:
    mine = Leaf

    def another() -> object:
        class Leaf(TypedDict):
            age: int

        return Leaf

    with pytest.raises(TypeError, match="two types are called Leaf"):
        written({"Leaf": mine, "Other": another()})

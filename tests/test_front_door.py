"""What somebody types first, and what they are told if it is something else."""

from __future__ import annotations

import pytest

import grani


def test_things_say_what_they_are() -> None:
    assert repr(grani.game("dice-forge")) == "<game dice-forge: Dice Forge, 2 to 4 seats>"
    assert repr(grani.bot("hard")) == "<bot hard>"


def test_what_is_elsewhere_is_said_where() -> None:
    with pytest.raises(AttributeError, match="'Mach': did you mean 'Match'"):
        grani.Mach  # noqa: B018
    with pytest.raises(
        AttributeError, match=r"'simulate': from grani.arena.simulate import Series"
    ):
        grani.simulate  # noqa: B018


def test_nothing_can_be_said_of_nothing() -> None:
    table = grani.game("dice-forge").new(seats=2)
    with pytest.raises(TypeError, match="a prompt is None where a seat has nothing to decide"):
        grani.say(table.prompt(1))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"Table: expected a prompt.*print\(\) draws a table"):
        grani.say(table)  # type: ignore[arg-type]

"""What an observation says: all that matters of a position, where the layout says it, no more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import grani.envs
from grani.core.contract import State
from grani.core.registry import game as registered
from grani.envs.dice_forge import NEXT
from grani.envs.sight import PlainSight
from grani.envs.slices import MOST
from grani.envs.terms import sight_for
from grani.envs.view import Seen
from tests.envs.tables import FORGE, REALMS, TABLES, positions

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize(("game", "setup", "seats"), TABLES)
def test_different_positions_look_different(game: str, setup: str, seats: int) -> None:
    """From the seat that decides, except for what the documentation says is left out."""
    seen = Seen(sight_for(game, seats))
    looks: dict[bytes, str] = {}
    for state in positions(game, setup, seats, 400):
        seat = int(state.actor)
        told = json.dumps([seat, visible(state, seat)], sort_keys=True)
        look = seen.observation(state, seat).tobytes()
        assert looks.setdefault(look, told) == told
    assert len(looks) > 200


def visible(state: State, seat: int) -> object:
    """Give a position without what an observation leaves out."""
    data: Any = state.position()
    if state.game_id() != FORGE:
        return data
    for other, hero in enumerate(data["heroes"]):
        if other != seat:
            for die, up in zip(("light", "dark"), hero.pop("up"), strict=True):
                hero[f"{die}_up"] = None if up is None else hero[die][up]
                hero[die] = sorted(hero[die])
    below = data["pending"][:-NEXT]
    data["below"] = sorted((one["effect"], one["seat"] == seat) for one in below)
    data["pending"] = data["pending"][-NEXT:]
    return data


@pytest.mark.parametrize(("game", "setup", "seats"), TABLES)
def test_numbers_keep_their_bounds_and_all_is_wiped(game: str, setup: str, seats: int) -> None:
    seen = Seen(sight_for(game, seats))
    low, high = seen.layout.bounds()
    for n, state in enumerate(positions(game, setup, seats, 100, seed=2)):
        numbers = seen.observation(state, n % seats).tolist()
        wrong = [
            place for place, number in enumerate(numbers) if not low[place] <= number <= high[place]
        ]
        assert [seen.layout.describe(place) for place in wrong] == []
        assert numbers == Seen(sight_for(game, seats)).observation(state, n % seats).tolist()


@pytest.mark.parametrize(("game", "setup", "seats"), [(FORGE, "titans", 3), (REALMS, "random", 2)])
def test_own_things_come_first_and_the_others_clockwise(game: str, setup: str, seats: int) -> None:
    """Turned about, every seat's block is the same: nothing of it depends on who looks."""
    seen = Seen(sight_for(game, seats))
    blocks = [
        slice(
            next(one.start for one in seen.layout.slices if one.name.startswith(f"{whose}.")),
            max(one.stop for one in seen.layout.slices if one.name.startswith(f"{whose}.")),
        )
        for whose in ("own", *(f"other{k}" for k in range(1, seats)))
    ]
    for state in positions(game, setup, seats, 60, seed=3):
        looks = [seen.observation(state, seat) for seat in range(seats)]
        for seat in range(seats):
            for k in range(seats):
                own = looks[(seat + k) % seats][blocks[0]]
                assert looks[seat][blocks[k]].tolist() == own.tolist()


def test_an_observation_is_that_of_the_position_alone() -> None:
    """Neither seeds nor dice to come can be in it: the position has none."""
    for game, setup, seats in TABLES:
        seen = Seen(sight_for(game, seats))
        for state in positions(game, setup, seats, 12, seed=5):
            read = registered(game).from_position(json.loads(json.dumps(state.position())))
            seat = int(state.actor)
            assert (seen.observation(read, seat) == seen.observation(state, seat)).all()


def test_one_layout_for_all_set_ups_of_a_game() -> None:
    assert grani.envs.layout(FORGE, 2) == grani.envs.layout(FORGE, 2)
    for game, seats in ((FORGE, 2), (FORGE, 4), (REALMS, 1), (REALMS, 3)):
        layout = grani.envs.layout(game, seats)
        assert [one.start for one in layout.slices][1:] == [one.stop for one in layout.slices][:-1]
        assert len({one.name for one in layout.slices}) == len(layout.slices)
        assert layout.size == layout.slices[-1].stop
        assert layout["own." + layout.slices[-1].name.split(".", 1)[1]].stop <= layout.size


def test_a_slice_that_is_not_there_is_named() -> None:
    layout = grani.envs.layout(FORGE, 2)
    with pytest.raises(KeyError, match=r"did you mean 'own\.gold'"):
        layout["own.gould"]
    with pytest.raises(IndexError, match="numbers"):
        layout.describe(layout.size)


@pytest.mark.parametrize(("game", "seats"), [(FORGE, 2), (REALMS, 1)])
def test_the_tables_in_the_documents_are_made_from_the_code(game: str, seats: int) -> None:
    """``python -m tests.envs`` writes them anew."""
    assert grani.envs.layout(game, seats).table() in DOCUMENT.read_text("utf-8")


def test_a_game_that_brings_no_sight_shows_points_and_who_decides() -> None:
    seen = Seen(PlainSight(3))
    for state in positions(FORGE, "random", 3, 20):
        numbers = seen.observation(state, 1)
        layout = seen.layout
        scores = state.scores()
        assert numbers[layout["own.score"]].tolist() == [scores[1]]
        assert numbers[layout["other2.score"]].tolist() == [scores[0]]
        assert bool(numbers[layout["other1.acts"]][0]) == (state.actor == 2)
        assert max(numbers.tolist()) <= MOST

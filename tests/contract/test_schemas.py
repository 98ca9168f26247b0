"""JSON Schemas: whatever whole games give out fits them, and what does not fit is noticed."""

from __future__ import annotations

import dataclasses
import json
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import grani
from grani.core.match import Match
from grani.core.registry import home
from grani.schemas import FOLDER, OfAll, OfGame
from tests.contract.games import Configuration, every_configuration
from tests.golden.playthrough import SEED

pytestmark = pytest.mark.one_build


@cache
def validator(what: OfGame | OfAll, game: str = "") -> Any:
    return Draft202012Validator(grani.schema(what, game))


def check(data: object, what: OfGame | OfAll, game: str = "") -> None:
    """Hold data against a schema, as it looks when it is sent."""
    sent = json.loads(json.dumps(data))
    for wrong in validator(what, game).iter_errors(sent):
        raise AssertionError(f"{game} {what}: {wrong.json_path}: {wrong.message[:300]}")


def look(match: Match, schemas_of: str) -> None:
    """Hold all that a table gives out against its schemas."""
    state = match.state
    chance = state.chance()
    if chance is not None:
        check(dataclasses.asdict(chance), "chance")
    for seat in match.waiting():
        prompt = state.prompt(seat)
        assert prompt is not None
        check(dataclasses.asdict(prompt), "prompt")
    if schemas_of:
        check(state.position(), "position", schemas_of)
        check(state.view(max(-1, int(state.actor))), "view", schemas_of)


@every_configuration
def test_every_golden_game_fits_the_schemas(configuration: Configuration) -> None:
    game = configuration.game
    ours = game.id if home(game.id).startswith("grani.") else ""
    match = Match.new(game, configuration.names(), configuration.agreed(), SEED)
    dice = grani.Dice(SEED)
    seen: set[str] = set()
    told: set[str] = set()
    events = match.opening().events
    while True:
        for event in events:
            happened = game.told(event)
            if ours and happened["kind"] not in told:
                told.add(happened["kind"])
                check(happened, "event", ours)
        # Each kind of decision once a game: to hold data against schemas takes its time.
        if match.state.decision() not in seen:
            seen.add(match.state.decision())
            look(match, ours)
        if match.is_over:
            break
        waiting = match.waiting()
        seat = dice.pick(waiting) if waiting else -1
        step = match.act(dice.pick(match.state.legal(seat)), seat) if waiting else match.roll()
        events = step.events
    record = match.record
    for names in (False, True):
        check(record.to_json(names), "record")
    if ours:
        check(record.setup, "setup", ours)


def test_what_does_not_fit_is_noticed() -> None:
    table = grani.game("dice-forge").new(seats=3)
    position: Any = table.position()
    for field, wrong in (
        ("round", "one"),
        ("rules", 1),
        ("heroes", [{}]),
        ("pending", [{"effect": "turn"}]),
        ("nonsense", 1),
    ):
        assert not validator("position", "dice-forge").is_valid({**position, field: wrong}), field
        validator("position", "dice-forge").validate(position)


def test_every_schema_is_one_and_is_had_by_its_name() -> None:
    for file in FOLDER.glob("*.json"):
        game, _, what = file.stem.rpartition(".")
        schema: Any = grani.schema(what, game)  # type: ignore[arg-type]
        Draft202012Validator.check_schema(schema)
        assert schema["title"] == file.stem
    with pytest.raises(KeyError, match=r"no schema 'pig.position': there are chance, dice-forge"):
        grani.schema("position", "pig")
    with pytest.raises(ValueError, match="is that of a game"):
        grani.schema("view")

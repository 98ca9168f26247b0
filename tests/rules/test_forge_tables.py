"""The tables on the pages of Dice Forge and Rebellion against those of the engine."""

from __future__ import annotations

from typing import Any

import pytest

from grani.core.registry import game
from grani.dice_forge.boards.labyrinth import MAZE, square_name
from grani.dice_forge.boards.titans import (
    TITAN_SQUARES,
    bonus_glory,
    bonus_gold,
    first_feat_glory,
)
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.boxes.decks import (
    DECKS,
)
from grani.dice_forge.boxes.feat import (
    BASE,
    GODDESS,
    REBELLION,
    TITANS,
    Feat,
)
from grani.dice_forge.faces import (
    FACES,
    POOLS,
    SHIP_DISCOUNT,
    Face,
    faces_of,
)
from grani.dice_forge.faces.base import BASE_FACES
from grani.dice_forge.faces.rebellion import REBELLION_FACES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.resources import GOLD_CAP, RESOURCE_IDS, RESOURCE_NAMES, SHARD_CAP
from grani.dice_forge.setup import STARTING_DICE
from grani.dice_forge.verbs.base import (
    Gain,
    RaiseCaps,
)
from tests.rules.pages import Row, amounts, integers, name, names, table, tables
from tools.forge_tables import BOXES, FACE_KINDS, ZONES

FORGE, REBEL = "dice-forge.md", "rebellion.md"
MODULES = {"goddess": int(GODDESS), "titans": int(TITANS)}
COUNTED = {"twins"}
"""Cards whose verb only counts them: nothing happens at once."""
EFFECTS = {"none": "", "immediate": "i", "reinforcement": "r", "automatic": "a"}


def rows(page: str, heading: str, column: str) -> dict[str, Row]:
    """Read a table by the name in one of its columns, each of which stands once."""
    found = table(page, heading)
    by_name = {name(row[column]): row for row in found}
    assert len(by_name) == len(found)
    return by_name


def shown(face: Face) -> dict[str, int]:
    """Give the amounts printed on a face."""
    return {
        resource: int(face.amount(i))
        for i, resource in enumerate(RESOURCE_NAMES)
        if face.amount(i) > 0
    }


def base_feats() -> list[Feat]:
    return [feat for feat in FEATS if feat.box == BASE]


def view(seats: int) -> dict[str, Any]:
    return dict(game("dice-forge").new(seats).view(-1))


# ---------------------------------------------------------------------- the base game


@pytest.mark.parametrize("row", table(FORGE, "Players"), ids=lambda row: row["players"])
def test_what_depends_on_the_number_of_players(row: Row) -> None:
    seats = int(row["players"])
    seen = view(seats)
    assert seen["rounds"] == int(row["rounds"])
    assert {stack["left"] for stack in seen["islands"]} == {int(row["cards in a stack"])}
    gold = [hero["gold"] for hero in seen["heroes"]]
    assert gold == integers(row["starting gold by seat"])


def test_how_much_reserves_hold() -> None:
    reserves = rows(FORGE, "Reserves", "resource")
    assert set(reserves) == {"gold", "sun", "moon", "glory"}
    chest = next(feat for feat in FEATS if feat.name == "blacksmiths_chest").immediate
    assert isinstance(chest, RaiseCaps)
    for resource, cap, more in (
        ("gold", GOLD_CAP, chest.gold),
        ("sun", SHARD_CAP, chest.shards),
        ("moon", SHARD_CAP, chest.shards),
    ):
        row = reserves[resource]
        assert (int(row["holds"]), int(row["more with each chest"])) == (cap, more)


def test_starting_dice() -> None:
    written = {name(row["die"]): names(row["faces"]) for row in table(FORGE, "Starting dice")}
    assert [written["light"], written["dark"]] == list(STARTING_DICE[0])
    for row in table(REBEL, "Starting dice"):
        dice = STARTING_DICE[MODULES[row["module"]]]
        assert sorted(names(row["faces"])) == sorted(dice[["light", "dark"].index(row["die"])])


@pytest.mark.parametrize(("paper", "faces"), [(FORGE, BASE_FACES), (REBEL, REBELLION_FACES)])
def test_every_face_gives_what_is_written(paper: str, faces: list[Face]) -> None:
    written = rows(paper, "Faces", "face")
    known = {face.name: face for face in faces if FACE_KINDS[int(face.kind)] != "empty"}
    assert set(written) == set(known)
    for title, face in known.items():
        kind, gives = written[title]["kind"], written[title]["gives"]
        if kind in ("shield", "chaos"):
            reward_a, reward_b, matches = gives.split(";")
            assert amounts(reward_b) == shown(face), title
            assert FACE_KINDS[int(face.kind)] == "shield", title
            glory = {"glory": int(face.reward_a)}
            assert amounts(reward_a) == ({**shown(face), **glory} if face.keeps_b else glory), title
            assert matches.split() == ["matches", RESOURCE_NAMES[int(face.matches)]], title
        elif kind in ("gain", "choice", "boar", "misfortune"):
            assert amounts(gives) == shown(face), title
            assert FACE_KINDS[int(face.kind)] in (kind, "fate"), title
            assert (" or " in gives) == (kind != "gain"), title
        else:
            assert FACE_KINDS[int(face.kind)] == kind, title
            assert shown(face) == {}, title
        if kind == "ship":
            assert amounts(gives)["gold"] == SHIP_DISCOUNT
        if paper == REBEL:
            assert face.shows_glory() == (written[title]["shows glory"] == "yes"), title


def test_every_pool_holds_what_is_written() -> None:
    pools = rows(FORGE, "Pools", "pool") | rows(REBEL, "Forest", "pool")
    assert set(pools) == set(POOLS)
    for pool, row in pools.items():
        held = [FACES[number] for number in faces_of(pool)]
        assert sorted(names(row["faces"])) == sorted(
            face.name for face in held for _ in range(face.copies)
        )
        if row.get("place") == "sanctuary":
            assert {int(face.cost) for face in held} == {int(row["cost"])}
        else:
            assert name(row["card"]) in {feat.name for feat in FEATS}


def test_every_slot_has_its_portal_its_cost_and_its_two_sets() -> None:
    slots = rows(FORGE, "Slots", "slot")
    assert list(slots) == [slot.name for slot in SLOTS]
    for slot in SLOTS:
        row = slots[slot.name]
        assert int(row["portal"]) == slot.portal
        cost = {"sun": int(slot.sun), "moon": int(slot.moon)}
        assert amounts(row["cost"]) == {what: count for what, count in cost.items() if count}
        sets = {
            feat.introductory: feat.name
            for feat in base_feats()
            if SLOTS[int(feat.slot)].name == slot.name
        }
        assert (name(row["first game"]), name(row["alternate"])) == (
            sets[True],
            sets.get(False, ""),
        )


@pytest.mark.parametrize(
    ("paper", "boxes"), [(FORGE, int(BASE)), (REBEL, int(REBELLION | GODDESS | TITANS))]
)
def test_every_feat_has_its_slot_its_glory_and_its_sorts_of_effect(paper: str, boxes: int) -> None:
    written = rows(paper, "Feats", "feat")
    known = {feat.name: feat for feat in FEATS if feat.box & boxes}
    assert set(written) == set(known)
    for title, feat in known.items():
        row = written[title]
        assert name(row["slot"]) == SLOTS[int(feat.slot)].name, title
        assert int(row["glory"]) == feat.glory, title
        at_once = feat.immediate is not None and title not in COUNTED
        sorts = "i" * at_once + "r" * (feat.reinforcement is not None)
        sorts += "a" * feat.automatic
        assert "".join(EFFECTS[word] for word in row["effect"].split(", ")) == sorts, title
        if paper == REBEL:
            assert row["box"] == BOXES[int(feat.box)], title


# ---------------------------------------------------------------------- Rebellion


def test_what_may_fill_each_slot() -> None:
    slots = rows(REBEL, "Slots", "slot")
    columns = {"base game": BASE, "Rebellion": REBELLION, "goddess": GODDESS, "titans": TITANS}
    for slot in SLOTS:
        for column, box in columns.items():
            fitting = {
                feat.name
                for feat in FEATS
                if SLOTS[int(feat.slot)].name == slot.name and feat.box == box
            }
            assert set(names(slots[slot.name][column])) == fitting, (slot.name, column)


def test_levels_follow_the_prices() -> None:
    prices = sorted({int(face.cost) for face in FACES if face.cost})
    levels = table(REBEL, "Levels of faces")
    assert [(int(row["level"]), int(row["price"])) for row in levels] == list(enumerate(prices, 1))
    for row in levels:
        priced = {face.name for face in FACES if face.cost == int(row["price"])}
        assert set(names(row["faces"])) == priced


def test_decks_hold_what_is_written() -> None:
    written = rows(REBEL, "Decks", "deck")
    assert set(written) == set(DECKS)
    for title, deck in DECKS.items():
        assert sorted(names(written[title]["sets"])) == sorted(deck.sets), title
        assert written[title]["module"] == deck.module, title


def test_the_paths_and_gains_of_the_labyrinth() -> None:
    squares = rows(REBEL, "The labyrinth", "square")
    assert list(squares) == [square_name(number) for number in range(len(MAZE))]
    for number, square in enumerate(MAZE):
        row = squares[square_name(number)]
        assert names(row["forward to"]) == [square_name(int(ahead)) for ahead in square.next]
        if isinstance(square.verb, Gain):
            gain = {
                what: int(getattr(square.verb, what)) for what in ("gold", "sun", "moon", "glory")
            }
            assert amounts(row["brings"]) == {what: count for what, count in gain.items() if count}
        assert (square.verb is None) == (row["brings"] in ("the start", "nothing")), row


def test_the_board_of_the_titans() -> None:
    squares = rows(REBEL, "The board of the Titans", "square")
    assert list(squares) == [square.name for square in TITAN_SQUARES]
    for square in TITAN_SQUARES:
        row = squares[square.name]
        assert int(row["glory at the end"]) == square.glory
        assert (name(row["zone"]) or "none") == ZONES[int(square.zone)]
        for column, ahead in (("rebellion", square.rebellion), ("loyalty", square.loyalty)):
            step = name(row[f"toward {column}"]) or square.name
            assert step == TITAN_SQUARES[int(ahead)].name


def test_what_zones_bring() -> None:
    numbers = {title: number for number, title in ZONES.items()}
    feats, faces = tables(REBEL, "Zones")
    for row in feats:
        zone = numbers[name(row["zone"])]
        assert amounts(row["a feat new to all"]) == {"glory": first_feat_glory(zone, True)}
        assert amounts(row["a feat new to this player"]) == {"glory": first_feat_glory(zone, False)}
    for row in faces:
        zone = numbers[name(row["zone"])]
        for column, gold, glory in (("gold", True, False), ("glory", False, True)):
            added = {"gold": bonus_gold(zone, gold), "glory": bonus_glory(zone, gold, glory)}
            written = amounts(row[f"a face that gives {column} adds"])
            assert written == {what: count for what, count in added.items() if count}
    assert {name(row["zone"]) for row in (*feats, *faces)} == set(ZONES.values()) - {"none"}


def test_every_resource_is_known() -> None:
    given = {what for face in FACES for what in shown(face)}
    assert given == set(RESOURCE_IDS)

"""The tables on the page of Rolling Realms against the layouts of the realms."""

from __future__ import annotations

from grani.rolling_realms.realms import (
    FIRST_BOX,
    between_two_castles,
    between_two_cities,
    charterstone,
    euphoria,
    my_little_scythe,
    pendulum,
    pyramid,
    scythe,
    tapestry,
    viticulture,
    wingspan,
)
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    ANY_HEARTS,
    CAP,
    EMPOWER_PUMPKINS,
    PAIR_HEARTS,
    RESOURCE_NAMES,
    SEVEN_COINS,
    Gain,
    some,
    written,
)
from tests.rules.pages import amounts, integers, name, table, tables, text

PAGE = "rolling-realms.md"


def kinds(resources: list[int]) -> list[Gain]:
    """Write one of each of these resources."""
    return [written(some(resource)) for resource in resources]


def test_numbers_of_the_game() -> None:
    counts = {row["what"]: int(row["how many"]) for row in table(PAGE, "The game")}
    assert counts["realms"] == FIRST_BOX
    assert counts["most of a resource gained in a round"] == CAP


def test_what_spending_costs() -> None:
    costs = {name(row["option"]): amounts(row["costs"]) for row in table(PAGE, "Spending")}
    assert costs == {
        "adjust": {"pumpkin": ADJUST_PUMPKINS},
        "empower": {"pumpkin": EMPOWER_PUMPKINS},
        "copy_pair": {"heart": PAIR_HEARTS},
        "copy_any": {"heart": ANY_HEARTS},
        "copy_seven": {"coin": SEVEN_COINS},
        "buy": {},
    }


def test_scythe() -> None:
    assert [
        (
            int(row["top number"]),
            amounts(row["gives"]),
            int(row["bottom number"]),
            amounts(row["costs"]),
        )
        for row in table(PAGE, "Scythe")
    ] == [
        (column.top, written(column.gain), column.bottom, written(column.cost))
        for column in scythe.COLUMNS
    ]


def test_tapestry() -> None:
    squares, shapes = tables(PAGE, "Tapestry")
    assert [[amounts(row[side]) for side in ("left", "middle", "right")] for row in squares] == [
        kinds([int(resource) for resource in line]) for line in tapestry.SQUARE_GAINS
    ]
    assert [cells(row["cells (row, column)"]) for row in shapes] == tapestry.SHAPES
    _, _, filled = text(PAGE).partition("Cells filled from the start (row, column): ")
    assert cells(filled.splitlines()[0]) == tapestry.PREFILLED


def cells(cell: str) -> list[tuple[int, int]]:
    """Read cells of a grid."""
    found = integers(cell)
    return list(zip(found[::2], found[1::2], strict=True))


def test_charterstone() -> None:
    assert [amounts(row["gives"]) for row in table(PAGE, "Charterstone")] == kinds(
        [int(gain) for gain in charterstone.BUILDING_GAINS]
    )


def test_euphoria() -> None:
    low = 1
    for row, band in zip(table(PAGE, "Euphoria"), euphoria.BANDS, strict=True):
        assert integers(row["sum of the area"]) == [low, band.top]
        choice: Gain = {RESOURCE_NAMES[int(resource)]: 1 for resource in band.choice}
        stars: Gain = {"star": int(band.stars)} if band.stars else {}
        assert amounts(row["brings"]) == {**written(band.gain), **choice, **stars}
        assert (" or " in row["brings"]) == bool(choice)
        low = int(band.top) + 1


def test_my_little_scythe() -> None:
    *rings, pair = table(PAGE, "My Little Scythe")
    assert [row["ring"] for row in rings] == my_little_scythe.NAMES
    assert [amounts(row["gives"]) for row in rings] == kinds(
        [int(r) for r in my_little_scythe.RINGS]
    )
    assert amounts(pair["gives"]) == written(my_little_scythe.PAIR_GAIN)


def test_between_two_castles() -> None:
    rows = table(PAGE, "Between Two Castles")
    for row, column in zip(rows, between_two_castles.COLUMNS, strict=True):
        assert f"{row['castle']} {row['column']}" == column.name
        levels = range(column.first_level, column.first_level + column.cells)
        assert integers(row["cells at level"]) == list(levels)
        assert integers(row["door at level"]) == list(range(1, column.first_level))
        assert amounts(row["gives"]) == written(column.gain)


def test_between_two_cities() -> None:
    gains = [*between_two_cities.ROW_GAINS, *between_two_cities.COLUMN_GAINS]
    assert [amounts(row["gives"]) for row in table(PAGE, "Between Two Cities")] == [
        written(gain) for gain in gains
    ]


def test_viticulture() -> None:
    grapes, orders = tables(PAGE, "Viticulture")
    assert [amounts(row["gives"]) for row in grapes] == kinds(
        [int(gain) for gain in viticulture.GRAPE_GAINS]
    )
    assert [(int(row["order"]), int(row["stars"])) for row in orders] == [
        (order, viticulture.STARS_AN_ORDER) for order in viticulture.ORDERS
    ]


def test_wingspan() -> None:
    for row, bird in zip(table(PAGE, "Wingspan"), wingspan.BIRDS, strict=True):
        assert int(row["wingspan"]) == bird.wingspan
        assert amounts(row["first square"]) == written(bird.first)
        assert amounts(row["second square"]) == written(bird.second)
        assert amounts(row["third square"]) == {"star": 1}


def test_pendulum() -> None:
    octagons, hourglasses = tables(PAGE, "Pendulum")
    for row, octagon in zip(octagons, pendulum.OCTAGONS, strict=True):
        stars: Gain = {"star": int(octagon.stars)} if octagon.stars else {}
        assert (name(row["octagon"]), amounts(row["pays"])) == (
            octagon.name,
            {**written(octagon.gain), **stars},
        )
    assert [integers(row["numbers"]) for row in hourglasses] == pendulum.HOURGLASSES


def test_the_society() -> None:
    rows = table(PAGE, "The Society")
    assert [int(row["cards"]) for row in rows] == pyramid.ROW_SIZES
    assert [amounts(row["gives"]) for row in rows] == [written(gain) for gain in pyramid.ROW_GAINS]

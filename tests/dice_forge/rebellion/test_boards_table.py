"""Both event boards square by square, as printed: every path, every reward, every number."""

from __future__ import annotations

import pytest

from grani.dice_forge.table import Table
from tests.dice_forge.arrange import (
    asked,
    decide,
    end_turn,
    land,
    options,
    reinforcements,
    reserves,
    seen,
    settled,
    start_turn,
    up,
)
from tests.dice_forge.arrange_rebellion import (
    arrange_rebel,
    board,
    golem,
    in_the_air,
    rolled_rebel,
    star,
    token,
    walk,
    walking,
)

# ---------------------------------------------------------------------- the labyrinth

PATHS = {
    "g01": ["g02", "g09", "g14"],
    "g02": ["g03", "g09"],
    "g03": ["g04"],
    "g04": ["g05", "g10"],
    "g05": ["g06"],
    "g06": ["g07", "g12"],
    "g07": ["g08"],
    "g08": ["g13"],
    "g09": ["g10"],
    "g10": ["g11"],
    "g11": ["g12"],
    "g12": ["g13"],
    "g13": ["g24"],
    "g14": ["g15"],
    "g15": ["g16"],
    "g16": ["g10", "g17"],
    "g17": ["g18"],
    "g18": ["g19"],
    "g19": ["g12", "g20"],
    "g20": ["g21"],
    "g21": ["g22"],
    "g22": ["g23"],
    "g23": ["g13"],
    **{f"g{square:02}": [f"g{square + 1:02}"] for square in range(24, 36)},
}
EDGES = [(start, end) for start, ends in PATHS.items() for end in ends]

GAINS = {  # gold, sun, moon, glory
    "g02": (0, 1, 0, 0),
    "g03": (0, 0, 0, 3),
    "g05": (0, 0, 0, 5),
    "g06": (0, 1, 1, 3),
    "g11": (6, 0, 0, 0),
    "g13": (0, 0, 0, 3),
    "g14": (0, 0, 1, 0),
    "g31": (0, 0, 0, 0),
    "g32": (0, 0, 0, 0),
    "g34": (0, 0, 0, 0),
    "g35": (0, 0, 0, 0),
}
TRIFLE = {"gold": (3, 0, 0, 0), "sun": (0, 1, 0, 0), "moon": (0, 0, 1, 0)}
CHOICES = {
    "g04": {"gold": (6, 0, 0, 0), "glory": (0, 0, 0, 3)},
    "g15": TRIFLE,
    "g17": TRIFLE,
    "g20": {"moon": (0, 0, 2, 0), "glory": (0, 0, 0, 3)},
    "g22": {"sun": (0, 2, 0, 0), "moon": (0, 0, 2, 0)},
    "g26": TRIFLE,
}
ROLLS = {"g09": 1, "g16": 1, "g19": 1, "g23": 2, "g25": 1, "g28": 2, "g30": 1}
HALLS = ["g08", "g12", "g21"]


def before(square: str) -> str:
    """Name the first square that leads to this one."""
    return next(start for start, end in EDGES if end == square)


def step_onto(square: str, **hero: object) -> Table:
    """Let seat 0 take one step onto a square; seat 1 is to move on after it."""
    table = arrange_rebel(
        {"golem": before(square), **hero}, {}, module="goddess", pending=walk(0, 0)
    )
    if len(PATHS[before(square)]) > 1:
        decide(table, f"walk {square}")
    assert golem(table, 0) == square
    return table


@pytest.mark.parametrize(("start", "end"), EDGES)
def test_rb_202_every_path_of_the_labyrinth_leads_forward(start: str, end: str) -> None:
    table = arrange_rebel(
        {"golem": start}, {}, module="goddess", pending=walk(0, 0), goddess_reached=end == "g36"
    )
    if len(PATHS[start]) > 1:
        assert options(table) == {f"walk {square}" for square in PATHS[start]}
        decide(table, f"walk {end}")
    assert golem(table, 0) == end


@pytest.mark.parametrize(("end", "start"), [edge for edge in EDGES if edge[1] != "g36"])
def test_rb_232_every_path_of_the_labyrinth_leads_back(end: str, start: str) -> None:
    table = arrange_rebel({"golem": start}, {}, module="goddess", pending=walk(0, 0, backward=True))
    ways = [square for square, ends in PATHS.items() if start in ends]
    if len(ways) > 1:
        assert options(table) == {f"walk {square}" for square in ways}
        decide(table, f"walk {end}")
    assert golem(table, 0) == end


def test_rb_232_the_junctions_are_g09_g10_g12_and_g13() -> None:
    ways_to = {end: sum(edge[1] == end for edge in EDGES) for _, end in EDGES}
    assert {square for square, ways in ways_to.items() if ways > 1} == {"g09", "g10", "g12", "g13"}


@pytest.mark.parametrize(("square", "gain"), GAINS.items())
def test_rb_204_plain_squares_give_what_they_show(
    square: str, gain: tuple[int, int, int, int]
) -> None:
    table = step_onto(square)
    assert settled(table, 1)
    assert reserves(table, 0) == gain


@pytest.mark.parametrize(
    ("square", "resource"), [(square, kind) for square, kinds in CHOICES.items() for kind in kinds]
)
def test_rd_20_choice_squares_give_one_of_what_they_show(square: str, resource: str) -> None:
    table = step_onto(square)
    assert options(table) == {f"take {kind}" for kind in CHOICES[square]}
    decide(table, f"take {resource}")
    assert settled(table, 1)
    assert reserves(table, 0) == CHOICES[square][resource]


@pytest.mark.parametrize(("square", "times"), ROLLS.items())
def test_rb_204_celestial_squares_roll_and_apply_after_each_roll(square: str, times: int) -> None:
    table = step_onto(square)
    for roll in range(1, times + 1):
        star(table, "glory")
        assert reserves(table, 0) == (0, 0, 0, 5 * roll)
    assert not in_the_air(table)
    assert settled(table, 1)


@pytest.mark.parametrize("square", HALLS)
def test_rb_212_halls_g08_g12_and_g21_offer_a_treasure(square: str) -> None:
    table = step_onto(square)
    assert options(table) == {"treasure sun", "treasure moon", "treasure glory"}


@pytest.mark.parametrize(("square", "dearest"), [("g10", 6), ("g18", 4), ("g24", 4)])
def test_rb_204_forge_squares_sell_one_face(square: str, dearest: int) -> None:
    table = step_onto(square, gold=4)
    cheap = ["gold_3", "moon_1", "gold_4", "sun_1", "choice_gsm_1", "glory_1_sun_1"]
    dear = ["choice_gold_3_glory_2", "moon_2"] if dearest == 6 else []
    assert options(table) == {"no", *(f"face {face}" for face in (*cheap, *dear))}
    decide(table, "no")
    assert settled(table, 1)
    assert reserves(table, 0) == (4, 0, 0, 0)


def test_rb_204_the_table_names_every_square_once() -> None:
    special = {"g07", "g10", "g18", "g24", "g27", "g29", "g33", "g36", *HALLS}
    named = [*GAINS, *CHOICES, *ROLLS, *special, "g01"]
    assert sorted(named) == [f"g{square:02}" for square in range(1, 37)]


# ---------------------------------------------------------------------- squares with a rule


def test_rb_204_the_square_g10_sells_at_2_less_but_never_below_0() -> None:
    table = walking(golem="g09")
    assert options(table) == {"no", "face gold_3", "face moon_1"}
    decide(table, "face gold_3", "forge on light 0")
    assert reserves(table, 0) == (0, 0, 0, 0)
    assert up(table, 0)[0] == "gold_3"
    assert settled(table, 1)


def test_rb_204_forge_squares_sell_exactly_one_face() -> None:
    table = walking(golem="g17", gold=12)
    decide(table, "face gold_3", "forge on light 0")
    assert settled(table, 1)
    assert reserves(table, 0) == (10, 0, 0, 0)
    assert seen(table, 0)["forged"] == 1


@pytest.mark.parametrize(("glories", "stolen"), [((5, 5, 5), 6), ((1, 0, 7), 3), ((0, 0, 0), 0)])
def test_rb_205_g07_takes_2_glory_from_each_other_player(
    glories: tuple[int, int, int], stolen: int
) -> None:
    table = arrange_rebel(
        {"golem": "g06", "glory": 4},
        *({"glory": glory} for glory in glories),
        module="goddess",
        pending=walk(0, 0),
    )
    decide(table, "walk g07")
    assert reserves(table, 0) == (0, 0, 0, 4 + stolen)
    for seat, glory in enumerate(glories, 1):
        assert reserves(table, seat) == (0, 0, 0, max(0, glory - 2))


def test_rb_c07_g07_takes_the_one_glory_that_is_there() -> None:
    table = arrange_rebel({"golem": "g06"}, {"glory": 1}, module="goddess", pending=walk(0, 0))
    decide(table, "walk g07")
    assert reserves(table, 0) == (0, 0, 0, 1)
    assert reserves(table, 1) == (0, 0, 0, 0)


def test_rb_206_g27_turns_6_gold_into_6_glory_once() -> None:
    table = walking(golem="g26", gold=12)
    assert options(table) == {"no", "yes"}
    decide(table, "yes")
    assert reserves(table, 0) == (6, 0, 0, 6)
    assert settled(table, 1)


def test_rb_206_g27_may_be_declined_and_is_not_offered_to_the_poor() -> None:
    table = walking(golem="g26", gold=6)
    decide(table, "no")
    assert reserves(table, 0) == (6, 0, 0, 0)
    assert settled(table, 1)
    assert settled(walking(golem="g26", gold=5), 1)


def test_rb_206_g27_may_be_paid_from_a_scepter() -> None:
    table = arrange_rebel(
        {"golem": "g26", "gold": 2, "cards": {"blacksmiths_scepter": 1}, "scepters": [4]},
        {},
        module="goddess",
        setup={"moon_1a": "blacksmiths_scepter"},
        pending=walk(0, 0),
    )
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 0, 6)
    assert seen(table, 0)["scepters"] == [0]


def test_rb_206_g29_turns_2_moon_into_8_glory_once() -> None:
    table = walking(golem="g28", moon=6)
    decide(table, "yes")
    assert reserves(table, 0) == (0, 0, 4, 8)
    assert settled(table, 1)


def test_rb_206_g29_takes_moon_of_the_reserve_only() -> None:
    table = arrange_rebel(
        {"golem": "g28", "moon": 1, "cards": {"blacksmiths_scepter": 1}, "scepters": [6]},
        {},
        module="goddess",
        setup={"moon_1a": "blacksmiths_scepter"},
        pending=walk(0, 0),
    )
    assert settled(table, 1)
    assert seen(table, 0)["scepters"] == [6]


def test_rd_20_the_barter_squares_ask_yes_or_no() -> None:
    assert options(walking(golem="g26", gold=6)) == {"no", "yes"}
    assert options(walking(golem="g28", moon=2)) == {"no", "yes"}


def test_rb_204_g33_gives_a_glory_for_every_forged_face() -> None:
    table = walking(golem="g32", forged=5)
    assert reserves(table, 0) == (0, 0, 0, 5)


def test_rb_207_squares_are_not_converted_during_a_cyclops() -> None:
    table = rolled_rebel(
        "golem_sun",
        "gold_1",
        module="goddess",
        hero={"golem": "g10"},
        dice="light",
        manner="gold_to_glory",
    )
    assert golem(table, 0) == "g11"
    assert settled(table, 0)
    assert reserves(table, 0) == (6, 0, 0, 0)


def test_rb_207_squares_are_not_converted_during_a_sentinel() -> None:
    table = rolled_rebel(
        "golem_sun", "gold_1", module="goddess", hero={"golem": "g05"}, manner="shards_to_glory"
    )
    decide(table, "die light")
    assert golem(table, 0) == "g06"
    assert settled(table, 0)
    assert reserves(table, 0) == (1, 1, 1, 3)


def test_rb_207_gold_of_a_square_may_go_to_the_hammer() -> None:
    table = walking(golem="g10", cards={"blacksmiths_hammer": 1})
    decide(table, "hammer 4")
    assert reserves(table, 0) == (2, 0, 0, 0)
    assert seen(table, 0)["hammer_track"] == 4


def test_rb_208_everybody_moves_in_step_1_clockwise_from_the_active_player() -> None:
    table = arrange_rebel({}, {}, {}, module="goddess", turn=1, pending=start_turn(1))
    for _ in range(3):
        land(table, "gold_1", "golem_moon")
    for seat, square in ((1, "g02"), (2, "g14"), (0, "g02")):
        assert asked(table) == (seat, "order")
        decide(table, "die light")
        assert asked(table) == (seat, "walk")
        decide(table, f"walk {square}")
    assert [golem(table, seat) for seat in range(3)] == ["g02", "g02", "g14"]
    assert [reserves(table, seat) for seat in range(3)] == [
        (1, 1, 0, 0),
        (1, 1, 0, 0),
        (1, 0, 1, 0),
    ]


def test_rb_204_g33_counts_imposed_and_forest_faces_too() -> None:
    table = arrange_rebel(
        {"golem": "g32", "light": ["golem_sun", "boar_red", *["gold_1"] * 3, "sun_1"]},
        {"cards": {"tenacious_boar": 1}},
        module="goddess",
        setup={"moon_3": "tenacious_boar"},
        owners={"boar_red": 1},
        pending=[end_turn(0), walk(0, 0)[1]],
    )
    assert reserves(table, 0) == (0, 0, 0, 2)


# ---------------------------------------------------------------------- treasures


@pytest.mark.parametrize(
    ("treasure", "front", "back"),
    [
        ("sun", (0, 4, 0, 0), (0, 1, 0, 0)),
        ("moon", (0, 0, 4, 0), (0, 0, 1, 0)),
        ("glory", (0, 0, 0, 10), (0, 0, 0, 2)),
    ],
)
def test_rb_212_the_first_golem_gains_the_front_and_later_ones_the_back(
    treasure: str, front: tuple[int, ...], back: tuple[int, ...]
) -> None:
    table = arrange_rebel(
        {"golem": "g07"},
        {"golem": "g07"},
        module="goddess",
        pending=[*walk(1, 0), walk(0, 0)[1]],
    )
    decide(table, f"treasure {treasure}")
    assert reserves(table, 0) == front
    assert board(table)["treasures"] == [treasure, None, None]
    assert settled(table, 1)
    assert reserves(table, 1) == back


def test_rb_212_a_hall_entered_again_by_the_same_golem_gives_the_back() -> None:
    table = arrange_rebel(
        {"golem": "g22"},
        {},
        module="goddess",
        treasures=(None, None, "glory"),
        pending=walk(0, 0, backward=True),
    )
    assert golem(table, 0) == "g21"
    assert reserves(table, 0) == (0, 0, 0, 2)
    assert settled(table, 1)


def test_rb_212_a_hall_may_be_first_entered_going_back() -> None:
    table = walking(golem="g22", backward=True)
    decide(table, "treasure moon")
    assert reserves(table, 0) == (0, 0, 4, 0)


def test_rd_19_only_treasures_beside_the_board_can_be_taken() -> None:
    table = arrange_rebel(
        {"golem": "g11"},
        {},
        module="goddess",
        treasures=("moon", None, None),
        pending=walk(0, 0),
    )
    assert options(table) == {"treasure sun", "treasure glory"}
    table = arrange_rebel(
        {"golem": "g11"},
        {},
        module="goddess",
        treasures=("moon", None, "sun"),
        pending=walk(0, 0),
    )
    assert options(table) == {"treasure glory"}
    decide(table, "treasure glory")
    assert reserves(table, 0) == (0, 0, 0, 10)


# ---------------------------------------------------------------------- the Titans

TITANS = [  # square, glory, toward rebellion, toward loyalty
    ("t_m25", -25, "t_m25", "t_m25s"),
    ("t_m25s", -25, "t_m25", "t_m20"),
    ("t_m20", -20, "t_m25", "t_m17"),
    ("t_m17", -17, "t_m20", "t_m17s"),
    ("t_m17s", -17, "t_m17", "t_m14"),
    ("t_m14", -14, "t_m17", "t_m12"),
    ("t_m12", -12, "t_m14", "t_m10"),
    ("t_m10", -10, "t_m12", "t_m8"),
    ("t_m8", -8, "t_m10", "t_m7"),
    ("t_m7", -7, "t_m8", "t_m6"),
    ("t_m6", -6, "t_m7", "t_m5"),
    ("t_m5", -5, "t_m6", "t_m3"),
    ("t_m3", -3, "t_m5", "t_m2"),
    ("t_m2", -2, "t_m3", "t_m1"),
    ("t_m1", -1, "t_m2", "t_0"),
    ("t_0", 0, "t_m1", "t_1"),
    ("t_1", 1, "t_0", "t_2"),
    ("t_2", 2, "t_1", "t_3"),
    ("t_3", 3, "t_2", "t_5"),
    ("t_5", 5, "t_3", "t_6"),
    ("t_6", 6, "t_5", "t_7"),
    ("t_7", 7, "t_6", "t_8"),
    ("t_8", 8, "t_7", "t_10"),
    ("t_10", 10, "t_8", "t_12"),
    ("t_12", 12, "t_10", "t_14"),
    ("t_14", 14, "t_12", "t_17a"),
    ("t_17a", 17, "t_14", "t_17b"),
    ("t_17b", 17, "t_17a", "t_20a"),
    ("t_20a", 20, "t_17a", "t_20b"),
    ("t_20b", 20, "t_20a", "t_25"),
    ("t_25", 25, "t_20a", "t_25"),
]
ZONES = {
    "rebellion_strong": [row[0] for row in TITANS[:8]],
    "rebellion_weak": ["t_m8", "t_m7", "t_m6", "t_m5"],
    "none": ["t_m3", "t_m2", "t_m1", "t_0", "t_1", "t_2", "t_3"],
    "loyalty_gold": ["t_5", "t_6", "t_7"],
    "loyalty_gold_glory": ["t_8", "t_10", "t_12"],
    "loyalty_both": ["t_14", "t_17a", "t_17b", "t_20a", "t_20b", "t_25"],
}
SQUARES_BY_ZONE = [(zone, square) for zone, squares in ZONES.items() for square in squares]


def guarded(square: str) -> Table:
    """Seat 0, its token here, is using a guardian: one square either way."""
    table = arrange_rebel(
        {"loyalty": square, "cards": {"guardian": 1}},
        {},
        module="titans",
        pending=reinforcements(0),
    )
    decide(table, "use sun_2")
    assert options(table) == {"take ancient", "take loyalty"}
    return table


@pytest.mark.parametrize(("square", "rebellion"), [(row[0], row[2]) for row in TITANS])
def test_rb_306_every_square_of_the_titans_toward_rebellion(square: str, rebellion: str) -> None:
    table = guarded(square)
    decide(table, "take ancient")
    assert token(table, 0) == rebellion


@pytest.mark.parametrize(("square", "loyalty"), [(row[0], row[3]) for row in TITANS])
def test_rb_306_every_square_of_the_titans_toward_loyalty(square: str, loyalty: str) -> None:
    table = guarded(square)
    decide(table, "take loyalty")
    assert token(table, 0) == loyalty


@pytest.mark.parametrize(("square", "glory"), [(row[0], row[1]) for row in TITANS])
def test_rb_325_every_square_of_the_titans_counts_its_signed_glory(square: str, glory: int) -> None:
    table = arrange_rebel(
        {"loyalty": square, "glory": 30},
        {},
        module="titans",
        turn=1,
        round=9,
        pending=[end_turn(1)],
    )
    assert table.decision() == "game over"
    assert table.scores() == [30 + glory, 0]


@pytest.mark.parametrize(("zone", "square"), SQUARES_BY_ZONE)
def test_rb_320_every_square_pays_for_a_new_feat_by_its_zone(zone: str, square: str) -> None:
    table = arrange_rebel({"loyalty": square, "sun": 2}, {}, module="titans")
    decide(table, "feat sun_2")
    glory = {"rebellion_strong": 5, "rebellion_weak": 3}.get(zone, 0)
    assert reserves(table, 0) == (0, 0, 0, glory)


def test_rb_306_the_table_names_every_square_and_zone_once() -> None:
    names = [row[0] for row in TITANS]
    assert len(names) == len(set(names)) == 31
    assert [square for _, square in SQUARES_BY_ZONE] == names

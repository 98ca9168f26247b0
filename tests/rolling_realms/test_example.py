"""The worked example of the rules: Roma's turn with a rolled 6 and 2."""

from __future__ import annotations

from tests.rolling_realms.arrange import arrange, decide, dice, gained, hand, marks, refused, stars


def test_roma_activates_three_realms() -> None:
    table = arrange(
        "charterstone",
        euphoria={"left": [1], "right": [3], "stars": 0},
        tapestry={"filled": [[1, 3], [1, 4], [2, 3]]},
        rolled=(6, 2),
        resources={"pumpkin": 2},
        seats=2,
    )

    decide(table, "use d1 charterstone building-note-d2")
    assert hand(table) == (2, 0, 1)
    assert marks(table, "charterstone")["crates"] == {"6": 2}
    assert dice(table) == [2], "noting a die does not use it"
    assert "RR-016" in refused(table, "use d2 charterstone building-note-d1")

    decide(table, "adjust d2 +1")
    assert (dice(table, 0), dice(table, 1)) == ([3], [6, 2])
    decide(table, "use d2 euphoria left")
    assert marks(table, "euphoria") == {"left": [1, 3], "right": [3], "stars": 1}

    decide(table, "buy 1")
    assert dice(table) == [1]
    decide(table, "use gained 1 tapestry 2:4")
    assert (hand(table), gained(table)) == ((0, 1, 0), (2, 1, 1))
    assert (stars(table, "euphoria"), stars(table, "tapestry")) == (1, 0)
    decide(table, "end turn")
    assert table.actor == 1
    assert hand(table, 1) == (2, 0, 0)

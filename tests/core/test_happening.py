"""Events as data of games that say little of them."""

from __future__ import annotations

from grani.core.game import Game
from grani.core.observer import Event
from grani.core.reading import Reader
from grani.core.simple import SimpleGame, SimpleTable, Tell


class Nothing(SimpleTable):
    """A table at which nothing happens."""

    def __init__(self, seats: int, **setup: int) -> None:
        self.seats = seats

    def actor(self) -> int:
        return -2

    def moves(self) -> list[int]:
        return []

    def play(self, action: int, tell: Tell) -> None:
        raise AssertionError

    def scores(self) -> list[int]:
        return [0] * self.seats

    @classmethod
    def read(cls, reader: Reader, seats: int) -> Nothing:
        return cls(seats)


SMALL = SimpleGame(
    id="nothing",
    title="Nothing",
    rules="1",
    seats=(1, 2),
    table=Nothing,
    actions=["wait"],
    events={"turn": [], "rolled": ["side"], "crowned": ["points", "times"], "rained": []},
    sorts={"crowned": "deed"},
)


def test_a_game_that_says_nothing_of_its_events_is_told_by_number_and_seat() -> None:
    told: object = Game().told(Event(3, 1, 0, 0, 0))
    assert told == {"kind": "event-3", "sort": "plain", "seat": 1}
    assert Game().told(Event(3, -1, 0, 0, 0))["seat"] is None


def test_a_small_game_is_told_by_the_names_it_gave() -> None:
    told: object = [SMALL.told(Event(kind, 0, 5, 2, 0)) for kind in range(4)]
    assert told == [
        {"kind": "turn", "sort": "plain", "opens": True, "seat": 0},
        {"kind": "rolled", "sort": "roll", "seat": 0, "side": 5},
        {"kind": "crowned", "sort": "deed", "seat": 0, "points": 5, "times": 2},
        {"kind": "rained", "sort": "plain", "seat": 0},
    ]


def test_its_words_have_the_same_numbers() -> None:
    message = SMALL.message(Event(2, 1, 5, 2, 0))
    assert message is not None
    assert (message.key, message.args) == ("log-crowned", {"seat": 1, "points": 5, "times": 2})

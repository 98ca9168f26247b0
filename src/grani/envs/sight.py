"""What a seat sees, as numbers in an array: written sparsely, and only what was written is wiped.

A game brings a ``Sight`` (``sight(seats)`` in ``grani.envs.<package>``, or in ``<package>.envs`` of
a game that is not ours). ``PlainSight`` serves games that bring none.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from grani.core.contract import State
from grani.envs.slices import MOST, Layout, Plan, seats_after


@final
@mypyc_attr(acyclic=True)
class Page:
    """One observation: the numbers from ``at`` on of an array that others may read meanwhile.

    Whoever looks at the array shares its memory, so it is never made longer.
    """

    def __init__(self, into: vec[i16], at: i64) -> None:
        self.into = into
        self.at: Final[i64] = at
        self.places: vec[i32] = vec[i32]()
        self.count: i64 = 0

    def wipe(self) -> None:
        """Set to 0 what was written."""
        into = self.into
        places = self.places
        at = self.at
        i: i64
        for i in range(self.count):
            into[at + i64(places[i])] = 0
        self.count = 0

    def put(self, place: i64, value: i64) -> None:
        """Write a number; nothing is to be written for 0."""
        if value != 0:
            self.into[self.at + place] = i16(value)
            self.note(place)

    def one(self, place: i64) -> None:
        """Write a 1."""
        self.into[self.at + place] = 1
        self.note(place)

    def add(self, place: i64, value: i64) -> None:
        """Add to a number."""
        self.into[self.at + place] = i16(i64(self.into[self.at + place]) + value)
        self.note(place)

    def bits(self, place: i64, word: i64) -> None:
        """Write the bits of a number of at most 62, the lowest first."""
        while word > 0:
            if word & 1:
                self.one(place)
            word >>= 1
            place += 1

    def note(self, place: i64) -> None:
        """Remember that a number was written."""
        n = self.count
        if n < len(self.places):
            self.places[n] = i32(place)
        else:
            self.places = append(self.places, i32(place))
        self.count = n + 1

    def array(self) -> vec[i16]:
        """Give the array, for those who read it from Python."""
        return self.into


@final
@mypyc_attr(acyclic=True)
class Mask:
    """What a seat may do: a 1 for each legal action, from ``at`` on in an array."""

    def __init__(self, into: vec[u8], at: i64) -> None:
        self.into = into
        self.at: Final[i64] = at
        self.actions: vec[i32] = vec[i32]()
        self.count: i64 = 0

    def wipe(self) -> None:
        """Allow nothing."""
        into = self.into
        actions = self.actions
        at = self.at
        i: i64
        for i in range(self.count):
            into[at + i64(actions[i])] = 0
        self.count = 0

    def show(self, state: State, seat: i64) -> None:
        """Write what a seat may do now."""
        self.wipe()
        count = state.find(seat)
        options = state.options
        actions = self.actions
        while len(actions) < count:
            actions = append(actions, 0)
        into = self.into
        at = self.at
        i: i64
        for i in range(count):
            action = options[i]
            into[at + action] = 1
            actions[i] = i32(action)
        self.actions = actions
        self.count = count

    def allows(self, action: i64) -> bool:
        """Tell whether an action is among those that were shown."""
        i: i64
        for i in range(self.count):
            if i64(self.actions[i]) == action:
                return True
        return False

    def any(self, choice: i64) -> i64:
        """Give one of the actions that were shown."""
        return i64(self.actions[choice])

    def array(self) -> vec[u8]:
        """Give the array, for those who read it from Python."""
        return self.into


def new_page(size: i64) -> Page:
    """Give a page with an array of its own."""
    return Page(vec[i16]([0 for _ in range(size)]), 0)


def new_mask(size: i64) -> Mask:
    """Give a mask with an array of its own."""
    return Mask(vec[u8]([0 for _ in range(size)]), 0)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Sight:
    """Writes positions of one game with some number of seats."""

    def layout(self) -> Layout:
        """Say what is written where."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, page: Page) -> None:
        """Write what ``seat`` sees on a page that has been wiped."""
        raise NotImplementedError


def show(sight: Sight, state: State, seat: i64, page: Page) -> None:
    """Write what ``seat`` sees over whatever the page had."""
    page.wipe()
    sight.write(state, seat, page)


_TABLE: Final = Plan()
_SEAT: Final[i64] = _TABLE.add(
    "seat", 16, "which seat one has, from the first on; the last is all beyond"
)
_SEATS: Final = Plan()
_SCORE: Final[i64] = _SEATS.add("score", 1, "points as they stand", MOST, -MOST)
_ACTS: Final[i64] = _SEATS.add("acts", 1, "this seat decides now")
_LEADS: Final[i64] = _SEATS.add("leads", 1, "would win if the game ended now")


@final
class PlainSight(Sight):
    """What is known of every game: points, who leads, who decides. A game of other people is thus
    stepped and trained on at once; to be played well it brings a ``Sight`` of its own."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats

    def layout(self) -> Layout:
        return seats_after(_TABLE, _SEATS, int(self.seats))

    def write(self, state: State, seat: i64, page: Page) -> None:
        page.one(_SEAT + min(seat, 15))
        scores = state.scores()
        winners = state.winners()
        k: i64
        for k in range(self.seats):
            other = (seat + k) % self.seats
            at: i64 = _TABLE.size + k * _SEATS.size
            page.put(at + _SCORE, max(-MOST, min(MOST, scores[other])))
            if other == state.actor:
                page.one(at + _ACTS)
            if other in winners:
                page.one(at + _LEADS)

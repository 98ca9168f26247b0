"""A record is a whole game on paper: set-up, seats and every action, chance included.

Replaying needs no generator, and every prefix is a playable position.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from grani.core.contract import CHANCE, OVER, IllegalAction, State
from grani.core.game import Game, SetupError
from grani.core.observer import Observer
from grani.core.position import MAX_ID, from_id, readable
from grani.core.reading import PositionError, Reader, RecordError, contents, one_line, parse, quoted
from grani.core.registry import game as registered
from grani.core.shapes import RecordData, RecordExtras

FORMAT = "grani-record-1"
MAX_ACTIONS = 1_000_000
MAX_TAGS = 64
MAX_TAG = 5000
"""The longest tag is a signature, of 4288 letters."""
MAX_STEP = 2000
STEP_BY_STEP = ("movers", "course", "actions")
"""The fields of a record that have an entry for each step."""
FROM_POSITION = "position"
"""The field of a set-up that is nothing but a position, by its id: the game goes on from there."""


@dataclass
class Record:
    """The course of one game. ``tags`` is free for the ways in: date, seed, who sat where …"""

    game: str
    rules: str
    setup: dict[str, object]
    seats: list[str]
    actions: list[int] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    """The seat of each action, kept only where several seats act at once; else empty."""
    tags: dict[str, str] = field(default_factory=dict)
    course: list[str] = field(default_factory=list)
    """Who acted in each step and what a die could have shown (``fair.step``); may be empty.

    For those who check the dice without knowing the rules; replaying does not need it.
    """

    @classmethod
    def of(cls, game: Game, setup: dict[str, object], seats: list[str]) -> Record:
        """Start the record of a new game."""
        return cls(game.id, game.rules, setup, list(seats))

    def start(self, observer: Observer | None = None) -> State:
        """Give the position before the first action."""
        game = registered(self.game)
        if self.rules != game.rules:
            raise RecordError(
                f"rules: the record was made under version {quoted(self.rules)} of the rules, "
                f"this is version {game.rules!r}"
            )
        if FROM_POSITION in self.setup:
            return self._go_on(game, observer)
        try:
            return game.new(len(self.seats), self.setup, observer)
        except SetupError as wrong:
            raise RecordError(one_line(f"setup: {wrong}")) from None

    def _go_on(self, game: Game, observer: Observer | None) -> State:
        """Give the position that the set-up names, which must be one of this game and for these."""
        try:
            state = from_id(Reader(self.setup, "setup", RecordError).string(FROM_POSITION, MAX_ID))
        except PositionError as wrong:
            raise RecordError(one_line(f"setup.{FROM_POSITION}: {wrong}")) from None
        if state.game_id() != game.id or int(state.seats) != len(self.seats) or len(self.setup) > 1:
            raise RecordError(f"setup: no position of {game.id} for {len(self.seats)}")
        state.observer = observer
        return state

    def _repr_html_(self) -> str:
        """Show the game as a film, for notebooks; ``grani.picture`` asks for more."""
        # By its name: nothing here needs pictures.
        return str(import_module("grani.notebooks").picture(self).html)

    def replay(self, upto: int | None = None) -> State:
        """Give the position after the first ``upto`` actions, or after all of them."""
        state = self.start()
        for _ in self.steps(state, upto):
            pass
        return state

    def steps(self, state: State, upto: int | None = None) -> Iterator[int]:
        """Play the actions one by one on ``state``; yield the number of each before it happens."""
        count = len(self.actions) if upto is None else upto
        if not 0 <= count <= len(self.actions):
            raise RecordError(f"there is no step {count}: the record has {len(self.actions)}")
        for number in range(count):
            yield number
            try:
                state.apply(self.actions[number], self.movers[number] if self.movers else None)
            except IllegalAction as wrong:
                raise RecordError(f"actions[{number}]: {wrong}") from None

    def add(self, action: int, seat: int | None = None) -> None:
        """Write down one more action; name the seat where several act at once."""
        self.actions.append(action)
        if seat is not None:
            self.movers.append(seat)

    def cut(self, count: int) -> None:
        """Forget all but the first ``count`` actions."""
        del self.actions[count:]
        del self.movers[count:]

    def drop(self, numbers: list[int]) -> None:
        """Forget single actions, by their numbers; what is left must still be a game."""
        for number in sorted(numbers, reverse=True):
            del self.actions[number]
            del self.movers[number : number + 1]

    def to_json(self, names: bool = False) -> RecordData:
        """Write the record as JSON data; the actions as numbers, or by their names."""
        extras: RecordExtras = {}
        if self.tags:
            extras["tags"] = self.tags
        if self.movers:
            extras["movers"] = self.movers
        if self.course:
            extras["course"] = self.course
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "setup": self.setup,
            "seats": self.seats,
            **extras,
            "actions": self.names() if names else self.actions,
        }

    def names(self) -> list[str]:
        """Give the actions by their names, such as ``buy tower``."""
        game = registered(self.game)
        return [game.name(action) for action in self.actions]

    def dump(self, names: bool = False) -> str:
        """Write the record as text: readable above, the actions in rows below.

        With ``names`` a person can read them, too. Both forms are read back to the same record.
        Numbers are what stays for ever, and what files keep.
        """
        data = self.to_json(names)
        fields = [f'  "{name}": {_written(name, value)}' for name, value in data.items()]
        return "{\n" + ",\n".join(fields) + "\n}\n"

    def save(self, path: str | Path, names: bool = False) -> None:
        """Write the record into a file, as ``dump`` has it; ``load_record(Path(…))`` reads it."""
        Path(path).write_text(self.dump(names), "utf-8")


def _written(name: str, value: object) -> str:
    """Write one field: one entry a step in rows that fill the page, the rest as people read it."""
    if name not in STEP_BY_STEP or not isinstance(value, list):
        return readable(value, indent=2)
    # A blank within a name is no place to break a row.
    row = ", ".join(json.dumps(one).replace(" ", "\0") for one in value)
    rows = textwrap.wrap(row, 96, break_on_hyphens=False, break_long_words=False)
    return "[" + "".join(f"\n    {line}" for line in rows).replace("\0", " ") + "\n  ]"


def load_record(text: str | bytes | Path) -> Record:
    """Read a record from text, or from the file of a ``Path``, and replay it once, so that what is
    given can be trusted."""
    record = record_of(parse(contents(text, RecordError), RecordError))
    record.replay()
    return record


def record_of(data: object) -> Record:
    """Read a record from JSON data; the actions are not replayed yet."""
    reader = Reader(data, "", RecordError)
    form = reader.string("format")
    if form != FORMAT:
        reader.fail(f"expected {FORMAT!r}, found {quoted(form)}", "format")
    name = reader.string("game")
    try:
        game = registered(name)
    except KeyError as wrong:
        reader.fail(str(wrong.args[0]), "game")
    rules = reader.string("rules")
    setup = dict(reader.inner("setup").data)
    seats: list[str] = []
    for i, value in enumerate(reader.items("seats", game.min_seats, game.max_seats)):
        if not isinstance(value, str) or len(value) > 100:
            reader.fail("expected a name of at most 100 characters", f"seats[{i}]")
        seats.append(value)
    tags: dict[str, str] = {}
    if reader.has("tags"):
        inner = reader.inner("tags")
        if len(inner.data) > MAX_TAGS:
            inner.fail(f"too many ({len(inner.data)}; at most {MAX_TAGS})")
        tags = {key: inner.string(key, MAX_TAG) for key in inner.data}
    actions = [
        _action(reader, game, value, f"actions[{i}]")
        for i, value in enumerate(reader.items("actions", 0, MAX_ACTIONS))
    ]
    movers: list[int] = []
    if reader.has("movers"):
        count = len(actions)
        movers = reader.integers("movers", count, int(CHANCE), len(seats) - 1)
    course: list[str] = []
    if reader.has("course"):
        for i, value in enumerate(reader.items("course", 0, MAX_ACTIONS)):
            if not isinstance(value, str) or len(value) > MAX_STEP:
                reader.fail(f"expected a text of at most {MAX_STEP} characters", f"course[{i}]")
            course.append(value)
    reader.close()
    return Record(game.id, rules, setup, seats, actions, movers, tags, course)


def _action(reader: Reader, game: Game, value: object, where: str) -> int:
    """Read one action: a number, or its name."""
    if not isinstance(value, str):
        return reader.check_integer(value, where, 0, game.action_count - 1)
    try:
        return game.action(value)
    except ValueError as wrong:
        reader.fail(str(wrong), where)


def is_finished(state: State) -> bool:
    """Tell whether a replayed record reached the end of its game."""
    return bool(state.actor == OVER)

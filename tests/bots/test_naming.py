"""How bots are written down: levels with options, classes of others, and what is refused."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from grani.arena.deals import play as play_game
from grani.arena.question import Question
from grani.arena.simulate import Series, simulate
from grani.bots import make_bot
from grani.bots.bot import Bot, RandomBot
from grani.bots.guests import find_class
from grani.bots.naming import BotError, read_spec, settable, values_of
from grani.core.contract import State
from grani.core.registry import game, role


def thoughtful(seed: int, depth: int = 2, spread: float = 0.5, bold: bool = False) -> Bot:
    """A maker as a game may have it."""
    assert (type(depth), type(spread), type(bold)) == (int, float, bool)
    return RandomBot(seed + depth)


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice Forge with a level that has options."""
    module = role("dice-forge", "bots")
    assert isinstance(module, ModuleType)
    monkeypatch.setattr(module, "BOTS", {**module.BOTS, "thoughtful": thoughtful})


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize(
    "name", ["thoughtful", "thoughtful:depth=3", "thoughtful:spread=1:bold=yes:depth=9"]
)
def test_options_of_a_level_reach_its_maker(name: str) -> None:
    assert isinstance(make_bot(name, "dice-forge"), RandomBot)


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("thoughtful:dept=3", "thoughtful has no option 'dept': did you mean 'depth'?"),
        ("thoughtful:x=3", "thoughtful has no option 'x': there are depth, spread, bold"),
        ("thoughtful:seed=3", "has no option 'seed'"),
        ("greedy:depth=3", "greedy has no option 'depth': it has none"),
        ("thoughtful:depth=1.5", "thoughtful: depth=1.5: expected a whole number"),
        ("thoughtful:spread=wide", "thoughtful: spread=wide: expected a number"),
        ("thoughtful:bold=perhaps", "thoughtful: bold=perhaps: expected yes or no"),
        ("thoughtful:depth=1:depth=2", "'depth' is given twice"),
        ("thoughtful:depth=", "name=value"),
        ("thoughtful:depth=1:bold", "name=value"),
        ("", "names no bot"),
        (":Patient", "names no bot"),
        ("command:", "names no bot"),
        ("command:seconds=2:", "names no program"),
        ("command:./no-such-bot", "there is no program './no-such-bot' that can be run"),
        ("command:'", "No closing quotation"),
        ("no.such.module:Bot", "no.such.module cannot be imported: ModuleNotFoundError"),
        ("examples.bots.patient:Patien", "no class 'Patien': did you mean 'Patient'?"),
        ("examples.bots.patient:State", "is no bot: it needs a method choose"),
        ("examples.bots.patient:Patient:hurry=1", "has no option 'hurry'"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(name: str, told: str) -> None:
    with pytest.raises(BotError) as wrong:
        make_bot(name, "dice-forge")
    assert told in str(wrong.value)


def test_the_type_of_an_option_is_that_of_its_default_or_of_what_is_written() -> None:
    def maker(seed: int, a: int | None = None, b: int = 0, c: str = "x", d: Any = None) -> None:
        """Options of all sorts."""

    given = {"a": "3", "b": "2", "c": "7", "d": "1.5"}
    assert values_of("m", given, settable(maker)) == {"a": 3, "b": 2, "c": "7", "d": 1.5}


def test_a_program_may_hold_any_sign() -> None:
    spec = read_spec("command:seconds=2:./bot --at host:80 a=b:c")
    assert (spec.options, spec.command) == ({"seconds": "2"}, "./bot --at host:80 a=b:c")
    assert not spec.is_level
    assert read_spec("hard:iterations=3").is_level


@pytest.mark.parametrize("name", ["dice-forge", "rolling-realms"])
@pytest.mark.parametrize(
    "bot", ["examples.bots.patient:Patient", "examples.bots.lookahead:Lookahead:playouts=1"]
)
def test_a_class_of_ten_lines_plays_any_game(name: str, bot: str) -> None:
    seats = max(2, game(name).min_seats)
    series = Series(name, (bot, *["random"] * (seats - 1)), games=1, seed=2)
    result = simulate(series)
    assert result.games == 1
    assert simulate(series).entries == result.entries


ASKED = r"(.*/)?test_naming\.py:\d+ \(seat [12], seat=[01] in the code, \w+\)"


class Stubborn:
    """Answers what it was made with, whatever is asked."""

    games = ("dice-forge",)

    def __init__(self, action: str = "") -> None:
        self.answer = action or None

    def choose(self, state: object, seat: int) -> object:
        return self.answer


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("", rf"Stubborn chose None in {ASKED}; legal: \["),
        (
            ":action=yes",
            rf"Stubborn chose what cannot be in {ASKED}: action 1 \(yes\) is not legal now ",
        ),
        (
            ":action=fly",
            rf"Stubborn chose what cannot be in {ASKED}: action 'fly' is not legal now .*legal: no",
        ),
    ],
)
def test_an_answer_that_is_not_legal_is_told(options: str, told: str) -> None:
    name = f"{__name__}:Stubborn{options}"
    with pytest.raises(BotError, match=told) as wrong:
        simulate(Series("dice-forge", (name, "random"), games=1))
    line = int(re.findall(r"\.py:(\d+)", str(wrong.value))[0])
    source = Path(__file__).read_text("utf-8").splitlines()
    assert source[line - 1 : line + 1] == [
        "    def choose(self, state: object, seat: int) -> object:",
        "        return self.answer",
    ]


def test_whoever_names_the_file_of_a_class_is_told_its_module() -> None:
    with pytest.raises(BotError, match=r"imported: write my_bots:Patient, without \.py$"):
        find_class("my_bots.py:Patient")


class Talkative:
    """Calls what it chooses by its name."""

    def choose(self, state: State, seat: int) -> object:
        return state.names(seat)[-1].upper()


def test_an_answer_may_be_a_name() -> None:
    result = simulate(Series("dice-forge", (f"{__name__}:Talkative", "random"), games=1))
    assert result.games == 1


class Clumsy:
    """Trips in its third decision, over what it calls."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, state: Any, seat: int) -> int:
        self.decisions += 1
        return int(state.legal(seat)[0] if self.decisions < 3 else json.loads("{"))


class Hopeless:
    """Never knows what to do."""

    def choose(self, state: object, seat: int) -> int:
        raise LookupError("no idea")


CLUMSY = rf"Clumsy raised JSONDecodeError: .* at {ASKED}$"


def test_what_a_class_raises_is_told_with_its_line_game_and_seat() -> None:
    name = f"{__name__}:Clumsy"
    with pytest.raises(BotError, match=f"^game 1: .*{CLUMSY}") as wrong:
        simulate(Series("dice-forge", (name, "random"), games=2))
    line = int(re.findall(r"\.py:(\d+)", str(wrong.value))[0])
    assert "json.loads" in Path(__file__).read_text("utf-8").splitlines()[line - 1]
    with pytest.raises(BotError, match=f"^game 6: .*{CLUMSY}"):
        play_game(Question.of(game("dice-forge"), (name, "random")), 5)


class Tired:
    """Plays three games, and no more."""

    def __init__(self) -> None:
        self.begun = 0

    def begin(self, seed: int) -> None:
        self.begun += 1

    def choose(self, state: Any, seat: int) -> int:
        return int(state.legal(seat)[0] if self.begun <= 3 else "x")


def test_the_number_of_the_game_is_that_of_the_series() -> None:
    with pytest.raises(BotError, match=r"^game 4: .*Tired raised ValueError"):
        simulate(Series("dice-forge", (f"{__name__}:Tired", "random"), games=9))


class Needy:
    """Cannot be made without a model."""

    def __init__(self, model: str) -> None:
        self.model = model

    choose = Stubborn.choose


class Sharp(Needy):
    """Takes what has no name to be given by."""

    def __init__(self, model: str, /) -> None:
        super().__init__(model)


class Broken(Needy):
    """Breaks where it is made."""

    def __init__(self) -> None:
        super().__init__(str(sys.modules["no"]))


class Vague(Needy):
    """Says nothing that could be understood of its games."""

    games = 7


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Needy", "Needy cannot be made without model: write .*Needy:model=…, or give it a def"),
        ("Vague:model=x", "Vague: games must name games, such as"),
        ("Sharp", "Sharp cannot be made: __init__ may take seed and options by name"),
        ("Broken", r"Broken raised KeyError: 'no' at .*test_naming.py:\d+ \(where it is made\)"),
    ],
)
def test_a_class_that_cannot_be_made_says_what_it_lacks(name: str, told: str) -> None:
    with pytest.raises(BotError, match=told):
        make_bot(f"{__name__}:{name}", "dice-forge")
    assert make_bot(f"{__name__}:Needy:model=x", "dice-forge")


def test_a_class_says_which_games_it_plays() -> None:
    with pytest.raises(BotError, match="Stubborn plays dice-forge, not rolling-realms"):
        make_bot(f"{__name__}:Stubborn", "rolling-realms")


def test_a_bot_without_begin_is_new_in_every_game() -> None:
    class Counting:
        made = 0

        def __init__(self) -> None:
            type(self).made += 1

        def choose(self, state: object, seat: int) -> int:
            return 0

    module = sys.modules[__name__]
    module.Counting = Counting  # type: ignore[attr-defined]
    bot = make_bot(f"{__name__}:Counting", "dice-forge")
    for seed in range(3):
        bot.begin(seed)
    assert Counting.made == 4

"""Bots that are programs: what they are told, and what their mistakes cost."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from grani.arena.simulate import Series, simulate
from grani.bots import make_bot
from grani.bots.programs import ProgramBot
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.playout import roll_on
from grani.core.registry import game

ROOT = Path(__file__).parents[2]
HELLO = {
    "type": "hello",
    "protocol": 1,
    "game": "dice-forge",
    "rules": game("dice-forge").rules,
    "seats": 2,
    "seed": 8,
}


def asked(name: str = "dice-forge") -> State:
    """A state at which seat 0 must decide."""
    state = game(name).new(max(2, game(name).min_seats))
    roll_on(state, Dice(1))
    return state


def program(folder: Path, code: str, options: str = "") -> ProgramBot:
    """A bot of a few lines."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys, os\n{code}\n")
    bot = make_bot(f"command:{options}{sys.executable} {file}", "dice-forge", 3)
    assert isinstance(bot, ProgramBot)
    return bot


def test_the_program_among_the_examples_plays_whole_games() -> None:
    name = f"command:{sys.executable} {ROOT / 'examples/bots/lines.py'}"
    series = Series("dice-forge", (name, "random"), games=2, seed=5)
    assert simulate(series).entries == simulate(series).entries


def test_a_program_hears_a_hello_and_then_its_decisions(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = program(
        tmp_path,
        f"for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        f"    said = json.loads(line)\n"
        f"    if said['type'] == 'decide':\n"
        f"        print(json.dumps({{'action': said['legal'][-1]}}), flush=True)",
    )
    state = asked()
    seat = int(state.actor)
    bot.begin(8)
    assert [bot.choose(state, seat) for _ in range(2)] == [state.legal()[-1]] * 2
    bot.begin(2**55 + 9)
    bot.choose(state, seat)
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [line["type"] for line in told] == ["hello", "decide", "decide", "hello", "decide"]
    assert told[0] == HELLO
    assert told[3]["seed"] == 9, "below 2 to the 53, which every language reads exactly"
    assert told[1]["view"] == json.loads(json.dumps(state.view(seat)))
    assert told[1]["legal"] == state.legal()
    assert [option["action"] for option in told[1]["prompt"]["options"]]
    assert bot.faults == 0


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sys.exit(3)", "ended with exit code 3"),
        ("print('what?', flush=True)\nsys.stdin.read()", "said 'what?', expected a line such as"),
        ("print('[1]', flush=True)\nsys.stdin.read()", "said '[1]', expected a line such as"),
        ("print('{\"action\": 99999}', flush=True)\nsys.stdin.read()", "which is not legal"),
        ("print('{\"action\": true}', flush=True)\nsys.stdin.read()", "which is not legal"),
        ("os.write(1, bytes([255, 10]))\nsys.stdin.read()", "said '�', expected"),
        ("sys.stdin.read()", "said nothing within 0.3 seconds"),
    ],
)
def test_a_mistake_costs_one_decision_and_is_told(
    tmp_path: Path, code: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    options = "seconds=0.3:" if "nothing within" in told else ""
    bot = program(tmp_path, code, options)
    state = asked()
    with caplog.at_level(logging.WARNING, "grani.bots"):
        for count in range(1, 6):
            assert bot.choose(state, int(state.actor)) in state.legal()
            assert bot.faults == count
    assert len(caplog.messages) == 3
    assert "from now on is not told" in caplog.messages[2]
    assert told in caplog.messages[0]
    assert caplog.messages[0].endswith("; chance decides for it")


def test_after_a_mistake_a_program_gets_another_chance(tmp_path: Path) -> None:
    mark = tmp_path / "was-here"
    bot = program(
        tmp_path,
        f"if not os.path.exists({str(mark)!r}):\n"
        f"    open({str(mark)!r}, 'w').close()\n"
        f"    sys.exit(1)\n"
        f"for line in sys.stdin:\n"
        f"    said = json.loads(line)\n"
        f"    if said['type'] == 'decide':\n"
        f"        print(json.dumps({{'action': said['legal'][0]}}), flush=True)",
    )
    state = asked()
    bot.choose(state, int(state.actor))
    assert bot.faults == 1
    assert bot.choose(state, int(state.actor)) == state.legal()[0]
    assert bot.faults == 1

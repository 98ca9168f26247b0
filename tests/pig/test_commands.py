"""A game of another package, with nothing but rules and words: everything works on it.

Pig is installed into a folder of its own, as anybody would install it; not a line of Grani knows
it. Commands run as processes with that folder on their path.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grani.locales import LANGUAGES
from tests.cli.running import answers, command, environment, is_one_line

pytestmark = pytest.mark.by_turns(2)

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "pig" / "src" / "grani_pig"
MOST_LINES = 120
BOTS = """
from grani.bots.bot import Bot


class Holder(Bot):
    def choose(self, state, seat):
        return 1 if state.view(seat)["pot"] >= 15 else 0


BOTS = {"holder": lambda seed: Holder()}
"""


def path_with(folder: Path) -> str:
    """The path of Python with packages in front."""
    return os.pathsep.join([str(folder), *(path for path in sys.path if path)])


class Terminal:
    """Runs commands where certain packages are installed."""

    def __init__(self, packages: Path, home: Path) -> None:
        self.packages = packages
        self.home = home

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command(*words),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            env=environment(self.home, PYTHONPATH=path_with(self.packages)),
        )

    def says(self, *words: str, typed: str = "") -> str:
        """What a command that succeeds says."""
        done = self.run(*words, typed=typed)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout


@pytest.fixture
def terminal(pig: Path, tmp_path: Path) -> Terminal:
    return Terminal(pig, tmp_path)


@pytest.fixture(scope="module")
def record(pig: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was played at the keyboard to its end."""
    folder = tmp_path_factory.mktemp("played")
    path = folder / "game.json"
    words = ("play", "pig", "--seed", "5", "--setup", "short", "--save", str(path))
    said = Terminal(pig, folder).says(*words, typed="".join(answers(5, 2)))
    assert re.search(r"wins with 5\d points\.", said)
    return path


def test_it_is_short() -> None:
    lines = [line for path in PACKAGE.rglob("*.py") for line in path.read_text("utf-8").split("\n")]
    assert len(lines) < MOST_LINES


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("pig  Pig", "players: 2 to 8", "short: to 50 points")),
        ("ru", ("pig  Свинья", "игроков: от 2 до 8", "short: до 50 очков")),
        ("uk", ("pig  Свиня", "гравців: від 2 до 8", "short: до 50 очок")),
    ],
)
def test_it_is_listed(terminal: Terminal, lang: str, words: tuple[str, ...]) -> None:
    said = terminal.says("games", "--lang", lang)
    for part in (*words, "grani play pig", "grani play dice-forge"):
        assert part in said


def test_it_is_played_saved_and_resumed(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    begun = ("play", "pig", "--seed", "3", "--lang", "ru", "--save", str(save))
    said = terminal.says(*begun, typed="1\n1\n2\nl\nq\n")
    for part in ("ход: Игрок", "банк: 13", "Остановиться: 13 очков", "Игрок: забирает 13"):
        assert part in said
    resumed = terminal.says("play", "--resume", str(save), typed="u\n?\nr\nq\n")
    assert "«Свинья» коротко" in resumed
    assert "К этой игре нет правил" in resumed
    refused = terminal.run("play", "pig", "--seats", "you")
    assert refused.returncode == 2
    assert "pig is for 2 to 8 players, not 1; for example --seats you,random" in refused.stderr
    unknown = terminal.run("play", "pig", "--setup", "shrt")
    assert "no set-up 'shrt': did you mean 'short'?" in unknown.stderr


def test_its_record_is_told_again(terminal: Terminal, record: Path) -> None:
    said = terminal.says("replay", str(record), "--lang", "uk")
    assert re.search(r"\d+  Player: випало \d, у банку \d+", said)
    assert "Підсумковий рахунок" in said
    steps = json.loads(terminal.says("replay", str(record), "--json"))
    assert steps["over"]
    assert max(steps["scores"]) >= 50
    assert {step["name"] for step in steps["steps"]} >= {"roll", "hold", "side-1"}
    assert "target: 50" in terminal.says("replay", str(record), "--to", "9", "--table")


def test_its_record_is_reviewed(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    """Random games to the end judge it, since nothing is known of it but its rules."""
    data = json.loads(record.read_text("utf-8"))
    path = tmp_path / "begun.json"
    path.write_text(json.dumps({**data, "actions": data["actions"][:9]}), "utf-8")
    told = json.loads(terminal.says("review", str(path), "--json"))
    assert len(told["worth"]) == 10
    for seat in told["seats"]:
        sums = sum(seat[name] for name in ("start", "luck", "lost", "gifts", "noise"))
        assert sums == seat["end"]
    said = terminal.says("review", str(path), "--lang", "uk")
    assert "«Свиня»" in said
    assert "випало" in said


def test_its_positions_and_ids_are_read(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    text = terminal.says("replay", str(record), "--to", "3", "--position")
    path = tmp_path / "position.json"
    path.write_text(text, "utf-8")
    shown = terminal.says("position", str(path))
    assert "Roll again, or hold?" in shown or "Chance decides" in shown
    word = terminal.says("position", str(path), "--id").strip()
    assert word.startswith("pig.1:")
    assert json.loads(terminal.says("position", word, "--json")) == json.loads(text)
    path.write_text(text.replace('"turn"', '"trun"'), "utf-8")
    refused = terminal.run("position", str(path))
    assert refused.returncode == 2
    assert "turn: missing" in refused.stderr


def test_it_is_simulated_by_several_processes(terminal: Terminal, tmp_path: Path) -> None:
    result = tmp_path / "result.json"
    for jobs in ("1", "2"):
        words = ("simulate", "pig", "--seats", "random,random,random", "--games", "60")
        said = terminal.says(*words, "--jobs", jobs, "--json", str(result))
        assert "Standings in points" in said
        found = json.loads(result.read_text("utf-8"))
        assert found["games"] == 60
        assert found["score_unit"] == "points"
    assert "Откуда" not in terminal.says("simulate", "pig", "--games", "3", "--lang", "ru")


def test_without_words_of_its_own_it_is_played_in_those_of_its_keys(
    pig: Path, tmp_path: Path
) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(pig, bare)
    shutil.rmtree(bare / "grani_pig" / "locales")
    terminal = Terminal(bare, tmp_path)
    for lang in LANGUAGES:
        said = terminal.says("play", "pig", "--seed", "3", "--lang", lang, typed="1\nl\nq\n")
        for part in ("hold (pot 8)", " 1  roll", "rolled (side 6, pot 6)", "pot: 8", "Pig"):
            assert part in said
        assert "short" in terminal.says("games", "--lang", lang)


def test_a_package_that_is_broken_is_named_and_nothing_else_suffers(
    pig: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(pig, broken)
    (broken / "grani_pig" / "game.py").write_text("import nothing_of_the_kind\n", "utf-8")
    terminal = Terminal(broken, tmp_path)
    said = terminal.says("games")
    assert "left out: the game 'pig' of the package 'grani-pig' cannot be loaded" in said
    assert "grani play rolling-realms" in said
    refused = terminal.run("play", "pig")
    assert refused.returncode == 2
    assert is_one_line(refused.stderr)
    assert "No module named 'nothing_of_the_kind'" in refused.stderr
    terminal.says("simulate", "--games", "1")


def test_a_role_that_is_broken_is_named_and_nothing_else_suffers(pig: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(pig, broken)
    (broken / "grani_pig" / "bots.py").write_text("import nothing_of_the_kind\n", "utf-8")
    terminal = Terminal(broken, tmp_path)
    said = terminal.says("games")
    assert "left out: grani_pig.bots of the game 'pig' cannot be loaded" in said
    assert "grani play rolling-realms" in said
    refused = terminal.run("play", "pig")
    assert refused.returncode == 2
    assert is_one_line(refused.stderr)
    assert "grani_pig.bots of the game 'pig' cannot be loaded" in refused.stderr


def test_roles_that_it_brings_are_used(pig: Path, tmp_path: Path) -> None:
    richer = tmp_path / "richer"
    shutil.copytree(pig, richer)
    (richer / "grani_pig" / "bots.py").write_text(BOTS, "utf-8")
    terminal = Terminal(richer, tmp_path)
    assert "bots: random, holder" in terminal.says("games")
    said = terminal.says("simulate", "pig", "--games", "200", "--seats", "random,holder")
    won = [float(rate) for rate in re.findall(r"^ +\d \w+ +([\d.]+) %", said, re.MULTILINE)]
    assert won[1] > 60


@pytest.mark.slow
def test_it_keeps_the_contract_of_all_games(pig: Path) -> None:
    """The tests of every game run over it, and its own."""
    words = ("-q", "-p", "no:cacheprovider", "tests/contract", "examples/pig/tests", "-k", "pig")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path_with(pig)},
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 300


@pytest.mark.slow
def test_random_games_of_it_stay_sound(pig: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", "--game", "pig", "--games", "150", "--jobs", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path_with(pig)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pig: 3 of 3 kinds of question" in done.stdout
    assert "150 games" in done.stdout
    assert "no failure" in done.stdout


def test_an_arena_of_a_game_that_brings_only_rules(terminal: Terminal, tmp_path: Path) -> None:
    files = {kind: tmp_path / f"report.{kind}" for kind in ("json", "html")}
    words = [word for kind, file in files.items() for word in (f"--{kind}", str(file))]
    bots = ("random", "examples.bots.patient:Patient")
    said = terminal.says("arena", "pig", *bots, "--games", "8", *words, "--lang", "en")
    assert "Standings in points" in said
    assert "What winners buy" not in said
    told = json.loads(files["json"].read_text())
    assert (told["games"], told["items"], told["held"]) == (8, [], [])
    assert "<title>Arena: Pig</title>" in files["html"].read_text("utf-8")


def test_agents_can_be_trained_on_it(terminal: Terminal) -> None:
    code = (
        "import gymnasium, grani.envs; "
        "batch = grani.envs.Batch('pig', seats=3, count=2); batch.step_at_random(50); "
        "env = gymnasium.make('grani/Pig-v0', opponents=['random']); "
        "print(batch.layout['other2.score'].start, env.reset(seed=1)[0]['action_mask'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=environment(terminal.home, PYTHONPATH=path_with(terminal.packages)),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split(" ", 1)[1].startswith("[")

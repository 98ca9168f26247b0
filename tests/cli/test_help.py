"""What commands say about themselves, and how fast."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grani.bots import bot_names
from grani.cli import main
from grani.cli.app import COMMANDS, parser
from grani.cli.help import about, texts_of
from grani.core.build import build, version as installed
from grani.core.registry import games
from grani.locales import LANGUAGES, language
from tests.cli.running import environment, grani


def test_grani_alone_teaches(home: Path) -> None:
    for words in ((), ("--help",), ("-h",)):
        done = grani(home, *words)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Examples:" in done.stdout
        for name in COMMANDS:
            assert f" {name} " in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(
    name: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    texts = texts_of(lang)
    assert main((name, "--help", "--lang", lang)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith(f"{texts['help-usage']} grani {name}")
    assert texts[f"help-{name}"].partition("\n")[0] in said.out
    assert texts[f"help-{name}-examples"] in said.out
    assert f"  grani {name}" in texts[f"help-{name}-examples"]
    assert max(len(line) for line in said.out.splitlines()) <= 80
    assert all(len(line) <= 80 for line in texts[f"help-{name}"].splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained_in_every_language(name: str, lang: str) -> None:
    """A new option needs one key, ``help-COMMAND-OPTION``, in each language."""
    command = parser(lang)[name]
    options = [
        argument.name.lstrip("-").lower() for argument in command.assemble_argument_collection()
    ]
    assert "lang" in options
    assert [option for option in options if about(name, option, texts_of(lang)) is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_usage_names_the_arguments_and_no_list_is_without_them(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = texts_of(lang)
    game, bots = texts["help-word-game"], texts["help-word-bots"]
    for words, usage in (("arena", f"[{game}] [{bots}...]"), ("play", f"[{game}]")):
        assert main((words, "--help", "--lang", lang)) == 0
        said = capsys.readouterr().out
        options = texts["help-word-options"]
        assert said.startswith(f"{texts['help-usage']} grani {words} [{options}] {usage}\n")
        assert said.count(" --debug ") == 1
        assert f" {texts['help-commands']} " not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_behind_an_option_is_called_by_its_kind(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = texts_of(lang)
    folder, file = texts["help-word-folder"], texts["help-word-file"]
    assert main(("serve", "--help", "--lang", lang)) == 0
    said = capsys.readouterr().out
    assert f"--static {folder} " in said
    assert f"--db {texts['help-word-database']} " in said
    assert main(("play", "--help", "--lang", lang)) == 0
    assert f"--resume {file} " in capsys.readouterr().out
    assert main(("review", "--help", "--lang", lang)) == 0
    said = capsys.readouterr().out
    assert f"--mistakes {folder} " in said
    assert f"--speed {texts['help-word-choice']} " in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [(), *((name,) for name in COMMANDS)], ids=str)
def test_debug_is_in_every_list_of_options(
    words: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main((*words, "--help", "--lang", lang)) == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert f" --debug {texts_of(lang)['help-option-debug']} " in said


def test_what_is_kept_for_ever_is_kept_without_a_term() -> None:
    for lang, word in (("ru", "бессрочно"), ("uk", "безстроково")):
        for option in ("keep-finished", "keep-open"):
            assert texts_of(lang)[f"help-serve-{option}"].endswith(f"0 — {word}.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_read_at_once_is_what_fluent_reads(lang: str) -> None:
    words = language(lang)
    texts = texts_of(lang)
    assert list(texts) == list(texts_of("en"))
    assert {key: words.say(key) for key in texts} == texts
    assert "{" not in "".join(texts.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", ["60", "80", "200"])
def test_the_front_page_is_the_one_that_the_parser_would_show(
    lang: str, width: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    parser(lang)(["--help"], exit_on_error=False, result_action="return_value")
    shown = capsys.readouterr().out
    assert "simulate" in shown
    for words in (["--help"], ["-h"], []):
        for given in (["--lang", lang, *words], [*words, f"--lang={lang}"]):
            assert main(given) == 0
            assert capsys.readouterr().out == shown


@pytest.mark.parametrize(
    ("words", "env", "lang"),
    [
        (("--lang", "uk", "simulate", "--help"), {}, "uk"),
        (("--lang=ru", "simulate", "--help"), {"LC_ALL": "uk_UA.UTF-8"}, "ru"),
        (("simulate", "--help", "--lang", "uk"), {}, "uk"),
        (("simulate", "--help"), {"LC_ALL": "ru_RU.UTF-8"}, "ru"),
        (("simulate", "--help"), {"LC_ALL": "", "LANG": "uk_UA.UTF-8"}, "uk"),
        (("simulate", "--help"), {"LC_ALL": "de_DE.UTF-8"}, "en"),
    ],
)
def test_help_speaks_the_chosen_language(
    home: Path, words: tuple[str, ...], env: dict[str, str], lang: str
) -> None:
    done = grani(home, *words, COLUMNS="200", **env)
    assert (done.returncode, done.stderr) == (0, "")
    texts = texts_of(lang)
    for key in ("help-usage", "help-parameters", "help-simulate-jobs", "help-option-lang"):
        assert texts[key] in done.stdout, key
    assert f"[{texts['help-default']}: 1000]" in done.stdout
    assert f"--seats {texts['help-word-str']}" in done.stdout


def test_a_language_before_the_command_is_for_the_command(home: Path) -> None:
    done = grani(home, "--lang", "uk", "games")
    assert language("uk").say("game-dice-forge") in done.stdout
    bare = grani(home, "--lang", "ru")
    assert texts_of("ru")["help-grani-examples"] in bare.stdout


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("--version",)) == 0
    assert capsys.readouterr().out == f"grani {installed()} ({build()})\n"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_games_lists_all(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("games", "--lang", lang)) == 0
    said = capsys.readouterr().out
    for name in games():
        assert f"grani play {name}" in said
        assert ", ".join(bot_names(name)) in said
    assert "introductory" in said


def test_nothing_heavy_is_imported_before_it_is_needed(home: Path) -> None:
    """``import grani`` brings nothing along, and help does not load games, drawings or texts."""
    heavy = "['cyclopts', 'rich', 'fluent', 'grani.cli', 'grani.core', 'grani.dice_forge']"
    lazy = "['cyclopts', 'fluent', 'grani.core.registry', 'grani.dice_forge', 'grani.arena']"
    program = f"""
import sys, io
import grani
assert not [name for name in {heavy} if name in sys.modules]
from grani.cli import main
sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
assert main(["--help"]) == 0
assert not [name for name in {lazy} if name in sys.modules], sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, env=environment(home))


def test_a_simulation_in_one_process_imports_nothing_for_several(home: Path) -> None:
    """What a start costs is what it imports: no pool, no progress bar, no packages of others."""
    needless = "['multiprocessing', 'concurrent.futures', 'rich.progress', 'importlib.metadata']"
    program = f"""
import sys, io
from grani.cli import main
sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
assert main(["simulate", "--games", "1"]) == 0
found = [name for name in {needless} if name in sys.modules]
assert not found, found
"""
    subprocess.run([sys.executable, "-c", program], check=True, env=environment(home))

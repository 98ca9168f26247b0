"""Whatever is wrong, users see one line and exit code 2, and no file is touched."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from grani.cli import main
from grani.locales import LANGUAGES, language
from tests.cli.running import command, environment, grani, is_one_line, record
from tests.cli.test_words import arguments, refused_setups

NOBODY = 65534
NAMES = [name for key in refused_setups() for name in arguments("en")[f"cli-error-{key}"]]

WORDS: dict[str, tuple[tuple[str, ...], str]] = {
    "no crowd at all": (("serve", "--crowd", "0"), "--crowd 0"),
    "no look-ups": (("serve", "--lookups-per-minute", "0"), "--lookups-per-minute 0"),
    "unknown command": (("pley",), "did you mean play?"),
    "unknown option": (("play", "--sed", "3"), "did you mean --seed?"),
    "no number": (("play", "--seed", "three"), "--seed"),
    "missing argument": (("replay",), "RECORD"),
    "too many arguments": (("play", "dice-forge", "more"), "more"),
    "unknown game": (("play", "dice-frge"), "did you mean dice-forge?"),
    "unknown bot": (("play", "--seats", "you,gredy"), "did you mean greedy?"),
    "one seat": (("play", "--seats", "you"), "2 to 4"),
    "five seats": (("play", "--seats", "you,you,you,you,you"), "2 to 4"),
    "no seat": (("play", "--seats", ""), "no player “”"),
    "unknown set": (("play", "--setup", "hydro"), "did you mean hydra?"),
    "two sets of a slot": (("play", "--setup", "silver_hind,great_bear"), "share the slot"),
    "too many names": (("play", "--names", "a,b,c"), "names: 3, but only 2 seats"),
    "equal names": (("play", "--names", "a,a"), "two seats"),
    "long name": (("play", "--names", "a" * 50), "too long"),
    "unknown language": (("play", "--lang", "xx"), ", ".join(LANGUAGES)),
    "no such record": (("replay", "no/such/file"), "no such file"),
    "folder as record": (("replay", "."), "directory"),
    "folder as position": (("position", "."), "directory"),
    "folder as save": (("play", "--save", "."), "folder"),
    "folder of save missing": (("play", "--save", "no/such/x.json"), "no such file"),
    "resume nothing": (("play", "--resume", "no/such/file"), "no such file"),
    "resume standard input": (("play", "--resume=-"), "needs a file"),
    "resume standard input, apart": (("play", "--resume", "-"), "--resume needs a file"),
    "resume an option": (("play", "--resume", "--plain"), "--resume needs a value"),
    "resume without a word": (("play", "--resume"), "--resume needs a value"),
    "id of no game": (("position", "chess:abcd"), "no game 'chess'"),
    "garbled id": (("position", "dice-forge:abcd"), "garbled"),
    "null in a name": (("replay", "a\0b"), "null"),
}


@pytest.mark.parametrize("name", WORDS)
def test_wrong_words(
    name: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    words, part = WORDS[name]
    assert main(words) == 2
    said = capsys.readouterr()
    assert is_one_line(said.err), said.err
    assert part in said.err
    assert said.out == ""
    assert not home.exists(), "nothing is begun"


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("name", [name for name in WORDS if name != "unknown language"])
def test_wrong_words_are_answered_in_the_chosen_language(
    name: str,
    lang: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Names and what the engine says in detail stay as they are; the sentence does not."""
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    assert main(WORDS[name][0]) == 2
    said = capsys.readouterr().err
    assert is_one_line(said), said
    assert re.search("[а-яіїє]{4}", said), said
    other = "ru" if lang == "uk" else "uk"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    main(("--lang", other, *WORDS[name][0]))
    assert capsys.readouterr().err != said


SETUPS: dict[str, tuple[str, ...]] = {
    "setup-modules": ("dice-forge", "--setup", "goddess,titans"),
    "setup-whole": ("dice-forge", "--setup", "random,hydra"),
    "setup-slot": ("dice-forge", "--setup", "silver_hind,great_bear"),
    "setup-unknown": ("dice-forge", "--setup", "nonsense"),
    "house-none": ("rolling-realms", "--house", "forge"),
    "house-near": ("dice-forge", "--house", "miror"),
    "house-unknown": ("dice-forge", "--house", "nonsense"),
    "realms-code": ("rolling-realms", "--setup", "nonsense"),
    "realms-letter": ("rolling-realms", "--setup", "STWPCEMKZ"),
    "realms-count": ("rolling-realms", "--setup", "scythe,tapestry"),
    "realms-unknown": ("rolling-realms", "--setup", "x,x,x,x,x,x,x,x,x"),
    "realms-twice": ("rolling-realms", "--setup", "STWPCEMKK"),
}
"""A set-up for every sentence in which the rules can refuse what is typed."""


def test_every_refusal_of_a_set_up_has_its_message() -> None:
    assert set(SETUPS) == set(refused_setups())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SETUPS)
def test_refused_set_ups_are_answered_in_one_language(
    key: str, lang: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for way in ("play", "simulate"):
        assert main((way, *SETUPS[key], "--lang", lang)) == 2
        said = capsys.readouterr().err
        assert is_one_line(said), said
        told = re.escape(language(lang).say(f"cli-error-{key}", **dict.fromkeys(NAMES, "…")))
        assert re.search(told.replace("…", ".+"), said), said


@pytest.mark.parametrize(("option", "word"), [("--setup", "hydro"), ("--house", "miror")])
def test_what_was_perhaps_meant_is_said_in_the_language_too(
    option: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    near = {"hydro": "hydra", "miror": "mirror"}[word]
    for lang in LANGUAGES:
        assert main(("play", option, word, "--lang", lang)) == 2
        assert language(lang).say("cli-error-near", near=near) in capsys.readouterr().err


def break_text(text: str) -> dict[str, bytes]:
    """A good file in bad ways."""
    data = json.loads(text)
    return {
        "empty": b"",
        "cut short": text.encode()[: len(text) // 2],
        "garbled": text.replace(":", ";").encode(),
        "binary": bytes(range(256)) * 20,
        "not utf-8": text.encode("utf-16"),
        "deep": b'{"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "huge number": json.dumps({**data, "rules": 0})
        .replace('"rules": 0', '"rules": ' + "9" * 6000)
        .encode(),
        "not a number": json.dumps({**data, "rules": float("nan")}).encode(),
        "infinite": json.dumps({**data, "rules": float("inf")}).encode(),
        "a list": b"[]",
        "a word": b'"dice-forge"',
        "null": b"null",
        "other rules": json.dumps({**data, "rules": "0"}).encode(),
        "other game": json.dumps({**data, "game": "dice-frge"}).encode(),
        "steering field": json.dumps({**data, "\x1b[2J\nx": 1}).encode(),
        "too large": b" " * 5_000_000,
    }


def mend(data: dict[str, Any], **changes: object) -> bytes:
    return json.dumps({**data, **changes}).encode()


RECORDS: dict[str, Callable[[dict[str, Any]], bytes]] = {
    "illegal action": lambda data: mend(data, actions=[*data["actions"][:20], 239]),
    "action out of range": lambda data: mend(data, actions=[10**9]),
    "action is text": lambda data: mend(data, actions=["80"]),
    "more after the end": lambda data: mend(data, actions=[*data["actions"], 0]),
    "no seats": lambda data: mend(data, seats=[]),
    "seat is a number": lambda data: mend(data, seats=[1, 2]),
    "other format": lambda data: mend(data, format="grani-record-9"),
    "set of another slot": lambda data: mend(data, setup={"feats": {"moon_2": "hydra"}}),
    "tags are text": lambda data: mend(data, tags="x"),
}

POSITIONS: dict[str, Callable[[dict[str, Any]], bytes]] = {
    "too much gold": lambda data: mend(
        data, heroes=[{**data["heroes"][0], "gold": 99}, data["heroes"][1]]
    ),
    "face in two places": lambda data: mend(data, temple={**data["temple"], "gold_3": 4}),
    "round out of range": lambda data: mend(data, round=10),
    "nothing pending": lambda data: mend(data, pending=[]),
    "one hero": lambda data: mend(data, heroes=data["heroes"][:1]),
    "unknown field": lambda data: mend(data, rund=1),
}


@pytest.fixture
def half(finished: Path, tmp_path: Path) -> Path:
    """A good position, from the middle of a game."""
    done = grani(tmp_path, "replay", str(finished), "--to", "60", "--position")
    path = tmp_path / "half.json"
    path.write_text(done.stdout, "utf-8")
    return path


def check(path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> str:
    before = path.read_bytes()
    assert main(words) == 2, words
    said = capsys.readouterr()
    assert is_one_line(said.err), said.err
    assert "\x1b" not in said.err
    assert said.out == ""
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    return said.err


def test_broken_records(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = break_text(finished.read_text("utf-8"))
    broken |= {name: change(record(finished)) for name, change in RECORDS.items()}
    folder = tmp_path / "files"
    folder.mkdir()
    path = folder / "record.json"
    for name, content in broken.items():
        path.write_bytes(content)
        for words in (("replay", str(path)), ("play", "--resume", str(path))):
            assert str(path) in check(path, words, capsys), name


def test_broken_positions(half: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(half.read_text("utf-8"))
    broken = break_text(half.read_text("utf-8"))
    broken |= {name: change(data) for name, change in POSITIONS.items()}
    folder = tmp_path / "files"
    folder.mkdir()
    path = folder / "position.json"
    for name, content in broken.items():
        path.write_bytes(content)
        assert str(path) in check(path, ("position", str(path)), capsys), name


@pytest.mark.parametrize("name", ["binary", "deep", "huge number", "steering field"])
def test_hostile_files_in_a_process_of_their_own(home: Path, half: Path, name: str) -> None:
    content = break_text(half.read_text("utf-8"))[name]
    done = grani(home, "position", "-", typed=content)
    assert done.returncode == 2
    assert is_one_line(done.stderr), done.stderr
    assert done.stdout == ""


def test_names_that_steer_a_terminal_are_disarmed(
    home: Path, finished: Path, tmp_path: Path
) -> None:
    path = tmp_path / "hostile.json"
    path.write_bytes(mend(record(finished), seats=["\x1b[2J\x07evil\n", "\ud800\u202e"]))
    done = grani(home, "replay", str(path), "--table")
    assert (done.returncode, done.stderr) == (0, "")
    assert "evil" in done.stdout
    assert not {"\x1b", "\x07", "\u202e"} & set(done.stdout)


def test_a_tag_that_lies_about_the_dice(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record(finished)
    path = tmp_path / "files" / "liar.json"
    path.parent.mkdir()
    for lie in ("0 0 0 0", "1 2 3", "a b c d", "-1 0 0 0"):
        tags = {**data["tags"], "dice": lie}
        path.write_bytes(mend(data, actions=data["actions"][:30], tags=tags))
        check(path, ("play", "--resume", str(path)), capsys)


def test_a_finished_game_is_not_resumed(home: Path, finished: Path) -> None:
    done = grani(home, "play", "--resume", str(finished))
    assert done.returncode == 2
    assert "the game is over" in done.stderr


def test_a_file_that_may_not_be_read(
    tmp_path: Path, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    locked = tmp_path / "locked.json"
    locked.write_bytes(finished.read_bytes())
    assert main(("replay", str(locked))) == 0
    locked.chmod(0)
    capsys.readouterr()
    with as_nobody():
        assert main(("replay", str(locked))) == 2
    said = capsys.readouterr()
    assert is_one_line(said.err), said.err
    assert "permission denied" in said.err


@contextmanager
def as_nobody() -> Iterator[None]:
    """Give up the rights of root for a while, where the tests run as root."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


def test_debug_shows_the_traceback(home: Path) -> None:
    done = grani(home, "replay", "no/such/file", "--debug")
    assert done.returncode == 2
    assert done.stderr.startswith("Traceback")
    assert "No such file" in done.stderr


def test_a_full_disk_behind_standard_output_is_one_line(home: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            command("games"),
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(home),
            text=True,
        )
    assert done.returncode == 2
    assert is_one_line(done.stderr), done.stderr

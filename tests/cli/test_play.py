"""Playing at the keyboard: whole games, undo, saves, resuming."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grani.locales import language
from tests.cli.running import answers, grani, record, saved

pytestmark = pytest.mark.by_turns(2)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_whole_game_is_played_to_its_end(home: Path, lang: str) -> None:
    done = grani(
        home, "play", "--seed", "3", "--lang", lang, "--names", "Olena", typed="".join(answers(3))
    )
    assert (done.returncode, done.stderr) == (0, "")
    words = language(lang)
    assert words.say("table-scores") in done.stdout
    assert words.say("table-round", round=9, rounds=9) in done.stdout
    path = saved(home)
    assert f"grani replay {path}" in done.stdout
    tags = record(path)["tags"]
    assert (tags["status"], tags["lang"], tags["kinds"]) == ("over", lang, "you,easy")


def test_four_seats_with_all_alternates(home: Path) -> None:
    done = grani(
        home,
        *("play", "--seats", "you,random,greedy,you", "--setup", "alternates", "--seed", "5"),
        typed="".join(answers(5)),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final glory" in done.stdout
    assert record(saved(home))["seats"] == ["Player 1", "Daedalus", "Ariadne", "Player 2"]


def test_bots_alone_are_told_as_they_play(home: Path) -> None:
    done = grani(home, "play", "--seats", "random,greedy", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Daedalus: light die rolls" in done.stdout
    assert "Final glory" in done.stdout


def test_a_game_cut_short_and_resumed_goes_on_identically(tmp_path: Path) -> None:
    lines = answers(21, highest=2)
    words = ("--seats", "you,random,greedy", "--setup", "random", "--seed", "21")
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    grani(tmp_path, "play", *words, "--save", str(whole), typed="".join(lines))
    actions = record(whole)["actions"]
    left = grani(tmp_path, "play", *words, "--save", str(part), typed="".join(lines[:7]))
    for start, end in ((7, 8), (8, 40), (40, None)):
        assert left.returncode == 0
        assert f"grani play --resume {part}" in left.stdout
        assert record(part)["tags"]["status"] == "playing"
        assert actions[: len(record(part)["actions"])] == record(part)["actions"]
        typed = "".join(lines[start:end])
        left = grani(tmp_path, "play", "--resume", str(part), typed=typed)
    assert (left.returncode, left.stderr) == (0, "")
    assert record(part)["actions"] == actions
    assert record(part)["tags"]["status"] == "over"


def test_resuming_keeps_names_and_language(home: Path) -> None:
    grani(home, "play", "--seed", "1", "--lang", "uk", "--names", "Олена,Тарас", typed="1\n")
    done = grani(home, "play", "--resume", str(saved(home)), typed="q\n")
    assert "Олена (ви)" in done.stdout
    assert "Тарас" in done.stdout
    done = grani(home, "play", "--resume", str(saved(home)), "--lang", "en", typed="q\n")
    assert "Олена (you)" in done.stdout


def test_a_hint_names_the_best_options_and_gets_sharper_when_asked_again(home: Path) -> None:
    done = grani(home, "play", "--seed", "3", "--plain", typed="a\na\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    heading = "Chance to win if everyone plays strongly from here, as the bots judge it:\n"
    first, second = done.stdout.split(heading)[1:]
    for told in (first, second):
        assert len(re.findall(r"^\d+\. .*: \d+%$", told, re.MULTILINE)) == 3
        assert re.search(r"off by up to \d\d percentage points \(95%\)", told)
        assert "Type a again" in told


def test_who_plays_alone_is_told_what_score_to_expect(home: Path) -> None:
    words = ("play", "rolling-realms", "--seats", "you", "--seed", "3", "--lang", "uk", "--plain")
    done = grani(home, *words, typed="підказка\nq\n")
    told = done.stdout.split("Очікуваний рахунок, якщо далі грати сильно, за оцінкою ботів:\n")[1]
    assert re.search(r"^(\d+\.|e) [^:]+:.* \d\d,\d$", told, re.MULTILINE), told
    assert re.search(r"до \d,\d \(95 %\)", told)


def test_undo_goes_back_to_the_last_real_decision(home: Path) -> None:
    before = grani(home / "a", "play", "--seed", "4", typed="q\n")
    after = grani(home / "b", "play", "--seed", "4", typed="1\n1\nu\nu\nu\nq\n")
    actions = record(saved(home / "a"))["actions"]
    kept = record(saved(home / "b"))["actions"]
    assert kept[: len(actions)] == actions
    assert all(action >= 64 for action in kept[len(actions) :]), "only dice may be ahead"
    assert "Nothing to undo" in after.stdout
    table = before.stdout.split("1–")[0]
    assert after.stdout.count(table.split("What happened")[0]) == 2, "the same table again"


def test_words_of_every_language_work_at_the_prompt(home: Path) -> None:
    for lang, undo, leave in (("en", "u", "q"), ("ru", "н", "в"), ("uk", "с", "вихід")):
        place = home / lang
        done = grani(place, "play", "--seed", "4", "--lang", lang, typed=f"1\n{undo}\n{leave}\n1\n")
        assert done.returncode == 0
        assert done.stdout.count(language(lang).say("table-step-forge")) == 1
        assert done.stdout.rstrip().endswith(f"grani play --resume {saved(place)}")


def test_rules_help_log_and_nonsense_at_the_prompt(home: Path) -> None:
    done = grani(
        home,
        *("play", "--seed", "4", "--names", "Olena"),
        typed="?\nr hydra\nr oust\ni 1\ni 99\nl\nt\nr\nfoo\n99\n\n0\nq\n",
    )
    assert "undo your last decision" in done.stdout
    assert "Hydra: No effect, only glory" in done.stdout
    assert "Oust: Moving to a portal" in done.stdout
    assert "3 gold: Gain 3 gold" in done.stdout
    assert "Type i and a number from 1 to" in done.stdout
    assert "Type r and part of a name" in done.stdout
    assert done.stdout.count("Type a number from 1 to") == 3
    assert done.stdout.count("Round 1 of 9") == 2
    assert "    1  Set-up: face" in done.stdout


def test_saving_elsewhere_never_replaces_a_foreign_file(home: Path, tmp_path: Path) -> None:
    foreign = tmp_path / "letter.txt"
    foreign.write_text("dear friend")
    other = tmp_path / "other.json"
    grani(home / "x", "play", "--seed", "1", "--save", str(other), typed="1\n")
    kept = other.read_bytes()
    mine = tmp_path / "my game.json"
    orders = [f"s {place}" for place in (foreign, other, tmp_path, tmp_path / "no" / "x", mine)]
    done = grani(
        home, "play", "--seed", "4", typed="\n".join(["1", *orders, "1", f"s {mine}", "q", ""])
    )
    # A long path begins a new line, so a line may end after the colon.
    assert done.stdout.count("Not saved:") == 4
    assert foreign.read_text() == "dear friend"
    assert other.read_bytes() == kept
    assert record(mine)["actions"] == record(saved(home))["actions"]


def test_save_option_refuses_a_foreign_file(home: Path, tmp_path: Path) -> None:
    foreign = tmp_path / "letter.txt"
    foreign.write_text("dear friend")
    done = grani(home, "play", "--save", str(foreign), typed="1\n")
    assert done.returncode == 2
    assert done.stderr == (
        f"grani: {foreign} exists and is not a save of this game: choose another name\n"
    )
    assert foreign.read_text() == "dear friend"


def test_a_record_of_others_is_resumed_without_touching_it(
    home: Path, tmp_path: Path, finished: Path
) -> None:
    data = record(finished)
    del data["tags"]
    data["actions"] = data["actions"][:40]
    foreign = tmp_path / "foreign.json"
    foreign.write_text(json.dumps(data))
    kept = foreign.read_bytes()
    done = grani(home, "play", "--resume", str(foreign), "--seats", "you,greedy", typed="1\n1\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert foreign.read_bytes() == kept
    assert len(record(saved(home))["actions"]) >= 40


def test_a_state_folder_that_cannot_be_made_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = grani(blocked, "play", "--seed", "4", typed="1\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game cannot be saved" in done.stdout


def test_no_temporary_files_are_left(home: Path) -> None:
    grani(home, "play", "--seed", "4", typed="1\n1\n1\nq\n")
    assert [path.name for path in (home / "grani").iterdir()] == [saved(home).name]

"""The lists of CONTRIBUTING.md are followed in a copy of the sources: who keeps to them is done.

A list fails here if a file must be touched that it does not name, if it names one in vain, or if
what was added does not stand up to the tests that every game, card, realm and bot must pass.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.guide.additions import (
    add_asker,
    add_bot,
    add_feat,
    add_language,
    add_question,
    add_realm,
)
from tests.guide.copies import Copy
from tests.guide.page import Recipe, recipe

pytestmark = pytest.mark.slow
NUMBERS = "tests/lasting/test_numbers.py"
GENERATED = "tests/tools/test_generate.py"
ENVS = "tests/envs/test_observations.py"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path / "copy")


def check_touched(copy: Copy, named: list[str]) -> None:
    """Whatever was touched is named, and whatever is named was touched."""
    folders = tuple(name for name in named if name.endswith("/"))
    changed = copy.changed()
    unnamed = {name for name in changed if name not in named and not name.startswith(folders)}
    assert sorted(unnamed) == [], "touched, but not on the list"
    idle = [
        name for name in named if not any(one == name or one.startswith(name) for one in changed)
    ]
    assert idle == [], "on the list, but not touched"


def follow(copy: Copy, steps: Recipe) -> None:
    """Run the commands of a list; what they write is named too."""
    check_touched(copy, steps.by_hand)
    written = []
    for command, files in steps.commands.items():
        copy.run(command)
        written += files
        check_touched(copy, steps.by_hand + written)


def test_a_list_that_forgets_a_file_or_names_one_in_vain_is_noticed(copy: Copy) -> None:
    copy.append("tools/words.py", "\n")
    check_touched(copy, ["tools/words.py"])
    with pytest.raises(AssertionError, match="not on the list"):
        check_touched(copy, [])
    with pytest.raises(AssertionError, match="on the list, but not touched"):
        check_touched(copy, ["tools/words.py", "tools/wire.py"])


@pytest.mark.by_turns(3)
def test_a_feat_of_known_verbs_is_a_row_and_its_words(copy: Copy) -> None:
    steps = recipe("Add a feat of known verbs")
    assert len(steps.by_hand) <= 4
    add_feat(copy)
    follow(copy, steps)
    wanted = "my_feat or test_numbers or test_generate or test_strips or rule or share_a_name"
    folders = ("tests/contract", "tests/golden", "tests/locales/test_dice_forge.py")
    said = copy.tests(wanted, *folders, NUMBERS, GENERATED, "tests/tools/test_strips.py")
    assert " passed" in said


@pytest.mark.by_turns(3)
def test_a_realm_is_a_module_its_row_and_its_words(copy: Copy) -> None:
    steps = recipe("Add a realm")
    add_realm(copy)
    follow(copy, steps)
    wanted = (
        "my_realm or test_numbers or test_generate or test_rolling_realms or test_realms_tables"
        " or tables_in_the_documents"
    )
    folders = ("tests/contract", "tests/golden", "tests/locales/test_rolling_realms.py")
    said = copy.tests(wanted, *folders, NUMBERS, GENERATED, "tests/rules", ENVS)
    assert " passed" in said


@pytest.mark.by_turns(3)
def test_a_bot_is_ten_lines_and_its_name(copy: Copy) -> None:
    steps = recipe("Add a bot")
    add_bot(copy)
    follow(copy, steps)
    lines = copy.read("src/grani/bots/my_bot.py").splitlines()
    assert len([line for line in lines if line.strip()]) <= 10
    assert " passed" in copy.tests("my_bot", "tests/bots/test_bots.py")
    assert "my_bot" in copy.run("grani", "games")


@pytest.mark.by_turns(3)
def test_a_question_is_a_class_its_words_and_its_test(copy: Copy) -> None:
    steps = recipe("Add a question")
    add_question(copy)
    check_touched(copy, steps.by_hand)
    # Nothing asks it yet, and words that nobody says are noticed.
    add_asker(copy)
    asker = recipe("Add a feat of known verbs")
    by_hand = {*steps.by_hand, *asker.by_hand, "src/grani/dice_forge/verbs/rebellion.py"}
    commands = {
        command: [*steps.commands.get(command, []), *files]
        for command, files in asker.commands.items()
    }
    assert set(steps.commands) <= set(commands)
    follow(copy, Recipe(sorted(by_hand), commands))
    assert "wager [no; yes]" in copy.read("tests/golden/dice-forge-3-my_feat.txt")
    wanted = (
        "my_feat or wager or typed or test_numbers or test_generate or same_keys"
        " or message_for_all or kind_of_question or kind_of_decision"
    )
    said = copy.tests(
        wanted,
        *("tests/contract", "tests/golden", "tests/locales", NUMBERS, GENERATED),
        *("tests/dice_forge/test_asked.py", "tests/dice_forge/test_decisions.py"),
        *("tests/fuzz/test_nets.py", "tests/lessons/test_coach.py"),
    )
    assert " passed" in said


@pytest.mark.by_turns(3)
def test_a_language_is_a_folder(copy: Copy) -> None:
    steps = recipe("Add a language")
    add_language(copy)
    follow(copy, steps)
    assert "Dice Forge" in copy.run("grani", "--lang", "xx", "games")
    said = copy.tests("xx or test_generate or same_files", "tests/locales", GENERATED)
    assert " passed" in said
    assert "Martian" in copy.read("web/src/generated/languages.ts")

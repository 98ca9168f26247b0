"""Instructions beside those of the last landing: what is compared, and what it is called."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bench import builds
from bench.builds import BuildError
from bench.check import __main__ as check, landing
from bench.check.counting import Counted, counter, total
from bench.check.pieces import PIECES, Part, Piece
from bench.check.verdicts import DEARER, LIMIT, Line, sentences

PIECE = Piece("clone", "clones", (Part("clone", 3),))


def line(before: int, after: int, why: str = "") -> Line:
    return Line(PIECE, Counted(before), Counted(after), why)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two commits on main, the second of which is nothing that is built."""
    monkeypatch.setattr(landing, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Olena")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "olena@example.org")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    (tmp_path / "src").mkdir()
    commit(tmp_path, "src/rules.py", "one")
    commit(tmp_path, "README.md", "two")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(folder: Path, name: str, text: str, message: str = "change") -> str:
    (folder / name).write_text(text)
    git(folder, "add", name)
    git(folder, "commit", "--quiet", "--message", message)
    return git(folder, "rev-parse", "HEAD")


def test_every_piece_has_a_name_of_its_own_and_is_made_of_work_that_there_is() -> None:
    assert len({piece.name for piece in PIECES}) == len(PIECES)
    for piece in PIECES:
        for part in piece.parts:
            assert callable(part.made()), piece.name


def test_commands_of_a_room_are_carried_out() -> None:
    assert Part("room", 3, module="serious").made()() == 3


def test_a_branch_is_held_against_where_it_left_main(repository: Path) -> None:
    left = git(repository, "rev-parse", "main")
    git(repository, "checkout", "--quiet", "-b", "mine")
    commit(repository, "src/rules.py", "mine")
    git(repository, "checkout", "--quiet", "main")
    commit(repository, "src/others.py", "theirs")
    git(repository, "checkout", "--quiet", "mine")
    assert landing.last_landing() == left
    assert landing.edited(left) == ["src/rules.py"]


def test_in_a_clone_it_is_what_the_others_have(repository: Path) -> None:
    landed = git(repository, "rev-parse", "main")
    git(repository, "update-ref", "refs/remotes/origin/main", landed)
    commit(repository, "src/rules.py", "not pushed yet")
    assert landing.last_landing() == landed


def test_main_itself_is_held_against_the_commit_before(repository: Path) -> None:
    assert landing.last_landing() == git(repository, "rev-parse", "HEAD~1")
    (repository / "src" / "new.py").write_text("edited")
    assert landing.last_landing() == git(repository, "rev-parse", "HEAD")
    assert landing.edited("HEAD") == ["src/new.py"]


def test_a_first_commit_has_nothing_before_it(repository: Path) -> None:
    git(repository, "checkout", "--quiet", "HEAD~1")
    git(repository, "branch", "--force", "main", "HEAD")
    with pytest.raises(BuildError, match="there is no commit before this one"):
        landing.last_landing()


def test_commits_share_a_build_if_they_change_nothing_of_it(repository: Path) -> None:
    before = git(repository, "rev-parse", "HEAD~1")
    assert landing.key_of(before) == landing.key_of("HEAD"), "README.md is in no build"
    commit(repository, "src/rules.py", "others")
    assert landing.key_of(before) != landing.key_of("HEAD")


def test_where_nothing_is_built_anew_nothing_is_counted(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.main([]) == 0
    assert "Nothing that is compiled or played has changed" in capsys.readouterr().out


def test_commits_say_what_is_meant_to_cost_more(repository: Path) -> None:
    base = git(repository, "rev-parse", "HEAD")
    commit(repository, "src/rules.py", "a", "Look\n\nWhy.\n\nCosts: clone, look: golems remember")
    commit(repository, "src/rules.py", "b", "Costs nothing\n\nCosts: batch\n")
    assert landing.reasons_since(base) == {"clone": "golems remember", "look": "golems remember"}


def test_a_tenth_more_is_allowed_and_no_more() -> None:
    assert line(1000, 1000 + int(1000 * LIMIT)).fails is False
    assert line(1000, 1101).verdict == DEARER
    assert line(1000, 1101).fails
    assert [line(1000, now).verdict for now in (985, 1009, 1011)] == ["cheaper", "same", "dearer"]


def test_what_is_meant_may_land() -> None:
    meant = line(1000, 1500, "golems remember")
    assert meant.verdict == "meant: golems remember"
    assert not meant.fails


def test_what_fails_is_said_with_the_remedy() -> None:
    said = sentences([line(1000, 1000), line(1000, 1250)])
    assert len(said) == 1
    assert said[0].startswith("clone: 25% more instructions, 10% are allowed.")
    assert said[0].endswith("Costs: clone: why")


def test_what_cannot_be_done_any_more_fails_and_what_is_new_does_not() -> None:
    broken = Line(PIECE, Counted(5), Counted(trouble="KeyError: 'x'"))
    new = Line(PIECE, Counted(trouble="ImportError: no y"), Counted(5))
    assert (broken.fails, new.fails) == (True, False)
    assert sentences([broken, new]) == [
        "clone cannot be done: KeyError: 'x'",
        "clone could not be done before: ImportError: no y",
    ]
    assert [row.cells()[4] for row in (broken, new)] == ["", ""]


def test_the_instructions_of_a_profile_are_read() -> None:
    assert total("events: Ir\n\nfn=(1) main\n0 7\n\ntotals: 1234567\n") == 1_234_567
    with pytest.raises(BuildError, match="has counted nothing"):
        total("events: Ir\n")


def test_without_valgrind_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.check.counting.shutil.which", lambda tool: None)
    with pytest.raises(BuildError, match=r"valgrind is missing.*apt-get install valgrind"):
        counter()


def test_builds_are_kept_where_make_clean_finds_them() -> None:
    assert builds.ROOT / ".bench" in landing.BUILDS.parents

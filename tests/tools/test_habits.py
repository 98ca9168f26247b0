"""What looks at a commit before it is made: our own tools, from our own environment."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.packaging.sources import ROOT

HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def entries() -> list[str]:
    """Give the commands of the hooks."""
    return re.findall(r"(?m)^ +entry: (.+)$", HOOKS)


def test_hooks_come_from_nowhere_else() -> None:
    assert set(re.findall(r"repo: (\S+)", HOOKS)) == {"local"}
    assert set(re.findall(r"language: (\S+)", HOOKS)) == {"system"}
    assert "http" not in HOOKS


def test_hooks_run_what_the_environment_has() -> None:
    programs = {Path(entry.split()[0]) for entry in entries()}
    assert {program.parent.as_posix() for program in programs} == {".venv/bin"}
    here = {path.name for path in Path(sys.executable).parent.iterdir()}
    assert {program.name for program in programs} <= here
    modules = [words[2] for entry in entries() if (words := entry.split())[1:2] == ["-m"]]
    assert [name for name in modules if not (ROOT / f"{name.replace('.', '/')}.py").is_file()] == []


def test_hooks_look_at_what_lint_looks_at() -> None:
    for tool in ("ruff format", "ruff check", "mypy", "tools.web check"):
        assert any(tool in entry for entry in entries()), tool
        assert re.search(rf"\$\(BIN\)/(python -m )?{tool}", MAKEFILE), tool
    assert ".venv/bin/python -m tools.generate --check" in entries()


def test_help_names_what_make_can_do() -> None:
    listed, _, rules = MAKEFILE.partition("\n\n")
    named = re.findall(r"make ([\w-]+) ", listed)
    assert len(named) > 15
    assert [name for name in named if f"\n{name}:" not in rules] == []
    assert max(map(len, listed.splitlines())) <= 80
    assert len(listed.splitlines()) < 24, "a terminal has no more"

"""Where the games of the ladder are kept, and what they depend on.

A source is a question of the arena and a task that plays its games by number. Its file is named by
a fingerprint of all that its games follow from: rules, bots with their presets, weights, and the
code that thinks. So a bot that was retuned begins anew, and everybody else's games are still good.
Files only grow; whoever is killed loses the games that were running.
"""

from __future__ import annotations

import ast
import hashlib
import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path

import grani.bots
from grani.arena.deals import Line
from grani.arena.question import Question
from grani.bots import dice_forge
from grani.bots.forge_weights import name_for
from grani.bots.naming import read_spec
from grani.bots.weights import path_of
from grani.core.registry import game
from grani.dice_forge.table import Table

FORGE = "dice-forge"
REALMS = "rolling-realms"
FOLDER = Path(".bench") / "ladder"
BOTS = Path(grani.bots.__file__).parent
THINKING = {
    FORGE: ("search", "intuition", "evaluator", "network", "forge_*"),
    REALMS: ("realms_*",),
}
"""Modules of bots that decide what is played, by game."""
ADVISING = ("realms_evaluator", "realms_weighing")
"""Modules among them that only hints and reviews ask: no level does."""
MATCH = "grani.arena.deals:play_numbers"


@dataclass(frozen=True)
class Source:
    """Games that belong together: one question, numbered from 0."""

    row: str
    question: Question
    task: str = MATCH

    @property
    def games_a_deal(self) -> int:
        """Games that share their dice and are counted as one."""
        return self.question.seats if self.task == MATCH else 1

    @cached_property
    def path(self) -> Path:
        name = self.row.replace("/", "-")
        of = digest([self.task, measuring(self.task), fingerprint(self.question)])
        return FOLDER / f"{name}-{of}.jsonl"

    def lines(self) -> list[Line]:
        """Give the games that are kept; a line that is just being written is none yet."""
        if not self.path.exists():
            return []
        whole, _, _ = self.path.read_text("utf-8").rpartition("\n")
        return [json.loads(line) for line in whole.splitlines()[1:]]


def fingerprint(question: Question) -> dict[str, object]:
    """Give everything that the games of a question follow from."""
    return {
        "question": question.to_json(),
        "presets": [preset(question.game, bot) for bot in question.players],
        "weights": weights_of(question),
        "code": code_of(question.game),
    }


def preset(name: str, bot: str) -> str:
    """Tell how a level is set; its options stand in the question."""
    level = read_spec(bot).name
    if name == FORGE:
        return repr(dice_forge.PRESETS.get(level, ""))
    return _function(level)


def weights_of(question: Question) -> dict[str, str]:
    """Give the weights that levels judge by, with their digests."""
    if question.game == FORGE:
        table = game(FORGE).new(question.seats, question.setup)
        assert isinstance(table, Table)
        name = name_for(table)
    else:
        name = question.game
    return {name: file_digest(path_of(name))}


@cache
def measuring(task: str) -> str:
    """Give a digest of what plays and measures, where that is no part of the arena."""
    if task == MATCH:
        return ""
    path = import_module(task.partition(":")[0]).__file__
    return digest(ast.dump(_unworded(Path(path or ""))))


@cache
def file_digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


@cache
def code_of(name: str) -> str:
    """Give a digest of the code that thinks, as far as it means something: no words, no layout."""
    paths = [path for pattern in THINKING[name] for path in sorted(BOTS.glob(f"{pattern}.py"))]
    return digest([ast.dump(_unworded(path)) for path in paths if path.stem not in ADVISING])


def digest(data: object) -> str:
    text = json.dumps(data, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@cache
def _function(name: str) -> str:
    """Give what makes a level of Rolling Realms; empty for whoever is no level."""
    tree = _unworded(BOTS / "rolling_realms.py")
    found = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == name]
    return ast.dump(found[0]) if found else ""


def _unworded(path: Path) -> ast.Module:
    """Read a module without its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not _is_words(one)]  # type: ignore[attr-defined]
    return tree


def _is_words(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )

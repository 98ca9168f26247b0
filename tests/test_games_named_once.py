"""A game is named once, by its package: what serves all games names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grani.core.registry import games, home, installed

ROOT = Path(__file__).parents[1]
FOLDERS = (
    "src/grani/core",
    "src/grani/server",
    "src/grani/cli",
    "src/grani/arena",
    "src/grani/envs",
    "web/src/lib",
    "web/src/ui",
)
SOURCES = (".py", ".ts", ".svelte", ".css")
BUILT = "static"
"""Below the server lie the built pages, those of every game among them."""
ALSO = ("rebellion", r"\brr-", r"\bforge\b", r"\brealms?\b")
"""An expansion, a prefix of keys, and what players say for short."""


def names() -> list[str]:
    """Give all that our games are called, as patterns."""
    ours = [game for game in installed()[0] if home(game.id).startswith("grani.")]
    words = {word for game in ours for word in (game.id, game.title)}
    return [*sorted({re.sub(r"[ _-]+", "[ _-]?", word.lower()) for word in words}), *ALSO]


def found(text: str) -> list[str]:
    """Give the lines that name a game."""
    pattern = re.compile("|".join(names()), re.IGNORECASE)
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


def files(folder: str) -> list[Path]:
    """Give the sources of a folder, but for those that are a game's own and have its name."""
    own = {home(game).rpartition(".")[2] for game in games()}
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SOURCES and BUILT not in path.parts and path.stem not in own
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_serves_all_games_names_none(folder: str) -> None:
    assert files(folder), f"there is nothing in {folder}"
    named = {
        str(path.relative_to(ROOT)): lines
        for path in files(folder)
        if (lines := found(path.read_text("utf-8"))) or (lines := found(path.name))
    }
    assert named == {}


@pytest.mark.parametrize(
    "text",
    [
        'DEFAULT = "dice-forge"',
        "from grani.dice_forge.game import GAME",
        '"""As in Rolling Realms."""',
        "key.startswith('rr-')",
        "class RollingRealmsTable:",
        "the Rebellion expansion",
        "import('../forge/ForgeTable.svelte')",
    ],
)
def test_a_name_is_noticed(text: str) -> None:
    assert found(text) == [text]


def test_there_are_games_to_name() -> None:
    assert len(games()) > 1
    assert not found("forgery, unreal, dice, rolling, arrange, a game is named once")

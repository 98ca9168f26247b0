"""``python -m tools.ids``: write the typical text that position ids leave out.

One file for each game and version of its rules; what is there stays, for ids were made with it.
"""

from __future__ import annotations

from pathlib import Path

from grani.core.position import typical_text
from grani.core.registry import game as registered, games

SOURCE = Path(__file__).parents[1] / "src"


def path_of(name: str) -> Path:
    """Give the file of a game as its rules are now."""
    game = registered(name)
    package = type(game).__module__.rpartition(".")[0]
    return SOURCE.joinpath(*package.split("."), f"ids-{game.rules}.txt")


def main() -> None:
    """Write the files that are missing."""
    for name in games():
        path = path_of(name)
        if not path.exists():
            path.write_bytes(typical_text(registered(name)))
            print(f"wrote {path.relative_to(SOURCE.parent)}")


if __name__ == "__main__":
    main()

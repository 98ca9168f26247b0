"""``python -m tools.screenshots``: make a picture of every screen, for ``docs/screens``, and of the
tables at every size of screen, to be looked at in ``.build/shots``.

A server of its own is started with an empty database. The dice of its games are always the same,
and so are the pictures. With names of scenes, only these tables are made.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import Server
from tests.web import scenes
from tests.web.machine import CHROMIUM_FLAGS, ROOT, chromium, missing, serve
from tests.web.screens import SCREENS, Stage
from tests.web.sizes import SIZES, faults, resize, tabs, turn_to
from tests.web.visitor import PHONE, WIDE, Visitor

FOLDER = ROOT / "docs" / "screens"
TABLES = ROOT / ".build" / "shots"
HEAVY = 350_000
"""Bytes beyond which a picture is kept as JPEG."""
QUALITY = 80
REST = 900
"""Milliseconds for which a page rests before its picture: what has just come is painted then."""


@dataclass(frozen=True)
class Shot:
    """A picture of a screen: what it shows, and in what language and theme."""

    screen: str
    caption: str
    language: str = "en"
    theme: str = "dark"


SHOTS = [
    Shot("home", "Home: play at once, open a table, join one, go on with a game"),
    Shot("new-forge", "A new table of Dice Forge with its fifteen stacks", "uk", "light"),
    Shot("new-realms", "A new table of Rolling Realms with its nine realms", "ru"),
    Shot("room", "A room: link, code and QR for friends, seats, bots"),
    Shot("forge", "Dice Forge for two: what may be chosen glows"),
    Shot("forge-feat", "A feat with its rule, beside its card", "ru", "light"),
    Shot("forge-four", "Dice Forge for four", "uk"),
    Shot("forge-rival", "Another player's board in full", "en", "light"),
    Shot("goddess", "The labyrinth of the Goddess", "en"),
    Shot("titans", "The Titan board", "uk", "light"),
    Shot("realms", "Rolling Realms alone", "en"),
    Shot("realms-many", "Rolling Realms with others", "ru", "light"),
    Shot("menu", "The menu of a table: settings, things to say, stand-ins", "uk"),
    Shot("keys", "Everything has a key"),
    Shot("text", "The same table as text, for screen readers and slow lines", "ru"),
    Shot(
        "end-forge", "The end of a game of Dice Forge: scores by source, course, proof of fair dice"
    ),
    Shot("end-realms", "The end of a game of Rolling Realms", "uk", "light"),
    Shot("replay-forge", "Any finished game again, step by step", "ru"),
    Shot("replay-realms", "A replay of Rolling Realms", "en", "light"),
    Shot("review", "What luck brought in a game, what errors cost, and what decided it"),
    Shot("analysis-board", "Any position on the analysis board, with its tree of variations", "ru"),
    Shot("edit-titans", "Every part of a position is set by clicking", "uk"),
    Shot("edit-realms", "The same of a sheet of Rolling Realms", "en", "light"),
    Shot("puzzles", "Puzzles: of the day, by theme and difficulty", "uk", "light"),
    Shot("puzzle", "A puzzle: find the decision", "ru"),
    Shot("rules", "How to play, and what every word means", "uk"),
    Shot("rules-feats", "Every feat with its rule", "en"),
    Shot("rules-realms", "Every realm with its rule", "ru", "light"),
    Shot("settings", "Settings of this browser", "uk"),
]


def take(chrome: Browser, server: Server, stage: Stage, shot: Shot, size: tuple[int, int]) -> Path:
    """Make one picture."""
    screen = SCREENS[shot.screen]
    visitor = Visitor(
        chrome,
        server,
        size=size,
        calm=True,
        installs=False,
        looks_ahead=False,
        language=shot.language,
        theme=shot.theme,
        **screen.settings,
    )
    stage.lend(visitor)
    page = visitor.context.new_page()
    screen.show(stage, page)
    page.wait_for_load_state("networkidle")
    path = FOLDER / f"{shot.screen}-{size[0]}.png"
    rest(page)
    picture = page.screenshot(caret="hide")
    if len(picture) > HEAVY:
        path = path.with_suffix(".jpg")
        picture = page.screenshot(type="jpeg", quality=QUALITY, caret="hide")
    path.write_bytes(picture)
    visitor.context.close()
    return path


def rest(page: Page) -> None:
    """Wait until nothing moves and all is painted.

    Nothing moves for long for visitors who want less motion. To stop what still does would end some
    animations before they have shown anything: panels and ribbons were missing then.
    """
    page.wait_for_timeout(REST)


def write_page(taken: list[tuple[Shot, list[Path]]]) -> None:
    """Write the page that shows all pictures."""
    lines = [
        "# Every screen",
        "",
        "Made by `make shots`: a desk of 1440 × 900, a phone of 390 × 844.",
    ]
    for shot, (desk, phone) in taken:
        lines += ["", f"## {shot.caption}", ""]
        lines.append(
            f'<img src="{desk.name}" width="720" alt="{shot.caption}">'
            f' <img src="{phone.name}" width="208" alt="The same on a phone">'
        )
    (FOLDER / "README.md").write_text("\n".join([*lines, ""]), "utf-8")


def take_tables(chrome: Browser, server: Server, names: list[str]) -> list[str]:
    """Make pictures of the tables of some scenes at every size; a phone shows all its tabs.

    Gives what is wrong with them.
    """
    TABLES.mkdir(parents=True, exist_ok=True)
    visitor = Visitor(chrome, server)
    page = visitor.context.new_page()
    theatre = scenes.Theatre(page)
    wrong = []
    for name in names:
        theatre.show(name)
        for width, height in SIZES:
            resize(page, width, height)
            for tab in tabs(page):
                turn_to(page, tab)
                path = TABLES / f"{name}-{width}x{height}{f'-{tab}' if tab else ''}.png"
                rest(page)
                page.screenshot(path=path, caret="hide")
                print(path.relative_to(ROOT))
            wrong += [f"{name} {width}x{height} {one}" for one in faults(page, name)]
    visitor.context.close()
    return wrong


def main(words: list[str]) -> int:
    """Make all pictures anew, or those of some tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(scenes.SCENES))
    names: list[str] = parser.parse_args(words).scenes
    for name in names:
        if name not in scenes.SCENES:
            parser.error(f"no scene {name!r}: there are {', '.join(scenes.SCENES)}")
    lack = missing()
    if lack:
        print(lack, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder))
        try:
            chrome = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
            wrong = take_tables(chrome, server, names or list(scenes.SCENES))
            if not names:
                take_screens(chrome, server)
            chrome.close()
        finally:
            server.stop()
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


def take_screens(chrome: Browser, server: Server) -> None:
    """Make the pictures of the documentation anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in (*FOLDER.glob("*.png"), *FOLDER.glob("*.jpg")):
        old.unlink()
    stage = Stage(server)
    taken = []
    for shot in SHOTS:
        paths = [take(chrome, server, stage, shot, size) for size in (WIDE, PHONE)]
        print(", ".join(f"{path.name} {path.stat().st_size // 1000} kB" for path in paths))
        taken.append((shot, paths))
    write_page(taken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

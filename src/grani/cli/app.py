"""The commands there are, what their help says, and where each is found when it is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

INTRO = """Play, study and simulate dice-crafting board games.

New here? `grani play` greets you and starts a game against a bot in a minute."""

OUTRO = """Examples:
  grani play                        a menu: new game, resume, two people
  grani play --seats you,greedy,greedy --lang uk
  grani serve --open                the table in your browser
  grani replay game.json --to 120   the table after 120 actions of a record
  grani simulate --games 1000       many games at once

Every command explains itself with --help.
Errors are one line; --debug shows where they arose."""


@dataclass(frozen=True)
class Entry:
    """A command: its name, where its function lives, and its help."""

    name: str
    path: str
    help: str
    examples: str = ""


COMMANDS: tuple[Entry, ...] = (
    Entry(
        "play",
        "grani.cli.play:play",
        """Play in the terminal, against bots or with friends at one keyboard.

The table is drawn before each of your decisions, with numbered options below:
type a number. Type ? at any prompt for everything else: undo, save, rules, log.
The game is saved after every decision: leave when you like, --resume goes on.""",
        """Examples:
  grani play                             the menu
  grani play --seats you,greedy          you against one bot
  grani play --seats you,you --names Olena,Taras
  grani play --setup random --seed 7     same seed, same dice
  grani play --setup great_bear,triton   with these sets
  grani play --house cerberus,mirror     by house rules
  grani play rolling-realms              alone, for stars
  grani play rolling-realms --setup STWPCEMKV
  grani play --daily                     the game of the day
  grani play --resume game.json""",
    ),
    Entry(
        "serve",
        "grani.cli.serve:serve",
        """Open the table in the browser: alone, at one screen, or with friends anywhere.

Prints the address and serves until Ctrl-C. Every decision is on the disk before
anybody sees it: start again, and all games go on, whatever happened in between.
Only this machine can reach the table unless --host says otherwise.""",
        """Examples:
  grani serve --open                      and your browser shows it
  grani serve --host 0.0.0.0              for everybody on your network
  grani serve --port 9000 --db games.db
  grani serve --public-url https://table.example.org
  grani serve --keep-finished 0           never delete a game""",
    ),
    Entry(
        "backup",
        "grani.cli.backup:backup",
        """Copy all games of `grani serve` into one file, also while people play.

The copy is whole, can be served itself, and is for your eyes only: it holds the
seeds of games that are being played. What is being served lies in two files, the
database and its WAL (tables.db-wal): never copy or move one without the other.""",
        """Examples:
  grani backup games-on-monday.db
  grani backup copy.db --db club.db""",
    ),
    Entry(
        "verify",
        "grani.cli.verify:verify",
        """Check that the dice of a game played at `grani serve` were fair.

Before the game the server shows a commitment, the SHA-256 of a secret seed. The
record of a finished game holds the seed: this replays it, compares the seed with
the commitment and every outcome of chance with the seed.""",
        """Examples:
  grani verify grani-dice-forge-K7P3WM.json""",
    ),
    Entry(
        "replay",
        "grani.cli.replay:replay",
        """Tell a recorded game again, step by step, and count the scores.

Every prefix of a record is a position that can be played on.""",
        """Examples:
  grani replay game.json                  the whole story
  grani replay game.json --from 40 --to 80
  grani replay game.json --to 80 --position > puzzle.json""",
    ),
    Entry(
        "position",
        "grani.cli.position:position",
        """Show a position, check it, and list what may be done in it.

SOURCE is a file, - for standard input, or a compact position id.""",
        """Examples:
  grani position puzzle.json
  grani position puzzle.json --id         one word to paste into a chat
  grani replay game.json --to 80 --position | grani position -""",
    ),
    Entry(
        "games",
        "grani.cli.games:games",
        "List the games, their set-ups, seats and bots.",
        """Examples:
  grani games --lang ru""",
    ),
    Entry(
        "simulate",
        "grani.cli.simulate:simulate",
        "Play many games between bots and count who wins.",
        """Examples:
  grani simulate --seats greedy,random --games 1000""",
    ),
)


def run(words: Sequence[str]) -> int:
    """Carry out a command line; give the exit code."""
    from cyclopts import App

    from grani.cli.console import Terminal

    app = App(
        name="grani",
        help=INTRO,
        help_epilogue=OUTRO,
        help_format="plaintext",
        version=version,
        console=Terminal(highlight=False),
    )
    for entry in COMMANDS:
        app.command(
            entry.path,
            name=entry.name,
            help=entry.help,
            help_epilogue=entry.examples,
        )
    result = app(list(words), exit_on_error=False, print_error=False, result_action="return_value")
    return result if isinstance(result, int) else 0


def version() -> str:
    """Name this version of Grani."""
    from importlib.metadata import PackageNotFoundError, version as installed

    try:
        return f"grani {installed('grani')}"
    except PackageNotFoundError:
        return "grani (not installed)"

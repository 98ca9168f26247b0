"""Who sits where: kinds of player and their names, as users write them on the command line."""

from __future__ import annotations

from grani.bots import bot_names
from grani.cli.complaint import CommandError, clean
from grani.core.game import Game
from grani.core.reading import did_you_mean
from grani.core.registry import game as registered
from grani.terminal import has_drawing
from grani.terminal.canvas import Words

YOU = "you"
LONGEST_NAME = 16


def read_game(name: str) -> Game:
    """Give a game by name."""
    try:
        game = registered(name)
    except KeyError as wrong:
        raise CommandError(f"{wrong.args[0]} (see `grani games`)") from wrong
    if not has_drawing(game.id):
        raise CommandError(f"{game.id} has no table for the terminal")
    return game


def read_kinds(text: str, game: Game) -> list[str]:
    """Read ``you,greedy`` and the like."""
    kinds = [word.strip().lower() for word in text.split(",")]
    known = [YOU, *bot_names(game.id)]
    for kind in kinds:
        if kind not in known:
            raise CommandError(
                f"no player {kind!r}{did_you_mean(kind, known)} (there are: {', '.join(known)})"
            )
    if not game.min_seats <= len(kinds) <= game.max_seats:
        raise CommandError(
            f"seats: {len(kinds)}, but {game.id} is for {game.min_seats} to {game.max_seats}, "
            f"for example --seats {','.join([YOU, known[-1]])}"
        )
    return kinds


def read_names(text: str | None, kinds: list[str], words: Words) -> list[str]:
    """Read names, comma between; seats that are left out get names of their own."""
    given = [clean(word.strip(), 200) for word in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise CommandError(f"{len(given)} names for {len(kinds)} seats")
    names: list[str] = []
    people = kinds.count(YOU)
    bots = 0
    for seat, kind in enumerate(kinds):
        if kind == YOU:
            number = kinds[: seat + 1].count(YOU)
            name = words.say("cli-name-player", number=number if people > 1 else 0)
        else:
            bots += 1
            known = f"cli-name-bot-{bots}"
            name = words.say(known) if words.has(known) else words.say("cli-name-bot", number=bots)
        names.append(given[seat] if seat < len(given) and given[seat] else name)
    for name in names:
        if len(name) > LONGEST_NAME:
            raise CommandError(f"the name {name!r} is too long (at most {LONGEST_NAME} letters)")
        if names.count(name) > 1:
            raise CommandError(f"two seats are called {name!r}")
    return names

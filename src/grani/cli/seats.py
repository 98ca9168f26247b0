"""Who sits where: kinds of player and their names, as users write them on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grani.bots import bot_names
from grani.core.game import Game
from grani.core.reading import nearest
from grani.core.registry import BrokenGame, game as registered, games as registered_names
from grani.terminal import YOU
from grani.terminal.complaint import CommandError, clean

if TYPE_CHECKING:
    from grani.terminal.canvas import Words

LONGEST_NAME = 16


def read_game(name: str) -> Game:
    """Give a game by name."""
    try:
        return registered(name)
    except BrokenGame:
        raise
    except KeyError as wrong:
        near = nearest(name, registered_names())
        raise CommandError("no-game", word=name, near=near) from wrong


def usual_seats(game: Game) -> str:
    """Say who sits down if nobody does: a person, and bots where one cannot play alone."""
    return ",".join([YOU, *[bot_names(game.id)[-1]] * (game.min_seats - 1)])


def read_kinds(text: str, game: Game) -> list[str]:
    """Read ``you,greedy`` and the like."""
    kinds = [word.strip().lower() for word in text.split(",")]
    known = [YOU, *bot_names(game.id)]
    for kind in kinds:
        if kind not in known:
            near = nearest(kind, known)
            raise CommandError("no-player", word=kind, known=", ".join(known), near=near)
    if not game.min_seats <= len(kinds) <= game.max_seats:
        raise CommandError(
            "seats",
            count=len(kinds),
            game=game.id,
            low=game.min_seats,
            high=game.max_seats,
            example=f"--seats {usual_seats(game)}",
        )
    return kinds


def read_names(text: str | None, kinds: list[str], words: Words) -> list[str]:
    """Read names, comma between; seats that are left out get names of their own."""
    given = [clean(word.strip(), 200) for word in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise CommandError("many-names", names=len(given), seats=len(kinds))
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
            raise CommandError("long-name", name=name, most=LONGEST_NAME)
        if names.count(name) > 1:
            raise CommandError("same-name", name=name)
    return names

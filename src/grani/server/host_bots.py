"""Bots that the host of a server brings beside those of the games: classes and programs of others.

Only who starts the server can name code: ``grani serve --bots patient=my_bots:Patient``. Each gets
a plain name, and that is all that clients, rooms and the database ever know of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import PurePath

from grani.bots import bot_names, make_bot
from grani.bots.naming import BotError, read_spec
from grani.core.reading import quoted
from grani.core.registry import BrokenGame, installed

NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")
NAMED = re.compile(rf"({NAME.pattern})=(.+)", re.DOTALL)


@dataclass(frozen=True)
class HostBot:
    """A bot that the host allows: its name, how it is made, and the games that it plays."""

    name: str
    spec: str
    games: tuple[str, ...]


def read_host_bot(text: str) -> HostBot:
    """Read ``name=spec``, or a spec whose class or program gives the name; BotError if neither."""
    match = NAMED.fullmatch(text.strip())
    spec = match[2] if match else text.strip()
    name = match[1] if match else _usual_name(spec)
    if NAME.fullmatch(name) is None:
        raise BotError(f"{quoted(text)} has no fitting name: write name={spec}")
    games, troubles = [], []
    for game in installed()[0]:
        try:
            if name in bot_names(game.id):
                raise BotError(f"{game.id} has a bot {name!r} already: write another-name={spec}")
            make_bot(spec, game.id)
            games.append(game.id)
        except (BotError, KeyError) as wrong:
            troubles.append(str(wrong.args[0]))
    if not games:
        raise BotError(troubles[0] if troubles else "there is no game to play")
    return HostBot(name, spec, tuple(games))


def read_host_bots(texts: Sequence[str]) -> tuple[HostBot, ...]:
    """Read all bots of a host; BotError if two have one name, since players could not tell them."""
    found: dict[str, HostBot] = {}
    for text in texts:
        bot = read_host_bot(text)
        if bot.name in found:
            raise BotError(f"two bots are called {bot.name!r}: write another-name={bot.spec}")
        found[bot.name] = bot
    return tuple(found.values())


def _usual_name(spec: str) -> str:
    read = read_spec(spec)
    if read.command:
        return PurePath(read.command.split()[-1]).stem.lower()
    return read.name.rpartition(":")[2].lower()


def known_bots(game: str, host_bots: Sequence[HostBot]) -> list[str]:
    """Name the bots that may be seated in a game.

    The host's come first: pages offer the last, the strongest of the game, where nobody chooses.
    """
    return [*(bot.name for bot in host_bots if game in bot.games), *bot_names(game)]


def spec_of(name: str, game: str, host_bots: Sequence[HostBot]) -> str:
    """Give how a bot is made; KeyError for one that nobody allows, such as one of yesterday."""
    for bot in host_bots:
        if bot.name == name and game in bot.games:
            return bot.spec
    try:
        known = bot_names(game)
    except BrokenGame:
        known = []
    if name not in known:
        raise KeyError(f"no bot {name!r} for {game} on this server")
    return name


def written(host_bots: Sequence[HostBot]) -> str:
    """Write bots as one word for another process."""
    return json.dumps([asdict(bot) for bot in host_bots])


def read_written(text: str) -> list[HostBot]:
    """Read what ``written`` wrote."""
    return [HostBot(one["name"], one["spec"], tuple(one["games"])) for one in json.loads(text)]

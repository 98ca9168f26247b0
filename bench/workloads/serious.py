"""What takes long at a table: looking at it, thinking, reviewing, and a room of the server."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bench.workloads.ours import SEED, middle
from grani.core.dice import Dice
from grani.core.match import Match
from grani.core.registry import game as registered

if TYPE_CHECKING:
    from grani.core.record import Record
    from grani.server.room import Room

OPENING = 30
"""Steps of a game before what is reviewed: by then there is something to weigh."""
PLAYERS = ["Olena", "Taras"]
DAY = "2026-01-01"


def look(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """What a table in the browser asks for at every step: prompt, view, position."""
    state = middle(seats, setup, game)
    seat = int(state.actor)

    def work(count: int) -> int:
        for _ in range(count):
            state.prompt(seat)
            state.view(seat)
            state.position()
        return count

    return work


def master(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Decisions of the strongest bot about one position in the middle of a game."""
    from grani.bots import make_bot

    state = middle(seats, setup, game)
    bot = make_bot("master", game, SEED)

    def work(count: int) -> int:
        for _ in range(count):
            bot.begin(SEED)
            bot.choose(state, int(state.actor))
        return count

    return work


def review(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """Steps of a quick review, decisions and luck, after an opening that is only looked through."""
    from grani.review.course import course
    from grani.review.scales import QUICK, SPEEDS

    record = _played(seats, setup, game)
    speed = SPEEDS[QUICK].among(seats)
    seen: dict[int, object] = {}
    record.cut(OPENING)
    course(record, speed, SEED, keep=lambda number, found: seen.update({number: found}))
    whole = _played(seats, setup, game)

    def work(count: int) -> int:
        whole.cut(OPENING + count)
        course(whole, speed, SEED, known=seen)
        return count

    return work


def _played(seats: int, setup: str, game: str) -> Record:
    """Give the record of a game that greedy bots have played."""
    from grani.bots.playing import play

    rules = registered(game)
    match = Match.new(rules, PLAYERS[:seats], rules.setup_data(seats, setup), SEED)
    play(match, "greedy", SEED)
    return match.record


class Ear:
    """A client that hears everything and says nothing of it."""

    name = ""
    shares = False

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard = 0

    def send(self, message: bytes) -> None:
        self.heard += len(message)

    def tell(self, message: bytes) -> None:
        self.heard += len(message)

    def close(self, code: int, reason: str) -> None:
        raise RuntimeError(reason)


def room(seats: int, setup: str, game: str) -> Callable[[int], int]:
    """A room that is opened, and then commands in it: decided, committed, told to everybody."""

    def work(count: int) -> int:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_commands(Path(folder), seats, setup, game, count))
        return count

    return work


async def _commands(folder: Path, seats: int, setup: str, game: str, count: int) -> None:
    from grani.server.lobby import Lobby
    from grani.server.settings import Settings
    from grani.server.store import Store
    from grani.server.stored_room import Seat

    rules = registered(game)
    store = Store(folder / "tables.db")
    lobby = Lobby(store, Settings(db=folder / "tables.db", static=folder))
    people = [Seat("person", guest, guest) for guest in PLAYERS[:seats]]
    # A game of a day, since its dice are known beforehand.
    dice = bytes(range(32))
    opened = await lobby.open_day(
        rules, rules.setup_data(seats, setup), people, PLAYERS[0], dice, DAY
    )
    ears = [Ear(guest) for guest in PLAYERS[:seats]]
    for ear in ears:
        await opened.enter(ear)
    await opened.begin()
    for number in range(count):
        await _decide(opened, ears, number)
    await lobby.stop()
    store.close()


async def _decide(room: Room, ears: list[Ear], number: int) -> None:
    from grani.server import wire

    assert room.game is not None
    state = room.game.state
    seat = int(state.actor)
    action = Dice(number).pick(state.legal(seat))
    prompt = room.game.prompt_id(seat)
    before = room.seq
    await room.handle(ears[seat], wire.Act(f"command-{number}", seat, prompt, int(action)))
    if room.seq == before:
        raise RuntimeError(f"command {number} was refused")

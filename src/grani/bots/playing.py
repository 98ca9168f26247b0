"""Bots in one call: one by its name, and a table that they play.

For whoever uses the library. Series of games are the work of ``grani.arena``.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol, SupportsIndex, cast

from mypy_extensions import i64

from grani.bots import bot_names, make_bot
from grani.bots.bot import Bot
from grani.bots.naming import read_spec
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.match import SEED_BITS, Match
from grani.core.reading import did_you_mean
from grani.core.registry import games
from grani.core.whole import whole


class Chooser(Protocol):
    """Whatever can choose: a ``Bot``, or any object of yours with this method."""

    def choose(self, state: State, seat: int, /) -> SupportsIndex | str:
        """Give one of the legal actions of ``seat``, by number or name."""


Player = Bot | Chooser | str
Players = Player | Sequence[Player] | Mapping[int, Player]


class AnyGame(Bot):
    """A bot by its name that finds out at the table which game it plays."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._seed = seed
        self._bots: dict[str, Bot] = {}

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def begin(self, seed: i64) -> None:
        self._seed = int(seed)
        for one in self._bots.values():
            one.begin(seed)

    def choose(self, state: State, seat: i64) -> i64:
        game = state.game_id()
        if game not in self._bots:
            self._bots[game] = make_bot(self.name, game, self._seed)
        return self._bots[game].choose(state, seat)


def bot(name: str, game: str = "", seed: SupportsIndex | None = None) -> Bot:
    """Give a bot by its name, such as ``hard``, ``hard:iterations=800`` or ``my_bots:Patient``.

    It chooses with ``bot.choose(state, seat)`` and leaves the state as it is. Without a ``game`` it
    plays whatever it is asked about. Equal seeds make equal play; without one it is any.

    >>> import grani
    >>> table = grani.game("dice-forge").new(seats=2)
    >>> scores = grani.play(table, {}, seed=7)
    >>> greedy = grani.bot("greedy")
    >>> table.game.name(greedy.choose(table, 0))
    'face sun_1'
    """
    seed = secrets.randbits(SEED_BITS) if seed is None else whole(seed, "seed")
    if game:
        return make_bot(name, game, seed)
    spec = read_spec(name)
    known = [one for played in games() for one in bot_names(played)] if spec.is_level else []
    if spec.is_level and spec.name not in known:
        raise KeyError(f"no bot {spec.name!r}{did_you_mean(spec.name, known)}")
    return AnyGame(name, seed)


def play(table: State | Match, bots: Players, seed: SupportsIndex | None = None) -> list[int]:
    """Let bots play a table on, and chance with them; give the scores as they stand then.

    ``bots`` are one for all seats, one for each, or some by their seats: whoever has none is waited
    for, so that a game goes on until you must decide, or to its end. Each is a name, or an object
    with ``choose(state, seat)``, such as a ``Bot``. Equal seeds make equal games; without one it
    is any. The dice of a ``Match`` are its own, and its record has every step.

    >>> import grani
    >>> table = grani.game("rolling-realms").new(seats=2)
    >>> grani.play(table, ["greedy", "random"], seed=7) == table.scores()
    True
    >>> table.is_over
    True
    """
    state = table.state if isinstance(table, Match) else table
    source = Dice(secrets.randbits(SEED_BITS) if seed is None else seed)
    seated = _seated(state, bots, source)
    while not state.is_over:
        if state.actor == CHANCE:
            if isinstance(table, Match):
                table.roll()
            else:
                state.fall(source)
            continue
        seat = next((one for one in seated if state.awaits(one)), None)
        if seat is None:
            break
        action = _chosen(seated[seat], state, seat)
        if isinstance(table, Match):
            table.act(action, seat)
        else:
            state.apply(action, seat)
    return state.scores()


def _chosen(player: Bot | Chooser, state: State, seat: int) -> int:
    """Ask a bot, which may be anybody's: what it gives is looked at.

    It gets a copy to try things on; bots by name get theirs where they are made, if they need one.
    """
    shown = state if isinstance(player, AnyGame) else state.clone()
    action: SupportsIndex | str = player.choose(shown, seat)
    if isinstance(action, str):
        return state.action(action, seat)
    return whole(action, f"{type(player).__name__}.choose", "the number or the name of an action")


def _seated(state: State, bots: Players, source: Dice) -> dict[int, Bot | Chooser]:
    """Give the bots by their seats; each that is named is made for its seat."""
    count = int(state.seats)
    by_seat: Mapping[int, Player]
    if isinstance(bots, str) or hasattr(bots, "choose"):
        by_seat = dict.fromkeys(range(count), cast("Player", bots))
    elif isinstance(bots, Mapping):
        by_seat = bots
    elif isinstance(bots, Sequence):
        by_seat = dict(enumerate(bots))
        if len(bots) != count:
            raise ValueError(f"{len(bots)} bots for {count} seats: name one for each seat")
    else:
        raise TypeError(f"bots: expected one, a list, or some by their seats, found {bots!r}")
    for seat, player in by_seat.items():
        if not state.has_seat(seat):
            raise ValueError(f"no seat {seat}: seats are 0 to {count - 1}")
        _check(player)
    # Not from the dice of the table, so that these fall alike whoever sits there.
    seeds = source.clone()
    return {
        seat: make_bot(player, state.game_id(), int(seeds.word()))
        if isinstance(player, str)
        else player
        for seat, player in sorted(by_seat.items())
    }


def _check(player: object) -> None:
    """Refuse what cannot choose, before anything is played."""
    if isinstance(player, type):
        name = player.__name__
        raise TypeError(f"{name} is a class: give a bot that is made of it, {name}()")
    if not (isinstance(player, str) or callable(getattr(player, "choose", None))):
        raise TypeError(f"{player!r} is no bot: give a name, or what has choose(state, seat)")

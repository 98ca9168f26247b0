"""Bots by name: who can take a seat in which game.

A bot that takes any option plays every game. Further ones are named by the game's role module,
``BOTS`` in ``grani.bots.<package>``, or in ``<package>.bots`` of a game that is not ours: a maker
for each name, the weakest first. A maker takes a seed, which makes its play reproducible, and
whatever else can be set by name: ``def hard(seed: int, iterations: int = 400) -> Bot`` is asked for
as ``hard:iterations=800``. How bots are written down is told in ``naming``; classes and programs
of others are taken in by ``guests`` and ``programs``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grani.bots.bot import Bot
    from grani.bots.evaluator import Evaluator
    from grani.bots.naming import Spec
    from grani.bots.weighing import Weighing
    from grani.core.contract import State

RANDOM = "random"
GREEDY = "greedy"
USUAL = "easy"
Makers = Mapping[str, "Callable[..., Bot]"]


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game, the weakest first."""
    return [RANDOM, *_makers(game)]


def usual_bot(game: str) -> str:
    """Name the bot that plays if nobody says which: people want an even game, not the strongest.

    A game without levels has its strongest.
    """
    known = bot_names(game)
    return USUAL if USUAL in known else known[-1]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Give a bot for a game as ``naming`` reads it; ``seed`` makes its play reproducible.

    A name may stand for code of others: whoever takes names from strangers allows only those that
    ``bot_names`` gives. KeyError for a level that there is not, BotError for what else is wrong.
    """
    from grani.bots.naming import read_spec

    spec = read_spec(name)
    if spec.command:
        from grani.bots.programs import ProgramBot

        return ProgramBot(spec, game, seed)
    if not spec.is_level:
        from grani.bots.guests import Guest
        from grani.bots.naming import BotError

        level, _, option = spec.name.partition(":")
        try:
            return Guest(spec, game, seed)
        except BotError as wrong:
            if level not in bot_names(game):
                raise
            told = f"an option of {level} is written name=value, not {option!r}"
            raise BotError(f"{told}, and there is no such class") from wrong
    return _level(spec, game, seed)


def options_of(name: str, game: str) -> list[str]:
    """Name what can be set of a bot that can be made."""
    from grani.bots.naming import read_spec, settable

    spec = read_spec(name)
    if spec.command:
        from grani.bots.programs import limits

        return list(settable(limits))
    if spec.is_level:
        return list(settable(_maker(spec.name, game)))
    from grani.bots.guests import find_class

    return list(settable(find_class(spec.name)))


def _maker(name: str, game: str) -> Callable[..., Bot]:
    from grani.bots.bot import RandomBot

    return RandomBot if name == RANDOM else _makers(game)[name]


def _level(spec: Spec, game: str, seed: int) -> Bot:
    from grani.core.reading import did_you_mean

    known = bot_names(game)
    if spec.name not in known:
        raise KeyError(f"no bot {spec.name!r} for {game}{did_you_mean(spec.name, known)}")
    maker = _maker(spec.name, game)
    if not spec.options:
        return maker(seed)
    from grani.bots.naming import settable, values_of

    return maker(seed, **values_of(spec.name, spec.options, settable(maker)))


def evaluator_for(state: State) -> Evaluator:
    """Give what judges positions of this game, for hints and review.

    A role module offers it as ``evaluator(state)``; a game that brings only rules is played out.
    """
    from grani.core.registry import role

    make = getattr(role(state.game_id(), "bots"), "evaluator", None)
    if make:
        judge: Evaluator = make(state)
        return judge
    from grani.bots.playouts import Playouts, usual_lead

    return Playouts(usual_lead(state))


def weigh(state: State, seat: int, seed: int) -> Weighing:
    """Put the options of a seat in the balance; ValueError if it has nothing to decide.

    It is weighed by search with the evaluator, unless a role module offers
    ``weighing(state, seat, seed)``.
    """
    from grani.bots.weighing import weighing_of
    from grani.core.registry import role

    if not state.legal(seat):
        raise ValueError(f"seat {seat} has nothing to decide ({state.decision()})")
    make = getattr(role(state.game_id(), "bots"), "weighing", None)
    if make:
        own: Weighing = make(state, seat, seed)
        return own
    return weighing_of(state, seat, seed, evaluator_for(state))


def _makers(game: str) -> Makers:
    from grani.core.registry import role

    module = role(game, "bots")
    makers: Makers = module.BOTS if module else {}
    return makers

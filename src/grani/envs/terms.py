"""What is agreed before an environment plays: game, set-up, seats, opponents, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grani.bots import make_bot, usual_bot
from grani.bots.bot import Bot
from grani.core.game import Game
from grani.core.reading import did_you_mean
from grani.core.registry import game as registered, role
from grani.envs.play import REWARDS, Rules
from grani.envs.sight import PlainSight, Sight

DECISIONS = ("choices", "all")
"""Which decisions are asked: those that leave a choice, or all of them."""
Setup = str | Mapping[str, object] | None


class Terms:
    """What all copies of an environment share."""

    def __init__(
        self,
        game: str,
        setup: Setup,
        seats: int,
        opponents: Sequence[str],
        rewards: str | None,
        decisions: str,
    ) -> None:
        self.asked = (game, setup, seats, tuple(opponents), rewards, decisions)
        self.game: Game = registered(game)
        self.seats = seats
        self.opponents = tuple(opponents)
        self.rewards = check_rewards(rewards, seats)
        if decisions not in DECISIONS:
            raise ValueError(f"decisions: {_unknown(decisions, DECISIONS)}")
        start = self.game.new(seats, setup)
        players: list[Bot | None] = [None] * (seats - len(opponents))
        players += [make_bot(name, game) for name in opponents]
        self.rules = Rules(
            start, players, decisions == "all", REWARDS[self.rewards], self.game.score_parts
        )
        self.sight = sight_for(game, seats)
        self.layout = self.sight.layout()
        self.actions = self.game.action_count

    def __reduce__(self) -> tuple[Any, ...]:
        return Terms, self.asked


def sight_for(game: str, seats: int) -> Sight:
    """Give what writes positions of a game: its own, or what serves every game."""
    known = registered(game)
    known.check_start(seats, None)
    make = getattr(role(game, "envs"), "sight", None)
    return make(seats) if make else PlainSight(seats)


def seat_opponents(
    game: str, seats: int | None, opponents: str | Sequence[str] | None
) -> tuple[int, list[str]]:
    """Settle how many sit at the table where one seat learns, and who the others are.

    A single name is that of all others. Who names nobody plays alone where a game allows it, else
    against the usual bot.
    """
    fewest = registered(game).min_seats
    if opponents is None:
        return seats or fewest, [usual_bot(game)] * ((seats or fewest) - 1)
    if isinstance(opponents, Bot) or not isinstance(opponents, Sequence):
        raise TypeError(f"opponents: {_no_name(opponents)}")
    for one in opponents:
        if not isinstance(one, str):
            raise TypeError(f"opponents: {_no_name(one)}")
    if isinstance(opponents, str):
        return seats or max(2, fewest), [opponents] * ((seats or max(2, fewest)) - 1)
    if seats is not None and seats != len(opponents) + 1:
        raise ValueError(f"{seats} seats have {seats - 1} opponents, here are {len(opponents)}")
    return len(opponents) + 1, list(opponents)


def check_rewards(word: str | None, seats: int) -> str:
    """Settle what is rewarded: victory, or the score where one plays alone."""
    if word is None:
        return "win" if seats > 1 else "margin"
    if word not in REWARDS:
        raise ValueError(f"rewards: {_unknown(word, REWARDS)}")
    if seats == 1 and word != "margin":
        raise ValueError(f"rewards {word!r}: nobody wins alone, the reward is the score ('margin')")
    return word


def _no_name(found: object) -> str:
    return f"expected names of bots, such as 'medium' or 'my_bots:Patient', found {found!r}"


def _unknown(word: str, known: Sequence[str] | Mapping[str, int]) -> str:
    listed = ", ".join(repr(one) for one in known)
    return f"no {word!r}{did_you_mean(word, list(known))}; there are: {listed}"

"""Our games for OpenSpiel: importing this registers each as ``grani_<package>``, with parameters
``players``, ``setup`` and ``rewards``.

Chance is explicit, one die at a time; actions are those of our records. OpenSpiel 2.0 or newer.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from grani.core.contract import CHANCE, State
from grani.core.position import to_id
from grani.core.registry import game as registered, games
from grani.envs.play import REWARDS, Rules, settle_list
from grani.envs.terms import check_rewards, sight_for
from grani.envs.view import Seen

LONGEST = 10_000
"""No game of ours takes so many decisions and dice; OpenSpiel wants a bound."""
MOST_UTILITY = 1000.0
"""Margins and scores are below this."""


def short_name(game: str) -> str:
    """Give the name by which OpenSpiel loads a game."""
    return f"grani_{game.replace('-', '_')}"


def describe(game: str) -> Any:
    """Tell OpenSpiel what sort of game it is, and what can be set."""
    known = registered(game)
    alone = known.min_seats == 1
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=known.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if alone
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=known.max_seats,
        min_num_players=known.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, known.min_seats),
            "setup": known.default_setup,
            "rewards": "win",
        },
    )


@cache
def rules_of(game: str, setup: str, seats: int, rewards: str) -> Rules:
    """Give where games of these parameters begin, and how they are rewarded."""
    known = registered(game)
    start = known.new(seats, setup)
    return Rules(start, [None] * seats, True, REWARDS[rewards], known.score_parts)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is Any here
    """A game of ours, as OpenSpiel knows games."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        kind = describe(game)
        wanted = {**kind.parameter_specification, **(params or {})}
        seats = wanted["players"]
        rewards = check_rewards("margin" if seats == 1 else wanted["rewards"], seats)
        self.agreed = (game, wanted["setup"], seats, rewards)
        self.seen = Seen(sight_for(game, seats))
        most = 1.0 if rewards == "win" else MOST_UTILITY
        count = registered(game).action_count
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,
            num_players=seats,
            min_utility=0.0 if seats == 1 else -most,
            max_utility=most,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observations have no parameters, found {params}")
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel knows states; ``state`` is our own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # All that is kept here is copied and pickled by OpenSpiel.
        self.agreed = game.agreed
        self.state: State = rules_of(*self.agreed).start.clone()

    def current_player(self) -> int:
        if self.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = int(self.state.actor)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.state.legal(int(CHANCE))
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.game.name(action)

    def is_terminal(self) -> bool:
        return bool(self.state.is_over)

    def returns(self) -> list[float]:
        if not self.state.is_over:
            return [0.0] * int(self.state.seats)
        return settle_list(rules_of(*self.agreed), self.state)

    def __str__(self) -> str:
        return to_id(self.state)


class SpielObserver:
    """Writes what a player sees into ``tensor``; ``dict`` has its slices by name."""

    def __init__(self, game: SpielGame) -> None:
        self.seen = game.seen
        layout = self.seen.layout
        self.tensor: Any = np.zeros(layout.size, np.float32)
        self.dict = {one.name: self.tensor[one.start : one.stop] for one in layout.slices}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.seen.observation(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return f"seat {player}: {to_id(state.state)}"


def _maker(game: str) -> type[SpielGame]:
    """Give a class that OpenSpiel makes games of with their parameters alone."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    Named.__name__ = Named.__qualname__ = f"Spiel_{game.replace('-', '_')}"
    return Named


for _game in games():
    if short_name(_game) not in pyspiel.registered_names():
        pyspiel.register_game(describe(_game), _maker(_game))

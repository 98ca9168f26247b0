"""Games as PettingZoo environments: every seat is an agent, one decision is one step."""

from __future__ import annotations

from secrets import randbits
from typing import Any, SupportsIndex

from pettingzoo import AECEnv

from grani.core.contract import IllegalAction, State
from grani.core.dice import Dice, restore
from grani.core.registry import game as registered
from grani.core.whole import whole
from grani.envs.drawing import check_mode, drawn
from grani.envs.play import SEEDS, Play, new_play, read_play
from grani.envs.spaces import action_space, observation_space
from grani.envs.terms import Setup, Terms
from grani.envs.view import View

METADATA = {"render_modes": ["ansi", "rgb_array", "human"], "is_parallelizable": False}

SEED_BITS = 48


class GameAEC(AECEnv):  # type: ignore[misc]  # PettingZoo is Any here
    """A game for agents ``seat_0``, ``seat_1`` … who decide in the order of the rules.

    Chance is played inside. An observation is ``{"observation": …, "action_mask": …}``; the mask
    stands in ``infos`` too. Rewards come at the end. An illegal action raises IllegalAction and
    changes nothing.
    """

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**METADATA, "name": terms.game.id}
        self.render_mode = check_mode(render_mode)
        self.terms = terms
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(terms) for agent in self._seats}
        self.action_spaces = {agent: action_space(terms) for agent in self._seats}
        self._view = View(terms)
        # Without seeds nobody's games are those of somebody else.
        self._seeds = Dice(randbits(SEED_BITS))
        self._play: Play = new_play(terms.rules)
        self.agents: list[str] = []

    # ------------------------------------------------------------------ PettingZoo's part

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Start the game of a seed; without one, the next of a series that the last seed began.

        Before any seed was given, that is a series which nobody has had.
        """
        if seed is None:
            number = next_seed(self._seeds)
        else:
            number = whole(seed, "seed")
            self._seeds = Dice(number)
        self._play.begin(number % SEEDS, 0)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        idle = {"action_mask": self._view.nothing}
        self.infos = dict.fromkeys(agents, idle)
        self.agent_selection = agents[0]
        self._show_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent sees now, and what it may do: nothing, unless it is its turn."""
        seat = self._seats.get(agent)
        if seat is None:
            raise KeyError(f"no agent {agent!r}: there are {', '.join(self._seats)}")
        return {
            "observation": self._view.observation(self._play.state, seat),
            "action_mask": self.infos[agent]["action_mask"],
        }

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out the action of ``agent_selection``: None once it is done, else a legal one."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        play = self._play
        state = play.state
        if action is None:
            raise IllegalAction(f"None is no action: {agent} has not finished, and must decide")
        chosen = whole(action, "action")
        if not (0 <= chosen < self.terms.actions and self.infos[agent]["action_mask"][chosen]):
            raise IllegalAction(state.refusal(chosen, int(state.actor)))
        self._cumulative_rewards[agent] = 0.0
        play.act(chosen)
        self.infos[agent] = {"action_mask": self._view.nothing}
        if state.is_over:
            self._end()
        else:
            self._show_next()
        if self.render_mode == "human":
            self.render()

    def __getattr__(self, name: str) -> Any:
        """Say what is missing before the first game."""
        told = ": call reset() first" if name in STANDING else ""
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}{told}")

    def _show_next(self) -> None:
        """Turn to the agent who decides."""
        state = self._play.state
        agent = self.possible_agents[state.actor]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._view.legal(state)}

    def _end(self) -> None:
        """Reward everybody: the game is over."""
        rewards = self._play.rewards()
        scores = self._play.state.scores()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._view.nothing, "scores": scores}
        self._accumulate_rewards()

    def render(self) -> Any:
        """Draw the table as the mode says: text, an array of colours, or text on the terminal."""
        return drawn(self._play.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    # ------------------------------------------------------------------ copies

    @property
    def position(self) -> State:
        """A copy of the position, to print, to search in, or to save."""
        return self._play.state.clone()

    def clone(self) -> GameAEC:
        """Give an independent copy: it goes on just as this one would, dice included."""
        copy = object.__new__(GameAEC)
        copy.__dict__.update(self.__dict__)
        copy._play = self._play.clone()
        copy._seeds = self._seeds.clone()
        copy.agents = self.agents[:]
        if self.agents:
            copy._copy_standing(self)
        return copy

    def _copy_standing(self, other: GameAEC) -> None:
        self.rewards = other.rewards.copy()
        self._cumulative_rewards = other._cumulative_rewards.copy()
        self.terminations = other.terminations.copy()
        self.truncations = other.truncations.copy()
        self.infos = other.infos.copy()

    def get_state(self) -> GameAEC:
        """Keep where the environment stands: a copy, which can be pickled."""
        return self.clone()

    def set_state(self, kept: GameAEC) -> None:
        """Go back to where ``get_state`` was called, as often as you like."""
        if kept.terms.asked != self.terms.asked:
            raise ValueError("this was kept by an environment of another game, set-up or seats")
        copy = vars(kept.clone())
        for name in ("_play", "_seeds", *STANDING):
            if name in copy:
                setattr(self, name, copy[name])

    def __copy__(self) -> GameAEC:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> GameAEC:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        standing = {
            name: value
            for name, value in self.__dict__.items()
            if name in STANDING and (self.agents or name == "agents")
        }
        kept = (self._play.words(), self._seeds.state(), standing)
        return _unpickled, (self.terms, self.render_mode, *kept)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._play.state!r}>"


STANDING = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
)


def aec(
    game: str,
    setup: Setup = None,
    seats: int | None = None,
    rewards: str | None = None,
    decisions: str = "choices",
    render_mode: str | None = None,
) -> GameAEC:
    """Give a game as a PettingZoo environment; ``seats`` are as few as possible, or two.

    ``rewards``: ``win``, ``margin`` or ``both``. ``decisions``: ``choices`` asks only where there
    is a choice, ``all`` asks always.
    """
    if seats is None:
        known = registered(game)
        seats = max(known.min_seats, min(2, known.max_seats))
    return GameAEC(Terms(game, setup, seats, (), rewards, decisions), render_mode)


def next_seed(seeds: Dice) -> int:
    """Draw a seed for a game."""
    return (int(seeds.word()) << 32 | int(seeds.word())) % SEEDS


def _unpickled(
    terms: Terms, mode: str | None, words: Any, seeds: list[int], standing: dict[str, Any]
) -> GameAEC:
    env = GameAEC(terms, mode)
    env._play = read_play(terms.rules, words)
    env._seeds = restore(seeds)
    env.__dict__.update(standing)
    for told in standing.get("infos", {}).values():
        told["action_mask"].flags.writeable = False
    return env

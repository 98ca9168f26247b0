"""Games as Gymnasium environments: one seat learns, bots or nobody have the others."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, ClassVar, SupportsIndex

import gymnasium

from grani.core.contract import IllegalAction, State
from grani.core.reading import did_you_mean
from grani.core.whole import whole
from grani.envs.batch import seat_within
from grani.envs.drawing import check_mode, drawn
from grani.envs.play import SEEDS, Play, new_play, read_play
from grani.envs.spaces import action_space, observation_space
from grani.envs.terms import Setup, Terms, seat_opponents
from grani.envs.view import View

ILLEGAL = ("error", "replace")


class GameEnv(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is Any here
    """A game for one learner: chance and opponents are played inside.

    ``opponents`` are bots by name; without them the learner plays alone where the game allows it,
    else against the usual bot. The learner has ``seat``, or a seat drawn anew for every game. The
    reward comes at the end. An illegal action is an error, or ``illegal="replace"`` has a legal one
    drawn in its place, for algorithms that know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array", "human"]}

    def __init__(
        self,
        game: str,
        setup: Setup = None,
        seats: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        rewards: str | None = None,
        decisions: str = "choices",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        seats, others = seat_opponents(game, seats, opponents)
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal: no {illegal!r}{did_you_mean(illegal, ILLEGAL)}")
        self.terms = Terms(game, setup, seats, others, rewards, decisions)
        self.fixed_seat = None if seat is None else seat_within(seat, seats)
        self.illegal = illegal
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.terms)
        self.action_space = action_space(self.terms)
        self._view = View(self.terms)
        self._play: Play = new_play(self.terms.rules)
        self._legal: Any = self._view.nothing

    # ------------------------------------------------------------------ Gymnasium's part

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start the game of a seed; without one, the next of a series that the last seed began."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed % SEEDS
        learner = self.fixed_seat
        if learner is None:
            learner = number % self.terms.seats
        self._play.begin(number, learner)
        return self._seen()

    def step(
        self, action: SupportsIndex
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        play = self._play
        play.act(self._checked(whole(action, "action")))
        over = bool(play.state.is_over)
        reward = play.rewards()[play.learner] if over else 0.0
        observation, info = self._seen()
        if over:
            info["scores"] = play.state.scores()
        if self.render_mode == "human":
            self.render()
        return observation, reward, over, False, info

    def _checked(self, action: int) -> int:
        """Give a legal action: the one that was asked for, or by chance another."""
        if 0 <= action < self.terms.actions and self._legal[action]:
            return action
        state = self._play.state
        if self.illegal == "error" or state.actor < 0:
            raise IllegalAction(state.refusal(action, int(state.actor)))
        return int(self._play.minds.pick(state.legal()))

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Give what the learner sees and may do."""
        play = self._play
        self._legal = self._view.legal(play.state)
        observation = self._view.observation(play.state, int(play.learner))
        info = {"action_mask": self._legal.copy(), "seat": int(play.learner)}
        return {"observation": observation, "action_mask": self._legal.copy()}, info

    def action_masks(self) -> Any:
        """Give what is legal as truths: what the masked PPO of sb3-contrib asks for."""
        return self._legal.astype(bool)

    def render(self) -> Any:
        """Draw the table as the mode says: text, an array of colours, or text on the terminal."""
        return drawn(self._play.state, self.render_mode)

    # ------------------------------------------------------------------ copies

    @property
    def position(self) -> State:
        """A copy of the position, to print, to search in, or to save."""
        return self._play.state.clone()

    def clone(self) -> GameEnv:
        """Give an independent copy: it goes on just as this one would, dice and bots included."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._play = self._play.clone()
        copy._np_random = deepcopy(self._np_random)
        return copy

    def get_state(self) -> GameEnv:
        """Keep where the environment stands: a copy, which can be pickled."""
        return self.clone()

    def set_state(self, kept: GameEnv) -> None:
        """Go back to where ``get_state`` was called, as often as you like."""
        if kept.terms.asked != self.terms.asked:
            raise ValueError("this was kept by an environment of another game, set-up or seats")
        copy = kept.clone()
        for name in STANDING:
            setattr(self, name, getattr(copy, name))

    def __copy__(self) -> GameEnv:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> GameEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["_view"]
        kept["_play"] = self._play.words()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._view = View(self.terms)
        self._play = read_play(self.terms.rules, kept["_play"])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._play.state!r}>"


STANDING = ("_play", "_legal", "_np_random", "_np_random_seed")

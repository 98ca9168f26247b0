"""One seat's observation and mask as arrays of their own, for environments of single games."""

from __future__ import annotations

from typing import Any

import numpy as np

from grani.core.contract import State
from grani.envs.sight import Sight, new_mask, new_page, show
from grani.envs.terms import Terms

Array = Any


class Seen:
    """Writes observations, each an array of its own."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.layout = sight.layout()
        self._page = new_page(self.layout.size)
        self._numbers: Array = np.frombuffer(self._page.array(), np.int16)

    def observation(self, state: State, seat: int) -> Array:
        """Give what a seat sees."""
        show(self.sight, state, seat, self._page)
        return self._numbers.copy()


class View(Seen):
    """Writes observations and masks. An environment shares it with its copies, so all of them
    belong to one thread."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.sight)
        self._mask = new_mask(terms.actions)
        self._flags: Array = np.frombuffer(self._mask.array(), np.int8)
        self.nothing: Array = np.zeros(terms.actions, np.int8)
        """The mask of a seat that has nothing to decide."""
        self.nothing.flags.writeable = False

    def legal(self, state: State) -> Array:
        """Give the mask of the seat that decides; nothing is legal if none does.

        It is read-only: copies of an environment share it, and go by it.
        """
        if state.actor < 0:
            return self.nothing
        self._mask.show(state, state.actor)
        mask = self._flags.copy()
        mask.flags.writeable = False
        return mask

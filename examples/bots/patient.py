"""Never declines what it can have: takes the last option that does not pass.

grani arena dice-forge examples.bots.patient:Patient greedy
"""

from __future__ import annotations

from grani.core.contract import State


class Patient:
    """Reads the prompt, as people do; knows no game."""

    def choose(self, state: State, seat: int) -> int:
        prompt = state.prompt(seat)
        assert prompt is not None
        wanted = [one.action for one in prompt.options if not (one.declines or one.loses)]
        return (wanted or state.legal(seat))[-1]

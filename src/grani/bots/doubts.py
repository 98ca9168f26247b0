"""By how much chances to win are off that learned judgement tells, where a game is most open.

``python -m bench.hints`` measures it: again when other weights are shipped. It changes what is said
of a judgement, never what is played, and therefore stands apart from what judges.
"""

from __future__ import annotations

FORGE_OF_TWO = {"": 0.15, "goddess": 0.09, "titans": 0.15}
FORGE_OF_MORE = {"": 0.20, "goddess": 0.20, "titans": 0.20}


def forge_doubt(module: str, seats: int) -> float:
    """Give the standard error of a chance in a game of Dice Forge, by module; none is ``""``."""
    doubts = FORGE_OF_TWO if seats == 2 else FORGE_OF_MORE
    return doubts.get(module, doubts[""])

"""Actions of the layout in a few stable words, for files and logs."""

from __future__ import annotations

from collections.abc import Sequence

from grani.dice_forge import actions
from grani.dice_forge.boards.labyrinth import square_name
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.resources import RESOURCE_NAMES


def action_name(action: int) -> str:
    """Name an action in a few stable words, such as ``face gold_3`` or ``feat moon_2``."""
    for first, name, labels in _BLOCKS:
        if first <= action < first + len(labels):
            label = labels[action - first]
            return f"{name} {label}".strip()
    raise ValueError(f"no action {action}: actions are 0 to {actions.ACTION_COUNT - 1}")


def _labels(size: int, names: Sequence[str]) -> list[str]:
    return [names[i] if i < len(names) else f"({i})" for i in range(size)]


_SLOT_NAMES = [SLOTS[i].name for i in range(len(SLOTS))]
_POSITION_NAMES = [f"{die} {side}" for die in DIE_NAMES for side in range(6)]
_BLOCKS: list[tuple[int, str, Sequence[str]]] = [
    (int(actions.NO), "no", [""]),
    (int(actions.YES), "yes", [""]),
    (int(actions.RESOURCE), "take", _labels(6, RESOURCE_NAMES)),
    (int(actions.TOKEN), "triton", _labels(6, RESOURCE_NAMES)),
    (int(actions.DIE), "die", DIE_NAMES),
    (int(actions.POSITION), "forge on", _POSITION_NAMES),
    (int(actions.SEAT), "seat", [str(seat) for seat in range(4)]),
    (int(actions.FEAT), "feat", _labels(16, _SLOT_NAMES)),
    (int(actions.REINFORCE), "use", _labels(16, _SLOT_NAMES)),
    (int(actions.SIDE), "side", [str(side) for side in range(8)]),
    (int(actions.FACE), "face", _labels(48, [FACES[i].name for i in range(len(FACES))])),
    (int(actions.SPLIT), "hammer", [str(part) for part in range(56)]),
    (int(actions.SET), "set", _labels(64, [FEATS[i].name for i in range(len(FEATS))])),
    (
        int(actions.PAYMENT),
        "ancient",
        [f"{sun} for sun, {moon} for moon" for sun in range(7) for moon in range(7)],
    ),
    (
        int(actions.SCEPTER),
        "empty scepter",
        [f"{level} as {kind}" for level in (4, 5, 6) for kind in ("sun", "moon")],
    ),
    (int(actions.COMPANION), "advance companion", [str(space) for space in range(6)]),
    (int(actions.SQUARE), "walk", [square_name(square) for square in range(36)]),
    (int(actions.TREASURE), "treasure", ["sun", "moon", "glory"]),
    (
        int(actions.ISLAND),
        "memory",
        [f"{side} on {portal}" for portal in range(1, 8) for side in ("moon", "sun")],
    ),
    (int(actions.CASH), "cash companion", [str(space) for space in range(6)]),
]

"""What can be wrong with a position of Dice Forge beyond what can be with any: see ``position``."""

from __future__ import annotations

COMPLAINTS: tuple[tuple[str, str], ...] = (
    (
        r"the face (?P<face>\w+) is in (?P<found>\d+) places, but the box has (?P<count>\d+)",
        "face-places",
    ),
    (
        r"(?P<missing>-?\d+) faces are neither in the temple nor on dice, but (?P<replaced>\d+) "
        r"were replaced and (?P<removed>\d+) removed in set-up",
        "faces-missing",
    ),
    (
        r"(?P<owned>\d+) cards of (?P<feat>\w+) are owned, but with (?P<count>\d+) players "
        r"there are \d+",
        "cards",
    ),
    (r"no stack of this game holds it", "stack"),
    (r"heroes \d and \d cannot both stand on portal (?P<portal>\d)", "portal"),
    (r"\d+ cards were taken, so the first \d+ colours have owners", "owners"),
    (r"hero \d owns \d+ of the cards", "owners"),
    (r"\w+ lies in the temple: nobody owns its card", "owners"),
    (r"\w+ (?:belongs to \w+|needs the module '\w+')", "other-stack"),
    (r"nothing is pending, but the game is not over", "nothing-pending"),
    (r"it is the turn of seat \d", "other-turn"),
    (r"the set is open, but no draw is pending", "open-set"),
    (r"the treasure \w+ lies in two halls", "treasure-twice"),
    (r"a golem stands before the Goddess already", "goddess-reached"),
    (
        r"every memory card has its owner here, and no other|no stack of this game holds memories"
        r"|\w+ comes before \w+",
        "memories",
    ),
    (r"the two tokens of a colour lie on different islands", "tokens"),
)

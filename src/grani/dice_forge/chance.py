"""What chance is about to decide, as data: which die of whom, which set, which face of a pool."""

from __future__ import annotations

from grani.core.contract import CHANCE
from grani.core.prompt import Chance, Option
from grani.dice_forge.actions import FACE, SET, SIDE
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES
from grani.dice_forge.hero import DIE_NAMES
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.celestial import CELESTIAL, STARS
from grani.dice_forge.kinds.rolling import ROLL
from grani.dice_forge.kinds.setting_up import DRAW
from grani.dice_forge.stack import fields_of, kind_of, seat_of, seat_of_die, which_die
from grani.dice_forge.table import Table

NOBODY = -1


def chance_of(table: Table) -> Chance | None:
    """Give what chance decides next; None if it is up to somebody, or all is over."""
    if table.actor != CHANCE:
        return None
    entry = table.stack[table.depth - 1]
    kind, fields = kind_of(entry), fields_of(entry)
    if kind == ROLL.number:
        return _roll(table, int(ROLL.current.of(fields)))
    if kind == CELESTIAL.number:
        seat = int(seat_of(entry))
        sides = [
            Option(int(SIDE) + side, "chance-star", {"side": name}, about=f"celestial:{name}")
            for side, name in enumerate(STARS)
        ]
        return Chance("chance-celestial", {"seat": seat}, seat, tuple(sides), "celestial")
    actions = table.legal(int(CHANCE))
    if kind == DRAW.number:
        slot = SLOTS[DRAW.slot.of(fields)].name
        sets = [_named(action, "feat", FEATS[action - SET].name) for action in actions]
        return Chance("chance-draw", {"slot": slot}, NOBODY, tuple(sets))
    faces = [_named(action, "face", FACES[action - FACE].name) for action in actions]
    return Chance("chance-remove", {}, NOBODY, tuple(faces))


def _roll(table: Table, die: int) -> Chance:
    """Tell of one die of a hero: its sides as they are now."""
    seat, which = int(seat_of_die(die)), int(which_die(die))
    hero, name = table.heroes[seat], DIE_NAMES[which]
    sides = []
    for side in range(6):
        face = FACES[hero.face(which, side)].name
        target = f"die:{seat}:{name}:{side}"
        sides.append(
            Option(int(SIDE) + side, "chance-face", {"face": face}, (target,), about=f"face:{face}")
        )
    return Chance("chance-roll", {"seat": seat, "die": name}, seat, tuple(sides), name)


def _named(action: int, sort: str, name: str) -> Option:
    return Option(action, f"chance-{sort}", {sort: name}, about=f"{sort}:{name}")

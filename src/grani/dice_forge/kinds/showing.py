"""What dice show, and what they rolled, for people and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from grani.core.reading import Reader
from grani.dice_forge.names import die_target, face_name, read_face
from grani.dice_forge.stack import Json, has

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


def showing(hero: Hero, face: i64) -> tuple[str, ...]:
    """Name the dice of a hero that show a face."""
    return tuple([die_target(hero.seat, die) for die in (0, 1) if hero.up(die) == face])


def showing_others(game: Table, me: Hero, face: i64) -> tuple[str, ...]:
    """Name the dice of opponents that show a face."""
    targets: tuple[str, ...] = ()
    for hero in game.heroes:
        if hero.seat != me.seat:
            targets += showing(hero, face)
    return targets


def write_rolled(hero: Hero, dice: i64) -> Json:
    """Name what dice rolled that have changed since (RB-056)."""
    kept = [
        face_name(hero.rolled(die)) if has(dice, die) and hero.has_kept(die) else None
        for die in (0, 1)
    ]
    return {"rolled": kept} if any(kept) else {}


def read_rolled(reader: Reader, hero: Hero, dice: i64) -> None:
    """Read it; where it is not named, the dice show it."""
    if not reader.has("rolled"):
        return
    for die, value in enumerate(reader.items("rolled", 2, 2)):
        if value is None:
            continue
        field = f"rolled[{die}]"
        face = read_face(reader, field, value, nothing=True)
        if not has(dice, die):
            reader.fail("the die was not rolled", field)
        hero.keep(die, face)

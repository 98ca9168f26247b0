"""What a seat may see, as JSON data: in Dice Forge everybody sees everything (DF-012)."""

from __future__ import annotations

from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES, FIRST_SOLD, FOREST, POOLS, faces_of as faces_in
from grani.dice_forge.hero import DIE_NAMES, UNROLLED, Die, Hero
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.kinds.rolling import ROLL
from grani.dice_forge.position import write_boards
from grani.dice_forge.reckoning import brought, counts, faces_of
from grani.dice_forge.resources import HAMMER_LAP
from grani.dice_forge.seen import DieView, ForgeView, HeroView, PoolView, StackView
from grani.dice_forge.stack import count_at, fields_of, kind_of
from grani.dice_forge.table import Table


def view_of(table: Table, seat: int) -> ForgeView:
    """Give the whole table as seen from ``seat``; -1 is a spectator."""
    return {
        "game": "dice-forge",
        "you": seat,
        "round": table.round,
        "rounds": table.last_round(),
        "turn": table.turn,
        "actor": table.actor,
        "decision": table.decision(),
        "rolling": _rolling(table),
        "boards": write_boards(table),
        "temple": [_pool(table, pool) for pool in POOLS if _is_in_play(table, pool)],
        "islands": [_stack(table, slot) for slot in range(len(SLOTS))],
        "heroes": [_hero(table, hero) for hero in table.heroes],
        "scores": table.scores(),
        "counts": counts(table),
        "winners": table.winners() if table.depth == 0 else [],
    }


def _rolling(table: Table) -> list[int | Die] | None:
    """Give seat and name of the die in the air, if one is."""
    entry = table.stack[table.depth - 1] if table.depth else 0
    if table.depth == 0 or kind_of(entry) != ROLL.number:
        return None
    die = int(ROLL.current.of(fields_of(entry)))
    return [die // 2, DIE_NAMES[die % 2]]


def _is_in_play(table: Table, pool: str) -> bool:
    """Tell whether a pool belongs to the game: the forest is there for the modules."""
    return FACES[faces_in(pool)[0]].place != FOREST or pool in table.box.pools


def _pool(table: Table, pool: str) -> PoolView:
    faces = faces_in(pool)
    return {
        "pool": pool,
        "cost": FACES[faces[0]].cost if faces[0] >= FIRST_SOLD else 0,
        "garden": FACES[faces[0]].cost == 0,
        "faces": {FACES[face].name: table.supply[face] for face in faces},
    }


def _stack(table: Table, slot: int) -> StackView:
    feat = table.feats[slot]
    place = SLOTS[slot]
    return {
        "slot": place.name,
        "portal": place.portal,
        "sun": place.sun,
        "moon": place.moon,
        "feat": None if feat < 0 else FEATS[feat].name,
        "glory": 0 if feat < 0 else FEATS[feat].glory,
        "left": int(count_at(table.stacks, slot)),
    }


def _hero(table: Table, hero: Hero) -> HeroView:
    cards: dict[str, int] = {}
    unused: dict[str, int] = {}
    for slot in range(len(SLOTS)):
        count = hero.count(slot)
        if count:
            feat = FEATS[table.feats[slot]]
            cards[feat.name] = count
            if feat.reinforcement is not None and hero.seat == table.turn:
                unused[feat.name] = int(count - count_at(table.used, slot))
    return {
        "seat": hero.seat,
        "gold": hero.gold,
        "sun": hero.sun,
        "moon": hero.moon,
        "glory": hero.glory,
        "gold_cap": hero.gold_cap,
        "shard_cap": hero.shard_cap,
        "dice": {"light": _die(hero, 0, hero.light_up), "dark": _die(hero, 1, hero.dark_up)},
        "portal": hero.portal,
        "cards": cards,
        "unused_reinforcements": unused,
        "forged": hero.forged,
        "hammers": hero.hammers,
        "hammer_track": hero.hammered % HAMMER_LAP,
        "hammer_lap": hero.hammered // HAMMER_LAP % 2 + 1,
        "hammers_spent": hero.hammered // (2 * HAMMER_LAP),
        "cerberus": hero.cerberus,
        "triton": hero.triton,
        "score": table.scores()[hero.seat],
        "average": brought(faces_of(hero)),
        **table.box.write_hero(hero),
    }


def _die(hero: Hero, die: int, up: int) -> DieView:
    return {
        "faces": [FACES[hero.face(die, side)].name for side in range(6)],
        "up": None if up == UNROLLED else up,
    }

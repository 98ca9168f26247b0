"""The tables of Dice Forge as TypeScript: everything the browser draws and the engine knows.

Faces, feats, islands, pools, event boards and dice are read from the tables of the engine, so the
browser never repeats a rule. ``source`` gives the text of ``web/src/generated/forge.ts``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from grani.dice_forge.boards.labyrinth import MAZE, square_name
from grani.dice_forge.boards.titans import (
    LOYALTY_BOTH,
    LOYALTY_GOLD,
    LOYALTY_GOLD_GLORY,
    NO_ZONE,
    REBELLION_STRONG,
    REBELLION_WEAK,
    TITAN_SQUARES,
    bonus_glory,
    bonus_gold,
    first_feat_glory,
)
from grani.dice_forge.boxes import (
    FEATS,
)
from grani.dice_forge.boxes.feat import (
    BASE,
    GODDESS,
    PROMOS,
    REBELLION,
    TITANS,
    Feat,
)
from grani.dice_forge.boxes.titans import (
    COLOURS,
)
from grani.dice_forge.faces import (
    BOAR,
    CHOICE,
    EMPTY,
    FACES,
    FATE,
    FOREST,
    GAIN,
    GARDEN,
    GOLEM,
    MIRROR,
    MISFORTUNE,
    POOLS,
    SANCTUARY,
    SHIELD,
    SHIP,
    TRIPLE,
    Face,
    faces_of,
)
from grani.dice_forge.faces.face import NOWHERE
from grani.dice_forge.faces.offers import (
    OFFERS,
    Offer,
)
from grani.dice_forge.faces.rebellion import MOON_GOLEM, SUN_GOLEM
from grani.dice_forge.hero import (
    DIE_NAMES,
)
from grani.dice_forge.islands import PORTALS, SLOTS
from grani.dice_forge.kinds.celestial import (
    STARS,
)
from grani.dice_forge.resources import (
    ANCIENT_CAP,
    EXTRA_ACTION_SUN,
    FIRST_LAP_GLORY,
    GOLD_CAP,
    HAMMER_LAP,
    RESOURCE_NAMES,
    SCEPTER_TRACK,
    SECOND_LAP_GLORY,
    SHARD_CAP,
)
from grani.dice_forge.verbs.base import (
    Gain,
    GainOne,
    GloryPerForgedFace,
)
from grani.dice_forge.verbs.labyrinth import (
    Barter,
    BuyOne,
    EnterHall,
    ReachGoddess,
    StealGlory,
)
from grani.dice_forge.verbs.rebellion import (
    RollCelestial,
)
from grani.dice_forge.verbs.verb import (
    Verb,
)

FACE_KINDS = {
    int(EMPTY): "empty",
    int(GAIN): "gain",
    int(CHOICE): "choice",
    int(SHIELD): "shield",
    int(BOAR): "boar",
    int(TRIPLE): "triple",
    int(MIRROR): "mirror",
    int(SHIP): "ship",
    int(FATE): "fate",
    int(GOLEM): "golem",
    int(MISFORTUNE): "misfortune",
}
PLACES = {
    int(NOWHERE): "dice",
    int(SANCTUARY): "sanctuary",
    int(GARDEN): "garden",
    int(FOREST): "forest",
}
BOXES = {
    int(BASE): "base",
    int(REBELLION): "rebellion",
    int(GODDESS): "goddess",
    int(TITANS): "titans",
    int(PROMOS): "promos",
}
ZONES = {
    int(REBELLION_STRONG): "rebellion_strong",
    int(REBELLION_WEAK): "rebellion_weak",
    int(NO_ZONE): "none",
    int(LOYALTY_GOLD): "loyalty_gold",
    int(LOYALTY_GOLD_GLORY): "loyalty_gold_glory",
    int(LOYALTY_BOTH): "loyalty_both",
}
GOLEMS = {0: None, int(SUN_GOLEM): "sun", int(MOON_GOLEM): "moon"}

TYPES = """\
import type {{ CelestialSide, Die, Resource }} from "./forge-types";

export type {{ CelestialSide, Die, Resource }};
export type Amounts = Partial<Record<Resource, number>>;
export type FaceKind = {kinds};
export type FacePlace = {places};
export type Colour = {colours};
export type Box = {boxes};
export type FeatId = {feats};
export type Timing = "immediate" | "reinforcement" | "automatic" | "none";
export type Zone = {zones};

/** What one face shows. `gives`: what it brings, or the options where `choose` is set, or reward B
 * of a shield; `matches` and `reward`: the resource beside which a shield or chaos face brings so
 * much glory, instead of `gives` or, where `keeps` is set, with it; `owner`: what the owner of the
 * card of this `colour` chooses from. */
export interface FaceInfo {{
  readonly id: string;
  readonly kind: FaceKind;
  readonly gives: Amounts;
  readonly choose: boolean;
  readonly cost: number;
  readonly copies: number;
  readonly pool: string | null;
  readonly place: FacePlace;
  readonly matches: Resource | null;
  readonly reward: number;
  readonly keeps: boolean;
  readonly colour: Colour | null;
  readonly owner: Amounts;
  readonly golem: "sun" | "moon" | null;
}}

export interface FeatInfo {{
  readonly id: string;
  readonly slot: string;
  readonly portal: number;
  readonly sun: number;
  readonly moon: number;
  readonly glory: number;
  readonly timing: Timing;
  readonly box: Box;
  readonly introductory: boolean;
  /** What it does: glyphs, some with a number; `face:` and a face; `×` and a number. */
  readonly strip: readonly string[];
}}

export interface SlotInfo {{
  readonly id: string;
  readonly portal: number;
  readonly sun: number;
  readonly moon: number;
  readonly feats: readonly string[];
}}

export interface PoolInfo {{
  readonly id: string;
  readonly cost: number;
  readonly place: FacePlace;
  readonly faces: readonly string[];
}}

/** What a square of the labyrinth brings. */
export type Reward =
  | {{ readonly kind: "gain"; readonly gives: Amounts }}
  | {{ readonly kind: "choose"; readonly gives: Amounts }}
  | {{ readonly kind: "steal"; readonly glory: number }}
  | {{ readonly kind: "hall"; readonly hall: number }}
  | {{ readonly kind: "celestial"; readonly times: number }}
  | {{ readonly kind: "buy"; readonly discount: number }}
  | {{ readonly kind: "barter"; readonly pay: Amounts; readonly glory: number }}
  | {{ readonly kind: "forged"; readonly glory: number }}
  | {{ readonly kind: "goddess"; readonly glory: number }};

export interface MazeSquare {{
  readonly id: string;
  readonly next: readonly string[];
  readonly prev: readonly string[];
  readonly reward: Reward | null;
}}

/** A square of the Titans: points at the end, and where a token goes from here. */
export interface TitanSquare {{
  readonly id: string;
  readonly glory: number;
  readonly zone: Zone;
  readonly rebellion: string;
  readonly loyalty: string;
}}

/** What a zone brings: for a first feat of one's own, or new to all; on faces that give gold,
 * on faces that give glory. */
export interface ZoneInfo {{
  readonly own: number;
  readonly all: number;
  readonly goldFace: Amounts;
  readonly gloryFace: Amounts;
}}
"""


def source() -> str:
    """Give the TypeScript text of the tables."""
    parts = [
        "// Written by `python -m tools.generate` from the tables of grani.dice_forge.",
        "",
        _types(),
        _list("RESOURCES", "Resource", RESOURCE_NAMES),
        _list("DICE", "Die", DIE_NAMES),
        _list("CELESTIAL", "CelestialSide", STARS),
        _limits(),
        _record("FACES", "FaceInfo", [_face(face) for face in FACES]),
        _record("FEATS", "FeatInfo", [_feat(feat) for feat in FEATS]),
        _record("SLOTS", "SlotInfo", [_slot(i) for i in range(len(SLOTS))]),
        _record("POOLS", "PoolInfo", [_pool(pool) for pool in POOLS]),
        _record("MAZE", "MazeSquare", [_maze(i) for i in range(len(MAZE))]),
        _record("TITANS", "TitanSquare", [_titan(i) for i in range(len(TITAN_SQUARES))]),
        _zones(),
    ]
    return "\n".join(parts)


def _types() -> str:
    return TYPES.format(
        kinds=_union(FACE_KINDS.values()),
        places=_union(PLACES.values()),
        colours=_union(COLOURS),
        boxes=_union(BOXES.values()),
        feats=_union(feat.name for feat in FEATS),
        zones=_union(ZONES.values()),
    )


def _limits() -> str:
    limits = {
        "portals": int(PORTALS),
        "gold": int(GOLD_CAP),
        "shards": int(SHARD_CAP),
        "ancient": int(ANCIENT_CAP),
        "hammerLap": int(HAMMER_LAP),
        "firstLapGlory": int(FIRST_LAP_GLORY),
        "secondLapGlory": int(SECOND_LAP_GLORY),
        "scepter": int(SCEPTER_TRACK),
        "extraActionSun": int(EXTRA_ACTION_SUN),
    }
    return f"export const LIMITS = {json.dumps(limits)} as const;\n"


def _face(face: Face) -> dict[str, object]:
    kind = FACE_KINDS[int(face.kind)]
    colour = face.name.rpartition("_")[2]
    return {
        "id": face.name,
        "kind": kind,
        "gives": _amounts(face),
        "choose": kind in ("choice", "boar", "misfortune"),
        "cost": int(face.cost),
        "copies": int(face.copies),
        "pool": face.pool or None,
        "place": PLACES[int(face.place)],
        "matches": RESOURCE_NAMES[face.matches] if face.matches >= 0 else None,
        "reward": int(face.reward_a),
        "keeps": face.keeps_b,
        "colour": colour if colour in COLOURS else None,
        "owner": _amounts(OFFERS[face.offer]),
        "golem": GOLEMS[int(face.golem)],
    }


def _feat(feat: Feat) -> dict[str, object]:
    slot = SLOTS[feat.slot]
    return {
        "id": feat.name,
        "slot": slot.name,
        "portal": int(slot.portal),
        "sun": int(slot.sun),
        "moon": int(slot.moon),
        "glory": int(feat.glory),
        "timing": _timing(feat),
        "box": BOXES[int(feat.box)],
        "introductory": feat.introductory,
        "strip": feat.strip(),
    }


def _timing(feat: Feat) -> str:
    if feat.reinforcement is not None:
        return "reinforcement"
    if feat.automatic:
        return "automatic"
    return "none" if feat.immediate is None else "immediate"


def _slot(number: int) -> dict[str, object]:
    slot = SLOTS[number]
    return {
        "id": slot.name,
        "portal": int(slot.portal),
        "sun": int(slot.sun),
        "moon": int(slot.moon),
        "feats": [feat.name for feat in FEATS if feat.slot == number],
    }


def _pool(pool: str) -> dict[str, object]:
    faces = [FACES[face] for face in faces_of(pool)]
    return {
        "id": pool,
        "cost": int(faces[0].cost),
        "place": PLACES[int(faces[0].place)],
        "faces": [face.name for face in faces],
    }


def _maze(number: int) -> dict[str, object]:
    square = MAZE[number]
    return {
        "id": square_name(number),
        "next": [square_name(int(other)) for other in square.next],
        "prev": [square_name(int(other)) for other in square.prev],
        "reward": None if square.verb is None else _reward(square.verb),
    }


def _reward(verb: Verb) -> dict[str, object]:
    match verb:
        case Gain():
            return {"kind": "gain", "gives": _amounts(verb)}
        case GainOne():
            return {"kind": "choose", "gives": _amounts(OFFERS[verb.offer])}
        case StealGlory():
            return {"kind": "steal", "glory": int(verb.glory)}
        case EnterHall():
            return {"kind": "hall", "hall": int(verb.hall)}
        case RollCelestial():
            return {"kind": "celestial", "times": int(verb.times)}
        case BuyOne():
            return {"kind": "buy", "discount": int(verb.discount)}
        case Barter():
            pay = {RESOURCE_NAMES[verb.resource]: int(verb.amount)}
            return {"kind": "barter", "pay": pay, "glory": int(verb.glory)}
        case GloryPerForgedFace():
            return {"kind": "forged", "glory": int(verb.glory)}
        case ReachGoddess():
            return {"kind": "goddess", "glory": int(verb.glory)}
    raise ValueError(f"no reward is written for {verb!r}: add it to tools/forge_tables.py")


def _titan(number: int) -> dict[str, object]:
    square = TITAN_SQUARES[number]
    return {
        "id": square.name,
        "glory": int(square.glory),
        "zone": ZONES[int(square.zone)],
        "rebellion": TITAN_SQUARES[square.rebellion].name,
        "loyalty": TITAN_SQUARES[square.loyalty].name,
    }


def _zones() -> str:
    lines = ["export const ZONES: Readonly<Record<Zone, ZoneInfo>> = {"]
    for zone, name in ZONES.items():
        info = {
            "own": int(first_feat_glory(zone, False)),
            "all": int(first_feat_glory(zone, True)),
            "goldFace": _present(
                gold=int(bonus_gold(zone, True)), glory=int(bonus_glory(zone, True, False))
            ),
            "gloryFace": _present(glory=int(bonus_glory(zone, False, True))),
        }
        lines.append(f"  {name}: {json.dumps(info)},")
    return "\n".join([*lines, "};", ""])


def _amounts(giver: Face | Offer | Gain) -> dict[str, int]:
    """Give the amounts that are not 0, by resource."""
    amounts = {"gold": giver.gold, "sun": giver.sun, "moon": giver.moon, "glory": giver.glory}
    if not isinstance(giver, Gain):
        amounts |= {"ancient": giver.ancient, "loyalty": giver.loyalty}
    return _present(**{name: int(amount) for name, amount in amounts.items()})


def _present(**amounts: int) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount}


def _union(words: Iterable[str]) -> str:
    return " | ".join(json.dumps(word) for word in words)


def _list(name: str, kind: str, words: Sequence[str]) -> str:
    return f"export const {name}: readonly {kind}[] = {json.dumps(list(words))};\n"


def _record(name: str, kind: str, rows: list[dict[str, object]]) -> str:
    """A table by id, one line a row, in the order of the engine."""
    lines = [f"export const {name}: Readonly<Record<string, {kind}>> = {{"]
    lines += [f"  {json.dumps(row['id'])}: {json.dumps(row)}," for row in rows]
    return "\n".join([*lines, "};", ""])

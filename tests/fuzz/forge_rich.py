"""Rich positions of Dice Forge: a late turn with many cards, tokens, faces and resources.

Every position follows from its dice, is written in the public format and read as strictly as one
that a user wrote. Faces and cards are conserved: what lies on a die has left the temple, what it
replaced is out of the game. Two cards are named to be there for certain, so that they meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from grani.core.dice import Dice
from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END, square_name
from grani.dice_forge.boards.titans import TITAN_SQUARES
from grani.dice_forge.boxes import (
    FEAT_COUNT,
    FEATS,
)
from grani.dice_forge.boxes.feat import (
    BASE,
    GODDESS,
    PROMOS,
    REBELLION,
    TITANS,
)
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACE_IDS,
    FACES,
    FOREST,
    GARDEN,
    POOL_FACES,
    POOLS,
    faces_of,
)
from grani.dice_forge.game import GAME
from grani.dice_forge.house import HOUSE_RULES
from grani.dice_forge.islands import PORTALS, SLOT_COUNT, SLOTS
from grani.dice_forge.resources import ANCIENT_CAP, GOLD_CAP, SCEPTER_TRACK, SHARD_CAP
from grani.dice_forge.setup import MODULE_NAMES, STARTING_DICE, sets_of, starting_supply
from grani.dice_forge.verbs.base import (
    AttachHammer,
    ForgeFromGarden,
    GiveLinkedFace,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
)
from grani.dice_forge.verbs.modules import (
    PlaceMemories,
)
from grani.dice_forge.verbs.rebellion import (
    AttachScepter,
    ForgeAnyFace,
    PlaceCompanion,
)

Json = dict[str, Any]
SLOT_NAMES = [SLOTS[slot].name for slot in range(SLOT_COUNT)]
GODDESS_MODULE, TITANS_MODULE = int(GODDESS), int(TITANS)
COLOURS = ["red", "yellow", "green", "blue"]
TWO_OF_A_POOL = 2
STRANGE = 8
"""One position in so many has faces of gardens that no card of its game gives (RB-004)."""


@cache
def choices(slot: int, module: int) -> list[int]:
    """Name the sets that may lie in a slot with a module, or with none."""
    return sets_of(slot, module) or sets_of(slot, int(BASE | REBELLION))


def may_lie(feat: int, module: int) -> bool:
    """Tell whether a set may lie in its slot with a module; a promo card where no module's does."""
    slot = int(FEATS[feat].slot)
    is_promo = FEATS[feat].box == PROMOS
    return not sets_of(slot, module) if is_promo else feat in choices(slot, module)


@cache
def modules_of(first: int, second: int) -> list[int]:
    """Name the modules, 0 for none, with which two sets can be in one game; nothing if never."""
    if first != second and FEATS[first].slot == FEATS[second].slot:
        return []
    return [
        module
        for module in (0, *MODULE_NAMES)
        if may_lie(first, module) and may_lie(second, module)
    ]


def table_mates() -> list[tuple[int, int]]:
    """List every pair of sets that can share a table; a set shares one with its own copies.

    Pairs with a promo card come last, so that a new one changes no rich game of before.
    """
    pairs = combinations_with_replacement(range(FEAT_COUNT), 2)
    mates = [(first, second) for first, second in pairs if modules_of(first, second)]
    return sorted(mates, key=lambda pair: any(FEATS[feat].box == PROMOS for feat in pair))


class RichTable:
    """A position in the making: draws everything from its dice, and keeps count of faces."""

    def __init__(self, dice: Dice, seats: int, wanted: tuple[int, int]) -> None:
        self.dice = dice
        self.seats = seats
        self.wanted = wanted
        self.module = self.pick(modules_of(*wanted))
        self.strange = dice.below(STRANGE) == 0
        self.feats = [self.pick(choices(slot, self.module)) for slot in range(int(SLOT_COUNT))]
        for feat in wanted:
            self.feats[int(FEATS[feat].slot)] = feat
        self.supply = starting_supply(self.module)
        self.cards = [[0] * int(SLOT_COUNT) for _ in range(seats)]
        self.takers: list[list[int]] = [[] for _ in range(int(SLOT_COUNT))]
        self.dies = [
            [[FACE_IDS[name] for name in die] for die in STARTING_DICE[self.module]]
            for _ in range(seats)
        ]
        self.forged = [0] * seats
        self.locked: set[int] = set()

    def pick(self, options: Sequence[int]) -> int:
        return options[self.dice.below(len(options))]

    def high(self, most: int) -> int:
        """Give a number up to ``most``, rather a high one."""
        return max(self.dice.below(most + 1), self.dice.below(most + 1))

    # ------------------------------------------------------------------ cards

    def deal(self) -> None:
        """Give out most cards; the wanted ones to one seat, with a copy left to take if need be."""
        star = self.dice.below(self.seats)
        for slot, feat in enumerate(self.feats):
            taken = self.dice.below(self.seats + 1)
            # One seat collects, so that it holds several of a kind.
            takers = [
                star if self.dice.below(2) else self.dice.below(self.seats) for _ in range(taken)
            ]
            if feat in self.wanted:
                both = 2 if self.wanted[0] == self.wanted[1] else 1
                takers = [star] * min(both, self.seats) + takers
                # What a card does when taken is only seen if one is left.
                takers = takers[: max(both, self.seats - 1)]
            self.takers[slot] = takers
            for seat in takers:
                self.cards[seat][slot] += 1

    # ------------------------------------------------------------------ faces

    def thin(self) -> None:
        """Two players: two faces of each pool of the sanctuary are out of the game (DF-003)."""
        if self.seats > 2:
            return
        for pool in POOLS:
            faces = faces_of(pool)
            if FACES[faces[0]].cost:
                for _ in range(TWO_OF_A_POOL):
                    self.supply[self.pick([face for face in faces if self.supply[face]])] -= 1

    def forge(self, seat: int, face: int) -> bool:
        """Put a face of the temple on one of the dice of a seat, over one that is not locked."""
        if not self.supply[face]:
            return False
        die, side = self.dice.below(2), self.dice.below(6)
        if self.dies[seat][die][side] in self.locked:
            return False
        self.supply[face] -= 1
        self.dies[seat][die][side] = face
        self.forged[seat] += 1
        return True

    def forge_all(self) -> None:
        """Forge the faces that cards give, then others, over what came before."""
        for seat in range(self.seats):
            sold = [face for face in range(1, FACE_COUNT) if FACES[face].cost]
            for _ in range(self.dice.below(12)):
                self.forge(seat, self.pick(sold))
        for slot, feat in enumerate(self.feats):
            verb = FEATS[feat].immediate
            for copy, seat in enumerate(self.takers[slot]):
                if isinstance(verb, ForgeFromGarden):
                    self.forge(seat, self.pick(list(POOL_FACES[verb.pool])))
                elif isinstance(verb, GiveLinkedFace):
                    self.lock(int(POOL_FACES[verb.pool][copy]), seat)
                elif isinstance(verb, ForgeAnyFace):
                    self.forge(seat, self.pick(self.unowned_garden()))
        if self.strange:
            for seat in range(self.seats):
                for _ in range(3):
                    self.forge(seat, self.pick(self.unowned_garden()))

    def unowned_garden(self) -> list[int]:
        """Name the faces of gardens that no feat of this game gives, or any face for sale."""
        given = [FEATS[feat].immediate for feat in self.feats]
        faces = [
            face
            for face in range(1, FACE_COUNT)
            if FACES[face].place == GARDEN
            and self.supply[face]
            and not any(verb is not None and verb.hands_out(face) for verb in given)
        ]
        return faces or [1]

    def lock(self, face: int, owner: int) -> None:
        """Make another seat forge the face tied to a card; it stays there."""
        while True:
            seat = self.dice.below(self.seats)
            if seat != owner and self.forge(seat, face):
                self.locked.add(face)
                return

    # ------------------------------------------------------------------ writing

    def hero(self, seat: int, portal: int) -> Json:
        count: dict[type[object], int] = {}
        gold_cap, shard_cap = int(GOLD_CAP), int(SHARD_CAP)
        for slot, feat in enumerate(self.feats):
            copies = self.cards[seat][slot]
            verb = FEATS[feat].immediate
            count[type(verb)] = count.get(type(verb), 0) + copies
            if isinstance(verb, RaiseCaps):
                gold_cap += copies * int(verb.gold)
                shard_cap += copies * int(verb.shards)
        data: Json = {
            "gold": self.high(gold_cap),
            "sun": self.high(shard_cap),
            "moon": self.high(shard_cap),
            "glory": self.dice.below(60),
            "light": [FACES[face].name for face in self.dies[seat][0]],
            "dark": [FACES[face].name for face in self.dies[seat][1]],
            "up": [self.dice.below(6), self.dice.below(6)],
            "portal": portal,
            "forged": self.forged[seat],
            "cards": {
                FEATS[self.feats[slot]].name: copies
                for slot, copies in enumerate(self.cards[seat])
                if copies
            },
        }
        most = {
            "hammered": 30 * count.get(AttachHammer, 0),
            "cerberus": count.get(TakeCerberus, 0),
            "triton": count.get(TakeTriton, 0),
        }
        data.update({name: self.high(limit) for name, limit in most.items() if limit})
        if self.module == TITANS_MODULE:
            data["ancient"] = self.high(int(ANCIENT_CAP))
            data["loyalty"] = TITAN_SQUARES[self.dice.below(len(TITAN_SQUARES))].name
        elif self.module == GODDESS_MODULE:
            data["golem"] = square_name(self.dice.below(int(MAZE_END)))
        if count.get(AttachScepter):
            track = int(SCEPTER_TRACK)
            data["scepters"] = [self.high(track) for _ in range(count[AttachScepter])]
        if count.get(PlaceCompanion):
            data["companions"] = [
                "spent" if self.dice.below(4) == 0 else self.high(5)
                for _ in range(count[PlaceCompanion])
            ]
        return data

    def memories(self, slot: int) -> Json:
        """Write the memory tokens, some of them paid and gone."""
        data: Json = {}
        for colour, owner in zip(COLOURS, self.takers[slot], strict=False):
            first = 1 + self.dice.below(PORTALS)
            second = 1 + (first + self.dice.below(PORTALS - 1)) % PORTALS
            data[colour] = {
                "owner": owner,
                "tokens": [
                    {"portal": portal, "side": ("moon", "sun")[self.dice.below(2)]}
                    if self.dice.below(4)
                    else None
                    for portal in (first, second)
                ],
            }
        return data

    def labyrinth(self) -> Json:
        halls = [hall for hall in range(3) if self.dice.below(2)]
        treasures = self.shuffled(["sun", "moon", "glory"])
        return {
            "treasures": [treasures[hall] if hall in halls else None for hall in range(3)],
            "goddess_reached": self.dice.below(3) == 0,
        }

    def shuffled(self, items: list[Any]) -> list[Any]:
        for last in range(len(items) - 1, 0, -1):
            other = self.dice.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def owners(self) -> Json:
        data: Json = {}
        for slot, feat in enumerate(self.feats):
            verb = FEATS[feat].immediate
            if isinstance(verb, GiveLinkedFace):
                for copy, seat in enumerate(self.takers[slot]):
                    data[FACES[POOL_FACES[verb.pool][copy]].name] = seat
        return data

    def pending(self, turn: int) -> list[Json]:
        """Begin with a turn, its reinforcements, its main action or an extra one."""
        end: Json = {"effect": "end_turn", "seat": turn}
        main: Json = {"effect": "main", "seat": turn, "extra": False}
        moment = self.dice.below(4)
        if moment < 2:
            return [{"effect": "turn", "seat": turn}]
        return [end, main, *([{"effect": "reinforce", "seat": turn}] if moment == 2 else [])]

    def write(self) -> Json:
        """Write the position."""
        self.deal()
        self.thin()
        self.forge_all()
        last = 10 if self.seats == 3 else 9
        turn = self.dice.below(self.seats)
        portals = self.shuffled(list(range(1, PORTALS + 1)))
        data: Json = {
            "game": "dice-forge",
            "rules": GAME.rules,
            "round": last - self.dice.below(3),
            "turn": turn,
            "feats": {SLOT_NAMES[slot]: FEATS[feat].name for slot, feat in enumerate(self.feats)},
        }
        agreed = {rule.name: rule.other for rule in HOUSE_RULES if self.dice.below(5) == 0}
        if agreed:
            data["house_rules"] = agreed
        if self.module:
            data["module"] = MODULE_NAMES[self.module]
        if self.module == GODDESS_MODULE:
            data.update(self.labyrinth())
        for slot, feat in enumerate(self.feats):
            if isinstance(FEATS[feat].immediate, PlaceMemories) and self.takers[slot]:
                data["memories"] = self.memories(slot)
        data["heroes"] = [
            self.hero(seat, portals[seat] if self.dice.below(4) else 0)
            for seat in range(self.seats)
        ]
        data["temple"] = {
            FACES[face].name: self.supply[face]
            for face in range(1, FACE_COUNT)
            if FACES[face].copies and (FACES[face].place != FOREST or self.in_forest(face))
        }
        owners = self.owners()
        if owners:
            data["owners"] = owners
        data["pending"] = self.pending(turn)
        return data

    def in_forest(self, face: int) -> bool:
        return starting_supply(self.module)[face] > 0


def rich_position(dice: Dice, seats: int, wanted: tuple[int, int]) -> Json:
    """Give a rich position in which one seat holds both wanted cards."""
    return RichTable(dice, seats, wanted).write()


assert len(MAZE) == MAZE_END + 1

"""The module of the Titans: its six sets, ancient shards, loyalty and rebellion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.reading import Reader
from grani.dice_forge.boards.titans import TITAN_IDS, TITAN_SQUARES, TITAN_START
from grani.dice_forge.boxes.feat import TITANS, Feat
from grani.dice_forge.boxes.rebellion import Rebellion
from grani.dice_forge.events import JUDGED
from grani.dice_forge.faces import FACES
from grani.dice_forge.faces.offers import GUARDIAN_OFFER
from grani.dice_forge.islands import PORTALS
from grani.dice_forge.kinds.blessing import APPLY
from grani.dice_forge.kinds.pairs import PLAIN, Pair, Share, new_share
from grani.dice_forge.kinds.titans import (
    SUN_SIDE,
    TOKEN_OWNERS,
    TOKENS,
    add_zone_bonus,
    order_sways,
    push_misfortunes,
    push_slip,
    revolt,
    sway,
    take_sides,
)
from grani.dice_forge.resources import ANCIENT_CAP, LOYALTY
from grani.dice_forge.stack import mark
from grani.dice_forge.verbs.base import ForgeFromGarden, GainOne, GiveLinkedFace
from grani.dice_forge.verbs.modules import OracleBlessing, PlaceMemories

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.seen import BoxView, HeroExtras, MemoryView, TokenView
    from grani.dice_forge.table import Table

TITANS_FEATS: Final[list[Feat]] = [
    Feat(48, "memory", "moon_1b", 2, PlaceMemories(), automatic=True, box=TITANS),
    Feat(49, "oracle", "moon_2", 0, reinforcement=OracleBlessing(), box=TITANS),
    Feat(50, "chaos", "moon_5", 8, ForgeFromGarden("f_chaos"), box=TITANS),
    Feat(51, "dogged", "sun_1b", 2, ForgeFromGarden("f_dogged"), box=TITANS),
    Feat(52, "guardian", "sun_2", 4, reinforcement=GainOne(GUARDIAN_OFFER), box=TITANS),
    Feat(
        53,
        "mirror_of_misfortune",
        "sun_5",
        10,
        GiveLinkedFace("f_misfortune"),
        automatic=True,
        box=TITANS,
    ),
]

COLOURS: Final[list[str]] = ["red", "yellow", "green", "blue"]
SIDES: Final[dict[str, int]] = {"moon": 0, "sun": 1}


@final
class Titans(Rebellion):
    """Zones add to own faces, tokens move with ancient shards and loyalty, misfortune spreads."""

    def __init__(self) -> None:
        light = ["gold_1", "gold_1", "gold_1", "gold_1", "gold_1", "ancient_1"]
        dark = ["gold_1", "gold_1", "gold_1", "gold_1", "moon_1", "loyalty_1_glory_1"]
        super().__init__(TITANS, "titans", ["f_misfortune", "f_dogged", "f_chaos"], light, dark)

    def equip(self, hero: Hero) -> None:
        hero.square = TITAN_START
        hero.care += 1

    # ------------------------------------------------------------------ a blessing

    def gives_plainly(self, game: Table, me: Hero, first: i64, second: i64) -> bool:
        if me.twins > 0:
            return False
        one = FACES[first]
        # Gold of the first face may go to tracks; then the second one counts after that.
        divided = one.gold > 0 and me.care > 1
        if divided:
            game.push(APPLY, me.seat, mark(new_share(second, 1, 0, PLAIN), Share.own))
        game.give(me, one.gold, one.sun, one.moon, one.glory, first)
        add_zone_bonus(game, me, one.gold > 0, one.glory > 0)
        if not divided:
            two = FACES[second]
            game.give(me, two.gold, two.sun, two.moon, two.glory, second)
            add_zone_bonus(game, me, two.gold > 0, two.glory > 0)
        return True

    def own(self, pair: i64) -> i64:
        return mark(pair, Pair.own)

    def wants_order(self, game: Table, me: Hero, pair: i64) -> bool:
        return super().wants_order(game, me, pair) or order_sways(pair)

    def after_pair(self, game: Table, pair: i64) -> None:
        push_misfortunes(game, pair)

    def after_first(self, game: Table, me: Hero, pair: i64) -> None:
        push_slip(game, me, pair)

    def applied(self, game: Table, me: Hero, share: i64) -> None:
        take_sides(game, me, share)

    def gains(self, game: Table, me: Hero, resource: i64, amount: i64) -> i64:
        kept = super().gains(game, me, resource, amount)
        sway(game, me, amount, resource == LOYALTY)
        return kept

    # ------------------------------------------------------------------ a turn, and the end

    def taken(self, game: Table, me: Hero, slot: i64, copy: i64) -> None:
        revolt(game, me, slot, copy)

    def counts_squares(self) -> bool:
        return True

    def last_glory(self, hero: Hero) -> i64:
        return TITAN_SQUARES[hero.square].glory  # RB-325

    def game_ends(self, game: Table) -> None:
        if game.observer is not None:
            for hero in game.heroes:
                game.tell(JUDGED, hero.seat, self.last_glory(hero), 0, 0)

    # ------------------------------------------------------------------ for files

    def write_table(self, game: Table) -> BoxView:
        memories: dict[str, MemoryView] = {}
        for colour, name in enumerate(COLOURS):
            owner = int(TOKEN_OWNERS.at(game.memory_owners, colour))
            if owner:
                tokens = [int(TOKENS.at(game.memories, 2 * colour + i)) for i in (0, 1)]
                memories[name] = {"owner": owner - 1, "tokens": [_token(one) for one in tokens]}
        return {"memories": memories} if memories else {}

    def write_hero(self, hero: Hero) -> HeroExtras:
        square = TITAN_SQUARES[hero.square].name
        return {"ancient": int(hero.ancient), "loyalty": square, **super().write_hero(hero)}

    def read_table(self, reader: Reader, game: Table) -> None:
        taken = [0] * len(game.heroes)
        if reader.has("memories"):
            _read_memories(reader.inner("memories"), game, taken)
        card = _memory()
        if card.number in list(game.feats):
            owned = [int(hero.count(card.slot)) for hero in game.heroes]
            if owned != taken:
                reader.fail("every memory card has its owner here, and no other", "memories")
        elif any(taken):
            reader.fail("no stack of this game holds memories", "memories")

    def read_hero(self, reader: Reader, hero: Hero) -> None:
        hero.ancient = reader.integer("ancient", 0, int(ANCIENT_CAP))
        hero.square = reader.word("loyalty", TITAN_IDS, "square of the Titans")
        super().read_hero(reader, hero)


def _memory() -> Feat:
    """Give the set whose cards leave memories."""
    return next(feat for feat in TITANS_FEATS if isinstance(feat.immediate, PlaceMemories))


def _token(token: int) -> TokenView | None:
    if not token:
        return None
    side, portal = divmod(token, int(SUN_SIDE))
    return {"portal": portal, "side": "sun" if side else "moon"}


def _read_memories(reader: Reader, game: Table, taken: list[int]) -> None:
    """Read the tokens of each colour; cards give colours out in order (DF-010)."""
    colours = 0
    for colour, name in enumerate(COLOURS):
        if not reader.has(name):
            continue
        if colour != colours:
            reader.fail(f"{COLOURS[colours]} comes before {name}", name)
        colours += 1
        inner = reader.inner(name)
        owner = inner.integer("owner", 0, len(game.heroes) - 1)
        taken[owner] += 1
        game.memory_owners = TOKEN_OWNERS.change(game.memory_owners, colour, owner + 1)
        portals = _read_tokens(inner, game, colour)
        if portals[0] and portals[0] == portals[1]:
            inner.fail("the two tokens of a colour lie on different islands", "tokens")
        inner.close()
    reader.close()


def _read_tokens(reader: Reader, game: Table, colour: int) -> list[int]:
    """Read the two tokens of a colour; give where they lie."""
    portals = [0, 0]
    for i, value in enumerate(reader.items("tokens", 2, 2)):
        if value is None:
            continue
        token = Reader(value, reader.path(f"tokens[{i}]"), reader.error)
        portals[i] = token.integer("portal", 1, int(PORTALS))
        side = token.word("side", SIDES, "side")
        token.close()
        game.memories = TOKENS.change(game.memories, 2 * colour + i, portals[i] + side * SUN_SIDE)
    return portals

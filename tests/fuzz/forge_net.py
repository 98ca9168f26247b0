"""Dice Forge for the nets: kinds of question, which card brought one about, which cards have met.

Two cards have met when a question that one of them brought about was put while whoever had played
that card, or whoever was asked, held the other one; a card meets itself where two copies are held.
A card brings a question about while it is being paid for, taken or used, and whenever the question
is about its token, its track or a face that it gave. Cards that act without a word (glory, gains,
wider reserves) meet each other when one hero holds both at a question of that hero's own turn.
"""

from __future__ import annotations

from functools import lru_cache

from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.dice_forge import actions
from grani.dice_forge.boxes import (
    FEAT_COUNT,
    FEATS,
)
from grani.dice_forge.events import OF_FEAT, OF_TWINS
from grani.dice_forge.faces import (
    FACE_COUNT,
    FACES,
)
from grani.dice_forge.islands import SLOT_COUNT
from grani.dice_forge.kinds.cards import RIGHT_HAND, WIND
from grani.dice_forge.kinds.celestial import LOOK, TURN_UP
from grani.dice_forge.kinds.companions import open_spaces
from grani.dice_forge.kinds.forging import GIVE, PLACE
from grani.dice_forge.kinds.gains import OFFER
from grani.dice_forge.kinds.index import (
    ALL_KINDS,
    KIND_IDS,
    QUESTIONS,
)
from grani.dice_forge.kinds.kind import DECISIONS
from grani.dice_forge.kinds.pairs import Pair, Share
from grani.dice_forge.kinds.payment import PAY, SPEND
from grani.dice_forge.kinds.tracks import DIVIDE
from grani.dice_forge.kinds.turn import MAIN
from grani.dice_forge.names import FaceField
from grani.dice_forge.stack import Field, count_at, fields_of, get, kind_of
from grani.dice_forge.table import Table
from grani.dice_forge.verbs.base import (
    AttachHammer,
    Gain,
    GloryPerForgedFace,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
)
from grani.dice_forge.verbs.modules import (
    MoveGolem,
    PlaceMemories,
)
from grani.dice_forge.verbs.rebellion import (
    AttachScepter,
    ForgeAnyFace,
    GloryPerGloryFace,
    GloryPerSet,
    GrowTree,
    KeepTwins,
    PlaceCompanion,
    StealShards,
    TaxThePoorest,
)
from grani.dice_forge.verbs.verb import (
    Verb,
)
from tests.fuzz.coverage import Coverage, Expected, Stop
from tests.fuzz.forge_oracle import Oracle
from tests.fuzz.forge_rich import rich_position, table_mates
from tests.fuzz.nets import Net

MEMORY = 50_000
SLOTS = int(SLOT_COUNT)
PAIRS = tuple(table_mates())
CHANCE_KINDS = range(int(DECISIONS))
SILENT: tuple[type[Verb], ...] = (
    Gain,
    GloryPerForgedFace,
    GloryPerSet,
    GloryPerGloryFace,
    GrowTree,
    RaiseCaps,
    StealShards,
    TaxThePoorest,
)
"""Verbs that ask nothing."""


def name(stop: Stop) -> tuple[str, str]:
    """Name a stop by its effects."""
    asked, below = stop
    if asked < 0:
        return ("game over", "nothing")
    return (ALL_KINDS[asked].name, ALL_KINDS[below].name if below >= 0 else "nothing")


EXPECTED = Expected(
    stops=tuple(ALL_KINDS[kind].name for kind in (*CHANCE_KINDS, *sorted(QUESTIONS))),
    things=tuple(FEATS[feat].name for feat in range(FEAT_COUNT)),
    pairs=PAIRS,
    noun="cards",
    meeting="one brought a question about while its player or the one asked held the other",
    name=name,
)


def _is_silent(feat: int) -> bool:
    """Tell whether a card never asks anything by itself."""
    card = FEATS[feat]
    acts = [verb for verb in (card.immediate, card.reinforcement) if verb is not None]
    return all(isinstance(verb, SILENT) for verb in acts)


SILENT_CARDS = sum(1 << feat for feat in range(FEAT_COUNT) if _is_silent(feat))


def _cards_with(*verbs: type[Verb]) -> int:
    """Give the cards that do this when taken, a bit each."""
    return sum(1 << feat for feat in range(FEAT_COUNT) if isinstance(FEATS[feat].immediate, verbs))


OF_KIND: dict[int, int] = {
    KIND_IDS["cerberus"]: _cards_with(TakeCerberus),
    KIND_IDS["spend"]: _cards_with(AttachScepter),
    KIND_IDS["twins"]: _cards_with(KeepTwins),
    KIND_IDS["second"]: _cards_with(KeepTwins),
    KIND_IDS["star_twins"]: _cards_with(KeepTwins),
    KIND_IDS["companion"]: _cards_with(PlaceCompanion),
    KIND_IDS["memory"]: _cards_with(PlaceMemories),
    KIND_IDS["walk"]: _cards_with(MoveGolem),
    KIND_IDS["hall"]: _cards_with(MoveGolem),
}
"""Cards that a kind of question is always about."""
OF_PAIRS = frozenset(
    KIND_IDS[name] for name in ("cerberus", "reflect", "choose", "order", "second", "golem_pair")
)
FACE_PICKS = frozenset(KIND_IDS[name] for name in ("pick", "reflect", "look", "free_face"))
"""Questions that are answered with a face."""
OF_ONE_FACE: dict[int, Field] = {
    KIND_IDS["convert"]: FaceField().at(Share.face),
    KIND_IDS["place"]: PLACE.face,
    KIND_IDS["give"]: GIVE.face,
}
SOURCES: dict[int, Field] = {
    KIND_IDS["hammer"]: DIVIDE.source,
    KIND_IDS["offer"]: OFFER.source,
    KIND_IDS["pay"]: PAY.source,
    KIND_IDS["spend"]: SPEND.source,
    KIND_IDS["look"]: LOOK.source,
    KIND_IDS["turn_up"]: TURN_UP.source,
    KIND_IDS["wind"]: WIND.source,
    KIND_IDS["right_hand"]: RIGHT_HAND.source,
}
"""Where the number of a question holds what it is for."""
GIVERS = [
    sum(
        1 << feat
        for feat in range(FEAT_COUNT)
        if (verb := FEATS[feat].immediate) is not None and verb.hands_out(face)
    )
    | (_cards_with(ForgeAnyFace) if FACES[face].pool.startswith("g_") else 0)
    for face in range(FACE_COUNT)
]
"""The cards that give each face."""


@lru_cache(maxsize=MEMORY)
def _about(entry: int) -> int:
    """Give the cards that a question is about by itself, a bit each."""
    kind, x = int(kind_of(entry)), fields_of(entry)
    cards = OF_KIND.get(kind, 0)
    if kind in OF_PAIRS:
        cards |= GIVERS[get(x, Pair.first)] | GIVERS[get(x, Pair.second)]
    elif kind in OF_ONE_FACE:
        cards |= GIVERS[OF_ONE_FACE[kind].of(x)]
    elif kind == KIND_IDS["ship"]:
        cards |= GIVERS[_SHIP]
    if kind == KIND_IDS["hammer"]:
        cards |= _cards_with(AttachScepter) if DIVIDE.track.on(x) else _cards_with(AttachHammer)
    if kind in SOURCES:
        source = SOURCES[kind].of(x)
        if source >= OF_FEAT:
            cards |= 1 << int(source - OF_FEAT)
        elif source == OF_TWINS:
            cards |= _cards_with(KeepTwins)
        elif source < FACE_COUNT:
            cards |= GIVERS[source]
    return cards


_SHIP = next(face for face in range(FACE_COUNT) if FACES[face].name == "ship")
TRITON_CARDS = _cards_with(TakeTriton)
COMPANION_CARDS = _cards_with(PlaceCompanion)
SCEPTER_CARDS = _cards_with(AttachScepter)


@lru_cache(maxsize=MEMORY)
def _held(cards: int, feats: tuple[int, ...]) -> tuple[int, int]:
    """Give the cards of a hero, and those held twice, a bit each."""
    once, twice = 0, 0
    for slot in range(SLOTS):
        count = count_at(cards, slot)
        if count:
            once |= 1 << feats[slot]
        if count > 1:
            twice |= 1 << feats[slot]
    return once, twice


class ForgeWatch:
    """Follows one game: which cards are being carried out, and which have met."""

    def __init__(self, table: Table, coverage: Coverage) -> None:
        self.coverage = coverage
        self.feats: tuple[int, ...] = tuple(table.feats)
        self.running: list[tuple[int, int, int]] = []
        """Cards being carried out: card, seat, and the depth below which they are done."""
        self.oracle = Oracle(table)

    def decided(self, state: State, action: int, seat: int) -> None:
        """Note what is about to be played."""
        assert isinstance(state, Table)
        table = state
        self.oracle.decided(table, action, seat)
        if seat == CHANCE:
            return
        depth = int(table.depth)
        kind = kind_of(table.stack[depth - 1])
        if actions.FEAT <= action < actions.REINFORCE and kind in (
            KIND_IDS["main"],
            KIND_IDS["free_feat"],
        ):
            extra = kind == KIND_IDS["free_feat"] or MAIN.extra.on(
                fields_of(table.stack[depth - 1])
            )
            self.running.append(
                (self.feats[action - actions.FEAT], seat, depth - 1 if extra else depth)
            )
        elif kind == KIND_IDS["reinforce"] and actions.REINFORCE <= action < actions.SIDE:
            self.running.append((self.feats[action - actions.REINFORCE], seat, depth))

    def reached(self, state: State) -> str:
        """Look at where the game stands now; say what is wrong, if anything is."""
        assert isinstance(state, Table)
        table = state
        depth = int(table.depth)
        while self.running and depth <= self.running[-1][2]:
            self.running.pop()
        wrong = self.oracle.reached(table)
        if table.actor < 0:
            return wrong
        if self.feats.count(-1) + self.feats.count(-2):
            self.feats = tuple(table.feats)
        self.meet(table, depth)
        return wrong

    def meet(self, table: Table, depth: int) -> None:
        seat = int(table.actor)
        hero = table.heroes[seat]
        held, twice = _held(int(hero.cards), self.feats)
        entry = int(table.stack[depth - 1])
        own = _about(entry)
        if seat == table.turn:
            own |= TRITON_CARDS if hero.triton else 0
            own |= COMPANION_CARDS if open_spaces(hero) else 0
            if kind_of(entry) == KIND_IDS["pay"] and any(
                hero.scepter(k) >= 4 for k in range(hero.scepters)
            ):
                own |= SCEPTER_CARDS
            silent = held & SILENT_CARDS
            if silent:
                self._pair(silent, silent, twice)
        if own & held:
            self._pair(own & held, held, twice)
        elif own:
            # A face that another's card gave: its owner's cards meet too.
            for other in table.heroes:
                theirs, doubled = _held(int(other.cards), self.feats)
                if own & theirs:
                    self._pair(own & theirs, theirs | held, doubled)
        for card, performer, _ in self.running:
            theirs, doubled = _held(int(table.heroes[performer].cards), self.feats)
            self._pair(1 << card, theirs | held, doubled)

    def _pair(self, causes: int, held: int, twice: int) -> None:
        coverage = self.coverage
        while causes:
            low = causes & -causes
            coverage.meet(low.bit_length() - 1, held & ~low | twice & low)
            causes ^= low


class ForgeNet:
    """What the course asks about Dice Forge."""

    expected = EXPECTED

    def stop(self, state: State) -> Stop:
        """Number what is asked and what waits below it."""
        assert isinstance(state, Table)
        depth = state.depth
        if depth < 2:
            return (int(kind_of(state.stack[0])) if depth else -1, -1)
        return (int(kind_of(state.stack[depth - 1])), int(kind_of(state.stack[depth - 2])))

    def rich(self, dice: Dice, number: int, seats: int) -> dict[str, object]:
        """Give a rich position; the number says which two cards must be there."""
        return rich_position(dice, seats, self.wanted(number))

    def wanted(self, number: int) -> tuple[int, int]:
        return PAIRS[number % len(PAIRS)]

    def watch(self, state: State, coverage: Coverage) -> ForgeWatch:
        assert isinstance(state, Table)
        return ForgeWatch(state, coverage)

    def special(self, state: State, legal: list[int], number: int, dice: Dice) -> int | None:
        """Prefer tokens, scepters, wanted cards and any feat to faces and passing; None for any."""
        assert isinstance(state, Table)
        kind = kind_of(state.stack[state.depth - 1])
        tokens = [action for action in legal if actions.TOKEN <= action < actions.DIE]
        if tokens and dice.below(3) == 0:
            return tokens[0] if dice.below(2) else dice.pick(tokens)
        if (
            kind == KIND_IDS["main"]
            or kind == KIND_IDS["reinforce"]
            or kind == KIND_IDS["free_feat"]
        ):
            base = int(actions.REINFORCE if kind == KIND_IDS["reinforce"] else actions.FEAT)
            cards = [action for action in legal if base <= action < base + SLOTS]
            for feat in self.wanted(number):
                action = base + int(FEATS[feat].slot)
                if action in cards and state.feats[FEATS[feat].slot] == feat and dice.below(2):
                    return action
            if cards and dice.below(4):
                return dice.pick(cards)
        if kind == KIND_IDS["pay"] and legal[-1] >= actions.SCEPTER and dice.below(2):
            emptied = [a for a in legal if actions.SCEPTER <= a < actions.COMPANION]
            return dice.pick(emptied) if emptied else None
        if kind in FACE_PICKS and dice.below(2):
            # Faces of gardens and the forest come last.
            faces = [action for action in legal if actions.FACE <= action < actions.SPLIT]
            return faces[-1] if faces else None
        if legal[0] == actions.NO and dice.below(4):
            return dice.pick(legal[1:])
        return None


NET: Net = ForgeNet()

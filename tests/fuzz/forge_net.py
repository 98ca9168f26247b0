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
from grani.dice_forge import actions, effect as kinds
from grani.dice_forge.events import OF_FEAT, OF_TWINS
from grani.dice_forge.faces import FACE_COUNT, FACES
from grani.dice_forge.feats import FEAT_COUNT, FEATS
from grani.dice_forge.feats.rebel_verbs import (
    AttachScepter,
    ForgeAnyFace,
    GloryPerGloryFace,
    GloryPerSet,
    GrowTree,
    KeepTwins,
    MoveGolem,
    PlaceCompanion,
    PlaceMemories,
    StealShards,
    TaxThePoorest,
)
from grani.dice_forge.feats.verbs import (
    AttachHammer,
    Gain,
    GloryPerForgedFace,
    RaiseCaps,
    TakeCerberus,
    TakeTriton,
    Verb,
)
from grani.dice_forge.islands import SLOT_COUNT
from grani.dice_forge.pending import EFFECT_NAMES
from grani.dice_forge.prompts import KINDS
from grani.dice_forge.table import Table
from tests.fuzz.coverage import Coverage, Expected, Stop
from tests.fuzz.forge_oracle import Oracle
from tests.fuzz.forge_rich import rich_position, table_mates
from tests.fuzz.nets import Net

MEMORY = 50_000
SLOTS = int(SLOT_COUNT)
PAIRS = tuple(table_mates())
CHANCE_KINDS = range(int(kinds.DECISIONS))
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
    return (EFFECT_NAMES[asked], EFFECT_NAMES[below] if below >= 0 else "nothing")


EXPECTED = Expected(
    stops=tuple(EFFECT_NAMES[kind] for kind in (*CHANCE_KINDS, *sorted(KINDS))),
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
    int(kinds.CERBERUS): _cards_with(TakeCerberus),
    int(kinds.SPEND): _cards_with(AttachScepter),
    int(kinds.TWINS): _cards_with(KeepTwins),
    int(kinds.SECOND): _cards_with(KeepTwins),
    int(kinds.STAR_TWINS): _cards_with(KeepTwins),
    int(kinds.COMPANION): _cards_with(PlaceCompanion),
    int(kinds.MEMORY): _cards_with(PlaceMemories),
    int(kinds.WALK): _cards_with(MoveGolem),
    int(kinds.HALL): _cards_with(MoveGolem),
}
"""Cards that a kind of question is always about."""
OF_PAIRS = frozenset(
    int(kind)
    for kind in (
        kinds.CERBERUS,
        kinds.REFLECT,
        kinds.CHOOSE,
        kinds.ORDER,
        kinds.SECOND,
        kinds.GOLEM_PAIR,
    )
)
FACE_PICKS = frozenset(
    int(kind) for kind in (kinds.PICK, kinds.REFLECT, kinds.LOOK, kinds.FREE_FACE)
)
"""Questions that are answered with a face."""
OF_ONE_FACE = frozenset(int(kind) for kind in (kinds.CONVERT, kinds.PLACE, kinds.GIVE))
SOURCES: dict[int, tuple[int, int]] = {
    int(kinds.HAMMER): (8, 255),
    int(kinds.OFFER): (7, 255),
    int(kinds.PAY): (6, 255),
    int(kinds.SPEND): (8, 255),
    int(kinds.LOOK): (0, 255),
    int(kinds.TURN_UP): (1, 255),
    int(kinds.WIND): (0, 255),
    int(kinds.RIGHT_HAND): (0, 255),
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
    kind, x = entry & 255, entry >> 12
    cards = OF_KIND.get(kind, 0)
    if kind in OF_PAIRS:
        cards |= GIVERS[x & 63] | GIVERS[x >> 6 & 63]
    elif kind in OF_ONE_FACE:
        cards |= GIVERS[x & 63]
    elif kind == kinds.SHIP:
        cards |= GIVERS[_SHIP]
    if kind == kinds.HAMMER:
        cards |= _cards_with(AttachScepter) if x >> 16 else _cards_with(AttachHammer)
    if kind in SOURCES:
        shift, mask = SOURCES[kind]
        source = x >> shift & mask
        if source >= OF_FEAT:
            cards |= 1 << source - int(OF_FEAT)
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
        count = cards >> 3 * slot & 7
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
        kind = int(table.stack[depth - 1]) & 255
        if actions.FEAT <= action < actions.REINFORCE and kind in (kinds.MAIN, kinds.FREE_FEAT):
            extra = kind == kinds.FREE_FEAT or int(table.stack[depth - 1]) >> 12
            self.running.append(
                (self.feats[action - actions.FEAT], seat, depth - 1 if extra else depth)
            )
        elif kind == kinds.REINFORCE and actions.REINFORCE <= action < actions.SIDE:
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
            own |= COMPANION_CARDS if hero.open_companions() else 0
            if entry & 255 == kinds.PAY and any(
                hero.stored >> 3 * k & 7 >= 4 for k in range(hero.scepters)
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
            return (int(state.stack[0]) & 255 if depth else -1, -1)
        return (int(state.stack[depth - 1]) & 255, int(state.stack[depth - 2]) & 255)

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
        kind = int(state.stack[state.depth - 1]) & 255
        tokens = [action for action in legal if actions.TOKEN <= action < actions.DIE]
        if tokens and dice.below(3) == 0:
            return tokens[0] if dice.below(2) else dice.pick(tokens)
        if kind == kinds.MAIN or kind == kinds.REINFORCE or kind == kinds.FREE_FEAT:
            base = int(actions.REINFORCE if kind == kinds.REINFORCE else actions.FEAT)
            cards = [action for action in legal if base <= action < base + SLOTS]
            for feat in self.wanted(number):
                action = base + int(FEATS[feat].slot)
                if action in cards and state.feats[FEATS[feat].slot] == feat and dice.below(2):
                    return action
            if cards and dice.below(4):
                return dice.pick(cards)
        if kind == kinds.PAY and legal[-1] >= actions.SCEPTER and dice.below(2):
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

"""The learned judgement of Dice Forge: a network over what ``forge_features`` sees."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grani.bots.doubts import forge_doubt
from grani.bots.evaluator import Evaluator
from grani.bots.forge_features import Features
from grani.bots.forge_meanings import meaning
from grani.bots.network import Network
from grani.core.contract import State
from grani.dice_forge.islands import SLOT_COUNT
from grani.dice_forge.table import Table

GLORY: Final = 20.0
"""Glory that makes one unit of lead."""


@final
class ForgeEvaluator(Evaluator):
    """Judges positions of Dice Forge by a network."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network: Final[Network] = network
        self.features: Final[Features] = Features()
        self.feats: vec[i64] = vec[i64]([-2] * SLOT_COUNT)
        """The sets that the network has settled on."""

    def unit(self) -> float:
        return GLORY

    def doubt(self, state: State) -> float:
        assert isinstance(state, Table)
        return forge_doubt(state.box.name, int(state.seats))

    def ends_soon(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.round >= state.last_round()

    def look(self, game: Table, seat: i64) -> None:
        """Have the network look at a position from a seat."""
        slot: i64
        for slot in range(SLOT_COUNT):
            if self.feats[slot] != game.feats[slot]:
                self.know(game)
                break
        features = self.features
        features.read(game, seat)
        self.network.look(features.rows, features.values, features.count)

    def know(self, game: Table) -> None:
        """Settle on the sets of a game."""
        features = self.features
        features.sets_of(game)
        self.network.settle(features.rows, features.count)
        slot: i64
        for slot in range(SLOT_COUNT):
            self.feats[slot] = game.feats[slot]

    def worth(self, state: State, mover: i64) -> None:
        assert isinstance(state, Table)
        network = self.network
        if state.seats == 2:
            # One look is enough: what one hero leads by, the other lacks.
            seat: i64 = mover if mover >= 0 else 0
            self.look(state, seat)
            network.judge()
            self.lead[seat] = network.lead
            self.win[seat] = network.win
            self.lead[1 - seat] = -network.lead
            self.win[1 - seat] = 1.0 - network.win
            return
        total = 0.0
        for seat in range(state.seats):
            self.look(state, seat)
            network.judge()
            self.lead[seat] = network.lead
            self.win[seat] = network.win
            total += network.win
        if total > 0.0:
            for seat in range(state.seats):
                self.win[seat] /= total

    def weigh(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Table)
        count = state.find(seat)
        actions = self.actions
        logits = self.logits
        i: i64
        for i in range(count):
            actions[i] = state.options[i]
        if count == 1:
            logits[0] = 0.0
            return 1
        self.look(state, seat)
        network = self.network
        for i in range(count):
            logits[i] = network.prefer(meaning(state, seat, actions[i]))
        return count

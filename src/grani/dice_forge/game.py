"""Dice Forge as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grani.core.arranging import Arrangement, Seats
from grani.core.contract import State
from grani.core.game import Game
from grani.core.naming import Block
from grani.core.observer import Event, Ledger, Observer
from grani.core.prompt import Chance, Message
from grani.core.shapes import Setup
from grani.dice_forge.actions import ACTION_COUNT
from grani.dice_forge.happenings import ForgeEvent
from grani.dice_forge.house import HOUSE_NAMES
from grani.dice_forge.kinds.rolling import ROLL
from grani.dice_forge.ledger import GloryLedger, glory_sources
from grani.dice_forge.setup import INTRODUCTORY, NAMED, RANDOM, agree, new_table, write_setup
from grani.dice_forge.stack import fields_of, kind_of
from grani.dice_forge.table import Table


class DiceForge(Game):
    """The base box and those that extend it, for two to four heroes."""

    id = "dice-forge"
    title = "Dice Forge"
    rules = "1"
    min_seats = 2
    max_seats = 4
    action_count = int(ACTION_COUNT)
    default_setup = INTRODUCTORY
    daily_setup = RANDOM
    score_unit = "glory"
    rank = 1
    summed_sources = ("face", "card")

    def setups(self) -> list[str]:
        return list(NAMED)

    def house_rules(self) -> list[str]:
        return list(HOUSE_NAMES)

    def new(
        self,
        seats: int,
        setup: Setup | None = None,
        observer: Observer | None = None,
    ) -> Table:
        self.check_start(seats, setup)
        return new_table(seats, setup, observer)

    def setup_data(
        self,
        seats: int,
        setup: Setup | None = None,
        house: Sequence[str] = (),
    ) -> dict[str, object]:
        self.check_start(seats, setup)
        return {**write_setup(agree(setup, house))}

    def lot(self, state: State) -> str:
        if not isinstance(state, Table) or state.depth == 0:
            return ""
        entry = state.stack[state.depth - 1]
        if kind_of(entry) != ROLL.number:
            return state.decision()
        return f"die {int(ROLL.current.of(fields_of(entry)))}"

    def chance(self, state: State) -> Chance | None:
        from grani.dice_forge.chance import chance_of

        return chance_of(state) if isinstance(state, Table) else None

    def from_position(self, data: object) -> Table:
        from grani.dice_forge.position import read_position

        return read_position(data)

    def arrangement(
        self, seats: Seats, setup: Setup | None, table: Mapping[str, object]
    ) -> Arrangement:
        from grani.dice_forge.arranging import Arranged

        return Arranged(seats, setup, table)

    def complaints(self) -> Sequence[tuple[str, str]]:
        from grani.dice_forge.complaints import COMPLAINTS

        return COMPLAINTS

    def blocks(self) -> Sequence[Block]:
        from grani.dice_forge.naming import blocks

        return blocks()

    def synonyms(self) -> Mapping[str, str]:
        from grani.dice_forge.naming import SYNONYMS

        return SYNONYMS

    def told(self, event: Event) -> ForgeEvent:
        from grani.dice_forge.telling import happening

        return happening(event)

    def message(self, event: Event) -> Message | None:
        from grani.dice_forge.chronicle import message_of

        return message_of(event)

    def ledger(self, seats: int) -> Ledger:
        return GloryLedger(seats)

    def source_names(self) -> list[str]:
        return glory_sources()


GAME = DiceForge()

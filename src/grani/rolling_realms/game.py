"""Rolling Realms as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from grani.core.arranging import Arrangement, Seats
from grani.core.contract import State
from grani.core.game import Game
from grani.core.naming import Block
from grani.core.observer import Event, Ledger, Observer
from grani.core.prompt import Chance, Message
from grani.core.shapes import Setup
from grani.rolling_realms.actions import ACTION_COUNT, SIDE
from grani.rolling_realms.daily import seed_of
from grani.rolling_realms.happenings import RealmsEvent
from grani.rolling_realms.ledger import StarLedger, star_sources
from grani.rolling_realms.realms import REALM_NAMES
from grani.rolling_realms.resources import STAR
from grani.rolling_realms.setup import RANDOM, REALMS_IN_GAME, new_table, read_setup, write_setup
from grani.rolling_realms.table import Table


class RollingRealms(Game):
    """Eleven realms for one player or many: a box is for six, boxes add up (RR-002)."""

    id = "rolling-realms"
    title = "Rolling Realms"
    rules = "1"
    min_seats = 1
    max_seats = 99
    action_count = int(ACTION_COUNT)
    default_setup = RANDOM
    daily_setup = RANDOM
    score_unit = "stars"
    rank = 2
    score_parts = int(STAR)

    def setups(self) -> list[str]:
        return [RANDOM]

    def new(
        self,
        seats: int,
        setup: Setup | None = None,
        observer: Observer | None = None,
    ) -> Table:
        self.check_start(seats, setup)
        table = new_table(seats, read_setup(setup))
        table.observer = observer
        return table

    def setup_data(
        self,
        seats: int,
        setup: Setup | None = None,
        house: Sequence[str] = (),
    ) -> dict[str, object]:
        self.check_start(seats, setup)
        self.refuse_house(house)
        return {**write_setup(read_setup(setup))}

    def chance(self, state: State) -> Chance | None:
        from grani.rolling_realms.chance import chance_of

        return chance_of(state) if isinstance(state, Table) else None

    def from_position(self, data: object) -> Table:
        from grani.rolling_realms.position import read_position

        return read_position(data)

    def typical(self) -> list[State]:
        """Give the first turn of games that show every realm."""
        states: list[State] = []
        for first in (0, 3, 6, 8):
            names: list[object] = [*REALM_NAMES[first:], *REALM_NAMES[:first]]
            table = self.new(2, {"realms": names[:REALMS_IN_GAME]})
            for action in (SIDE + 3, SIDE + 4):
                table.apply(int(action))
            states.append(table)
        return states

    def arrangement(
        self, seats: Seats, setup: Setup | None, table: Mapping[str, object]
    ) -> Arrangement:
        from grani.rolling_realms.arranging import Arranged

        return Arranged(seats, setup, table)

    def complaints(self) -> Sequence[tuple[str, str]]:
        from grani.rolling_realms.complaints import COMPLAINTS

        return COMPLAINTS

    def blocks(self) -> Sequence[Block]:
        from grani.rolling_realms.naming import blocks

        return blocks()

    def synonyms(self) -> Mapping[str, str]:
        from grani.rolling_realms.naming import SYNONYMS

        return SYNONYMS

    def told(self, event: Event) -> RealmsEvent:
        from grani.rolling_realms.telling import happening

        return happening(event)

    def message(self, event: Event) -> Message | None:
        from grani.rolling_realms.chronicle import message_of

        return message_of(event)

    def daily_seed(self, day: date) -> int:
        return seed_of(day)

    def ledger(self, seats: int) -> Ledger:
        return StarLedger(seats)

    def source_names(self) -> list[str]:
        return star_sources()


GAME = RollingRealms()

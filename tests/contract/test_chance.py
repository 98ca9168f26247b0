"""What chance is about to decide is described: whose die, its sides, their odds."""

from __future__ import annotations

from grani.core.contract import CHANCE
from tests.contract.games import Configuration, every_configuration, samples


@every_configuration
def test_chance_is_described_wherever_it_decides(configuration: Configuration) -> None:
    for state, _, _ in samples(configuration, seed=12):
        chance = state.chance()
        if state.actor != CHANCE:
            assert chance is None
            continue
        assert chance is not None
        assert sorted(option.action for option in chance.outcomes) == state.legal()
        assert chance.seat == -1 or state.has_seat(chance.seat)
        assert len(chance.shows) == len(chance.outcomes)
        assert set(chance.odds) == set(chance.shows)
        assert abs(sum(chance.odds.values()) - 1) < 1e-9

"""Games by their names."""

from __future__ import annotations

import pytest

from grani.core.registry import game, games


def test_every_game_is_found_under_its_own_name() -> None:
    assert games() == sorted(games())
    for name in games():
        assert game(name).id == name
        assert game(name) is game(name)


def test_every_game_says_what_it_is() -> None:
    for name in games():
        found = game(name)
        assert found.rules
        assert 1 <= found.min_seats <= found.max_seats
        assert found.action_count > 1
        assert found.default_setup in found.setups()
        assert len(set(found.setups())) == len(found.setups())


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("dice-forg", "no game 'dice-forg': did you mean 'dice-forge'?"),
        ("dice_forge", "no game 'dice_forge': did you mean 'dice-forge'?"),
        ("chess", "no game 'chess'"),
        ("", "no game ''"),
        ("two\nlines", "no game 'two\\nlines'"),
    ],
)
def test_an_unknown_game_is_named_with_the_nearest(wrong: str, complaint: str) -> None:
    with pytest.raises(KeyError) as error:
        game(wrong)
    assert error.value.args == (complaint,)

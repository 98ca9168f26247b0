"""Games by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from grani.core.registry import first_game, game, games, home, installed, role
from tests.core.packages import GAME, install, python


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


def test_the_first_game_is_played_if_none_is_named() -> None:
    found, troubles = installed()
    assert found[0] is first_game()
    assert {one.id for one in found} == set(games())
    assert troubles == []
    assert len({one.rank for one in found}) == len(found)


def test_roles_are_found_by_the_name_of_the_game() -> None:
    for name in games():
        package = home(name)
        for part in ("bots", "review", "terminal"):
            module = role(name, part)
            assert module is not None
            assert module.__name__ == f"grani.{part}.{package.removeprefix('grani.')}"
        assert role(name, "cooking") is None
    with pytest.raises(KeyError, match="no game 'chess'"):
        role("chess", "bots")


# ---------------------------------------------------------------------- games of others

SEEN = """
from grani.core.registry import games, installed
found, troubles = installed()
print(*games(), *(f"| {trouble}" for trouble in troubles), sep="\\n")
assert {"dice-forge", "rolling-realms"} <= {game.id for game in found}
"""


def said(folder: Path) -> list[str]:
    """What there is beside our own games, and what is left out."""
    return [line for line in python(folder, SEEN).splitlines() if line not in games()]


def test_a_game_of_others_is_found_by_its_entry_point(tmp_path: Path) -> None:
    install(tmp_path, "odds", "odd-one = odds.game:GAME", game=GAME.format(id="odd-one"))
    assert said(tmp_path) == ["odd-one"]


def test_roles_of_others_are_modules_beside_their_game(tmp_path: Path) -> None:
    given = {"game": GAME.format(id="odd"), "bots": "BOTS = {}", "review": "import nowhere"}
    install(tmp_path, "odds", "odd = odds.game:GAME", **given)
    look = "from grani.core.registry import role; print(role('odd', {!r}))"
    assert "odds/bots.py" in python(tmp_path, look.format("bots"))
    assert python(tmp_path, look.format("terminal")) == "None"
    broken = (
        "from grani.core.registry import BrokenGame, role\n"
        "try: role('odd', 'review')\n"
        "except BrokenGame as wrong: print(wrong.args[0])\n"
    )
    assert python(tmp_path, broken) == (
        "odds.review of the game 'odd' cannot be loaded: "
        "ModuleNotFoundError: No module named 'nowhere'"
    )


def test_a_game_that_is_a_single_module_has_no_roles(tmp_path: Path) -> None:
    install(tmp_path, "odds", "odd = lonely:GAME")
    (tmp_path / "lonely.py").write_text(GAME.format(id="odd"), "utf-8")
    look = (
        "from grani.core.registry import home, role; print(repr(home('odd')), role('odd', 'bots'))"
    )
    assert python(tmp_path, look) == "'' None"


@pytest.mark.parametrize(
    ("entry", "text", "trouble"),
    [
        (
            "odd = odds.game:GAME",
            "1 / 0",
            "| the game 'odd' of the package 'odds' cannot be loaded: "
            "ZeroDivisionError: division by zero",
        ),
        (
            "odd = odds.game:GAMES",
            "",
            "| the game 'odd' of the package 'odds' cannot be loaded: "
            "AttributeError: module 'odds.game' has no attribute 'GAMES'",
        ),
        (
            "odd = odds.game:GAME",
            "GAME = 3",
            "| the game 'odd' of the package 'odds' is no Game: found the number 3",
        ),
        (
            "odd = odds.game:GAME",
            GAME.format(id="even"),
            "| the game 'odd' of the package 'odds' calls itself 'even'",
        ),
        (
            "Odd One = odds.game:GAME",
            GAME.format(id="Odd One"),
            "| the game 'Odd One' of the package 'odds' has no fitting name: "
            "ids are small letters, digits and hyphens",
        ),
        (
            "dice-forge = odds.game:GAME",
            GAME.format(id="dice-forge"),
            "| the game 'dice-forge' of the package 'odds' is left out: "
            "Grani has a game of that name",
        ),
    ],
)
def test_a_broken_game_is_a_sentence_and_leaves_the_others(
    tmp_path: Path, entry: str, text: str, trouble: str
) -> None:
    install(tmp_path, "odds", entry, game=text)
    install(tmp_path, "fine", "fine = fine.game:GAME", game=GAME.format(id="fine"))
    found = said(tmp_path)
    assert found[0] in ("fine", "Odd One")
    assert "fine" in found
    assert [line for line in found if line.startswith("|")] == [trouble]


def test_two_games_of_one_name_are_named_and_neither_is_played(tmp_path: Path) -> None:
    for package in ("odds", "ends"):
        install(tmp_path, package, f"odd = {package}.game:GAME", game=GAME.format(id="odd"))
    assert said(tmp_path) == [
        "odd",
        "| the game 'odd' is brought by the package 'ends' and the package 'odds': "
        "uninstall one of them",
    ]


def test_games_of_ours_are_played_without_reading_entry_points(tmp_path: Path) -> None:
    install(tmp_path, "odds", "odd = odds.game:GAME", game="1 / 0")
    look = (
        "import sys; from grani.core.registry import first_game, game, role\n"
        "game('rolling-realms'), role(first_game().id, 'bots')\n"
        "print('importlib.metadata' in sys.modules)\n"
    )
    assert python(tmp_path, look) == "False"

"""The ids under which Gymnasium knows our games: ``grani/`` and the name of the game."""

from __future__ import annotations

from importlib.util import find_spec

from grani.core.registry import games


def env_id(game: str) -> str:
    """Give the id of a game.

    >>> env_id("tic-tac-toe")
    'grani/TicTacToe-v0'
    """
    return f"grani/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register_all() -> None:
    """Register every game that is installed, where Gymnasium is."""
    if find_spec("gymnasium") is None:
        return
    from gymnasium.envs.registration import register, registry

    for game in games():
        if env_id(game) not in registry:
            # Checked by our own tests; the checker of `make` takes half of the speed.
            register(
                id=env_id(game),
                entry_point="grani.envs.single:GameEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )

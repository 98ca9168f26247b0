"""``grani games``: which games there are, for how many, with which set-ups and bots."""

from __future__ import annotations

from grani.bots import bot_names
from grani.cli.options import Lang, choose
from grani.core.registry import game as registered, games as registered_names
from grani.terminal.screen import Screen


def games(*, lang: Lang = None) -> int:
    """List the games."""
    screen = Screen()
    words = choose(lang)
    for name in registered_names():
        game = registered(name)
        screen.say(f"{name}  {words.say(f'game-{name}')}", "bold")
        screen.say("  " + words.say("cli-game-seats", low=game.min_seats, high=game.max_seats))
        screen.say("  " + words.say("cli-game-bots", bots=", ".join(bot_names(name))))
        screen.say("  " + words.say(f"cli-game-setups-{name}"))
        for setup in game.setups():
            own = f"setup-{name}-{setup}-rule"
            screen.say(
                f"    {setup}: {words.say(own if words.has(own) else f'setup-{setup}-rule')}"
            )
        if game.house_rules():
            screen.say("  " + words.say("cli-game-house"))
        for rule in game.house_rules():
            screen.say(f"    {rule}: {words.say(f'house-{rule}-rule')}")
        screen.say("  " + words.say("cli-game-play", command=f"grani play {name}"))
    return 0

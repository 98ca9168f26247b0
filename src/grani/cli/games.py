"""``grani games``: which games there are, for how many, with which set-ups and bots."""

from __future__ import annotations

from grani.bots import bot_names
from grani.cli.options import Lang, choose
from grani.core.game import Game
from grani.core.registry import BrokenGame, installed
from grani.locales import Language
from grani.locales.speech import title_of
from grani.terminal.screen import Screen


def games(*, lang: Lang = None) -> int:
    """List the games."""
    screen = Screen()
    found, troubles = installed()
    for game in found:
        try:
            _tell(game, choose(lang, game.id), bot_names(game.id), screen)
        except BrokenGame as wrong:
            troubles.append(str(wrong.args[0]))
    for trouble in troubles:
        screen.say(choose(lang).say("cli-game-left-out", detail=trouble))
    return 0


def _tell(game: Game, words: Language, bots: list[str], screen: Screen) -> None:
    screen.say(f"{game.id}  {title_of(game, words)}", "bold")
    screen.say("  " + words.say("cli-game-seats", low=game.min_seats, high=game.max_seats))
    screen.say("  " + words.say("cli-game-bots", bots=", ".join(bots)))
    screen.say("  " + _said(words, f"cli-game-setups-{game.id}", "cli-game-setups"))
    for setup in game.setups():
        rule = _said(words, f"setup-{game.id}-{setup}-rule", f"setup-{setup}-rule")
        screen.say(f"    {setup}: {rule}" if rule else f"    {setup}")
    if game.house_rules():
        screen.say("  " + words.say("cli-game-house"))
    for house in game.house_rules():
        rule = _said(words, f"house-{house}-rule")
        screen.say(f"    {house}: {rule}" if rule else f"    {house}")
    screen.say("  " + words.say("cli-game-play", command=f"grani play {game.id}"))


def _said(words: Language, *keys: str) -> str:
    """Say the first message that there is; nothing if there is none."""
    return next((words.say(key) for key in keys if words.has(key)), "")

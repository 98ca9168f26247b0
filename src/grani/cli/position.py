"""``grani position``: show a position, check it, list what may be done in it."""

from __future__ import annotations

import os
import re

from rich.text import Text

from grani.cli.options import Flag, Lang, Source, choose
from grani.core.contract import CHANCE, State
from grani.core.position import dump_position, load_position, to_id
from grani.core.reading import PositionError
from grani.locales import Language
from grani.locales.speech import Speech
from grani.terminal import drawing, files
from grani.terminal.blocks import wrapped
from grani.terminal.complaint import CommandError, clean
from grani.terminal.page import targets
from grani.terminal.screen import Screen
from grani.terminal.symbols import DIM
from grani.terminal.verdict import verdict


def position(
    source: Source,
    /,
    *,
    check: Flag = False,
    json: Flag = False,
    id: Flag = False,
    lang: Lang = None,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Show a position."""
    state = read_position(source)
    screen = Screen(plain=plain, no_color=no_color)
    if json or id:
        if json:
            screen.show(dump_position(state).rstrip("\n"))
        if id:
            screen.show(to_id(state))
        return 0
    words = choose(lang, str(state.position()["game"]))
    if not check:
        _show(state, words, screen)
    screen.say(words.say("cli-valid"))
    return 0


def read_position(source: str) -> State:
    """Read a position from a file, standard input or its id."""
    is_id = re.fullmatch(r"[a-z0-9-]+(\.\w+)?:[\w-]+", source) is not None and not os.path.lexists(
        source
    )
    try:
        return load_position(source if is_id else files.read(source))
    except PositionError as wrong:
        raise CommandError("position", source=clean(source, 100), detail=str(wrong)) from wrong


def _show(state: State, words: Language, screen: Screen) -> None:
    """Draw the table and list the legal actions: number, name, sentence."""
    game = state.game
    names = [words.say("cli-name-player", number=seat + 1) for seat in range(int(state.seats))]
    speech = Speech(words, names)
    actor = int(state.actor)
    prompt = state.prompt(actor) if actor >= 0 else None
    view = state.view(actor if actor >= 0 else -1)
    marked = targets(prompt) if prompt else set()
    canvas = screen.canvas(words, names, actor, marked)
    artist = drawing(game.id)
    screen.show(Text(artist.headline(view, canvas), "bold"))
    screen.show(*canvas.pile(*artist.draw(view, canvas)))
    if state.is_over:
        screen.show(*artist.draw_scores(view, canvas))
        screen.say(verdict(game, state, names, words), "bold")
        return
    if prompt is not None:
        screen.say(f"{names[actor]}: {speech.prompt(prompt)}", "bold")
        said = {option.action: speech.option(option) for option in prompt.options}
    else:
        screen.say(words.say("cli-chance"), "bold")
        said = {}
    actions = state.legal(int(CHANCE) if prompt is None else actor)
    room = max(len(game.name(action)) for action in actions)
    for action in actions:
        head = f"{action:>5}  {game.name(action):<{room}}  "
        first, *rest = wrapped(said.get(action, ""), screen.width - len(head)) or [Text()]
        shown = Text.assemble((head, DIM), first)
        shown.rstrip()
        screen.show(shown)
        for line in rest:
            screen.show(Text.assemble(" " * len(head), line))

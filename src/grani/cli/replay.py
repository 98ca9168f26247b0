"""``grani replay``: tell a record again, show the table at any step, count the scores."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from grani.cli.options import Flag, Lang, Source, choose
from grani.cli.seats import read_game
from grani.core.contract import State
from grani.core.match import Step, retell
from grani.core.position import dump_position
from grani.core.record import Record
from grani.locales import Language
from grani.locales.speech import Speech
from grani.terminal import drawing, saves
from grani.terminal.complaint import CommandError
from grani.terminal.log import Log
from grani.terminal.page import numbered
from grani.terminal.screen import Screen
from grani.terminal.verdict import verdict


def replay(
    record: Source,
    /,
    *,
    to: int | None = None,
    from_: Annotated[int, Parameter(name="--from")] = 1,
    lang: Lang = None,
    table: Flag = False,
    position: Flag = False,
    json: Flag = False,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Tell a recorded game again."""
    taken = saves.load(record)
    count = len(taken.actions)
    if to is not None and not 0 <= to <= count:
        raise CommandError("no-step", option=f"--to {to}", count=count)
    if not 1 <= from_ <= count + 1:
        raise CommandError("no-step", option=f"--from {from_}", count=count)
    if to is not None:
        taken.cut(to)
    screen = Screen(plain=plain, no_color=no_color)
    if position:
        screen.show(dump_position(taken.replay()).rstrip("\n"))
        return 0
    words = choose(lang, taken.game)
    steps = list(retell(taken))
    if json:
        screen.show(_as_json(taken, steps, from_, words))
        return 0
    log = Log.of(read_game(taken.game), steps)
    speech = Speech(words, taken.seats)
    screen.show(*numbered(log.since(from_ - 1), speech, screen.width))
    _show_end(taken, steps[-1].state, table or to is not None, words, screen)
    return 0


def _show_end(record: Record, state: State, table: bool, words: Language, screen: Screen) -> None:
    view = state.view(-1)
    canvas = screen.canvas(words, record.seats)
    artist = drawing(record.game)
    screen.show("")
    if table:
        screen.show(Text(artist.headline(view, canvas), "bold"))
        screen.show(*canvas.pile(*artist.draw(view, canvas)))
    if state.is_over:
        screen.show(*artist.draw_scores(view, canvas))
        screen.say(verdict(read_game(record.game), state, record.seats, words), "bold")
    else:
        screen.say(words.say("cli-unfinished", count=len(record.actions)))


def _as_json(record: Record, steps: list[Step], first: int, words: Language) -> str:
    game = read_game(record.game)
    speech = Speech(words, record.seats)
    told: dict[int, list[str]] = {}
    for entry in Log.of(game, steps).entries:
        told.setdefault(entry.step + 1, []).append(speech.message(entry.message))
    state = steps[-1].state
    return json.dumps(
        {
            "game": record.game,
            "seats": record.seats,
            "steps": [
                {
                    "step": step.number,
                    "seat": step.seat,
                    "action": step.action,
                    "name": game.name(step.action),
                    "told": told.get(step.number, []),
                }
                for step in steps[first:]
            ],
            "over": state.is_over,
            "scores": state.scores(),
            "winners": state.winners() if state.is_over else [],
        },
        ensure_ascii=False,
        indent=1,
    )

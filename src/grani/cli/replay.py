"""``grani replay``: tell a record again, show the table at any step, count the scores."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from grani.cli.options import Flag, Lang, Source, choose
from grani.cli.seats import read_game
from grani.core.position import dump_position
from grani.core.record import Record, is_finished
from grani.locales import Language
from grani.locales.speech import Speech
from grani.terminal import drawing, saves
from grani.terminal.complaint import CommandError
from grani.terminal.log import happenings, movers, retell
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
    if json:
        screen.show(_as_json(taken, from_, words))
        return 0
    _tell(taken, from_, words, screen)
    _show_end(taken, table or to is not None, words, screen)
    return 0


def _tell(record: Record, first: int, words: Language, screen: Screen) -> None:
    """Write what happened, with the numbers of the actions."""
    log = retell(read_game(record.game), record)
    speech = Speech(words, record.seats)
    screen.show(*numbered(log.since(first - 1), speech, screen.width))


def _show_end(record: Record, table: bool, words: Language, screen: Screen) -> None:
    state = record.replay()
    view = state.view(-1)
    canvas = screen.canvas(words, record.seats)
    artist = drawing(record.game)
    screen.show("")
    if table:
        screen.show(Text(artist.headline(view, canvas), "bold"))
        screen.show(*canvas.pile(*artist.draw(view, canvas)))
    if is_finished(state):
        screen.show(*artist.draw_scores(view, canvas))
        screen.say(verdict(read_game(record.game), state, record.seats, words), "bold")
    else:
        screen.say(words.say("cli-unfinished", count=len(record.actions)))


def _as_json(record: Record, first: int, words: Language) -> str:
    game = read_game(record.game)
    speech = Speech(words, record.seats)
    who = movers(record)
    steps = []
    for step, events in happenings(record):
        if step + 1 >= first:
            told = [message for event in events if (message := game.message(event)) is not None]
            steps.append(
                {
                    "step": step + 1,
                    "seat": who[step],
                    "action": record.actions[step],
                    "name": game.action_name(record.actions[step]),
                    "told": [speech.message(message) for message in told],
                }
            )
    state = record.replay()
    return json.dumps(
        {
            "game": record.game,
            "seats": record.seats,
            "steps": steps,
            "over": is_finished(state),
            "scores": state.scores(),
            "winners": state.winners() if is_finished(state) else [],
        },
        ensure_ascii=False,
        indent=1,
    )

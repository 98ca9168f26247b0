"""``grani play``: start or resume a game; without arguments on a terminal, a small menu."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from grani.bots import usual_bot
from grani.cli.options import Flag, Lang, choose, listed
from grani.cli.seats import read_game, read_kinds, read_names, usual_seats
from grani.core.game import Game
from grani.core.match import Match
from grani.core.record import Record, is_finished
from grani.core.registry import first_game, installed
from grani.locales import LANGUAGES, Language
from grani.locales.speech import title_of
from grani.terminal import YOU, saves
from grani.terminal.complaint import CommandError, clean
from grani.terminal.files import STDIN
from grani.terminal.keys import read_order
from grani.terminal.screen import Screen

SEED_BITS = 48
Daily = Annotated[list[str] | None, Parameter(consume_multiple=(0, 1), negative="")]
"""An option that may have a date behind it."""
Saved = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""A file; ``-`` is understood, so that the refusal can say why not."""


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    names: str | None = None,
    setup: str | None = None,
    house: str | None = None,
    seed: int | None = None,
    daily: Daily = None,
    lang: Lang = None,
    save: Path | None = None,
    resume: Saved = None,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Play a game in the terminal."""
    screen = Screen(plain=plain, no_color=no_color)
    choose(lang)
    day = None if daily is None else _read_day(daily)
    chosen: Choice | None = Choice(game, seats, names, setup, house, seed, day, lang, save, resume)
    if screen.is_live and chosen == Choice():
        chosen = _menu(screen)
    if chosen is None:
        return 0
    return _start(chosen, screen) if chosen.resume is None else _resume(chosen, screen)


@dataclass(frozen=True)
class Choice:
    """What the command line, or the menu, says about a game."""

    game: str | None = None
    seats: str | None = None
    names: str | None = None
    setup: str | None = None
    house: str | None = None
    seed: int | None = None
    day: date | None = None
    lang: Lang = None
    save: Path | None = None
    resume: str | None = None


def _read_day(words: list[str]) -> date:
    """Read the date of a game of the day; today if there is none."""
    if not words:
        return date.today()
    try:
        return date.fromisoformat(words[0])
    except ValueError as wrong:
        raise CommandError("no-date", word=clean(words[0], 40)) from wrong


def _start(chosen: Choice, screen: Screen) -> int:
    """Begin a new game."""
    game = _usual_game(chosen.day) if chosen.game is None else read_game(chosen.game)
    words = choose(chosen.lang, game.id)
    kinds = read_kinds(usual_seats(game) if chosen.seats is None else chosen.seats, game)
    names = read_names(chosen.names, kinds, words)
    seed = _seed(chosen, game)
    setup = game.setup_data(len(kinds), chosen.setup, listed(chosen.house))
    match = Match.new(game, names, setup, seed)
    match.record.tags.update(saves.new_tags(kinds, seed, words.code))
    if chosen.day is not None:
        match.record.tags["daily"] = chosen.day.isoformat()
    return _sit_down(match, kinds, chosen.save, screen, words)


def _seed(chosen: Choice, game: Game) -> int:
    """Give the seed of a new game: that of its day, the one asked for, or any."""
    if chosen.day is None:
        return secrets.randbits(SEED_BITS) if chosen.seed is None else chosen.seed
    seed = game.daily_seed(chosen.day)
    if seed is None:
        raise CommandError("no-daily", game=game.id, other=_usual_game(chosen.day).id)
    if chosen.seed is not None:
        raise CommandError("seed-and-daily")
    return seed


def _usual_game(day: date | None) -> Game:
    """Give the game that is meant if none is named; for a day, the first with a game of the day."""
    if day is None:
        return first_game()
    return next(game for game in installed()[0] if game.daily_seed(day) is not None)


def _resume(chosen: Choice, screen: Screen) -> int:
    """Go on with a saved game, in its language unless another is asked for."""
    path = chosen.resume or ""
    if path == STDIN:
        raise CommandError("resume-from-file")
    if path.startswith("--"):
        raise CommandError("no-value-given", option="--resume", command="grani play")
    record = saves.load(path)
    for option, value in (
        ("--names", chosen.names),
        ("--setup", chosen.setup),
        ("--house", chosen.house),
        ("--seed", chosen.seed if "dice" in record.tags else None),
        ("--daily", chosen.day),
        ("GAME", chosen.game),
    ):
        if value is not None:
            raise CommandError("not-with-resume", option=option)
    game = read_game(record.game)
    if is_finished(record.replay()):
        raise CommandError("game-over", path=path)
    known = record.tags.get("kinds", "") or _all_people(record)
    is_typed = chosen.seats is not None
    kinds = read_kinds(known if chosen.seats is None else chosen.seats, game, is_typed)
    if len(kinds) != len(record.seats):
        raise CommandError(
            "players-of-save", players=len(kinds), seats=len(record.seats), path=path
        )
    own = "match" in record.tags
    spoken = record.tags.get("lang")
    lang = spoken if chosen.lang is None and spoken in LANGUAGES else chosen.lang
    words = choose(lang, game.id)
    seed = secrets.randbits(SEED_BITS) if chosen.seed is None else chosen.seed
    match = Match(game, record, saves.dice_of(record, seed))
    record.tags = {**saves.new_tags(kinds, seed, words.code), **record.tags}
    record.tags |= {"kinds": ",".join(kinds), "lang": words.code}
    place = Path(path) if own and chosen.save is None else chosen.save
    return _sit_down(match, kinds, place, screen, words)


def _all_people(record: Record) -> str:
    return ",".join(YOU for _ in record.seats)


def _sit_down(
    match: Match, kinds: list[str], place: Path | None, screen: Screen, words: Language
) -> int:
    """Find where the game is kept, and play."""
    from grani.terminal.session import Session

    if place is None:
        save = saves.default_save(match.record, os.environ)
    else:
        save = saves.named_save(place, match.record)
        save.keep(match)
    if not save.is_kept:
        screen.show(words.say("cli-unsaved", path=str(save.path.parent)))
    return Session(match, kinds, save, screen, words).run()


# ---------------------------------------------------------------------- the menu


def _menu(screen: Screen) -> Choice | None:
    """Greet and ask what to do; None if the player goes away."""
    last = saves.last_unfinished(os.environ)
    games, _ = installed()
    lang: Lang = None
    while True:
        words = choose(lang)
        items = _menu_items(games, words, lang)
        if last is not None:
            items.insert(1, (words.say("cli-menu-resume"), Choice(resume=str(last), lang=lang)))
        screen.turn_page()
        screen.say(words.say("cli-greeting"), "bold")
        for game in games:
            primer = f"cli-primer-{game.id}"
            if words.has(primer):
                screen.say(words.say(primer))
        screen.show("")
        for number, (text, _) in enumerate(items, 1):
            screen.say(f"  {number}  {text}")
        screen.show("")
        screen.say(words.say("cli-menu-more"))
        line = screen.ask(f"{words.say('cli-ask-menu', count=len(items))} ")
        order = read_order(line or "", words)
        if line is None or order.verb == "quit":
            return None
        if line.strip().casefold() in LANGUAGES:
            lang = line.strip().casefold()
        elif order.verb == "nothing":
            return items[0][1]
        elif order.verb == "number" and 1 <= int(order.argument) <= len(items):
            return items[int(order.argument) - 1][1]


def _menu_items(games: list[Game], words: Language, lang: Lang) -> list[tuple[str, Choice]]:
    """Give what can be begun: the first game in several ways, the others as they usually are."""
    first = games[0]
    bot = usual_bot(first.id)
    wanted = [
        ("bot", first, Choice(game=first.id)),
        ("bots", first, Choice(game=first.id, seats=f"{YOU},{bot},{bot}")),
        ("people", first, Choice(game=first.id, seats=f"{YOU},{YOU}")),
    ]
    today = date.today()
    for game in games[1:]:
        wanted.append(("alone" if game.min_seats == 1 else "bot", game, Choice(game=game.id)))
        if game.daily_seed(today) is not None:
            wanted.append(("daily", game, Choice(game=game.id, day=today)))
    return [
        (words.say(f"cli-menu-{way}", game=title_of(game, words)), replace(choice, lang=lang))
        for way, game, choice in wanted
    ]

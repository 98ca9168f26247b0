"""``grani play``: start or resume a game; without arguments on a terminal, a small menu."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from grani.cli import saves
from grani.cli.complaint import CommandError
from grani.cli.files import STDIN
from grani.cli.keys import read_order
from grani.cli.options import Flag, Lang, choose
from grani.cli.screen import Screen
from grani.cli.seats import YOU, read_game, read_kinds, read_names
from grani.core.match import Match
from grani.core.record import Record, is_finished
from grani.locales import LANGUAGES, Language

DEFAULT_GAME = "dice-forge"
DEFAULT_SEATS = "you,greedy"
SEED_BITS = 48


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    names: str | None = None,
    setup: str | None = None,
    seed: int | None = None,
    lang: Lang = None,
    save: Path | None = None,
    resume: str | None = None,
    plain: Flag = False,
    no_color: Flag = False,
) -> int:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        The game, dice-forge unless you say otherwise; `grani games` lists them.
    seats
        Who plays, in turn order: `you` or a bot's name, commas between; else you,greedy.
    names
        Names of the seats, commas between.
    setup
        introductory, alternates, random, or the names of sets to use, commas between.
    seed
        A number that fixes all dice.
    lang
        Language: en, ru or uk; otherwise that of your system.
    save
        Keep the game in this file instead of your state folder.
    resume
        Go on with a saved game.
    plain
        No frames, signs or colours: for screen readers and simple terminals.
    no_color
        No colours.
    """
    screen = Screen(plain=plain, no_color=no_color)
    choose(lang)
    chosen: Choice | None = Choice(game, seats, names, setup, seed, lang, save, resume)
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
    seed: int | None = None
    lang: Lang = None
    save: Path | None = None
    resume: str | None = None


def _start(chosen: Choice, screen: Screen) -> int:
    """Begin a new game."""
    words = choose(chosen.lang)
    game = read_game(DEFAULT_GAME if chosen.game is None else chosen.game)
    kinds = read_kinds(DEFAULT_SEATS if chosen.seats is None else chosen.seats, game)
    names = read_names(chosen.names, kinds, words)
    seed = secrets.randbits(SEED_BITS) if chosen.seed is None else chosen.seed
    match = Match.new(game, names, chosen.setup, seed)
    match.record.tags.update(saves.new_tags(kinds, seed, words.code))
    return _sit_down(match, kinds, chosen.save, screen, words)


def _resume(chosen: Choice, screen: Screen) -> int:
    """Go on with a saved game, in its language unless another is asked for."""
    path = chosen.resume or ""
    if path == STDIN:
        raise CommandError("--resume needs a file: the game is played from standard input")
    record = saves.load(path)
    for option, value in (
        ("--names", chosen.names),
        ("--setup", chosen.setup),
        ("--seed", chosen.seed if "dice" in record.tags else None),
        ("GAME", chosen.game),
    ):
        if value is not None:
            raise CommandError(f"{option} does not go with --resume: the save says it")
    game = read_game(record.game)
    if is_finished(record.replay()):
        raise CommandError(f"{path}: the game is over; see it with `grani replay {path}`")
    known = record.tags.get("kinds", "") or _all_people(record)
    kinds = read_kinds(known if chosen.seats is None else chosen.seats, game)
    if len(kinds) != len(record.seats):
        raise CommandError(f"{len(kinds)} players for the {len(record.seats)} seats of {path}")
    own = "match" in record.tags
    spoken = record.tags.get("lang")
    words = choose(spoken if chosen.lang is None and spoken in LANGUAGES else chosen.lang)
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
    from grani.cli.session import Session

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
    last = saves.last_unfinished(DEFAULT_GAME, os.environ)
    lang: Lang = None
    while True:
        words = choose(lang)
        items = [("cli-menu-bot", Choice(seats=DEFAULT_SEATS, lang=lang))]
        if last is not None:
            items.append(("cli-menu-resume", Choice(resume=str(last), lang=lang)))
        items.append(("cli-menu-bots", Choice(seats="you,greedy,greedy", lang=lang)))
        items.append(("cli-menu-people", Choice(seats="you,you", lang=lang)))
        screen.turn_page()
        screen.say(words.say("cli-greeting"), "bold")
        screen.say(words.say("cli-primer"))
        screen.show("")
        for number, (key, _) in enumerate(items, 1):
            screen.say(f"  {number}  {words.say(key)}")
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

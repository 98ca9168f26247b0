"""Who sits where: kinds of player and their names, as users write them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING

from grani.bots import bot_names, make_bot, usual_bot
from grani.bots.naming import BotError, module_of, read_spec
from grani.core.game import Game
from grani.core.reading import nearest
from grani.core.registry import BrokenGame, game as registered, games as registered_names
from grani.terminal import YOU
from grani.terminal.complaint import CommandError, clean

if TYPE_CHECKING:
    from grani.terminal.canvas import Words

LONGEST_NAME = 16


def read_game(name: str) -> Game:
    """Give a game by name."""
    try:
        return registered(name)
    except BrokenGame:
        raise
    except KeyError as wrong:
        near = nearest(name, registered_names())
        raise CommandError("no-game", word=name, near=near) from wrong


def usual_seats(game: Game) -> str:
    """Say who sits down if nobody does: a person, and bots where one cannot play alone."""
    return ",".join([YOU, *[usual_bot(game.id)] * (game.min_seats - 1)])


def read_kinds(text: str, game: Game, is_typed: bool = True) -> list[str]:
    """Read ``you,greedy`` and the like; a file may name no code, unlike somebody who types."""
    if not is_typed:
        refuse_code(text)
    kinds = [read_kind(word, game, [YOU]) for word in text.split(",")]
    if not game.min_seats <= len(kinds) <= game.max_seats:
        raise CommandError(
            "seats",
            count=len(kinds),
            game=game.id,
            low=game.min_seats,
            high=game.max_seats,
            example=f"--seats {usual_seats(game)}",
        )
    return kinds


def read_kind(text: str, game: Game, others: Sequence[str] = ()) -> str:
    """Read who plays: one of ``others``, or a bot, which is made once to see that it can be."""
    word = text.strip()
    kind = word if ":" in word else word.lower()
    if kind in others:
        return kind
    known = [*others, *bot_names(game.id)]
    try:
        spec = read_spec(kind)
        if spec.is_level and spec.name not in known:
            near = nearest(spec.name, known)
            if not near:
                # Whoever names the file of a bot means the module in it.
                module = module_of(word.partition(":")[0])
                raise CommandError(
                    "no-player-own", word=spec.name, known=", ".join(known), module=module
                )
            raise CommandError("no-player", word=spec.name, known=", ".join(known), near=near)
        make_bot(kind, game.id)
    except BotError as wrong:
        if not word:
            raise CommandError("no-player", word=word, known=", ".join(known), near="") from wrong
        raise CommandError("bot", detail=str(wrong)) from wrong
    return kind


def refuse_code(text: str) -> None:
    """Refuse bots that are classes or programs: a save that a stranger sent must start none."""
    for word in text.split(","):
        try:
            is_code = not read_spec(word).is_level
        except BotError:
            is_code = True
        if is_code and word.strip():
            raise CommandError("bot-of-save", word=clean(word, 80))


def own_name(kind: str, taken: Sequence[str]) -> str:
    """Give the name at the table of a bot that somebody wrote: its class or program.

    >>> own_name("my_bots:Patient", []), own_name("my_bots:Patient", ["Patient"])
    ('Patient', 'Patient 2')
    >>> own_name("command:./my-bot --fast", []), own_name("hard:iterations=2", [])
    ('my-bot', '')
    """
    spec = read_spec(kind)
    if spec.is_level:
        return ""
    word = (spec.command.split() or [""])[0] or spec.name.partition(":")[2]
    name = clean(PurePath(word).name or word, LONGEST_NAME)
    number = 2
    found = name
    while found in taken:
        ending = f" {number}"
        found, number = name[: LONGEST_NAME - len(ending)] + ending, number + 1
    return found


def _heros_name(number: int, words: Words) -> str:
    known = f"cli-name-bot-{number}"
    return words.say(known) if words.has(known) else words.say("cli-name-bot", number=number)


def read_names(text: str | None, kinds: list[str], words: Words) -> list[str]:
    """Read names, comma between; seats that are left out get names of their own."""
    given = [clean(word.strip(), 200) for word in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise CommandError("many-names", names=len(given), seats=len(kinds))
    names: list[str] = []
    people = kinds.count(YOU)
    bots = 0
    for seat, kind in enumerate(kinds):
        if kind == YOU:
            number = kinds[: seat + 1].count(YOU)
            name = words.say("cli-name-player", number=number if people > 1 else 0)
        else:
            bots += 1
            name = own_name(kind, names) or _heros_name(bots, words)
        names.append(given[seat] if seat < len(given) and given[seat] else name)
    for name in names:
        if len(name) > LONGEST_NAME:
            raise CommandError("long-name", name=name, most=LONGEST_NAME)
        if names.count(name) > 1:
            raise CommandError("same-name", name=name)
    return names
